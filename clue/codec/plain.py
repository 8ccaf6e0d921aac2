"""Events, phases and views as plain data, for files and for outside programs.

Every kind is named by its class in kebab-case (``TookPassage`` is ``took-passage``); sets are
sorted, so that equal knowledge gives equal bytes.
"""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from typing import Any, get_args

import msgspec

from clue.rules.board import Cell
from clue.rules.events import Event
from clue.rules.phases import Phase
from clue.rules.view import View

_PHASES = get_args(Phase)


def kind(of: type) -> str:
    """The name of a class as it stands in files and messages.

    >>> from clue.rules.actions import TakePassage
    >>> kind(TakePassage)
    'take-passage'
    """
    return _kebab(of.__name__)


@lru_cache(maxsize=64)
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def plain(value: Any) -> Any:
    """A value of the rules as JSON has it.

    >>> from clue.rules.cards import SUSPECTS
    >>> plain((Cell(3, 4), SUSPECTS[0], None))
    [[3, 4], 'scarlet', None]
    """
    if isinstance(value, Cell):
        return list(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, frozenset):
        return sorted(plain(item) for item in value)
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, _PHASES):
        return {"phase": kind(type(value)), **parts(value)}
    return parts(value) if is_dataclass(value) else value


def parts(value: Any) -> dict[str, Any]:
    """A value of the rules, field by field."""
    return {f.name: plain(getattr(value, f.name)) for f in fields(value)}


def event(told: Event) -> dict[str, Any]:
    """An event; what a redaction hid is ``null``.

    >>> from clue.rules.cards import SUSPECTS
    >>> from clue.rules.events import TurnBegan
    >>> event(TurnBegan(SUSPECTS[0], 1))
    {'event': 'turn-began', 'seat': 'scarlet', 'number': 1}
    """
    return {"event": kind(type(told)), **parts(told)}


def view(value: View) -> dict[str, Any]:
    """What a seat knows; the board and the rulebook are named, not spelled out.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> told = view(game.view(game.setup.seats[0]))
    >>> told['view'], told['mansion'], told['edition']
    ('scarlet', 'classic', 'deluxe')
    """
    told = {
        f.name: plain(getattr(value, f.name))
        for f in fields(value)
        if f.name not in ("board", "edition")
    }
    return {
        "view": told.pop("seat"),
        "mansion": value.board.name,
        "edition": value.edition.id,
    } | told


def line(value: dict[str, Any]) -> str:
    """One line of JSON; the same data gives the same line.

    >>> line({'action': 'roll', 'seat': 'plum'})
    '{"action":"roll","seat":"plum"}'
    """
    return msgspec.json.encode(value).decode()
