"""Where the keys stand first when a pawn may walk: nobody need look for a place by arrows."""

from __future__ import annotations

import math
from collections.abc import Collection

from clue.rules.board import Cell, Place
from clue.rules.cards import Seat
from clue.rules.movement import distances
from clue.rules.view import View


def first_step(known: View, seat: Seat, places: Collection[Place]) -> Place | None:
    """The nearest room in reach, one the seat has not asked in first; else towards the nearest.

    This tells nothing that the board does not: it is where most would go, and no advice.
    """
    origin = known.place_of(seat)
    taken = frozenset(p for p in known.pawns if isinstance(p, Cell) and p != origin)
    asked = {inquiry.case.room for inquiry in known.inquiries if inquiry.seat == seat}
    near = distances(known.board, origin, taken)

    def by_way(place: Place) -> tuple[float, Place]:
        return near.get(place, math.inf), place

    rooms = [place for place in places if not isinstance(place, Cell)]
    fresh = [room for room in rooms if room not in asked]
    if rooms:
        return min(fresh or rooms, key=by_way)
    goals = [room for room in known.board.deck.rooms if room not in {*asked, origin}]
    ways = [distances(known.board, room, taken) for room in goals or known.board.deck.rooms]

    def to_go(place: Place) -> tuple[float, Place]:
        return min(way.get(place, math.inf) for way in ways), place

    return min(places, key=to_go, default=None)
