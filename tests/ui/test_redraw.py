"""Only what has changed is drawn: what was left alone must look as if all were drawn again."""

from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import a_case, table_of
from clue.rules.board import Cell
from clue.ui.dialogs.base import QuestionScene
from clue.ui.menu import title
from clue.ui.screens.title.night import PICTURE
from clue.ui.stage.settings import Settings


def drawn_again(robot):
    robot.app.damage()
    robot.step()
    return robot.pixels()


def until_asked(robot, table):
    while table.model.offers is None:
        robot.step()
    robot.settle()


def test_nothing_stale_is_left_on_the_table_when_the_next_choice_comes():
    settings = Settings(language="en", own_speed="instant", computer_speed="instant")
    with Robot(title, size=(1280, 720), settings=settings) as robot:
        table = table_of(robot, a_case())
        assert robot.pixels() == drawn_again(robot), "the cards have been dealt"
        robot.key("r")
        until_asked(robot, table)
        assert robot.pixels() == drawn_again(robot), "squares are within reach"
        squares = [p for p in table.model.offers.destinations if isinstance(p, Cell)]
        table.turn.choose_place(squares[0])
        robot.settle()
        assert robot.pixels() == drawn_again(robot), "the pawn has walked"


def test_under_a_dialog_the_title_keeps_its_painting_in_another_size():
    settings = Settings(language="en", reduced_motion=True)
    with Robot(title, size=(1280, 720), settings=settings) as robot:
        robot.rest()
        robot.app.push(QuestionScene("?", "", "Yes", "No", lambda: None))
        robot.resize((1024, 640))
        seen = robot.pixels()
        robot.rest()
        robot.app.relayout()
        robot.step()
        assert seen == robot.pixels()


def test_the_painting_of_the_title_fades_in_to_the_end():
    with Robot(title, size=(1280, 720), settings=Settings(language="en")) as robot:
        robot.app.assets.scaled(PICTURE, robot.app.look.size, "cover")
        robot.app.replace(title())
        robot.step(14, 0.07)  # no picture falls on the very end of the fading
        seen = robot.pixels()
        robot.app.picture.damage.add()
        robot.app.picture.draw()
        assert seen == robot.pixels(), "drops must not show it brighter where they fall"


def test_the_painting_of_the_title_comes_back_in_another_size():
    settings = Settings(language="en", reduced_motion=True)
    with Robot(title, size=(1280, 720), settings=settings) as robot:
        robot.rest()
        robot.resize((1024, 640))
        robot.step()  # a sky, until the painting has been brought to this size
        robot.rest()
        robot.step(3, 0.1)
        painted = robot.app.assets.scaled(PICTURE, robot.app.look.size, "cover")
        assert robot.frame().get_at((700, 200)) == painted.get_at((700, 200))
