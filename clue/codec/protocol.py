"""The same game over JSON lines, for players that are programs of their own.

The table speaks first, one JSON object a line, and the program answers on its standard output:

    table    {"type": "hello", "clue": 1, "seat": ..., "hand": [...], "table": {...}}
    program  {"type": "hello", "clue": 1, "name": "my bot"}
    table    {"type": "choose", "id": 7, "events": [...], "offers": {...}, "seed": 12, "time": 10.0}
    program  {"id": 7, "action": "suggest", "suspect": "plum", "weapon": "rope", "room": "hall",
              "reason": "a hunch"}
    table    {"type": "over", "events": [...], "phase": {...}}
    table    {"type": "bye"}

``over`` closes a game: no answer is awaited. A program whose greeting says ``"again": true`` may
be greeted anew after it, for another game, before the table says goodbye.

``events`` are those since the last question, as the program's seat saw them (what it may not see
is ``null``); ``offers`` is everything that is legal now. An answer repeats the ``id``; ``reason``
may be left out. Kinds are named in kebab-case, a square is ``[column, row]``, a room its name.

A program that answers nonsense, stays silent past ``time`` seconds, floods or dies does not stop
the game: the table chooses something harmless that is legal and notes why; after three
faults it asks the program no more. Once its seat is the only one still in play, it gives up.
"""

from __future__ import annotations

import types
from collections.abc import Sequence
from dataclasses import is_dataclass
from enum import Enum
from functools import lru_cache
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from clue.codec import plain
from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules import phases
from clue.rules.board import Board, Cell, Direction, Door, Passage
from clue.rules.cards import Case, Room, Seat
from clue.rules.editions import EDITIONS, HouseRules
from clue.rules.offers import Offers
from clue.rules.view import View

VERSION = 1


class ProtocolError(ValueError):
    """Raised for a message that is none."""


_EVENTS = {plain.kind(kind): kind for kind in get_args(ev.Event)}
_PHASES = {plain.kind(kind): kind for kind in get_args(phases.Phase)}
_ACTIONS = {plain.kind(kind): kind for kind in get_args(act.Action)}


# Writing ---------------------------------------------------------------------------------


def hello_message(view: View) -> dict[str, Any]:
    """Everything a program must know before the first question.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> hello = hello_message(game.view(game.setup.seats[0]))
    >>> hello['seat'], hello['table']['dice']
    ('scarlet', 2)
    """
    return {
        "type": "hello",
        "clue": VERSION,
        "seat": plain.plain(view.seat),
        "hand": plain.plain(view.hand),
        "table": {
            "mansion": _mansion(view.board),
            "edition": view.edition.id,
            "dice": view.edition.dice,
            "accuse_after_disproof": view.edition.accuse_after_disproof,
            "house": plain.plain(view.house),
            "suspects": plain.plain(view.board.deck.piles[0]),
            "weapons": plain.plain(view.board.deck.piles[1]),
            "rooms": plain.plain(view.board.deck.rooms),
        },
    }


def _mansion(board: Board) -> dict[str, Any]:
    return {
        "name": board.name,
        "width": board.width,
        "height": board.height,
        "squares": sorted(map(list, board.squares)),
        "rooms": [[room, sorted(map(list, cells))] for room, cells in board.rooms],
        "doors": [
            [door.room, list(door.cell), door.facing.name.lower(), list(door.front)]
            for door in board.doors
        ],
        "passages": [list(passage) for passage in board.passages],
        "starts": [list(cell) for cell in board.starts],
    }


def over_message(seen: Sequence[ev.Event]) -> dict[str, Any]:
    """The last a program hears of a game: all that is new to it, and who has won."""
    winner = next(
        (event.winner for event in reversed(seen) if isinstance(event, ev.GameEnded)), None
    )
    events = [plain.event(event) for event in seen]
    return {"type": "over", "events": events, "phase": plain.plain(phases.Over(winner))}


def offers_message(offers: Offers) -> dict[str, Any]:
    """What is legal now; routes are left out.

    >>> from clue.api import deal
    >>> offers_message(deal(3, seed=7).offers())['roll']
    True
    """
    return {
        "lay": plain.plain(offers.lay),
        "lay_in": plain.plain(offers.lay_in),
        "roll": offers.roll,
        "passages": plain.plain(offers.passages),
        "destinations": plain.plain(tuple(offers.destinations)),
        "suggest_in": offers.suggest_in,
        "decline": offers.decline,
        "show": plain.plain(offers.show),
        "have_none": offers.have_none,
        "accuse": offers.accuse,
        "end_turn": offers.end_turn,
    }


def action_message(action: act.Action) -> dict[str, Any]:
    """An action; a case is spread out into its three cards.

    >>> from clue.rules.cards import SUSPECTS, WEAPONS
    >>> case = Case(SUSPECTS[5], WEAPONS[2], Room('hall'))
    >>> action_message(act.Suggest(SUSPECTS[0], case))
    {'action': 'suggest', 'seat': 'scarlet', 'suspect': 'plum', 'weapon': 'knife', 'room': 'hall'}
    """
    found = plain.parts(action)
    found |= found.pop("case", {})
    return {"action": plain.kind(type(action)), **found}


# Reading ---------------------------------------------------------------------------------


def read_action(message: Any, seat: Seat) -> act.Action:
    """The action a program chose; its seat goes without saying.

    >>> from clue.rules.cards import SUSPECTS
    >>> read_action({'action': 'roll'}, SUSPECTS[0])
    Roll(seat=<Suspect.SCARLET: 'scarlet'>)
    """
    kind = _named(message, "action", _ACTIONS)
    told: dict[str, Any] = {"seat": seat.value}
    for name, hint in _hints(kind).items():
        if hint is Case:
            told[name] = {part: message.get(part) for part in ("suspect", "weapon", "room")}
        elif name != "seat":
            told[name] = message.get(name)
    action: act.Action = _read(told, kind)
    return action


def read_event(message: Any) -> ev.Event:
    """An event a table told.

    >>> from clue.rules.cards import SUSPECTS
    >>> told = ev.TurnBegan(SUSPECTS[0], 1)
    >>> read_event(plain.event(told)) == told
    True
    """
    event: ev.Event = _read(message, _named(message, "event", _EVENTS))
    return event


def _named(message: Any, what: str, kinds: dict[str, type]) -> type:
    name = message.get(what) if isinstance(message, dict) else None
    if not isinstance(name, str) or name not in kinds:
        raise ProtocolError(f"no {what} of this name: {name!r:.40}")
    return kinds[name]


def read_hello(message: Any) -> View:
    """The view a program starts from; the events fill it.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> hello = hello_message(game.view(game.setup.seats[0]))
    >>> read_hello(hello).board == game.setup.board
    True
    """
    try:
        table, seat = message["table"], message["seat"]
        return View(
            None if seat is None else Seat(seat),
            _board(table["mansion"]),
            EDITIONS[table["edition"]],
            HouseRules(**table["house"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise ProtocolError(f"not a hello: {error}") from error


def _board(told: dict[str, Any]) -> Board:
    def cells(found: list[list[int]]) -> frozenset[Cell]:
        return frozenset(Cell(*cell) for cell in found)

    return Board(
        name=told["name"],
        width=told["width"],
        height=told["height"],
        squares=cells(told["squares"]),
        rooms=tuple((Room(room), cells(found)) for room, found in told["rooms"]),
        doors=tuple(
            Door(Room(room), Cell(*cell), Direction[facing.upper()])
            for room, cell, facing, *_ in told["doors"]
        ),
        passages=tuple(Passage(Room(origin), Room(to)) for origin, to in told["passages"]),
        starts=tuple(Cell(*cell) for cell in told["starts"]),
    )


@lru_cache(maxsize=64)
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _read(value: Any, hint: Any) -> Any:
    """A JSON value as what a field's type says it is."""
    if isinstance(hint, NewType):
        hint = str
    origin, wanted = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _first_that_fits(value, wanted)
    if origin is tuple:
        return _read_tuple(value, wanted)
    if hint is Cell and isinstance(value, list):
        return Cell(*_read_tuple(value, (int, int)))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _read_member(value, hint)
    if is_dataclass(hint) and isinstance(hint, type):
        return _read_fields(value, hint)
    if hint is type(None) and value is None:
        return None
    if hint in (int, str, bool) and type(value) is hint:
        return value
    raise ProtocolError(f"{value!r:.60} is not {getattr(hint, '__name__', hint)}")


def _first_that_fits(value: Any, hints: tuple[Any, ...]) -> Any:
    for hint in hints:
        try:
            return _read(value, hint)
        except ProtocolError:
            continue
    raise ProtocolError(f"{value!r:.60} fits nothing")


def _read_tuple(value: Any, hints: tuple[Any, ...]) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise ProtocolError(f"{value!r:.60} is not a list")
    if hints[-1:] == (...,):
        return tuple(_read(item, hints[0]) for item in value)
    if len(value) != len(hints):
        raise ProtocolError(f"{value!r:.60} is not {len(hints)} long")
    return tuple(_read(item, hint) for item, hint in zip(value, hints, strict=True))


def _read_member(value: Any, hint: type[Enum]) -> Enum:
    try:
        return hint(value)
    except ValueError as error:
        raise ProtocolError(f"{value!r:.60} is no {hint.__name__.lower()}") from error


def _read_fields(value: Any, hint: type) -> Any:
    if not isinstance(value, dict):
        raise ProtocolError(f"{value!r:.60} is no {hint.__name__}")
    named = value.get("phase")
    if hint in _PHASES.values() and named != plain.kind(hint):
        raise ProtocolError(f"{named!r:.60} is not this phase")
    told = {name: _read(value.get(name), part) for name, part in _hints(hint).items()}
    return hint(**told)
