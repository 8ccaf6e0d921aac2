"""What stands in a hunting lodge alone: guns, saddles, ice for the summer."""

from __future__ import annotations

import math
import random
from typing import Any

from art.blender import kit
from art.blender.house.stuff import Stuff
from art.blender.kit import hex_colour as hexa

STRAW = ("#c9a24a", "#dcbc6a", "#a9822f")


def gun_rack(stuff: Stuff, guns: int = 7, gap: int = 4, long: float = 1.9) -> Any:
    """Guns upright in an oak rack at a wall; where one stood, nothing stands."""
    oak, dark = stuff.wood("oak", "X"), stuff.wood("walnut", "Z")
    tall = 1.5
    parts: list[Any] = [
        kit.box("foot", (long, 0.36, 0.16), (0, -0.02, 0.08), oak, 0.02),
        kit.box("back", (long - 0.06, 0.05, tall), (0, 0.13, tall / 2), stuff.cloth("#244a38"), 0),
        kit.box("rail", (long, 0.14, 0.07), (0, 0.06, 1.06), oak, 0.015),
        kit.box("top", (long + 0.1, 0.26, 0.09), (0, 0.06, tall), oak, 0.02),
    ]
    for x in (-long / 2, long / 2):
        parts.append(kit.box("side", (0.09, 0.28, tall), (x, 0.05, tall / 2), dark, 0.02))
    barrel = stuff.paint("#3c4048", 0.2, 0.8)
    for n in range(guns):
        x = (n - (guns - 1) / 2) * (long - 0.24) / guns
        parts.append(kit.box("notch", (0.15, 0.24, 0.03), (x, -0.06, 0.17), dark, 0.01))
        if n != gap:
            parts.append(kit.group(_gun(stuff, barrel), (x, -0.1, 0.18), (-7, 0, 0)))
    return kit.group(parts)


def _gun(stuff: Stuff, barrel: Any) -> list[Any]:
    """A double gun on its butt."""
    wood = stuff.wood("cherry", "Z")
    butt = [(-0.05, 0.0), (0.1, 0.0), (0.045, 0.42), (0.0, 0.46), (-0.03, 0.3)]
    stock = kit.spin(kit.plate("stock", [butt], 0.075, wood, 0.02, upright=True), -90, "Z")
    return [
        stock,
        kit.box("lock", (0.075, 0.075, 0.14), (0, 0, 0.5), stuff.silver, 0.015),
        kit.box("forend", (0.07, 0.06, 0.26), (0, -0.01, 0.68), wood, 0.02),
        *[
            kit.tube("barrel", [(x, 0, 0.5), (x, 0, 1.28)], 0.023, barrel, resolution=4)
            for x in (-0.022, 0.022)
        ],
    ]


def saddle(stuff: Stuff, colour: str = "#7a3d18", blanket: str = "#8c1d2c") -> Any:
    """A saddle across a wooden horse, its front at -Y."""
    hide, dark = stuff.hide(colour), stuff.hide("#3a1a0c")
    oak = stuff.wood("oak", "Z")
    parts: list[Any] = [kit.box("beam", (0.14, 1.0, 0.12), (0, 0, 0.72), stuff.wood("oak", "Y"))]
    for y in (-0.42, 0.42):
        for x in (-1, 1):
            parts.append(kit.tube("leg", [(x * 0.05, y, 0.72), (x * 0.3, y, 0)], 0.04, oak))
    parts.append(_draped("blanket", 0.215, 0.42, 0.30, 0.0, stuff.cloth(blanket)))
    parts.append(_draped("seat", 0.235, 0.36, 0.16, 0.14, hide))
    parts.append(_draped("flaps", 0.225, 0.24, 0.36, 0.02, stuff.hide("#5a2c12")))
    for x in (-1, 1):
        strap = [(x * 0.245, -0.06, 0.66), (x * 0.29, -0.07, 0.4)]
        parts.append(kit.tube("strap", strap, 0.022, dark))
        ring = [
            (x * 0.29, -0.07 + 0.09 * math.cos(a), 0.3 + 0.1 * math.sin(a))
            for a in [math.pi * n / 10 for n in range(20)]
        ]
        parts.append(kit.tube("stirrup", ring, 0.018, stuff.silver, closed=True))
    return kit.group(parts)


def _draped(name: str, radius: float, half: float, hang: float, rise: float, cover: Any) -> Any:
    """Leather or cloth over a saddle's tree: so long to each end, so far down, its ends raised."""
    along, across = 18, 24
    corners: list[kit.Point3] = []
    for i in range(along + 1):
        y = (2 * i / along - 1) * half
        ends = (y / half) ** 2
        top = 0.76 + rise * ends * (1.0 if y < 0 else 1.35)
        near = radius * (1 - 0.35 * ends * (rise > 0.1))
        reach = near * 1.35 + hang * (1 - ends**2) ** 0.5
        for j in range(across + 1):
            way = (2 * j / across - 1) * reach
            angle = max(-1.35, min(1.35, way / near))
            over = abs(way) - near * 1.35
            x, z = near * math.sin(angle), top + near * math.cos(angle)
            if over > 0:
                x, z = x + math.copysign(0.18 * over, way), z - 0.98 * over
            corners.append((x, y, z))
    wide = across + 1
    faces = [
        (i * wide + j, i * wide + j + 1, (i + 1) * wide + j + 1, (i + 1) * wide + j)
        for i in range(along)
        for j in range(across)
    ]
    sheet = kit.mesh(name, corners, faces, cover, angle=80)
    thick = sheet.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.035
    return sheet


def bridle(stuff: Stuff, long: float = 0.75) -> Any:
    """Reins and a bit over a peg, hung by the peg."""
    dark = stuff.hide("#4a2410")
    parts = [kit.tube("peg", [(0, 0, 0), (0, -0.16, 0.04)], 0.035, stuff.wood("oak", "Y"))]
    for wide, low in ((0.13, 0.62), (0.2, 1.0), (0.09, 0.8)):
        loop = [
            (wide * math.sin(a), -0.1, -low * long * (0.5 - 0.5 * math.cos(a)))
            for a in [2 * math.pi * n / 24 for n in range(24)]
        ]
        parts.append(kit.tube("rein", loop, 0.02, dark, closed=True))
    for x in (-0.12, 0.12):
        ring = [
            (x + 0.05 * math.cos(a), -0.13, -0.4 * long + 0.05 * math.sin(a))
            for a in [math.pi * n / 8 for n in range(16)]
        ]
        parts.append(kit.tube("ring", ring, 0.014, stuff.silver, closed=True))
    bit = [(-0.12, -0.13, -0.4 * long), (0.12, -0.13, -0.4 * long)]
    parts.append(kit.tube("bit", bit, 0.014, stuff.silver))
    return kit.group(parts)


def horseshoe(stuff: Stuff, radius: float = 0.13) -> Any:
    """Nailed to a wall with its luck upwards."""
    turns = [math.radians(a) for a in range(-225, 46, 15)]
    shoe = [(radius * math.cos(t), 0, 1.15 * radius * math.sin(t)) for t in turns]
    return kit.tube("shoe", shoe, 0.028, stuff.iron)


def bale(stuff: Stuff, seed: int = 1, long: float = 0.95) -> Any:
    """Straw tied twice."""
    rng = random.Random(seed)
    size = (long, 0.56, 0.46)
    parts: list[Any] = [
        kit.box("bale", size, (0, 0, 0.23), stuff.paint(STRAW[0], 0.9), 0.06),
    ]
    for _ in range(80):
        x, y = rng.uniform(-0.47, 0.47) * long, rng.uniform(-0.27, 0.27)
        lift, turn = rng.uniform(0.455, 0.475), rng.uniform(-0.35, 0.35)
        blade = [(x - 0.14, y - 0.1 * turn, lift), (x + 0.14, y + 0.1 * turn, lift + 0.01)]
        parts.append(_blade(stuff, blade, rng))
        face = rng.uniform(0.04, 0.44)
        blade = [(x - 0.14, -0.285, face), (x + 0.14, -0.29, face + 0.1 * turn)]
        parts.append(_blade(stuff, blade, rng))
    for x in (-0.25, 0.25):
        cord = (0.03, 0.6, 0.5)
        parts.append(kit.box("cord", cord, (x * long, 0, 0.23), stuff.paint("#6a4a24", 0.9), 0.01))
    return kit.group(parts)


def straw(
    stuff: Stuff, wide: float = 1.2, deep: float = 0.8, count: int = 120, seed: int = 2
) -> Any:
    """Loose straw on a floor."""
    rng = random.Random(seed)
    parts = []
    for _ in range(count):
        away, at = rng.random() ** 0.6, rng.uniform(0, 2 * math.pi)
        x, y = wide / 2 * away * math.cos(at), deep / 2 * away * math.sin(at)
        turn, lift = rng.uniform(0, math.pi), rng.uniform(0.01, 0.07)
        dx, dy = 0.13 * math.cos(turn), 0.13 * math.sin(turn)
        blade = [(x - dx, y - dy, lift), (x + dx, y + dy, lift + rng.uniform(-0.02, 0.03))]
        parts.append(_blade(stuff, blade, rng))
    return kit.group(parts)


def _blade(stuff: Stuff, points: list[kit.Point3], rng: random.Random) -> Any:
    return kit.tube("straw", points, 0.009, stuff.paint(rng.choice(STRAW), 0.9), resolution=1)


def ice(stuff: Stuff, rows: tuple[int, ...] = (3, 2, 1), side: float = 0.5, seed: int = 3) -> Any:
    """Blocks of ice from the lake, one row upon another."""
    del stuff
    rng = random.Random(seed)
    frozen = _frozen("ice")
    parts = []
    for level, count in enumerate(rows):
        for n in range(count):
            x = (n - (count - 1) / 2) * side * 1.3
            size = (side * 1.25, side * rng.uniform(0.95, 1.1), side * 0.9)
            at = (x, rng.uniform(-0.05, 0.05), side * (0.45 + 0.91 * level))
            block = kit.box("ice", size, at, frozen, 0.03)
            parts.append(kit.place(block, at, (0, 0, rng.uniform(-7, 7))))
    return kit.group(parts)


def _frozen(name: str) -> Any:
    """Clear blue, clouded with white."""
    material, nodes, shader = kit.new_material(name)
    clouds = nodes.noise(nodes.mapped((1, 1, 2)), Scale=2.6, Detail=6)
    stops = [(0.32, hexa("#3f8fc0")), (0.5, hexa("#8cc6e2")), (0.68, hexa("#e6f5fa"))]
    nodes.link(nodes.ramp(clouds, stops), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.12
    shader.inputs["Coat Weight"].default_value = 1.0
    shader.inputs["Subsurface Weight"].default_value = 0.35
    shader.inputs["Subsurface Radius"].default_value = (0.1, 0.2, 0.3)
    return material


def tongs(stuff: Stuff) -> Any:
    """Iron tongs for ice, lying on their side."""
    parts = []
    for side in (-1, 1):
        half = [(0.18, -0.5), (0.07, -0.16), (0.0, 0.0), (-0.2, 0.16), (-0.27, 0.34), (-0.1, 0.55)]
        arm = [(side * x, y, 0.03) for x, y in half]
        parts.append(kit.tube("arm", arm, 0.026, stuff.iron))
    parts.append(kit.ball("pin", 0.045, (0, 0, 0.04), stuff.brass, 16))
    return kit.group(parts)


def icicles(stuff: Stuff, long: float = 3.0, count: int = 22, seed: int = 5) -> Any:
    """They hang from a beam along X."""
    del stuff
    rng = random.Random(seed)
    frozen = _frozen("icicle")
    parts = []
    for n in range(count):
        x = (n / (count - 1) - 0.5) * long + rng.uniform(-0.05, 0.05)
        tall = rng.uniform(0.12, 0.55)
        points = [(x, 0, 0.02), (x, 0, -tall * 0.5), (x, 0, -tall)]
        parts.append(kit.tube("icicle", points, 0.04, frozen, radii=(1.0, 0.55, 0.05)))
    return kit.group(parts)


def lantern(stuff: Stuff, power: float = 14.0) -> Any:
    """A stable lantern, lit, its foot at z = 0."""
    parts = [
        kit.lathe("foot", [(0, 0), (0.14, 0), (0.14, 0.05), (0, 0.06)], stuff.iron, 32),
        kit.lathe("oil", [(0, 0.05), (0.1, 0.05), (0.1, 0.14), (0, 0.15)], stuff.brass, 32),
        kit.lathe(
            "flame", [(0, 0.15), (0.05, 0.2), (0, 0.32)], kit.glow("oil", (1.0, 0.6, 0.2), 9), 20
        ),
        kit.lathe("hood", [(0.13, 0.36), (0.06, 0.44), (0, 0.45)], stuff.iron, 32),
        kit.bulb((0, -0.2, 0.34), power, (1.0, 0.66, 0.32), 0.1),
    ]
    for n in range(4):
        a = math.pi / 4 + n * math.pi / 2
        x, y = 0.12 * math.cos(a), 0.12 * math.sin(a)
        parts.append(kit.tube("wire", [(x, y, 0.04), (x, y, 0.38)], 0.01, stuff.iron))
    bow = [
        (0.13 * math.cos(a), 0, 0.4 + 0.2 * math.sin(a))
        for a in (n * math.pi / 12 for n in range(13))
    ]
    parts.append(kit.tube("bow", bow, 0.012, stuff.iron))
    return kit.group(parts)


def bearskin(stuff: Stuff, colour: str = "#5c3a1c") -> Any:
    """Flat on the floor, its head at -Y."""
    half = [
        *((0.0, -0.95), (0.17, -0.9), (0.24, -0.72), (0.22, -0.6), (0.72, -0.86), (0.86, -0.72)),
        *(
            (0.62, -0.42),
            (0.5, -0.1),
            (0.52, 0.3),
            (0.84, 0.66),
            (0.74, 0.84),
            (0.42, 0.66),
            (0.0, 0.74),
        ),
    ]
    edge = [*half, *[(-x, y) for x, y in reversed(half[1:-1])]]
    fur, pale = stuff.hide(colour), stuff.hide("#7a5530")
    parts = [
        kit.plate("skin", [edge], 0.05, fur, 0.02),
        kit.ball("head", 0.19, (0, -0.8, 0.1), fur, 28),
        kit.ball("muzzle", 0.11, (0, -0.97, 0.08), pale, 24),
        kit.ball("nose", 0.04, (0, -1.08, 0.11), stuff.paint("#0d0a08", 0.3), 16),
    ]
    for x in (-0.14, 0.14):
        parts.append(kit.ball("ear", 0.07, (x, -0.7, 0.22), fur, 18))
        parts.append(kit.ball("eye", 0.025, (x * 0.6, -0.94, 0.2), stuff.brass, 12))
    return kit.group(parts)


def cartridges(stuff: Stuff, seed: int = 4) -> Any:
    """A box of them, some beside it."""
    rng = random.Random(seed)
    parts = [kit.box("box", (0.34, 0.24, 0.12), (0, 0, 0.06), stuff.paint("#2a4a34", 0.7), 0.01)]
    red = stuff.paint("#b3202e", 0.4)
    for n in range(9):
        at = (-0.12 + 0.08 * (n % 4), -0.06 + 0.07 * (n // 4), 0.12)
        side = [(0, 0), (0.026, 0), (0.026, 0.07), (0, 0.07)]
        parts.append(kit.place(kit.lathe("shell", side, red, 16), at))
    for _ in range(4):
        at = (rng.uniform(0.2, 0.42), rng.uniform(-0.14, 0.14), 0.028)
        lying = kit.spin(
            kit.lathe("shell", [(0, 0), (0.026, 0), (0.026, 0.12), (0, 0.12)], red, 16), 90, "X"
        )
        parts.append(kit.place(lying, at, (0, 0, rng.uniform(0, 180))))
    return kit.group(parts)
