"""Where a turn stands: one frozen value a phase, each with what it alone must remember.

A phase holds nothing private: everybody at the table can see which decision is awaited.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from clue.rules.cards import Case, Room, Seat, Weapon


@dataclass(frozen=True, slots=True)
class LayingOut:
    """Before the first turn, the seat lays down one of these weapons (H5)."""

    seat: Seat
    weapons: tuple[Weapon, ...]

    @property
    def decider(self) -> Seat:
        """Who must decide now."""
        return self.seat


@dataclass(frozen=True, slots=True)
class TurnStart:
    """The seat chooses how to begin (R3)."""

    seat: Seat

    @property
    def decider(self) -> Seat:
        """Who must decide now."""
        return self.seat


@dataclass(frozen=True, slots=True)
class Moving:
    """The dice lie; the seat chooses where to walk (R5). No accusing now (R13)."""

    seat: Seat
    dice: tuple[int, ...]

    @property
    def decider(self) -> Seat:
        """Who must decide now."""
        return self.seat


@dataclass(frozen=True, slots=True)
class Suggesting:
    """The seat has entered a room and owes a suggestion there (R10; E8 asks how it came)."""

    seat: Seat
    room: Room
    by_passage: bool = False

    @property
    def decider(self) -> Seat:
        """Who must decide now."""
        return self.seat


@dataclass(frozen=True, slots=True)
class Answering:
    """A suggestion goes round; ``answerer`` must show a card or have none (R12)."""

    seat: Seat
    case: Case
    answerer: Seat

    @property
    def decider(self) -> Seat:
        """Who must decide now."""
        return self.answerer


@dataclass(frozen=True, slots=True)
class TurnClosing:
    """The move or the suggestion is over; the seat may still accuse, or ends its turn (R13)."""

    seat: Seat

    @property
    def decider(self) -> Seat:
        """Who must decide now."""
        return self.seat


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended: solved by a seat, won by the last one standing (H2), or unsolved."""

    winner: Seat | None

    @property
    def seat(self) -> None:
        """It is nobody's turn any more."""
        return

    @property
    def decider(self) -> None:
        """Nobody decides any more."""
        return


Phase: TypeAlias = LayingOut | TurnStart | Moving | Suggesting | Answering | TurnClosing | Over
