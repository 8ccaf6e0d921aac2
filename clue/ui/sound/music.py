"""The pieces, and which of their stems are to be heard.

The music follows a case by what everybody has seen, and by nothing else. Four numbers decide: the
turn, how many suggestions were made, how many accusations failed, and how many still play. None of
them depends on what any card is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from clue.ui.sound.beds import OnBed, Spool, Strip
from clue.ui.sound.effects import Samples

if TYPE_CHECKING:
    from clue.rules.view import View

SLOWLY: Final = 3.0
"""Seconds in which a stem comes up or goes down."""
QUICKLY: Final = 1.2
"""The same for a piece that is of one stem."""

Levels = Mapping[str, float]
"""How loud each stem is."""

OPENING: Final[Levels] = {"ground": 0.42, "harmony": 0.0, "strings": 0.0, "lead": 0.0}
FIRST_QUESTIONS: Final[Levels] = {"ground": 0.5, "harmony": 0.5, "strings": 0.0, "lead": 0.0}
THINKING: Final[Levels] = {"ground": 0.8, "harmony": 0.8, "strings": 0.0, "lead": 0.8}
RESTING: Final[Levels] = {"ground": 0.5, "harmony": 0.4, "strings": 0.5, "lead": 0.0}
CLOSING_IN: Final[Levels] = {"ground": 1.0, "harmony": 1.0, "strings": 0.9, "lead": 1.0}
FEW_LEFT: Final[Levels] = {"ground": 0.5, "harmony": 0.4, "strings": 1.0, "lead": 0.9}

STAGES: Final[Mapping[str, Levels]] = {
    "opening": OPENING,
    "first questions": FIRST_QUESTIONS,
    "thinking": THINKING,
    "resting": RESTING,
    "closing in": CLOSING_IN,
    "few left": FEW_LEFT,
}

REST_EVERY: Final = 4
"""In one turn of so many whoever leads is silent."""


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


def goal_of(stem: str, levels: Levels) -> float:
    """How loud a stem is to be."""
    return levels.get(stem_of(stem), 1.0)


def strips_of(
    name: str, waves: Mapping[str, Samples | Spool], levels: Levels, at: int = 0
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


@dataclass(eq=False)
class Music(OnBed):
    """One piece at a time, softly from one to the next; a piece that comes back goes on."""

    piece: str = field(default="", init=False)
    levels: Levels = field(default_factory=dict, init=False)
    _dice: Random = field(default_factory=Random, init=False)
    _evening: str = field(default="", init=False)  # the table's piece
    _before: str = field(default="", init=False)
    # of the sound's own thread
    _playing: str = field(default="", init=False)
    _strips: dict[str, Strip] = field(default_factory=dict, init=False)  # of what is played
    _left_at: dict[str, int] = field(default_factory=dict, init=False)
    _put: int = field(default=0, init=False)

    def start(self, name: str) -> None:
        """Another piece from now on; no name is silence."""
        if name in AWAY:
            self._evening = ""
        if name == TABLE:
            name = self._evening = self._evening or self._another()
        if name != self.piece:
            self.piece = name
            self.order(partial(self.sound, name, self.levels))

    def _another(self) -> str:
        """A piece for the table that was not played last."""
        self._before = self._dice.choice([one for one in AT_TABLE if one != self._before])
        return self._before

    def stop(self) -> None:
        """Silence at once."""
        self.piece = ""
        self.order(self._hush)

    def level(self, levels: Levels) -> None:
        """How loud each stem of the piece is to be; what is not named is as it was made."""
        if levels != self.levels:
            self.levels = levels
            self.order(partial(self._level, levels))

    def forget(self) -> None:
        """In the sound's thread: nothing is played yet; the bed was emptied."""
        self._playing, self._strips = "", {}

    def sound(self, piece: str, levels: Levels) -> None:
        """In the sound's thread: from one piece to another."""
        if piece != self._playing:
            self._leave()
            self._begin(piece, levels)

    def _level(self, levels: Levels) -> None:
        self.bed.aim({key: goal_of(key.partition("#")[0], levels) for key in self._strips})

    def _hush(self) -> None:
        self._leave()
        self.bed.hush()

    def _leave(self) -> None:
        if self._strips:
            self._left_at[self._playing] = next(iter(self._strips.values())).at
            self.bed.send_off(self._strips)
        self.forget()

    def _begin(self, name: str, levels: Levels) -> None:
        self._playing = name
        if name not in PIECES:
            return
        piece = PIECES[name]
        waves = self.unpacked("music", piece.stems)
        if len(waves) < len(piece.stems):
            return
        self._put += 1
        at = self._left_at.get(name, 0) if piece.loops else 0
        self._strips = {
            f"{stem}#{self._put}": strip
            for stem, strip in strips_of(name, waves, levels, at).items()
        }
        self.bed.put(self._strips)


class Seen(NamedTuple):
    """What everybody has seen of a case."""

    turn: int
    asked: int
    failed: int
    playing: int
    seats: int


def seen(view: View) -> Seen:
    """Read from any seat's view: all of them give the same."""
    out = len(view.eliminated)
    seats = len(view.seats)
    return Seen(view.turn, len(view.inquiries), len(view.accusations), seats - out, seats)


def levels_of(case: Seen) -> Levels:
    """How loud each stem of the table's piece is."""
    if case.failed and case.playing <= 2:
        return FEW_LEFT
    if case.asked == 0:
        return OPENING
    if case.turn % REST_EVERY == 0:
        return RESTING
    if case.failed or case.asked >= 3 * case.seats:
        return CLOSING_IN
    return THINKING if case.asked >= case.seats else FIRST_QUESTIONS
