"""The game on the table, kept on disk: every action and every pencil mark before it is seen.

A game's journal begins with its head; after it comes one line for every thing that happens. Once
the case is closed it becomes a record in the folder of finished games.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from msgspec import structs

from clue import folders
from clue.codec.notebook import NO_PHONES, PencilledLine, PhonesLine, WrittenLines, news, written
from clue.codec.record import PlanEntry, Record, SeatEntry, line_of
from clue.codec.record_reader import RecordError
from clue.files import UnfitError, sync_folder
from clue.game.case import Mishap, OpenCase
from clue.game.commitment import Pledge
from clue.notebook.notes import Help
from clue.rules.actions import ActionTaken
from clue.rules.cards import Seat
from clue.store.found import Found, next_order, read_journal
from clue.store.journal import Journal, trouble
from clue.store.records import (
    PencilledNotes,
    deal_entry,
    fresh_journal,
    keep_notes,
    now,
    pencilled_in,
    record_of,
    save,
)
from clue.store.saved import (
    JournalLine,
    MishapLine,
    SavedGame,
    SitLine,
    TitleLine,
    head_of,
    payload_of,
    payloads_of,
)

log = logging.getLogger(__name__)

Helps: TypeAlias = dict[Seat, Help]
"""How much the notebook of each person fills in by itself."""


class Keeper:
    """One game's place on the disk; when there is none to be had, ``fault`` says why.

    Play goes on in memory then, and every further line is another try to get everything written.
    """

    def __init__(self, root: Path | None = None) -> None:
        self.root = root or folders.player()
        self._journal: Journal | None = None
        self._unfinished: tuple[Record, Helps] | None = None  # could not be written
        self._error: OSError | None = None  # and why

    @property
    def path(self) -> Path | None:
        """Where the journal lies, once the game has begun."""
        return self._journal.path if self._journal else None

    @property
    def fault(self) -> str:
        """Why not everything is on the disk, as a code; empty when it is."""
        if self._journal is not None and self._journal.fault:
            return self._journal.fault
        return trouble(self._error) if self._error is not None else ""

    def another(self) -> Keeper:
        """For another game in the same place."""
        return Keeper(self.root)

    def begin(self, kept: SavedGame, title: str = "") -> bool:
        """Begin the journal of a game, which may be under way; whether it is on the disk."""
        lines: list[JournalLine] = [SitLine(next_order(self.root), now())]
        if title:
            lines.append(TitleLine(title))
        lines += [*kept.record.actions, *kept.marks, *kept.mishaps]
        try:
            payloads = [*payloads_of(head_of(kept, now()), lines)]
        except UnfitError as error:
            return self._failed(error)
        self._error = None
        self._journal = Journal.begun(fresh_journal(self.root), payloads)
        return not self.fault

    def resume(self, found: Found) -> bool:
        """Go on with a journal; :class:`~clue.files.InUseError` if another copy does.

        A damaged one is put aside as it is, and one that is whole takes its name.
        """
        self._journal = Journal.reopened(found.path, found.reading)
        if found.damaged:
            self._journal.begin_anew()
        return self.add(SitLine(next_order(self.root), now()))

    def add(self, *lines: JournalLine) -> bool:
        """Put down what happened; whether it is on the disk."""
        assert self._journal is not None, "a game begins before anything happens in it"
        if isinstance(self._error, UnfitError):
            return False  # what came after a missing line would make another game of it
        try:
            payloads = [*map(payload_of, lines)]
        except UnfitError as error:
            return self._failed(error)
        return self._journal.write(*payloads)

    def _failed(self, error: OSError) -> bool:
        log.warning("the game cannot be kept: %s", error)
        self._error = error
        return False

    def finish(self, record: Record, helps: Helps) -> bool:
        """Put the record of the finished game among the others; whether it is there.

        What people wrote into their notebooks, of which it says nothing, is kept apart.
        """
        if self._journal is None:
            return False
        path = folders.finished(self.root) / (self._journal.path.stem + folders.RECORD_SUFFIX)
        try:
            if not path.exists():  # else it was written, and perhaps the ending was not seen
                save(path, record)
        except OSError as error:
            self._unfinished = record, helps
            return self._failed(error)
        self._unfinished = self._error = None
        if helps and (lines := self.pencilled()) is not None:
            keep_notes(record, PencilledNotes(help=helps, lines=lines), self.root)
        return True

    def pencilled(self) -> tuple[PencilledLine, ...] | None:
        """What people have written, in its order; nothing where the disk does not have it."""
        if self._journal is None or self.fault:
            return None
        try:
            return pencilled_in(read_journal(self._journal.path).lines)
        except RecordError as error:
            log.warning("the notebooks cannot be read back: %s", error)
            return None

    def clear(self) -> None:
        """The ending has been seen: the journal of a finished game is not needed any more."""
        if self._journal is None or (self._unfinished and not self.finish(*self._unfinished)):
            return
        self.close()
        try:
            self._journal.path.unlink(missing_ok=True)
            sync_folder(self._journal.path.parent)
        except OSError as error:
            log.warning("the finished case cannot be cleared away: %s", error)

    def close(self) -> None:
        """Let others have it."""
        if self._journal is not None:
            self._journal.close()


KeptSoFar: TypeAlias = tuple[int, int, WrittenLines, PhonesLine]
"""So many actions and mishaps, what stands in the notebooks, and whose hands are on phones."""


class Casebook:
    """All that is written down of a case while it is played: its promise, its lines, its record.

    It watches the case. Without a keeper nothing comes to the disk, and all can still be told.
    """

    def __init__(
        self,
        case: OpenCase,
        keeper: Keeper | None = None,
        *,
        map: str = "",  # noqa: A002 - as files call it
        plan: PlanEntry | None = None,
    ) -> None:
        """Watch a case: what has happened is on the disk, or will be with its first line."""
        self.case = case
        self.keeper = keeper
        self.map = map  # where the map lies, if it is not one of the game's own
        self.plan = plan  # and all that is kept of it
        self._noted: KeptSoFar = self._so_far()
        self._recorded = False  # whether it stands among the finished games
        self.usual_help: Callable[[], Help] = lambda: Help.NONE  # where a seat has chosen none
        case.observers.insert(0, self)

    # -- what happens ------------------------------------------------------------------------------

    def acted(self, played: ActionTaken) -> None:
        """Something was done."""
        del played
        self.keep()

    def noted(self, seat: Seat) -> None:
        """Something was written into a notebook."""
        del seat
        self.keep()

    def erred(self, mishap: Mishap) -> None:
        """A program did something wrong: it was put down with what was done instead."""
        del mishap
        self.keep()

    def left(self) -> None:
        """Everybody has got up: let others have it."""
        if self.keeper is not None:
            self.keeper.close()

    @property
    def trouble(self) -> str:
        """Why not everything is on the disk, as a code; empty when it is, or need not be."""
        return self.keeper.fault if self.keeper is not None else ""

    def keep(self) -> None:
        """Put what is new on disk, before anybody sees it."""
        keeper = self.keeper
        if keeper is None:
            return
        noted = self._so_far()
        if keeper.path is None:
            keeper.begin(self.kept())
        elif lines := self._news():
            keeper.add(*lines)
        self._noted = noted
        if self.case.session.state.over and not self._recorded:
            self._recorded = keeper.finish(self.record(now()), self.helps)

    @property
    def helps(self) -> Helps:
        """How much the notebook of each person here fills in by itself."""
        case = self.case
        return {seat: case.notes[seat].help or self.usual_help() for seat in case.people}

    def pencilled(self) -> tuple[PencilledLine, ...]:
        """What people have written, with when it was; without a disk nobody knows when."""
        kept = self.keeper.pencilled() if self.keeper is not None else None
        if kept is not None:
            return kept
        return tuple(PencilledLine(0, line) for line in written(self.case.notes).values())

    def clear(self) -> None:
        """The ending has been seen: nothing is left to go on with."""
        if self.keeper is not None and self.case.session.state.over:
            self.keeper.clear()

    def _news(self) -> list[JournalLine]:
        """What has been done, gone wrong and written into notebooks since the last time."""
        acts, mishaps, before, phones = self._noted
        done, wrong = self.case.session.played[acts:], self.case.mishaps[mishaps:]
        notes = news(before, written(self.case.notes))
        moved = [] if self.case.phones == phones else [self.case.phones]
        return [*map(line_of, done), *map(_mishap_line, wrong), *notes, *moved]

    def _so_far(self) -> KeptSoFar:
        """What there is to be kept."""
        case = self.case
        return len(case.session.played), len(case.mishaps), written(case.notes), case.phones

    # -- what can be told of it --------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """The fingerprint of deal and dice that anybody may see from the start."""
        session = self.case.session
        return self.case.pledge.commitment(deal_entry(session.setup, session.dealt))

    def record(self, ended: str = "") -> Record:
        """The game so far; once it is over the record also tells the seed and the salt."""
        case = self.case
        entries = [
            SeatEntry(seat, case.names.get(seat, ""), case.seating.players[seat])
            for seat in case.seats
        ]
        pledge = case.pledge if case.session.state.over else None
        record = record_of(case.session, entries, pledge, ended, self.plan)
        return structs.replace(record, cuts=case.pledge.cuts, copied=case.copied)

    def kept(self) -> SavedGame:
        """Everything it takes to go on elsewhere."""
        case = self.case
        return SavedGame(
            record=self.record(),
            seed=case.pledge.seed,
            salt=case.pledge.salt,
            mansion=case.session.setup.board.name,
            map=self.map,
            games=case.series.games,
            wins=case.series.wins,
            habits={
                seat: {other: known.numbers for other, known in habits}
                for seat, habits in case.series.habits.items()
                if habits
            },
            marks=tuple(written(case.notes).values()),
            mishaps=tuple(map(_mishap_line, case.mishaps)),
            phones=None if case.phones == NO_PHONES else case.phones,
        )

    def following(self, pledge: Pledge | None = None) -> Casebook:
        """The next case of the series, to be kept in the same place."""
        keeper = self.keeper.another() if self.keeper is not None else None
        return Casebook(self.case.another(pledge), keeper, map=self.map, plan=self.plan)


def _mishap_line(mishap: Mishap) -> MishapLine:
    """A mishap as the journal has it."""
    return MishapLine(mishap.seat, mishap.event, mishap.fault.value)
