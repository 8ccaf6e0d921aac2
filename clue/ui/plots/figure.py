"""One large number and what it counts."""

from __future__ import annotations

from typing import Final

import pygame

from clue.ui.theme import skins, styles
from clue.ui.widgets.base import Host
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.layout import Room

NUMBER: Final = styles.HEADING.but(size=54)


class Figure(Panel):
    """A panel with the two of them."""

    def __init__(self, ui: Host, number: str, words: str) -> None:
        super().__init__(ui, skins.PANEL)
        self.number = number
        self.words = words

    def draw(self, canvas: pygame.Surface) -> None:
        """The number in lamp gold, the words below it."""
        super().draw(canvas)
        letters = self.look.letters
        room = Room(self.rect.inflate(-self.look.px(28), -self.look.px(14)))
        below = room.bottom(letters.line_height(styles.SMALL))
        number = letters.fit(self.number, NUMBER, room.rect.width)
        letters.draw(canvas, self.number, number, room.rect, align="center")
        style = letters.fit(self.words, styles.SMALL, below.width)
        letters.draw(canvas, self.words, style, below, align="center", colour="soft")
