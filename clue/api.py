"""The game from Python: deal a game, act, ask what may be done, what a seat knows and believes.

What is handed out here are the values of the rooms themselves: a :class:`Session` from
``clue.game``, its :class:`View` and :class:`Offers` from ``clue.rules``, a :class:`Belief` from
``clue.deduction``. ``docs/python.md`` shows them at work.
"""

from __future__ import annotations

from collections.abc import Sequence

from clue.boards.catalogue import board_at
from clue.deduction.belief import Belief, believe_view
from clue.game.seating import Seating, considered, opened, play_with, question, seats_for
from clue.game.session import Session
from clue.players.base import Choice, Player
from clue.players.reasons import Motive, Reason
from clue.players.registry import LEVELS, make_player
from clue.rules.actions import (
    Accuse,
    Action,
    DeclineToSuggest,
    EndTurn,
    HaveNone,
    LayWeapon,
    MoveTo,
    Roll,
    Show,
    Suggest,
    TakePassage,
)
from clue.rules.cards import Case
from clue.rules.chance import whims_of
from clue.rules.editions import EDITIONS, HouseRules
from clue.rules.offers import Offers
from clue.rules.view import View

__all__ = [
    "EDITIONS",
    "LEVELS",
    "Accuse",
    "Action",
    "Belief",
    "Case",
    "Choice",
    "DeclineToSuggest",
    "EndTurn",
    "HaveNone",
    "HouseRules",
    "LayWeapon",
    "Motive",
    "MoveTo",
    "Offers",
    "Player",
    "Reason",
    "Roll",
    "Session",
    "Show",
    "Suggest",
    "TakePassage",
    "View",
    "advice",
    "belief",
    "deal",
    "play",
]

NO_HOUSE_RULES = HouseRules()


def deal(
    seats: int = 3,
    *,
    seed: int | str = 0,
    edition: str = "deluxe",
    mansion: str = "classic",
    house: HouseRules = NO_HOUSE_RULES,
) -> Session:
    """A game dealt to so many seats, clockwise from red; the same seed deals the same game.

    ``mansion`` is the name of one that comes with the game, or the path of a map.

    >>> game = deal(3, seed=7)
    >>> [seat.value for seat in game.setup.seats]
    ['scarlet', 'mustard', 'white']
    >>> game.offers().roll
    True
    """
    players = seats_for([LEVELS[0]] * seats)
    return opened(Seating(board_at(mansion), EDITIONS[edition], players, house), seed)


def play(game: Session, players: Sequence[Player | str], *, seed: int | str = 0) -> Session:
    """Play a game to its end: a player for each seat, or the name of one of the game's own.

    >>> game = play(deal(3, seed=7), ["inspector", "inspector", "inspector"])
    >>> game.state.over
    True
    """
    ready = [make_player(one) if isinstance(one, str) else one for one in players]
    play_with(game, dict(zip(game.setup.seats, ready, strict=True)), whims_of(seed))
    return game


def advice(game: Session, player: Player | str = "sherlock", *, seed: int | str = 0) -> Choice:
    """What a detective would do in the place of whoever must decide, and why.

    >>> advice(deal(3, seed=7), "constable").action
    Roll(seat=<Suspect.SCARLET: 'scarlet'>)
    """
    ready = make_player(player) if isinstance(player, str) else player
    return considered(ready, question(game), whims_of(seed))


def belief(view: View) -> Belief:
    """How likely each card is with each seat and in the envelope: exact, for what a seat has seen.

    >>> game = deal(3, seed=7)
    >>> seat = game.setup.seats[0]
    >>> belief(game.view(seat)).deals
    110880
    """
    return believe_view(view)
