"""A sentence over the picture never hides what one may want to press."""

import itertools

import pygame
import pytest

from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET, show
from clue.rules.cards import SUSPECTS
from clue.ui.menu import title
from clue.ui.reading.readable import Role
from clue.ui.stage.settings import Settings
from clue.ui.table.panels.edges import Ticker
from tests.daily import long, part
from tests.ui.hands import sit
from tests.ui.test_stage import accusing

FULL_FEET = ("curtain", "ending", "saves", "settings", "suggest", "accuse", "statistics", "pause")
"""Scenes that have something to press at their foot."""


LOOKS = list(itertools.product([1.0, 1.5], [(1024, 640), (1920, 1080)]))


@long
@pytest.mark.parametrize(("text", "size"), part(LOOKS, LOOKS[-1:]))
def test_it_gives_way_to_whatever_comes(size, text):
    settings = Settings(language="fr", text_size=text).but(**QUIET)
    with Robot(title, size=size, settings=settings) as robot:
        sentence = robot.app.words.say("saves-plain-mansion", name="La maison au bord du lac")
        for scene in FULL_FEET:
            show(robot, scene)
            robot.app.notice(sentence)
            robot.step(2)
            notice = robot.app.picture.notice
            assert notice.rect in robot.app.canvas.get_rect()
            hidden = [w for w in robot.screen.stops() if w.rect.colliderect(notice.rect)]
            assert not hidden, scene


def test_nothing_of_it_stays_where_it_lay_first():
    with Robot(title, size=(1280, 720), settings=Settings(language="en").but(**QUIET)) as robot:
        show(robot, "curtain")
        before = robot.pixels()
        robot.app.notice("Something happened.")
        first = robot.app.picture.notice.rect
        robot.step(2)
        assert robot.app.picture.notice.rect != first
        foot = robot.frame().subsurface(first)
        robot.wait(8.0)
        assert robot.app.picture.notice is None
        assert robot.pixels() == before
        assert pygame.image.tobytes(robot.frame().subsurface(first), "RGB") == pygame.image.tobytes(
            foot, "RGB"
        )


def test_it_takes_no_more_room_than_its_words_and_hides_none_of_the_table():
    with Robot(title, size=(1920, 1080), settings=Settings(language="en").but(**QUIET)) as robot:
        show(robot, "walk")
        ticker = next(widget for widget in robot.screen.walk() if isinstance(widget, Ticker))
        ticker.tell(("Scarlet walks on", "Mustard enters the Dining Room"))
        robot.app.notice("A door.")
        robot.step(2)
        notice = robot.app.picture.notice
        assert notice.rect.width < 200
        told = [w for w in robot.screen.walk() if w.role is Role.LABEL and w.reads]
        assert ticker in told
        assert not [widget for widget in told if widget.inked.colliderect(notice.rect)]


def test_it_gives_way_to_what_is_said_upon_the_stage():
    with Robot(title, size=(1024, 640), settings=Settings(language="en")) as robot:
        sit(robot, accusing(right=True, humans={SUSPECTS[1]}))
        while not (said := list(robot.scene.words_shown())):
            robot.step()
        robot.app.notice("Something happened that takes a long sentence to be told in full.")
        robot.app.picture.notice.rect = said[0].copy()
        robot.step(2)
        assert robot.app.picture.notice.rect.collidelist(list(robot.scene.words_shown())) < 0
