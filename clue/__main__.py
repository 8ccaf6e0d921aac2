"""The command line: without an argument it opens the window."""

from __future__ import annotations

import argparse
import os
import sys

from clue.commands import COMMANDS


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="clue", description="The detective game. Without a command, the window opens."
    )
    commands = parser.add_subparsers(metavar="COMMAND", dest="command")
    for command in COMMANDS:
        command.add_to(commands)
    return parser


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code tells how it went."""
    arguments = sys.argv[1:] if argv is None else argv
    options = _parser().parse_args(arguments or ["play"])
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
