"""The pieces, and which of their stems are to be heard; read behind the picture."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import Future, wait
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np
import pygame

from clue.background import Background
from clue.ui.media.assets import AssetError, Assets
from clue.ui.sound.beds import Bed, Strip
from clue.ui.sound.effects import Samples, samples_of

log = logging.getLogger(__name__)

KEPT: Final = 2
"""So many pieces stay in memory: the one that is played, and the one before."""
SLOWLY: Final = 3.0
"""Seconds in which a stem comes up or goes down."""


@dataclass(frozen=True)
class Composition:
    """What it is made of: waves of one length, under the names of their assets."""

    stems: tuple[str, ...]
    bars: int = 1
    loops: bool = True


PIECES: Final[Mapping[str, Composition]] = {
    "title": Composition(("title",)),
    "accuse": Composition(("accuse",)),
    "review": Composition(("review",)),
    "play": Composition(("play.ground", "play.harmony", "play.strings", "play.lead"), 48),
    "parlour": Composition(
        ("parlour.ground", "parlour.harmony", "parlour.strings", "parlour.lead"), 32
    ),
    "midnight": Composition(
        ("midnight.ground", "midnight.harmony", "midnight.strings", "midnight.lead"), 24
    ),
    "won": Composition(("won",), loops=False),
    "lost": Composition(("lost",), loops=False),
    "unsolved": Composition(("unsolved",), loops=False),
    "wrong": Composition(("wrong",), loops=False),
}
TABLE: Final = "table"
"""Stands for whichever of these the evening has come to."""
AT_TABLE: Final = ("play", "parlour", "midnight")
AWAY: Final = ("title", "review", "won", "lost", "unsolved")
"""After these the table plays another piece."""


def stem_of(name: str) -> str:
    """What a stem is called within its piece; a piece of one stem has none."""
    return name.partition(".")[2]


def narrowed(wave: Samples) -> Samples:
    """Two channels that are one need no memory for two."""
    if wave.shape[1] == 2 and np.array_equal(wave[:, 0], wave[:, 1]):
        return np.ascontiguousarray(wave[:, :1])
    return wave


class Music:
    """One piece at a time, softly from one to the next; a piece that comes back goes on."""

    def __init__(self, assets: Assets, background: Background, wake: Callable[[], None]) -> None:
        self._assets = assets
        self._background = background
        self._wake = wake
        self.bed: Bed | None = None  # once there is a sound card
        self.piece = ""
        self._levels: Mapping[str, float] = {}
        self._kept: OrderedDict[str, dict[str, Samples]] = OrderedDict()
        self._strips: dict[str, Strip] = {}  # of the piece that is played, by their keys
        self._left_at: dict[str, int] = {}
        self._put = 0
        self._dice = Random()
        self._evening = ""  # the table's piece
        self._before = ""
        self.reading: Future[dict[str, Samples]] | None = None

    def start(self, name: str) -> None:
        """Another piece from now on; no name is silence."""
        if name in AWAY:
            self._evening = ""
        if name == TABLE:
            name = self._evening = self._evening or self._another()
        if name == self.piece:
            return
        self._leave()
        self.piece = name
        self._begin()

    def _another(self) -> str:
        """A piece for the table that was not played last."""
        self._before = self._dice.choice([one for one in AT_TABLE if one != self._before])
        return self._before

    def stop(self) -> None:
        """Silence at once."""
        self.piece, self._strips = "", {}
        if self.bed is not None:
            self.bed.clear()

    def level(self, levels: Mapping[str, float]) -> None:
        """How loud each stem of the piece is to be; what is not named is as it was made."""
        if levels == self._levels:
            return
        self._levels = levels
        if self.bed is not None:
            self.bed.aim({key: self._goal(key.partition("#")[0]) for key in self._strips})

    def attach(self, bed: Bed | None) -> None:
        """There is a sound card now, or another one, or none any longer."""
        if self.reading is not None:
            wait([self.reading])  # nothing may be read for a sound card that has gone
        self.bed, self._strips = bed, {}
        self._kept.clear()
        if bed is not None:
            self._begin()

    def _goal(self, name: str) -> float:
        return self._levels.get(stem_of(name), 1.0)

    def _leave(self) -> None:
        if self.bed is not None and self._strips:
            self._left_at[self.piece] = next(iter(self._strips.values())).at
            self.bed.send_off(list(self._strips))
        self._strips = {}

    def _begin(self) -> None:
        name = self.piece
        if self.bed is None or name not in PIECES:
            return
        if name in self._kept:
            self._kept.move_to_end(name)
            self._play(name)
            return
        reading = self.reading = self._background.begin(lambda: self._read(name))
        reading.add_done_callback(
            lambda done: self._background.post(lambda: self._take(name, done))
        )

    def _read(self, name: str) -> dict[str, Samples]:
        found: dict[str, Samples] = {}
        for stem in PIECES[name].stems:
            if self._background.left():
                return {}
            sound = pygame.mixer.Sound(self._assets.path(f"music.{stem}"))
            found[stem] = narrowed(samples_of(sound))
        return found

    def _take(self, name: str, done: Future[dict[str, Samples]]) -> None:
        if done.cancelled() or self.bed is None:
            return
        error = done.exception()
        if isinstance(error, AssetError):
            self._assets.blame(error)
        elif error is not None:
            self._assets.blame(AssetError(f"music.{name}", "error-broken-asset", str(error)))
        elif found := done.result():
            self._kept[name] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            if name == self.piece and not self._strips:
                self._play(name)

    def _play(self, name: str) -> None:
        assert self.bed is not None
        piece, waves = PIECES[name], self._kept[name]
        self._put += 1
        length = min(map(len, waves.values()))
        bar = length // piece.bars if piece.bars > 1 else 0
        at = self._left_at.get(name, 0) if piece.loops else 0
        at -= at % bar if bar else 0
        pace = SLOWLY if len(waves) > 1 else 1.2
        self._strips = {
            f"{stem}#{self._put}": Strip(
                wave[:length], self._goal(stem), at=at, loops=piece.loops, bar=bar, pace=pace
            )
            for stem, wave in waves.items()
        }
        self.bed.put(self._strips)
        self._wake()
