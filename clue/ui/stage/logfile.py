"""The log: a few small files for whoever mends the game, without the secrets of the table.

It is opened with the window, goes on in the file it began until that is full, and never gets in
the way: where it cannot be written, the game goes on without.
"""

from __future__ import annotations

import logging
import os
import platform
import sys
import time
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

import platformdirs
import pygame

from clue import __version__
from clue.log_secrets import TABLE

log = logging.getLogger(__name__)

FILE: Final = "clue.log"
LARGEST: Final = 256 * 1024
OLD_FILES: Final = 3


def folder() -> Path:
    """Where the log lies; ``CLUE_DATA`` moves it with everything else."""
    wish = os.environ.get("CLUE_DATA")
    return Path(wish) / "log" if wish else platformdirs.user_log_path("clue", appauthor=False)


def written() -> Path | None:
    """The file that is written now, if there is one."""
    handlers = logging.getLogger("clue").handlers
    return next((Path(h.baseFilename) for h in handlers if isinstance(h, QuietFile)), None)


class DiscreetFormatter(logging.Formatter):
    """A line for each report: when, how grave, from where, what; errors with the way to them."""

    def __init__(self) -> None:
        super().__init__("%(asctime)sZ %(levelname)-7s %(name)s: %(message)s")
        self.converter = time.gmtime

    def format(self, record: logging.LogRecord) -> str:
        """The message struck of secrets, then the error, whose lines of code may stay."""
        error = record.exc_info[1] if record.exc_info else None
        bare = logging.makeLogRecord({**record.__dict__, "exc_info": None, "exc_text": None})
        line = TABLE.struck(super().format(bare))
        return line if error is None else f"{line}\n{TABLE.account(error).rstrip()}"


class QuietFile(RotatingFileHandler):
    """A full disk or a folder taken away is no reason to disturb a game."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        """Go on without this line."""
        del record


def open_log() -> Path | None:
    """Write what the game reports from now on; the file, or nothing where that cannot be."""
    close_log()
    reporter = logging.getLogger("clue")
    reporter.setLevel(logging.INFO)
    try:
        folder().mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = QuietFile(
            folder() / FILE, maxBytes=LARGEST, backupCount=OLD_FILES, encoding="utf-8"
        )
    except OSError:
        reporter.addHandler(logging.NullHandler())  # nothing goes to the terminal instead
        return None
    handler.setFormatter(DiscreetFormatter())
    reporter.addHandler(handler)
    log.info("%s", machine())
    return written()


def close_log() -> None:
    """Write no more."""
    reporter = logging.getLogger("clue")
    for handler in list(reporter.handlers):
        if isinstance(handler, QuietFile | logging.NullHandler):
            reporter.removeHandler(handler)
            handler.close()


def driver() -> str:
    """How SDL gets at the screen, once it does."""
    return pygame.display.get_driver() if pygame.display.get_init() else "no screen"


def machine() -> str:
    """What a report needs to say of the program and the machine."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    return (
        f"clue {__version__}, Python {platform.python_version()}, pygame-ce {pygame.ver}, SDL {sdl}"
        f" ({os.environ.get('SDL_VIDEODRIVER') or sys.platform}), {system}"
    )
