"""How many deals there are, exactly, with cards that nothing tells apart counted together.

The hands of the seats and of the envelope must share out the open cards, and inclusion and
exclusion count the ways (see :mod:`clue.deduction.weighing`). What a set of cards contributes
depends only on how many it has of each bundle of cards alike, so the sum runs over these numbers
instead of over sets: a few hundred terms at the opening instead of a quarter of a million. What
each term is worth to a seat is read from a small table (:mod:`clue.deduction.hands`), the rest is
known by halves (:mod:`clue.deduction.halves`).

Whole numbers are exact: sums and differences may wrap around on the way, the counts do not.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import cached_property
from itertools import accumulate
from operator import mul

import numpy as np
from numpy.typing import NDArray

from clue.deduction.halves import half
from clue.deduction.hands import sight_of
from clue.deduction.lattice import Numbers
from clue.deduction.reduce import Impossible, Problem, bits


class Tally:
    """Counts the deals a puzzle leaves open; raises :class:`Impossible` if there are none."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.parts = _parts(problem)
        self.bundles = [bundle for part in self.parts for bundle in part]
        who, what, where, others = (
            tuple([bundle.bit_count() for bundle in part]) for part in self.parts
        )
        self.first, self.last = half((who, what)), half((where,), others)
        sights = [
            sight_of(problem, seat, self.bundles) for seat, room in enumerate(problem.room) if room
        ]
        # Who tells most apart is the dearest to follow: it comes last and has what others leave.
        self.sights = sorted(sights, key=lambda sight: len(sight.groups))
        self.places = self._places()
        self.inside = [
            sight.table[0][places] for sight, places in zip(self.sights, self.places, strict=True)
        ]
        self.before = list(accumulate(self.inside, mul))
        self.deals = int(np.add.reduce(self.by_case, axis=None))
        if not self.deals:
            raise Impossible

    @cached_property
    def by_case(self) -> NDArray[np.uint64]:
        """For each case, the number of deals that have it."""
        problem, first, last = self.problem, self.first.having, self.last.having
        shared = self.before[-1] if self.before else np.ones(1, dtype=np.int64)
        found = first @ (shared.reshape(first.shape[1], last.shape[1]) @ last.T)
        who, what, where = (self._choices(kind) for kind in range(len(problem.piles)))
        wide = len(self.parts[1]) or 1
        pairs = [one * wide + other if one >= 0 <= other else -1 for one in who for other in what]
        table = found.take(pairs, 0).take(where, 1).reshape(len(who), len(what), len(where))
        for case in problem.not_cases:
            table[tuple(_place(pile, case & pile) for pile in problem.piles)] = 0
        ways: NDArray[np.uint64] = table.view(np.uint64)
        return ways

    def by_card(self) -> NDArray[np.uint64]:
        """For each card and holder, the number of deals that have it there."""
        problem, width = self.problem, self.problem.seats + 1
        table = [0] * (len(problem.cards) * width)
        for holder, cards in enumerate(problem.has):
            for card in bits(cards):
                table[card * width + holder] = self.deals
        pairs, where = np.add.reduce(self.by_case, axis=2), np.add.reduce(self.by_case, axis=(0, 1))
        who, what = np.add.reduce(pairs, axis=1), np.add.reduce(pairs, axis=0)
        table[width - 1 :: width] = [*who.tolist(), *what.tolist(), *where.tolist()]
        for seat, bundle, ways in self._ways():
            for card in bits(bundle):
                table[card * width + seat] = ways
        for card in problem.open:
            row = card * width
            table[row + self.sights[-1].seat] = self.deals - sum(table[row : row + width])
        return np.frombuffer(array("Q", table), dtype=np.uint64).reshape(-1, width)

    def _ways(self) -> Iterator[tuple[int, int, int]]:
        """A seat, a bundle, and the deals that give the one a certain card of the other."""
        followed = self.sights[:-1]
        groups = [(sight.seat, group) for sight in followed for group in sight.groups]
        table = self._around(len(groups))
        totals = np.zeros((len(groups), len(self.bundles)), dtype=np.int64)
        first, last = self.first.held, self.last.held
        for one, other in self._envelope():
            totals[:, : len(first)] += (table @ other * one) @ first.T
            totals[:, len(first) :] += (np.einsum("l,glr->gr", one, table) * other) @ last.T
        for (seat, group), row in zip(groups, totals.tolist(), strict=True):
            for number in group:
                bundle = self.bundles[number]
                yield seat, bundle, row[number] // bundle.bit_count()

    def _around(self, groups: int) -> Numbers:
        """For each group of each seat, its hands with one card of it times all others' hands."""
        table = np.empty((groups, self.first.signed.size * self.last.signed.size), dtype=np.int64)
        row = iter(table)
        after = list(accumulate(self.inside[:0:-1], mul))
        for index, sight in enumerate(self.sights[:-1]):
            others = after.pop() if index == 0 else after.pop() * self.before[index - 1]
            for hands in sight.table[1:]:
                np.multiply(hands[self.places[index]], others, out=next(row))
        return table.reshape(groups, self.first.signed.size, self.last.signed.size)

    def _envelope(self) -> Iterator[tuple[Numbers, Numbers]]:
        """The envelope's hands inside every set, signed: all, less each that is not the case."""
        yield self.first.envelope[0], self.last.envelope[0]
        for case in self.problem.not_cases:
            who, what, where = (
                next((i for i, bundle in enumerate(part) if bundle & case), 0)
                for part in self.parts[:3]
            )
            pair = who * (len(self.parts[1]) or 1) + what
            yield -self.first.having[pair], self.last.having[where]

    def _places(self) -> Numbers:
        """For each seat, where each set stands in its table."""
        steps = np.array([sight.steps for sight in self.sights], dtype=np.intp)
        steps = steps.reshape(len(self.sights), len(self.bundles))
        edge = len(self.first.held)
        first, last = steps[:, :edge] @ self.first.held, steps[:, edge:] @ self.last.held
        places: Numbers = first[:, :, None] + last[:, None]
        return places.reshape(len(steps), first.shape[1] * last.shape[1])

    def _choices(self, kind: int) -> list[int]:
        """For each card of a pile, the bundle the envelope may have it from, or -1."""
        pile = self.problem.piles[kind]
        low = (pile & -pile).bit_length() - 1
        found = [-1] * pile.bit_count()
        for choice, bundle in enumerate(self.parts[kind] or [self.problem.has[-1] & pile]):
            for place in bits(bundle >> low):
                found[place] = choice
        return found


def _place(pile: int, card: int) -> int:
    """Where a card (as a bit) lies in its pile."""
    return card.bit_length() - (pile & -pile).bit_length()


def _parts(problem: Problem) -> list[list[int]]:
    """The open cards, those together that nothing tells apart.

    Pile by pile those the envelope may have, and last the others, whose piles do not matter.
    """
    can = problem.can[-1]
    tellers = [*problem.can[:-1], *(cards for _, cards in problem.clauses), *problem.not_cases]
    parts = (*(can & pile for pile in problem.piles), problem.unsettled & ~can)
    return [_bundles(part, tellers) for part in parts]


def _bundles(cards: int, tellers: list[int]) -> list[int]:
    """Some cards, split by everything that tells them apart; few cards first."""
    bundles = [cards] if cards else []
    for told in tellers:
        if 0 != told & cards != cards:
            bundles = [
                piece for bundle in bundles for piece in (bundle & told, bundle & ~told) if piece
            ]
    return sorted(bundles, key=int.bit_count)
