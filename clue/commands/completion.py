"""``clue completion SHELL``: what a shell needs to complete commands and options."""

from __future__ import annotations

import argparse
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from clue.commands.parser import Build, Commands, Say, add_command, speaker_for, speaking
from clue.desktop.shells import SHELLS, Completed

if TYPE_CHECKING:
    from clue.text.speaker import Speaker


def add_to(commands: Commands, say: Say) -> None:
    """Describe the command and its options."""
    parser = add_command(commands, say, "completion")
    shell = say("commands-word-shell")
    parser.add_argument(
        "shell", choices=tuple(SHELLS), metavar=shell, help=say("commands-completion-shell")
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the script."""
    print(script_for(options.shell, options.described, speaker_for(options)), end="")
    return 0


def script_for(shell: str, described: Build, speaker: Speaker) -> str:
    """The script for a shell, its helps in the speaker's words."""
    with speaking(speaker):
        whole = described(ArgumentParser, speaker.say)
    return "\n".join(SHELLS[shell](_read("", whole), dict(_commands(whole)))) + "\n"


def _commands(parser: ArgumentParser) -> Iterator[tuple[str, Completed]]:
    for name, command in _below(parser).items():
        yield name, _read(_helps(parser).get(name, ""), command)


def _below(parser: ArgumentParser) -> Mapping[str, ArgumentParser]:
    """The commands of a parser, by their names."""
    found = (a for a in _actions(parser) if isinstance(a.choices, dict))
    return next((dict(action.choices or {}) for action in found), {})


def _helps(parser: ArgumentParser) -> Mapping[str, str]:
    """What each of its commands is for."""
    found = (a for a in _actions(parser) if isinstance(a.choices, dict))
    listed: list[Any] = next((a._get_subactions() for a in found), [])  # type: ignore[attr-defined] # noqa: SLF001
    return {one.dest: one.help or "" for one in listed}


def _actions(parser: ArgumentParser) -> list[argparse.Action]:
    return list(parser._actions)  # noqa: SLF001 - it tells nobody otherwise


def _read(about: str, parser: ArgumentParser) -> Completed:
    options = {
        name: action.help or ""
        for action in _actions(parser)
        for name in action.option_strings
        if name.startswith("--")
    }
    choices = (a.choices for a in _actions(parser) if isinstance(a.choices, tuple))
    listed = {str(choice): "" for choice in next(choices, ())}
    return Completed(about, options, _helps(parser) or listed)
