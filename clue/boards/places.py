"""Places for a room's name and pieces, and for the envelope: the layer that only eyes need."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import dist

from clue.boards.doors import marks
from clue.boards.faults import FaultCode, Findings
from clue.boards.mansion import Area, BurningLight, Spot
from clue.boards.objects import MapObject
from clue.boards.rooms import Chalked, Rooms
from clue.boards.tiled import LIGHTS, PLACES, Things, TiledMap, find_layer
from clue.rules.cards import SUSPECTS, WEAPONS, Room

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
