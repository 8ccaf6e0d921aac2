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
        self.sizes = (*who, *what, *where, *others)
        self.choices = [(len(part) or 1) + 1 for part in self.parts[:3]]
        self.first, self.last = half((who, what)), half((where,), others)
        sights = [
            sight_of(problem, seat, self.bundles, self.sizes)
            for seat, room in enumerate(problem.room)
            if room
        ]
        # Who tells most apart is the dearest to follow: it comes last and has what others leave.
        self.sights = sorted(sights, key=lambda sight: len(sight.groups))
        self.places = self._places()
        self.inside = [
            sight.table[0].take(places)
            for sight, places in zip(self.sights, self.places, strict=True)
        ]
        self.before = list(accumulate(self.inside, mul))
        self.signed = self._signed()
        self.deals = int(np.dot(self.before[-1], self.signed) if self.before else self.signed[0])
        if not self.deals:
            raise Impossible

    @cached_property
    def by_case(self) -> NDArray[np.uint64]:
        """For each case, the number of deals that have it."""
        first, last = self.first, self.last
        shared = self.before[-1] if self.before else np.ones(1, dtype=np.int64)
        found = first.having @ (shared.reshape(first.width, last.width) @ last.having.T)
        who, what, where = self._choices()
        found = found.reshape(-1, self.choices[1], self.choices[2])
        table = found.take(who, 0).take(what, 1).take(where, 2)
        for case in self.problem.not_cases:
            table[tuple(_place(pile, case & pile) for pile in self.problem.piles)] = 0
        ways: NDArray[np.uint64] = table.view(np.uint64)
        return ways

    def by_card(self) -> NDArray[np.uint64]:
        """For each card and holder, the number of deals that have it there."""
        deals, width = self.deals, self.problem.seats + 1
        table = [0] * (len(self.problem.cards) * width)
        for holder, held in enumerate(self.problem.has):
            for card in bits(held):
                table[card * width + holder] = deals
        table[width - 1 :: width] = envelope = self._envelope()
        for bundle, row in zip(self.bundles, self._rows(width), strict=True):
            cards = bits(bundle)
            row[-1] = envelope[cards[0]]
            row[self.sights[-1].seat] = deals - sum(row)
            for card in cards:
                table[card * width : (card + 1) * width] = row
        return np.frombuffer(array("Q", table), dtype=np.uint64).reshape(-1, width)

    def _envelope(self) -> list[int]:
        """For each card, the number of deals that have it in the envelope."""
        pairs = np.add.reduce(self.by_case, axis=2)
        where = np.add.reduce(self.by_case.reshape(pairs.size, -1), axis=0)
        who, what = np.add.reduce(pairs, axis=1), np.add.reduce(pairs, axis=0)
        return [*who.tolist(), *what.tolist(), *where.tolist()]

    def _rows(self, width: int) -> list[list[int]]:
        """For each bundle, the deals that give a certain card of it to each seat but the last."""
        rows = [[0] * width for _ in self.bundles]
        groups = [(sight.seat, group) for sight in self.sights[:-1] for group in sight.groups]
        if groups:
            table = self._around().reshape(len(groups), self.first.width, self.last.width)
            first = (np.add.reduce(table, axis=2) @ self.first.held.T).tolist()
            last = (np.add.reduce(table, axis=1) @ self.last.held.T).tolist()
            for (seat, group), one, other in zip(groups, first, last, strict=True):
                total = one + other
                for number in group:
                    rows[number][seat] = total[number] // self.sizes[number]
        return rows

    def _around(self) -> Numbers:
        """For each group of each seat, its hands with one card of it times all others' hands."""
        after = list(accumulate([self.signed, *self.inside[:0:-1]], mul))
        found = []
        for index, sight in enumerate(self.sights[:-1]):
            others = after.pop() * self.before[index - 1] if index else after.pop()
            places = self.places[index]
            found += [hands.take(places) * others for hands in sight.table[1:]]
        return np.concatenate(found)

    def _signed(self) -> Numbers:
        """The envelope's hands inside every set, signed: all, less each that is not the case."""
        first, last = self.first, self.last
        signed = first.envelope[0][:, None] * last.envelope[0]
        for case in self.problem.not_cases:
            who, what, where = (
                next((i for i, bundle in enumerate(part) if bundle & case), 0)
                for part in self.parts[:3]
            )
            pair = who * self.choices[1] + what
            signed -= first.having[pair][:, None] * last.having[where]
        row: Numbers = signed.reshape(-1)
        return row

    def _places(self) -> Numbers:
        """For each seat, where each set stands in its table."""
        edge = len(self.first.held)
        steps = np.array([sight.steps for sight in self.sights], dtype=np.intp)
        steps = steps.reshape(len(self.sights), len(self.bundles))
        first, last = steps[:, :edge] @ self.first.held, steps[:, edge:] @ self.last.held
        places: Numbers = first[:, :, None] + last[:, None]
        return places.reshape(len(steps), first.shape[1] * last.shape[1])

    def _choices(self) -> list[list[int]]:
        """For each card of a pile, the bundle the envelope may have it from; the last is none."""
        found = []
        for pile, part in zip(self.problem.piles, self.parts, strict=False):
            bundles = part or [self.problem.has[-1] & pile]
            low, row = (pile & -pile).bit_length() - 1, [len(bundles)] * pile.bit_count()
            for choice, bundle in enumerate(bundles):
                for card in bits(bundle):
                    row[card - low] = choice
            found.append(row)
        return found


def _place(pile: int, card: int) -> int:
    """Where a card (as a bit) lies in its pile."""
    return card.bit_length() - (pile & -pile).bit_length()


def _parts(problem: Problem) -> list[list[int]]:
    """The open cards, those together that nothing tells apart.

    Pile by pile those the envelope may have, and last the others, whose piles do not matter.
    """
    can = problem.can[-1]
    seats, clauses = problem.can[:-1], [cards for _, cards in problem.clauses]
    tellers = {told & problem.unsettled for told in (*seats, *clauses, *problem.not_cases)}
    parts = (*(can & pile for pile in problem.piles), problem.unsettled & ~can)
    return [_bundles(part, tellers) if part else [] for part in parts]


def _bundles(cards: int, tellers: set[int]) -> list[int]:
    """Some cards, split by everything that tells them apart; few cards first."""
    bundles = [cards]
    for told in tellers:
        if 0 != told & cards != cards:
            bundles = [
                piece for bundle in bundles for piece in (bundle & told, bundle & ~told) if piece
            ]
    bundles.sort(key=int.bit_count)
    return bundles
