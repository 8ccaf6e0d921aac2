"""A seat's notebook as data: what the game saw happen for it, and what the player marked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from clue.rules.cards import Card, Seat
from clue.rules.view import View


class Mark(Enum):
    """What a player can write into a cell, in the order a click goes through them."""

    BLANK = ""
    NO = "no"
    YES = "yes"
    MAYBE = "maybe"


CYCLE = (Mark.BLANK, Mark.NO, Mark.YES, Mark.MAYBE)


@dataclass
class Notes:
    """The marks of one seat; only that seat's notebook ever shows them."""

    marks: dict[tuple[Card, Seat], Mark] = field(default_factory=dict)

    def at(self, card: Card, seat: Seat) -> Mark:
        """What stands in a cell."""
        return self.marks.get((card, seat), Mark.BLANK)

    def turn(self, card: Card, seat: Seat) -> Mark:
        """The next mark in a cell."""
        following = CYCLE[(CYCLE.index(self.at(card, seat)) + 1) % len(CYCLE)]
        self.marks[card, seat] = following
        return following

    def clear(self, card: Card, seat: Seat) -> None:
        """Rub a cell out."""
        self.marks.pop((card, seat), None)


def facts(view: View) -> Mapping[tuple[Card, Seat], bool]:
    """Who is seen to hold a card (true) or not to (false): printed facts, no deduction.

    A card one has seen lies nowhere else; a seat that had none of three holds none of them.
    """
    held: dict[Card, Seat | None] = dict.fromkeys(view.open_cards)
    if view.seat is not None:
        held |= dict.fromkeys(view.hand, view.seat)
    for inquiry in view.inquiries:
        if inquiry.shown is not None and inquiry.shower is not None:
            held[inquiry.shown] = inquiry.shower
    found: dict[tuple[Card, Seat], bool] = {
        (card, seat): seat == holder for card, holder in held.items() for seat in view.seats
    }
    if view.seat is not None and view.hand:
        mine = view.seat
        found |= {(c, mine): c in view.hand for c in view.board.deck.cards}
    for inquiry in view.inquiries:
        for seat in inquiry.had_none:
            found |= {(card, seat): False for card in inquiry.case.cards}
    return found


def clauses(view: View) -> Mapping[tuple[Card, Seat], tuple[int, ...]]:
    """Where "one of these three" is open: the numbers of the suggestions, counted from one."""
    settled = facts(view)
    found: dict[tuple[Card, Seat], list[int]] = {}
    for number, inquiry in enumerate(view.inquiries, 1):
        shower = inquiry.shower
        if shower is None or inquiry.shown is not None or shower == view.seat:
            continue
        cards = [card for card in inquiry.case.cards if settled.get((card, shower)) is not False]
        if any(settled.get((card, shower)) for card in cards):
            continue  # one of them is known to be there: nothing is open
        for card in cards:
            found.setdefault((card, shower), []).append(number)
    return {cell: tuple(numbers) for cell, numbers in found.items()}
