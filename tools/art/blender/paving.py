"""What lies between the rooms: squares, starts, ground, thresholds, trapdoors, the stairs."""

from __future__ import annotations

import math
from typing import Any

from art.blender import kit
from art.blender.house import floors, textiles
from art.blender.house.floors import Piece
from art.blender.house.stuff import Stuff
from art.blender.kit import Point2
from art.blender.kit import hex_colour as hexa

CLIP = 0.075  # how much of a slab's corner gives way to the dark stone between four slabs
STONES = ("#dccba2", "#d5c298", "#e0d0aa", "#d0bc90")


def _slab(x: float, y: float, half: float = 0.5, clip: float = CLIP) -> tuple[Point2, ...]:
    """An octagon: a square whose corners are cut."""
    h, c = half, clip
    return (
        (x - h + c, y - h), (x + h - c, y - h), (x + h, y - h + c), (x + h, y + h - c),
        (x + h - c, y + h), (x - h + c, y + h), (x - h, y + h - c), (x - h, y - h + c),
    )  # fmt: skip


def _corners(x: float, y: float) -> list[Piece]:
    """The four dark triangles that complete the square."""
    h, c = 0.5, CLIP
    return [
        Piece(((x - h, y - h), (x - h + c, y - h), (x - h, y - h + c))),
        Piece(((x + h, y - h), (x + h, y - h + c), (x + h - c, y - h))),
        Piece(((x + h, y + h), (x + h - c, y + h), (x + h, y + h - c))),
        Piece(((x - h, y + h), (x - h, y + h - c), (x - h + c, y + h))),
    ]


def _bed(x: float, y: float, stuff: Stuff) -> None:
    kit.box("bed", (1.0, 1.0, 0.02), (x, y, -0.05), stuff.paint("#33261a", 0.9), 0)


def square(x: float, y: float, variant: int, stuff: Stuff) -> None:
    """One pale slab among its dark corners."""
    _bed(x, y, stuff)
    stone = floors.slab_stone(STONES[variant % len(STONES)], "#bfa97c", 0.10, 0.38)
    floors.inlay([Piece(_slab(x, y), tone=0.25 * (variant % 3))], stone, 0.03, 0.03)
    floors.inlay(_corners(x, y), stuff.paint("#3b2a1c", 0.3), 0.012, 0.008)


def start(x: float, y: float, colour: str, stuff: Stuff) -> None:
    """A slab of the suspect's colour in a brass frame, with a dark round for the emblem."""
    _bed(x, y, stuff)
    bright = floors.slab_stone(colour, colour, 0.1, 0.2)
    floors.inlay([Piece(_slab(x, y), tone=0.2)], bright, 0.03, 0.03)
    floors.inlay(_corners(x, y), stuff.paint("#3b2a1c", 0.3), 0.012, 0.008)
    outer, inner = _slab(0, 0, 0.435, 0.09), _slab(0, 0, 0.405, 0.08)
    frame = kit.plate("frame", [outer, inner[::-1]], 0.02, stuff.brass, 0.004)
    kit.place(frame, (x, y, 0.004))
    deep = kit.plain("round", kit.shade(hexa(colour), 0.28), 0.25, coat=0.5)
    kit.place(
        kit.lathe("round", [(0.0, 0.0), (0.335, 0.0), (0.335, 0.012), (0.0, 0.012)], deep, 64),
        (x, y, 0),
    )
    ring = [(0.325, 0.0), (0.355, 0.0), (0.355, 0.02), (0.34, 0.026), (0.325, 0.02)]
    kit.place(kit.lathe("ring", ring, stuff.brass, 64), (x, y, 0))


def ground(x: float, y: float, variant: int, stuff: Stuff) -> None:
    """Dark panelling: a raised field within mouldings."""
    axis = "X" if variant % 2 else "Y"
    dark = kit.wood("ground", hexa("#120804"), hexa("#33190c"), axis, 1.2, 0.3, 0.5, crevices=False)
    kit.box("stile", (1.0, 1.0, 0.04), (x, y, -0.02), dark, 0)
    groove = stuff.paint("#0c0603", 0.8)
    kit.box("groove", (0.80, 0.80, 0.01), (x, y, 0.002), groove, 0)
    kit.box("field", (0.74, 0.74, 0.05), (x, y, 0.02), dark, 0.03, segments=2)


def threshold(x: float, y: float, side: str, stuff: Stuff) -> None:
    """A brass strip along one edge of a square; its glow is painted on afterwards."""
    dx, dy = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}[side]
    size = (0.80, 0.07, 0.02) if dy else (0.07, 0.80, 0.02)
    kit.box("strip", size, (x + dx * 0.465, y + dy * 0.465, 0.01), stuff.gold, 0.008)


def trapdoor(x: float, y: float, turn: float, stuff: Stuff) -> None:
    """A hatch of boards in a brass frame; an inlaid arrow points ``turn`` degrees from east.

    It lies a little towards where it points, clear of the walls in the corner behind it.
    """
    half = 0.38
    parts = [kit.box("hole", (0.76, 0.76, 0.02), (0, 0, -0.01), stuff.paint("#0b0705", 0.9), 0.02)]
    for n in range(4):
        spot = (-0.258 + 0.172 * n, 0, 0.02)
        parts.append(kit.box("board", (0.163, 0.68, 0.05), spot, stuff.wood("walnut", "Y"), 0.01))
    outer = [(-half, -half), (half, -half), (half, half), (-half, half)]
    inner = [(a * 0.88, b * 0.88) for a, b in reversed(outer)]
    parts.append(
        kit.place(kit.plate("frame", [outer, inner], 0.05, stuff.brass, 0.01), (0, 0, 0.035))
    )
    for cx in (-0.357, 0.357):
        for cy in (-0.357, 0.357):
            parts.append(kit.ball("nail", 0.026, (cx, cy, 0.055), stuff.gold, 12))
    bright = kit.plain("arrow", hexa("#f0c75a"), 0.3, 0.9, emit=0.2)
    arrow = kit.plate("arrow", [ARROW], 0.03, bright, 0.008)
    parts.append(kit.group([arrow], (0, 0, 0.055), (0, 0, turn)))
    way = math.radians(turn)
    kit.group(parts, (x + 0.09 * math.cos(way), y + 0.09 * math.sin(way), 0))


ARROW = (
    (0.28, 0.0), (0.05, 0.19), (0.05, 0.07), (-0.27, 0.07), (-0.21, 0.0), (-0.27, -0.07),
    (0.05, -0.07), (0.05, -0.19),
)  # fmt: skip


def stairs(wide: float, high: float) -> None:
    """Two flights to a landing in the middle, carpeted in wine red; the landing keeps a place free."""
    stuff = Stuff()
    floor = kit.wood("well", hexa("#2a140a"), hexa("#5c3218"), "X", 1.2, crevices=False)
    kit.box("base", (wide, high, 0.05), (0, 0, -0.03), floor, 0)
    _flight(stuff, -1, wide, high)
    _flight(stuff, 1, wide, high)
    rug = textiles.rug(stuff, "runner", wide - 1.0, 3.2, fringe=False)
    kit.box("landing", (wide - 0.7, 3.3, 0.20), (0, 0, 0.10), stuff.wood("oak", "X"), 0.02)
    kit.place(rug, (0, 0, 0.21))
    for side in (-1, 1):
        x = side * (wide / 2 - 0.19)
        kit.box("string", (0.36, high, 0.26), (x, 0, 0.13), stuff.wood("mahogany", "Y"), 0.03)
        kit.tube(
            "rail",
            [(x, -high / 2 + 0.3, 0.52), (x, high / 2 - 0.3, 0.52)],
            0.07,
            stuff.wood("mahogany", "Y"),
        )
        count = 16
        for n in range(count):
            y = -high / 2 + 0.45 + n * (high - 0.9) / (count - 1)
            turned = [
                (0.0, 0.26),
                (0.05, 0.26),
                (0.03, 0.32),
                (0.055, 0.38),
                (0.025, 0.46),
                (0.0, 0.5),
            ]
            kit.place(kit.lathe("baluster", turned, stuff.gold, 24), (x, y, 0))
        for y in (-high / 2 + 0.3, high / 2 - 0.3):
            newel = (side * (wide / 2 - 0.27), y)
            kit.box("newel", (0.34, 0.34, 0.5), (*newel, 0.25), stuff.wood("mahogany", "Z"), 0.03)
            collar = [(0.0, 0.0), (0.15, 0.0), (0.12, 0.06), (0.0, 0.06)]
            kit.place(kit.lathe("collar", collar, stuff.gold, 32), (*newel, 0.5))
            globe = kit.plain("globe", hexa("#ffd080"), 0.4, emit=1.5)
            kit.ball("globe", 0.14, (*newel, 0.66), globe, 32)
            kit.bulb((newel[0] * 0.85, y * 0.93, 1.0), 6.0, radius=0.12)


TREADS = ("#3d0a13", "#4f0e19", "#5f121e", "#6f1624", "#7d1a29")  # lower steps lie in the dark


def _flight(stuff: Stuff, side: int, wide: float, high: float) -> None:
    """Five steps from the outer edge up to the landing."""
    first, last, count = high / 2, 1.65, 5
    deep = (first - last) / count
    for n in range(count):
        y = side * (first - (n + 0.5) * deep)
        z = 0.035 * (n + 1)
        kit.box("step", (wide - 0.7, deep, z), (0, y, z / 2), stuff.wood("oak", "X"), 0.012)
        kit.box(
            "carpet",
            (wide - 1.5, deep + 0.004, 0.012),
            (0, y, z + 0.004),
            stuff.cloth(TREADS[n]),
            0.004,
        )
        for x in (-(wide - 1.5) / 2 + 0.06, (wide - 1.5) / 2 - 0.06):
            kit.box("stripe", (0.035, deep + 0.006, 0.014), (x, y, z + 0.0045), stuff.gold, 0)
        y_rod = side * (first - (n + 1) * deep + 0.03)
        half = (wide - 1.4) / 2
        kit.tube("rod", [(-half, y_rod, z + 0.03), (half, y_rod, z + 0.03)], 0.024, stuff.brass)
        for x in (-half, half):
            kit.ball("knob", 0.036, (x, y_rod, z + 0.03), stuff.brass, 16)


def frame(outer_wide: float, outer_high: float, thick: float) -> None:
    """The walnut frame about a board: mitred mouldings, a gilt bead, brass corners."""
    stuff = Stuff()
    w, h = outer_wide / 2, outer_high / 2
    for sign in (-1, 1):
        for length, across in ((outer_wide, True), (outer_high, False)):
            reach = (h if across else w) - thick / 2
            at = (0.0, sign * reach) if across else (sign * reach, 0.0)
            _moulding(length, at, thick, across, stuff, sign)
    for sx in (-1, 1):
        for sy in (-1, 1):
            _bracket(sx * w, sy * h, sx, sy, thick, stuff)


def _moulding(
    length: float, at: Point2, thick: float, across: bool, stuff: Stuff, sign: int
) -> None:
    dark, light = hexa("#2b170b"), hexa("#75461f")
    axis = "X" if across else "Y"
    walnut = kit.wood(f"frame {axis}", dark, light, axis, 0.9, 0.5, 0.32, crevices=False)

    def bar(
        share: float, offset: float, tall: float, material: Any, bevel: float, cut: float
    ) -> None:
        size = (length - cut, thick * share) if across else (thick * share, length - cut)
        shift = -sign * offset * thick
        x, y = (at[0], at[1] + shift) if across else (at[0] + shift, at[1])
        low = 0.0 if across else -0.004  # else the two would flicker where they cross
        kit.box("bar", (*size, tall), (x, y, tall / 2 + low), material, bevel)

    bar(1.0, 0.0, 0.16, walnut, 0.03, 0.0)
    bar(0.52, 0.04, 0.24, walnut, 0.07, thick * 0.4)
    bar(0.08, 0.43, 0.18, stuff.gold, 0.02, 2 * thick * 0.9)
    bar(0.05, -0.40, 0.19, stuff.gold, 0.015, thick * 0.16)


def _bracket(x: float, y: float, sx: int, sy: int, thick: float, stuff: Stuff) -> None:
    """An L of engraved brass round a corner, with three screws."""
    t, arm = thick * 0.92, thick * 1.95
    inner = thick * 0.12
    outline = [
        (inner, inner),
        (arm, inner),
        (arm - 0.1, t * 0.5),
        (arm, t),
        (t + 0.08, t),
        (t, t + 0.08),
        (t, arm),
        (t * 0.5, arm - 0.1),
        (inner, arm),
    ]
    points = [(-sx * a, -sy * b) for a, b in outline]
    if sx * sy < 0:
        points.reverse()
    metal = kit.metal("corner", hexa("#d2a24a"), 0.24, (0.06, 0.03, 0.01), 0.5, scale=2.0)
    kit.place(kit.plate("bracket", [points], 0.06, metal, 0.02), (x, y, 0.27))
    boss = [
        (0.0, 0.0),
        (0.2 * thick / 0.7, 0.0),
        (0.18 * thick / 0.7, 0.05),
        (0.08, 0.06),
        (0.06, 0.09),
        (0.0, 0.1),
    ]
    kit.place(
        kit.lathe("boss", boss, metal, 8),
        (x - sx * t * 0.55, y - sy * t * 0.55, 0.29),
        (0, 0, 22.5),
    )
    for a, b in ((1.6, 0.52), (0.52, 1.6)):
        kit.ball("screw", 0.045, (x - sx * thick * a, y - sy * thick * b, 0.30), stuff.brass, 16)
