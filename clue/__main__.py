"""The command line: without an argument, or with a file, it opens the window."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from typing import Final

from clue.commands import COMMANDS
from clue.commands.parser import Say, parsed
from clue.voice import lend_a_voice

PROGRAM: Final = "clue"
OPENED: Final = (".cluegame", ".cluejournal", ".tmx")
"""What the window opens when it is given as the only word: records, cases, mansions."""


def _described(kind: type[ArgumentParser], say: Say) -> ArgumentParser:
    """The whole command line, in the words of ``say``."""
    parser = kind(prog=PROGRAM, description=say("commands-clue"), usage=say("commands-clue-usage"))
    parser.add_argument("--version", action="store_true", help=say("commands-version"))
    parser.add_argument("--selftest", action="store_true", help=say("commands-try-all"))
    commands = parser.add_subparsers(
        metavar=say("commands-word-command"), dest="command", prog=PROGRAM
    )
    for command in COMMANDS:
        command.add_to(commands, say)
    return parser


def _spelled_out(arguments: list[str]) -> list[str]:
    """The command that is meant where none is named."""
    match arguments:
        case []:
            return ["play"]
        case [word, *rest] if word.lower().endswith(OPENED):
            return ["play", word, *rest]
        case ["--selftest", *rest]:
            return ["selftest", *rest]
    return arguments


def _tell_versions() -> int:
    from clue.ui.hints import set_hints

    set_hints()
    from clue.versions import versions

    for part, version in versions():
        print(f"{part} {version}")
    return 0


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code tells how it went."""
    lend_a_voice()
    options = parsed(_described, _spelled_out(sys.argv[1:] if argv is None else argv))
    if options.version:
        return _tell_versions()
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output, `head` say, had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


if __name__ == "__main__":
    raise SystemExit(main())
