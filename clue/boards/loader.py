"""From a file to a mansion, or to the list of everything that is wrong with it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from clue.boards.faults import FaultCode, Findings, MapError, MapFault, Where
from clue.boards.mansion import SQUARES, Chamber, Mansion
from clue.boards.pictures import read_drawings
from clue.boards.places import (
    NAME,
    PAWN,
    WEAPON,
    Furnishing,
    Ways,
    read_doors,
    read_lights,
    read_passages,
    read_places,
    read_starts,
)
from clue.boards.rooms import Chalked, Rooms, islands, read_rooms, read_title, reading_order, spoken
from clue.boards.tiled import TiledMap, Tiles, find_layer, read_map
from clue.boards.xml_tree import read_document
from clue.clean_text import clean
from clue.folders import languages
from clue.rules.board import Board, Cell, Direction, Place
from clue.rules.cards import SUSPECTS

LONGEST_STORY = 900
"""What is told of a mansion is cut off after so many letters."""


def load_mansion(path: Path) -> Mansion:
    """The mansion a map describes; MapError, with every fault, where it cannot be played on."""
    mansion, faults = _survey(Path(path))
    if mansion is None:
        raise MapError(faults)
    return mansion


def check(path: Path) -> list[MapFault]:
    """Everything that is wrong with a map; nothing for a good one."""
    return _survey(Path(path))[1]


def _survey(path: Path) -> tuple[Mansion | None, list[MapFault]]:
    """Read a map as far as it can be read, and judge all of it."""
    findings = Findings()
    where = Where(path)
    root = read_document(path, findings, where, FaultCode.NO_FILE, FaultCode.BROKEN_XML)
    tiled = read_map(root, where.on(root.line), findings) if root else None
    mansion = _read_mansion(tiled, findings) if tiled else None
    return (None if findings.faults else mansion), findings.told()


def _read_mansion(tiled: TiledMap, findings: Findings) -> Mansion | None:
    titles = {
        language: read_title(tiled.properties, language, tiled.where, findings)
        for language in spoken(tiled)
    }
    layer = find_layer(tiled, SQUARES, Tiles, findings)
    squares = _squares_of(layer, tiled, findings)
    rooms = read_rooms(tiled, squares, findings)
    doors, half_doors = read_doors(tiled, rooms, squares, findings)
    ways = Ways(
        doors=doors,
        half_doors=half_doors,
        starts=read_starts(tiled, squares, findings),
        passages=read_passages(tiled, rooms, findings),
    )
    if layer is not None and squares and rooms is not None and rooms.complete:
        judge_reach(squares, layer.where, rooms, ways, findings)
    places = read_places(tiled, rooms, findings)
    lights = read_lights(tiled, findings)
    if findings.faults or not squares or rooms is None or places is None:
        return None
    if places.envelope is None:
        return None
    chambers = tuple(_chamber(room, places.rooms[room.id]) for room in rooms.chalked)
    return Mansion(
        board=_board(tiled, squares, rooms, ways),
        path=tiled.where.file,
        titles=MappingProxyType(titles),
        rooms=chambers,
        passage_mouths=MappingProxyType(dict(ways.passages)),
        envelope=places.envelope,
        drawings=read_drawings(tiled),
        stories=_told(tiled, "story"),
        manners=_told(tiled, "play"),
        lights=lights,
    )


def _told(tiled: TiledMap, kind: str) -> Mapping[str, str]:
    """A few sentences about the mansion, in every language the map has them in."""
    found = {language: tiled.properties.get(f"{kind}_{language}") for language in languages()}
    return MappingProxyType(
        {
            language: " ".join(clean(one.value[:LONGEST_STORY]).split())
            for language, one in found.items()
            if one is not None and one.type == "string"
        }
    )


def _squares_of(layer: Tiles | None, tiled: TiledMap, findings: Findings) -> frozenset[Cell] | None:
    """Every cell with a tile in the layer of squares can be walked on."""
    if layer is None or layer.numbers is None:
        return None
    pairs = zip(tiled.cells, layer.numbers, strict=True)
    squares = frozenset(cell for cell, number in pairs if number)
    if not squares:
        findings.add(FaultCode.NO_SQUARES, layer.where)
        return None
    return squares


def _board(tiled: TiledMap, squares: frozenset[Cell], rooms: Rooms, ways: Ways) -> Board:
    """What the rules must know of the mansion."""
    return Board(
        name=clean(tiled.where.file.stem) or tiled.where.file.suffix,
        width=tiled.width,
        height=tiled.height,
        squares=squares,
        rooms=tuple((room.id, room.cells) for room in rooms.chalked),
        doors=ways.doors,
        passages=tuple(ways.passages),
        starts=tuple(ways.starts[suspect] for suspect in SUSPECTS),
    )


def _chamber(room: Chalked, places: Furnishing) -> Chamber:
    """What the players see of a room."""
    return Chamber(
        room=room.id,
        titles=MappingProxyType(dict(room.titles)),
        name_at=places.spots(NAME)[0],
        pawns_at=places.spots(PAWN),
        weapons_at=places.spots(WEAPON),
    )


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
