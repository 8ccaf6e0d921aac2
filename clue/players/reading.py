"""Reading the others: what is likely, though not certain, from how they play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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

NEVER = 0.05
"""How often somebody names a suspect or a weapon again that was shown to him: hardly ever."""


@dataclass(frozen=True, slots=True)
class Habit:
    """Of some players that they spare their own cards, of the others that they hardly care.

    How readily a card of one's own is named, beside any other card, by either sort.
    """

    sparing: float  # the share of those who spare them
    spared: float
    careless: float

    def readiness(self, share: float, own: int, others: int) -> float:
        """How readily, of a player who holds a share of all cards and was seen naming some."""
        odds = self.sparing / (1 - self.sparing)
        odds *= (self.spared / self.careless) ** own
        odds *= ((1 - self.spared * share) / (1 - self.careless * share)) ** others
        return (odds * self.spared + self.careless) / (odds + 1)


NAMING = Habit(sparing=0.7, spared=0.03, careless=0.65)
"""Suspects and weapons: officers never name their own, Sherlock nearly as often as any."""

CALLING = Habit(sparing=0.35, spared=0.35, careless=1.15)
"""Rooms: one goes where one knows least, unless one's own is nearer or tells more."""


def likelihoods(view: View, facts: Facts) -> tuple[Likelihood, ...]:
    """Every hint in a view, none about the viewer's own hand."""
    problem = consequences(facts)
    homes = dict(zip(problem.cards, problem.home, strict=True))
    ready = {seat: _ready(view, seat, homes) for seat in view.seats if seat != view.seat}
    hints: list[Likelihood] = []
    for index, inquiry in enumerate(view.inquiries):
        if inquiry.seat == view.seat:
            hints += _shown(view, index)
            continue
        hints += _named(inquiry, *ready[inquiry.seat])
        hints += _named_again(view, index)
        if inquiry.complete and inquiry.shower is None and view.turn > inquiry.turn:
            hints.append(Likelihood(inquiry.seat, inquiry.case.cards, SILENT))
    return tuple(hints)


def _ready(view: View, seat: Seat, homes: Homes) -> tuple[float, float]:
    """How readily a seat names a suspect or weapon of its own, and a room, by what it named."""
    asked = [inquiry.case for inquiry in view.inquiries if inquiry.seat == seat]
    who_what = [card for case in asked for card in (case.suspect, case.weapon)]
    share, holder = view.hand_size(seat) / len(homes), view.seats.index(seat)

    def readiness(habit: Habit, named: Sequence[Card]) -> float:
        found = [homes[card] for card in named if homes[card] is not None]
        own = found.count(holder)
        return habit.readiness(share, own, len(found) - own)

    return readiness(NAMING, who_what), readiness(CALLING, [case.room for case in asked])


def _named(inquiry: Inquiry, own: float, own_room: float) -> tuple[Likelihood, Likelihood]:
    """The hints about a suggester's own hand in what it named."""
    who_what = (inquiry.case.suspect, inquiry.case.weapon)
    return (
        Likelihood(inquiry.seat, who_what, (1.0, own, own * own)),
        Likelihood(inquiry.seat, (inquiry.case.room,), (1.0, own_room)),
    )


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
