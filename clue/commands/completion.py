"""``clue completion SHELL``: what bash, zsh and fish need to complete commands and options."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from clue.commands.parser import OPENED, actions_of, commands_of, options_of

QUOTE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"


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


def script_for(shell: str, whole: ArgumentParser) -> str:
    """The script for a shell, its helps in the words of the whole command line."""
    return "\n".join(SHELLS[shell](_read("", whole), dict(_commands(whole))))


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
