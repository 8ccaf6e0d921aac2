"""Whether a pawn can get everywhere: squares, and rooms through their doors and passages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from clue.boards.doors import Ways
from clue.boards.faults import FaultCode, Findings, Where
from clue.boards.rooms import Rooms, islands, reading_order
from clue.rules.board import Cell, Direction, Place


def judge_reach(
    squares: frozenset[Cell], squares_at: Where, rooms: Rooms, ways: Ways, findings: Findings
) -> None:
    """Name every room without a door, and every island and room no pawn can come to."""
    reached = _main_part(squares, ways)
    with_door = {door.room for door in ways.doors}
    with_way = {door.room for door in ways.doors if door.front in squares}
    for room in rooms.chalked:
        if room.id in ways.half_doors:
            continue
        if room.id not in with_door:
            findings.add(FaultCode.ROOM_NO_DOOR, room.where)
        elif room.id in with_way and room.id not in reached:
            findings.add(FaultCode.ROOM_OUT_OF_REACH, room.where)
    if ways.half_doors:  # a court may well be entered by a door that could not be read
        return
    for island in islands(squares - {place for place in reached if isinstance(place, Cell)}):
        first = min(island, key=reading_order)
        findings.add(FaultCode.SQUARES_OUT_OF_REACH, squares_at.at(first), count=len(island))


def _main_part(squares: frozenset[Cell], ways: Ways) -> set[Place]:
    """What can be reached from the start that reaches most; without starts, from any square."""
    beside = _neighbourhood(squares, ways)
    parts: list[set[Place]] = []
    for start in sorted(squares.intersection(ways.starts.values()) or squares):
        if not any(start in part for part in parts):
            parts.append(_reach_from(start, beside))
    return max(parts, key=len)


def _neighbourhood(squares: frozenset[Cell], ways: Ways) -> Mapping[Place, list[Place]]:
    """Where one may go on to from every square and every room."""
    beside: dict[Place, list[Place]] = defaultdict(list)
    for cell in squares:
        beside[cell] += [step for d in Direction if (step := d.from_cell(cell)) in squares]
    for door in ways.doors:
        if (front := door.front) in squares:
            beside[front].append(door.room)
            beside[door.room].append(front)
    for passage in ways.passages:
        beside[passage.origin].append(passage.to)
    return beside


def _reach_from(start: Cell, beside: Mapping[Place, list[Place]]) -> set[Place]:
    """Every square and room one may get to in any number of turns."""
    seen: set[Place] = {start}
    edge: list[Place] = [start]
    while edge:
        fresh = set(beside[edge.pop()]) - seen
        seen |= fresh
        edge.extend(fresh)
    return seen
