"""The first case and the pages on how to play at fixed moments, for pictures of them."""

from __future__ import annotations

from collections.abc import Callable

from clue.firstcase.progress import Nowhere, Progress
from clue.firstcase.steps import STEPS
from clue.game.case import OpenCase
from clue.ui.lesson.opening import lesson_table
from clue.ui.lesson.pictures import PAGES
from clue.ui.menu import title
from clue.ui.robot import Robot
from clue.ui.scenes.howto import HowToScene

Moment = Callable[[Robot, OpenCase], None]


def lesson(key: str) -> Moment:
    """The first case at one of its steps, where it is read or done at the table."""
    number = next(index for index, step in enumerate(STEPS) if step.key == key)

    def go(robot: Robot, case: OpenCase) -> None:
        case.close()
        progress = Progress(
            step=number, played=STEPS[number].played, told=TOLD, shown="knife", marks=()
        )
        table = lesson_table(robot.app, Nowhere(), progress, title, robot.app.quit)
        robot.app.replace(table)

    return go


def page(key: str) -> Moment:
    """One of the pages on how to play."""

    def go(robot: Robot, case: OpenCase) -> None:
        case.close()
        scene = HowToScene(first_case=robot.app.quit)
        scene.page = next(index for index, leaf in enumerate(PAGES) if leaf.key == key)
        robot.app.replace(scene)

    return go


TOLD = 10_000
"""Everything has been told: nothing moves."""
