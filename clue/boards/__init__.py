"""Mansions drawn in Tiled: ``load_mansion`` for the game, ``check`` for who builds one."""

from clue.boards.faults import FaultCode, MapError, MapFault, Where
from clue.boards.loader import check, load_mansion
from clue.boards.mansion import (
    Area,
    Chamber,
    Drawing,
    FurniturePiece,
    Mansion,
    MapPicture,
    PlacedTile,
    Spot,
)
from clue.boards.plain import plain_mansion

__all__ = [
    "Area",
    "Chamber",
    "Drawing",
    "FaultCode",
    "FurniturePiece",
    "Mansion",
    "MapError",
    "MapFault",
    "MapPicture",
    "PlacedTile",
    "Spot",
    "Where",
    "check",
    "load_mansion",
    "plain_mansion",
]
