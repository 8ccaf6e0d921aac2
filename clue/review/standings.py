"""A finished case looked at again: what each seat could have known by turns, and what it chose.

The game is played again from its actions. Before each turn every seat's exact belief is asked how
many cases were still open to it; at each suggestion and accusation the detective is asked again for
its reasons, and for a person, what a detective would have done with the same knowledge.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import log2

import numpy as np

from clue.deduction.belief import believe_view
from clue.game.driver import Question
from clue.game.seating import considered, question
from clue.game.session import Session
from clue.players.base import Choice
from clue.players.names import HUMAN, is_program
from clue.players.registry import UnknownPlayerError, advise, make_player
from clue.rules.actions import Accuse, ActionTaken, HaveNone, Show, Suggest
from clue.rules.cards import Seat
from clue.rules.chance import ScriptedChance
from clue.rules.setup import Deal, Setup
from clue.rules.view import View


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


@dataclass(frozen=True, slots=True)
class TurnStanding:
    """How many cases were open to each seat when a turn began, and who had accused wrongly."""

    turn: int
    open_cases: Mapping[Seat, int]
    out: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Moment:
    """A seat said what it thought, and knew more or less afterwards."""

    turn: int
    action: Suggest | Accuse
    before: int
    after: int
    choice: Choice | None  # its own reasons, or a detective's in a person's place
    own: bool

    @property
    def seat(self) -> Seat:
        """Whose moment it was."""
        return self.action.seat

    @property
    def bits(self) -> float:
        """What the answer told it about the case."""
        return log2(self.before / self.after)


def open_cases(view: View) -> int:
    """How many cases a seat cannot rule out."""
    return int(np.count_nonzero(believe_view(view).cases))


def looked_back(game: ClosedCase) -> Iterator[TurnStanding | Moment]:
    """The game again, from its first turn to its last; each piece as soon as it is worked out."""
    session = Session(game.setup, game.dealt, ScriptedChance())
    turn = 0
    asked: Moment | None = None  # a suggestion that is still being answered
    for index, played in enumerate(game.played):
        if asked is not None and not isinstance(played.action, Show | HaveNone):
            yield _answered(asked, session)
            asked = None
        if session.state.turn != turn:
            turn = session.state.turn
            yield _standing(session)
        if isinstance(played.action, Suggest | Accuse):
            asked = _asking(game, session, played.action)
        if index == len(game.played) - 1:  # then the envelope is opened, and all know all
            yield _standing(session, after=1)
        session.repeat(played)
    if asked is not None:
        yield _answered(asked, session)


def _standing(session: Session, after: int = 0) -> TurnStanding:
    seats = session.setup.seats
    return TurnStanding(
        session.state.turn + after,
        {seat: open_cases(session.view(seat)) for seat in seats},
        frozenset(session.state.eliminated),
    )


def _asking(game: ClosedCase, session: Session, action: Suggest | Accuse) -> Moment:
    """The moment before the answer."""
    now = open_cases(session.view(action.seat))
    explained = game.explained.get(len(session.played))
    return Moment(
        turn=session.state.turn,
        action=action,
        before=now,
        after=now,
        choice=explained or _choice(game.players[action.seat], question(session), game.whims),
        own=game.players[action.seat] != HUMAN,
    )


def _choice(name: str, asked: Question, whims: str) -> Choice | None:
    """Why a detective did it, or what one would have done.

    Other programs are not started again, and whom this game does not know nobody can ask.
    """
    if name == HUMAN:
        return advise(asked.view, asked.offers)
    if is_program(name):
        return None
    try:
        player = make_player(name)
    except UnknownPlayerError:
        return None
    return considered(player, asked, whims)


def _answered(asked: Moment, session: Session) -> Moment:
    return replace(asked, after=open_cases(session.view(asked.seat)))
