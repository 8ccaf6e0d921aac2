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
from clue.deduction.reduce import ContradictionError, Impossible, Problem, bits, problem_of
from clue.rules.cards import Card, Case, Seat
from clue.rules.view import View

__all__ = [
    "Belief",
    "ContradictionError",
    "Likelihood",
    "believe",
    "believe_view",
    "consequences",
    "possible_in_case",
]


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
def consequences(facts: Facts) -> Problem:
    """The plain consequences alone, to be read and not changed: what a careful person notes."""
    try:
        return problem_of(facts)
    except Impossible:
        raise ContradictionError(clash(facts)) from None


@lru_cache(maxsize=256)
def possible_in_case(facts: Facts) -> frozenset[Card]:
    """The cards that may be in the envelope, for those who ask for nothing else."""
    try:
        count = Count(lay_out(problem_of(facts), (), facts.seats), np.uint64)
    except Impossible:
        raise ContradictionError(clash(facts)) from None
    cells = np.nonzero(count.by_case)
    piles = facts.deck.piles
    return frozenset(
        pile[i] for pile, axis in zip(piles, cells, strict=True) for i in np.unique(axis).tolist()
    )


@lru_cache(maxsize=256)
def believe(facts: Facts, likelihoods: tuple[Likelihood, ...] = ()) -> Belief:
    """What follows from facts; raises :class:`ContradictionError` if nothing agrees with them."""
    if likelihoods:
        return _weigh(believe(facts), likelihoods)
    try:
        layout = lay_out(problem_of(facts), (), facts.seats)
        count = Count(layout, np.uint64)
    except Impossible:
        raise ContradictionError(clash(facts)) from None
    counts = count.by_card()
    chance = counts.astype(np.float64) / count.deals
    cases = count.by_case.astype(np.float64) / count.deals
    return Belief(facts, layout, count.deals, counts, chance, cases)


def _weigh(plain: Belief, likelihoods: tuple[Likelihood, ...]) -> Belief:
    layout = lay_out(plain.layout.problem, likelihoods, plain.facts.seats)
    count = Count(layout, np.float64)
    # Subtractions leave a trace where nothing is possible; the exact count knows better.
    chance = np.where(plain.counts == 0, 0.0, np.maximum(count.by_card() / count.total, 0.0))
    cases = np.where(plain.cases == 0, 0.0, np.maximum(count.by_case / count.total, 0.0))
    return Belief(
        plain.facts,
        layout,
        plain.deals,
        plain.counts,
        chance / np.maximum(chance.sum(axis=1, keepdims=True), 1e-300),
        cases / cases.sum(),
    )


class Count:
    """Counts the deals of a layout: exactly in uint64, weighted in float64.

    Only what is asked for is worked out: the cases need one pass over the subsets, the cards one
    more for each seat that differs from the others.
    """

    def __init__(self, layout: Layout, dtype: type) -> None:
        self.layout = layout
        self.dtype = dtype
        self.alike: dict[object, list[Holder]] = {}
        for holder in layout.holders:
            if holder.number != layout.problem.envelope:
                self.alike.setdefault(holder.key, []).append(holder)
        self.inside = [group[0].within(dtype) for group in self.alike.values()]
        self.times = [len(group) for group in self.alike.values()]
        self.total: Any = self.by_case.sum(dtype=dtype)
        if not self.total > 0:
            raise Impossible

    @property
    def deals(self) -> int:
        """The number of deals, exact in uint64."""
        return int(self.total)

    @cached_property
    def envelope(self) -> Holder | None:
        """The envelope, if anything about it is open."""
        number = self.layout.problem.envelope
        return next((h for h in self.layout.holders if h.number == number), None)

    @cached_property
    def by_case(self) -> Numbers:
        """For each case, the (weighted) number of deals that have it.

        A case takes its cards away; what the seats share out of the rest is a sum over the sets
        that leave those cards alone. The piles lie side by side among the bits, so the sums go pile
        by pile, each making the table smaller.
        """
        problem, n = self.layout.problem, self.layout.n
        table: Numbers = np.zeros([pile.bit_count() for pile in problem.piles], dtype=self.dtype)
        cells = self.layout.case_cells - [_first(pile) for pile in problem.piles]
        at = (cells[:, 0], cells[:, 1], cells[:, 2])
        if not n:
            table[at] = 1
            return table
        taken = self.envelope.size if self.envelope else 0
        left = self._shared(None) * lattice.signs(n, self.dtype)
        if taken % 2:
            left = -left
        for pile in reversed(problem.piles):
            left = self._without_one(left, pile)
        table[at] = left[cells[:, 2], cells[:, 1], cells[:, 0], 0] if len(cells) else 0
        return table

    def _without_one(self, left: Numbers, pile: int) -> Numbers:
        """Sum out one pile's bits: for each of its cards, over the sets without that card."""
        cards = [card for card in self.layout.cards if pile >> card & 1]
        settled = self.layout.problem.has(self.layout.problem.envelope) & pile
        before = left.shape[:-1]
        rows = left.reshape(*before, 1 << len(cards), -1)
        found: Numbers = np.zeros((*before, pile.bit_count(), rows.shape[-1]), dtype=self.dtype)
        if settled:  # nothing of this pile is taken away
            found[...] = rows.sum(axis=-2, dtype=self.dtype)[..., None, :]
            return found
        for bit, card in enumerate(cards):
            halves = rows.reshape(*before, -1, 2, 1 << bit, rows.shape[-1])[..., 0, :, :]
            found[..., card - _first(pile), :] = halves.sum(axis=(-3, -2), dtype=self.dtype)
        return found

    def by_card(self) -> Numbers:
        """For each card and holder, the (weighted) number of deals that have it there."""
        problem = self.layout.problem
        table: Numbers = np.zeros((len(problem.cards), problem.seats + 1), dtype=self.dtype)
        for card, home in enumerate(problem.home):
            if home is not None and home >= 0:
                table[card, home] = self.total
        for axis, pile in enumerate(problem.piles):
            others = tuple(kind for kind in range(3) if kind != axis)
            table[bits(pile), -1] = self.by_case.sum(axis=others, dtype=self.dtype)
        groups = list(self.alike.values())
        spared = max(range(len(groups)), key=lambda i: len(groups[i][0].hands), default=-1)
        for index, group in enumerate(groups):
            if index != spared:
                ways = self._ways(index)
                for holder in group:
                    table[list(self.layout.cards), holder.number] = ways
        if groups:  # what the others do not hold; saves the dearest pass
            rest = [card for card in self.layout.cards if problem.home[card] is None]
            left = (self.total - table[rest].sum(axis=1, dtype=self.dtype)) / len(groups[spared])
            if self.dtype is np.uint64:
                gone = self.total - table[rest].sum(axis=1, dtype=self.dtype)
                left = gone // np.uint64(len(groups[spared]))
            for holder in groups[spared]:
                table[rest, holder.number] = left
        return table

    def _ways(self, index: int) -> Numbers:
        """For each open card, in how many deals a seat of this group holds it."""
        holder = list(self.alike.values())[index][0]
        n = self.layout.n
        product = self._shared(index)
        if self.envelope:
            product = product * self._of_envelope
        found: Numbers = np.zeros(n, dtype=self.dtype)
        found[bits(holder.can)] = holder.ways(product * lattice.signs(n, self.dtype))
        return found

    @cached_property
    def _of_envelope(self) -> Numbers:
        assert self.envelope is not None
        return self.envelope.within(self.dtype)

    def _shared(self, but: int | None) -> Numbers:
        """The product of the seats' tables, one seat of a group left out if asked."""
        product: Numbers | None = None
        for index, (table, times) in enumerate(zip(self.inside, self.times, strict=True)):
            for _ in range(times - (index == but)):
                product = table if product is None else product * table
        return np.ones(1 << self.layout.n, dtype=self.dtype) if product is None else product


def _first(pile: int) -> int:
    return (pile & -pile).bit_length() - 1


def clash(facts: Facts) -> tuple[Statement, ...]:
    """As few statements as already contradict each other: drop each one that is not needed."""
    needed = list(facts.statements)
    for statement in facts.statements:
        fewer = [one for one in needed if one is not statement]
        if not agree(Facts(facts.deck, facts.seats, facts.hand_sizes, tuple(fewer))):
            needed = fewer
    return tuple(needed)


def agree(facts: Facts) -> bool:
    """Whether any deal at all agrees with the facts."""
    try:
        Count(lay_out(problem_of(facts), (), facts.seats), np.uint64)
    except Impossible:
        return False
    return True
