"""What is wrong with a map: a code and its details; the sentences belong to ``clue.text``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

from clue.rules.board import Cell

Detail: TypeAlias = str | int


class FaultCode(StrEnum):
    """Every fault a map can have; the text layer has one message ``fault-<code>`` for each."""

    NO_FILE = "no-file"
    FILE_TOO_BIG = "file-too-big"
    BROKEN_XML = "broken-xml"
    FORBIDDEN_XML = "forbidden-xml"
    NOT_A_MAP = "not-a-map"
    NOT_ORTHOGONAL = "not-orthogonal"
    INFINITE = "infinite"
    NO_SIZE = "no-size"
    TOO_LARGE = "too-large"
    TILES_NOT_SQUARE = "tiles-not-square"
    MISPLACED = "misplaced"
    TOO_MANY_PARTS = "too-many-parts"
    AND_MORE = "and-more"

    TILESET_NUMBER = "tileset-number"
    TILESET_MISSING = "tileset-missing"
    TILESET_BROKEN = "tileset-broken"
    TILESET_EMPTY = "tileset-empty"
    TILESETS_OVERLAP = "tilesets-overlap"
    IMAGE_MISSING = "image-missing"
    IMAGE_KIND = "image-kind"
    IMAGE_SIZE = "image-size"
    IMAGES_TOO_LARGE = "images-too-large"
    PIECES_TOO_LARGE = "pieces-too-large"
    OUT_OF_REACH = "out-of-reach"

    LAYER_MISSING = "layer-missing"
    LAYER_NAME = "layer-name"
    LAYER_DOUBLED = "layer-doubled"
    LAYER_KIND = "layer-kind"
    LAYER_SIZE = "layer-size"
    LAYER_MOVED = "layer-moved"
    LAYER_UNREADABLE = "layer-unreadable"
    LAYER_SHORT = "layer-short"
    LAYER_LONG = "layer-long"
    IMAGE_LAYER = "image-layer"
    UNKNOWN_TILE = "unknown-tile"
    TILE_SIZE = "tile-size"

    OBJECT_NUMBER = "object-number"
    OBJECT_NAMELESS = "object-nameless"
    OBJECT_TEMPLATE = "object-template"
    OBJECT_SHAPE = "object-shape"
    OBJECT_OUTSIDE = "object-outside"
    PROPERTY_MISSING = "property-missing"
    PROPERTY_TYPE = "property-type"
    PROPERTY_VALUE = "property-value"
    PROPERTY_CHOICE = "property-choice"

    ROOM_NAME = "room-name"
    ROOM_NAMELESS = "room-nameless"
    ROOM_DOUBLED = "room-doubled"
    ROOM_IS_CARD = "room-is-card"
    TITLE_LONG = "title-long"
    TITLE_DOUBLED = "title-doubled"
    ROOM_SHAPE = "room-shape"
    ROOMS_OVERLAP = "rooms-overlap"
    ROOM_ON_SQUARES = "room-on-squares"
    ROOM_SPLIT = "room-split"
    ROOM_NO_DOOR = "room-no-door"
    ROOM_OUT_OF_REACH = "room-out-of-reach"
    TOO_FEW_ROOMS = "too-few-rooms"
    TOO_MANY_ROOMS = "too-many-rooms"
    NO_SQUARES = "no-squares"
    SQUARES_OUT_OF_REACH = "squares-out-of-reach"

    DOOR_IN_NO_ROOM = "door-in-no-room"
    DOOR_NOT_AT_WALL = "door-not-at-wall"
    DOOR_ON_NO_SQUARE = "door-on-no-square"
    DOOR_DOUBLED = "door-doubled"

    START_MISSING = "start-missing"
    START_DOUBLED = "start-doubled"
    START_UNKNOWN = "start-unknown"
    START_OFF_SQUARE = "start-off-square"
    START_SHARED = "start-shared"

    PASSAGE_IN_NO_ROOM = "passage-in-no-room"
    PASSAGE_TO_NOWHERE = "passage-to-nowhere"
    PASSAGE_TO_ITSELF = "passage-to-itself"
    PASSAGE_DOUBLED = "passage-doubled"

    PLACE_UNKNOWN = "place-unknown"
    PLACE_IN_NO_ROOM = "place-in-no-room"
    NAME_PLACE_MISSING = "name-place-missing"
    NAME_PLACE_DOUBLED = "name-place-doubled"
    FEW_PAWN_PLACES = "few-pawn-places"
    FEW_WEAPON_PLACES = "few-weapon-places"
    PLACES_SHARED = "places-shared"
    LIGHT_UNKNOWN = "light-unknown"
    ENVELOPE_MISSING = "envelope-missing"
    ENVELOPE_DOUBLED = "envelope-doubled"
    ENVELOPE_SIZE = "envelope-size"


@dataclass(frozen=True)
class Where:
    """A spot in the file and in Tiled's window, as far as it is known.

    Cells are counted from nought, as Tiled's status bar counts them.
    """

    file: Path
    line: int | None = None
    layer: str = ""
    object: str = ""
    object_id: int | None = None
    cell: Cell | None = None

    def on(self, line: int) -> Where:
        """The same spot, in another line of the file."""
        return replace(self, line=line)

    def at(self, cell: Cell) -> Where:
        """The same spot, with its cell."""
        return replace(self, cell=cell)


@dataclass(frozen=True)
class MapFault:
    """One thing wrong with a map, where, and what the sentence about it must mention."""

    code: FaultCode
    where: Where
    details: Mapping[str, Detail] = field(default_factory=lambda: MappingProxyType({}))


class MapError(Exception):
    """A map that cannot be played on, with everything that is wrong with it."""

    def __init__(self, faults: list[MapFault]) -> None:
        super().__init__(", ".join(dict.fromkeys(fault.code for fault in faults)))
        self.faults = faults


_MOST_OF_A_KIND = 50
"""A hostile map may hold one fault a million times; nobody reads more of a kind than this."""


@dataclass
class Findings:
    """The faults found so far."""

    faults: list[MapFault] = field(default_factory=list)
    _counts: dict[tuple[FaultCode, str], int] = field(default_factory=dict)

    def add(self, code: FaultCode, where: Where, **details: Detail) -> None:
        """Note a fault down, unless very many of its kind in its layer are known already."""
        kind = (code, where.layer)
        self._counts[kind] = self._counts.get(kind, 0) + 1
        if self._counts[kind] <= _MOST_OF_A_KIND:
            self.faults.append(MapFault(code, where, MappingProxyType(details)))

    def told(self) -> list[MapFault]:
        """All of them; those held back are counted at the end."""
        held_back = [
            MapFault(
                FaultCode.AND_MORE,
                Where(self.faults[0].where.file, layer=layer),
                MappingProxyType({"count": count - _MOST_OF_A_KIND, "code": code.value}),
            )
            for (code, layer), count in self._counts.items()
            if count > _MOST_OF_A_KIND
        ]
        return self.faults + held_back
