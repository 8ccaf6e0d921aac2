"""The shadow of a die on the table, worked out from the same lamps and sky as the die."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from art import dice_body as body
from art import dice_light as light
from art.dice_render import RIGHT, UPWARD, panels

Array = NDArray[np.float32]
Mask = NDArray[np.bool_]

UMBER = (12, 7, 4)
_LAMP_GRID = 6
_SKY_WAYS = 220


@cache
def _sources() -> tuple[tuple[Array, bool, float], ...]:
    """Where light comes from: a point (or a way, if far), whether it is far, how much."""
    found: list[tuple[Array, bool, float]] = []
    steps = (np.arange(_LAMP_GRID) + 0.5) / _LAMP_GRID * 2 - 1
    for panel in panels():
        for u in steps:
            for v in steps:
                point = panel.middle + panel.across * u + panel.along * v
                far = float(np.linalg.norm(point))
                leaving = max(0.0, float(-(point @ panel.facing)) / far)
                falling = point[2] / far * leaving / far**2
                amount = float(panel.radiance.mean()) * falling * panel.area / _LAMP_GRID**2
                found.append((point, False, float(amount)))
    random = np.random.default_rng(3)
    ways = random.normal(size=(_SKY_WAYS, 3))
    ways /= np.linalg.norm(ways, axis=1, keepdims=True)
    ways[:, 2] = np.abs(ways[:, 2])
    for way in ways.astype(np.float32):
        glow = float(light.sky(way[2:]).mean())
        found.append((way, True, glow * float(way[2]) * 2 * np.pi / _SKY_WAYS))
    return tuple(found)


def _ground(size: int, widths: float) -> Array:
    """Points of the table under each pixel; the middle one is under the die."""
    grid = ((np.arange(size, dtype=np.float32) + 0.5) / size - 0.5) * widths
    x, down = np.meshgrid(grid, grid)
    y = -down / UPWARD[1]  # the table is seen foreshortened
    points: Array = np.stack([x * RIGHT[0], y, np.zeros_like(x)], axis=-1).reshape(-1, 3)
    return points


# The rounded cube as two boxes: where it is widest, and what of it touches the table.
_BELLY = (np.array([-0.49, -0.49, -0.37]), np.array([0.49, 0.49, 0.48]))
_FOOT = (np.array([-0.41, -0.41, -0.5]), np.array([0.41, 0.41, 0.5]))


def _meets(box: tuple[NDArray[np.float64], NDArray[np.float64]], start: Array, ray: Array) -> Mask:
    """Which rays go through a box."""
    low, high = (edge.astype(np.float32) for edge in box)
    one, two = (low - start) / ray, (high - start) / ray
    enters = np.minimum(one, two).max(axis=1)
    leaves = np.maximum(one, two).min(axis=1)
    return np.asarray(leaves > np.maximum(enters, np.float32(1e-4)))


def darkness(yaw: float, size: int, widths: float) -> Array:
    """How much of the light a resting die keeps from the table, pixel by pixel."""
    turn = body.turn_z(yaw).astype(np.float32)
    ground = _ground(size, widths)
    local = (ground - np.array([0, 0, body.HALF], dtype=np.float32)) @ turn
    lost = np.zeros(len(ground), dtype=np.float32)
    whole = 0.0
    for place, far, amount in _sources():
        ray = np.broadcast_to(place, ground.shape) if far else place - ground
        ray = ray @ turn
        ray = np.where(np.abs(ray) < 1e-5, np.float32(1e-5), ray)
        lost += amount * (_meets(_BELLY, local, ray) | _meets(_FOOT, local, ray))
        whole += amount
    return (lost / np.float32(whole)).reshape(size, size)


def picture(dark: Array, gain: float) -> Image.Image:
    """Darkness as a picture, faded out before its border."""
    size = len(dark)
    y, x = (np.mgrid[0:size, 0:size] + 0.5) / size * 2 - 1
    inside = np.clip((1.0 - np.hypot(x, y)) / 0.35, 0, 1)
    alpha = np.clip(dark - 0.02, 0, 1) * inside**2 * (3 - 2 * inside) * gain
    shadow = np.zeros((size, size, 4), np.uint8)
    shadow[..., :3] = UMBER
    shadow[..., 3] = np.round(np.clip(alpha, 0, 1) * 255)
    return Image.fromarray(shadow).filter(ImageFilter.GaussianBlur(1.6))
