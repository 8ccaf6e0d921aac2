"""Heavy joinery: a panelled door, and the bookcase that is one in secret."""

from __future__ import annotations

import numpy as np

from .friction import rub, stick_slip
from .modal import LATCH, PANEL, SLAB, knock, modes_of, ring, scatter, tick
from .rooms import HALLWAY, within
from .waves import (
    Dice,
    Wave,
    band_pass,
    chance,
    clock,
    curve,
    low_pass,
    mixed,
    noise,
    place,
    silence,
    wander,
)


def _latch(dice: Dice, force: float) -> Wave:
    """A spring bolt: the tongue, its spring plate, the box around them."""
    out = silence(0.12)
    for at, share in ((0.0, 1.0), (dice.uniform(0.008, 0.014), 0.6), (0.031, 0.35)):
        place(out, knock(LATCH, dice, 0.00018), at, share)
        place(out, tick(dice, 0.0002), at, 0.12 * share)
        place(out, knock(PANEL, dice, 0.0006), at, 0.5 * share)
    return out * force


def _creak(dice: Dice, seconds: float) -> Wave:
    """A dry hinge: uneven jumps that the whole panel repeats."""
    rate = curve(seconds, (0, 24), (0.12, 62), (0.3, 88), (0.42, 70), (seconds, 30))
    rate = rate * wander(dice, seconds, 14, 0.16)
    times, gains = stick_slip(dice, rate, 0.20)
    swell = np.interp(times, [0, 0.1, 0.3, seconds], [0.15, 0.7, 1.0, 0.1])
    answers = [ring(modes_of(PANEL, dice), 0.0004, dice, 0.12) for _ in range(3)]
    pin = [knock(LATCH, dice, 0.0004, 0.03) for _ in range(3)]
    wood = scatter(dice, seconds + 0.15, times, gains * swell, answers)
    iron = scatter(dice, seconds + 0.15, times, gains * swell, pin)
    return band_pass(mixed(wood, iron * 0.35), 180, 4200, 1)


def door(variant: int) -> Wave:
    """Handle, a short dry hinge, the door into its frame, the bolt."""
    dice = chance(f"door.{variant}")
    out = silence(1.7)
    place(out, _latch(dice, dice.uniform(1.0, 1.7)), 0.01)
    creak = _creak(dice, dice.uniform(0.44, 0.56))
    place(out, creak / np.abs(creak).max(), 0.13, dice.uniform(0.22, 0.46))
    air = low_pass(noise(dice, 0.3), 260) * curve(0.3, (0, 0), (0.24, 1), (0.3, 0)) * 0.10
    place(out, air, 0.52)
    for at, force in ((0.80, 1.0), (0.815, 0.45), (0.846, 0.2)):
        place(out, knock(PANEL, dice, 0.0022 if force == 1 else 0.001), at, 1.3 * force)
    thud = low_pass(noise(dice, 0.2) * np.exp(-clock(0.2) / 0.035), 150) * 0.5
    place(out, thud, 0.80)
    place(out, _latch(dice, 1.2), 0.858)
    return within(HALLWAY, out, 0.42)


def passage() -> Wave:
    """A catch lets go; stone and shelves grind aside; they come to rest."""
    dice = chance("passage")
    length = 1.45
    speed = curve(length, (0, 0), (0.22, 0.75), (0.55, 1), (1.0, 0.9), (1.25, 0.45), (length, 0))
    speed = np.clip(speed * wander(dice, length, 9, 0.35), 0, 1.6)
    stones = [knock(SLAB, dice, contact, 0.2) for contact in (0.0015, 0.0009, 0.0006, 0.0004)]
    grind = rub(dice, speed, 1500, stones, steep=1.9)
    boards = [knock(PANEL, dice, 0.002, 0.35) for _ in range(4)]
    rumble = rub(dice, speed, 130, boards, steep=2.0)
    dust = band_pass(noise(dice, length), 1800, 7000, 1) * speed**2 * wander(dice, length, 40, 0.4)
    out = silence(2.4)
    place(out, _latch(dice, 1.4), 0.01)
    place(out, knock(SLAB, dice, 0.0015), 0.06, 1.3)
    moving = grind / grind.std() * 0.22 + rumble / rumble.std() * 0.13 + dust * 0.03
    place(out, moving, 0.14)
    for at, force in ((1.57, 1.0), (1.60, 0.35)):
        place(out, knock(PANEL, dice, 0.003), at, 2.0 * force)
        place(out, knock(SLAB, dice, 0.0012), at, 1.4 * force)
    return within(HALLWAY, out, 0.45)
