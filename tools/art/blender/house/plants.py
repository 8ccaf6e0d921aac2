"""Palms, ferns and flowers in pots."""

from __future__ import annotations

import math
import random
from typing import Any

from art.blender import kit
from art.blender.house import small
from art.blender.house.stuff import Stuff
from art.blender.kit import Point3


def frond(
    stuff: Stuff, long: float, leaflets: int = 16, wide: float = 0.2, arch: float = 0.55
) -> Any:
    """A feather leaf along +X, rising and drooping, leaflets on both sides."""
    vertices: list[Point3] = []
    faces: list[tuple[int, ...]] = []

    def rib(t: float) -> Point3:
        return long * t, 0.0, long * arch * (1.3 * t - 1.5 * t * t)

    for n in range(leaflets):
        t = 0.14 + 0.86 * n / leaflets
        root, ahead = rib(t), rib(min(1.0, t + 0.05))
        reach = wide * math.sin(math.pi * (0.12 + 0.82 * t)) ** 0.7
        for side in (-1, 1):
            tip = (root[0] + reach * 0.75, side * reach, root[2] - reach * 0.35)
            middle = (root[0] + reach * 0.45, side * reach * 0.45, root[2] + 0.012)
            first = len(vertices)
            vertices += [
                root,
                (middle[0] - 0.022, middle[1], middle[2]),
                tip,
                (middle[0] + 0.022, middle[1], middle[2]),
                ahead,
            ]
            faces += [
                (first, first + 1, first + 3),
                (first + 1, first + 2, first + 3),
                (first, first + 3, first + 4),
            ]
    blade = kit.mesh("blade", vertices, faces, stuff.leaf, angle=180)
    spine = kit.tube(
        "rib",
        [rib(n / 8) for n in range(9)],
        0.012,
        stuff.leaf,
        radii=[1 - n / 10 for n in range(9)],
        resolution=2,
    )
    return kit.group([blade, spine])


def planter(stuff: Stuff, radius: float, tall: float, colour: str = "#a5552f") -> list[Any]:
    """A rimmed pot full of earth."""
    side = [
        (0.0, 0.0),
        (radius * 0.7, 0.0),
        (radius, tall * 0.85),
        (radius * 1.08, tall * 0.88),
        (radius * 1.08, tall),
        (radius * 0.92, tall),
        (radius * 0.9, tall * 0.9),
    ]
    earth = [(0.0, tall * 0.93), (radius * 0.92, tall * 0.92)]
    return [kit.lathe("pot", side, stuff.paint(colour, 0.7), 40),
            kit.lathe("earth", earth, stuff.paint("#2a1a10", 0.95), 32)]  # fmt: skip


def palm(
    stuff: Stuff, size: float = 0.8, leaves: int = 11, seed: int = 1, colour: str = "#a5552f"
) -> Any:
    """A parlour palm: two whorls of arching fronds."""
    rng = random.Random(seed)
    parts = planter(stuff, 0.2, 0.34, colour)
    trunk = [(0.0, 0.0, 0.3), (0.02, 0.0, 0.55), (0.0, 0.01, 0.72)]
    parts.append(kit.tube("trunk", trunk, 0.05, stuff.wood("walnut", "Z"), radii=[1.2, 0.9, 0.8]))
    for n in range(leaves):
        inner = n % 3 == 0
        long = size * rng.uniform(0.85, 1.05) * (0.7 if inner else 1.0)
        leaf = frond(stuff, long, 15, 0.19 * size / 0.8, 0.75 if inner else 0.45)
        turn = 360 * n / leaves + rng.uniform(-12, 12)
        parts.append(kit.group([leaf], (0, 0, 0.72), (0, rng.uniform(-6, 6), turn)))
    return kit.group(parts)


def fern(stuff: Stuff, size: float = 0.45, seed: int = 1, colour: str = "#8a7a5a") -> Any:
    """A bushy fern."""
    rng = random.Random(seed)
    parts = planter(stuff, 0.16, 0.26, colour)
    for n in range(18):
        long = size * rng.uniform(0.6, 1.05)
        leaf = frond(stuff, long, 12, 0.085, rng.uniform(0.35, 0.9))
        parts.append(kit.group([leaf], (0, 0, 0.26), (0, rng.uniform(-10, 10), n * 137.5)))
    return kit.group(parts)


def broadleaf(stuff: Stuff, size: float = 0.5, seed: int = 1, colour: str = "#2f4a5a") -> Any:
    """Big leaves in a glazed pot."""
    rng = random.Random(seed)
    parts = planter(stuff, 0.19, 0.32, colour)
    for n in range(14):
        long = size * (0.55 + 0.5 * (n % 4) / 3) * rng.uniform(0.9, 1.1)
        blade = small.leaf_blade(stuff.leaf, long, long * 0.45, rng.uniform(0.05, 0.3))
        lift = 0.55 - 0.07 * (n % 4)
        parts.append(kit.group([blade], (0, 0, lift), (0, rng.uniform(-25, 5), n * 137.5)))
        parts.append(
            kit.tube("stalk", [(0, 0, 0.3), (0, 0, lift)], 0.012, stuff.leaf, resolution=2)
        )
    return kit.group(parts)


def flower_pot(stuff: Stuff, colour: str, seed: int) -> Any:
    """A terracotta pot of blossom."""
    rng = random.Random(seed)
    parts = planter(stuff, 0.11, 0.17)
    for n in range(9):
        blade = small.leaf_blade(stuff.leaf, rng.uniform(0.16, 0.22), 0.08, 0.2)
        parts.append(kit.group([blade], (0, 0, 0.19), (0, rng.uniform(-30, 0), n * 137.5)))
    for n in range(7):
        angle, out = n * 2.4, 0.025 + 0.014 * n
        spot = (out * math.cos(angle), out * math.sin(angle), 0.31 - out * 0.5)
        bloom = small.rosette(stuff.paint(colour, 0.6), stuff.gold, rng.uniform(0.05, 0.065))
        parts.append(kit.group([bloom], spot, (rng.uniform(-20, 20), rng.uniform(-20, 20), 0)))
    return kit.group(parts)


def fountain(stuff: Stuff, stone: Any) -> Any:
    """Two bowls of stone and the water that runs over them."""
    water = kit.plain("water", kit.hex_colour("#3f7f8c"), 0.06)
    basin = [
        (0, 0),
        (0.62, 0),
        (0.66, 0.06),
        (0.6, 0.12),
        (0.6, 0.26),
        (0.68, 0.32),
        (0.6, 0.34),
        (0.55, 0.2),
        (0, 0.2),
    ]
    stem = [
        (0, 0.1),
        (0.16, 0.1),
        (0.1, 0.24),
        (0.07, 0.5),
        (0.1, 0.72),
        (0.34, 0.86),
        (0.38, 0.94),
        (0.34, 0.95),
        (0.1, 0.84),
        (0, 0.84),
    ]
    parts = [
        kit.lathe("basin", basin, stone, 64),
        kit.lathe("stem", stem, stone, 48),
        kit.lathe("pool", [(0, 0.27), (0.57, 0.27), (0.57, 0.24), (0, 0.24)], water, 48),
        kit.lathe("upper", [(0, 0.92), (0.33, 0.92), (0.3, 0.88), (0, 0.88)], water, 40),
        kit.lathe(
            "spout",
            [(0, 0.9), (0.05, 0.9), (0.035, 1.06), (0.05, 1.12), (0, 1.14)],
            stuff.brass,
            24,
        ),
    ]
    for n in range(7):
        a = math.tau * n / 7 + 0.2
        fall = [
            ((0.34 + 0.16 * t) * math.cos(a), (0.34 + 0.16 * t) * math.sin(a), 0.94 - 0.66 * t * t)
            for t in (0.0, 0.25, 0.5, 0.75, 1.0)
        ]
        parts.append(kit.tube("fall", fall, 0.012, water))
    return kit.group(parts)
