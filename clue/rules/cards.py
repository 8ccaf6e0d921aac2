"""The cards: six suspects, six weapons, the mansion's rooms, and a case, one of each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import NewType, TypeAlias


class Suspect(StrEnum):
    """The six suspects, in the order they sit round the board, clockwise from red (R1)."""

    SCARLET = "scarlet"
    MUSTARD = "mustard"
    WHITE = "white"
    GREEN = "green"
    PEACOCK = "peacock"
    PLUM = "plum"

    __hash__ = str.__hash__  # Enum's own hash is a Python call; cards are hashed all day


class Weapon(StrEnum):
    """The six weapons. The gun is a revolver or a pistol by edition; the card is the same."""

    ROPE = "rope"
    LEAD_PIPE = "lead-pipe"
    KNIFE = "knife"
    WRENCH = "wrench"
    CANDLESTICK = "candlestick"
    REVOLVER = "revolver"

    __hash__ = str.__hash__


Room = NewType("Room", str)
"""A room's identity, such as ``billiard-room``; which rooms there are, the mansion says."""

Card: TypeAlias = Suspect | Weapon | Room

Seat: TypeAlias = Suspect
"""A seat at the table is known by the suspect it plays."""

SUSPECTS: tuple[Suspect, ...] = tuple(Suspect)
WEAPONS: tuple[Weapon, ...] = tuple(Weapon)


class Kind(Enum):
    """The three questions: who, with what, where."""

    SUSPECT = "suspect"
    WEAPON = "weapon"
    ROOM = "room"


def kind_of(card: Card) -> Kind:
    """Which of the three piles a card belongs to.

    >>> kind_of(SUSPECTS[0]), kind_of(WEAPONS[0]), kind_of(Room('hall'))
    (<Kind.SUSPECT: 'suspect'>, <Kind.WEAPON: 'weapon'>, <Kind.ROOM: 'room'>)
    """
    if isinstance(card, Suspect):
        return Kind.SUSPECT
    return Kind.WEAPON if isinstance(card, Weapon) else Kind.ROOM


@dataclass(frozen=True, slots=True)
class Case:
    """One of each kind: what the envelope holds, a suggestion names, an accusation claims."""

    suspect: Suspect
    weapon: Weapon
    room: Room

    @property
    def cards(self) -> tuple[Suspect, Weapon, Room]:
        """The three cards in the order who, with what, where."""
        return (self.suspect, self.weapon, self.room)

    def __contains__(self, card: object) -> bool:
        return card in (self.suspect, self.weapon, self.room)


@dataclass(frozen=True)
class Deck:
    """All the cards of one mansion; its rooms decide how many there are."""

    rooms: tuple[Room, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card once: suspects, weapons, rooms, each in its printed order."""
        return (*SUSPECTS, *WEAPONS, *self.rooms)

    @property
    def piles(self) -> tuple[tuple[Suspect, ...], tuple[Weapon, ...], tuple[Room, ...]]:
        """The three piles the envelope is filled from (R2)."""
        return (SUSPECTS, WEAPONS, self.rooms)

    def __contains__(self, case: object) -> bool:
        return isinstance(case, Case) and case.room in self.rooms
