"""Actions as lines of a record, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from clue.records import schema
from clue.rules import actions as act
from clue.rules.board import Cell, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Suspect, Weapon
from clue.session import Played

_CARDS: Mapping[str, Card] = {**{s.value: s for s in SUSPECTS}, **{w.value: w for w in WEAPONS}}


def card_of(name: str) -> Card:
    """The card of that name; what is no suspect and no weapon must be a room."""
    return _CARDS.get(name, Room(name))


def case_of(entry: schema.CaseEntry | schema.SuggestLine | schema.AccuseLine) -> Case:
    """The three cards an entry names."""
    return Case(entry.suspect, entry.weapon, Room(entry.room))


def _place_of(to: schema.Spot | str) -> Place:
    return Room(to) if isinstance(to, str) else Cell(*to)


def _to_place(place: Place) -> schema.Spot | str:
    return (place.column, place.row) if isinstance(place, Cell) else place


def action_of(line: schema.AnyLine) -> Played:
    """The action a line stands for, with its dice."""
    match line:
        case schema.RollLine(seat, dice):
            return Played(act.Roll(seat), dice)
        case schema.MoveLine(seat, to):
            return Played(act.MoveTo(seat, _place_of(to)))
        case schema.PassageLine(seat, room):
            return Played(act.TakePassage(seat, Room(room)))
        case schema.SuggestLine(seat):
            return Played(act.Suggest(seat, case_of(line)))
        case schema.DeclineLine(seat):
            return Played(act.DeclineToSuggest(seat))
        case schema.ShowLine(seat, card):
            return Played(act.Show(seat, card_of(card)))
        case schema.NoneLine(seat):
            return Played(act.HaveNone(seat))
        case schema.AccuseLine(seat):
            return Played(act.Accuse(seat, case_of(line)))
        case schema.EndLine(seat):
            return Played(act.EndTurn(seat))


def _case(case: Case) -> tuple[Suspect, Weapon, str]:
    return case.suspect, case.weapon, case.room


_LINES: Mapping[type, Callable[[Any, tuple[int, ...]], schema.AnyLine]] = {
    act.Roll: lambda a, dice: schema.RollLine(a.seat, dice),
    act.MoveTo: lambda a, _: schema.MoveLine(a.seat, _to_place(a.to)),
    act.TakePassage: lambda a, _: schema.PassageLine(a.seat, a.to),
    act.Suggest: lambda a, _: schema.SuggestLine(a.seat, *_case(a.case)),
    act.DeclineToSuggest: lambda a, _: schema.DeclineLine(a.seat),
    act.Show: lambda a, _: schema.ShowLine(a.seat, a.card),
    act.HaveNone: lambda a, _: schema.NoneLine(a.seat),
    act.Accuse: lambda a, _: schema.AccuseLine(a.seat, *_case(a.case)),
    act.EndTurn: lambda a, _: schema.EndLine(a.seat),
}


def line_of(played: Played) -> schema.AnyLine:
    """An action as it stands in a record."""
    return _LINES[type(played.action)](played.action, played.dice)
