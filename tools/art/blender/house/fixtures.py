"""Hearths, clocks, stairs, stoves, sinks, ladders."""

from __future__ import annotations

import math
import random
from typing import Any

from art.blender import kit
from art.blender.house import lamps, small
from art.blender.house.blocks import Block, blocks
from art.blender.house.storage import flagged
from art.blender.house.stuff import Stuff
from art.blender.kit import hex_colour as hexa


def fireplace(stuff: Stuff, wide: float = 2.0, lean: float = 50.0) -> Any:
    """A marble chimneypiece; its flames ``lean`` out of it, so that they are seen from above."""
    stone = kit.marble("chimney", hexa("#cfc6b6"), hexa("#6f655a"), 1.4)
    soot = stuff.paint("#16110e", 0.9)
    parts: list[Any] = [
        kit.box("mantel", (wide, 0.36, 0.07), (0, 0.14, 0.86), stone, 0.018),
        kit.box("breast", (wide - 0.1, 0.26, 0.22), (0, 0.18, 0.72), stone, 0.012),
        kit.box("soot", (wide - 0.5, 0.05, 0.62), (0, 0.28, 0.31), soot, 0),
        *[
            kit.box("pier", (0.26, 0.30, 0.84), (x, 0.14, 0.42), stone, 0.018)
            for x in (-wide / 2 + 0.16, wide / 2 - 0.16)
        ],
        kit.place(flagged(wide, 0.5, "#54504a", stuff), (0, -0.22, 0)),
        kit.box("grate", (wide - 0.62, 0.30, 0.05), (0, -0.02, 0.08), stuff.iron, 0.01),
    ]
    for n, (x, turn) in enumerate(((-0.2, 8), (0.12, -12), (-0.02, 22), (0.25, 3))):
        log = kit.spin(
            kit.lathe(
                "log",
                [(0.0, -0.26), (0.065, -0.25), (0.06, 0.25), (0.0, 0.26)],
                stuff.wood("walnut", "Z"),
                20,
            ),
            90,
            "Y",
        )
        parts.append(
            kit.place(log, (x, -0.06 + 0.05 * (n % 2), 0.16 + 0.08 * (n // 2)), (0, 0, turn))
        )
    rng = random.Random(5)
    ember, flame = kit.glow("ember", hexa("#ff5200"), 0.45), kit.fire("flame", 0.42, 0.75)
    for _ in range(26):
        spot = (rng.uniform(-0.45, 0.45), rng.uniform(-0.14, 0.06), rng.uniform(0.12, 0.2))
        parts.append(kit.ball("ember", rng.uniform(0.014, 0.03), spot, ember, 8))
    for n in range(11):
        x = (n - 5) * 0.075 + rng.uniform(-0.02, 0.02)
        tall = rng.uniform(0.55, 1.1) * (0.46 - 0.5 * abs(x))
        lick = (rng.uniform(lean - 12, lean + 12), rng.uniform(-14, 14) + 22 * x, 0.0)
        tongue = _tongue(tall, 0.05, rng.uniform(-0.03, 0.03), flame)
        parts.append(kit.place(tongue, (x, -0.07 - 0.03 * (n % 3), 0.2), lick))
    rail = [
        (-wide / 2 + 0.12, -0.3, 0.16),
        (-wide / 2 + 0.12, -0.46, 0.16),
        (wide / 2 - 0.12, -0.46, 0.16),
        (wide / 2 - 0.12, -0.3, 0.16),
    ]
    parts.append(kit.tube("fender", rail, 0.028, stuff.brass))
    parts.append(kit.place(mantel_clock(stuff), (0, 0.14, 0.895)))
    for x in (-wide * 0.36, wide * 0.36):
        parts.append(kit.place(lamps.candle(stuff), (x, 0.14, 0.90)))
    parts.append(kit.bulb((0, -0.42, 0.42), 24.0, (1.0, 0.45, 0.16), 0.16))
    return kit.group(parts)


def _tongue(tall: float, girth: float, sway: float, burning: Any) -> Any:
    """A flame: a tube that swells, bends and ends in a point."""
    path = [(0, 0, 0), (sway, 0, tall * 0.3), (-sway, 0, tall * 0.65), (sway * 0.6, 0, tall)]
    return kit.tube("tongue", path, girth, burning, radii=[0.7, 1.0, 0.55, 0.02])


def mantel_clock(stuff: Stuff) -> Any:
    """A small gilt clock lying a little back."""
    return kit.group(
        [
            kit.box("case", (0.26, 0.16, 0.2), (0, 0, 0.1), stuff.gold, 0.03),
            kit.place(dial(stuff, 0.085), (0, -0.03, 0.205)),
        ]
    )


def dial(stuff: Stuff, radius: float) -> Any:
    """A clock face turned to the sky: ivory, brass rim, hands near midnight."""
    parts: list[Any] = [
        kit.lathe(
            "rim",
            [(0.0, 0.0), (radius * 1.12, 0.0), (radius * 1.12, 0.02), (radius, 0.025), (0.0, 0.01)],
            stuff.brass,
            48,
        ),
        kit.lathe("face", [(0.0, 0.022), (radius, 0.022)], stuff.paint("#f3ead2", 0.4), 48),
    ]
    for n in range(12):
        a = math.radians(30 * n)
        spot = (radius * 0.82 * math.sin(a), radius * 0.82 * math.cos(a), 0.026)
        parts.append(
            kit.box(
                "hour", (radius * 0.06, radius * 0.2, 0.006), spot, stuff.ink, 0, (0, 0, -30 * n)
            )
        )
    for long, turn in ((0.5, -38.0), (0.75, 18.0)):
        hand = kit.box(
            "hand", (radius * 0.07, radius * long, 0.006), (0, radius * long / 2, 0.0), stuff.ink, 0
        )
        parts.append(kit.group([hand], (0, 0, 0.032), (0, 0, turn)))
    return kit.group(parts)


def longcase_clock(stuff: Stuff) -> Any:
    """A grandfather clock that leans back so that its dial is seen from above."""
    wood = stuff.wood("mahogany", "Z")
    parts: list[Any] = [
        kit.box("plinth", (0.62, 0.40, 0.36), (0, 0, 0.18), wood, 0.025),
        kit.box("trunk", (0.44, 0.32, 0.75), (0, 0.02, 0.65), wood, 0.02),
        kit.box("hood", (0.62, 0.46, 0.34), (0, 0.02, 1.12), wood, 0.03, (-48, 0, 0)),
    ]
    face = kit.group([dial(stuff, 0.2)], (0, -0.14, 1.29), (42, 0, 0))
    gable = kit.plate(
        "gable",
        [[(-0.3, 0.0), *kit.arc(0, 0.05, 0.24, 180, 0, 20, 0.17), (0.3, 0.0)]],
        0.08,
        wood,
        0.02,
    )
    parts += [face, kit.place(gable, (0, 0.14, 1.46), (30, 0, 0))]
    parts += [
        kit.ball("finial", 0.05, (x, 0.2, 1.55 if x else 1.66), stuff.gold, 20)
        for x in (-0.24, 0.0, 0.24)
    ]
    glass = kit.box(
        "window", (0.26, 0.02, 0.5), (0, -0.15, 0.66), stuff.paint("#22160f", 0.1, 1.0), 0.006
    )
    bob = kit.lathe("bob", [(0.0, 0.0), (0.08, 0.0), (0.0, 0.02)], stuff.gold, 32)
    parts += [glass, kit.place(bob, (0, -0.17, 0.5), (90, 0, 0))]
    return kit.group(parts)


def staircase(stuff: Stuff, long: float = 2.9, wide: float = 1.05, steps: int = 9) -> Any:
    """A flight that rises towards +Y, with a red runner, brass rods, rails and balusters."""
    parts: list[Any] = []
    rise = 0.085
    deep = long / steps
    for n in range(steps):
        y = -long / 2 + (n + 0.5) * deep
        z = (n + 1) * rise
        parts.append(
            kit.box("step", (wide, deep + 0.02, z), (0, y, z / 2), stuff.wood("oak", "X"), 0.012)
        )
        parts.append(
            kit.box(
                "runner",
                (wide * 0.62, deep + 0.025, 0.014),
                (0, y - 0.004, z + 0.004),
                stuff.cloth("#8c1d2c"),
                0.005,
            )
        )
        for x in (-wide * 0.3, wide * 0.3):
            parts.append(
                kit.box(
                    "stripe",
                    (0.025, deep + 0.026, 0.016),
                    (x * 0.9, y - 0.004, z + 0.0045),
                    stuff.gold,
                    0,
                )
            )
        rod = kit.tube(
            "rod",
            [
                (-wide * 0.34, y + deep / 2 - 0.02, z + 0.02),
                (wide * 0.34, y + deep / 2 - 0.02, z + 0.02),
            ],
            0.013,
            stuff.brass,
            resolution=3,
        )
        parts.append(rod)
        for x in (-wide / 2 + 0.06, wide / 2 - 0.06):
            parts.append(
                kit.tube(
                    "baluster",
                    [(x, y, z), (x, y, z + 0.42)],
                    0.024,
                    stuff.wood("oak", "Z"),
                    resolution=3,
                )
            )
    for x in (-wide / 2 + 0.06, wide / 2 - 0.06):
        low = (x, -long / 2, rise + 0.44)
        parts.append(
            kit.tube(
                "rail",
                [low, (x, long / 2, steps * rise + 0.44)],
                0.05,
                stuff.wood("mahogany", "Y"),
                resolution=5,
            )
        )
        post = [
            (0.0, 0.0),
            (0.09, 0.0),
            (0.09, 0.1),
            (0.06, 0.14),
            (0.06, 0.5),
            (0.1, 0.55),
            (0.0, 0.6),
        ]
        parts.append(
            kit.place(
                kit.lathe("newel", post, stuff.wood("mahogany", "Z"), 32), (x, -long / 2 - 0.04, 0)
            )
        )
    return kit.group(parts)


def ladder(stuff: Stuff, long: float = 1.5, lean: float = 34) -> Any:
    """A library ladder that leans against the shelves at +Y."""
    slope = math.radians(lean)
    run, up = long * math.sin(slope), long * math.cos(slope)
    parts: list[Any] = []
    oak = stuff.wood("oak", "Z")
    for x in (-0.2, 0.2):
        parts.append(
            kit.tube("side", [(x, -run, 0.02), (x * 0.85, 0, up)], 0.036, oak, resolution=4)
        )
        wheel = kit.spin(
            kit.lathe(
                "wheel", [(0.0, -0.02), (0.05, -0.02), (0.05, 0.02), (0.0, 0.02)], stuff.brass, 24
            ),
            90,
            "Y",
        )
        parts.append(kit.place(wheel, (x, -run, 0.05)))
    for n in range(1, 7):
        t = n / 7
        parts.append(
            kit.box("rung", (0.40 - 0.05 * t, 0.11, 0.03), (0, -run * (1 - t), up * t), oak, 0.01)
        )
    rail = [(-0.5, 0.03, up + 0.03), (0.5, 0.03, up + 0.03)]
    parts.append(kit.tube("rail", rail, 0.02, stuff.brass))
    return kit.group(parts)


def kitchen_range(stuff: Stuff, long: float = 2.3) -> Any:
    """A cast-iron range: hot plates, brass rail, copper pots, the fire showing."""
    parts: list[Any] = [
        kit.box("body", (long, 0.68, 0.62), (0, 0, 0.31), stuff.iron, 0.02),
        kit.box("top", (long + 0.05, 0.74, 0.05), (0, 0, 0.65), stuff.iron, 0.015),
        kit.box("hood", (long, 0.16, 0.42), (0, 0.36, 0.88), stuff.iron, 0.02),
        kit.tube("rail", [(-long / 2, -0.42, 0.60), (long / 2, -0.42, 0.60)], 0.024, stuff.brass),
    ]
    glow = kit.plain("coals", hexa("#ff6a1c"), 0.6, emit=5.0)
    for n in range(4):
        x = (n - 1.5) * long / 4.2
        ring = kit.lathe(
            "plate",
            [
                (0.0, 0.0),
                (0.19, 0.0),
                (0.19, 0.012),
                (0.17, 0.012),
                (0.16, 0.004),
                (0.10, 0.004),
                (0.09, 0.012),
                (0.0, 0.012),
            ],
            stuff.iron,
            40,
        )
        parts.append(kit.place(ring, (x, -0.05, 0.675)))
    for n in range(6):
        parts.append(
            kit.box("bar", (0.03, 0.04, 0.16), (-long * 0.36 + 0.07 * n, -0.36, 0.36), glow, 0.008)
        )
    parts += [
        kit.place(
            small.pot(stuff, stuff.copper, 0.19, 0.22), (-long * 0.36, -0.04, 0.69), (0, 0, 200)
        ),
        kit.place(
            small.pot(stuff, stuff.copper, 0.15, 0.16), (long * 0.12, 0.0, 0.69), (0, 0, -60)
        ),
        kit.place(kettle(stuff), (long * 0.37, -0.03, 0.69)),
        kit.bulb((-long * 0.28, -0.62, 0.34), 9.0, (1.0, 0.45, 0.16), 0.1),
    ]
    return kit.group(parts)


def kettle(stuff: Stuff) -> Any:
    """A copper kettle."""
    body = [(0.0, 0.0), (0.13, 0.0), (0.17, 0.08), (0.12, 0.17), (0.05, 0.19), (0.0, 0.2)]
    loop = [
        (0.13 * math.cos(a), 0.0, 0.15 + 0.16 * math.sin(a))
        for a in (math.radians(n) for n in range(10, 171, 16))
    ]
    parts = [
        kit.lathe("body", body, stuff.copper, 40),
        kit.tube(
            "spout",
            [(0.13, 0, 0.07), (0.24, 0, 0.13), (0.29, 0, 0.2)],
            0.032,
            stuff.copper,
            radii=[1.2, 0.9, 0.7],
        ),
        kit.tube("loop", loop, 0.018, stuff.iron, resolution=3),
        kit.ball("knob", 0.03, (0, 0, 0.21), stuff.brass, 16),
    ]
    return kit.group([kit.group(parts, turn=(0, 0, -35))])


def sink(stuff: Stuff, long: float = 2.2) -> Any:
    """A stone counter with a deep white sink and brass taps, washing-up beside it."""
    oak = stuff.wood("oak", "X")
    left = -long * 0.18
    basin = [(-0.36, -0.17), (0.36, -0.17), (0.36, 0.17), (-0.36, 0.17)]
    outer = [(-long / 2, -0.27), (long / 2, -0.27), (long / 2, 0.27), (-long / 2, 0.27)]
    hole = [(x + left, y) for x, y in reversed(basin)]
    stone = kit.marble("counter", hexa("#8f8c86"), hexa("#4a4845"), 2.0)
    parts: list[Any] = [
        kit.place(kit.plate("top", [outer, hole], 0.06, stone, 0.012), (0, 0, 0.67)),
        kit.box("body", (long - 0.04, 0.48, 0.40), (0, 0, 0.2), oak, 0.012),
        kit.box("front", (long - 0.04, 0.04, 0.24), (0, -0.22, 0.52), oak, 0.012),
        kit.box("bottom", (0.76, 0.38, 0.03), (left, 0, 0.47), stuff.china, 0.01),
        kit.box(
            "water",
            (0.70, 0.33, 0.01),
            (left, 0, 0.58),
            kit.plain("water", hexa("#5d7f86"), 0.05, coat=1.0),
            0,
        ),
        *[
            kit.box("side", (0.76, 0.03, 0.22), (left, y, 0.57), stuff.china, 0.01)
            for y in (-0.18, 0.18)
        ],
        *[
            kit.box("side", (0.03, 0.38, 0.22), (left + x, 0, 0.57), stuff.china, 0.01)
            for x in (-0.37, 0.37)
        ],
        kit.tube(
            "tap",
            [(left, 0.24, 0.70), (left, 0.24, 0.88), (left, 0.12, 0.9), (left, 0.06, 0.84)],
            0.024,
            stuff.brass,
        ),
    ]
    for x in (-0.1, 0.1):
        parts.append(
            kit.place(
                kit.lathe(
                    "cross", [(0.0, 0.0), (0.045, 0.0), (0.045, 0.02), (0.0, 0.03)], stuff.brass, 6
                ),
                (left + x, 0.23, 0.72),
            )
        )
    rack = long * 0.27
    for n in range(5):
        dish = kit.lathe(
            "dish", [(0.0, 0.0), (0.13, 0.015), (0.13, 0.022), (0.0, 0.01)], stuff.china, 32
        )
        parts.append(kit.place(dish, (rack - 0.16 + 0.08 * n, 0.0, 0.80), (0, 66, 0)))
    return kit.group(parts)


def barrel(stuff: Stuff, fill: str = "") -> Any:
    """An oak barrel with iron hoops, lidded or full of something."""
    side = [(0.0, 0.0), (0.2, 0.0), (0.25, 0.3), (0.2, 0.6), (0.18, 0.6), (0.17, 0.56), (0.0, 0.56)]
    parts: list[Any] = [kit.lathe("staves", side, stuff.wood("oak", "Z"), 40)]
    for z, r in ((0.1, 0.215), (0.3, 0.25), (0.5, 0.22)):
        parts.append(
            kit.lathe(
                "hoop",
                [(r, z - 0.025), (r + 0.012, z - 0.02), (r + 0.012, z + 0.02), (r, z + 0.025)],
                stuff.iron,
                40,
            )
        )
    if fill:
        rng = random.Random(3)
        for n in range(19):
            r = 0.035 * math.sqrt(n)
            spot = (r * math.cos(n * 2.4), r * math.sin(n * 2.4), 0.58 + rng.uniform(0, 0.02))
            parts.append(kit.ball("fill", 0.05, spot, stuff.paint(fill, 0.4, 0.2), 14))
    return kit.group(parts)


def brick_apron(stuff: Stuff, wide: float, deep: float) -> Any:
    """A floor of bricks before a fire."""
    rng = random.Random(2)
    rows, columns = round(deep / 0.14), round(wide / 0.3)
    parts = [
        Block((0.29, 0.13, 0.03), (-wide / 2 + (i + 0.5 + 0.5 * (j % 2)) * 0.3 - 0.075, -deep / 2 + (j + 0.5) * 0.14, 0.012),
              kit.shade(hexa("#8a4a30"), rng.uniform(0.7, 1.15)))
        for j in range(rows) for i in range(columns)
    ]  # fmt: skip
    return blocks("bricks", parts, stuff.tinted, 0.01)
