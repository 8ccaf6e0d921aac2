"""What the six say, each in a manner of their own: chosen by what everybody has seen.

The stream that chooses is fed with events as a bystander sees them, and with nothing else: whatever
is hidden may be exchanged, and every word stays. No line comes again before all others of its
kind have been said.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from random import Random
from typing import Final
from zlib import crc32

from clue.rules import events as ev
from clue.rules.cards import Seat
from clue.text.speaker import Speaker


class Occasion(StrEnum):
    """What one may have something to say about."""

    OPENING = "opening"
    SUGGESTING = "suggesting"
    BLUFFING = "bluffing"  # the same: whoever suggests may mean it or not
    NAMED = "named"
    SHOWING = "showing"
    NONE = "none"
    NOBODY = "nobody"
    PASSAGE = "passage"
    CALLED = "called"
    ACCUSING = "accusing"
    RIGHT = "right"
    WRONG = "wrong"
    BEATEN = "beaten"
    WAITING = "waiting"


ANSWERS: Final = (Occasion.NONE, Occasion.SHOWING)
TALK: Final = {
    Occasion.OPENING: 0.3,
    Occasion.SUGGESTING: 0.6,
    Occasion.NAMED: 0.3,
    Occasion.SHOWING: 0.7,
    Occasion.NONE: 0.6,
    Occasion.CALLED: 0.4,
}
"""How often one speaks who is no talker; whatever is not here is always worth a word."""
ACTED: Final[Mapping[type, Occasion]] = {
    ev.Suggested: Occasion.SUGGESTING,
    ev.Showed: Occasion.SHOWING,
    ev.HadNone: Occasion.NONE,
    ev.NobodyDisproved: Occasion.NOBODY,
    ev.TookPassage: Occasion.PASSAGE,
    ev.Accused: Occasion.ACCUSING,
    ev.AccusationFailed: Occasion.WRONG,
}
"""What whoever does something says to it."""
SLY: Final = 0.35
"""How often a suggestion comes with a word that leaves it open whether it is meant."""


@dataclass(frozen=True)
class Utterance:
    """Who says something, on which occasion, and which of the lines there are."""

    seat: Seat
    occasion: Occasion
    number: int

    def said(self, words: Speaker) -> str:
        """The line in a language; each language has lines of its own."""
        lines = lines_of(self.seat, self.occasion, words)
        return lines[_shuffled(self.seat, self.occasion, self.number, len(lines))]


def lines_of(seat: Seat, occasion: Occasion, words: Speaker) -> Sequence[str]:
    """Everything somebody can say on an occasion."""
    return words.say(f"voice-{seat.value}-{occasion.value}").split("\n")


def _shuffled(seat: Seat, occasion: Occasion, number: int, count: int) -> int:
    """Which line is the one of that number: all of them in some order, then all in another."""
    round_, place = divmod(number, count)
    return _order(f"{seat.value} {occasion.value}", round_, count)[place]


@lru_cache(maxsize=1024)
def _order(whose: str, round_: int, count: int) -> tuple[int, ...]:
    """It does not begin with what the one before has ended with."""
    order = list(range(count))
    Random(f"{whose} {round_}").shuffle(order)
    if round_ and order[0] == _order(whose, round_ - 1, count)[-1]:
        order.append(order.pop(0))
    return tuple(order)


class Voices:
    """Listens to a case, and knows who says what just now."""

    def __init__(self, seats: Sequence[Seat], talkers: Collection[Seat] = ()) -> None:
        self.seats = tuple(seats)
        self.talkers = frozenset(talkers)
        self.now: dict[Seat, Utterance] = {}
        self._stream = crc32(" ".join(self.seats).encode())
        self._heard: dict[tuple[Seat, Occasion], int] = {}

    def hear(self, event: ev.Event) -> None:
        """This happens: somebody may say something to it."""
        public = ev.redact(event, None)
        self._stream = crc32(repr(public).encode(), self._stream)
        chance = Random(self._stream)
        self.now = {}
        for seat, occasion in self._moved(public, chance):
            talks = seat in self.talkers or chance.random() < TALK.get(occasion, 1.0)
            if talks and seat in self.seats:
                self.now[seat] = self._next(seat, occasion, chance)

    def wait(self, seat: Seat, times: int) -> Utterance | None:
        """Somebody takes long, once more: who remarks on it."""
        others = [other for other in self.seats if other != seat]
        chance = Random(f"{self._stream} {times}")
        return self._next(chance.choice(others), Occasion.WAITING, chance) if others else None

    def _next(self, seat: Seat, occasion: Occasion, chance: Random) -> Utterance:
        if occasion is Occasion.SUGGESTING and chance.random() < SLY:
            occasion = Occasion.BLUFFING
        # not all cases begin with the same line
        begun = self._heard.setdefault((seat, occasion), chance.randrange(60))
        self._heard[seat, occasion] = begun + 1
        return Utterance(seat, occasion, begun)

    def _moved(self, event: ev.Event, chance: Random) -> Iterator[tuple[Seat, Occasion]]:
        """Whom an event moves to speak, and to what."""
        match event:
            case ev.GameBegan():
                yield chance.choice(self.seats), Occasion.OPENING
            case ev.PawnSummoned(suspect):
                yield suspect, Occasion.CALLED
            case _ if (occasion := ACTED.get(type(event))) is not None:
                yield event.seat, occasion  # type: ignore[union-attr]  # each is somebody's
        if isinstance(event, ev.Suggested) and event.case.suspect != event.seat:
            yield event.case.suspect, Occasion.NAMED
