"""All that stands round the board, in its order: each a reading of one model."""

from __future__ import annotations

from typing import Any

import pygame

from clue.table.leaf import LeafReader
from clue.table.log import Chronicle
from clue.table.model import TableModel
from clue.ui.board.board_view import BoardView
from clue.ui.table.notebook.cell_words import Reasons
from clue.ui.table.notebook.page import Notebook
from clue.ui.table.panels.book import BookPanel
from clue.ui.table.panels.edges import EdgesPanel, StandingPanel
from clue.ui.table.panels.hand import HandPanel
from clue.ui.table.panels.log import LatelyPanel, LogBeside, Logbook
from clue.ui.table.panels.panel import PanelKit, TablePanel
from clue.ui.table.panels.prompt import MenuPanel, NextThing
from clue.ui.table.panels.seats import SeatsPanel
from clue.ui.table.panels.targets import Targets, TargetsPanel
from clue.ui.widgets.base import Widget


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
