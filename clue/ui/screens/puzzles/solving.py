"""One puzzle: its question, the log, a notebook to mark, and the solution step by step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Final

import pygame

from clue.codec.share import CodeError
from clue.notebook.notes import Help, Mark, Notes
from clue.puzzles.diary import DiaryPlace, PuzzleAttempt
from clue.puzzles.puzzle import Puzzle, PuzzleLine, Whose, code_of, lines_of
from clue.puzzles.shipped import ShortLesson
from clue.puzzles.telling import ToldStep, tell_answer, tell_line, tell_question, tell_solution
from clue.rules.cards import Card, Case, Seat
from clue.table.leaf import LeafReader
from clue.table.log import LogLine
from clue.table.model import Opened, TableModel, Told
from clue.table.requests import BrowseTo, GoToCells, GoToLine, Request, WriteNotes
from clue.text.faults import tell_code_error
from clue.text.speaker import Speaker
from clue.ui.cards.case_card import CaseCard, set_alike
from clue.ui.cards.faces import name_on
from clue.ui.cards.signs import draw_disc
from clue.ui.input.intents import Act
from clue.ui.reading.readable import Role
from clue.ui.screens.puzzles.answering import AnswerScene
from clue.ui.stage.clipboard import copy
from clue.ui.stage.scene import WidgetScene
from clue.ui.table.notebook.page import Notebook
from clue.ui.table.panels.log import Logbook
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.boxes import Panel, ScrollBox
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter, columns
from clue.ui.widgets.paper import Book, PaperSheet

NEAREST: Final = 6
NEAR: Final = 8
CLOSE: Final = 10
GAP: Final = 12
APART: Final = 16
WIDE: Final = 20
"""Between things, in units."""
LEFT: Final = 500
LINE_ROOM: Final = 8
DISC_FREE: Final = 6
"""What a line has beside its words; what of it a disc leaves free."""
CARD_ENDS: Final = 36
"""How much broader than its name a card is at least."""
BACK: Final = 180
"""The way back is at least so broad."""
BOOK: Final = 620
NAME: Final = styles.TINY.but(colour="cream")
ACROSS: Final = 3
"""So many of one's own cards side by side, where their names have room."""
MARGINS: Final = (40, 26)
"""Free at the window's sides, and above and below."""


class SittingLine(Widget):
    """Somebody at the table: a disc, a name, how many cards."""

    role = Role.LABEL

    def __init__(self, ui: Host, seat: Seat, words: str) -> None:
        super().__init__(ui)
        self.seat = seat
        self.words = words

    @property
    def reads(self) -> str:
        """Who it is."""
        return self.words

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """One line."""
        high = self.look.letters.line_height(styles.SMALL) + self.look.px(LINE_ROOM)
        return width or self.look.px(styles.SHORT_ROW), high

    def draw(self, canvas: pygame.Surface) -> None:
        """The disc before the words."""
        look, side = self.look, self.rect.height - self.look.px(DISC_FREE)
        disc = pygame.Rect(self.rect.x, 0, side, side)
        disc.centery = self.rect.centery
        draw_disc(look, canvas, self.seat, disc)
        left = side + look.px(GAP)
        line = pygame.Rect(
            self.rect.x + left, self.rect.y, self.rect.width - left, self.rect.height
        )
        style = look.letters.fit(self.words, styles.SMALL, line.width)
        look.letters.draw(canvas, self.words, style, line, valign="middle")


class OwnCards(Widget):
    """The cards of the puzzle's hand, a few side by side."""

    def __init__(self, ui: Host, puzzle: Puzzle, words: Speaker) -> None:
        super().__init__(ui)
        cards = (*puzzle.view.hand, *puzzle.view.open_cards)
        self.names = [name_on(card, words) for card in cards]
        self.children = [
            CaseCard(ui, card, name, style=NAME)
            for card, name in zip(cards, self.names, strict=True)
        ]

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As many rows as they need."""
        wide = width or self.look.px(styles.SHORT_ROW)
        down = -(-len(self.children) // self._across(wide))
        return wide, down * (self._high(wide) + self.look.px(CLOSE))

    def _across(self, wide: int) -> int:
        """Fewer where letters are large for the window."""
        look = self.look
        longest = max(look.letters.size(name, NAME)[0] for name in self.names)
        fits = (wide + look.px(CLOSE)) // (longest + look.px(CARD_ENDS))
        return max(1, min(ACROSS, fits))

    def _high(self, wide: int) -> int:
        across = self._across(wide)
        return round((wide - (across - 1) * self.look.px(CLOSE)) / max(2, across) * 1.06)

    def arrange(self) -> None:
        """Row by row."""
        gap, high = self.look.px(CLOSE), self._high(self.rect.width)
        across = self._across(self.rect.width)
        for i, card in enumerate(self.children):
            row = pygame.Rect(
                self.rect.x, self.rect.y + i // across * (high + gap), self.rect.width, high
            )
            card.place(columns(row, across, gap)[i % across])
        set_alike([card for card in self.children if isinstance(card, CaseCard)])


class PuzzleScene(WidgetScene):
    """Asks, lets one think, judges the answer, and tells the solution when it is wanted."""

    def __init__(
        self,
        puzzle: Puzzle,
        title: str,
        *,
        words: Speaker,
        place: DiaryPlace,
        day: date | None = None,
        onward: Callable[[], WidgetScene | None] = lambda: None,
        lesson: ShortLesson | None = None,
    ) -> None:
        self.puzzle = puzzle
        self.title = title
        self.words = words
        self.place = place
        self.day = day
        self.onward = onward
        self.lesson = lesson
        self.page_number = 0  # of the lesson; past its last page comes the puzzle
        self.lines = lines_of(puzzle.view)
        self.told = 0  # so many steps of the solution
        self.steps: tuple[ToldStep, ...] = ()
        self.said = ""  # what came of the last answer
        self.right = False
        kept = place.load().of(puzzle.key).marks if lesson is None else ""
        notes = written_marks(puzzle, kept)
        self.model = TableModel(Told(puzzle.view, puzzle.view), notes=notes, help=Help.NONE)
        self.log = Opened(tab="log")
        self.leaves = LeafReader()
        self._light_page()

    def leave(self) -> None:
        """What has been marked is there the next time, until the puzzle is solved or told."""
        if self.lesson is not None:
            return
        diary = self.place.load()
        noted = diary.noted(self.puzzle.key, marks_written(self.puzzle, self.model.notes))
        if noted is not diary:
            self.place.keep(noted)

    @property
    def tried(self) -> PuzzleAttempt:
        """What became of it so far."""
        return self.place.load().of(self.puzzle.key)

    # -- what is shown -----------------------------------------------------------------------------

    def fill(self) -> None:
        """Heading, foot, and three columns between them."""
        look, screen = self.look, self.screen
        room = Cutter(look.inside(screen.rect, MARGINS))
        self._foot(room)
        top = room.top(look.letters.line_height(styles.HEADING.but(size=46)), look.px(CLOSE))
        title = Label(screen, self.title, styles.HEADING.but(size=46), wrap=False)
        title.place(top)
        screen.add(title)
        spare = max(0.0, look.scale.units[0] - styles.DESIGN[0])
        left = room.left(look.px(LEFT + 0.2 * spare), look.px(WIDE))
        book = room.right(look.px(BOOK + 0.3 * spare), look.px(WIDE))
        if self.teaching is not None:
            self._teach(left, self.teaching)
        elif self.told:
            self._solution(left)
        else:
            self._question(left)
        self._log(room.rect)
        self._book(book)

    @property
    def teaching(self) -> ShortLesson | None:
        """The lesson, as long as it has pages left."""
        lesson = self.lesson
        return lesson if lesson is not None and self.page_number < len(lesson.lit) else None

    def _teach(self, rect: pygame.Rect, lesson: ShortLesson) -> None:
        """A page of the lesson."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        sheet = screen.add(PaperSheet(screen))
        sheet.place(rect)
        room = Cutter(sheet.inside(30))
        heading = Label(screen, say(f"course-{lesson.key}"), styles.PAPER_HEADING)
        heading.place(room.top(heading.natural(room.rect.width)[1], look.px(GAP)))
        number, count = self.page_number + 1, len(lesson.lit)
        foot = Label(screen, say("course-page", number=number, count=count), styles.PAPER_SMALL)
        foot.place(room.bottom(foot.natural()[1], look.px(NEAR)))
        box = ScrollBox(screen, gap=12, of=f"course-{number}")
        box.add(Label(screen, say(f"course-{lesson.key}-{number}"), styles.PAPER.but(size=27)))
        box.place(room.rect)
        sheet.add(heading, box, foot)

    def turn(self, by: int) -> None:
        """Another page of the lesson, or from its last one to the puzzle."""
        self.page_number = max(0, self.page_number + by)
        self._light_page()
        self.stage.audio.play("page")
        self.screen.focus_on(None)
        self.rebuild()

    def _light_page(self) -> None:
        """Mark and light what the page speaks of."""
        lesson = self.teaching
        lit = lesson.lit[self.page_number] if lesson is not None else 0
        opened = replace(self.model.opened, lit=lit)
        self.model = replace(self.model, opened=opened, notes=self._read_off(lit))
        place = next((i for i, one in enumerate(self.lines) if lit and one.number == lit), None)
        self.log = replace(self.log, line=place)

    def _read_off(self, number: int) -> Notes:
        """The notebook with what a suggestion says at once: crosses for passes, a card seen."""
        notes = self.model.notes
        if not number:
            return notes
        told = self.puzzle.view.inquiries[number - 1]
        for seat in told.had_none:
            for card in told.case.cards:
                notes = notes.marked(card, seat, Mark.NO)
        if told.shown is not None:
            notes = notes.marked(told.shown, told.shower, Mark.YES)
        return notes

    def _question(self, rect: pygame.Rect) -> None:
        """What is asked, of whom, with which cards."""
        screen, words, puzzle = self.screen, self.words, self.puzzle
        panel = screen.add(Panel(screen, frames.PANEL))
        panel.place(rect)
        view = puzzle.view
        assert view.seat is not None
        box = ScrollBox(screen, gap=12, of="puzzle-question")
        box.add(Label(screen, tell_question(puzzle, words), styles.SUBHEADING.but(colour="lamp")))
        if self.said:
            colour = "good" if self.right else "warn"
            box.add(Label(screen, self.said, styles.BODY, colour=colour))
        box.add(Label(screen, words.say("puzzle-you", who=words.seat(view.seat)), styles.SMALL))
        box.add(OwnCards(screen, puzzle, words))
        if view.open_cards:
            box.add(Label(screen, words.say("puzzle-open-too"), styles.SMALL, colour="soft"))
        box.add(Label(screen, words.say("puzzle-seats"), styles.SMALL, colour="soft"))
        for seat, size in zip(view.seats, view.hand_sizes, strict=True):
            who = words.seat(seat)
            told = words.choose(
                "puzzle-seat-line", ["you"] if seat == view.seat else [], who=who, count=size
            )
            box.add(SittingLine(screen, seat, told))
        box.place(panel.inside(24))
        panel.add(box)

    def _solution(self, rect: pygame.Rect) -> None:
        """As many steps as have been asked for, the newest stressed."""
        look, screen, words = self.look, self.screen, self.words
        sheet = screen.add(PaperSheet(screen))
        sheet.place(rect)
        room = Cutter(sheet.inside(30))
        heading = Label(screen, tell_question(self.puzzle, words), styles.PAPER_HEADING)
        heading.place(room.top(heading.natural(room.rect.width)[1], look.px(CLOSE)))
        sheet.add(heading)
        if self.said:
            said = Label(screen, self.said, styles.PAPER.but(colour="wine"))
            said.place(room.top(said.natural(room.rect.width)[1], look.px(CLOSE)))
            sheet.add(said)
        box = ScrollBox(screen, gap=12, of="puzzle-solution")
        for number, step in enumerate(self.steps[: self.told], 1):
            newest = number == self.told
            style = styles.PAPER if newest else styles.PAPER.but(colour="ink_soft")
            box.add(Label(screen, f"{number}. {step.words}", style))
        box.place(room.rect)
        box.scroll_to(box.tall)
        sheet.add(box)

    def _log(self, rect: pygame.Rect) -> None:
        look, screen = self.look, self.screen
        sheet = screen.add(PaperSheet(screen))
        sheet.place(rect)
        room = Cutter(sheet.inside(24))
        heading = Label(screen, self.words.say("puzzle-log"), styles.PAPER_HEADING.but(size=26))
        heading.place(room.top(heading.natural()[1], look.px(NEAREST)))
        entries = [self._line(i, line) for i, line in enumerate(self.lines)]
        self.logbook = Logbook(screen, self.words, entries, self.log, self._send)
        self.logbook.place(room.rect)
        if self.log.line is None:
            self.logbook.begin()
        sheet.add(heading, self.logbook)

    def _line(self, place: int, line: PuzzleLine) -> LogLine:
        seen = any(getattr(event, "card", None) is not None for event in line.events)
        return LogLine(
            partial(tell_line, line, self.puzzle, self.words),
            place,
            private=seen,
            number=line.number,
        )

    def _book(self, rect: pygame.Rect) -> None:
        screen = self.screen
        book = screen.add(Book(screen))
        book.place(rect)
        leaf = self.leaves.leaf(self.model)
        self.page = Notebook(screen, self.words, leaf, lambda _: None, self._send, beside=rect)
        self.page.place(book.inside(14))
        book.add(self.page)

    def _foot(self, room: Cutter) -> None:
        look, screen, say = self.look, self.screen, self.stage.words.say
        back = Button(screen, say("common-back"), self._back, act=Act.CANCEL)
        high, gap = back.natural()[1], look.px(APART)
        row = Cutter(room.bottom(high, look.px(APART)))
        back.place(row.left(max(back.natural()[0], look.px(BACK)), gap))
        share = Button(screen, say("puzzle-copy"), self._copy, kind="quiet")
        place = row.left(share.natural()[0], gap)
        low = share.natural()[1]
        share.place((place.x, place.centery - low // 2, place.width, low))
        buttons: list[Button] = []
        if (lesson := self.teaching) is not None:
            last = self.page_number == len(lesson.lit) - 1
            word = say("course-now" if last else "common-next")
            buttons.append(Button(screen, word, partial(self.turn, 1), kind="primary"))
            if self.page_number:
                buttons.append(Button(screen, say("common-previous"), partial(self.turn, -1)))
        elif self.told and self.told < len(self.steps):
            buttons.append(Button(screen, say("puzzle-next-step"), self.tell_on, kind="primary"))
            buttons.append(Button(screen, say("puzzle-all-steps"), self._tell_all))
        elif self.right or self.told:
            following = self.onward()
            if following is not None:
                go = partial(self._go_on, following)
                buttons.append(Button(screen, say("puzzle-onward"), go, kind="primary"))
            if not self.told:
                buttons.append(Button(screen, say("puzzle-why"), self.begin_telling))
        else:
            buttons.append(Button(screen, say("puzzle-answer"), self._ask, kind="primary"))
            buttons.append(Button(screen, say("puzzle-tell"), self.begin_telling))
        for button in buttons:
            button.place(row.right(max(button.natural()[0], look.px(styles.LEAST_WAY)), gap))
        if buttons:
            buttons[0].default = True
        else:
            back.default = True
        for button in (back, share, *buttons):
            screen.add(button)
        status = Label(
            screen, self._status(), styles.SMALL, align="center", valign="middle", colour="soft"
        )
        status.place(row.rect)
        screen.add(status)

    def _status(self) -> str:
        tried, say = self.tried, self.stage.words.say
        if tried.solved and not tried.told:
            return say("puzzle-status-solved", wrong=tried.wrong)
        return say("puzzle-status-told") if tried.told else ""

    # -- what one does -----------------------------------------------------------------------------

    def _send(self, request: Request) -> None:
        match request:
            case WriteNotes(notes):
                self._become(replace(self.model, notes=notes))
            case BrowseTo(opened) if opened.tab == "log":
                self.log = opened
            case BrowseTo(opened):
                self._become(replace(self.model, opened=opened))
            case GoToCells(number):
                opened = replace(self.model.opened, lit=number)
                self._become(replace(self.model, opened=opened))
            case GoToLine(number):
                self._light(number)

    def _become(self, model: TableModel) -> None:
        self.model = model
        self.page.tell(self.leaves.leaf(model))

    def _light(self, number: int) -> None:
        """Bring a line of the log into view, as the chosen one."""
        place = next(i for i, line in enumerate(self.lines) if line.number == number)
        self.log = replace(self.log, line=place)
        entries = self.logbook.entries
        self.logbook.tell(entries, self.log)
        self.logbook.arrange()
        self.logbook.damage()

    def _copy(self) -> None:
        """Its code, for somebody else."""
        words = self.stage.words
        try:
            code = str(code_of(self.puzzle))
        except CodeError as error:
            self.stage.notice(tell_code_error(error, words))
            return
        copied = copy(code)
        self.stage.notice(words.say("puzzle-copied" if copied else "puzzle-code", code=code))

    def _ask(self) -> None:
        self.stage.push(AnswerScene(self.puzzle, self.words, self.answered))

    def answered(self, answer: Case | Whose) -> None:
        """Say whether it is right, and write it down."""
        say = self.stage.words.say
        self.right = self.puzzle.right(answer)
        diary = self.place.load().answered(self.puzzle.key, right=self.right, day=self.day)
        self.place.keep(diary)
        self.stage.audio.play("right" if self.right else "wrong")
        answered = tell_answer(self.puzzle, answer, self.words)
        self.said = say("puzzle-right" if self.right else "puzzle-wrong", answer=answered)
        if self.right and self.day is not None and (days := diary.streak(self.day)) > 1:
            self.said += " " + say("puzzle-streak-now", days=days)
        self.screen.focus_on(None)
        self.rebuild()

    def begin_telling(self) -> None:
        """The solution, from its first step; before an answer that is written down."""
        self.place.keep(self.place.load().read(self.puzzle.key))
        self.steps = tell_solution(self.puzzle, self.words)
        self.tell_on()

    def tell_on(self) -> None:
        """The next step: told, marked in the notebook, its line lit in the log."""
        step = self.steps[self.told]
        self.told += 1
        if step.cell is not None:
            card, holder, has = step.cell
            mark = Mark.YES if has else Mark.NO
            opened = replace(self.model.opened, spot=None, lit=step.lines[-1] if step.lines else 0)
            notes = self.model.notes.marked(card, holder, mark)
            self.model = replace(self.model, notes=notes, opened=opened)
        if step.lines:
            place = next(i for i, one in enumerate(self.lines) if one.number == step.lines[-1])
            self.log = replace(self.log, line=place)
        self.stage.audio.play("pencil")
        self.rebuild()

    def _tell_all(self) -> None:
        while self.told < len(self.steps):
            self.tell_on()

    def _go_on(self, following: WidgetScene) -> None:
        self.stage.pop(self)
        self.stage.push(following)

    def _back(self) -> None:
        self.stage.pop(self)


SIGNS: Final = {Mark.BLANK: ".", Mark.NO: "x", Mark.YES: "v", Mark.MAYBE: "?"}
"""How a diary writes a mark."""


def _cells(puzzle: Puzzle) -> list[tuple[Card, Seat | None]]:
    """A puzzle's notebook row by row."""
    view = puzzle.view
    return [(card, holder) for card in view.board.deck.cards for holder in (*view.seats, None)]


def marks_written(puzzle: Puzzle, notes: Notes) -> str:
    """What stands in a notebook, as a diary keeps it; nothing if it is as it was at first."""
    if notes.marks == own_hand(puzzle).marks:
        return ""
    return "".join(SIGNS[notes.at(*cell)] for cell in _cells(puzzle)).rstrip(SIGNS[Mark.BLANK])


def written_marks(puzzle: Puzzle, text: str) -> Notes:
    """The notebook that a diary has kept; a new one where it has none that fits."""
    cells = _cells(puzzle)
    if not text or len(text) > len(cells) or not set(text) <= set(SIGNS.values()):
        return own_hand(puzzle)
    marks = {sign: mark for mark, sign in SIGNS.items()}
    notes = Notes()
    for cell, sign in zip(cells, text, strict=False):
        notes = notes.marked(*cell, marks[sign])
    return notes


def own_hand(puzzle: Puzzle) -> Notes:
    """The notebook as anybody would begin it: one's own hand, and open cards with nobody."""
    view, notes = puzzle.view, Notes()
    for card in view.board.deck.cards:
        mine = card in view.hand
        if mine or card in view.open_cards:
            for holder in (*view.seats, None):
                has = mine and holder == view.seat
                notes = notes.marked(card, holder, Mark.YES if has else Mark.NO)
        else:
            notes = notes.marked(card, view.seat, Mark.NO)
    return notes
