"""What SDL must be told before pygame is imported, which would fill in its own."""

from __future__ import annotations

import os
import sys
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
