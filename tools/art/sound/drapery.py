"""The velvet curtain on its brass rod."""

from __future__ import annotations

import numpy as np

from .friction import rub
from .modal import PANEL, knock, struck_bar
from .rooms import HALLWAY, within
from .waves import (
    Dice,
    Wave,
    band_pass,
    chance,
    curve,
    low_pass,
    noise,
    place,
    silence,
    sweep_tint,
    wander,
)

# a ring's modes go as n(n²-1)/√(n²+1); hanging on the rod it is damped at once
RING_RATIOS = (1.0, 2.83, 5.42, 8.77)
RING_DECAYS = (0.045, 0.035, 0.022, 0.012)


def _ring(dice: Dice, force: float) -> Wave:
    bar = struck_bar(dice, dice.uniform(1900, 3300), RING_RATIOS, RING_DECAYS, 0.00006)
    return bar * force


def _velvet(dice: Dice, speed: Wave, length: float) -> Wave:
    """Heavy folds: no treble, breathing as they gather."""
    folds = noise(dice, length) * wander(dice, length, 18, 0.35) * speed
    soft = low_pass(sweep_tint(folds, 320 + 850 * speed, 1.1, low=90, high=6000), 3600)
    return soft + 0.35 * low_pass(noise(dice, length), 220) * speed**2


def _rail(dice: Dice, speed: Wave) -> Wave:
    """Rings dragged along brass: a fine, dull scrape."""
    grains = [
        band_pass(
            struck_bar(dice, 1700, RING_RATIOS, (0.006, 0.005, 0.004, 0.003), 0.0002), 900, 6000
        )
        for _ in range(5)
    ]
    return rub(dice, speed, 900, grains, steep=2.0)


def _drawn(name: str, closing: bool) -> Wave:
    dice = chance(name)
    length = 0.95
    points = ((0, 0), (0.12, 0.8), (0.35, 1), (0.65, 0.7), (length, 0))
    speed = curve(length, *points) * wander(dice, length, 12, 0.15)
    velvet, rail = _velvet(dice, speed, length), _rail(dice, speed)
    out = silence(1.5)
    place(out, velvet / velvet.std() * 0.10, 0.03)
    place(out, rail / rail.std() * 0.010, 0.03)
    count = 9
    start, gap, at = 0.06, 0.11, 0.06
    for number in range(count):
        # opening packs the rings ever closer; closing spreads them apart
        share = number / (count - 1)
        force = dice.uniform(0.45, 1.0) * (0.6 + 0.4 * np.sin(np.pi * (share * 0.8 + 0.15)))
        place(out, _ring(dice, float(force)), at, 0.75)
        at += (gap if closing else start) * dice.uniform(0.6, 1.35)
        gap *= 0.93
        start *= 1.06
    if closing:
        place(out, low_pass(knock(PANEL, dice, 0.004), 400), 0.93, 0.28)  # the two halves meet
        place(out, _velvet(dice, curve(0.25, (0, 1), (0.25, 0)), 0.25), 0.92, 0.12)
    else:
        for _ in range(3):
            place(out, _ring(dice, 0.5), 0.86 + dice.uniform(0, 0.07), 0.6)
    return within(HALLWAY, out, 0.28)


def opening() -> Wave:
    """Drawn aside: the rings crowd together."""
    return _drawn("curtain.open", closing=False)


def closing() -> Wave:
    """Drawn shut: the rings part, the velvet falls together."""
    return _drawn("curtain.close", closing=True)
