"""How many deals there are, exactly, with cards that nothing tells apart counted together.

The hands of the seats and of the envelope must share out the open cards, and inclusion and
exclusion count the ways (see :mod:`clue.deduction.weighing`). What a set of cards contributes
depends only on how many it has of each bundle of cards alike, so the sum runs over these numbers
instead of over sets: a few hundred terms at the opening instead of a quarter of a million.

A table has one axis for each bundle, as long as the bundle has cards plus one, and is kept flat. In
uint64 everything is exact: sums and differences may wrap around on the way, the counts do not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, pairwise
from math import comb, prod

import numpy as np
from numpy.typing import NDArray

from clue.deduction.lattice import Numbers
from clue.deduction.reduce import Impossible, Problem, bits

_FEW_CLAUSES = 3
"""So many clauses are counted by leaving out what breaks them; more, hand by hand."""

_SMALL = 1 << 12
"""Up to this many entries one product with all axes is quicker than adding up axis by axis."""


@dataclass(frozen=True)
class _Seat:
    """A seat that still wants cards: how many, of which bundles, and what it must have one of."""

    wants: int
    can: int  # bundles as bits
    clauses: tuple[int, ...]


class Tally:
    """Counts the deals a puzzle leaves open; raises :class:`Impossible` if there are none."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.bundles = _bundles(problem)
        self.sizes = tuple(len(bundle) + 1 for bundle in self.bundles)
        self.most = sum(self.sizes) - len(self.sizes)
        self.axis = {
            1 << card: 1 << axis for axis, cards in enumerate(self.bundles) for card in cards
        }
        self.alike: dict[_Seat, list[int]] = {}
        for seat in range(problem.seats):
            if problem.room[seat]:
                self.alike.setdefault(self._seat(seat), []).append(seat)
        self.inside = [self._inside(seat) for seat in self.alike]
        self.deals = int(self.by_case.sum(dtype=np.uint64))
        if not self.deals:
            raise Impossible

    @cached_property
    def by_case(self) -> NDArray[np.uint64]:
        """For each case, the number of deals that have it.

        A case takes its cards away; what the seats share out of the rest is a sum over what leaves
        those cards alone. Pile by pile the sum makes the table smaller.
        """
        problem = self.problem
        choices = [self._choices(pile) for pile in problem.piles]
        edges = list(accumulate(map(len, choices), initial=0))
        parts = [self.sizes[start:end] for start, end in pairwise((*edges, len(self.sizes)))]
        long = [prod(part) for part in parts]
        left = self._shared(None).reshape(-1, long[3]) @ _signed(parts[3])
        left = left.reshape(-1, long[2]) @ _without_one(parts[2]).T
        left = _without_one(parts[1]) @ left.reshape(long[0], long[1], -1)
        left = _without_one(parts[0]) @ left.reshape(long[0], -1)
        left = left.reshape([max(1, len(choice)) for choice in choices])
        table = np.zeros([pile.bit_count() for pile in problem.piles], dtype=np.uint64)
        whos, whats, wheres = (
            self._rows(pile, choice) for pile, choice in zip(problem.piles, choices, strict=True)
        )
        found = left.take(whos[1], 0).take(whats[1], 1).take(wheres[1], 2)
        table[np.array(whos[0])[:, None, None], np.array(whats[0])[:, None], wheres[0]] = found
        for case in problem.not_cases:
            table[tuple(_place(pile, case & pile) for pile in problem.piles)] = 0
        return table

    def by_card(self) -> NDArray[np.uint64]:
        """For each card and holder, the number of deals that have it there."""
        problem = self.problem
        table = np.zeros((len(problem.cards), problem.seats + 1), dtype=np.uint64)
        for card, home in enumerate(problem.home):
            if home is not None and home >= 0:
                table[card, home] = self.deals
        cases, pairs = self.by_case, self.by_case.sum(axis=2)
        wheres = cases.reshape(-1, cases.shape[2]).sum(axis=0)
        table[:, -1] = np.concatenate((pairs.sum(axis=1), pairs.sum(axis=0), wheres))
        rest = [card for bundle in self.bundles for card in bundle]
        if not rest:
            return table
        groups = list(self.alike.items())
        spared = max(range(len(groups)), key=lambda index: _labour(groups[index][0]))
        around = self._envelope() * _signed(self.sizes)
        for index, (seat, numbers) in enumerate(groups):
            if index != spared:
                ways = self._ways(seat, self._shared(index) * around)
                for number in numbers:
                    table[rest, number] = ways
        # What nobody else has; saves the dearest pass.
        gone = np.uint64(self.deals) - table[rest].sum(axis=1, dtype=np.uint64)
        for number in groups[spared][1]:
            table[rest, number] = gone // np.uint64(len(groups[spared][1]))
        return table

    def _seat(self, seat: int) -> _Seat:
        problem = self.problem
        wanted = sorted(self._axes(cards) for who, cards in problem.clauses if who == seat)
        return _Seat(problem.room[seat], self._axes(problem.can(seat)), tuple(wanted))

    def _axes(self, cards: int) -> int:
        """The bundles that some of these open cards are in, as bits."""
        found = 0
        while cards:
            card = cards & -cards
            found |= self.axis[card]
            cards ^= card
        return found

    def _inside(self, seat: _Seat) -> Numbers:
        """How many of a seat's hands lie inside each set."""
        if len(seat.clauses) > _FEW_CLAUSES:
            small, sizes = self._hands(seat)
            for axis in range(len(sizes)):
                small = _along(small, sizes, axis, _pascal(sizes[axis]))
            return small[_index(self.sizes, seat.can)]
        found: Numbers | None = None
        for left, sign in _kept(seat):
            term = _choose(seat.wants, self.most, 0)[_held(self.sizes, left)]
            found = term if found is None else found + term if sign > 0 else found - term
        assert found is not None
        return found

    def _ways(self, seat: _Seat, others: Numbers) -> Numbers:
        """For each open card, bundle after bundle, the deals that give it to this seat."""
        totals: Numbers = np.zeros(len(self.sizes), dtype=np.uint64)
        if len(seat.clauses) > _FEW_CLAUSES:
            hands, sizes = self._hands(seat)
            table = others
            for axis in reversed(range(len(self.sizes))):
                if not seat.can >> axis & 1:
                    shape = (prod(self.sizes[:axis]), self.sizes[axis], -1)
                    table = table.reshape(shape).sum(axis=1, dtype=np.uint64)
            table = table.ravel()
            for axis in range(len(sizes)):
                table = _along(table, sizes, axis, _pascal(sizes[axis]).T)
            totals[bits(seat.can)] = _margins(table * hands, sizes)
        else:
            for left, sign in _kept(seat):
                term = others * _choose(seat.wants, self.most, 1)[_held(self.sizes, left)]
                margins = _margins(term, self.sizes)
                margins[[axis for axis in range(len(margins)) if not left >> axis & 1]] = 0
                totals = totals + margins if sign > 0 else totals - margins
        each = totals // np.array([size - 1 for size in self.sizes], dtype=np.uint64)
        return np.repeat(each, [len(bundle) for bundle in self.bundles])

    def _hands(self, seat: _Seat) -> tuple[Numbers, tuple[int, ...]]:
        """Which numbers of each bundle it can have make a hand of this seat, and those sizes."""
        axes = bits(seat.can)
        sizes = tuple(self.sizes[axis] for axis in axes)
        good = _held(sizes, (1 << len(axes)) - 1) == seat.wants
        for clause in seat.clauses:
            small = sum(1 << place for place, axis in enumerate(axes) if clause >> axis & 1)
            good &= _held(sizes, small) > 0
        return good.astype(np.uint64), sizes

    def _envelope(self) -> Numbers:
        """How many of the envelope's hands lie inside each set."""
        found: Numbers = np.ones(prod(self.sizes), dtype=np.uint64)
        can = self.problem.can(self.problem.envelope)
        for pile in self.problem.piles:
            if can & pile:
                found *= _held(self.sizes, self._axes(can & pile))
        for case in self.problem.not_cases:
            rest = case & ~self.problem.has(self.problem.envelope)
            everything = _held(self.sizes, self._axes(rest)) == rest.bit_count()
            found -= everything.astype(np.uint64)
        return found

    def _shared(self, but: int | None) -> Numbers:
        """The product of the seats' tables, one seat of a group left out if asked."""
        product: Numbers = np.ones(1, dtype=np.uint64)
        for index, (table, seats) in enumerate(zip(self.inside, self.alike.values(), strict=True)):
            for _ in range(len(seats) - (index == but)):
                product = product * table
        return product if len(product) > 1 else np.repeat(product, prod(self.sizes))

    def _choices(self, pile: int) -> list[int]:
        """The bundles of a pile that can give the envelope its card."""
        can = self.problem.can(self.problem.envelope) & pile
        return bits(self._axes(can))

    def _rows(self, pile: int, choices: list[int]) -> tuple[list[int], list[int]]:
        """The cards of a pile that may be in the envelope, and which choice each is."""
        has = self.problem.has(self.problem.envelope) & pile
        if has:
            return [_place(pile, has)], [0]
        cards = [(card, place) for place, axis in enumerate(choices) for card in self.bundles[axis]]
        return [_place(pile, 1 << card) for card, _ in cards], [place for _, place in cards]


def _place(pile: int, card: int) -> int:
    """Where a card (as a bit) lies in its pile."""
    return card.bit_length() - (pile & -pile).bit_length()


def _bundles(problem: Problem) -> list[tuple[int, ...]]:
    """The open cards, those together that nothing tells apart; the piles one after another.

    Cards the envelope cannot have come last, and their piles do not matter.
    """
    piles = [0] * len(problem.cards)
    for kind, pile in enumerate(problem.piles):
        for card in bits(pile):
            piles[card] = kind
    marks = [0] * len(problem.cards)
    for number, (_, cards) in enumerate(sorted(problem.clauses)):
        for card in bits(cards):
            marks[card] |= 1 << number
    shift = len(problem.clauses)
    for number, case in enumerate(sorted(problem.not_cases)):
        for card in bits(case):
            marks[card] |= 1 << shift + number
    found: dict[tuple[int, int, int], list[int]] = {}
    for card in problem.open:
        may = problem.may[card]
        kind = piles[card] if may >> problem.envelope & 1 else len(problem.piles)
        found.setdefault((kind, may, marks[card]), []).append(card)
    return [tuple(found[key]) for key in sorted(found)]


def _labour(seat: _Seat) -> int:
    return seat.can.bit_count() + 8 * len(seat.clauses)


def _kept(seat: _Seat) -> list[tuple[int, int]]:
    """What is left of a seat's bundles without those of some clauses, for each choice of these."""
    found = [(seat.can, 1)]
    for clause in seat.clauses:
        found += [(left & ~clause, -sign) for left, sign in found]
    return found


# Tables over numbers of cards --------------------------------------------------------------


@lru_cache(maxsize=512)
def _held(sizes: tuple[int, ...], axes: int) -> NDArray[np.uint8]:
    """How many cards of these bundles each entry stands for; put together from its halves."""
    if len(sizes) < 2:
        size = sizes[0] if sizes else 1
        return np.arange(size, dtype=np.uint8) if axes else np.zeros(size, dtype=np.uint8)
    half = len(sizes) // 2
    first, last = _held(sizes[:half], axes & (1 << half) - 1), _held(sizes[half:], axes >> half)
    return (first[:, None] + last).ravel()


@lru_cache(maxsize=64)
def _index(sizes: tuple[int, ...], axes: int) -> NDArray[np.intp]:
    """For each entry, where it stands in a table that has these axes alone."""
    found = np.zeros(1, dtype=np.intp)
    for axis, size in enumerate(sizes):
        if axes >> axis & 1:
            found = (found[:, None] * size + np.arange(size)).ravel()
        else:
            found = np.repeat(found, size)
    return found


@lru_cache(maxsize=256)
def _choose(wants: int, most: int, one: int) -> Numbers:
    """Ways to choose a hand out of up to ``most`` cards; with ``one``, when one is settled."""
    ways = [comb(k - one, wants - one) if k >= one else 0 for k in range(most + 1)]
    return np.array(ways, dtype=np.uint64)


@lru_cache(maxsize=64)
def _pascal(size: int) -> Numbers:
    """How many subsets of each size a set of each size has."""
    return np.array([[comb(s, h) for h in range(size)] for s in range(size)], dtype=np.uint64)


def _row(size: int) -> Numbers:
    """The signed number of sets for each number of a bundle's cards."""
    most = size - 1
    return np.array(
        [(-1) ** (most - held) * comb(most, held) % (1 << 64) for held in range(size)],
        dtype=np.uint64,
    )


@lru_cache(maxsize=64)
def _signed(sizes: tuple[int, ...]) -> Numbers:
    """The signed number of sets for every entry."""
    found = np.ones(1, dtype=np.uint64)
    for size in sizes:
        found = (found[:, None] * _row(size)).ravel()
    return found


@lru_cache(maxsize=64)
def _without_one(sizes: tuple[int, ...]) -> Numbers:
    """For each bundle, the same for sets that leave one certain card of it alone."""
    if not sizes:
        return np.ones((1, 1), dtype=np.uint64)
    rows = []
    for taken in range(len(sizes)):
        row = np.ones(1, dtype=np.uint64)
        for axis, size in enumerate(sizes):
            one = np.append(_row(size - 1), np.uint64(0)) if axis == taken else _row(size)
            row = (row[:, None] * one).ravel()
        rows.append(row)
    return np.array(rows)


def _along(table: Numbers, sizes: Sequence[int], axis: int, matrix: Numbers) -> Numbers:
    """Apply a matrix along one axis."""
    shaped = table.reshape(prod(sizes[:axis]), sizes[axis], -1)
    found: Numbers
    if sizes[axis] > 2:
        found = np.matmul(matrix, shaped)
    else:  # most bundles have one card
        found = shaped.copy()
        if matrix[1, 0]:
            found[:, 1] += shaped[:, 0]
        else:
            found[:, 0] += shaped[:, 1]
    return found.reshape(-1)


def _margins(table: Numbers, sizes: tuple[int, ...]) -> Numbers:
    """For each axis, the sum of all entries, each times what it holds of that axis."""
    found: list[Numbers] = []
    while len(table) > _SMALL:
        size, sizes = sizes[0], sizes[1:]
        blocks = table.reshape(size, -1)
        held = blocks[1:].sum(axis=1, dtype=np.uint64) * np.arange(1, size, dtype=np.uint64)
        found.append(held.sum(dtype=np.uint64, keepdims=True))
        table = blocks[0] + blocks[1] if size == 2 else blocks.sum(axis=0, dtype=np.uint64)
    return np.concatenate((*found, _steps(sizes) @ table))


@lru_cache(maxsize=64)
def _steps(sizes: tuple[int, ...]) -> Numbers:
    """For each axis, what every entry holds of it."""
    rows = [_held(sizes, 1 << axis) for axis in range(len(sizes))]
    return np.array(rows, dtype=np.uint64).reshape(len(sizes), prod(sizes))
