"""The log as data: every event in words, of which kind, by which suggestion; and in brief."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Final, NamedTuple

from clue.rules import events as ev
from clue.rules.board import Cell
from clue.rules.cards import Room, Seat
from clue.table.model import LogAside, LogKind, Told
from clue.text.events import tell
from clue.text.pages import tell_house
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


MOST: Final = 3
KEYS: Final[Mapping[type, str]] = {
    ev.CouldNotMove: "ticker-stuck",
    ev.TookPassage: "ticker-passage",
    ev.Suggested: "ticker-suggested",
    ev.DeclinedToSuggest: "ticker-declined",
    ev.HadNone: "ticker-none",
    ev.Showed: "ticker-showed",
    ev.NobodyDisproved: "ticker-nobody",
    ev.Accused: "ticker-accused",
    ev.AccusationFailed: "ticker-wrong",
    ev.WeaponLaid: "ticker-laid",
    ev.Moved: "ticker-moved",
}
"""What is worth a few words; throws and turns are seen anyway."""
ACTS: Final = (
    *(ev.Rolled, ev.Moved, ev.TookPassage, ev.Suggested, ev.DeclinedToSuggest, ev.Accused),
    *(ev.CouldNotMove, ev.TurnEnded, ev.WeaponLaid),
)
"""By any of these one has acted."""


def lately(told: Told) -> tuple[ev.Event, ...]:
    """The last events that everybody saw, as everybody saw them, the newest last."""
    return tuple(reversed([*_back(told)]))


def _back(told: Told) -> Iterator[ev.Event]:
    found = 0
    for event in reversed(told.events[: told.settled]):
        if type(event) in KEYS:
            yield ev.redact(event, None)
            found += 1
        if found == MOST:
            return


def briefly(event: ev.Event, words: Speaker) -> str:
    """One of them in a few words."""
    who: Seat = event.seat  # type: ignore[union-attr]  # each of them is somebody's
    values: dict[str, object] = {"who": words.player(who)}
    facets: list[str] = []
    match event:
        case ev.Moved(to=to) if not isinstance(to, Cell):
            facets, values["room"] = ["room"], words.room(to)
        case ev.TookPassage(to=to):
            values["room"] = words.room(to)
        case ev.Suggested(case=case) | ev.Accused(case=case):
            values["suspect"] = words.card(case.suspect)
        case ev.Showed(to=to):
            values["to"] = words.player(to)
        case ev.WeaponLaid(weapon=weapon):
            values["weapon"] = words.card(weapon)
        case _:
            pass
    return words.choose(KEYS[type(event)], facets, **values)


class CalledAway(NamedTuple):
    """One's pawn was fetched: by whom, and where it stands now."""

    by: Seat
    room: Room


def called(told: Told) -> CalledAway | None:
    """Whether the viewer's pawn was carried off, and its owner has not acted since."""
    seat = told.view.seat
    room: Room | None = None
    for event in reversed(told.events[: told.settled]):  # a few lie since then, however many before
        if isinstance(event, ACTS) and event.seat == seat:
            break
        if room is not None and isinstance(event, ev.Suggested):
            return CalledAway(event.seat, room)
        if room is None and isinstance(event, ev.PawnSummoned) and event.suspect == seat:
            room = event.room
    return None
