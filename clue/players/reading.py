"""Reading the others: what is likely, though not certain, from how they play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from clue.deduction.belief import consequences
from clue.deduction.facts import Facts
from clue.deduction.holders import Likelihood
from clue.rules.cards import Card, Seat
from clue.rules.view import Inquiry, View

Homes: TypeAlias = Mapping[Card, int | None]
"""For each card the number of its holder, once that is certain."""

ANY_CARD = (1.0, 1.0, 1 / 2, 1 / 3)
"""A card shown out of several was one choice among them."""

SILENT = (0.03, 1.0, 1.0, 1.0)
"""Asked, heard nothing, and did not accuse: then the three are hardly the case."""

NEVER = 0.02
"""How often somebody names a suspect or a weapon again that was shown to him: hardly ever."""


@dataclass(frozen=True, slots=True)
class Habit:
    """Of some players that they spare their own cards, of the others that they hardly care.

    How readily a card of one's own is named, beside any other card, by either sort.
    """

    sparing: float  # the share of those who spare them
    spared: float
    careless: float

    def weights(self, share: float, named: int, own: int, unsure: int) -> tuple[float, ...]:
        """How likely it is that none, one, two... of the unsure cards a player named are its own.

        It holds a share of all cards and named so many different ones, of which so many are known
        to be its own. Which sort it is follows from all of them at once: who named one of its own
        may well have named more.
        """
        odds = self.sparing / (1 - self.sparing)
        odds *= (self.spared / self.careless) ** own
        odds *= (_evenly(self.careless, share) / _evenly(self.spared, share)) ** named
        return tuple(
            (odds * self.spared**held + self.careless**held) / (odds + 1)
            for held in range(unsure + 1)
        )


def _evenly(readiness: float, share: float) -> float:
    """What a card is named by on average, if it is one's own as readily as that."""
    return 1 - (1 - readiness) * share


NAMING = Habit(sparing=0.9, spared=0.02, careless=0.5)
"""Suspects and weapons: officers never name their own, Sherlock nearly as often as any."""

CALLING = Habit(sparing=0.35, spared=0.35, careless=1.15)
"""Rooms: one goes where one knows least, unless one's own is nearer or tells more."""


def likelihoods(view: View, facts: Facts) -> tuple[Likelihood, ...]:
    """Every hint in a view, none about the viewer's own hand."""
    problem = consequences(facts)
    homes = dict(zip(problem.cards, problem.home, strict=True))
    hints: list[Likelihood] = []
    for seat in view.seats:
        if seat != view.seat:
            hints += _named(view, seat, homes)
    for index, inquiry in enumerate(view.inquiries):
        if inquiry.seat == view.seat:
            hints += _shown(view, index)
            continue
        hints += _named_again(view, index)
        if inquiry.complete and inquiry.shower is None and view.turn > inquiry.turn:
            hints.append(Likelihood(inquiry.seat, inquiry.case.cards, SILENT))
    return tuple(hints)


def _named(view: View, seat: Seat, homes: Homes) -> Iterator[Likelihood]:
    """The hints about a seat's own hand in the cards it named, however often it named them."""
    cases = [inquiry.case for inquiry in view.inquiries if inquiry.seat == seat]
    share, holder = view.hand_size(seat) / len(homes), view.seats.index(seat)
    who_what = {card for case in cases for card in (case.suspect, case.weapon)}
    for habit, named in ((NAMING, who_what), (CALLING, {case.room for case in cases})):
        unsure = tuple(card for card in homes if card in named and homes[card] is None)
        own = sum(homes[card] == holder for card in named)
        if unsure:
            weights = habit.weights(share, len(named), own, len(unsure))
            yield Likelihood(seat, unsure, weights)


def _named_again(view: View, index: int) -> list[Likelihood]:
    """Who names a card again was hardly shown that one, but another of the three."""
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
        Likelihood(inquiry.shower, rest, (NEVER, 1.0, 2.0)[: len(rest) + 1]),
        Likelihood(inquiry.shower, inquiry.case.cards, ANY_CARD),
    ]


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
