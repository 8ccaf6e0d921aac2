"""The way into the first case and out of it."""

from __future__ import annotations

from collections.abc import Callable

from clue.firstcase.lesson import Lesson
from clue.firstcase.progress import Place, Progress
from clue.firstcase.story import MANSION
from clue.ui.lesson.coach import Coach
from clue.ui.scene import Home, Scene, Stage
from clue.ui.scenes.mansions import read_mansions
from clue.ui.scenes.pause import PauseScene, Way
from clue.ui.scenes.question import QuestionScene
from clue.ui.scenes.review import ReviewScene
from clue.ui.scenes.settings import SettingsScene
from clue.ui.table.scene import TableScene


class LessonTable(TableScene):
    """The table with a coach beside it."""

    lesson: Lesson

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
    place = Place()
    stage.replace(lesson_table(stage, place, place.load(), home, on_next))


def lesson_table(
    stage: Stage,
    place: Place,
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
    )
    table.lesson = lesson
    return table


def _pause(stage: Stage, home: Home) -> Scene:
    ways = [
        Way("pause-settings", lambda: stage.push(SettingsScene())),
        Way("pause-leave", lambda: stage.replace(home())),
        Way("pause-quit", stage.quit),
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
