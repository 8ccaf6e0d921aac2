"""How many turns it takes to get anywhere, on average, with an edition's dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from types import MappingProxyType

from clue.rules import movement
from clue.rules.board import Board, Cell, Place
from clue.rules.cards import SUSPECTS, Room
from clue.rules.legal import standing
from clue.rules.view import View

NEVER = 9.0
"""Turns to a place that cannot be walked to as the pawns stand: they will not stand for ever."""


@lru_cache(maxsize=8)
def throws(dice: int) -> Mapping[int, float]:
    """How likely each sum of the dice is."""
    sums = Counter(map(sum, product(range(1, 7), repeat=dice)))
    return MappingProxyType({roll: ways / 6**dice for roll, ways in sorted(sums.items())})


@lru_cache(maxsize=4096)
def turns(steps: int, dice: int, pace: int = 0) -> float:
    """Expected turns to walk so many steps; a room needs no exact roll (R5)."""
    if steps <= 0:
        return 0.0
    if pace:
        return float(-(-steps // pace))
    return 1.0 + sum(chance * turns(steps - roll, dice) for roll, chance in throws(dice).items())


@lru_cache(maxsize=512)
def turns_to_rooms(
    board: Board, origin: Place, taken: frozenset[Cell], dice: int, pace: int = 0
) -> Mapping[Room, float]:
    """Expected turns from a place into each room, a secret passage counting as one turn.

    From a room to itself one must go out and come back (R8).
    """
    steps = movement.distances(board, origin, taken).rooms
    found = dict.fromkeys(board.deck.rooms, NEVER)
    found |= {room: turns(far, dice, pace) for room, far in steps.items()}
    if not isinstance(origin, Cell):
        found |= dict.fromkeys(board.passages_of[origin], 1.0)
        found[origin] = 2.0
    return MappingProxyType(found)


def turns_from(view: View, origin: Place) -> Mapping[Room, float]:
    """The same as the pawns stand now, the own pawn out of its own way."""
    assert view.seat is not None
    taken = movement.taken_squares(view.pawns, standing(view, view.seat))
    return turns_to_rooms(view.board, origin, taken, view.edition.dice, view.house.steady_pace)


def turns_from_each(
    view: View, places: Sequence[Cell], rooms: Sequence[Room]
) -> Mapping[Cell, Mapping[Room, float]]:
    """The same from many squares: found sooner from the rooms than from every square."""
    assert view.seat is not None
    taken = movement.taken_squares(view.pawns, standing(view, view.seat))
    board, dice, pace = view.board, view.edition.dice, view.house.steady_pace
    found = {place: dict.fromkeys(rooms, NEVER) for place in places}
    for room in rooms:
        for place, steps in movement.steps_into(board, room, taken, places).items():
            found[place][room] = turns(steps, dice, pace)
    return found


@lru_cache(maxsize=16)
def between_rooms(board: Board, dice: int, pace: int = 0) -> Mapping[Room, Mapping[Room, float]]:
    """Expected turns from room to room with nobody about: for plans beyond the next room."""
    return MappingProxyType(
        {room: turns_to_rooms(board, room, frozenset(), dice, pace) for room in board.deck.rooms}
    )


def nothing_to_ask(view: View) -> bool:
    """Whether nobody in play can ever come into a room again, whatever they roll (compare R17).

    Only pawns whose players are out, or that nobody plays, stand still for good; whoever is in
    play may still step aside.
    """
    playing = {*view.seats} - view.eliminated
    if view.brought & playing:
        return False
    pawns = dict(zip(SUSPECTS, view.pawns, strict=True))
    still = movement.taken_squares((pawns[s] for s in SUSPECTS if s not in playing), Room(""))

    def may_ask(place: Place) -> bool:
        if isinstance(place, Cell):
            near = movement.distances(view.board, place, still)
            return any(room in near for room in view.board.deck.rooms)
        return bool(movement.can_step(view.board, place, still) or view.board.passages_of[place])

    return not any(may_ask(pawns[seat]) for seat in playing)
