"""Wire brushes swept over a snare drum's skin: the bank has taps, but no breath."""

from __future__ import annotations

import numpy as np

from .score import Tempo
from .waves import Dice, Wave, band_pass, curve, noise, peaking, place_round, samples, wander

Sweep = tuple[float, float, float]  # beat, beats, force 0..1


def _sweep(dice: Dice, seconds: float) -> Wave:
    """One half circle: the wires bite, run fast, and turn."""
    speed = curve(seconds, (0, 0.12), (seconds * 0.3, 0.75), (seconds * 0.62, 1), (seconds, 0.1))
    rough = noise(dice, seconds) * wander(dice, seconds, 70, 0.22) * speed**1.4
    skin = band_pass(rough, 700, 2600, 1) * 0.7
    wire = band_pass(rough, 2600, 9500, 1) * speed
    out = skin + wire
    ramp = min(samples(0.03), len(out) // 3)
    out[:ramp] *= np.linspace(0, 1, ramp)
    out[-ramp:] *= np.linspace(1, 0, ramp)
    return out


def sweeps(strokes: list[Sweep], tempo: Tempo, dice: Dice) -> Wave:
    """All strokes of a loop, wandering a little from side to side."""
    out = np.zeros((samples(tempo.seconds), 2))
    for number, (beat, beats, force) in enumerate(strokes):
        start = tempo.at(beat) + float(dice.normal(0, 0.008))
        stroke = _sweep(dice, (tempo.at(beat + beats) - tempo.at(beat)) * 1.04)
        side = 0.25 if number % 2 else -0.25
        for channel, share in enumerate((1 - side, 1 + side)):
            place_round(out[:, channel], stroke, start % tempo.seconds, force * share)
    return peaking(out, 1900, 2.0, 0.8)
