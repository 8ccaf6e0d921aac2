"""A drawer of a desk: walnut rails with brass corners round dark felt, and what lies in it."""

from __future__ import annotations

from typing import Final

import pygame

from clue.ui.theme import frames
from clue.ui.theme.frames import Skin
from clue.ui.widgets.base import Host
from clue.ui.widgets.boxes import Panel

RAIL: Final = 40
"""How broad its rails are, in units; they stand round its rectangle."""
MADE: Final = 96
"""How broad they are in the pictures."""
FELT: Final = Skin(top="felt_deep", bottom="felt_deep", radius=2)
SHADOW: Final = Skin(alpha=0, radius=16, shadow=30, drop=10)


class Drawer(Panel):
    """Plain where the theme wants no grain under its words."""

    def __init__(self, ui: Host) -> None:
        super().__init__(ui, frames.PANEL)

    @property
    def outside(self) -> pygame.Rect:
        """With its rails."""
        rail = self.look.px(RAIL)
        return self.rect.inflate(2 * rail, 2 * rail)

    @property
    def reach(self) -> pygame.Rect:
        """Rails and shadow."""
        return self.look.paint.reach(self.outside, SHADOW)

    def draw(self, canvas: pygame.Surface) -> None:
        """Felt, rails, corners, and what lies in it."""
        look = self.look
        if not (look.palette.textured and "frame.edge.n" in look.assets):
            super().draw(canvas)
            return
        look.paint.panel(canvas, self.outside, SHADOW)
        look.paint.panel(canvas, self.rect, FELT)
        for side in "nswe":
            self._draw_rail(canvas, side)
        for corner in ("nw", "ne", "sw", "se"):
            picture, (x, y) = self._picture(f"frame.corner.{corner}")
            at = (
                (self.rect.x if "w" in corner else self.rect.right) - x,
                (self.rect.y if "n" in corner else self.rect.bottom) - y,
            )
            canvas.blit(picture, at)
        self.draw_children(canvas)

    def _picture(self, name: str) -> tuple[pygame.Surface, tuple[int, int]]:
        """A part of the frame brought to our size, and its anchor."""
        look = self.look
        entry = look.assets.entry(name)
        assert entry.size is not None
        assert entry.anchor is not None
        factor = look.px(RAIL) / MADE
        size = (round(entry.size[0] * factor), round(entry.size[1] * factor))
        anchor = (round(entry.anchor[0] * factor), round(entry.anchor[1] * factor))
        return look.assets.scaled(name, size, "exact"), anchor

    def _draw_rail(self, canvas: pygame.Surface, side: str) -> None:
        """One side, its picture repeated and cut off where the next corner hides it."""
        picture, (x, y) = self._picture(f"frame.edge.{side}")
        rect, (wide, high) = self.rect, picture.get_size()
        if side in "ns":
            top = (rect.y if side == "n" else rect.bottom) - y
            for left in range(rect.x, rect.right, wide):
                canvas.blit(picture, (left, top), (0, 0, min(wide, rect.right - left), high))
        else:
            left = (rect.x if side == "w" else rect.right) - x
            for top in range(rect.y, rect.bottom, high):
                canvas.blit(picture, (left, top), (0, 0, wide, min(high, rect.bottom - top)))
