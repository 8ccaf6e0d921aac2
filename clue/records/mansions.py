"""Mansions that records call by name: those that come with the game."""

from __future__ import annotations

from functools import lru_cache

from clue import folders
from clue.boards import MapError, load_mansion
from clue.records.faults import RecordError, RecordFault
from clue.rules.board import Board


@lru_cache(maxsize=8)
def board_named(name: str) -> Board:
    """The board of a bundled mansion."""
    bundled = {path.stem: path for path in folders.maps().glob("*.tmx")}
    if name not in bundled:
        raise RecordError(RecordFault.UNKNOWN_MANSION, where="mansion", what=name)
    try:
        return load_mansion(bundled[name]).board
    except MapError:
        raise RecordError(RecordFault.UNKNOWN_MANSION, where="mansion", what=name) from None


def is_bundled(board: Board) -> bool:
    """Whether a record may call this board by its name alone."""
    try:
        return board_named(board.name) == board
    except RecordError:
        return False
