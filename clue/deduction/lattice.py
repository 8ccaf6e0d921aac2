"""Sums over all subsets of a small set, the engine under weighing and drawing deals.

A table over the subsets of n cards is a flat array of 2**n numbers; the subset's bits are the
index.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Any, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[Any]
Masks: TypeAlias = NDArray[np.uint32]
ScalarT = TypeVar("ScalarT", bound=np.generic)

_LOW = 4
"""Bits whose neighbours lie so near in memory that whole columns are quicker than blocks."""


def subset_sums(table: Numbers, n: int, joined: np.ufunc = np.add) -> None:
    """Replace every entry by the sum over its subsets, in place; ``np.subtract`` undoes that."""
    low = min(n, _LOW)
    for bit in range(low):
        columns = table.reshape(-1, 2 << bit)
        for column in range(1 << bit):
            whole = columns[:, column ^ 1 << bit]
            joined(whole, columns[:, column], out=whole)
    for bit in range(low, n):
        halves = table.reshape(-1, 2, 1 << bit)
        joined(halves[:, 1], halves[:, 0], out=halves[:, 1])


def superset_sums(table: Numbers, n: int) -> None:
    """Replace every entry by the sum over its supersets, in place."""
    low = min(n, _LOW)
    for bit in range(low, n):
        halves = table.reshape(-1, 2, 1 << bit)
        halves[:, 0] += halves[:, 1]
    for bit in range(low):
        columns = table.reshape(-1, 2 << bit)
        for column in range(1 << bit):
            columns[:, column] += columns[:, column ^ 1 << bit]


@lru_cache(maxsize=32)
def subsets(n: int) -> Masks:
    """Every subset of n things, in order."""
    return _kept(np.arange(1 << n, dtype=np.uint32))


@lru_cache(maxsize=32)
def sizes(n: int) -> NDArray[np.uint8]:
    """How many things each subset holds."""
    table = np.zeros(1 << n, dtype=np.uint8)
    for bit in range(n):
        table[1 << bit : 2 << bit] = table[: 1 << bit] + 1
    return _kept(table)


@lru_cache(maxsize=32)
def signs(n: int) -> Numbers:
    """One for subsets as even (or odd) as the whole set, minus one for the others."""
    return _kept(np.where((sizes(n) & 1) != n & 1, -1.0, 1.0))


@lru_cache(maxsize=32)
def nothing(n: int) -> Numbers:
    """One for the empty set, nought for all others."""
    return _kept(np.where(sizes(n) == 0, 1.0, 0.0))


@lru_cache(maxsize=128)
def subsets_of_size(n: int, size: int) -> Masks:
    """Every subset of n things that holds exactly so many."""
    return _kept(np.flatnonzero(sizes(n) == size).astype(np.uint32))


@lru_cache(maxsize=128)
def ways(n: int, size: int) -> Numbers:
    """For every set of n things, how many of its subsets hold exactly so many."""
    chosen = np.array([comb(held, size) for held in range(n + 1)], dtype=float)
    return _kept(chosen.take(sizes(n)))


def unions(masks: Numbers) -> Numbers:
    """For every subset of some masks, or of some rows of masks, all their bits together."""
    table = np.zeros((1 << len(masks), *masks.shape[1:]), dtype=masks.dtype)
    for index, mask in enumerate(masks):
        table[1 << index : 2 << index] = table[: 1 << index] | mask
    return table


def gather(masks: Masks, among: int) -> Masks:
    """Masks with only the bits of ``among`` kept, moved together."""
    if among & (among + 1) == 0:  # they lie together already
        return masks & np.uint32(among)
    found = np.zeros_like(masks)
    place = 0
    for bit in range(among.bit_length()):
        if among >> bit & 1:
            found |= (masks >> np.uint32(bit) & np.uint32(1)) << np.uint32(place)
            place += 1
    return found


def spread(table: Numbers, among: int, n: int) -> Numbers:
    """A table over the subsets of some of n things as one over all: the others do not matter."""
    for bit in range(n):
        if not among >> bit & 1:
            table = np.repeat(table.reshape(-1, 1, 1 << bit), 2, axis=1)
    return table.ravel()


def members(masks: Masks, n: int) -> NDArray[np.bool_]:
    """A row for every mask, a column for every bit."""
    return np.asarray(masks[:, None] >> np.arange(n, dtype=np.uint32) & 1, dtype=bool)


def _kept(array: NDArray[ScalarT]) -> NDArray[ScalarT]:
    array.setflags(write=False)
    return array
