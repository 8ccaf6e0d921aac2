"""Where what is printed goes; a windowed program of Windows has no place, and gets a file."""

from __future__ import annotations

import os
import sys
import tempfile
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Final

FILE: Final = "clue-output.txt"

STREAMS: Final = 3
"""What a program is started with: input, output, and a place for complaints."""


def ensure_output() -> None:
    """Where there is no terminal and not even a stream, write into the temporary folder.

    A terminal that lacks a letter, such as the printer's apostrophe, shows a question mark for it.
    """
    _take_empty_places()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdout is not None and sys.stderr is not None:
        return
    try:
        output = _opened(Path(tempfile.gettempdir()) / FILE)
    except OSError:
        output = _opened(Path(os.devnull))
    sys.stdout = sys.stdout or output
    sys.stderr = sys.stderr or output


def _take_empty_places() -> None:
    """Where a stream was closed before the start, no file may get its number.

    Whatever libraries complain of goes to the third: it must never be a case that is being kept.
    """
    while (place := os.open(os.devnull, os.O_RDWR)) < STREAMS:
        pass
    os.close(place)


def _opened(path: Path) -> IO[str]:
    return path.open("w", encoding="utf-8", buffering=1)
