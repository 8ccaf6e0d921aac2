"""Who watches a case from behind the table, and writes down what happens in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from clue.players.program import ProgramFault
from clue.rules.actions import ActionTaken
from clue.rules.cards import Seat


@dataclass(frozen=True)
class Mishap:
    """A program gave no answer that could be used, and the table did something harmless for it."""

    seat: Seat
    event: int  # so many events had happened
    fault: ProgramFault
    last: bool  # it is asked no more


class Observer(Protocol):
    """Is told at once, before anybody is shown anything; whoever keeps a case comes first.

    Nothing that goes wrong with an observer's own work may be raised here: ``trouble`` tells it.
    """

    @property
    def trouble(self) -> str:
        """Why not everything it was told is safe, as a code; empty when it is."""

    def acted(self, played: ActionTaken) -> None:
        """Something was done."""

    def noted(self, seat: Seat) -> None:
        """Something was written into a seat's notebook."""

    def erred(self, mishap: Mishap) -> None:
        """A program did something wrong."""

    def left(self) -> None:
        """Everybody has got up."""
