"""The contents beside a page: its chapters, the one that is being read marked and in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from clue.text.pages import Piece
from clue.ui.intents import Act, Command, Intent
from clue.ui.theme import styles
from clue.ui.theme.styles import Style
from clue.ui.widgets.base import Action, Host
from clue.ui.widgets.boxes import ScrollBox
from clue.ui.widgets.button import Labelled

LETTERS: Final = styles.BODY
HIGH: Final = 48


class ChapterRow(Labelled):
    """One chapter's heading; the chapter being read glows wine red."""

    def __init__(self, ui: Host, label: str, on_press: Action) -> None:
        super().__init__(ui, on_press)
        self.label = label
        self.read = False
        self.letters_alike: Style | None = None  # with the rows above and below

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A line."""
        look = self.look
        wide = look.letters.size(self.label, LETTERS)[0] + look.px(44)
        line = look.letters.line_height(LETTERS)
        return width or wide, max(look.px(HIGH), line + look.px(10))

    @property
    def letters(self) -> Style:
        """As large as there is room."""
        return self.look.letters.fit(self.label, LETTERS, self.rect.width - self.look.px(44))

    def mark(self, read: bool) -> None:
        """Whether it is this chapter that is being read."""
        if read != self.read:
            self.read = read
            self.damage()

    def draw(self, canvas: pygame.Surface) -> None:
        """A brass edge and the heading."""
        look, lit = self.look, self.read or self.hovered
        if self.read:
            canvas.blit(look.paint.ribbon(self.rect.size, "wine", 235), self.rect)
        edge = pygame.Rect(self.rect.x, self.rect.y, look.px(4), self.rect.height)
        canvas.fill(look.letters.colour("lamp" if lit else "brass_dim"), edge)
        room = self.rect.inflate(-look.px(44), 0)
        colour = "lamp" if lit else None
        look.letters.draw(
            canvas, self.label, self.letters_alike or self.letters, room, colour=colour
        )
        self.draw_ring(canvas)


class Contents(ScrollBox):
    """A row for each chapter."""

    def __init__(
        self, ui: Host, headings: Sequence[Piece], on_choose: Callable[[str], None]
    ) -> None:
        super().__init__(ui, gap=6)
        self.rows = {
            piece.section: ChapterRow(ui, piece.text, partial(on_choose, piece.section))
            for piece in headings
        }
        self.add(*self.rows.values())
        self.read = ""

    def arrange(self) -> None:
        """Rows below each other, all of one size of letters."""
        super().arrange()
        smallest = min((row.letters for row in self.rows.values()), key=lambda style: style.size)
        for row in self.rows.values():
            row.letters_alike = smallest

    def follow(self, section: str) -> None:
        """Mark the chapter that is being read, and keep it in sight."""
        if section == self.read or section not in self.rows:
            return
        self.read = section
        for key, row in self.rows.items():
            row.mark(key == section)
        self.reveal(self.rows[section])

    def handle(self, intent: Intent) -> bool:
        """The page keys leaf through the page, not through its contents."""
        match intent:
            case Command(Act.PAGE_UP | Act.PAGE_DOWN | Act.HOME | Act.END):
                return False
        return super().handle(intent)
