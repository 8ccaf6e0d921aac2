"""Where cards lie that are shown large: one in the middle, or three side by side."""

from __future__ import annotations

from typing import Final

import pygame

from clue.ui.theme.look import Look

SHAPE: Final = 4 / 3
"""How much taller than broad a card is."""


def inscribed(area: pygame.Rect) -> pygame.Rect:
    """The largest card that fits an area, in its middle."""
    wide = min(area.width, round(area.height / SHAPE))
    rect = pygame.Rect(0, 0, wide, round(wide * SHAPE))
    rect.center = area.center
    return rect


def three_places(look: Look, area: pygame.Rect) -> list[pygame.Rect]:
    """Places for three cards side by side in the middle of an area, as large as they can be."""
    gap = look.px(30)
    wide = min((area.width - 2 * gap) // 3, round(area.height / SHAPE))
    line = pygame.Rect(0, 0, 3 * wide + 2 * gap, round(wide * SHAPE))
    line.center = area.center
    return [
        pygame.Rect(line.x + index * (wide + gap), line.y, wide, line.height) for index in range(3)
    ]
