"""The whole command line: without an argument, or with a file, it opens the window.

What is printed needs a place to go; a windowed program of Windows has none, and gets a file.
"""

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


WRONG_LINE: Final = 2
"""How it ends when the command line makes no sense."""


def obey(arguments: list[str]) -> int:
    """Run the one command that is asked for."""
    ensure_output()
    if not arguments:  # a double click: the picture comes sooner where no parser is made
        from clue.commands.play import open_or_hand_over

        return open_or_hand_over()
    from clue.commands.described import COMMANDS, described
    from clue.commands.parser import asked_language, parsed

    line = spelled_out(arguments)
    if line[0] not in COMMANDS and not line[0].startswith("-"):
        return _tell_unknown(line[0], asked_language(arguments))
    options = parsed(described, line)
    if options.version:
        return _tell_versions()
    code: int = options.run(options)
    return code


def spelled_out(arguments: list[str]) -> list[str]:
    """The command that is meant where none is named; the language wished for comes after it."""
    from clue.commands.parser import OPENED

    wish, rest = _language_first(arguments)
    match rest:
        case []:
            return ["play", *wish]
        case [word, *more] if word.lower().endswith(OPENED):
            return ["play", *wish, word, *more]
        case ["--selftest", *more]:
            return ["selftest", *wish, *more]
    return [rest[0], *wish, *rest[1:]]


def _language_first(arguments: list[str]) -> tuple[list[str], list[str]]:
    """The wish for a language where it stands before all else, and the rest."""
    match arguments:
        case ["--lang", language, *rest]:
            return ["--lang", language], rest
        case [word, *rest] if word.startswith("--lang="):
            return [word], rest
    return [], arguments


def _tell_unknown(word: str, language: str) -> int:
    """A word that is neither a command nor a file the window opens: what may have been meant."""
    from difflib import get_close_matches

    from clue.commands.described import COMMANDS, PROGRAM
    from clue.commands.parser import language_of
    from clue.text.speaker import Speaker

    speaker = Speaker(language_of(language))
    near = get_close_matches(word.lower(), COMMANDS, n=1)
    if Path(word).suffix or Path(word).exists():
        told = speaker.say("commands-unknown-file", file=word)
    elif near:
        told = speaker.say("commands-unknown-near", word=word, near=near[0])
    else:
        told = speaker.say("commands-unknown", word=word, known=", ".join(COMMANDS))
    print(speaker.say("commands-error", prog=PROGRAM, message=told), file=sys.stderr)
    return WRONG_LINE


def _tell_versions() -> int:
    from clue.ui.window.sdl import set_hints

    set_hints()
    from clue.versions import versions

    for part, version in versions():
        print(f"{part} {version}")
    return 0
