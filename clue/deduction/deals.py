"""A table of deals: all that are left while they are few, else a perfect sample of them.

Questions about what an answer would tell are asked of such a table, deal by deal, in numpy.
The same facts and the same seed give the same table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, reduce
from itertools import pairwise
from math import prod
from operator import mul
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from clue.deduction import lattice
from clue.deduction.belief import clash, consequences
from clue.deduction.facts import Facts
from clue.deduction.holders import Evidence, Layout, lay_out
from clue.deduction.lattice import Masks, Numbers
from clue.deduction.reduce import ContradictionError, Problem
from clue.rules.cards import Card, Case, Seat

FEW = 2500
"""Deals up to this number are all written down."""

SAMPLE = 700
"""Deals drawn when they are more."""

_BITS = 1 << np.arange(32, dtype=np.intp)  # as places in a table: others are slow to look up

_ROUNDING = 1e-13
"""Of the largest number in a sum of differences: so much may be left where nothing should be."""


@dataclass(frozen=True, eq=False)
class Deals:
    """Deals with their weights, which add up to one.

    ``hands`` has a row for each seat and a column for each deal: the seat's cards as bits.
    ``cells`` has a row for each deal: the numbers of the case's three cards.
    """

    facts: Facts
    cards: tuple[Card, ...]
    hands: Masks
    cells: NDArray[np.intp]
    weights: NDArray[np.float64]
    complete: bool

    @property
    def count(self) -> int:
        """How many deals the table has."""
        return len(self.weights)

    @cached_property
    def number(self) -> Mapping[Card, int]:
        """Which bit of a hand stands for a card."""
        return {card: i for i, card in enumerate(self.cards)}

    @cached_property
    def held(self) -> NDArray[np.uint8]:
        """For each seat, card and deal: one if the seat has that card in that deal."""
        bits = self.hands[:, None] >> np.arange(len(self.cards), dtype=np.uint32)[:, None]
        return (bits & 1).astype(np.uint8)

    @cached_property
    def row(self) -> Mapping[Seat, int]:
        """Where a seat stands, from the first to play."""
        return {seat: i for i, seat in enumerate(self.facts.seats)}

    @cached_property
    def case_numbers(self) -> tuple[NDArray[np.intp], int]:
        """Each deal's case as a number, and how many different ones there are."""
        size = len(self.cards)
        flat = (self.cells[:, 0] * size + self.cells[:, 1]) * size + self.cells[:, 2]
        found, numbers = np.unique(flat, return_inverse=True)
        return numbers.astype(np.intp), len(found)

    @cached_property
    def card_numbers(self) -> tuple[list[NDArray[np.intp]], list[int]]:
        """The same for each of the case's three cards by itself."""
        found = [np.unique(self.cells[:, kind], return_inverse=True) for kind in range(3)]
        return [back.astype(np.intp) for _, back in found], [len(values) for values, _ in found]

    @cached_property
    def order(self) -> NDArray[np.intp]:
        """The deals, likeliest first."""
        found: NDArray[np.intp] = np.argsort(-self.weights, kind="stable")
        return found

    @cached_property
    def likeliest(self) -> tuple[Case, float]:
        """The likeliest case and its chance."""
        numbers, count = self.case_numbers
        chances = np.bincount(numbers, self.weights, count)
        best = int(chances.argmax())
        who, what, where = (self.cards[i] for i in self.cells[int((numbers == best).argmax())])
        return Case(who, what, where), float(chances[best])

    @cached_property
    def entropy(self) -> float:
        """How many bits the case is away."""
        numbers, count = self.case_numbers
        chances = np.bincount(numbers, self.weights, count)
        chances = chances[chances > 0]
        return float(-(chances * np.log2(chances)).sum())


def deals_of(
    facts: Facts,
    likelihoods: tuple[Evidence, ...] = (),
    seed: int = 0,
    few: int = FEW,
    sample: int = SAMPLE,
) -> Deals:
    """The table of deals that agree with the facts, weighed by what is likely.

    Up to ``few`` of them are all written down; of more, so many are drawn as ``sample`` says.

    >>> from clue.api import deal
    >>> from clue.deduction.facts import facts_from
    >>> game = deal(3, seed=7)
    >>> deals = deals_of(facts_from(game.view(game.setup.seats[0])), few=200)
    >>> deals.count, deals.complete
    (700, False)
    """
    problem = consequences(facts)
    layout = lay_out(problem, likelihoods, facts.seats)
    taken, complete = _Draw(layout, few, sample, np.random.default_rng(seed)).all()
    if not len(taken[1]):
        raise ContradictionError(clash(facts))
    return _table(facts, problem, layout, taken, complete=complete)


class _Draw:
    """Gives the unsettled cards out, holder after holder, never into a dead end."""

    def __init__(self, layout: Layout, few: int, sample: int, rng: np.random.Generator) -> None:
        self.layout = layout
        self.few = few
        self.sample = sample
        self.rng = rng
        # Few hands first keeps the rows few; the last holder takes what is left.
        self.order = sorted(layout.holders, key=lambda holder: len(holder.hands))

    def all(self) -> tuple[tuple[dict[int, Numbers], Numbers], bool]:
        """The hands given out, a row a deal, and their weights; whether these are all deals."""
        count = self.layout.n
        left = np.full(1, (1 << count) - 1, dtype=np.intp)
        hands: dict[int, Numbers] = {}
        weights = np.ones(1)
        complete = True
        for index, holder in enumerate(self.order):
            own = holder.table
            options = _options(left, count, holder.size)
            chances = own.take(options)
            if not complete or np.count_nonzero(chances) > self.few:
                options ^= left  # for a moment: what each hand leaves
                chances *= self._rest(index).take(options)
                options ^= left
            if complete and np.count_nonzero(chances) <= self.few:
                rows, picks = np.nonzero(chances.T)
            elif complete:  # from here on rows stand for draws, all alike
                complete = False
                rows, picks = _drawn_together(chances, weights, self.sample, self.rng)
            else:
                rows, picks = _drawn_apart(chances, self.rng)
            masks = options[picks, rows]
            weights = weights[rows] * own[masks] if complete else np.ones(len(rows))
            hands = {number: given[rows] for number, given in hands.items()}
            hands[holder.number] = masks
            left = left[rows] & ~masks
            count -= holder.size
        total = weights.sum()
        return (hands, weights / total if total else weights[:0]), complete

    def _rest(self, index: int) -> Numbers:
        """The ways those after a holder can share out just a given set."""
        later = self.order[:index:-1]
        if not later:
            return lattice.nothing(self.layout.n)
        if len(later) == 1:
            return later[0].table
        inside = reduce(mul, [holder.within for holder in later])
        return _exactly(inside, self.layout.n, prod(holder.faintest for holder in later))


def _options(left: Numbers, count: int, size: int) -> Numbers:
    """Every hand of so many cards that each row can give: a column of hands for each.

    All rows have equally many cards left, so the hands among that many are laid over each.
    """
    if count == size:
        return left[None].copy()
    cards = left[:, None] & _BITS[: max(1, int(left.max(initial=0)).bit_length())]
    cards = cards[cards != 0].reshape(len(left), count).T
    half, hands = count // 2, lattice.subsets_of_size(count, size).astype(np.intp)
    first, last = lattice.unions(cards[:half]), lattice.unions(cards[half:])
    options: Numbers = first[hands & (1 << half) - 1]
    options |= last[hands >> half]
    return options


def _exactly(inside: Numbers, n: int, faintest: float) -> Numbers:
    """From the weight of all that lies inside a set to the weight of what takes just that set.

    A sum of differences leaves some rounding where nothing should be. What is smaller than that,
    or than anything possible weighs, is nothing: no draw may be led into a dead end.
    """
    table: Numbers = inside.copy()
    lattice.subset_sums(table, n, np.subtract)  # undoes the sums
    table *= table >= max(faintest / 2, _ROUNDING * float(inside.max()))
    return table


_Drawn: TypeAlias = tuple[NDArray[np.intp], NDArray[np.intp]]
"""For each draw its row and the option on which it fell."""


def _drawn_together(
    chances: Numbers, weights: Numbers, sample: int, rng: np.random.Generator
) -> _Drawn:
    """One draw from each of equal slices of all options: nothing drawn twice by bad luck."""
    ends = np.cumsum(np.multiply(chances.T, weights[:, None], order="C"))
    at = (np.arange(sample) + rng.random(sample)) * (ends[-1] / sample)
    # What has no chance takes no room, so no draw falls on it: not even the last by rounding.
    rows, picks = np.divmod(
        np.searchsorted(ends, np.minimum(at, np.nextafter(ends[-1], 0)), "right"), len(chances)
    )
    return rows, picks


def _drawn_apart(chances: Numbers, rng: np.random.Generator) -> _Drawn:
    """One draw for every row among its own options."""
    ends = chances.copy()
    for before, here in pairwise(ends):  # all rows at once: np.cumsum would take one after another
        np.add(here, before, out=here)
    at = np.minimum(rng.random(chances.shape[1]) * ends[-1], np.nextafter(ends[-1], 0))
    rows = np.flatnonzero(ends[-1])  # rounding may leave a dead end
    return rows, np.count_nonzero(ends <= at, axis=0)[rows]


def _table(
    facts: Facts,
    problem: Problem,
    layout: Layout,
    taken: tuple[dict[int, Numbers], Numbers],
    *,
    complete: bool,
) -> Deals:
    hands, weights = taken
    count = len(weights)
    full = np.empty((problem.seats + 1, count), dtype=np.uint32)
    full[:] = np.array(problem.has, dtype=np.uint32)[:, None]
    in_full = lattice.unions(_BITS[[*layout.cards]])
    for holder, small in hands.items():
        full[holder] |= in_full.take(small).astype(np.uint32)
    cells = np.empty((count, 3), dtype=np.intp)
    for kind, pile in enumerate(problem.piles):
        found = full[-1] & np.uint32(pile)
        cells[:, kind] = np.round(np.log2(np.maximum(found, 1))).astype(np.intp)
    return Deals(facts, problem.cards, full[:-1], cells, weights, complete)
