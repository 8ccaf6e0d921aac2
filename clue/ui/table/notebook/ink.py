"""The sheet on paper: where its cells are, heads, names and signs, and ink that writes itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame
from msgspec import structs

from clue.notebook.notes import Column, Mark
from clue.notebook.page import CellContent, PrintedCell
from clue.rules.cards import Card
from clue.table.leaf import NAMES, Leaf, Sheet, SheetRow
from clue.table.model import GridSpot
from clue.text.speaker import Speaker
from clue.ui.cards import signs
from clue.ui.cards.signs import draw_disc
from clue.ui.theme import styles
from clue.ui.theme.look import Look
from clue.ui.theme.palette import Colour, mix
from clue.ui.theme.styles import Style
from clue.ui.theme.tempo import TEMPO

NAMES_SHARE: Final = 0.35
LONG_NAMES_SHARE: Final = 0.42
"""How much of the page at least the names get, and where one of them is longer than that."""
WIDEST: Final = 66
"""No cell is broader than so many units: what is left over goes to the names and lines."""
BAR: Final = 4
BAR_GAP: Final = 3
SHORTEST_BAR: Final = 30
"""The bar beside a page that is longer than its place."""
SIGN: Final = 30
SIGN_PAD: Final = (4, 6)
SIGN_BROADER: Final = 6
"""How high the envelope in its column's head is at most, what is free round it, and its breadth."""
STRIPE: Final = 3
"""A seat's colour, below its head."""
LINE_FROM: Final = 10
LINE_TO: Final = 12
"""Between a name, what is written about it, and the first column."""
LEAST_LINE: Final = 46
"""With less room a pencil tells that something is written there."""
PENCIL: Final = 16
PENCIL_INSET: Final = 3
OVER: Final = (8, 4)
"""How far marks and frames may go beyond the cells, both sides together."""
NUMBERS_PAD: Final = (6, 1)
"""Free round the numbers in a cell, both sides together."""
CURSOR: Final = 2
CURSOR_BY_KEYS: Final = 3
CURSOR_OVER: Final = 2
CURSOR_RADIUS: Final = 4
"""How broad the frame is round the cell one is on, how much larger than it, and how round."""


@dataclass(frozen=True)
class Grid:
    """Rectangles in pixels; ``offset`` pixels of the rows are scrolled away."""

    rect: pygame.Rect
    head: int  # the height of the line of emblems
    columns: int
    rows: int
    row: float  # the height of one
    cell: float  # the width of one
    offset: int = 0

    @classmethod
    def of(
        cls,
        rect: pygame.Rect,
        *,
        head: int,
        columns: int,
        rows: int,
        least: int,
        widest: int,
        names: float = NAMES_SHARE,
        offset: int = 0,
    ) -> Grid:
        """The grid for a page: rows as high as the page allows, never lower than letters need."""
        high = max((rect.height - head) / max(1, rows), least)
        wide = min(widest, rect.width * (1 - names) / max(1, columns))
        grid = cls(pygame.Rect(rect), head, columns, rows, high, wide)
        return cls(grid.rect, head, columns, rows, high, wide, min(max(0, offset), grid.overhang))

    @property
    def overhang(self) -> int:
        """How much does not fit."""
        return max(0, round(self.row * self.rows) - self.body.height)

    @property
    def names(self) -> int:
        """The width of the column of names."""
        return self.rect.width - round(self.cell * self.columns)

    @property
    def body(self) -> pygame.Rect:
        """Where the rows are seen."""
        rect = self.rect
        return pygame.Rect(rect.x, rect.y + self.head, rect.width, rect.height - self.head)

    def line(self, row: int) -> pygame.Rect:
        """A whole row."""
        top = self.body.y - self.offset + round(row * self.row)
        foot = self.body.y - self.offset + round((row + 1) * self.row)
        return pygame.Rect(self.rect.x, top, self.rect.width, foot - top)

    def box(self, column: int, row: int) -> pygame.Rect:
        """A cell, or a name's."""
        line = self.line(row)
        if column == NAMES:
            return pygame.Rect(line.x, line.y, self.names, line.height)
        left = line.x + self.names + round(column * self.cell)
        right = line.x + self.names + round((column + 1) * self.cell)
        return pygame.Rect(left, line.y, right - left, line.height)

    @property
    def least(self) -> tuple[int, int]:
        """What every cell has, so that signs do not grow by a pixel from row to row."""
        return int(self.cell), int(self.row)

    def crown(self, column: int) -> pygame.Rect:
        """The head of a column."""
        box = self.box(column, 0)
        return pygame.Rect(box.x, self.rect.y, box.width, self.head)

    def at(self, x: int, y: int) -> GridSpot | None:
        """What is under a pixel."""
        if not self.body.collidepoint(x, y):
            return None
        row = int((y - self.body.y + self.offset) / self.row)
        across = x - self.rect.x - self.names
        column = NAMES if across < 0 else int(across / self.cell)
        return (column, row) if row < self.rows and column < self.columns else None

    def showing(self, row: int) -> int:
        """The offset at which a row is seen, as near to the present one as can be."""
        top, foot = round(row * self.row), round((row + 1) * self.row)
        return max(min(self.offset, top), foot - self.body.height)


class Pen:
    """Which marks are still being written, and how far each has come."""

    def __init__(self) -> None:
        self.written: dict[PrintedCell, float] = {}
        self._begins: dict[PrintedCell, float] = {}

    @property
    def busy(self) -> bool:
        """Whether it writes."""
        return bool(self._begins)

    def write(self, cells: Sequence[PrintedCell], now: float) -> None:
        """Begin with these, after what is being written already."""
        free = max((begun + TEMPO.next_stroke for begun in self._begins.values()), default=now)
        for number, cell in enumerate(cells):
            self._begins[cell] = max(now, free) + number * TEMPO.next_stroke
            self.written[cell] = 0.0

    def go_on(self, now: float) -> list[PrintedCell]:
        """Write on to a moment; where something has come."""
        changed = []
        for cell, begun in list(self._begins.items()):
            share = min(1.0, max(0.0, (now - begun) / TEMPO.stroke))
            if share >= 1:
                del self._begins[cell], self.written[cell]
                changed.append(cell)
            elif share > self.written[cell]:
                self.written[cell] = share
                changed.append(cell)
        return changed

    def lay_down(self) -> None:
        """Whatever was being written stands there."""
        self._begins.clear()
        self.written.clear()


SMALLER: Final = 0.8
"""How much smaller all names may be set for the sake of the longest."""
BESIDE: Final = 6
"""Free between a name and the first column."""
NAME: Final = styles.PAPER.but(size=21)
_HEADING: Final = styles.PAPER_HEADING.but(size=21)
_LINE: Final = styles.HAND.but(size=20)
_CROWN_TINT: Final = 26
_ROW_TINT: Final = 40
_LIT_TINT: Final = 120
_WRONG_TINT: Final = 90
"""How strongly a place is washed over, of 255."""


def row_height(look: Look) -> int:
    """No row is lower: its name must be read."""
    return round(look.letters.line_height(NAME) * 0.94)


def name_size(look: Look, sheet: Sheet, column: int) -> float:
    """One size in which every card's name takes a line, unless one is much too long."""
    room, style = column - look.px(BESIDE), _bold(NAME)
    fitted = [look.letters.fit(name, style, room).size for name in sheet.names()]
    return max(min(fitted, default=NAME.size), NAME.size * SMALLER)


def names_fit(look: Look, sheet: Sheet, column: int, size: float) -> bool:
    """Whether every card's name, or its short form, takes a line."""
    room, style = column - look.px(BESIDE), _bold(NAME).but(size=size)
    said = ((row.words, row.brief) for row in sheet.rows if row.card is not None)
    fitted = (look.letters.first_to_fit(names, style, room) for names in said)
    return all(look.letters.size(*name)[0] <= room for name in fitted)


@dataclass(frozen=True)
class Ink:
    """One notebook as it is at this moment."""

    look: Look
    grid: Grid
    sheet: Sheet
    leaf: Leaf
    words: Speaker
    size: float  # of the names
    hand: GridSpot | None  # where mouse or keys are
    by_keys: bool  # the keys are there, not only the mouse
    written: Mapping[PrintedCell, float]  # how much of what is still being written

    def draw(self, canvas: pygame.Surface) -> None:
        """Column heads, then line by line."""
        clip, grid = canvas.get_clip(), self.grid
        for column, holder in enumerate(self.sheet.columns):
            if clip.colliderect(grid.crown(column)):
                self._draw_crown(canvas, column, holder)
        canvas.set_clip(clip.clip(grid.body.inflate(self.look.px(OVER[0]), self.look.px(OVER[1]))))
        for index, row in enumerate(self.sheet.rows):
            if clip.colliderect(grid.line(index)):
                self._draw_row(canvas, index, row)
        self._draw_hand(canvas)
        canvas.set_clip(None)
        if grid.overhang:
            self._draw_bar(canvas)
        canvas.set_clip(clip)

    # -- heads -------------------------------------------------------------------------------------

    def _draw_crown(self, canvas: pygame.Surface, column: int, holder: Column) -> None:
        look, box = self.look, self.grid.crown(column)
        side = min(
            look.px(SIGN), box.width - look.px(SIGN_PAD[0]), box.height - look.px(SIGN_PAD[1])
        )
        if self.hand is not None and self.hand[0] == column:
            self._tint(canvas, box, look.palette.brass, _CROWN_TINT)
        if holder is None:
            picture = look.assets.scaled(
                "envelope.closed", (side + look.px(SIGN_BROADER), side), "contain"
            )
            canvas.blit(picture, picture.get_rect(center=box.center))
            return
        medal = pygame.Rect(0, 0, side, side)
        medal.center = box.center
        draw_disc(look, canvas, holder, medal)
        if holder == self.leaf.page.own:
            line = pygame.Rect(0, 0, side, look.px(STRIPE))
            line.midbottom = (box.centerx, box.bottom)
            canvas.fill(look.paint.colour("wine"), line)

    # -- rows --------------------------------------------------------------------------------------

    def _draw_row(self, canvas: pygame.Surface, index: int, row: SheetRow) -> None:
        look, line = self.look, self.grid.line(index)
        rule = mix(look.palette.paper_edge, look.palette.ink_soft, 0.22 if row.card else 0.6)
        canvas.fill(rule, pygame.Rect(line.x, line.bottom - 1, line.width, 1))
        name = self.grid.box(NAMES, index)
        if row.card is None:
            style = look.letters.fit(row.words, _HEADING, name.width)
            look.letters.draw(canvas, row.words, style, name, valign="middle", lines=1)
            return
        if self.hand is not None and self.hand[1] == index:
            self._tint(canvas, line, look.palette.brass, _ROW_TINT)
        self._draw_name(canvas, name, row, row.card)
        page, lit = self.leaf.page, self.leaf.lit
        for column, holder in enumerate(self.sheet.columns):
            box = self.grid.box(column, index)
            canvas.fill(rule, pygame.Rect(box.x, line.y, 1, line.height))
            if (row.card, holder) in lit:
                self._tint(canvas, box, look.palette.brass, _LIT_TINT)
            share = self.written.get((row.card, holder), 1.0)
            self._draw_entry(canvas, box, page.at(row.card, holder), share)

    def _draw_name(
        self, canvas: pygame.Surface, box: pygame.Rect, row: SheetRow, card: Card
    ) -> None:
        look, style = self.look, self._name_style(card).but(size=self.size)
        place = pygame.Rect(box.x, box.y, box.width - look.px(BESIDE), box.height)
        name, style = look.letters.first_to_fit((row.words, row.brief), style, place.width)
        look.letters.draw(canvas, name, style, place, valign="middle", wrap=True, lines=1)
        if words := self.leaf.page.notes.lines.get(card):
            left = min(look.letters.size(name, style)[0], place.width) + look.px(LINE_FROM)
            wide = box.width - left - look.px(LINE_TO)
            self._draw_line(canvas, box, pygame.Rect(box.x + left, box.y, wide, box.height), words)

    def _name_style(self, card: Card) -> Style:
        """One's own cards are bold; those of the envelope are in wine besides."""
        home = self.leaf.page.home(card)
        if home is None:
            return NAME
        if home[0] is None:
            return _bold(NAME).but(colour="wine")
        return _bold(NAME) if home[0] == self.leaf.page.own else NAME

    def _draw_line(
        self, canvas: pygame.Surface, box: pygame.Rect, room: pygame.Rect, words: str
    ) -> None:
        """What the player wrote about a card; a pencil where there is no room for it."""
        look = self.look
        if room.width >= look.px(LEAST_LINE):
            look.letters.draw(canvas, words, _LINE, room, valign="middle", wrap=True, lines=1)
            return
        side = min(look.px(PENCIL), box.height)
        pencil = look.assets.icon("icon.edit", side, look.palette.pencil)
        canvas.blit(
            pencil, pencil.get_rect(midright=(box.right - look.px(PENCIL_INSET), box.centery))
        )

    def _draw_entry(
        self, canvas: pygame.Surface, box: pygame.Rect, entry: CellContent, share: float
    ) -> None:
        look = self.look
        sign, pencil = _shared(pygame.Rect(box.topleft, self.grid.least), entry)
        if entry.printed is not None:
            signs.draw_printed(look, canvas, sign, has=entry.printed, share=share)
        elif entry.deduced is not None:
            signs.draw_deduced(look, canvas, sign, has=entry.deduced, share=share)
        elif entry.numbers:
            text, style, place = numerals(look, box, entry)
            look.letters.draw(canvas, text, style, place, align="right", valign="bottom", lines=1)
        if entry.wrong:
            self._tint(canvas, box, look.palette.bad, _WRONG_TINT)
        signs.draw_pencil(look, canvas, pencil, entry.mark)
        if entry.wrong:
            signs.draw_flag(look, canvas, box)

    # -- over it -----------------------------------------------------------------------------------

    def _tint(self, canvas: pygame.Surface, box: pygame.Rect, colour: Colour, alpha: int) -> None:
        wash = pygame.Surface(box.size, pygame.SRCALPHA)
        wash.fill((*colour, alpha))
        canvas.blit(wash, box)

    def _draw_hand(self, canvas: pygame.Surface) -> None:
        if self.hand is not None:
            wide = max(2, self.look.px(CURSOR_BY_KEYS if self.by_keys else CURSOR))
            rect = self.grid.box(*self.hand).inflate(
                self.look.px(CURSOR_OVER), self.look.px(CURSOR_OVER)
            )
            colour = self.look.paint.colour("wine")
            pygame.draw.rect(canvas, colour, rect, wide, self.look.px(CURSOR_RADIUS))

    def _draw_bar(self, canvas: pygame.Surface) -> None:
        """How much of the page is seen."""
        grid, body = self.grid, self.grid.body
        whole = round(grid.row * grid.rows)
        high = max(self.look.px(SHORTEST_BAR), body.height * body.height // whole)
        y = body.y + (body.height - high) * grid.offset // max(1, grid.overhang)
        bar = pygame.Rect(body.right + self.look.px(BAR_GAP), y, self.look.px(BAR), high)
        canvas.fill(self.look.paint.colour("brass_dim"), bar)


def _bold(style: Style) -> Style:
    return structs.replace(style, face=style.bold)


def _shared(box: pygame.Rect, entry: CellContent) -> tuple[pygame.Rect, pygame.Rect]:
    """Where sign and pencil go: each has half of a cell both are in, numbers stand at the right."""
    if entry.mark is Mark.BLANK or (entry.known is None and not entry.numbers):
        return box, box
    half = box.width // 2
    left = pygame.Rect(box.x, box.y, half, box.height)
    right = pygame.Rect(box.x + half, box.y, box.width - half, box.height)
    return (right, left) if entry.numbers else (left, right)


class Numerals(NamedTuple):
    """What is written, in which letters, and the pixels it takes."""

    text: str
    style: Style
    place: pygame.Rect


def numerals(look: Look, box: pygame.Rect, entry: CellContent) -> Numerals:
    """The newest of a cell's numbers if not all fit; beside the player's mark if there is one."""
    style = styles.PAPER_SMALL.but(size=15, colour="ink")
    room = box.inflate(-look.px(NUMBERS_PAD[0]), -look.px(NUMBERS_PAD[1]))
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
    return Numerals(text, style, place)
