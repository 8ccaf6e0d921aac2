"""A puzzle as a share code: its table, its hand, its log and its question as letters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from clue.codec.share import (
    Code,
    CodeError,
    CodeFault,
    CodeKind,
    Packer,
    Unpacker,
    mark_in,
    mark_of,
    read_code,
)
from clue.puzzles.puzzle import (
    ACCUSES,
    MOST_LINES,
    Puzzle,
    PuzzleEntry,
    PuzzleError,
    entry_of,
    puzzle_of,
)
from clue.rules.board import Board
from clue.rules.cards import SUSPECTS

MOST_CARDS: Final = 32
"""In a hand."""


def code_of(puzzle: Puzzle) -> Code:
    """The code; :class:`CodeError` if the log is too long for one."""
    entry, board, packer = entry_of(puzzle), puzzle.view.board, Packer()
    cards = [str(card) for card in board.deck.cards]
    mark_of(board).packed(packer)
    for size in _seated(entry).values():
        packer.put(int(size > 0), 2)
        if size:
            packer.put(size, MOST_CARDS)
    packer.put(entry.seats.index(entry.seat), len(entry.seats))
    for card in cards:
        packer.put(int(card in entry.hand) + 2 * int(card in entry.open), 3)
    packer.put(cards.index(entry.card) + 1 if entry.card else 0, len(cards) + 1)
    packer.put(len(entry.log), MOST_LINES + 1)
    for line in entry.log:
        _pack_line(line, entry, board, packer)
    return Code(CodeKind.PUZZLE, packer.number)


def _seated(entry: PuzzleEntry) -> Mapping[str, int]:
    """How many cards each suspect's seat has; nought where nobody sits."""
    sizes = dict(zip(entry.seats, entry.sizes, strict=True))
    return {suspect: sizes.get(suspect, 0) for suspect in SUSPECTS}


def _pack_line(line: str, entry: PuzzleEntry, board: Board, packer: Packer) -> None:
    words, seats = line.split(), [seat.value for seat in entry.seats]
    accused = words[1] == ACCUSES
    packer.put(int(accused), 2)
    packer.put(seats.index(words[0]), len(seats))
    named = words[2:5] if accused else words[1:4]
    for word, pile in zip(named, board.deck.piles, strict=True):
        packer.put([str(card) for card in pile].index(word), len(pile))
    if accused:
        return
    shower = words[4]
    packer.put(0 if shower == "-" else seats.index(shower) + 1, len(seats) + 1)
    if shower != "-":
        packer.put(named.index(words[5]) + 1 if len(words) == 6 else 0, 4)


def puzzle_in(text: str, boards: Mapping[str, Board]) -> Puzzle:
    """The puzzle somebody's code tells; :class:`CodeError` says why it cannot be had.

    A code is also refused whose puzzle has no answer, or more than one.
    """
    source = Unpacker(read_code(text, CodeKind.PUZZLE).number)
    mark = mark_in(source)
    board = boards.get(mark.name)
    mark.check(board)
    assert board is not None, "a mark fits no mansion that is not there"
    entry = _entry_in(source, board)
    source.done()
    try:
        puzzle = puzzle_of(entry, board)
        _ = puzzle.answer
    except PuzzleError:
        raise CodeError(CodeFault.UNUSABLE) from None
    return puzzle


def _entry_in(source: Unpacker, board: Board) -> PuzzleEntry:
    sizes = {seat: source.take(MOST_CARDS) if source.take(2) else 0 for seat in SUSPECTS}
    seats = tuple(seat for seat, size in sizes.items() if size)
    if len(seats) < 2:
        raise CodeError(CodeFault.UNUSABLE)
    seat = seats[source.take(len(seats))]
    cards = [str(card) for card in board.deck.cards]
    where = [source.take(3) for _ in cards]
    asked = source.take(len(cards) + 1)
    lines = tuple(
        _line_in(source, [one.value for one in seats], board)
        for _ in range(source.take(MOST_LINES + 1))
    )
    return PuzzleEntry(
        seats,
        tuple(size for size in sizes.values() if size),
        seat,
        tuple(card for card, place in zip(cards, where, strict=True) if place == 1),
        lines,
        cards[asked - 1] if asked else "",
        tuple(card for card, place in zip(cards, where, strict=True) if place == 2),
    )


def _line_in(source: Unpacker, seats: list[str], board: Board) -> str:
    accused, asker = source.take(2), seats[source.take(len(seats))]
    named = [str(pile[source.take(len(pile))]) for pile in board.deck.piles]
    if accused:
        return " ".join([asker, ACCUSES, *named])
    shower = source.take(len(seats) + 1)
    if not shower:
        return " ".join([asker, *named, "-"])
    shown = source.take(4)
    seen = [named[shown - 1]] if shown else []
    return " ".join([asker, *named, seats[shower - 1], *seen])
