"""What a seat knows for certain, as plain statements that each say where they come from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
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


def facts_from(view: View) -> Facts:
    """Everything certain that a view holds."""
    return Facts(view.board.deck, view.seats, view.hand_sizes, tuple(_statements(view)))


def _statements(view: View) -> Iterator[Statement]:
    if view.seat is not None:
        yield from (Holds(view.seat, card, Origin(Source.HAND)) for card in view.hand)
    yield from (Open(card, Origin(Source.OPEN)) for card in view.open_cards)
    for index, inquiry in enumerate(view.inquiries):
        yield from _told_by(inquiry, Origin(Source.INQUIRY, index), view.seat)
    for index, accusation in enumerate(view.accusations):
        yield NotTheCase(accusation.case, Origin(Source.ACCUSATION, index))
    if view.envelope is not None:
        yield TheCase(view.envelope, Origin(Source.ENVELOPE))


def _told_by(inquiry: Inquiry, origin: Origin, own: Seat | None) -> Iterator[Statement]:
    """What the answers to one suggestion prove; one's own answers are one's own hand already."""
    cards = inquiry.case.cards
    for seat in inquiry.had_none:
        if seat != own:
            yield from (Lacks(seat, card, origin) for card in cards)
    if inquiry.shower is None or inquiry.shower == own:
        return
    if inquiry.shown is None:
        yield OneOf(inquiry.shower, cards, origin)
    else:
        yield Holds(inquiry.shower, inquiry.shown, origin)
