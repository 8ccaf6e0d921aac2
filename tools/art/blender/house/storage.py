"""What stands along the walls: bookcases, sideboards, dressers, racks."""

from __future__ import annotations

from typing import Any

from art.blender import kit
from art.blender.house import lamps, small
from art.blender.house.blocks import Block, blocks
from art.blender.house.stuff import Stuff
from art.blender.kit import hex_colour as hexa


def bookcase(stuff: Stuff, long: float, seed: int = 1, tone: str = "mahogany") -> Any:
    """Two tiers of books that lean back so that their spines are seen from above."""
    wood = stuff.wood(tone, "X")
    parts: list[Any] = [
        kit.box("low", (long, 0.50, 0.62), (0, 0, 0.31), wood, 0.015),
        kit.box("high", (long, 0.22, 0.92), (0, 0.14, 0.46), wood, 0.015),
        kit.box("crown", (long + 0.05, 0.09, 0.05), (0, 0.22, 1.20), wood, 0.015),
        kit.box("board", (long, 0.03, 0.34), (0, 0.24, 1.05), wood, 0.008),
        kit.box("lip", (long, 0.03, 0.05), (0, -0.25, 0.63), wood, 0.01),
    ]
    bays = max(1, round(long / 1.1))
    for n in range(bays + 1):
        x = -long / 2 + n * long / bays
        x = max(-long / 2 + 0.025, min(long / 2 - 0.025, x))
        parts.append(
            kit.box("end", (0.05, 0.52, 0.78), (x, -0.01, 0.40), stuff.wood(tone, "Y"), 0.012)
        )
        parts.append(
            kit.box("end", (0.05, 0.25, 1.22), (x, 0.13, 0.61), stuff.wood(tone, "Y"), 0.012)
        )
    for n in range(bays):
        x = -long / 2 + (n + 0.5) * long / bays
        room = long / bays - 0.07
        parts.append(kit.place(small.books(room, stuff, seed * 31 + n), (x, -0.115, 0.74)))
        parts.append(kit.place(small.books(room, stuff, seed * 57 + n + 9), (x, 0.11, 1.03)))
    return kit.group(parts)


def sideboard(stuff: Stuff, long: float = 2.4) -> Any:
    """A sideboard with a tureen, a decanter, candlesticks and a bowl of fruit."""
    wood = stuff.wood("mahogany", "X")
    parts: list[Any] = [
        kit.box("body", (long, 0.48, 0.66), (0, 0, 0.33), wood, 0.02),
        kit.box("top", (long + 0.06, 0.53, 0.05), (0, 0, 0.69), wood, 0.015),
        kit.box("rail", (long, 0.04, 0.12), (0, 0.23, 0.76), wood, 0.012),
        kit.box(
            "linen", (long * 0.62, 0.30, 0.006), (0, -0.03, 0.717), stuff.cloth("#e9e0cc"), 0.002
        ),
    ]
    tureen = [
        (0.0, 0.0),
        (0.08, 0.0),
        (0.07, 0.03),
        (0.17, 0.1),
        (0.17, 0.14),
        (0.1, 0.2),
        (0.03, 0.22),
        (0.03, 0.25),
        (0.0, 0.26),
    ]
    parts.append(kit.place(kit.lathe("tureen", tureen, stuff.silver, 48), (-0.05, -0.01, 0.72)))
    parts.append(kit.place(small.decanter(stuff), (-long * 0.34, 0.0, 0.715)))
    bowl = [(0.0, 0.0), (0.07, 0.0), (0.16, 0.08), (0.15, 0.085), (0.0, 0.03)]
    at = (long * 0.27, -0.01, 0.715)
    parts.append(kit.place(kit.lathe("bowl", bowl, stuff.china, 40), at))
    fruit = (
        ("#b3202e", 0.0, 0.0),
        ("#d8a11a", 0.08, 0.03),
        ("#7d8a2a", -0.05, 0.07),
        ("#c9641f", -0.06, -0.06),
        ("#b3202e", 0.04, -0.07),
    )
    for n, (colour, x, y) in enumerate(fruit):
        z = 0.15 if n == 0 else 0.11
        parts.append(
            kit.ball(
                "fruit", 0.058, (at[0] + x, at[1] + y, at[2] + z), stuff.paint(colour, 0.3, 0.4), 20
            )
        )
    for x in (-long * 0.46, long * 0.45):
        parts.append(kit.place(lamps.candle(stuff), (x, 0.12, 0.76)))
        parts.append(
            kit.place(
                kit.lathe(
                    "stick",
                    [(0.0, 0.0), (0.07, 0.0), (0.02, 0.03), (0.03, 0.05), (0.0, 0.05)],
                    stuff.silver,
                    32,
                ),
                (x, 0.12, 0.715),
            )
        )
        parts.append(kit.bulb((x, 0.05, 1.05), 2.0, lamps.FLAME, 0.05))
    return kit.group(parts)


def dresser(stuff: Stuff, long: float = 2.0) -> Any:
    """A kitchen dresser: plates lean on its rack, jugs hang below."""
    pine = stuff.wood("pine", "X")
    parts: list[Any] = [
        kit.box("body", (long, 0.48, 0.62), (0, 0, 0.31), pine, 0.015),
        kit.box("top", (long + 0.04, 0.52, 0.05), (0, 0, 0.65), pine, 0.015),
        kit.box("back", (long, 0.05, 0.55), (0, 0.23, 0.92), pine, 0.012),
        kit.box("shelf", (long, 0.16, 0.04), (0, 0.16, 0.95), pine, 0.01),
    ]
    count = int(long / 0.34)
    blue = stuff.paint("#2a4f8f", 0.25, 0.6)
    for n in range(count):
        x = (n - (count - 1) / 2) * 0.33
        dish = [kit.lathe("dish", [(0.0, 0.0), (0.09, 0.0), (0.15, 0.022), (0.15, 0.03), (0.0, 0.012)], stuff.china, 40),
                kit.lathe("ring", [(0.11, 0.0125), (0.13, 0.0225), (0.125, 0.024), (0.105, 0.0155)], blue, 40),
                kit.lathe("flower", [(0.0, 0.0135), (0.045, 0.0135), (0.0, 0.014)], blue, 8)]  # fmt: skip
        parts.append(kit.group(dish, (x, 0.13, 1.06), (38, 0, 0)))
        if n % 2 == 0:
            jug = [
                (0.0, 0.0),
                (0.07, 0.0),
                (0.09, 0.08),
                (0.05, 0.16),
                (0.06, 0.19),
                (0.045, 0.19),
                (0.0, 0.1),
            ]
            tone = ("#a0522d", "#d8cfb8", "#5b6f4a")[n // 2 % 3]
            parts.append(
                kit.place(kit.lathe("jug", jug, stuff.paint(tone, 0.3, 0.5), 32), (x, -0.08, 0.675))
            )
    return kit.group(parts)


def cue_rack(stuff: Stuff, long: float = 1.5, cues: int = 6) -> Any:
    """Cues leaning in a rack against the wall, their tips to the room."""
    wood = stuff.wood("mahogany", "X")
    parts: list[Any] = [
        kit.box("foot", (long, 0.28, 0.10), (0, 0, 0.05), wood, 0.02),
        kit.box("board", (long, 0.05, 0.9), (0, 0.13, 0.45), wood, 0.015),
        kit.box("rail", (long, 0.12, 0.05), (0, 0.08, 0.72), wood, 0.015),
    ]
    ash = stuff.paint("#e0c58c", 0.3, 0.5)
    for n in range(cues):
        x = (n - (cues - 1) / 2) * long / (cues + 0.5)
        parts.append(
            kit.tube(
                "cue", [(x, -0.08, 0.1), (x, 0.06, 1.1)], 0.026, ash, radii=[1.0, 0.5], resolution=4
            )
        )
        parts.append(
            kit.tube(
                "butt",
                [(x, -0.08, 0.1), (x, -0.03, 0.42)],
                0.028,
                stuff.wood("ebony", "Z"),
                resolution=4,
            )
        )
    balls = ("#b3202e", "#d8a11a", "#2a5fc0", "#f2ead8")
    for n, colour in enumerate(balls):
        parts.append(
            kit.ball(
                "ball", 0.05, (-0.24 + 0.16 * n, -0.05, 0.15), stuff.paint(colour, 0.1, 1.0), 20
            )
        )
    return kit.group(parts)


def scoreboard(stuff: Stuff) -> Any:
    """A slate with a score on two brass wires, tilted so that it can be read from above."""
    wood = stuff.wood("mahogany", "X")
    parts: list[Any] = [
        kit.box("frame", (0.95, 0.5, 0.05), (0, 0, 0), wood, 0.015),
        kit.box("slate", (0.82, 0.38, 0.03), (0, 0, 0.018), stuff.paint("#1c2526", 0.6), 0.004),
    ]
    for y in (-0.09, 0.09):
        parts.append(
            kit.tube(
                "wire", [(-0.38, y, 0.045), (0.38, y, 0.045)], 0.006, stuff.brass, resolution=3
            )
        )
        for n in range(9):
            x = -0.34 + 0.05 * n + (0.25 if n > (5 if y > 0 else 3) else 0)
            colour = "#d8c9a0" if n % 5 else "#b3202e"
            parts.append(kit.ball("bead", 0.026, (x, y, 0.045), stuff.paint(colour, 0.3), 12))
    return kit.group(parts)


def bottle_rack(stuff: Stuff, long: float = 1.1) -> Any:
    """A small bar: shelves with bottles."""
    parts: list[Any] = [kit.box("body", (long, 0.42, 0.72), (0, 0, 0.36), stuff.wood("mahogany", "X"), 0.02),
                        kit.box("top", (long + 0.05, 0.46, 0.04), (0, 0, 0.74), kit.marble("bar", hexa("#2b2b2a"), hexa("#8a857a")), 0.012)]  # fmt: skip
    bottle = [(0.0, 0.0), (0.055, 0.0), (0.055, 0.17), (0.02, 0.23), (0.02, 0.3), (0.0, 0.3)]
    colours = ("#2c4a22", "#6b3410", "#27333d", "#7a1f1c", "#8a611f")
    for n, colour in enumerate(colours):
        x = -long / 2 + 0.14 + n * 0.15
        parts.append(
            kit.place(
                kit.lathe("bottle", bottle, stuff.paint(colour, 0.06, 1.0), 24), (x, 0.1, 0.76)
            )
        )
        parts.append(
            kit.place(
                kit.lathe(
                    "cork", [(0.0, 0.0), (0.022, 0.0), (0.022, 0.03), (0.0, 0.03)], stuff.gold, 16
                ),
                (x, 0.1, 1.05),
            )
        )
    parts.append(kit.place(small.decanter(stuff), (long / 2 - 0.25, -0.04, 0.76)))
    return kit.group(parts)


def umbrella_stand(stuff: Stuff) -> Any:
    """A brass tub with umbrellas and canes."""
    tub = [
        (0.0, 0.0),
        (0.15, 0.0),
        (0.17, 0.45),
        (0.18, 0.47),
        (0.16, 0.47),
        (0.14, 0.05),
        (0.0, 0.05),
    ]
    parts = [kit.lathe("tub", tub, stuff.brass, 40)]
    for x, y, colour in (
        (0.05, 0.08, "#1b1b1d"),
        (-0.08, 0.02, "#4a1a22"),
        (0.04, -0.09, "#22364a"),
    ):
        top = (x * 2.4, y * 2.4, 0.85)
        parts.append(
            kit.tube("umbrella", [(x, y, 0.1), top], 0.045, stuff.cloth(colour), radii=[0.6, 0.5])
        )
        hook = [top, (top[0] + 0.04, top[1], 0.93), (top[0] + 0.1, top[1], 0.9)]
        parts.append(kit.tube("hook", hook, 0.018, stuff.wood("cherry", "X"), resolution=4))
    return kit.group(parts)


def plant_bench(stuff: Stuff, long: float = 2.4) -> Any:
    """A potting bench with flowers in terracotta."""
    from art.blender.house import plants

    parts: list[Any] = [
        kit.box("top", (long, 0.46, 0.05), (0, 0, 0.5), stuff.wood("oak", "X"), 0.015)
    ]
    parts += [
        kit.box("leg", (0.08, 0.36, 0.5), (x, 0, 0.25), stuff.wood("oak", "Z"), 0.01)
        for x in (-long / 2 + 0.15, 0, long / 2 - 0.15)
    ]
    count = int(long / 0.36)
    colours = ("#c9344a", "#e8b83a", "#f1e6e0", "#8a4fb0", "#e07a3a", "#d97aa0")
    for n in range(count):
        x = (n - (count - 1) / 2) * long / count
        parts.append(
            kit.place(plants.flower_pot(stuff, colours[n % 6], n), (x, 0.02 * (-1) ** n, 0.525))
        )
    return kit.group(parts)


def flagged(width: float, deep: float, tint: str, stuff: Stuff) -> Any:
    """A raised stone slab, e.g. a hearth, laid in blocks."""
    count = max(2, round(width / 0.4))
    parts = [
        Block((width / count - 0.012, deep, 0.06), (-width / 2 + (n + 0.5) * width / count, 0.0, 0.03),
              kit.shade(hexa(tint), 0.85 + 0.1 * (n % 3)))
        for n in range(count)
    ]  # fmt: skip
    return blocks("slab", parts, stuff.tinted, 0.012)
