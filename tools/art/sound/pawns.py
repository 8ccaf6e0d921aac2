"""Turned wooden pawns on die-cast feet, walked and drawn over the board."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from .friction import rub
from .modal import BOARD, SLAB, Modes, knock, ring, tick
from .rooms import HALLWAY, PARLOUR, within
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


def _wood(dice: Dice, size: float) -> Wave:
    """The pawn's own hollow 'tock': four broad, quickly lost modes."""
    hertz = np.array([540.0, 905.0, 1480.0, 2350.0]) / size * dice.uniform(0.97, 1.03, 4)
    decay = np.array([0.011, 0.009, 0.006, 0.004])
    return ring(Modes(hertz, decay, np.array([0.8, 0.8, 0.7, 0.5])), 0.00035, dice)


def _tap(dice: Dice, force: float, size: float) -> Wave:
    """The foot set down: softly, through felt, on a stone inlay in a wooden board."""
    contact = 0.00055 * force**-0.2
    stone = knock(BOARD, dice, contact) * 1.6
    felt = low_pass(noise(dice, 0.03) * np.exp(-clock(0.03) / 0.005), 900) * 0.16
    metal = band_pass(tick(dice, 0.0003), 1200, 5200, 1) * 0.16
    return mixed(stone, _wood(dice, size) * 0.6, felt, metal) * force


def _marble(dice: Dice, force: float, size: float) -> Wave:
    """On polished stone: hard, bright, soon over."""
    slab = knock(SLAB, dice, 0.0003) * 0.9
    metal = band_pass(tick(dice, 0.0002), 2200, 9000, 1) * 0.34
    return mixed(slab, _wood(dice, size) * 0.45, metal) * force


def _carpet(dice: Dice, force: float, size: float) -> Wave:
    """On wool: the blow is swallowed, the pile gives a breath."""
    pile = band_pass(noise(dice, 0.06) * np.exp(-clock(0.06) / 0.014), 160, 1500) * 0.3
    under = low_pass(knock(BOARD, dice, 0.0028), 620) * 1.2
    return low_pass(mixed(under, pile, _wood(dice, size) * 0.12), 1500, 1) * force


GROUNDS: dict[str, Callable[[Dice, float, float], Wave]] = {
    "marble": _marble,
    "wood": _tap,
    "carpet": _carpet,
}


def step(ground: str, variant: int) -> Wave:
    """One square: the edge of the foot, then the whole foot."""
    dice = chance(f"step.{ground}.{variant}")
    size = (1.0, 1.07, 0.95, 1.03)[variant - 1]
    foot = GROUNDS[ground]
    out = silence(0.3)
    place(out, foot(dice, 0.35, size), 0.004)
    place(out, foot(dice, 1.0, size), 0.004 + dice.uniform(0.012, 0.022))
    return within(HALLWAY if ground == "marble" else PARLOUR, low_pass(out, 7000, 1), 0.3)


def glide() -> Wave:
    """A pawn called across the board: a felted foot over stone, then a stop."""
    dice = chance("glide")
    length = 0.62
    speed = curve(length, (0, 0), (0.16, 0.8), (0.34, 1), (0.5, 0.55), (length, 0))
    speed = speed * wander(dice, length, 22, 0.25)
    grains = [low_pass(knock(BOARD, dice, 0.0007, 0.04), 2600) for _ in range(6)]
    drag = rub(dice, speed, 2600, grains) * 0.5
    felt = band_pass(noise(dice, length), 350, 1900, 1) * speed**1.5 * 0.10
    out = silence(0.95)
    place(out, drag / max(drag.std(), 1e-9) * 0.05 + felt, 0.0)
    for joint in (0.17, 0.27, 0.36, 0.47):  # the seams between squares
        place(out, _tap(dice, 0.10, 1.0), joint + dice.uniform(-0.01, 0.01))
    place(out, _tap(dice, 0.5, 1.0), 0.6)
    return within(PARLOUR, out, 0.32)
