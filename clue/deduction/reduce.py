"""Plain consequences first: every card they settle halves the work of exact counting.

Cards and holders become numbers and sets of cards bits. The holders are the seats in their
order and, last, the envelope.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

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
from clue.rules.cards import Card, Deck

TABLE = -1
"""The holder of the open cards (H3)."""


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
    piles: tuple[int, int, int]  # the cards of each kind
    unsettled: int  # the cards whose holder is not found yet
    can: list[int]  # for each holder, the unsettled cards it may have
    has: list[int]  # for each holder, what it certainly has
    room: list[int]  # for each seat, how many unsettled cards it holds
    clauses: set[tuple[int, int]]  # seat, one of these unsettled cards
    not_cases: set[int]  # three cards that are not the case

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.room)

    @property
    def envelope(self) -> int:
        """The envelope's number among the holders."""
        return len(self.room)

    @property
    def open(self) -> tuple[int, ...]:
        """The numbers of the cards not settled yet."""
        return bits(self.unsettled)

    @cached_property
    def home(self) -> list[int | None]:
        """For each card, its holder once settled."""
        found: list[int | None] = [TABLE] * len(self.cards)
        for holder, cards in enumerate(self.has):
            for card in bits(cards):
                found[card] = holder
        for card in self.open:
            found[card] = None
        return found

    @cached_property
    def may(self) -> list[int]:
        """For each card, the holders it may be with, as bits."""
        found = [0] * len(self.cards)
        for holder, (can, has) in enumerate(zip(self.can, self.has, strict=True)):
            for card in bits(can | has):
                found[card] |= 1 << holder
        return found

    # Drawing consequences ------------------------------------------------------------

    def hand_out(self, found: list[int]) -> None:
        """Begin with what is known of each holder."""
        for seat, cards in enumerate(found[:-1]):
            if cards & ~(self.can[seat] & self.unsettled):
                raise Impossible
            self.unsettled &= ~cards
            self.room[seat] -= cards.bit_count()
        self.has = [*found[:-1], 0]
        self.can = [can & self.unsettled for can in self.can]
        if found[-1]:
            self.give(found[-1], self.envelope)

    def settle(self) -> None:
        """Draw every plain consequence until nothing more follows."""
        while self._cards() | self._seats() | self._piles() | self._accusations() | self._clauses():
            pass

    def give(self, cards: int, holder: int) -> None:
        """The holder of these cards is found."""
        if cards & ~self.can[holder]:
            raise Impossible
        self.unsettled &= ~cards
        self.can = [can & ~cards for can in self.can]
        self.has[holder] |= cards
        if holder != self.envelope:
            self.room[holder] -= cards.bit_count()
            return
        for pile in self.piles:
            if found := cards & pile:
                if found & (found - 1):
                    raise Impossible
                self.can[holder] &= ~pile

    def _cards(self) -> bool:
        """A card is with somebody, and so with the only one who may have it."""
        some = several = 0
        for can in self.can:
            several |= some & can
            some |= can
        if self.unsettled != some:
            raise Impossible
        if alone := some & ~several:
            for holder, can in enumerate(self.can):
                if can & alone:
                    self.give(can & alone, holder)
        return alone != 0

    def _seats(self) -> bool:
        """A seat holds just so many cards."""
        news = False
        for seat, room in enumerate(self.room):
            can = self.can[seat]
            if not 0 <= room <= can.bit_count():
                raise Impossible
            if can and room == 0:
                self.can[seat] = 0
                news = True
            elif can and room == can.bit_count():
                self.give(can, seat)
                news = True
        return news

    def _piles(self) -> bool:
        """The envelope holds one card of each kind."""
        news = False
        for pile in self.piles:
            if not self.has[-1] & pile:
                can = self.can[-1] & pile
                if not can:
                    raise Impossible
                if can & (can - 1) == 0:
                    self.give(can, self.envelope)
                    news = True
        return news

    def _accusations(self) -> bool:
        """A wrong accusation with two cards right has the third one wrong."""
        news = False
        for case in tuple(self.not_cases):
            rest = case & ~self.has[-1]
            if not rest:
                raise Impossible
            if rest & ~self.can[-1]:
                self.not_cases.discard(case)
            elif rest & (rest - 1) == 0:
                self.can[-1] &= ~rest
                self.not_cases.discard(case)
                news = True
        return news

    def _clauses(self) -> bool:
        """Who has one of these and can have but one of them has that."""
        news = False
        for clause in tuple(self.clauses):
            seat, cards = clause
            left = self.can[seat] & cards
            if left == cards:
                continue
            self.clauses.discard(clause)
            if self.has[seat] & cards:
                continue
            if not left:
                raise Impossible
            if left & (left - 1):
                self.clauses.add((seat, left))
            else:
                self.give(left, seat)
                news = True
        return news


@lru_cache(maxsize=4096)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, lowest first; a few sets are asked for all the time."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def problem_of(facts: Facts) -> Problem:
    """The facts as a puzzle with its plain consequences drawn."""
    cards, bit, piles = _frame(facts.deck)
    place = {seat: number for number, seat in enumerate(facts.seats)}
    has, lacks, opened = [0] * (len(place) + 1), [0] * (len(place) + 1), 0
    clauses, not_cases = set(), set()
    for told in facts.statements:
        match told:
            case Lacks():
                lacks[place[told.seat]] |= bit[told.card]
            case Holds():
                has[place[told.seat]] |= bit[told.card]
            case OneOf():
                clauses.add((place[told.seat], sum([bit[card] for card in told.cards])))
            case NotTheCase():
                not_cases.add(sum([bit[card] for card in told.case.cards]))
            case Open():
                opened |= bit[told.card]
            case TheCase():
                has[-1] |= sum([bit[card] for card in told.case.cards])
    problem = Problem(
        cards=cards,
        piles=piles,
        unsettled=(1 << len(cards)) - 1 & ~opened,
        can=[~lack for lack in lacks],
        has=[0] * len(has),
        room=list(facts.hand_sizes),
        clauses=clauses,
        not_cases=not_cases,
    )
    problem.hand_out(has)
    problem.settle()
    return problem


@lru_cache(maxsize=8)
def _frame(deck: Deck) -> tuple[tuple[Card, ...], dict[Card, int], tuple[int, int, int]]:
    """The cards, each as a bit, and each pile as bits."""
    bit = {card: 1 << number for number, card in enumerate(deck.cards)}
    who, what, where = (sum(bit[card] for card in pile) for pile in deck.piles)
    return deck.cards, bit, (who, what, where)
