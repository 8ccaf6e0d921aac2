"""Pads come and go while one plays; their buttons can be chosen; hints name what is in the hand."""

import pygame
import pytest
from pygame._sdl2 import controller

from clue.devkit.robot import Robot
from clue.rules.cards import Suspect
from clue.text.speaker import Speaker
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.input.bindings import DEFAULT_PAD, FIXED_PAD, PAD_BUTTONS, TRIGGERS, Bindings
from clue.ui.input.intents import Act
from clue.ui.screens.settings.rows import PAD, KeyButton
from clue.ui.screens.settings.scene import SettingsScene
from clue.ui.stage.settings import Settings, SettingsFile
from clue.ui.widgets.button import Button
from clue.ui.widgets.controls import Toggle
from clue.ui.widgets.keycap import act_label
from clue.ui.widgets.label import Label
from tests.ui.plain import Plain


class FakePad:
    """A pad as pygame's controller module gives it."""

    name = "Black Pad"

    def __init__(self, index):
        self.index = index

    def as_joystick(self):
        return self

    def get_instance_id(self):
        return 70 + self.index


@pytest.fixture
def pads(plain, monkeypatch):
    """The plain scene's robot, with a controller module that has one pad."""
    monkeypatch.setattr(controller, "Controller", FakePad)
    monkeypatch.setattr(controller, "is_controller", lambda index: index == 0)
    plain.app.pads.open()
    return plain


def notice(robot):
    told = robot.app.picture.notice
    return told.sentence if told is not None else ""


def test_a_pad_that_comes_and_goes_is_told_and_the_game_goes_on(pads):
    pads.post(pygame.CONTROLLERDEVICEADDED, device_index=0)
    assert "Black Pad" in notice(pads)
    pads.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert pads.app.with_pad
    held = pygame.Event(
        pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_X, instance_id=70
    )
    pygame.event.post(held)
    pads.step()
    pads.post(pygame.CONTROLLERDEVICEREMOVED, instance_id=70)
    assert "disconnected" in notice(pads)
    assert not pads.app.with_pad
    assert [i.act for i in pads.scene.heard[-2:]] == [Act.MARK, Act.MARK], "pressed, then let go"
    pads.key("down")
    pads.post(pygame.CONTROLLERDEVICEADDED, device_index=0)
    assert "connected" in notice(pads)


def test_pads_nobody_knows_are_no_news(pads):
    pads.post(pygame.CONTROLLERDEVICEADDED, device_index=9)
    pads.post(pygame.CONTROLLERDEVICEREMOVED, instance_id=3)
    assert not notice(pads)


def test_buttons_have_names_and_meanings_of_their_own():
    names = {*PAD_BUTTONS.values(), *TRIGGERS.values()}
    bound = [button for buttons in DEFAULT_PAD.values() for button in buttons]
    assert len(bound) == len(set(bound))
    assert set(bound) <= names
    assert all(DEFAULT_PAD[act] for act in FIXED_PAD)


def test_own_buttons_lie_over_the_defaults_but_never_over_the_way_out():
    bindings = Bindings(own_pad={"roll": ("right-trigger",), "cancel": ("x",), "hint": ("a",)})
    assert bindings.pad_act("right-trigger") in {Act.ROLL, Act.DIGEST}
    assert bindings.pad_act("b") is Act.CANCEL
    assert bindings.pad_act("a") is Act.CONFIRM


def test_triggers_are_buttons_and_the_right_stick_leafs(plain):
    def axis(number, value):
        plain.post(pygame.CONTROLLERAXISMOTION, axis=number, value=value, instance_id=0)

    axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 32000)
    axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 31000)
    axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0)
    assert [intent.act for intent in plain.scene.heard] == [Act.CLEAR, Act.CLEAR]
    box = plain.scene.screen.widgets[-2].children[0]
    before = box.offset
    axis(pygame.CONTROLLER_AXIS_RIGHTY, 32000)
    axis(pygame.CONTROLLER_AXIS_RIGHTY, 0)
    assert box.offset > before


def test_hints_name_the_buttons_while_a_pad_is_used(plain):
    before = plain.pixels()
    assert act_label(plain.app, Act.CONFIRM) == "Enter"
    plain.pad(pygame.CONTROLLER_BUTTON_LEFTSTICK)
    assert act_label(plain.app, Act.CONFIRM) == "A"
    plain.step(2)
    assert plain.pixels() != before
    plain.key("h")
    assert act_label(plain.app, Act.CONFIRM) == "Enter"


@pytest.fixture
def settings(tmp_path):
    store = SettingsFile(tmp_path)
    start = Settings(language="en")
    with Robot(lambda: SettingsScene("pad"), settings=start, store=store) as robot:
        robot.settle()
        robot.store = store
        yield robot


def choose(robot, act, button):
    rows = [w for w in robot.widgets() if isinstance(w, KeyButton)]
    robot.screen.focus_on(rows[PAD.shown.index(act)])
    robot.key("return")
    robot.pad(button)


def test_buttons_are_chosen_by_pressing_them(settings):
    choose(settings, Act.ROLL, pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    assert settings.app.settings.pad == {}, "it already means something else"
    assert "Skip" in settings.find("already used for", Label).words
    choose(settings, Act.SKIP, pygame.CONTROLLER_BUTTON_A)
    assert settings.find("cannot be changed", Label)
    settings.app.change(settings.app.settings.but(pad={"skip": ()}))
    choose(settings, Act.ROLL, pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    assert settings.store.load().settings.pad == {"skip": (), "roll": ("right-stick",)}
    assert settings.app.bindings.pad_act("right-stick") is Act.ROLL


def test_a_key_calls_the_choice_of_a_button_off_and_all_can_be_set_back(settings):
    settings.app.change(settings.app.settings.but(pad={"skip": ("back",)}))
    rows = [w for w in settings.widgets() if isinstance(w, KeyButton)]
    settings.screen.focus_on(rows[0])
    settings.key("return")
    settings.key("t")
    assert settings.app.settings.pad == {"skip": ("back",)}
    settings.screen.focus_on(settings.find("Reset buttons"))
    settings.key("return")
    assert settings.app.settings.pad == {}


def test_speech_is_offered_where_the_desktop_can_speak(settings, monkeypatch):
    for voice in (None, lambda *_: None):
        settings.app.speech._voice, settings.app.speech._looked = voice, True
        settings.click(settings.find("Sound", Button))
        settings.step(2)
        speech = [w for w in settings.widgets() if isinstance(w, Toggle)][-1]
        assert speech.enabled is (voice is not None)
    settings.screen.focus_on(speech)
    settings.key("return")
    assert settings.store.load().settings.speech


def test_the_plain_scene_hears_nothing_of_a_pad_it_does_not_know(plain):
    assert isinstance(plain.scene, Plain)
    plain.post(pygame.CONTROLLERBUTTONDOWN, button=99, instance_id=0)
    assert not plain.scene.heard


def test_the_curtain_opens_while_the_pad_s_button_is_held(plain):
    opened = []
    scene = CurtainScene(
        seat=Suspect.MUSTARD,
        words=Speaker("en"),
        reason="Look away.",
        on_open=lambda: opened.append(True),
    )
    plain.app.push(scene)
    plain.step(3)
    plain.pad(pygame.CONTROLLER_BUTTON_A)
    plain.step(90)
    assert not opened, "a short press is not enough"
    plain.post(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)
    plain.step(90)
    plain.post(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)
    plain.settle(400)
    assert opened
