"""Ivory dice: shaken in the hands, thrown on the wooden tray, rocking to rest."""

from __future__ import annotations

import numpy as np

from .modal import TABLE, knock, tick
from .rooms import PARLOUR, within
from .waves import Dice, Wave, band_pass, chance, clock, curve, low_pass, noise, place, silence


def _click(dice: Dice, force: float) -> Wave:
    """Die against die: far above hearing they ring, so only the contact is heard."""
    contact = dice.uniform(0.00009, 0.00015) * force**-0.2
    return tick(dice, contact, rough=dice.uniform(0.0008, 0.0016)) * force


def _landing(dice: Dice, force: float) -> Wave:
    """Die against wood. An edge is sharp and thin, a flat side is dull and full."""
    flat = dice.uniform(0, 1)
    contact = (0.00011 + 0.00022 * flat) * force**-0.2
    wood = knock(TABLE, dice, contact) * (1.0 + 1.2 * flat)
    hit = tick(dice, contact * 0.6) * (0.6 - 0.25 * flat)
    out = wood * force
    out[: len(hit)] += hit * force
    return out


def _hand(wave: Wave) -> Wave:
    """Cupped hands: their hollow lifts the middle and swallows the treble."""
    hollow = band_pass(wave, 900, 2100, 1) * 1.6
    return low_pass(wave * 0.6 + hollow, 6500, 1)


def shake() -> Wave:
    """Two dice rattled to and fro: each swing ends in a clatter."""
    dice = chance("dice.shake")
    out = silence(1.0)
    swings = np.cumsum(np.concatenate([[0.05], dice.uniform(0.088, 0.118, 7)]))
    for number, swing in enumerate(swings):
        strength = 0.55 + 0.45 * np.sin(np.pi * (number + 0.7) / 8.4)
        for _ in range(dice.integers(4, 8)):
            at = swing + abs(dice.normal(0, 0.013))
            place(out, _click(dice, dice.uniform(0.15, 1.0) * strength), at)
        palm = low_pass(noise(dice, 0.05) * np.exp(-clock(0.05) / 0.008), 700)
        place(out, palm, swing, 0.55 * strength)
    skin = band_pass(noise(dice, 1.0), 500, 2600, 1) * 0.012
    skin *= curve(1.0, (0, 0), (0.08, 1), (0.85, 1), (1.0, 0))
    return within(PARLOUR, _hand(out + skin), 0.28)


def _tumble(dice: Dice, start: float, length: float, force: float) -> list[tuple[float, float]]:
    """When and how hard one die meets the wood: bounds, each a few corners, then rolling."""
    hits, at, gap = [], start, length * dice.uniform(0.2, 0.25)
    while gap > 0.02 and at < start + length:
        for _ in range(dice.integers(1, 4)):
            hits.append((at + abs(dice.normal(0, 0.007)), force * dice.uniform(0.35, 1.0)))
        hits.append((at, force))
        at += gap
        gap *= dice.uniform(0.58, 0.82)
        force *= dice.uniform(0.66, 0.84)
    while force > 0.035:
        hits.append((at, force * dice.uniform(0.4, 1.0)))
        at += dice.uniform(0.014, 0.034)
        force *= 0.8
    return hits


def roll(variant: int) -> Wave:
    """Two dice thrown: they land a moment apart, knock once together, run out."""
    dice = chance(f"dice.roll.{variant}")
    out = silence(1.5)
    late = dice.uniform(0.03, 0.075)
    for start, force in ((0.02, 1.0), (0.02 + late, dice.uniform(0.75, 0.95))):
        for at, strength in _tumble(dice, start, dice.uniform(0.62, 0.85), force):
            place(out, _landing(dice, strength), at)
    for _ in range(dice.integers(1, 3)):
        place(out, _click(dice, dice.uniform(0.3, 0.6)), dice.uniform(0.12, 0.4))
    return within(PARLOUR, out, 0.3)


def settle() -> Wave:
    """The last rocking of a die from edge to edge: ever quicker, ever softer."""
    dice = chance("dice.settle")
    out = silence(0.6)
    at, gap, force = 0.01, 0.062, 0.8
    while gap > 0.006:
        place(out, _landing(dice, force * dice.uniform(0.8, 1.0)), at)
        at += gap
        gap *= dice.uniform(0.68, 0.8)
        force *= 0.74
    place(out, knock(TABLE, dice, 0.0008) * 0.5, at)
    return within(PARLOUR, out, 0.28)
