"""Which key and which button of a pad means what, with the player's own over the defaults."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from clue.ui.input.intents import ARROWS, Act

DEFAULT_KEYS: Final[Mapping[Act, tuple[str, ...]]] = {
    Act.UP: ("up",),
    Act.DOWN: ("down",),
    Act.LEFT: ("left",),
    Act.RIGHT: ("right",),
    Act.CONFIRM: ("return", "enter", "space"),
    Act.CANCEL: ("escape",),
    Act.NEXT: ("tab",),
    Act.PREVIOUS: ("shift+tab",),
    Act.PAGE_UP: ("page up",),
    Act.PAGE_DOWN: ("page down",),
    Act.HOME: ("home",),
    Act.END: ("end",),
    Act.ERASE: ("backspace",),
    Act.DELETE: ("delete",),
    Act.FULLSCREEN: ("f11", "alt+return"),
    Act.MENU: ("f10",),
    Act.ROLL: ("r",),
    Act.PASSAGE: ("p",),
    Act.STAY: ("w",),
    Act.SUGGEST: ("s",),
    Act.ACCUSE: ("a",),
    Act.END_TURN: ("e",),
    Act.NOTES: ("n",),
    Act.LOG: ("l",),
    Act.DIGEST: ("d",),
    Act.HINT: ("h",),
    Act.SKIP: ("f",),
    Act.MUTE: ("m",),
    Act.PHONES: ("t",),
    Act.MARK: ("x",),
    Act.CLEAR: ("c",),
    Act.LOOK: ("i",),
}

FIXED: Final = frozenset(
    {*ARROWS, Act.CONFIRM, Act.CANCEL, Act.NEXT, Act.PREVIOUS, Act.ERASE, Act.DELETE}
    | {Act.HOME, Act.END, Act.PAGE_UP, Act.PAGE_DOWN}
)
"""What stays as it is, so that nobody can lock themselves out of the settings."""

PAD_BUTTONS: Final[Mapping[int, str]] = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "left-shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "right-shoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "left-stick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "right-stick",
}
"""What the buttons of a pad are called; the triggers are buttons too, see :class:`Reader`."""

TRIGGERS: Final[Mapping[int, str]] = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "left-trigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "right-trigger",
}

DEFAULT_PAD: Final[Mapping[Act, tuple[str, ...]]] = {
    Act.UP: ("up",),
    Act.DOWN: ("down",),
    Act.LEFT: ("left",),
    Act.RIGHT: ("right",),
    Act.CONFIRM: ("a",),
    Act.CANCEL: ("b",),
    Act.MARK: ("x",),
    Act.NOTES: ("y",),
    Act.LOG: ("back",),
    Act.MENU: ("start",),
    Act.PREVIOUS: ("left-shoulder",),
    Act.NEXT: ("right-shoulder",),
    Act.CLEAR: ("left-trigger",),
    Act.DIGEST: ("right-trigger",),
    Act.HINT: ("left-stick",),
    Act.SKIP: ("right-stick",),
}
"""What a pad's buttons mean; every other act is reached by going to its button on the screen."""

FIXED_PAD: Final = frozenset({*ARROWS, Act.CONFIRM, Act.CANCEL})


class Bindings:
    """Each act with its keys and buttons, and each of those with its act."""

    def __init__(
        self,
        own: Mapping[str, tuple[str, ...]] | None = None,
        own_pad: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.keys = _laid_over(DEFAULT_KEYS, FIXED, own or {})
        self.pad = _laid_over(DEFAULT_PAD, FIXED_PAD, own_pad or {})
        self._acts = _by_name(self.keys, FIXED)
        self._pad_acts = _by_name(self.pad, FIXED_PAD)

    def act(self, key: str) -> Act | None:
        """What a key means; a key with a modifier that means nothing is nothing."""
        return self._acts.get(key)

    def pad_act(self, button: str) -> Act | None:
        """What a pad's button means."""
        return self._pad_acts.get(button)

    def key(self, act: Act) -> str:
        """The key to name in a hint, empty if none is bound."""
        return next(iter(self.keys.get(act, ())), "")

    def button(self, act: Act) -> str:
        """The pad's button to name in a hint, empty if none is bound."""
        return next(iter(self.pad.get(act, ())), "")


def _laid_over(
    defaults: Mapping[Act, tuple[str, ...]],
    fixed: frozenset[Act],
    own: Mapping[str, tuple[str, ...]],
) -> dict[Act, tuple[str, ...]]:
    """Every act with the player's own names, or those it has from the start."""
    return {
        act: defaults.get(act, ()) if act in fixed else own.get(act.value, defaults.get(act, ()))
        for act in Act
    }


def _by_name(bound: Mapping[Act, tuple[str, ...]], fixed: frozenset[Act]) -> dict[str, Act]:
    """What each name means; what is fixed comes before what a file may claim."""
    found: dict[str, Act] = {}
    for act in sorted(bound, key=lambda act: act not in fixed):
        for name in bound[act]:
            found.setdefault(name, act)
    return found
