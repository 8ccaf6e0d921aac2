"""Every sound made ready behind the picture, its takes at a few pitches, its peaks known."""

from __future__ import annotations

import logging
from concurrent.futures import Future, wait
from typing import Final, NamedTuple

import numpy as np
import pygame
from numpy.typing import NDArray

from clue.background import Background
from clue.ui.media.assets import AssetError, Assets
from clue.ui.sound.limiter import Peaks, peaks_of
from clue.ui.sound.takes import PITCHES, Take, Takes

log = logging.getLogger(__name__)

RATE: Final = 44100
Samples = NDArray[np.int16]


class Ready(NamedTuple):
    """A sound that can be played at once."""

    sound: pygame.mixer.Sound
    peaks: Peaks


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
    """Reads every effect once, in the order of the manifest; who asks early is not made to wait."""

    def __init__(self, assets: Assets, takes: Takes, background: Background) -> None:
        self._assets = assets
        self._takes = takes
        self._background = background
        self._ready: dict[tuple[str, float], Ready] = {}
        self._errand: Future[None] | None = None
        self._left = False

    def fill(self) -> None:
        """Begin to read; what is read already is read again, for another sound card."""
        self._ready = {}
        names = [n.removeprefix("sfx.") for n in self._assets.entries if n.startswith("sfx.")]
        self._left = False
        self._errand = self._background.begin(lambda: self._read_all(names))

    def leave(self) -> None:
        """The sound card is to be given back: nothing may be read for it any more."""
        self._left = True
        if self._errand is not None:
            wait([self._errand])

    def find(self, take: Take) -> Ready | None:
        """A take at its pitch; nothing while it is being read, or where it cannot be."""
        return self._ready.get((take.name, take.pitch))

    def _read_all(self, names: list[str]) -> None:
        for name in names:
            if self._left or self._background.left():
                return
            try:
                sound = pygame.mixer.Sound(self._assets.path(f"sfx.{name}"))
            except (AssetError, pygame.error) as error:
                self._blame(f"sfx.{name}", error)
                continue
            wave = samples_of(sound)
            alone = name in self._takes.of(name)
            family = self._takes.of(name.rpartition(".")[0])
            pitches = PITCHES if alone and len(family) > 1 else (1.0,)
            for pitch in pitches:
                made = wave if pitch == 1.0 else pitched(wave, pitch)
                played = sound if pitch == 1.0 else pygame.mixer.Sound(buffer=made.tobytes())
                self._ready[name, pitch] = Ready(played, peaks_of(made, RATE))

    def _blame(self, name: str, error: Exception) -> None:
        problem = (
            error
            if isinstance(error, AssetError)
            else AssetError(name, "error-broken-asset", str(error))
        )
        self._background.post(lambda: self._assets.blame(problem))
