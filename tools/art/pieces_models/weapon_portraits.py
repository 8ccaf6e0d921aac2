"""The six weapons as posters show them: upright before the viewer, lit like a film scene."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import bpy
from PIL import Image

from art.blender import kit
from art.pieces_models import rope as hemp
from art.pieces_models import weapons

PIXELS: Final = (1200, 1600)
WIDE: Final = 4.4  # Blender units across the card
CARD: Final = 600.0  # the poster's own units across
SAMPLES: Final = 10
MIDDLE: Final = (300.0, 345.0)  # where the weapon's middle comes to lie, in poster units


@dataclass(frozen=True)
class Portrait:
    """What is built and how it is held before the camera."""

    build: Callable[[], list[Any]]
    at: kit.Point3
    turn: kit.Point3
    size: float
    elevation: float = 6.0


def _hanging_rope() -> list[Any]:
    """A coil on a brass hook."""
    parts = hemp.made_of(hemp.hank_path(), fuzz=1500)
    brass = kit.brass()
    hook = kit.bezier((0.0, 2.15), (0.0, 1.7), (0.0, 1.6), (0.0, 1.42), 8)
    points: list[kit.Point3] = [(x, 0.55, z) for x, z in hook]
    bend = kit.bezier((0.55, 1.42), (0.45, 0.92), (-0.75, 0.80), (-0.72, 1.45), 18)
    points += [(0.0, y, z) for y, z in bend[1:]]
    parts.append(kit.tube("hook", points, 0.075, brass))
    parts.append(kit.ball("tip", 0.115, points[-1], brass))
    plate = kit.lathe("rose", [(0, 0), (0.36, 0), (0.36, 0.05), (0.28, 0.10), (0, 0.12)], brass)
    parts.append(kit.place(plate, (0, 0.66, 1.95), (90, 0, 0)))
    return parts


def _burning() -> list[Any]:
    """The candlestick with its candle; the flame is drawn on the poster."""
    wax = kit.waxy("wax", kit.hex_colour("#f3e6c6"), 0.4)
    candle = [(0, 2.40), (0.155, 2.40), (0.155, 3.00), *kit.arc(0.125, 3.01, 0.03, 0, 90, 5)]
    candle += [(0.06, 3.01), (0.0, 2.99)]
    wick = kit.tube("wick", [(0, 0, 2.98), (0.01, 0, 3.08), (0.03, 0, 3.14)], 0.018)
    kit.finish(wick, kit.plain("wick", (0.01, 0.008, 0.006), 0.9))
    drips = []
    for x, y, top, foot in (
        (-0.11, -0.12, 2.98, 2.74),
        (0.07, -0.145, 2.97, 2.84),
        (0.15, -0.05, 2.97, 2.70),
    ):
        path = [(x, y, top), (x * 1.04, y * 1.04, (top + foot) / 2), (x, y, foot)]
        drips.append(kit.tube("drip", path, 0.036, wax, radii=[0.8, 0.9, 1.2]))
        drips.append(kit.ball("drop", 0.045, (x, y, foot), wax, 16))
    kit.bulb((0, -0.35, 3.45), 35, (1.0, 0.70, 0.35), 0.12)
    return [*weapons.candlestick(), kit.lathe("candle", candle, wax, 64), wick, *drips]


PORTRAITS: Final[dict[str, Portrait]] = {
    "rope": Portrait(_hanging_rope, (0.02, 0, -0.12), (0, 0, 0), 1.17),
    "lead-pipe": Portrait(weapons.lead_pipe, (-0.27, 0, 0.10), (0, -56, 0), 1.11, 4.0),
    "knife": Portrait(weapons.knife, (-0.26, 0, -0.44), (0, -58, 0), 1.17, 4.0),
    "wrench": Portrait(weapons.wrench, (-0.15, 0, -0.26), (0, -57, 0), 1.10, 4.0),
    "candlestick": Portrait(_burning, (0, 0, -2.08), (0, 0, 0), 1.17, 14.0),
    "revolver": Portrait(weapons.revolver, (-0.42, 0, 0.38), (0, -27, 0), 0.98, 4.0),
}


def _lights() -> None:
    """Warm from the upper left, teal along the right edge, gold from below behind."""
    kit.world(0.55)
    kit.area((-2.6, -7.5, 3.4), 5.5, 900, (1.0, 0.95, 0.86))
    kit.area((-3.4, -4.2, 4.2), 2.4, 620, (1.0, 0.90, 0.74))
    kit.area((4.2, 1.2, 0.6), 1.2, 420, (0.30, 0.92, 0.95), size_y=5.0)
    kit.area((-4.0, 2.2, -1.6), 1.4, 300, (1.0, 0.66, 0.24), size_y=4.0)
    kit.area((0.6, -2.0, 5.0), 3.0, 140, (0.85, 0.95, 1.0))
    kit.area((2.6, -5.0, -1.0), 1.0, 60, (0.6, 0.85, 0.9), size_y=4.0)


def render(weapon: str) -> Image.Image:
    """The weapon alone on nothing, as large as the card shows it."""
    portrait = PORTRAITS[weapon]
    kit.reset(PIXELS, SAMPLES)
    parts = portrait.build()
    bpy.context.view_layer.update()
    kit.group(parts, portrait.at, portrait.turn, portrait.size)
    _lights()
    unit = CARD / WIDE
    height = CARD * PIXELS[1] / PIXELS[0]
    target = ((300 - MIDDLE[0]) / unit, 0.0, (MIDDLE[1] - height / 2) / unit)
    kit.camera(portrait.elevation, 0, 18, target, width=WIDE * PIXELS[1] / PIXELS[0])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "weapon.png"
        kit.render(path)
        return Image.open(path).convert("RGBA").copy()
