"""The pages on how to play: leafed through by keys and mouse, in each rulebook's own words."""

import pygame
import pytest

from clue.devkit.robot import Robot
from clue.rules.editions import EDITIONS
from clue.text.catalogue import languages
from clue.ui.screens.howto.drawn import GOAL, BoardPicture, first_walk
from clue.ui.screens.howto.scene import PAGES, HowToScene
from clue.ui.screens.pages import RulesScene
from clue.ui.stage.settings import Settings
from clue.ui.theme.styles import plain
from clue.ui.widgets.boxes import ScrollBox
from clue.ui.widgets.choice import DropDown


@pytest.fixture(scope="module")
def kept():
    with Robot(HowToScene, size=(1024, 640), settings=Settings(language="en")) as robot:
        yield robot


@pytest.fixture
def robot(kept):
    kept.app.replace(HowToScene(first_case=kept.app.quit))
    kept.app.change(Settings(language="en"))
    kept.step(2)
    return kept


def rulebook(robot):
    return next(w for w in robot.widgets() if isinstance(w, DropDown))


def words(robot):
    box = next(w for w in robot.widgets() if isinstance(w, ScrollBox))
    return " ".join(plain(child.words) for child in box.children)


def test_every_page_has_a_picture_of_its_own_and_words(robot):
    seen = []
    for number in range(len(PAGES)):
        assert robot.scene.page == number
        robot.step(2)
        assert words(robot) not in [told for told, _ in seen]
        seen.append((words(robot), robot.pixels()))
        robot.key("right") if number % 2 else robot.click(robot.find("Next"))
    assert robot.scene.page == len(PAGES) - 1, "there is nothing after the last"
    assert len({picture for _, picture in seen}) == len(PAGES)
    robot.key("page up")
    assert robot.scene.page == len(PAGES) - 2


def test_a_pad_leafs_too_and_the_last_page_names_its_buttons(robot):
    for _ in PAGES:
        robot.pad(pygame.CONTROLLER_BUTTON_A)
        if robot.scene.page == len(PAGES) - 1:
            break
    robot.step(2)
    with_pad = robot.pixels()
    robot.key("h")
    robot.step(2)
    assert robot.pixels() != with_pad


@pytest.mark.parametrize("language", languages())
def test_words_fit_at_the_smallest_window_in_the_largest_letters(robot, language):
    robot.app.change(Settings(language=language, text_size=1.5))
    for number in range(len(PAGES)):
        robot.scene.page = number
        robot.scene.rebuild()
        for widget in robot.screen.stops():
            assert robot.screen.rect.contains(widget.rect), (number, widget.rect)
        box = next(w for w in robot.widgets() if isinstance(w, ScrollBox))
        assert box.tall <= box.rect.height or box.focusable, "what does not fit can be scrolled"


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_the_picture_of_a_walk_is_one_its_dice_can_throw(robot, edition):
    robot.scene.page = 1
    robot.scene.rebuild()
    rulebook(robot).choose(edition.id)
    picture = next(w for w in robot.widgets() if isinstance(w, BoardPicture))
    assert picture.marks.hovered == GOAL
    assert picture.marks.count <= 6 * edition.dice
    assert (picture.marks.count > 6) is (edition.dice == 2), "with two dice it looks like two"
    view, found = first_walk(edition.dice)
    assert picture.view == view
    assert picture.marks.squares | picture.marks.rooms == set(found)


def test_the_words_are_the_rulebook_s_and_lead_to_its_rules(robot):
    robot.scene.page = 1
    for edition in EDITIONS:
        rulebook(robot).choose(edition)
        one = EDITIONS[edition].dice == 1
        assert ("the die" in words(robot)) is one, edition
    assert rulebook(robot).options[0][0] in EDITIONS
    rulebook(robot).choose("vintage")
    robot.click(robot.find("All the rules"))
    assert isinstance(robot.scene, RulesScene)
    assert robot.scene.edition.id == "vintage"
