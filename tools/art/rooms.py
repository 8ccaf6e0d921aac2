"""The nine rooms of the classic mansion: tile sheets and room cards."""

from __future__ import annotations

import importlib
import tempfile
from collections.abc import Callable
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


# What a room's card shows: the middle, in cells from the room's corner, and the height in cells.
CARD = (600, 800)
CARD_VIEWS = {
    "study": (3.1, 1.8, 3.5),
    "hall": (4.15, 2.25, 4.4),
    "lounge": (5.3, 2.4, 4.4),
    "library": (3.0, 1.95, 3.7),
    "billiard-room": (3.75, 1.95, 3.7),
    "dining-room": (4.95, 2.55, 4.9),
    "conservatory": (2.05, 2.0, 3.8),
    "ballroom": (4.0, 3.65, 6.4),
    "kitchen": (4.3, 2.3, 4.4),
}


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


def _sheet(room: str, large: Image.Image, maker: str) -> list[Entry]:
    """The room as tiles, row by row over its bounding box."""
    outline = plan(room)
    left, top, width, height = outline.box
    small = large.resize((width * TILE, height * TILE), Image.Resampling.LANCZOS)
    kinds: list[tuple[str, Properties]] = [
        ("room" if (left + i, top + j) in outline.cells else "", {})
        for j in range(height)
        for i in range(width)
    ]
    purpose = f"the {room} as it lies on the classic board"
    return write_sheet(
        maker,
        cut(small, outline, TILE),
        kinds,
        maker,
        purpose,
        {"room": room},
        picture_name=f"room.{room}",
    )


def _vignette(picture: Image.Image) -> Image.Image:
    """Edges fall into the dark, most of all below, where the card's name is written."""
    width, height = picture.size
    y, x = np.mgrid[0:height, 0:width].astype(float)
    away = np.hypot((x / width - 0.5) * 1.25, (y / height - 0.46) * 1.05)
    light = 1 - 0.62 * np.clip(away - 0.32, 0, 1) ** 1.2 * 1.9
    light *= 1 - 0.35 * np.clip((y / height - 0.82) / 0.18, 0, 1)
    pixels = np.asarray(picture).astype(float) * np.clip(light, 0, 1)[..., None]
    return Image.fromarray(np.round(pixels).astype(np.uint8))


def _card(room: str, large: Image.Image, maker: str) -> Entry:
    """The finest part of the room, upright, without its name."""
    x, y, high = CARD_VIEWS[room]
    pixels = large.width / plan(room).box[2]
    wide = high * CARD[0] / CARD[1]
    part = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
    left, top, right, bottom = (round(edge * pixels) for edge in part)
    view = large.crop((left, top, right, bottom)).resize(CARD, Image.Resampling.LANCZOS)
    file = f"cards/rooms/{room}.webp"
    (ASSETS / file).parent.mkdir(parents=True, exist_ok=True)
    _vignette(view).save(ASSETS / file, quality=90, method=6)
    return Entry(f"card.room.{room}", "picture", file, f"the {room}'s card, unnamed", maker, CARD)


def write(room: str, large: Image.Image) -> list[Entry]:
    """The tile sheet and the card from one rendering."""
    maker = f"room-{room}"
    return [*_sheet(room, large, maker), _card(room, large, maker)]


def _make(room: str) -> list[Entry]:
    return write(room, render_room(room, round(TILE * FINE), SAMPLES))


MAKERS: dict[str, Callable[[], list[Entry]]] = {
    f"room-{room}": partial(_make, room) for room in LETTERS
}
