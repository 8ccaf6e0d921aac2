"""The book beside the board: its tabs, the page that lies open or is covered, and its foot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

import pygame

from clue.notebook.notes import Help, Mark
from clue.rules.cards import Seat
from clue.table.leaf import Leaf, LeafReader
from clue.table.log import Chronicle, LogLine
from clue.table.model import NOTHING_FOUND, NOTHING_WRITTEN, LogKind, Opened, Tab, TableModel
from clue.table.requests import BrowseTo, LendNotebook, TurnPage, WriteNotes
from clue.text.speaker import Speaker
from clue.ui.cards import signs
from clue.ui.input.intents import Act
from clue.ui.reading.readable import Readable, Role
from clue.ui.table.notebook.cell_words import Reasons
from clue.ui.table.notebook.page import Notebook
from clue.ui.table.panels.log import Logbook
from clue.ui.table.panels.panel import PanelKit, TablePanel
from clue.ui.theme import styles
from clue.ui.theme.look import Look
from clue.ui.widgets.base import Host, Widget, WidgetAct
from clue.ui.widgets.button import Button, Labelled
from clue.ui.widgets.choice import DropDown
from clue.ui.widgets.keycap import act_label
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.paper import Book

FOOT: Final = styles.PAPER_SMALL.but(size=18)
HELP_MARK: Final = 14
HELP_RING: Final = (12, 2)
"""The mark beside how much the notebook helps, and its ring's room, both sides together."""
FOOT_HIGH: Final = 28
"""The book's foot is at least so high."""
SIGN: Final = 20
SIGN_GAP: Final = 6
"""A sign that is explained, and the room round it."""
SIFT_RADIUS: Final = 6
FOOT_GAP: Final = 4
"""Between the lines at the foot."""
RING: Final = 2.6
RING_RADIUS: Final = 7
"""What has the keyboard, on paper."""
LEAST_FOOT: Final = 34
FOOT_PAD: Final = 6
FOOT_ROOM: Final = 4
"""What a line at the foot keeps free beside its words, and above and below them, together."""
LINE_GAP: Final = 8
PART_GAP: Final = 6
"""Between what stands in a line of the book."""
TABS_HIGH: Final = 44
TABS_GAP: Final = 4
TAB_PAD: Final = (30, 8)
"""Round a tab's words, both sides together."""
TAB_INSET: Final = 8
TAB_SIGN_GAP: Final = 7
UNDERLINE: Final = 3
SIFT_LINE: Final = 1.4
SIFT_INSET: Final = 10


class HelpChoice(DropDown):
    """How much the notebook fills in by itself; its word stands on paper."""

    def __init__(
        self, ui: Host, words: Speaker, chosen: Help, on_change: Callable[[Help], None]
    ) -> None:
        options = [(level, words.say(f"help-level-{level.value}")) for level in Help]
        tips = [words.say(f"help-level-{level.value}", "about") for level in Help]
        super().__init__(ui, options, chosen, on_change, tips=tips, style=FOOT, bare=True)
        self.words = words
        self.tip = words.say(f"help-level-{chosen.value}", "about")
        self.called = words.say("settings-help")

    @property
    def _said(self) -> str:
        return self.words.say("help-chosen", level=self.reads)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As broad as its words and the mark beside them."""
        wide, high = self.look.letters.size(self._said, FOOT)
        return (width or wide + 3 * self.look.px(HELP_MARK), max(self.look.px(FOOT_HIGH), high))

    def draw(self, canvas: pygame.Surface) -> None:
        """What it is about, and the chosen word."""
        look = self.look
        lit = self.hovered or self.focused
        mark = look.px(HELP_MARK)
        room = pygame.Rect(self.rect.x, self.rect.y, self.rect.width - 2 * mark, self.rect.height)
        words = self._said
        style = look.letters.fit(words, FOOT, room.width - look.px(FOOT_PAD))
        colour = "wine" if lit else "ink"
        place = look.letters.draw(
            canvas, words, style, room, colour=colour, valign="middle", lines=1
        )
        at = (place.right + mark, room.centery)
        look.paint.triangle(canvas, at, mark, "wine" if lit else "ink_soft")
        if self.focused:
            ring_on_paper(
                look, canvas, self.rect.inflate(look.px(HELP_RING[0]), look.px(HELP_RING[1]))
            )


class Legend(Widget):
    """Which sign means what, at the level of help that is on."""

    def __init__(self, ui: Host, words: Speaker, level: Help) -> None:
        super().__init__(ui)
        names = {
            Help.NONE: ("yours",),
            Help.FACTS: ("printed", "yours"),
            Help.DEDUCTION: ("printed", "deduced", "yours"),
        }[level]
        self.names = [(name, words.say(f"legend-{name}")) for name in names]

    role = Role.LABEL

    @property
    def reads(self) -> str:
        """The words alone; a cell says itself which of them it is."""
        return ", ".join(word for _, word in self.names)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As broad as the signs with their words."""
        look = self.look
        wide = sum(look.letters.size(word, FOOT)[0] for _, word in self.names)
        wide += len(self.names) * (look.px(SIGN) + 3 * look.px(SIGN_GAP))
        return (width or wide, max(look.px(FOOT_HIGH), look.letters.line_height(FOOT)))

    def draw(self, canvas: pygame.Surface) -> None:
        """From the right, each sign with its word."""
        look = self.look
        side, gap = look.px(SIGN), look.px(SIGN_GAP)
        style = FOOT
        spare = self.rect.width - len(self.names) * (side + 3 * gap)
        whole = "".join(word for _, word in self.names)
        style = look.letters.fit(whole, style, spare)
        x = self.rect.right
        for name, word in reversed(self.names):
            wide = look.letters.size(word, style)[0]
            place = pygame.Rect(x - wide, self.rect.y, wide, self.rect.height)
            look.letters.draw(canvas, word, style, place, valign="middle", lines=1)
            box = pygame.Rect(place.x - side - gap, 0, side, side)
            box.centery = self.rect.centery
            self._draw_sign(canvas, box, name)
            x = box.x - 2 * gap

    def _draw_sign(self, canvas: pygame.Surface, box: pygame.Rect, name: str) -> None:
        if name == "printed":
            signs.draw_printed(self.look, canvas, box, has=False)
        elif name == "deduced":
            signs.draw_deduced(self.look, canvas, box, has=False)
        else:
            signs.draw_pencil(self.look, canvas, box, Mark.NO)


TAB_STYLE: Final = styles.PAPER.but(size=24)


def ring_on_paper(look: Look, canvas: pygame.Surface, rect: pygame.Rect) -> None:
    """What has the keyboard, in wine: lamplight could hardly be seen on paper."""
    colour = look.paint.colour("wine")
    pygame.draw.rect(canvas, colour, rect, max(2, look.px(RING)), look.px(RING_RADIUS))


class PageTab(Labelled):
    """Words on paper with the key that turns to them."""

    sound = "page"
    role = Role.TAB

    def heard(self) -> Readable:
        """Whether it is the page that lies open."""
        return replace(super().heard(), chosen=self.chosen)

    def __init__(
        self, ui: Host, label: str, on_press: WidgetAct, act: Act, *, chosen: bool, sign: str
    ) -> None:
        super().__init__(ui, on_press, act=act)
        self.label: str = label
        self.chosen = chosen
        self.sign = sign

    @property
    def _wordings(self) -> tuple[str, ...]:
        """What may stand there: with the key, or without where there is no room for it."""
        key = act_label(self.ui.stage, self.act)
        return (f"{self.label}  [{key}]", self.label) if key and not self.chosen else (self.label,)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As broad as its words, which are as broad whether it is chosen or not."""
        key = act_label(self.ui.stage, self.act)
        wide, high = self.look.letters.size(f"{self.label}  [{key}]", TAB_STYLE)
        return (width or wide + self.look.px(TAB_PAD[0]), high + self.look.px(TAB_PAD[1]))

    def draw(self, canvas: pygame.Surface) -> None:
        """The open page in wine and underlined, the others in ink."""
        look, letters = self.look, self.look.letters
        lit = self.chosen or self.hovered or self.focused
        style = TAB_STYLE.but(colour="wine_deep" if lit else "ink_soft")
        room = self.rect.width - look.px(TAB_INSET)
        words = self.label
        for words in self._wordings:
            if letters.size(words, letters.fit(words, style, room))[0] <= room:
                break
        side = letters.line_height(style) * 3 // 4
        beside = side + look.px(TAB_SIGN_GAP)
        if letters.size(words, style)[0] + beside > room:
            beside = 0  # words go before signs
        style = letters.fit(words, style, room - beside)
        wide = letters.size(words, style)[0]
        place = pygame.Rect(0, 0, beside + wide, self.rect.height)
        place.center = self.rect.center
        if beside:
            ink = look.palette.wine if lit else look.palette.ink_soft
            sign = look.assets.icon(self.sign, side, ink)
            canvas.blit(sign, sign.get_rect(midleft=place.midleft))
        line = pygame.Rect(place.x + beside, place.y, wide, place.height)
        letters.draw(canvas, words, style, line, valign="middle", lines=1)
        if self.chosen:
            line = pygame.Rect(0, 0, wide, max(2, look.px(UNDERLINE)))
            line.midbottom = (place.centerx + beside // 2, self.rect.bottom - look.px(UNDERLINE))
            canvas.fill(look.paint.colour("wine"), line)
        if self.focused:
            ring_on_paper(look, canvas, self.rect)


class Sift(Labelled):
    """One kind of lines the log can be sifted by: a word on paper, boxed when it is chosen."""

    sound = "page"
    role = Role.OPTION

    def heard(self) -> Readable:
        """Whether it is the kind that is shown."""
        return replace(super().heard(), chosen=self.chosen)

    def __init__(self, ui: Host, label: str, on_press: WidgetAct, *, chosen: bool) -> None:
        super().__init__(ui, on_press)
        self.label = label
        self.chosen = chosen

    def draw(self, canvas: pygame.Surface) -> None:
        """The chosen one on wine, the others as they are."""
        look = self.look
        lit = self.hovered or self.focused
        if self.chosen:
            colour = look.paint.colour("wine")
            pygame.draw.rect(canvas, colour, self.rect, border_radius=look.px(SIFT_RADIUS))
        elif lit:
            wide = max(1, look.px(SIFT_LINE))
            pygame.draw.rect(
                canvas, look.paint.colour("ink_soft"), self.rect, wide, look.px(SIFT_RADIUS)
            )
        colour_name = "cream" if self.chosen else "wine_deep" if lit else "ink_soft"
        style = styles.PAPER_SMALL.but(size=19, colour=colour_name)
        style = look.letters.fit(self.label, style, self.rect.width - look.px(SIFT_INSET))
        look.letters.draw(
            canvas, self.label, style, self.rect, align="center", valign="middle", lines=1
        )
        if self.focused:
            ring_on_paper(look, canvas, self.rect)


COVER_GAP: Final = 14
COVER_MARGIN: Final = 60


class Cover(Widget):
    """A line that says so, and under it a way to each owner's curtain."""

    def __init__(
        self, ui: Host, words: Speaker, owners: Sequence[Seat], on_open: Callable[[Seat], None]
    ) -> None:
        super().__init__(ui)
        self.line = Label(
            ui, words.say("notebook-covered"), styles.PAPER.but(size=26), align="center"
        )
        self.ways = [
            Button(
                ui,
                words.say("notebook-of", player=words.player(seat)),
                partial(on_open, seat),
                kind="quiet",
                tip=words.say("notebook-of-tip"),
            )
            for seat in owners
        ]
        self.add(self.line, *self.ways)

    def place(self, rect: pygame.Rect | tuple[int, int, int, int]) -> None:
        """In the middle of the page, one under the other."""
        super().place(rect)
        gap, wide = self.look.px(COVER_GAP), self.rect.width - 2 * self.look.px(COVER_MARGIN)
        column = [self.line, *self.ways]
        heights = [widget.natural(wide)[1] for widget in column]
        top = self.rect.centery - (sum(heights) + gap * (len(column) - 1)) // 2
        for widget, high in zip(column, heights, strict=True):
            widget.place(pygame.Rect(self.rect.centerx - wide // 2, top, wide, high))
            top += high + gap


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
        self._tabs(book, room.top(self.look.px(TABS_HIGH), self.look.px(TABS_GAP)), now.tab)
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
        cut, gap = Cutter(head), self.look.px(PART_GAP)
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
        say, gap = self.words.say, self.look.px(FOOT_GAP)
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
        line, gap = choice.natural()[1], self.look.px(FOOT_GAP)
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

        high = max(
            self.look.px(LEAST_FOOT), self.look.letters.line_height(FOOT) + self.look.px(FOOT_ROOM)
        )
        line = room.top(high, self.look.px(LINE_GAP))
        labels = [self.words.say(f"log-filter-{kind.value}") for kind in LogKind]
        breadths = [self.look.letters.size(label, FOOT)[0] for label in labels]
        gap = self.look.px(PART_GAP)
        spare = (line.width - sum(breadths)) // len(labels) - gap
        row = Cutter(line)
        for kind, label, breadth in zip(LogKind, labels, breadths, strict=True):
            chip = Sift(self.screen, label, partial(sift, kind), chosen=kind is chosen)
            chip.place(row.left(breadth + spare, gap))
            book.add(chip)
