"""Who decides for a seat, where it is none of the game's own detectives."""

from __future__ import annotations

from pathlib import PurePath
from typing import Final

HUMAN: Final = "human"
OUTSIDE: Final = "cmd:"
"""Begins the name of a player that is another program; its command line follows."""


def command_of(player: str) -> str:
    """The command line of a player that is another program; empty for any other."""
    return player.removeprefix(OUTSIDE).strip() if player.startswith(OUTSIDE) else ""


def last_part(command: str) -> str:
    """What a program may be called that has not told its name: its file, else its last word."""
    words = command.replace("\\", "/").replace('"', " ").replace("'", " ").split()
    files = (word for word in words if PurePath(word).suffix[1:].isalpha())
    plain = (word for word in reversed(words) if not word.startswith("-"))
    return PurePath(next(files, next(plain, ""))).name
