"""The lamps over the dice and the curve of the film.

:mod:`art.dice_render` lights the dice with them, :mod:`art.dice_shadow` the table.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Triple = tuple[float, float, float]

ELEVATION = 54.0  # of the camera, degrees above the table; it looks along +y


@dataclass(frozen=True)
class Lamp:
    """A rectangular lamp that looks at the middle of the die. Lengths in die widths."""

    at: Triple
    size: tuple[float, float]
    watts: float
    colour: Triple


LAMPS = (
    Lamp((-1.9, -1.35, 3.0), (1.5, 1.5), 172.0, (1.0, 0.93, 0.82)),  # key, top left
    Lamp((2.4, -0.9, 1.7), (0.7, 2.0), 26.0, (0.75, 0.85, 1.0)),  # cool strip
    Lamp((0.9, 2.6, 2.2), (1.8, 0.6), 60.0, (1.0, 0.88, 0.70)),  # rim
)
TARGET: Triple = (0.0, 0.0, 0.5)

SKY_STRENGTH = 0.42
SKY: tuple[tuple[float, Triple], ...] = (  # colour by height, from straight below to above
    (0.0, (0.05, 0.035, 0.025)),
    (0.42, (0.05, 0.035, 0.025)),
    (0.55, (0.32, 0.27, 0.23)),
    (0.8, (0.75, 0.80, 0.95)),
    (1.0, (0.75, 0.80, 0.95)),
)

IVORY: Triple = (0.83, 0.74, 0.575)
INK: Triple = (0.012, 0.009, 0.007)
RED_INK: Triple = (0.36, 0.012, 0.014)
TABLE: Triple = (0.20, 0.12, 0.06)

EXPOSURE = 0.52
_SHOULDER = 0.55  # light above this is bent towards white


def sky(up: Array) -> Array:
    """Light from a direction whose vertical part is ``up``."""
    height = up * 0.5 + 0.5
    stops = [stop for stop, _ in SKY]
    channels = [np.interp(height, stops, [c[i] for _, c in SKY]) for i in range(3)]
    return np.asarray(np.stack(channels, axis=-1) * SKY_STRENGTH, dtype=np.float32)


def develop(light: Array) -> Array:
    """Scene light to screen values from 0 to 1, highlights rolled off as on film."""
    x = np.maximum(light * np.float32(EXPOSURE), 0.0)
    room = np.float32(1.0 - _SHOULDER)
    over = np.maximum(x - _SHOULDER, 0.0)
    x = np.where(x > _SHOULDER, _SHOULDER + room * (1.0 - np.exp(-over / room)), x)
    return np.asarray(
        np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-6), 1 / 2.4) - 0.055)
    )
