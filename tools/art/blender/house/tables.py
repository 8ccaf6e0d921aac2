"""Desks and tables, laid and unlaid."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from art.blender import kit
from art.blender.house import lamps, small
from art.blender.house.stuff import Stuff
from art.blender.kit import hex_colour as hexa


def _legs(stuff: Stuff, wide: float, deep: float, tall: float, tone: str) -> list[Any]:
    turned = [
        (0.0, 0.0),
        (0.03, 0.0),
        (0.045, 0.08),
        (0.03, 0.14),
        (0.05, tall * 0.6),
        (0.04, tall),
        (0.0, tall),
    ]
    return [
        kit.place(kit.lathe("leg", turned, stuff.wood(tone, "Z"), 24), (x, y, 0))
        for x in (-wide / 2 + 0.08, wide / 2 - 0.08)
        for y in (-deep / 2 + 0.08, deep / 2 - 0.08)
    ]


def table(stuff: Stuff, wide: float, deep: float, tall: float = 0.7, tone: str = "mahogany") -> Any:
    """A plain table with turned legs and a moulded top."""
    parts = [
        kit.box("top", (wide, deep, 0.06), (0, 0, tall), stuff.wood(tone, "X"), 0.022),
        kit.box(
            "mould",
            (wide - 0.06, deep - 0.06, 0.08),
            (0, 0, tall - 0.06),
            stuff.wood(tone, "X"),
            0.015,
        ),
        *_legs(stuff, wide, deep, tall - 0.05, tone),
    ]
    return kit.group(parts)


def round_table(stuff: Stuff, radius: float, tall: float = 0.6, material: Any = None) -> Any:
    """A pedestal table."""
    stuff_top = material or stuff.wood("mahogany", "X")
    top = [
        (0.0, tall - 0.04),
        (radius - 0.02, tall - 0.04),
        (radius, tall - 0.02),
        (radius - 0.015, tall),
        (0.0, tall),
    ]
    foot = [
        (0.0, 0.0),
        (radius * 0.6, 0.0),
        (radius * 0.55, 0.04),
        (0.05, 0.08),
        (0.04, tall - 0.04),
        (0, tall - 0.04),
    ]
    return kit.group([kit.lathe("top", top, stuff_top, 64), kit.lathe("foot", foot, stuff_top, 40)])


def desk(stuff: Stuff) -> Any:
    """A partners' desk: green leather, lamp, papers, inkwell, books."""
    wood = stuff.wood("mahogany", "X")
    parts = [
        kit.box("top", (1.7, 0.86, 0.07), (0, 0, 0.74), wood, 0.02),
        kit.box("edge", (1.77, 0.93, 0.03), (0, 0, 0.70), wood, 0.012),
        kit.box("rim", (1.28, 0.60, 0.01), (0, -0.03, 0.776), stuff.gold, 0.003),
        kit.box("blotter", (1.25, 0.57, 0.012), (0, -0.03, 0.777), stuff.hide("#1d4a31"), 0.003),
        *[kit.box("chest", (0.48, 0.80, 0.68), (x, 0, 0.34), wood, 0.02) for x in (-0.58, 0.58)],
        kit.place(small.sheets(3, stuff), (0.02, -0.06, 0.79)),
        kit.place(small.pile(("#6b1717", "#1b3157", "#5a431d"), stuff), (0.60, 0.12, 0.775)),
        kit.place(lamps.desk_lamp(stuff), (-0.60, 0.2, 0.775)),
    ]
    well = kit.lathe("well", [(0.0, 0.0), (0.06, 0.0), (0.06, 0.06), (0.03, 0.08), (0.03, 0.1), (0, 0.1)],
                     stuff.paint("#0c0f16", 0.1, 1.0), 32)  # fmt: skip
    parts.append(kit.place(well, (0.30, 0.24, 0.78)))
    parts.append(
        kit.tube(
            "pen", [(0.16, -0.2, 0.80), (0.42, -0.05, 0.81)], 0.012, stuff.ink, radii=[0.3, 1.0]
        )
    )
    return kit.group(parts)


def reading_table(stuff: Stuff, wide: float = 1.9, deep: float = 0.78) -> Any:
    """A library table: open books, green lamps."""
    parts = [
        table(stuff, wide, deep, 0.7, "walnut"),
        kit.box(
            "leather", (wide - 0.2, deep - 0.2, 0.008), (0, 0, 0.733), stuff.hide("#5a2415"), 0.003
        ),
        kit.place(small.open_book(stuff), (-wide * 0.22, -0.06, 0.735), (0, 0, 8)),
        kit.place(small.open_book(stuff), (wide * 0.24, -0.05, 0.735), (0, 0, -12)),
        kit.place(lamps.desk_lamp(stuff), (0, 0.12, 0.735)),
        kit.place(small.pile(("#27333d", "#7a1f1c"), stuff, 5), (wide * 0.42, 0.2, 0.735)),
    ]
    return kit.group(parts)


def coffee_table(stuff: Stuff) -> Any:
    """A low table with a tray, a book and a bowl."""
    parts = [
        table(stuff, 1.1, 0.62, 0.42, "walnut"),
        kit.place(small.decanter(stuff), (-0.25, 0.04, 0.45)),
        kit.place(small.pile(("#1f3f6e", "#7a1f1c"), stuff, 4), (0.3, 0.0, 0.45), (0, 0, 15)),
    ]
    return kit.group(parts)


def console(stuff: Stuff, flowers: Sequence[str] = ("#b3202e", "#e9e4d6", "#d98aa0")) -> Any:
    """A marble-topped half-moon table with flowers."""
    stone = kit.marble("console marble", hexa("#d8d2c6"), hexa("#7a6f66"))
    half = [(-0.6, 0.0), *kit.arc(0, 0, 0.6, 180, 360, 24, 0.42)]
    top = kit.place(kit.plate("top", [half], 0.06, stone, 0.015), (0, 0.2, 0.72))
    apron = [(-0.54, 0.0), *kit.arc(0, 0, 0.54, 180, 360, 24, 0.37)]
    gilt = kit.place(kit.plate("apron", [apron], 0.1, stuff.gold, 0.01), (0, 0.2, 0.65))
    legs = [kit.tube("leg", [(x, y, 0.65), (x * 1.1, y - 0.04, 0.35), (x * 0.8, y, 0.0)], 0.035, stuff.gold)
            for x, y in ((-0.42, 0.12), (0.42, 0.12), (0, -0.12))]  # fmt: skip
    bowl = kit.place(small.vase(stuff, stuff.paint("#1f3f6e", 0.15, 1.0), flowers), (0, 0.08, 0.75))
    return kit.group([top, gilt, *legs, bowl])


def dining_table(stuff: Stuff, wide: float = 3.3, deep: float = 1.15) -> Any:
    """A table laid for eight: cloth, runner, candelabra, flowers, fruit."""
    from art.blender.house import seating

    cloth = stuff.cloth("#bfae88", 0.2)
    parts: list[Any] = [
        kit.box("cloth", (wide, deep, 0.05), (0, 0, 0.72), cloth, 0.03, segments=4),
        kit.box("fall", (wide - 0.02, deep - 0.02, 0.26), (0, 0, 0.59), cloth, 0.03),
        kit.box("runner", (wide - 0.5, 0.26, 0.008), (0, 0, 0.748), stuff.cloth("#8c1d2c"), 0.003),
        *[
            kit.box("trim", (wide - 0.5, 0.012, 0.01), (0, y, 0.749), stuff.gold, 0)
            for y in (-0.13, 0.13)
        ],
        *_legs(stuff, wide, deep, 0.6, "mahogany"),
    ]
    seats = [(x, -deep / 2, 0.0) for x in (-1.02, 0.0, 1.02)]
    seats += [(x, deep / 2, 180.0) for x in (-1.02, 0.0, 1.02)]
    seats += [(-wide / 2, 0.0, -90.0), (wide / 2, 0.0, 90.0)]
    for x, y, turn in seats:
        inward = math.radians(turn)
        dx, dy = -math.sin(inward), math.cos(inward)
        parts.append(
            kit.place(
                small.plate_setting(stuff), (x + dx * 0.24, y + dy * 0.24, 0.747), (0, 0, turn)
            )
        )
        chair = seating.dining_chair(stuff)
        parts.append(kit.place(chair, (x - dx * 0.2, y - dy * 0.2, 0), (0, 0, turn + 180)))
    for x in (-0.78, 0.78):
        parts.append(kit.place(lamps.candelabrum(stuff, lit=True), (x, 0, 0.75)))
    parts.append(
        kit.place(small.vase(stuff, stuff.silver, ("#b3202e", "#e9c2b0", "#f1e6c8")), (0, 0, 0.75))
    )
    return kit.group(parts)


def billiard_table(stuff: Stuff, wide: float = 2.6, deep: float = 1.42) -> Any:
    """Green cloth, cushions, six pockets, a broken frame of balls and two cues."""
    cloth = stuff.cloth("#1d6b3f", 0.25)
    wood, dark = stuff.wood("mahogany", "X"), stuff.paint("#0b0b0a", 0.7)
    w, d = wide / 2, deep / 2
    parts: list[Any] = [kit.box("bed", (wide - 0.1, deep - 0.1, 0.10), (0, 0, 0.62), cloth, 0)]
    for sign in (-1, 1):
        parts += [
            kit.box("rail", (wide + 0.04, 0.14, 0.16), (0, sign * (d - 0.05), 0.66), wood, 0.03),
            kit.box(
                "rail",
                (0.14, deep + 0.04, 0.16),
                (sign * (w - 0.05), 0, 0.66),
                stuff.wood("mahogany", "Y"),
                0.03,
            ),
            kit.box(
                "cushion", (wide - 0.30, 0.07, 0.08), (0, sign * (d - 0.15), 0.69), cloth, 0.02
            ),
            kit.box(
                "cushion", (0.07, deep - 0.30, 0.08), (sign * (w - 0.15), 0, 0.69), cloth, 0.02
            ),
        ]
        for n in range(7):
            if n != 3:
                x = (n - 3) * (wide - 0.4) / 7
                parts.append(
                    kit.ball("sight", 0.014, (x, sign * (d - 0.05), 0.738), stuff.china, 10)
                )
    for x in (-w + 0.12, 0.0, w - 0.12):
        for y in (-d + 0.10, d - 0.10):
            ring = kit.lathe(
                "pocket", [(0.0, 0.0), (0.085, 0.0), (0.085, 0.012), (0.0, 0.012)], dark, 32
            )
            rim = kit.lathe(
                "rim", [(0.08, 0.0), (0.1, 0.0), (0.1, 0.02), (0.08, 0.02)], stuff.brass, 32
            )
            parts += [kit.place(ring, (x, y, 0.735)), kit.place(rim, (x, y, 0.733))]
    for x in (-w + 0.18, w - 0.18):
        for y in (-d + 0.18, d - 0.18):
            leg = [(0.0, 0.0), (0.09, 0.0), (0.11, 0.2), (0.08, 0.4), (0.12, 0.58), (0.0, 0.58)]
            parts.append(
                kit.place(kit.lathe("leg", leg, stuff.wood("mahogany", "Z"), 24), (x, y, 0))
            )
    parts += _balls(stuff, -0.62)
    tip = stuff.paint("#e8d9b0", 0.3, 0.6)
    for start, end in (
        ((0.15, -0.42, 0.76), (1.45, -0.30, 0.80)),
        ((-1.1, 0.50, 0.77), (0.25, 0.36, 0.70)),
    ):
        parts.append(kit.tube("cue", [start, end], 0.026, tip, radii=[0.45, 1.0], resolution=4))
        x, y, z = (a + (b - a) * 0.62 for a, b in zip(start, end, strict=True))
        parts.append(kit.tube("butt", [(x, y, z), end], 0.028, stuff.wood("ebony", "X"), radii=[0.8, 1.05], resolution=4))  # fmt: skip
    return kit.group(parts)


BALLS = ("#d8a11a", "#2a5fc0", "#b3202e", "#5a2d80", "#d8641f", "#1f6b3a", "#7a1f2c", "#141414",
         "#d8a11a", "#2a5fc0")  # fmt: skip


def _balls(stuff: Stuff, left: float) -> list[Any]:
    """A triangle of ten, one strayed, and the white."""
    spots = [
        (left + 0.085 * row * -1, (n - row / 2) * 0.098) for row in range(4) for n in range(row + 1)
    ]
    spots[3] = (left + 0.55, 0.28)
    balls = [
        kit.ball("ball", 0.047, (x, y, 0.717), stuff.paint(colour, 0.08, 1.0), 24)
        for (x, y), colour in zip(spots, BALLS, strict=True)
    ]
    return [
        *balls,
        kit.ball("white", 0.047, (0.62, -0.12, 0.717), stuff.paint("#f2ead8", 0.08, 1.0), 24),
    ]


def work_table(stuff: Stuff, wide: float = 1.7, deep: float = 0.82) -> Any:
    """A scrubbed kitchen table with bread, vegetables, a rolling pin and a bowl of eggs."""
    pine = stuff.wood("pine", "X")
    parts: list[Any] = [table(stuff, wide, deep, 0.7, "pine")]
    board = kit.box(
        "board", (0.5, 0.34, 0.03), (-0.42, 0.02, 0.745), stuff.wood("oak", "X"), 0.012, (0, 0, 8)
    )
    loaf = kit.lathe(
        "loaf",
        [(0.0, -0.2), (0.08, -0.18), (0.1, 0.0), (0.08, 0.18), (0.0, 0.2)],
        stuff.paint("#a5682c", 0.7),
        32,
    )
    slice_ = kit.lathe(
        "slice",
        [(0.0, 0.0), (0.085, 0.0), (0.085, 0.03), (0.0, 0.03)],
        stuff.paint("#e3c48a", 0.8),
        32,
    )
    pin = kit.lathe(
        "pin",
        [
            (0.0, -0.33),
            (0.02, -0.33),
            (0.025, -0.22),
            (0.05, -0.21),
            (0.05, 0.21),
            (0.025, 0.22),
            (0.02, 0.33),
            (0.0, 0.33),
        ],
        pine,
        24,
    )
    parts += [
        board,
        kit.place(kit.spin(loaf, 90, "Y"), (-0.5, 0.06, 0.82), (0, 0, 15)),
        kit.place(slice_, (-0.27, -0.06, 0.76)),
        kit.place(kit.spin(pin, 90, "Y"), (0.22, -0.25, 0.785), (0, 0, -18)),
    ]
    bowl = [
        (0.0, 0.0),
        (0.1, 0.0),
        (0.2, 0.11),
        (0.21, 0.12),
        (0.19, 0.12),
        (0.08, 0.02),
        (0.0, 0.02),
    ]
    parts.append(
        kit.place(kit.lathe("bowl", bowl, stuff.paint("#d8cfb8", 0.25, 0.6), 40), (0.5, 0.12, 0.73))
    )
    for n in range(6):
        a = n * 1.05
        r = 0.07 if n else 0.0
        parts.append(kit.ball("egg", 0.05, (0.5 + r * math.cos(a), 0.12 + r * math.sin(a), 0.81), stuff.paint("#e6c9a0", 0.5), 16))  # fmt: skip
    for n, (x, y) in enumerate(((0.02, 0.2), (0.1, 0.12), (0.16, 0.24))):
        colour = "#b8331f" if n < 2 else "#c9641f"
        parts.append(kit.ball("tomato", 0.06, (x, y, 0.78), stuff.paint(colour, 0.25, 0.5), 20))
    parts.append(
        kit.lathe(
            "flour",
            [(0.0, 0.731), (0.12, 0.731), (0.05, 0.745), (0.0, 0.75)],
            stuff.paint("#f2ede0", 0.9),
            32,
        )
    )
    return kit.group(parts)


def wicker_table(stuff: Stuff) -> Any:
    """A cane table with a glass top and a tea set."""
    parts = [
        round_table(stuff, 0.36, 0.5, stuff.wicker),
        kit.lathe(
            "glass",
            [(0.0, 0.505), (0.33, 0.505), (0.33, 0.52), (0.0, 0.52)],
            stuff.paint("#b9d0c4", 0.06, 1.0),
            48,
        ),
    ]
    cup = [(0.0, 0.0), (0.035, 0.0), (0.055, 0.05), (0.05, 0.05), (0.03, 0.01), (0.0, 0.01)]
    saucer = [(0.0, 0.0), (0.08, 0.012), (0.075, 0.016), (0.0, 0.006)]
    for x, y in ((-0.16, -0.1), (0.17, 0.06)):
        parts += [kit.place(kit.lathe("saucer", saucer, stuff.china, 32), (x, y, 0.52)),
                  kit.place(kit.lathe("cup", cup, stuff.china, 32), (x, y, 0.53))]  # fmt: skip
    potty = [(0.0, 0.0), (0.07, 0.0), (0.1, 0.06), (0.07, 0.12), (0.03, 0.13), (0.0, 0.15)]
    parts.append(kit.place(kit.lathe("teapot", potty, stuff.china, 32), (0.0, 0.12, 0.52)))
    parts.append(kit.tube("spout", [(0.08, 0.12, 0.56), (0.15, 0.13, 0.63)], 0.02, stuff.china))
    return kit.group(parts)
