"""The sets that inclusion and exclusion run over, in two halves.

What is a product over bundles (a set's sign, the envelope's hands inside it) is known of a set as
soon as it is known of its halves. It depends on the sizes of bundles alone: many puzzles share a
half, and more of them the pieces it is put together from.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, reduce
from math import comb
from typing import TypeAlias

import numpy as np

from clue.deduction.lattice import Numbers

Sizes: TypeAlias = tuple[int, ...]
"""How many cards each bundle has."""


@dataclass(frozen=True, slots=True)
class Sets:
    """The sets of cards from some bundles, by how many they have of each: a column for each.

    How many sets there are is counted with a sign: minus if they leave out an odd number of cards.
    """

    held: Numbers  # a row for each bundle: how many of its cards
    signed: Numbers  # one row: how many sets
    having: Numbers  # a row for each choice of bundles: how many sets with one certain card of each
    envelope: Numbers  # one row: these, for all cards the envelope may have

    @property
    def width(self) -> int:
        """How many kinds of sets there are."""
        return len(self.signed[0])


@lru_cache(maxsize=256)
def half(piles: tuple[Sizes, ...], others: Sizes = ()) -> Sets:
    """The sets from some piles and from other cards; the last choice of a pile is none at all."""
    whole = reduce(_across, map(_pile, piles))
    return _across(whole, _others(others)) if others else whole


@lru_cache(maxsize=256)
def _pile(sizes: Sizes) -> Sets:
    """The sets from a pile, and one more choice that is none: no set has that."""
    sets = _chosen(sizes)
    nothing = np.zeros_like(sets.signed)
    return Sets(sets.held, sets.signed, np.concatenate((sets.having, nothing)), sets.envelope)


def _chosen(sizes: Sizes) -> Sets:
    """The sets from a pile of which the envelope has one card; of an empty one it is found."""
    if len(sizes) > 1:
        return _beside(_chosen(sizes[:-1]), _chosen(sizes[-1:]))
    if not sizes:
        return _others(())
    size = sizes[0]
    one = np.concatenate((np.zeros((1, 1), dtype=np.int64), _signs(size - 1)), axis=1)
    return Sets(_numbers(size), _signs(size), one, size * one)


@lru_cache(maxsize=256)
def _others(sizes: Sizes) -> Sets:
    """The sets from cards of which the envelope has none."""
    if not sizes:
        one = np.ones((1, 1), dtype=np.int64)
        return Sets(one[:0], one, one, one)
    signed = _signs(sizes[-1])
    last = Sets(_numbers(sizes[-1]), signed, signed, signed)
    return _across(_others(sizes[:-1]), last) if sizes[:-1] else last


def _numbers(size: int) -> Numbers:
    return np.arange(size + 1, dtype=np.int64)[None]


def _signs(size: int) -> Numbers:
    row = [(-1) ** (size - held) * comb(size, held) for held in range(size + 1)]
    return np.array([row], dtype=np.int64)


def _across(one: Sets, other: Sets) -> Sets:
    """Both together, where the envelope chooses from each."""
    return Sets(
        _held(one, other),
        _pairs(one.signed, other.signed),
        _pairs(one.having, other.having),
        _pairs(one.envelope, other.envelope),
    )


def _beside(one: Sets, other: Sets) -> Sets:
    """Both together, where the envelope chooses from one or the other."""
    choices = _pairs(one.having, other.signed), _pairs(one.signed, other.having)
    return Sets(
        _held(one, other),
        _pairs(one.signed, other.signed),
        np.concatenate(choices),
        _pairs(one.envelope, other.signed) + _pairs(one.signed, other.envelope),
    )


def _held(one: Sets, other: Sets) -> Numbers:
    bundles, width = len(one.held), other.signed.size
    rows = np.empty((bundles + len(other.held), one.signed.size, width), dtype=np.int64)
    rows[:bundles] = one.held[:, :, None]
    rows[bundles:] = other.held[:, None]
    return rows.reshape(len(rows), one.signed.size * width)


def _pairs(rows: Numbers, others: Numbers) -> Numbers:
    """Every row with every other, entry by entry."""
    table = rows[:, None, :, None] * others[:, None]
    pairs: Numbers = table.reshape(len(rows) * len(others), rows.shape[1] * others.shape[1])
    return pairs
