"""The nine rooms of the classic mansion as tile sheets."""

from __future__ import annotations

import importlib
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from art.lamplight import relit
from art.manifest import Entry
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


def lit(picture: Image.Image, outline: Plan, pixels: int) -> Image.Image:
    """Cut out, and in the light of the room's lamps."""
    alone = cut(picture, outline, pixels)
    left, top, _, _ = outline.box
    shown = relit(outline.room, alone, alone.getchannel("A"), left, top, pixels).convert("RGBA")
    shown.putalpha(alone.getchannel("A"))
    return shown


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
        lit(small, outline, TILE),
        kinds,
        maker,
        purpose,
        {"room": room},
        picture_name=f"room.{room}",
    )


def _make(room: str) -> list[Entry]:
    return _sheet(room, render_room(room, round(TILE * FINE), SAMPLES), f"room-{room}")


MAKERS: dict[str, Callable[[], list[Entry]]] = {
    f"room-{room}": partial(_make, room) for room in LETTERS
}
