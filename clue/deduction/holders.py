"""The holders of the unsettled cards: which hands each may have, and how likely they are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from clue.deduction import lattice
from clue.deduction.lattice import Masks, Numbers
from clue.deduction.reduce import Problem, bits
from clue.rules.cards import Card, Seat

_FAINTEST = -90.0
"""Beside a holder's likeliest hand, as a logarithm: six holders' faintest can still be told."""


@dataclass(frozen=True, slots=True)
class Likelihood:
    """How likely something seen is, by how many of some cards a seat holds.

    A card shown out of several (R12) weighs 1/m for m matching cards; a suggestion speaks of the
    hand behind it in the same way. All weights are positive: what is impossible is a fact.
    """

    seat: Seat
    cards: tuple[Card, ...]
    by_count: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Mixture:
    """How likely something seen of a seat is, if that seat is one of several sorts of player.

    ``named`` are sets of cards, each with what it says by how many of them the seat holds: a row
    for each sort, in the order of their ``shares``.
    """

    seat: Seat
    shares: tuple[float, ...]
    named: tuple[tuple[tuple[Card, ...], tuple[tuple[float, ...], ...]], ...]


Evidence: TypeAlias = Likelihood | Mixture
"""Anything seen that makes some hands likelier."""


@dataclass(frozen=True)
class Holder:
    """A seat or the envelope, and the hands of unsettled cards it may hold."""

    number: int
    n: int
    hands: Masks
    weights: Numbers | None  # None: all alike
    size: int
    can: int
    clauses: tuple[int, ...] = ()
    plain: bool = True  # every hand of ``size`` cards of ``can`` that keeps the clauses

    @cached_property
    def within(self) -> Numbers:
        """For every set of cards, the weight of the hands inside it.

        Only the cards it can have count, so the work is done on those alone.
        """
        if self.weights is None and self.plain and len(self.clauses) <= 2:
            table = self._counted()
        else:
            table = np.zeros(1 << self.span)
            table[self.small] = 1.0 if self.weights is None else self.weights
            lattice.subset_sums(table, self.span)
        return lattice.spread(table, self.can, self.n)

    @cached_property
    def table(self) -> Numbers:
        """For every set of cards, its weight as this holder's hand; nought where it cannot be."""
        table: Numbers = np.zeros(1 << self.n)
        table[self.hands] = 1.0 if self.weights is None else self.weights
        return table

    @property
    def faintest(self) -> float:
        """The weight of its least likely hand."""
        return 1.0 if self.weights is None else float(self.weights.min())

    @property
    def span(self) -> int:
        """How many cards it can have."""
        return self.can.bit_count()

    @cached_property
    def small(self) -> Masks:
        """The hands, in bits of the cards it can have."""
        return lattice.gather(self.hands, self.can)

    def _counted(self) -> Numbers:
        """The same by a formula: choose from what is there, leave out those that break a clause."""
        full = (1 << self.span) - 1
        table: Numbers = np.zeros(1 << self.span)
        small = [
            int(lattice.gather(np.array([c], dtype=np.uint32), self.can)[0]) for c in self.clauses
        ]
        for broken in range(1 << len(small)):
            left = full
            for index in bits(broken):
                left &= ~small[index]
            term = lattice.spread(lattice.ways(left.bit_count(), self.size), left, self.span)
            if broken.bit_count() % 2:
                table -= term
            else:
                table += term
        return table


@dataclass(frozen=True)
class Layout:
    """The unsettled cards numbered anew, and the holders that still want some of them."""

    problem: Problem
    cards: tuple[int, ...]
    holders: tuple[Holder, ...] = field(repr=False)

    @property
    def n(self) -> int:
        """How many cards are not settled."""
        return len(self.cards)

    @cached_property
    def case_cells(self) -> NDArray[np.intp]:
        """For each hand of the envelope (or the one settled case) its three cards' numbers."""
        problem = self.problem
        hands = next(
            (h.hands for h in self.holders if h.number == problem.envelope),
            np.zeros(1, dtype=np.uint32),
        )
        cells = np.empty((len(hands), 3), dtype=np.intp)
        for kind, pile in enumerate(problem.piles):
            settled = problem.has[problem.envelope] & pile
            if settled:
                cells[:, kind] = settled.bit_length() - 1
                continue
            candidates = [i for i, card in enumerate(self.cards) if pile >> card & 1]
            picked = lattice.members(hands, self.n)[:, candidates].argmax(axis=1)
            cells[:, kind] = np.array(self.cards)[candidates][picked]
        return cells


def lay_out(problem: Problem, likelihoods: tuple[Evidence, ...], seats: tuple[Seat, ...]) -> Layout:
    """Every holder's possible hands, as bits of the unsettled cards."""
    cards = tuple(problem.open)
    place = {card: 1 << i for i, card in enumerate(cards)}

    def small(mask: int) -> int:
        return sum([place[card] for card in bits(mask & problem.unsettled)])

    holders = [
        _seat(problem, seat, len(cards), small)
        for seat in range(problem.seats)
        if problem.room[seat]
    ]
    if problem.can[problem.envelope]:
        holders.append(_envelope(problem, len(cards), small))
    if likelihoods:
        number = {card: i for i, card in enumerate(problem.cards)}
        hints: list[list[Evidence]] = [[] for _ in range(problem.seats + 1)]
        for hint in likelihoods:
            if not isinstance(hint, Likelihood) or any(number[c] in place for c in hint.cards):
                hints[seats.index(hint.seat)].append(hint)
        holders = [
            _weighed(problem, holder, hints[holder.number], number, small) for holder in holders
        ]
    return Layout(problem, cards, tuple(holders))


def _seat(problem: Problem, seat: int, n: int, small: Callable[[int], int]) -> Holder:
    can = small(problem.can[seat])
    clauses = tuple(sorted(small(cards) for who, cards in problem.clauses if who == seat))
    hands = lattice.subsets_of_size(n, problem.room[seat])
    keep = (hands & ~np.uint32(can)) == 0
    for clause in clauses:
        keep &= (hands & np.uint32(clause)) != 0
    return Holder(seat, n, hands[keep], None, problem.room[seat], can, clauses)


def _envelope(problem: Problem, n: int, small: Callable[[int], int]) -> Holder:
    can, has = problem.can[problem.envelope], problem.has[problem.envelope]
    hands = np.zeros(1, dtype=np.uint32)
    size = 0
    for pile in problem.piles:
        if not has & pile:
            singles = np.array([1 << bit for bit in bits(small(can & pile))], dtype=np.uint32)
            hands = (hands[:, None] | singles).ravel()
            size += 1
    for case in problem.not_cases:
        rest = np.uint32(small(case & ~has))
        hands = hands[(hands & rest) != rest]
    return Holder(problem.envelope, n, hands, None, size, small(can), plain=False)


def _weighed(
    problem: Problem,
    holder: Holder,
    hints: list[Evidence],
    number: dict[Card, int],
    small: Callable[[int], int],
) -> Holder:
    """The holder with every hand weighed by what was seen of it."""
    if not hints or not holder.plain:
        return holder
    has = problem.has[holder.number]

    def held(cards: tuple[Card, ...]) -> NDArray[np.uint8]:
        """How many of some cards each hand has."""
        mask = sum([1 << number[card] for card in cards])
        among = holder.hands & np.uint32(small(mask))
        return lattice.sizes(holder.n).take(among) + np.uint8((has & mask).bit_count())

    logs: Numbers = np.zeros(len(holder.hands))  # hundreds, multiplied, would come to nothing
    for hint in hints:
        if isinstance(hint, Likelihood):
            logs += np.log(hint.by_count).take(held(hint.cards))
            continue
        sorts = np.ones((len(hint.shares), len(logs)))
        for cards, rows in hint.named:
            sorts *= np.array(rows).take(held(cards), axis=1)
        logs += np.log(np.array(hint.shares) @ sorts)
    logs -= logs.max(initial=-np.inf)
    return replace(holder, weights=np.exp(np.maximum(logs, _FAINTEST)))
