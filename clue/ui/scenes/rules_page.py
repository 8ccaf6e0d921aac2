"""The rules of the edition on the table, as a page one can scroll, with its contents beside it."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from clue.rules.editions import DELUXE, Edition, HouseRules
from clue.text.rules_page import Kind, Piece, rules_page
from clue.text.speaker import Speaker
from clue.ui.intents import Act
from clue.ui.theme import styles
from clue.ui.theme.styles import Style
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.book import Page
from clue.ui.widgets.boxes import ScrollBox
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Room
from clue.ui.widgets.screen import WidgetScene

SETTINGS: Final[dict[Kind, Style]] = {
    Kind.TITLE: styles.PAPER_HEADING.but(size=48),
    Kind.HEADING: styles.PAPER_HEADING,
    Kind.PARAGRAPH: styles.PAPER.but(size=25),
    Kind.ITEM: styles.PAPER.but(size=25),
}


class Set(Label):
    """A piece of the page: a heading has room above it, an item a brass lozenge before it."""

    def __init__(self, ui: Host, piece: Piece) -> None:
        super().__init__(ui, piece.text, SETTINGS[piece.kind])
        self.piece = piece

    @property
    def _above(self) -> int:
        return self.look.px({Kind.HEADING: 22, Kind.TITLE: 0}.get(self.piece.kind, 0))

    @property
    def _indent(self) -> int:
        return self.look.px(34) if self.piece.kind is Kind.ITEM else 0

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """Its words and the room above."""
        wide, high = super().natural(None if width is None else width - self._indent)
        return wide + self._indent, high + self._above

    def draw(self, canvas: pygame.Surface) -> None:
        """The words, and what marks their kind."""
        whole = self.rect
        self.rect = pygame.Rect(
            whole.x + self._indent,
            whole.y + self._above,
            whole.width - self._indent,
            whole.height - self._above,
        )
        super().draw(canvas)
        line = self.look.letters.line_height(self.style)
        if self.piece.kind is Kind.ITEM:
            middle = (whole.x + self.look.px(14), self.rect.y + line // 2)
            self.look.paint.diamond(canvas, middle, 10, "wine")
        self.rect = whole


class RulesScene(WidgetScene):
    """A page of paper on the dark table."""

    def __init__(self, edition: Edition = DELUXE, house: HouseRules | None = None) -> None:
        self.edition = edition
        self.house = house
        self._offset = 0

    def fill(self) -> None:
        """Contents at the left, the page at the right, the way back below."""
        look, screen, words = self.look, self.screen, self.stage.words
        speaker = Speaker(words.language, self.edition)
        pieces = rules_page(speaker, self.house)
        room = Room(screen.rect.inflate(-look.px(120), -look.px(72)))
        back = Button(screen, words.say("common-back"), self._back, act=Act.CANCEL)
        bottom = room.bottom(back.natural()[1], look.px(24))
        back.place((bottom.right - back.natural()[0], bottom.y, *back.natural()))
        wide = min(look.px(1180), room.rect.width * 3 // 4)
        spare = room.rect.width - wide - look.px(36)
        contents = room.left(min(spare, look.px(430)), look.px(36))
        page = Page(screen)
        page.place((room.rect.x, room.rect.y, max(wide, room.rect.width), room.rect.height))
        self._page = ScrollBox(screen, gap=9)
        self._page.add(*(Set(screen, piece) for piece in pieces))
        self._page.place(page.rect.inflate(-look.px(110), -look.px(70)))
        page.add(self._page)
        self._contents(contents, pieces)
        screen.add(page)
        screen.add(back)
        self._page.scroll_to(self._offset)

    def _contents(self, rect: pygame.Rect, pieces: tuple[Piece, ...]) -> None:
        look, screen = self.look, self.screen
        room = Room(rect)
        title = Label(screen, self.stage.words.say("rules-contents"), styles.HEADING.but(size=44))
        title.place(room.top(title.natural()[1], look.px(18)))
        screen.add(title)
        headings = [piece for piece in pieces if piece.kind is Kind.HEADING]
        probe = Button(screen, "", self._back, kind="quiet")
        high = min(probe.natural()[1], room.rect.height // max(1, len(headings)) - look.px(8))
        for piece in headings:
            button = Button(
                screen,
                piece.text,
                partial(self._jump, piece.section),
                kind="quiet",
            )
            button.place(room.top(high, look.px(8)))
            screen.add(button)

    def _jump(self, section: str) -> None:
        """Scroll to a heading."""
        for child in self._page.children:
            if isinstance(child, Set) and child.piece.section == section:
                self._page.scroll_to(self._page.offset + child.rect.y - self._page.rect.y)
                return

    def build(self) -> None:
        """Stay at the same share of the page."""
        page: Widget | None = getattr(self, "_page", None)
        self._offset = page.offset if isinstance(page, ScrollBox) else 0
        super().build()

    def _back(self) -> None:
        self.stage.pop(self)
