"""What may be done at a moment: everything the seat that must decide is offered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from clue.rules import actions as act
from clue.rules.board import Cell, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Deck, Room, Seat, Weapon


@dataclass(frozen=True)
class Offers:
    """Everything the seat that must decide may do; an empty field is not allowed now."""

    seat: Seat
    deck: Deck
    lay: tuple[Weapon, ...] = ()
    lay_in: tuple[Room, ...] = ()
    roll: bool = False
    passages: tuple[Room, ...] = ()
    destinations: Mapping[Place, tuple[Cell, ...]] = field(default_factory=dict)  # with routes
    suggest_in: Room | None = None
    decline: bool = False
    show: tuple[Card, ...] = ()
    have_none: bool = False
    accuse: bool = False
    end_turn: bool = False

    @property
    def only_answer(self) -> act.Action | None:
        """What to answer where that is no choice: that one has none of the three, or but one."""
        if self.have_none:
            return act.HaveNone(self.seat)
        return act.Show(self.seat, self.show[0]) if len(self.show) == 1 else None

    def __iter__(self) -> Iterator[act.Action]:
        """Every single action, in a fixed order."""
        for weapon in self.lay:
            yield from (act.LayWeapon(self.seat, weapon, room) for room in self.lay_in)
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
