"""What a player can do with the window, whatever the hand that does it: a scene sees only this.

A :class:`Command` is an :class:`Act` by key or pad, a :class:`Released` the same let go, for what
is held to open. :mod:`clue.ui.input.reader` makes them from what pygame tells.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

from msgspec import Struct


class Act(StrEnum):
    """Everything a key or a pad button can mean."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    CANCEL = "cancel"
    NEXT = "next"
    PREVIOUS = "previous"
    PAGE_UP = "page-up"
    PAGE_DOWN = "page-down"
    HOME = "home"
    END = "end"
    ERASE = "erase"
    DELETE = "delete"
    MENU = "menu"
    FULLSCREEN = "fullscreen"
    ROLL = "roll"
    PASSAGE = "passage"
    STAY = "stay"
    SUGGEST = "suggest"
    ACCUSE = "accuse"
    END_TURN = "end-turn"
    NOTES = "notes"
    LOG = "log"
    DIGEST = "digest"
    HINT = "hint"
    SKIP = "skip"
    PHONES = "phones"
    MUTE = "mute"
    MARK = "mark"
    CLEAR = "clear"
    LOOK = "look"


ARROWS: Final = (Act.UP, Act.DOWN, Act.LEFT, Act.RIGHT)


class PointerMoved(Struct, frozen=True):
    """The pointer moved to a pixel."""

    x: int
    y: int


class Press(Struct, frozen=True):
    """A mouse button went down: 1 left, 2 middle, 3 right."""

    x: int
    y: int
    button: int = 1


class Release(Struct, frozen=True):
    """A mouse button came up."""

    x: int
    y: int
    button: int = 1


class Scroll(Struct, frozen=True):
    """The wheel turned; ``lines`` is positive towards the top."""

    x: int
    y: int
    lines: float


class Command(Struct, frozen=True):
    """A key or pad button that means something."""

    act: Act


class Released(Struct, frozen=True):
    """The same key or button let go."""

    act: Act


class Typed(Struct, frozen=True):
    """Letters, while a text field is open."""

    text: str


Intent: TypeAlias = PointerMoved | Press | Release | Scroll | Command | Released | Typed


STARTERS: Final = frozenset({Act.CONFIRM, Act.ROLL, Act.END_TURN})


def starts(intent: Intent) -> bool:
    """Whether it is a press that does the next thing, whatever that is."""
    match intent:
        case Press(_, _, 1):
            return True
        case Command(act):
            return act in STARTERS
    return False
