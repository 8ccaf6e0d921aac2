"""What everybody saw last, in a few words each; and that one's own pawn has been carried off."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from clue.rules import events as ev
from clue.rules.board import Cell
from clue.rules.cards import Room, Seat
from clue.table.model import Told
from clue.text.speaker import Speaker

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
