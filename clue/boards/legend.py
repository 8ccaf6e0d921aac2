"""What the layers of a map are called, and what is never drawn because it only has meaning."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from clue.boards.faults import FaultCode
from clue.boards.findings import Findings
from clue.boards.tiled import Layer, Things, TiledMap, Tiles

SQUARES = "Squares"
ROOMS = "Rooms"
DOORS = "Doors"
STARTS = "Starts"
PASSAGES = "Passages"
PLACES = "Places"

MEANINGS = (ROOMS, DOORS, STARTS, PASSAGES, PLACES)
"""The object layers that tell the game something; objects of other layers are furniture."""

_L = TypeVar("_L", Tiles, Things)


def find_layer(
    tiled: TiledMap, name: str, kind: type[_L], findings: Findings, *, needed: bool = True
) -> _L | None:
    """The one layer of that name; None, with the reason noted, where there is none."""
    found: list[Layer] = [layer for layer in tiled.layers if layer.where.layer == name]
    if not found:
        if (misspelt := _misspelt(tiled, name)) is not None:
            findings.add(FaultCode.LAYER_NAME, misspelt.where, right=name)
        elif needed:
            where = replace(tiled.where, layer=name)
            findings.add(FaultCode.LAYER_MISSING, where, kind=_KINDS[kind])
        return None
    for other in found[1:]:
        findings.add(FaultCode.LAYER_DOUBLED, other.where)
    first = found[0]
    if not isinstance(first, kind):
        findings.add(FaultCode.LAYER_KIND, first.where, kind=_KINDS[kind])
        return None
    return first


def _misspelt(tiled: TiledMap, name: str) -> Layer | None:
    """The layer that somebody meant to call so, most likely: “doors”, “Door”, “Doors ”."""
    for layer in tiled.layers:
        if _bare(layer.where.layer) == _bare(name):
            return layer
    return None


def _bare(name: str) -> str:
    """A name without what one gets wrong: capitals, spaces, the plural."""
    return "".join(name.casefold().split()).removesuffix("s")


_KINDS: dict[type[Tiles | Things], str] = {Tiles: "tiles", Things: "objects"}
