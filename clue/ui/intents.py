"""Keys, mouse and pad become intents, in this one place.

A scene never sees a pygame event: it gets a :class:`Point`, :class:`Press`, :class:`Release`,
:class:`Scroll`, :class:`Command` (an :class:`Act` by key or pad), :class:`Released` (the same let
go, for "hold to open") or :class:`Typed`. Which key means which act is data:
:data:`DEFAULT_KEYS`, over which the settings lay the player's own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

import pygame


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
    MUTE = "mute"
    MARK = "mark"
    CLEAR = "clear"


ARROWS: Final = (Act.UP, Act.DOWN, Act.LEFT, Act.RIGHT)

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
    Act.MARK: ("x",),
    Act.CLEAR: ("c",),
}

FIXED: Final = frozenset(
    {*ARROWS, Act.CONFIRM, Act.CANCEL, Act.NEXT, Act.PREVIOUS, Act.ERASE, Act.DELETE}
    | {Act.HOME, Act.END, Act.PAGE_UP, Act.PAGE_DOWN}
)
"""What stays as it is, so that nobody can lock themselves out of the settings."""

REPEATING: Final = frozenset(
    {*ARROWS, Act.NEXT, Act.PREVIOUS, Act.ERASE, Act.DELETE, Act.PAGE_UP, Act.PAGE_DOWN}
)
"""What goes on while its key is held; everything else happens once a press."""

WHILE_TYPING: Final = FIXED | {Act.FULLSCREEN}
"""What keys still mean while a name is being written."""

PASTING: Final = frozenset({"ctrl+v", "meta+v"})
"""Keys that write what another program has copied; every system has its own."""

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


@dataclass(frozen=True)
class Point:
    """The pointer moved to a pixel."""

    x: int
    y: int


@dataclass(frozen=True)
class Press:
    """A mouse button went down: 1 left, 2 middle, 3 right."""

    x: int
    y: int
    button: int = 1


@dataclass(frozen=True)
class Release:
    """A mouse button came up."""

    x: int
    y: int
    button: int = 1


@dataclass(frozen=True)
class Scroll:
    """The wheel turned; ``lines`` is positive towards the top."""

    x: int
    y: int
    lines: float


@dataclass(frozen=True)
class Command:
    """A key or pad button that means something."""

    act: Act


@dataclass(frozen=True)
class Released:
    """The same key or button let go."""

    act: Act


@dataclass(frozen=True)
class Typed:
    """Letters, while a text field is open."""

    text: str


Intent: TypeAlias = Point | Press | Release | Scroll | Command | Released | Typed


class Bindings:
    """Which key and which button means what, with the player's own over the defaults."""

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
                yield Point(*event.pos)
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
