"""Struck things: bodies as sets of decaying modes, blows as short pushes.

A body rings in many inharmonic modes whose decay follows from the material's inner
loss; a blow is a half-sine push whose length (hard and fast = short) decides how much
of each mode it wakes. Plates have so many modes that no single tone is heard: this is
what keeps wood from sounding like a bell.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.signal import fftconvolve

from .waves import RATE, Dice, Wave, band_pass, clock, noise, samples, silence


@dataclass(frozen=True)
class Body:
    """What a struck thing is like."""

    low: float  # its lowest mode, hertz
    high: float  # above this nothing is worth adding
    modes: int  # how many in between
    loss: float  # inner loss factor: wood .02, stone .01, brass .001
    longest: float  # no mode rings longer (its support damps it), seconds
    tilt: float = -0.3  # gain of a mode by frequency, as a power


# big boards radiate their low modes badly: hence the rising tilts
TABLE = Body(low=110, high=7500, modes=140, loss=0.024, longest=0.03, tilt=0.6)
BOARD = Body(low=180, high=5000, modes=80, loss=0.045, longest=0.028, tilt=0.1)
PANEL = Body(low=52, high=3600, modes=120, loss=0.03, longest=0.11, tilt=-0.25)
SLAB = Body(low=75, high=6000, modes=150, loss=0.022, longest=0.06, tilt=-0.1)
CARD = Body(low=320, high=9000, modes=60, loss=0.09, longest=0.012, tilt=-0.25)
LATCH = Body(low=900, high=9500, modes=26, loss=0.012, longest=0.022, tilt=0.0)
GLASS = Body(low=700, high=9000, modes=30, loss=0.02, longest=0.012, tilt=-0.2)


@dataclass(frozen=True)
class Modes:
    """The modes one spot of a body answers with."""

    hertz: Wave
    decay: Wave
    gain: Wave


def modes_of(body: Body, dice: Dice) -> Modes:
    """Draw a spot: the same body, struck elsewhere, weighs its modes otherwise."""
    spread = np.linspace(0, 1, body.modes) + dice.normal(0, 0.35 / body.modes, body.modes)
    # half linear as in a plate, half logarithmic so that the low end is not empty
    linear = body.low + (body.high - body.low) * spread
    octave = body.low * (body.high / body.low) ** spread
    hertz = np.clip(0.5 * linear + 0.5 * octave, 30, RATE / 2 - 500)
    decay = np.minimum(1 / (np.pi * hertz * body.loss), body.longest * dice.uniform(0.6, 1.0))
    shape = np.abs(np.sin(dice.uniform(0, np.pi, body.modes)))
    return Modes(hertz, decay, shape * (hertz / 1000) ** body.tilt)


def push_spectrum(hertz: Wave, contact: float) -> Wave:
    """How strongly a half-sine push of ``contact`` seconds wakes each frequency."""
    x = 2 * hertz * contact
    x = np.where(np.abs(x - 1) < 1e-3, 1.001, x)
    return np.asarray(np.abs(np.cos(np.pi * x / 2) / (1 - x**2)) + 0.02 / (1 + x**2))


def ring(modes: Modes, contact: float, dice: Dice, seconds: float = 0.0) -> Wave:
    """One blow on these modes."""
    length = seconds or float(modes.decay.max()) * 7
    time = clock(length)
    out = np.zeros(len(time))
    gains = modes.gain * push_spectrum(modes.hertz, contact)
    phases = dice.uniform(-0.6, 0.6, len(gains))
    for hertz, decay, gain, phase in zip(modes.hertz, modes.decay, gains, phases, strict=True):
        count = min(len(time), samples(decay * 8))
        t = time[:count]
        out[:count] += gain * np.sin(2 * np.pi * hertz * t + phase) * np.exp(-t / decay)
    rise = min(len(out), max(4, samples(contact)))
    out[:rise] *= np.sin(np.linspace(0, np.pi / 2, rise)) ** 2
    return np.asarray(out / np.sqrt(len(gains)))


def knock(body: Body, dice: Dice, contact: float, seconds: float = 0.0) -> Wave:
    """One blow on a fresh spot of a body."""
    return ring(modes_of(body, dice), contact, dice, seconds)


def tick(dice: Dice, contact: float, rough: float = 0.0012) -> Wave:
    """The bare contact of two small hard things: too small to ring, only pushed air.

    Their acceleration is the slope of the push; the rough surface adds a breath of noise.
    """
    count = max(4, samples(contact * 2))
    slope = np.cos(np.linspace(0, 2 * np.pi, count)) * np.hanning(count)
    length = samples(rough * 8)
    grit = dice.normal(0, 1, length) * np.exp(-np.arange(length) / (rough * RATE))
    centre = 0.5 / contact
    grit = band_pass(grit, centre * 0.5, min(centre * 2.2, 15000), 1)
    out = np.zeros(max(count, length))
    out[:count] += slope
    out[:length] += 0.55 * grit
    return out


def scatter(dice: Dice, seconds: float, times: Wave, gains: Wave, answers: list[Wave]) -> Wave:
    """Very many small blows, each answered by one of a few spots."""
    out = silence(seconds)
    which = dice.integers(0, len(answers), len(times))
    for index, answer in enumerate(answers):
        train = np.zeros(len(out))
        chosen = which == index
        at = np.clip((times[chosen] * RATE).astype(int), 0, len(out) - 1)
        np.add.at(train, at, gains[chosen])
        out += fftconvolve(train, answer)[: len(out)]
    return out


def struck_bar(
    dice: Dice, hertz: float, ratios: tuple[float, ...], decays: tuple[float, ...], contact: float
) -> Wave:
    """A small metal thing with few modes of its own; each splits in two that beat."""
    split = dice.uniform(1.001, 1.006, len(ratios))
    base = np.array(ratios) * hertz
    hertzes = np.concatenate([base, base * split])
    ringing = np.concatenate([decays, np.array(decays) * 0.8])
    gain = dice.uniform(0.4, 1.0, len(hertzes)) / (1 + np.concatenate([ratios, ratios]) * 0.15)
    keep = hertzes < RATE / 2 - 1000
    bar = ring(Modes(hertzes[keep], ringing[keep], gain[keep]), contact, dice)
    fuzz = noise(dice, 0.004) * np.exp(-clock(0.004) / 0.0006)
    bar[: len(fuzz)] += 0.15 * band_pass(fuzz, 2500, 12000, 1)
    return bar
