"""The window without a screen: every test here runs on SDL's dummy drivers."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from clue.ui.robot import Robot
from clue.ui.settings import Settings
from tests.ui.plain import Plain
from tests.ui.unpacked import Unpacked


@pytest.fixture(scope="session", autouse=True)
def _pictures_unpacked_once():
    """Every test opens a window of its own; all of them share the work of reading its pictures."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load", Unpacked().load)
        yield


@pytest.fixture
def plain():
    """A robot in front of a scene made of one widget of each kind."""
    scene = Plain()
    with Robot(lambda: scene, size=(1280, 720), settings=Settings(language="en")) as robot:
        robot.settle()
        yield robot
