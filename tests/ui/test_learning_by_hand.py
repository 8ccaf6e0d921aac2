"""From the review to another try, and everything that teaches: by keys alone, and by pad alone."""

from __future__ import annotations

import pygame
import pytest

from clue import folders
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import show
from clue.rules.cards import SUSPECTS
from clue.store.shelf import Shelf
from clue.ui.cases import review
from clue.ui.menu import title
from clue.ui.screens.replay.scene import ReplayScene
from clue.ui.screens.review import FindingRow, ReviewScene
from clue.ui.table.scene import TableScene
from tests.daily import later
from tests.store.games import a_finished_game

SHOULDER, A = (
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    pygame.CONTROLLER_BUTTON_A,
)
HANDS = {
    "keys": (lambda robot: robot.key("tab"), lambda robot: robot.key("return")),
    "pad": (lambda robot: robot.pad(SHOULDER), lambda robot: robot.pad(A)),
}


@later
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(
    "name",
    ["review", "replay", "replay-open", "puzzles", "puzzle", "puzzle-told", "lesson", "cases"],
)
def test_everything_that_can_be_pressed_is_reached_one_after_the_other(name, hand):
    onward, _ = HANDS[hand]
    with Robot(title, size=(1024, 640)) as robot:
        show(robot, name)
        robot.settle()
        onward(robot)  # a pad's first press has its own signs shown
        scene, stops, met = robot.scene, robot.screen.stops(), {robot.screen.focused}
        for _ in range(len(stops) + 3):
            onward(robot)
            met.add(robot.screen.focused)
        assert robot.scene is scene
        assert set(stops) <= met


@later
@pytest.mark.parametrize("hand", HANDS)
def test_from_the_review_to_another_try(hand, tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    onward, press = HANDS[hand]
    a_finished_game(tmp_path)
    (kept,) = Shelf(tmp_path).finished()
    with Robot(title, size=(1024, 640)) as robot:

        def go(wanted, kind):
            for _ in range(60):
                if wanted(robot.screen.focused):
                    break
                onward(robot)
            assert wanted(robot.screen.focused)
            press(robot)
            robot.settle()
            assert isinstance(robot.scene, kind)

        review(robot.app, title, kept.record)
        robot.settle()
        robot.catch_up()
        robot.wait(0.5)
        assert isinstance(robot.scene, ReviewScene)
        robot.scene._choose(SUSPECTS[1])  # who accused
        robot.settle()
        go(lambda widget: isinstance(widget, FindingRow), ReplayScene)
        say = robot.scene.words.say
        before = robot.scene.place
        go(lambda widget: _says(widget, say("replay-back")), ReplayScene)
        assert robot.scene.place == before - 1
        go(lambda widget: _says(widget, say("replay-try")), TableScene)
        assert robot.scene.case.copied
    assert list(folders.games(tmp_path).iterdir())


def _says(widget, words):
    return widget is not None and words in widget.reads
