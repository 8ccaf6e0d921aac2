"""What has to be drawn again: rectangles gathered through a frame and merged."""

from __future__ import annotations

from typing import Final

import pygame

WHOLE_SHARE: Final = 0.7
"""Above this share of the window it is quicker to draw everything."""

MERGED: Final = 40
"""More rectangles than this (rain) are drawn one by one: comparing them all costs more."""


class Damage:
    """The parts of the picture that are no longer true."""

    def __init__(self) -> None:
        self._rects: dict[tuple[int, ...], pygame.Rect] = {}  # each but once
        self._whole = True

    def add(self, rect: pygame.Rect | None = None) -> None:
        """A part has changed; nothing given means everything."""
        if rect is None:
            self._whole = True
        elif rect.width > 0 and rect.height > 0 and not self._whole:
            self._rects[tuple(rect)] = rect.copy()

    @property
    def whole(self) -> bool:
        """Whether everything has changed."""
        return self._whole

    def __bool__(self) -> bool:
        return self._whole or bool(self._rects)

    def take(self, window: pygame.Rect) -> list[pygame.Rect]:
        """The merged parts inside the window; afterwards nothing is damaged."""
        whole, rects = self._whole, self._rects
        self._whole, self._rects = False, {}
        if whole:
            return [window.copy()]
        parts = [part for rect in rects.values() if (part := rect.clip(window)).width > 0]
        merged = merge(parts) if len(parts) <= MERGED else parts
        area = sum(rect.width * rect.height for rect in merged)
        return [window.copy()] if area > WHOLE_SHARE * window.width * window.height else merged


def merge(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """Fewer rectangles that cover the same: those that touch or nearly so become one."""
    merged: list[pygame.Rect] = []
    for rect in rects:
        grown = rect
        joined = True
        while joined:
            joined = False
            for index, other in enumerate(merged):
                if grown.colliderect(other) or _nearly_one(grown, other):
                    grown = grown.union(merged.pop(index))
                    joined = True
                    break
        merged.append(grown)
    return merged


def _nearly_one(first: pygame.Rect, second: pygame.Rect) -> bool:
    """Whether one rectangle round both holds little more than they do."""
    both = first.union(second)
    apart = first.width * first.height + second.width * second.height
    return both.width * both.height < apart * 1.25
