"""The whole command line: as argparse reads it, as help lists it, and as shells complete it."""

from __future__ import annotations

import argparse
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from clue.commands import bot, check, machine, pictures, play, puzzle, records, simulate, tournament
from clue.commands.parser import (
    OPENED,
    Say,
    actions_of,
    add_language,
    commands_of,
    options_of,
    speaker_for,
    speaking,
)

PROGRAM: Final = "clue"
QUOTE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"


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


# -- ``clue completion SHELL``: what bash, zsh and fish need ---------------------------------------


def _completion(parser: ArgumentParser, say: Say) -> None:
    """The command's options."""
    shell = say("commands-word-shell")
    parser.add_argument(
        "shell", choices=tuple(SHELLS), metavar=shell, help=say("commands-completion-shell")
    )
    parser.set_defaults(run=_complete)


def _complete(options: argparse.Namespace) -> int:
    """Print the script, its helps in the reader's words."""
    speaker = speaker_for(options)
    with speaking(speaker):
        whole = described(ArgumentParser, speaker.say)
    print("\n".join(SHELLS[options.shell](_read("", whole), dict(_commands(whole)))))
    return 0


def _commands(parser: ArgumentParser) -> Iterator[tuple[str, Completed]]:
    for name, command in commands_of(parser).items():
        yield name, _read(_helps(parser).get(name, ""), command)


def _helps(parser: ArgumentParser) -> Mapping[str, str]:
    """What each of its commands is for."""
    found = (a for a in actions_of(parser) if isinstance(a.choices, dict))
    listed: list[Any] = next((a._get_subactions() for a in found), [])  # type: ignore[attr-defined] # noqa: SLF001
    return {one.dest: one.help or "" for one in listed}


def _read(about: str, parser: ArgumentParser) -> Completed:
    choices = (a.choices for a in actions_of(parser) if isinstance(a.choices, tuple))
    listed = {str(choice): "" for choice in next(choices, ())}
    return Completed(about, options_of(parser), _helps(parser) or listed)


@dataclass(frozen=True)
class Completed:
    """A command: what it is for, and the words that may follow it, each with its help."""

    about: str
    options: Mapping[str, str]
    words: Mapping[str, str]


def _bash(whole: Completed, commands: Mapping[str, Completed]) -> Iterator[str]:
    first = " ".join([*commands, *whole.options])
    yield from (
        "# bash: clue completion bash > ~/.local/share/bash-completion/completions/clue",
        "_clue() {",
        '  local word=${COMP_WORDS[COMP_CWORD]} words=""',
        "  COMPREPLY=()",
        '  if [ "$COMP_CWORD" -eq 1 ]; then',
        f'    words="{first}"',
        "  else",
        "    case ${COMP_WORDS[1]} in",
    )
    for name, command in commands.items():
        yield f'      {name}) words="{" ".join([*command.words, *command.options])}" ;;'
    yield from (
        "    esac",
        "  fi",
        '  local files=(compgen -f -- "$word"); case $word in -*) files=(:) ;; esac',
        '  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word"; "${files[@]}")',
        "}",
        "complete -o filenames -F _clue clue",
    )


def _zsh(whole: Completed, commands: Mapping[str, Completed]) -> Iterator[str]:
    yield "#compdef clue"
    yield "# zsh: clue completion zsh > a folder of $fpath, as _clue"
    yield "_clue() {"
    yield "  local -a list"
    yield "  if (( CURRENT == 2 )); then"
    yield "    list=("
    for name, about in [*((n, c.about) for n, c in commands.items()), *whole.options.items()]:
        yield f"      {_quoted(f'{name}:{about}')}"
    yield "    )"
    yield "    _describe 'clue' list"
    endings = "|".join(ending.removeprefix(".") for ending in OPENED)
    yield f"    _files -g '*.({endings})'"
    yield "    return"
    yield "  fi"
    yield "  case $words[2] in"
    for name, command in commands.items():
        yield f"    {name}) list=("
        for word, about in {**command.words, **command.options}.items():
            yield f"      {_quoted(f'{word}:{about}')}"
        yield "    ) ;;"
    yield from ("  esac", "  _describe 'clue' list", "  _files", "}", '_clue "$@"')


def _fish(whole: Completed, commands: Mapping[str, Completed]) -> Iterator[str]:
    yield "# fish: clue completion fish > ~/.config/fish/completions/clue.fish"
    for name, command in commands.items():
        about = _quoted(command.about)
        yield f"complete -c clue -n __fish_use_subcommand -a {name} -d {about}"
        seen = f"-n '__fish_seen_subcommand_from {name}'"
        for word, help_ in command.words.items():
            yield f"complete -c clue {seen} -a {word} -d {_quoted(help_)}"
        for option, help_ in command.options.items():
            yield f"complete -c clue {seen} -l {option[2:]} -d {_quoted(help_)}"
    for option, help_ in whole.options.items():
        yield f"complete -c clue -n __fish_use_subcommand -l {option[2:]} -d {_quoted(help_)}"


def _quoted(text: str) -> str:
    """In single quotes, as all three read it; a quote inside is written as the printed one."""
    return "'" + text.replace("'", QUOTE).replace("\\", "") + "'"


SHELLS: Final[Mapping[str, Callable[[Completed, Mapping[str, Completed]], Iterator[str]]]] = {
    "bash": _bash,
    "zsh": _zsh,
    "fish": _fish,
}


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
