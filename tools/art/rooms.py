"""The nine rooms of the classic mansion: tile sheets and room cards."""

from __future__ import annotations

import importlib
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageDraw

from art.manifest import ASSETS, Entry
from art.rooms_plan import LETTERS, Plan, plan
from art.tiles import TILE, Properties, write_sheet

FINE = 1.5  # rooms are rendered larger than shown, then reduced
SAMPLES = 8
EXPOSURE = 1.0


def render_room(room: str, pixels: int, samples: int) -> Image.Image:
    """The furnished room from straight above, ``pixels`` a cell, its outline not yet cut."""
    from art.blender import kit
    from art.blender.house.site import Site

    outline = plan(room)
    _, _, width, height = outline.box
    kit.reset((width * pixels, height * pixels), samples, EXPOSURE, transparent=False)
    site = Site(outline)
    _furnish(site, room)
    site.walls()
    site.light()
    site.camera()
    return _picture()


def _furnish(site: Any, room: str) -> None:
    module = importlib.import_module(f"art.blender.rooms.{room.replace('-', '_')}")
    module.furnish(site)


def _picture() -> Image.Image:
    from art.blender import kit

    kit.bounce(3)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "room.png"
        kit.render(path)
        return Image.open(path).convert("RGB")


@dataclass(frozen=True)
class View:
    """How a room is taken for its card: what is looked at, from where, before which wall."""

    target: tuple[float, float, float]  # cells from the room's corner, and height
    paper: str
    distance: float = 11.0
    elevation: float = 42.0
    azimuth: float = 0.0


VIEWS = {
    "study": View((3.1, 1.5, 0.4), "#2c4438"),
    "hall": View((3.6, 1.9, 0.4), "#5a4a34", 12.0, 40, 12),
    "lounge": View((3.0, 1.7, 0.3), "#4a1a20", azimuth=-14),
    "library": View((3.2, 1.6, 0.4), "#3a2a1a", azimuth=10),
    "billiard-room": View((3.7, 1.6, 0.4), "#1f3a2c", azimuth=-16),
    "dining-room": View((4.9, 2.0, 0.4), "#3f1d22", 12.0, 42, 18),
    "conservatory": View((2.6, 1.5, 0.3), "#243a34", azimuth=10),
    "ballroom": View((4.1, 4.8, 0.2), "#4a3420", 13.0, 40, 150),
    "kitchen": View((3.3, 1.8, 0.4), "#5f6a5c", azimuth=12),
}
CARD = (600, 800)


def render_card(room: str, samples: int, scale: float = 1.0) -> Image.Image:
    """The same room as a visitor might see it, upright, for the card."""
    from art.blender import kit
    from art.blender.house.site import Site

    view = VIEWS[room]
    kit.reset(
        (round(CARD[0] * scale), round(CARD[1] * scale)), samples, EXPOSURE, transparent=False
    )
    site = Site(plan(room))
    _furnish(site, room)
    site.walls()
    site.backdrop(view.paper)
    site.light()
    target = site.at(*view.target)
    kit.camera(view.elevation, view.azimuth, view.distance, target, lens=62)
    return _picture()


def cut(picture: Image.Image, outline: Plan, pixels: int) -> Image.Image:
    """Transparent wherever the board has no cell of the room."""
    left, top, _, _ = outline.box
    mask = Image.new("L", picture.size)
    draw = ImageDraw.Draw(mask)
    for x, y in outline.cells:
        corner = ((x - left) * pixels, (y - top) * pixels)
        draw.rectangle((*corner, corner[0] + pixels - 1, corner[1] + pixels - 1), fill=255)
    picture = picture.convert("RGBA")
    picture.putalpha(mask)
    return picture


def _sheet(room: str) -> list[Entry]:
    outline = plan(room)
    left, top, width, height = outline.box
    large = render_room(room, round(TILE * FINE), SAMPLES)
    small = large.resize((width * TILE, height * TILE), Image.Resampling.LANCZOS)
    kinds: list[tuple[str, Properties]] = [
        ("room" if (left + i, top + j) in outline.cells else "", {})
        for j in range(height)
        for i in range(width)
    ]
    name, purpose = f"room-{room}", f"the {room} as it lies on the classic board"
    traits = {"room": room}
    picture = cut(small, outline, TILE)
    return write_sheet(name, picture, kinds, name, purpose, traits, picture_name=f"room.{room}")


def _vignette(picture: Image.Image) -> Image.Image:
    """Edges fall into the dark, most of all below, where the card's name is written."""
    width, height = picture.size
    y, x = np.mgrid[0:height, 0:width].astype(float)
    away = np.hypot((x / width - 0.5) * 1.25, (y / height - 0.46) * 1.05)
    light = 1 - 0.62 * np.clip(away - 0.32, 0, 1) ** 1.2 * 1.9
    light *= 1 - 0.35 * np.clip((y / height - 0.82) / 0.18, 0, 1)
    pixels = np.asarray(picture).astype(float) * np.clip(light, 0, 1)[..., None]
    return Image.fromarray(np.round(pixels).astype(np.uint8))


def _card(room: str) -> list[Entry]:
    picture = _vignette(render_card(room, SAMPLES).resize(CARD, Image.Resampling.LANCZOS))
    file = f"cards/rooms/{room}.webp"
    (ASSETS / file).parent.mkdir(parents=True, exist_ok=True)
    picture.save(ASSETS / file, quality=90, method=6)
    purpose = f"the {room}'s card, without its name"
    return [Entry(f"card.room.{room}", "picture", file, purpose, f"card-room-{room}", CARD)]


MAKERS: dict[str, Callable[[], list[Entry]]] = {
    **{f"room-{room}": partial(_sheet, room) for room in LETTERS},
    **{f"card-room-{room}": partial(_card, room) for room in LETTERS},
}
