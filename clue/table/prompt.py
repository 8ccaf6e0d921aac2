"""The one next thing: what is awaited, in a sentence, every choice and every place that is open."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules import legal
from clue.rules.actions import Action, LayWeapon, MoveTo, Suggest
from clue.rules.board import Cell, Place
from clue.rules.cards import Seat, Weapon
from clue.rules.movement import distances
from clue.rules.offers import Offers
from clue.rules.phases import Answering, LayingOut, Moving, Suggesting, TurnClosing, TurnStart
from clue.rules.view import View
from clue.table.model import TableModel
from clue.table.requests import (
    AnswerHere,
    AskAccusation,
    AskSuggestion,
    DoAction,
    Request,
    TakeBack,
)
from clue.text.decisions import mark_phase, tell_refusal
from clue.text.names import Span
from clue.text.speaker import Speaker


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


WayName: TypeAlias = Literal[
    "roll", "passage", "suggest", "stay", "end-turn", "accuse", "answer-here", "take-back"
]


@dataclass(frozen=True)
class OfferedWay:
    """One of the things a seat may do now."""

    name: WayName
    label: str
    request: Request
    primary: bool = False


def prompt(model: TableModel, words: Speaker) -> tuple[Span, ...]:
    """What is awaited; nothing before the first turn has begun."""
    view, viewer = model.public, model.viewer
    if view.over and view.envelope is None:
        return ()
    if model.trial is not None:
        return _tried(model.trial.told, words)
    if model.closing:
        return words.rich("table-closing")
    phase, asked = view.phase, view.inquiries[-1:]
    if asked and not asked[0].complete and not isinstance(phase, Answering):
        phase = Suggesting(asked[0].seat, asked[0].case.room)  # who stays only says so
    decided = viewer is not None and phase.decider == viewer and model.offers is None
    return mark_phase(phase, words, viewer, model.offers, decided=decided)


def ways(model: TableModel, words: Speaker) -> tuple[OfferedWay, ...]:
    """What may be done, the likeliest first."""
    if model.trial is not None:
        return (OfferedWay("take-back", words.say("table-take-back"), TakeBack()),)
    found = () if model.offers is None else tuple(_ways(model, model.offers, words))
    if model.absent is None:
        return found
    label = words.say("phones-answer-here", who=words.player(model.absent))
    return (*found, OfferedWay("answer-here", label, AnswerHere(model.absent)))


def _ways(model: TableModel, offers: Offers, words: Speaker) -> Iterator[OfferedWay]:
    seat, say = offers.seat, words.say
    staying = offers.suggest_in is not None and not isinstance(model.view.phase, Suggesting)
    if staying:  # it costs no walk, and asks at once
        yield OfferedWay("stay", say("table-stay"), AskSuggestion(), primary=True)
    if offers.roll:
        yield OfferedWay("roll", say("table-roll"), DoAction(act.Roll(seat)), primary=not staying)
    for room in offers.passages:  # the sentence tells where; two must be told apart
        label = say("table-passage-only")
        if len(offers.passages) > 1:
            label = say("table-passage", room=words.room(room))
        yield OfferedWay("passage", label, DoAction(act.TakePassage(seat, room)))
    if offers.suggest_in is not None and not staying:
        yield OfferedWay("suggest", say("table-suggest"), AskSuggestion(), primary=True)
    if offers.end_turn:
        request = DoAction(act.EndTurn(seat))
        yield OfferedWay("end-turn", say("table-end-turn"), request, primary=True)
    if offers.accuse:
        yield OfferedWay("accuse", say("table-accuse"), AskAccusation())


def _tried(told: ev.Event, words: Speaker) -> tuple[Span, ...]:
    """What is on its way, and that it may be taken back."""
    match told:
        case ev.Moved(to=to) if not isinstance(to, Cell):
            return words.rich("table-trial", "room", room=words.room(to))
        case ev.Suggested():
            return words.rich("table-trial", "suggestion")
    return words.rich("table-trial")


def tell_forced(answer: act.Show | act.HaveNone, asker: Seat, words: Speaker) -> str:
    """What was answered in the viewer's place, there being but one answer."""
    by = words.seat(asker)
    if isinstance(answer, act.Show):
        return words.say("show-forced", "card", by=by, card=words.card(answer.card))
    return words.say("show-forced", by=by)


def why_not(model: TableModel, place: Place | None, words: Speaker) -> str:
    """Why a place cannot be chosen; empty when it can, or when none is to be chosen."""
    action = act_at(model, place) if place is not None else None
    refusal = legal.refusal(model.view, action) if action is not None else None
    return tell_refusal(refusal, words) if refusal else ""
