"""Events, phases and views as plain data, for files and for outside programs.

Every kind is named by its class in kebab-case (``TookPassage`` is ``took-passage``); sets are
sorted, so that equal knowledge gives equal bytes.
"""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from typing import Any

import msgspec

from clue.rules.board import Cell
from clue.rules.events import Event
from clue.rules.phases import Answering, Moving, Over, Phase, Suggesting, TurnClosing, TurnStart
from clue.rules.state import State
from clue.rules.view import View

_PHASES = (Answering, Moving, Over, Suggesting, TurnClosing, TurnStart)


@lru_cache(maxsize=64)
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def kind(value: object) -> str:
    """The name of a value's class as it stands in files."""
    return _kebab(type(value).__name__)


def plain(value: Any) -> Any:
    """A value of the rules as JSON has it."""
    if isinstance(value, Cell):
        return list(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, frozenset):
        return sorted(plain(item) for item in value)
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, _PHASES):
        return {"phase": kind(value), **_fields(value)}
    if is_dataclass(value):
        return _fields(value)
    return value


def _fields(value: Any) -> dict[str, Any]:
    return {f.name: plain(getattr(value, f.name)) for f in fields(value)}


def event(told: Event) -> dict[str, Any]:
    """An event; what a redaction hid is ``null``."""
    return {"event": kind(told), **_fields(told)}


def phase(value: Phase) -> dict[str, Any]:
    """A phase."""
    found: dict[str, Any] = plain(value)
    return found


def view(value: View) -> dict[str, Any]:
    """What a seat knows; the board and the rulebook are named, not spelled out."""
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


def state(value: State) -> dict[str, Any]:
    """The whole truth at one moment."""
    return {
        "state": kind(value.phase),
        "mansion": value.board.name,
        "edition": value.edition.id,
        "house": plain(value.house),
        "seats": plain(value.seats),
        "dealt": plain(value.dealt),
        "pawns": plain(value.pawns),
        "weapons": plain(value.weapons),
        "phase": plain(value.phase),
        "turn": value.turn,
        "brought": plain(value.brought),
        "eliminated": plain(value.eliminated),
    }


def line(value: dict[str, Any]) -> str:
    """One line of JSON; the same data gives the same line."""
    return msgspec.json.encode(value).decode()
