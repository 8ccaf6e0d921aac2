"""What everybody at the table knows, and what each did and left undone beside that."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from clue.deduction.belief import consequences
from clue.deduction.facts import Facts, Source, Statement, facts_from
from clue.rules.cards import Card, Room, Seat
from clue.rules.phases import Over
from clue.rules.view import Inquiry, View


def words_of(view: View) -> View:
    """A view wherever everybody stands: what is made of words alone is looked up by it."""
    return replace(view, pawns=(), weapons=(), phase=Over(None), brought=frozenset())


@lru_cache(maxsize=16)
def seen_by_all(view: View) -> View:
    """What everybody at the table saw, whoever looks on."""
    seen = tuple(
        replace(inquiry, shown=None) if inquiry.shown is not None else inquiry
        for inquiry in view.inquiries
    )
    return replace(words_of(view), seat=None, hand=(), inquiries=seen, envelope=None)


@lru_cache(maxsize=16)
def public_facts(view: View) -> Facts:
    """What everybody at the table knows."""
    return facts_from(seen_by_all(view))


@dataclass(frozen=True, slots=True)
class KnownToAll:
    """What everybody could know when somebody asked a question.

    The cards that were out of the case, but for what all knew to be the asker's own: to name that
    is no slip. And of those that might be in the case, in how many other hands they might be.
    """

    out: frozenset[Card]
    places: Mapping[Card, int]


@lru_cache(maxsize=16)
def known_to_all(seen: View) -> tuple[KnownToAll, ...]:
    """For each question, what everybody could know when it was asked."""
    public = facts_from(seen)
    turns = [inquiry.turn for inquiry in seen.inquiries]

    def since(told: Statement) -> int:
        source, index = told.origin.source, told.origin.index
        if index is None:
            return 0
        accused = source is Source.ACCUSATION
        return bisect_right(turns, seen.accusations[index].turn) if accused else index + 1

    statements = tuple(sorted(public.statements, key=since))
    told = [since(one) for one in statements]
    return tuple(
        _known_to_all(replace(public, statements=statements[: bisect_right(told, index)]), who.seat)
        for index, who in enumerate(seen.inquiries)
    )


@lru_cache(maxsize=512)
def _known_to_all(facts: Facts, asker: Seat) -> KnownToAll:
    problem, seat = consequences(facts), facts.seats.index(asker)
    homes = zip(problem.cards, problem.may, problem.home, strict=True)
    out: set[Card] = set()
    places: dict[Card, int] = {}
    for card, may, home in homes:
        if may >> problem.envelope & 1:
            places[card] = (may & ~(1 << seat)).bit_count()
        elif home != seat:
            out.add(card)
    return KnownToAll(frozenset(out), places)


@dataclass(frozen=True, slots=True)
class Opportunity:
    """A card one might have asked about, and whether one did; ``before`` counts the questions."""

    seat: Seat
    card: Card
    taken: bool
    before: int


@lru_cache(maxsize=16)
def passed_over(seen: View) -> tuple[Opportunity, ...]:
    """Each suspect or weapon that everybody could see nearer to proof than the one asked about.

    What was named twice running may be left to rest.
    """
    found: list[Opportunity] = []
    asked: defaultdict[Seat, list[tuple[Card, ...]]] = defaultdict(list)
    for index, (told, known) in enumerate(zip(seen.inquiries, known_to_all(seen), strict=True)):
        *_, before, last = (), (), *asked[told.seat]
        found += (
            Opportunity(told.seat, card, False, index)
            for named, kind in named_of_kinds(seen, told)
            if named in known.places
            for card in kind
            if card in known.places and known.places[card] < known.places[named]
            if not (card in before and card in last)
        )
        asked[told.seat].append(told.case.cards)
    return tuple(found)


def named_of_kinds(view: View, inquiry: Inquiry) -> tuple[tuple[Card, Sequence[Card]], ...]:
    """The suspect and the weapon named, by choice, and all there are."""
    suspects, weapons, _ = view.board.deck.piles
    return (inquiry.case.suspect, suspects), (inquiry.case.weapon, weapons)


class RoomsMet(NamedTuple):
    """The rooms somebody was called to, and those that a passage led to."""

    called: tuple[Opportunity, ...] = ()
    passages: tuple[Opportunity, ...] = ()


@lru_cache(maxsize=16)
def rooms_met(seen: View) -> RoomsMet:
    """Every room in which somebody might have asked at once when its turn came.

    None, if turns were not counted as they are here: then nobody can say whose was which.
    """
    asked = {inquiry.turn: (index, inquiry) for index, inquiry in enumerate(seen.inquiries)}
    within: dict[Seat, Room] = {}
    called: set[Seat] = set()
    stayed: list[Opportunity] = []
    passed: list[Opportunity] = []
    before = 0
    for turn, seat in enumerate(_turns(seen), 1):
        before, inquiry = asked.get(turn, (before, None))
        if inquiry is not None and inquiry.seat != seat:
            return RoomsMet()
        room, now = within.pop(seat, None), inquiry and inquiry.case.room
        if room is not None and seat in called:
            stayed.append(Opportunity(seat, room, now == room, before))
        if room is not None and now != room:
            ways = seen.board.passages_of[room]
            passed += (Opportunity(seat, to, now == to, before) for to in ways)
        called.discard(seat)
        if inquiry is not None:
            named, within[seat] = inquiry.case.suspect, inquiry.case.room
            if within.get(named) != inquiry.case.room:
                called.add(named)
                within[named] = inquiry.case.room
            before += 1
    return RoomsMet(tuple(stayed), tuple(passed))


def _turns(view: View) -> Iterator[Seat]:
    """Whose turns are over, from the first on."""
    out = {failed.turn for failed in view.accusations}
    order = deque(view.seats)
    for turn in range(1, view.turn):
        if not order:
            return
        yield order[0]
        if turn in out:
            order.popleft()  # an eliminated seat takes no turns (R14)
        else:
            order.rotate(-1)
