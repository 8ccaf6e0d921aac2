"""Which places of the board may be chosen now, where the keys stand first, and what follows."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import replace

from clue.rules import events as ev
from clue.rules import legal
from clue.rules.actions import Action, LayWeapon, MoveTo, Suggest
from clue.rules.board import Cell, Place
from clue.rules.cards import Seat, Weapon
from clue.rules.movement import distances
from clue.rules.offers import Offers
from clue.rules.phases import LayingOut, Moving, TurnClosing, TurnStart
from clue.rules.view import View
from clue.table.model import TableModel


def public_offers(view: View) -> Offers | None:
    """What anybody may do on the screen for a seat whose hand is on a phone; none of it tells."""
    if not isinstance(view.phase, LayingOut | TurnStart | Moving | TurnClosing):
        return None
    offers = legal.offers(view)
    if offers is None:
        return None
    found = replace(offers, suggest_in=None, decline=False, show=(), have_none=False, accuse=False)
    return found if any(True for _ in found) else None


def places_of(offers: Offers) -> Mapping[Place, tuple[Cell, ...]]:
    """Where one may walk, with the way there; or the rooms a weapon may be laid in (H5)."""
    return offers.destinations or dict.fromkeys(offers.lay_in, ())


def weapon_in_hand(model: TableModel) -> Weapon | None:
    """The one the viewer is about to lay out: taken up last, or else the first that is left."""
    left = model.offers.lay if model.offers is not None else ()
    return model.weapon if model.weapon in left else next(iter(left), None)


def act_at(model: TableModel, place: Place) -> Action | None:
    """What choosing a place means, allowed or not; nothing where none is to be chosen."""
    offers, weapon = model.offers, weapon_in_hand(model)
    if offers is None:
        return None
    if offers.destinations:
        return MoveTo(offers.seat, place)
    if weapon is not None and not isinstance(place, Cell):
        return LayWeapon(offers.seat, weapon, place)
    return None


def foretold(view: View, action: Action) -> ev.Event | None:
    """What a walk or a suggestion will be told as: shown so far, it can still be taken back.

    Only what follows from the board alone, no dice and no card: trying it tells nobody anything.
    """
    offered = legal.offers(view)
    if offered is None or action not in offered:
        return None
    match action:
        case MoveTo(seat, to):
            return ev.Moved(seat, view.place_of(seat), offered.destinations[to], to)
        case Suggest(seat, case):
            return ev.Suggested(seat, case)
    return None


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
