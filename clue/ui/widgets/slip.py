"""A slip of paper with a few paragraphs, beside what it is about."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from clue.ui.reading.readable import Readable, Role
from clue.ui.theme import frames, styles
from clue.ui.theme.look import Look
from clue.ui.theme.styles import Style, Words, plain
from clue.ui.widgets.keycap import cap_size, draw_cap

WIDEST: Final = 460
SMALLEST: Final = 14
PAD: Final = 18
"""From the slip's edge to its words."""
CAP_GAP: Final = 7
"""Between a key and what it does."""
STEPS: Final = 12
"""So many places across and down are tried where it is to hide nothing."""


@dataclass(frozen=True)
class Part:
    """A paragraph of it."""

    words: Words
    style: Style
    gap: float = 4  # above it
    keys: tuple[tuple[str, str], ...] = ()  # instead of words: keys, and what each of them does


HEADING: Final = styles.PAPER_HEADING.but(size=24)
LABEL: Final = Style(styles.ITALIC, 19, "ink_soft")
TEXT: Final = styles.PAPER.but(size=21)
WARNING: Final = styles.PAPER.but(size=21, colour="wine")
PENCIL: Final = styles.HAND.but(size=25)
KEYS: Final = Style(styles.ITALIC, 18, "ink_soft")


class Slip:
    """Made for one cell, beside whose page it lies, over the board's edge."""

    def __init__(
        self,
        look: Look,
        parts: Sequence[Part],
        beside: pygame.Rect,
        cell: pygame.Rect,
        *,
        leftwards: bool = True,
    ) -> None:
        self.look = look
        self.parts = tuple(parts)
        pad, gap = look.px(PAD), look.px(12)
        room = beside.x if leftwards else look.size[0] - beside.right
        wide = min(look.px(WIDEST), room - 2 * gap - 2 * pad)
        tallest = look.size[1] - 2 * gap - 2 * pad
        while sum(self._heights(wide)) > tallest and self.parts[-1].style.size > SMALLEST:
            self.parts = tuple(
                replace(p, style=p.style.but(size=max(SMALLEST, p.style.size - 1)))
                for p in self.parts
            )
        natural = max(self._size(part, wide)[0] for part in self.parts)
        self.width = min(wide, natural + look.px(2))
        size = (self.width + 2 * pad, sum(self._heights(self.width)) + 2 * pad)
        self.rect = pygame.Rect((0, 0), size)
        if leftwards:
            self.rect.midright = (beside.x - gap, cell.centery)
        else:
            self.rect.midleft = (beside.right + gap, cell.centery)
        self.rect.clamp_ip(pygame.Rect((0, 0), look.size).inflate(-2 * gap, -2 * gap))

    def clear(self, things: Sequence[pygame.Rect]) -> None:
        """Lie as near to where it lies as hides nothing of these, or as little as can be."""
        free = pygame.Rect((0, 0), self.look.size).inflate((-2 * self.look.px(12),) * 2)
        lies = self.rect.topleft

        def cost(place: pygame.Rect) -> tuple[int, float]:
            hidden = (place.clip(thing) for thing in things)
            return sum(part.w * part.h for part in hidden), math.dist(place.topleft, lies)

        rights, downs = ([step / STEPS for step in range(STEPS + 1)] for _ in "xy")
        across, down = free.right - self.rect.width - lies[0], free.height - self.rect.height
        places = [
            self.rect.move(round(across * right), 0).move(0, free.y + round(down * low) - lies[1])
            for right in rights
            for low in downs
        ]
        self.rect = min([self.rect, *places], key=cost)

    @property
    def reach(self) -> pygame.Rect:
        """Shadow included."""
        return self.look.paint.reach(self.rect, frames.BUBBLE)

    def aloud(self) -> Iterator[Readable]:
        """Its paragraphs, told of their own accord."""
        for part in self.parts:
            if not part.keys:
                yield Readable(Role.LABEL, plain(part.words), live=True)

    def _heights(self, width: int) -> list[int]:
        return [
            self._size(part, width)[1] + (self.look.px(part.gap) if index else 0)
            for index, part in enumerate(self.parts)
        ]

    def _size(self, part: Part, width: int) -> tuple[int, int]:
        if not part.keys:
            return self.look.letters.size(part.words, part.style, width)
        places = self._key_places(part, width)
        return max(place.right for place in places), places[-1].bottom

    def _key_places(self, part: Part, width: int) -> list[pygame.Rect]:
        """Where each key and its words stand, side by side as far as there is room."""
        look, places = self.look, list[pygame.Rect]()
        x = y = 0
        for key, what in part.keys:
            cap, high = cap_size(look, key)
            wide = cap + look.px(CAP_GAP) + look.letters.size(what, part.style)[0]
            if x and x + wide > width:
                x, y = 0, y + high + look.px(5)
            places.append(pygame.Rect(x, y, wide, high))
            x += wide + look.px(16)
        return places

    def draw(self, canvas: pygame.Surface) -> None:
        """Paper with a brass edge, the paragraphs below each other."""
        look = self.look
        look.paint.panel(canvas, self.rect, frames.BUBBLE)
        y = self.rect.y + look.px(PAD)
        heights = self._heights(self.width)
        for index, (part, high) in enumerate(zip(self.parts, heights, strict=True)):
            gap = look.px(part.gap) if index else 0
            box = pygame.Rect(self.rect.x + look.px(PAD), y + gap, self.width, high - gap)
            if part.keys:
                self._draw_keys(canvas, part, box)
            else:
                look.letters.draw(canvas, part.words, part.style, box, wrap=True, valign="top")
            y += high

    def _draw_keys(self, canvas: pygame.Surface, part: Part, box: pygame.Rect) -> None:
        look = self.look
        for (key, what), place in zip(part.keys, self._key_places(part, box.width), strict=True):
            place.move_ip(box.topleft)
            cap = draw_cap(canvas, look, key, place.midleft, "ink")
            place.left = cap.right + look.px(CAP_GAP)
            look.letters.draw(canvas, what, part.style, place, valign="middle")
