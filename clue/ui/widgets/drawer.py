"""Drawers of a desk: their fronts, and one that is open, with what lies in it."""

from __future__ import annotations

from typing import Final

import pygame

from clue.ui.theme import frames
from clue.ui.theme.frames import Skin
from clue.ui.widgets.base import Host
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button

RAIL: Final = 40
"""How broad its rails are, in units; they stand round its rectangle."""
MADE: Final = 96
"""How broad they are in the pictures."""
FRONT: Final = "drawer.front"
CARD: Final = (0.03, 0.81)
"""Where the card in its holder begins and ends, as shares of a front's width."""
AJAR: Final = 14
"""How far the open one is drawn out to its side, in units."""
FELT: Final = Skin(top="felt_deep", bottom="felt_deep", radius=2)
LIT: Final = (22, 16, 8)
"""What the lamp adds to a front under the hand, and to the open one's."""
SHADOW: Final = Skin(alpha=0, radius=16, shadow=30, drop=10)


class Drawer(Panel):
    """Plain where the theme wants no grain under its words."""

    def __init__(self, ui: Host, *, rail: float = RAIL, skin: Skin = frames.PANEL) -> None:
        super().__init__(ui, skin)
        self.rail = rail

    @property
    def outside(self) -> pygame.Rect:
        """With its rails."""
        rail = self.look.px(self.rail)
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
        factor = look.px(self.rail) / MADE
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


class DrawerFront(Button):
    """A drawer one can open, called by the card on it; a button where the theme wants no grain."""

    chosen = False

    @property
    def textured(self) -> bool:
        """Whether walnut is to be seen."""
        return self.look.palette.textured and FRONT in self.look.assets

    def arrange(self) -> None:
        """The open one stands out."""
        self.ink = ("wine_deep" if self.chosen else "ink") if self.textured else None

    @property
    def inside(self) -> pygame.Rect:
        """Its card."""
        if not self.textured:
            return self.rect
        start, end = (round(self.rect.width * share) for share in CARD)
        return pygame.Rect(self.rect.x + start, self.rect.y, end - start, self.rect.height)

    @property
    def reach(self) -> pygame.Rect:
        """Drawn out, with its shadow."""
        ajar = 2 * self.look.px(AJAR)
        return super().reach.inflate(ajar, 0).union(self.look.paint.reach(self.rect, SHADOW))

    def draw(self, canvas: pygame.Surface) -> None:
        """Walnut, and the word on its card."""
        if not self.textured:
            super().draw(canvas)
            return
        look = self.look
        front = self.rect.move(look.px(AJAR) if self.chosen else 0, 0)
        if self.chosen:
            look.paint.panel(canvas, front, SHADOW)
        picture = look.assets.scaled(FRONT, front.size, "exact")
        canvas.blit(picture, front)
        if self.chosen or self.hovered:
            canvas.fill(LIT, front.inflate(-2, -2), special_flags=pygame.BLEND_RGB_ADD)
        if self.focused:
            look.paint.ring(canvas, front)
        self._draw_inside(canvas, self.inside.move(front.x - self.rect.x, 0))
