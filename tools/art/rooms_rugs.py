"""Rugs and carpets drawn in numpy: symmetrical, knotted, a little worn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from PIL import Image

Array = Any
DENSITY = 210  # pixels a cell


def _rgb(text: str) -> Array:
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)], float)


class Loom:
    """A piece of weaving measured from its middle, so that all four quarters agree."""

    def __init__(self, wide: float, high: float, palette: Sequence[str]) -> None:
        self.width, self.height = int(wide * DENSITY), int(high * DENSITY)
        y, x = np.mgrid[0 : self.height, 0 : self.width].astype(float)
        self.across = (x - (self.width - 1) / 2) / DENSITY
        self.along = (y - (self.height - 1) / 2) / DENSITY
        self.x, self.y = np.abs(self.across), np.abs(self.along)
        self.from_side, self.from_end = wide / 2 - self.x, high / 2 - self.y
        self.edge = np.minimum(self.from_side, self.from_end)
        self.colours = [_rgb(colour) for colour in palette]
        self.cloth = np.zeros((self.height, self.width, 3)) + self.colours[0]

    def dye(self, where: Array, colour: int) -> None:
        """Knots of one colour."""
        self.cloth[where] = self.colours[colour]

    def flower(
        self, x: float, y: float, radius: float, petals: int, rings: Sequence[tuple[float, int]]
    ) -> None:
        """Rings of petals, from the outermost in."""
        angle = np.arctan2(self.y - y, self.x - x)
        distance = np.hypot(self.x - x, self.y - y)
        reach = distance / (radius * (0.78 + 0.22 * np.cos(petals * angle)))
        for size, colour in rings:
            self.dye(reach < size, colour)

    def band(self, inner: float, outer: float, colour: int) -> Array:
        """A stripe parallel to the edge; returns where it is."""
        where = (self.edge >= inner) & (self.edge < outer)
        self.dye(where, colour)
        return where

    def woven(self, seed: int = 3) -> Image.Image:
        """Knots, uneven dye and wear laid over the drawing."""
        rng = np.random.default_rng(seed)
        rows, columns = np.arange(self.height)[:, None], np.arange(self.width)[None]
        knot = (rows % 3 == 0) * 0.07 + (columns % 3 == 0) * 0.05
        bands = np.repeat(rng.normal(0, 1, (self.height // 20 + 1, 1)), 20, 0)[: self.height]
        noise = rng.normal(0, 1, (self.height, self.width))
        shade = 1 - knot + 0.05 * noise + 0.03 * bands
        return Image.fromarray(np.clip(self.cloth * shade[..., None], 0, 255).astype(np.uint8))


def persian(wide: float, high: float, palette: Sequence[str]) -> Image.Image:
    """A medallion carpet: field, border ground, gold, cream, deep tone, accent."""
    loom = Loom(wide, high, palette)
    _scrolls(loom)
    _medallion(loom, min(wide, high))
    _corners(loom, wide, high)
    _borders(loom, wide, high)
    return loom.woven()


FIELD, NAVY, GOLD, CREAM, DEEP, ACCENT = range(6)


def _scrolls(loom: Loom) -> None:
    u, v = loom.x * 1.35, loom.y * 1.35
    wave = np.sin(5.2 * u + 2.2 * np.sin(4.1 * v)) * np.cos(6.2 * v + 1.7 * np.sin(4.6 * u))
    loom.dye(np.abs(wave) < 0.055, GOLD)
    loom.dye(np.abs(wave - 0.55) < 0.05, NAVY)
    for i, x in enumerate(np.arange(0.0, loom.x.max(), 0.36)):
        for j, y in enumerate(np.arange(0.0, loom.y.max(), 0.42)):
            offset = 0.18 * (j % 2)
            rings = ((1.0, NAVY), (0.78, GOLD), (0.55, DEEP), (0.25, CREAM))
            loom.flower(x + offset, y, 0.09 + 0.01 * (i % 2), 6, rings)


def _medallion(loom: Loom, span: float) -> None:
    stretch = 1.0 if span > 2.2 else 0.9
    angle = np.arctan2(loom.y, loom.x / 1.15)
    distance = np.hypot(loom.x / 1.15, loom.y)
    size = span * 0.27 * stretch
    rings = ((1.1, GOLD), (1.06, NAVY), (0.9, GOLD), (0.87, DEEP), (0.66, CREAM), (0.63, ACCENT),
             (0.42, GOLD), (0.39, FIELD), (0.18, CREAM), (0.12, NAVY))  # fmt: skip
    for part, colour in rings:
        loom.dye(distance < size * part * (1 + 0.07 * np.cos(16 * angle)), colour)
    for turn in np.arange(8) * np.pi / 4 + np.pi / 8:
        x, y = abs(size * 0.78 * np.cos(turn)) * 1.15, abs(size * 0.78 * np.sin(turn))
        loom.flower(x, y, size * 0.13, 8, ((1, GOLD), (0.8, FIELD), (0.5, CREAM), (0.2, DEEP)))


def _corners(loom: Loom, wide: float, high: float) -> None:
    x, y = wide / 2 - 0.4, high / 2 - 0.4
    distance = np.hypot(x - loom.x, y - loom.y)
    angle = np.arctan2(y - loom.y, x - loom.x)
    reach = distance / (min(wide, high) * 0.26 * (1 + 0.08 * np.cos(12 * angle)))
    inside = loom.edge > 0.4
    rings = (
        (1.04, GOLD),
        (1, NAVY),
        (0.78, GOLD),
        (0.75, DEEP),
        (0.5, CREAM),
        (0.47, ACCENT),
        (0.25, GOLD),
    )
    for size, colour in rings:
        loom.dye((reach < size) & inside, colour)


def _borders(loom: Loom, wide: float, high: float) -> None:
    stripes = ((0.0, 0.42, NAVY), (0.0, 0.035, DEEP), (0.035, 0.055, GOLD), (0.055, 0.12, CREAM),
               (0.12, 0.14, DEEP), (0.34, 0.36, DEEP), (0.36, 0.4, CREAM), (0.4, 0.425, GOLD))  # fmt: skip
    for inner, outer, colour in stripes:
        loom.band(inner, outer, colour)
    run = np.where(loom.from_side < loom.from_end, loom.y, loom.x)
    teeth = (loom.edge >= 0.065) & (loom.edge < 0.11) & ((run // 0.045) % 2 < 1)
    loom.dye(teeth, FIELD)
    vine = 0.24 + 0.045 * np.sin(run * 10.5)
    loom.dye((loom.edge > 0.15) & (loom.edge < 0.33) & (np.abs(loom.edge - vine) < 0.011), GOLD)
    rings = ((1.0, GOLD), (0.8, FIELD), (0.45, CREAM), (0.2, DEEP))
    for k in np.arange(0.0, max(wide, high) / 2, 0.3):
        if k < wide / 2 - 0.3:
            loom.flower(k, high / 2 - 0.24, 0.08, 7, rings)
        if k < high / 2 - 0.3:
            loom.flower(wide / 2 - 0.24, k, 0.08, 7, rings)
    loom.flower(wide / 2 - 0.24, high / 2 - 0.24, 0.11, 8, rings)


# How far out each ring of a fan reaches, and its colour.
FAN = ((1.0, 1), (0.93, 0), (0.72, 1), (0.66, 3), (0.45, 1), (0.39, 0), (0.2, 2))


def deco(wide: float, high: float, palette: Sequence[str]) -> Image.Image:
    """Art-deco fans on a plain ground with a stepped border."""
    loom = Loom(wide, high, palette)
    _fans(loom)
    loom.band(0.0, 0.3, 4)
    for inner, outer, colour in ((0.03, 0.05, 1), (0.25, 0.28, 1), (0.3, 0.33, 2), (0.1, 0.2, 0)):
        loom.band(inner, outer, colour)
    run = np.where(loom.from_side < loom.from_end, loom.y, loom.x)
    zigzag = 0.15 + 0.04 * (np.abs((run / 0.1) % 2 - 1) * 2 - 1)
    loom.dye((np.abs(loom.edge - zigzag) < 0.012) & (loom.edge < 0.2), 1)
    return loom.woven()


def fitted(wide: float, high: float, palette: Sequence[str]) -> Image.Image:
    """The same fans from wall to wall: it repeats every half cell."""
    loom = Loom(wide, high, palette)
    _fans(loom)
    return loom.woven(seed=5)


def _fans(loom: Loom) -> None:
    pitch = 0.5
    for parity in (0, 1):
        row = np.floor(loom.along / (pitch / 2))
        mine = row % 2 == parity
        shift = pitch / 2 if parity else 0.0
        local = (loom.across + shift) % pitch - pitch / 2
        distance = np.hypot(local, loom.along - row * pitch / 2)
        for size, colour in FAN:
            loom.dye(mine & (distance < pitch / 2 * size), colour)


def runner(wide: float, high: float, palette: Sequence[str]) -> Image.Image:
    """A stair and hall runner: plain, gold stripes, a Greek key along the sides."""
    loom = Loom(wide, high, palette)
    loom.band(0.0, 0.2, 3)
    for inner, outer, colour in (
        (0.0, 0.02, 3),
        (0.03, 0.045, 1),
        (0.155, 0.17, 1),
        (0.2, 0.215, 2),
    ):
        loom.band(inner, outer, colour)
    run = np.where(loom.from_side < loom.from_end, loom.y, loom.x)
    phase = (run / 0.14) % 1
    depth = (loom.edge - 0.055) / 0.09
    key = (
        (phase < 0.14)
        | ((depth < 0.2) & (phase < 0.7))
        | ((depth > 0.8) & (phase > 0.55))
        | (np.abs(phase - 0.62) < 0.07) & (depth < 0.7)
    )
    loom.dye(key & (depth > 0) & (depth < 1), 1)
    for k in np.arange(0.0, high / 2 - 0.3, 0.55):
        loom.flower(0.0, k, 0.13, 8, ((1.0, 1), (0.86, 0), (0.5, 2), (0.22, 1)))
        loom.flower(0.0, k + 0.275, 0.05, 4, ((1.0, 1), (0.6, 0)))
    return loom.woven()


Pattern = Callable[[float, float], Image.Image]
PATTERNS: dict[str, Pattern] = {
    "red persian": partial(
        persian, palette=("#8d1d22", "#14233f", "#d9b36a", "#efe0bd", "#5b1016", "#2f4a3a")
    ),
    "blue persian": partial(
        persian, palette=("#1f3a5c", "#5b1520", "#d2ae6c", "#ece0c4", "#12213a", "#7a2a26")
    ),
    "green persian": partial(
        persian, palette=("#2a4a38", "#4a1a1c", "#d4b06a", "#efe4c8", "#162a22", "#8a5a24")
    ),
    "umber persian": partial(
        persian, palette=("#4f2a1c", "#1c2b2c", "#a88248", "#cdb88c", "#2a140e", "#5f2420")
    ),
    "deco": partial(deco, palette=("#5a1420", "#9c7434", "#c9ac6c", "#6e1c2a", "#330c14")),
    "fitted": partial(fitted, palette=("#5a1420", "#9c7434", "#c9ac6c", "#6e1c2a", "#330c14")),
    "runner": partial(runner, palette=("#8c1d2c", "#d2a24a", "#f0d490", "#4a0d18")),
}
