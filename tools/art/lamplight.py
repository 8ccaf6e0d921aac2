"""How lamplight falls on what was rendered: rooms round their lamps, corridors quieter than rooms.

Everything is measured as an eye would: ``luminance`` of sRGB values, 0 to 255.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

Grid: TypeAlias = NDArray[np.floating]

WARM = (1.0, 0.80, 0.50)
FIRE = (1.0, 0.70, 0.42)
MOON = (0.55, 0.78, 1.0)
AMBIENT = 0.62
"""What of its own brightness a room keeps where no lamp reaches."""
WALL_SHADE = 0.34
QUIET = (0.64, 0.57, 0.465)
"""What the corridors' marble keeps of each colour where no lamp burns."""


class Lamp(NamedTuple):
    """A light in a room: where, in cells of the board, how far, how strong, of what colour."""

    x: float
    y: float
    reach: float
    strength: float
    colour: tuple[float, float, float] = WARM


ROOM_LAMPS: dict[str, tuple[Lamp, ...]] = {
    "study": (Lamp(3.0, 1.0, 2.6, 1.0), Lamp(5.6, 2.9, 1.8, 0.35)),
    "hall": (Lamp(9.5, 0.55, 2.4, 0.9), Lamp(14.4, 3.15, 2.4, 1.0), Lamp(12, 5.6, 2.2, 0.5)),
    "lounge": (Lamp(17.6, 1.5, 2.4, 0.9), Lamp(23.3, 3.2, 3.4, 1.5, FIRE)),
    "library": (Lamp(3.6, 7.2, 2.8, 1.1), Lamp(5.4, 9.9, 1.6, 0.3)),
    "billiard-room": (Lamp(3.75, 13.1, 2.4, 1.2), Lamp(1.5, 15.5, 1.6, 0.4)),
    "dining-room": (
        Lamp(16.6, 13.15, 2.4, 1.0),
        Lamp(20.8, 10.8, 3.0, 0.9),
        Lamp(21.3, 15.4, 1.8, 0.5),
    ),
    "conservatory": (Lamp(2.3, 20.2, 2.1, 0.8), Lamp(3.5, 22.6, 2.8, 0.6, MOON)),
    "ballroom": (
        Lamp(8.5, 17.5, 2.2, 0.8),
        Lamp(15.5, 17.5, 2.2, 0.8),
        Lamp(8.5, 22.4, 2.2, 0.7),
        Lamp(15.5, 22.4, 2.2, 0.7),
        Lamp(12, 19.8, 3.4, 0.7),
    ),
    "kitchen": (Lamp(23.2, 20.4, 3.0, 1.2, FIRE), Lamp(20.9, 19.7, 2.4, 0.6)),
}
ROOM_MEANS = {
    "study": 84,
    "hall": 96,
    "lounge": 84,
    "library": 86,
    "billiard-room": 84,
    "dining-room": 100,
    "conservatory": 100,
    "ballroom": 112,
    "kitchen": 106,
}


def luminance(pixels: Grid) -> Grid:
    """How bright each pixel looks."""
    grey: Grid = pixels[..., :3] @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    return grey


def blurred(values: Grid, reach: float) -> Grid:
    """A field of 0 to 1, softened."""
    picture = Image.fromarray(np.clip(values * 255, 0, 255).astype(np.uint8))
    soft = np.asarray(picture.filter(ImageFilter.GaussianBlur(reach)), np.float32)
    return soft / 255


def shifted(values: Grid, across: int, down: int) -> Grid:
    """A field moved to the lower right; what comes in is nothing."""
    return np.pad(values, ((down, 0), (across, 0)))[: values.shape[0], : values.shape[1]]


def quiet(tile: Image.Image) -> Image.Image:
    """A corridor's tile as it looks between the lamps: dimmer and warmer, its veins kept."""
    pixels = np.asarray(tile.convert("RGB"), np.float32) / 255
    grey = luminance(pixels)
    pixels += (pixels - blurred(grey, 12)[..., None]) * 0.3
    pixels = np.clip(pixels * np.array(QUIET, np.float32), 0, 1)
    return Image.fromarray(np.round(pixels * 255).astype(np.uint8)).convert("RGBA")


def relit(
    room: str, picture: Image.Image, inside: Image.Image, left: int, top: int, px: int
) -> Image.Image:
    """A room's picture in the light of its own lamps, brought to the brightness it should have.

    ``inside`` is white where the room is, ``px`` how many pixels a cell has.
    """
    base = np.asarray(picture.convert("RGB"), np.float32) / 255
    held = np.asarray(inside, np.float32) / 255
    high, wide = held.shape
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32)
    x, y = x / px + left, y / px + top
    light = np.full(base.shape, AMBIENT, np.float32)
    for lamp in ROOM_LAMPS[room]:
        fall = np.exp(-((x - lamp.x) ** 2 + (y - lamp.y) ** 2) / lamp.reach**2) * lamp.strength
        light += fall[..., None] * np.array(lamp.colour, np.float32)
    room_for = max(px // 2, 1)
    around = np.pad(1 - held, room_for, constant_values=1)
    shade = shifted(blurred(around, px * 0.15), round(px * 0.1), round(px * 0.15))
    shade = shade[room_for:-room_for, room_for:-room_for]
    light *= (1 - WALL_SHADE * np.clip(shade, 0, 1))[..., None]
    pixels = _at_mean(base, light, held > 0.5, ROOM_MEANS[room] / 255)
    return Image.fromarray(np.round(pixels * 255).astype(np.uint8))


def lifted(picture: Image.Image, mean: float) -> Image.Image:
    """A floor as bright as it should be under a lamp, so that dusk may be laid over it."""
    base = np.asarray(picture.convert("RGB"), np.float32)
    share = 1.0
    for _ in range(8):  # by a share: a curve would make it pale
        share *= mean / float(luminance(_rounded_off(base * share)).mean())
    return Image.fromarray(np.round(_rounded_off(base * share)).astype(np.uint8))


def _rounded_off(values: Grid) -> Grid:
    """Brightness beyond three quarters bends, so that nothing burns out."""
    knee, room = 190.0, 65.0
    over = np.maximum(values - knee, 0)
    bent: Grid = np.minimum(values, knee) + room * (1 - np.exp(-over / room))
    return bent


def recoloured(picture: Image.Image, colour: tuple[int, int, int], mean: float) -> Image.Image:
    """A floor of the same pattern in another material's colour."""
    grey = luminance(np.asarray(picture.convert("RGB"), np.float32))
    own = np.asarray(picture.convert("RGB"), np.float32)
    tone = np.array(colour, np.float32) / 255
    shade = (grey / max(1.0, float(grey.mean())))[..., None]
    made = 0.22 * own + 0.78 * 255 * np.clip(tone * shade, 0, 1)
    return lifted(Image.fromarray(np.clip(made, 0, 255).astype(np.uint8)), mean)


def _at_mean(base: Grid, light: Grid, inside: NDArray[np.bool_], mean: float) -> Grid:
    """Lifted by a curve, but lowered by a share: a curve would turn parquet orange."""

    def made(curve: float, share: float) -> Grid:
        pixels: Grid = np.clip(base**curve * share * light, 0, 1)
        return pixels

    def bright(curve: float, share: float) -> float:
        return float(luminance(made(curve, share))[inside].mean())

    if bright(1.0, 1.0) > mean:
        share = 1.0
        for _ in range(8):
            share *= mean / bright(1.0, share)
        return made(1.0, share)
    low, high = 0.4, 1.0
    for _ in range(14):
        curve = (low + high) / 2
        low, high = (curve, high) if bright(curve, 1.0) > mean else (low, curve)
    return made(high, 1.0)
