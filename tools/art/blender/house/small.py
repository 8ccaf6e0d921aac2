"""Small things that stand on others: books, papers, pots, plates, a globe."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from art.blender import kit
from art.blender.house.blocks import Block, blocks
from art.blender.house.stuff import Stuff
from art.blender.kit import Point3
from art.blender.kit import hex_colour as hexa

BINDINGS = (
    "#6a1f1a", "#1c3252", "#28452c", "#7a5526", "#3b2444", "#7d3a1e", "#27333d", "#9a8452",
    "#561a28", "#3a4a2a", "#5a3a22", "#6e2a1c", "#43301f",
)  # fmt: skip


def books(length: float, stuff: Stuff, seed: int, lean: float = 42, depth: float = 0.2) -> Any:
    """A row of books along X whose spines look up and forward, gilt bands on them."""
    rng = random.Random(seed)
    parts: list[Block] = []
    bands: list[Block] = []
    x = -length / 2
    while x < length / 2 - 0.05:
        if rng.random() < 0.06:
            x += rng.uniform(0.03, 0.09)
        thick = min(rng.uniform(0.045, 0.095), length / 2 - x)
        tall = rng.uniform(0.24, 0.33)
        colour = kit.shade(hexa(rng.choice(BINDINGS)), rng.uniform(0.7, 1.15))
        centre = (x + thick / 2, 0.0, 0.0)
        parts.append(Block((thick * 0.93, depth, tall), centre, colour, -lean))
        slope = math.radians(-lean)
        for high in (0.30, -0.22, -0.30):
            forward, up = -depth / 2, tall * high
            y = forward * math.cos(slope) - up * math.sin(slope)
            z = forward * math.sin(slope) + up * math.cos(slope)
            size = (thick * 0.95, 0.012, 0.014)
            bands.append(Block(size, (centre[0], y, z), hexa("#d9ae55"), -lean))
        x += thick
    row = blocks("books", parts, stuff.tinted, 0.008)
    gilt = blocks("bands", bands, stuff.gold)
    return kit.group([row, gilt])


def pile(colours: Sequence[str], stuff: Stuff, seed: int = 1) -> Any:
    """Books lying on one another."""
    rng = random.Random(seed)
    parts = []
    for n, colour in enumerate(colours):
        size = (0.34 - 0.03 * n, 0.25 - 0.02 * n, 0.06)
        cover = [
            kit.box("cover", size, (0, 0, 0.03), stuff.paint(colour, 0.5), 0.008),
            kit.box("pages", (size[0] * 0.9, size[1], 0.042), (0.01, -0.012, 0.03), stuff.paper, 0),
            kit.box("band", (0.015, size[1] * 1.0, 0.062), (-0.1, 0, 0.0305), stuff.gold, 0),
        ]
        parts.append(kit.group(cover, (0, 0, 0.062 * n), (0, 0, rng.uniform(-25, 25))))
    return kit.group(parts)


def sheets(count: int, stuff: Stuff, seed: int = 3) -> Any:
    """Written papers, carelessly laid."""
    rng = random.Random(seed)
    parts = []
    for n in range(count):
        lines = [
            kit.box("line", (0.20 - 0.06 * (k % 3 == 2), 0.007, 0.001), (0, 0.13 - 0.036 * k, 0.002),
                    stuff.ink, 0)
            for k in range(8)
        ]  # fmt: skip
        page = kit.box("page", (0.28, 0.38, 0.002), (0, 0, 0), stuff.paper, 0)
        spot = (rng.uniform(-0.12, 0.12), rng.uniform(-0.05, 0.05), 0.004 * n)
        parts.append(kit.group([page, *lines], spot, (0, 0, rng.uniform(-14, 14))))
    return kit.group(parts)


def open_book(stuff: Stuff) -> Any:
    """A book open at the middle."""
    parts = [kit.box("boards", (0.54, 0.38, 0.02), (0, 0, 0.01), stuff.paint("#5d1616"), 0.006)]
    for side in (-1, 1):
        leaf = kit.box("leaf", (0.24, 0.34, 0.03), (side * 0.125, 0, 0.035), stuff.paper, 0.012,
                       (0, side * 5, 0))  # fmt: skip
        parts.append(leaf)
        parts += [
            kit.box("line", (0.17, 0.008, 0.002), (side * 0.13, 0.12 - 0.04 * k, 0.0525), stuff.ink, 0,
                    (0, side * 5, 0))
            for k in range(7)
        ]  # fmt: skip
    return kit.group(parts)


def globe(stuff: Stuff) -> Any:
    """A terrestrial globe in its stand."""
    material, nodes, shader = kit.new_material("globe")
    land = nodes.noise(nodes.mapped((1, 1, 1)), Scale=4.2, Detail=8, Roughness=0.6)
    stops = [(0.47, hexa("#2f6b7c")), (0.49, hexa("#d3ad66")), (0.72, hexa("#8c6a34"))]
    nodes.link(nodes.ramp(land, stops), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.25
    shader.inputs["Coat Weight"].default_value = 0.6
    foot = [(0.0, 0.0), (0.26, 0), (0.26, 0.03), (0.07, 0.08), (0.04, 0.35), (0, 0.36)]
    angles = [math.radians(a) for a in range(-90, 91, 6)]
    meridian = [(0.31 * math.cos(a), 0.0, 0.62 + 0.31 * math.sin(a)) for a in angles]
    circle = [math.radians(a) for a in range(0, 360, 8)]
    horizon = [(0.36 * math.cos(a), 0.36 * math.sin(a), 0.60) for a in circle]
    parts = [
        kit.lathe("foot", foot, stuff.wood("mahogany", "Z"), 48),
        kit.ball("sphere", 0.29, (0, 0, 0.62), material, 64),
        kit.tube("meridian", meridian, 0.016, stuff.brass),
        kit.tube("horizon", horizon, 0.028, stuff.wood("mahogany", "X"), closed=True),
    ]
    return kit.group([kit.group(parts, turn=(18, 0, 35))])


def vase(stuff: Stuff, material: Any, flowers: Sequence[str] = (), seed: int = 2) -> Any:
    """A turned vase, perhaps with flowers."""
    profile = [(0.0, 0.0), (0.09, 0.0), (0.07, 0.03), (0.14, 0.14), (0.15, 0.2), (0.07, 0.33), (0.1, 0.38),
               (0.085, 0.38), (0.06, 0.33)]  # fmt: skip
    parts = [kit.lathe("vase", profile, material, 48)]
    rng = random.Random(seed)
    for n in range(len(flowers) * 5):
        angle, out = rng.uniform(0, 6.28), rng.uniform(0.03, 0.24)
        tip = (
            out * math.cos(angle),
            out * math.sin(angle),
            0.62 - out * 0.7 + rng.uniform(-0.04, 0.04),
        )
        parts.append(kit.tube("stem", [(0, 0, 0.3), tip], 0.008, stuff.leaf, resolution=2))
        bloom = rosette(
            stuff.paint(flowers[n % len(flowers)], 0.6), stuff.gold, rng.uniform(0.06, 0.085)
        )
        parts.append(kit.group([bloom], tip, (rng.uniform(-25, 25), rng.uniform(-25, 25), 0)))
        side = (tip[0] * 1.2, tip[1] * 1.2, tip[2] - 0.06)
        parts.append(
            kit.group([leaf_blade(stuff.leaf, 0.2, 0.07)], side, (0, 15, math.degrees(angle)))
        )
    return kit.group(parts)


def rosette(material: Any, heart: Any, size: float) -> Any:
    """A small open flower."""
    profile = [(0.0, 0.0), (size * 0.55, 0.012), (size, 0.04), (size * 0.8, 0.05), (0.0, 0.02)]
    petals = kit.lathe(
        "petals",
        profile,
        material,
        40,
        carve=lambda r, z, t: (r * (0.78 + 0.22 * math.cos(5 * t)), z),
    )
    return kit.group([petals, kit.ball("heart", size * 0.25, (0, 0, 0.03), heart, 12)])


def leaf_blade(material: Any, long: float, wide: float, droop: float = 0.25) -> Any:
    """One leaf along +X, folded at its rib and drooping."""
    steps = 8
    vertices: list[Point3] = []
    for n in range(steps + 1):
        t = n / steps
        half = wide / 2 * math.sin(math.pi * t**0.8) + 0.002
        z = long * (0.35 * t - (0.35 + droop) * t * t)
        vertices += [
            (long * t, -half, z + half * 0.35),
            (long * t, 0, z),
            (long * t, half, z + half * 0.35),
        ]
    faces = []
    for n in range(steps):
        a = 3 * n
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return kit.mesh("leaf", vertices, faces, material, angle=180)


def plate_setting(stuff: Stuff) -> Any:
    """Plate, silver and glass for one, the diner at -Y."""
    rim = [(0.0, 0.0), (0.09, 0.0), (0.165, 0.02), (0.165, 0.026), (0.1, 0.012), (0.0, 0.01)]
    band = [(0.115, 0.0165), (0.15, 0.0265), (0.158, 0.029), (0.158, 0.027), (0.11, 0.013)]
    gilt = [(0.158, 0.0265), (0.168, 0.0285), (0.168, 0.026), (0.158, 0.024)]
    parts = [
        kit.lathe("plate", rim, stuff.china, 48),
        kit.lathe("band", band, stuff.paint("#2a4f7f", 0.25, 0.6), 48),
        kit.lathe("gilt", gilt, stuff.gold, 48),
    ]
    for x, wide in ((-0.215, 0.02), (0.205, 0.022), (0.245, 0.016)):
        parts.append(kit.box("silver", (wide, 0.24, 0.01), (x, 0.0, 0.008), stuff.silver, 0.004))
        parts.append(
            kit.box("bowl", (wide * 1.7, 0.07, 0.012), (x, 0.09, 0.009), stuff.silver, 0.005)
        )
    goblet = [(0.0, 0.0), (0.05, 0.0), (0.01, 0.015), (0.01, 0.09), (0.05, 0.13), (0.055, 0.2), (0.05, 0.2),
              (0.0, 0.13)]  # fmt: skip
    wine = [(0.0, 0.165), (0.047, 0.165)]
    parts.append(kit.place(kit.lathe("goblet", goblet, stuff.silver, 24), (0.2, 0.2, 0)))
    parts.append(kit.place(kit.lathe("wine", wine, stuff.paint("#5d0f1c", 0.1), 24), (0.2, 0.2, 0)))
    napkin = kit.plate("napkin", [[(-0.06, -0.05), (0.06, -0.05), (0.0, 0.08)]], 0.02,
                       stuff.cloth("#e9e0cc"), 0.006)  # fmt: skip
    parts.append(kit.place(napkin, (0, 0, 0.024)))
    return kit.group(parts)


def pot(stuff: Stuff, material: Any, radius: float, tall: float, handle: bool = True) -> Any:
    """A cooking pot with its lid."""
    profile = [(0.0, 0.0), (radius, 0.0), (radius, tall), (radius * 1.05, tall + 0.01), (radius * 0.95,
               tall + 0.03), (radius * 0.3, tall + 0.055), (0.0, tall + 0.06)]  # fmt: skip
    parts = [
        kit.lathe("pot", profile, material, 40),
        kit.ball("knob", radius * 0.16, (0, 0, tall + 0.08), stuff.brass, 16),
    ]
    if handle:
        end = (radius * 2.3, 0.0, tall * 0.9)
        parts.append(
            kit.tube("handle", [(radius, 0, tall * 0.8), end], 0.018, stuff.iron, resolution=3)
        )
    return kit.group(parts)


def bust(stuff: Stuff) -> Any:
    """A marble head on a column."""
    stone = stuff.paint("#d9d2c4", 0.35)
    column = [
        (0.0, 0.0),
        (0.22, 0.0),
        (0.22, 0.06),
        (0.15, 0.1),
        (0.13, 0.75),
        (0.19, 0.82),
        (0.19, 0.88),
        (0, 0.88),
    ]
    chest = [
        (0.0, 0.88),
        (0.09, 0.88),
        (0.07, 0.95),
        (0.16, 1.06),
        (0.15, 1.12),
        (0.06, 1.18),
        (0.0, 1.18),
    ]
    parts = [
        kit.lathe("column", column, stuff.wood("ebony", "Z"), 40),
        kit.lathe(
            "chest", chest, stone, 40, carve=lambda r, z, t: (r * (1 - 0.35 * abs(math.sin(t))), z)
        ),
        kit.ball("head", 0.1, (0, -0.02, 1.29), stone, 24),
        kit.ball("hair", 0.095, (0, 0.03, 1.31), stone, 24),
        kit.box("nose", (0.02, 0.03, 0.05), (0, -0.125, 1.28), stone, 0.008),
    ]
    return kit.group(parts)


def decanter(stuff: Stuff, colour: str = "#7a3410") -> Any:
    """A decanter and two glasses on a silver tray."""
    body = [(0.0, 0.0), (0.07, 0.0), (0.08, 0.06), (0.03, 0.15), (0.035, 0.18), (0.0, 0.18)]
    glass = [(0.0, 0.0), (0.03, 0.0), (0.035, 0.07), (0.03, 0.07), (0.026, 0.01), (0.0, 0.01)]
    tray = [(0.0, 0.0), (0.19, 0.0), (0.2, 0.02), (0.185, 0.012), (0.0, 0.01)]
    amber = stuff.paint(colour, 0.08, 1.0)
    parts = [kit.lathe("tray", tray, stuff.silver, 48), kit.place(kit.lathe("body", body, amber, 32), (-0.05, 0.04, 0.012)),
             kit.ball("stopper", 0.03, (-0.05, 0.04, 0.215), stuff.silver, 16)]  # fmt: skip
    parts += [
        kit.place(kit.lathe("glass", glass, amber, 24), (x, y, 0.012))
        for x, y in ((0.07, 0.05), (0.04, -0.08))
    ]
    return kit.group(parts)
