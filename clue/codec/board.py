"""Mansions inside records: drawn in letters, so that a record needs no other file."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase

from msgspec import structs

from clue.boards import Mansion
from clue.boards.bundle import MapParts, parts_of
from clue.boards.mansion import Title
from clue.boards.plain import Called
from clue.boards.rooms import FEWEST, LONGEST_TITLE, MOST
from clue.clean_text import clean
from clue.codec.record import DoorEntry, DrawingEntry, Facing, PlanEntry, Record, TitlesEntry
from clue.codec.record_reader import PlanFault, RecordError, RecordFault
from clue.rules.board import Board, Cell, Direction, Door, Passage
from clue.rules.cards import SUSPECTS, WEAPONS, Room

SQUARE = "."
STARTS = "123456"


def board_of(plan: PlanEntry) -> Board:
    """The mansion a plan draws, or a fault that says what is wrong with it."""
    if reserved := [letter for letter in plan.rooms if letter in SQUARE + STARTS]:
        raise _bad(PlanFault.RESERVED_LETTER, letter=reserved[0])
    at = {Cell(x, y): mark for y, row in enumerate(plan.rows) for x, mark in enumerate(row)}
    board = Board(
        name=plan.name,
        width=max(map(len, plan.rows), default=0),
        height=len(plan.rows),
        squares=frozenset(cell for cell, mark in at.items() if mark in SQUARE + STARTS),
        rooms=tuple(
            (Room(room), frozenset(cell for cell, mark in at.items() if mark == letter))
            for letter, room in plan.rooms.items()
        ),
        doors=tuple(
            Door(Room(d.room), Cell(*d.cell), Direction[d.facing.upper()]) for d in plan.doors
        ),
        passages=tuple(Passage(Room(origin), Room(to)) for origin, to in plan.passages),
        starts=tuple(_start(at, mark) for mark in STARTS),
    )
    _check(board)
    return board


def _start(at: dict[Cell, str], mark: str) -> Cell:
    found = [cell for cell, there in at.items() if there == mark]
    if len(found) != 1:
        raise _bad(PlanFault.START_DOUBLED if found else PlanFault.START_MISSING, start=mark)
    return found[0]


def _check(board: Board) -> None:
    """Everything the rules take for granted of a board."""
    rooms = board.deck.rooms
    if not FEWEST <= len(rooms) <= MOST:
        raise _bad(PlanFault.ROOM_COUNT, count=len(rooms), fewest=FEWEST, most=MOST)
    if len({*rooms, *SUSPECTS, *WEAPONS}) != len(rooms) + len(SUSPECTS) + len(WEAPONS):
        raise _bad(PlanFault.DOUBLED_NAME)
    if overlap := board.squares & board.room_at.keys():
        raise _bad(PlanFault.OVERLAP, **_spot(min(overlap)))
    for door in board.doors:
        _check_door(board, door)
    for room in rooms:
        if not board.doors_of[room]:
            raise _bad(PlanFault.NO_DOOR, name=room)
    for passage in board.passages:
        if passage.origin == passage.to or not {passage.origin, passage.to} <= {*rooms}:
            raise _bad(PlanFault.PASSAGE, name=passage.origin, goal=passage.to)


def _check_door(board: Board, door: Door) -> None:
    if board.room_at.get(door.cell) != door.room:
        raise _bad(PlanFault.DOOR_OUTSIDE, name=door.room, **_spot(door.cell))
    if door.front not in board.squares:
        raise _bad(PlanFault.DOOR_CLOSED, name=door.room, **_spot(door.cell))


def _bad(fault: PlanFault, **details: object) -> RecordError:
    return RecordError(RecordFault.BAD_PLAN, plan=fault, details=details)


def _spot(cell: Cell) -> dict[str, object]:
    return {"column": cell.column, "row": cell.row}


def titles_of(mansion: Mansion) -> TitlesEntry:
    """What a map calls its mansion and its rooms, to be kept with a case."""
    rooms: dict[str, dict[str, str]] = {
        chamber.room: {language: title.text for language, title in chamber.titles.items()}
        for chamber in mansion.rooms
    }
    return TitlesEntry(dict(mansion.titles), rooms)


def kept_plan(record: Record) -> PlanEntry | None:
    """The mansion of a record, if it was drawn there."""
    return record.mansion if isinstance(record.mansion, PlanEntry) else None


def kept_parts(plan: PlanEntry | None) -> MapParts | None:
    """How that mansion looks, if the drawing came along."""
    return plan.drawing.parts if plan is not None and plan.drawing is not None else None


def called(plan: PlanEntry | None) -> Called | None:
    """Kept titles as a mansion has them, without what no page could show."""
    if plan is None or plan.titles is None:
        return None
    titles = plan.titles
    rooms = {Room(room): _shown(names) for room, names in titles.rooms.items()}
    titled = {
        room: {language: Title(text) for language, text in names.items()}
        for room, names in rooms.items()
    }
    return Called(_shown(titles.mansion), titled)


def _shown(names: Mapping[str, str]) -> dict[str, str]:
    """Names as far as their letters can be printed, and no longer than a map may have them."""
    shown = {language: clean(text)[:LONGEST_TITLE].strip() for language, text in names.items()}
    return {language: text for language, text in shown.items() if text}


def plan_with_drawing(mansion: Mansion) -> PlanEntry:
    """A mansion in letters, with its titles, and with all it takes to draw it elsewhere."""
    plan, parts = plan_of(mansion.board, titles_of(mansion)), parts_of(mansion.path)
    return structs.replace(plan, drawing=DrawingEntry(dict(parts)) if parts else None)


def plan_of(board: Board, titles: TitlesEntry | None = None) -> PlanEntry:
    """A board drawn in letters."""
    letters = dict(zip(board.deck.rooms, ascii_uppercase, strict=False))
    marks = {cell: letters[room] for room, cells in board.rooms for cell in cells}
    marks |= dict.fromkeys(board.squares, SQUARE)
    marks |= dict(zip(board.starts, STARTS, strict=True))
    rows = tuple(
        "".join(marks.get(Cell(x, y), " ") for x in range(board.width)) for y in range(board.height)
    )
    return PlanEntry(
        name=board.name,
        rows=rows,
        rooms={letter: room for room, letter in letters.items()},
        doors=tuple(
            DoorEntry(d.room, (d.cell.column, d.cell.row), _FACINGS[d.facing]) for d in board.doors
        ),
        passages=tuple((p.origin, p.to) for p in board.passages),
        titles=titles,
    )


_FACINGS: dict[Direction, Facing] = {
    Direction.UP: "up",
    Direction.RIGHT: "right",
    Direction.DOWN: "down",
    Direction.LEFT: "left",
}
