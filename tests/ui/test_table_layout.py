"""The table and its dialogs at every window size: nothing cut, nothing on another, all in reach."""

from __future__ import annotations

import itertools

import pytest

from clue.evening import HUMAN
from clue.ui.moments import SCENES, an_evening
from clue.ui.robot import Robot
from clue.ui.settings import Settings
from clue.ui.start import title
from clue.ui.table.scene import TableScene
from clue.ui.table.seats import SeatPanel
from tests.ui.test_scenes_layout import SIZES, _check, _without_drawing

STILL = Settings(own_speed="instant", computer_speed="instant", reduced_motion=True)
COMPANY = (HUMAN, "inspector", "sergeant", "constable", "inspector", "sergeant")
TABLES = ("table", "walk", "suggest")
DIALOGS = ("show", "see", "accuse", "curtain", "envelope", "pause", "ending")
SOME = ((1024, 640), (1280, 960), (1920, 1080), (3440, 1440))


@pytest.fixture(autouse=True)
def _no_painting(monkeypatch):
    monkeypatch.setattr("clue.ui.scenes.title.PICTURE", "none")


def _at(name, language, sizes, text_size=1.0):
    """A robot at a moment, at one size after the other."""
    settings = STILL.but(language=language, text_size=text_size)
    with Robot(title, size=sizes[0], settings=settings) as robot:
        robot.app._hidden = True
        SCENES[name](robot, an_evening(COMPANY))
        robot.settle()
        for size in sizes:
            _without_drawing(robot, size)
            yield robot, (name, language, size, text_size)


def _check_table(robot, where):
    """What the layout's rectangles are, and that the seats' words fit them."""
    table = robot.scene
    assert isinstance(table, TableScene)
    lay = table.layout
    places = [*lay.seats, lay.next_thing, lay.menu, lay.board, lay.notebook, lay.hand]
    places += [lay.lately] if lay.lately is not None else []
    assert lay.next_thing.contains(lay.prompt), where
    assert lay.next_thing.contains(lay.dice), where
    assert not lay.prompt.colliderect(lay.dice), where
    window = robot.app.canvas.get_rect()
    for place in places:
        assert window.contains(place), (where, place)
        assert min(place.size) > 20, (where, place)
    for one, other in itertools.combinations(places, 2):
        assert not one.colliderect(other), (where, one, other)
    for panel in robot.widgets():
        if isinstance(panel, SeatPanel):
            _check_seat(robot, panel, where)


def _check_seat(robot, panel, where):
    """Three lines of words, one below the other, inside the panel."""
    name, small = (robot.app.look.letters.line_height(style) for style in panel.letters())
    assert name + 2 * small <= panel.rect.height + 2, (where, panel.rect)


@pytest.mark.parametrize("name", TABLES)
def test_the_table_at_every_size(name):
    for robot, where in _at(name, "en", SIZES):
        if isinstance(robot.scene, TableScene):
            _check_table(robot, where)
        _check(robot, where)


@pytest.mark.parametrize("name", DIALOGS)
def test_dialogs_at_every_size(name):
    for robot, where in _at(name, "fr", SIZES):
        _check(robot, where)


@pytest.mark.parametrize("name", ["table", "walk", *DIALOGS])
def test_letters_half_as_large_again(name):
    for robot, where in _at(name, "fr", SOME, 1.5):
        _check(robot, where)
        if isinstance(robot.scene, TableScene):
            _check_table(robot, where)
