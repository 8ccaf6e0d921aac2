"""The window without a screen: every test here runs on SDL's dummy drivers."""

import gc
import os
from itertools import count

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from clue.boards import catalogue
from clue.devkit.robot import Robot
from clue.ui.board import ground
from clue.ui.media import assets
from clue.ui.stage.settings import Settings
from tests.ui.plain import Plain
from tests.ui.unpacked import Laid, Loaded, Scaled, Unpacked


@pytest.fixture(scope="session", autouse=True)
def _pictures_unpacked_once():
    """Every test opens a window of its own; all of them share the work of reading its pictures."""
    laid = Laid()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load", Unpacked().load)
        patch.setattr(assets, "scale_to", Scaled().scale_to)
        patch.setattr(ground, "_floor", laid.floor)
        patch.setattr(ground, "_read", laid.read)
        patch.setattr(catalogue, "load_mansion", Loaded().load_mansion)
        yield


@pytest.fixture
def plain():
    """A robot in front of a scene made of one widget of each kind."""
    scene = Plain()
    with Robot(lambda: scene, size=(1280, 720), settings=Settings(language="en")) as robot:
        robot.settle()
        yield robot


SWEEP = 12
"""A closed window is a ring of objects, small ones that hold large pictures: after so many tests it is let go."""

SHARED = 10
"""What outlives a sweep is looked through no more, but at every so many: then windows go that tests have shared."""

_tests = count(1)


@pytest.fixture(autouse=True)
def _closed_windows_are_let_go():
    """Memory stays small; Python itself counts objects, not what pictures weigh."""
    yield
    sweep, rest = divmod(next(_tests), SWEEP)
    if rest == 0:
        if sweep % SHARED == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
