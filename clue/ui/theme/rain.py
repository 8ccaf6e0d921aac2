"""Rain as a function of time: where every drop is at a moment, and the streak it draws."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

import pygame
from msgspec import Struct

from clue.ui.theme.shapes import FINE, lay

DROPS: Final = 112
SLANT: Final = 0.21  # how far a drop drifts for each unit it falls
LAYERS: Final = ((26, 900, 46), (36, 1250, 70), (50, 1650, 96))
"""Far, middle, near: a streak's length, its speed in units a second, its strength of 255."""
SEED: Final = 1926


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
    """Where each drop is at a moment, and what it draws there."""

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
