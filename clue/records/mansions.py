"""Mansions called by name: those that come with the game, and others that lie beside them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from clue import folders
from clue.boards import MapError, load_mansion
from clue.rules.board import Board

OUR_OWN: Final = ("classic", "lodge")
"""What every copy of the game has, whatever else may lie in its folder of maps."""
MAP: Final = ".tmx"


class UnknownMansionError(LookupError):
    """No mansion of that name can be played in."""


@lru_cache(maxsize=8)
def board_named(name: str) -> Board:
    """The board of a bundled mansion."""
    bundled = {path.stem: path for path in folders.maps().glob("*.tmx")}
    if name not in bundled:
        raise UnknownMansionError(name)
    try:
        return load_mansion(bundled[name]).board
    except MapError:
        raise UnknownMansionError(name) from None


@lru_cache(maxsize=8)
def board_at(wish: str) -> Board:
    """The board of a mansion by its name, or by the way to its map."""
    return load_mansion(Path(wish)).board if wish.lower().endswith(MAP) else board_named(wish)


def is_bundled(board: Board) -> bool:
    """Whether a record may call this board by its name alone.

    A map of one's own may lie beside those of the game; but it may be drawn anew tomorrow, and
    nobody else has it.
    """
    if board.name not in OUR_OWN:
        return False
    try:
        return board_named(board.name) == board
    except UnknownMansionError:
        return False
