"""The whole command line as argparse reads it, as help lists it, and as shells complete it."""

from __future__ import annotations

import argparse
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from typing import Final

from clue.commands import bot, check, machine, pictures, play, puzzle, records, simulate, tournament
from clue.commands.completion import SHELLS, script_for
from clue.commands.parser import Say, add_language, speaker_for, speaking

PROGRAM: Final = "clue"


def described(kind: type[ArgumentParser], say: Say) -> ArgumentParser:
    """The whole command line, in the words of ``say``."""
    parser = kind(prog=PROGRAM, description=say("commands-clue"), usage=say("commands-clue-usage"))
    parser.add_argument("--version", action="store_true", help=say("commands-version"))
    parser.add_argument("--selftest", action="store_true", help=say("commands-try-all"))
    add_language(parser, say)
    commands = parser.add_subparsers(
        metavar=say("commands-word-command"), dest="command", prog=PROGRAM
    )
    for name, describe in COMMANDS.items():
        command = commands.add_parser(
            name, help=say(f"commands-{name}"), description=say(f"commands-{name}-does")
        )
        add_language(command, say)
        describe(command, say)
    return parser


def _completion(parser: ArgumentParser, say: Say) -> None:
    """The command's options."""
    shell = say("commands-word-shell")
    parser.add_argument(
        "shell", choices=tuple(SHELLS), metavar=shell, help=say("commands-completion-shell")
    )
    parser.set_defaults(run=_complete)


def _complete(options: argparse.Namespace) -> int:
    """Print what the shell needs, its helps in the reader's words."""
    speaker = speaker_for(options)
    with speaking(speaker):
        whole = described(ArgumentParser, speaker.say)
    print(script_for(options.shell, whole))
    return 0


COMMANDS: Final[Mapping[str, Callable[[ArgumentParser, Say], None]]] = {
    "play": play.describe,
    "replay": records.describe_replay,
    "review": records.describe_review,
    "simulate": simulate.describe,
    "tournament": tournament.describe,
    "bot": bot.describe,
    "check-map": check.describe_map,
    "check-case": check.describe_case,
    "puzzle": puzzle.describe,
    "shot": pictures.describe_shot,
    "film": pictures.describe_film,
    "bench": machine.describe_bench,
    "selftest": machine.describe_selftest,
    "completion": _completion,
}
"""What a line may begin with and what describes its options, in the order its help lists them."""
