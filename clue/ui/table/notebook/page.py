"""The notebook in a player's hands: cards by seats, to be gone through and written in."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, Protocol

import pygame

from clue.notebook.notes import LONGEST_LINE, Mark, Notes
from clue.notebook.page import Page, PrintedCell
from clue.rules.cards import Card, kind_of
from clue.table.leaf import NAMES, Leaf, Sheet
from clue.table.model import GridSpot
from clue.table.requests import BrowseTo, GoToLine, Request, WriteNotes
from clue.text.speaker import Speaker
from clue.ui.input.intents import Act, Command, Intent, PointerMoved, Press, Release, Scroll
from clue.ui.reading.readable import PartDeed, Readable, Role
from clue.ui.table.notebook.cell_words import Aside, CellTeller, HeardPage, Reasons
from clue.ui.table.notebook.ink import (
    LONG_NAMES_SHARE,
    NAME,
    NAMES_SHARE,
    WIDEST,
    Grid,
    Ink,
    Pen,
    name_size,
    names_fit,
    numerals,
    row_height,
)
from clue.ui.theme import styles
from clue.ui.widgets.base import WAYS, Host, Widget
from clue.ui.widgets.button import Button
from clue.ui.widgets.keycap import act_label
from clue.ui.widgets.paper import Slip
from clue.ui.widgets.textfield import TextField

MOST_WRITTEN: Final = 24
"""More than so many marks at once are not watched one by one."""
HEAD: Final = 38
"""How high the columns' heads are."""
STEP: Final = 60
"""So far a notch of the wheel goes."""
CROSS_EDGE: Final = 4
"""So far beyond its cells, both sides together, a row and a column are drawn anew."""
LINE_OVER: Final = 6
LINE_PAD: Final = 24
LINE_RADIUS: Final = 5
STROKE: Final = 2
"""The strip one writes a line on: how much higher than a row, what is free in it, its edge."""


class Notebook(Widget):
    """One seat's page. A left click goes through the marks, a right click rubs out.

    A click on a small number leads to its line in the log, one on a card's name lets one write a
    line about it; keys and pad do the same from the cell they stand on.
    """

    focusable = True
    role = Role.TABLE

    def __init__(
        self,
        ui: Host,
        words: Speaker,
        leaf: Leaf,
        why: Reasons,
        send: Callable[[Request], None],
        *,
        beside: pygame.Rect | None = None,
    ) -> None:
        super().__init__(ui)
        self.words = words
        self.called = words.say("notebook-tab-notes")
        self.leaf = leaf
        self.opened = leaf.opened  # the hand goes on here, and tells the table
        self.reasons = why
        self.send = send
        self.beside = beside  # what a slip must not hide
        self.sheet = Sheet.of(leaf.view, words)
        self.aside = Aside(ui, self._slip)
        self._names, self._name_size = NAMES_SHARE, NAME.size
        self._laying_out = False
        self._pen = Pen()
        self._stroke: Mark | None = None  # what a hand that is drawn over cells writes in each

    def arrange(self) -> None:
        """Measure the grid; a line that is being written goes on being written."""
        self.children = []
        self._laying_out = True
        for self._names in (NAMES_SHARE, LONG_NAMES_SHARE):
            self._name_size = name_size(self.look, self.sheet, self.grid.names)
            if names_fit(self.look, self.sheet, self.grid.names, self._name_size):
                break
        if self.opened.spot is not None and not self.sheet.holds(self.opened.spot):
            self._browse(spot=None)
        if (card := self.opened.writing) is not None:
            self._open_line(card)
        self._laying_out = False

    @property
    def grid(self) -> Grid:
        """Where the cells are now."""
        look = self.look
        return Grid.of(
            self.rect,
            head=look.px(HEAD),
            columns=len(self.sheet.columns),
            rows=len(self.sheet.rows),
            least=row_height(look),
            widest=look.px(WIDEST),
            names=self._names,
            offset=self.opened.offset,
        )

    @property
    def rests_on(self) -> GridSpot | None:
        """The cell under mouse or keys, while one of them is here."""
        return self.opened.spot if self.hovered or self.focused else None

    # -- what is known -----------------------------------------------------------------------------

    def tell(self, leaf: Leaf) -> None:
        """More may be known, or another place be open: draw what has changed, and tell the slip."""
        was, self.leaf = self.leaf, leaf
        before, self.opened = self.opened, leaf.opened
        if self.opened.spot is not None and not self.sheet.holds(self.opened.spot):
            self.opened = replace(self.opened, spot=None)
        if was.page is not leaf.page or was.view is not leaf.view:
            sheet = Sheet.of(leaf.view, self.words)
            if sheet != self.sheet:
                self.sheet = sheet
                self.arrange()
                self.damage()
            else:
                self._write_down(was.page, leaf.page)
        if (was.lit, before.spot, before.offset) != (
            leaf.lit,
            leaf.opened.spot,
            leaf.opened.offset,
        ):
            self.damage()

    def _write_down(self, before: Page, now: Page) -> None:
        """What has become known writes itself; whatever else has changed is drawn at once."""
        differing = now.differing(before)
        same = (before.help, before.notes.lines) == (now.help, now.notes.lines)
        if same and not differing:
            return
        if not same or before.own != now.own or len(differing) > MOST_WRITTEN:
            self._pen.lay_down()
            self.damage()
        else:
            changed = [cell for cell in self.sheet.cells() if cell in differing]
            if self.ui.stage.eases:
                known = [
                    cell
                    for cell in changed
                    if before.at(*cell).known is None and now.at(*cell).known is not None
                ]
                self._pen.write(known, self.ui.stage.now())
            for cell in changed:
                self._damage_cross(self.sheet.spot_of(cell))
        self.aside.renew()

    def _browse(self, **changes: object) -> None:
        """The hand goes on."""
        self.opened = replace(self.opened, **changes)  # type: ignore[arg-type]
        self.leaf = replace(self.leaf, opened=self.opened)
        if not self._laying_out:  # nobody need know before a hand is laid on it
            self.send(BrowseTo(self.opened))

    # -- for whoever hears it ----------------------------------------------------------------------

    def heard_inside(self) -> Iterator[Readable]:
        """A row for each card, and what stands in its cells."""
        here = self.opened.spot if self.focused else None
        page = HeardPage(self.leaf, self.sheet, self.words, self.grid, here, self._by_ear)
        yield from page.rows()
        if self.aside.slip is not None:
            yield from self.aside.slip.aloud()
        yield from super().heard_inside()

    def _by_ear(self, spot: GridSpot, deed: PartDeed) -> None:
        """A cell is come to, or used as a click would."""
        if self.sheet.holds(spot):
            self.ui.focus_on(self)
            self._go(spot)
            if deed is PartDeed.PRESS:
                self._use()

    # -- hands -------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """Hover, click, wheel, arrows, and the keys that mark, rub out, write and lead on."""
        match intent:
            case PointerMoved(x, y):
                self._go(self._under(x, y))
                self._draw_on()
                return False
            case Release():
                self._stroke = None
                return False
            case Press(x, y, button):
                return self._press(x, y, button)
            case Scroll(lines=lines) if self.grid.overhang:
                self._scroll_to(self.grid.offset - round(lines * self.look.px(STEP)))
                return True
            case Command(act) if act in WAYS:
                return self._step(*WAYS[act])
            case Command(Act.CONFIRM | Act.MARK):
                return self._use()
            case Command(Act.CLEAR | Act.DELETE | Act.ERASE):
                return self._rub_out()
            case Command(Act.LOG):
                return self._to_the_log()
        return False

    def _under(self, x: int, y: int) -> GridSpot | None:
        spot = self.grid.at(x, y)
        return spot if spot is not None and self.sheet.holds(spot) else None

    def _press(self, x: int, y: int, button: int) -> bool:
        self._go(self._under(x, y))
        if self.opened.spot is None:
            return False
        if button == 3:
            return self._rub_out()
        numbers = self.numbers_at(self.opened.spot)
        if button == 1 and numbers is not None and numbers.inflate(4, 4).collidepoint(x, y):
            return self._to_the_log()
        return button == 1 and self._use()

    def be_hovered(self, on: bool) -> None:
        """The hand goes: the keys keep their place, but what was told beside it has been read."""
        super().be_hovered(on)
        if not on and self.opened.writing is None:
            self.aside.hide()
            if not self.focused:
                self._go(None)

    def be_focused(self, on: bool) -> None:
        """The keys begin where the hand was, or at the first card."""
        super().be_focused(on)
        if self.opened.writing is not None:
            return
        if on and self.opened.spot is None and self.sheet.columns:
            self._go((0, 1))
        elif not on and not self.hovered:
            self._go(None)

    def stand_on(self, cell: PrintedCell) -> None:
        """Be on a cell, as if the keys had led there."""
        spot = self.sheet.spot_of(cell)
        self._go(spot)
        self._scroll_to(self.grid.showing(spot[1]))
        self.aside.expect()

    def _go(self, spot: GridSpot | None) -> None:
        if spot == self.opened.spot:
            return
        self._withdraw_offer()
        before, lit = self.opened.spot, self.opened.lit
        self._browse(spot=spot, lit=0)
        if lit:
            self.damage()
        for one in (before, spot):
            if one is not None:
                self._damage_cross(one)
        self.aside.hide()
        if spot is not None:
            self.aside.expect()

    def _damage_cross(self, spot: GridSpot) -> None:
        grid, grow = self.grid, self.look.px(CROSS_EDGE)
        for rect in (grid.line(spot[1]), grid.crown(max(0, spot[0]))):
            self.ui.damage(rect.inflate(grow, grow).clip(self.reach))

    def _scroll_to(self, offset: int) -> None:
        offset = min(max(0, offset), self.grid.overhang)
        if offset != self.opened.offset:
            self._browse(offset=offset)
            self.aside.hide()
            self.damage()

    def _step(self, across: int, along: int) -> bool:
        column, row = self.opened.spot or (0, 1)
        column, row = column + across, row + along
        while 0 <= row < len(self.sheet.rows) and self.sheet.rows[row].card is None:
            row += along or 1
        if not self.sheet.holds((column, row)):
            return False
        self._go((column, row))
        self._scroll_to(self.grid.showing(row))
        return True

    # -- writing -----------------------------------------------------------------------------------

    def _use(self) -> bool:
        """The next mark in a cell, or a line about a card."""
        spot = self.opened.spot
        if spot is None:
            return False
        if spot[0] == NAMES:
            self._open_line(self.sheet.card(spot))
            return True
        self._write(self.notes.turned(*self.sheet.cell(spot)))
        self.ui.stage.audio.play("pencil")  # whatever the mark: who looks away has ears
        self._stroke = self.notes.at(*self.sheet.cell(spot)) if self.pressed else None
        self._offer_crosses(spot)
        return True

    def _draw_on(self) -> None:
        """A hand that is drawn on writes the same in every blank cell it comes to."""
        spot = self.opened.spot
        if self._stroke in {None, Mark.BLANK} or spot is None or spot[0] == NAMES:
            return
        cell = self.sheet.cell(spot)
        if self.notes.at(*cell) is Mark.BLANK and self.leaf.page.at(*cell).known is None:
            assert self._stroke is not None
            self._write(self.notes.marked(*cell, self._stroke))

    def _offer_crosses(self, spot: GridSpot) -> None:
        """After a tick: the crosses that follow from it, for one press."""
        self._withdraw_offer()
        cells = follows_from_tick(self.leaf.page, self.sheet.cell(spot))
        if self.notes.at(*self.sheet.cell(spot)) is not Mark.YES or not cells:
            return
        offer = Button(
            self.ui, self.words.say("notebook-crosses"), partial(self._cross, cells), kind="small"
        )
        wide, high = offer.natural()
        box = self.grid.box(*spot)
        offer.place((self.rect.right - wide, min(box.bottom, self.rect.bottom - high), wide, high))
        self.aside.hide()
        self.children = [offer]
        offer.damage()

    def _withdraw_offer(self) -> None:
        if self.children and isinstance(self.children[0], Button):
            self.children[0].damage()
            self.children = []

    def _cross(self, cells: Sequence[PrintedCell]) -> None:
        """Write the crosses that were offered."""
        notes = self.notes
        for cell in cells:
            notes = notes.marked(*cell, Mark.NO)
        self._withdraw_offer()
        self._write(notes)
        self.ui.focus_on(self)

    def _rub_out(self) -> bool:
        spot = self.opened.spot
        if spot is None:
            return False
        if spot[0] == NAMES:
            self._write(self.notes.written(self.sheet.card(spot), ""))
        else:
            self._write(self.notes.marked(*self.sheet.cell(spot), Mark.BLANK))
        return True

    @property
    def notes(self) -> Notes:
        """What stands on the page by the viewer's own hand."""
        return self.leaf.page.notes

    def _write(self, notes: Notes) -> None:
        self.send(WriteNotes(notes))

    def _open_line(self, card: Card) -> None:
        """Let the player write about a card, over its row."""
        spot = self.sheet.name_of(card)
        draft = self.opened.draft
        if self.opened.writing != card:
            draft = self.notes.lines.get(card, "")
        self._browse(writing=card, draft=draft, spot=spot)
        self.aside.hide()
        self._scroll_to(self.grid.showing(spot[1]))
        field = LineField(
            self.ui,
            draft,
            partial(self._write_line, card),
            placeholder=self.words.say("cell-line-none"),
            longest=LONGEST_LINE,
            on_done=self._close_line,
        )
        field.place(self.grid.line(spot[1]).inflate(0, self.look.px(LINE_OVER)))
        self.children = [field]
        self.ui.focus_on(field)
        field.open()
        self.damage()

    def _write_line(self, card: Card, words: str) -> None:
        self._browse(draft=words)
        self.send(WriteNotes(self.notes.written(card, words), done=False))

    def _close_line(self, *, stay: bool) -> None:
        """The line is written; by the keys one goes on from its card."""
        self.children = []
        self._browse(writing=None)
        self.send(WriteNotes(self.notes))
        self.damage()
        if stay:
            self.ui.focus_on(self)

    # -- to the log --------------------------------------------------------------------------------

    def _to_the_log(self) -> bool:
        """The line behind the newest of a cell's numbers."""
        spot = self.opened.spot
        if spot is None or spot[0] == NAMES:
            return False
        numbers = self.leaf.page.at(*self.sheet.cell(spot)).numbers
        if not numbers:
            return False
        self.send(GoToLine(numbers[-1]))
        return True

    def numbers_at(self, spot: GridSpot) -> pygame.Rect | None:
        """The pixels of a cell's small numbers."""
        if spot[0] == NAMES:
            return None
        entry = self.leaf.page.at(*self.sheet.cell(spot))
        return numerals(self.look, self.grid.box(*spot), entry).place if entry.numbers else None

    # -- time --------------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Bring the slip when a hand has rested on a cell."""
        for cell in self._pen.go_on(now):
            self.ui.damage(self.grid.box(*self.sheet.spot_of(cell)).clip(self.reach))
        due = now if self._pen.busy else math.inf
        return min(due, super().update(now), self.aside.update(now))

    @property
    def writes(self) -> bool:
        """Whether ink still flows."""
        return self._pen.busy

    def worked_out(self) -> None:
        """Another thread has found something."""
        self.aside.worked_out()

    def _slip(self) -> tuple[Slip, bool] | None:
        """The slip beside the cell under mouse or keys, and whether it waits for a reason."""
        spot, beside = self.rests_on, self.beside
        if spot is None or beside is None or self.children:
            return None
        key = partial(act_label, self.ui.stage)
        teller = CellTeller(self.leaf, self.words, self.reasons, key)
        if spot[0] == NAMES:
            parts, waits = teller.of_card(self.sheet.card(spot)), False
        else:
            parts, waits = teller.of_cell(*self.sheet.cell(spot))
        return Slip(self.look, parts, beside, self.grid.box(*spot)), waits

    # -- picture -----------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """The sheet, and the line that is being written."""
        hand, grid = self.rests_on, self.grid
        size, by_keys, written = self._name_size, self.focused, self._pen.written
        ink = Ink(self.look, grid, self.sheet, self.leaf, self.words, size, hand, by_keys, written)
        ink.draw(canvas)
        self.draw_children(canvas)

    def draw_above(self, canvas: pygame.Surface) -> None:
        """The slip, over everything else."""
        self.aside.draw(canvas)


def follows_from_tick(page: Page, cell: PrintedCell) -> tuple[PrintedCell, ...]:
    """Who else then has the card not, and, if it is in the envelope, which others are not there."""
    card, column = cell
    others = [(card, other) for other in (*page.facts.seats, None) if other != column]
    if column is None:
        kin = (one for one in page.facts.deck.cards if kind_of(one) is kind_of(card))
        others += [(one, None) for one in kin if one != card]
    return tuple(
        one for one in others if page.notes.at(*one) is Mark.BLANK and page.at(*one).known is None
    )


class Done(Protocol):
    """What is called when the line is written; ``stay`` if the keyboard was still on it."""

    def __call__(self, *, stay: bool) -> None:
        """The line is written."""


class LineField(TextField):
    """Open for writing as long as it is there."""

    def __init__(
        self,
        ui: Host,
        text: str,
        on_change: Callable[[str], None],
        *,
        placeholder: str,
        longest: int,
        on_done: Done,
    ) -> None:
        style = styles.HAND.but(size=26)
        super().__init__(
            ui, text, on_change, placeholder=placeholder, longest=longest, style=style, bare=True
        )
        self.on_done = on_done
        self._over = False

    def open(self) -> None:
        """Begin to write at the end of what is there."""
        self._write(True)
        self.chosen = False  # a note is rather gone on with than written over

    def handle(self, intent: Intent) -> bool:
        """Letters; what ends the writing ends the field."""
        taken = super().handle(intent)
        if not (self.writing or self.by_pad):
            self._end(stay=True)
        return taken

    def lose(self) -> None:
        """Without the keyboard there is no field."""
        super().lose()
        self._end(stay=False)

    def written_by_pad(self) -> None:
        """One goes on from its card."""
        self._end(stay=True)

    def update(self, now: float) -> float:
        """A dialog that came over it ends the writing too."""
        if self.writing and not self.ui.stage.typing:
            self.lose()
        return super().update(now)

    def _end(self, *, stay: bool) -> None:
        if not self._over:
            self._over = True
            self.on_done(stay=stay)

    def draw(self, canvas: pygame.Surface) -> None:
        """A strip of clean paper under the words, and the pencil's caret."""
        look = self.look
        pygame.draw.rect(
            canvas, look.paint.colour("paper"), self.rect, border_radius=look.px(LINE_RADIUS)
        )
        wide = max(2, look.px(STROKE))
        pygame.draw.rect(canvas, look.paint.colour("pencil"), self.rect, wide, look.px(LINE_RADIUS))
        room = self.rect.inflate(-look.px(LINE_PAD), 0)
        shown = self.text or ("" if self.writing else self.placeholder)
        style = look.letters.fit(shown, self.style, room.width) if shown else self.style
        if shown:
            look.letters.draw(canvas, shown, style, room, valign="middle", lines=1)
        if self.writing and self._shown:
            x = room.x + look.letters.size(self.text[: self.caret], style)[0]
            high = min(
                round(look.scale.letters(style.size) * 1.1), self.rect.height - look.px(LINE_OVER)
            )
            caret = pygame.Rect(x, 0, max(1, look.px(STROKE)), high)
            caret.centery = room.centery
            canvas.fill(look.paint.colour("ink"), caret)
