"""A case that is watched again: the replay over its ending, and a table that plays itself."""

from clue.boards.catalogue import read_mansions
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET
from clue.store.resume import watched
from clue.ui.cases import table_for
from clue.ui.endings.ending import EndingScene
from clue.ui.menu import title
from clue.ui.screens.replay.scene import ReplayScene
from clue.ui.stage.settings import Settings
from clue.ui.table.panels.seats import SeatPanel
from clue.ui.widgets.button import Button
from tests.store.games import a_book, a_finished_game, played_on


def test_from_the_ending_a_case_can_be_watched_at_once(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    game = a_finished_game(tmp_path)
    with Robot(title, size=(1024, 640), settings=Settings(language="en").but(**QUIET)) as robot:
        mansion = read_mansions()["classic"].mansion
        table = table_for(robot.app, game, mansion, title)
        robot.app.replace(table)
        while not isinstance(robot.scene, EndingScene):
            robot.step(seconds=0.2)
        robot.settle()
        assert robot.scene.outcome.minutes is None, "nobody knows how long it took before"
        robot.click(robot.find("Watch again", Button))
        replay = robot.scene
        assert isinstance(replay, ReplayScene)
        assert replay.running
        assert replay.place == 0
        assert replay.eyes == game.case.seats[0]
        robot.wait(0.5)
        robot.key("escape")
        robot.settle()
        assert isinstance(robot.scene, EndingScene), "the ending is still there"
        assert robot.find("Next game", Button).visible


def test_whoever_plays_from_the_first_turn_is_told_how_long_it_took():
    with Robot(title, size=(1024, 640), settings=Settings(language="en").but(**QUIET)) as robot:
        mansion = read_mansions()["classic"].mansion
        minutes = []
        for turns in (0, 9):
            table = table_for(robot.app, played_on(a_book(), turns), mansion, title)
            robot.app.replace(table)
            robot.step(3, 60.0)
            minutes.append(table.sitting.minutes())
        assert minutes == [3, None]


def test_people_are_called_by_their_names_when_they_are_watched():
    game = played_on(a_book(), 12)
    game.case.close()
    with Robot(title, size=(1024, 640), settings=Settings(language="en").but(**QUIET)) as robot:
        again, mansion = watched(game.record()), read_mansions()["classic"].mansion
        robot.app.replace(table_for(robot.app, again, mansion, title))
        layout = robot.scene.layout
        assert layout.hand.height == 0, "nobody holds cards: the notebook has their room"
        assert layout.notebook.bottom == layout.board.bottom
        seats = [w.line for w in robot.widgets() if isinstance(w, SeatPanel)]
        assert [seat.player for seat in seats[:2]] == ["Zoé", "Drifter · computer"]
