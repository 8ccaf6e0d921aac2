"""From parts to a finished loop: balance, place, tone, hall, loudness, seam."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from scipy.signal import lfilter, oaconvolve

from . import loudness
from .mastering import limiting
from .rooms import Room, answer
from .score import Tempo, wound_up
from .soundbank import Part, play
from .waves import RATE, Wave, high_pass, low_pass, peaking, samples, shelf, tiled

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


def glue(wave: Wave, ratio: float = 1.6, above_db: float = -24.0) -> Wave:
    """The gain of a slow, gentle compressor that lets the ensemble breathe as one."""
    power = (wave**2).mean(axis=1)
    pace = np.exp(-1 / (0.18 * RATE))
    level = 10 * np.log10(lfilter([1 - pace], [1, -pace], power) + 1e-10)
    over = np.maximum(level - above_db, 0)
    return np.asarray(10 ** (-over * (1 - 1 / ratio) / 20))


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


def quiet_start(wave: Wave, reach: float = 0.15) -> int:
    """Where a loop is quietest just before its end: begun there, what the codec spoils hides."""
    hop, width = samples(0.001), samples(0.008)
    power = (wave**2).mean(axis=1)
    starts = range(len(wave) - samples(reach), len(wave) - width, hop)
    best = min(starts, key=lambda start: float(power[start : start + width].mean()))
    return best + width // 2


Parts = dict[str, tuple[Part | Wave, Chair]]
Stems = dict[str, tuple[str, ...]]
"""Which parts sound together, under the name of their stem."""


def _seated(parts: Parts, names: Sequence[str], tempo: Tempo, room: Room) -> Wave:
    """These parts in their chairs, with what the hall gives back."""
    whole = LEAD + tempo.seconds
    count = samples(LEAD) + samples(tempo.seconds)
    dry = np.zeros((count, 2))
    send = np.zeros((count, 2))
    for part, chair in (parts[name] for name in names):
        if isinstance(part, Part):
            raw = play(wound_up(part, tempo.seconds, LEAD), whole)
        else:  # a loop made without the bank
            raw = np.concatenate([part[-samples(LEAD) :], part])
        placed = tiled(seated(levelled_part(raw), chair) * 10 ** (chair.level / 20), count)
        dry += placed
        send += placed * chair.hall
    return dry + low_pass(high_pass(hall(send, room), 180), 6500, 1)


def mixed_stems(
    parts: Parts, tempo: Tempo, room: Room, stems: Stems, target: float = -20.0
) -> dict[str, Wave]:
    """The whole piece as seamless loops, one a stem: added together they are the mix.

    Whatever bends the mix (the glue, the limiter) is measured on all of it and done to each
    stem alike, so that stems lie upon each other to the sample.
    """
    apart = {stem: _seated(parts, names, tempo, room) for stem, names in stems.items()}
    level = 10 ** ((-22 - loudness.loudness(np.sum(list(apart.values()), axis=0))) / 20)
    apart = {stem: wave * level for stem, wave in apart.items()}
    held = glue(np.sum(list(apart.values()), axis=0))[:, None]
    for stem, wave in apart.items():
        toned = peaking(high_pass(wave * held, 32), 320, -1.5, 0.8)
        apart[stem] = shelf(toned, 8500, -2.0, high=True)
    mix = np.sum(list(apart.values()), axis=0)
    gain = 10 ** ((target - loudness.loudness(mix)) / 20)
    gains = gain * limiting(mix * gain)[:, None]
    loops = {stem: cut_loop(wave * gains, samples(tempo.seconds)) for stem, wave in apart.items()}
    whole = np.sum(list(loops.values()), axis=0)
    start, last = quiet_start(whole), 10 ** ((target - loudness.loudness(whole)) / 20)
    return {stem: np.roll(loop, -start, axis=0) * last for stem, loop in loops.items()}


def mixed_down(parts: Parts, tempo: Tempo, room: Room, target: float = -20.0) -> Wave:
    """The whole piece as one seamless loop."""
    return mixed_stems(parts, tempo, room, {"": tuple(parts)}, target)[""]
