"""What is heard when a table holds its breath: a card laid down, a stamp, a heart, wax, a clock."""

from __future__ import annotations

import numpy as np

from .modal import BOARD, SLAB, knock, tick
from .rooms import PARLOUR, within
from .waves import Dice, Wave, band_pass, chance, clock, low_pass, mixed, noise, place, silence


def laid(variant: int) -> Wave:
    """A card put down with two fingers: board under felt, and the flat of the paper."""
    dice = chance(f"knock.{variant}")
    out = silence(0.32)
    slap = band_pass(noise(dice, 0.05) * np.exp(-clock(0.05) / 0.006), 500, 3800) * 0.5
    board = low_pass(knock(BOARD, dice, 0.0011), 1500) * 1.3
    place(out, mixed(board, slap), 0.003)
    return within(PARLOUR, out, 0.25)


def stamped(variant: int) -> Wave:
    """A rubber stamp on a desk: its wooden heel, then the rubber letting go."""
    return _stamp(chance(f"stamp.{variant}"), 1.0)


def waved_off(variant: int) -> Wave:
    """The same by a light hand: a seat has none."""
    return low_pass(_stamp(chance(f"none.{variant}"), 0.45), 1600, 1)


def _stamp(dice: Dice, force: float) -> Wave:
    out = silence(0.62)
    heel, desk = dice.uniform(760, 1040), dice.uniform(88, 122)
    place(out, low_pass(knock(BOARD, dice, dice.uniform(0.0014, 0.0024)), heel) * 1.6, 0.004)
    place(out, low_pass(noise(dice, 0.09) * np.exp(-clock(0.09) / 0.018), 420) * 0.8, 0.004)
    time = clock(0.34)
    top = np.sin(2 * np.pi * desk * time) * np.exp(-time / dice.uniform(0.05, 0.08))
    place(out, top * 0.9 * force, 0.005)
    low, high = dice.uniform(700, 1100), dice.uniform(2200, 3400)
    rubber = band_pass(noise(dice, 0.05) * np.exp(-clock(0.05) / 0.012), low, high)
    place(out, rubber * dice.uniform(0.14, 0.24), dice.uniform(0.14, 0.2))
    return within(PARLOUR, out, 0.3)


def _thump(dice: Dice, hertz: float, force: float) -> Wave:
    time = clock(0.26)
    falling = hertz * (1 + 0.5 * np.exp(-time / 0.03))
    body = np.sin(2 * np.pi * np.cumsum(falling) / len(time) * time[-1])
    skin = low_pass(noise(dice, 0.26) * np.exp(-time / 0.02), 180) * 0.5
    wave: Wave = (body * np.exp(-time / 0.055) + skin) * force
    return wave


def heartbeat() -> Wave:
    """A heart, heard from within: two soft blows."""
    dice = chance("heartbeat")
    out = silence(0.62)
    place(out, _thump(dice, 54.0, 1.0), 0.004)
    place(out, _thump(dice, 47.0, 0.7), 0.19)
    return low_pass(out, 420, 1)


def wax() -> Wave:
    """Sealing wax that cracks, and its crumbs on the table."""
    dice = chance("wax")
    out = silence(0.85)
    place(out, band_pass(knock(SLAB, dice, 0.0003), 700, 6500) * 0.9, 0.004)
    for _ in range(9):
        at, force = dice.uniform(0.004, 0.09), dice.uniform(0.2, 0.7)
        place(out, band_pass(tick(dice, 0.0003), 1100, 7500) * force, at)
    for _ in range(14):
        at, force = dice.uniform(0.14, 0.62), dice.uniform(0.03, 0.16)
        place(out, band_pass(tick(dice, 0.0004), 1600, 6000) * force, at)
    return within(PARLOUR, out, 0.3)


def clock_tick(variant: int) -> Wave:
    """One beat of the clock on the mantelpiece, its two pallets in turn."""
    dice = chance(f"tick.{variant}")
    out = silence(0.3)
    place(out, band_pass(knock(BOARD, dice, 0.0004), 900 + 260 * (variant % 2), 5200), 0.003)
    place(out, band_pass(tick(dice, 0.0003), 2400, 7000) * 0.5, 0.012)
    return within(PARLOUR, out, 0.4)
