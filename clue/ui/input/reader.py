"""Keys, mouse and pad become intents, in this one place.

Pads are found at the start and whenever one is plugged in, and let go when it is pulled out.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import pygame

from clue.ui.input.bindings import FIXED, PAD_BUTTONS, TRIGGERS, Bindings
from clue.ui.input.intents import (
    ARROWS,
    Act,
    Command,
    Intent,
    PointerMoved,
    Press,
    Release,
    Released,
    Scroll,
    Typed,
)

log = logging.getLogger(__name__)

REPEATING: Final = frozenset(
    {*ARROWS, Act.NEXT, Act.PREVIOUS, Act.ERASE, Act.DELETE, Act.PAGE_UP, Act.PAGE_DOWN}
)
"""What goes on while its key is held; everything else happens once a press."""

WHILE_TYPING: Final = FIXED | {Act.FULLSCREEN}
"""What keys still mean while a name is being written."""

PASTING: Final = frozenset({"ctrl+v", "meta+v"})
"""Keys that write what another program has copied; every system has its own."""

PAD_PREFIX: Final = "pad "
"""Before a button's name when somebody listens for the next key or button."""

MODIFIERS: Final = frozenset(
    {
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LGUI,
        pygame.K_RGUI,
        pygame.K_CAPSLOCK,
        pygame.K_NUMLOCK,
    }
)

STICKS: Final[Mapping[int, tuple[Act, Act]]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (Act.LEFT, Act.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Act.UP, Act.DOWN),
    pygame.CONTROLLER_AXIS_RIGHTY: (Act.PAGE_UP, Act.PAGE_DOWN),
}
"""Where each axis of the sticks leads when it leans back, and when it leans on."""

STICK_PUSHED: Final = 0.55
STICK_LET_GO: Final = 0.35
REPEAT_AFTER: Final = 0.42
REPEAT_EVERY: Final = 0.13

_LONGEST_NAME: Final = 40
"""Of a pad, in letters."""
XBOX, PLAYSTATION, NINTENDO, DECK = "xbox", "playstation", "nintendo", "deck"
_VENDORS: Final = {"5e04": XBOX, "4c05": PLAYSTATION, "7e05": NINTENDO, "de28": DECK}
"""Whose number stands in the middle of a pad's own, its bytes the wrong way round."""
_NAMES: Final = {
    PLAYSTATION: ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5"),
    NINTENDO: ("nintendo", "switch", "joy-con"),
    DECK: ("steam", "deck", "valve"),
}


def key_name(event: pygame.Event) -> str:
    """A key by pygame's name for it, with the modifiers that change its meaning before it."""
    name: str = pygame.key.name(event.key).lower()
    mods = getattr(event, "mod", 0)
    if mods & pygame.KMOD_CTRL:
        name = "ctrl+" + name
    if mods & pygame.KMOD_META:
        name = "meta+" + name
    if mods & pygame.KMOD_ALT:
        name = "alt+" + name
    if mods & pygame.KMOD_SHIFT and name == "tab":
        name = "shift+" + name
    return name


class Reader:
    """Turns events into intents; remembers what is held and where sticks lean."""

    def __init__(self, bindings: Bindings) -> None:
        self.bindings = bindings
        self.typing = False  # a text field is open
        self.pointer = (-1, -1)
        self.listener: Callable[[str], None] | None = None  # wants the next key, whatever it means
        self.with_pad = False  # the last hand was a pad: hints show its buttons
        self.pad: int | None = None  # which one
        self._held: dict[int, Act] = {}
        self._held_pad: dict[str, Act] = {}
        self._lean: dict[int, float] = {}
        self._stick: Act | None = None
        self._again = math.inf

    def read(self, event: pygame.Event, now: float) -> Iterator[Intent]:  # noqa: C901 - one table of events
        """The intents of one event."""
        match event.type:
            case pygame.MOUSEMOTION:
                self.pointer = event.pos
                yield PointerMoved(*event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button <= 3:
                self.pointer, self.with_pad = event.pos, False
                yield Press(event.pos[0], event.pos[1], event.button)
            case pygame.MOUSEBUTTONUP if event.button <= 3:
                self.pointer = event.pos
                yield Release(event.pos[0], event.pos[1], event.button)
            case pygame.MOUSEWHEEL:
                yield Scroll(*self.pointer, getattr(event, "precise_y", event.y))
            case pygame.KEYDOWN:
                self.with_pad = False
                yield from self._key(event)
            case pygame.KEYUP if event.key in self._held:
                yield Released(self._held.pop(event.key))
            case pygame.TEXTINPUT if self.typing:
                yield Typed(event.text)
            case pygame.CONTROLLERBUTTONDOWN if event.button in PAD_BUTTONS:
                self.pad = getattr(event, "instance_id", None)
                yield from self._pad_down(PAD_BUTTONS[event.button], now)
            case pygame.CONTROLLERBUTTONUP if event.button in PAD_BUTTONS:
                yield from self._pad_up(PAD_BUTTONS[event.button])
            case pygame.CONTROLLERAXISMOTION:
                yield from self._axis(event, now)

    def repeats(self, now: float) -> Iterator[Intent]:
        """A stick or cross that is held keeps going."""
        if self._stick is not None and now >= self._again:
            self._again = now + REPEAT_EVERY
            yield Command(self._stick)

    @property
    def due(self) -> float:
        """When the next repeat comes."""
        return self._again

    def let_go(self) -> Iterator[Intent]:
        """Everything held is let go: the window lost the keyboard, or the pad is gone."""
        held = {*self._held.values(), *self._held_pad.values()}
        self._held.clear()
        self._held_pad.clear()
        self._lean.clear()
        self._stick, self._again = None, math.inf
        for act in sorted(held):
            yield Released(act)

    def pad_gone(self) -> Iterator[Intent]:
        """The pad was unplugged: hints name keys again."""
        self.with_pad = False
        return self.let_go()

    def _key(self, event: pygame.Event) -> Iterator[Intent]:
        if self.listener is not None:
            if event.key not in MODIFIERS:
                listener, self.listener = self.listener, None
                listener(key_name(event))
            return
        if self.typing and key_name(event) in PASTING:
            yield Typed(pygame.scrap.get_text())
            return
        act = self.bindings.act(key_name(event))
        if act is None or (self.typing and act not in WHILE_TYPING):
            return
        if self.typing and act is Act.CONFIRM and event.key == pygame.K_SPACE:
            return
        if event.key in self._held and act not in REPEATING:
            return
        self._held[event.key] = act
        yield Command(act)

    def _pad_down(self, button: str, now: float) -> Iterator[Intent]:
        self.with_pad = True
        if self.listener is not None:
            listener, self.listener = self.listener, None
            listener(PAD_PREFIX + button)
            return
        act = self.bindings.pad_act(button)
        if act is None or (self.typing and act not in WHILE_TYPING):
            return
        self._held_pad[button] = act
        if act in ARROWS:
            self._stick, self._again = act, now + REPEAT_AFTER
        yield Command(act)

    def _pad_up(self, button: str) -> Iterator[Intent]:
        act = self._held_pad.pop(button, None)
        if act is None:
            return
        if act is self._stick:
            self._stick, self._again = None, math.inf
        yield Released(act)

    def _axis(self, event: pygame.Event, now: float) -> Iterator[Intent]:
        self.pad = getattr(event, "instance_id", None)
        value = event.value / 32768 if abs(event.value) > 1 else event.value
        if event.axis in TRIGGERS:
            yield from self._trigger(TRIGGERS[event.axis], value, now)
        elif event.axis in STICKS:
            self._lean[event.axis] = value
            yield from self._leaning(now)

    def _trigger(self, button: str, value: float, now: float) -> Iterator[Intent]:
        """A trigger is a button that is down once it is pulled far enough."""
        if value > STICK_PUSHED and button not in self._held_pad:
            yield from self._pad_down(button, now)
        elif value < STICK_LET_GO:
            yield from self._pad_up(button)

    def _leaning(self, now: float) -> Iterator[Intent]:
        """Of all the ways the sticks lean, the furthest one counts."""
        axis = max(self._lean, key=lambda axis: abs(self._lean[axis]))
        furthest = self._lean[axis]
        if abs(furthest) < STICK_LET_GO:
            self._stick, self._again = None, math.inf
        elif abs(furthest) > STICK_PUSHED:
            self.with_pad = True
            back, on = STICKS[axis]
            way = on if furthest > 0 else back
            if way is not self._stick:
                self._stick, self._again = way, now + REPEAT_AFTER
                yield Command(way)


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
