"""The puzzles: the day's case, five grades to choose from, and moments of one's own games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Final

import pygame

from clue.codec.share import LONGEST_TYPED, CodeError
from clue.puzzles.diary import Diary, DiaryPlace, today
from clue.puzzles.own import OwnPuzzle, own_puzzles
from clue.puzzles.puzzle import puzzle_in
from clue.puzzles.shipped import (
    SHORT_LESSONS,
    Numbered,
    ShortLesson,
    boards_at_hand,
    next_after,
    of_the_day,
    shipped,
    words_in,
)
from clue.puzzles.telling import tell_question
from clue.text.faults import tell_code_error
from clue.ui.dialogs.base import AskScene
from clue.ui.input.intents import Act
from clue.ui.reading.readable import Readable
from clue.ui.screens.puzzles.solving import PuzzleScene
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.theme import frames, styles
from clue.ui.theme.frames import Border, Skin
from clue.ui.widgets.base import Host, WidgetAct
from clue.ui.widgets.boxes import Panel, ScrollBox
from clue.ui.widgets.button import Button, Labelled
from clue.ui.widgets.label import Image, Label
from clue.ui.widgets.layout import Cutter, grid

CLOSE: Final = 8
GAP: Final = 12
APART: Final = 18
WIDE: Final = 20
NEAR: Final = 6
NEAREST: Final = 4
DATE_GAP: Final = 10
GRADE_GAP: Final = 16
AISLE: Final = 24
"""Between things, in units."""
COURSE_PAD: Final = 36
"""So much taller than its title and its buttons the course is."""
LEAST_PICTURE: Final = 60
"""With less room the envelope is not shown."""
LEFT: Final = 540
ROWS: Final = 2
"""Rows of puzzles in each grade."""
PICTURE: Final = "envelope.closed"
SHAPE: Final = (900, 640)

WAITING: Final = Skin(top="well", bottom="well", borders=(Border(0, 1.2, "brass_dim"),), radius=6)
LIT: Final = Skin(top="panel_lit", bottom="panel_lit", borders=(Border(0, 1.6, "lamp"),), radius=6)
SOLVED: Final = Skin(top="brass", bottom="brass_dim", borders=(Border(0, 1.2, "lamp"),), radius=6)
MARGINS: Final = (50, 30)
"""Free at the window's sides, and above and below."""


class NumberedCell(Labelled):
    """A puzzle of a grade: its number, and whether it has been solved."""

    def __init__(
        self, ui: Host, number: int, on_press: WidgetAct, *, solved: bool, told: bool, tip: str
    ) -> None:
        super().__init__(ui, on_press, tip=tip)
        self.label = str(number)
        self.solved = solved
        self.told = told

    def heard(self) -> Readable:
        """Whether it is solved."""
        return replace(super().heard(), chosen=self.solved)

    def draw(self, canvas: pygame.Surface) -> None:
        """A brass plate where it is solved, a dim number where its solution was read."""
        look = self.look
        skin = LIT if self.hovered else SOLVED if self.solved and not self.told else WAITING
        look.paint.panel(canvas, self.rect, skin)
        bright = self.hovered or not self.solved
        colour = "soft" if self.told else "cream" if bright else "panel_deep"
        style = look.letters.fit(self.label, styles.SMALL, self.rect.width - look.px(NEAR))
        look.letters.draw(canvas, self.label, style, self.rect, align="center", colour=colour)
        self.draw_ring(canvas, radius=6)


class PuzzlesScene(WidgetScene):
    """What there is to solve."""

    def __init__(self, place: DiaryPlace | None = None, day: date | None = None) -> None:
        self.place = place or DiaryPlace()
        self.day = day or today()
        self.diary = Diary()
        self.own: Sequence[OwnPuzzle] | None = None
        self.looking: Future[list[OwnPuzzle]] | None = None

    def enter(self, stage: Stage) -> None:
        """Look through one's own games behind the picture."""
        super().enter(stage)
        self.diary = self.place.load()
        root = self.place.path.parent
        self.looking = stage.background.begin(lambda: own_puzzles(root, stage.background.left))

    def resume(self) -> None:
        """A puzzle has been left: it may be solved now."""
        self.diary = self.place.load()
        self.rebuild()

    def update(self, now: float) -> float:
        """Take the puzzles of one's own games when they are there."""
        due = super().update(now)
        if self.looking is not None and self.looking.done():
            looking, self.looking = self.looking, None
            self.own = looking.result() if looking.exception() is None else []
            self.rebuild()
        return min(due, math.inf)

    # -- what is shown -----------------------------------------------------------------------------

    def fill(self) -> None:
        """The day and one's own games at the left, the grades at the right."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        room = Cutter(look.inside(screen.rect, MARGINS))
        back = Button(screen, say("common-back"), self._back, act=Act.CANCEL)
        foot = Cutter(room.bottom(back.natural()[1], look.px(APART)))
        back.place(foot.left(max(back.natural()[0], look.px(styles.LEAST_WAY)), look.px(WIDE)))
        enter = Button(screen, say("puzzles-code"), self._ask_code, kind="quiet")
        place, low = foot.right(enter.natural()[0], look.px(WIDE)), enter.natural()[1]
        enter.place((place.x, place.centery - low // 2, place.width, low))
        about = Label(
            screen, say("puzzles-about"), styles.SMALL, valign="middle", colour="soft",
            smallest=14,
        )  # fmt: skip
        about.place(foot.rect)
        title = Label(screen, say("puzzles-title"), styles.HEADING, wrap=False)
        title.place(room.top(look.letters.line_height(styles.HEADING), look.px(GAP)))
        left = Cutter(room.left(look.px(LEFT), look.px(AISLE)))
        screen.add(title)
        self._today(left.top(round(left.rect.height * 0.47), look.px(APART)))
        self._lessons(left)
        self._own(left.rect)
        self._grades(room.rect)
        screen.add(about)
        screen.add(back)
        screen.add(enter)

    def _today(self, rect: pygame.Rect) -> None:
        look, screen, words = self.look, self.screen, self.stage.words
        one, say = of_the_day(self.day), words.say
        panel = screen.add(Panel(screen, frames.PANEL_CHOSEN))
        panel.place(rect)
        room = Cutter(panel.inside(26))
        heading = Label(screen, say("puzzles-day"), styles.SUBHEADING, wrap=False, colour="lamp")
        heading.place(room.top(heading.natural()[1], look.px(NEAREST)))
        when = Label(screen, say("puzzles-date", **parts_of(self.day)), styles.SMALL, wrap=False)
        when.place(room.top(when.natural()[1], look.px(DATE_GAP)))
        done = self.day.isoformat() in self.diary.days
        word = "puzzles-again" if done else "puzzles-solve"
        solve = Button(screen, say(word), partial(self._open, one, self.day), kind="primary")
        solve.default = True
        solve.place(room.bottom(solve.natural()[1], look.px(GAP)))
        streak = self.diary.streak(self.day)
        told = say("puzzles-done" if done else "puzzles-waits", grade=one.grade)
        if streak:
            told += " " + say("puzzles-streak", days=streak)
        state = Label(screen, told, styles.SMALL, colour="soft")
        state.place(room.bottom(state.natural(room.rect.width)[1], look.px(CLOSE)))
        asked = Label(screen, tell_question(one.puzzle, words), styles.LEAD, smallest=14)
        high = min(asked.natural(room.rect.width)[1], room.rect.height)
        asked.place(room.bottom(high, look.px(CLOSE)))
        panel.add(heading, when)
        if PICTURE in look.assets and room.rect.height > look.px(LEAST_PICTURE):
            picture = Image(screen, PICTURE)
            picture.place(room.rect)
            panel.add(picture)
        panel.add(asked, state, solve)

    def _lessons(self, left: Cutter) -> None:
        """Three short lessons, each a line to be pressed."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        buttons = [
            Button(screen, say(f"course-{one.key}"), partial(self.open_lesson, one), kind="small")
            for one in SHORT_LESSONS
        ]
        high, gap = buttons[0].natural()[1], look.px(CLOSE)
        title = Label(screen, say("course-title"), styles.NAME, wrap=False)
        tall = title.natural()[1] + len(buttons) * (high + gap) + look.px(COURSE_PAD)
        panel = screen.add(Panel(screen, frames.PANEL))
        panel.place(left.top(tall, look.px(APART)))
        room = Cutter(panel.inside(18))
        title.place(room.top(title.natural()[1], gap))
        panel.add(title)
        for button in buttons:
            button.place(room.top(high, gap))
            panel.add(button)

    def open_lesson(self, lesson: ShortLesson) -> None:
        """Begin one of the short lessons."""
        self.stage.push(lesson_scene(self.stage, lesson, self.place))

    def _own(self, rect: pygame.Rect) -> None:
        look, screen, say = self.look, self.screen, self.stage.words.say
        panel = screen.add(Panel(screen, frames.PANEL))
        panel.place(rect)
        room = Cutter(panel.inside(22))
        heading = Label(screen, say("puzzles-own"), styles.SUBHEADING, wrap=False)
        heading.place(room.top(heading.natural()[1], look.px(CLOSE)))
        box = ScrollBox(screen, gap=8, of="puzzles-own")
        if not self.own:
            told = "puzzles-own-looking" if self.own is None else "puzzles-own-none"
            box.add(Label(screen, say(told), styles.SMALL, colour="soft"))
        for one in self.own or ():
            title = self._own_title(one)
            box.add(Button(screen, title, partial(self._open_own, one), kind="quiet"))
        box.place(room.rect)
        panel.add(heading, box)

    def _own_title(self, one: OwnPuzzle) -> str:
        say, turn, grade = self.stage.words.say, one.found.turn, one.found.puzzle.grade
        try:
            day = date.fromisoformat(one.ended[:10])
        except ValueError:  # its record does not say, or names a day of no calendar
            return say("puzzles-own-line", turn=turn, grade=grade)
        when = say("puzzles-short-date", **parts_of(day))
        return say("puzzles-own-dated", date=when, turn=turn, grade=grade)

    def _grades(self, rect: pygame.Rect) -> None:
        look, gap = self.look, self.look.px(GAP)
        every = shipped()
        high = (rect.height - gap * (len(every) - 1)) // len(every)
        room = Cutter(rect)
        for puzzles in every:
            self._grade(room.top(high, gap), puzzles)
        del look

    def _grade(self, rect: pygame.Rect, puzzles: Sequence[Numbered]) -> None:
        look, screen, say = self.look, self.screen, self.stage.words.say
        panel = screen.add(Panel(screen, frames.PANEL))
        panel.place(rect)
        room = Cutter(panel.inside(16))
        grade = puzzles[0].grade
        line = Cutter(room.top(look.letters.line_height(styles.NAME), look.px(NEAR)))
        solved = sum(self.diary.of(one.puzzle.key).solved for one in puzzles)
        count = Label(
            screen, say("puzzles-solved", solved=solved, count=len(puzzles)), styles.SMALL,
            align="right", wrap=False, colour="soft", valign="middle",
        )  # fmt: skip
        count.place(line.right(count.natural()[0], look.px(GRADE_GAP)))
        title = Label(screen, say("puzzles-grade", grade=grade), styles.NAME, wrap=False)
        title.place(line.left(title.natural()[0], look.px(GRADE_GAP)))
        about = Label(
            screen, say(f"puzzles-grade-{grade}"), styles.SMALL, wrap=False, colour="soft",
            valign="middle",
        )  # fmt: skip
        about.place(line.rect)
        panel.add(title, about, count)
        across = -(-len(puzzles) // ROWS)
        for one, place in zip(puzzles, grid(room.rect, across, ROWS, look.px(NEAR)), strict=False):
            tried = self.diary.of(one.puzzle.key)
            cell = NumberedCell(
                screen, one.number, partial(self._open, one), solved=tried.solved,
                told=tried.told, tip=tell_question(one.puzzle, self.stage.words),
            )  # fmt: skip
            cell.place(place)
            panel.add(cell)

    # -- what one does -----------------------------------------------------------------------------

    def _open(self, one: Numbered, day: date | None = None) -> None:
        self.stage.push(self.scene_for(one, day))

    def scene_for(self, one: Numbered, day: date | None = None) -> PuzzleScene:
        """A puzzle's own scene; after the day's case one goes back, after another on."""
        say = self.stage.words.say

        def following() -> PuzzleScene | None:
            after = next_after(one) if day is None else None
            return self.scene_for(after) if after is not None else None

        title = say("puzzle-title", name=one.name)
        if day is not None:
            title = say("puzzle-of-the-day", date=say("puzzles-date", **parts_of(day)))
        return PuzzleScene(
            one.puzzle, title, words=self.stage.words, place=self.place, day=day, onward=following
        )

    def _open_own(self, one: OwnPuzzle) -> None:
        puzzle = one.found.puzzle
        words = words_in(puzzle.view.board, self.stage.words.language, one.plan)
        self.stage.push(PuzzleScene(puzzle, self._own_title(one), words=words, place=self.place))

    def _ask_code(self) -> None:
        say = self.stage.words.say
        self.stage.push(
            AskScene(
                say("puzzles-code"),
                say("puzzles-code-about"),
                "",
                say("puzzles-code-yes"),
                self.open_code,
                longest=LONGEST_TYPED,
            )
        )

    def open_code(self, text: str) -> None:
        """The puzzle of somebody's code, or why there is none."""
        open_puzzle(self.stage, text, self.place)

    def _back(self) -> None:
        self.stage.pop(self)


def open_puzzle(stage: Stage, code: str, place: DiaryPlace | None = None) -> None:
    """The puzzle that somebody's code tells, or in a sentence why there is none."""
    try:
        puzzle = puzzle_in(code, boards_at_hand())
    except CodeError as error:
        stage.notice(tell_code_error(error, stage.words))
        return
    words = words_in(puzzle.view.board, stage.words.language)
    title = stage.words.say("puzzles-sent")
    stage.push(PuzzleScene(puzzle, title, words=words, place=place or DiaryPlace()))


def lesson_scene(stage: Stage, lesson: ShortLesson, place: DiaryPlace) -> PuzzleScene:
    """A short lesson from its first page."""
    title = stage.words.say(f"course-{lesson.key}")
    return PuzzleScene(lesson.puzzle, title, words=stage.words, place=place, lesson=lesson)


def parts_of(day: date) -> dict[str, int]:
    """A day as messages name it; the year as plain digits."""
    return {"weekday": day.weekday(), "day": day.day, "month": day.month}
