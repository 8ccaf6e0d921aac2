"""Reading the others: what is likely, though not certain, from how they play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from clue.deduction.belief import consequences
from clue.deduction.facts import Facts
from clue.deduction.holders import Likelihood
from clue.players.habits import CALLING, FORGETS, NAMING, Habits, habits_of, own_among
from clue.rules.cards import Card, Seat
from clue.rules.view import Inquiry, View

Homes: TypeAlias = Mapping[Card, int | None]
"""For each card the number of its holder, once that is certain."""

ANY_CARD = (1.0, 1.0, 1 / 2, 1 / 3)
"""A card shown out of several was one choice among them."""

SILENT = (0.03, 1.0, 1.0, 1.0)
"""Asked, heard nothing, and did not accuse: of who keeps notes the three are hardly the case."""


def likelihoods(view: View, facts: Facts) -> tuple[Likelihood, ...]:
    """Every hint in a view, none about the viewer's own hand."""
    problem = consequences(facts)
    homes = dict(zip(problem.cards, problem.home, strict=True))
    habits = {seat: habits_of(view, seat) for seat in view.seats if seat != view.seat}
    hints: list[Likelihood] = []
    for seat in habits:
        hints += _named(view, seat, homes)
    for index, inquiry in enumerate(view.inquiries):
        if inquiry.seat == view.seat:
            hints += _shown(view, index, habits)
            continue
        careful = habits[inquiry.seat].careful
        hints += _named_again(view, index, careful)
        if inquiry.complete and inquiry.shower is None and view.turn > inquiry.turn:
            hints.append(Likelihood(inquiry.seat, inquiry.case.cards, _believed(SILENT, careful)))
    return tuple(hints)


def _believed(weights: tuple[float, ...], trust: float) -> tuple[float, ...]:
    """A hint as far as one may trust it: not at all, and all its weights are one."""
    return tuple(weight**trust for weight in weights)


def _named(view: View, seat: Seat, homes: Homes) -> Iterator[Likelihood]:
    """The hints about a seat's own hand in the cards it named, however often it named them."""
    cases = [inquiry.case for inquiry in view.inquiries if inquiry.seat == seat]
    share, holder = view.hand_size(seat) / len(homes), view.seats.index(seat)
    who_what = {card for case in cases for card in (case.suspect, case.weapon)}
    for sorts, named in ((NAMING, who_what), (CALLING, {case.room for case in cases})):
        unsure = tuple(card for card in homes if card in named and homes[card] is None)
        own = sum(homes[card] == holder for card in named)
        if unsure:
            weights = own_among(sorts, share, len(named), own, len(unsure))
            yield Likelihood(seat, unsure, weights)


def _named_again(view: View, index: int, careful: float) -> list[Likelihood]:
    """Who keeps notes and names a card again was hardly shown that one of the three."""
    inquiry = view.inquiries[index]
    if inquiry.shower is None or inquiry.shower == view.seat:
        return []
    again = {
        card
        for later in view.inquiries[index + 1 :]
        if later.seat == inquiry.seat
        for card in (later.case.suspect, later.case.weapon)
    }
    rest = tuple(card for card in inquiry.case.cards if card not in again)
    if len(rest) in (0, 3):
        return []
    # Together: of the cards the shower has of the three, the share that was not named again.
    return [
        Likelihood(inquiry.shower, rest, _believed((FORGETS, 1.0, 2.0)[: len(rest) + 1], careful)),
        Likelihood(inquiry.shower, inquiry.case.cards, _believed(ANY_CARD, careful)),
    ]


def _shown(view: View, index: int, habits: Mapping[Seat, Habits]) -> list[Likelihood]:
    """The hint in a card shown to the viewer; who likes to show the same again had no choice."""
    inquiry = view.inquiries[index]
    if inquiry.shower is None or inquiry.shown is None:
        return []
    free = 1.0
    if any(_same_answer(inquiry, earlier) for earlier in view.inquiries[:index]):
        free -= habits[inquiry.shower].repeats
    return [Likelihood(inquiry.shower, inquiry.case.cards, _believed(ANY_CARD, free))]


def _same_answer(inquiry: Inquiry, earlier: Inquiry) -> bool:
    return (
        earlier.seat == inquiry.seat
        and earlier.shower == inquiry.shower
        and earlier.shown == inquiry.shown
    )
