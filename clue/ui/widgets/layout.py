"""Cutting rectangles: the whole of the layout arithmetic.

A :class:`Cutter` is a rectangle that hands out strips of itself until nothing is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame


class Cutter:
    """What is left of a rectangle."""

    def __init__(self, rect: pygame.Rect) -> None:
        self.rect = rect.copy()

    def top(self, height: int, gap: int = 0) -> pygame.Rect:
        """A strip from the top, and a gap below it."""
        strip = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, height)
        self.rect.y += height + gap
        self.rect.height = max(0, self.rect.height - height - gap)
        return strip

    def bottom(self, height: int, gap: int = 0) -> pygame.Rect:
        """A strip from the bottom, and a gap above it."""
        strip = pygame.Rect(self.rect.x, self.rect.bottom - height, self.rect.width, height)
        self.rect.height = max(0, self.rect.height - height - gap)
        return strip

    def left(self, width: int, gap: int = 0) -> pygame.Rect:
        """A strip from the left, and a gap beside it."""
        strip = pygame.Rect(self.rect.x, self.rect.y, width, self.rect.height)
        self.rect.x += width + gap
        self.rect.width = max(0, self.rect.width - width - gap)
        return strip

    def right(self, width: int, gap: int = 0) -> pygame.Rect:
        """A strip from the right, and a gap beside it."""
        strip = pygame.Rect(self.rect.right - width, self.rect.y, width, self.rect.height)
        self.rect.width = max(0, self.rect.width - width - gap)
        return strip


def columns(rect: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Equal columns, to the pixel."""
    edges = [rect.x + round(index * (rect.width + gap) / count) for index in range(count + 1)]
    return [
        pygame.Rect(left, rect.y, right - gap - left, rect.height)
        for left, right in pairwise(edges)
    ]


def rows(rect: pygame.Rect, heights: Sequence[int], gap: int) -> list[pygame.Rect]:
    """Strips of the given heights from the top."""
    room = Cutter(rect)
    return [room.top(height, gap) for height in heights]


def grid(rect: pygame.Rect, across: int, down: int, gap: int) -> list[pygame.Rect]:
    """Equal cells, row by row."""
    height = (rect.height - gap * (down - 1)) // down
    return [cell for row in rows(rect, [height] * down, gap) for cell in columns(row, across, gap)]


def around(rect: pygame.Rect, hole: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """What is left of a rectangle when one inside it is cut out: above, below, left, right."""
    middle = (hole.y, hole.height)
    return (
        pygame.Rect(rect.x, rect.y, rect.width, hole.y - rect.y),
        pygame.Rect(rect.x, hole.bottom, rect.width, rect.bottom - hole.bottom),
        pygame.Rect(rect.x, middle[0], hole.x - rect.x, middle[1]),
        pygame.Rect(hole.right, middle[0], rect.right - hole.right, middle[1]),
    )
