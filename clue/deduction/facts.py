"""What a seat knows for certain, as plain statements that each say where they come from."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from functools import cached_property, lru_cache
from typing import TypeAlias

from clue.rules.cards import Card, Case, Deck, Seat
from clue.rules.view import Inquiry, View


class Source(Enum):
    """Where a statement comes from."""

    HAND = "own-hand"
    OPEN = "open-cards"  # H3
    INQUIRY = "inquiry"
    ACCUSATION = "accusation"
    ENVELOPE = "envelope"  # looked into after a false accusation (R14), or laid open

    __hash__ = object.__hash__  # Enum's own is a Python call


@dataclass(frozen=True, slots=True)
class Origin:
    """A source, and which inquiry or accusation it was."""

    source: Source
    index: int | None = None


@dataclass(frozen=True, slots=True)
class Holds:
    """A seat holds a card."""

    seat: Seat
    card: Card
    origin: Origin


@dataclass(frozen=True, slots=True)
class Lacks:
    """A seat does not hold a card."""

    seat: Seat
    card: Card
    origin: Origin


@dataclass(frozen=True, slots=True)
class OneOf:
    """A seat holds at least one of these cards."""

    seat: Seat
    cards: tuple[Card, ...]
    origin: Origin


@dataclass(frozen=True, slots=True)
class Open:
    """A card lies open on the table."""

    card: Card
    origin: Origin


@dataclass(frozen=True, slots=True)
class NotTheCase:
    """These three are not all in the envelope."""

    case: Case
    origin: Origin


@dataclass(frozen=True, slots=True)
class TheCase:
    """These three are in the envelope."""

    case: Case
    origin: Origin


Statement: TypeAlias = Holds | Lacks | OneOf | Open | NotTheCase | TheCase


@dataclass(frozen=True)
class Facts:
    """The frame (deck, seats, hand sizes: common knowledge) and every statement about it."""

    deck: Deck
    seats: tuple[Seat, ...]
    hand_sizes: tuple[int, ...]
    statements: tuple[Statement, ...] = ()

    @cached_property
    def _hash(self) -> int:
        """Of the ends alone: facts are looked up all day, and compared where these agree."""
        told = self.statements
        return hash((self.seats, self.hand_sizes, len(told), told[:1], told[-1:]))

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        """What travels to another process, where words have other hashes."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


def facts_from(view: View) -> Facts:
    """Everything certain that a view holds.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> facts = facts_from(game.view(game.setup.seats[0]))
    >>> len(facts.statements)
    6
    """
    last = _readings.get(view.seat)
    if last is not None and last.tells_all_of(view):
        return last.facts
    inquiries = _inquiries_read(view, last)
    facts = Facts(view.board.deck, view.seats, view.hand_sizes, _told(view, inquiries))
    if last is not None and facts == last.facts:
        facts = last.facts  # whoever has looked it up finds it at once
    _readings[view.seat] = _Reading(view, inquiries, facts)
    return facts


@dataclass(frozen=True, slots=True)
class _Reading:
    """What a seat has read last: a turn asks several times, and nearly all of it stays."""

    view: View
    inquiries: tuple[tuple[Inquiry, tuple[Statement, ...]], ...]
    facts: Facts

    def tells_all_of(self, view: View) -> bool:
        """Whether nothing has been added: a view takes over what it does not write on."""
        known = self.view
        return (
            view.inquiries is known.inquiries
            and view.accusations is known.accusations
            and view.envelope is known.envelope
            and view.hand is known.hand
            and view.open_cards is known.open_cards
            and view.seats is known.seats
            and view.hand_sizes is known.hand_sizes
            and view.board is known.board
        )


_readings: dict[Seat | None, _Reading] = {}
"""The last of each seat."""


def _inquiries_read(
    view: View, last: _Reading | None
) -> tuple[tuple[Inquiry, tuple[Statement, ...]], ...]:
    """What each inquiry tells: what was read before is not read again."""
    known = last.inquiries if last is not None else ()
    same = 0
    for (before, _), now in zip(known, view.inquiries, strict=False):
        if before is not now and before != now:
            break
        same += 1
    new = enumerate(view.inquiries[same:], same)
    return (*known[:same], *[(one, _told_by(one, index, view.seat)) for index, one in new])


def _told(
    view: View, inquiries: tuple[tuple[Inquiry, tuple[Statement, ...]], ...]
) -> tuple[Statement, ...]:
    seat = view.seat
    told: list[Statement] = []
    if seat is not None:
        told += _in_hand(seat, view.hand)
    told += [Open(card, Origin(Source.OPEN)) for card in view.open_cards]
    for _, read in inquiries:
        told += read
    for index, accusation in enumerate(view.accusations):
        told.append(NotTheCase(accusation.case, Origin(Source.ACCUSATION, index)))
    if view.envelope is not None:
        told.append(TheCase(view.envelope, Origin(Source.ENVELOPE)))
    return tuple(told)


@lru_cache(maxsize=16)
def _in_hand(seat: Seat, hand: tuple[Card, ...]) -> tuple[Statement, ...]:
    """What one's own hand proves."""
    return tuple(Holds(seat, card, Origin(Source.HAND)) for card in hand)


def _told_by(inquiry: Inquiry, index: int, own: Seat | None) -> tuple[Statement, ...]:
    """What the answers to one suggestion prove; one's own answers are one's own hand already."""
    cards, origin = inquiry.case.cards, Origin(Source.INQUIRY, index)
    lacks = [
        Lacks(seat, card, origin) for seat in inquiry.had_none if seat != own for card in cards
    ]
    if inquiry.shower is None or inquiry.shower == own:
        return tuple(lacks)
    if inquiry.shown is None:
        return (*lacks, OneOf(inquiry.shower, cards, origin))
    return (*lacks, Holds(inquiry.shower, inquiry.shown, origin))
