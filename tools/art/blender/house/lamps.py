"""Everything that burns: each carries its own light."""

from __future__ import annotations

import math
from typing import Any

from art.blender import kit
from art.blender.house.stuff import Stuff
from art.blender.kit import hex_colour as hexa

FLAME = (1.0, 0.62, 0.28)


def desk_lamp(stuff: Stuff, power: float = 14.0) -> Any:
    """A banker's lamp with a green glass shade."""
    foot = [
        (0.0, 0.0),
        (0.14, 0),
        (0.14, 0.02),
        (0.1, 0.045),
        (0.03, 0.06),
        (0.022, 0.30),
        (0, 0.31),
    ]
    shade = [
        (0.06, 0.40),
        (0.14, 0.36),
        (0.235, 0.27),
        (0.228, 0.262),
        (0.14, 0.345),
        (0.06, 0.385),
    ]
    cap = [(0.062, 0.385), (0.065, 0.42), (0.03, 0.45), (0.0, 0.46)]
    green = kit.plain("shade", hexa("#11713f"), 0.12, coat=1.0, emit=0.22)
    parts = [
        kit.lathe("foot", foot, stuff.brass, 48),
        kit.lathe("shade", shade, green, 64),
        kit.lathe("cap", cap, stuff.brass, 32),
        kit.bulb((0, 0.03, 0.26), power, radius=0.06),
    ]
    return kit.group(parts)


def floor_lamp(stuff: Stuff, power: float = 26.0, colour: str = "#e8c27a") -> Any:
    """A standard lamp under a pleated silk shade."""
    foot = [(0.0, 0.0), (0.2, 0), (0.2, 0.03), (0.05, 0.07), (0.025, 0.2), (0.025, 1.0), (0, 1.0)]
    silk = kit.plain("silk", hexa(colour), 0.8, emit=0.55)
    shade = [(0.14, 1.16), (0.15, 1.17), (0.34, 0.88), (0.33, 0.87), (0.135, 1.15)]
    pleats = kit.lathe(
        "shade", shade, silk, 120, carve=lambda r, z, t: (r * (1 + 0.025 * math.cos(30 * t)), z)
    )
    trim = kit.lathe("trim", [(0.335, 0.86), (0.35, 0.875), (0.335, 0.89)], stuff.gold, 64)
    glow = kit.plain("bulb", hexa("#ffe2a8"), 0.5, emit=6.0)
    parts = [
        kit.lathe("foot", foot, stuff.brass, 48),
        pleats,
        trim,
        kit.ball("glow", 0.06, (0, 0, 1.02), glow, 16),
        kit.bulb((0, 0, 0.80), power, radius=0.12),
        kit.bulb((0, 0, 1.3), power * 0.25, radius=0.12),
    ]
    return kit.group(parts)


def candle(stuff: Stuff, lit: bool = True) -> Any:
    """A wax candle; its flame seen from above is a bright drop."""
    wax = stuff.paint("#efe2c2", 0.5)
    parts = [kit.lathe("wax", [(0.0, 0.0), (0.022, 0.0), (0.02, 0.16), (0.0, 0.165)], wax, 20)]
    if lit:
        flame = kit.plain("flame", hexa("#ffd38a"), 0.5, emit=18.0)
        drop = [(0.0, 0.165), (0.014, 0.185), (0.009, 0.215), (0.0, 0.24)]
        parts.append(kit.lathe("flame", drop, flame, 16))
    return kit.group(parts)


def candelabrum(stuff: Stuff, lit: bool = True, arms: int = 4, power: float = 7.0) -> Any:
    """A branched silver candlestick."""
    foot = [
        (0.0, 0.0),
        (0.1, 0.0),
        (0.09, 0.02),
        (0.02, 0.05),
        (0.025, 0.15),
        (0.015, 0.3),
        (0.03, 0.33),
        (0, 0.34),
    ]
    cup = [(0.0, 0.0), (0.015, 0.0), (0.045, 0.025), (0.04, 0.03), (0.025, 0.02), (0.0, 0.03)]
    parts = [kit.lathe("foot", foot, stuff.silver, 40), kit.place(candle(stuff, lit), (0, 0, 0.34))]
    for n in range(arms):
        a = 2 * math.pi * n / arms + math.pi / 4
        x, y = 0.17 * math.cos(a), 0.17 * math.sin(a)
        curve = [(0, 0, 0.22), (x * 0.5, y * 0.5, 0.16), (x, y, 0.24)]
        parts.append(kit.tube("arm", curve, 0.013, stuff.silver, resolution=4))
        parts.append(kit.place(kit.lathe("cup", cup, stuff.silver, 24), (x, y, 0.24)))
        parts.append(kit.place(candle(stuff, lit), (x, y, 0.255)))
    if lit:
        parts.append(kit.bulb((0, 0, 0.62), power, FLAME, 0.1))
    return kit.group(parts)


def newel_lamp(stuff: Stuff, power: float = 22.0) -> Any:
    """A bronze column that carries a ring of light globes: the lamp at the foot of the stairs."""
    bronze = kit.plain("bronze", hexa("#8a5a2c"), 0.3, 1.0)
    column = [
        (0.0, 0.0),
        (0.2, 0.0),
        (0.2, 0.06),
        (0.13, 0.1),
        (0.09, 0.5),
        (0.12, 0.56),
        (0.06, 0.62),
        (0.05, 0.9),
        (0, 0.92),
    ]
    globe = kit.plain("globe", hexa("#ffe0a4"), 0.4, emit=3.2)
    parts = [
        kit.lathe("column", column, bronze, 48),
        kit.ball("globe", 0.13, (0, 0, 1.06), globe, 32),
    ]
    for n in range(4):
        a = math.pi / 2 * n
        x, y = 0.24 * math.cos(a), 0.24 * math.sin(a)
        parts.append(
            kit.tube(
                "arm", [(0, 0, 0.75), (x * 0.6, y * 0.6, 0.68), (x, y, 0.80)], 0.02, stuff.brass
            )
        )
        parts.append(kit.ball("globe", 0.085, (x, y, 0.90), globe, 24))
    parts.append(kit.bulb((0, -0.05, 1.35), power, radius=0.2))
    return kit.group(parts)


def candle_stand(stuff: Stuff, power: float = 12.0) -> Any:
    """A tall gilt torchère with five candles."""
    foot = [
        (0.0, 0.0),
        (0.19, 0.0),
        (0.17, 0.04),
        (0.05, 0.1),
        (0.03, 0.6),
        (0.05, 0.65),
        (0.02, 0.7),
        (0.0, 0.7),
    ]
    base = kit.lathe("base", foot, stuff.gold, 40)
    crown = kit.place(candelabrum(stuff, True, 5, power), (0, 0, 0.62))
    return kit.group([base, crown])
