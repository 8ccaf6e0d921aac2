"""A few words beside what the pointer rests on."""

from __future__ import annotations

import pygame

from clue.ui.theme import skins, styles
from clue.ui.theme.look import Look
from clue.ui.theme.markup import Words


class Tooltip:
    """Words in a small dark box, near a rectangle and inside the window."""

    def __init__(
        self, look: Look, words: Words, beside: pygame.Rect, *, at_side: bool = False
    ) -> None:
        self.look = look
        widest = look.px(520)
        width = min(widest, look.letters.size(words, styles.SMALL)[0])
        self._text = look.letters.image(words, styles.SMALL, width=width)
        self.rect = self._text.get_rect().inflate(look.px(32), look.px(20))
        gap = look.px(10)
        self.rect.midtop = (beside.centerx, beside.bottom + gap)
        if at_side:
            self.rect.midleft = (beside.right + 2 * gap, beside.centery)
            if self.rect.right > look.size[0] - gap:
                self.rect.midright = (beside.left - 2 * gap, beside.centery)
        window = pygame.Rect((0, 0), look.size).inflate(-2 * gap, -2 * gap)
        if self.rect.bottom > window.bottom and not at_side:
            self.rect.bottom = beside.top - gap
        self.rect.clamp_ip(window)
        self.reach = look.paint.reach(self.rect, skins.TOOLTIP)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint it."""
        self.look.paint.panel(canvas, self.rect, skins.TOOLTIP)
        canvas.blit(self._text, self._text.get_rect(center=self.rect.center))
