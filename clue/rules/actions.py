"""What a player may ask for. An action is a wish; the referee decides, chance adds the dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from clue.rules.board import Place
from clue.rules.cards import Card, Case, Room, Seat, Weapon


@dataclass(frozen=True, slots=True)
class LayWeapon:
    """Put a weapon into a room before the first turn (H5)."""

    seat: Seat
    weapon: Weapon
    room: Room


@dataclass(frozen=True, slots=True)
class Roll:
    """Throw the dice to move (R3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MoveTo:
    """Walk to a square or into a room that the roll reaches (R5)."""

    seat: Seat
    to: Place


@dataclass(frozen=True, slots=True)
class TakePassage:
    """Go through a secret passage instead of rolling (R3)."""

    seat: Seat
    to: Room


@dataclass(frozen=True, slots=True)
class Suggest:
    """Name a case in the room one has entered (R10), or was brought to (R11)."""

    seat: Seat
    case: Case


@dataclass(frozen=True, slots=True)
class DeclineToSuggest:
    """Enter a room and say nothing (only with H1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Show:
    """Disprove a suggestion with one card (R12)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HaveNone:
    """Say that one holds none of the three (R12)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Accuse:
    """Name the case for good (R13)."""

    seat: Seat
    case: Case


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Leave it to the next seat."""

    seat: Seat


Action: TypeAlias = (
    LayWeapon
    | Roll
    | MoveTo
    | TakePassage
    | Suggest
    | DeclineToSuggest
    | Show
    | HaveNone
    | Accuse
    | EndTurn
)


@dataclass(frozen=True, slots=True)
class ActionTaken:
    """An action with what chance added to it: enough to play it again without any chance."""

    action: Action
    dice: tuple[int, ...] = ()
