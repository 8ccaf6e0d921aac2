"""Reading the others: what is likely, though not certain, from how they play.

What sort of player each of them is is learnt in the game, from what it does and nothing else.
Everybody begins as anybody: every sort is thought possible, as often as it is met among people and
programs. What a player names, shows and lets pass makes some sorts likelier. Who it is (a level, a
program, a person) is never asked. In a series each begins as it is known from the games before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from math import comb, log
from operator import mul

import numpy as np

from clue.deduction.deals import Deals
from clue.deduction.holders import Evidence, Likelihood, Mixture
from clue.players.common import (
    Opportunity,
    known_to_all,
    named_of_kinds,
    passed_over,
    rooms_met,
    seen_by_all,
)
from clue.players.habits import ANYBODY, Habits, HabitsBySeat, Parts, shares
from clue.rules.cards import Card, Seat
from clue.rules.view import Inquiry, View

PAIRS: tuple[tuple[float, float, float], ...] = (
    (1.0, 0.3, 0.2),
    (1.0, 0.6, 0.5),
    (1.0, 1.0, 1.0),
    (1.0, 0.4, 5.0),
)
"""How readily each sort of player names a suspect and a weapon with none, one, both its own.

Who spares its own; who names one now and then; who does not mind; and who names two at once, to
learn of the room alone.
"""

ROOMS: tuple[tuple[float, float], ...] = ((1.0, 0.25), (1.0, 0.5), (1.0, 1.0))
"""The same of rooms: most go where they know least, others wherever is nearest."""

INSISTS = 2
"""What is asked again and again tells no more of a hand than what is asked so many times."""

FORGETS = 0.03
"""How often who keeps notes names again, by choice, what it was shown, beside other cards."""

SLIPS = 0.2
"""How readily who keeps notes names what everybody could know to be out, beside who forgets."""

ANY_CARD = (1.0, 1.0, 1 / 2, 1 / 3)
"""A card shown out of several was one choice among them."""

SILENT = (0.03, 1.0, 1.0, 1.0)
"""Asked, heard nothing, and did not accuse: of who keeps notes the three are hardly the case."""

PASSES_OVER = 0.15
"""How often who keeps notes names what is farther from proof, beside what is nearer."""

LEAVES, STAYS = 0.05, 0.2
"""How often who is curious leaves a room it does not know of; and stays where it knows, beside."""

PASSES = 0.2
"""How often who is curious leaves a passage to a room that it does not know of."""

ASKED, LEFT = 10.0, 0.4
"""How much oftener the curious ask where they were called to than others do; and how they leave."""


def habits_of(view: View, seat: Seat, before: Habits = ANYBODY) -> Habits:
    """What is thought of a player by what this seat's eyes have seen of it in a game.

    Which sort it is of hangs on its hand: that is left to :func:`likelihoods`.
    """
    again, other = _repeats(view, seat)
    return replace(
        before,
        careful=_careful(view, seat, before.careful),
        curious=_curious(view, seat, before.curious),
        again=before.again + again,
        other=before.other + other,
    )


def habits_after(view: View, deals: Deals, habits: HabitsBySeat = ()) -> HabitsBySeat:
    """What is thought of everybody when a game is over, for the next one of a series.

    The hands that are still not known count as far as they are likely. A part of what was thought
    of anybody stays: people change, and other people sit down.
    """
    known = dict(habits)
    found: list[tuple[Seat, Habits]] = []
    for seat in view.seats:
        if seat == view.seat:
            continue
        before = known.get(seat, ANYBODY)
        now = habits_of(view, seat, before)
        pairs, rooms = (_sorts_after(hint, deals) for hint in _named(view, seat, now))
        found.append((seat, _turned(now, pairs, rooms).faded()))
    return tuple(found)


def _turned(habits: Habits, pairs: Parts, rooms: Parts) -> Habits:
    """Habits by what their sorts' shares have become."""
    likelier = [after / share for after, share in zip(pairs, habits.pairs, strict=True)]
    return replace(
        habits,
        keeping=shares(map(mul, habits.keeping, likelier)),
        forgetting=shares(map(mul, habits.forgetting, likelier)),
        rooms=rooms,
    )


def _sorts_after(mixture: Mixture, deals: Deals) -> Parts:
    """What the sorts' shares have become, by all hands that are still likely."""
    sorts = np.repeat(np.array(mixture.shares)[:, None], deals.count, axis=1)
    held = deals.held[deals.row[mixture.seat]]
    for cards, rows in mixture.named:
        sorts *= np.array(rows)[:, held[[deals.number[card] for card in cards]].sum(axis=0)]
    after: list[float] = (sorts / sorts.sum(axis=0) @ deals.weights).tolist()
    return shares(after)


def _careful(view: View, seat: Seat, careful: float) -> float:
    """By whether it names again what this seat has shown it, or what everybody could know."""
    odds = careful / (1 - careful)
    shown: set[Card] = set()
    for inquiry, known in zip(view.inquiries, known_to_all(seen_by_all(view)), strict=True):
        if inquiry.seat == seat:
            for named, pile in named_of_kinds(view, inquiry):
                ready = dict.fromkeys(known.out.intersection(pile), SLIPS)
                ready |= dict.fromkeys(shown.intersection(pile), FORGETS)
                rest = len(pile) - len(ready) + sum(ready.values())
                odds *= ready.get(named, 1.0) * len(pile) / rest  # who forgets names any alike
            if inquiry.shower == view.seat and inquiry.shown is not None:
                shown.add(inquiry.shown)
    return odds / (1 + odds)


def _curious(view: View, seat: Seat, curious: float) -> float:
    """By where it asked when it was called there, and where it did not."""
    odds = curious / (1 - curious)
    for met in rooms_met(seen_by_all(view)).called:
        if met.seat == seat:
            odds *= ASKED if met.taken else LEFT
    return odds / (1 + odds)


def _repeats(view: View, seat: Seat) -> tuple[int, int]:
    """How often it showed this seat the same again where it could, and how often another card."""
    again = other = 0
    shown: set[Card] = set()
    for inquiry in view.inquiries:
        if inquiry.seat == view.seat and inquiry.shower == seat and inquiry.shown is not None:
            if inquiry.shown in shown:
                again += 1
            elif shown.intersection(inquiry.case.cards):
                other += 1
            shown.add(inquiry.shown)
    return again, other


@lru_cache(maxsize=12)
def likelihoods(view: View, habits: HabitsBySeat = ()) -> tuple[Evidence, ...]:
    """Every hint in a view, none about the viewer's own hand."""
    known = dict(habits)
    others = [seat for seat in view.seats if seat != view.seat]
    thought = {seat: habits_of(view, seat, known.get(seat, ANYBODY)) for seat in others}
    hints: list[Evidence] = []
    for seat in others:
        hints += (hint for hint in _named(view, seat, thought[seat]) if hint.named)
    for index, inquiry in enumerate(view.inquiries):
        if inquiry.seat == view.seat:
            hints += _shown(view, index, thought)
            continue
        careful = thought[inquiry.seat].careful
        hints += _named_again(view, index, careful)
        if inquiry.complete and inquiry.shower is None and view.turn > inquiry.turn:
            silent = _believed(SILENT, trusted(careful, SILENT[0]))
            hints.append(Likelihood(inquiry.seat, inquiry.case.cards, silent))
    return (*hints, *_left_undone(view, thought))


def _left_undone(view: View, thought: Mapping[Seat, Habits]) -> Iterator[Likelihood]:
    """Who lets pass what it might have asked about knows of it, and who asks does not."""
    seen = seen_by_all(view)
    told: set[tuple[Seat, Card, bool]] = set()
    for opportunities, weight in (
        (passed_over(seen), _if_passed_over),
        (rooms_met(seen).called, _if_called),
        (rooms_met(seen).passages, _if_beside_a_passage),
    ):
        for one in opportunities:
            about = (one.seat, one.card, one.taken)
            if one.seat in thought and one.card not in view.hand and about not in told:
                told.add(about)
                yield from _knowing(view, one, weight(thought[one.seat], one))


# How much likelier what was done is of one who knows of the card. How sure one may be of a
# player's manner is told by all it did but this.


def _if_passed_over(habits: Habits, _: Opportunity) -> float:
    return 1 / (1 - habits.careful * (1 - PASSES_OVER))


def _if_called(habits: Habits, one: Opportunity) -> float:
    if one.taken:
        return 1 - _without(habits.curious, ASKED) * (1 - STAYS)
    return 1 / (1 - _without(habits.curious, LEFT) * (1 - LEAVES))


def _if_beside_a_passage(habits: Habits, one: Opportunity) -> float:
    return 1.0 if one.taken else 1 / (1 - habits.curious * (1 - PASSES))


def _without(share: float, weight: float) -> float:
    """A chance before something that made it so much likelier."""
    odds = share / (1 - share) / weight
    return odds / (1 + odds)


def _knowing(view: View, one: Opportunity, weight: float) -> Iterator[Likelihood]:
    """What was done weighs so much more if a player knows where a card is: has it, or was shown it.

    Whoever has answered it about the card may have shown another.
    """
    yield Likelihood(one.seat, (one.card,), (1.0, weight))
    earlier = (told for told in view.inquiries[: one.before] if told.seat == one.seat)
    showers = {told.shower for told in earlier if one.card in told.case.cards}
    for seat in view.seats:
        if seat in showers and seat != view.seat:
            yield Likelihood(seat, (one.card,), (1.0, (1 + weight) / 2))


def _believed(weights: tuple[float, ...], trust: float) -> tuple[float, ...]:
    """A hint as far as one may trust it: not at all, and all its weights are one."""
    return tuple(weight**trust for weight in weights)


def trusted(careful: float, least: float) -> float:
    """How far to trust a hint of who keeps notes with some chance, and else tells nothing.

    What the hint makes least likely becomes as likely as it is of both together.
    """
    return log(1 - careful * (1 - least)) / log(least)


def _named(view: View, seat: Seat, habits: Habits) -> tuple[Mixture, Mixture]:
    """What the cards a seat named say of its own hand: of each sort something else.

    Which sort it is follows from all of them at once: who named one of its own may well have named
    more.
    """
    cases = [inquiry.case for inquiry in view.inquiries if inquiry.seat == seat]
    share = view.hand_size(seat) / len(view.board.deck.cards)
    pairs: Counter[tuple[Card, ...]] = Counter((case.suspect, case.weapon) for case in cases)
    rooms: Counter[tuple[Card, ...]] = Counter((case.room,) for case in cases)
    return (
        Mixture(seat, habits.pairs, _by_sort(PAIRS, share, pairs, INSISTS)),
        Mixture(seat, habits.rooms, _by_sort(ROOMS, share, rooms, 1)),
    )


def _by_sort(
    sorts: tuple[tuple[float, ...], ...],
    share: float,
    named: Mapping[tuple[Card, ...], int],
    most: int,
) -> tuple[tuple[tuple[Card, ...], tuple[tuple[float, ...], ...]], ...]:
    """What a seat named, by how readily each sort names so many of its own.

    Beside what it might have named: it holds a share of all cards.
    """
    told = [_rows(sorts, share, times) for times in range(1, most + 1)]
    return tuple((cards, told[min(times, most) - 1]) for cards, times in named.items())


@lru_cache(maxsize=64)
def _rows(
    sorts: tuple[tuple[float, ...], ...], share: float, times: int
) -> tuple[tuple[float, ...], ...]:
    return tuple(_believed(_beside_all(ready, share), times) for ready in sorts)


def _beside_all(ready: tuple[float, ...], share: float) -> tuple[float, ...]:
    """How readily somebody names so many of its own, beside whatever it holds a share of."""
    size = len(ready) - 1
    usual = sum(
        comb(size, own) * share**own * (1 - share) ** (size - own) * often
        for own, often in enumerate(ready)
    )
    return tuple(often / usual for often in ready)


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
    trust = trusted(careful, FORGETS)
    return [
        Likelihood(inquiry.shower, rest, _believed((FORGETS, 1.0, 2.0)[: len(rest) + 1], trust)),
        Likelihood(inquiry.shower, inquiry.case.cards, _believed(ANY_CARD, trust)),
    ]


def _shown(view: View, index: int, thought: Mapping[Seat, Habits]) -> list[Likelihood]:
    """The hint in a card shown to the viewer; who likes to show the same again had no choice."""
    inquiry = view.inquiries[index]
    if inquiry.shower is None or inquiry.shown is None:
        return []
    free = 1.0
    if any(_same_answer(inquiry, earlier) for earlier in view.inquiries[:index]):
        free -= thought[inquiry.shower].repeats
    return [Likelihood(inquiry.shower, inquiry.case.cards, _believed(ANY_CARD, free))]


def _same_answer(inquiry: Inquiry, earlier: Inquiry) -> bool:
    return (
        earlier.seat == inquiry.seat
        and earlier.shower == inquiry.shower
        and earlier.shown == inquiry.shown
    )
