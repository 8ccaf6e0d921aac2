"""The case looked at again: who could have known how much when, and why the detectives did it."""

from __future__ import annotations

import math
import queue
import threading
from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from clue.review import Finished, Moment, Standing, looked_back
from clue.rules.actions import Accuse
from clue.rules.cards import Seat
from clue.text.reasons import tell, tell_action, tell_alternatives
from clue.text.speaker import Speaker
from clue.ui.intents import Act
from clue.ui.scenes.card_faces import name_on
from clue.ui.scenes.case_card import CaseCard, set_alike
from clue.ui.scenes.review_chart import Chart
from clue.ui.theme import skins, styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.boxes import Panel, ScrollBox
from clue.ui.widgets.button import Button, Pressable
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Room
from clue.ui.widgets.screen import WidgetScene

BEAT: Final = 0.1
"""Seconds between two looks at what has been worked out."""


class Retrospect:
    """Works a review out in a thread of its own and hands it over piece by piece."""

    def __init__(self, game: Finished) -> None:
        self.standings: list[Standing] = []
        self.moments: list[Moment] = []
        self.done = False
        self._pieces: queue.SimpleQueue[Standing | Moment | None] = queue.SimpleQueue()
        self._left = threading.Event()
        self._thread = threading.Thread(target=self._work, args=(game,), name="review", daemon=True)
        self._thread.start()

    def _work(self, game: Finished) -> None:
        try:
            for piece in looked_back(game):
                if self._left.is_set():
                    return
                self._pieces.put(piece)
        finally:
            self._pieces.put(None)

    def collect(self) -> bool:
        """Take over what has been worked out; whether there was anything."""
        fresh = False
        while not self._pieces.empty():
            fresh = True
            match self._pieces.get():
                case Standing() as standing:
                    self.standings.append(standing)
                case Moment() as moment:
                    self.moments.append(moment)
                case None:
                    self.done = True
        return fresh

    def finish(self) -> None:
        """Wait for all of it: pictures for books have time."""
        self._thread.join()
        self.collect()

    def leave(self) -> None:
        """Nobody looks any longer."""
        self._left.set()


MOST_WEIGHED: Final = 2
"""So many of the other things a detective weighed are told."""


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
        self.look.paint.card(
            canvas, self.rect, f"card.suspect.{self.seat.value}", border=border, width=3
        )
        if not self.chosen and not self.hovered:
            self.look.paint.panel(canvas, self.rect, skins.Skin(alpha=110, radius=10))
        self.draw_ring(canvas)


class MomentLine(Widget):
    """One suggestion or accusation: when, which, what it told, and why."""

    def __init__(self, ui: Host, moment: Moment, words: Speaker) -> None:
        super().__init__(ui)
        self.moment = moment
        self.said = self._what(words)
        self.gain = self._gain(words)
        self.why = self._why(words)
        self.weighed = self._weighed(words)

    def _what(self, words: Speaker) -> str:
        case = self.moment.action.case
        cards = words.plain(*(words.card(card).alone for card in case.cards), joiner="dots")
        accused = isinstance(self.moment.action, Accuse)
        return words.say("review-accused" if accused else "review-asked", cards=cards)

    def _gain(self, words: Speaker) -> str:
        moment = self.moment
        if isinstance(moment.action, Accuse):
            return ""
        if moment.before > 1 == moment.after:
            return words.say("review-solved")
        if moment.before == moment.after:
            return words.say("review-nothing")
        return words.say("review-narrowed", before=moment.before, after=moment.after)

    def _why(self, words: Speaker) -> str:
        moment, choice = self.moment, self.moment.choice
        if choice is None:
            return ""
        if moment.own:
            return tell(choice.reason, words)
        if choice.action == moment.action:
            accused = isinstance(moment.action, Accuse)
            return words.say("review-same-accused" if accused else "review-same")
        return words.say("review-advice", advice=tell_action(choice.action, words))

    def _weighed(self, words: Speaker) -> str:
        """What else came to a detective's mind, and what it was worth."""
        choice = self.moment.choice
        if choice is None:
            return ""
        told = zip(choice.alternatives, tell_alternatives(choice, words), strict=True)
        others = [sentence for option, sentence in told if option.action != choice.action]
        return words.say("review-weighed", others=" ".join(others[:MOST_WEIGHED])) if others else ""

    # -- layout ------------------------------------------------------------------------------------

    @property
    def _number(self) -> int:
        return self.look.px(60)

    def _right(self) -> int:
        return self.look.letters.size(self.gain, styles.SMALL, None)[0] + self.look.px(18)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """Two paragraphs beside the number."""
        letters, wide = self.look.letters, width or self.look.px(600)
        first = letters.size(self.said, styles.BODY, wide - self._number - self._right())[1]
        rest = sum(
            letters.size(words, style, wide - self._number)[1] for words, style in self._below
        )
        return wide, first + rest + self.look.px(16)

    @property
    def _below(self) -> list[tuple[str, styles.Style]]:
        """What stands under the cards, in small type."""
        soft = styles.SMALL.but(colour="soft"), styles.TINY.but(colour="soft")
        return [both for both in zip((self.why, self.weighed), soft, strict=True) if both[0]]

    def draw(self, canvas: pygame.Surface) -> None:
        """The turn's number in the display face, the gain at the right, a rule below."""
        look, rect = self.look, self.rect
        look.letters.draw(canvas, str(self.moment.turn), styles.NAME, rect, valign="top")
        room = Room(pygame.Rect(rect.right - self._right(), rect.y, self._right(), rect.height))
        look.letters.draw(
            canvas,
            self.gain,
            styles.SMALL,
            room.rect,
            align="right",
            valign="top",
            colour=self._mood(),
        )
        wide = rect.width - self._number - self._right()
        said = pygame.Rect(rect.x + self._number, rect.y, wide, rect.height)
        high = look.letters.draw(
            canvas, self.said, styles.BODY, said, valign="top", wrap=True
        ).height
        below = Room(
            pygame.Rect(said.x, said.y + high, rect.width - self._number, rect.height - high)
        )
        for words, style in self._below:
            tall = look.letters.size(words, style, below.rect.width)[1]
            look.letters.draw(canvas, words, style, below.top(tall), valign="top", wrap=True)
        line = look.paint.colour("brass_dim")
        pygame.draw.line(canvas, line, (rect.x, rect.bottom - 1), (rect.right, rect.bottom - 1))

    def _mood(self) -> str:
        """What told much is green, what told nothing is red."""
        if self.moment.after == 1:
            return "lamp"
        return "good" if self.moment.bits >= 1 else "bad" if self.moment.bits == 0 else "warn"


class ReviewScene(WidgetScene):
    """The chart at the left, one seat's turns at the right, the case itself below."""

    def __init__(self, game: Finished, words: Speaker, viewer: Seat | None) -> None:
        self.game = game
        self.words = words
        self.chosen = viewer or game.setup.seats[0]
        self.retrospect = Retrospect(game)

    def leave(self) -> None:
        """Nothing more need be worked out."""
        self.retrospect.leave()

    # -- widgets -----------------------------------------------------------------------------------

    def fill(self) -> None:
        """Everything in its place for the window as it is."""
        look, screen, say = self.look, self.screen, self.words.say
        room = Room(screen.rect.inflate(-2 * look.px(62), -2 * look.px(40)))
        right = Room(room.right(max(look.px(640), room.rect.width * 2 // 5), look.px(40)))
        self._way_back(right)
        foot = Room(room.bottom(look.px(214), look.px(20)))
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
        panel = screen.add(Panel(screen, skins.DIALOG))
        panel.place(rect)
        room = Room(panel.inside(34))
        heads = Room(room.top(look.px(84), look.px(12)))
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
        self.list = ScrollBox(screen, gap=10)
        self.list.place(room.rect)
        panel.add(name, self.list)

    def _case(self, foot: Room) -> None:
        look, words = self.look, self.words
        shown = []
        for card in self.game.dealt.case.cards:
            name = name_on(card, words)
            shown.append(CaseCard(self.screen, card, name, chosen=True, medal=False))
            shown[-1].place(foot.left(foot.rect.height * 3 // 4, look.px(24)))
            self.screen.add(shown[-1])
        set_alike(shown)

    def _way_back(self, room: Room) -> None:
        say = self.words.say
        back = Button(self.screen, say("common-back"), self._back, kind="primary", act=Act.CANCEL)
        back.default = True
        row = Room(room.bottom(back.natural()[1], self.look.px(22)))
        back.place(row.right(back.natural()[0]))
        self.screen.add(back)

    # -- what is known by now ----------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Show each piece as it comes."""
        due = super().update(now)
        if self.retrospect.done:
            return due
        if self.retrospect.collect():
            self._show()
        return min(due, now + BEAT)

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
