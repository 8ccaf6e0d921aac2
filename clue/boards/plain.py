"""A mansion whose map is gone or was drawn anew: laid out again from what the rules know of it.

A kept case knows the squares, the rooms' cells, doors, passages and starts of its mansion, but no
drawing. The floor is laid with the game's own tiles; the rooms are left bare, and a bare room is
given a carpet, walls and doors by whoever draws it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import product
from math import atan2, dist, pi
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from clue import folders
from clue.boards.faults import FaultCode, Findings, Where
from clue.boards.mansion import (
    Area,
    Chamber,
    Drawing,
    Mansion,
    MapPicture,
    Names,
    PlacedTile,
    Spot,
    Title,
)
from clue.boards.objects import whole
from clue.boards.xml_tree import read_document
from clue.folders import languages
from clue.rules.board import Board, Cell, Direction, Passage
from clue.rules.cards import SUSPECTS, WEAPONS, Room

_OPPOSITE: Final = {
    Direction.UP: Direction.DOWN,
    Direction.DOWN: Direction.UP,
    Direction.LEFT: Direction.RIGHT,
    Direction.RIGHT: Direction.LEFT,
}
_COMPASS: Final = (
    *("east", "south-east", "south", "south-west"),
    *("west", "north-west", "north", "north-east"),
)
_ENVELOPE: Final = (2.4, 1.5)
"""How large the envelope lies where there is room for it, in cells."""
_AIR: Final = (5.0, 3.0, 2.0, 1.5, 1.0, 0.5, 0.0, -0.5)
"""How much larger the place for it is: the largest that is found."""
_NAME_AT: Final = 0.36
"""How far down a room its name stands: pawns' heads reach up, so they stand below it."""
_OFF_THE_WALL: Final = 0.75
"""Weapons are wide: so far from the walls they lie where the room is large enough."""
_GRIDS: Final = ((1.0, 0.5), (0.75, 0.4), (0.5, 0.4), (0.5, 0.25), (0.25, 0.1))
"""How far apart places are, and from the walls: the first that has enough of them in a room."""


UsualTitle: TypeAlias = Callable[[str, Room], Title]
"""What the game calls a room in a language, whatever a mansion may call it."""


class Called(NamedTuple):
    """What a mansion and its rooms are called, by language."""

    mansion: Names
    rooms: Mapping[Room, Mapping[str, Title]]


def plain_mansion(
    board: Board, usual: UsualTitle, kin: Mansion | None = None, kept: Called | None = None
) -> Mansion:
    """The mansion of a board, with the names that were ``kept`` with a case, else the ``usual``.

    ``kin``, drawn from the same map later, lends what it calls its rooms today.
    """
    lent = {chamber.room: chamber.titles for chamber in kin.rooms} if kin else {}
    own = kept.rooms if kept else {}
    rooms = tuple(
        Chamber(room, lent.get(room) or _titles(room, usual, own.get(room, {})), *_places(cells))
        for room, cells in board.rooms
    )
    spelled = dict.fromkeys(languages(), _words_of(board.name))
    return Mansion(
        board=board,
        path=Path(f"plain-{hash(board):x}") / board.name,
        titles=kin.titles if kin else spelled | dict(kept.mansion if kept else {}),
        rooms=rooms,
        passage_mouths=_mouths(board),
        envelope=_envelope(board),
        drawings=_drawings(board),
        plain=True,
    )


def _words_of(name: str) -> str:
    return name.replace("-", " ").capitalize()


def _titles(room: Room, usual: UsualTitle, kept: Mapping[str, Title]) -> Mapping[str, Title]:
    """The name that was kept, or the game's own for it, or its identity written as words."""
    spelled = {language: usual(language, room) for language in languages()}
    return MappingProxyType(spelled | dict(kept))


# -- where things stand ----------------------------------------------------------------------


@lru_cache(maxsize=64)
def _places(cells: frozenset[Cell]) -> tuple[Spot, tuple[Spot, ...], tuple[Spot, ...]]:
    """In a room: its name in the upper half, pawns below it, weapons where room is left."""
    name = _name_spot(cells)
    needed = len(SUSPECTS) + len(WEAPONS)
    spots: list[Spot] = []
    for step, margin in _GRIDS:
        spots = [spot for spot in _grid(cells, step) if _clear(spot, margin, cells)]
        if len(spots) >= needed:
            break
    below = Spot(name.x, name.y + 1.3)
    by_name = sorted(spots, key=lambda spot: (abs(spot.y - below.y) // 0.6, dist(spot, name)))
    pawns = by_name[: len(SUSPECTS)]
    rest = by_name[len(SUSPECTS) :]
    roomy = [spot for spot in rest if dist(spot, name) > 1 and _clear(spot, _OFF_THE_WALL, cells)]
    left = roomy if len(roomy) >= len(WEAPONS) else rest
    return name, tuple(pawns), tuple(_spread(left, pawns))


def _name_spot(cells: frozenset[Cell]) -> Spot:
    """The middle of the widest row near the upper third."""
    top, bottom = min(y for _, y in cells), max(y for _, y in cells) + 1
    wished = top + (bottom - top) * _NAME_AT
    rows = {y: sorted(x for x, row in cells if row == y) for _, y in cells}
    widest = max(len(row) for row in rows.values())
    y = min(
        (y for y, row in rows.items() if len(row) >= widest * 0.75),
        key=lambda y: abs(y + 0.5 - wished),
    )
    return Spot((rows[y][0] + rows[y][-1] + 1) / 2, min(max(wished, y + 0.4), y + 1.0))


def _grid(cells: frozenset[Cell], step: float) -> Iterator[Spot]:
    """Points at even distances over a room's rectangle, its middle among them."""
    left, right = min(x for x, _ in cells), max(x for x, _ in cells) + 1
    top, bottom = min(y for _, y in cells), max(y for _, y in cells) + 1
    for y, x in product(_even(top, bottom, step), _even(left, right, step)):
        yield Spot(x, y)


def _even(low: float, high: float, step: float) -> list[float]:
    count = int((high - low) / step)
    first = (low + high - (count - 1) * step) / 2
    return [round(first + number * step, 3) for number in range(count)]


def _clear(spot: Spot, margin: float, cells: frozenset[Cell]) -> bool:
    """Whether a point is so far inside the room on all sides."""
    around = product((spot.x - margin, spot.x + margin - 0.001), (spot.y - margin, spot.y + margin))
    return all(Cell(int(x // 1), int((y - 0.001) // 1)) in cells for x, y in around)


def _spread(spots: Iterable[Spot], taken: Iterable[Spot]) -> Iterator[Spot]:
    """Places for weapons, each as far from all others as may be."""
    free, others = list(spots), list(taken)
    for _ in WEAPONS:
        best = max(free, key=lambda spot: min((dist(spot, other) for other in others), default=0))
        if len(free) > 1:
            free.remove(best)
        others.append(best)
        yield best


@lru_cache(maxsize=16)
def _mouths(board: Board) -> Mapping[Passage, Spot]:
    """A trapdoor for each passage: in the corner of its room that is farthest from the middle."""
    middle = (board.width / 2, board.height / 2)
    doors = {door.cell for door in board.doors}
    found: dict[Passage, Spot] = {}
    for passage in board.passages:
        taken = {*found.values()}
        corners = [Spot(x + 0.5, y + 0.5) for x, y in dict(board.rooms)[passage.origin] - doors]
        free = [spot for spot in sorted(corners) if spot not in taken]
        spots = free or [Spot(x + 0.5, y + 0.5) for x, y in dict(board.rooms)[passage.origin]]
        found[passage] = max(spots, key=lambda spot: dist(spot, middle))
    return MappingProxyType(found)


@lru_cache(maxsize=16)
def _envelope(board: Board) -> Area:
    """Where nobody walks and no room is, near the middle; else in the middle itself."""
    wide, high = _ENVELOPE
    middle = Spot(board.width / 2, board.height / 2)
    taken = board.squares | board.room_at.keys()
    spots = [
        Spot(*spot) for spot in product(_even(0, board.width, 0.5), _even(0, board.height, 0.5))
    ]
    for air in _AIR:
        round_it = (wide + air, high + air)
        free = [spot for spot in spots if _is_free(_round(spot, *round_it), board, taken)]
        if free:
            return _round(min(free, key=lambda spot: dist(spot, middle)), wide, high)
    return _round(middle, wide, high)


def _round(spot: Spot, width: float, height: float) -> Area:
    """The rectangle of which a point is the middle."""
    return Area(spot.x - width / 2, spot.y - height / 2, width, height)


def _is_free(area: Area, board: Board, taken: frozenset[Cell]) -> bool:
    """Whether a rectangle lies on the board and touches neither squares nor rooms."""
    right, bottom = area.x + area.width, area.y + area.height
    if area.x < 0 or area.y < 0 or right > board.width or bottom > board.height:
        return False
    columns = range(int(area.x), int(-(-right // 1)))
    rows = range(int(area.y), int(-(-bottom // 1)))
    return not any(Cell(x, y) in taken for x, y in product(columns, rows))


# -- what is drawn ---------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _tiles() -> Mapping[str, tuple[MapPicture, ...]]:
    """The game's own tiles by what they are; none where the tileset cannot be read."""
    path = folders.assets() / "tiles" / "mansion.tsx"
    kinds = (FaultCode.TILESET_MISSING, FaultCode.TILESET_BROKEN)
    root = read_document(path, Findings(), Where(path), *kinds)
    image = root.first("image") if root else None
    if root is None or image is None:
        return {}
    side, columns = (whole(root.attributes.get(name)) or 1 for name in ("tilewidth", "columns"))
    sheet = path.parent / image.attributes.get("source", "")
    found: dict[str, list[MapPicture]] = {}
    for tile in root.all("tile"):
        down, across = divmod(whole(tile.attributes.get("id")) or 0, columns)
        place = (across * side, down * side, side, side)
        found.setdefault(tile.attributes.get("type", ""), []).append(MapPicture(sheet, place))
    return {kind: tuple(pictures) for kind, pictures in found.items()}


@lru_cache(maxsize=16)
def _drawings(board: Board) -> tuple[Drawing, ...]:
    """Ground everywhere, squares, their shadows, thresholds and trapdoors."""
    everywhere = [Cell(x, y) for x, y in product(range(board.width), range(board.height))]
    starts = {cell: f"start-{who.value}" for who, cell in zip(SUSPECTS, board.starts, strict=True)}
    layers: dict[str, dict[Cell, str]] = {
        "ground": dict.fromkeys(everywhere, "ground"),
        "squares": dict.fromkeys(sorted(board.squares), "square") | starts,
        "shadows": {cell: f"shade-{_walls(cell, board)}" for cell in sorted(board.squares)},
        "thresholds": {
            door.front: f"threshold-{_OPPOSITE[door.facing].name.lower()}" for door in board.doors
        },
        "trapdoors": {
            Cell(int(spot.x), int(spot.y)): f"passage-{_towards(passage, board)}"
            for passage, spot in _mouths(board).items()
        },
    }
    drawings = (_drawing(name, cells) for name, cells in layers.items())
    return tuple(drawing for drawing in drawings if drawing.tiles)


def _drawing(name: str, cells: Mapping[Cell, str]) -> Drawing:
    tiles = _tiles()
    found = ((cell, tiles.get(kind, ())) for cell, kind in cells.items())
    return Drawing(
        name,
        1.0,
        tuple(PlacedTile(cell, some[_variety(cell) % len(some)]) for cell, some in found if some),
    )


def _variety(cell: Cell) -> int:
    """A number that looks random from cell to cell and is the same every time."""
    mixed = (cell.column * 73_856_093) ^ (cell.row * 19_349_663)
    return (mixed * 2_654_435_761 >> 13) & 0xFFFF


def _walls(cell: Cell, board: Board) -> int:
    """On which sides of a square one cannot walk on, as the shadows' tiles count them."""
    return sum(
        1 << bit for bit, side in enumerate(Direction) if side.from_cell(cell) not in board.squares
    )


def _towards(passage: Passage, board: Board) -> str:
    """The point of the compass in which a passage's other end lies."""
    cells = dict(board.rooms)
    (x, y), (to_x, to_y) = (_middle(cells[room]) for room in passage)
    return _COMPASS[round(atan2(to_y - y, to_x - x) / (pi / 4)) % 8]


def _middle(cells: frozenset[Cell]) -> Spot:
    return Spot(sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells))
