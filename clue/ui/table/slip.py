"""A slip of paper with a few paragraphs, beside what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from clue.ui.theme import skins, styles
from clue.ui.theme.look import Look
from clue.ui.theme.markup import Words
from clue.ui.theme.styles import Style

WIDEST: Final = 460
SMALLEST: Final = 14


@dataclass(frozen=True)
class Part:
    """A paragraph of it."""

    words: Words
    style: Style
    gap: float = 4  # above it


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
        pad, gap = look.px(18), look.px(12)
        room = beside.x if leftwards else look.size[0] - beside.right
        wide = min(look.px(WIDEST), room - 2 * gap - 2 * pad)
        tallest = look.size[1] - 2 * gap - 2 * pad
        while sum(self._heights(wide)) > tallest and self.parts[-1].style.size > SMALLEST:
            self.parts = tuple(
                Part(p.words, p.style.but(size=max(SMALLEST, p.style.size - 1)), p.gap)
                for p in self.parts
            )
        natural = max(look.letters.size(p.words, p.style, wide)[0] for p in self.parts)
        self.width = min(wide, natural + look.px(2))
        size = (self.width + 2 * pad, sum(self._heights(self.width)) + 2 * pad)
        self.rect = pygame.Rect((0, 0), size)
        if leftwards:
            self.rect.midright = (beside.x - gap, cell.centery)
        else:
            self.rect.midleft = (beside.right + gap, cell.centery)
        self.rect.clamp_ip(pygame.Rect((0, 0), look.size).inflate(-2 * gap, -2 * gap))

    @property
    def reach(self) -> pygame.Rect:
        """Shadow included."""
        return self.look.paint.reach(self.rect, skins.BUBBLE)

    def _heights(self, width: int) -> list[int]:
        letters, px = self.look.letters, self.look.px
        return [
            letters.size(p.words, p.style, width)[1] + (px(p.gap) if index else 0)
            for index, p in enumerate(self.parts)
        ]

    def draw(self, canvas: pygame.Surface) -> None:
        """Paper with a brass edge, the paragraphs below each other."""
        look = self.look
        look.paint.panel(canvas, self.rect, skins.BUBBLE)
        y = self.rect.y + look.px(18)
        heights = self._heights(self.width)
        for index, (part, high) in enumerate(zip(self.parts, heights, strict=True)):
            gap = look.px(part.gap) if index else 0
            box = pygame.Rect(self.rect.x + look.px(18), y + gap, self.width, high - gap)
            look.letters.draw(canvas, part.words, part.style, box, wrap=True, valign="top")
            y += high
