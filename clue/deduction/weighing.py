"""Chances when deals are not all alike: every hand has a weight, every set of cards a sum of them.

The hands of all holders, the envelope among them, must partition the open cards U. Hands have
fixed sizes that add up to the size of U, so hands that together cover U partition it, and inclusion
and exclusion weigh the covers:

    weight = sum over S of (-1)^(|U|-|S|) * product over holders of (weight of its hands inside S)

and leaving one holder out of the product, the weight of the deals in which it holds just that hand.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clue.deduction import lattice
from clue.deduction.holders import Holder, Layout
from clue.deduction.lattice import Numbers
from clue.deduction.reduce import bits


class Weighing:
    """Weighs the deals of a layout, in float64; what no deal has may leave a trace near nought."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.inside = [holder.within for holder in layout.holders]
        self.signs = lattice.signs(layout.n)
        self.total = float(self._around(None) @ self.signs)

    def by_case(self) -> NDArray[np.float64]:
        """The chance of each case."""
        problem = self.layout.problem
        table = np.zeros([pile.bit_count() for pile in problem.piles])
        first = [(pile & -pile).bit_length() - 1 for pile in problem.piles]
        who, what, where = (self.layout.case_cells - first).T
        envelope = next((h for h in self.layout.holders if h.number == problem.envelope), None)
        table[who, what, where] = 1.0 if envelope is None else self._weights(envelope)
        return table

    def by_card(self) -> NDArray[np.float64]:
        """The chance of each card to be with each holder."""
        problem = self.layout.problem
        table = np.zeros((len(problem.cards), problem.seats + 1))
        for card, home in enumerate(problem.home):
            if home is not None and home >= 0:
                table[card, home] = 1.0
        for holder in self.layout.holders:
            held = lattice.members(holder.hands, self.layout.n)
            table[list(self.layout.cards), holder.number] = self._weights(holder) @ held
        settled = problem.has[problem.envelope]
        table[bits(settled), problem.envelope] = 1.0
        return table

    def _weights(self, holder: Holder) -> Numbers:
        """The chance of each of a holder's hands."""
        table = self._around(holder) * self.signs
        lattice.superset_sums(table, self.layout.n)
        found: Numbers = table[holder.hands] / self.total
        return found if holder.weights is None else found * holder.weights

    def _around(self, but: Holder | None) -> Numbers:
        """The product of all holders' tables, one of them left out if asked."""
        product: Numbers = np.ones(1 << self.layout.n)
        for holder, table in zip(self.layout.holders, self.inside, strict=True):
            if holder is not but:
                product *= table
        return product
