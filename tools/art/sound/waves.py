"""The plain material of every sound: time, noise, filters, envelopes, placing and mixing."""

from __future__ import annotations

import zlib

import numpy as np
from numpy.typing import NDArray
from scipy.interpolate import PchipInterpolator
from scipy.signal import butter, sosfilt

RATE = 44100
Wave = NDArray[np.float64]  # (samples,) for mono, (samples, 2) for stereo
Dice = np.random.Generator


def chance(name: str) -> Dice:
    """Random numbers that belong to one sound, so that remaking another never changes it."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def samples(seconds: float) -> int:
    """How many samples a time lasts."""
    return max(1, round(seconds * RATE))


def silence(seconds: float) -> Wave:
    """An empty mono buffer."""
    return np.zeros(samples(seconds))


def clock(seconds: float) -> Wave:
    """The time of every sample."""
    return np.arange(samples(seconds)) / RATE


def noise(dice: Dice, seconds: float) -> Wave:
    """White noise of unit power."""
    return dice.normal(0.0, 1.0, samples(seconds))


def low_pass(wave: Wave, corner: float, order: int = 2) -> Wave:
    """Keep what lies below ``corner`` hertz."""
    return np.asarray(sosfilt(butter(order, corner, "low", fs=RATE, output="sos"), wave, axis=0))


def high_pass(wave: Wave, corner: float, order: int = 2) -> Wave:
    """Keep what lies above ``corner`` hertz."""
    return np.asarray(sosfilt(butter(order, corner, "high", fs=RATE, output="sos"), wave, axis=0))


def band_pass(wave: Wave, low: float, high: float, order: int = 2) -> Wave:
    """Keep what lies between two corners."""
    high = min(high, RATE / 2 - 200)
    return np.asarray(
        sosfilt(butter(order, [low, high], "band", fs=RATE, output="sos"), wave, axis=0)
    )


def peaking(wave: Wave, centre: float, gain_db: float, width: float = 1.0) -> Wave:
    """Lift or dip the surroundings of ``centre`` (a bell, ``width`` as quality)."""
    w, a = 2 * np.pi * centre / RATE, 10 ** (gain_db / 40)
    alpha, c = np.sin(w) / (2 * width), np.cos(w)
    sos = np.array([[1 + alpha * a, -2 * c, 1 - alpha * a, 1 + alpha / a, -2 * c, 1 - alpha / a]])
    return np.asarray(sosfilt(sos / sos[0, 3], wave, axis=0))


def shelf(wave: Wave, corner: float, gain_db: float, *, high: bool) -> Wave:
    """Lift or dip everything above (or below) ``corner``."""
    w, a = 2 * np.pi * corner / RATE, 10 ** (gain_db / 40)
    c, root = np.cos(w), 2 * np.sqrt(a) * np.sin(w) / np.sqrt(2)
    s = -1.0 if high else 1.0
    sos = np.array(
        [
            [
                a * ((a + 1) - s * (a - 1) * c + root),
                s * 2 * a * ((a - 1) - s * (a + 1) * c),
                a * ((a + 1) - s * (a - 1) * c - root),
                (a + 1) + s * (a - 1) * c + root,
                -s * 2 * ((a - 1) + s * (a + 1) * c),
                (a + 1) + s * (a - 1) * c - root,
            ]
        ]
    )
    return np.asarray(sosfilt(sos / sos[0, 3], wave, axis=0))


def curve(seconds: float, *points: tuple[float, float]) -> Wave:
    """A smooth envelope through (time, value) points that never overshoots them."""
    times, values = zip(*points, strict=True)
    shape = PchipInterpolator(times, values, extrapolate=False)(clock(seconds))
    smooth: Wave = np.nan_to_num(np.asarray(shape))
    return smooth


def wander(dice: Dice, seconds: float, rate: float, depth: float) -> Wave:
    """A slow random unevenness around 1, as of any hand or any surface."""
    knots = dice.normal(0.0, 1.0, int(seconds * rate) + 4)
    at = np.arange(len(knots)) / rate - 1 / rate
    line = np.asarray(PchipInterpolator(at, knots)(clock(seconds)))
    return np.asarray(np.exp(depth * line))


def place(buffer: Wave, wave: Wave, at: float, gain: float = 1.0) -> None:
    """Mix ``wave`` into ``buffer`` from the time ``at``; what sticks out is cut."""
    start = samples(at) if at > 0 else 0
    count = min(len(wave), len(buffer) - start)
    if count > 0:
        buffer[start : start + count] += gain * wave[:count]


def place_round(buffer: Wave, wave: Wave, at: float, gain: float = 1.0) -> None:
    """Mix into a loop: what sticks out at the end comes in at the beginning."""
    where = (samples(at) + np.arange(len(wave))) % len(buffer)
    np.add.at(buffer, where, gain * wave)


def sweep_tint(
    wave: Wave, centre: Wave, width_octaves: float, low: float = 60, high: float = 16000
) -> Wave:
    """Colour a noise with a bell in log-frequency whose centre moves in time.

    Fixed half-octave bands with moving gains: unlike one moving filter it cannot whistle.
    """
    edges = low * 2.0 ** np.arange(0, np.log2(high / low), 0.5)
    out = np.zeros_like(wave)
    for edge in edges:
        middle = edge * 2**0.25
        gain = np.exp(-0.5 * (np.log2(np.maximum(centre, 1.0) / middle) / width_octaves) ** 2)
        out += band_pass(wave, edge, edge * 2**0.5, 1) * gain
    return out


def tiled(wave: Wave, count: int) -> Wave:
    """Cut or filled with silence to exactly ``count`` samples."""
    out = np.zeros((count, *wave.shape[1:]))
    out[: min(count, len(wave))] = wave[:count]
    return out


def mixed(*layers: Wave) -> Wave:
    """Mono layers of different lengths added together."""
    out = np.zeros(max(map(len, layers)))
    for layer in layers:
        out[: len(layer)] += layer
    return out
