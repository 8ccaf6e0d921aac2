"""Everything left to luck: the dice and the shuffling. Seeded for play, scripted for proof."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

Thing = TypeVar("Thing")

FACES = 6


class OutOfChanceError(Exception):
    """A script of dice or shuffles has ended, and one more was asked for."""


class Chance(Protocol):
    """Where dice and shuffles come from."""

    def dice(self, count: int) -> tuple[int, ...]:
        """The faces of one throw."""

    def shuffled(self, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """The same things in an order nobody could foresee."""


class SeededChance:
    """Luck from a seed: the same seed gives the same game."""

    def __init__(self, seed: int | str) -> None:
        self._stream = random.Random(seed)

    def dice(self, count: int) -> tuple[int, ...]:
        """The faces of one throw."""
        return tuple(self._stream.randint(1, FACES) for _ in range(count))

    def shuffled(self, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """The same things in an order nobody could foresee."""
        return tuple(self._stream.sample(things, len(things)))


def luck_of(seed: int | str) -> SeededChance:
    """All the luck of one game, from one stream: first its cards, then its dice.

    >>> luck_of(7).dice(2) == luck_of(7).dice(2)
    True
    """
    return SeededChance(f"{seed}:chance")


def whims_of(seed: int | str) -> str:
    """What the players' own luck comes from: worked out one way, it tells nothing of the deal.

    >>> whims_of(7) == whims_of("7")
    True
    """
    return hashlib.blake2b(f"{seed}:players".encode()).hexdigest()


class ScriptedChance:
    """Luck written down beforehand: throws in order; shuffles keep the order they are given."""

    def __init__(self, throws: Iterable[tuple[int, ...]] = ()) -> None:
        self._throws = iter(throws)

    def dice(self, count: int) -> tuple[int, ...]:
        """Give the next throw of the script."""
        throw = next(self._throws, None)
        if throw is None:
            raise OutOfChanceError("the script holds no further throw")
        if len(throw) != count or not all(1 <= die <= FACES for die in throw):
            raise OutOfChanceError(f"the script throws {throw}, but {count} dice are rolled")
        return throw

    def shuffled(self, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """The same things, in the same order."""
        return tuple(things)
