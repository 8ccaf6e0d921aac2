"""The notebook's grid: cards by seats, printed facts, handwritten marks, open clauses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import pygame

from clue.deduction.facts import facts_from
from clue.notebook.printed import open_clauses, printed_in
from clue.notes import Mark, Notes
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Seat
from clue.rules.view import View
from clue.text.speaker import Speaker
from clue.ui.intents import Act, Command, Intent, Point, Press
from clue.ui.theme import styles
from clue.ui.widgets.base import Host, Widget

NAMES_SHARE: Final = 0.36
_STEPS: Final[Mapping[Act, tuple[int, int]]] = {
    Act.LEFT: (-1, 0),
    Act.RIGHT: (1, 0),
    Act.UP: (0, -1),
    Act.DOWN: (0, 1),
}


@dataclass(frozen=True)
class Row:
    """A line of the grid: a heading, or a card."""

    words: str
    card: Card | None = None


class Notebook(Widget):
    """One seat's page. Left click goes through the marks, right click rubs out."""

    focusable = True

    def __init__(
        self, ui: Host, view: View, notes: Notes, words: Speaker, changed: Callable[[], None]
    ) -> None:
        super().__init__(ui)
        self.view = view
        self.notes = notes
        self.words = words
        self.changed = changed
        self.cell: tuple[int, int] | None = None  # the column and row under mouse or keys
        self.rows = self._rows()
        self.learn(view)

    def _rows(self) -> tuple[Row, ...]:
        say, card = self.words.say, self.words.card
        rooms = self.view.board.deck.rooms
        piles = (
            ("notebook-suspects", SUSPECTS),
            ("notebook-weapons", WEAPONS),
            ("notebook-rooms", rooms),
        )
        return tuple(
            row
            for heading, pile in piles
            for row in (
                Row(say(heading)),
                *(Row(card(c).listed, c) for c in pile),
            )
        )

    def learn(self, view: View) -> None:
        """What the seat knows by now."""
        self.view = view
        self._facts = {cell: step.has for cell, step in printed_in(view).items()}
        self._clauses = open_clauses(facts_from(view), self._facts)
        self.damage()

    # -- where things are ------------------------------------------------------------------------

    @property
    def _row_high(self) -> float:
        return (self.rect.height - self.look.px(40)) / len(self.rows)

    def _cell_rect(self, column: int, row: int) -> pygame.Rect:
        names = int(self.rect.width * NAMES_SHARE)
        wide = (self.rect.width - names) / max(1, len(self.view.seats))
        left = self.rect.x + names + round(column * wide)
        top = self.rect.y + self.look.px(40) + round(row * self._row_high)
        right = self.rect.x + names + round((column + 1) * wide)
        bottom = self.rect.y + self.look.px(40) + round((row + 1) * self._row_high)
        return pygame.Rect(left, top, right - left, bottom - top)

    def _cell_at(self, x: int, y: int) -> tuple[int, int] | None:
        for row, line in enumerate(self.rows):
            for column in range(len(self.view.seats)):
                if line.card is not None and self._cell_rect(column, row).collidepoint(x, y):
                    return column, row
        return None

    def _meaning(self, cell: tuple[int, int]) -> tuple[Card, Seat]:
        card = self.rows[cell[1]].card
        assert card is not None
        return card, self.view.seats[cell[0]]

    # -- hands -----------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """Hover, click, arrows, and the keys that mark and clear."""
        match intent:
            case Point(x, y):
                self._go(self._cell_at(x, y))
                return False
            case Press(x, y, button):
                self._go(self._cell_at(x, y))
                return self._mark(clear=button == 3)
            case Command(act) if act in _STEPS:
                return self._step(*_STEPS[act])
            case Command(Act.CONFIRM | Act.MARK):
                return self._mark(clear=False)
            case Command(Act.CLEAR | Act.DELETE | Act.ERASE):
                return self._mark(clear=True)
        return False

    def _go(self, cell: tuple[int, int] | None) -> None:
        if cell != self.cell:
            self.cell = cell
            self.damage()

    def _step(self, across: int, along: int) -> bool:
        column, row = self.cell or (0, 0)
        column, row = column + across, row + along
        while 0 <= row < len(self.rows) and self.rows[row].card is None:
            row += along or 1
        inside = 0 <= column < len(self.view.seats) and 0 <= row < len(self.rows)
        if inside:
            self._go((column, row))
        return inside

    def _mark(self, *, clear: bool) -> bool:
        if self.cell is None:
            return False
        card, seat = self._meaning(self.cell)
        if clear:
            self.notes.clear(card, seat)
        else:
            mark = self.notes.turn(card, seat)
            self.say("pencil.2" if mark is Mark.YES else "pencil.1")
        self.changed()
        self.damage()
        return True

    # -- picture ---------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """Column heads, then line by line."""
        look = self.look
        line_colour = look.paint.colour("paper_edge")
        for column, seat in enumerate(self.view.seats):
            self._draw_head(canvas, self._cell_rect(column, 0), seat)
        for index, row in enumerate(self.rows):
            whole = self._cell_rect(0, index)
            left = pygame.Rect(self.rect.x, whole.y, whole.x - self.rect.x, whole.height)
            pygame.draw.line(
                canvas, line_colour, (self.rect.x, whole.bottom), (self.rect.right, whole.bottom)
            )
            if row.card is None:
                style = look.letters.fit(row.words, styles.PAPER_HEADING.but(size=22), left.width)
                look.letters.draw(canvas, row.words, style, left, valign="middle", lines=1)
                continue
            self._draw_card_line(canvas, index, left)
        self._draw_focus(canvas)

    def _draw_head(self, canvas: pygame.Surface, first: pygame.Rect, seat: Seat) -> None:
        look = self.look
        size = look.px(28)
        centre = (first.centerx, self.rect.y + look.px(20))
        pygame.draw.circle(canvas, look.paint.colour(seat.value), centre, size // 2)
        pygame.draw.circle(
            canvas, look.paint.colour("ink"), centre, size // 2, max(1, look.px(1.4))
        )
        box = pygame.Rect(0, 0, size, size)
        box.center = centre
        letter = self.words.card(seat).form("letter")
        colour = "ink" if seat.value in ("white", "mustard") else "cream"
        style = styles.LABEL.but(size=18)
        look.letters.draw(
            canvas, letter, style, box, colour=colour, align="center", valign="middle"
        )

    def _draw_card_line(self, canvas: pygame.Surface, index: int, left: pygame.Rect) -> None:
        row, look = self.rows[index], self.look
        assert row.card is not None
        style = look.letters.fit(row.words, styles.PAPER.but(size=21), left.width - look.px(6))
        look.letters.draw(canvas, row.words, style, left, valign="middle", lines=1)
        for column, seat in enumerate(self.view.seats):
            box = self._cell_rect(column, index)
            settled = self._facts.get((row.card, seat))
            if settled is not None:
                self._draw_fact(canvas, box, holds=settled)
            elif numbers := self._clauses.get((row.card, seat)):
                look.letters.draw(
                    canvas,
                    "·".join(map(str, numbers[-3:])),
                    styles.PAPER_SMALL.but(size=14),
                    box.inflate(-look.px(4), 0),
                    align="right",
                    valign="bottom",
                    lines=1,
                )
            self._draw_mark(canvas, box, self.notes.at(row.card, seat))

    def _draw_fact(self, canvas: pygame.Surface, box: pygame.Rect, *, holds: bool) -> None:
        side = min(box.height, box.width) * (7 if holds else 5) // 10
        sign = pygame.Rect(0, 0, side, side)
        sign.center = box.center
        wide = max(1, self.look.px(2))
        if holds:
            self.look.paint.tick(canvas, sign, "green")
        else:
            colour = self.look.paint.colour("wine")
            pygame.draw.line(canvas, colour, sign.topleft, sign.bottomright, wide)
            pygame.draw.line(canvas, colour, sign.topright, sign.bottomleft, wide)

    def _draw_mark(self, canvas: pygame.Surface, box: pygame.Rect, mark: Mark) -> None:
        sign = {Mark.NO: "x", Mark.YES: "v", Mark.MAYBE: "?"}.get(mark)
        if sign is None:
            return
        self.look.letters.draw(
            canvas, sign, styles.HAND.but(size=30), box, align="center", valign="middle", lines=1
        )

    def _draw_focus(self, canvas: pygame.Surface) -> None:
        if self.cell is not None and (self.focused or self.hovered):
            rect = self._cell_rect(*self.cell)
            colour = self.look.paint.colour("wine")
            pygame.draw.rect(canvas, colour, rect, max(1, self.look.px(2)), self.look.px(3))
