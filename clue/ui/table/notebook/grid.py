"""Where the notebook's cells are: rows of cards under columns of seats, scrolled if need be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from clue.table.model import GridSpot
from clue.table.sheet import NAMES

NAMES_SHARE: Final = 0.35
LONG_NAMES_SHARE: Final = 0.42
"""How much of the page at least the names get, and where one of them is longer than that."""
WIDEST: Final = 66
"""No cell is broader than so many units: what is left over goes to the names and lines."""


@dataclass(frozen=True)
class Grid:
    """Rectangles in pixels; ``offset`` pixels of the rows are scrolled away."""

    rect: pygame.Rect
    head: int  # the height of the line of emblems
    columns: int
    rows: int
    row: float  # the height of one
    cell: float  # the width of one
    offset: int = 0

    @classmethod
    def of(
        cls,
        rect: pygame.Rect,
        *,
        head: int,
        columns: int,
        rows: int,
        least: int,
        widest: int,
        names: float = NAMES_SHARE,
        offset: int = 0,
    ) -> Grid:
        """The grid for a page: rows as high as the page allows, never lower than letters need."""
        high = max((rect.height - head) / max(1, rows), least)
        wide = min(widest, rect.width * (1 - names) / max(1, columns))
        grid = cls(pygame.Rect(rect), head, columns, rows, high, wide)
        return cls(grid.rect, head, columns, rows, high, wide, min(max(0, offset), grid.overhang))

    @property
    def overhang(self) -> int:
        """How much does not fit."""
        return max(0, round(self.row * self.rows) - self.body.height)

    @property
    def names(self) -> int:
        """The width of the column of names."""
        return self.rect.width - round(self.cell * self.columns)

    @property
    def body(self) -> pygame.Rect:
        """Where the rows are seen."""
        rect = self.rect
        return pygame.Rect(rect.x, rect.y + self.head, rect.width, rect.height - self.head)

    def line(self, row: int) -> pygame.Rect:
        """A whole row."""
        top = self.body.y - self.offset + round(row * self.row)
        foot = self.body.y - self.offset + round((row + 1) * self.row)
        return pygame.Rect(self.rect.x, top, self.rect.width, foot - top)

    def box(self, column: int, row: int) -> pygame.Rect:
        """A cell, or a name's."""
        line = self.line(row)
        if column == NAMES:
            return pygame.Rect(line.x, line.y, self.names, line.height)
        left = line.x + self.names + round(column * self.cell)
        right = line.x + self.names + round((column + 1) * self.cell)
        return pygame.Rect(left, line.y, right - left, line.height)

    @property
    def least(self) -> tuple[int, int]:
        """What every cell has, so that signs do not grow by a pixel from row to row."""
        return int(self.cell), int(self.row)

    def crown(self, column: int) -> pygame.Rect:
        """The head of a column."""
        box = self.box(column, 0)
        return pygame.Rect(box.x, self.rect.y, box.width, self.head)

    def at(self, x: int, y: int) -> GridSpot | None:
        """What is under a pixel."""
        if not self.body.collidepoint(x, y):
            return None
        row = int((y - self.body.y + self.offset) / self.row)
        across = x - self.rect.x - self.names
        column = NAMES if across < 0 else int(across / self.cell)
        return (column, row) if row < self.rows and column < self.columns else None

    def showing(self, row: int) -> int:
        """The offset at which a row is seen, as near to the present one as can be."""
        top, foot = round(row * self.row), round((row + 1) * self.row)
        return max(min(self.offset, top), foot - self.body.height)
