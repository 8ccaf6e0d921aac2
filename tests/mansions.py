"""Small mansions for tests, drawn as text: no map file, no loader."""

from __future__ import annotations

from pathlib import Path

from clue.rules.board import Board, Cell, Direction, Door, Passage
from clue.rules.cards import Room

CLASSIC = """
SSSSSS#.#HHHHHH#1#OOOOOO
SSSSSSS..HHHHHH..OOOOOOO
SSSSSSS..HHHHHH..OOOOOOO
SSSSSSS..HHHHHH..OOOOOOO
#........HHHHHH..OOOOOOO
6........HHHHHH..OOOOOOO
#LLLLL...HHHHHH........#
LLLLLLL................2
LLLLLLL..     .........#
LLLLLLL..     ..DDDDDDDD
#LLLLL...     ..DDDDDDDD
#........     ..DDDDDDDD
BBBBBB...     ..DDDDDDDD
BBBBBB...     ..DDDDDDDD
BBBBBB...     ..DDDDDDDD
BBBBBB.............DDDDD
BBBBBB.................#
#.......AAAAAAAA........
5.......AAAAAAAA..KKKKK#
#CCCC...AAAAAAAA..KKKKKK
CCCCCC..AAAAAAAA..KKKKKK
CCCCCC..AAAAAAAA..KKKKKK
CCCCCC..AAAAAAAA..KKKKKK
CCCCCC#...AAAA...#KKKKKK
#########4####3#########
"""

CLASSIC_ROOMS = {
    "S": "study",
    "H": "hall",
    "O": "lounge",
    "L": "library",
    "B": "billiard-room",
    "D": "dining-room",
    "C": "conservatory",
    "A": "ballroom",
    "K": "kitchen",
}

CLASSIC_DOORS = """
study 6,3 down
hall 9,4 left
hall 11,6 down
hall 12,6 down
lounge 17,5 down
library 6,8 right
library 3,10 down
billiard-room 1,12 up
billiard-room 5,15 right
dining-room 17,9 up
dining-room 16,12 left
conservatory 4,19 right
ballroom 8,19 left
ballroom 9,17 up
ballroom 14,17 up
ballroom 15,19 right
kitchen 19,18 up
"""

CLASSIC_PASSAGES = (("study", "kitchen"), ("lounge", "conservatory"))


def drawn(
    plan: str,
    rooms: dict[str, str],
    doors: str,
    passages: tuple[tuple[str, str], ...] = (),
    name: str = "drawn",
) -> Board:
    """A board from a plan in letters: ``.`` and ``1``-``6`` are squares, letters are rooms."""
    rows = plan.strip("\n").split("\n")
    at = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row)}
    cells = {
        letter: frozenset(Cell(*xy) for xy, mark in at.items() if mark == letter)
        for letter in rooms
    }
    parsed = []
    for line in doors.strip().splitlines():
        room, where, facing = line.split()
        x, y = map(int, where.split(","))
        parsed.append(Door(Room(room), Cell(x, y), Direction[facing.upper()]))
    return Board(
        name=name,
        width=max(map(len, rows)),
        height=len(rows),
        squares=frozenset(Cell(*xy) for xy, mark in at.items() if mark in ".123456"),
        rooms=tuple((Room(rooms[letter]), cells[letter]) for letter in rooms),
        doors=tuple(parsed),
        passages=tuple(
            Passage(Room(a), Room(b)) for pair in passages for a, b in (pair, pair[::-1])
        ),
        starts=tuple(
            next(Cell(*xy) for xy, mark in at.items() if mark == str(i)) for i in range(1, 7)
        ),
    )


def classic() -> Board:
    """The classic mansion, from the plan above rather than from its map."""
    return drawn(CLASSIC, CLASSIC_ROOMS, CLASSIC_DOORS, CLASSIC_PASSAGES, name="classic")


COTTAGE = """
1.2.3.4
.AA.BB.
.AA.BB.
.......
.CC#DD.
.CC.DD.
5..E..6
"""


def cottage() -> Board:
    """A tiny mansion of five rooms, where every walk can be listed."""
    return drawn(
        COTTAGE,
        {"A": "attic", "B": "bath", "C": "cellar", "D": "den", "E": "entry"},
        "attic 2,2 down\nbath 4,1 left\ncellar 1,5 left\nden 5,4 right\nentry 3,6 up",
        (("attic", "den"),),
        name="cottage",
    )


MAPS = Path(__file__).resolve().parents[1] / "maps"
