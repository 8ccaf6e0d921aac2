"""The player's desktop: its clipboard and its file manager, either of which may be missing."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pygame

log = logging.getLogger(__name__)


def copy(text: str) -> bool:
    """Put a text on the clipboard; whether there is one."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error as error:
        log.info("no clipboard: %s", error)
        return False
    return True


def show_folder(folder: Path) -> bool:
    """Open a folder in the file manager, without waiting for it; whether there is one."""
    if sys.platform == "win32":
        try:
            os.startfile(folder)  # noqa: S606 - the file manager, with our own folder
        except OSError as error:
            log.info("no file manager: %s", error)
            return False
        return True
    opener = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
    if opener is None or not folder.is_dir():
        return False
    quiet = subprocess.DEVNULL
    try:
        subprocess.Popen(  # noqa: S603 - the system's own program with our own folder
            [opener, str(folder)], stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
        )
    except OSError as error:
        log.info("no file manager: %s", error)
        return False
    return True
