"""What a notebook prints by itself: what its seat saw happen, each with where it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from clue.deduction.certainty import ProofStep, Rule, SeatOrCase
from clue.deduction.facts import Facts, Holds, Lacks, OneOf, Open, TheCase
from clue.rules.cards import Card, Seat

PrintedCell: TypeAlias = tuple[Card, SeatOrCase]
"""A card and a seat, or the envelope, that may have it."""


def printed(facts: Facts, own: Seat | None = None) -> dict[PrintedCell, ProofStep]:
    """Who is seen to have a card or not to have it: no deduction.

    A card one has seen lies nowhere else, and one's own hand is known to its last card.
    """
    found: dict[PrintedCell, ProofStep] = {}
    for step in _told(facts):
        found.setdefault((step.card, step.holder), step)
    for step in [step for step in found.values() if step.has]:
        for other in (*facts.seats, None):
            elsewhere = ProofStep(step.card, other, False, Rule.ELSEWHERE, (step,))
            found.setdefault((step.card, other), elsewhere)
    if own is not None:
        hand = tuple(step for (_, holder), step in found.items() if holder == own and step.has)
        if hand and len(hand) == facts.hand_sizes[facts.seats.index(own)]:
            for card in facts.deck.cards:
                found.setdefault((card, own), ProofStep(card, own, False, Rule.HAND_FULL, hand))
    return found


def _told(facts: Facts) -> Iterator[ProofStep]:
    """Every statement that settles a cell, as it was told."""
    for told in facts.statements:
        match told:
            case Holds(seat, card):
                yield ProofStep(card, seat, True, Rule.TOLD, (told,))
            case Lacks(seat, card):
                yield ProofStep(card, seat, False, Rule.TOLD, (told,))
            case Open(card):
                yield from (
                    ProofStep(card, holder, False, Rule.TOLD, (told,))
                    for holder in (*facts.seats, None)
                )
            case TheCase(case):
                yield from (ProofStep(card, None, True, Rule.TOLD, (told,)) for card in case.cards)


def open_clauses(
    facts: Facts, known: Mapping[PrintedCell, bool]
) -> dict[PrintedCell, tuple[int, ...]]:
    """Where "one of these three" is open: the numbers of the suggestions, counted from one."""
    found: dict[PrintedCell, tuple[int, ...]] = {}
    for number, seat, cards in showings(facts):
        if not any(known.get((card, seat)) for card in cards):  # else nothing is open
            for card in cards:
                if known.get((card, seat)) is None:
                    found[card, seat] = (*found.get((card, seat), ()), number)
    return found


def showings(facts: Facts) -> Iterator[tuple[int, Seat, tuple[Card, ...]]]:
    """Every time a seat showed a card unseen: the suggestion's number, who, one of which."""
    for told in facts.statements:
        if isinstance(told, OneOf) and told.origin.index is not None:
            yield told.origin.index + 1, told.seat, told.cards
