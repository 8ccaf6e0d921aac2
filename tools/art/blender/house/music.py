"""Instruments and the gramophone."""

from __future__ import annotations

import math
from typing import Any

from art.blender import kit
from art.blender.house.blocks import Block, blocks
from art.blender.house.seating import bench
from art.blender.house.stuff import Stuff
from art.blender.kit import Point2
from art.blender.kit import hex_colour as hexa


def gramophone(stuff: Stuff) -> Any:
    """A gramophone on its table: turning record, brass horn like a lily."""
    wood = stuff.wood("walnut", "X")
    label = stuff.paint("#8c1d2c", 0.5)
    horn = [
        (0.02, 0.0),
        (0.04, 0.18),
        (0.09, 0.34),
        (0.2, 0.46),
        (0.37, 0.53),
        (0.375, 0.52),
        (0.2, 0.44),
        (0.075, 0.34),
        (0.02, 0.18),
        (0.0, 0.1),
    ]
    lily = kit.lathe(
        "horn",
        horn,
        stuff.brass,
        96,
        carve=lambda r, z, t: (r * (1 + 0.07 * (r / 0.37) ** 2 * math.cos(8 * t)), z),
    )
    dark = kit.lathe("throat", [(0.0, 0.3), (0.06, 0.3)], stuff.paint("#1a0f06", 0.9), 24)
    tube = kit.tube(
        "elbow", [(0.0, 0.26, 0.62), (0.0, 0.34, 0.75), (0.0, 0.30, 0.9)], 0.026, stuff.brass
    )
    parts: list[Any] = [
        kit.box("table", (0.72, 0.72, 0.05), (0, 0, 0.42), wood, 0.015),
        *[
            kit.box("leg", (0.06, 0.06, 0.4), (x, y, 0.2), wood, 0.01)
            for x in (-0.3, 0.3)
            for y in (-0.3, 0.3)
        ],
        kit.box("case", (0.56, 0.56, 0.17), (0, -0.02, 0.53), stuff.wood("mahogany", "X"), 0.02),
        kit.place(
            kit.lathe(
                "record", [(0.0, 0.0), (0.25, 0.0), (0.25, 0.01), (0.0, 0.01)], _shellac(), 64
            ),
            (0, -0.02, 0.625),
        ),
        kit.place(
            kit.lathe("label", [(0.0, 0.0), (0.08, 0.0), (0.08, 0.013), (0.0, 0.013)], label, 32),
            (0, -0.02, 0.625),
        ),
        kit.ball("spindle", 0.012, (0, -0.02, 0.645), stuff.silver, 12),
        kit.tube(
            "arm", [(0.0, 0.28, 0.70), (0.12, 0.12, 0.70), (0.13, 0.02, 0.66)], 0.018, stuff.silver
        ),
        tube,
        kit.group([lily, dark], (0.0, 0.30, 0.86), (38, -22, 0)),
        kit.tube(
            "crank", [(0.28, 0.0, 0.53), (0.38, 0.0, 0.53), (0.38, -0.08, 0.53)], 0.015, stuff.brass
        ),
    ]
    return kit.group(parts)


def _shellac() -> Any:
    material, nodes, shader = kit.new_material("shellac")
    shader.inputs["Base Color"].default_value = (0.012, 0.011, 0.012, 1)
    shader.inputs["Roughness"].default_value = 0.25
    wave = nodes.add("ShaderNodeTexWave", Scale=34.0)
    wave.wave_type = "RINGS"
    wave.rings_direction = "Z"
    nodes.link(nodes.mapped((1, 1, 1)), wave.inputs["Vector"])
    nodes.bump(wave.outputs[1], shader, 0.5)
    return material


def _piano_outline() -> list[Point2]:
    """A grand seen from above: straight bass side, curved treble side, keys at -Y."""
    curve = kit.bezier((0.74, -0.30), (0.78, 0.35), (0.25, 0.25), (0.16, 0.72), 18)
    tail = kit.bezier((0.16, 0.72), (0.08, 1.06), (-0.68, 1.12), (-0.74, 0.72), 16)
    return [(-0.74, -0.60), (0.74, -0.60), *curve, *tail[1:]]


def grand_piano(stuff: Stuff, with_bench: bool = True) -> Any:
    """A concert grand, its lid closed over the strings and folded back at the keys."""
    black = kit.plain("lacquer", hexa("#0d0c0e"), 0.16, coat=1.0)
    outline = _piano_outline()
    lid = [(-0.77, -0.14), (0.77, -0.14), *[(x * 1.03, y + 0.02) for x, y in outline if y > -0.12]]
    fold = [(-0.765, -0.2), (0.765, -0.2), (0.765, 0.12), (-0.765, 0.12)]
    gilt = [(x * 0.955 - 0.005, y * 0.955 + 0.015) for x, y in lid]
    parts: list[Any] = [
        kit.place(kit.plate("case", [outline], 0.24, black, 0.02), (0, 0, 0.58)),
        kit.place(kit.plate("lid", [lid], 0.04, black, 0.015), (0, 0, 0.73)),
        kit.place(
            kit.plate("line", [lid, gilt[::-1]], 0.004, stuff.paint("#3a3438", 0.2, 1.0), 0.001),
            (0, 0, 0.749),
        ),
        kit.place(kit.plate("fold", [fold], 0.035, black, 0.012), (0, 0.0, 0.765)),
    ]
    for x in (-0.5, 0.0, 0.5):
        parts.append(kit.box("hinge", (0.12, 0.03, 0.012), (x, 0.125, 0.768), stuff.brass, 0.004))
    parts += _keyboard(stuff, black)
    desk = kit.box("desk", (0.78, 0.02, 0.24), (0, -0.16, 0.86), black, 0.006, (-50, 0, 0))
    pages = [
        kit.box("music", (0.25, 0.008, 0.22), (x, -0.18, 0.875), stuff.paper, 0, (-50, 0, 0))
        for x in (-0.13, 0.13)
    ]
    parts += [desk, *pages]
    for x, y in ((-0.6, -0.45), (0.6, -0.45), (-0.3, 0.75)):
        leg = [(0.0, 0.0), (0.06, 0.0), (0.05, 0.1), (0.07, 0.46), (0.0, 0.46)]
        parts.append(kit.place(kit.lathe("leg", leg, black, 24), (x, y, 0)))
    if with_bench:
        parts.append(kit.place(bench(stuff, 0.8, "#7a2430", "ebony"), (0, -0.92, 0)))
    return kit.group(parts)


def _keyboard(stuff: Stuff, black: Any) -> list[Any]:
    """Fifty-two white keys and the black ones between."""
    white, sharp = hexa("#efe6d0"), hexa("#141214")
    keys = []
    for n in range(36):
        x = -0.63 + 0.036 * n
        keys.append(Block((0.033, 0.22, 0.03), (x, -0.47, 0.715), white))
        if n % 7 not in (2, 6):
            keys.append(Block((0.02, 0.13, 0.04), (x + 0.018, -0.42, 0.73), sharp))
    row = blocks("keys", keys, stuff.tinted, 0.003)
    cheeks = [
        kit.box("cheek", (0.09, 0.30, 0.10), (x, -0.46, 0.71), black, 0.02) for x in (-0.695, 0.695)
    ]
    return [row, *cheeks, kit.box("fall", (1.32, 0.05, 0.10), (0, -0.32, 0.72), black, 0.015)]


def cello(stuff: Stuff) -> Any:
    """A cello lying on its back on a stand."""
    half = [(0.0, -0.36), *kit.bezier((0.0, -0.36), (0.26, -0.38), (0.26, -0.05), (0.12, 0.0), 12)[1:],
            *kit.bezier((0.12, 0.0), (0.2, 0.05), (0.22, 0.3), (0.0, 0.32), 12)[1:]]  # fmt: skip
    outline = half + [(-x, y) for x, y in reversed(half[1:-1])]
    parts = [
        kit.plate("body", [outline], 0.14, stuff.wood("cherry", "Y"), 0.03),
        kit.box("neck", (0.05, 0.66, 0.05), (0, 0.45, 0.08), stuff.wood("ebony", "Y"), 0.012),
        kit.ball("scroll", 0.05, (0, 0.8, 0.08), stuff.wood("cherry", "Y"), 16),
        kit.box("bridge", (0.13, 0.02, 0.07), (0, -0.08, 0.1), stuff.wood("pine", "X"), 0.004),
        kit.box("tail", (0.06, 0.16, 0.03), (0, -0.24, 0.09), stuff.wood("ebony", "Y"), 0.008),
        *[
            kit.box("f", (0.012, 0.12, 0.004), (x, -0.06, 0.071), stuff.ink, 0)
            for x in (-0.11, 0.11)
        ],
        *[
            kit.tube(
                "string",
                [(x, -0.2, 0.13), (x * 0.6, 0.75, 0.12)],
                0.004,
                stuff.silver,
                resolution=1,
            )
            for x in (-0.02, 0.0, 0.02)
        ],
    ]
    return kit.group([kit.group(parts, turn=(20, 0, 0))])


def harp(stuff: Stuff, lean: float = 52.0) -> Any:
    """A gilt harp; it leans far to one side where its shape is to be seen from above."""
    gold = stuff.gold
    pillar = [(0.0, -0.34, 0.08), (0.0, -0.36, 1.1)]
    neck = [
        (0.0, -0.36, 1.1),
        (0.0, -0.2, 1.18),
        (0.0, -0.05, 1.05),
        (0.0, 0.12, 0.95),
        (0.0, 0.24, 0.98),
    ]
    box = [(0.0, -0.2, 0.1), (0.0, 0.24, 0.98)]
    parts = [
        kit.tube("pillar", pillar, 0.05, gold),
        kit.tube("neck", neck, 0.05, gold, radii=[1.3, 1.0, 0.9, 0.9, 1.2]),
        kit.tube("soundbox", box, 0.12, stuff.wood("cherry", "Y"), radii=[1.4, 0.6]),
        kit.box("foot", (0.4, 0.5, 0.1), (0, -0.2, 0.05), gold, 0.03),
        kit.ball("crown", 0.08, (0, -0.36, 1.16), gold, 20),
    ]
    for n in range(9):
        t = n / 9
        low = (0.0, -0.2 + 0.44 * t, 0.1 + 0.88 * t)
        parts.append(
            kit.tube(
                "string",
                [low, (0.0, -0.32 + 0.5 * t, 1.12 - 0.14 * t)],
                0.005,
                stuff.china,
                resolution=1,
            )
        )
    leaning = kit.group(parts, (-0.45 * lean / 52, 0.1, 0.1 * lean / 52), (0, lean, 0))
    return kit.group([leaning])
