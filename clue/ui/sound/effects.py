"""The next take of every sound, drawn by chance and made ready, and the one limiter above them.

Takes come in no order one could learn, and never one twice running. The numbers come from a stream
of this module's own, begun anew by every window: nothing that is heard can depend on what is
hidden, or tell of it.

What sounds at once never adds up to more than can be played: every sound's peaks are known before
it is heard. When another one begins, the peaks of all that still sounds are added, beat by beat;
where they would be too high together, all of them are turned down by the same factor before the
first of them is too loud.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import pygame

from clue.ui.media.assets import AssetError, Assets

if TYPE_CHECKING:  # numpy comes with the first sound: the first picture is there sooner
    import numpy as np
    from numpy.typing import NDArray

RATE: Final = 44100
Samples: TypeAlias = "NDArray[np.int16]"
Peaks: TypeAlias = "NDArray[np.float64]"

LOUDER: Final = 2.0
"""Decibels by which a take is played louder or softer, at most."""
HIGHER: Final = 0.04
"""The share by which it is played higher or lower, at most."""
NUMBERED: Final = re.compile(r"\.\d$")

BEAT: Final = 0.05
"""Seconds over which a peak is taken."""
EARLIER: Final = 2
"""A sound may begin so many beats later than it was asked for: peaks are spread so far."""
CEILING: Final = 0.98
FULL: Final = 32768


class Take(NamedTuple):
    """One way to play a sound."""

    name: str
    gain: float = 1.0
    pitch: float = 1.0


def gain_of(decibels: float) -> float:
    """By which factor a wave is larger that is so much louder."""
    return float(10 ** (decibels / 20))


class Takes:
    """Draws them; a sound of one take is always the same."""

    def __init__(self, names: Mapping[str, object], dice: Random | None = None) -> None:
        self._names = names
        self._dice = dice or Random()
        self._bags: dict[str, list[str]] = {}
        self._last: dict[str, str] = {}

    @property
    def sounds(self) -> list[str]:
        """Every sound there is, without the numbers of its takes, in the order of the list."""
        every = [one.removeprefix("sfx.") for one in self._names if one.startswith("sfx.")]
        return list(dict.fromkeys(NUMBERED.sub("", one) for one in every))

    def of(self, name: str) -> tuple[str, ...]:
        """Every take of a sound: ``name`` itself, or ``name.1``, ``name.2`` and so on."""
        if f"sfx.{name}" in self._names:
            return (name,)
        return tuple(f"{name}.{n}" for n in range(1, 10) if f"sfx.{name}.{n}" in self._names)

    def next(self, name: str) -> Take:
        """The take to play now: each comes once before any comes again."""
        takes = self.of(name)
        if len(takes) < 2:
            return Take(takes[0] if takes else name)
        bag = self._bags.setdefault(name, [])
        if not bag:
            bag.extend(takes)
            self._dice.shuffle(bag)
            if bag[-1] == self._last.get(name):
                bag.insert(0, bag.pop())
        chosen = self._last[name] = bag.pop()
        gain = gain_of(self._dice.uniform(-LOUDER, LOUDER))
        return Take(chosen, gain, 1 + self._dice.uniform(-HIGHER, HIGHER))


class Ready(NamedTuple):
    """A take that can be played at once."""

    sound: pygame.mixer.Sound
    peaks: Peaks
    gain: float


def samples_of(sound: pygame.mixer.Sound) -> Samples:
    """A sound's wave, a column for each channel."""
    import numpy as np

    wave = np.array(memoryview(sound), np.int16)  # type: ignore[arg-type]  # it has a buffer
    return wave.reshape(len(wave), -1)


def pitched(wave: Samples, pitch: float) -> Samples:
    """The same wave, played faster or slower."""
    import numpy as np

    at = np.arange(0, len(wave) - 1, pitch)
    grid = np.arange(len(wave))
    columns = [np.interp(at, grid, wave[:, side]) for side in range(wave.shape[1])]
    return np.ascontiguousarray(np.stack(columns, axis=1).astype(np.int16))


class Effects:
    """One take of each is ready; where there are several, the next is drawn when it has gone."""

    def __init__(self, assets: Assets, takes: Takes, blame: Callable[[AssetError], None]) -> None:
        self._assets = assets
        self._takes = takes
        self._blame = blame
        self._ready: dict[str, Ready | None] = {}
        self._missing: set[str] = set()

    def forget(self) -> None:
        """What is ready fits no sound card any more: all is to be made ready anew."""
        self._ready, self._missing = {}, set(self._takes.sounds)

    def take(self, name: str) -> Ready | None:
        """The next take, or nothing where there is none."""
        if name in self._missing:
            self._make(name)
        if len(self._takes.of(name)) > 1:
            self._missing.add(name)
        return self._ready.get(name)

    def prepare(self) -> bool:
        """Make one take ready; whether one was missing."""
        if self._missing:
            self._make(next(iter(self._missing)))
            return True
        return False

    def _make(self, name: str) -> None:
        self._missing.discard(name)
        self._ready[name] = self._made(name)

    def _made(self, name: str) -> Ready | None:
        take = self._takes.next(name)
        try:
            sound = pygame.mixer.Sound(self._assets.path(f"sfx.{take.name}"))
        except AssetError as error:
            self._blame(error)
            return None
        except (pygame.error, OSError) as error:
            self._blame(AssetError(f"sfx.{take.name}", "error-broken-asset", str(error)))
            return None
        wave = samples_of(sound)
        if take.pitch != 1.0:
            wave = pitched(wave, take.pitch)
            sound = pygame.mixer.Sound(buffer=wave.tobytes())
        return Ready(sound, peaks_of(wave, RATE), take.gain)


def peaks_of(wave: NDArray[np.int16], rate: int) -> Peaks:
    """How high a wave of any number of channels reaches in each beat, from nought to one."""
    import numpy as np

    beat = max(1, int(rate * BEAT))
    loud = np.abs(wave.astype(np.int32)).reshape(len(wave), -1).max(axis=1)
    count = -(-len(loud) // beat)
    heights = np.zeros(count * beat)
    heights[: len(loud)] = loud
    beats = np.pad(heights.reshape(count, beat).max(axis=1), EARLIER) / FULL
    width = 2 * EARLIER + 1
    return np.asarray([beats[k : k + width].max() for k in range(len(beats) - width + 1)])


@dataclass
class Sounding:
    """One sound on its way."""

    peaks: Peaks
    began: float
    gain: float

    def ahead(self, now: float) -> Peaks:
        """What is still to come of it."""
        return self.peaks[max(0, int((now - self.began) / BEAT)) :] * self.gain


class Limiter:
    """Knows what sounds, each under the number of its channel."""

    def __init__(self) -> None:
        self.sounding: dict[int, Sounding] = {}

    def begin(
        self, channel: int, peaks: Peaks, gain: float, now: float, beneath: float = 0.0
    ) -> dict[int, float]:
        """Another sound begins; the gain that each channel must have from now on.

        ``beneath`` is what music and loops may reach at most.
        """
        import numpy as np

        self.sounding = {
            number: one
            for number, one in self.sounding.items()
            if number != channel and len(one.ahead(now))
        }
        self.sounding[channel] = Sounding(peaks, now, gain)
        ahead = [one.ahead(now) for one in self.sounding.values()]
        together = np.zeros(max(map(len, ahead)))
        for peak in ahead:
            together[: len(peak)] += peak
        room = max(0.1, CEILING - beneath)
        factor = min(1.0, room / max(float(together.max(initial=0.0)), 1e-9))
        for one in self.sounding.values():
            one.gain *= factor
        if factor == 1.0:
            return {channel: gain}
        return {number: one.gain for number, one in self.sounding.items()}
