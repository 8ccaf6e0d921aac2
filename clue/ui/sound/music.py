"""The pieces, and which of their stems are to be heard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from clue.ui.media.assets import AssetError, Assets
from clue.ui.sound.beds import Bed, Strip
from clue.ui.sound.desk import DeskOrder
from clue.ui.sound.effects import Samples
from clue.ui.sound.spool import Spool, unpacked

SLOWLY: Final = 3.0
"""Seconds in which a stem comes up or goes down."""
QUICKLY: Final = 1.2
"""The same for a piece that is of one stem."""


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


def goal_of(stem: str, levels: Mapping[str, float]) -> float:
    """How loud a stem is to be."""
    return levels.get(stem_of(stem), 1.0)


def strips_of(
    name: str, waves: Mapping[str, Samples | Spool], levels: Mapping[str, float], at: int = 0
) -> dict[str, Strip]:
    """A piece as it lies on its bed, from about that sample on: where a bar begins."""
    piece = PIECES[name]
    bar = min(map(len, waves.values())) // piece.bars if piece.bars > 1 else 0
    return {
        stem: Strip(
            wave,
            goal_of(stem, levels),
            at=at - at % bar if bar else at,
            loops=piece.loops,
            bar=bar,
            pace=SLOWLY if len(waves) > 1 else QUICKLY,
        )
        for stem, wave in waves.items()
    }


class Music:
    """One piece at a time, softly from one to the next; a piece that comes back goes on."""

    def __init__(
        self,
        assets: Assets,
        bed: Bed,
        order: Callable[[DeskOrder], None],
        blame: Callable[[AssetError], None],
    ) -> None:
        self._assets = assets
        self._bed = bed
        self._order = order
        self._blame = blame
        self.piece = ""
        self.levels: Mapping[str, float] = {}
        self._dice = Random()
        self._evening = ""  # the table's piece
        self._before = ""
        # of the sound's own thread
        self._playing = ""
        self._strips: dict[str, Strip] = {}  # of the piece that is played, by their keys
        self._left_at: dict[str, int] = {}
        self._put = 0

    def start(self, name: str) -> None:
        """Another piece from now on; no name is silence."""
        if name in AWAY:
            self._evening = ""
        if name == TABLE:
            name = self._evening = self._evening or self._another()
        if name != self.piece:
            self.piece = name
            self._order(partial(self.sound, name, self.levels))

    def _another(self) -> str:
        """A piece for the table that was not played last."""
        self._before = self._dice.choice([one for one in AT_TABLE if one != self._before])
        return self._before

    def stop(self) -> None:
        """Silence at once."""
        self.piece = ""
        self._order(self._hush)

    def level(self, levels: Mapping[str, float]) -> None:
        """How loud each stem of the piece is to be; what is not named is as it was made."""
        if levels != self.levels:
            self.levels = levels
            self._order(partial(self._level, levels))

    def forget(self) -> None:
        """In the sound's thread: nothing is played yet; the bed was emptied."""
        self._playing, self._strips = "", {}

    def sound(self, piece: str, levels: Mapping[str, float]) -> None:
        """In the sound's thread: from one piece to another."""
        if piece != self._playing:
            self._leave()
            self._begin(piece, levels)

    def _level(self, levels: Mapping[str, float]) -> None:
        self._bed.aim({key: goal_of(key.partition("#")[0], levels) for key in self._strips})

    def _hush(self) -> None:
        self._leave()
        self._bed.hush()

    def _leave(self) -> None:
        if self._strips:
            self._left_at[self._playing] = next(iter(self._strips.values())).at
            self._bed.send_off(self._strips)
        self.forget()

    def _begin(self, name: str, levels: Mapping[str, float]) -> None:
        self._playing = name
        if name not in PIECES:
            return
        piece = PIECES[name]
        try:
            waves = {stem: unpacked(self._assets, f"music.{stem}") for stem in piece.stems}
        except AssetError as error:
            self._blame(error)
            return
        self._put += 1
        at = self._left_at.get(name, 0) if piece.loops else 0
        self._strips = {
            f"{stem}#{self._put}": strip
            for stem, strip in strips_of(name, waves, levels, at).items()
        }
        self._bed.put(self._strips)
