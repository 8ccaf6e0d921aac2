"""From one widget to another by an arrow key."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import pygame

from clue.ui.input.intents import Act
from clue.ui.widgets.base import Widget

WAYS: Final[Mapping[Act, tuple[int, int]]] = {
    Act.LEFT: (-1, 0),
    Act.RIGHT: (1, 0),
    Act.UP: (0, -1),
    Act.DOWN: (0, 1),
}
"""Where each arrow points."""


def nearest(here: pygame.Rect, others: list[Widget], direction: Act) -> Widget | None:
    """The widget one would mean by an arrow: near along it, little aside."""
    across, along = WAYS[direction]

    def score(widget: Widget) -> float:
        there = widget.rect
        if across:
            ahead = (there.centerx - here.centerx) * across
            gap = max(0, there.left - here.right if across > 0 else here.left - there.right)
            aside = max(0, there.top - here.bottom, here.top - there.bottom)
            skew = abs(there.centery - here.centery)
            stacked = _column(here, there) > 0.5 > _row(here, there)
        else:
            ahead = (there.centery - here.centery) * along
            gap = max(0, there.top - here.bottom if along > 0 else here.top - there.bottom)
            aside = max(0, there.left - here.right, here.left - there.right)
            skew = abs(there.centerx - here.centerx)
            stacked = _row(here, there) > 0.5 > _column(here, there)
        if ahead <= 0 or stacked or (aside > 0 and aside > 3 * gap + 40):
            return math.inf
        return gap + 3 * aside + 0.3 * skew + 0.01 * ahead

    best = min(others, key=score, default=None)
    return best if best is not None and score(best) < math.inf else None


def _column(one: pygame.Rect, other: pygame.Rect) -> float:
    """How far they stand above each other: 1 if the narrower stands wholly over the other."""
    return _common(one.left, one.right, other.left, other.right)


def _row(one: pygame.Rect, other: pygame.Rect) -> float:
    """How far they stand beside each other."""
    return _common(one.top, one.bottom, other.top, other.bottom)


def _common(start: int, end: int, its_start: int, its_end: int) -> float:
    """What two stretches share, of the shorter; none if they are apart."""
    shorter = max(1, min(end - start, its_end - its_start))
    return max(0, min(end, its_end) - max(start, its_start)) / shorter
