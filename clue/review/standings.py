"""A finished case looked at again: its moments one by one, and what each seat could know at them.

The game is played again from its actions, which takes next to no time; every finding reads the
views of that moment. One thing to be learnt is told at once; what takes longer to find out stands
in the modules beside this one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property

import numpy as np

from clue.codec.notebook import PencilledLine
from clue.codec.record import Record
from clue.deduction.belief import cases_of, proved
from clue.deduction.facts import Facts, facts_from
from clue.game.commitment import Pledge
from clue.game.session import Session
from clue.notebook.notes import Help
from clue.players.base import Choice
from clue.rules import legal
from clue.rules.actions import Accuse, Action, ActionTaken, HaveNone, Show, Suggest
from clue.rules.cards import Case, Seat
from clue.rules.chance import ScriptedChance
from clue.rules.setup import Deal, Setup
from clue.rules.state import State
from clue.rules.view import View
from clue.store.records import PencilledNotes
from clue.store.replay import replayed


@dataclass(frozen=True, slots=True)
class ClosedCase:
    """What is left of a game when it is over."""

    setup: Setup
    dealt: Deal
    played: Sequence[ActionTaken]
    players: Mapping[Seat, str]  # who chose for each seat
    whims: str  # what its players' luck came from
    explained: Mapping[int, Choice] = field(default_factory=dict)
    """What other programs said for themselves, by the number of actions before; told only once."""
    pencilled: Sequence[PencilledLine] | None = None
    """What people wrote into their notebooks, in its order; nothing if nobody knows any more."""
    help: Mapping[Seat, Help] = field(default_factory=dict)
    """How much each person's notebook filled in by itself."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The moment before an action: so many have been done, and each seat knows so much."""

    number: int
    state: State
    views: Mapping[Seat, View]
    bystander: View
    action: Action | None  # what is done next; nothing once the case is closed
    told: int  # so many events have happened

    @property
    def turn(self) -> int:
        """Whose how-manieth turn it is, counted over the whole game."""
        return self.state.turn

    @property
    def may_accuse(self) -> bool:
        """Whether whoever must decide could accuse now."""
        offers = legal.offers(self.state)
        return offers is not None and offers.accuse


class Frames:
    """All moments of a game, from the deal to the envelope."""

    def __init__(self, game: ClosedCase) -> None:
        self.game = game
        self.seats = game.setup.seats
        self.session = Session(game.setup, game.dealt, ScriptedChance())
        self.every: list[Frame] = []
        for played in game.played:
            self.every.append(self._frame(played.action))
            self.session.repeat(played)
        self.every.append(self._frame(None))

    def _frame(self, action: Action | None) -> Frame:
        session = self.session
        views = {seat: session.view(seat) for seat in self.seats}
        return Frame(
            len(session.played), session.state, views, session.view(None), action, session.count
        )

    @cached_property
    def turns(self) -> tuple[Frame, ...]:
        """The first moment of each turn."""
        found: dict[int, Frame] = {}
        for frame in self.every:
            found.setdefault(frame.turn, frame)
        return tuple(found[turn] for turn in sorted(found) if turn)

    @cached_property
    def spoken(self) -> tuple[Frame, ...]:
        """The moments at which somebody suggested or accused."""
        return tuple(f for f in self.every if isinstance(f.action, Suggest | Accuse))

    def answered(self, asked: Frame) -> Frame:
        """The moment at which a suggestion has been answered."""
        rest = self.every[asked.number + 1 :]
        return next(f for f in rest if not isinstance(f.action, Show | HaveNone))

    def news(self, seat: Seat) -> Iterator[tuple[Frame, Facts]]:
        """The moments from which a seat knew more than before, as long as it was in the game."""
        before: Facts | None = None
        for frame in self.every:
            view = frame.views[seat]
            if view.envelope is not None:
                return
            facts = facts_from(view)
            if facts != before:
                before = facts
                yield frame, facts


@dataclass(frozen=True, slots=True)
class TurnStanding:
    """How many cases were open to each seat when a turn began, and who had accused wrongly."""

    turn: int
    open_cases: Mapping[Seat, int]
    out: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Provable:
    """From when on a seat could prove the case, and what it made of that.

    ``number`` counts actions; ``chance`` is the first moment after it at which the seat could
    accuse, ``used`` whether it did so, and rightly, then and there.
    """

    seat: Seat
    number: int
    turn: int
    case: Case
    chance: int | None = None
    chance_turn: int = 0
    used: bool = False


def open_cases(view: View) -> int:
    """How many cases a seat cannot rule out."""
    return int(np.count_nonzero(cases_of(facts_from(view))))


def standing(frame: Frame, after: int = 0) -> TurnStanding:
    """How near everybody was when a turn began."""
    return TurnStanding(
        frame.turn + after,
        {seat: open_cases(view) for seat, view in frame.views.items()},
        frozenset(frame.state.eliminated),
    )


def standings(frames: Frames) -> Iterator[TurnStanding]:
    """Turn by turn, and a last one before the envelope is opened and all know all."""
    for frame in frames.turns:
        yield standing(frame)
    if len(frames.every) > 1:
        yield standing(frames.every[-2], after=1)


def provable(frames: Frames, seat: Seat) -> Provable | None:
    """The first moment at which a seat could prove the case; none if it never could."""
    for frame, facts in frames.news(seat):
        case = proved(facts)
        if case is not None:
            return _chance_of(frames, Provable(seat, frame.number, frame.turn, case))
    return None


def _chance_of(frames: Frames, found: Provable) -> Provable:
    """With the first moment at which it could be acted on."""
    for frame in frames.every[found.number :]:
        mine = frame.state.phase.decider == found.seat
        if mine and frame.may_accuse:
            used = frame.action == Accuse(found.seat, found.case)
            return Provable(
                found.seat, found.number, found.turn, found.case, frame.number, frame.turn, used
            )
    return found


class StillOpenError(ValueError):
    """A game that is not over: nothing of it may be told."""


def closed_case(
    record: Record, session: Session | None = None, notes: PencilledNotes | None = None
) -> ClosedCase:
    """A finished record as a case, with the notebooks that lie beside it if there are any.

    A bad one raises RecordError, one of an open game :class:`StillOpenError`.
    """
    session = session or replayed(record)
    if not session.state.over:
        raise StillOpenError
    players = {entry.suspect: entry.player for entry in record.seats}
    whims = Pledge(record.seed, record.salt, record.cuts).whims
    game = ClosedCase(session.setup, session.dealt, tuple(session.played), players, whims)
    return game if notes is None else replace(game, pencilled=notes.lines, help=notes.help)


class Learnt(Enum):
    """What is worth telling, the first that holds."""

    KNOWN = "known"  # it could have accused, and did not
    EARLY = "early"  # it accused, and could not know
    BEST = "best"  # the question that told it most
    NOTHING = "nothing"


@dataclass(frozen=True)
class Hindsight:
    """A lesson and its figures."""

    lesson: Learnt
    seat: Seat
    turn: int = 0
    before: int = 0
    after: int = 0


@dataclass(frozen=True)
class _Step:
    """What a seat had left before and after something it did, or before a turn of its own."""

    turn: int
    before: int
    after: int
    accused: bool = False


def hindsight(game: ClosedCase, seat: Seat) -> Hindsight:
    """What one seat could have done better, or did best."""
    steps = list(_steps(game, seat))
    known = next((step for step in steps if step.before == 1), None)
    if known is not None and not any(s.accused and s.turn <= known.turn for s in steps):
        return Hindsight(Learnt.KNOWN, seat, known.turn, 1, 1)
    early = next((step for step in steps if step.accused and step.before > 1), None)
    if early is not None:
        return Hindsight(Learnt.EARLY, seat, early.turn, early.before, early.before)
    asked = [step for step in steps if step.after < step.before]
    if not asked:
        return Hindsight(Learnt.NOTHING, seat)
    best = max(asked, key=lambda step: step.before / step.after)
    return Hindsight(Learnt.BEST, seat, best.turn, best.before, best.after)


def _steps(game: ClosedCase, seat: Seat) -> Iterator[_Step]:
    """Its own turns, as far as they began; then what each of its questions left open."""
    session = Session(game.setup, game.dealt, ScriptedChance())
    turn, asked = 0, 0
    for played in game.played:
        if asked and not isinstance(played.action, Show | HaveNone):
            yield _Step(turn, asked, open_cases(session.view(seat)))
            asked = 0
        if session.state.turn != turn and session.state.phase.seat == seat:
            turn = session.state.turn
            left = open_cases(session.view(seat))
            yield _Step(turn, left, left)
        if played.action.seat == seat and isinstance(played.action, Suggest | Accuse):
            left = open_cases(session.view(seat))
            if isinstance(played.action, Accuse):
                yield _Step(session.state.turn, left, left, accused=True)
            else:
                asked = left
        session.repeat(played)
