"""What stands behind a room when one looks into it: walls, windows, tall shelves, hanging lamps.

The board shows rooms from above and needs none of this; the room cards do.
"""

from __future__ import annotations

import math
import random
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from art.blender import kit
from art.blender.house import lamps, small
from art.blender.house.stuff import Stuff
from art.blender.kit import hex_colour as hexa
from art.rooms_rugs import fitted

HIGH = 3.1  # of the walls, in cells; the card ends below their cornice
DADO = 0.86


def wall(stuff: Stuff, long: float, paper: Sequence[str], tone: str = "mahogany") -> Any:
    """Papered above, panelled below, a cornice on top; its face is at y = 0, towards -Y."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "paper.png"
        fitted(long, HIGH, paper).save(path)
        printed = kit.picture(f"paper {paper[0]}", path, 0.85)
    sheet = kit.lay_flat(kit.box("paper", (long, HIGH, 0.04), (0, 0, 0), printed, 0), long, HIGH)
    parts = [kit.place(sheet, (0, 0.02, HIGH / 2), (90, 0, 0)), *panelling(stuff, long, tone)]
    wood = stuff.wood(tone, "X")
    parts.append(kit.box("cornice", (long, 0.16, 0.14), (0, -0.06, HIGH - 0.07), wood, 0.04))
    return kit.group(parts)


def panelling(stuff: Stuff, long: float, tone: str, tall: float = DADO) -> list[Any]:
    """Raised fields between a skirting and a rail."""
    wood, upright = stuff.wood(tone, "X"), stuff.wood(tone, "Z")
    parts = [
        kit.box("dado", (long, 0.05, tall), (0, -0.02, tall / 2), upright, 0),
        kit.box("rail", (long, 0.12, 0.06), (0, -0.05, tall), wood, 0.02),
        kit.box("skirting", (long, 0.1, 0.14), (0, -0.05, 0.07), wood, 0.02),
    ]
    count = max(1, round(long / 0.62))
    for n in range(count):
        x = (n - (count - 1) / 2) * long / count
        size = (long / count - 0.16, 0.04, tall - 0.38)
        parts.append(kit.box("field", size, (x, -0.05, tall / 2 + 0.05), upright, 0.018))
    return parts


def window(
    stuff: Stuff, wide: float = 1.0, tall: float = 1.75, across: int = 3, up: int = 5
) -> Any:
    """A tall window on a moonlit night, its sill at z = 0."""
    frame = stuff.wood("walnut", "Z")
    glow = kit.plain("night", hexa("#122c44"), 0.1, emit=0.55)
    parts = [kit.box("night", (wide, 0.02, tall), (0, 0, tall / 2), glow, 0)]
    for x in (-wide / 2, wide / 2):
        parts.append(kit.box("post", (0.1, 0.12, tall + 0.1), (x, -0.02, tall / 2), frame, 0.02))
    for z in (0.0, tall):
        size = (wide + 0.24, 0.2 if z == 0 else 0.12, 0.09)
        parts.append(kit.box("beam", size, (0, -0.04, z), stuff.wood("walnut", "X"), 0.02))
    for n in range(1, across):
        x = (n / across - 0.5) * wide
        parts.append(kit.box("bar", (0.035, 0.05, tall), (x, -0.02, tall / 2), frame, 0.008))
    for n in range(1, up):
        parts.append(kit.box("bar", (wide, 0.05, 0.035), (0, -0.02, n / up * tall), frame, 0.008))
    return kit.group(parts)


def drapes(stuff: Stuff, wide: float, tall: float, colour: str, open_by: float = 0.56) -> Any:
    """Two curtains tied back beside a window ``wide``, under a gilt pole; hung from z = ``tall``."""
    cloth = stuff.cloth(colour, 0.08)
    parts = []
    for side in (-1, 1):
        parts.append(_drape(cloth, side, wide, tall, open_by))
        tie = side * (wide / 2 + 0.12)
        cord = [
            (tie - 0.15, -0.2, tall * 0.44),
            (tie, -0.25, tall * 0.42),
            (tie + 0.15, -0.2, tall * 0.44),
        ]
        parts.append(kit.tube("cord", cord, 0.03, stuff.gold))
    pole = [(-wide / 2 - 0.45, -0.12, tall + 0.03), (wide / 2 + 0.45, -0.12, tall + 0.03)]
    parts.append(kit.tube("pole", pole, 0.04, stuff.gold))
    parts += [
        kit.ball("knob", 0.075, (x, -0.12, tall + 0.03), stuff.gold, 20)
        for x in (pole[0][0], pole[1][0])
    ]
    return kit.group(parts)


def _drape(cloth: Any, side: int, wide: float, tall: float, open_by: float) -> Any:
    """A sheet in folds, gathered at the tie, wider above and below."""
    across, down = 60, 24
    outer = wide / 2 + 0.38
    vertices = []
    for j in range(down + 1):
        z = tall * (1 - j / down)
        waist = math.exp(-(((z / tall - 0.43) / 0.17) ** 2))
        below = 0.55 if z / tall < 0.43 else 1.0
        reach = (0.34 + open_by * wide * 0.5 * below) * (1 - 0.62 * waist)
        for i in range(across + 1):
            t = i / across
            x = outer - t * reach - 0.10 * waist
            y = -0.14 - (0.055 - 0.03 * waist) * math.sin(t * 6.5 * 2 * math.pi) - 0.04 * waist
            vertices.append((side * x, y, z))
    faces = [
        (
            j * (across + 1) + i,
            j * (across + 1) + i + 1,
            (j + 1) * (across + 1) + i + 1,
            (j + 1) * (across + 1) + i,
        )
        for j in range(down)
        for i in range(across)
    ]
    return kit.mesh("drape", vertices, faces, cloth, angle=80)


def gallery(stuff: Stuff, long: float, deep: float, high: float, gap: tuple[float, float]) -> Any:
    """A landing along the wall on turned posts, railed but for the gap where a stair arrives."""
    wood, upright, across = (
        stuff.wood("mahogany", "X"),
        stuff.wood("oak", "Z"),
        stuff.wood("oak", "X"),
    )
    parts = [
        kit.box("landing", (long, deep, 0.09), (0, -deep / 2, high - 0.045), across, 0.01),
        kit.box("fascia", (long, 0.06, 0.2), (0, -deep, high - 0.1), wood, 0.02),
        kit.box(
            "carpet",
            (long, deep * 0.6, 0.015),
            (0, -deep / 2, high + 0.006),
            stuff.cloth("#8c1d2c"),
            0,
        ),
    ]
    for start, end in ((-long / 2, gap[0]), (gap[1], long / 2)):
        parts.append(
            kit.tube("rail", [(start, -deep, high + 0.44), (end, -deep, high + 0.44)], 0.045, wood)
        )
        count = max(1, round((end - start) / 0.16))
        for n in range(count):
            x = start + (n + 0.5) * (end - start) / count
            parts.append(
                kit.tube("baluster", [(x, -deep, high), (x, -deep, high + 0.43)], 0.022, upright)
            )
    post = [
        (0.0, 0.0),
        (0.09, 0.0),
        (0.09, 0.08),
        (0.055, 0.13),
        (0.05, high - 0.3),
        (0.08, high - 0.24),
        (0.09, high - 0.2),
        (0.0, high - 0.2),
    ]
    for x in (gap[0] - 0.75, gap[0] - 2.0, gap[1] + 0.75):
        parts.append(
            kit.place(kit.lathe("post", post, stuff.wood("mahogany", "Z"), 32), (x, -deep + 0.1, 0))
        )
    newel = [
        (0.0, 0.0),
        (0.075, 0.0),
        (0.075, 0.1),
        (0.055, 0.14),
        (0.055, 0.46),
        (0.085, 0.5),
        (0.06, 0.58),
        (0.0, 0.62),
    ]
    for x in gap:
        parts.append(
            kit.place(kit.lathe("newel", newel, stuff.wood("mahogany", "Z"), 32), (x, -deep, high))
        )
    return kit.group(parts)


def glasshouse(stuff: Stuff, long: float) -> Any:
    """A wall of glass in white iron, each bay with a round head; a garden and one moon beyond it."""
    night = kit.plain("garden night", hexa("#0d2740"), 0.95, emit=0.5)
    hedge = kit.plain("hedge", hexa("#0b2a2a"), 0.95, emit=0.3)
    moon = kit.plain("moon", hexa("#fff2cc"), 0.9, emit=2.2)
    iron = stuff.paint("#8fa596", 0.45)
    parts = [
        kit.box("night", (long, 0.02, HIGH + 0.6), (0, 0.5, (HIGH + 0.6) / 2), night, 0),
        kit.box("beam", (long, 0.14, 0.12), (0, -0.02, 2.68), stuff.paint("#8fa596", 0.45), 0.03),
        kit.place(
            kit.lathe("moon", [(0, 0), (0.3, 0), (0.3, 0.01), (0, 0.01)], moon, 48),
            (-0.55, 0.46, 2.42),
            (90, 0, 0),
        ),
    ]
    dice = random.Random(6)
    for n in range(22):
        x, tall = (n / 21 - 0.5) * long, dice.uniform(0.9, 1.7)
        parts.append(kit.ball("tree", dice.uniform(0.3, 0.5), (x, 0.42, tall - 0.5), hedge, 16))
    bay = 0.78
    count = round(long / bay)
    for n in range(count + 1):
        x = (n - count / 2) * bay
        parts.append(kit.box("mullion", (0.07, 0.09, HIGH), (x, 0, HIGH / 2), iron, 0.02))
    for n in range(count):
        x = (n + 0.5 - count / 2) * bay
        for level in (0.95, 1.5, 2.05):
            parts.append(kit.box("bar", (bay, 0.04, 0.035), (x, 0, level), iron, 0.008))
        parts.append(kit.box("bar", (0.03, 0.04, 1.7), (x, 0, 1.2), iron, 0.008))
        for radius in (bay / 2, bay / 4):
            arch = [
                (
                    x + radius * math.cos(math.pi * k / 14),
                    0,
                    2.05 + radius * 1.3 * math.sin(math.pi * k / 14),
                )
                for k in range(15)
            ]
            parts.append(kit.tube("arch", arch, 0.022, iron))
        for k in (1, 2, 3):
            angle = math.pi * k / 4
            near, far = bay / 4, bay / 2
            parts.append(
                kit.tube(
                    "ray",
                    [
                        (x + near * math.cos(angle), 0, 2.05 + near * 1.3 * math.sin(angle)),
                        (x + far * math.cos(angle), 0, 2.05 + far * 1.3 * math.sin(angle)),
                    ],
                    0.014,
                    iron,
                )
            )
    return kit.group(parts)


def birdcage(stuff: Stuff) -> Any:
    """A brass cage on a chain, and who lives in it."""
    parts = [
        kit.lathe("floor", [(0, 0), (0.25, 0), (0.25, 0.05), (0, 0.05)], stuff.brass, 32),
        kit.tube("chain", [(0, 0, 0.66), (0, 0, 2.0)], 0.012, stuff.brass),
        kit.tube("perch", [(-0.2, 0, 0.2), (0.2, 0, 0.2)], 0.012, stuff.wood("oak", "X")),
        kit.ball("bird", 0.07, (0.02, 0, 0.28), stuff.paint("#e0b52a", 0.7), 20),
        kit.ball("head", 0.045, (0.08, -0.02, 0.36), stuff.paint("#e8c23a", 0.7), 16),
        kit.tube("tail", [(-0.03, 0, 0.26), (-0.14, 0, 0.18)], 0.018, stuff.paint("#b88a1e", 0.7)),
    ]
    for n in range(14):
        a = math.tau * n / 14
        wire = [
            (0.24 * math.cos(a) * share, 0.24 * math.sin(a) * share, z)
            for share, z in ((1, 0.04), (1, 0.4), (0.86, 0.52), (0.5, 0.62), (0.04, 0.67))
        ]
        parts.append(kit.tube("wire", wire, 0.008, stuff.brass))
    return kit.group(parts)


def doors(stuff: Stuff, wide: float = 1.1, tall: float = 1.5) -> Any:
    """Two panelled leaves in a moulded frame, their sill at z = 0."""
    upright, across = stuff.wood("cherry", "Z"), stuff.wood("mahogany", "X")
    parts = [kit.box("lintel", (wide + 0.36, 0.2, 0.16), (0, -0.06, tall + 0.06), across, 0.03)]
    for side in (-1, 1):
        jamb = (side * (wide / 2 + 0.07), -0.05, tall / 2)
        parts.append(kit.box("jamb", (0.14, 0.14, tall), jamb, stuff.wood("mahogany", "Z"), 0.02))
        leaf = (wide / 2 - 0.015, 0.06, tall)
        parts.append(kit.box("leaf", leaf, (side * wide / 4, 0, tall / 2), upright, 0.01))
        for low, high in ((0.1, 0.42), (0.5, 0.94)):
            size = (wide / 2 - 0.16, 0.04, tall * (high - low) - 0.04)
            middle = (side * wide / 4, -0.03, tall * (low + high) / 2)
            parts.append(kit.box("field", size, middle, upright, 0.02))
        parts.append(kit.ball("knob", 0.04, (side * 0.07, -0.07, tall * 0.46), stuff.brass, 20))
    return kit.group(parts)


def painting(stuff: Stuff, file: Path, wide: float, tall: float) -> Any:
    """A picture in a gilt frame, hung by its middle."""
    canvas = kit.picture(f"painting {file.stem}", file, 0.5)
    sheet = kit.lay_flat(kit.box("canvas", (wide, tall, 0.03), (0, 0, 0), canvas, 0), wide, tall)
    parts = [kit.place(sheet, (0, -0.03, 0), (90, 0, 0))]
    for x in (-wide / 2, wide / 2):
        parts.append(kit.box("frame", (0.1, 0.1, tall + 0.1), (x, -0.05, 0), stuff.gold, 0.03))
    for z in (-tall / 2, tall / 2):
        parts.append(kit.box("frame", (wide + 0.1, 0.1, 0.1), (0, -0.05, z), stuff.gold, 0.03))
    return kit.group(parts)


def stacks(
    stuff: Stuff, long: float, tall: float = 2.5, seed: int = 1, tone: str = "walnut"
) -> Any:
    """A bookcase as high as the room, its books upright."""
    wood, upright = stuff.wood(tone, "X"), stuff.wood(tone, "Z")
    deep = 0.34
    bays = max(1, round(long / 0.95))
    parts = [
        kit.box("back", (long, 0.04, tall), (0, 0.15, tall / 2), upright, 0),
        kit.box("foot", (long + 0.04, deep + 0.04, 0.16), (0, 0, 0.08), wood, 0.02),
        kit.box("crown", (long + 0.12, deep + 0.12, 0.12), (0, 0, tall), wood, 0.04),
    ]
    for n in range(bays + 1):
        x = -long / 2 + n * long / bays
        parts.append(kit.box("end", (0.06, deep, tall), (x, 0, tall / 2), upright, 0.012))
    shelves = round((tall - 0.2) / 0.42)
    step = (tall - 0.2) / shelves
    for row in range(shelves):
        z = 0.18 + row * step
        parts.append(kit.box("shelf", (long, deep - 0.03, 0.035), (0, 0, z), wood, 0.008))
        for n in range(bays):
            x = -long / 2 + (n + 0.5) * long / bays
            shelf = small.books(long / bays - 0.09, stuff, seed * 97 + row * 11 + n, 2, 0.2)
            parts.append(kit.place(shelf, (x, -0.03, z + 0.17)))
    return kit.group(parts)


def chandelier(stuff: Stuff, radius: float = 0.5, power: float = 40.0) -> Any:
    """A gilt ring of candles under crystal, hung by its middle."""
    parts = [
        kit.lathe("ring", [(radius - 0.04, 0), (radius + 0.02, 0.02), (radius, 0.06), (radius - 0.05, 0.05)], stuff.gold, 64),
        kit.lathe("stem", [(0.0, -0.3), (0.09, -0.22), (0.04, -0.05), (0.1, 0.12), (0.03, 0.3), (0.03, 1.4), (0.0, 1.4)], stuff.gold, 32),
    ]  # fmt: skip
    crystal = kit.plain("crystal", hexa("#b99a62"), 0.08, 0.6, coat=1.0, emit=0.06)
    for n in range(12):
        a = 2 * math.pi * n / 12
        x, y = radius * math.cos(a), radius * math.sin(a)
        parts.append(kit.place(lamps.candle(stuff), (x, y, 0.05)))
        parts.append(
            kit.tube(
                "chain", [(x, y, 0.04), (x * 0.35, y * 0.35, 0.35), (0, 0, 0.75)], 0.007, crystal
            )
        )
        for drop in (0.05, 0.12, 0.18):
            parts.append(kit.ball("drop", 0.03 - drop * 0.05, (x, y, -drop), crystal, 8))
    parts.append(kit.bulb((0, 0, 0.35), power, lamps.FLAME, 0.35))
    parts.append(kit.bulb((0, 0, -0.5), power * 0.5, lamps.FLAME, 0.3))
    return kit.group(parts)


def table_lights(stuff: Stuff, power: float = 22.0) -> Any:
    """Three green shades on a brass bar, as they hang over a billiard table."""
    green = kit.plain("shade", hexa("#0c5c33"), 0.15, coat=1.0, emit=0.12)
    inside = kit.plain("inside", hexa("#ffe3a6"), 0.6, emit=2.2)
    parts = [kit.tube("bar", [(-0.85, 0, 0.36), (0.85, 0, 0.36)], 0.028, stuff.brass)]
    for x in (-0.7, 0.0, 0.7):
        shade = [(0.05, 0.26), (0.12, 0.22), (0.31, 0.0), (0.30, -0.01), (0.11, 0.2)]
        parts.append(kit.place(kit.lathe("shade", shade, green, 48), (x, 0, 0)))
        disc = kit.lathe("glow", [(0.0, 0.02), (0.27, 0.02)], inside, 40)
        parts.append(kit.place(disc, (x, 0, 0)))
        parts.append(kit.tube("drop", [(x, 0, 0.24), (x, 0, 0.37)], 0.02, stuff.brass))
        parts.append(kit.bulb((x, 0, -0.12), power, (1.0, 0.82, 0.54), 0.14))
    parts.append(kit.tube("chain", [(0, 0, 0.36), (0, 0, 2.0)], 0.018, stuff.brass))
    return kit.group(parts)


def pot_rail(stuff: Stuff, long: float = 1.7, seed: int = 4) -> Any:
    """Copper pans on hooks under a brass rail."""
    rng = random.Random(seed)
    parts = [kit.tube("rail", [(-long / 2, -0.12, 0), (long / 2, -0.12, 0)], 0.022, stuff.brass)]
    count = 6
    for n in range(count):
        x = (n - (count - 1) / 2) * long / count
        radius = 0.10 + 0.05 * (n % 3) + rng.uniform(0, 0.02)
        pan = [
            (0.0, 0.0),
            (radius, 0.0),
            (radius + 0.015, 0.07),
            (radius - 0.005, 0.07),
            (radius - 0.02, 0.02),
            (0, 0.02),
        ]
        body = kit.lathe("pan", pan, stuff.copper, 40)
        parts.append(kit.place(body, (x, -0.05, -0.3 - radius), (90, 0, 0)))
        parts.append(kit.tube("handle", [(x, -0.09, -0.3), (x, -0.11, -0.02)], 0.016, stuff.iron))
    return kit.group(parts)
