"""The night outside: thunder beyond the hills, rain on the window."""

from __future__ import annotations

import numpy as np

from .modal import GLASS, knock
from .rooms import NIGHT, within
from .waves import (
    RATE,
    Dice,
    Wave,
    band_pass,
    chance,
    clock,
    curve,
    low_pass,
    noise,
    place,
    place_round,
    samples,
    silence,
    wander,
)

AIR = 340.0


def _bolt(dice: Dice, pieces: int) -> Wave:
    """A lightning channel: a crooked way up, then along the cloud (metres)."""
    steps = dice.normal(0, 16, (pieces, 3))
    climb = np.clip(np.linspace(1.6, -0.6, pieces), 0, 1)
    steps[:, 2] += 11 * climb
    steps[:, 0] += 13 * (1 - climb)
    # kinks of all sizes: the slow ones bundle pieces at one distance, which is a clap
    for size in (12, 40, 120):
        slow = dice.normal(0, 10, (pieces // size + 2, 3)).repeat(size, axis=0)[:pieces]
        steps += slow
    path = np.cumsum(steps, axis=0)
    path[:, 2] = np.abs(path[:, 2])
    return np.asarray(path)


def thunder(variant: int, away: float, seconds: float, rise: float) -> Wave:
    """Every piece of the bolt sends its own N-shaped wave; distance sorts and dulls them."""
    dice = chance(f"thunder.{variant}")
    path = _bolt(dice, 900)
    distance = np.linalg.norm(path - np.array([-away, away * 0.3, 0.0]), axis=1)
    delay = (distance - distance.min()) / AIR
    delay *= (seconds * 0.62) / np.quantile(delay, 0.97)
    out = silence(seconds + 1)
    for at, far in zip(delay, distance, strict=True):
        if at > seconds:
            continue
        length = dice.uniform(0.006, 0.022)
        shape = np.linspace(1, -1, samples(length)) * dice.uniform(0.3, 1.0)
        place(out, shape, float(at), float((distance.min() / far) ** 1.5))
    nearness = 2600.0 / away  # the farther, the duller
    out = low_pass(low_pass(out, 560 * nearness, 1), 1500 * nearness, 1)
    grumble = low_pass(noise(dice, seconds + 1), 90) * wander(dice, seconds + 1, 3, 0.5)
    loudness = np.sqrt(low_pass(out**2, 2.5, 1).clip(1e-12))
    out += grumble / grumble.std() * loudness * 0.45
    out *= curve(
        seconds + 1, (0, 0), (rise, 1), (seconds * 0.6, 1), (seconds, 0.12), (seconds + 1, 0)
    )
    return within(NIGHT, np.tanh(out / (3.2 * out.std())), 0.55)[: samples(seconds + 0.8)]


def round_noise(dice: Dice, count: int, low: float, high: float, slope: float) -> Wave:
    """Noise without a seam: drawn in the frequency domain, so that it repeats exactly."""
    hertz = np.fft.rfftfreq(count, 1 / RATE)
    gain = np.zeros(len(hertz))
    inside = (hertz > low) & (hertz < high)
    gain[inside] = (hertz[inside] / 1000) ** slope
    gain *= 1 / (1 + (low * 1.5 / np.maximum(hertz, 1)) ** 4)
    gain *= 1 / (1 + (hertz / (high * 0.6)) ** 4)
    spectrum = gain * np.exp(2j * np.pi * dice.random(len(hertz)))
    wave = np.fft.irfft(spectrum, count)
    return np.asarray(wave / wave.std())


def _drop(dice: Dice) -> Wave:
    """One drop on the pane: a dull splash, sometimes a bright one."""
    pane = knock(GLASS, dice, dice.uniform(0.00025, 0.0008))
    splash = noise(dice, 0.012) * np.exp(-clock(0.012) / dice.uniform(0.0008, 0.003))
    splash = band_pass(splash, 900, 7000, 1)
    out = np.zeros(max(len(pane), len(splash)))
    out[: len(pane)] += pane
    out[: len(splash)] += 0.12 * splash
    return out


def rain(seconds: float) -> Wave:
    """Rain in the garden and drops on the glass, as a loop that closes on itself."""
    dice = chance("rain")
    count = samples(seconds)
    sides = []
    shared = round_noise(dice, count, 70, 10000, -0.8)
    turn = 2 * np.pi * np.arange(count) / count
    for side in range(2):
        own = round_noise(dice, count, 120, 13000, -0.65)
        phase = dice.uniform(0, 6.28, 4)
        gust = sum(np.sin(k * turn + phase[k - 1]) / k for k in range(1, 5))
        sides.append((own * 0.75 + shared * 0.65) * np.exp(0.10 * gust) * (1 + 0.02 * side))
    out = np.stack(sides, axis=1) * 0.05
    kinds = [_drop(dice) for _ in range(60)]
    for _ in range(int(seconds * 60)):
        force = min(dice.pareto(1.5) + 0.1, 6.0) * 0.34
        at, place_of = dice.uniform(0, seconds), dice.uniform(0.1, 0.9)
        drop = kinds[dice.integers(len(kinds))]
        for channel, share in enumerate((1 - place_of, place_of)):
            column = out[:, channel]
            place_round(column, drop, at, force * share)
    return np.asarray(out)
