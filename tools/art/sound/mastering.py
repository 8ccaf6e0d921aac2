"""The last step of every sound: clean ends, equal loudness, safe peaks, an OGG file."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import soundfile
from scipy.ndimage import minimum_filter1d, uniform_filter1d

from . import loudness
from .waves import RATE, Wave, high_pass, samples

CEILING = 10 ** (-1.8 / 20)  # room for what the codec adds
BLOCK = 8192  # one call with minutes of Vorbis overflows the encoder's stack


def limiting(wave: Wave, ceiling: float = CEILING) -> Wave:
    """The gain, sample by sample, that bends before a peak has to be held under the ceiling."""
    reach = samples(0.003)
    loud = np.abs(wave) if wave.ndim == 1 else np.abs(wave).max(axis=1)
    need = np.minimum(1.0, ceiling / np.maximum(loud, 1e-9))
    gain = uniform_filter1d(minimum_filter1d(need, 2 * reach + 1), reach)
    return np.asarray(np.minimum(gain, need))


def limited(wave: Wave, ceiling: float = CEILING) -> Wave:
    """Peaks held under the ceiling."""
    gain = limiting(wave, ceiling)
    return np.asarray(wave * (gain if wave.ndim == 1 else gain[:, None]))


def trimmed(wave: Wave, floor_db: float = -62.0) -> Wave:
    """Without the silence after a sound has died, and with at most 2 ms before it."""
    loud = np.abs(wave) if wave.ndim == 1 else np.abs(wave).max(axis=1)
    heard = np.flatnonzero(loud > loud.max() * 10 ** (floor_db / 20))
    return wave[max(0, heard[0] - samples(0.002)) : heard[-1] + 1]


def soft_ends(wave: Wave, fade_in: float, fade_out: float) -> Wave:
    """Both ends brought to exact silence on a half cosine."""
    out = wave.copy()
    rise, fall = (min(samples(t), len(out) // 2) for t in (fade_in, fade_out))
    ramp = (1 - np.cos(np.linspace(0, np.pi, rise))) / 2
    drop = (1 + np.cos(np.linspace(0, np.pi, fall))) / 2
    shape = (slice(None),) if wave.ndim == 1 else (slice(None), None)
    out[:rise] *= ramp[shape]
    out[-fall:] *= drop[shape]
    return out


def event(wave: Wave, target: float, fade_out: float = 0.04) -> Wave:
    """A single sound: no rumble below hearing, silent ends, the loudness asked for."""
    clean = trimmed(high_pass(wave, 28))
    clean = soft_ends(clean, 0.0015, fade_out)
    for _ in range(12):  # the limiter takes a little loudness away: ask again
        clean = limited(clean * 10 ** ((target - loudness.loudest_moment(clean)) / 20))
    lead = np.zeros((samples(0.006), *clean.shape[1:]))  # keeps the codec's pre-echo off the edge
    return np.concatenate([lead, soft_ends(clean, 0.0005, 0.005)])


def loop(wave: Wave, target: float) -> Wave:
    """A sound without ends: only its level is set."""
    twice = np.concatenate([wave, wave])
    gained = wave * 10 ** ((target - loudness.loudness(twice)) / 20)
    count = len(wave)
    return limited(np.concatenate([gained] * 3))[count : 2 * count]


def write(path: Path, wave: Wave, quality: float) -> None:
    """OGG Vorbis; ``quality`` from 0 (small) to 1."""
    path.parent.mkdir(parents=True, exist_ok=True)
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        path, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as file:
        for start in range(0, len(wave), BLOCK):
            file.write(wave[start : start + BLOCK])


def heard(path: Path) -> Wave:
    """The file as the game will hear it."""
    wave, rate = soundfile.read(path, dtype="float64")
    if rate != RATE:
        raise ValueError(f"{path.name} has {rate} Hz, the game mixes at {RATE}")
    return np.asarray(wave)
