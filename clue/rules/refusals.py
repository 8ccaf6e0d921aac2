"""Why something is not allowed, as a code with its details; the words are the text layer's."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from clue.rules.board import Place
from clue.rules.cards import Card, Room, Seat
from clue.rules.offers import Offers


class Why(Enum):
    """Every reason the referee can give."""

    # whose turn, which moment
    NOT_YOUR_TURN = "not-your-turn"
    GAME_OVER = "game-over"
    NOT_NOW_LAYING = "lay-a-weapon-first"  # H5
    NOT_NOW_ROLLED = "choose-where-to-walk"  # the dice lie: first walk
    NOT_NOW_ENTERED = "suggest-first"  # R10: a room entered obliges
    NOT_NOW_ANSWERING = "answer-first"  # R12: a suggestion is going round
    NOT_NOW_CLOSING = "only-accuse-or-end"  # the move is over
    NOT_NOW_STARTING = "begin-your-turn-first"  # nothing rolled, nothing to walk or end yet
    # laying weapons out
    WEAPON_LIES = "weapon-lies-there"
    ROOM_HAS_WEAPON = "room-has-a-weapon"
    # moving
    NO_DICE = "no-dice"  # H4
    TRAPPED = "trapped"  # R9
    SHUT_IN = "shut-in"  # R17
    NOT_IN_A_ROOM = "not-in-a-room"
    NO_PASSAGE = "no-passage"
    NOT_A_PLACE = "not-a-place"
    SQUARE_TAKEN = "square-taken"  # R4
    ALREADY_HERE = "already-here"
    SAME_ROOM = "same-room"  # R8
    DOORS_BLOCKED = "doors-blocked"  # R7
    TOO_FAR = "too-far"  # R5
    NO_PATH_OF_LENGTH = "no-path-of-length"  # R5: near enough, but no way uses the whole roll
    MUST_GO_LONGEST = "must-go-longest"  # R6: no way uses the whole roll, and this one is shorter
    ROOM_IN_REACH = "must-use-whole-roll"  # R6 holds only when no room is in reach
    CUT_OFF = "cut-off"  # pawns or walls close every way
    # suggesting, answering, accusing
    NOT_BROUGHT = "not-brought-here"  # R11
    OTHER_ROOM = "other-room"  # R10
    MUST_SUGGEST = "must-suggest"  # R10 without H1
    NOT_YOUR_CARD = "not-your-card"
    NOT_NAMED = "card-not-named"
    HAVE_ONE = "you-hold-one"  # R12
    UNTRUE = "untrue-answer"  # the three above, as others may know of them
    NOT_IN_THE_DECK = "not-in-the-deck"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with what it speaks of, enough to make a sentence of it."""

    why: Why
    seat: Seat | None = None  # who must act, or whose pawn is in the way
    place: Place | None = None
    room: Room | None = None
    card: Card | None = None
    steps: int | None = None  # what was rolled
    distance: int | None = None  # how far the place is
    open: Offers | None = None  # what may be done instead


OF_A_HAND: Final = frozenset({Why.NOT_YOUR_CARD, Why.NOT_NAMED, Why.HAVE_ONE})
"""What only the one who was to answer may know more of."""


def redact(refusal: Refusal, seat: Seat | None) -> Refusal:
    """The refusal as one seat may know it; ``None`` is a bystander who holds no cards.

    >>> from clue.rules.cards import SUSPECTS
    >>> secret = Refusal(next(iter(OF_A_HAND)), seat=SUSPECTS[0])
    >>> redact(secret, SUSPECTS[1]).why.name, redact(secret, SUSPECTS[0]) == secret
    ('UNTRUE', True)
    """
    if refusal.why in OF_A_HAND and refusal.seat != seat:
        return Refusal(Why.UNTRUE, seat=refusal.seat)
    return refusal


class IllegalActionError(Exception):
    """Raised when an action the referee refuses is applied all the same."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.why.value)
        self.refusal = refusal
