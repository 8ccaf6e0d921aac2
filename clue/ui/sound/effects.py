"""The next take of every sound, made ready in the sound's own thread, with its peaks known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
import pygame
from numpy.typing import NDArray

from clue.ui.media.assets import AssetError, Assets
from clue.ui.sound.limiter import Peaks, peaks_of
from clue.ui.sound.takes import Takes

RATE: Final = 44100
Samples = NDArray[np.int16]


class Ready(NamedTuple):
    """A take that can be played at once."""

    sound: pygame.mixer.Sound
    peaks: Peaks
    gain: float


def samples_of(sound: pygame.mixer.Sound) -> Samples:
    """A sound's wave, a column for each channel."""
    wave = np.asarray(pygame.sndarray.array(sound))
    return wave.reshape(len(wave), -1)


def pitched(wave: Samples, pitch: float) -> Samples:
    """The same wave, played faster or slower."""
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
