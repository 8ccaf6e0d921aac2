"""The seal of a case: the digits that fix deal and dice, shown and copied while the game goes on."""

import pygame
import pytest

from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET, a_case, table_of
from clue.players.names import HUMAN
from clue.store.keeping import Casebook
from clue.ui.dialogs.pause import PromiseScene, in_groups
from clue.ui.menu import title
from clue.ui.stage.settings import Settings


@pytest.fixture
def clipboard(monkeypatch):
    taken = []
    monkeypatch.setattr(pygame.scrap, "put_text", taken.append)
    return taken


def test_the_pause_menu_shows_the_seal_of_this_very_case(clipboard):
    with Robot(title, size=(1280, 720), settings=Settings(language="en").but(**QUIET)) as robot:
        case = a_case((HUMAN, "random", "random"))
        book = Casebook(case)
        table_of(robot, case, book)
        robot.key("escape")
        robot.click(robot.find("Proof of a fair deal"))
        assert isinstance(robot.scene, PromiseScene)
        assert robot.scene.commitment == book.commitment
        robot.click(robot.find("Copy the digits"))
        assert clipboard == [book.commitment]
        robot.key("escape")
        assert not isinstance(robot.scene, PromiseScene)
        case.close()


def test_the_digits_are_read_in_groups():
    assert list(in_groups("0123456789abcdef" * 2)) == ["0123 4567 89ab cdef"] * 2
