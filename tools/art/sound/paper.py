"""Everything of paper and card: cards, notebook, pencil, the sealed envelope."""

from __future__ import annotations

import numpy as np

from .friction import rub
from .modal import BOARD, CARD, TABLE, knock, tick
from .rooms import PARLOUR, within
from .waves import (
    Dice,
    Wave,
    band_pass,
    chance,
    clock,
    curve,
    high_pass,
    low_pass,
    mixed,
    noise,
    place,
    silence,
    sweep_tint,
    wander,
)


def _swish(dice: Dice, speed: Wave, low: float, high: float, grain: float = 6000) -> Wave:
    """Card over cloth: the faster, the brighter and the louder."""
    length = len(speed) / 44100
    fibres = [knock(CARD, dice, 0.00012, 0.012) for _ in range(5)]
    grit = rub(dice, speed, grain, fibres, steep=2.6)
    air = noise(dice, length) * speed * wander(dice, length, 90, 0.18)
    both = air[: len(grit)] + 0.9 * grit / max(grit.std(), 1e-9) * speed
    return sweep_tint(both, low + (high - low) * speed, 1.1, low=200) * 0.5


def _slap(dice: Dice, force: float) -> Wave:
    """A card falling flat: its edge, the air pressed out, the table below."""
    edge = knock(CARD, dice, 0.00025) * 0.7
    air = low_pass(noise(dice, 0.04) * np.exp(-clock(0.04) / 0.007), 1100) * 0.32
    return mixed(edge, air, knock(TABLE, dice, 0.0011) * 0.55) * force


def _snap(dice: Dice, force: float) -> Wave:
    """A bent card springing free."""
    spring = knock(CARD, dice, 0.0001) * 0.8
    return mixed(spring, tick(dice, 0.00012, 0.0009) * 0.25) * force


def _slide(dice: Dice, length: float, force: float) -> Wave:
    peak = length * dice.uniform(0.3, 0.42)
    speed = curve(length, (0, 0), (peak, 1), (length * 0.75, 0.4), (length, 0))
    return _swish(dice, speed, 1300, 3600) * force


def card_slide(variant: int) -> Wave:
    """A card pushed over the cloth to another seat."""
    dice = chance(f"card.slide.{variant}")
    length = dice.uniform(0.28, 0.38)
    out = silence(0.6)
    place(out, _slide(dice, length, 0.5), 0.0)
    place(out, _slap(dice, dice.uniform(0.15, 0.3)), length - 0.03)
    return within(PARLOUR, out, 0.22)


def card_flip(variant: int) -> Wave:
    """Lifted by a corner, turned through the air, laid down."""
    dice = chance(f"card.flip.{variant}")
    out = silence(0.55)
    place(out, _snap(dice, dice.uniform(0.3, 0.6)), 0.004)
    length = dice.uniform(0.13, 0.19)
    turn = curve(length, (0, 0), (length * 0.56, 1), (length, 0))
    place(out, _swish(dice, turn, 700, 2300, grain=1500), 0.02, 0.28)
    place(out, _slap(dice, 1.0), length + 0.01)
    place(out, _slap(dice, 0.25), length + dice.uniform(0.028, 0.045))
    return within(PARLOUR, out, 0.25)


def deal() -> Wave:
    """The pack riffled, squared on the table, and the first cards dealt."""
    dice = chance("deal")
    out = silence(2.3)
    at, gap = 0.02, 0.034
    while at < 0.62:
        place(out, _snap(dice, dice.uniform(0.25, 0.6)), at)
        at += gap * dice.uniform(0.7, 1.3)
        gap = max(0.012, gap * 0.955)
    rush = curve(0.62, (0, 0), (0.4, 0.7), (0.62, 0))
    place(out, _swish(dice, rush, 1500, 4200), 0.02, 0.10)
    for knock_at in (0.74, 0.86):
        place(out, _slap(dice, 1.4), knock_at)
        place(out, knock(BOARD, dice, 0.0012), knock_at, 1.0)
    for number in range(4):
        flick = 1.08 + 0.24 * number + dice.uniform(-0.012, 0.012)
        place(out, _snap(dice, 0.35), flick)
        place(out, _slide(dice, dice.uniform(0.13, 0.17), 0.5), flick + 0.005, 0.55)
        place(out, _slap(dice, dice.uniform(0.8, 1.0)), flick + 0.14)
    return within(PARLOUR, out, 0.22)


def _stroke(dice: Dice, length: float, force: float) -> Wave:
    """One line of a pencil: grains of graphite, the page as a drum skin, the table under it."""
    speed = curve(length, (0, 0.1), (length * 0.35, 1), (length * 0.8, 0.7), (length, 0))
    speed = np.clip(speed * wander(dice, length, 60, 0.28), 0, 2)
    teeth = [band_pass(knock(CARD, dice, 0.0001, 0.01), 1200, 8500, 1) for _ in range(6)]
    scratch = rub(dice, speed, 5200, teeth, steep=3.2)
    skin = band_pass(noise(dice, length), 380, 1000, 1) * speed * wander(dice, length, 120, 0.3)
    both = scratch / max(scratch.std(), 1e-9) * 0.6 + skin * 0.22
    return sweep_tint(both * np.sqrt(speed + 0.02), 2000 + 1700 * speed, 1.2, low=250) * force


# (start, length, force) of each line: a cross lifts the point, a tick only turns it
STROKES = {
    1: ((0.01, 0.15, 1.0), (0.27, 0.16, 0.9)),
    2: ((0.01, 0.07, 0.8), (0.095, 0.2, 1.0)),
    3: ((0.01, 0.12, 0.9), (0.21, 0.14, 1.0)),
    4: ((0.01, 0.09, 0.7), (0.115, 0.24, 0.9)),
}


def pencil(variant: int) -> Wave:
    """A cross (two strokes) or a tick (a short and a long one)."""
    dice = chance(f"pencil.{variant}")
    strokes = STROKES[variant]
    out = silence(0.7)
    for number, (at, length, force) in enumerate(strokes):
        if number == 0 or variant % 2:  # the point comes down; a tick turns without lifting
            place(out, knock(BOARD, dice, 0.0005), at, 0.5)
            place(out, tick(dice, 0.0003), at, 0.12)
        place(out, _stroke(dice, length, force), at + 0.006, 0.5)
    return within(PARLOUR, out, 0.2)


def _crackle(dice: Dice, per_second: float, bend: Wave) -> Wave:
    """Stiff paper bent: creases that jump, few of them loud."""
    sheet = [knock(CARD, dice, contact, 0.02) for contact in (0.00008, 0.00012, 0.0002, 0.0003)]
    return rub(dice, bend, per_second, sheet, steep=1.5)[: len(bend)]


def page(variant: int) -> Wave:
    """A leaf of the notebook: lifted, carried over, let fall."""
    dice = chance(f"page.{variant}")
    length = 0.56
    lift, turn = dice.uniform(0.05, 0.1), dice.uniform(0.42, 0.5)
    bend = curve(length, (0, 0), (lift, 0.9), (0.2, 0.35), (0.36, 0.7), (turn, 1), (length, 0))
    crackle = _crackle(dice, dice.uniform(180, 300), bend)
    speed = curve(length, (0, 0), (0.1, 0.3), (dice.uniform(0.28, 0.4), 1), (length, 0))
    air = _swish(dice, speed, dice.uniform(400, 850), dice.uniform(1600, 3300), grain=900)
    out = silence(0.9)
    place(out, crackle / np.abs(crackle).max() * 0.3, 0.01)
    place(out, air[: len(bend)], 0.01, 0.32)
    place(out, _slap(dice, dice.uniform(0.15, 0.5)), 0.5)
    return within(PARLOUR, out, 0.22)


def envelope() -> Wave:
    """The seal breaks, the flap is torn up, three cards are drawn."""
    dice = chance("envelope")
    out = silence(1.9)
    for at, force in ((0.02, 0.6), (0.036, 1.0), (0.051, 0.4), (0.09, 0.3)):  # brittle wax
        place(out, tick(dice, 0.00022, 0.002), at, 0.4 * force)
        place(out, knock(CARD, dice, 0.0002), at, 0.9 * force)
    length = 0.5
    pull = curve(length, (0, 0), (0.06, 0.6), (0.2, 0.8), (0.4, 1.2), (0.47, 0.8), (length, 0))
    pull = pull * wander(dice, length, 30, 0.35)
    fibres = [high_pass(knock(CARD, dice, 0.00008, 0.008), 900) for _ in range(6)]
    tear = rub(dice, pull, 2600, fibres, steep=1.7)
    tear = sweep_tint(tear, 1800 + 1600 * pull, 1.3, low=300)
    place(out, tear / np.abs(tear).max(), 0.15, 0.9)
    bend = curve(0.3, (0, 0), (0.1, 1), (0.3, 0))
    place(out, _crackle(dice, 160, bend), 0.62, 0.3)
    for number in range(3):
        place(out, _slide(dice, 0.16, 0.35 + 0.1 * number), 0.9 + 0.2 * number, 0.42)
        place(out, _snap(dice, 0.12), 0.9 + 0.2 * number + 0.13)
    return within(PARLOUR, out, 0.24)
