"""What stands in houses other than the classic one: aboard, upstairs, by the sea."""

from __future__ import annotations

import math
from typing import Any

from art.blender import kit
from art.blender.house.stuff import Stuff
from art.blender.kit import hex_colour as hexa


def _ring(radius: float, at: kit.Point3 = (0, 0, 0), count: int = 40) -> list[kit.Point3]:
    """A circle that faces the viewer."""
    turns = [2 * math.pi * n / count for n in range(count)]
    x, y, z = at
    return [(x + radius * math.cos(t), y, z + radius * math.sin(t)) for t in turns]


def crate(stuff: Stuff, side: float = 0.6, tone: str = "pine") -> Any:
    """A nailed box."""
    wood = stuff.wood(tone, "X")
    parts = [kit.box("crate", (side, side, side), (0, 0, side / 2), stuff.wood(tone, "Z"), 0.01)]
    bar = side * 0.14
    for z in (bar / 2, side - bar / 2 + 0.01):
        parts.append(kit.box("slat", (side + 0.04, side + 0.04, bar), (0, 0, z), wood, 0.01))
    for x in (-1, 1):
        at = (x * (side - bar) / 2, 0, side / 2)
        parts.append(kit.box("slat", (bar, side + 0.05, side - 0.02), at, wood, 0.01))
    return kit.group(parts)


def trunk(stuff: Stuff, colour: str = "#5a3018", long: float = 0.8) -> Any:
    """A travelling trunk with brass corners and two straps."""
    hide = stuff.hide(colour)
    parts = [kit.box("trunk", (long, 0.46, 0.42), (0, 0, 0.21), hide, 0.04)]
    parts.append(kit.box("lid", (long + 0.03, 0.49, 0.1), (0, 0, 0.4), hide, 0.04))
    for x in (-0.3, 0.3):
        strap = kit.box(
            "strap", (0.06, 0.5, 0.48), (x * long, 0, 0.23), stuff.hide("#2a1408"), 0.01
        )
        parts += [
            strap,
            kit.box("buckle", (0.09, 0.02, 0.08), (x * long, -0.26, 0.34), stuff.brass),
        ]
    for x in (-0.5, 0.5):
        for z in (0.04, 0.42):
            at = (x * long, -0.22, z)
            parts.append(kit.box("corner", (0.08, 0.08, 0.08), at, stuff.brass, 0.02))
    return kit.group(parts)


def bed(stuff: Stuff, cover: str = "#7a2430", wide: float = 1.1, long: float = 1.9) -> Any:
    """A brass bedstead, made; its head is at +Y."""
    parts = [kit.box("mattress", (wide, long, 0.22), (0, 0, 0.42), stuff.cloth("#efe8d8"), 0.08)]
    sheet = (wide + 0.08, long * 0.66, 0.2)
    parts.append(kit.box("cover", sheet, (0, -long * 0.17, 0.46), stuff.cloth(cover), 0.08))
    for x in (-0.24, 0.24):
        at = (x * wide, long * 0.36, 0.58)
        parts.append(kit.box("pillow", (0.42 * wide, 0.34, 0.14), at, stuff.cloth("#f4eee0"), 0.06))
    for y, tall in ((long / 2, 1.15), (-long / 2, 0.8)):
        for x in (-wide / 2, wide / 2):
            parts.append(kit.tube("post", [(x, y, 0), (x, y, tall)], 0.032, stuff.brass))
            parts.append(kit.ball("knob", 0.06, (x, y, tall + 0.03), stuff.brass, 20))
        bow = [(wide / 2 * math.cos(a), y, tall * 0.86 + 0.14 * math.sin(a)) for a in _half(14)]
        parts.append(kit.tube("bow", bow, 0.022, stuff.brass))
        for n in range(1, 6):
            x = (n / 6 - 0.5) * wide
            parts.append(kit.tube("rail", [(x, y, 0.3), (x, y, tall * 0.9)], 0.012, stuff.brass))
    return kit.group(parts)


def _half(count: int) -> list[float]:
    return [math.pi * n / count for n in range(count + 1)]


def porthole(stuff: Stuff, radius: float = 0.28) -> Any:
    """A round window on the night, screwed to the wall."""
    night = kit.plain("sea", hexa("#17344c"), 0.1, emit=0.6)
    parts = [
        kit.spin(
            kit.lathe("pane", [(0, 0), (radius, 0), (radius, 0.02), (0, 0.02)], night), 90, "X"
        )
    ]
    parts.append(kit.tube("frame", _ring(radius), 0.055, stuff.brass, closed=True))
    for n in range(8):
        a = math.pi * n / 4
        at = (1.0 * radius * math.cos(a), -0.055, radius * math.sin(a))
        parts.append(kit.ball("bolt", 0.02, at, stuff.gold, 10))
    return kit.group(parts)


def helm(stuff: Stuff, radius: float = 0.58) -> Any:
    """A ship's wheel on its stand, facing the viewer."""
    wood = stuff.wood("cherry", "Z")
    high = 0.95
    parts = [kit.tube("rim", _ring(radius, (0, 0, high)), 0.05, wood, closed=True)]
    parts.append(
        kit.tube("band", _ring(radius, (0, -0.045, high)), 0.015, stuff.brass, closed=True)
    )
    for n in range(8):
        a = math.pi * n / 4
        end = (1.32 * radius * math.cos(a), 0, high + 1.32 * radius * math.sin(a))
        parts.append(kit.tube("spoke", [(0, 0, high), end], 0.028, wood))
        grip = (1.2 * radius * math.cos(a), 0, high + 1.2 * radius * math.sin(a))
        parts.append(kit.tube("grip", [grip, end], 0.042, wood))
    parts.append(kit.ball("hub", 0.11, (0, -0.02, high), stuff.brass))
    parts.append(
        kit.box("stand", (0.3, 0.34, high), (0, 0.22, high / 2), stuff.wood("walnut", "Z"), 0.04)
    )
    return kit.group(parts)


def binnacle(stuff: Stuff) -> Any:
    """A compass under its hood."""
    body = [(0, 0), (0.2, 0), (0.17, 0.08), (0.14, 0.7), (0.2, 0.76), (0.2, 0.82), (0, 0.82)]
    hood = [(0.2, 0.82), (0.19, 0.95), (0.1, 1.06), (0, 1.08)]
    parts = [kit.lathe("body", body, stuff.wood("mahogany", "Z"))]
    parts.append(kit.lathe("hood", hood, stuff.brass))
    return kit.group(parts)


def telescope(stuff: Stuff, lean: float = 38.0) -> Any:
    """A brass telescope on three legs, looking up and away."""
    tilt = math.radians(lean)
    high = 1.05
    parts = []
    for n in range(3):
        a = 2 * math.pi * n / 3 + 0.5
        foot = (0.42 * math.cos(a), 0.42 * math.sin(a), 0)
        parts.append(kit.tube("leg", [(0, 0, high), foot], 0.03, stuff.wood("walnut", "Z")))

    def along(t: float) -> kit.Point3:
        return (0.25 * t, t * math.cos(tilt), high + 0.05 + t * math.sin(tilt))

    for start, end, girth in ((-0.55, 0.75, 0.09), (-0.75, -0.5, 0.065), (0.7, 0.85, 0.115)):
        parts.append(
            kit.tube("barrel", [along(start), along(end)], girth, stuff.brass, resolution=12)
        )
    parts.append(kit.ball("joint", 0.08, (0, 0, high), stuff.gold))
    return kit.group(parts)


def easel(
    stuff: Stuff, colours: tuple[str, ...] = ("#3a5a78", "#c9803a", "#e0c070", "#7a2430")
) -> Any:
    """A picture being painted."""
    wood = stuff.wood("pine", "Z")
    parts = []
    for x in (-0.38, 0.38):
        parts.append(kit.tube("leg", [(x, -0.15, 0), (x * 0.2, 0.12, 1.75)], 0.025, wood))
    parts.append(kit.tube("leg", [(0, 0.55, 0), (0, 0.12, 1.6)], 0.025, wood))
    parts.append(kit.box("ledge", (0.9, 0.1, 0.05), (0, -0.1, 0.62), wood))
    canvas = kit.box(
        "canvas", (0.86, 0.04, 0.7), (0, -0.03, 1.02), stuff.paint("#e8dec4", 0.8), 0.01, (-8, 0, 0)
    )
    parts.append(canvas)
    for n, colour in enumerate(colours):
        size = (0.74 - 0.1 * n, 0.012, 0.16)
        at = (-0.02 * n, -0.075 - 0.004 * n, 0.82 + 0.13 * n)
        parts.append(
            kit.box("stroke", size, at, stuff.paint(colour, 0.6), 0.03, (-8, 3 * n - 4, 0))
        )
    return kit.group(parts)


def mirror(stuff: Stuff, wide: float = 0.8, tall: float = 1.2) -> Any:
    """A looking-glass in a gilt frame, hung by its middle."""
    glass = kit.plain("mirror", hexa("#aab6b8"), 0.06, 1.0)
    parts = [kit.box("glass", (wide, 0.02, tall), (0, 0, 0), glass, 0)]
    for x in (-wide / 2, wide / 2):
        parts.append(kit.box("side", (0.09, 0.07, tall + 0.09), (x, -0.02, 0), stuff.gold, 0.03))
    for z in (-tall / 2, tall / 2):
        parts.append(kit.box("rail", (wide + 0.09, 0.07, 0.09), (0, -0.02, z), stuff.gold, 0.03))
    parts.append(kit.ball("crest", 0.1, (0, -0.03, tall / 2 + 0.07), stuff.gold))
    return kit.group(parts)


def cage(stuff: Stuff, radius: float = 0.42, tall: float = 1.0, bird: str = "#d8a11a") -> Any:
    """A domed bird cage on a stand, somebody at home."""
    parts = [kit.lathe("foot", [(0, 0), (0.3, 0), (0.06, 0.08), (0.04, 0.6), (0, 0.6)], stuff.iron)]
    base = [(0, 0.6), (radius + 0.03, 0.6), (radius + 0.03, 0.68), (0, 0.68)]
    parts.append(kit.lathe("base", base, stuff.brass))
    for n in range(16):
        a = 2 * math.pi * n / 16
        wire = [(radius * math.cos(a), radius * math.sin(a), 0.66 + tall * s) for s in (0, 0.62)]
        for s in (0.3, 0.6, 0.85, 1.0):
            r = radius * math.cos(s * math.pi / 2)
            wire.append(
                (
                    r * math.cos(a),
                    r * math.sin(a),
                    0.66 + tall * (0.62 + 0.38 * math.sin(s * math.pi / 2)),
                )
            )
        parts.append(kit.tube("wire", wire, 0.009, stuff.gold))
    perch = [(-radius, 0, 0.66 + tall * 0.35), (radius, 0, 0.66 + tall * 0.35)]
    parts.append(kit.tube("perch", perch, 0.016, stuff.wood("pine", "X")))
    feather = stuff.paint(bird, 0.7)
    parts.append(kit.ball("bird", 0.09, (0.05, 0, 0.77 + tall * 0.35), feather))
    parts.append(kit.ball("head", 0.06, (0.11, -0.02, 0.88 + tall * 0.35), feather))
    parts.append(
        kit.box(
            "tail", (0.2, 0.05, 0.03), (-0.1, 0, 0.72 + tall * 0.35), feather, 0.01, (0, -28, 0)
        )
    )
    return kit.group(parts)


def boiler(stuff: Stuff, long: float = 2.4, girth: float = 0.62) -> Any:
    """A riveted boiler lying along X, its fire door at the middle, gauges above."""
    iron = stuff.iron
    side = [
        (0, 0),
        (girth * 0.7, 0.03),
        (girth, 0.12),
        (girth, long - 0.12),
        (girth * 0.7, long - 0.03),
        (0, long),
    ]
    barrel = kit.spin(kit.lathe("barrel", side, iron), 90, "Y")
    parts = [kit.place(barrel, (-long / 2, 0, girth + 0.25))]
    for n in range(5):
        x = (n / 4 - 0.5) * (long - 0.3)
        points = [
            (x, girth * 1.02 * math.cos(a), girth + 0.25 + girth * 1.02 * math.sin(a))
            for a in [math.pi * k / 12 for k in range(24)]
        ]
        parts.append(kit.tube("hoop", points, 0.03, stuff.copper, closed=True))
    glow = kit.glow("coals", (1.0, 0.36, 0.10), 7.0)
    parts.append(kit.box("door", (0.62, 0.1, 0.46), (0, -girth - 0.02, 0.55), iron, 0.04))
    for n in range(4):
        parts.append(
            kit.box("coals", (0.08, 0.04, 0.3), (-0.2 + 0.13 * n, -girth - 0.075, 0.55), glow, 0.01)
        )
    for x in (-0.6, 0.0, 0.6):
        face = kit.spin(
            kit.lathe("gauge", [(0, 0), (0.15, 0), (0.15, 0.05), (0, 0.05)], stuff.china), 90, "X"
        )
        parts.append(kit.place(face, (x, -girth * 0.75, girth * 1.75 + 0.2)))
        parts.append(
            kit.tube(
                "bezel",
                _ring(0.15, (x, -girth * 0.75 - 0.04, girth * 1.75 + 0.2)),
                0.025,
                stuff.brass,
                closed=True,
            )
        )
        hand = [
            (x, -girth * 0.75 - 0.06, girth * 1.75 + 0.2),
            (x + 0.08, -girth * 0.75 - 0.06, girth * 1.75 + 0.28),
        ]
        parts.append(kit.tube("hand", hand, 0.01, stuff.ink))
    for x, bend in ((-0.95, -0.3), (0.95, 0.3)):
        pipe = [
            (x, 0, girth * 2 + 0.2),
            (x, 0, girth * 2 + 0.6),
            (x + bend, 0.1, girth * 2 + 0.75),
            (x + bend * 3, 0.1, girth * 2 + 0.75),
        ]
        parts.append(kit.tube("pipe", pipe, 0.07, stuff.copper))
    return kit.group(parts)


def flywheel(stuff: Stuff, radius: float = 0.8) -> Any:
    """A great iron wheel turning a brass shaft, facing the viewer."""
    parts = [kit.tube("rim", _ring(radius, (0, 0, radius + 0.1)), 0.08, stuff.iron, closed=True)]
    for n in range(6):
        a = math.pi * n / 3
        end = (radius * math.cos(a), 0, radius + 0.1 + radius * math.sin(a))
        parts.append(
            kit.tube("spoke", [(0, 0, radius + 0.1), end], 0.045, stuff.paint("#7a1f1c", 0.4))
        )
    parts.append(kit.ball("hub", 0.14, (0, -0.04, radius + 0.1), stuff.brass))
    rod = [(0.3, -0.12, radius + 0.3), (1.5, -0.12, radius - 0.25)]
    parts.append(kit.tube("rod", rod, 0.05, stuff.silver))
    return kit.group(parts)


def stove(stuff: Stuff) -> Any:
    """A pot-bellied stove, lit, and its pipe."""
    side = [
        (0, 0.1),
        (0.26, 0.1),
        (0.3, 0.3),
        (0.34, 0.5),
        (0.27, 0.75),
        (0.2, 0.86),
        (0.24, 0.9),
        (0, 0.92),
    ]
    parts = [kit.lathe("belly", side, stuff.iron)]
    glow = kit.glow("stove", (1.0, 0.42, 0.12), 6.0)
    for n in range(3):
        parts.append(kit.box("grate", (0.24, 0.04, 0.035), (0, -0.325, 0.4 + 0.08 * n), glow, 0.01))
    parts.append(kit.tube("pipe", [(0, 0, 0.9), (0, 0, 2.0), (0, 0.6, 2.3)], 0.085, stuff.iron))
    parts.append(kit.bulb((0, -0.5, 0.45), 8, (1.0, 0.5, 0.2), 0.1))
    return kit.group(parts)


def shelf(
    stuff: Stuff,
    long: float = 1.4,
    seed: int = 1,
    colours: tuple[str, ...] = ("#7a3410", "#38502a", "#8a611f", "#d9d2bc"),
) -> Any:
    """A board with jars, at a wall."""
    parts = [kit.box("board", (long, 0.24, 0.04), (0, -0.12, 0), stuff.wood("oak", "X"), 0.01)]
    count = int(long / 0.19)
    for n in range(count):
        tall = 0.17 + 0.05 * ((n * 7 + seed) % 3)
        side = [
            (0, 0),
            (0.075, 0),
            (0.08, tall * 0.8),
            (0.05, tall),
            (0.055, tall + 0.03),
            (0, tall + 0.03),
        ]
        jar = kit.lathe("jar", side, stuff.paint(colours[(n + seed) % len(colours)], 0.25, 0.4), 24)
        parts.append(kit.place(jar, ((n + 0.5) / count * long - long / 2, -0.13, 0.02)))
    return kit.group(parts)


def arcade(
    stuff: Stuff, count: int = 3, wide: float = 1.3, tall: float = 2.3, colour: str = "#e2d6bc"
) -> Any:
    """White arches open to a night over the sea."""
    stone = stuff.paint(colour, 0.7)
    night = kit.plain("night sea", hexa("#14304a"), 0.4, emit=0.5)
    low = kit.plain("sea", hexa("#0e2434"), 0.2, emit=0.35)
    whole = count * wide
    parts = [kit.box("sky", (whole + 2, 0.02, 2.4), (0, 0.6, 2.0), night, 0)]
    parts.append(kit.box("sea", (whole + 2, 0.02, 0.85), (0, 0.58, 0.42), low, 0))
    moon = kit.glow("moon", (0.86, 0.92, 1.0), 3.0)
    parts.append(kit.ball("moon", 0.16, (0.55, 0.5, 2.1), moon))
    radius = wide / 2 - 0.14
    for n in range(count):
        x = (n - (count - 1) / 2) * wide
        spring = tall - radius
        hole = [(radius * math.cos(a), spring + radius * math.sin(a)) for a in _half(24)]
        hole += [(-radius, 0.02), (radius, 0.02)]
        outer = [(-wide / 2, 0), (wide / 2, 0), (wide / 2, tall + 0.8), (-wide / 2, tall + 0.8)]
        wall = kit.plate("arch", [outer, hole], 0.3, stone, 0.01, upright=True)
        parts.append(kit.place(wall, (x, 0, 0)))
    for n in range(count + 1):
        x = (n - count / 2) * wide
        column = [
            (0, 0),
            (0.2, 0),
            (0.2, 0.1),
            (0.13, 0.16),
            (0.11, tall - radius - 0.12),
            (0.18, tall - radius),
            (0, tall - radius),
        ]
        parts.append(kit.place(kit.lathe("column", column, stone, 32), (x, -0.12, 0)))
    return kit.group(parts)


def basin(stuff: Stuff, wide: float = 2.2, deep: float = 1.4) -> Any:
    """A sunk bath of tiles, full of lit water."""
    water = kit.plain("water", hexa("#2f8f92"), 0.05, emit=0.35, coat=0.6)
    stone = stuff.paint("#d9cfb4", 0.5)
    parts = [kit.box("water", (wide, deep, 0.02), (0, 0, 0.1), water, 0)]
    for x in (-1, 1):
        parts.append(
            kit.box("edge", (0.18, deep, 0.2), (x * (wide / 2 + 0.09), 0, 0.1), stone, 0.03)
        )
    for x, y in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        at = (x * (wide / 2 + 0.09), y * (deep / 2 + 0.09), 0.11)
        parts.append(kit.box("corner", (0.24, 0.24, 0.24), at, stone, 0.03))
    for y in (-1, 1):
        parts.append(
            kit.box("edge", (wide, 0.18, 0.2), (0, y * (deep / 2 + 0.09), 0.1), stone, 0.03)
        )
    return kit.group(parts)


def boat(stuff: Stuff, long: float = 2.6, colour: str = "#7a1f1c") -> Any:
    """A rowing boat, its oars shipped."""
    half = [(-1.0, 0.0), (-0.8, 0.34), (-0.3, 0.5), (0.3, 0.46), (0.75, 0.26), (1.0, 0.0)]
    rim = [(x * long / 2, y) for x, y in half] + [(x * long / 2, -y) for x, y in half[-2:0:-1]]
    inner = [(x * 0.93, y * 0.86) for x, y in rim]
    parts = [
        kit.place(
            kit.plate("hull", [rim, inner], 0.4, stuff.paint(colour, 0.4, 0.3), 0.03), (0, 0, 0.4)
        )
    ]
    parts.append(
        kit.place(kit.plate("bottom", [inner], 0.06, stuff.wood("oak", "X"), 0.01), (0, 0, 0.28))
    )
    gunwale = [(x, y, 0.61) for x, y in rim]
    parts.append(kit.tube("gunwale", gunwale, 0.03, stuff.wood("pine", "X"), closed=True))
    for x in (-0.3, 0.25):
        parts.append(
            kit.box(
                "thwart", (0.2, 0.86, 0.05), (x * long / 2, 0, 0.52), stuff.wood("oak", "Y"), 0.01
            )
        )
    for y in (-0.2, 0.2):
        oar = [(-long * 0.42, y * 1.2, 0.62), (long * 0.45, y, 0.66)]
        parts.append(kit.tube("oar", oar, 0.025, stuff.wood("pine", "X")))
        parts.append(
            kit.box(
                "blade", (0.4, 0.13, 0.03), (long * 0.5, y, 0.66), stuff.wood("pine", "X"), 0.01
            )
        )
    return kit.group(parts)


def stained(stuff: Stuff, wide: float = 0.9, tall: float = 1.9) -> Any:
    """A pointed window of coloured glass, its sill at z = 0."""
    colours = ("#b3202e", "#1f4f9e", "#d8a11a", "#2f8a4a", "#7b3fa0")
    parts = []
    rows, columns = 7, 3
    for row in range(rows):
        for column in range(columns):
            tone = colours[(row * 2 + column * 3 + row * column) % len(colours)]
            pane = kit.plain(f"pane {tone}", hexa(tone), 0.2, emit=1.1)
            size = (wide / columns - 0.03, 0.02, tall / rows - 0.03)
            at = ((column - 1) * wide / columns, 0, (row + 0.5) * tall / rows)
            parts.append(kit.box("pane", size, at, pane, 0))
    lead = stuff.iron
    for x in (-wide / 2, wide / 2):
        parts.append(
            kit.box(
                "jamb",
                (0.12, 0.16, tall + 0.1),
                (x, -0.02, tall / 2),
                stuff.paint("#8f8672", 0.8),
                0.02,
            )
        )
    point = [
        (-wide / 2, -0.02, tall),
        (-wide / 4, -0.02, tall + 0.32),
        (0, -0.02, tall + 0.5),
        (wide / 4, -0.02, tall + 0.32),
        (wide / 2, -0.02, tall),
    ]
    parts.append(kit.tube("point", point, 0.07, stuff.paint("#8f8672", 0.8)))
    top = kit.plain("pane top", hexa("#d8a11a"), 0.2, emit=1.1)
    parts.append(kit.ball("rose", 0.15, (0, 0.05, tall + 0.2), top))
    for n in range(1, columns):
        x = (n / columns - 0.5) * wide
        parts.append(kit.box("lead", (0.03, 0.05, tall), (x, -0.01, tall / 2), lead, 0))
    return kit.group(parts)


def trophy(stuff: Stuff) -> Any:
    """Antlers on a shield, hung by the middle."""
    parts = [kit.box("shield", (0.34, 0.06, 0.42), (0, 0, 0), stuff.wood("oak", "Z"), 0.06)]
    bone = stuff.paint("#cdb88c", 0.6)
    for side in (-1, 1):
        beam = [
            (side * 0.05, -0.05, 0.1),
            (side * 0.3, -0.15, 0.3),
            (side * 0.44, -0.2, 0.62),
            (side * 0.36, -0.24, 0.9),
        ]
        parts.append(kit.tube("beam", beam, 0.032, bone, radii=(1.2, 1.0, 0.8, 0.4)))
        for a, b in (
            (beam[1], (0.14, -0.3, 0.5)),
            (beam[2], (0.62, -0.24, 0.84)),
            (beam[1], (0.46, -0.2, 0.34)),
        ):
            tip = (side * abs(b[0]), b[1], b[2])
            parts.append(kit.tube("tine", [a, tip], 0.022, bone, radii=(1.0, 0.35)))
    return kit.group(parts)


def mannequin(stuff: Stuff, colour: str = "#b79a5c") -> Any:
    """A dressmaker's figure on a turned foot."""
    body = [
        (0, 0.75),
        (0.2, 0.75),
        (0.24, 0.95),
        (0.17, 1.15),
        (0.24, 1.42),
        (0.19, 1.58),
        (0.07, 1.66),
        (0.07, 1.74),
        (0, 1.76),
    ]
    parts = [kit.lathe("torso", body, stuff.cloth(colour))]
    parts.append(
        kit.lathe(
            "foot",
            [(0, 0), (0.26, 0), (0.05, 0.1), (0.035, 0.76), (0, 0.76)],
            stuff.wood("mahogany", "Z"),
        )
    )
    sash = [
        (0.18 * math.cos(t), 0.18 * math.sin(t), 1.15)
        for t in [math.pi * n / 12 for n in range(24)]
    ]
    parts.append(kit.tube("sash", sash, 0.025, stuff.cloth("#8c1d2c"), closed=True))
    return kit.group(parts)


def dolls_house(stuff: Stuff) -> Any:
    """A house for people of a finger's height, lights on."""
    wall = stuff.paint("#c9803a", 0.6)
    lit = kit.glow("small window", (1.0, 0.76, 0.4), 2.2)
    parts = [kit.box("house", (0.9, 0.45, 0.8), (0, 0, 0.4), wall, 0.01)]
    for side in (-1, 1):
        at = (side * 0.25, 0, 0.95)
        parts.append(
            kit.box(
                "roof", (0.62, 0.54, 0.05), at, stuff.paint("#5b1016", 0.6), 0.01, (0, side * 32, 0)
            )
        )
    for x in (-0.28, 0.0, 0.28):
        for z in (0.22, 0.56):
            parts.append(kit.box("pane", (0.15, 0.02, 0.18), (x, -0.23, z), lit, 0))
            parts.append(kit.box("bar", (0.015, 0.03, 0.18), (x, -0.235, z), stuff.china, 0))
    return kit.group(parts)


def blocks(stuff: Stuff) -> Any:
    """A child's bricks, a ball beside them."""
    colours = ("#b3202e", "#d8a11a", "#2f8a4a", "#2a5fc0", "#7b3fa0", "#e0c070")
    spots = (
        (0, 0, 0.08),
        (0.19, 0.02, 0.08),
        (0.1, 0.0, 0.24),
        (-0.22, -0.1, 0.08),
        (0.4, -0.15, 0.08),
        (0.1, 0.01, 0.4),
    )
    parts = []
    for n, (colour, at) in enumerate(zip(colours, spots, strict=True)):
        parts.append(
            kit.box(
                "brick",
                (0.16, 0.16, 0.16),
                at,
                stuff.paint(colour, 0.4, 0.3),
                0.015,
                (0, 0, 23 * n),
            )
        )
    parts.append(kit.ball("ball", 0.16, (-0.45, -0.25, 0.16), stuff.paint("#b3202e", 0.3, 0.5)))
    return kit.group(parts)


def net(stuff: Stuff, wide: float = 1.4, tall: float = 1.0) -> Any:
    """A fishing net hung at a wall, corks on it."""
    cord = stuff.paint("#8a7a5a", 0.9)
    parts = []
    for n in range(9):
        x = (n / 8 - 0.5) * wide
        for lean in (-1, 1):
            line = [(x, 0, tall), (x + lean * wide * 0.2, -0.03, tall * 0.5), (x, 0, 0.1)]
            parts.append(kit.tube("cord", line, 0.008, cord, resolution=3))
        parts.append(
            kit.ball(
                "cork", 0.045, (x, -0.03, 0.08 + 0.05 * (n % 2)), stuff.paint("#b98546", 0.8), 14
            )
        )
    return kit.group(parts)


def vat(stuff: Stuff, radius: float = 0.55, long: float = 0.9) -> Any:
    """A cask lying in its cradle, its head to the viewer."""
    side = [
        (0, 0),
        (radius * 0.82, 0),
        (radius * 0.86, 0.05),
        (radius, long / 2),
        (radius * 0.86, long),
        (0, long),
    ]
    cask = kit.spin(kit.lathe("cask", side, stuff.wood("oak", "Z"), 48), -90, "X")
    parts = [kit.place(cask, (0, -long / 2, radius + 0.12))]
    for y, r in ((-0.45, 0.87), (-0.28, 0.94), (0.0, 1.01)):
        hoop = _ring(radius * r, (0, y * long, radius + 0.12), 48)
        parts.append(kit.tube("hoop", hoop, 0.02, stuff.iron, closed=True))
    parts.append(
        kit.tube("tap", [(0, -long / 2, 0.35), (0, -long / 2 - 0.16, 0.35)], 0.03, stuff.brass)
    )
    for x in (-0.3, 0.3):
        parts.append(
            kit.box("cradle", (0.16, long * 0.9, 0.2), (x, 0, 0.1), stuff.wood("walnut", "Y"), 0.02)
        )
    return kit.group(parts)


def card_table(stuff: Stuff) -> Any:
    """A round table of green cloth, a hand of cards and chips left on it."""
    wood = stuff.wood("mahogany", "Z")
    top = [(0, 0.66), (0.82, 0.66), (0.84, 0.7), (0.8, 0.74), (0.72, 0.72), (0, 0.72)]
    parts = [
        kit.lathe("top", top, wood),
        kit.lathe("leg", [(0, 0), (0.4, 0), (0.1, 0.1), (0.1, 0.68), (0, 0.68)], wood),
    ]
    parts.append(
        kit.lathe(
            "baize", [(0, 0.721), (0.71, 0.721), (0.71, 0.732), (0, 0.732)], stuff.cloth("#1d5a3a")
        )
    )
    for n in range(11):
        x, y = ((n * 37) % 11 - 5) * 0.09, ((n * 53) % 9 - 4) * 0.1
        tone = stuff.paper if n % 3 else stuff.paint("#8c1d2c", 0.6)
        parts.append(
            kit.box("card", (0.13, 0.18, 0.006), (x, y, 0.74 + 0.004 * n), tone, 0, (0, 0, 47 * n))
        )
    for n in range(6):
        tall = 0.02 * (2 + n % 4)
        tone = stuff.paint(("#b3202e", "#d8a11a", "#e9e4d6")[n % 3], 0.4)
        chips = kit.lathe("chips", [(0, 0), (0.05, 0), (0.05, tall), (0, tall)], tone, 24)
        parts.append(kit.place(chips, (0.5 * math.cos(n), 0.5 * math.sin(n), 0.735)))
    return kit.group(parts)


def chart_table(stuff: Stuff, wide: float = 2.1, deep: float = 1.05) -> Any:
    """A chart spread on a table, a lamp and a pair of dividers on it."""
    from art.blender.house import lamps, small, tables

    parts = [tables.table(stuff, wide, deep, 0.72)]
    top = 0.79
    parts.append(
        kit.box(
            "chart",
            (wide * 0.8, deep * 0.8, 0.012),
            (-0.05, 0, top),
            stuff.paint("#d9c690", 0.9),
            0,
        )
    )
    land = (
        ("#a08a50", -0.5, 0.1, 0.5, 15),
        ("#a08a50", 0.3, -0.12, 0.42, -20),
        ("#8c1d2c", 0.0, 0.02, 0.6, 28),
        ("#3a5a78", -0.2, -0.22, 0.7, -6),
        ("#3a5a78", 0.35, 0.22, 0.5, 12),
    )
    for tone, x, y, long, turn in land:
        thick = 0.2 if tone == "#a08a50" else 0.025
        parts.append(
            kit.box(
                "land",
                (long, thick, 0.014),
                (x, y, top + 0.006),
                stuff.paint(tone, 0.9),
                0,
                (0, 0, turn),
            )
        )
    parts.append(kit.place(lamps.desk_lamp(stuff, 14), (wide * 0.4, deep * 0.2, top - 0.02)))
    parts.append(
        kit.place(
            small.pile(("#7a1f1c", "#38502a", "#1f3f6e"), stuff, 3),
            (-wide * 0.42, deep * 0.2, top - 0.02),
        )
    )
    return kit.group(parts)


def altar(stuff: Stuff, wide: float = 1.6) -> Any:
    """A stone table under a white cloth, four candles."""
    from art.blender.house import lamps

    parts = [kit.box("altar", (wide, 0.6, 0.9), (0, 0, 0.45), stuff.paint("#c9bea0", 0.7), 0.03)]
    parts.append(
        kit.box("cloth", (wide * 0.74, 0.64, 0.5), (0, 0, 0.68), stuff.cloth("#e8dec4"), 0.02)
    )
    for x in (-0.38, -0.26, 0.26, 0.38):
        parts.append(kit.place(lamps.candle(stuff), (x * wide, 0, 0.93)))
    return kit.group(parts)


def pew(stuff: Stuff, long: float = 1.3) -> Any:
    """An oak bench with a high back."""
    wood = stuff.wood("oak", "X")
    parts = [kit.box("seat", (long, 0.4, 0.06), (0, 0, 0.42), wood, 0.01)]
    parts.append(kit.box("back", (long, 0.06, 0.85), (0, -0.2, 0.5), wood, 0.01))
    for end in (-0.51, 0.51):
        parts.append(kit.box("end", (0.07, 0.46, 0.95), (end * long, -0.02, 0.47), wood, 0.03))
    return kit.group(parts)


def wardrobe(stuff: Stuff) -> Any:
    """Two doors, a cornice, hat boxes on top."""
    parts = [kit.box("body", (1.6, 0.6, 2.0), (0, 0, 1.0), stuff.wood("walnut", "Z"), 0.03)]
    parts.append(
        kit.box("cornice", (1.74, 0.7, 0.12), (0, 0, 2.02), stuff.wood("mahogany", "X"), 0.03)
    )
    for n, (x, colour) in enumerate(((-0.45, "#b79a5c"), (0.1, "#7a2a3a"), (0.5, "#3a5a6a"))):
        side = [(0, 0), (0.24 - 0.03 * n, 0), (0.24 - 0.03 * n, 0.2), (0, 0.2)]
        parts.append(
            kit.place(kit.lathe("hat box", side, stuff.paint(colour, 0.7), 40), (x, 0, 2.08))
        )
    return kit.group(parts)


def sewing_table(stuff: Stuff) -> Any:
    """A table with the machine, cloth running out of it."""
    from art.blender.house import tables

    iron = stuff.paint("#16181c", 0.25, 0.6)
    parts = [tables.table(stuff, 1.5, 0.7, 0.72, "oak")]
    for name, size, at in (
        ("bed", (0.62, 0.26, 0.08), (-0.2, 0, 0.84)),
        ("arm", (0.5, 0.12, 0.12), (-0.18, 0, 1.12)),
        ("pillar", (0.14, 0.14, 0.34), (0.04, 0, 0.98)),
        ("head", (0.12, 0.14, 0.26), (-0.4, 0, 1.02)),
    ):
        parts.append(kit.box(name, size, at, iron, 0.02))
    wheel = kit.spin(
        kit.lathe("wheel", [(0, 0), (0.14, 0), (0.14, 0.05), (0, 0.05)], stuff.brass), 90, "Y"
    )
    parts.append(kit.place(wheel, (0.1, 0, 1.12)))
    parts.append(
        kit.box(
            "cloth",
            (0.9, 0.46, 0.02),
            (0.28, -0.08, 0.8),
            stuff.cloth("#7a2430"),
            0.008,
            (0, 0, 14),
        )
    )
    return kit.group(parts)


def coil(stuff: Stuff, radius: float = 0.3) -> Any:
    """Rope laid down in a ring."""
    parts = []
    for n in range(4):
        turns = [math.radians(a) for a in range(0, 360, 12)]
        r = radius - 0.03 * (n % 2)
        ring = [(r * math.cos(a), r * math.sin(a), 0.05 + 0.08 * n) for a in turns]
        parts.append(kit.tube("coil", ring, 0.045, stuff.paint("#b79a5c", 0.9), closed=True))
    return kit.group(parts)


def sack(stuff: Stuff) -> Any:
    """A tied sack."""
    side = [(0, 0), (0.3, 0.02), (0.36, 0.3), (0.26, 0.55), (0.09, 0.62), (0.16, 0.74), (0, 0.74)]
    return kit.lathe("sack", side, stuff.cloth("#a8905c"), 40)


def leaning(thing: Any, degrees: float) -> Any:
    """Laid back so that it shows its face to who looks from above."""
    return kit.group([thing], (0, 0, 0), (-degrees, 0, 0))
