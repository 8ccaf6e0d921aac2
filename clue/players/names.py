"""Who decides for a seat, where it is none of the game's own detectives."""

from __future__ import annotations

from pathlib import PurePath
from typing import Final

HUMAN: Final = "human"
PHONE: Final = "phone"
"""A person whose hand is on a phone, where a table is laid; in records it is a person."""
OUTSIDE: Final = "cmd:"
"""Begins the name of a player that is another program; its command line follows."""
PROGRAM: Final = "outside"
"""What any such player is called where nobody need know its command."""


def is_program(player: str) -> bool:
    """Whether a player is another program."""
    return player.startswith(OUTSIDE)


def command_of(player: str) -> str:
    """The command line of a player that is another program; empty for any other."""
    return player.removeprefix(OUTSIDE).strip() if is_program(player) else ""


def kind_of(player: str) -> str:
    """A player's kind, whatever its temper or its command."""
    return PROGRAM if is_program(player) else player.partition(":")[0]


def last_part(command: str) -> str:
    """What a program may be called that has not told its name: its file, else its last word."""
    words = command.replace("\\", "/").replace('"', " ").replace("'", " ").split()
    files = (word for word in words if PurePath(word).suffix[1:].isalpha())
    plain = (word for word in reversed(words) if not word.startswith("-"))
    return PurePath(next(files, next(plain, ""))).name
