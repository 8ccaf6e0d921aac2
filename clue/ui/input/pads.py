"""Game pads: found at the start and whenever one is plugged in, let go when it is pulled out."""

from __future__ import annotations

import logging
from typing import Any, Final

import pygame

log = logging.getLogger(__name__)

_LONGEST_NAME: Final = 40

XBOX, PLAYSTATION, NINTENDO, DECK = "xbox", "playstation", "nintendo", "deck"
_VENDORS: Final = {"5e04": XBOX, "4c05": PLAYSTATION, "7e05": NINTENDO, "de28": DECK}
"""Whose number stands in the middle of a pad's own, its bytes the wrong way round."""
_NAMES: Final = {
    PLAYSTATION: ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5"),
    NINTENDO: ("nintendo", "switch", "joy-con"),
    DECK: ("steam", "deck", "valve"),
}


def family_of(name: str, guid: str = "") -> str:
    """What is printed on a pad's buttons, by its maker's number or else by its name.

    On a pad of Nintendo's the letters stand elsewhere; SDL tells which of them was pressed.
    """
    known = _VENDORS.get(guid[8:12].lower())
    if known is not None:
        return known
    said = name.lower()
    found = (kind for kind, words in _NAMES.items() if any(word in said for word in words))
    return next(found, XBOX)


class Pads:
    """Holds the pads there are: one sends events only while its object is held."""

    def __init__(self) -> None:
        self._held: dict[int, Any] = {}  # by the number its events bear
        self._open = False

    def open(self) -> None:
        """Start listening; every pad there is is told as if it had just been plugged in."""
        try:
            from pygame._sdl2 import controller  # noqa: PLC0415 - it starts a subsystem

            controller.init()
        except (ImportError, pygame.error) as error:
            log.info("no pads: %s", error)
        else:
            self._open = True

    def add(self, index: int) -> str:
        """Listen to a pad that was plugged in; what it is called, empty if it was known."""
        if not self._open:
            return ""
        from pygame._sdl2 import controller  # noqa: PLC0415 - it starts a subsystem

        try:
            if not controller.is_controller(index):
                return ""
            pad = controller.Controller(index)
            number = pad.as_joystick().get_instance_id()
        except (pygame.error, IndexError, ValueError) as error:
            log.info("pad %s: %s", index, error)
            return ""
        known = number in self._held
        self._held[number] = pad
        return "" if known else _called(pad)

    def family(self, number: int | None) -> str:
        """What is printed on the buttons of the pad that is in hand."""
        pad = self._held.get(-1 if number is None else number)
        if pad is None:
            return XBOX
        try:
            guid = str(pad.as_joystick().get_guid())
        except (AttributeError, pygame.error):
            guid = ""
        return family_of(str(pad.name or ""), guid)

    def remove(self, number: int) -> str:
        """Let go of a pad that was pulled out; what it was called, empty if nobody knew it."""
        pad = self._held.pop(number, None)
        return _called(pad) if pad is not None else ""


def _called(pad: Any) -> str:
    """The name its maker gave it."""
    return str(pad.name or "").strip()[:_LONGEST_NAME] or "?"
