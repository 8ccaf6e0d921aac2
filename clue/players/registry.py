"""Players by name: ``sherlock``, ``sherlock:bold``, ``sherlock:call=0``, ``cmd:python bot.py``."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from clue.clean_text import LONGEST_PLAYER
from clue.players.base import Choice, Player
from clue.players.names import command_of
from clue.players.sherlock import Sherlock
from clue.players.skill import TEMPERS
from clue.rules.offers import Offers
from clue.rules.view import View


class UnknownPlayerError(ValueError):
    """Raised for a name nobody answers to."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no player called {name!r}; there are: {', '.join(LEVELS)}")
        self.name = name


def make_player(name: str) -> Player:
    """The player a name stands for, ready to sit down."""
    if len(name) > LONGEST_PLAYER:
        raise UnknownPlayerError(name)
    if command := command_of(name):
        return _outside(command)
    level, *more = name.split(":")
    if level == "sherlock" and any("=" in part for part in more):
        return _weighted(name, more)
    temper = ":".join(more)
    if level not in _MAKERS or temper not in TEMPERS or (temper and level in _UNTEMPERED):
        raise UnknownPlayerError(name)
    return _MAKERS[level](temper)


def _random(_temper: str) -> Player:
    from clue.players.random import RandomPlayer  # numpy only when needed

    return RandomPlayer()


def _officer(level: str) -> Callable[[str], Player]:
    def make(temper: str) -> Player:
        from clue.players.officers import officer

        return officer(level, TEMPERS[temper])

    return make


def _outside(command: str) -> Player:
    from clue.players.outside import OutsidePlayer

    return OutsidePlayer(command)


def _sherlock(temper: str) -> Player:
    from clue.players.sherlock import Sherlock

    return Sherlock(TEMPERS[temper])


def _weighted(name: str, more: list[str]) -> Player:
    """Sherlock with other weights than its own: how a contest finds out what one is worth."""
    from clue.players.sherlock import Sherlock
    from clue.players.skill import Skill

    temper = more.pop(0) if "=" not in more[0] else ""
    try:
        return Sherlock(TEMPERS[temper], Skill().but(more))
    except (KeyError, ValueError) as error:
        raise UnknownPlayerError(name) from error


_MAKERS: dict[str, Callable[[str], Player]] = {
    "random": _random,
    **{level: _officer(level) for level in ("constable", "sergeant", "inspector")},
    "sherlock": _sherlock,
}
_UNTEMPERED = frozenset({"random"})

LEVELS: tuple[str, ...] = tuple(_MAKERS)
"""The levels by name, weakest first."""


def advise(view: View, offers: Offers) -> Choice:
    """The best that can be done by what this seat knows, with its reason; always the same."""
    return Sherlock(TEMPERS[""]).choose(view, offers, Random(0))


def strength_of(kind: str) -> int:
    """How strong a level is, from one to five; nought for people and programs.

    >>> strength_of("constable"), strength_of("human")
    (2, 0)
    """
    return LEVELS.index(kind) + 1 if kind in LEVELS else 0
