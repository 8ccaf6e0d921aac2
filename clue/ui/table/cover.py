"""The notebooks while they are closed: nobody's is to be seen, and each can be asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from clue.rules.cards import Seat
from clue.text.speaker import Speaker
from clue.ui.theme import styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label

GAP: Final = 14
MARGIN: Final = 60


class Cover(Widget):
    """A line that says so, and under it a way to each owner's curtain."""

    def __init__(
        self, ui: Host, words: Speaker, owners: Sequence[Seat], on_open: Callable[[Seat], None]
    ) -> None:
        super().__init__(ui)
        self.line = Label(
            ui, words.say("notebook-covered"), styles.PAPER.but(size=26), align="center"
        )
        self.ways = [
            Button(
                ui,
                words.say("notebook-of", player=words.player(seat)),
                partial(on_open, seat),
                kind="quiet",
                tip=words.say("notebook-of-tip"),
            )
            for seat in owners
        ]
        self.add(self.line, *self.ways)

    def place(self, rect: pygame.Rect | tuple[int, int, int, int]) -> None:
        """In the middle of the page, one under the other."""
        super().place(rect)
        gap, wide = self.look.px(GAP), self.rect.width - 2 * self.look.px(MARGIN)
        column = [self.line, *self.ways]
        heights = [widget.natural(wide)[1] for widget in column]
        top = self.rect.centery - (sum(heights) + gap * (len(column) - 1)) // 2
        for widget, high in zip(column, heights, strict=True):
            widget.place(pygame.Rect(self.rect.centerx - wide // 2, top, wide, high))
            top += high + gap
