"""From the sofa: letters large enough for a small screen, the pad's own signs, and a keyboard for it."""

from __future__ import annotations

import itertools
from unicodedata import normalize

import pygame
import pytest

from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET, SCENES, a_case
from clue.ui.input.intents import Act
from clue.ui.input.reader import DECK, NINTENDO, PLAYSTATION, XBOX, Pads, family_of
from clue.ui.media.assets import Assets
from clue.ui.menu import title
from clue.ui.screens.newgame.scene import NewGameScene
from clue.ui.stage.settings import Settings
from clue.ui.theme.styles import SMALLEST_LETTERS
from clue.ui.widgets.keycap import PadLabel, act_label
from clue.ui.widgets.textfield import PadKeyboard, TextField
from tests.daily import part

DECK_SIZE = (1280, 800)
DAILY = {
    ("fr", "walk"),
    ("en", "suggest"),
    ("fr", "newgame"),
    ("en", "statistics"),
    ("fr", "ending"),
}
A, B, DOWN = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN,
)


def on_deck(language: str = "en") -> Robot:
    return Robot(title, settings=Settings(language=language, **QUIET), size=DECK_SIZE)


def test_no_letters_on_a_steam_deck_are_smaller_than_twelve_pixels(monkeypatch):
    asked: set[int] = set()
    font = Assets.font

    def measured(assets, name, size):
        asked.add(size)
        return font(assets, name, size)

    monkeypatch.setattr(Assets, "font", measured)
    for language, name in part(itertools.product(("en", "fr"), SCENES), DAILY):
        asked.clear()
        with on_deck(language) as robot:
            SCENES[name](robot, a_case())
            robot.settle(300)
            assert asked, "something was written"
            assert min(asked) >= SMALLEST_LETTERS == 12, (language, name)


@pytest.mark.parametrize(
    ("name", "guid", "family"),
    [
        ("Xbox Series X Controller", "030000005e040000120b000001050000", XBOX),
        ("PS5 Controller", "030000004c050000e60c000011810000", PLAYSTATION),
        ("DualSense Wireless Controller", "", PLAYSTATION),
        ("Nintendo Switch Pro Controller", "030000007e0500000920000011810000", NINTENDO),
        ("Joy-Con (L/R)", "", NINTENDO),
        ("Steam Deck", "03000000de2800000512000011010000", DECK),
        ("Generic USB Joystick", "", XBOX),
    ],
)
def test_a_pad_is_known_by_its_maker_or_its_name(name, guid, family):
    assert family_of(name, guid) == family


def test_hints_show_what_is_printed_on_the_pad_in_hand_and_keys_again(monkeypatch):
    with on_deck() as robot:
        robot.settle(100)
        label = lambda act: act_label(robot.app, act)  # noqa: E731
        assert label(Act.CONFIRM) == "Enter"
        monkeypatch.setattr(Pads, "family", lambda pads, number: PLAYSTATION)
        robot.pad(DOWN)
        confirm = label(Act.CONFIRM)
        assert (confirm, confirm.sign) == ("Cross", "cross")
        assert label(Act.NEXT) == "R1"
        monkeypatch.setattr(Pads, "family", lambda pads, number: NINTENDO)
        robot.pad(DOWN)
        assert isinstance(label(Act.CONFIRM), PadLabel)
        assert (label(Act.CONFIRM), label(Act.CONFIRM).sign) == ("A", "letter")
        assert label(Act.DIGEST) == "ZR"
        robot.key("down")
        assert label(Act.CONFIRM) == "Enter"


def focus(robot: Robot, widget) -> None:
    """By the pad's shoulders alone."""
    for _ in range(120):
        if robot.screen.focused is widget:
            return
        robot.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    raise AssertionError(widget)


def press(robot: Robot, label: str) -> None:
    """A key of the keyboard on the screen."""
    keyboard = robot.screen.popup
    assert isinstance(keyboard, PadKeyboard)
    focus(robot, next(k for k in keyboard.children if getattr(k, "label", "") == label))
    robot.pad(A)


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("Accents", "Done")), ("fr", ("Accents", "Terminé"))]
)
def test_a_name_is_written_with_a_pad_alone(language, words):
    accents, done = words
    with on_deck(language) as robot:
        SCENES["newgame"](robot, a_case())
        robot.settle(100)
        robot.pad(DOWN)
        assert isinstance(robot.scene, NewGameScene)
        focus(robot, next(w for w in robot.widgets() if isinstance(w, TextField)))
        robot.pad(A)
        assert isinstance(robot.screen.popup, PadKeyboard)
        assert not robot.app.typing
        for _ in range(30):
            robot.pad(pygame.CONTROLLER_BUTTON_X)  # the key that rubs out
        for letter in ("Z", "o"):
            press(robot, letter)
        press(robot, accents)
        press(robot, "é")
        press(robot, done)
        robot.settle(50)
        assert robot.screen.popup is None
        field = robot.screen.focused
        assert isinstance(field, TextField)
        assert field.text == "Zoé"
        assert "Zoé" in {plan.name for plan in robot.scene.planning.draft.plans}
        robot.pad(A)
        robot.pad(B)
        assert robot.screen.popup is None
        assert isinstance(robot.scene, NewGameScene), "the first press only puts the keyboard away"


def test_every_letter_and_digit_of_both_languages_can_be_written():
    for language in ("en", "fr"):
        with on_deck(language) as robot:
            field = robot.screen.add(TextField(robot.screen, "", lambda text: None))
            keyboard = PadKeyboard(field)
            found = set(keyboard.letters())
            keyboard._turn()
            found |= set(keyboard.letters())
        assert set("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") <= {letter.upper() for letter in found}
        for letter in "éèêëàâîïôùûüçœæ":
            assert normalize("NFC", letter) in {one.lower() for one in found}
