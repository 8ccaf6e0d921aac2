"""The small interface every seat's player has, whether it thinks here or in another program."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, runtime_checkable

from clue.players.reasons import Reason, Scale
from clue.rules.actions import Action
from clue.rules.events import Event
from clue.rules.legal import Offers
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
    scale: Scale | None = None  # None: picked among equals


def ranked(options: Iterable[tuple[float, Action]], most: int = 5) -> tuple[Alternative, ...]:
    """The best few of what was weighed, best first; equals in the order they came."""
    best = sorted(options, key=lambda option: -option[0])[:most]
    return tuple(Alternative(action, value) for value, action in best)


def picked(action: Action, others: Iterable[Action], reason: Reason) -> Choice:
    """A choice among equals: the others are told as well, none better than another."""
    rest = (other for other in others if other != action)
    return Choice(action, reason, ranked((0.0, one) for one in (action, *rest)))


class Player(Protocol):
    """Chooses from a view, the offers and a random stream, and from nothing else.

    The same view, offers and stream give the same choice; whatever a player remembers between
    calls may make it faster, never different.
    """

    @property
    def name(self) -> str:
        """The name the registry knows this player by, temper included."""

    def choose(self, view: View, offers: Offers, rng: Random) -> Choice:
        """Pick one of the offers."""


@runtime_checkable
class Listener(Protocol):
    """A player that wants the events themselves, as its seat saw them, to pass them on."""

    def hear(self, events: Sequence[Event]) -> None:
        """All events of the game so far, redacted; the listener remembers how far it got."""


@runtime_checkable
class Closing(Protocol):
    """A player that holds something open, such as another program."""

    def close(self) -> None:
        """Let go of it; the player is not asked again."""


def ask(
    player: Player, view: View, offers: Offers, rng: Random, seen: Sequence[Event] = ()
) -> Choice:
    """Ask a player for its choice; ``seen`` is all its seat has seen, for those who listen."""
    if isinstance(player, Listener):
        player.hear(seen)
    return player.choose(view, offers, rng)


def dismiss(player: Player) -> None:
    """Let a player go after the game."""
    if isinstance(player, Closing):
        player.close()
