"""The whole command line as argparse reads it, and as help lists it."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Final

from clue.commands import (
    bench,
    bot,
    check_case,
    check_map,
    completion,
    film,
    play,
    puzzle,
    replay,
    review,
    selftest,
    shot,
    simulate,
    tournament,
)
from clue.commands.parser import Say, add_language

COMMANDS = (
    play,
    replay,
    review,
    simulate,
    tournament,
    bot,
    check_map,
    check_case,
    puzzle,
    shot,
    film,
    bench,
    selftest,
    completion,
)
"""In the order its help lists them."""
PROGRAM: Final = "clue"
NAMES: Final = tuple(one.__name__.rpartition(".")[2].replace("_", "-") for one in COMMANDS)
"""What a line may begin with."""


def described(kind: type[ArgumentParser], say: Say) -> ArgumentParser:
    """The whole command line, in the words of ``say``."""
    parser = kind(prog=PROGRAM, description=say("commands-clue"), usage=say("commands-clue-usage"))
    parser.add_argument("--version", action="store_true", help=say("commands-version"))
    parser.add_argument("--selftest", action="store_true", help=say("commands-try-all"))
    add_language(parser, say)
    commands = parser.add_subparsers(
        metavar=say("commands-word-command"), dest="command", prog=PROGRAM
    )
    for command in COMMANDS:
        command.add_to(commands, say)
    return parser
