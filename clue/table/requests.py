"""What hands ask of the table: one small value for each wish, sent up by whatever was pressed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from clue.notebook.notes import Notes
from clue.rules.actions import Action
from clue.rules.board import Place
from clue.rules.cards import Seat, Weapon
from clue.table.model import Opened, Tab


@dataclass(frozen=True)
class DoAction:
    """The viewer has decided."""

    action: Action


@dataclass(frozen=True)
class ChoosePlace:
    """The viewer has chosen a place of the board: to walk to, or to lay a weapon in."""

    place: Place


@dataclass(frozen=True)
class TakeUp:
    """Another weapon is to be laid out next."""

    weapon: Weapon


@dataclass(frozen=True)
class PointAt:
    """The mouse or the keys are on a place of the board, or have left it."""

    place: Place | None


@dataclass(frozen=True)
class AskSuggestion:
    """Ask whom and with what."""


@dataclass(frozen=True)
class AskAccusation:
    """Ask for the three cards, and whether that is certain."""


@dataclass(frozen=True)
class AskAdvice:
    """A hint, please; asked again, no more of it."""


@dataclass(frozen=True)
class AnswerHere:
    """Somebody whose phone is away decides at this screen, behind the curtain."""

    seat: Seat


@dataclass(frozen=True)
class TakeBack:
    """Not that place, or not that suggestion."""


@dataclass(frozen=True)
class OpenMenu:
    """The menu, over whatever anybody may see."""


@dataclass(frozen=True)
class SkipAhead:
    """On to the next moment that concerns a person here."""


@dataclass(frozen=True)
class TurnPage:
    """Another page of the notebook."""

    tab: Tab


@dataclass(frozen=True)
class LendNotebook:
    """Somebody wants a look at a closed notebook."""

    seat: Seat


@dataclass(frozen=True)
class BrowseTo:
    """The hand in the notebook or the log has gone on."""

    opened: Opened


@dataclass(frozen=True)
class WriteNotes:
    """The viewer's notes, with what has just been written."""

    notes: Notes
    done: bool = True  # and not in the middle of a line


@dataclass(frozen=True)
class GoToLine:
    """From a cell of the notebook to the line of the log that tells of it."""

    number: int


@dataclass(frozen=True)
class GoToCells:
    """From a line of the log to the cells it tells of."""

    number: int


Request: TypeAlias = (
    DoAction
    | ChoosePlace
    | TakeUp
    | PointAt
    | AskSuggestion
    | AskAccusation
    | AskAdvice
    | AnswerHere
    | TakeBack
    | OpenMenu
    | SkipAhead
    | TurnPage
    | LendNotebook
    | BrowseTo
    | WriteNotes
    | GoToLine
    | GoToCells
)
