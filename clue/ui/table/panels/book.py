"""The book beside the board: its tabs, and the page that lies open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

import pygame

from clue.notebook.notes import Help
from clue.rules.cards import Seat
from clue.table.leaf import Leaf, LeafReader
from clue.table.log import Chronicle, LogLine
from clue.table.model import (
    NOTHING_FOUND,
    NOTHING_WRITTEN,
    LogKind,
    Opened,
    Tab,
    TableModel,
)
from clue.table.requests import BrowseTo, LendNotebook, TurnPage, WriteNotes
from clue.ui.input.intents import Act
from clue.ui.table.notebook.cell_slip import Reasons
from clue.ui.table.notebook.foot import STYLE as FOOT
from clue.ui.table.notebook.foot import HelpChoice, Legend, PageTab, Sift
from clue.ui.table.notebook.page import Notebook
from clue.ui.table.panels.log import Logbook
from clue.ui.table.panels.notices import Cover
from clue.ui.table.panels.panel import PanelKit, TablePanel
from clue.ui.widgets.base import Widget
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.paper import Book

TABS: Final[tuple[tuple[Tab, Act, str], ...]] = (
    ("notes", Act.NOTES, "icon.notes"),
    ("log", Act.LOG, "icon.log"),
    ("digest", Act.DIGEST, "icon.digest"),
)


class OpenPage(NamedTuple):
    """Which page lies open, and what stands round it."""

    tab: Tab
    viewer: Seat | None
    here: tuple[Seat, ...]
    kind: LogKind
    help: Help
    public: bool


def public_page(model: TableModel) -> TableModel:
    """What everybody at the table could write down, and nobody's own marks."""
    return replace(model, notes=NOTHING_WRITTEN, help=Help.FACTS, insight=NOTHING_FOUND)


class PublicGrid(Notebook):
    """The table's own page: who had none of what, for all to see; nobody writes there."""

    def _use(self) -> bool:
        return False

    def _rub_out(self) -> bool:
        return False


class BookPanel(TablePanel[OpenPage]):
    """Another page is another book; what stands on a page changes by itself."""

    page: Notebook | Logbook | Cover

    def __init__(self, kit: PanelKit, log: Chronicle, leaves: LeafReader, why: Reasons) -> None:
        super().__init__(kit)
        self.log = log
        self.leaves = leaves
        self.why = why
        self._model: TableModel | None = None

    @property
    def model(self) -> TableModel:
        """What was shown last."""
        assert self._model is not None
        return self._model

    @property
    def in_hand(self) -> bool:
        """Whether the keyboard is with the page."""
        focused = self.screen.focused
        return bool(self.widgets) and focused is not None and focused in self.page.walk()

    def show(self, model: TableModel) -> None:
        """The page that is open, and what stands on it."""
        self._model = model
        before = self.widgets
        super().show(model)
        if self.widgets is not before:
            return
        if isinstance(self.page, Notebook):
            self.page.tell(self._leaf())
        elif isinstance(self.page, Logbook):
            self.page.tell(self._lines(model.opened), model.opened)

    def select(self, model: TableModel) -> OpenPage:
        """Which page it is."""
        opened = model.opened
        kind = opened.kind if opened.tab == "log" else LogKind.ALL
        public = model.viewer is None and bool(model.phones)
        return OpenPage(opened.tab, model.viewer, model.here, kind, model.help, public)

    def change(self, was: OpenPage | None, now: OpenPage) -> None:
        """Another page, with all that stands round it; the keyboard stays with what had it."""
        del was
        held = self._held()
        book = Book(self.screen)
        book.place(self.kit.layout.notebook)
        room = Cutter(book.inside(14))
        self._tabs(book, room.top(self.look.px(44), self.look.px(4)), now.tab)
        self.page = self._page(book, room, now)
        self.page.place(room.rect)
        book.add(self.page)
        self.become([book])
        if held is not None:
            kind, at = held
            alike = [widget for widget in book.walk() if type(widget) is kind]
            self.screen.focus_on(alike[at] if at < len(alike) else None)

    def _held(self) -> tuple[type[Widget], int] | None:
        """What in the book has the keyboard: the how manieth of its kind."""
        focused = self.screen.focused
        every = [widget for book in self.widgets for widget in book.walk()]
        if focused is None or focused not in every or focused in self.page.walk():
            return None
        kind = type(focused)
        return kind, [widget for widget in every if type(widget) is kind].index(focused)

    def _leaf(self) -> Leaf:
        public = self.model.viewer is None
        return self.leaves.leaf(public_page(self.model) if public else self.model)

    def _lines(self, opened: Opened) -> list[LogLine]:
        log = self.log.read(self.model.told)
        return log.lines(opened.kind, digest=opened.tab == "digest")

    # -- what it is made of ------------------------------------------------------------------------

    def _tabs(self, book: Book, head: pygame.Rect, chosen: Tab) -> None:
        send, say = self.kit.send, self.words.say
        tabs = [
            PageTab(
                self.screen,
                say(f"notebook-tab-{name}"),
                partial(send, TurnPage(name)),
                key,
                chosen=name == chosen,
                sign=sign,
            )
            for name, key, sign in TABS
        ]
        cut, gap = Cutter(head), self.look.px(6)
        spare = head.width - gap * (len(tabs) - 1)
        whole = sum(tab.natural()[0] for tab in tabs)
        for tab in tabs:
            tab.place(cut.left(spare * tab.natural()[0] // whole, gap))
            book.add(tab)

    def _page(self, book: Book, room: Cutter, now: OpenPage) -> Notebook | Logbook | Cover:
        send, opened = self.kit.send, self.model.opened
        if now.tab == "notes":
            if now.viewer is None:
                lend: Callable[[Seat], None] = lambda seat: send(LendNotebook(seat))  # noqa: E731
                if not now.public:
                    return Cover(self.screen, self.words, now.here, lend)
                self._lending(book, room, now.here, lend)
                return PublicGrid(self.screen, self.words, self._leaf(), self.why, send)
            self._foot(book, room, now.help)
            leaf = self._leaf()
            beside = self.kit.layout.notebook
            return Notebook(self.screen, self.words, leaf, self.why, send, beside=beside)
        if now.tab == "log":
            self._sieve(book, room, now.kind)
        return Logbook(self.screen, self.words, self._lines(opened), opened, send)

    def _lending(
        self, book: Book, room: Cutter, owners: Sequence[Seat], lend: Callable[[Seat], None]
    ) -> None:
        """What the grid is, and a way to the notebook of each who sits here."""
        say, gap = self.words.say, self.look.px(4)
        for seat in owners:
            word = say("notebook-of", player=self.words.player(seat))
            way = Button(self.screen, word, partial(lend, seat), kind="quiet")
            way.place(room.bottom(way.natural()[1], gap))
            book.add(way)
        line = Label(self.screen, say("notebook-public"), FOOT, align="center")
        line.place(room.bottom(line.natural(room.rect.width)[1], gap))
        book.add(line)

    def _foot(self, book: Book, room: Cutter, level: Help) -> None:
        """How much the notebook helps, and its signs."""

        def choose(level: Help) -> None:
            self.kit.send(WriteNotes(self.model.notes.helped(level)))

        legend = Legend(self.screen, self.words, level)
        choice = HelpChoice(self.screen, self.words, level, choose)
        line, gap = choice.natural()[1], self.look.px(4)
        both = choice.natural()[0] + legend.natural()[0] <= room.rect.width
        foot = Cutter(room.bottom(line, gap))
        choice.place(foot.rect)
        if both:
            legend.place(foot.right(legend.natural()[0]))
            choice.place(foot.rect)
        else:
            legend.place(room.bottom(line, gap))
        book.add(choice, legend)

    def _sieve(self, book: Book, room: Cutter, chosen: LogKind) -> None:
        """What the log shows."""

        def sift(kind: LogKind) -> None:
            self.kit.send(BrowseTo(replace(self.model.opened, kind=kind)))

        high = max(self.look.px(34), self.look.letters.line_height(FOOT) + self.look.px(4))
        line = room.top(high, self.look.px(8))
        labels = [self.words.say(f"log-filter-{kind.value}") for kind in LogKind]
        breadths = [self.look.letters.size(label, FOOT)[0] for label in labels]
        gap = self.look.px(6)
        spare = (line.width - sum(breadths)) // len(labels) - gap
        row = Cutter(line)
        for kind, label, breadth in zip(LogKind, labels, breadths, strict=True):
            chip = Sift(self.screen, label, partial(sift, kind), chosen=kind is chosen)
            chip.place(row.left(breadth + spare, gap))
            book.add(chip)
