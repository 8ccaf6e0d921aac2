"""What is set before the window opens: what SDL is told before pygame is, and one heap."""

from __future__ import annotations

import ctypes
import os
import sys
from functools import cache
from typing import Final

TITLE: Final = "Clue"


def set_hints() -> None:
    """Name the window's class and the fast surface; the player's own environment wins."""
    hints = {
        "SDL_VIDEO_X11_WMCLASS": TITLE,
        "SDL_APP_NAME": TITLE,
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    if sys.platform.startswith("linux"):
        hints["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    if sys.platform == "win32":
        hints["SDL_WINDOWS_DPI_AWARENESS"] = "permonitorv2"
    for name, value in hints.items():
        os.environ.setdefault(name, value)


M_TRIM_THRESHOLD: Final = -1
M_MMAP_THRESHOLD: Final = -3
M_ARENA_MAX: Final = -8
APART: Final = 128 * 1024
"""So many bytes lie in memory of their own, which goes back as soon as they are let go."""
TOGETHER: Final = 32 * 1024 * 1024
"""As many as can be where memory is given too slowly for so large pictures."""
LARGE: Final = 1920 * 1200


@cache
def share_heap() -> bool:
    """Have one heap for all threads, once; whether it could be had."""
    return _told("mallopt", M_ARENA_MAX, 1)


def suit_heap(size: tuple[int, int]) -> bool:
    """Hold memory as pictures for a window so large want it; whether it could be done."""
    return _hold_apart(APART if size[0] * size[1] <= LARGE else TOGETHER)


def loosen_heap() -> bool:
    """While everything is made anew have what is let go used again: to be given more takes long."""
    return _hold_apart(TOGETHER)


def tighten_heap(size: tuple[int, int]) -> bool:
    """Everything is made: give back what is free, and hold memory as before."""
    return suit_heap(size) and _told("malloc_trim", 0)


def _hold_apart(least: int) -> bool:
    """Where memory of its own begins, and how much that is free is kept."""
    return _told("mallopt", M_MMAP_THRESHOLD, least) and _told(
        "mallopt", M_TRIM_THRESHOLD, 2 * least
    )


def _told(what: str, *values: int) -> bool:
    if sys.platform != "linux":
        return False
    try:
        return bool(getattr(ctypes.CDLL(None), what)(*values))
    except (AttributeError, OSError):  # another C library
        return False
