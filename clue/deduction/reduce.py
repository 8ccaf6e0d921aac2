"""Plain consequences first: every card they settle halves the work of exact counting.

Cards and holders become numbers and sets of them bits. The holders are the seats in their
order and, last, the envelope.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from clue.deduction.facts import (
    Facts,
    Holds,
    Lacks,
    NotTheCase,
    OneOf,
    Open,
    Statement,
    TheCase,
)
from clue.rules.cards import Card


class ContradictionError(ValueError):
    """Raised when no deal agrees with the facts; names as few of them as already clash."""

    def __init__(self, statements: tuple[Statement, ...]) -> None:
        super().__init__("these facts contradict each other: " + "; ".join(map(str, statements)))
        self.statements = statements


class Impossible(Exception):  # noqa: N818 - a signal inside this package, never seen outside it
    """Raised as soon as the plain consequences clash."""


@dataclass
class Problem:
    """The deal as a puzzle in bits; ``settle`` draws the plain consequences in place."""

    cards: tuple[Card, ...]
    seats: int  # how many; the envelope's number is the same
    may: list[int]  # for each card, the holders it may be with, as bits
    room: list[int]  # for each seat, how many of its cards are not settled yet
    home: list[int | None]  # for each card, its holder once settled
    piles: tuple[int, int, int]  # the cards of each kind, as bits
    clauses: set[tuple[int, int]] = field(default_factory=set)  # seat, one of these cards
    not_cases: set[int] = field(default_factory=set)  # three cards that are not the case
    possible: list[int] = field(default_factory=list)  # for each holder, what it may yet have
    known: list[int] = field(default_factory=list)  # for each holder, what it certainly has

    @property
    def envelope(self) -> int:
        """The envelope's number among the holders."""
        return self.seats

    @property
    def open(self) -> list[int]:
        """The cards not settled yet."""
        return [card for card, home in enumerate(self.home) if home is None]

    def can(self, holder: int) -> int:
        """The unsettled cards a holder may have, as bits."""
        return self.possible[holder]

    def has(self, holder: int) -> int:
        """The cards a holder is known to have, as bits."""
        return self.known[holder]

    # Drawing consequences ------------------------------------------------------------

    def settle(self) -> None:
        """Draw every plain consequence until nothing more follows."""
        waiting = True
        while waiting:
            waiting = self._cards() | self._seats() | self._piles() | self._clauses()

    def put(self, card: int, holder: int) -> None:
        """A card's holder is found."""
        if not self.may[card] >> holder & 1:
            raise Impossible
        self.home[card] = holder
        self.may[card] = 1 << holder
        self.close(card)
        self.known[holder] |= 1 << card
        if holder == self.envelope:
            others = next(pile for pile in self.piles if pile >> card & 1) & ~(1 << card)
            self.bar(bits(others), holder)
            return
        self.room[holder] -= 1
        if self.room[holder] < 0:
            raise Impossible

    def close(self, card: int) -> None:
        """Nobody may yet have a card that is settled."""
        for holder in range(self.seats + 1):
            self.possible[holder] &= ~(1 << card)

    def bar(self, cards: Iterable[int], holder: int) -> bool:
        """None of these cards is with the holder; whether that is news."""
        bit, news = 1 << holder, False
        for card in cards:
            if self.may[card] & bit:
                if self.home[card] is not None:
                    raise Impossible
                self.may[card] &= ~bit
                self.possible[holder] &= ~(1 << card)
                news = True
        return news

    def _cards(self) -> bool:
        news = False
        for card, may in enumerate(self.may):
            if self.home[card] is None and may & (may - 1) == 0:
                if not may:
                    raise Impossible
                self.put(card, may.bit_length() - 1)
                news = True
        return news

    def _seats(self) -> bool:
        news = False
        for seat in range(self.seats):
            can = self.can(seat)
            if can.bit_count() < self.room[seat]:
                raise Impossible
            if not can:
                continue
            if self.room[seat] == 0:
                news |= self.bar(bits(can), seat)
            elif can.bit_count() == self.room[seat]:
                for card in bits(can):
                    self.put(card, seat)
                news = True
        return news

    def _piles(self) -> bool:
        news = False
        can, has = self.can(self.envelope), self.has(self.envelope)
        for pile in self.piles:
            if has & pile:
                continue
            left = can & pile
            if not left:
                raise Impossible
            if left & (left - 1) == 0:
                self.put(left.bit_length() - 1, self.envelope)
                news = True
        for case in tuple(self.not_cases):
            rest = case & ~has
            if not rest:
                raise Impossible
            if rest & ~can:
                self.not_cases.discard(case)
            elif rest & (rest - 1) == 0:
                news |= self.bar(bits(rest), self.envelope)
                self.not_cases.discard(case)
        return news

    def _clauses(self) -> bool:
        news = False
        for clause in tuple(self.clauses):
            seat, cards = clause
            if self.has(seat) & cards:
                self.clauses.discard(clause)
                continue
            left = self.can(seat) & cards
            if left & (left - 1) == 0:
                if not left:
                    raise Impossible
                self.put(left.bit_length() - 1, seat)
                self.clauses.discard(clause)
                news = True
            elif left != cards:
                self.clauses.discard(clause)
                self.clauses.add((seat, left))
        return news


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def problem_of(facts: Facts) -> Problem:
    """The facts as a puzzle with its plain consequences drawn."""
    problem = _blank(facts)
    number = {card: i for i, card in enumerate(problem.cards)}
    place = {seat: i for i, seat in enumerate(facts.seats)}
    for statement in facts.statements:
        _RULES[type(statement)](problem, statement, number, place)
    problem.settle()
    return problem


def _blank(facts: Facts) -> Problem:
    cards, seats = facts.deck.cards, len(facts.seats)
    edges, start = [], 0
    for pile in facts.deck.piles:
        edges.append(((1 << len(pile)) - 1) << start)
        start += len(pile)
    return Problem(
        cards=cards,
        seats=seats,
        may=[(2 << seats) - 1] * len(cards),
        room=list(facts.hand_sizes),
        home=[None] * len(cards),
        possible=[(1 << len(cards)) - 1] * (seats + 1),
        known=[0] * (seats + 1),
        piles=(edges[0], edges[1], edges[2]),
    )


_Numbers: TypeAlias = Mapping[Any, int]


def _holds(problem: Problem, told: Holds, number: _Numbers, place: _Numbers) -> None:
    holder = place[told.seat]
    if problem.home[number[told.card]] != holder:
        if problem.home[number[told.card]] is not None:
            raise Impossible
        problem.put(number[told.card], holder)


def _lacks(problem: Problem, told: Lacks, number: _Numbers, place: _Numbers) -> None:
    problem.bar([number[told.card]], place[told.seat])


def _one_of(problem: Problem, told: OneOf, number: _Numbers, place: _Numbers) -> None:
    problem.clauses.add((place[told.seat], sum(1 << number[card] for card in told.cards)))


def _open(problem: Problem, told: Open, number: _Numbers, place: _Numbers) -> None:
    del place
    card = number[told.card]
    if problem.home[card] is not None:
        raise Impossible
    problem.home[card] = TABLE
    problem.may[card] = 0
    problem.close(card)


def _not_the_case(problem: Problem, told: NotTheCase, number: _Numbers, place: _Numbers) -> None:
    del place
    problem.not_cases.add(sum(1 << number[card] for card in told.case.cards))


def _the_case(problem: Problem, told: TheCase, number: _Numbers, place: _Numbers) -> None:
    del place
    for card in told.case.cards:
        if problem.home[number[card]] != problem.envelope:
            if problem.home[number[card]] is not None:
                raise Impossible
            problem.put(number[card], problem.envelope)


TABLE = -1
"""The holder of the open cards (H3)."""

_RULES: dict[type, Callable[..., None]] = {
    Holds: _holds,
    Lacks: _lacks,
    OneOf: _one_of,
    Open: _open,
    NotTheCase: _not_the_case,
    TheCase: _the_case,
}
