"""The board for whoever hears it: rooms, pawns, and where one may go."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

import pygame

from clue.rules.board import Board, Cell, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Room
from clue.rules.view import View
from clue.text.speaker import Speaker
from clue.ui.board.board_view import BoardView
from clue.ui.reading.readable import NOTHING, DoDeed, Edges, PartDeed, Readable, Role

Choose = Callable[[Place], None]


SAID: Final = 256
"""So many squares' words are remembered."""


class Choosing(Protocol):
    """What is open to be chosen on which board, and where the keys are."""

    board: BoardView
    routes: Mapping[Place, tuple[Cell, ...]]
    place_now: Place | None
    by_keys: bool
    focused: bool


class Onward(NamedTuple):
    """The room that is nearest to a square, and how many steps further it is."""

    room: Room
    steps: int


def heard_places(view: View, words: Speaker, here: Choosing, choose: Choose) -> Iterator[Readable]:
    """Rooms in the order of their cards, then pawns, then squares from the nearest room on."""
    for room in view.board.deck.rooms:
        yield _room(view, words, room, here, choose)
    for suspect, place in zip(SUSPECTS, view.pawns, strict=False):
        if isinstance(place, Cell):
            who = words.seat(suspect) if suspect in view.seats else words.card(suspect)
            told = words.say(
                "reader-pawn-on", who=who, column=str(place.column + 1), row=str(place.row + 1)
            )
            yield Readable(Role.LABEL, told, box=_box(here, place))
    onward = nearest_rooms(view.board)
    squares = (place for place in here.routes if isinstance(place, Cell))
    for square in sorted(squares, key=lambda square: (onward[square].steps, square)):
        yield _square(words, square, onward[square], here, choose)


def _box(here: Choosing, place: Place) -> Edges:
    rect: pygame.Rect = here.board.rect_of(place)
    return rect.x, rect.y, rect.width, rect.height


def _room(view: View, words: Speaker, room: Room, here: Choosing, choose: Choose) -> Readable:
    pawns = [
        words.card(suspect).alone
        for suspect, place in zip(SUSPECTS, view.pawns, strict=False)
        if place == room
    ]
    weapons = [
        words.card(weapon).alone
        for weapon, place in zip(WEAPONS, view.weapons, strict=False)
        if place == room
    ]
    passages = [
        words.say("reader-passage", room=words.room(to)) for to in view.board.passages_of[room]
    ]
    told = [*pawns, *weapons]
    if way := here.routes.get(room):
        told.append(words.say("reader-steps", count=len(way) + 1))
    return Readable(
        Role.BUTTON,
        words.card(room).alone,
        value=str(words.plain(*told, joiner="pauses")) if told else "",
        about=" ".join(passages),
        box=_box(here, room),
        usable=room in here.routes,
        focused=_is_on(here, room),
        does=frozenset({PartDeed.PRESS}) if room in here.routes else NOTHING,
        do=_going(choose, room),
    )


def _square(
    words: Speaker, square: Cell, onward: Onward, here: Choosing, choose: Choose
) -> Readable:
    count = len(here.routes[square])
    name, told = _square_words(words, square, onward, count)
    return Readable(
        Role.BUTTON,
        name,
        value=told,
        box=_box(here, square),
        focused=_is_on(here, square),
        does=frozenset({PartDeed.PRESS}),
        do=_going(choose, square),
    )


@lru_cache(maxsize=SAID)
def _square_words(words: Speaker, square: Cell, onward: Onward, count: int) -> tuple[str, str]:
    """Its name, and how far it is from here and from the nearest room."""
    name = words.say("reader-square", column=str(square.column + 1), row=str(square.row + 1))
    told = words.choose(
        "reader-steps",
        {"room" if onward.steps else "door"},
        count=count,
        more=str(onward.steps),
        room=words.room(onward.room),
    )
    return name, told


def _is_on(here: Choosing, place: Place) -> bool:
    return here.focused and here.by_keys and here.place_now == place


def _going(choose: Choose, place: Place) -> DoDeed:
    def do(deed: PartDeed, text: str) -> None:
        del text
        if deed is PartDeed.PRESS:
            choose(place)

    return do


@lru_cache(maxsize=4)
def nearest_rooms(board: Board) -> Mapping[Cell, Onward]:
    """For every square the room one is at soonest from there, whoever stands in the way."""
    found = {door.front: Onward(door.room, 0) for door in reversed(board.doors)}
    coming = deque(sorted(found))
    while coming:
        square = coming.popleft()
        room, steps = found[square]
        for beside in board.neighbours[square]:
            if beside not in found:
                found[beside] = Onward(room, steps + 1)
                coming.append(beside)
    for square in board.squares:
        found.setdefault(square, Onward(board.deck.rooms[0], 0))
    return found
