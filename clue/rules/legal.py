"""What a seat may do now, and why not something else. The screen shows what this returns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from clue.rules import actions as act
from clue.rules.board import Board, Cell, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Deck, Room, Seat
from clue.rules.editions import Edition, HouseRules
from clue.rules.phases import Phase
from clue.rules.refusals import Refusal


class Table(Protocol):
    """What legality depends on; the whole state and a seat's view both have it."""

    @property
    def board(self) -> Board: ...
    @property
    def edition(self) -> Edition: ...
    @property
    def house(self) -> HouseRules: ...
    @property
    def seats(self) -> tuple[Seat, ...]: ...
    @property
    def pawns(self) -> tuple[Place, ...]: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def brought(self) -> frozenset[Seat]: ...

    def hand_of(self, seat: Seat) -> tuple[Card, ...]:
        """The cards a seat holds."""


@dataclass(frozen=True)
class Offers:
    """Everything the seat that must decide may do; an empty field is not allowed now."""

    seat: Seat
    deck: Deck
    roll: bool = False
    passages: tuple[Room, ...] = ()
    destinations: Mapping[Place, tuple[Cell, ...]] = field(default_factory=dict)  # with routes
    suggest_in: Room | None = None
    decline: bool = False
    show: tuple[Card, ...] = ()
    have_none: bool = False
    accuse: bool = False
    end_turn: bool = False

    def __iter__(self) -> Iterator[act.Action]:
        """Every single action, in a fixed order."""
        if self.roll:
            yield act.Roll(self.seat)
        yield from (act.TakePassage(self.seat, room) for room in self.passages)
        yield from (act.MoveTo(self.seat, place) for place in self.destinations)
        if self.suggest_in is not None:
            yield from (
                act.Suggest(self.seat, Case(suspect, weapon, self.suggest_in))
                for suspect in SUSPECTS
                for weapon in WEAPONS
            )
        if self.decline:
            yield act.DeclineToSuggest(self.seat)
        yield from (act.Show(self.seat, card) for card in self.show)
        if self.have_none:
            yield act.HaveNone(self.seat)
        if self.accuse:
            yield from (
                act.Accuse(self.seat, Case(suspect, weapon, room))
                for suspect in SUSPECTS
                for weapon in WEAPONS
                for room in self.deck.rooms
            )
        if self.end_turn:
            yield act.EndTurn(self.seat)


def offers(table: Table) -> Offers | None:
    """What the deciding seat may do; ``None`` when the game is over."""
    raise NotImplementedError


def refusal(table: Table, action: act.Action) -> Refusal | None:
    """Why an action is not allowed now, or ``None`` when it is."""
    raise NotImplementedError
