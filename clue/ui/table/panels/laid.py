"""What is laid: all that stands round the board, in its order, and the notebook beside a dialog."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import pygame

from clue.table.leaf import LeafReader
from clue.table.log import Chronicle
from clue.table.model import TableModel
from clue.table.requests import BrowseTo, Request, TurnPage
from clue.text.speaker import Speaker
from clue.ui.board.board_view import BoardView
from clue.ui.dialogs.base import LaidNotebook
from clue.ui.table.notebook.cell_words import Reasons
from clue.ui.table.notebook.page import Notebook
from clue.ui.table.panels.book import BookPanel
from clue.ui.table.panels.edges import EdgesPanel, StandingPanel
from clue.ui.table.panels.hand import HandPanel
from clue.ui.table.panels.log import LatelyPanel, LogBeside, Logbook
from clue.ui.table.panels.panel import MARGIN, Glance, PanelKit, TableLayout, TablePanel, no_glance
from clue.ui.table.panels.prompt import MenuPanel, NextThing
from clue.ui.table.panels.seats import SeatsPanel
from clue.ui.table.panels.targets import Targets, TargetsPanel
from clue.ui.widgets.base import Widget
from clue.ui.widgets.screen import Screen


class Panels:
    """Made for one look and one language; every model is shown to each of them."""

    def __init__(
        self,
        kit: PanelKit,
        board: BoardView,
        leaves: LeafReader,
        why: Reasons,
        model: TableModel,
        *under: Widget,
    ) -> None:
        self.screen = kit.screen
        self.under = under  # what lies on the board, under everything that is read
        self.chronicle = Chronicle(kit.words)
        self.seats = SeatsPanel(kit)
        self.walks = TargetsPanel(kit, board)
        self.next_thing = NextThing(kit)
        self.book = BookPanel(kit, self.chronicle, leaves, why)
        self.every: tuple[TablePanel[Any], ...] = (
            self.seats,
            self.walks,
            self.next_thing,
            LatelyPanel(kit, self.chronicle),
            LogBeside(kit, self.chronicle),
            MenuPanel(kit),
            self.book,
            HandPanel(kit),
            EdgesPanel(kit, board),
            StandingPanel(kit),
        )
        self.show(model)

    def show(self, model: TableModel) -> None:
        """Let each of them show what of it has changed."""
        for panel in self.every:
            panel.show(model)
        self._gather()

    def show_page(self, model: TableModel) -> None:
        """What is open in the book is no matter of any other."""
        self.book.show(model)
        self._gather()

    def _gather(self) -> None:
        widgets = [*self.under, *(widget for panel in self.every for widget in panel.widgets)]
        if widgets != self.screen.widgets:
            self.screen.become(widgets)

    # -- what hands are laid on --------------------------------------------------------------------

    @property
    def targets(self) -> Targets:
        """The board as a widget."""
        return self.walks.targets

    @property
    def page(self) -> Widget:
        """The page that lies open."""
        return self.book.page

    @property
    def notebook(self) -> Notebook | None:
        """The notebook, if it is open."""
        return self.book.page if isinstance(self.book.page, Notebook) else None

    @property
    def log(self) -> Logbook | None:
        """The log, if it is open."""
        return self.book.page if isinstance(self.book.page, Logbook) else None

    def worked_out(self) -> None:
        """What was asked for behind the picture has come."""
        if self.notebook is not None:
            self.notebook.worked_out()

    def draw_above(self, canvas: pygame.Surface) -> None:
        """What lies over everything else: the slip beside the notebook."""
        if self.notebook is not None:
            self.notebook.draw_above(canvas)


LEAST: Final = 1180
"""So many units a dialog needs beside the notebook: with less the notebook lies below it."""


@dataclass(frozen=True)
class NotesBeside:
    """What a dialog needs to lay the notebook beside itself."""

    read: Callable[[], TableModel]
    layout: Callable[[], TableLayout]
    words: Speaker
    leaves: LeafReader
    why: Reasons
    send: Callable[[Request], None]
    work_out: Callable[[], bool]
    """Takes in what was worked out behind the picture; whether anything has come."""
    glance: Glance = no_glance
    look_at: Callable[[object], None] | None = None
    """Opens a closer look at a thing."""
    above: int = 0
    """So many pixels at the window's upper edge are another's, where the notebook lies below."""
    open: bool = True
    """Not where a dialog is only rehearsed: nothing of anybody's is painted then."""

    def room(self, screen: Screen) -> pygame.Rect | None:
        """Where the dialog stands then; nothing where the window is too narrow for both."""
        look, lay = screen.look, self.layout()
        free = screen.rect.copy()
        free.width = lay.notebook.left - look.px(MARGIN / 2)
        return free if free.width >= look.px(LEAST) * max(1.0, look.scale.text) else None

    def alone(self, screen: Screen) -> pygame.Rect:
        """Where the dialog stands without the notebook."""
        free = screen.rect
        return pygame.Rect(free.x, free.y + self.above, free.width, free.height - self.above)

    def lay_on(self, screen: Screen) -> OpenNotebook:
        """The book and the hand there, where the table has them."""
        return OpenNotebook(screen, self)


class OpenNotebook(LaidNotebook):
    """The book and the hand on a dialog's screen: one decides with one's notes in sight.

    It is another reading of the table below; what is written in it is written there.
    """

    def __init__(self, screen: Screen, beside: NotesBeside) -> None:
        self.screen = screen
        self.beside = beside
        kit = PanelKit(screen, beside.words, beside.layout(), self._pass_on, beside.glance)
        self.book = BookPanel(kit, Chronicle(beside.words), beside.leaves, beside.why)
        dialog = beside.room(screen)
        covers = dialog is not None and beside.layout().hand.colliderect(dialog)
        self.hand = None if covers else HandPanel(kit)
        """Only where it lies under the notebook: under the board it would cover the dialog."""
        self.show()
        for widget in self._roots():
            screen.add(widget)

    @property
    def in_hand(self) -> bool:
        """Whether the keyboard is with the page."""
        return self.book.in_hand

    @property
    def page(self) -> Widget:
        """The book's open page."""
        return self.book.page

    @property
    def widgets(self) -> list[Widget]:
        """Everything of it, the smallest parts included."""
        return [widget for root in self._roots() for widget in root.walk()]

    def _roots(self) -> list[Widget]:
        return [*self.book.widgets, *(self.hand.widgets if self.hand is not None else ())]

    def show(self) -> None:
        """As the table has it now; another page takes the place of the one before."""
        model, before = self.beside.read(), self.book.widgets
        self.book.show(model)
        if self.hand is not None:
            self.hand.show(model)
        if before and before is not self.book.widgets:
            kept = [widget for widget in self.screen.widgets if widget not in before]
            self.screen.become([*kept, *self.book.widgets])

    def _pass_on(self, wish: Request) -> None:
        if isinstance(wish, TurnPage):
            self._turn_to(wish)
            return
        tab = self.beside.read().opened.tab
        self.beside.send(wish)
        self.show()
        if self.beside.read().opened.tab != tab:
            self.screen.focus_on(self.book.page)

    def _turn_to(self, wish: TurnPage) -> None:
        """Whoever asks for the page that is in hand lays it down."""
        opened = self.beside.read().opened
        if wish.tab == opened.tab and self.in_hand:
            self.lay_down()
            return
        self.screen.stage.audio.play("page")
        self.beside.send(BrowseTo(replace(opened, tab=wish.tab)))
        self.show()
        self.screen.focus_on(self.book.page)

    def lay_down(self) -> None:
        """The keyboard goes back to what is to be decided."""
        self.screen.focus_first()

    def update(self) -> None:
        """What was worked out meanwhile stands there."""
        if self.beside.work_out():
            self.show()
            if isinstance(self.book.page, Notebook):
                self.book.page.worked_out()

    def draw_above(self, canvas: pygame.Surface) -> None:
        """The slip beside a cell."""
        if isinstance(self.book.page, Notebook):
            self.book.page.draw_above(canvas)
