"""The widgets round the board, made from what the table scene knows and may offer."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from clue.notebook.notes import Help
from clue.players.names import HUMAN, command_of
from clue.rules.board import Place
from clue.rules.cards import Seat
from clue.table.first_step import first_step
from clue.table.model import LogKind
from clue.ui.guests import called
from clue.ui.intents import Act
from clue.ui.table.cover import Cover
from clue.ui.table.foot import STYLE as FOOT
from clue.ui.table.foot import HelpChoice, Legend
from clue.ui.table.hand import Hand
from clue.ui.table.lately import Lately
from clue.ui.table.logbook import Logbook
from clue.ui.table.next_thing import NextThing
from clue.ui.table.notebook import Notebook
from clue.ui.table.seats import SeatLine, SeatPanel, share_letters
from clue.ui.table.standing import Standing
from clue.ui.table.tab import Sift, Tab
from clue.ui.table.targets import Targets
from clue.ui.widgets.book import Book
from clue.ui.widgets.button import Button, set_alike
from clue.ui.widgets.layout import Room, columns

if TYPE_CHECKING:
    from clue.ui.table.scene import TableScene

TABS = (
    ("notes", Act.NOTES, "icon.notes"),
    ("log", Act.LOG, "icon.log"),
    ("digest", Act.DIGEST, "icon.digest"),
)


class Panels:
    """Makes the widgets, and keeps those that change by themselves."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.screen = table.screen
        self.look = table.look
        self.words = table.words
        self.lay = table.layout
        self.decisions = table.decisions
        self.notebook: Notebook | None = None
        self.log: Logbook | None = None
        self.lately: Lately | None = None
        self.seats = [self._seat(seat, i) for i, seat in enumerate(table.case.seats)]
        share_letters(self.seats)
        self.targets = self._targets()
        self.next_thing = NextThing(table)
        self._lately()
        self._menu()
        self._book()
        self._hand()
        self._warn()

    def announce(self) -> None:
        """Say whose turn it is and what comes next, while it is still being played."""
        for seat in self.seats:
            seat.refresh()
        self.next_thing.sentence.say_now(self.decisions.prompt)

    def refresh(self) -> None:
        """Read anew what events may have changed."""
        self.announce()
        if self.notebook is not None:
            self.notebook.learn()
        if self.log is not None:
            self.log.refresh()
        if self.lately is not None:
            self.lately.refresh()

    # -- seats -------------------------------------------------------------------------------------

    def _seat(self, seat: Seat, index: int) -> SeatPanel:
        panel = SeatPanel(self.screen, lambda: self._line(seat))
        panel.place(self.lay.seats[index])
        return self.screen.add(panel)

    def _line(self, seat: Seat) -> SeatLine:
        table, words, known = self.table, self.words, self.table.known
        player = table.case.seating.players[seat]
        human = seat in table.case.humans
        # who watches a case again sees people play as well
        who = self._person(seat) if player == HUMAN else self._computer(seat, player)
        out, turn = seat in known.eliminated, known.phase.seat == seat
        return SeatLine(
            seat=seat,
            name=str(words.card(seat).listed),
            player=who,
            cards=known.hand_size(seat) if known.seats else 0,
            state=self._state(seat, out=out, turn=turn, human=human),
            turn=turn,
            out=out,
        )

    def _person(self, seat: Seat) -> str:
        """By name; whoever gave none is you, or one of several."""
        words = self.words
        name = str(words.player(seat))
        if name != str(words.card(seat)):
            return words.say("table-seat-person", name=name)
        if self.table.case.humans == (seat,):
            return words.say("table-seat-you")
        return str(words.noun("kind-human"))

    def _computer(self, seat: Seat, player: str) -> str:
        words, case = self.words, self.table.case
        if command := command_of(player):
            name = called(self.table.stage.settings, command)
            gone = any(mishap.seat == seat and mishap.last for mishap in case.mishaps)
            return words.choose("guest-seat", ["gone"] if gone else [], name=name)
        return words.say("table-seat-computer", kind=words.noun(f"kind-{player.partition(':')[0]}"))

    def _state(self, seat: Seat, *, out: bool, turn: bool, human: bool) -> str:
        say = self.words.say
        deciding = self.table.known.phase.decider == seat
        if self.table.performance.playing:  # what was decided is being played
            deciding = deciding and human
        if out:
            return say("table-seat-out")
        if deciding and not human:
            return say("table-seat-thinking")
        if deciding and not turn:
            return say("table-seat-deciding")
        return say("table-seat-turn") if turn else ""

    # -- the next thing --------------------------------------------------------------------------

    def _targets(self) -> Targets:
        board = self.table.performance.board
        targets = Targets(self.screen, board, self.decisions.walk_to, self._explain)
        targets.place(board.rect)
        offers, known = self.decisions.offers, self.table.known
        if offers is not None and offers.destinations:
            targets.offer(known.place_of(offers.seat), offers.destinations)
            targets.default = True
            if self.table.model.by_keys:
                targets.stand_on(first_step(known, offers.seat, offers.destinations))
        return self.screen.add(targets)

    def _explain(self, place: Place | None) -> None:
        self.next_thing.sentence.say_now(self.decisions.why_not(place) or self.decisions.prompt)

    def _lately(self) -> None:
        if self.lay.lately is not None:
            self.lately = Lately(self.screen, self.table.last_lines)
            self.lately.place(self.lay.lately)
            self.screen.add(self.lately)

    def _menu(self) -> None:
        say, table = self.words.say, self.table
        menu = Button(
            self.screen,
            say("table-menu"),
            table.pause,
            kind="quiet",
            act=Act.MENU,
            icon="icon.menu",
        )
        skip = Button(
            self.screen,
            say("table-hurry"),
            table.skip,
            kind="quiet",
            act=Act.SKIP,
            icon="icon.speed",
        )
        skip.tip = say("table-skip")
        ways = [menu, skip]
        if table.counsel.wanted:
            ways.append(self._hint())
        for widget, rect in zip(
            ways, columns(self.lay.menu, len(ways), self.look.px(10)), strict=True
        ):
            widget.chip = len(ways) == 2 or widget.natural()[0] <= rect.width  # words come first
            widget.place(rect)
            self.screen.add(widget)
        set_alike(ways)

    def _hint(self) -> Button:
        say = self.words.say
        ask = self.table.counsel.ask
        hint = Button(
            self.screen,
            say("table-hint-short"),
            ask,
            kind="quiet",
            act=Act.HINT,
            icon="icon.hint",
            tip=say("table-hint"),
        )
        hint.enable(self.decisions.offers is not None, say("advice-none"))
        return hint

    # -- the book --------------------------------------------------------------------------------

    def _book(self) -> None:
        book = self.screen.add(Book(self.screen))
        book.place(self.lay.notebook)
        room = Room(book.inside(14))
        self._tabs(book, room.top(self.look.px(44), self.look.px(4)))
        page = self.page = self._page(book, room)
        page.place(room.rect)
        book.add(page)

    def _tabs(self, book: Book, head: pygame.Rect) -> None:
        table, say = self.table, self.words.say
        tabs = [
            Tab(
                self.screen,
                say(f"notebook-tab-{name}"),
                partial(table.turn_to, name),
                key,
                chosen=name == table.tab,
                sign=sign,
            )
            for name, key, sign in TABS
        ]
        cut, gap = Room(head), self.look.px(6)
        spare = head.width - gap * (len(tabs) - 1)
        whole = sum(tab.natural()[0] for tab in tabs)
        for tab in tabs:
            tab.place(cut.left(spare * tab.natural()[0] // whole, gap))
            book.add(tab)

    def _page(self, book: Book, room: Room) -> Notebook | Logbook | Cover:
        table, say = self.table, self.words.say
        if table.tab == "notes":
            if table.case.viewer is None:
                return Cover(self.screen, self.words, table.case.humans, table.lend)
            self._foot(book, room)
            self.notebook = Notebook(self.screen, table.reading)
            return self.notebook
        empty = say("digest-empty")
        if table.tab == "log":
            self._sieve(book, room)
            empty = say("log-empty" if table.reading.kind is LogKind.ALL else "log-none-of-these")
        self.log = Logbook(self.screen, table.reading, empty)
        return self.log

    def _foot(self, book: Book, room: Room) -> None:
        """How much the notebook helps, and its signs."""
        reading = self.table.reading

        def choose(level: Help) -> None:
            reading.choose_help(level)
            self.table.rebuild()

        legend = Legend(self.screen, self.words, reading.help)
        choice = HelpChoice(self.screen, self.words, reading.help, choose)
        line, gap = choice.natural()[1], self.look.px(4)
        both = choice.natural()[0] + legend.natural()[0] <= room.rect.width
        foot = Room(room.bottom(line, gap))
        choice.place(foot.rect)
        if both:
            legend.place(foot.right(legend.natural()[0]))
            choice.place(foot.rect)
        else:
            legend.place(room.bottom(line, gap))
        book.add(choice, legend)

    def _sieve(self, book: Book, room: Room) -> None:
        """What the log shows."""
        reading, table = self.table.reading, self.table

        def sift(kind: LogKind) -> None:
            reading.kind = kind
            table.rebuild()

        high = max(self.look.px(34), self.look.letters.line_height(FOOT) + self.look.px(4))
        line = room.top(high, self.look.px(8))
        labels = [self.words.say(f"log-filter-{kind.value}") for kind in LogKind]
        breadths = [self.look.letters.size(label, FOOT)[0] for label in labels]
        gap = self.look.px(6)
        spare = (line.width - sum(breadths)) // len(labels) - gap
        row = Room(line)
        for kind, label, breadth in zip(LogKind, labels, breadths, strict=True):
            chip = Sift(
                self.screen,
                label,
                partial(sift, kind),
                chosen=kind is reading.kind,
            )
            chip.place(row.left(breadth + spare, gap))
            book.add(chip)

    def worked_out(self) -> None:
        """What another thread was asked for has come."""
        if self.notebook is not None:
            self.notebook.worked_out()

    def draw_above(self, canvas: pygame.Surface) -> None:
        """What lies over everything else: the slip beside the notebook."""
        if self.notebook is not None:
            self.notebook.draw_above(canvas)

    def _hand(self) -> None:
        table, known = self.table, self.table.known
        viewer, humans = table.case.viewer, table.case.humans
        hidden = 0 if viewer is not None or not humans else max(known.hand_sizes, default=0)
        order = known.board.deck.cards.index  # as they stand in the notebook
        own, shared = sorted(known.hand, key=order), sorted(known.open_cards, key=order)
        hand = Hand(self.screen, own, self.words, shared=shared, hidden=hidden)
        hand.place(pygame.Rect(self.lay.hand))
        self.screen.add(hand)

    def _warn(self) -> None:
        """The last to be added: it lies over everything."""
        case = self.table.case
        self.screen.add(Standing(self.screen, self.lay.board, self.words, lambda: case.trouble))
