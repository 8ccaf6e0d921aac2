"""What a notebook prints by itself: what its seat saw happen, each with where it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from clue.deduction.belief import ContradictionError, believe
from clue.deduction.certainty import ProofStep, Rule, SeatOrCase, plain_steps, why
from clue.deduction.facts import Facts, Holds, Lacks, OneOf, Open, Source, TheCase
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


def in_order(goal: ProofStep) -> tuple[ProofStep, ...]:
    """The steps to be told, the goal last.

    That somebody has not got a card because he said so is cited inside the sentence that needs it;
    everything else has a step of its own. Depth first without recursion: a proof may be longer
    than Python's stack.
    """
    told: dict[int, ProofStep] = {}
    todo: list[tuple[ProofStep, bool]] = [(goal, False)]
    while todo:
        step, ready = todo.pop()
        if id(step) in told:
            continue
        if ready:
            told[id(step)] = step
        else:
            todo.append((step, True))
            todo += [(part, False) for part in reversed(list(_own_lines(step)))]
    return tuple(told.values())


def _own_lines(step: ProofStep) -> Iterator[ProofStep]:
    """What a step rests on that must be told before it; its own sentence cites the rest."""
    for part in step.because:
        if isinstance(part, ProofStep) and (
            part.rule is not Rule.TOLD or _needs_telling(part, step)
        ):
            yield part


def _needs_telling(part: ProofStep, step: ProofStep) -> bool:
    """Whether the sentence of a step does not say where such a part is known from."""
    told = part.because[0]
    by_hand = not isinstance(told, ProofStep) and told.origin.source is Source.HAND
    return step.rule in {Rule.ELSEWHERE, Rule.KIND_FOUND} and not by_hand


@dataclass(frozen=True)
class Insight:
    """All that is certain, card by card; made in another thread, for it may take a while."""

    facts: Facts | None = None
    certain: dict[PrintedCell, bool] = field(default_factory=dict)
    steps: dict[PrintedCell, ProofStep] = field(default_factory=dict)

    def reason(self, cell: PrintedCell) -> ProofStep | None:
        """Why, if it follows by plain steps; what only counting proves must be asked for."""
        return self.steps.get(cell)

    def still_holds(self, facts: Facts) -> bool:
        """Whether it was drawn from some of these facts: then it is true, if not everything."""
        old = self.facts
        if old is None or (old.deck, old.seats) != (facts.deck, facts.seats):
            return False
        return facts.statements == old.statements or set(old.statements) <= set(facts.statements)


def insight_of(facts: Facts) -> Insight:
    """Everything that is certain; nothing at all should the facts contradict each other."""
    try:
        belief, steps = believe(facts), plain_steps(facts)
    except ContradictionError:
        return Insight(facts)
    certain: dict[PrintedCell, bool] = {}
    for card in facts.deck.cards:
        for holder in (*facts.seats, None):
            if belief.certain(card, holder):
                certain[card, holder] = True
            elif belief.impossible(card, holder):
                certain[card, holder] = False
    return Insight(facts, certain, dict(steps))


def counted(facts: Facts, cell: PrintedCell) -> ProofStep | None:
    """Why a cell is certain when only counting every deal shows it; this may take seconds."""
    step = why(facts, *cell)
    return step if step is not None and step.rule is Rule.COUNTING else None
