"""One sentence laid over whatever is on, for a while: a missing picture, a repaired setting."""

from __future__ import annotations

from typing import Final

import pygame

from clue.ui.theme import skins, styles
from clue.ui.theme.look import Look

LASTS: Final = 7.0


class Notice:
    """The sentence and where it lies."""

    def __init__(self, sentence: str, look: Look, now: float, until: float | None = None) -> None:
        self.sentence = sentence
        self.look = look
        self.until = now + LASTS if until is None else until
        width = min(look.px(1100), look.size[0] - look.px(120))
        self._text = look.letters.image(sentence, styles.BODY, width=width, align="center")
        rect = self._text.get_rect().inflate(look.px(56), look.px(28))
        rect.midbottom = (look.size[0] // 2, look.size[1] - look.px(40))
        self.rect = rect
        self.reach = look.paint.reach(rect, skins.TOOLTIP)

    def anew(self, look: Look) -> Notice:
        """The same for another look."""
        return Notice(self.sentence, look, 0, self.until)

    def draw(self, canvas: pygame.Surface) -> None:
        """Lay it over the picture."""
        if canvas.get_clip().colliderect(self.reach):
            self.look.paint.panel(canvas, self.rect, skins.TOOLTIP)
            canvas.blit(self._text, self._text.get_rect(center=self.rect.center))
