"""The way into the first case, how far one has come with it, and the page at its end.

That page says what one has learnt, what helps, and where one may go on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from clue.boards.catalogue import read_mansions
from clue.firstcase.lesson import STEPS, LearnersPlace, Lesson, Progress
from clue.firstcase.story import MANSION
from clue.ui.cards.faces import BACK
from clue.ui.dialogs.base import QuestionScene
from clue.ui.dialogs.pause import MenuWay, PauseScene
from clue.ui.input.intents import Act
from clue.ui.lesson.bubble import strip
from clue.ui.lesson.coach import Coach
from clue.ui.screens.review import ReviewScene
from clue.ui.screens.settings.scene import SettingsScene
from clue.ui.stage.scene import Home, Scene, Stage, WidgetScene
from clue.ui.table.panels.laid import NotesBeside
from clue.ui.table.scene import TableScene
from clue.ui.theme import styles
from clue.ui.widgets.button import Button
from clue.ui.widgets.keycap import act_label
from clue.ui.widgets.label import Image, Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.paper import PaperSheet

MARGINS: Final = (110, 70)
"""Free at the window's sides, and above and below."""
WAYS_GAP: Final = 50
"""Between the page and the ways in."""
HEADING_GAP: Final = 20
PART_GAP: Final = 16
LEAST_HIGH: Final = 120
"""With less room there is no picture."""
WAY_GAP: Final = 14


def about(stage: Stage) -> str:
    """Beside the menu's line: how long it takes, how far one is, or that it is solved."""
    progress = LearnersPlace().load()
    if progress is None:
        return stage.words.say("title-first-note")
    if progress.finished:
        return stage.words.say("firstcase-done")
    return stage.words.say("firstcase-so-far", number=progress.step + 1, count=len(STEPS))


class LessonTable(TableScene):
    """The table with a coach beside it."""

    by_hand = True
    lesson: Lesson
    hinting = False  # the coach says what is due

    def enter(self, stage: Stage) -> None:
        """The coach comes along."""
        super().enter(stage)
        stage.guide = Coach(stage, self, self.lesson)

    @property
    def beside(self) -> NotesBeside:
        """A dialog that fills the window leaves a strip of it to the coach."""
        return replace(super().beside, above=strip(self.look))

    def update(self, now: float) -> float:
        """The others do at once what the script says."""
        while self.case.pump():
            pass
        return super().update(now)

    def leave(self) -> None:
        """The coach goes home too."""
        super().leave()
        self.stage.guide = None


def begin(stage: Stage, home: Home, on_next: Callable[[], None]) -> None:
    """Sit down to the first case, where one got up last."""
    place = LearnersPlace()
    stage.replace(lesson_table(stage, place, place.load(), home, on_next))


def lesson_table(
    stage: Stage,
    place: LearnersPlace,
    progress: Progress | None,
    home: Home,
    on_next: Callable[[], None],
) -> LessonTable:
    """The table as it was left, with its ways out."""
    mansion = read_mansions()[MANSION].mansion
    lesson = Lesson(mansion, place, progress)
    lesson.keep()
    table = LessonTable(
        lesson.case,
        mansion,
        on_title=lambda: stage.replace(home()),
        on_next=on_next,
        on_pause=lambda stage, _: _pause(stage, home),
        review=ReviewScene,
        foreseen=(SettingsScene,),
        onward="onward-go",
    )
    table.lesson = lesson
    return table


def _pause(stage: Stage, home: Home) -> Scene:
    ways = [
        MenuWay("pause-settings", lambda: stage.push(SettingsScene())),
        MenuWay("pause-leave", lambda: stage.replace(home())),
        MenuWay("pause-quit", stage.quit),
    ]
    return PauseScene(ways, note=stage.words.say("firstcase-left"))


def greeting(stage: Stage, play: Callable[[], None]) -> Scene:
    """Offered to whoever starts the game for the first time."""
    say = stage.words.say
    return QuestionScene(
        say("firstcase-offer"),
        say("firstcase-offer-about"),
        say("firstcase-offer-yes"),
        say("firstcase-offer-no"),
        play,
        safe=True,
    )


PICTURE: Final = "envelope.open"
WAYS: Final = 620


@dataclass(frozen=True)
class WayOnward:
    """Somewhere to go on: its word, and what it opens."""

    words: str
    choose: Callable[[], None]


class OnwardScene(WidgetScene):
    """A page of paper, and beside it the ways on; the first of them is a first table."""

    def __init__(self, ways: Sequence[WayOnward]) -> None:
        self.ways = ways

    def fill(self) -> None:
        """The page at the left, the ways at the right."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        room = Cutter(look.inside(screen.rect, MARGINS))
        right = Cutter(room.right(look.px(WAYS), look.px(WAYS_GAP)))
        sheet = screen.add(PaperSheet(screen))
        sheet.place(room.rect)
        page = Cutter(sheet.inside(48))
        heading = Label(screen, say("onward-title"), styles.PAPER_HEADING.but(size=46))
        heading.place(page.top(heading.natural(page.rect.width)[1], look.px(HEADING_GAP)))
        told = say("onward-about", hint=act_label(self.stage, Act.HINT))
        style = styles.PAPER.but(size=30)
        parts = [Label(screen, part, style) for part in told.split("\n") if part]
        sheet.add(heading)
        for part in parts:
            part.smallest = 14
            high = min(part.natural(page.rect.width)[1], page.rect.height)
            part.place(page.top(high, look.px(PART_GAP)))
            sheet.add(part)
        name = PICTURE if PICTURE in look.assets else BACK
        if name in look.assets and page.rect.height > look.px(LEAST_HIGH):
            picture = Image(screen, name)
            picture.place(page.rect)
            sheet.add(picture)
        title = Label(screen, say("onward-ways"), styles.SUBHEADING)
        title.place(right.top(title.natural(right.rect.width)[1], look.px(PART_GAP)))
        screen.add(title)
        for number, way in enumerate(self.ways):
            kind = "primary" if not number else "secondary"
            button = Button(screen, way.words, way.choose, kind=kind)  # type: ignore[arg-type]
            button.default = not number
            button.place(right.top(button.natural()[1], look.px(WAY_GAP)))
            screen.add(button)
        back = Button(screen, say("onward-title-screen"), self._back, act=Act.CANCEL)
        back.place(right.bottom(back.natural()[1]))
        screen.add(back)

    def _back(self) -> None:
        self.stage.pop(self)
