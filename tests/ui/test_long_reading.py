"""Long cases are read behind the picture: the loop goes on, shows how far it is, and can leave."""

from __future__ import annotations

import threading
import time

import msgspec
import pytest

from clue.codec.record import PlanEntry
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET
from clue.store import replay
from clue.store.records import save
from clue.table import log as table_log
from clue.table.model import opened_for
from clue.text.speaker import Speaker
from clue.ui import cases
from clue.ui.cases import resume
from clue.ui.dialogs.base import AskScene
from clue.ui.menu import title
from clue.ui.screens import long_work
from clue.ui.screens.long_work import LongReading, read_behind
from clue.ui.screens.replay.scene import ReplayScene
from clue.ui.screens.saves import scene as saves
from clue.ui.screens.title.scene import TitleScene
from clue.ui.stage.settings import Settings
from clue.ui.start import open_file
from clue.ui.table.scene import TableScene
from clue.ui.widgets.button import Pressable
from tests.store.games import a_book, a_finished_game, a_journal

INSTANT = Settings(language="en").but(**QUIET)


@pytest.fixture
def root(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    return tmp_path


@pytest.fixture
def readers(monkeypatch):
    """Every case counts as long; which threads replayed actions."""
    monkeypatch.setattr(cases, "QUICK", 3)
    monkeypatch.setattr(saves, "QUICK", 3)
    monkeypatch.setattr(long_work, "QUICK_BYTES", 10)
    monkeypatch.setattr(replay, "OFTEN", 1)
    threads = set()
    act = replay.act

    def watched(*arguments):
        threads.add(threading.current_thread())
        return act(*arguments)

    monkeypatch.setattr(replay, "act", watched)
    return threads


@pytest.fixture
def robot(root):
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        robot.settle()
        yield robot


def until(robot, what):
    end = time.monotonic() + 20
    while not what():
        assert time.monotonic() < end
        robot.step()
        time.sleep(0.002)


def table_of(robot):
    return next((scene for scene in robot.app.stack if isinstance(scene, TableScene)), None)


def test_a_long_case_is_gone_on_with(robot, root, readers):
    path, game = a_journal(root)
    resume(robot.app, title, path)
    assert isinstance(robot.scene, LongReading)
    until(robot, lambda: table_of(robot))
    assert table_of(robot).case.session.state == game.case.session.state
    assert readers
    assert threading.main_thread() not in readers


def test_a_long_record_is_taken_in_from_outside(robot, root, readers, tmp_path):
    save(tmp_path / "x.cluegame", a_finished_game(tmp_path / "elsewhere").record())
    open_file(robot.app, tmp_path / "x.cluegame")
    assert isinstance(robot.scene, LongReading)
    until(robot, lambda: isinstance(robot.scene, ReplayScene))
    assert readers
    assert threading.main_thread() not in readers


def test_a_long_file_is_fetched_onto_the_shelf(robot, root, readers, tmp_path):
    save(tmp_path / "x.cluegame", a_finished_game(tmp_path / "elsewhere").record())
    robot.app.push(cases.saves(robot.app, title))
    robot.settle()
    robot.click(robot.find("Import a file", Pressable))
    robot.settle()
    assert isinstance(robot.scene, AskScene)
    robot.screen.focused.become(str(tmp_path / "x.cluegame"))
    robot.key("return")
    until(robot, lambda: isinstance(robot.scene, saves.SavesScene) and robot.scene.games)
    assert threading.main_thread() not in readers


def test_the_shelf_shows_a_long_case_at_once_and_its_board_when_it_is_read(robot, root, readers):
    a_journal(root)
    robot.app.push(cases.saves(robot.app, title))
    shelf = robot.scene
    assert shelf.told(shelf.games[0]).title
    until(robot, lambda: shelf.told(shelf.games[0]).session)
    assert threading.main_thread() not in readers


def test_what_is_wrong_with_a_long_record_is_a_sentence(
    robot, root, readers, tmp_path, monkeypatch
):
    record = a_finished_game(tmp_path / "elsewhere").record()
    twice = msgspec.structs.replace(record, actions=record.actions[:1] * 5)
    save(tmp_path / "x.cluegame", twice)
    told = []
    monkeypatch.setattr(robot.app, "notice", told.append)
    open_file(robot.app, tmp_path / "x.cluegame")
    until(robot, lambda: told)
    assert isinstance(robot.scene, TitleScene)
    assert len(told) == 1
    assert "\n" not in told[0]


def test_whoever_does_not_want_to_wait_leaves(robot):
    went, ended, then = threading.Event(), threading.Event(), []

    def work(tell):
        try:
            for _ in range(10_000):
                tell(42, 100)
                went.set()
                time.sleep(0.001)
        finally:
            ended.set()

    read_behind(robot.app, work, then.append, long=True)
    assert went.wait(10)
    until(robot, lambda: "42% done." in {getattr(w, "words", "") for w in robot.widgets()})
    robot.key("escape")
    robot.settle()
    assert isinstance(robot.scene, TitleScene)
    assert ended.wait(10)
    robot.settle()
    assert then == []


def test_a_short_one_is_read_at_once(robot, root):
    path, _ = a_journal(root)
    resume(robot.app, title, path)
    assert table_of(robot)


def test_a_plan_of_more_rooms_than_a_record_may_have_is_refused_before_it_is_drawn():
    plan = {
        "name": "vast",
        "rows": ["." * 64] * 64,
        "rooms": {chr(0x4E00 + number): f"room-{number}" for number in range(65)},
        "doors": [],
    }
    with pytest.raises(msgspec.ValidationError, match="rooms"):
        msgspec.convert(plan, PlanEntry)


def test_only_the_lines_that_are_read_are_put_in_words(monkeypatch):
    """A log of a hundred thousand lines is no reason for the table to come late."""
    told = []
    session = a_book().case.session
    monkeypatch.setattr(table_log, "tell", lambda event, *_: told.append(event) or "words")
    log = table_log.Chronicle(Speaker("en"))
    log.read(opened_for(session.view(None), session.events))
    assert len(log.entries) > 1
    assert told == []
    assert log.entries[-1].words == log.entries[-1].words == "words"
    assert len(told) == 1
