"""How many hands a seat may hold, by what it can tell apart.

To a seat, cards are alike that it may have and that stand in the same of its clauses, whatever
they are to others. A set of cards matters to it only by how many it has of each such group, so one
small table, kept for all who ask again, answers for every set.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb, prod
from typing import TypeAlias

import numpy as np

from clue.deduction.lattice import Numbers
from clue.deduction.reduce import Problem

Groups: TypeAlias = tuple[tuple[int, int], ...]
"""For each group the clauses it stands in, as bits, and how many cards it has."""

_ROUND = 6
"""Cards in no clause are many: a table for a few more than asked for serves more who ask."""


@dataclass(frozen=True, slots=True)
class Sight:
    """How a seat that still wants cards sees the bundles of cards nothing tells apart."""

    seat: int
    groups: list[list[int]]  # bundles alike to it, by their numbers
    steps: list[int]  # for each bundle, how far one card of it leads in the table
    table: Numbers  # see hands


def sight_of(problem: Problem, seat: int, bundles: Sequence[int], sizes: Sequence[int]) -> Sight:
    """What a seat can tell apart, and its hands by that."""
    can = problem.can[seat]
    clauses = [cards for who, cards in problem.clauses if who == seat]
    alike: dict[int, list[int]] = {}
    for number, bundle in enumerate(bundles):
        if bundle & can:
            marks = 0
            for clause in clauses:
                marks += marks
                if bundle & clause:
                    marks += 1
            alike.setdefault(marks, []).append(number)
    told, steps, step = [], [0] * len(bundles), 1
    for marks in sorted(alike, reverse=True):
        most = 0
        for number in alike[marks]:
            steps[number] = step
            most += sizes[number]
        if not marks:
            most += -most % _ROUND
        told.append((marks, most))
        step *= most + 1
    told.reverse()
    groups = [alike[marks] for marks, _ in told]
    return Sight(seat, groups, steps, hands(problem.room[seat], tuple(told)))


@lru_cache(maxsize=512)
def hands(wants: int, groups: Groups) -> Numbers:
    """For every number of cards of each group, how many hands there are among them.

    The first row counts all hands, each other row those that hold one certain card of a group.
    """
    sizes = [most + 1 for _, most in groups]
    held = np.indices(sizes, dtype=np.int64).reshape(len(sizes), prod(sizes))
    good = held.sum(axis=0) == wants
    for clause in range(groups[-1][0].bit_length()):
        good &= held[[marks >> clause & 1 == 1 for marks, _ in groups]].any(axis=0)
    table: Numbers = np.concatenate((good[None], good * held))
    for axis, size in enumerate(sizes):
        lines = table.reshape(len(table) * prod(sizes[:axis]), size, -1)
        table = np.matmul(_pascal(size), lines).reshape(table.shape)
    table[1:] //= np.maximum(held, 1)  # these counted every card of the group
    return table


@lru_cache(maxsize=64)
def _pascal(size: int) -> Numbers:
    """How many subsets of each size a set of each size has."""
    ways = [[comb(cards, held) for held in range(size)] for cards in range(size)]
    return np.array(ways, dtype=np.int64)
