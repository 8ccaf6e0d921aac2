"""What a player writes into a notebook, as data: marks, a line of words a card, how much help."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Final, TypeAlias

from clue.rules.cards import Card, Seat

Column: TypeAlias = Seat | None
"""A seat's column in the grid; ``None`` is the envelope's."""

LONGEST_LINE: Final = 60
"""So many letters can be written about one card."""


class Mark(Enum):
    """What a player can write into a cell, in the order a click goes through them."""

    BLANK = ""
    NO = "no"
    YES = "yes"
    MAYBE = "maybe"


CYCLE: Final = (Mark.BLANK, Mark.NO, Mark.YES, Mark.MAYBE)


class Help(StrEnum):
    """How much a notebook fills in by itself."""

    NONE = "none"  # nothing but what the player marks
    FACTS = "facts"  # what this seat saw happen
    DEDUCTION = "deduction"  # and everything that follows from it


@dataclass
class Notes:
    """What one seat has written; only that seat's notebook ever shows it."""

    marks: dict[tuple[Card, Column], Mark] = field(default_factory=dict)
    lines: dict[Card, str] = field(default_factory=dict)
    help: Help | None = None  # not chosen yet: what the settings say

    def at(self, card: Card, column: Column) -> Mark:
        """What stands in a cell."""
        return self.marks.get((card, column), Mark.BLANK)

    def turn(self, card: Card, column: Column) -> Mark:
        """The next mark in a cell."""
        following = CYCLE[(CYCLE.index(self.at(card, column)) + 1) % len(CYCLE)]
        self.marks[card, column] = following
        return following

    def clear(self, card: Card, column: Column) -> None:
        """Rub a cell out."""
        self.marks.pop((card, column), None)

    def write(self, card: Card, words: str) -> None:
        """Put words beside a card; none rub the line out."""
        clean = words.strip()[:LONGEST_LINE]
        if clean:
            self.lines[card] = clean
        else:
            self.lines.pop(card, None)
