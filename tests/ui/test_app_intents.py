"""Keys, mouse and pad become intents in one place."""

import pygame
import pytest

from clue.ui.input.bindings import DEFAULT_KEYS, FIXED, Bindings
from clue.ui.input.intents import Act, Command, Press, Released, Scroll, Typed
from clue.ui.input.reader import Reader


@pytest.fixture
def reader():
    pygame.display.init()
    return Reader(Bindings())


def key(reader, name, *, mod=0, kind=pygame.KEYDOWN, now=0.0):
    event = pygame.Event(kind, key=pygame.key.key_code(name), mod=mod, unicode="", scancode=0)
    return list(reader.read(event, now))


def stick(reader, value, now, axis=pygame.CONTROLLER_AXIS_LEFTX):
    event = pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)
    return list(reader.read(event, now))


def test_every_act_has_a_key_of_its_own():
    keys = [key for keys in DEFAULT_KEYS.values() for key in keys]
    assert set(DEFAULT_KEYS) == set(Act)
    assert len(keys) == len(set(keys))


def test_keys_mean_acts_and_are_let_go(reader):
    assert key(reader, "r") == [Command(Act.ROLL)]
    assert key(reader, "r", kind=pygame.KEYUP) == [Released(Act.ROLL)]
    assert key(reader, "return", mod=pygame.KMOD_LALT) == [Command(Act.FULLSCREEN)]
    assert key(reader, "tab", mod=pygame.KMOD_LSHIFT) == [Command(Act.PREVIOUS)]
    assert key(reader, "r", mod=pygame.KMOD_LCTRL) == []


def test_every_key_s_name_is_what_pygame_calls_it(reader):
    for act, keys in DEFAULT_KEYS.items():
        for name in keys:
            *mods, plain_name = name.split("+")
            mod = {"alt": pygame.KMOD_LALT, "shift": pygame.KMOD_LSHIFT}.get("".join(mods), 0)
            assert key(reader, plain_name, mod=mod) == [Command(act)], name
            key(reader, plain_name, kind=pygame.KEYUP)


def test_only_walking_keys_repeat_while_held(reader):
    assert key(reader, "left") == key(reader, "left") == [Command(Act.LEFT)]
    assert key(reader, "return") == [Command(Act.CONFIRM)]
    assert key(reader, "return") == []


def test_while_typing_letters_are_letters(reader):
    reader.typing = True
    assert key(reader, "r") == [] == key(reader, "space")
    assert list(reader.read(pygame.Event(pygame.TEXTINPUT, text="r"), 0.0)) == [Typed("r")]
    assert key(reader, "backspace") == [Command(Act.ERASE)]
    assert key(reader, "escape") == [Command(Act.CANCEL)]


def test_what_is_held_is_let_go_when_the_window_loses_the_keyboard(reader):
    key(reader, "space")
    assert list(reader.let_go()) == [Released(Act.CONFIRM)]
    assert key(reader, "space", kind=pygame.KEYUP) == []


def test_own_keys_lie_over_the_defaults_but_not_over_the_fixed_ones():
    bindings = Bindings({"roll": ("t",), "confirm": ("q",)})
    assert bindings.act("t") is Act.ROLL
    assert bindings.act("r") is None
    assert bindings.act("return") is Act.CONFIRM
    assert bindings.act("q") is None
    assert bindings.key(Act.ROLL) == "t"
    assert Act.CONFIRM in FIXED


def test_the_wheel_turns_where_the_mouse_is(reader):
    list(reader.read(pygame.Event(pygame.MOUSEMOTION, pos=(5, 6), rel=(0, 0), buttons=()), 0.0))
    wheel = pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_y=1.5)
    assert list(reader.read(wheel, 0.0)) == [Scroll(5, 6, 1.5)]
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(7, 8), button=3)
    assert list(reader.read(down, 0.0)) == [Press(7, 8, 3)]
    assert list(reader.read(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(7, 8), button=4), 0.0)) == []


def test_a_stick_goes_once_then_repeats_until_let_go(reader):
    assert stick(reader, 30000, 0.0) == [Command(Act.RIGHT)]
    assert stick(reader, 31000, 0.1) == []
    assert list(reader.repeats(0.2)) == []
    assert list(reader.repeats(0.5)) == [Command(Act.RIGHT)]
    assert list(reader.repeats(0.5)) == []
    stick(reader, 0, 0.6)
    assert list(reader.repeats(9.0)) == []
    assert stick(reader, -30000, 1.0, pygame.CONTROLLER_AXIS_LEFTY) == [Command(Act.UP)]


def test_a_pad_is_noticed_so_that_hints_can_name_its_buttons(reader):
    down = pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A)
    assert list(reader.read(down, 0.0)) == [Command(Act.CONFIRM)]
    assert reader.with_pad
    key(reader, "r")
    assert not reader.with_pad
