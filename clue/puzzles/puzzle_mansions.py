"""The mansions that puzzles are set in: which are at hand, and what they call their rooms."""

from __future__ import annotations

from collections.abc import Mapping

from clue.boards.catalogue import read_mansions
from clue.boards.mansion import Title
from clue.codec.board import called
from clue.codec.record import PlanEntry
from clue.rules.board import Board
from clue.rules.cards import Room
from clue.text.speaker import Speaker


def boards_at_hand() -> dict[str, Board]:
    """Every mansion one can play in here, as share codes name them."""
    mansions = [entry.mansion for entry in read_mansions().values()]
    return {mansion.board.name: mansion.board for mansion in reversed(mansions)}


def words_in(board: Board, language: str, kept: PlanEntry | None = None) -> Speaker:
    """Who tells a puzzle: rooms are called as on the map, or as they were when it was played."""
    return Speaker(language, titles={**_titles(board, language), **_kept(kept, language)})


def _titles(board: Board, language: str) -> Mapping[Room, Title]:
    for entry in read_mansions().values():
        if entry.mansion.board == board:
            return entry.mansion.room_titles(language)
    return {}


def _kept(kept: PlanEntry | None, language: str) -> Mapping[Room, Title]:
    found = called(kept)
    rooms = found.rooms if found is not None else {}
    return {room: titles[language] for room, titles in rooms.items() if language in titles}
