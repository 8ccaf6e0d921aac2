"""The statistics as a player meets them: counted in the background, chosen, begun afresh."""

import pygame
import pytest

from clue import folders
from clue.boards.catalogue import board_named
from clue.codec.record import SeatEntry
from clue.devkit.robot import Robot
from clue.devkit.sample_screens import made_up_cases
from clue.game.commitment import Pledge
from clue.game.seating import Seating, played, seats_for
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS
from clue.store.database import counted
from clue.store.records import record_of, save
from clue.ui.dialogs.base import QuestionScene
from clue.ui.error import ErrorScene
from clue.ui.menu import title
from clue.ui.screens.statistics.charts import Figure, Histogram, Podium, Rate, Streak, binned
from clue.ui.screens.statistics.scene import StatisticsScene
from clue.ui.screens.title.scene import TitleScene
from clue.ui.stage.settings import Settings
from clue.ui.widgets.button import Button, MenuRow
from clue.ui.widgets.choice import DropDown

STILL = Settings(language="en").but(reduced_motion=True)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    monkeypatch.setattr("clue.ui.screens.title.night.PICTURE", "none")


def a_finished_game(root, name="Anna"):
    levels = ("inspector", "sergeant", "constable")
    session = played(Seating(board_named("classic"), EDITIONS["deluxe"], seats_for(levels)), "3")
    seats = [SeatEntry(SUSPECTS[0], name), *(SeatEntry(s, "", "sergeant") for s in SUSPECTS[1:3])]
    save(folders.finished(root) / "game.cluegame", record_of(session, seats, Pledge("3", "")))


def wait_until_counted(robot):
    robot.catch_up()
    robot.settle()


def first(robot, kind):
    return next(widget for widget in robot.widgets() if isinstance(widget, kind))


def test_from_the_title_to_the_statistics_and_back(tmp_path):
    a_finished_game(tmp_path)
    with Robot(title, settings=STILL) as robot:
        robot.settle()
        robot.click(robot.find("Statistics", MenuRow))
        assert isinstance(robot.scene, StatisticsScene)
        wait_until_counted(robot)
        assert first(robot, Figure).number == "1"
        assert robot.scene.name == "Anna", "who plays alone is meant"
        assert robot.screen.focused.label == "Back", "Enter does no harm"
        assert (tmp_path / "statistics.sqlite").is_file()
        robot.key("escape")
        assert isinstance(robot.scene, TitleScene)


def test_nothing_to_count(tmp_path):
    with Robot(StatisticsScene, settings=STILL) as robot:
        wait_until_counted(robot)
        assert robot.find("Nothing to count yet")
        assert not [widget for widget in robot.widgets() if isinstance(widget, Figure)]


def test_each_person_has_figures_of_their_own():
    with Robot(lambda: StatisticsScene(counted(made_up_cases())), settings=STILL) as robot:
        robot.settle()
        every = robot.scene.found
        robot.screen.focus_on(first(robot, DropDown))
        robot.key("right")
        assert robot.scene.name == "Ada"
        assert robot.scene.found.total.games == every.total.games
        robot.screen.focus_on(first(robot, DropDown))
        robot.key("right")
        assert robot.scene.name == "Bruno"
        assert 0 < robot.scene.found.total.games < every.total.games
        assert first(robot, Figure).number == str(robot.scene.found.total.games)
        assert first(robot, Podium).shares == robot.scene.found.by_suspect
        assert first(robot, Histogram).turns == robot.scene.found.turns
        assert first(robot, Streak).results == robot.scene.found.results


def test_a_fresh_start_is_asked_and_can_be_taken_back(tmp_path):
    a_finished_game(tmp_path)
    with Robot(StatisticsScene, settings=STILL) as robot:
        wait_until_counted(robot)
        robot.click(robot.find("Reset statistics"))
        assert isinstance(robot.scene, QuestionScene)
        robot.key("escape")
        assert robot.scene.found.total.games == 1
        robot.click(robot.find("Reset statistics"))
        robot.click(robot.find("Reset", Button))
        assert robot.scene.found.total.games == 0
        assert robot.find("Nothing to count yet")
        assert robot.screen.focused.label == "Back"
        assert len(list(folders.finished(tmp_path).iterdir())) == 1
        robot.click(robot.find("Include games before"))
        assert robot.scene.found.total.games == 1


def test_a_fresh_start_that_cannot_be_kept_is_told(tmp_path, monkeypatch):
    a_finished_game(tmp_path)

    def full(*_):
        raise OSError(28, "No space left on device")

    with Robot(StatisticsScene, settings=STILL) as robot:
        wait_until_counted(robot)
        monkeypatch.setattr("clue.store.database.write_whole", full)
        robot.click(robot.find("Reset statistics"))
        robot.click(robot.find("Reset", Button))
        assert "the disk is full" in robot.app.picture.notice.sentence
        assert robot.scene.found.total.games == 1


def test_counting_that_fails_is_told(monkeypatch):
    def fail(store, left):
        raise RuntimeError("the abacus is broken")

    monkeypatch.setattr("clue.store.database.StatisticsDatabase.fill", fail)
    with Robot(StatisticsScene, settings=STILL, strict=False) as robot:
        robot.catch_up()
        robot.settle()
        assert isinstance(robot.scene, ErrorScene)


def test_bars_grow_and_come_to_rest():
    settings = Settings(language="en")
    with Robot(lambda: StatisticsScene(counted(made_up_cases())), settings=settings) as robot:
        robot.step()
        podium, rate = first(robot, Podium), first(robot, Rate)
        assert podium.grown < 1
        robot.wait(0.3)
        assert 0 < podium.grown < 1
        robot.wait(1.0)
        assert podium.grown == rate.grown == 1
        robot.settle()
        assert robot.step(30) == 0, "a still scene costs nothing"
        robot.post(pygame.WINDOWFOCUSLOST)
        robot.resize((1920, 1080))
        robot.settle()
        assert first(robot, Podium).grown == 1


@pytest.mark.parametrize(
    ("turns", "step", "bins"),
    [
        ({1: 2}, 1, [2]),
        ({3: 1, 16: 4}, 1, [0, 0, 1, *[0] * 12, 4]),
        ({1: 1, 2: 2, 17: 5}, 2, [3, *[0] * 7, 5]),
        ({100: 1}, 7, [*[0] * 14, 1]),
    ],
)
def test_long_games_share_bars(turns, step, bins):
    assert binned(turns) == (step, bins)
