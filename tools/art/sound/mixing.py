"""From parts to a finished loop: balance, place, tone, hall, loudness, seam."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.signal import lfilter, oaconvolve

from . import loudness
from .mastering import limited
from .rooms import Room, answer
from .score import Tempo, wound_up
from .soundbank import Part, play
from .waves import RATE, Wave, high_pass, low_pass, peaking, samples, shelf

LEAD = 10.0  # seconds of the pass before, which fill the hall and are then cut away
SEAM = 0.04  # seconds


@dataclass(frozen=True)
class Chair:
    """Where a player sits: level in dB, side -1..1, share of hall, tone."""

    level: float
    side: float = 0.0
    hall: float = 0.25
    bass: float = 0.0  # shelf below 200 Hz, dB
    treble: float = 0.0  # shelf above 4 kHz, dB
    cut: float = 30.0  # nothing below
    width: float = 1.0  # of the bank's own stereo picture


def seated(wave: Wave, chair: Chair) -> Wave:
    """One part with its tone, level and place."""
    middle = wave.mean(axis=1)
    apart = (wave[:, 0] - wave[:, 1]) / 2 * chair.width
    angle = (chair.side + 1) * np.pi / 4
    left, right = np.cos(angle) * np.sqrt(2), np.sin(angle) * np.sqrt(2)
    out = np.stack([middle * left + apart, middle * right - apart], axis=1)
    out = high_pass(out, chair.cut)
    if chair.bass:
        out = shelf(out, 200, chair.bass, high=False)
    if chair.treble:
        out = shelf(out, 4000, chair.treble, high=True)
    return out


def levelled_part(wave: Wave) -> Wave:
    """Every part first at one loudness, so that a chair's level means what it says."""
    return wave * 10 ** ((-26 - loudness.loudness(wave)) / 20)


def glued(wave: Wave, ratio: float = 1.6, above_db: float = -24.0) -> Wave:
    """A slow, gentle compressor that lets the ensemble breathe as one."""
    power = (wave**2).mean(axis=1)
    pace = np.exp(-1 / (0.18 * RATE))
    level = 10 * np.log10(lfilter([1 - pace], [1, -pace], power) + 1e-10)
    over = np.maximum(level - above_db, 0)
    return np.asarray(wave * (10 ** (-over * (1 - 1 / ratio) / 20))[:, None])


def hall(send: Wave, room: Room) -> Wave:
    """What comes back from the hall."""
    return np.asarray(oaconvolve(send, answer(room), axes=0))[: len(send)]


def cut_loop(wave: Wave, count: int) -> Wave:
    """The last pass, its end flowing into its own beginning as the first pass flowed into it."""
    body = wave[-count:].copy()
    before = wave[-count - samples(SEAM) : -count]
    fade = ((1 - np.cos(np.linspace(0, np.pi, len(before)))) / 2)[:, None]
    body[-len(before) :] = body[-len(before) :] * (1 - fade) + before * fade
    return body


def from_quiet(wave: Wave, reach: float = 0.15) -> Wave:
    """The loop begun a breath early, where it is quietest: what the codec spoils hides there."""
    hop, width = samples(0.001), samples(0.008)
    power = (wave**2).mean(axis=1)
    starts = range(len(wave) - samples(reach), len(wave) - width, hop)
    best = min(starts, key=lambda start: float(power[start : start + width].mean()))
    return np.roll(wave, -(best + width // 2), axis=0)


def mixed_down(
    parts: dict[str, tuple[Part | Wave, Chair]], tempo: Tempo, room: Room, target: float = -20.0
) -> Wave:
    """The whole piece as one seamless loop."""
    whole = LEAD + tempo.seconds
    dry = np.zeros((samples(LEAD) + samples(tempo.seconds), 2))
    send = np.zeros_like(dry)
    for part, chair in parts.values():
        if isinstance(part, Part):
            raw = play(wound_up(part, tempo.seconds, LEAD), whole)
        else:  # a loop made without the bank
            raw = np.concatenate([part[-samples(LEAD) :], part])
        placed = seated(levelled_part(raw), chair) * 10 ** (chair.level / 20)
        count = min(len(dry), len(placed))
        dry[:count] += placed[:count]
        send[:count] += placed[:count] * chair.hall
    wet = low_pass(high_pass(hall(send, room), 180), 6500, 1)
    mix = dry + wet
    mix = mix * 10 ** ((-22 - loudness.loudness(mix)) / 20)
    mix = glued(mix)
    mix = peaking(high_pass(mix, 32), 320, -1.5, 0.8)
    mix = shelf(mix, 8500, -2.0, high=True)
    mix = limited(mix * 10 ** ((target - loudness.loudness(mix)) / 20))
    done = from_quiet(cut_loop(mix, samples(tempo.seconds)))
    return done * 10 ** ((target - loudness.loudness(done)) / 20)
