"""Mansions drawn in Tiled: ``load_mansion`` for the game, ``check`` for who builds one."""

from clue.boards.faults import Fault, FaultCode, MapError, Where
from clue.boards.loader import check, load_mansion
from clue.boards.mansion import Area, Chamber, Drawing, Mansion, Picture, Piece, Spot, Tile
from clue.boards.plain import plain_mansion

__all__ = [
    "Area",
    "Chamber",
    "Drawing",
    "Fault",
    "FaultCode",
    "Mansion",
    "MapError",
    "Picture",
    "Piece",
    "Spot",
    "Tile",
    "Where",
    "check",
    "load_mansion",
    "plain_mansion",
]
