"""The still behind a dialog: what was on the table, blurred and in the dark."""

from __future__ import annotations

from typing import Final

import pygame

SHRINK: Final = 8
BLUR: Final = 2
DIM: Final = 70
"""How bright the still is, of 255."""


def veiled(picture: pygame.Surface) -> pygame.Surface:
    """A dim, blurred copy; blurred small, because that is quick and looks the same."""
    size = picture.get_size()
    small = (max(1, size[0] // SHRINK), max(1, size[1] // SHRINK))
    soft = pygame.transform.gaussian_blur(pygame.transform.smoothscale(picture, small), BLUR)
    soft.fill((DIM, DIM, DIM), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(soft, size)
