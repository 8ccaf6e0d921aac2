"""Actions as lines of a record, and back."""

from __future__ import annotations

from collections.abc import Mapping

from clue.codec import record
from clue.rules import actions as act
from clue.rules.actions import ActionTaken
from clue.rules.board import Cell, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room

_CARDS: Mapping[str, Card] = {**{s.value: s for s in SUSPECTS}, **{w.value: w for w in WEAPONS}}


def card_of(name: str) -> Card:
    """The card of that name; what is no suspect and no weapon must be a room."""
    return _CARDS.get(name, Room(name))


def case_of(entry: record.CaseEntry | record.SuggestLine | record.AccuseLine) -> Case:
    """The three cards an entry names."""
    return Case(entry.suspect, entry.weapon, Room(entry.room))


def _place_of(to: record.SpotText | str) -> Place:
    return Room(to) if isinstance(to, str) else Cell(*to)


def _to_place(place: Place) -> record.SpotText | str:
    return (place.column, place.row) if isinstance(place, Cell) else place


def played_of(line: record.AnyLine) -> ActionTaken:  # noqa: C901 - one table of lines
    """The action a line stands for, with its dice."""
    match line:
        case record.LayLine(seat, weapon, room):
            return ActionTaken(act.LayWeapon(seat, weapon, Room(room)))
        case record.RollLine(seat, dice):
            return ActionTaken(act.Roll(seat), dice)
        case record.MoveLine(seat, to):
            return ActionTaken(act.MoveTo(seat, _place_of(to)))
        case record.PassageLine(seat, room):
            return ActionTaken(act.TakePassage(seat, Room(room)))
        case record.SuggestLine(seat):
            return ActionTaken(act.Suggest(seat, case_of(line)))
        case record.DeclineLine(seat):
            return ActionTaken(act.DeclineToSuggest(seat))
        case record.ShowLine(seat, card):
            return ActionTaken(act.Show(seat, card_of(card)))
        case record.NoneLine(seat):
            return ActionTaken(act.HaveNone(seat))
        case record.AccuseLine(seat):
            return ActionTaken(act.Accuse(seat, case_of(line)))
        case record.EndLine(seat):
            return ActionTaken(act.EndTurn(seat))


def line_of(played: ActionTaken) -> record.AnyLine:  # noqa: C901 - one table of actions
    """An action as it stands in a record."""
    match played.action:
        case act.LayWeapon(seat, weapon, room):
            return record.LayLine(seat, weapon, room)
        case act.Roll(seat):
            return record.RollLine(seat, played.dice)
        case act.MoveTo(seat, to):
            return record.MoveLine(seat, _to_place(to))
        case act.TakePassage(seat, room):
            return record.PassageLine(seat, room)
        case act.Suggest(seat, case):
            return record.SuggestLine(seat, *case.cards)
        case act.DeclineToSuggest(seat):
            return record.DeclineLine(seat)
        case act.Show(seat, card):
            return record.ShowLine(seat, card)
        case act.HaveNone(seat):
            return record.NoneLine(seat)
        case act.Accuse(seat, case):
            return record.AccuseLine(seat, *case.cards)
        case act.EndTurn(seat):
            return record.EndLine(seat)
