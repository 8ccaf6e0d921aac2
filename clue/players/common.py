"""What everybody at the table knows, and who named a card against that."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache

from clue.deduction.belief import consequences
from clue.deduction.facts import Facts, Origin, Source, facts_from
from clue.rules.cards import Card, Seat
from clue.rules.phases import Over
from clue.rules.view import View


def words_of(view: View) -> View:
    """A view wherever everybody stands: what is made of words alone is looked up by it."""
    return replace(view, pawns=(), weapons=(), phase=Over(None), brought=frozenset())


@lru_cache(maxsize=16)
def public_facts(view: View) -> Facts:
    """What everybody at the table knows."""
    seen = tuple(
        replace(inquiry, shown=None) if inquiry.shown is not None else inquiry
        for inquiry in view.inquiries
    )
    return facts_from(replace(view, seat=None, hand=(), inquiries=seen, envelope=None))


@lru_cache(maxsize=16)
def slips(view: View) -> Counter[Seat]:
    """How often each named a card that everybody could know to be out: it takes few notes.

    To name a card that all know to be one's own is no slip.
    """
    found: Counter[Seat] = Counter()
    out_at_last = out_of_the_case(public_facts(view))
    for index, inquiry in enumerate(view.inquiries):
        named = out_at_last & {inquiry.case.suspect, inquiry.case.weapon}
        if named and inquiry.seat != view.seat:
            before = _public_before(view, index)
            own = held_for_certain(before, inquiry.seat)
            found[inquiry.seat] += len(named & out_of_the_case(before) - own)
    return found


def _public_before(view: View, index: int) -> Facts:
    """What everybody knew when a suggestion was made."""
    public, turn = public_facts(view), view.inquiries[index].turn
    accused = sum(accusation.turn < turn for accusation in view.accusations)
    told_by_then = {Source.INQUIRY: index, Source.ACCUSATION: accused}

    def earlier(origin: Origin) -> bool:
        return origin.index is None or origin.index < told_by_then[origin.source]

    before = tuple(told for told in public.statements if earlier(told.origin))
    return replace(public, statements=before)


@lru_cache(maxsize=512)
def out_of_the_case(facts: Facts) -> frozenset[Card]:
    """The cards that a careful person knows not to be in the envelope."""
    problem = consequences(facts)
    cards = zip(problem.cards, problem.may, strict=True)
    return frozenset(card for card, may in cards if not may >> problem.envelope & 1)


def held_for_certain(facts: Facts, seat: Seat) -> frozenset[Card]:
    """The cards that a careful person knows a seat to hold."""
    problem, holder = consequences(facts), facts.seats.index(seat)
    homes = zip(problem.cards, problem.home, strict=True)
    return frozenset(card for card, home in homes if home == holder)
