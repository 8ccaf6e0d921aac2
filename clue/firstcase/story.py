"""The prepared deal of the first case, and all that is done in it, in its order.

Each turn is there for one thing to be learnt: an answer that is seen, an answer that is only
half seen, an answer that nobody can give. Whoever has followed the three knows the case.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from clue.game.session import Session
from clue.rules import actions as act
from clue.rules.actions import ActionTaken
from clue.rules.board import Board
from clue.rules.cards import Card, Case, Room, Seat, Suspect, Weapon
from clue.rules.chance import ScriptedChance
from clue.rules.editions import DELUXE
from clue.rules.setup import Deal, lay

MANSION: Final = "classic"
LEARNER: Final = Suspect.SCARLET
LEFT: Final = Suspect.MUSTARD
"""Who sits to the learner's left, and answers first."""
RIGHT: Final = Suspect.PEACOCK
"""Who is called into the lounge, and goes on asking there."""

CASE: Final = Case(Suspect.WHITE, Weapon.REVOLVER, Room("conservatory"))
HANDS: Final[Mapping[Seat, tuple[Card, ...]]] = {
    LEARNER: (
        Suspect.SCARLET,
        Weapon.ROPE,
        Weapon.LEAD_PIPE,
        Weapon.KNIFE,
        Weapon.CANDLESTICK,
        Room("dining-room"),
    ),
    LEFT: (
        Suspect.MUSTARD,
        Suspect.PLUM,
        Weapon.WRENCH,
        Room("study"),
        Room("library"),
        Room("kitchen"),
    ),
    RIGHT: (
        Suspect.PEACOCK,
        Suspect.GREEN,
        Room("lounge"),
        Room("hall"),
        Room("ballroom"),
        Room("billiard-room"),
    ),
}
LIE: Final = ("study", "hall", "library", "kitchen", "ballroom", "billiard-room")
"""The rooms the weapons begin in."""

ASKED: Final = Case(Suspect.PEACOCK, Weapon.REVOLVER, Room("lounge"))
ASKED_OF_YOU: Final = Case(Suspect.PLUM, Weapon.KNIFE, Room("dining-room"))
OVERHEARD: Final = Case(Suspect.PEACOCK, Weapon.WRENCH, Room("lounge"))
TRAP: Final = Case(CASE.suspect, Weapon.ROPE, CASE.room)
"""A card of one's own in a suggestion: whoever is silent is silent about the other two."""

SCRIPT: Final = (
    ActionTaken(act.Roll(LEARNER), (5, 3)),
    ActionTaken(act.MoveTo(LEARNER, ASKED.room)),
    ActionTaken(act.Suggest(LEARNER, ASKED)),
    ActionTaken(act.HaveNone(LEFT)),
    ActionTaken(act.Show(RIGHT, Suspect.PEACOCK)),
    ActionTaken(act.EndTurn(LEARNER)),
    ActionTaken(act.Roll(LEFT), (6, 3)),
    ActionTaken(act.MoveTo(LEFT, ASKED_OF_YOU.room)),
    ActionTaken(act.Suggest(LEFT, ASKED_OF_YOU)),
    ActionTaken(act.HaveNone(RIGHT)),
    ActionTaken(act.Show(LEARNER, Weapon.KNIFE)),
    ActionTaken(act.EndTurn(LEFT)),
    ActionTaken(act.Suggest(RIGHT, OVERHEARD)),
    ActionTaken(act.HaveNone(LEARNER)),
    ActionTaken(act.Show(LEFT, Weapon.WRENCH)),
    ActionTaken(act.EndTurn(RIGHT)),
    ActionTaken(act.TakePassage(LEARNER, TRAP.room)),
    ActionTaken(act.Suggest(LEARNER, TRAP)),
    ActionTaken(act.HaveNone(LEFT)),
    ActionTaken(act.HaveNone(RIGHT)),
    ActionTaken(act.Accuse(LEARNER, CASE)),
)
"""The whole game. The learner may show either of two cards; all else is as it stands here."""


def laid(board: Board) -> Session:
    """The table before the first throw, which will fall as it is written down."""
    setup = lay(board, DELUXE, HANDS)
    hands = tuple(HANDS[seat] for seat in setup.seats)
    weapons = tuple(map(Room, LIE))
    chance = ScriptedChance(played.dice for played in SCRIPT if played.dice)
    return Session(setup, Deal(CASE, hands, (), weapons), chance)


def played(board: Board, count: int, shown: act.Show | None = None) -> Session:
    """The table after so many actions of the script, with the card the learner chose to show."""
    session = laid(board)
    for line in SCRIPT[:count]:
        ours = isinstance(line.action, act.Show) and line.action.seat == LEARNER
        session.act(shown if ours and shown is not None else line.action)
    return session


def follows(action: act.Action, count: int) -> bool:
    """Whether this is what comes after so many actions; which card is shown is free."""
    if count >= len(SCRIPT):
        return False
    due = SCRIPT[count].action
    shows = isinstance(action, act.Show) and isinstance(due, act.Show)
    return action == due or (shows and action.seat == due.seat)


def solves(action: act.Action, count: int) -> bool:
    """Whether this is the right accusation, after all that proves it."""
    return count == len(SCRIPT) - 1 and action == SCRIPT[-1].action
