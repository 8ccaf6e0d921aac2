"""Cells that hang together, side by side."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from clue.boards.faults import FaultCode, Findings, Where
from clue.boards.mansion import Title
from clue.boards.objects import MapObject, MapPoint, Properties, words
from clue.boards.tiled import ROOMS, Things, TiledMap, find_layer
from clue.folders import FALLBACK, languages
from clue.rules.board import Cell, Direction
from clue.rules.cards import SUSPECTS, WEAPONS, Room


def islands(cells: Collection[Cell]) -> list[set[Cell]]:
    """The cells in groups that hang together, in the order in which one reads them."""
    left = set(cells)
    found: list[set[Cell]] = []
    while left:
        island = {left.pop()}
        edge = list(island)
        while edge:
            cell = edge.pop()
            fresh = {side.from_cell(cell) for side in Direction} & left
            left -= fresh
            island |= fresh
            edge.extend(fresh)
        found.append(island)
    return sorted(found, key=lambda island: reading_order(min(island, key=reading_order)))


def reading_order(cell: Cell) -> tuple[int, int]:
    """Row by row, from the left."""
    return cell.row, cell.column


FEWEST, MOST = 5, 12
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*\Z")
_LONGEST_ID = 30
LONGEST_TITLE = 30
GENDERS = ("masculine", "feminine", "plural", "proper")
_ALIGNED = 0.01
"""Corners drawn by hand may be off the grid by so much of a cell."""
_MOST_CORNERS = 1000


@dataclass(frozen=True)
class Chalked:
    """A room as the map outlines it."""

    id: Room
    where: Where
    cells: frozenset[Cell]
    titles: Mapping[str, Title]


@dataclass(frozen=True)
class Rooms:
    """All rooms of a map; ``complete`` unless some could not be read at all."""

    chalked: tuple[Chalked, ...]
    complete: bool

    @cached_property
    def at(self) -> Mapping[Cell, Chalked]:
        """The room each cell belongs to."""
        return {cell: room for room in self.chalked for cell in room.cells}


def spoken(tiled: TiledMap) -> tuple[str, ...]:
    """The game's languages in which a map has to name everything.

    That is the first always, and of the others those in which it names anything at all: a language
    that comes later makes no older map wrong.
    """
    layers = (layer for layer in tiled.layers if isinstance(layer, Things))
    things = (thing.properties for layer in layers for thing in layer.things)
    named = set(tiled.properties).union(*things)
    return tuple(one for one in languages() if one == FALLBACK or f"title_{one}" in named)


def read_rooms(
    tiled: TiledMap, squares: frozenset[Cell] | None, findings: Findings
) -> Rooms | None:
    """The rooms, in the order of their layer, which is that of their cards."""
    layer = find_layer(tiled, ROOMS, Things, findings)
    if layer is None:
        return None
    tongues = spoken(tiled)
    found: list[Chalked] = []
    complete = layer.complete
    for thing in layer.things:
        room = _read_room(thing, tiled, tongues, {other.id for other in found}, findings)
        if room is None:
            complete = False
        else:
            found.append(room)
    count = len(layer.things)
    if count < FEWEST and layer.complete:
        findings.add(FaultCode.TOO_FEW_ROOMS, layer.where, found=count, right=FEWEST)
    if count > MOST:
        findings.add(FaultCode.TOO_MANY_ROOMS, layer.where, found=count, right=MOST)
    _judge_titles(found, findings)
    _judge_overlaps(found, squares or frozenset(), findings)
    return Rooms(tuple(found), complete)


def _read_room(
    thing: MapObject,
    tiled: TiledMap,
    tongues: tuple[str, ...],
    known: Collection[Room],
    findings: Findings,
) -> Chalked | None:
    cells = _cells_of(thing, tiled, findings)
    where = thing.where.at(min(cells, key=reading_order)) if cells else thing.where
    titles = {language: _title(thing, language, where, findings) for language in tongues}
    name = thing.name
    if not name:
        findings.add(FaultCode.ROOM_NAMELESS, where)
        return None
    if not _ID.match(name) or len(name) > _LONGEST_ID:
        findings.add(FaultCode.ROOM_NAME, where, name=name[: 2 * _LONGEST_ID])
        return None
    if name in known:
        findings.add(FaultCode.ROOM_DOUBLED, where)
        return None
    if name in (*SUSPECTS, *WEAPONS):
        findings.add(FaultCode.ROOM_IS_CARD, where)
    return Chalked(Room(name), where, cells, titles) if cells else None


def _title(thing: MapObject, language: str, where: Where, findings: Findings) -> Title:
    """What the room is called; its gender is only a help for the sentences it stands in."""
    text = read_title(thing.properties, language, where, findings)
    help_with = f"gender_{language}"
    offered = thing.properties.get(help_with)
    if offered is None or offered.value == "":  # the project offers it unfilled
        return Title(text)
    gender = words(thing.properties, help_with, where, findings, GENDERS)
    return Title(text, gender) if gender else Title(text)


def read_title(properties: Properties, language: str, where: Where, findings: Findings) -> str:
    """A name short enough for a card and a line of the notebook."""
    title = words(properties, f"title_{language}", where, findings) or ""
    if len(title) > LONGEST_TITLE:
        findings.add(FaultCode.TITLE_LONG, where, lang=language, most=LONGEST_TITLE)
    return title


def _cells_of(thing: MapObject, tiled: TiledMap, findings: Findings) -> frozenset[Cell]:
    """The cells inside an outline that runs along the grid; empty where it does not."""
    corners = _corners(thing)
    aligned = all(abs(side - round(side)) <= _ALIGNED for corner in corners for side in corner)
    if len(corners) < 4 or thing.rotation or not aligned or not _is_square_cut(corners):
        findings.add(FaultCode.ROOM_SHAPE, thing.where)
        return frozenset()
    grid = [(round(x), round(y)) for x, y in corners]
    if any(not (0 <= x <= tiled.width and 0 <= y <= tiled.height) for x, y in grid):
        findings.add(FaultCode.OBJECT_OUTSIDE, thing.where)
        return frozenset()
    cells = _inside(grid)
    if not cells:
        findings.add(FaultCode.ROOM_SHAPE, thing.where)
    elif len(islands(cells)) > 1:
        findings.add(FaultCode.ROOM_SPLIT, thing.where)
    return cells


def _corners(thing: MapObject) -> list[MapPoint]:
    if len(thing.outline) > _MOST_CORNERS:
        return []
    (x, y), (width, height) = thing.corner, thing.size
    if thing.shape == "rectangle" and width and height:
        return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    return list(thing.outline) if thing.shape == "polygon" else []


def _is_square_cut(corners: list[MapPoint]) -> bool:
    """Whether every wall runs straight along a row or a column."""
    return all(
        abs(x - next_x) <= _ALIGNED or abs(y - next_y) <= _ALIGNED
        for (x, y), (next_x, next_y) in pairwise([*corners, corners[0]])
    )


def _inside(corners: list[tuple[int, int]]) -> frozenset[Cell]:
    """The cells whose middle an outline goes round."""
    walls = [
        (x, min(y, next_y), max(y, next_y))
        for (x, y), (_, next_y) in pairwise([*corners, corners[0]])
        if y != next_y
    ]
    rows = range(min(y for _, y in corners), max(y for _, y in corners))
    cells: set[Cell] = set()
    for row in rows:
        crossings = sorted(x for x, top, bottom in walls if top <= row < bottom)
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            cells.update(Cell(column, row) for column in range(left, right))
    return frozenset(cells)


def _judge_titles(rooms: list[Chalked], findings: Findings) -> None:
    """No two rooms may look alike in the notebook."""
    owners: dict[tuple[str, str], Room] = {}
    for room in rooms:
        for language, (title, _) in room.titles.items():
            owner = owners.setdefault((language, title.casefold()), room.id)
            if title and owner != room.id:
                findings.add(
                    FaultCode.TITLE_DOUBLED, room.where, title=title, other=owner, lang=language
                )


def _judge_overlaps(rooms: list[Chalked], squares: frozenset[Cell], findings: Findings) -> None:
    taken: dict[Cell, Room] = {}
    for room in rooms:
        shared = sorted((cell for cell in room.cells if cell in taken), key=reading_order)
        if shared:
            where = room.where.at(shared[0])
            other = taken[shared[0]]
            findings.add(FaultCode.ROOMS_OVERLAP, where, other=other, count=len(shared))
        walked = sorted(room.cells & squares, key=reading_order)
        if walked:
            findings.add(FaultCode.ROOM_ON_SQUARES, room.where.at(walked[0]), count=len(walked))
        taken |= dict.fromkeys(room.cells, room.id)
