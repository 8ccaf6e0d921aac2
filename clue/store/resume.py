"""Sitting down again: at a kept case that goes on, and at a record that is watched once more."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from msgspec import structs

from clue.codec.board import kept_plan
from clue.codec.notebook import NO_PHONES, NotebookLine, read_into
from clue.codec.record import Record
from clue.game.case import Mishap, OpenCase, Series
from clue.game.commitment import Pledge
from clue.game.driver import Driver
from clue.game.drivers import ScriptDriver
from clue.game.seating import Seating
from clue.game.session import Session
from clue.players.habits import Habits, HabitsBySeat
from clue.players.names import HUMAN, PROGRAM, command_of, is_program
from clue.players.program import ProgramFault
from clue.players.registry import UnknownPlayerError, make_player
from clue.rules import events as ev
from clue.rules.actions import Accuse, Show
from clue.rules.cards import Seat
from clue.rules.chance import ScriptedChance
from clue.store.keeping import Casebook, Keeper
from clue.store.records import fresh_name
from clue.store.replay import replayed
from clue.store.saved import SavedGame, resumed

STAND_IN: Final = "inspector"
"""Who takes the seat of a player this game does not know."""


def sat_again(
    kept: SavedGame,
    keeper: Keeper | None = None,
    programs: Collection[str] = (),
    session: Session | None = None,
) -> Casebook:
    """Sit down again at a kept case; a :class:`RecordError` if it cannot be played on.

    Of other programs only those start whose command lines are among ``programs``: a file may come
    from anywhere. What was shown or opened last is told once more: somebody may not have seen it
    yet. The ``session`` is that of the kept case, if it has been resumed already.
    """
    session = session or resumed(kept)
    setup, seats = session.setup, kept.record.seats
    players = {entry.suspect: _seated(entry.player, programs) for entry in seats}
    case = OpenCase(
        Seating(setup.board, setup.edition, players, setup.house, setup.game),
        kept.seed,
        _names(kept.record),
        Series(kept.games, dict(kept.wins), _habits(kept)),
        session=session,
        pledge=Pledge(kept.seed, kept.salt, kept.record.cuts) if kept.salt else None,
        told=session.count - _worth_seeing(session),
        mishaps=_mishaps_of(kept),
        copied=kept.record.copied,
        phones=kept.phones or NO_PHONES,
    )
    read_into(case.notes, kept.marks)
    return Casebook(case, keeper, map=kept.map, plan=kept_plan(kept.record))


def watched(record: Record, before: Session | None = None, told: int = 0) -> Casebook:
    """A closed case told once more, from the deal on: everybody does what they did then.

    It is played to its end ``before`` anybody sits down: what is wrong with it is a
    :class:`RecordError` here. Its first actions may have been ``told`` already.
    """
    before = before or replayed(record)
    session = replayed(record, told)
    session.chance = ScriptedChance(done.dice for done in before.played[told:] if done.dice)
    setup = session.setup
    players = {entry.suspect: _known_as(entry.player) for entry in record.seats}
    script = [played.action for played in before.played]
    drivers: dict[Seat, Driver] = {seat: ScriptDriver(script) for seat in setup.seats}
    case = OpenCase(
        Seating(setup.board, setup.edition, players, setup.house, setup.game),
        record.seed,
        _names(record),
        session=session,
        drivers=drivers,
        pledge=Pledge(record.seed, record.salt, record.cuts),
        told=session.count if told else 0,
        copied=record.copied,
    )
    return Casebook(case, plan=kept_plan(record))


def tried_again(
    record: Record, number: int, seat: Seat, marks: tuple[NotebookLine, ...] = ()
) -> SavedGame:
    """A closed case after so many actions, to be played on from there: a copy, and it says so.

    Where nobody at the table was a person, somebody takes the ``seat``. The ``marks`` are those
    of people's notebooks then.
    """
    entries = record.seats
    if all(entry.player != HUMAN for entry in entries):
        entries = tuple(
            structs.replace(entry, player=HUMAN) if entry.suspect == seat else entry
            for entry in entries
        )
    before = structs.replace(
        record,
        seats=entries,
        actions=record.actions[:number],
        copied=True,
        ended="",
        program="",
        seed="",
        salt="",
    )
    name = record.mansion if isinstance(record.mansion, str) else record.mansion.name
    seed = record.seed or fresh_name("")
    return SavedGame(record=before, seed=seed, salt=record.salt, mansion=name, marks=marks)


def _habits(kept: SavedGame) -> dict[Seat, HabitsBySeat]:
    """What the seats thought of each other when the case began."""
    return {
        seat: tuple((other, Habits.of(numbers)) for other, numbers in habits.items())
        for seat, habits in kept.habits.items()
    }


def _names(record: Record) -> dict[Seat, str]:
    """What people and programs were called."""
    return {entry.suspect: entry.name for entry in record.seats if entry.name}


def _known_as(player: str) -> str:
    """What a seat's player is called; programs of other people are only guests."""
    return PROGRAM if is_program(player) else player


def _mishaps_of(kept: SavedGame) -> Iterator[Mishap]:
    """What programs did wrong before people got up; those that failed for good try once more."""
    known = {fault.value for fault in ProgramFault}
    for line in kept.mishaps:
        fault = ProgramFault(line.fault) if line.fault in known else ProgramFault.NONSENSE
        yield Mishap(line.seat, line.event, fault, last=False)


def _seated(player: str, programs: Collection[str]) -> str:
    """Who plays on in a seat of a kept game; no file makes us start a program of its own choice."""
    if player == HUMAN or command_of(player) in programs:
        return player
    try:
        if not is_program(player):
            make_player(player)
            return player
    except UnknownPlayerError:
        pass
    return STAND_IN


def _worth_seeing(session: Session) -> int:
    """How many events at the end tell of a card just shown, or of an accusation."""
    last = session.played[-1].action if session.played else None
    if not isinstance(last, Show | Accuse):
        return 0
    told = enumerate(reversed(session.events), 1)
    return next(back for back, event in told if isinstance(event, ev.Showed | ev.Accused))
