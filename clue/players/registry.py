"""Players by name: ``sherlock``, ``sherlock:bold``, ``cmd:python bot.py``."""

from __future__ import annotations

from collections.abc import Callable

from clue.players.base import Player
from clue.players.tempers import TEMPERS
from clue.who import OUTSIDE


class UnknownPlayerError(ValueError):
    """Raised for a name nobody answers to."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no player called {name!r}; there are: {', '.join(LEVELS)}")
        self.name = name


def make_player(name: str) -> Player:
    """The player a name stands for, ready to sit down."""
    if name.startswith(OUTSIDE) and name[len(OUTSIDE) :].strip():
        return _outside(name[len(OUTSIDE) :].strip())
    level, _, temper = name.partition(":")
    if level not in _MAKERS or temper not in TEMPERS or (temper and level in _UNTEMPERED):
        raise UnknownPlayerError(name)
    return _MAKERS[level](temper)


def _random(_temper: str) -> Player:
    from clue.players.whimsical import RandomPlayer  # noqa: PLC0415 - numpy only when needed

    return RandomPlayer()


def _officer(level: str) -> Callable[[str], Player]:
    def make(temper: str) -> Player:
        from clue.players.officers import officer  # noqa: PLC0415

        return officer(level, TEMPERS[temper])

    return make


def _outside(command: str) -> Player:
    from clue.players.outside import OutsidePlayer  # noqa: PLC0415

    return OutsidePlayer(command)


def _sherlock(temper: str) -> Player:
    from clue.players.sherlock import Sherlock  # noqa: PLC0415

    return Sherlock(TEMPERS[temper])


_MAKERS: dict[str, Callable[[str], Player]] = {
    "random": _random,
    **{level: _officer(level) for level in ("constable", "sergeant", "inspector")},
    "sherlock": _sherlock,
}
_UNTEMPERED = frozenset({"random"})

LEVELS: tuple[str, ...] = tuple(_MAKERS)
"""The levels by name, weakest first."""
