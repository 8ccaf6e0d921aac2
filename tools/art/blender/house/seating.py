"""Chairs, sofas, benches."""

from __future__ import annotations

import math
from typing import Any

from art.blender import kit
from art.blender.house.stuff import Stuff


def _roll(length: float, radius: float, material: Any, axis: str) -> Any:
    """A stuffed roll lying along X or Y, centred."""
    half = length / 2
    profile = [(0.0, -half), (radius * 0.8, -half + 0.01), (radius, -half + 0.05), (radius, half - 0.05),
               (radius * 0.8, half - 0.01), (0.0, half)]  # fmt: skip
    return kit.spin(kit.lathe("roll", profile, material, 32), 90, "Y" if axis == "X" else "X")


def sofa(stuff: Stuff, hide: Any, seats: int = 2, wide: float = 0.62) -> Any:
    """A stuffed sofa with rolled arms; one seat makes an armchair. Buttons on its back."""
    width = seats * wide
    parts = [
        kit.box("base", (width + 0.2, 0.76, 0.16), (0, 0, 0.15), hide, 0.04),
        kit.box("back", (width + 0.26, 0.2, 0.62), (0, 0.35, 0.45), hide, 0.09, segments=5),
        kit.place(_roll(width + 0.3, 0.115, hide, "X"), (0, 0.40, 0.74)),
    ]
    for n in range(seats):
        x = (n - (seats - 1) / 2) * wide
        parts.append(
            kit.box("seat", (wide - 0.01, 0.62, 0.22), (x, -0.05, 0.30), hide, 0.075, segments=5)
        )
    for side in (-1, 1):
        x = side * (width / 2 + 0.09)
        parts.append(kit.box("arm", (0.17, 0.70, 0.40), (x, -0.02, 0.30), hide, 0.07, segments=5))
        parts.append(kit.place(_roll(0.74, 0.115, hide, "Y"), (x + side * 0.02, -0.01, 0.50)))
        knob = kit.lathe(
            "knob", [(0.0, 0.0), (0.09, 0.0), (0.07, 0.012), (0.0, 0.018)], stuff.brass, 24
        )
        parts.append(kit.place(kit.spin(knob, 90, "X"), (x + side * 0.02, -0.38, 0.50)))
    count = seats * 4
    for row, (y, z) in enumerate(((0.24, 0.64), (0.235, 0.52))):
        for n in range(count - row):
            x = (n - (count - row - 1) / 2) * wide * 0.24
            parts.append(kit.ball("button", 0.016, (x, y, z), stuff.brass, 10))
    return kit.group(parts)


def armchair(stuff: Stuff, hide: Any) -> Any:
    """A club chair."""
    return sofa(stuff, hide, 1)


def cushion(stuff: Stuff, colour: str, size: float = 0.34) -> Any:
    """A plump square cushion."""
    soft = kit.box("cushion", (size, size, 0.13), (0, 0, 0), stuff.cloth(colour), 0.06, segments=5)
    return kit.group([soft])


def dining_chair(stuff: Stuff, tone: str = "mahogany", seat: str = "#7a2430") -> Any:
    """An upright chair with a curved slatted back."""
    wood = stuff.wood(tone, "X")
    parts = [
        kit.box("frame", (0.50, 0.48, 0.06), (0, 0, 0.44), wood, 0.02),
        kit.box("seat", (0.44, 0.42, 0.08), (0, -0.01, 0.49), stuff.cloth(seat), 0.035, segments=4),
    ]
    for x in (-0.21, 0.21):
        for y in (-0.2, 0.2):
            parts.append(kit.box("leg", (0.05, 0.05, 0.44), (x, y, 0.22), wood, 0.012))
        post = [(x, 0.22, 0.44), (x, 0.25, 0.75), (x, 0.30, 1.0)]
        parts.append(kit.tube("post", post, 0.03, wood, resolution=4))
    bow = [
        (0.25 * math.sin(a), 0.30 + 0.06 * math.cos(a * 1.2), 0.98) for a in _spread(-1.2, 1.2, 9)
    ]
    parts.append(kit.tube("rail", bow, 0.042, wood, resolution=5))
    for x in (-0.1, 0.0, 0.1):
        parts.append(kit.tube("slat", [(x, 0.24, 0.5), (x, 0.29, 0.97)], 0.016, wood, resolution=3))
    return kit.group(parts)


def _spread(low: float, high: float, count: int) -> list[float]:
    return [low + (high - low) * n / (count - 1) for n in range(count)]


def bench(stuff: Stuff, long: float = 1.3, cover: str = "#6b1a2a", tone: str = "mahogany") -> Any:
    """An upholstered bench with gilt nails."""
    wood = stuff.wood(tone, "X")
    parts = [
        kit.box("frame", (long, 0.44, 0.08), (0, 0, 0.36), wood, 0.02),
        kit.box(
            "seat", (long - 0.05, 0.40, 0.10), (0, 0, 0.43), stuff.cloth(cover), 0.045, segments=4
        ),
    ]
    for x in (-long / 2 + 0.06, long / 2 - 0.06):
        for y in (-0.17, 0.17):
            parts.append(kit.box("leg", (0.07, 0.07, 0.36), (x, y, 0.18), wood, 0.015))
    count = int(long / 0.09)
    for n in range(count):
        x = (n - (count - 1) / 2) * long / count
        parts.append(kit.ball("nail", 0.013, (x, -0.215, 0.385), stuff.brass, 8))
    return kit.group(parts)


def stool(stuff: Stuff, cover: Any, radius: float = 0.22, tall: float = 0.5) -> Any:
    """A round stool."""
    top = [(0.0, 0.0), (radius, 0.0), (radius + 0.015, 0.04), (radius * 0.9, 0.085), (0.0, 0.1)]
    leg = [(0.0, 0.0), (0.16, 0.0), (0.14, 0.03), (0.04, 0.06), (0.035, tall), (0.0, tall)]
    parts = [
        kit.place(kit.lathe("top", top, cover, 40), (0, 0, tall)),
        kit.lathe("leg", leg, stuff.wood("mahogany", "Z"), 32),
        kit.place(kit.lathe("ring", [(radius, 0.0), (radius + 0.022, 0.012), (radius, 0.025)], stuff.brass, 40), (0, 0, tall)),
    ]  # fmt: skip
    return kit.group(parts)


def wicker_chair(stuff: Stuff, cover: str = "#b9c7a2") -> Any:
    """A barrel chair of cane with a cushion."""
    around = [math.radians(a) for a in range(-25, 206, 7)]
    parts = [
        kit.lathe("base", [(0.0, 0.05), (0.34, 0.05), (0.40, 0.36), (0.0, 0.36)], stuff.wicker, 40),
        kit.lathe("pad", [(0.0, 0.36), (0.33, 0.36), (0.35, 0.41), (0.3, 0.46), (0.0, 0.47)], stuff.cloth(cover), 40),
    ]  # fmt: skip
    for high, radius in ((0.42, 0.40), (0.50, 0.415), (0.58, 0.43), (0.66, 0.445)):
        lift = [0.16 * max(0.0, math.sin(a)) * (high - 0.3) / 0.36 for a in around]
        ring = [
            (radius * math.cos(a), radius * math.sin(a), high + up)
            for a, up in zip(around, lift, strict=True)
        ]
        parts.append(kit.tube("ring", ring, 0.034, stuff.wicker, resolution=4))
    top = [
        (0.46 * math.cos(a), 0.46 * math.sin(a), 0.72 + 0.2 * max(0.0, math.sin(a))) for a in around
    ]
    parts.append(kit.tube("rim", top, 0.055, stuff.wicker, resolution=6))
    return kit.group(parts)
