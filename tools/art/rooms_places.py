"""Where the name, the pawns and the weapons stand in each room of the classic mansion.

Places are given from the room's own corner and written from the board's. The first ones
are filled first; furniture is kept off them, except that the last weapon may lie on a desk.
"""

from __future__ import annotations

import json
import math
from itertools import combinations

from art.manifest import ASSETS, Entry
from art.rooms_plan import plan

Point = tuple[float, float]
NAMES: dict[str, Point] = {
    "study": (3.1, 3.9),
    "hall": (1.25, 6.9),
    "lounge": (3.6, 5.9),
    "library": (5.2, 4.9),
    "billiard-room": (3.0, 4.9),
    "dining-room": (1.7, 5.9),
    "conservatory": (3.6, 4.9),
    "ballroom": (4.0, 6.9),
    "kitchen": (2.6, 5.9),
}


def _row(count: int, left: float, step: float, y: float) -> list[Point]:
    return [(round(left + step * n, 2), y) for n in range(count)]


def _middle_first(points: list[Point]) -> list[Point]:
    """From the middle outwards, so that few pawns stand under the name."""
    centre = sum(x for x, _ in points) / len(points)
    return sorted(points, key=lambda p: (abs(p[0] - centre), p[0]))


PAWNS: dict[str, list[Point]] = {
    "study": _row(6, 1.05, 0.76, 3.15),
    "hall": _row(6, 0.85, 0.85, 4.45),
    "lounge": _row(6, 1.6, 0.84, 4.35),
    "library": _row(6, 1.4, 0.84, 3.6),
    "billiard-room": _row(6, 0.85, 0.84, 3.65),
    "dining-room": _row(6, 1.2, 0.94, 5.0),
    "conservatory": _row(6, 1.2, 0.8, 3.5),
    "ballroom": _row(6, 1.6, 0.96, 4.5),
    "kitchen": _row(6, 1.1, 0.77, 4.2),
}
WEAPONS: dict[str, list[Point]] = {
    "study": [(5.6, 2.1), (1.4, 2.0), (6.3, 3.0), (4.35, 0.95), (2.95, 0.95), (5.5, 1.05)],
    "hall": [(4.9, 5.6), (1.4, 5.6), (3.0, 5.6), (1.4, 1.9), (3.9, 1.75), (2.5, 1.4)],
    "lounge": [(2.5, 5.2), (4.9, 5.2), (3.7, 5.2), (6.1, 5.2), (5.65, 2.55), (1.3, 5.2)],
    "library": [(1.9, 4.35), (4.9, 4.35), (1.4, 1.5), (6.15, 3.4), (5.3, 1.2), (6.15, 1.8)],
    "billiard-room": [(1.2, 1.3), (2.0, 4.4), (4.2, 4.4), (3.1, 4.4), (0.9, 4.4), (5.25, 4.4)],
    "dining-room": [(1.3, 2.0), (6.9, 4.5), (3.7, 5.7), (5.0, 5.7), (1.3, 5.55), (6.3, 5.65)],
    "conservatory": [(3.5, 1.2), (2.65, 4.4), (3.7, 4.4), (4.75, 4.4), (4.7, 1.6), (2.3, 1.1)],
    "ballroom": [(2.2, 1.4), (5.8, 1.4), (3.4, 1.35), (4.6, 1.35), (1.0, 3.6), (7.0, 3.6)],
    "kitchen": [(1.95, 5.25), (3.05, 5.25), (0.85, 5.25), (1.4, 1.55), (4.35, 2.8), (1.65, 2.8)],
}


def places() -> dict[str, dict[str, object]]:
    """Every room's places in the board's own coordinates."""
    found: dict[str, dict[str, object]] = {}
    for room, name in NAMES.items():
        left, top, _, _ = plan(room).box

        def lay(points: list[Point], x: int = left, y: int = top) -> list[list[float]]:
            return [[round(px + x, 2), round(py + y, 2)] for px, py in points]

        found[room] = {
            "name": lay([name])[0],
            "pawns": lay(_middle_first(PAWNS[room])),
            "weapons": lay(WEAPONS[room]),
        }
    return found


def faults() -> list[str]:
    """What is wrong with the places: outside the room, or too close to one another."""
    found = []
    for room, spots in places().items():
        outline = plan(room)
        for kind, apart, margin in (("pawns", 0.75, 0.3), ("weapons", 1.0, 0.4)):
            points: list[list[float]] = spots[kind]  # type: ignore[assignment]
            found += [
                f"{room}: {kind} {p}" for p in points if not outline.holds(p[0], p[1], margin)
            ]
            for a, b in combinations(points, 2):
                if math.dist(a, b) < apart:
                    found.append(f"{room}: {kind} {a} and {b} touch")
    return found


def _write() -> list[Entry]:
    if wrong := faults():
        raise ValueError("; ".join(wrong))
    rows = [f'"{room}": {json.dumps(spots)}' for room, spots in places().items()]
    folder = ASSETS / "rooms"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "places.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    purpose = "where name, pawns and weapons stand in each classic room, in cells"
    return [Entry("rooms.places", "data", "rooms/places.json", purpose, "room-places")]


MAKERS = {"room-places": _write}
