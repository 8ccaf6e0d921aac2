"""The warning that stands on the table while the game cannot be kept on disk."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import pygame

from clue.text.speaker import Speaker
from clue.ui.theme import styles
from clue.ui.theme.skins import Border, Skin
from clue.ui.widgets.base import Host, Widget

SKIN: Final = Skin(
    top="wine_deep",
    bottom="wine_deep",
    radius=9,
    borders=(Border(0, 2, "warn"),),
    shadow=12,
)
STYLE: Final = styles.SMALL


class Standing(Widget):
    """A sentence over the board's upper edge; nothing at all while everything is on disk."""

    def __init__(
        self, ui: Host, board: pygame.Rect, words: Speaker, fault: Callable[[], str]
    ) -> None:
        super().__init__(ui)
        self.board = board
        self.words = words
        self.fault = fault
        self._shown = ""
        self.tip = words.say("keeping-fault-tip")
        self._look_again()

    def update(self, now: float) -> float:
        """Come and go with the fault."""
        del now
        if self.fault() != self._shown:
            self._look_again()
        return math.inf

    @property
    def sentence(self) -> str:
        """What is wrong."""
        return self.words.say("keeping-fault", fault=self._shown)

    def _look_again(self) -> None:
        self.damage()
        self._shown = self.fault()
        self.place(self._place())
        self.damage()

    def _place(self) -> pygame.Rect:
        """Over the middle of the board's upper edge."""
        if not self._shown:
            return pygame.Rect(0, 0, 0, 0)
        look = self.look
        wide, high = look.letters.size(self.sentence, STYLE, self.board.width - look.px(80))
        rect = pygame.Rect(0, 0, wide + look.px(64), high + look.px(14))
        rect.midtop = (self.board.centerx, self.board.top + look.px(6))
        return rect

    @property
    def reach(self) -> pygame.Rect:
        """Its shadow included."""
        return self.look.paint.reach(self.rect, SKIN) if self._shown else self.rect

    def draw(self, canvas: pygame.Surface) -> None:
        """A dark red strip with the sentence."""
        if not self._shown:
            return
        look = self.look
        look.paint.panel(canvas, self.rect, SKIN)
        room = self.rect.inflate(-look.px(40), 0)
        look.letters.draw(
            canvas, self.sentence, STYLE, room, align="center", valign="middle", wrap=True
        )
