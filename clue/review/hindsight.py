"""One thing to be learnt from a closed case: when it could have been known, or what helped most."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from clue.game.session import Session
from clue.review.standings import ClosedCase, open_cases
from clue.rules.actions import Accuse, HaveNone, Show, Suggest
from clue.rules.cards import Seat
from clue.rules.chance import ScriptedChance


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
