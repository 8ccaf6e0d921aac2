"""Where weapons lie in a room: beside what is written there, apart, and away from pawns' heads.

Every weapon has a spot of its own in every room and keeps it, whoever comes or goes. The map says
where it would lie best; how large a room's name is, is known only at the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clue.boards import Chamber
from clue.rules.board import Cell
from clue.rules.cards import WEAPONS, Weapon

SpotPoint: TypeAlias = tuple[float, float]
SpotArray: TypeAlias = NDArray[np.float64]
"""Many points, a row each."""


class Box(NamedTuple):
    """A rectangle by its sides, in cells."""

    left: float
    top: float
    right: float
    bottom: float

    def at(self, spot: SpotPoint) -> Box:
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
WALL: Final = 0.06
"""A weapon keeps so far from the walls."""
FAR: Final = 2.3
"""What is so far apart is far enough."""
ASTRAY: Final = 1.3
"""How much a spot is worse for each cell it is away from the nearest the map has for a weapon."""
NAME: Final = 1000.0
"""Rather anywhere than on a room's name."""
CAPTION: Final = 1.2
"""But captions, which are written over all pieces, may cross a weapon; so may it a trapdoor."""


@dataclass(frozen=True)
class Manner:
    """How spots are looked for in a room."""

    step: float  # from one place that is tried to the next, in cells
    foothold: float  # no weapon lies nearer to where a pawn stands
    hidden: float  # how much worse a spot behind a pawn is: for all of the weapon, in cells
    upon: float  # how much worse one is for each cell of other weapons that would be hidden
    rounds: int  # so often each may look for a better one once all others lie somewhere
    bodies: Mapping[Weapon, Box]  # how much room each takes round its middle


def _round_middle(box: Box) -> Box:
    wide, high = box.width / 2, box.height / 2
    return Box(-wide, -high, wide, high)


ROOMY: Final = Manner(
    0.4, 0.62, 1.2, 2.5, 2, {w: TALL if w is Weapon.CANDLESTICK else LONG for w in LIES}
)
TIGHT: Final = Manner(0.2, 0.5, 1.6, 6.0, 4, {w: _round_middle(box) for w, box in LIES.items()})
"""For rooms where that leaves weapons lying upon each other, or behind the pawns: closer looked."""
BEYOND: Final = 2
"""So many cells farther than the room reaches a weapon in it may: none that is outside it."""
LAPPED: Final = 0.1
"""So many cells of one weapon's box may lie in another's, in a roomy room."""
COVERED: Final = 0.75
"""And so much of it behind pawns."""


@dataclass(frozen=True)
class _Ways:
    """Where the middle of a weapon could be, and how good that is while no other is there."""

    middles: SpotArray  # a row each: how far across, how far down
    worth: NDArray[np.float64]


def weapon_spots(
    chamber: Chamber, cells: frozenset[Cell], avoided: Sequence[tuple[Box, float]]
) -> tuple[SpotPoint, ...]:
    """A spot for every weapon, in their order; what is avoided counts so much for each cell."""
    left, top = min(column for column, _ in cells), min(row for _, row in cells)
    right, bottom = max(column for column, _ in cells) + 1, max(row for _, row in cells) + 1
    room = Box(left, top, right, bottom)
    near = tuple((box, weight) for box, weight in avoided if box.common(room))
    return _looked_for(_Search(chamber.pawns_at, chamber.weapons_at, cells, room, near))


@lru_cache(maxsize=256)  # a room looks the same at the next table, in a window of this size
def _looked_for(search: _Search) -> tuple[SpotPoint, ...]:
    middles = search.middles(ROOMY, tuple(LIES))
    if _crowded(middles, search.pawns):
        middles = search.middles(TIGHT, tuple(LIES))
    found: dict[Weapon, SpotPoint] = dict(zip(WEAPONS, search.drawn, strict=False))
    for weapon, middle in middles.items():
        x, y = _middle(LIES[weapon])
        found[weapon] = (round(middle[0] - x, 3), round(middle[1] - y, 3))
    return tuple((found[weapon][0], found[weapon][1]) for weapon in WEAPONS)


def _crowded(middles: Mapping[Weapon, SpotPoint], pawns: Sequence[SpotPoint]) -> bool:
    """Whether one could not tell each weapon at a glance."""
    boxes = [_round_middle(LIES[weapon]).at(middle) for weapon, middle in middles.items()]
    heads = [PAWN.at(foot) for foot in pawns]
    return any(one.common(other) > LAPPED for one, other in combinations(boxes, 2)) or any(
        sum(box.common(head) for head in heads) > COVERED * box.area for box in boxes
    )


@dataclass(frozen=True)
class _Search:
    """A room, and what is to be kept clear in it."""

    pawns: tuple[SpotPoint, ...]
    drawn: tuple[SpotPoint, ...]  # where the map would lay weapons
    cells: frozenset[Cell]
    room: Box
    avoided: tuple[tuple[Box, float], ...]

    def middles(self, manner: Manner, order: Sequence[Weapon]) -> dict[Weapon, SpotPoint]:
        """Each weapon's best place, looked for in turn, and again once the others have theirs."""
        raster = _raster(self.room, manner.step)
        made: dict[Box, _Ways] = {}
        found: dict[Weapon, SpotPoint] = {}
        for _ in range(1 + manner.rounds):
            before = dict(found)
            for weapon in order:
                found.pop(weapon, None)
                body = manner.bodies[weapon]
                if body not in made:
                    made[body] = self._ways_to_lie(raster, body, manner)
                ways = made[body]
                if ways.worth.size:
                    apart = _apart(LIES[weapon], ways.middles, found, manner.upon)
                    x, y = ways.middles[int((ways.worth + apart).argmax())].tolist()
                    found[weapon] = x, y
            if found == before:
                break  # none finds a better one any more
        return found

    def _ways_to_lie(self, raster: SpotArray, body: Box, manner: Manner) -> _Ways:
        """All over the room, row by row."""
        middles = raster[_within(body, raster, self.cells)]
        feet = middles + np.array((0.0, STANDS if body.height > body.width else 0.0))
        free = _nearest(feet, self.pawns) >= manner.foothold
        middles, feet = middles[free], feet[free]
        worth = -ASTRAY * _nearest(feet, self.drawn)
        hides = [(PAWN.at(foot), manner.hidden / body.area) for foot in self.pawns]
        for box, weight in (*hides, *self.avoided):
            worth -= weight * _common(body, middles, box)
        return _Ways(middles, worth)


def _apart(
    lies: Box, middles: SpotArray, others: Mapping[Weapon, SpotPoint], upon: float
) -> NDArray[np.float64]:
    """How far the nearest weapon is, up to far enough; less where it would lie upon others."""
    if not others:
        return np.full(len(middles), FAR)
    between = _between(middles, list(others.values()))
    worth: NDArray[np.float64] = np.minimum(np.hypot(*between).min(axis=0), FAR)
    sizes = np.array([(LIES[other].width, LIES[other].height) for other in others])
    touch = (np.array((lies.width, lies.height)) + sizes) / 2
    wide, high = np.maximum(touch.T[:, :, np.newaxis] - np.abs(between), 0.0)
    for upon_other in upon * wide * high:
        worth -= upon_other
    return worth


def _between(places: SpotArray, points: Sequence[SpotPoint]) -> NDArray[np.float64]:
    """From each point, a row each, to every place: how far across, and how far down."""
    across_and_down: NDArray[np.float64] = (
        places.T[:, np.newaxis, :] - np.array(points).T[:, :, np.newaxis]
    )
    return across_and_down


def _nearest(places: SpotArray, points: Sequence[SpotPoint]) -> NDArray[np.float64]:
    """How far each place is from the nearest of these points."""
    if not points:
        return np.full(len(places), np.inf)
    nearest: NDArray[np.float64] = np.hypot(*_between(places, points)).min(axis=0)
    return nearest


def _common(body: Box, middles: SpotArray, box: Box) -> NDArray[np.float64]:
    """How much of the board a body covers together with a box, at each place."""
    x, y = middles[:, 0], middles[:, 1]
    wide = np.minimum(x + body.right, box.right) - np.maximum(x + body.left, box.left)
    high = np.minimum(y + body.bottom, box.bottom) - np.maximum(y + body.top, box.top)
    common: NDArray[np.float64] = np.maximum(wide, 0.0) * np.maximum(high, 0.0)
    return common


def _middle(box: Box) -> SpotPoint:
    return (box.left + box.right) / 2, (box.top + box.bottom) / 2


def _raster(room: Box, step: float) -> SpotArray:
    """Places all over a room, row by row."""
    across = room.left + step * np.arange(1, int(room.width / step))
    down = room.top + step * np.arange(1, int(room.height / step))
    return np.array([(x, y) for y in down for x in across]).reshape(-1, 2)


def _within(body: Box, middles: SpotArray, cells: frozenset[Cell]) -> NDArray[np.bool_]:
    """Whether it lies in the room, by its corners."""
    inside = np.ones(len(middles), dtype=np.bool_)
    room = np.zeros(np.array([*cells]).max(axis=0) + 1 + BEYOND, dtype=np.bool_)
    room[tuple(np.array([*cells]).T)] = True
    for x, away in ((body.left, -WALL), (body.right, WALL)):
        column = np.floor(middles[:, 0] + x + away).astype(int)
        for y, below in ((body.top, -WALL), (body.bottom, WALL)):
            row = np.floor(middles[:, 1] + y + below).astype(int)
            inside &= room[column, row]
    return inside
