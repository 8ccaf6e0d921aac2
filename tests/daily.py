"""Which part of a long proof every run takes, and which waits until a submission.

``pytest`` takes the daily part; ``CLUE_LONG=1 pytest -m long`` takes the others, and more examples
where they are drawn by chance. Both together are the whole proof; ``.ci/run`` runs both.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable
from typing import TypeVar

import pytest

LONG = os.environ.get("CLUE_LONG") == "1"
SHARE = 4
"""Every day takes one of so many."""

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., object])

long = pytest.mark.long  # this test proves more than it does every day


def later(test: F) -> F:
    """This test is not run every day at all, only before a submission."""
    return long(pytest.mark.skipif(not LONG, reason="runs with CLUE_LONG=1")(test))


def part(every: Iterable[T], daily: Collection[T]) -> list[T]:
    """The cases of every day, or the others."""
    return [case for case in every if (case in daily) is not LONG]


def seeds(count: int) -> range:
    """The seeds of every day, or the others."""
    return range(count // SHARE, count) if LONG else range(count // SHARE)


def examples(count: int) -> int:
    """How many examples are drawn by chance."""
    return count if LONG else count // SHARE
