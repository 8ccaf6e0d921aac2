"""The review of a case: reached from the ending, left again, one seat's turns at a time."""

import pygame

from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import a_case, show
from clue.rules.cards import SUSPECTS
from clue.store.keeping import Casebook
from clue.ui.cards.signs import draw_disc
from clue.ui.cases import mansion_of, table_for
from clue.ui.endings.ending import EndingScene
from clue.ui.media.assets import Assets
from clue.ui.menu import title
from clue.ui.screens.review import Chooser, FindingRow, ReviewScene
from clue.ui.theme.look import look_for
from tests.daily import later


def test_each_seat_has_its_own_findings():
    with Robot(title, size=(1280, 720)) as robot:
        show(robot, "review")
        scene = robot.scene
        review = scene.retrospect.review
        assert review.whole
        for seat in scene.game.setup.seats:
            head = next(w for w in robot.widgets() if isinstance(w, Chooser) and w.seat == seat)
            robot.click(head.rect.center)
            robot.settle()
            lines = [w.line for w in robot.widgets() if isinstance(w, FindingRow)]
            assert lines == scene.teller.lines(seat)
            assert {m.number for m in review.moments_of(seat)} <= {line.number for line in lines}
            assert scene.chart.chosen == seat
            assert scene.headline.words == scene.teller.headline(seat)


def test_a_finding_leads_to_its_moment_by_mouse_and_by_keys():
    with Robot(title, size=(1280, 720)) as robot:
        show(robot, "review")
        scene, asked = robot.scene, []
        scene.on_moment = lambda number, seat: asked.append((number, seat))
        row = next(w for w in robot.widgets() if isinstance(w, FindingRow))
        robot.click(row.rect.center)
        scene.screen.focus_on(row)
        robot.key("return")
        robot.settle()
        assert asked == [(row.line.number, scene.chosen)] * 2


@later
def test_the_ending_leads_there_and_back():
    with Robot(title, size=(1280, 720)) as robot:
        game = a_case(("inspector", "sergeant", "constable"))
        mansion = mansion_of(game.session.setup.board)
        table = table_for(robot.app, Casebook(game), mansion, title)
        robot.app.replace(table)
        for _ in range(200_000):
            table.skip()
            robot.step(1)
            if isinstance(robot.scene, EndingScene):
                break
        robot.step(150, seconds=0.2)  # until everything has been told
        robot.click(robot.find(table.words.say("ending-review")))
        robot.settle()
        assert isinstance(robot.scene, ReviewScene)
        robot.catch_up()
        robot.wait(0.5)
        assert robot.scene.chart.standings
        robot.key("escape")
        robot.settle()
        assert isinstance(robot.scene, EndingScene)


def test_a_letter_stays_on_its_disc_however_large_the_text_is():
    with Robot(title):
        plain, large = (disc_at(text) for text in (1.0, 1.5))
    assert plain == large


def disc_at(text):
    canvas = pygame.Surface((30, 30))
    look = look_for(Assets(), (1920, 1080), text, "night")
    draw_disc(look, canvas, SUSPECTS[1], canvas.get_rect())
    return pygame.image.tobytes(canvas, "RGB")
