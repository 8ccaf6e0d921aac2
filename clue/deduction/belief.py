"""The exact posterior: what one seat can know of the deal, no more and no less.

The hands of all holders, the envelope among them, must partition the unsettled cards U. Hands
have fixed sizes that add up to the size of U, so hands that together cover U partition it, and
inclusion and exclusion count the covers:

    deals = sum over S of (-1)^(|U|-|S|) * product over holders of (hands of the holder inside S)

and leaving one holder out of the product, the number of deals in which it holds just that hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clue.deduction import lattice
from clue.deduction.facts import Facts, Statement, facts_from
from clue.deduction.holders import Holder, Layout, Likelihood, lay_out
from clue.deduction.lattice import Numbers
from clue.deduction.reduce import (
    ContradictionError,
    Impossible,
    problem_of,
)
from clue.rules.cards import Card, Case, Seat
from clue.rules.view import View

__all__ = ["Belief", "ContradictionError", "Likelihood", "believe", "believe_view"]


@dataclass(frozen=True)
class Belief:
    """Every chance a seat can work out.

    ``chance`` has a row for each card and a column for each seat, and the envelope's last; an
    open card's row is all nought. ``cases`` is the joint over who, with what, where. ``deals`` is
    the number of deals that agree with the facts, ``counts`` the same for each card and holder;
    likelihoods change the chances, never these.
    """

    facts: Facts
    layout: Layout
    deals: int
    counts: NDArray[np.uint64]
    chance: NDArray[np.float64]
    cases: NDArray[np.float64]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, in the order of the rows."""
        return self.layout.problem.cards

    @cached_property
    def row(self) -> dict[Card, int]:
        """Where a card's row is."""
        return {card: i for i, card in enumerate(self.cards)}

    def probability(self, card: Card, holder: Seat | None) -> float:
        """How likely a card is with a seat; ``None`` stands for the envelope."""
        return float(self.chance[self.row[card], self._column(holder)])

    def ways(self, card: Card, holder: Seat | None) -> int:
        """In how many deals a card is with a seat; ``None`` stands for the envelope."""
        return int(self.counts[self.row[card], self._column(holder)])

    def certain(self, card: Card, holder: Seat | None) -> bool:
        """Whether a card is with a holder in every deal."""
        return self.ways(card, holder) == self.deals

    def impossible(self, card: Card, holder: Seat | None) -> bool:
        """Whether a card is with a holder in no deal."""
        return self.ways(card, holder) == 0

    @cached_property
    def likeliest(self) -> tuple[Case, float]:
        """The likeliest case and its chance."""
        who, what, where = np.unravel_index(int(self.cases.argmax()), self.cases.shape)
        piles = self.facts.deck.piles
        case = Case(piles[0][int(who)], piles[1][int(what)], piles[2][int(where)])
        return case, float(self.cases[who, what, where])

    @property
    def solved(self) -> Case | None:
        """The case, once it is certain."""
        homes = [self.deals == int(n) for n in self.counts[:, -1]]
        return self.likeliest[0] if sum(homes) == len(self.facts.deck.piles) else None

    def _column(self, holder: Seat | None) -> int:
        return -1 if holder is None else self.facts.seats.index(holder)


def believe_view(view: View) -> Belief:
    """What a view lets its seat know."""
    return believe(facts_from(view))


@lru_cache(maxsize=256)
def believe(facts: Facts, likelihoods: tuple[Likelihood, ...] = ()) -> Belief:
    """What follows from facts; raises :class:`ContradictionError` if nothing agrees with them."""
    if likelihoods:
        return _weigh(believe(facts), likelihoods)
    try:
        layout = lay_out(problem_of(facts), (), facts.seats)
        count = Count(layout, np.uint64)
    except Impossible:
        raise ContradictionError(_clash(facts)) from None
    counts = count.by_card()
    chance = counts.astype(np.float64) / count.deals
    cases = count.by_case().astype(np.float64) / count.deals
    return Belief(facts, layout, count.deals, counts, chance, cases)


def _weigh(plain: Belief, likelihoods: tuple[Likelihood, ...]) -> Belief:
    layout = lay_out(plain.layout.problem, likelihoods, plain.facts.seats)
    count = Count(layout, np.float64)
    # Subtractions leave a trace where nothing is possible; the exact count knows better.
    chance = np.where(plain.counts == 0, 0.0, np.maximum(count.by_card() / count.total, 0.0))
    cases = np.where(plain.cases == 0, 0.0, np.maximum(count.by_case() / count.total, 0.0))
    return Belief(
        plain.facts,
        layout,
        plain.deals,
        plain.counts,
        chance / np.maximum(chance.sum(axis=1, keepdims=True), 1e-300),
        cases / cases.sum(),
    )


class Count:
    """Counts the deals of a layout: exactly in uint64, weighted in float64."""

    def __init__(self, layout: Layout, dtype: type) -> None:
        self.layout = layout
        self.dtype = dtype
        self.alike: dict[object, list[Holder]] = {}
        for holder in layout.holders:
            self.alike.setdefault(holder.key, []).append(holder)
        self.total: Any = self._count()
        if not self.total > 0:
            raise Impossible

    @property
    def deals(self) -> int:
        """The number of deals, exact in uint64."""
        return int(self.total)

    def _count(self) -> Any:
        """Fill ``ways``: for each holder's hands, the (weighted) number of deals with it."""
        n, groups = self.layout.n, list(self.alike.values())
        self.ways: dict[int, Numbers] = {}
        if not groups:
            return self.dtype(1)
        inside = [group[0].within(self.dtype) for group in groups]
        others = _products_but_one(inside, [len(group) for group in groups])
        total = self.dtype(0)
        for group, product in zip(groups, others, strict=True):
            product *= lattice.signs(n, self.dtype)
            lattice.superset_sums(product, n)
            for holder in group:
                ways = product[holder.hands]
                self.ways[holder.number] = ways if holder.weights is None else ways * holder.weights
            total = self.ways[group[0].number].sum(dtype=self.dtype)
        return total

    def by_card(self) -> Numbers:
        """For each card and holder, the (weighted) number of deals that have it there."""
        problem = self.layout.problem
        table = np.zeros((len(problem.cards), problem.seats + 1), dtype=self.dtype)
        for card, home in enumerate(problem.home):
            if home is not None and home >= 0:
                table[card, home] = self.total
        for holder in self.layout.holders:
            held = lattice.members(holder.hands, self.layout.n)
            ways = self.ways[holder.number]
            for bit, card in enumerate(self.layout.cards):
                table[card, holder.number] = ways[held[:, bit]].sum(dtype=self.dtype)
        return table

    def by_case(self) -> Numbers:
        """For each case, the (weighted) number of deals that have it."""
        problem = self.layout.problem
        table = np.zeros([pile.bit_count() for pile in problem.piles], dtype=self.dtype)
        cells = self.layout.case_cells - [_first(pile) for pile in problem.piles]
        ways = self.ways.get(problem.envelope, np.full(1, self.total, dtype=self.dtype))
        table[cells[:, 0], cells[:, 1], cells[:, 2]] = ways
        return table


def _first(pile: int) -> int:
    return (pile & -pile).bit_length() - 1


def _products_but_one(tables: list[Numbers], times: list[int]) -> list[Numbers]:
    """For each group of holders alike, the product over all holders but one of the group."""
    powers = [table**k if k > 1 else table for table, k in zip(tables, times, strict=True)]
    products: list[Numbers] = []
    before: Numbers | None = None
    after: list[Numbers | None] = [None]
    for power in reversed(powers[1:]):
        last = after[-1]
        after.append(power if last is None else power * last)
    for index, (table, k) in enumerate(zip(tables, times, strict=True)):
        parts = [before, after[len(tables) - 1 - index], table ** (k - 1) if k > 1 else None]
        factors = [part for part in parts if part is not None]
        product = np.ones_like(table) if not factors else factors[0].copy()
        for factor in factors[1:]:
            product *= factor
        products.append(product)
        before = powers[index] if before is None else before * powers[index]
    return products


def _clash(facts: Facts) -> tuple[Statement, ...]:
    """As few statements as already contradict each other: drop each one that is not needed."""
    needed = list(facts.statements)
    for statement in facts.statements:
        fewer = [one for one in needed if one is not statement]
        if not _agree(Facts(facts.deck, facts.seats, facts.hand_sizes, tuple(fewer))):
            needed = fewer
    return tuple(needed)


def _agree(facts: Facts) -> bool:
    try:
        Count(lay_out(problem_of(facts), (), facts.seats), np.uint64)
    except Impossible:
        return False
    return True
