"""Where objects say things are: doors, starts and passages, and places that only eyes need."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import dist

from clue.boards.faults import FaultCode, Findings
from clue.boards.mansion import Area, BurningLight, Spot
from clue.boards.objects import MapObject, words
from clue.boards.rooms import Chalked, Rooms
from clue.boards.tiled import DOORS, LIGHTS, PASSAGES, PLACES, STARTS, Things, TiledMap, find_layer
from clue.rules.board import Cell, Direction, Door, Passage
from clue.rules.cards import SUSPECTS, WEAPONS, Room, Suspect

_FACINGS = {direction.name.lower(): direction for direction in Direction}
_MARKS = ("point", "rectangle", "ellipse", "tile")


@dataclass(frozen=True)
class Ways:
    """How one gets about, as far as it could be read."""

    doors: tuple[Door, ...]
    half_doors: frozenset[Room]
    """Rooms with a door that could not be read: nobody must call them doorless."""
    starts: Mapping[Suspect, Cell]
    passages: Mapping[Passage, Spot]


def marks(layer: Things | None, tiled: TiledMap, findings: Findings) -> list[MapObject]:
    """The objects that mark a spot on the map: points, or small shapes by their middle."""
    found: list[MapObject] = []
    for thing in layer.things if layer else ():
        if thing.shape not in _MARKS or thing.rotation:
            findings.add(FaultCode.OBJECT_SHAPE, thing.where)
        elif thing.cell not in tiled:
            findings.add(FaultCode.OBJECT_OUTSIDE, thing.where)
        else:
            found.append(thing)
    return found


def read_doors(
    tiled: TiledMap, rooms: Rooms | None, squares: frozenset[Cell] | None, findings: Findings
) -> tuple[tuple[Door, ...], frozenset[Room]]:
    """Every door out of a room, and the rooms with one that nobody can make sense of."""
    doors: dict[tuple[Cell, Direction], Door] = {}
    half_doors: set[Room] = set()
    layer = find_layer(tiled, DOORS, Things, findings)
    if rooms is not None and (layer is None or not layer.complete):
        half_doors.update(room.id for room in rooms.chalked)
    for thing in marks(layer, tiled, findings):
        facing = words(thing.properties, "facing", thing.where, findings, tuple(_FACINGS))
        if rooms is None:
            continue
        room = rooms.at.get(thing.cell)
        if room is None:
            if rooms.complete:
                findings.add(FaultCode.DOOR_IN_NO_ROOM, thing.where)
            continue
        if facing is None:
            half_doors.add(room.id)
            continue
        door = Door(room.id, thing.cell, _FACINGS[facing])
        if (door.cell, door.facing) in doors:
            findings.add(FaultCode.DOOR_DOUBLED, thing.where, room=room.id)
        elif door.front in room.cells:
            findings.add(FaultCode.DOOR_NOT_AT_WALL, thing.where, room=room.id, facing=facing)
        elif squares is not None and door.front not in squares:
            column, row = door.front
            findings.add(
                FaultCode.DOOR_ON_NO_SQUARE, thing.where, room=room.id, column=column, row=row
            )
        doors.setdefault((door.cell, door.facing), door)
    return tuple(doors.values()), frozenset(half_doors)


def read_starts(
    tiled: TiledMap, squares: frozenset[Cell] | None, findings: Findings
) -> Mapping[Suspect, Cell]:
    """Where each of the six pawns begins."""
    starts: dict[Suspect, Cell] = {}
    layer = find_layer(tiled, STARTS, Things, findings)
    if layer is None:
        return starts
    for thing in marks(layer, tiled, findings):
        listing = ", ".join(SUSPECTS)
        if not thing.name:
            findings.add(FaultCode.OBJECT_NAMELESS, thing.where, choices=listing)
            continue
        if thing.name not in SUSPECTS:
            findings.add(FaultCode.START_UNKNOWN, thing.where, name=thing.name, choices=listing)
            continue
        suspect = Suspect(thing.name)
        if suspect in starts:
            findings.add(FaultCode.START_DOUBLED, thing.where)
            continue
        if squares is not None and thing.cell not in squares:
            findings.add(FaultCode.START_OFF_SQUARE, thing.where)
        if thing.cell in starts.values():
            findings.add(FaultCode.START_SHARED, thing.where)
        starts[suspect] = thing.cell
    named = {thing.name for thing in layer.things}
    for suspect in SUSPECTS:
        if suspect not in named and layer.complete:
            where = replace(layer.where, object=suspect.value)
            findings.add(FaultCode.START_MISSING, where)
    return starts


def read_passages(
    tiled: TiledMap, rooms: Rooms | None, findings: Findings
) -> Mapping[Passage, Spot]:
    """The secret passages, each with the spot where it opens; a map may have none."""
    mouths: dict[Passage, Spot] = {}
    layer = find_layer(tiled, PASSAGES, Things, findings, needed=False)
    for thing in marks(layer, tiled, findings):
        leads_to = words(thing.properties, "leads_to", thing.where, findings)
        if rooms is None:
            continue
        origin = rooms.at.get(thing.cell)
        goal = next((room for room in rooms.chalked if room.id == leads_to), None)
        if origin is None and rooms.complete:
            findings.add(FaultCode.PASSAGE_IN_NO_ROOM, thing.where)
        if leads_to is not None and goal is None and rooms.complete:
            findings.add(FaultCode.PASSAGE_TO_NOWHERE, thing.where, goal=leads_to)
        if origin is None or goal is None:
            continue
        passage = Passage(origin.id, goal.id)
        if origin == goal:
            findings.add(FaultCode.PASSAGE_TO_ITSELF, thing.where, room=origin.id)
        elif passage in mouths:
            findings.add(FaultCode.PASSAGE_DOUBLED, thing.where, room=origin.id, goal=goal.id)
        mouths[passage] = Spot(*thing.centre)
    return mouths


NAME, PAWN, WEAPON, ENVELOPE = "name", "pawn", "weapon", "envelope"
_KINDS = (NAME, PAWN, WEAPON, ENVELOPE)
LIGHT_KINDS = ("fire", "range", "lamp", "candle")
_APART = 0.3
"""Two pieces nearer than this, in cells, would stand inside each other."""


@dataclass
class Furnishing:
    """Where things stand in one room."""

    of: dict[str, list[MapObject]] = field(default_factory=lambda: defaultdict(list))

    def spots(self, kind: str) -> tuple[Spot, ...]:
        """The places of one kind, in the order they are taken."""
        return tuple(Spot(*thing.centre) for thing in self.of[kind])


@dataclass(frozen=True)
class Places:
    """All of them, by room."""

    rooms: Mapping[Room, Furnishing]
    envelope: Area | None


def read_places(tiled: TiledMap, rooms: Rooms | None, findings: Findings) -> Places | None:
    """Where names, pawns and weapons stand in each room, and where the envelope lies."""
    layer = find_layer(tiled, PLACES, Things, findings)
    if layer is None or rooms is None:
        return None
    found = {room.id: Furnishing() for room in rooms.chalked}
    envelopes: list[MapObject] = []
    for thing in marks(layer, tiled, findings):
        room = rooms.at.get(thing.cell)
        listing = ", ".join(_KINDS)
        if not thing.name:
            findings.add(FaultCode.OBJECT_NAMELESS, thing.where, choices=listing)
        elif thing.name not in _KINDS:
            findings.add(FaultCode.PLACE_UNKNOWN, thing.where, name=thing.name, choices=listing)
        elif thing.name == ENVELOPE:
            envelopes.append(thing)
        elif room is not None:
            found[room.id].of[thing.name].append(thing)
        elif rooms.complete:
            findings.add(FaultCode.PLACE_IN_NO_ROOM, thing.where)
    for room in rooms.chalked:
        _judge_room(room, found[room.id], layer, findings)
    return Places(found, _read_envelope(envelopes, layer, tiled, findings))


def read_lights(tiled: TiledMap, findings: Findings) -> tuple[BurningLight, ...]:
    """What burns in the mansion, for whoever paints its flames; a map need not say."""
    layer = find_layer(tiled, LIGHTS, Things, findings, needed=False)
    found: list[BurningLight] = []
    for thing in marks(layer, tiled, findings):
        if thing.name in LIGHT_KINDS:
            found.append(BurningLight(thing.name, Spot(*thing.centre)))
        else:
            listing = ", ".join(LIGHT_KINDS)
            findings.add(FaultCode.LIGHT_UNKNOWN, thing.where, name=thing.name, choices=listing)
    return tuple(found)


def _judge_room(room: Chalked, places: Furnishing, layer: Things, findings: Findings) -> None:
    """A room must have place for its name and for every piece at once."""
    where = replace(layer.where, object=room.id, cell=room.where.cell)
    if not places.of[NAME]:
        findings.add(FaultCode.NAME_PLACE_MISSING, where)
    for thing in places.of[NAME][1:]:
        findings.add(FaultCode.NAME_PLACE_DOUBLED, thing.where, room=room.id)
    needs = (
        (PAWN, len(SUSPECTS), FaultCode.FEW_PAWN_PLACES),
        (WEAPON, len(WEAPONS), FaultCode.FEW_WEAPON_PLACES),
    )
    for kind, right, code in needs:
        count = len(places.of[kind])
        if count < right:
            findings.add(code, where, found=count, right=right)
    pieces = [*places.of[PAWN], *places.of[WEAPON]][:100]
    for one, other in combinations(pieces, 2):
        if dist(one.centre, other.centre) < _APART:
            findings.add(FaultCode.PLACES_SHARED, other.where, room=room.id, other=one.id)


def _read_envelope(
    envelopes: list[MapObject], layer: Things, tiled: TiledMap, findings: Findings
) -> Area | None:
    if not envelopes:
        findings.add(FaultCode.ENVELOPE_MISSING, replace(layer.where, object=ENVELOPE))
        return None
    for other in envelopes[1:]:
        findings.add(FaultCode.ENVELOPE_DOUBLED, other.where)
    thing = envelopes[0]
    (x, y), (width, height) = thing.corner, thing.size
    inside = x >= 0 and y >= 0 and x + width <= tiled.width and y + height <= tiled.height
    if min(width, height) < 1 or not inside:
        findings.add(FaultCode.ENVELOPE_SIZE, thing.where)
    return Area(x, y, width, height)
