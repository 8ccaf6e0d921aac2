"""The slow, plain reading of R4-R8, written apart from the game: every walk, one by one."""

from __future__ import annotations

from itertools import pairwise

from clue.rules.board import Board, Cell, Place


def walks(board: Board, origin: Place, taken: frozenset[Cell], steps: int):
    """Where all simple walks of at most ``steps`` can end: squares by length, and rooms."""
    ends: list[set[Cell]] = [set() for _ in range(steps + 1)]
    rooms = set()

    def sides(cell):
        x, y = cell
        return [Cell(x + 1, y), Cell(x - 1, y), Cell(x, y + 1), Cell(x, y - 1)]

    def walk(cell, trodden, length):
        ends[length].add(cell)
        if length == steps:
            return
        for door in board.doors:
            if door.front == cell and door.room != origin:
                rooms.add(door.room)
        for side in sides(cell):
            if side in board.squares and side not in taken and side not in trodden:
                walk(side, trodden | {side}, length + 1)

    if isinstance(origin, Cell):
        walk(origin, {origin}, 0)
    else:
        for door in board.doors:
            if door.room == origin and door.front not in taken:
                walk(door.front, {door.front}, 1)
    return ends, rooms


def destinations(board: Board, origin: Place, taken: frozenset[Cell], steps: int) -> set[Place]:
    """R5, and R6 where R5 gives nothing."""
    ends, rooms = walks(board, origin, taken, steps)
    if ends[steps] or rooms:
        return ends[steps] | rooms
    for shorter in range(steps - 1, 0, -1):
        if ends[shorter]:
            return set(ends[shorter])
    return set()


def check_route(board: Board, origin: Place, taken: frozenset[Cell], place, route, steps: int):
    """A route is a walk that R4, R5, R7 and R8 allow, and it leads where it says."""
    trodden = [origin, *route] if isinstance(origin, Cell) else list(route)
    assert len(set(trodden)) == len(trodden), "no square twice (R4)"
    assert all(cell in board.squares and cell not in taken for cell in route)
    for here, there in pairwise(trodden):
        assert abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1, "one step at a time (R4)"
    if not isinstance(origin, Cell):
        assert any(d.room == origin and d.front == route[0] for d in board.doors)
    if isinstance(place, Cell):
        assert route[-1] == place
        assert len(route) == steps, "the whole roll is used (R5)"
    else:
        last = trodden[-1]
        assert any(d.room == place and d.front == last for d in board.doors)
        assert len(route) + 1 <= steps, "entering takes one step (R5)"
        assert place != origin, "R8"
