"""Reading the others: what is likely, though not certain, from how they play."""

from __future__ import annotations

from clue.deduction.belief import consequences
from clue.deduction.facts import Facts
from clue.deduction.holders import Likelihood
from clue.deduction.reduce import Problem
from clue.rules.cards import Seat
from clue.rules.view import Inquiry, View

ANY_CARD = (1.0, 1.0, 1 / 2, 1 / 3)
"""A card shown out of several was one choice among them."""

SILENT = (0.03, 1.0, 1.0, 1.0)
"""Asked, heard nothing, and did not accuse: then the three are hardly the case."""

OWN = 0.3
"""How much less likely a card of one's own is named than another, before a seat is known."""

FAITH = 3.0
"""How many cards named it takes to change one's mind about a seat's habit by half."""


def likelihoods(view: View, facts: Facts) -> tuple[Likelihood, ...]:
    """Every hint in a view, none about the viewer's own hand."""
    problem = consequences(facts)
    habits = {seat: _habit(view, problem, seat) for seat in view.seats if seat != view.seat}
    hints: list[Likelihood] = []
    for index, inquiry in enumerate(view.inquiries):
        if inquiry.seat == view.seat:
            hints += _shown(view, index)
            continue
        own = habits[inquiry.seat]
        named = (inquiry.case.suspect, inquiry.case.weapon)
        hints.append(Likelihood(inquiry.seat, named, (1.0, own, own * own)))
        if inquiry.complete and inquiry.shower is None and view.turn > inquiry.turn:
            hints.append(Likelihood(inquiry.seat, inquiry.case.cards, SILENT))
    return tuple(hints)


def _shown(view: View, index: int) -> list[Likelihood]:
    """The hint in a card shown to the viewer; one that was shown again was no free choice."""
    inquiry = view.inquiries[index]
    if inquiry.shower is None or inquiry.shown is None:
        return []
    if any(_same_answer(inquiry, earlier) for earlier in view.inquiries[:index]):
        return []
    return [Likelihood(inquiry.shower, inquiry.case.cards, ANY_CARD)]


def _same_answer(inquiry: Inquiry, earlier: Inquiry) -> bool:
    return (
        earlier.seat == inquiry.seat
        and earlier.shower == inquiry.shower
        and earlier.shown == inquiry.shown
    )


def _habit(view: View, problem: Problem, seat: Seat) -> float:
    """How readily a seat names its own cards, by the cards whose holders are known."""
    holder = view.seats.index(seat)
    share = view.hand_size(seat) / len(problem.cards)
    homes = dict(zip(problem.cards, problem.home, strict=True))
    own = known = 0
    for inquiry in view.inquiries:
        if inquiry.seat != seat:
            continue
        for card in (inquiry.case.suspect, inquiry.case.weapon):
            known += homes[card] is not None
            own += homes[card] == holder
    return min(1.0, max(0.1, (OWN * FAITH * share + own) / ((FAITH + known) * share)))
