"""The puzzles at fixed moments, on a fixed day and with a diary nobody wrote: for pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from clue.devkit.robot import Robot
from clue.game.case import OpenCase
from clue.ladder.casefile import shelf
from clue.players.names import HUMAN
from clue.puzzles.diary import Diary, DiaryPlace
from clue.puzzles.shipped import called, shipped
from clue.puzzles.short_lessons import SHORT_LESSONS
from clue.store.database import counted
from clue.store.digest import Closed, SeatResult
from clue.ui.menu import onward
from clue.ui.screens.cases.scene import CasesScene
from clue.ui.screens.puzzles.answering import AnswerScene
from clue.ui.screens.puzzles.scene import PuzzlesScene, lesson_scene
from clue.ui.screens.puzzles.solving import PuzzleScene

DAY: Final = date(2027, 3, 5)
LONG_TOLD: Final = 3
"""So many steps of a solution are told in its picture."""


class MadeUpDiary(DiaryPlace):
    """Somebody who solves one each day, and has read a solution now and then."""

    def load(self) -> Diary:
        """What would stand there."""
        diary = Diary()
        for grade in shipped():
            for one in grade[: 22 - 4 * grade[0].grade]:
                key = one.puzzle.key
                diary = diary.read(key) if one.number % 7 == 6 else diary
                diary = diary.answered(key, right=True)
        for back in range(1, 5):
            day = DAY - timedelta(days=back)
            diary = diary.answered(shipped()[0][0].puzzle.key, right=True, day=day)
        return diary

    def keep(self, diary: Diary) -> None:
        """Nothing is written."""
        del diary


class NewDiary(MadeUpDiary):
    """Somebody who has solved nothing yet."""

    def load(self) -> Diary:
        """An empty one."""
        return Diary()


def _list(robot: Robot, case: OpenCase) -> None:
    case.close()
    robot.app.replace(PuzzlesScene(MadeUpDiary(), DAY))


def _puzzle(name: str) -> Callable[[Robot, OpenCase], PuzzleScene]:
    def go(robot: Robot, case: OpenCase) -> PuzzleScene:
        case.close()
        puzzles = PuzzlesScene(NewDiary(), DAY)
        robot.app.replace(puzzles)
        numbered = called(name)
        assert numbered is not None
        scene = puzzles.scene_for(numbered)
        robot.app.push(scene)
        return scene

    return go


def _asked(robot: Robot, case: OpenCase) -> None:
    _puzzle("3-2")(robot, case)


def _told(robot: Robot, case: OpenCase) -> None:
    scene = _puzzle("4-4")(robot, case)
    scene.begin_telling()
    while scene.told < min(LONG_TOLD, len(scene.steps)):
        scene.tell_on()


def _answering(robot: Robot, case: OpenCase) -> None:
    scene = _puzzle("1-1")(robot, case)
    robot.app.push(AnswerScene(scene.puzzle, scene.words, scene.answered))


def _cases(robot: Robot, case: OpenCase) -> None:
    """Half the cases have been solved, some of them fast."""
    case.close()
    games = []
    for number, one in enumerate(shelf(Path("nowhere")).cases[:11]):
        won, kinds = number % 4 != 3, one.players
        turns = one.case.turns[number % 2] + number % 3
        seats = tuple(
            SeatResult(seat, "", kind.split(":")[0], won and kind == HUMAN, turns, wrong=False)
            for seat, kind in kinds.items()
        )
        games.append(Closed(f"{number:064}", "", "deluxe", "classic", "solved", seats, one.laid))
    robot.app.replace(CasesScene(_nothing, counted(games), Path("nowhere")))


def _nothing(_: object) -> None:
    """No case is dealt in a picture."""


def _lesson(robot: Robot, case: OpenCase) -> None:
    """The middle of a short lesson."""
    case.close()
    scene = lesson_scene(robot.app, SHORT_LESSONS[0], NewDiary())
    robot.app.replace(scene)
    scene.turn(1)


def _onward(robot: Robot, case: OpenCase) -> None:
    case.close()
    robot.app.replace(onward(robot.app))


PUZZLE_MOMENTS: Final[Mapping[str, Callable[[Robot, OpenCase], None]]] = {
    "cases": _cases,
    "onward": _onward,
    "lesson": _lesson,
    "puzzles": _list,
    "puzzle": _asked,
    "puzzle-told": _told,
    "puzzle-answer": _answering,
}
"""The scenes by name."""
