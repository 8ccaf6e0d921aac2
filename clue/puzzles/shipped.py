"""The puzzles that come with the game: numbered, one a day, in lessons; and their mansions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from clue import files, folders
from clue.boards.catalogue import board_named, read_mansions
from clue.boards.mansion import Title
from clue.codec.board import called
from clue.codec.record import PlanEntry
from clue.puzzles.puzzle import GRADES, Puzzle, PuzzleEntry, puzzle_of
from clue.rules.board import Board
from clue.rules.cards import Room
from clue.text.speaker import Speaker

FILE: Final = "puzzles.json"
MANSION: Final = "classic"
LARGEST: Final = 4_000_000
WEEK: Final = (1, 2, 3, 3, 4, 4, 5)
"""The grade of each day, from Monday on: the week grows harder."""


class PuzzleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """All the puzzles, by grade."""

    format: Literal["clue-puzzles"]
    version: Literal[1]
    grades: Annotated[
        tuple[Annotated[tuple[PuzzleEntry, ...], Meta(min_length=1, max_length=1000)], ...],
        Meta(min_length=len(GRADES), max_length=len(GRADES)),
    ]


PUZZLES: Final = msgspec.json.Decoder(PuzzleFile)


@dataclass(frozen=True)
class Numbered:
    """A puzzle by its place: the grade, and its number in it, from one."""

    grade: int
    number: int
    puzzle: Puzzle

    @property
    def name(self) -> str:
        """As it is asked for: ``3-17``."""
        return f"{self.grade}-{self.number}"


@cache
def shipped() -> tuple[tuple[Numbered, ...], ...]:
    """The puzzles of every grade; made from the file alone, nothing is proved here."""
    found = PUZZLES.decode(files.read(folders.assets() / FILE, LARGEST))
    board = board_named(MANSION)
    return tuple(
        tuple(
            Numbered(grade, number, puzzle_of(entry, board))
            for number, entry in enumerate(entries, 1)
        )
        for grade, entries in zip(GRADES, found.grades, strict=True)
    )


def every() -> Iterable[Numbered]:
    """All of them, the easiest first."""
    return (one for grade in shipped() for one in grade)


def puzzle_called(name: str) -> Numbered | None:
    """The puzzle of that name, if there is one."""
    return next((one for one in every() if one.name == name), None)


def of_the_day(day: date) -> Numbered:
    """The case of a day, by whole numbers alone: the same on every machine and in every language.

    Each grade's puzzles come in their order, and again from the first when all have been.
    """
    weeks, weekday = divmod(day.toordinal() - 1, len(WEEK))
    grade = WEEK[weekday]
    turn = weeks * WEEK.count(grade) + WEEK[:weekday].count(grade)
    puzzles = shipped()[grade - 1]
    return puzzles[turn % len(puzzles)]


def next_after(one: Numbered) -> Numbered | None:
    """The one that follows: in its grade, then the next grade's first."""
    rest = list(every())
    at = rest.index(one) + 1
    return rest[at] if at < len(rest) else None


def written(grades: Iterable[Iterable[PuzzleEntry]]) -> bytes:
    """The file: a line for each puzzle, so that a change can be read."""
    lines = [
        "[\n" + ",\n".join(msgspec.json.encode(entry).decode() for entry in entries) + "\n]"
        for entries in grades
    ]
    head = '{"format":"clue-puzzles","version":1,"grades":['
    return (head + ",".join(lines) + "]}\n").encode()


@dataclass(frozen=True)
class ShortLesson:
    """What is taught on the log of a puzzle: for each page the suggestion that is lit, or none."""

    key: str  # its messages are course-<key> and course-<key>-1, -2 and so on
    puzzle_name: str
    lit: tuple[int, ...]

    @property
    def puzzle(self) -> Puzzle:
        """What it ends in."""
        found = puzzle_called(self.puzzle_name)
        assert found is not None, "the lessons' puzzles come with the game"
        return found.puzzle


SHORT_LESSONS: Final = (
    ShortLesson("passes", "1-19", (0, 5, 6)),
    ShortLesson("corner", "1-25", (0, 3, 6)),
    ShortLesson("early", "2-29", (6, 0, 3)),
)


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
