"""A hint for whoever asks: where to look, why, and what to do, by what that seat knows.

What is proved comes first: the case itself, then a card whose place follows although the notebook
does not show it yet, and only then what a detective would do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from clue.deduction.belief import possible_in_case, proved
from clue.deduction.certainty import ProofStep, Rule, leaves, plain_steps, why
from clue.deduction.deals import deals_of
from clue.deduction.facts import Facts, Source, facts_from
from clue.deduction.holders import Likelihood
from clue.deduction.value import expected_bits
from clue.notebook.page import PrintedCell, in_order, printed
from clue.players.base import Choice
from clue.players.likelihoods import ANY_CARD
from clue.players.registry import advise
from clue.rules.actions import Suggest
from clue.rules.cards import Card, Case, Seat
from clue.rules.offers import Offers
from clue.rules.view import View

ENOUGH = 4000
"""So many deals tell what a question is worth to well within a word."""


class HintGround(Enum):
    """What a hint rests on."""

    PROVED = "proved"  # the case; it may be named now
    PROVED_LATER = "proved-later"  # the case; but it may not be named at this moment
    PLACED = "placed"  # where a card is follows, and the notebook does not show it
    WEIGHED = "weighed"  # nothing new is certain: what a detective thinks best


@dataclass(frozen=True, slots=True)
class CounselGiven:
    """All three steps of a hint as data; the words are the text layer's."""

    ground: HintGround
    choice: Choice  # what a detective would do now
    goals: tuple[ProofStep, ...] = ()  # what follows, each with its proof
    rows: tuple[Card, ...] = ()  # where to look in the notebook
    case: Case | None = None  # what is proved
    lines: tuple[int, ...] = ()  # and in the log: suggestions by their numbers
    open_cards: tuple[int, int, int] = (0, 0, 0)  # suspects, weapons and rooms still possible
    bits: float | None = None  # expected of the question advised, if it is one


def hint_for(view: View, offers: Offers, noted: Mapping[PrintedCell, bool]) -> CounselGiven:
    """The hint for a decision; ``noted`` is what stands in the seat's notebook already."""
    facts = facts_from(view)
    case = proved(facts)
    choice = advise(view, offers)
    if case is not None:
        ground = HintGround.PROVED if offers.accuse else HintGround.PROVED_LATER
        return replace(_given(ground, choice, facts, case_proof(facts, case)), case=case)
    answering = offers.show or offers.have_none
    if not answering and (step := _unnoted(facts, view.seat, noted)):
        return _given(HintGround.PLACED, choice, facts, (step,))
    return _given(HintGround.WEIGHED, choice, facts, (), _bits(facts, view, choice))


def case_proof(facts: Facts, case: Case) -> tuple[ProofStep, ...]:
    """Why each of the three cards is in the envelope: what is hardest to see stands last."""
    steps = [step for card in case.cards if (step := why(facts, card, None)) is not None]
    return tuple(sorted(steps, key=length))


def length(step: ProofStep) -> tuple[bool, int, int]:
    """How hard a proof is to follow: counting last of all, then its steps, then its lines."""
    return step.rule is Rule.COUNTING, len(in_order(step)), len(leaves(step))


def lines_of(steps: tuple[ProofStep, ...]) -> tuple[int, ...]:
    """The suggestions some proofs rest on, by the numbers of the log."""
    told = (leaf.origin for step in steps for leaf in leaves(step))
    found = {o.index + 1 for o in told if o.source is Source.INQUIRY and o.index is not None}
    return tuple(sorted(found))


def rules_only(view: View) -> tuple[Likelihood, ...]:
    """What the rules themselves say of a card that was shown: it was one choice among those held.

    Of nobody's habits anything is thought.
    """
    return tuple(
        Likelihood(inquiry.shower, inquiry.case.cards, ANY_CARD)
        for inquiry in view.inquiries
        if inquiry.seat == view.seat and inquiry.shower is not None and inquiry.shown is not None
    )


def _given(
    ground: HintGround,
    choice: Choice,
    facts: Facts,
    goals: tuple[ProofStep, ...],
    bits: float | None = None,
) -> CounselGiven:
    possible = possible_in_case(facts)
    suspects, weapons, rooms = (sum(card in possible for card in pile) for pile in facts.deck.piles)
    rows = tuple(goal.card for goal in goals)
    return CounselGiven(
        ground,
        choice,
        goals,
        rows,
        lines=lines_of(goals),
        open_cards=(suspects, weapons, rooms),
        bits=bits,
    )


def _unnoted(facts: Facts, own: Seat | None, noted: Mapping[PrintedCell, bool]) -> ProofStep | None:
    """The easiest card to place that the notebook does not show in its place."""
    seen = printed(facts, own)
    return min(
        (
            step
            for cell, step in plain_steps(facts).items()
            if step.has and not noted.get(cell) and cell not in seen
        ),
        key=length,
        default=None,
    )


def _bits(facts: Facts, view: View, choice: Choice) -> float | None:
    """What the question that is advised should tell about the case."""
    if not isinstance(choice.action, Suggest):
        return None
    deals = deals_of(facts, rules_only(view), few=ENOUGH, sample=ENOUGH)
    return float(expected_bits(deals, choice.action.seat, [choice.action.case])[0])
