"""What is thought of a player: of anybody at first, later of this one, from game to game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from clue.rules.cards import Seat

Parts: TypeAlias = tuple[float, ...]
"""How many of all players are of each sort; together they are one."""

CAREFUL = 0.5
"""The share of players who keep notes of what they were shown."""

CURIOUS = 0.6
"""The share of players who ask wherever they are, if they do not know of the room."""

FADES = 0.2
"""So much of what was thought of anybody comes back between two games of a series."""

LEAST = 0.005
"""Nobody is of no sort for certain: people change, and files can say anything."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What is thought of a player: of anybody at first, of this one by what it has done.

    The shares of the sorts there are, in the order of ``PAIRS`` (of who keeps notes, and of
    who does not) and of ``ROOMS``; the chance that it keeps notes, and that it is curious; and how
    often it has shown the same card again, and another one.
    """

    careful: float = CAREFUL
    curious: float = CURIOUS
    keeping: tuple[float, ...] = (0.5, 0.3, 0.05, 0.15)
    forgetting: tuple[float, ...] = (0.05, 0.2, 0.74, 0.01)
    rooms: tuple[float, ...] = (0.5, 0.3, 0.2)
    again: float = 3.0
    other: float = 1.0

    @property
    def numbers(self) -> tuple[float, ...]:
        """All of it in a row, for files."""
        sorts = (*self.keeping, *self.forgetting, *self.rooms)
        return (self.careful, self.curious, self.again, self.other, *sorts)

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Habits:
        """Habits from their numbers; anybody's where another version of the game wrote them."""
        if len(numbers) != len(ANYBODY.numbers):
            return ANYBODY
        careful, curious, again, other, *rest = (max(number, LEAST) for number in numbers)
        sorts = len(ANYBODY.keeping)
        return cls(
            min(careful, 1 - LEAST),
            min(curious, 1 - LEAST),
            shares(rest[:sorts]),
            shares(rest[sorts : 2 * sorts]),
            shares(rest[2 * sorts :]),
            again,
            other,
        )

    def faded(self) -> Habits:
        """The same, and anybody's a little."""
        both = zip(self.numbers, ANYBODY.numbers, strict=True)
        return Habits.of([(1 - FADES) * own + FADES * anybody for own, anybody in both])

    @property
    def pairs(self) -> tuple[float, ...]:
        """The sorts' shares, whether it keeps notes or not."""
        both = zip(self.keeping, self.forgetting, strict=True)
        return tuple(self.careful * keeps + (1 - self.careful) * not_ for keeps, not_ in both)

    @property
    def repeats(self) -> float:
        """The chance that it shows again what it has shown before."""
        return self.again / (self.again + self.other)


ANYBODY = Habits()
"""Whom nothing is known of yet."""

HabitsBySeat: TypeAlias = tuple[tuple[Seat, Habits], ...]
"""What is thought of those one has played with before; all others are anybody."""


def shares(weights: Iterable[float]) -> Parts:
    """Weights as parts of one.

    >>> shares([1, 3])
    (0.25, 0.75)
    """
    parts = tuple(weights)
    return tuple(part / sum(parts) for part in parts)
