"""The slip beside a cell: it comes when a hand has rested there, and goes when the hand goes on."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import pygame

from clue.ui.table.slip import Slip
from clue.ui.widgets.base import Host

SLIP_AFTER: Final = 0.35
"""Seconds a hand rests on a cell before its slip comes."""


class Aside:
    """What a notebook says beside one of its cells."""

    def __init__(self, ui: Host, make: Callable[[], tuple[Slip, bool] | None]) -> None:
        self.ui = ui
        self.make = make  # the slip there would be now, and whether it waits for a reason
        self.slip: Slip | None = None
        self._due = math.inf
        self._waits = False  # for a reason that another thread is working out

    def expect(self) -> None:
        """A hand has come to rest."""
        self._due = self.ui.stage.now() + SLIP_AFTER

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
            self.ui.damage(self.slip.reach)
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
        made = self.make()
        if made is not None:
            self.slip, self._waits = made
            self.ui.damage(self.slip.reach)

    def draw(self, canvas: pygame.Surface) -> None:
        """The slip, if it is there and the clip shows it."""
        if self.slip is not None and canvas.get_clip().colliderect(self.slip.reach):
            self.slip.draw(canvas)
