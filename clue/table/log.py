"""The log as data: every event in words, what kind it is, and which suggestion it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Final

from clue.rules import events as ev
from clue.rules.cards import Seat
from clue.table.model import LogAside, LogKind, Told
from clue.text.events import tell
from clue.text.rules_page import tell_house
from clue.text.speaker import Speaker

_UNTOLD: Final = (ev.Awaited, ev.TurnEnded, ev.HandDealt)
_KINDS: Final[Mapping[LogKind, tuple[type, ...]]] = {
    LogKind.SUGGESTIONS: (
        *(ev.Suggested, ev.DeclinedToSuggest, ev.NobodyDisproved),
        *(ev.Accused, ev.AccusationFailed),
    ),
    LogKind.ANSWERS: (ev.HadNone, ev.Showed, ev.NobodyDisproved),
    LogKind.MOVES: (
        *(ev.Rolled, ev.Moved, ev.CouldNotMove, ev.TookPassage),
        *(ev.PawnSummoned, ev.WeaponMoved, ev.WeaponLaid, ev.DoorCleared),
    ),
}
_PRIVATE: Final = (ev.HandDealt, ev.Showed, ev.AccusationFailed)
"""What is told to some as more than to others; nothing else needs to be compared."""


def _kinds_by_type() -> Mapping[type, frozenset[LogKind]]:
    types = {one for some in _KINDS.values() for one in some}
    return {one: frozenset(kind for kind, some in _KINDS.items() if one in some) for one in types}


_KINDS_OF: Final = _kinds_by_type()


@dataclass(frozen=True)
class LogLine:
    """One line; its words are found when somebody reads it."""

    say: Callable[[], str] = field(repr=False, compare=False)
    event: int  # which of the events it tells
    kinds: frozenset[LogKind] = frozenset()
    heading: bool = False  # a turn begins with it
    private: bool = False  # the others do not know it
    aside: bool = False  # no event: what happened before this one beside the game
    number: int = 0  # the suggestion's, on the line that made it and on the one that answered

    @cached_property
    def words(self) -> str:
        """What it says."""
        return self.say()

    @property
    def line(self) -> int:
        """What tells this line from all others."""
        return ~self.event if self.aside else self.event


class Chronicle:
    """What a viewer has been shown, each event put in words once, if ever."""

    def __init__(self, words: Speaker) -> None:
        self.words = words
        self._start(None)

    def _start(self, seat: Seat | None) -> None:
        self.seat = seat
        self.entries: list[LogLine] = []
        self.told = 0
        self._number = 0
        self._last_turn = 0  # the first event after the viewer's last turn

    def read(self, told: Told) -> Chronicle:
        """Everything up to what has been shown."""
        seat = told.view.seat
        if seat != self.seat or told.settled < self.told:
            self._start(seat)
        if self.told < told.settled:
            asides = {aside.place: tell_aside(aside, self.words) for aside in told.asides}
            if not self.told:
                asides[0] = tell_house(told.view.house.among(len(told.view.seats)), self.words)
                if told.copied:
                    asides[0] += f" {self.words.say('case-copied')}"
            self._hear(told.events[self.told : told.settled], asides)
        return self

    def _hear(self, news: Iterable[ev.Event], asides: Mapping[int, str]) -> None:
        """More has happened; ``asides`` are told before the events they stand at."""
        for event in news:
            if self.told in asides:
                self.entries.append(LogLine(partial(str, asides[self.told]), self.told, aside=True))
            if isinstance(event, ev.Suggested):
                self._number += 1
            if not isinstance(event, _UNTOLD):
                self.entries.append(self._line(event))
            self.told += 1
            if isinstance(event, ev.TurnEnded) and event.seat == self.seat:
                self._last_turn = self.told

    def _line(self, event: ev.Event) -> LogLine:
        numbered = isinstance(event, ev.Suggested | ev.Showed | ev.NobodyDisproved)
        return LogLine(
            partial(tell, event, self.words, self.seat),
            self.told,
            _KINDS_OF.get(type(event), frozenset()),
            heading=isinstance(event, ev.TurnBegan),
            private=isinstance(event, _PRIVATE) and event != ev.redact(event, None),
            number=self._number if numbered else 0,
        )

    def lines(self, kind: LogKind = LogKind.ALL, *, digest: bool = False) -> list[LogLine]:
        """The log, sifted; or what of it is new since the viewer's last turn."""
        since = self._last_turn if digest else 0
        chosen = [entry for entry in self.entries if entry.event >= since]
        if kind is LogKind.ALL or digest:
            return chosen
        return list(_with_headings(chosen, kind))


def tell_aside(aside: LogAside, words: Speaker) -> str:
    """What a program did wrong and what came of it, in a sentence."""
    facets = ["last"] if aside.last else []
    return words.choose("guest-mishap", facets, who=words.seat(aside.seat), fault=aside.fault)


def _with_headings(entries: Iterable[LogLine], kind: LogKind) -> Iterator[LogLine]:
    """Lines of a kind, each turn's heading before its first."""
    heading: LogLine | None = None
    for entry in entries:
        if entry.heading:
            heading = entry
        elif kind in entry.kinds:
            if heading is not None:
                yield heading
                heading = None
            yield entry


def spoken(event: ev.Event, words: Speaker) -> str:
    """The event as a bystander would tell it, nobody being "you"; empty if it goes without saying.

    A private part of it never reaches a voice that fills the room.
    """
    if isinstance(event, _UNTOLD):
        return ""
    return tell(ev.redact(event, None), words, None)
