"""A magnifying glass, in brass where it has been earned and only outlined where not."""

from __future__ import annotations

from typing import Final

import pygame

from clue.ui.theme.look import Look

FINER: Final = 4
"""Drawn so much larger and made smaller again, which softens its edges."""


def draw_magnifier(look: Look, canvas: pygame.Surface, box: pygame.Rect, *, earned: bool) -> None:
    """The glass in a square box."""
    side = min(box.size)
    key = ("magnifier", side, earned)
    image = look.paint.kept(key, lambda: _drawn(look, side, earned=earned))
    canvas.blit(image, image.get_rect(center=box.center))


def _drawn(look: Look, side: int, *, earned: bool) -> pygame.Surface:
    fine = side * FINER
    image = pygame.Surface((fine, fine), pygame.SRCALPHA)
    rim = look.paint.colour("lamp" if earned else "brass_dim")
    centre, radius = (round(fine * 0.4), round(fine * 0.4)), round(fine * 0.3)
    if earned:
        glass = pygame.Color(*look.paint.colour("brass")[:3], 120)
        pygame.draw.circle(image, glass, centre, radius)
    wide = max(2, round(fine * (0.09 if earned else 0.06)))
    start = round(fine * 0.62)
    pygame.draw.line(image, rim, (start, start), (round(fine * 0.88),) * 2, round(wide * 1.7))
    pygame.draw.circle(image, rim, centre, radius, wide)
    return pygame.transform.smoothscale(image, (side, side)).premul_alpha()
