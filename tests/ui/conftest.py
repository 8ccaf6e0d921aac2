"""The window without a screen: every test here runs on SDL's dummy drivers."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from clue.ui.robot import Robot
from clue.ui.settings import Settings
from tests.ui.plain import Plain


@pytest.fixture
def plain():
    """A robot in front of a scene made of one widget of each kind."""
    scene = Plain()
    with Robot(lambda: scene, size=(1280, 720), settings=Settings(language="en")) as robot:
        robot.settle()
        yield robot
