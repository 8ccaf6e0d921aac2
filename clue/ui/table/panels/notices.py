"""What is told in place of something else: closed notebooks, a case that is not on disk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from clue.rules.cards import Seat
from clue.table.model import TableModel
from clue.text.speaker import Speaker
from clue.ui.reading.readable import Role
from clue.ui.table.panels.panel import TablePanel
from clue.ui.theme import styles
from clue.ui.theme.frames import Border, Skin
from clue.ui.theme.styles import Words
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

    role = Role.NOTICE
    live = True

    def __init__(self, ui: Host, board: pygame.Rect, words: Speaker) -> None:
        super().__init__(ui)
        self.board = board
        self.words = words
        self.fault = ""
        self.tip = words.say("keeping-fault-tip")
        self.place(self._place())

    def tell(self, fault: str) -> None:
        """Come and go with the fault."""
        self.damage()
        self.fault = fault
        self.place(self._place())
        self.damage()

    @property
    def reads(self) -> Words:
        """The sentence, while there is one."""
        return self.sentence if self.fault else ""

    @property
    def sentence(self) -> str:
        """What is wrong."""
        return self.words.say("keeping-fault", fault=self.fault)

    def _place(self) -> pygame.Rect:
        """Over the middle of the board's upper edge."""
        if not self.fault:
            return pygame.Rect(0, 0, 0, 0)
        look = self.look
        wide, high = look.letters.size(self.sentence, STYLE, self.board.width - look.px(80))
        rect = pygame.Rect(0, 0, wide + look.px(64), high + look.px(14))
        rect.midtop = (self.board.centerx, self.board.top + look.px(6))
        return rect

    @property
    def reach(self) -> pygame.Rect:
        """Its shadow included."""
        return self.look.paint.reach(self.rect, SKIN) if self.fault else self.rect

    def draw(self, canvas: pygame.Surface) -> None:
        """A dark red strip with the sentence."""
        if not self.fault:
            return
        look = self.look
        look.paint.panel(canvas, self.rect, SKIN)
        room = self.rect.inflate(-look.px(40), 0)
        look.letters.draw(
            canvas, self.sentence, STYLE, room, align="center", valign="middle", wrap=True
        )


class StandingPanel(TablePanel[str]):
    """The last of all: it lies over everything."""

    def select(self, model: TableModel) -> str:
        """Why the case is not on disk."""
        return model.trouble

    def change(self, was: str | None, now: str) -> None:
        """It comes or goes."""
        if was is None:
            self.become([Standing(self.screen, self.kit.layout.board, self.words)])
        for widget in self.widgets:
            if isinstance(widget, Standing):
                widget.tell(now)
