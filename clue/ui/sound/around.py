"""What one hears of the house: four loops, louder or softer by where one is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future, wait
from typing import Final

import pygame

from clue.background import Background
from clue.ui.media.assets import AssetError, Assets
from clue.ui.sound.beds import Bed, Strip
from clue.ui.sound.effects import Samples, samples_of
from clue.ui.sound.music import narrowed

SOFTLY: Final = 2.5
"""Seconds in which a loop comes up or goes down."""
CORRIDOR: Final[Mapping[str, float]] = {"room": 0.6, "clock": 0.35, "rain": 0.12}
INSIDE: Final[Mapping[str, float]] = {"room": 0.6, "rain": 0.2}
PLACES: Final[Mapping[str, Mapping[str, float]]] = {
    "night": {"rain": 1.0},
    "corridor": CORRIDOR,
    "hall": {"room": 0.5, "clock": 0.9, "rain": 0.2},
    "lounge": {"fire": 0.9, "room": 0.3, "rain": 0.15},
    "dining-room": {"clock": 0.5, "fire": 0.35, "room": 0.4},
    "kitchen": {"fire": 0.75, "room": 0.4},
    "ballroom": {"room": 1.0, "rain": 0.3},
    "conservatory": {"rain": 0.9, "room": 0.2},
    "billiard-room": {"room": 0.6, "clock": 0.25},
    "library": {"clock": 0.6, "fire": 0.3, "room": 0.4},
    "study": {"clock": 0.7, "fire": 0.5, "room": 0.3},
}
"""How loud each loop is in a place; rooms of other mansions sound like ``INSIDE``."""


class Around:
    """The loops of the place where one is; those that are wanted nowhere are not kept."""

    def __init__(self, assets: Assets, background: Background, wake: Callable[[], None]) -> None:
        self._assets = assets
        self._background = background
        self._wake = wake
        self.bed: Bed | None = None
        self.place = ""
        self.reading: dict[str, Future[Samples]] = {}
        self._sounding: set[str] = set()

    def be_in(self, place: str) -> None:
        """One is there now; no place is silence."""
        if place != self.place:
            self.place = place
            self._go()

    def attach(self, bed: Bed | None) -> None:
        """There is a sound card now, or another one, or none any longer."""
        wait(self.reading.values())  # nothing may be read for a sound card that has gone
        self.bed = bed
        self._sounding.clear()
        self.reading.clear()
        self._go()

    @property
    def wanted(self) -> Mapping[str, float]:
        """Each loop's gain."""
        return PLACES.get(self.place, INSIDE) if self.place else {}

    def _go(self) -> None:
        if self.bed is None:
            return
        wanted = self.wanted
        gone = self._sounding - wanted.keys()
        self.bed.aim(dict.fromkeys(gone, 0.0) | dict(wanted))
        for name in wanted.keys() - self._sounding - self.reading.keys():
            if f"loop.{name}" in self._assets:
                self._fetch(name)

    def _fetch(self, name: str) -> None:
        reading = self.reading[name] = self._background.begin(lambda: self._read(name))
        reading.add_done_callback(
            lambda done: self._background.post(lambda: self._take(name, done))
        )

    def _read(self, name: str) -> Samples:
        return narrowed(samples_of(pygame.mixer.Sound(self._assets.path(f"loop.{name}"))))

    def _take(self, name: str, done: Future[Samples]) -> None:
        if self.reading.pop(name, None) is None or done.cancelled() or self.bed is None:
            return
        error = done.exception()
        if isinstance(error, AssetError):
            self._assets.blame(error)
        elif error is not None:
            self._assets.blame(AssetError(f"loop.{name}", "error-broken-asset", str(error)))
        else:
            self._sounding.add(name)
            gain = self.wanted.get(name, 0.0)
            self.bed.put({name: Strip(done.result(), gain, pace=SOFTLY)})
            self._wake()
