"""How far one has come with the first case, in the few words the menu has room for."""

from __future__ import annotations

from collections.abc import Callable

from clue.boards.catalogue import read_mansions
from clue.firstcase.lesson import Lesson
from clue.firstcase.progress import LearnersPlace, Progress
from clue.firstcase.steps import STEPS
from clue.firstcase.story import MANSION
from clue.ui.dialogs.base import QuestionScene
from clue.ui.dialogs.pause import MenuWay, PauseScene
from clue.ui.lesson.coach import Coach
from clue.ui.screens.review.scene import ReviewScene
from clue.ui.screens.settings.scene import SettingsScene
from clue.ui.stage.scene import Home, Scene, Stage
from clue.ui.table.scene import TableScene


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
