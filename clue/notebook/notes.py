"""What a player writes into a notebook, as data: marks, a line of words a card, how much help."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
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


@dataclass(frozen=True)
class Notes:
    """What one seat has written; only that seat's notebook ever shows it."""

    marks: Mapping[tuple[Card, Column], Mark] = field(default_factory=dict)
    lines: Mapping[Card, str] = field(default_factory=dict)
    help: Help | None = None  # not chosen yet: what the settings say
    hints: int = 0  # so many have been asked for

    def at(self, card: Card, column: Column) -> Mark:
        """What stands in a cell."""
        return self.marks.get((card, column), Mark.BLANK)

    @property
    def placed(self) -> frozenset[tuple[Card, Column]]:
        """Where a card is marked to be."""
        return frozenset(cell for cell, mark in self.marks.items() if mark is Mark.YES)

    def turned(self, card: Card, column: Column) -> Notes:
        """With the next mark in a cell."""
        following = CYCLE[(CYCLE.index(self.at(card, column)) + 1) % len(CYCLE)]
        return self.marked(card, column, following)

    def marked(self, card: Card, column: Column, mark: Mark) -> Notes:
        """With a mark in a cell; the blank one rubs it out."""
        others = {cell: kept for cell, kept in self.marks.items() if cell != (card, column)}
        new = {} if mark is Mark.BLANK else {(card, column): mark}
        return replace(self, marks={**others, **new})

    def written(self, card: Card, words: str) -> Notes:
        """With words beside a card; none rub the line out."""
        others = {one: line for one, line in self.lines.items() if one != card}
        clean = words.strip()[:LONGEST_LINE]
        return replace(self, lines={**others, **({card: clean} if clean else {})})

    def hinted(self, times: int) -> Notes:
        """With so many hints asked for."""
        return replace(self, hints=times)

    def helped(self, level: Help | None) -> Notes:
        """With so much filled in by itself."""
        return replace(self, help=level)
