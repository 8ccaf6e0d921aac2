"""Pictures brought to a size, inked, put into the layout that blits fastest, or stood in for."""

from __future__ import annotations

from typing import Literal, TypeAlias

import pygame

Fit: TypeAlias = Literal["contain", "cover", "exact"]
"""All of it inside a box, all of the box filled, or pulled to the box."""


def placeholder(size: tuple[int, int]) -> pygame.Surface:
    """What stands where a picture should be: plain to see, and not ugly."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((60, 20, 40))
    step = max(8, min(size) // 6)
    for x in range(-size[1], size[0], step * 2):
        pygame.draw.line(surface, (140, 60, 90), (x, size[1]), (x + size[1], 0), max(1, step // 2))
    return surface


def fitted(size: tuple[int, int], box: tuple[int, int], fit: Fit) -> tuple[int, int]:
    """The size a picture takes in a box."""
    if fit == "exact":
        return box
    ratios = (box[0] / size[0], box[1] / size[1])
    ratio = max(ratios) if fit == "cover" else min(ratios)
    return max(1, round(size[0] * ratio)), max(1, round(size[1] * ratio))


def scale_to(picture: pygame.Surface, box: tuple[int, int], fit: Fit) -> pygame.Surface:
    """A picture smoothly brought to a box; with ``cover`` what hangs over is cut off evenly."""
    size = fitted(picture.get_size(), box, fit)
    surface = picture if size == picture.get_size() else pygame.transform.smoothscale(picture, size)
    if fit != "cover" or size == box:
        return surface
    corner = ((size[0] - box[0]) // 2, (size[1] - box[1]) // 2)
    return surface.subsurface((corner, box)).copy()


def inked(sign: pygame.Surface, ink: tuple[int, int, int]) -> pygame.Surface:
    """The same lines in one colour."""
    drawn = sign.copy()
    drawn.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    drawn.fill((*ink, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return drawn


def converted(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the layout that blits fastest."""
    return surface.convert_alpha() if surface.get_masks()[3] else surface.convert()
