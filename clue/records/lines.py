"""Actions as lines of a record, and back."""

from __future__ import annotations

from collections.abc import Mapping

from clue.records import schema
from clue.rules import actions as act
from clue.rules.actions import ActionTaken
from clue.rules.board import Cell, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room

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


def played_of(line: schema.AnyLine) -> ActionTaken:
    """The action a line stands for, with its dice."""
    match line:
        case schema.RollLine(seat, dice):
            return ActionTaken(act.Roll(seat), dice)
        case schema.MoveLine(seat, to):
            return ActionTaken(act.MoveTo(seat, _place_of(to)))
        case schema.PassageLine(seat, room):
            return ActionTaken(act.TakePassage(seat, Room(room)))
        case schema.SuggestLine(seat):
            return ActionTaken(act.Suggest(seat, case_of(line)))
        case schema.DeclineLine(seat):
            return ActionTaken(act.DeclineToSuggest(seat))
        case schema.ShowLine(seat, card):
            return ActionTaken(act.Show(seat, card_of(card)))
        case schema.NoneLine(seat):
            return ActionTaken(act.HaveNone(seat))
        case schema.AccuseLine(seat):
            return ActionTaken(act.Accuse(seat, case_of(line)))
        case schema.EndLine(seat):
            return ActionTaken(act.EndTurn(seat))


def line_of(played: ActionTaken) -> schema.AnyLine:
    """An action as it stands in a record."""
    match played.action:
        case act.Roll(seat):
            return schema.RollLine(seat, played.dice)
        case act.MoveTo(seat, to):
            return schema.MoveLine(seat, _to_place(to))
        case act.TakePassage(seat, room):
            return schema.PassageLine(seat, room)
        case act.Suggest(seat, case):
            return schema.SuggestLine(seat, *case.cards)
        case act.DeclineToSuggest(seat):
            return schema.DeclineLine(seat)
        case act.Show(seat, card):
            return schema.ShowLine(seat, card)
        case act.HaveNone(seat):
            return schema.NoneLine(seat)
        case act.Accuse(seat, case):
            return schema.AccuseLine(seat, *case.cards)
        case act.EndTurn(seat):
            return schema.EndLine(seat)
