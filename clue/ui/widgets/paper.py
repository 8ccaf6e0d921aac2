"""Paper to write on: a loose page, and the leather notebook that holds one."""

from __future__ import annotations

from typing import Final

import pygame

from clue.ui.theme import frames
from clue.ui.theme.frames import Skin
from clue.ui.widgets.base import Host
from clue.ui.widgets.boxes import Panel

PAPER: Final = "notebook.paper"
LEATHER: Final = "notebook.leather"
ON_TABLE: Final = Skin(alpha=0, radius=8, shadow=30, drop=10)
IN_BOOK: Final = Skin(alpha=0, radius=4, shadow=7, drop=2, shadow_alpha=170)
SPINE: Final = 0.052
"""How much of the notebook's width its spine takes."""
BRIM: Final = 8
"""How much of the cover shows beside the page, in units."""


class PaperSheet(Panel):
    """A sheet of laid paper; plain where the theme wants no grain under its words."""

    lying: Skin = ON_TABLE

    def __init__(self, ui: Host) -> None:
        super().__init__(ui, frames.PAPER)

    @property
    def textured(self) -> bool:
        """Whether paper and leather are to be seen."""
        return self.look.palette.textured and PAPER in self.look.assets

    @property
    def sheet(self) -> pygame.Rect:
        """Where the paper lies."""
        return self.rect

    def inside(self, pad: float) -> pygame.Rect:
        """Where its content goes."""
        return self.sheet.inflate(-2 * self.look.px(pad), -2 * self.look.px(pad))

    @property
    def reach(self) -> pygame.Rect:
        """Either shadow included."""
        return super().reach.union(self.look.paint.reach(self.rect, ON_TABLE))

    def draw(self, canvas: pygame.Surface) -> None:
        """The paper, then what is written on it."""
        if not self.textured:
            super().draw(canvas)
            return
        self._draw_ground(canvas)
        self.draw_children(canvas)

    def _draw_ground(self, canvas: pygame.Surface) -> None:
        look, sheet = self.look, self.sheet
        look.paint.panel(canvas, sheet, self.lying)
        canvas.blit(look.assets.scaled(PAPER, sheet.size, "exact"), sheet)


class Book(PaperSheet):
    """The notebook: its page lies in a leather cover."""

    lying = IN_BOOK

    @property
    def sheet(self) -> pygame.Rect:
        """Beside the spine, with a brim of leather round it."""
        if not self.textured:
            return self.rect
        brim = self.look.px(BRIM)
        spine = round(self.rect.width * SPINE)
        rect = self.rect
        return pygame.Rect(
            rect.x + spine, rect.y + brim, rect.width - spine - brim, rect.height - 2 * brim
        )

    def _draw_ground(self, canvas: pygame.Surface) -> None:
        look = self.look
        look.paint.panel(canvas, self.rect, ON_TABLE)
        canvas.blit(look.assets.scaled(LEATHER, self.rect.size, "exact"), self.rect)
        super()._draw_ground(canvas)
