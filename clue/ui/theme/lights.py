"""What has no edges: lamplight, runs of colour, and the grain that breaks their bands."""

from __future__ import annotations

import math
import random
from functools import lru_cache

import pygame

from clue.ui.theme.palette import Colour, mix


def gradient(size: tuple[int, int], first: Colour, last: Colour) -> pygame.Surface:
    """An even run from one colour to another, from top to bottom."""
    steps = max(2, min(64, size[1]))
    strip = pygame.Surface((1, steps), pygame.SRCALPHA)
    for step in range(steps):
        strip.set_at((0, step), mix(first, last, step / (steps - 1)))
    return pygame.transform.smoothscale(strip, size)


@lru_cache(maxsize=4)
def lamplight(colour: Colour) -> pygame.Surface:
    """Light in the middle of a room, drawn small: light has no edges."""
    wide, high = 64, 36
    small = pygame.Surface((wide, high), pygame.SRCALPHA)
    for y in range(high):
        for x in range(wide):
            away = min(1.0, math.hypot((x + 0.5 - wide / 2) / 38, (y + 0.5 - high * 0.48) / 24))
            small.set_at((x, y), (*colour, round(255 * (1 - away * away * (3 - 2 * away)))))
    return small


def lamplit(colour: Colour, dark: Colour) -> pygame.Surface:
    """A dark room with that light in it, as small."""
    light = lamplight(colour)
    room = pygame.Surface(light.get_size())
    room.fill(dark)
    room.blit(light, (0, 0))
    return room


def ribbon(size: tuple[int, int], colour: Colour, alpha: int) -> pygame.Surface:
    """A band that fades away to the right."""
    strip = pygame.Surface((32, 1), pygame.SRCALPHA)
    for x in range(32):
        share = 1 - max(0.0, x / 31 - 0.25) / 0.75
        strip.set_at((x, 0), (*colour, round(alpha * share)))
    return pygame.transform.smoothscale(strip, size)


@lru_cache(maxsize=1)
def grain() -> pygame.Surface:
    """A tile of one-step noise: it breaks the bands a dark gradient would show."""
    side = 128
    specks = bytes(byte & 1 for byte in random.Random(1).randbytes(side * side))
    return pygame.image.frombytes(bytes(s for s in specks for _ in range(3)), (side, side), "RGB")
