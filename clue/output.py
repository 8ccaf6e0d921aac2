"""A windowed program of Windows has nowhere to print: what it says goes into a file."""

from __future__ import annotations

import os
import sys
import tempfile
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Final

FILE: Final = "clue-output.txt"


def lend_a_voice() -> None:
    """Where there is no terminal and not even a stream, write into the temporary folder.

    A terminal that lacks a letter, such as the printer's apostrophe, shows a question mark for it.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdout is not None and sys.stderr is not None:
        return
    try:
        voice = _opened(Path(tempfile.gettempdir()) / FILE)
    except OSError:
        voice = _opened(Path(os.devnull))
    sys.stdout = sys.stdout or voice
    sys.stderr = sys.stderr or voice


def _opened(path: Path) -> IO[str]:
    return path.open("w", encoding="utf-8", buffering=1)
