"""Who decides for a seat, whatever that is: how it is told, asked and heard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from clue.players.base import Choice
from clue.players.habits import HabitsBySeat
from clue.players.program import ProgramFault
from clue.players.reasons import Motive, Reason
from clue.rules.actions import Action
from clue.rules.cards import Seat
from clue.rules.events import Event
from clue.rules.offers import Offers
from clue.rules.view import View


def stream_for(whims: int | str, seat: Seat, number: int) -> Random:
    """The random stream of one decision: nothing a seat does shifts another's luck.

    ``whims`` are a game's :func:`~clue.rules.chance.whims_of`, never its seed.
    """
    return _Luck(f"{whims}:{seat}:{number}")


class _Luck(Random):
    """A stream that is made ready when it is first drawn from: most decisions draw nothing."""

    def __init__(self, name: str) -> None:
        self._name = name

    def random(self) -> float:
        """The next number from nought to one."""
        self._make_ready()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        """So many bits."""
        self._make_ready()
        return super().getrandbits(k)

    def getstate(self) -> tuple[Any, ...]:
        """Where the stream stands."""
        self._make_ready()
        return super().getstate()

    def setstate(self, state: tuple[Any, ...]) -> None:
        """Go on from there."""
        self._name = ""
        super().setstate(state)

    def _make_ready(self) -> None:
        if name := self._name:
            self._name = ""
            self.seed(name)


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as it is put to a player: what its seat knows and may do, and no more."""

    view: View
    offers: Offers
    number: int  # so many actions came before

    @property
    def seat(self) -> Seat:
        """Who decides."""
        return self.offers.seat

    def luck(self, whims: int | str) -> Random:
        """The random stream of this one decision."""
        return stream_for(whims, self.seat, self.number)


@dataclass(frozen=True, slots=True)
class Failure:
    """No answer came that could be used, and something harmless is done instead."""

    fault: ProgramFault
    last: bool  # it is asked no more


class Driver:
    """Decides for one seat of a case.

    Nothing here waits or raises, and what a driver has no use for it passes over: a case asks all
    of them in the same way.
    """

    here = False
    """Whether it is a person at this screen."""

    @property
    def coming(self) -> bool:
        """Whether an answer will come by itself, so that one may wait for it."""
        return False

    @property
    def ready(self) -> bool:
        """Whether the answer is there already."""
        return False

    def told(self, events: Sequence[Event]) -> None:
        """What its seat has seen since it was told last, each event once."""
        del events

    def ask(self, question: Question) -> None:
        """Put a question; the same number is the same question, asked again."""
        del question

    def resume(self, question: Question) -> None:
        """Put a question after a restart or a lost line: the case is there now."""
        self.ask(question)

    def choose(self, action: Action) -> bool:
        """Somebody at this screen has chosen for the seat; whether that is taken."""
        del action
        return False

    def answer(self) -> Choice | None:
        """The answer, once; ``None`` until there is one."""
        return None

    def failure(self) -> Failure | None:
        """What was wrong with the last answer, once."""
        return None

    def explain(self, number: int) -> Choice | None:
        """Why it decided so then, where only it can tell; else whoever reviews asks a detective."""
        del number
        return None

    def learnt(self, view: View) -> HabitsBySeat:
        """What it thinks of the others when a case is over, for the next one of the series."""
        del view
        return ()

    def leave(self) -> None:
        """The table is left, perhaps twice; nobody waits for what a driver does about it."""
        return


def unexplained(action: Action) -> Choice:
    """A choice whose reasons nobody is told."""
    return Choice(action, Reason(Motive.OUTSIDE))
