"""What of a finished game is worth counting, found by playing its record again."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from clue.codec.record import Record
from clue.players.names import kind_of
from clue.rules import events as ev
from clue.rules.cards import SUSPECTS, Seat, Suspect
from clue.rules.editions import HouseRules
from clue.store.records import encode
from clue.store.replay import replayed

STEADY: Final = "steady-pace"
"""The games without dice, whatever their rulebook: they are counted apart (H4)."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat's part in a game."""

    seat: Seat
    name: str
    kind: str  # as clue.players.names has it: a person, a level, a program
    won: bool
    turns: int  # own turns until the end of the case
    wrong: bool  # accused falsely


@dataclass(frozen=True, slots=True)
class Closed:
    """A finished game in a few words."""

    key: str
    ended: str
    edition: str
    mansion: str
    ending: str
    played: tuple[SeatResult, ...]
    laid: str = ""  # how the table was laid: see laid_of


def laid_of(edition: str, mansion: str, house: HouseRules, players: Mapping[Suspect, str]) -> str:
    """Tables that are laid alike, whoever sits in the people's seats, are called alike.

    >>> laid_of("deluxe", "classic", HouseRules(), {Suspect.SCARLET: "human"})
    'deluxe classic scarlet=human'
    """
    rules = [
        f"{rule.name}={value:d}" for rule in fields(house) if (value := getattr(house, rule.name))
    ]
    seats = [f"{seat}={players[seat]}" for seat in SUSPECTS if seat in players]
    return " ".join([edition, mansion, *rules, *seats])


def key_of(record: Record) -> str:
    """The same game has the same key, wherever its file lies and whatever it is called."""
    return hashlib.sha256(encode(record)).hexdigest()


def digest(record: Record, ended: str = "") -> Closed | None:
    """What a record comes to; nothing if the game is not over.

    ``ended`` is when, for records that do not say so themselves. What cannot be played again is
    a :class:`~clue.codec.record_reader.RecordError`.
    """
    session = replayed(record)
    if not session.state.over:
        return None
    end = next(event for event in session.events if isinstance(event, ev.GameEnded))
    turns = Counter(event.seat for event in session.events if isinstance(event, ev.TurnBegan))
    wrong = {event.seat for event in session.events if isinstance(event, ev.AccusationFailed)}
    played = tuple(
        SeatResult(
            entry.suspect,
            entry.name,
            kind_of(entry.player),
            entry.suspect == end.winner,
            turns[entry.suspect],
            entry.suspect in wrong,
        )
        for entry in record.seats
    )
    return Closed(
        key_of(record),
        record.ended or ended,
        STEADY if record.house.steady_pace else record.edition,
        session.setup.board.name,
        end.ending.value,
        played,
        laid_of(
            record.edition,
            session.setup.board.name,
            session.setup.house,
            {entry.suspect: entry.player for entry in record.seats},
        ),
    )
