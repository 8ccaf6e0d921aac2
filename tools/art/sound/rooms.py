"""The room around a sound: mirrored walls first, then a soft tail.

Early reflections come from mirror images of the source in a furnished room, heard by
two ears; the tail is noise that loses its treble sooner than its bass.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product

import numpy as np
from scipy.signal import fftconvolve

from .waves import RATE, Wave, band_pass, chance, high_pass, low_pass, samples

SOUND_SPEED = 343.0
EARS = ((-0.09, 0.0), (0.09, 0.0))


@dataclass(frozen=True)
class Room:
    """A room with its furniture."""

    size: tuple[float, float, float]  # metres
    tail: float  # seconds until the tail is 60 dB down, in the middle of the range
    soft: float  # share of sound a wall swallows
    bright: float  # hertz above which reflections are dull
    tail_gain: float  # energy of the tail against all early reflections


PARLOUR = Room((5.2, 6.4, 3.0), tail=0.38, soft=0.45, bright=5200, tail_gain=0.5)
HALLWAY = Room((7.0, 12.0, 4.6), tail=0.85, soft=0.32, bright=4200, tail_gain=0.9)
STAGE = Room((14.0, 18.0, 8.0), tail=1.7, soft=0.3, bright=5000, tail_gain=1.6)
NIGHT = Room((60.0, 80.0, 30.0), tail=2.6, soft=0.4, bright=1400, tail_gain=2.0)


def _early(room: Room, ear: tuple[float, float], reach: int = 3) -> Wave:
    """Mirror images of a source on the table, heard a forearm away."""
    w, d, h = room.size
    source = np.array([w * 0.47, d * 0.42, min(0.8, h * 0.3)])
    listener = np.array([w * 0.52 + ear[0], d * 0.42 - 0.75 + ear[1], min(1.25, h * 0.45)])
    answer = np.zeros(samples(0.25 + max(room.size) / 60))
    direct = float(np.linalg.norm(source - listener))
    for image in product(range(-reach, reach + 1), repeat=3):
        bounces = sum(map(abs, image))
        if not 1 <= bounces <= reach + 1:
            continue
        mirrored = np.array(
            [
                k * side + (s if k % 2 == 0 else side - s)
                for k, side, s in zip(image, room.size, source, strict=True)
            ]
        )
        way = float(np.linalg.norm(mirrored - listener))
        at = round((way - direct) / SOUND_SPEED * RATE)
        if 0 < at < len(answer):
            answer[at] += (1 - room.soft) ** bounces * direct / way * (-0.93) ** bounces
    return answer


def _tail(room: Room, ear: int) -> Wave:
    """Noise in four bands, each dying at its own pace."""
    dice = chance(f"tail {room.size} {ear}")
    count = samples(room.tail * 1.5)
    time = np.arange(count) / RATE
    raw = dice.normal(0, 1, count)
    out = np.zeros(count)
    for low, high, pace in (
        (40, 250, 1.1),
        (250, 1200, 1.0),
        (1200, 4500, 0.75),
        (4500, 12000, 0.45),
    ):
        band = low_pass(raw, high, 1) if low == 40 else band_pass(raw, low, high, 1)
        out += band * np.exp(-6.9 * time / (room.tail * pace))
    onset = samples(min(room.size) / SOUND_SPEED)
    out[:onset] *= np.linspace(0, 1, onset) ** 2
    return high_pass(low_pass(out, room.bright, 1), 80, 1)


@cache
def answer(room: Room) -> Wave:
    """The room's answer to a clap, both ears, without the clap itself; unit energy."""
    ears = []
    for index, ear in enumerate(EARS):
        early = low_pass(_early(room, ear), room.bright, 1)
        early /= np.sqrt((early**2).sum())
        tail = _tail(room, index)
        tail *= np.sqrt(room.tail_gain / (tail**2).sum())
        both = np.zeros(max(len(early), len(tail)))
        both[: len(early)] += early
        both[: len(tail)] += tail
        ears.append(both / np.sqrt((both**2).sum()))
    return np.stack(ears, axis=1)


def within(room: Room, wave: Wave, wet: float) -> Wave:
    """The sound in the room, stereo; ``wet`` is the room's level against the direct sound."""
    dry = wave if wave.ndim == 2 else np.stack([wave, wave], axis=1)
    echo = fftconvolve(dry, answer(room), axes=0)
    out = wet * echo
    out[: len(dry)] += dry
    return np.asarray(out)
