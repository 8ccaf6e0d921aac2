"""The statistics: who solved how many cases, as whom, how fast, and against whom."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from typing import Final

import pygame

from clue.ladder.honours import quiet_lines, rated, results_of, tell_rating
from clue.puzzles.diary import DiaryPlace
from clue.store.database import Readings, Shares, SolvedShare, StatisticsDatabase, people, readings
from clue.text.faults import tell_reason
from clue.ui.dialogs.base import QuestionScene
from clue.ui.input.intents import Act
from clue.ui.screens.statistics.charts import (
    HEADING_GAP,
    NUMBER,
    PAD,
    Figure,
    Growing,
    Histogram,
    Plot,
    Podium,
    Rate,
    Streak,
)
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.stage.timeline import ease_out
from clue.ui.theme import frames, styles
from clue.ui.widgets.boxes import Panel, ScrollBox
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import DropDown
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter, columns

log = logging.getLogger(__name__)

GROWING: Final = 0.8
"""Seconds in which the bars grow."""
EVERYBODY: Final = ""
MARGINS: Final = (70, 34)
"""Free at the window's sides, and above and below; less at the sides where it is narrow."""
GAP: Final = 18
"""Between plots, figures and buttons."""
TITLE_GAP: Final = 24
"""Between the title and what stands in its line."""
TOP_GAP: Final = 14
QUIET_GAP: Final = 14
"""Below the title's line, and between two of the quiet buttons."""
FIGURES_PAD: Final = 20
"""So much taller than their letters the figures' panels are."""
WAITING_GAP: Final = 34
WHOSE: Final = 560
"""No broader is the field that says whose figures these are."""
TABLE_PAD: Final = 46
"""Round a table, its heading's gap included."""
LINE_GAP: Final = 5
"""Between two lines of one."""


def counted(left: Callable[[], bool]) -> StatisticsDatabase:
    """The book, brought up to date: records that are new must be played once."""
    store = StatisticsDatabase()
    store.fill(left)
    return store


def put_away(counting: Future[StatisticsDatabase]) -> None:
    """Nobody wants the book any more."""
    if not counting.cancelled() and counting.exception() is None:
        counting.result().close()


class StatisticsScene(WidgetScene):
    """Reads the finished games behind the picture, and then shows what they come to."""

    def __init__(self, store: StatisticsDatabase | None = None) -> None:
        self.store = store
        self.name = EVERYBODY
        self.people: tuple[str, ...] = ()
        self.found: Readings | None = None
        self.counting: Future[StatisticsDatabase] | None = None
        self._began: float | None = None
        self._growing: list[Growing] = []

    # -- reading -------------------------------------------------------------------------------

    def enter(self, stage: Stage) -> None:
        """Begin to count; a store that was handed in is counted already."""
        super().enter(stage)
        if self.store is not None:
            self._ask()
            return
        self.counting = stage.background.begin(partial(counted, stage.background.left))

    def leave(self) -> None:
        """Close the book, now or as soon as it has been found."""
        if self.counting is not None:
            self.counting.add_done_callback(put_away)
        if self.store is not None:
            self.store.close()

    def _ask(self) -> None:
        """What there is to show of whoever is chosen."""
        assert self.store is not None
        self.people = people(self.store)
        if self.name not in self.people:
            self.name = self.people[0] if len(self.people) == 1 else EVERYBODY
        self.found = readings(self.store, self.name or None)

    def update(self, now: float) -> float:
        """Take the counted games when they are there; let the bars grow."""
        due = super().update(now)
        if self.counting is not None and self.counting.done():
            counting, self.counting = self.counting, None
            self.store = counting.result()
            self._ask()
            self._anew()
        return min(due, self._grow_all(now))

    def _grow_all(self, now: float) -> float:
        """Let the plots grow; when they want to go on."""
        if self.found is None or not self._growing:
            return math.inf
        if self._began is None:
            self._began = now
        still = self.stage.settings.reduced_motion
        share = 1.0 if still else min(1.0, (now - self._began) / GROWING)
        for plot in self._growing:
            plot.grow(ease_out(share))
        return now if share < 1 else math.inf

    # -- what is shown -------------------------------------------------------------------------

    def fill(self) -> None:
        """Heading, figures, plots, ways out; or why there is nothing."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        self._growing = []
        margin = round(min(look.px(MARGINS[0]), look.size[0] * 0.04))
        room = Cutter(screen.rect.inflate(-2 * margin, -2 * look.px(MARGINS[1])))
        self._ways_out(room)
        top = Cutter(room.top(look.letters.line_height(styles.HEADING), look.px(TOP_GAP)))
        if self.found is not None and len(self.people) > 1:
            self._whose(top)
        title = Label(screen, say("statistics-title"), styles.HEADING, wrap=False)
        title.place(top.left(title.natural()[0], look.px(TITLE_GAP)))
        if self.found is not None and self.store is not None and (told := self._aside()):
            aside = Label(screen, told, styles.SMALL, align="right", valign="middle", colour="soft")
            aside.place(top.rect)
            screen.add(aside)
        screen.add(title)
        if self.found is None:
            self._only(room.rect, say("statistics-counting"))
        elif not self.found.total.games:
            self._waiting(room.rect, self.found)
        else:
            self._plots(room, self.found)

    def _aside(self) -> str:
        """Which rank the finished games make, and how many of them do not count."""
        words, store = self.stage.words, self.store
        assert store is not None
        told = []
        if (rating := rated(results_of(store, self.name or None))).games:
            told.append(tell_rating(rating, words))
        if store.copies:
            told.append(words.say("statistics-copied", count=store.copies))
        return words.plain(*told, joiner="dots") if told else ""

    def _only(self, rect: pygame.Rect, words: str) -> None:
        """A sentence in the middle of the room."""
        label = Label(self.screen, words, styles.LEAD, align="center", colour="soft")
        high = label.natural(rect.width)[1]
        label.place((rect.x, rect.centery - high // 2, rect.width, high))
        self.screen.add(label)

    def _waiting(self, rect: pygame.Rect, found: Readings) -> None:
        """Nothing has been solved yet: six pawns in the dark, and a sentence below them."""
        look, say = self.look, self.stage.words.say
        label = Label(self.screen, say("statistics-empty"), styles.LEAD, align="center")
        under, gap = label.natural(rect.width)[1], look.px(WAITING_GAP)
        shelf = pygame.Rect(0, 0, rect.width * 3 // 4, 0)
        shelf.height = min(shelf.width // 3, rect.height - under - gap)
        shelf.midtop = (rect.centerx, rect.centery - (shelf.height + gap + under) // 2)
        self._podium(shelf, found)
        label.place((rect.x, shelf.bottom + gap, rect.width, under))
        self.screen.add(label)

    def _whose(self, top: Cutter) -> None:
        """A list of everybody who has played here."""
        everybody = (EVERYBODY, self.stage.words.say("statistics-everybody"))
        options = [everybody, *((name, name) for name in self.people)]
        choice = DropDown(self.screen, options, self.name, self._choose, style=styles.BODY)
        wide, high = choice.natural()
        place = top.right(min(wide, self.look.px(WHOSE)), self.look.px(TITLE_GAP))
        choice.place((place.x, place.centery - high // 2, place.width, high))
        self.screen.add(choice)

    def _choose(self, name: str) -> None:
        self.name = name
        self._began = None
        self._ask()
        self.rebuild()

    def _plots(self, room: Cutter, found: Readings) -> None:
        look = self.look
        gap = look.px(GAP)
        letters = look.letters
        tile = letters.line_height(NUMBER) + letters.line_height(styles.SMALL)
        self._figures(room.top(tile + look.px(FIGURES_PAD), gap), found)
        lines = max(5, min(7, max(len(found.by_edition), len(found.by_opponent))))
        table = letters.line_height(styles.SUBHEADING) + look.px(TABLE_PAD)
        table += lines * (letters.line_height(styles.SMALL) + look.px(LINE_GAP))
        lower = room.bottom(min(table, round(room.rect.height * 0.44)), gap)
        left = Cutter(room.rect)
        page = left.right(round(room.rect.width * 0.42), gap)
        self._podium(left.rect, found)
        self._histogram(page, found)
        thirds = columns(lower, 3, gap)
        self._streak(thirds[0], found)
        self._rates(thirds[1], "statistics-by-edition", self._named(found.by_edition, "edition"))
        self._rates(thirds[2], "statistics-by-opponent", self._named(found.by_opponent, "kind"))

    def _figures(self, rect: pygame.Rect, found: Readings) -> None:
        say, total = self.stage.words.say, found.total
        none = say("statistics-none")
        figures = [
            (str(total.games), say("statistics-games", games=total.games)),
            (
                str(total.wins),
                say("statistics-wins", games=total.wins, percent=total.percent),
            ),
            (str(found.fastest or none), say("statistics-fastest", turns=found.fastest or 0)),
            (str(found.longest), say("statistics-longest", games=found.longest)),
            (str(found.wrong), say("statistics-wrong", games=found.wrong)),
        ]
        for (number, words), place in zip(
            figures, columns(rect, len(figures), self.look.px(GAP)), strict=True
        ):
            figure = Figure(self.screen, number, words)
            figure.place(place)
            self.screen.add(figure)

    def _grow(self, plot: Growing) -> None:
        plot.grown = 0.0 if self._began is None else 1.0
        self._growing.append(plot)

    def _place(self, plot: Plot, rect: pygame.Rect) -> None:
        plot.place(rect)
        self.screen.add(plot)
        self._grow(plot)

    def _podium(self, rect: pygame.Rect, found: Readings) -> None:
        words = self.stage.words
        title, none = words.say("statistics-by-suspect"), words.say("statistics-never")
        self._place(Podium(self.screen, title, words, found.by_suspect, none), rect)

    def _histogram(self, rect: pygame.Rect, found: Readings) -> None:
        say = self.stage.words.say
        middle = "" if found.median is None else f"{found.median:g}"
        words = {
            "axis": say("statistics-turns-axis"),
            "none": say("statistics-turns-none"),
            "median": say("statistics-median", number=middle.replace(".", say("statistics-point"))),
        }
        title = say("statistics-turns")
        self._place(Histogram(self.screen, title, found.turns, found.median, words), rect)

    def _streak(self, rect: pygame.Rect, found: Readings) -> None:
        say = self.stage.words.say
        note = say("statistics-streak", games=found.streak)
        if honours := self._honours():
            note = self.stage.words.plain(note, honours, joiner="dots")
        self._place(Streak(self.screen, say("statistics-last"), found.results, note), rect)

    def _honours(self) -> str:
        """What may quietly be said of everybody together."""
        words, store = self.stage.words, self.store
        assert store is not None
        keys = list(quiet_lines(store, DiaryPlace(store.root).load()))
        return words.plain(*(words.say(key) for key in keys), joiner="dots") if keys else ""

    def _named(self, shares: Shares, kind: str) -> list[tuple[str, SolvedShare]]:
        """Each share with what it is called."""
        words = self.stage.words
        return [
            (words.say(f"{kind}-{key}") if words.has(f"{kind}-{key}") else key, share)
            for key, share in shares.items()
        ]

    def _rates(
        self, rect: pygame.Rect, title: str, shares: Sequence[tuple[str, SolvedShare]]
    ) -> None:
        """A table of bars; longer ones scroll."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        panel = screen.add(Panel(screen, frames.PANEL))
        panel.place(rect)
        room = Cutter(look.inside(rect, PAD))
        heading = Label(screen, say(title), styles.SUBHEADING, wrap=False)
        heading.place(room.top(look.letters.line_height(styles.SUBHEADING), look.px(HEADING_GAP)))
        box = ScrollBox(screen, gap=5)
        longest = max((share.games for _, share in shares), default=0)
        for label, share in shares:
            told = say("statistics-of", wins=share.wins, games=share.games)
            rate = Rate(screen, label, share, told, longest)
            box.add(rate)
            self._grow(rate)
        box.place(room.rect)
        panel.add(heading, box)

    # -- ways out and afresh -------------------------------------------------------------------

    def _ways_out(self, room: Cutter) -> None:
        look, screen, say = self.look, self.screen, self.stage.words.say
        back = Button(screen, say("common-back"), self._back, act=Act.CANCEL)
        back.default = True
        wide, high = back.natural()
        row = Cutter(room.bottom(high, look.px(GAP)))
        back.place(row.right(max(wide, look.px(styles.LEAST_WAY)), look.px(GAP)))
        quiet: list[Button] = []
        if self.store is not None:
            if self.found is not None and self.found.total.games:
                quiet.append(Button(screen, say("statistics-reset"), self._afresh, kind="quiet"))
            if resets := self.store.resets:
                day = resets[-1].at[:10]
                told = say("statistics-undo", date=day)
                undo = partial(self._change, self.store.undo_reset)
                quiet.append(Button(screen, told, undo, kind="quiet"))
        for button in quiet:
            wide, low = button.natural()
            place = row.left(min(wide, max(1, row.rect.width)), look.px(QUIET_GAP))
            button.place((place.x, place.centery - low // 2, place.width, low))
            screen.add(button)
        screen.add(back)

    def _afresh(self) -> None:
        say, store = self.stage.words.say, self.store
        assert store is not None
        self.stage.push(
            QuestionScene(
                say("statistics-reset-title"),
                say("statistics-reset-about"),
                say("statistics-reset-yes"),
                say("common-cancel"),
                partial(self._change, store.reset),
            )
        )

    def _change(self, change: Callable[[], object]) -> None:
        """Start counting afresh, or take that back."""
        try:
            change()
        except OSError as error:
            log.warning("the fresh start cannot be kept: %s", error)
            words = self.stage.words
            reason = tell_reason(error, words)
            self.stage.notice(words.say("statistics-reset-failed", reason=reason))
            return
        self._began = None
        self._ask()
        self._anew()

    def _anew(self) -> None:
        """Other buttons stand there now: the keyboard goes to the one that harms nothing."""
        self.screen.focus_on(None)
        self.rebuild()

    def _back(self) -> None:
        self.stage.pop(self)
