"""Plates of brass and enamel: what the rooms' names and the passages' ends are written on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

import pygame

from clue.ui.theme.look import Look
from clue.ui.theme.palette import Colour, mix
from clue.ui.theme.shapes import FINE
from clue.ui.theme.styles import Style

BRASS_PAD: Final = 0.36
ENAMEL_PAD: Final = 0.2
"""What a plate has beside its letters, in cells."""
OVER: Final = 0.08
"""And above them."""
CUT: Final = 0.15
"""How much of a brass plate's corners is cut off."""
SCREW: Final = 0.055
SHADE: Final = 0.14
"""How far a plate's shadow reaches round it, in cells."""
DROP: Final = 0.06

Stops: TypeAlias = tuple[tuple[float, Colour], ...]

POLISHED: Final[Stops] = (
    (0.0, (255, 232, 150)),
    (0.12, (226, 182, 78)),
    (0.5, (201, 158, 52)),
    (0.56, (178, 134, 38)),
    (1.0, (128, 90, 24)),
)
GLAZED: Final[Stops] = (
    (0.0, (38, 94, 84)),
    (0.42, (32, 84, 74)),
    (0.46, (16, 60, 54)),
    (1.0, (12, 48, 44)),
)
ENGRAVED: Final[Colour] = (34, 20, 6)
GLINT: Final[Colour] = (255, 238, 170)
RIM: Final[Colour] = (70, 46, 12)
GILT: Final[Colour] = (196, 160, 74)
LETTERED: Final[Colour] = (246, 236, 208)
DARK: Final[Colour] = (14, 8, 6)


def shade_of(cell: int) -> int:
    """How many pixels of a plate's picture are nothing but its shadow, on every side."""
    return max(2, round(SHADE * cell))


def brass_plate(
    look: Look, lines: Sequence[str], style: Style, cell: int, pad: int
) -> pygame.Surface:
    """Engraved brass with cut corners and two screws, where there is room for them."""
    wide, high = _size(look, lines, style, cell, pad)
    plain = not look.palette.textured
    large = pygame.Surface((wide * FINE, high * FINE), pygame.SRCALPHA)
    cut, line = round(CUT * cell * FINE), max(FINE, round(0.03 * cell * FINE))
    shape = _cut_corners(large.get_rect(), cut)
    if plain:
        pygame.draw.polygon(large, look.palette.well, shape)
        pygame.draw.polygon(large, look.palette.brass, shape, 2 * line)
    else:
        _polish(large, POLISHED, shape)
        pygame.draw.polygon(large, RIM, shape, line)
        inner = _cut_corners(large.get_rect().inflate(-6 * line // 2, -6 * line // 2), cut)
        pygame.draw.polygon(large, (96, 66, 20), inner, max(1, line // 2))
    plate = pygame.transform.smoothscale(large, (wide, high))
    for x in (pad // 2, wide - pad // 2) if pad > cell // 5 else ():
        _screw(plate, (x, high // 2), max(1.5, SCREW * cell))
    ink = look.palette.cream if plain else ENGRAVED
    return _shaded(_inscribed(look, plate, lines, style, (ink, None if plain else GLINT)), cell)


def enamel_plate(look: Look, lines: Sequence[str], style: Style, cell: int) -> pygame.Surface:
    """Green enamel in a gilt edge, as on a bell board."""
    wide, high = _size(look, lines, style, cell, round(ENAMEL_PAD * cell))
    plain = not look.palette.textured
    large = pygame.Surface((wide * FINE, high * FINE), pygame.SRCALPHA)
    box, edge = large.get_rect(), max(FINE, round(0.026 * cell * FINE))
    round_off = round(0.15 * cell * FINE)
    pygame.draw.rect(large, DARK, box, border_radius=round_off)
    gilt = look.palette.brass if plain else GILT
    pygame.draw.rect(large, gilt, box.inflate(-2 * edge, -2 * edge), border_radius=round_off - edge)
    inner = box.inflate(-4 * edge, -4 * edge)
    if plain:
        pygame.draw.rect(large, look.palette.well, inner, border_radius=round_off - 2 * edge)
    else:
        glaze = pygame.Surface(inner.size, pygame.SRCALPHA)
        _polish(glaze, GLAZED, None)
        mask = pygame.Surface(inner.size, pygame.SRCALPHA)
        pygame.draw.rect(mask, (255,) * 4, mask.get_rect(), border_radius=round_off - 2 * edge)
        glaze.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        large.blit(glaze, inner)
    plate = pygame.transform.smoothscale(large, (wide, high))
    ink = look.palette.cream if plain else LETTERED
    return _shaded(_inscribed(look, plate, lines, style, (ink, None)), cell)


def _size(look: Look, lines: Sequence[str], style: Style, cell: int, pad: int) -> tuple[int, int]:
    wide = max(look.letters.size(line, style)[0] for line in lines)
    high = len(lines) * look.letters.line_height(style)
    return wide + 2 * pad, high + 2 * max(1, round(OVER * cell))


def _cut_corners(box: pygame.Rect, cut: int) -> list[tuple[int, int]]:
    left, top, right, bottom = box.left, box.top, box.right - 1, box.bottom - 1
    return [
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        (right, bottom - cut),
        (right - cut, bottom),
        (left + cut, bottom),
        (left, bottom - cut),
        (left, top + cut),
    ]


def _polish(plate: pygame.Surface, stops: Stops, shape: list[tuple[int, int]] | None) -> None:
    """Metal from above to below, with a sheen across it; only within the shape."""
    wide, high = plate.get_size()
    plate.blit(pygame.transform.scale(_tones(stops, high), (wide, high)), (0, 0))
    plate.blit(pygame.transform.scale(_sheen(wide), (wide, high)), (0, 0))
    if shape is not None:
        mask = pygame.Surface((wide, high), pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255,) * 4, shape)
        plate.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


@lru_cache(maxsize=64)
def _tones(stops: Stops, high: int) -> pygame.Surface:
    column = pygame.Surface((1, high), pygame.SRCALPHA)
    for y in range(high):
        column.fill((*_between(stops, y / max(1, high - 1)), 255), (0, y, 1, 1))
    return column


@lru_cache(maxsize=64)
def _sheen(wide: int) -> pygame.Surface:
    line = pygame.Surface((wide, 1), pygame.SRCALPHA)
    for x in range(wide):
        near = max(0.0, 1 - abs(x / wide - 0.28) / 0.2)
        line.fill((255, 246, 214, round(54 * near * near)), (x, 0, 1, 1))
    return line


def _between(stops: Stops, share: float) -> Colour:
    for (low, dark), (high, bright) in pairwise(stops):
        if share <= high:
            return mix(dark, bright, (share - low) / (high - low))
    return stops[-1][1]


def _screw(plate: pygame.Surface, middle: tuple[int, int], radius: float) -> None:
    side = max(3, round(radius * 2)) | 1
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    whole = side * FINE
    centre = (whole // 2, whole // 2)
    pygame.draw.circle(large, (88, 60, 18), centre, whole // 2)
    pygame.draw.circle(
        large, (240, 208, 120), (round(whole * 0.46), round(whole * 0.45)), whole // 3
    )
    slot = (round(whole * 0.22), round(whole * 0.66)), (round(whole * 0.78), round(whole * 0.34))
    pygame.draw.line(large, (88, 60, 18), *slot, FINE // 2)
    small = pygame.transform.smoothscale(large, (side, side))
    plate.blit(small, small.get_rect(center=middle))


def _inscribed(
    look: Look,
    plate: pygame.Surface,
    lines: Sequence[str],
    style: Style,
    inks: tuple[Colour, Colour | None],
) -> pygame.Surface:
    """The words in the middle; a glint below them makes them cut into the metal."""
    step = look.letters.line_height(style)
    wide, high = plate.get_size()
    top = (high - step * len(lines)) // 2 + look.letters.optical_shift(style)
    ink, glint = inks
    for row, line in enumerate(lines):
        for colour, below in ((glint, 1), (ink, 0)):
            if colour is not None:
                image = look.letters.image(line, style, colour=colour)
                place = image.get_rect(midtop=(wide // 2, top + row * step + below))
                plate.blit(image, place)
    return plate


def _shaded(plate: pygame.Surface, cell: int) -> pygame.Surface:
    """The plate on the shadow it throws to the lower right."""
    pad, drop = shade_of(cell), max(1, round(DROP * cell))
    wide, high = plate.get_size()
    shade = pygame.Surface((wide + 2 * pad, high + 2 * pad), pygame.SRCALPHA)
    dark = plate.copy()
    dark.fill((0, 0, 0, 190), special_flags=pygame.BLEND_RGBA_MULT)
    shade.blit(dark, (pad + drop // 2, pad + drop))
    image = pygame.transform.gaussian_blur(shade, max(1, pad // 2))
    image.blit(plate, (pad, pad))
    return image
