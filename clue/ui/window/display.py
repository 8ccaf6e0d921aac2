"""The desktop's side of the window: opened, put into full screen and back, brought forward.

The picture is a software surface of ``pygame.display``: unlike ``pygame.Window.flip``, ``update``
can send single rectangles to the screen (0.06 ms for a pawn at any window size, against 3 ms for
a whole 1080p window and 13 ms for 4K). Full screen goes through the Window of that same display.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import warnings
from collections.abc import Callable
from typing import Final

import pygame

from clue.ui.sound.audio import quiet_stderr
from clue.ui.theme.styles import SMALLEST_WINDOW
from clue.ui.window.sdl import TITLE, set_hints

log = logging.getLogger(__name__)
NEVER_SEEN_BEFORE: Final = frozenset({"win32", "darwin"})
"""Where a window must be made known to screen readers while it is still hidden."""


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
