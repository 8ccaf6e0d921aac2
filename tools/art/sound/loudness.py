"""How loud a sound is to the ear, after ITU-R BS.1770.

Two second-order filters stand for the head and the ear; the mean square of 400 ms
windows is the momentary loudness. A single event counts by its loudest moment, a loop
or a piece of music by the gated mean over its length.
"""

from __future__ import annotations

import numpy as np
from scipy.signal import resample_poly, sosfilt

from .waves import RATE, Wave

WINDOW, HOP = 0.4, 0.01
SILENT = -120.0


def _head_shelf() -> list[float]:
    gain, quality, corner = 3.999843853973347, 0.7071752369554196, 1681.974450955533
    k = np.tan(np.pi * corner / RATE)
    high = 10 ** (gain / 20)
    band = high**0.4996667741545416
    a0 = 1 + k / quality + k * k
    return [
        (high + band * k / quality + k * k) / a0,
        2 * (k * k - high) / a0,
        (high - band * k / quality + k * k) / a0,
        1.0,
        2 * (k * k - 1) / a0,
        (1 - k / quality + k * k) / a0,
    ]


def _bass_cut() -> list[float]:
    quality, corner = 0.5003270373238773, 38.13547087602444
    k = np.tan(np.pi * corner / RATE)
    a0 = 1 + k / quality + k * k
    return [1.0, -2.0, 1.0, 1.0, 2 * (k * k - 1) / a0, (1 - k / quality + k * k) / a0]


EAR = np.array([_head_shelf(), _bass_cut()])


def _moments(wave: Wave) -> Wave:
    """Mean square over both channels in every 400 ms window."""
    stereo = wave if wave.ndim == 2 else np.stack([wave, wave], axis=1)
    window, hop = int(WINDOW * RATE), int(HOP * RATE)
    padded = np.concatenate([np.zeros((window // 2, 2)), stereo, np.zeros((window, 2))])
    power = (np.asarray(sosfilt(EAR, padded, axis=0)) ** 2).sum(axis=1)
    sums = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, len(power) - window + 1, hop)
    return np.asarray((sums[starts + window] - sums[starts]) / window)


def _lufs(power: float) -> float:
    return float(-0.691 + 10 * np.log10(power)) if power > 1e-12 else SILENT


def loudest_moment(wave: Wave) -> float:
    """LUFS of the loudest 400 ms: the measure of a single event."""
    return _lufs(float(_moments(wave).max()))


def loudness(wave: Wave) -> float:
    """Gated LUFS of a long sound: silences and far quieter passages do not count."""
    power = _moments(wave)[:: round(0.1 / HOP)]
    loud = power[power > 10 ** ((-70 + 0.691) / 10)]
    if not len(loud):
        return SILENT
    gate = loud.mean() / 10
    return _lufs(float(loud[loud > gate].mean()))


def seam(wave: Wave) -> tuple[float, float]:
    """How a loop closes: its jump against its own steepest steps, its level there in dB.

    A jump well under 1 cannot click. The level is that of the quietest 400 ms across the
    seam against the quiet tenth of the loop: at or above 0 nothing dips there.
    """
    steps = np.abs(np.diff(wave, axis=0))
    jump = float(np.abs(wave[0] - wave[-1]).max() / np.quantile(steps, 0.999))
    level = 10 * np.log10(_moments(np.concatenate([wave, wave])) + 1e-12)
    middle, reach = len(wave) // int(HOP * RATE), round(0.5 / HOP)
    across = level[middle - reach : middle + reach].min()
    return jump, float(across - np.quantile(level[reach:-reach], 0.1))


def true_peak(wave: Wave) -> float:
    """dBFS of the highest point, also between the samples."""
    return float(20 * np.log10(max(np.abs(resample_poly(wave, 4, 1, axis=0)).max(), 1e-9)))


def spectrum(wave: Wave) -> Wave:
    """The level in every third of an octave from 100 Hz to 10 kHz, in dB, without its mean."""
    mono = wave.mean(axis=1) if wave.ndim == 2 else wave
    power = np.abs(np.fft.rfft(mono)) ** 2
    hertz = np.fft.rfftfreq(len(mono), 1 / RATE)
    edges = 100 * 2.0 ** (np.arange(21) / 3)
    bands = [
        power[(hertz >= low) & (hertz < high)].sum()
        for low, high in zip(edges, edges[1:], strict=False)
    ]
    level = 10 * np.log10(np.array(bands) + 1e-9 * power.max())
    return np.asarray(level - level.mean())


def apart(one: Wave, other: Wave) -> float:
    """How far two spectra lie apart on average, in dB."""
    return float(np.abs(one - other).mean())
