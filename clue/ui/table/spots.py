"""Where weapons lie in a room: beside what is written there, apart, and away from pawns' heads.

Every weapon has a spot of its own in every room and keeps it, whoever comes or goes. The map says
where it would lie best; how large a room's name is, is known only at the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import dist, floor
from typing import Final, NamedTuple, TypeAlias

from clue.boards import Chamber
from clue.rules.board import Cell
from clue.rules.cards import WEAPONS, Weapon

Point: TypeAlias = tuple[float, float]


class Box(NamedTuple):
    """A rectangle by its sides, in cells."""

    left: float
    top: float
    right: float
    bottom: float

    def at(self, spot: Point) -> Box:
        """Moved so that what was its origin is there."""
        x, y = spot
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def common(self, other: Box) -> float:
        """How much of the board both cover."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0.0

    @property
    def width(self) -> float:
        """From side to side."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def area(self) -> float:
        """How much of the board it covers."""
        return self.width * self.height


LIES: Final[Mapping[Weapon, Box]] = {
    Weapon.CANDLESTICK: Box(-0.45, -1.12, 0.45, 0.28),
    Weapon.ROPE: Box(-0.68, -0.57, 0.68, 0.5),
    Weapon.REVOLVER: Box(-0.6, -0.6, 0.8, 0.46),
    Weapon.WRENCH: Box(-0.7, -0.5, 0.7, 0.36),
    Weapon.KNIFE: Box(-0.7, -0.38, 0.7, 0.33),
    Weapon.LEAD_PIPE: Box(-0.65, -0.36, 0.78, 0.24),
}
"""How far each weapon reaches from its spot; those come first that find a place least easily."""
TALL: Final = Box(-0.45, -0.7, 0.45, 0.7)
LONG: Final = Box(-0.72, -0.54, 0.72, 0.54)
"""What any weapon that stands, or that lies, needs round its middle."""
STANDS: Final = 0.42
"""How far below its middle the one that stands has its foot."""
PAWN: Final = Box(-0.42, -1.25, 0.6, 0.28)
"""How far a pawn with its letter reaches from its foot."""
MOUTH: Final = Box(-0.5, -0.5, 0.5, 0.5)
"""How far a trapdoor reaches from its middle."""
STEP: Final = 0.4
WALL: Final = 0.06
"""A weapon keeps so far from the walls."""
FOOTHOLD: Final = 0.62
"""No weapon lies nearer to where a pawn stands."""
FAR: Final = 2.3
"""What is so far apart is far enough."""
HIDDEN: Final = 1.2
"""How much a spot behind a pawn is worse: for all of the weapon, in cells of distance."""
ASTRAY: Final = 0.2
"""How much a spot is worse for each cell it is away from the nearest the map has for a weapon."""
UPON: Final = 2.5
"""How much a spot is worse for each cell of other weapons that would be hidden."""
NAME: Final = 1000.0
"""Rather anywhere than on a room's name."""
CAPTION: Final = 0.6
"""But captions, which are written over all pieces, may cross a weapon; so may it a trapdoor."""
ROUNDS: Final = 2
"""So often each weapon may look for a better spot once all others lie somewhere."""


@dataclass(frozen=True)
class _Lying:
    """Where the middle of a weapon could be, and how good that is while no other is there."""

    middle: Point
    worth: float


def weapon_spots(
    chamber: Chamber, cells: frozenset[Cell], avoided: Sequence[tuple[Box, float]]
) -> tuple[Point, ...]:
    """A spot for every weapon, in their order; what is avoided counts so much for each cell."""
    left, top = min(column for column, _ in cells), min(row for _, row in cells)
    right, bottom = max(column for column, _ in cells) + 1, max(row for _, row in cells) + 1
    room = Box(left, top, right, bottom)
    near = [(box, weight) for box, weight in avoided if box.common(room)]
    tall, long = (list(_ways_to_lie(chamber, cells, room, near, body)) for body in (TALL, LONG))
    found: dict[Weapon, Point] = dict(zip(WEAPONS, chamber.weapons_at, strict=False))
    middles: dict[Weapon, Point] = {}
    for weapon in (*LIES,) * (1 + ROUNDS):
        middles.pop(weapon, None)
        ways = tall if weapon is Weapon.CANDLESTICK else long
        if best := _best(weapon, ways, middles):
            middles[weapon] = best.middle
    for weapon, middle in middles.items():
        x, y = _middle(LIES[weapon])
        found[weapon] = (round(middle[0] - x, 3), round(middle[1] - y, 3))
    return tuple((found[weapon][0], found[weapon][1]) for weapon in WEAPONS)


def _best(weapon: Weapon, ways: Sequence[_Lying], others: Mapping[Weapon, Point]) -> _Lying | None:
    lies = LIES[weapon]
    return max(ways, key=lambda way: way.worth + _apart(lies, way.middle, others), default=None)


def _ways_to_lie(
    chamber: Chamber,
    cells: frozenset[Cell],
    room: Box,
    avoided: Sequence[tuple[Box, float]],
    body: Box,
) -> Iterator[_Lying]:
    """All over a room, row by row."""
    pawns = [PAWN.at(foot) for foot in chamber.pawns_at]
    for middle in _raster(room):
        box = body.at(middle)
        foot = (middle[0], middle[1] + (STANDS if body is TALL else 0.0))
        if not _within(box, cells) or min(dist(foot, at) for at in chamber.pawns_at) < FOOTHOLD:
            continue
        hidden = sum(box.common(pawn) for pawn in pawns) / box.area
        astray = min(dist(foot, wish) for wish in chamber.weapons_at)
        unwanted = sum(weight * box.common(word) for word, weight in avoided)
        yield _Lying(middle, -HIDDEN * hidden - ASTRAY * astray - unwanted)


def _apart(lies: Box, middle: Point, others: Mapping[Weapon, Point]) -> float:
    """How far the nearest weapon is, up to far enough; less where it would lie upon others."""
    nearest, upon = FAR, 0.0
    for other, there in others.items():
        across, along = abs(middle[0] - there[0]), abs(middle[1] - there[1])
        nearest = min(nearest, (across**2 + along**2) ** 0.5)
        wide = (lies.width + LIES[other].width) / 2 - across
        high = (lies.height + LIES[other].height) / 2 - along
        upon += wide * high if wide > 0 and high > 0 else 0
    return nearest - UPON * upon


def _middle(box: Box) -> Point:
    return (box.left + box.right) / 2, (box.top + box.bottom) / 2


def _raster(room: Box) -> Iterator[Point]:
    for row in range(1, int(room.height / STEP)):
        for column in range(1, int(room.width / STEP)):
            yield room.left + column * STEP, room.top + row * STEP


def _within(box: Box, cells: frozenset[Cell]) -> bool:
    """Whether it lies in the room."""
    return all(
        (floor(x), floor(y)) in cells
        for x in (box.left - WALL, box.right + WALL)
        for y in (box.top - WALL, box.bottom + WALL)
    )
