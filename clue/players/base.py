"""The small interface every seat's player has, whether it thinks here or in another program."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Protocol

from clue.players.habits import HabitsBySeat
from clue.players.reasons import Reason, ValueScale
from clue.rules.actions import Action
from clue.rules.events import Event
from clue.rules.offers import Offers
from clue.rules.view import View


@dataclass(frozen=True, slots=True)
class Alternative:
    """Something that was weighed, with its value on the scale the choice was made on."""

    action: Action
    value: float


@dataclass(frozen=True, slots=True)
class Choice:
    """What a player does, why, and what it weighed: best first, the chosen action among them."""

    action: Action
    reason: Reason
    alternatives: tuple[Alternative, ...] = ()
    scale: ValueScale | None = None  # None: picked among equals


TOLD = 5
"""So many alternatives are told of a choice."""


def ranked(options: Iterable[tuple[float, Action]]) -> tuple[Alternative, ...]:
    """The best few of what was weighed, best first; equals in the order they came."""
    best = sorted(options, key=lambda option: -option[0])[:TOLD]
    return tuple(Alternative(action, value) for value, action in best)


def picked(action: Action, others: Iterable[Action], reason: Reason) -> Choice:
    """A choice among equals: the others are told as well, none better than another."""
    rest = [other for other in islice(others, TOLD) if other != action]
    told = [action, *rest][:TOLD]
    return Choice(action, reason, tuple([Alternative(one, 0.0) for one in told]))


class Player(Protocol):
    """Chooses from a view, the offers and a random stream, and from nothing else.

    The same view, offers and stream give the same choice; whatever a player remembers between
    calls may make it faster, never different. Most need neither hear events nor close anything.
    """

    by_view_alone: bool = False
    """Whether views and offers are enough for it: no events are told, no forced answer asked."""

    by_offers_alone: bool = False
    """Whether it never looks at its view, so that none need be brought up to date for it."""

    introduced: str = ""
    """What it calls itself, where it is a program that has said so."""

    @property
    def name(self) -> str:
        """The name the registry knows this player by, temper included."""

    def choose(self, view: View, offers: Offers, rng: Random) -> Choice:
        """Pick one of the offers."""

    def chosen(self, view: View, offers: Offers, rng: Random) -> Action:
        """The action alone, where nobody asks why: what only the reason needs is not worked out."""
        return self.choose(view, offers, rng).action

    def know(self, habits: HabitsBySeat) -> None:
        """What it has learnt of the others in the games before this one, where it learns."""
        del habits

    def learnt(self, view: View) -> HabitsBySeat:
        """What it thinks of the others when a game is over, for the next one of the series."""
        del view
        return ()

    def hear(self, events: Sequence[Event]) -> None:
        """What its seat has seen since it last heard anything, for whoever passes events on."""
        del events

    def close(self) -> None:
        """The game is over or left: let go of whatever is held open; it is not asked again."""
        return
