"""Where everything is at the table: seats left, board in the middle, notebook and hand right."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from clue.ui.theme.look import Look
from clue.ui.widgets.layout import Room, rows


@dataclass(frozen=True)
class TableLayout:
    """Rectangles in pixels, none of which overlap."""

    seats: tuple[pygame.Rect, ...]
    next_thing: pygame.Rect  # the sentence and the buttons
    menu: pygame.Rect
    board: pygame.Rect
    notebook: pygame.Rect
    hand: pygame.Rect
    dice: pygame.Rect

    @classmethod
    def of(cls, look: Look, seats: int) -> TableLayout:
        """The table for a window; the board gets all that the columns leave."""
        px = look.px
        whole = Room(pygame.Rect((0, 0), look.size).inflate(-px(32), -px(32)))
        left = Room(whole.left(px(336), px(16)))
        right = Room(whole.right(px(566), px(16)))
        spare = left.rect.height - px(416)
        high = min(px(128), (spare - px(8) * (seats - 1)) // seats)
        lines = rows(left.top(seats * high + (seats - 1) * px(8), px(14)), [high] * seats, px(8))
        menu = left.bottom(px(52), px(12))
        foot = Room(right.bottom(px(214)))
        right.bottom(px(12))
        dice = foot.right(px(196), px(10))
        return cls(tuple(lines), left.rect, menu, whole.rect, right.rect, foot.rect, dice)
