"""What happened, in the past tense, and who may see what of it.

An event that hides something is redacted by leaving the hidden field ``None``; the event
itself is never hidden, because everybody at the table sees that it happened.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from clue.rules.board import Cell, Place
from clue.rules.cards import Card, Case, Room, Seat, Suspect, Weapon
from clue.rules.phases import Phase


class Ending(Enum):
    """How a game can end."""

    SOLVED = "solved"  # R14
    LAST_STANDING = "last-standing"  # H2
    UNSOLVED = "unsolved"  # R15


@dataclass(frozen=True, slots=True)
class GameBegan:
    """The table is set (R2): who sits, how many cards each holds, where everything lies."""

    seats: tuple[Seat, ...]
    hand_sizes: tuple[int, ...]
    open_cards: tuple[Card, ...]
    pawns: tuple[Place, ...]
    weapons: tuple[Room | None, ...]  # none lies anywhere yet that the players will lay out


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat took up its cards; only that seat sees which."""

    seat: Seat
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class WeaponLaid:
    """A seat put a weapon into a room before the first turn (H5)."""

    seat: Seat
    weapon: Weapon
    room: Room


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is a seat's turn; turns are numbered from one."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """The dice lie still."""

    seat: Seat
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """A pawn walked: the squares it stepped on in order, and where it ended."""

    seat: Seat
    origin: Place
    route: tuple[Cell, ...]
    to: Place


@dataclass(frozen=True, slots=True)
class CouldNotMove:
    """Every way was closed, and the pawn stayed (R6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TookPassage:
    """A pawn went through a secret passage."""

    seat: Seat
    origin: Room
    to: Room


@dataclass(frozen=True, slots=True)
class Suggested:
    """A seat named a case in the room its pawn is in (R10)."""

    seat: Seat
    case: Case


@dataclass(frozen=True, slots=True)
class PawnSummoned:
    """A suggestion moved a suspect's pawn into its room (R10)."""

    suspect: Suspect
    origin: Place
    room: Room


@dataclass(frozen=True, slots=True)
class WeaponMoved:
    """A suggestion moved a weapon into its room (R10)."""

    weapon: Weapon
    origin: Room
    room: Room


@dataclass(frozen=True, slots=True)
class DeclinedToSuggest:
    """A seat entered a room and made no suggestion (H1)."""

    seat: Seat
    room: Room


@dataclass(frozen=True, slots=True)
class HadNone:
    """A seat holds none of the three cards (R12)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Showed:
    """A seat showed one card to the suggester; only those two see which (R12)."""

    seat: Seat
    to: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class NobodyDisproved:
    """The suggestion came round and nobody held any of it."""

    seat: Seat
    case: Case


@dataclass(frozen=True, slots=True)
class Accused:
    """A seat named the case for good, aloud (R13)."""

    seat: Seat
    case: Case


@dataclass(frozen=True, slots=True)
class AccusationFailed:
    """The accuser was wrong and is out; only the accuser has seen the envelope (R14)."""

    seat: Seat
    envelope: Case | None


@dataclass(frozen=True, slots=True)
class DoorCleared:
    """A false accuser's pawn was moved from a door's front into the room (E3)."""

    suspect: Suspect
    origin: Cell
    room: Room


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat's turn is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The envelope lies open for all."""

    ending: Ending
    winner: Seat | None
    envelope: Case


@dataclass(frozen=True, slots=True)
class Awaited:
    """What the table now waits for; the last event of every action but the very last."""

    phase: Phase


Event: TypeAlias = (
    GameBegan
    | HandDealt
    | WeaponLaid
    | TurnBegan
    | Rolled
    | Moved
    | CouldNotMove
    | TookPassage
    | Suggested
    | PawnSummoned
    | WeaponMoved
    | DeclinedToSuggest
    | HadNone
    | Showed
    | NobodyDisproved
    | Accused
    | AccusationFailed
    | DoorCleared
    | TurnEnded
    | GameEnded
    | Awaited
)


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as one seat sees it; ``None`` is a bystander who holds no cards.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> hands = [event for event in game.events if isinstance(event, HandDealt)]
    >>> redact(hands[0], game.setup.seats[1]).cards is None
    True
    """
    if type(event) not in _HIDING:
        return event
    match event:
        case HandDealt(owner, _) if owner != seat:
            return HandDealt(owner, None)
        case Showed(shower, suggester, _) if seat not in (shower, suggester):
            return Showed(shower, suggester, None)
        case AccusationFailed(accuser, _) if accuser != seat:
            return AccusationFailed(accuser, None)
        case _:
            return event


_HIDING = frozenset({HandDealt, Showed, AccusationFailed})
"""The kinds of events that hide something from somebody."""
