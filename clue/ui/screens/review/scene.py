"""The case looked at again: who could have known how much when, and why the detectives did it."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import pygame

from clue.review.retrospect import Retrospect
from clue.review.standings import ClosedCase
from clue.rules.cards import Seat
from clue.text.speaker import Speaker
from clue.ui.cards.case_card import CaseCard, set_alike
from clue.ui.cards.faces import name_on, picture_of
from clue.ui.input.intents import Act
from clue.ui.screens.review.chart import Chart
from clue.ui.screens.review.moment_line import MomentLine
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Host
from clue.ui.widgets.boxes import Panel, ScrollBox
from clue.ui.widgets.button import Button, Pressable
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter


class Chooser(Pressable):
    """A seat's portrait, to look at what that seat did."""

    def __init__(
        self, ui: Host, seat: Seat, on_press: Callable[[], None], *, chosen: bool, tip: str
    ) -> None:
        super().__init__(ui, on_press, tip=tip)
        self.seat = seat
        self.chosen = chosen

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As cards are."""
        wide = width or self.look.px(62)
        return wide, round(wide * 4 / 3)

    def draw(self, canvas: pygame.Surface) -> None:
        """The portrait; the chosen one in lamp light."""
        border = "lamp" if self.chosen or self.hovered else "brass_dim"
        self.look.paint.card(canvas, self.rect, picture_of(self.seat), border=border, width=3)
        if not self.chosen and not self.hovered:
            self.look.paint.panel(canvas, self.rect, frames.Skin(alpha=110, radius=10))
        self.draw_ring(canvas)


class ReviewScene(WidgetScene):
    """The chart at the left, one seat's turns at the right, the case itself below."""

    def __init__(self, game: ClosedCase, words: Speaker, viewer: Seat | None) -> None:
        self.game = game
        self.words = words
        self.chosen = viewer or game.setup.seats[0]

    def enter(self, stage: Stage) -> None:
        """Begin to look back."""
        super().enter(stage)
        self.retrospect = Retrospect(self.game, stage.background)
        stage.audio.music("review")

    def leave(self) -> None:
        """Nothing more need be worked out."""
        self.retrospect.leave()
        self.stage.audio.music("")

    # -- widgets -----------------------------------------------------------------------------------

    def fill(self) -> None:
        """Everything in its place for the window as it is."""
        look, screen, say = self.look, self.screen, self.words.say
        room = Cutter(screen.rect.inflate(-2 * look.px(62), -2 * look.px(40)))
        right = Cutter(room.right(max(look.px(640), room.rect.width * 2 // 5), look.px(40)))
        self._way_back(right)
        foot = Cutter(room.bottom(look.px(214), look.px(20)))
        title = Label(screen, say("review-title"), styles.HEADING)
        title.place(room.top(title.natural(room.rect.width)[1]))
        about = Label(screen, say("review-about"), styles.LEAD.but(colour="soft"))
        about.place(room.top(about.natural(room.rect.width)[1], look.px(10)))
        deck = self.game.setup.board.deck
        cases = math.prod(len(pile) for pile in deck.piles)
        self.chart = Chart(screen, self.game.setup.seats, cases, self.words)
        self.chart.place(room.rect)
        for widget in (title, about, self.chart):
            screen.add(widget)
        self._panel(right.rect)
        self._case(foot)
        self._show()

    def _panel(self, rect: pygame.Rect) -> None:
        look, screen = self.look, self.screen
        panel = screen.add(Panel(screen, frames.DIALOG))
        panel.place(rect)
        room = Cutter(panel.inside(34))
        heads = Cutter(room.top(look.px(84), look.px(12)))
        for seat in self.game.setup.seats:
            head = Chooser(
                screen,
                seat,
                partial(self._choose, seat),
                chosen=seat == self.chosen,
                tip=str(self.words.seat(seat)),
            )
            head.place(heads.left(head.natural()[0], look.px(12)))
            panel.add(head)
        name = Label(
            screen, self.words.say("review-turns-of", who=self.words.seat(self.chosen)), styles.NAME
        )
        name.place(room.top(name.natural(room.rect.width)[1], look.px(16)))
        self.list = ScrollBox(screen, gap=10, of=self.chosen.value)
        self.list.place(room.rect)
        panel.add(name, self.list)

    def _case(self, foot: Cutter) -> None:
        look, words = self.look, self.words
        shown = []
        for card in self.game.dealt.case.cards:
            name = name_on(card, words)
            shown.append(CaseCard(self.screen, card, name, chosen=True, medal=False))
            shown[-1].place(foot.left(foot.rect.height * 3 // 4, look.px(24)))
            self.screen.add(shown[-1])
        set_alike(shown)

    def _way_back(self, room: Cutter) -> None:
        say = self.words.say
        back = Button(self.screen, say("common-back"), self._back, kind="primary", act=Act.CANCEL)
        back.default = True
        row = Cutter(room.bottom(back.natural()[1], self.look.px(22)))
        back.place(row.right(back.natural()[0]))
        self.screen.add(back)

    # -- what is known by now ----------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Show each piece as it comes."""
        if self.retrospect.fresh():
            self._show()
        return super().update(now)

    def _show(self) -> None:
        self.chart.plot(self.retrospect.standings, self.chosen)
        theirs = [m for m in self.retrospect.moments if m.seat == self.chosen]
        fresh = theirs[len(self.list.children) :]
        self.list.add(*(MomentLine(self.screen, moment, self.words) for moment in fresh))
        self.list.place(self.list.rect)
        self.list.damage()

    def _choose(self, seat: Seat) -> None:
        self.chosen = seat
        self.rebuild()

    def _back(self) -> None:
        self.stage.pop(self)
