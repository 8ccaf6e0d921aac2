"""The notebook's page: cards by seats in three layers, to be read and to be written in."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from clue.notebook.page import Entry
from clue.notebook.printed import Cell
from clue.notes import LONGEST_LINE, Column, Mark
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Kind
from clue.ui.intents import Act, Command, Intent, Point, Press, Scroll
from clue.ui.table.cell_slip import slip_parts
from clue.ui.table.grid import NAMES, WIDEST, Grid, Spot
from clue.ui.table.line_field import LineField
from clue.ui.table.reading import Reading
from clue.ui.table.slip import Slip
from clue.ui.theme import styles
from clue.ui.theme.palette import mix
from clue.ui.widgets import signs
from clue.ui.widgets.base import Host, Widget

if TYPE_CHECKING:
    from clue.ui.theme.styles import Style

SMALLER: Final = 0.8
"""How much smaller all names may be set for the sake of the longest."""
SLIP_AFTER: Final = 0.35
"""Seconds a hand rests on a cell before its slip comes."""
_STEPS: Final[Mapping[Act, tuple[int, int]]] = {
    Act.LEFT: (-1, 0),
    Act.RIGHT: (1, 0),
    Act.UP: (0, -1),
    Act.DOWN: (0, 1),
}
_HEADINGS: Final = {
    Kind.SUSPECT: "notebook-suspects",
    Kind.WEAPON: "notebook-weapons",
    Kind.ROOM: "notebook-rooms",
}


@dataclass(frozen=True)
class Row:
    """A line of the grid: a heading, or a card."""

    words: str
    card: Card | None = None


class Notebook(Widget):
    """One seat's page. A left click goes through the marks, a right click rubs out.

    A click on a small number leads to its line in the log, one on a card's name lets one write a
    line about it; keys and pad do the same from the cell they stand on.
    """

    focusable = True

    def __init__(self, ui: Host, reading: Reading) -> None:
        super().__init__(ui)
        self.reading = reading
        self.words = reading.table.words
        self.seats = reading.table.known.seats
        self.columns: tuple[Column, ...] = (*self.seats, None) if self.seats else ()
        self.rows = self._rows()
        self.slip: Slip | None = None
        self._name_size = self._name_style.size
        self._slip_due = math.inf
        self._slip_waits = False
        self._seen = self._content()

    def _rows(self) -> tuple[Row, ...]:
        rooms = self.reading.table.known.board.deck.rooms
        found: list[Row] = []
        piles: tuple[tuple[Card, ...], ...] = (SUSPECTS, WEAPONS, rooms)
        for kind, pile in zip(Kind, piles, strict=True):
            found.append(Row(self.words.say(_HEADINGS[kind])))
            found += [Row(self.words.card(card).listed, card) for card in pile]
        return tuple(found)

    def arrange(self) -> None:
        """Measure the grid; a line that is being written goes on being written."""
        self.children = []
        self._name_size = self._common_size()
        if self.reading.spot is not None and not self._there(self.reading.spot):
            self.reading.spot = None
        if (card := self.reading.writing) is not None:
            self._open_line(card)

    @property
    def grid(self) -> Grid:
        """Where the cells are now."""
        look = self.look
        return Grid.of(
            self.rect,
            head=look.px(38),
            columns=len(self.columns),
            rows=len(self.rows),
            least=round(look.letters.line_height(self._name_style) * 0.94),
            widest=look.px(WIDEST),
            offset=self.reading.offset,
        )

    @property
    def _name_style(self) -> Style:
        return styles.PAPER.but(size=21)

    def _common_size(self) -> float:
        """One size in which every card's name takes a line, unless one is much too long."""
        room, style = self.grid.names - self.look.px(6), _bold(self._name_style)
        fitted = [
            self.look.letters.fit(row.words, style, room).size for row in self.rows if row.card
        ]
        return max(min(fitted, default=style.size), style.size * SMALLER)

    # -- what is known -----------------------------------------------------------------------------

    def learn(self) -> None:
        """More may be known: draw what has changed, and tell the slip."""
        seen = self._content()
        if seen != self._seen:
            self._seen = seen
            self.damage()
            self._renew_slip()

    def _content(self) -> tuple[object, ...]:
        page = self.reading.page
        return (
            page.help,
            tuple(page.at(card, column) for card, column in self._cells()),
            self.reading.lit,
        )

    def _cells(self) -> Iterable[Cell]:
        return (
            (row.card, column)
            for row in self.rows
            if row.card is not None
            for column in self.columns
        )

    def _meaning(self, spot: Spot) -> tuple[Card, Column]:
        card = self.rows[spot[1]].card
        assert card is not None
        return card, self.columns[spot[0]]

    def _there(self, spot: Spot) -> bool:
        column, row = spot
        inside = NAMES <= column < len(self.columns) and 0 <= row < len(self.rows)
        return inside and self.rows[row].card is not None

    def spot_of(self, cell: Cell) -> Spot:
        """Where a card and a column meet."""
        row = next(i for i, row in enumerate(self.rows) if row.card == cell[0])
        return self.columns.index(cell[1]), row

    def stand_on(self, cell: Cell) -> None:
        """Be on a cell, as if the keys had led there."""
        spot = self.spot_of(cell)
        self._go(spot)
        self._scroll_to(self.grid.showing(spot[1]))
        self._slip_due = self.ui.stage.now() + SLIP_AFTER

    # -- hands -------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """Hover, click, wheel, arrows, and the keys that mark, rub out, write and lead on."""
        match intent:
            case Point(x, y):
                self._go(self._under(x, y))
                return False
            case Press(x, y, button):
                return self._press(x, y, button)
            case Scroll(lines=lines) if self.grid.overhang:
                self._scroll_to(self.grid.offset - round(lines * self.look.px(60)))
                return True
            case Command(act) if act in _STEPS:
                return self._step(*_STEPS[act])
            case Command(Act.CONFIRM | Act.MARK):
                return self._use()
            case Command(Act.CLEAR | Act.DELETE | Act.ERASE):
                return self._rub_out()
            case Command(Act.LOG):
                return self._to_the_log()
        return False

    def _under(self, x: int, y: int) -> Spot | None:
        spot = self.grid.at(x, y)
        return spot if spot is not None and self._there(spot) else None

    def _press(self, x: int, y: int, button: int) -> bool:
        self._go(self._under(x, y))
        if self.reading.spot is None:
            return False
        if button == 3:
            return self._rub_out()
        numbers = self._numbers_at(self.reading.spot)
        if button == 1 and numbers is not None and numbers.inflate(4, 4).collidepoint(x, y):
            return self._to_the_log()
        return button == 1 and self._use()

    def set_state(
        self,
        *,
        hovered: bool | None = None,
        focused: bool | None = None,
        pressed: bool | None = None,
    ) -> None:
        """The hand comes or goes; the keys begin where the hand was, or at the first card."""
        super().set_state(hovered=hovered, focused=focused, pressed=pressed)
        if self.reading.writing is not None:
            return
        if hovered is False and not self.focused:
            self._go(None)
        if focused and self.reading.spot is None and self.columns:
            self._go((0, 1))
        if focused is False and not self.hovered:
            self._go(None)

    def _go(self, spot: Spot | None) -> None:
        if spot == self.reading.spot:
            return
        before, self.reading.spot = self.reading.spot, spot
        if self.reading.lit:
            self.reading.lit = 0
            self.damage()
        for one in (before, spot):
            if one is not None:
                self._damage_cross(one)
        self._hide_slip()
        self._slip_due = math.inf if spot is None else self.ui.stage.now() + SLIP_AFTER

    def _damage_cross(self, spot: Spot) -> None:
        grid, grow = self.grid, self.look.px(4)
        for rect in (grid.line(spot[1]), grid.crown(max(0, spot[0]))):
            self.ui.damage(rect.inflate(grow, grow).clip(self.reach))

    def _scroll_to(self, offset: int) -> None:
        offset = min(max(0, offset), self.grid.overhang)
        if offset != self.reading.offset:
            self.reading.offset = offset
            self._hide_slip()
            self.damage()

    def _step(self, across: int, along: int) -> bool:
        column, row = self.reading.spot or (0, 1)
        column, row = column + across, row + along
        while 0 <= row < len(self.rows) and self.rows[row].card is None:
            row += along or 1
        if not self._there((column, row)):
            return False
        self._go((column, row))
        self._scroll_to(self.grid.showing(row))
        return True

    # -- writing -----------------------------------------------------------------------------------

    def _use(self) -> bool:
        """The next mark in a cell, or a line about a card."""
        spot = self.reading.spot
        if spot is None:
            return False
        if spot[0] == NAMES:
            card = self.rows[spot[1]].card
            assert card is not None
            self._open_line(card)
            return True
        mark = self.reading.notes.turn(*self._meaning(spot))
        self.say("pencil.2" if mark is Mark.YES else "pencil.1")
        self._marked(spot)
        return True

    def _rub_out(self) -> bool:
        spot = self.reading.spot
        if spot is None:
            return False
        if spot[0] == NAMES:
            card = self.rows[spot[1]].card
            assert card is not None
            self.reading.notes.write(card, "")
        else:
            self.reading.notes.clear(*self._meaning(spot))
        self._marked(spot)
        return True

    def _marked(self, spot: Spot) -> None:
        self.reading.table.evening.keep()
        self._seen = self._content()
        self.ui.damage(self.grid.line(spot[1]).clip(self.reach))
        self._renew_slip()

    def _open_line(self, card: Card) -> None:
        """Let the player write about a card, over its row."""
        spot = (NAMES, next(i for i, row in enumerate(self.rows) if row.card == card))
        if self.reading.writing != card:
            self.reading.draft = self.reading.notes.lines.get(card, "")
        self.reading.writing = card
        self.reading.spot = spot
        self._hide_slip()
        self._scroll_to(self.grid.showing(spot[1]))
        field = LineField(
            self.ui,
            self.reading.draft,
            partial(self._write_line, card),
            placeholder=self.words.say("cell-line-none"),
            longest=LONGEST_LINE,
            on_done=self._close_line,
        )
        field.place(self.grid.line(spot[1]).inflate(0, self.look.px(6)))
        self.children = [field]
        self.ui.focus_on(field)
        field.open()
        self.damage()

    def _write_line(self, card: Card, words: str) -> None:
        self.reading.draft = words
        self.reading.notes.write(card, words)

    def _close_line(self, *, stay: bool) -> None:
        """The line is written; by the keys one goes on from its card."""
        self.reading.writing = None
        self.children = []
        self.reading.table.evening.keep()
        self.damage()
        if stay:
            self.ui.focus_on(self)

    # -- to the log --------------------------------------------------------------------------------

    def _to_the_log(self) -> bool:
        """The line behind the newest of a cell's numbers."""
        spot = self.reading.spot
        if spot is None or spot[0] == NAMES:
            return False
        numbers = self.reading.page.at(*self._meaning(spot)).numbers
        return bool(numbers) and self.reading.open_line(numbers[-1])

    def _numbers_at(self, spot: Spot) -> pygame.Rect | None:
        """The pixels of a cell's small numbers."""
        if spot[0] == NAMES:
            return None
        entry = self.reading.page.at(*self._meaning(spot))
        return self._numbers_place(self.grid.box(*spot), entry)[1] if entry.numbers else None

    # -- time --------------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Bring the slip when a hand has rested on a cell."""
        due = super().update(now)
        if self.slip is None and now >= self._slip_due:
            self._show_slip()
        return min(due, self._slip_due)

    def worked_out(self) -> None:
        """Another thread has found something: perhaps what the slip waits for."""
        self.learn()
        if self._slip_waits:
            self._renew_slip()

    def _show_slip(self) -> None:
        self._slip_due = math.inf
        spot = self.reading.spot
        if spot is None or self.children or not (self.hovered or self.focused):
            return
        parts, self._slip_waits = slip_parts(self, spot)
        self.slip = Slip(self.look, parts, self.reading.table.layout.notebook, self.grid.box(*spot))
        self.ui.damage(self.slip.reach)

    def _hide_slip(self) -> None:
        self._slip_due = math.inf
        self._slip_waits = False
        if self.slip is not None:
            self.ui.damage(self.slip.reach)
            self.slip = None

    def _renew_slip(self) -> None:
        if self.slip is not None:
            self._hide_slip()
            self._show_slip()

    # -- picture -----------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """Column heads, then line by line."""
        clip, grid = canvas.get_clip(), self.grid
        for column, holder in enumerate(self.columns):
            if clip.colliderect(grid.crown(column)):
                self._draw_crown(canvas, grid.crown(column), column, holder)
        canvas.set_clip(clip.clip(grid.body.inflate(self.look.px(8), self.look.px(4))))
        for index, row in enumerate(self.rows):
            if clip.colliderect(grid.line(index)):
                self._draw_row(canvas, grid, index, row)
        self._draw_focus(canvas, grid)
        if grid.overhang:
            self._draw_bar(canvas, grid)
        canvas.set_clip(clip)
        self.draw_children(canvas)

    def draw_above(self, canvas: pygame.Surface) -> None:
        """The slip, over everything else."""
        if self.slip is not None and canvas.get_clip().colliderect(self.slip.reach):
            self.slip.draw(canvas)

    def _draw_crown(
        self, canvas: pygame.Surface, box: pygame.Rect, column: int, holder: Column
    ) -> None:
        look = self.look
        side = min(look.px(30), box.width - look.px(4), box.height - look.px(6))
        medal = pygame.Rect(0, 0, side, side)
        medal.center = box.center
        if self._crossed(column=column):
            self._tint(canvas, box, 26)
        if holder is None:
            picture = look.assets.scaled("envelope.closed", (side + look.px(6), side), "contain")
            canvas.blit(picture, picture.get_rect(center=box.center))
            return
        edge = look.px(1.6)
        pygame.draw.circle(canvas, look.paint.colour("ink"), medal.center, side // 2)
        pygame.draw.circle(canvas, look.paint.colour(holder.value), medal.center, side // 2 - edge)
        letter = self.words.card(holder).form("letter")
        colour = "ink" if holder.value in {"white", "mustard"} else "cream"
        style = styles.LABEL.but(size=side / look.scale.factor * 0.62 / look.scale.text)
        look.letters.draw(
            canvas, letter, style, medal, colour=colour, align="center", valign="middle"
        )
        if holder == self.reading.page.own:
            line = pygame.Rect(0, 0, side, look.px(3))
            line.midbottom = (box.centerx, box.bottom)
            canvas.fill(look.paint.colour("wine"), line)

    def _crossed(self, *, column: int | None = None, row: int | None = None) -> bool:
        spot = self.reading.spot
        if spot is None or not (self.hovered or self.focused):
            return False
        return spot[0] == column if column is not None else spot[1] == row

    def _tint(self, canvas: pygame.Surface, box: pygame.Rect, alpha: int) -> None:
        wash = pygame.Surface(box.size, pygame.SRCALPHA)
        wash.fill((*self.look.palette.brass, alpha))
        canvas.blit(wash, box)

    def _draw_row(self, canvas: pygame.Surface, grid: Grid, index: int, row: Row) -> None:
        look, line = self.look, grid.line(index)
        rule = mix(look.palette.paper_edge, look.palette.ink_soft, 0.22 if row.card else 0.6)
        canvas.fill(rule, pygame.Rect(line.x, line.bottom - 1, line.width, 1))
        name = grid.box(NAMES, index)
        if row.card is None:
            style = styles.PAPER_HEADING.but(size=21)
            style = look.letters.fit(row.words, style, name.width)
            look.letters.draw(canvas, row.words, style, name, valign="middle", lines=1)
            return
        if self._crossed(row=index):
            self._tint(canvas, line, 40)
        self._draw_name(canvas, name, row, row.card)
        page, lit = self.reading.page, self.reading.cells_told_by(self.reading.lit)
        for column, holder in enumerate(self.columns):
            box = grid.box(column, index)
            canvas.fill(rule, pygame.Rect(box.x, line.y, 1, line.height))
            if (row.card, holder) in lit:
                self._tint(canvas, box, 120)
            self._draw_entry(canvas, box, page.at(row.card, holder))

    def _draw_name(self, canvas: pygame.Surface, box: pygame.Rect, row: Row, card: Card) -> None:
        look, style = self.look, self._name_style
        home = self.reading.page.home(card)
        if home is not None and home[0] is not None and home[0] == self.reading.page.own:
            style = _bold(style)
        elif home is not None and home[0] is None:
            style = _bold(style).but(colour="wine")
        room = box.width - look.px(6)
        style = look.letters.fit(row.words, style.but(size=self._name_size), room)
        look.letters.draw(canvas, row.words, style, box, valign="middle", lines=1)
        words = self.reading.notes.lines.get(card)
        if not words:
            return
        left = look.letters.size(row.words, style)[0] + look.px(10)
        rest = pygame.Rect(box.x + left, box.y, box.width - left - look.px(12), box.height)
        if rest.width >= look.px(46):
            hand = styles.HAND.but(size=20)
            look.letters.draw(canvas, words, hand, rest, valign="middle", wrap=True, lines=1)
        else:
            side = min(look.px(16), box.height)
            pencil = look.assets.icon("icon.edit", side, look.palette.pencil)
            canvas.blit(pencil, pencil.get_rect(midright=(box.right - look.px(3), box.centery)))

    def _draw_entry(self, canvas: pygame.Surface, box: pygame.Rect, entry: Entry) -> None:
        look = self.look
        sign = hand = box
        if entry.mark is not Mark.BLANK and (entry.known is not None or entry.numbers):
            half = box.width // 2
            sign = pygame.Rect(box.x, box.y, half, box.height)
            hand = pygame.Rect(box.x + half, box.y, box.width - half, box.height)
            if entry.numbers:
                sign, hand = hand, sign
        if entry.printed is not None:
            signs.draw_printed(look, canvas, sign, has=entry.printed)
        elif entry.deduced is not None:
            signs.draw_deduced(look, canvas, sign, has=entry.deduced)
        elif entry.numbers:
            text, place, style = self._numbers_place(box, entry)
            look.letters.draw(canvas, text, style, place, align="right", valign="bottom", lines=1)
        if entry.wrong:
            self._flag(canvas, box)
        signs.draw_pencil(look, canvas, hand, entry.mark)
        if entry.wrong:
            signs.draw_flag(look, canvas, box)

    def _flag(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        wash = pygame.Surface(box.size, pygame.SRCALPHA)
        wash.fill((*self.look.palette.bad, 90))
        canvas.blit(wash, box)

    def _numbers_place(self, box: pygame.Rect, entry: Entry) -> tuple[str, pygame.Rect, Style]:
        """The small numbers of a cell, the newest of them if not all fit, and where they stand."""
        look = self.look
        style = styles.PAPER_SMALL.but(size=15, colour="ink")
        room = box.inflate(-look.px(6), -look.px(1))
        if entry.mark is not Mark.BLANK:
            room.x, room.width = box.centerx, box.right - box.centerx - look.px(2)
        numbers = [str(number) for number in entry.numbers]
        text = "·".join(numbers)
        while len(numbers) > 1 and look.letters.size(text, style)[0] > room.width:
            numbers = numbers[1:]
            text = "…" + "·".join(numbers)
        style = look.letters.fit(text, style, room.width)
        wide, high = look.letters.size(text, style)
        place = pygame.Rect(0, 0, wide, min(high, room.height))
        place.bottomright = room.bottomright
        return text, place, style

    def _draw_focus(self, canvas: pygame.Surface, grid: Grid) -> None:
        spot = self.reading.spot
        if spot is not None and (self.focused or self.hovered):
            wide = max(2, self.look.px(3 if self.focused else 2))
            rect = grid.box(*spot).inflate(self.look.px(2), self.look.px(2))
            colour = self.look.paint.colour("wine")
            pygame.draw.rect(canvas, colour, rect, wide, self.look.px(4))

    def _draw_bar(self, canvas: pygame.Surface, grid: Grid) -> None:
        """How much of the page is seen."""
        body, whole = grid.body, round(grid.row * grid.rows)
        high = max(self.look.px(30), body.height * body.height // whole)
        y = body.y + (body.height - high) * grid.offset // max(1, grid.overhang)
        bar = pygame.Rect(body.right + self.look.px(3), y, self.look.px(4), high)
        canvas.set_clip(None)
        canvas.fill(self.look.paint.colour("brass_dim"), bar)


def _bold(style: Style) -> Style:
    return type(style)(
        style.bold, style.size, style.colour, style.leading, style.bold, style.italic, style.strong
    )
