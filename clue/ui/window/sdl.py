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


M_ARENA_MAX: Final = -8


@cache
def share_heap() -> bool:
    """Set it, once; whether it could be set here."""
    return _told("mallopt", M_ARENA_MAX, 1)


def give_back() -> bool:
    """Have the system take back what pictures have left free in the heap; whether it could be."""
    return _told("malloc_trim", 0)


def _told(name: str, *values: int) -> bool:
    """Tell the C library's heap."""
    if sys.platform != "linux":
        return False
    try:
        return bool(getattr(ctypes.CDLL(None), name)(*values))
    except (AttributeError, OSError):  # another C library
        return False
