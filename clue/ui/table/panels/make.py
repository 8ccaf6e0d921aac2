"""All that stands round the board, in its order: each a reading of one model."""

from __future__ import annotations

from typing import Any, Final

import pygame

from clue.table.leaf import LeafReader
from clue.table.log import Chronicle
from clue.table.model import TableModel
from clue.table.requests import AskAdvice, OpenMenu, SkipAhead
from clue.ui.board.board_view import BoardView
from clue.ui.input.intents import Act
from clue.ui.table.notebook.cell_slip import Reasons
from clue.ui.table.notebook.page import Notebook
from clue.ui.table.panels.book import BookPanel
from clue.ui.table.panels.edges import EdgesPanel
from clue.ui.table.panels.hand import HandPanel
from clue.ui.table.panels.log import LatelyPanel, LogBeside, Logbook
from clue.ui.table.panels.notices import StandingPanel
from clue.ui.table.panels.panel import PanelKit, TablePanel
from clue.ui.table.panels.prompt import NextThing
from clue.ui.table.panels.seats import SeatsPanel
from clue.ui.table.panels.targets import Targets, TargetsPanel
from clue.ui.widgets.base import Widget
from clue.ui.widgets.button import Button, set_alike
from clue.ui.widgets.layout import columns

APART: Final = 10
"""Between the buttons of the menu."""


class MenuPanel(TablePanel[tuple[bool, str, bool]]):
    """The ways to the menu, on to what matters, and to a hint."""

    def select(self, model: TableModel) -> tuple[bool, str, bool]:
        """Whether hints are wanted at all, why there is none to be had now, and who decides."""
        if model.offers is None:
            return model.hints, "advice-none", False
        if model.offers.seat != model.viewer:
            return model.hints, "advice-public", True
        used_up = model.hints_left == 0 and model.advice is None
        return model.hints, "advice-used-up" if used_up else "", True

    def change(self, was: tuple[bool, str, bool] | None, now: tuple[bool, str, bool]) -> None:
        """A hint comes and goes with the settings, and can be had for a decision."""
        hints, why_not, deciding = now
        if was is None or was[0] != hints:
            self._fill(hints=hints)
        self.widgets[1].enable(not deciding, self.words.say("table-skip-own"))
        if hints:
            hint = self.widgets[-1]
            hint.enable(not why_not, self.words.say(why_not) if why_not else "")

    def _fill(self, *, hints: bool) -> None:
        say, send = self.words.say, self.kit.send
        menu = Button(
            self.screen,
            say("table-menu"),
            lambda: send(OpenMenu()),
            kind="quiet",
            act=Act.MENU,
            icon="icon.menu",
        )
        skip = Button(
            self.screen,
            say("table-hurry"),
            lambda: send(SkipAhead()),
            kind="quiet",
            act=Act.SKIP,
            icon="icon.speed",
            tip=say("table-skip"),
        )
        ways = [menu, skip]
        if hints:
            ways.append(self._hint())
        apart = columns(self.kit.layout.menu, len(ways), self.look.px(APART))
        for widget, rect in zip(ways, apart, strict=True):
            widget.chip = len(ways) == 2 or widget.natural()[0] <= rect.width  # words come first
            widget.place(rect)
        set_alike(ways)
        self.become(ways)

    def _hint(self) -> Button:
        say, send = self.words.say, self.kit.send
        return Button(
            self.screen,
            say("table-hint-short"),
            lambda: send(AskAdvice()),
            kind="quiet",
            act=Act.HINT,
            icon="icon.hint",
            tip=say("table-hint"),
        )


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
