"""What lives at rest: flames, lamps and the ring; and when nothing may move."""

import numpy as np
import pygame
import pytest

from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import a_case, table_of
from clue.rules import events as ev
from clue.rules.cards import Suspect
from clue.table.log import briefly
from clue.table.voices import Occasion, lines_of
from clue.ui.board.board_view import TICK
from clue.ui.menu import title
from clue.ui.screens.title.night import CLOUDS, _cloud
from clue.ui.stage import scene
from clue.ui.stage.settings import Settings
from clue.ui.table.panels.edges import Ticker

FAST = {"language": "en", "own_speed": "instant", "computer_speed": "instant"}


def at_table(lively=True, **settings):
    robot = Robot(title, size=(1280, 720), settings=Settings(**FAST, **settings), lively=False)
    table = table_of(robot, a_case())
    robot.app.lively = lively
    robot.point((1, 1))
    robot.step(2)
    return robot, table


def damage(robot, ticks):
    """Where anything is drawn anew while nothing happens."""
    told, draw = [], robot.app.picture.damage.take

    def take(whole):
        rects = draw(whole)
        told.extend(rects)
        return rects

    robot.app.picture.damage.take = take
    robot.step(ticks, seconds=TICK)
    robot.app.picture.damage.take = draw
    return told


def test_flames_flicker_and_only_their_own_pixels_are_drawn_anew():
    robot, table = at_table(life="always")
    with robot:
        robot.step(2, seconds=TICK)
        lights = [light.rect for light in table.hearth._burning]
        assert len(lights) == len(table.mansion.lights) > 10
        frames = {robot.pixels()}
        drawn = damage(robot, 8)
        frames.add(robot.pixels())
        assert len(frames) == 2
        floor = table.performance.board.plan.rect
        assert drawn
        assert (
            sum(rect.width * rect.height for rect in drawn) < 8 * 0.25 * floor.width * floor.height
        )


@pytest.mark.parametrize(
    "settings",
    [{"life": "never"}, {"life": "always", "reduced_motion": True}],
    ids=["never", "reduced motion"],
)
def test_nothing_moves_where_that_is_not_wished(settings):
    robot, _ = at_table(**settings)
    with robot:
        robot.settle()
        assert damage(robot, 20) == []


def test_nothing_moves_in_the_background_or_on_the_battery(monkeypatch):
    robot, table = at_table(life="mains")
    with robot:
        assert damage(robot, 4)
        robot.post(pygame.WINDOWFOCUSLOST)
        robot.step(3, seconds=TICK)
        assert damage(robot, 10) == []
        robot.post(pygame.WINDOWFOCUSGAINED)
        monkeypatch.setattr(scene, "on_mains", lambda: False)
        table.hearth.liveliness._asked = -1e9
        robot.step(3, seconds=TICK)
        assert damage(robot, 10) == []


def test_what_lived_leaves_nothing_behind():
    robot, _ = at_table(lively=False, life="always")
    with robot:
        robot.settle()
        before = robot.pixels()
        robot.app.lively = True
        robot.point((2, 2))
        robot.step(7, seconds=TICK)
        assert robot.pixels() != before
        robot.app.lively = False
        robot.point((1, 1))
        robot.settle()
        assert robot.pixels() == before


def test_whoever_takes_long_is_remarked_upon_by_another_now_and_then():
    robot, table = at_table(life="never")
    with robot:
        bubbles = table.performance.bubbles
        assert table.model.offers is not None
        robot.step(30, seconds=1.0)
        assert not bubbles.sentences
        robot.step(15, seconds=1.0)
        ((seat, line),) = bubbles.sentences.items()
        assert seat != table.model.offers.seat
        assert line in lines_of(seat, Occasion.WAITING, table.words)
        robot.app.change(robot.app.settings.but(voices="quiet"))
        bubbles.sentences.clear()
        robot.step(120, seconds=1.0)
        assert not bubbles.sentences


def test_lightning_comes_before_its_thunder(monkeypatch):
    heard = []
    with Robot(
        title, size=(1280, 720), settings=Settings(language="en", life="always"), lively=True
    ) as robot:
        robot.step(5)
        robot.catch_up()
        night = robot.scene.night
        monkeypatch.setattr(
            robot.app.audio, "play", lambda name, *_: heard.append((name, robot.clock.now()))
        )
        lit = []
        while not heard:
            robot.step(2)
            if night._flash:
                lit.append(robot.clock.now())
        assert lit
        assert 0.5 < heard[0][1] - lit[0] < 1.7
        robot.wait(1.0)
        assert night._flash == 0.0


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("stem", ["lodge", "villa"])
def test_the_ticker_leaves_the_corners_to_the_passages(stem, size):
    settings = Settings(language="fr", own_speed="instant", computer_speed="instant")
    with Robot(title, size=size, settings=settings) as robot:
        table = table_of(robot, a_case(mansion=stem))
        (ticker,) = [widget for widget in robot.widgets() if isinstance(widget, Ticker)]
        board = table.performance.board
        canvas = robot.app.canvas
        before = canvas.copy()
        ticker.tell(("Mustard entre dans la cave à vin",) * 2 + ("White montre à Mustard",))
        robot.settle()
        middle = ticker.rect.center
        assert before.get_at(middle) != canvas.get_at(middle)
        below = board.plan.floor.bottom
        captions = [one.rect for one in board.writing if one.rect.centery >= below]
        assert captions
        for box in captions:
            assert all(
                before.get_at((x, y)) == canvas.get_at((x, y))
                for x in range(box.left, box.right, 3)
                for y in range(box.top, box.bottom, 3)
            )


@pytest.mark.parametrize(
    ("size", "text"), [((1024, 640), 1.0), ((1024, 640), 1.5), ((1920, 1080), 1.0)]
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_ticker_stands_whole_in_the_frame(size, text, language):
    """The longest three things that can be told, at six seats."""
    settings = Settings(
        language=language, text_size=text, own_speed="instant", computer_speed="instant"
    )
    with Robot(title, size=size, settings=settings) as robot:
        table = table_of(robot, a_case(("human", *["constable"] * 5)))
        (ticker,) = [widget for widget in robot.widgets() if isinstance(widget, Ticker)]
        showed = ev.Showed(Suspect.MUSTARD, Suspect.PEACOCK, None)
        ticker.tell((briefly(showed, table.words),) * 3)
        robot.settle()
        before = robot.pixels()
        robot.app.damage()
        robot.step()
        assert robot.pixels() == before, "it paints nowhere else"
        assert table.layout.board.contains(ticker.rect)
        style = ticker._style(ticker.rect.width, 0)
        assert (
            sum(robot.app.look.letters.size(item, style)[0] for item in ticker.items)
            < ticker.rect.width
        )


@pytest.mark.parametrize("number", range(len(CLOUDS)))
def test_a_band_of_cloud_ends_as_it_begins(number):
    """Its last column goes over into its first as any column into the next."""
    _, dense, seed = CLOUDS[number]
    band = pygame.surfarray.array_alpha(_cloud((282, 241), dense, seed)).astype(int)
    steps = abs(np.diff(band, axis=0)).max(axis=1)
    assert abs(band[0] - band[-1]).max() <= max(steps)
    assert band.max() > 60
