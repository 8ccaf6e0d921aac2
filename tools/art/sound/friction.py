"""Rubbed things: paper, graphite, cloth and stone as thousands of tiny catches.

Rubbing is not smooth noise. Fibres and grains catch and let go; how often depends on
the speed, how strongly is spread like a power law (many whispers, few crackles).
"""

from __future__ import annotations

import numpy as np

from .modal import scatter
from .waves import RATE, Dice, Wave


def catches(dice: Dice, speed: Wave, per_second: float, steep: float = 2.2) -> tuple[Wave, Wave]:
    """When and how strongly grains catch along a speed profile (1 = full speed)."""
    chance = np.clip(speed, 0, None) * per_second / RATE
    at = np.flatnonzero(dice.random(len(speed)) < chance)
    strength = np.minimum(dice.pareto(steep, len(at)) + 0.15, 6.0)
    sign = dice.choice([-1.0, 1.0], len(at))
    return at / RATE, strength * sign * np.sqrt(np.clip(speed[at], 0, None))


def rub(
    dice: Dice, speed: Wave, per_second: float, answers: list[Wave], steep: float = 2.2
) -> Wave:
    """The sound of rubbing a surface that answers each catch with one of ``answers``."""
    times, strengths = catches(dice, speed, per_second, steep)
    return scatter(dice, len(speed) / RATE, times, strengths, answers)


def stick_slip(dice: Dice, rate: Wave, unevenness: float) -> tuple[Wave, Wave]:
    """The jumps of a hinge: nearly regular at ``rate`` hertz, none like the last."""
    phase, goal, times, gains = 0.0, 1.0, [], []
    for index, hertz in enumerate(rate):
        phase += hertz / RATE
        if hertz > 0 and phase >= goal:
            times.append(index / RATE)
            gains.append((goal**1.5) * dice.uniform(0.7, 1.0))
            phase, goal = 0.0, float(np.exp(dice.normal(0, unevenness)))
    return np.array(times), np.array(gains)
