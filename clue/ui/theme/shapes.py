"""What has no edges: lamplight, runs of colour, the grain that breaks their bands, and rain."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random
from typing import Final

import pygame
from msgspec import Struct

from clue.ui.theme.palette import Colour, mix

FINE: Final = 4
"""How much larger shapes are drawn before they are brought down."""
BAND: Final = 64
"""So many lines of what is only partly there are laid at a time: they stay near the processor."""
BROADER: Final = 256

DROPS: Final = 112
"""Of rain."""
SLANT: Final = 0.21  # how far a drop drifts for each unit it falls
LAYERS: Final = ((26, 900, 46), (36, 1250, 70), (50, 1650, 96))
"""Far, middle, near: a streak's length, its speed in units a second, its strength of 255."""
SEED: Final = 1926


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
    specks = bytes(byte & 1 for byte in Random(1).randbytes(side * side))
    return pygame.image.frombytes(bytes(s for s in specks for _ in range(3)), (side, side), "RGB")


def lay(
    canvas: pygame.Surface,
    image: pygame.Surface,
    at: tuple[int, int],
    there: float = 1.0,
    *,
    how: int = pygame.BLEND_PREMULTIPLIED,
) -> None:
    """Blit a premultiplied picture, or light that is added, as far as it is there."""
    if there >= 1:
        canvas.blit(image, at, special_flags=how)
        return
    tone = (round(255 * max(0.0, there)),) * 4
    seen = image.get_rect(topleft=at).clip(canvas.get_clip())
    thin = _band(-(-seen.width // BROADER) * BROADER)
    for top in range(seen.top, seen.bottom, BAND):
        part = pygame.Rect(seen.x, top, seen.width, min(BAND, seen.bottom - top))
        lines = pygame.Rect((0, 0), part.size)
        thin.fill(tone, lines)
        thin.blit(image, lines, part.move(-at[0], -at[1]), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.blit(thin, part, lines, special_flags=how)


@lru_cache(maxsize=16)
def _band(wide: int) -> pygame.Surface:
    return pygame.Surface((wide, BAND), pygame.SRCALPHA)


def rounded(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """A copy of a picture with its corners cut round."""
    image = picture.convert_alpha().premul_alpha()
    if radius <= 0:
        return image
    width, height = image.get_size()
    for x in (0, 1):
        for y in (0, 1):
            quarter = disc(radius).subsurface((x * radius, y * radius, radius, radius))
            at = (x * (width - radius), y * (height - radius))
            image.blit(quarter, at, special_flags=pygame.BLEND_RGBA_MULT)
    return image


@lru_cache(maxsize=32)
def disc(radius: int) -> pygame.Surface:
    """A white disc on nothing: its quarters cut corners round."""
    side = 2 * radius
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    pygame.draw.circle(large, (255,) * 4, (radius * FINE, radius * FINE), radius * FINE)
    return pygame.transform.smoothscale(large, (side, side))


def ring(side: int, radius: int, width: float, colour: Colour) -> pygame.Surface:
    """A square with round corners, drawn as a line."""
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    body = large.get_rect()
    pygame.draw.rect(large, (*colour, 255), body, border_radius=radius * FINE)
    line = round(width * FINE)
    inner = max(0, radius * FINE - line)
    pygame.draw.rect(large, (0, 0, 0, 0), body.inflate(-2 * line, -2 * line), border_radius=inner)
    return pygame.transform.smoothscale(large, (side, side))


def soft_corner(corner: int, blur: int, radius: int, tone: Colour, strength: int) -> pygame.Surface:
    """A soft blot with round corners; drawn small when the softness hides it."""
    side = 2 * corner + 1
    shrink = max(1, blur // 5)
    small = -(-side // shrink)
    shape = pygame.Surface((small, small), pygame.SRCALPHA)
    body = shape.get_rect().inflate(-2 * blur // shrink, -2 * blur // shrink)
    ink = (*(round(c * strength / 255) for c in tone), strength)
    pygame.draw.rect(shape, ink, body, border_radius=radius // shrink)
    soft = pygame.transform.gaussian_blur(shape, max(1, blur // (2 * shrink)))
    return soft if small == side else pygame.transform.smoothscale(soft, (side, side))


def stretched(tile: pygame.Surface, corner: int, size: tuple[int, int]) -> pygame.Surface:
    """A tile whose corners stay and whose middle is stretched to ``size``."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    left, top = min(corner, size[0] // 2), min(corner, size[1] // 2)
    right, bottom = min(corner, size[0] - left), min(corner, size[1] - top)
    side = tile.get_width()
    columns = (
        (0, 0, left, left),
        (corner, left, 1, size[0] - left - right),
        (side - right, size[0] - right, right, right),
    )
    rows = (
        (0, 0, top, top),
        (corner, top, 1, size[1] - top - bottom),
        (side - bottom, size[1] - bottom, bottom, bottom),
    )
    for from_x, to_x, from_width, to_width in columns:
        for from_y, to_y, from_height, to_height in rows:
            if to_width <= 0 or to_height <= 0:
                continue
            piece = tile.subsurface((from_x, from_y, from_width, from_height))
            if (from_width, from_height) != (to_width, to_height):
                piece = pygame.transform.scale(piece, (to_width, to_height))
            lay(image, piece, (to_x, to_y))
    return image


def tick(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """A check mark."""
    wide, high = size[0] * FINE, size[1] * FINE
    large = pygame.Surface((wide, high), pygame.SRCALPHA)
    points = [(0.22, 0.52), (0.42, 0.72), (0.8, 0.24), (0.9, 0.34), (0.43, 0.9), (0.12, 0.62)]
    pygame.draw.polygon(large, colour, [(round(x * wide), round(y * high)) for x, y in points])
    return pygame.transform.smoothscale(large, size)


def triangle(side: int, colour: Colour) -> pygame.Surface:
    """A mark that points down."""
    high = max(1, round(side * 0.62))
    large = pygame.Surface((side * FINE, high * FINE), pygame.SRCALPHA)
    points = [(0, 0), (side * FINE, 0), (side * FINE // 2, high * FINE)]
    pygame.draw.polygon(large, colour, points)
    return pygame.transform.smoothscale(large, (side, high))


class Drop(Struct, frozen=True):
    """One drop's layer, its column and where in its fall it begins, as shares."""

    layer: int
    column: float
    phase: float


@lru_cache(maxsize=1)
def drops() -> tuple[Drop, ...]:
    """The same rain every night."""
    chance = Random(SEED)
    return tuple(Drop(i % len(LAYERS), chance.random(), chance.random()) for i in range(DROPS))


class Rain:
    """A function of time: where each drop is at a moment, and what it draws there."""

    def __init__(self, size: tuple[int, int], factor: float) -> None:
        self._size = size
        self._factor = factor
        self._streaks = [_streak(length * factor, alpha) for length, _, alpha in LAYERS]
        self.rects: list[pygame.Rect] = []
        self._layers: list[int] = []

    def move(self, now: float) -> list[pygame.Rect]:
        """Let it fall to this moment; the rectangles that change."""
        before = self.rects
        self.rects, self._layers = [], []
        for drop in drops():
            streak = self._streaks[drop.layer]
            fall = self._size[1] + 2 * streak.get_height()
            rate = LAYERS[drop.layer][1] * self._factor / fall
            way = (now * rate + drop.phase) % 1.0
            turn = int(now * rate + drop.phase)
            column = (drop.column + turn * 0.618) % 1.0
            y = way * fall - streak.get_height()
            x = column * self._size[0] * 1.15 - y * SLANT
            self.rects.append(streak.get_rect(topleft=(round(x), round(y))))
            self._layers.append(drop.layer)
        if not before:
            return list(self.rects)
        near = 3 * self._streaks[-1].get_height()
        changed = []
        for new, old in zip(self.rects, before, strict=True):
            changed += [new.union(old)] if abs(new.y - old.y) < near else [new, old]
        return changed

    def draw(self, canvas: pygame.Surface) -> None:
        """The streaks the clip shows."""
        for index in canvas.get_clip().collidelistall(self.rects):
            lay(canvas, self._streaks[self._layers[index]], self.rects[index].topleft)


def _streak(length: float, alpha: int) -> pygame.Surface:
    """One slanting line that thins out upwards."""
    high, wide = max(4, round(length)), max(2, round(length * SLANT) + 2)
    large = pygame.Surface((wide * FINE, high * FINE), pygame.SRCALPHA)
    steps = 12
    for step in range(steps):
        share = (step + 1) / steps
        tone = round(alpha * share)
        top = (large.get_width() - FINE) * (1 - step / steps), large.get_height() * step / steps
        end = (large.get_width() - FINE) * (1 - share), large.get_height() * share
        ink = (round(200 * tone / 255), round(222 * tone / 255), round(235 * tone / 255), tone)
        pygame.draw.line(large, ink, top, end, max(2, round(FINE * 0.9)))
    return pygame.transform.smoothscale(large, (wide, high))
