"""Errors nobody expected, put in everywhere: a dialog each, and the case goes on from its journal."""

import threading

import pygame
import pytest

from clue.boards.catalogue import read_mansions
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET, table_of
from clue.game.case import OpenCase
from clue.game.seating import Seating, seats_for
from clue.players.names import HUMAN
from clue.rules.cards import SUSPECTS
from clue.rules.editions import DELUXE
from clue.store.found import read_journal
from clue.store.keeping import Casebook, Keeper
from clue.store.replay import replayed
from clue.ui.cases import save_copy
from clue.ui.error import ErrorScene
from clue.ui.menu import title
from clue.ui.screens.title.scene import TitleScene
from clue.ui.stage.settings import Settings
from clue.ui.start import heard_from_threads
from clue.ui.table.scene import TableScene
from clue.ui.widgets.button import Button
from tests.ui.plain import Plain

SEED = "8437106"


class MishapError(Exception):
    pass


def fail(*_, **__):
    raise MishapError(f"green and the rope were dealt from {SEED}")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("clue.ui.screens.title.night.PICTURE", "none")
    (tmp_path / "documents").mkdir()
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: tmp_path / "documents")


@pytest.fixture(scope="module")
def window():
    """One window for all: laying out a table the first time takes longest.

    A test that opens its own takes its place; whoever comes after that gets another.
    """
    settings = Settings(language="en").but(**QUIET)
    opened = []

    def there():
        if not opened or pygame.display.get_surface() is not opened[-1].app.canvas:
            opened.append(Robot(title, size=(1024, 640), settings=settings, strict=False))
        return opened[-1]

    yield there
    there().app.close()


@pytest.fixture
def robot(window):
    robot = window()
    robot.resize((1024, 640))
    robot.app.replace(title())
    robot.settle()
    yield robot
    robot.app.replace(Plain())


@pytest.fixture
def table(robot):
    board = read_mansions()["classic"].mansion.board
    seating = Seating(board, DELUXE, seats_for((HUMAN, "inspector", "sergeant")))
    book = Casebook(OpenCase(seating, SEED, {SUSPECTS[0]: "Anna"}), Keeper())
    book.keep()
    return table_of(robot, book.case, book)


def roll(robot):
    robot.key("r")
    robot.settle()


def again(robot):
    """The table after going on, which must be another one with the same game."""
    robot.click(robot.find("Continue the game", Button))
    robot.settle()
    assert isinstance(robot.scene, TableScene)
    return robot.scene


@pytest.mark.parametrize("doing", ["update", "draw", "handle", "build"])
def test_the_table_fails_and_the_case_goes_on(robot, table, monkeypatch, doing):
    roll(robot)
    played = list(table.case.session.played)
    assert played
    monkeypatch.setattr(table, doing, fail)
    if doing == "build":
        robot.resize((1280, 720))
    table.damage()
    robot.key("tab")
    robot.settle()
    assert isinstance(robot.scene, ErrorScene)
    assert robot.scene.doing == doing
    assert robot.scene.kind == "MishapError"
    after = again(robot)
    assert after is not table
    assert after.case.session.played == played
    assert after.case.offers is not None
    assert after.in_play.keeper.fault == ""


def test_thinking_that_fails_outright(robot, table, monkeypatch):
    monkeypatch.setattr(table.case, "pump", fail)
    robot.key("tab")
    robot.settle()
    assert isinstance(robot.scene, ErrorScene)
    assert again(robot).case is not table.case


def test_a_dialog_over_the_table_fails(robot, table, monkeypatch):
    robot.key("escape")
    monkeypatch.setattr(robot.scene, "handle", fail)
    robot.key("down")
    assert isinstance(robot.scene, ErrorScene)
    assert robot.scene.in_play is table.in_play
    assert again(robot).case.session.played == table.case.session.played


def test_nothing_private_is_copied(robot, table, monkeypatch):
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    monkeypatch.setattr(table, "update", fail)
    robot.key("tab")
    robot.settle()
    robot.click(robot.find("Copy details", Button))
    (told,) = copied
    assert "MishapError" in told
    assert "test_mishaps.py" in told
    assert "clue 0." in told
    assert "human+inspector+sergeant" in told
    message = told.splitlines()[-1]
    assert not [word for word in ("green", "rope", SEED) if word in message]
    assert "Anna" not in told


def test_a_copy_of_the_case_is_saved(robot, table, monkeypatch, tmp_path):
    roll(robot)
    monkeypatch.setattr(table, "handle", fail)
    robot.key("tab")
    robot.settle()
    robot.click(robot.find("Save a copy", Button))
    (path,) = (tmp_path / "documents").iterdir()
    assert str(path) in robot.app.picture.notice.sentence
    found = read_journal(path)
    assert not found.damaged
    assert replayed(found.kept.record).played == table.case.session.played
    assert found.kept.seed == SEED


def test_a_copy_goes_where_there_is_room(table, tmp_path, monkeypatch):
    (tmp_path / "documents").rmdir()
    (tmp_path / "home").write_text("in the way")
    monkeypatch.setattr("pathlib.Path.home", lambda: tmp_path / "home")
    path = save_copy(table.in_play)
    assert path.parent == tmp_path / "data"
    (tmp_path / "other").write_text("in the way")
    assert save_copy(table.in_play, tmp_path / "other") is None


def test_a_case_that_is_in_memory_only_goes_on_as_well(robot, table, monkeypatch):
    roll(robot)
    played = list(table.case.session.played)
    table.in_play.keeper = None
    monkeypatch.setattr(table, "handle", fail)
    robot.key("tab")
    robot.settle()
    assert "not on the disk" in " ".join(
        str(w.words) for w in robot.widgets() if hasattr(w, "words")
    )
    assert again(robot).case.session.played == played


def test_an_error_in_another_thread_is_told(robot):
    with heard_from_threads(robot.app):
        thread = threading.Thread(target=fail, name="fetcher")
        thread.start()
        thread.join()
    robot.settle()
    assert isinstance(robot.scene, ErrorScene)
    assert robot.scene.doing == "elsewhere"
    assert threading.excepthook is not None


def test_the_title_says_nothing_of_a_case_that_is_none(robot):
    assert isinstance(robot.scene, TitleScene)
    robot.scene.update = fail
    robot.key("tab")
    assert robot.scene.in_play is None
    assert robot.find("Continue", Button).label == "Continue"
