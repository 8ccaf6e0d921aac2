"""Light that burns on the board: a few frames each, black where there is none, to be added to it.

Each picture is a strip of frames side by side, and comes round again after the last.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from art.manifest import ASSETS, Entry
from art.tiles import TILE

FRAMES = 8
HEAT = ((0, 0, 0), (70, 16, 4), (168, 62, 12), (236, 138, 40), (255, 208, 110), (255, 240, 200))
WARM = np.array((255, 186, 96), float)
Picture = NDArray[np.float64]


def _grid(wide: float, high: float) -> tuple[Picture, Picture]:
    """Cells from the middle, to the right and downwards."""
    size = round(wide * TILE), round(high * TILE)
    y, x = np.mgrid[0 : size[1], 0 : size[0]]
    return (x + 0.5) / TILE - wide / 2, (y + 0.5) / TILE - high / 2


def _round(frame: int, seed: float, times: int = 1) -> float:
    """Something between -1 and 1 that comes round after the last frame."""
    turn = 2 * math.pi * frame / FRAMES
    return 0.6 * math.sin(times * turn + seed) + 0.4 * math.sin((times + 1) * turn + 2.3 * seed)


def _coloured(heat: Picture) -> Picture:
    stops = np.linspace(0, 1, len(HEAT))
    return np.dstack([np.interp(heat, stops, [c[part] for c in HEAT]) for part in range(3)])


def _halo(x: Picture, y: Picture, reach: float, strength: float) -> Picture:
    """Soft light all round, nothing at the picture's rim."""
    away = np.hypot(x, y) / reach
    fall = np.clip(1 - away, 0, 1) ** 2 * strength
    light: Picture = fall[..., None] * WARM
    return light


def _tongues(x: Picture, y: Picture, frame: int, spread: float) -> Picture:
    """Flames from above: a bed of heat in which brighter places wander."""
    heat = 0.42 * np.exp(-((x / spread) ** 2 + (y / (spread * 0.8)) ** 2))
    for n in range(7):
        turn = n * 2.4
        at_x = spread * (0.55 * math.cos(turn) + 0.16 * _round(frame, turn, 1 + n % 2))
        at_y = spread * (0.42 * math.sin(turn) + 0.16 * _round(frame, turn + 1.7, 1 + n % 3))
        near = ((x - at_x) ** 2 + (y - at_y) ** 2) / (0.30 * spread) ** 2
        heat += (0.30 + 0.16 * _round(frame, 3 * turn)) * np.exp(-near)
    return np.clip(heat, 0, 1)


def fire(frame: int) -> Picture:
    """A hearth."""
    x, y = _grid(3.0, 3.0)
    glow = _halo(x, y, 1.45, 0.34 + 0.05 * _round(frame, 0.4))
    return glow + _coloured(_tongues(x, y, frame, 0.34)) * 0.9


def range_(frame: int) -> Picture:
    """Coals under iron: a dull red that breathes."""
    x, y = _grid(2.5, 2.5)
    glow = np.clip(1 - np.hypot(x, y) / 1.2, 0, 1) ** 2 * (0.34 + 0.05 * _round(frame, 1.1))
    coals = 0.55 * _tongues(x, y, frame, 0.26)
    light: Picture = glow[..., None] * np.array((255, 112, 42)) + _coloured(coals) * 0.8
    return light


def lamp(frame: int) -> Picture:
    """A shade with a steady light in it."""
    x, y = _grid(3.0, 3.0)
    steady = 0.30 + 0.018 * _round(frame, 2.0)
    return _halo(x, y, 1.45, steady) + _halo(x, y, 0.42, 0.22)


def candle(frame: int) -> Picture:
    """A small flame that leans."""
    x, y = _grid(2.0, 2.0)
    lean_x, lean_y = 0.02 * _round(frame, 0.0), 0.015 * _round(frame, 1.3, 2)
    size = 0.075 * (1 + 0.12 * _round(frame, 2.2))
    heat = np.exp(-(((x - lean_x) / size) ** 2 + ((y - lean_y) / (size * 1.5)) ** 2))
    return _halo(x, y, 0.95, 0.34 + 0.06 * _round(frame, 0.7)) + _coloured(heat)


KINDS: dict[str, Callable[[int], Picture]] = {
    "fire": fire,
    "range": range_,
    "lamp": lamp,
    "candle": candle,
}


def _make() -> list[Entry]:
    entries = []
    for kind, paint in KINDS.items():
        strip = np.concatenate([paint(frame) for frame in range(FRAMES)], axis=1)
        picture = Image.fromarray(np.clip(np.round(strip), 0, 255).astype(np.uint8))
        file = f"board/light.{kind}.webp"
        picture.save(ASSETS / file, "WEBP", quality=88, method=6)
        purpose = f"a {kind} that burns on the board, {FRAMES} frames side by side, to be added"
        entries.append(
            Entry(f"light.{kind}", "picture", file, purpose, "board-lights", picture.size)
        )
    return entries


MAKERS: dict[str, Callable[[], list[Entry]]] = {"board-lights": _make}
