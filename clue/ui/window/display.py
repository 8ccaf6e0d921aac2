"""The desktop's side of the window: opened, put into full screen and back, told to screen readers.

The picture is a software surface of ``pygame.display``: unlike ``pygame.Window.flip``, ``update``
can send single rectangles to the screen (0.06 ms for a pawn at any window size, against 3 ms for
a whole 1080p window and 13 ms for 4K). Full screen goes through the Window of that same display.

Where no screen reader listens nothing is done: a tree is made only while one is there, and only
when something may have changed. What it wants comes on a thread of its own and waits for the loop.
"""

from __future__ import annotations

import contextlib
import logging
import math
import os
import sys
import warnings
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from clue.ui.reading.readable import NumberedTree, Numbering, PartDeed, PartNumber, Readable, Role
from clue.ui.reading.systems import SystemReader, reader_of
from clue.ui.sound.audio import quiet_stderr
from clue.ui.stage.scene import Guide, Scene
from clue.ui.theme.styles import SMALLEST_WINDOW
from clue.ui.window.backstage import Backstage
from clue.ui.window.sdl import TITLE, set_hints

log = logging.getLogger(__name__)

NEVER_SEEN_BEFORE: Final = frozenset({"win32", "darwin"})
"""Where a window must be made known to screen readers while it is still hidden."""
APART: Final = 0.1
"""Seconds between two tellings: a pawn that walks is told of ten times a second."""
REAL: Final = frozenset({"x11", "wayland", "windows", "cocoa"})
"""SDL's names of where windows are seen."""


class NoDisplayError(Exception):
    """There is nowhere to open a window."""


class WrongPygameError(Exception):
    """The old pygame stands in pygame-ce's place."""


def open_display(
    size: tuple[int, int], before_shown: Callable[[], None]
) -> tuple[pygame.Surface, pygame.Window]:
    """A window about that large: what is painted on, and the desktop's handle of it.

    Whoever tells screen readers of a window must know it before it is seen.
    """
    if not getattr(pygame, "IS_CE", False):
        raise WrongPygameError
    set_hints()
    wished = os.environ.get("SDL_VIDEODRIVER", "")
    try:
        with quiet_stderr():
            pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError from error
    if pygame.display.get_driver() in {"offscreen", "dummy"} and not wished:
        raise NoDisplayError
    pygame.font.init()
    pygame.key.set_repeat(380, 55)
    hidden = pygame.HIDDEN if sys.platform in NEVER_SEEN_BEFORE else 0
    canvas = pygame.display.set_mode(_that_fits(size), pygame.RESIZABLE | hidden)
    pygame.display.set_caption(TITLE)
    window = _window_of_display()
    before_shown()
    if hidden:
        window.show()
    window.minimum_size = _that_fits(SMALLEST_WINDOW)
    if _leaves_no_room(size):
        window.maximize()  # only the desktop knows what its panels and the title bar take
    return canvas, window


def explain(sentence: str) -> None:
    """Tell a player who has neither window nor terminal; where not even that can be, nothing."""
    with contextlib.suppress(pygame.error):
        pygame.display.message_box(TITLE, sentence)


def fill_screen(window: pygame.Window, full: bool) -> None:
    """To full screen, or back."""
    try:
        if full:
            window.set_fullscreen(True)
        else:
            window.set_windowed()
            if _leaves_no_room(window.size):  # it was maximised: that is forgotten meanwhile
                window.maximize()
    except pygame.error as error:
        log.warning("full screen: %s", error)


def _that_fits(size: tuple[int, int]) -> tuple[int, int]:
    """A window no larger than the screen it opens on."""
    screen = _screen()
    return (min(size[0], screen[0]), min(size[1], screen[1])) if screen else size


def _leaves_no_room(size: tuple[int, int]) -> bool:
    """Whether such a window, with its title bar, would reach beyond the screen."""
    screen = _screen()
    return screen is not None and (size[0] >= screen[0] or size[1] >= screen[1])


def _screen() -> tuple[int, int] | None:
    """The screen a window opens on; none where everything is only pretended."""
    screens = pygame.display.get_desktop_sizes()
    return screens[0] if screens and pygame.display.get_driver() != "dummy" else None


def _window_of_display() -> pygame.Window:
    """The Window behind ``pygame.display``; its class method warns that it may go one day."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def window_aloud(stack: Sequence[Scene], guide: Guide | None, notice: str) -> Readable:
    """What is on top, who explains it, and what the window says besides."""
    parts: list[Readable] = []
    if stack:
        top = stack[-1]
        inside = tuple(top.aloud())
        words = (part.name for each in inside for part in each.walk() if part.role is Role.LABEL)
        role = Role.DIALOG if top.veil else Role.GROUP
        parts.append(Readable(role, top.called or next(words, ""), parts=inside))
    if guide is not None:
        parts += guide.aloud()
    if notice:
        parts.append(Readable(Role.NOTICE, notice, live=True))
    return Readable(Role.WINDOW, TITLE, parts=tuple(parts))


class Ears:
    """What screen readers are told of one window, and what they want of it."""

    def __init__(self, app: Backstage) -> None:
        self.app = app
        self.active = False  # somebody listens
        self._reader: SystemReader | None = None
        self._numbering = Numbering()
        self._told: NumberedTree | None = None
        self._changed = False
        self._last = -math.inf
        self._focused: bool | None = None

    def open(self) -> None:
        """Make the window known, where it is a real one and there is a way."""
        if pygame.display.get_driver() not in REAL:
            return
        handle = pygame.display.get_wm_info().get("window", 0)
        self._reader = reader_of(handle, self._come, self._wish, self._go)

    def close(self) -> None:
        """Nobody is told any more."""
        self._reader, self.active = None, False

    # -- on other threads --------------------------------------------------------------------------

    def _come(self) -> None:
        self.app.background.post(partial(self._listen, on=True))

    def _go(self) -> None:
        self.app.background.post(partial(self._listen, on=False))

    def _wish(self, number: PartNumber, deed: PartDeed, text: str) -> None:
        self.app.background.post(partial(self._do, number, deed, text))

    # -- in the loop -------------------------------------------------------------------------------

    def _listen(self, *, on: bool) -> None:
        self.active, self._told, self._changed = on, None, on
        self._last = -math.inf

    def _do(self, number: PartNumber, deed: PartDeed, text: str) -> None:
        """Do what is wished, if it is still there and can be done."""
        part = self._tree().parts.get(number)
        if part is None or deed not in part.does:
            log.info("a reader wished %s of what is gone", deed)
            return
        self.app.touched(self.app.now())
        part.do(deed, text)
        self._changed = True

    def _tree(self) -> NumberedTree:
        return self._numbering.lay_flat(self.app.aloud())

    def follow(self, now: float, *, changed: bool) -> float:
        """Tell what has changed, not too often; when to be called again."""
        if self._reader is None or not self.active:
            return math.inf
        self._mind_focus(self._reader)
        self._changed = self._changed or changed
        if not self._changed:
            return math.inf
        if now < self._last + APART:
            return self._last + APART
        self._last, self._changed = now, False
        tree = self._tree()
        if self._told != tree:
            self._reader.tell(tree, self._told)
            self._told = tree
        return math.inf

    def _mind_focus(self, reader: SystemReader) -> None:
        focused = bool(pygame.key.get_focused())
        if focused != self._focused:
            self._focused = focused
            reader.focus(on=focused)
