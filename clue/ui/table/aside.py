"""The slip beside a cell: it comes when a hand has rested there, and goes when the hand goes on."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from clue.ui.table.cell_slip import slip_parts
from clue.ui.table.slip import Slip

if TYPE_CHECKING:
    from clue.ui.table.notebook import Notebook

SLIP_AFTER: Final = 0.35
"""Seconds a hand rests on a cell before its slip comes."""


class Aside:
    """What a notebook says beside one of its cells."""

    def __init__(self, book: Notebook) -> None:
        self.book = book
        self.slip: Slip | None = None
        self._due = math.inf
        self._waits = False  # for a reason that another thread is working out

    def expect(self) -> None:
        """A hand has come to rest."""
        self._due = self.book.ui.stage.now() + SLIP_AFTER

    def update(self, now: float) -> float:
        """Come when it is time; when to look again."""
        if self.slip is None and now >= self._due:
            self._show()
        return self._due

    def hide(self) -> None:
        """The hand is elsewhere."""
        self._due = math.inf
        self._waits = False
        if self.slip is not None:
            self.book.ui.damage(self.slip.reach)
            self.slip = None

    def renew(self) -> None:
        """What it tells has changed."""
        if self.slip is not None:
            self.hide()
            self._show()

    def worked_out(self) -> None:
        """Another thread has found something: perhaps what it waits for."""
        if self._waits:
            self.renew()

    def _show(self) -> None:
        self._due = math.inf
        book, spot = self.book, self.book.rests_on
        if spot is None or book.children:
            return
        parts, self._waits = slip_parts(book, spot)
        beside = book.reading.table.layout.notebook
        self.slip = Slip(book.look, parts, beside, book.grid.box(*spot))
        book.ui.damage(self.slip.reach)

    def draw(self, canvas: pygame.Surface) -> None:
        """The slip, if it is there and the clip shows it."""
        if self.slip is not None and canvas.get_clip().colliderect(self.slip.reach):
            self.slip.draw(canvas)
