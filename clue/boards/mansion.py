"""A mansion ready to play on: the rules' board, its names, where things stand, what is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from clue.rules.board import Board, Cell, Passage
from clue.rules.cards import Room


class Title(NamedTuple):
    """What a mansion calls one of its rooms in one language.

    ``gender`` helps languages that need one: ``masculine``, ``feminine``, ``plural``; ``proper``
    means that the title takes no article. Without it the sentences go round the question.
    """

    text: str
    gender: str = "unknown"


Names: TypeAlias = Mapping[str, str]
"""A name in each language."""


SQUARES = "Squares"
"""The layer of what can be walked on."""


class Spot(NamedTuple):
    """A point on the board, in cells from the top left; (0.5, 0.5) is the first cell's middle."""

    x: float
    y: float


class Area(NamedTuple):
    """A rectangle on the board, in cells."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> Spot:
        """Its middle."""
        return Spot(self.x + self.width / 2, self.y + self.height / 2)


class BurningLight(NamedTuple):
    """A flame or a lamp that is seen to burn: its kind, and where."""

    kind: str
    at: Spot


@dataclass(frozen=True)
class Chamber:
    """What a room's card and floor need beyond the rules: names, and places for the pieces."""

    room: Room
    titles: Mapping[str, Title]
    name_at: Spot
    pawns_at: tuple[Spot, ...]
    weapons_at: tuple[Spot, ...]


class MapPicture(NamedTuple):
    """One tile's picture: a file, the part of it in pixels (None: all), and how it is turned.

    A diagonal flip (swapping x and y) comes first, then the two others.
    """

    file: Path
    source: tuple[int, int, int, int] | None
    flip_x: bool = False
    flip_y: bool = False
    flip_diagonal: bool = False


class PlacedTile(NamedTuple):
    """A picture that fills a cell."""

    cell: Cell
    picture: MapPicture


class FurniturePiece(NamedTuple):
    """A picture of any size, turned clockwise by degrees about its lower left corner."""

    area: Area
    rotation: float
    picture: MapPicture


@dataclass(frozen=True)
class Drawing:
    """One layer to draw, over those before it."""

    name: str
    opacity: float
    tiles: tuple[PlacedTile, ...] = ()
    pieces: tuple[FurniturePiece, ...] = ()


@dataclass(frozen=True)
class Mansion:
    """A map read from Tiled; frozen plain data, made without a window."""

    board: Board
    path: Path
    titles: Names
    rooms: tuple[Chamber, ...]
    passage_mouths: Mapping[Passage, Spot]
    envelope: Area
    drawings: tuple[Drawing, ...]
    stories: Names = field(default_factory=dict)
    """What happened there, in a few sentences."""
    manners: Names = field(default_factory=dict)
    """How it plays, in a sentence."""
    lights: tuple[BurningLight, ...] = ()
    """What burns in it: fires, ranges, lamps and candles, as the map says."""
    plain: bool = False
    """Whether it is only laid out from a plan, its own drawing being gone or another."""

    @cached_property
    def chamber_of(self) -> Mapping[Room, Chamber]:
        """Each room's names and places."""
        return MappingProxyType({chamber.room: chamber for chamber in self.rooms})

    @cached_property
    def own_tiles(self) -> tuple[tuple[PlacedTile, ...], ...]:
        """Of every layer the tiles that lie in rooms and show what is drawn in rooms alone."""
        room_at = self.board.room_at
        outside = {
            tile.picture
            for drawing in self.drawings
            for tile in drawing.tiles
            if tile.cell not in room_at
        }
        return tuple(
            tuple(t for t in drawing.tiles if t.cell in room_at and t.picture not in outside)
            for drawing in self.drawings
        )

    def room_titles(self, language: str) -> Mapping[Room, Title]:
        """What the map calls its rooms in a language; none that it does not speak."""
        return {
            chamber.room: chamber.titles[language]
            for chamber in self.rooms
            if language in chamber.titles
        }

    @property
    def pictures(self) -> frozenset[Path]:
        """Every picture file that drawing the mansion needs."""
        tiles = {tile.picture.file for layer in self.drawings for tile in layer.tiles}
        pieces = {piece.picture.file for layer in self.drawings for piece in layer.pieces}
        return frozenset(tiles | pieces)


def begun_elsewhere(mansion: Mansion, board: Board) -> Mansion | None:
    """The mansion of a board that differs in nothing but where the suspects start; None of another.

    The start squares change places with what lies there.
    """
    if replace(mansion.board, starts=board.starts) != board:
        return None
    drawings = tuple(
        _moved(drawing, mansion.board.starts, board.starts) for drawing in mansion.drawings
    )
    path = mansion.path.parent / f"begun-{hash(board.starts):x}" / mansion.path.name
    return replace(mansion, board=board, path=path, drawings=drawings)


def _moved(drawing: Drawing, before: tuple[Cell, ...], after: tuple[Cell, ...]) -> Drawing:
    shown = {tile.cell: tile.picture for tile in drawing.tiles}
    if drawing.name != SQUARES or not shown.keys() >= {*before, *after}:
        return drawing
    marks = [shown[cell] for cell in before]
    plain = [shown[cell] for cell in after if cell not in before]
    found = shown | dict(zip([cell for cell in before if cell not in after], plain, strict=True))
    found |= dict(zip(after, marks, strict=True))
    return replace(drawing, tiles=tuple(t._replace(picture=found[t.cell]) for t in drawing.tiles))
