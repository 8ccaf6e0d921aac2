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
    if sys.platform != "linux":
        return False
    try:
        return bool(ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1))
    except (AttributeError, OSError):  # another C library
        return False
