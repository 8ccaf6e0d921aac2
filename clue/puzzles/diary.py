"""Which puzzles have been solved, and on how many days running the day's case has been."""

from __future__ import annotations

import logging
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct, structs

from clue import files
from clue.folders import player as folder

log = logging.getLogger(__name__)

FILE: Final = "solved-puzzles.json"
LARGEST: Final = 4_000_000

PuzzleKey: TypeAlias = Annotated[str, Meta(max_length=64)]
DayText: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


def today() -> date:
    """The day it is where the player is."""
    return datetime.now().astimezone().date()


class PuzzleAttempt(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What became of one puzzle."""

    wrong: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # answers before the right one
    solved: bool = False
    told: bool = False  # the solution was read first
    marks: Annotated[str, Meta(max_length=1000)] = ""  # in its notebook, a letter a cell


class Diary(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Every puzzle that was tried, by its key, and the days whose case was solved on the day."""

    tried: Annotated[dict[PuzzleKey, PuzzleAttempt], Meta(max_length=100_000)] = {}
    days: Annotated[tuple[DayText, ...], Meta(max_length=100_000)] = ()

    def of(self, key: str) -> PuzzleAttempt:
        """What became of a puzzle."""
        return self.tried.get(key, PuzzleAttempt())

    def answered(self, key: str, *, right: bool, day: date | None = None) -> Diary:
        """After an answer; ``day`` where it is that day's case. What is solved stays so."""
        old = self.of(key)
        if old.solved:
            return self._with_day(day) if right and not old.told else self
        marks = "" if right else old.marks
        new = PuzzleAttempt(old.wrong + (not right), right, old.told, marks)
        after = Diary({**self.tried, key: new}, self.days)
        return after._with_day(day) if right and not old.told else after

    def read(self, key: str) -> Diary:
        """After the solution was read before it was found: that can no more be undone."""
        old = self.of(key)
        if old.solved or old.told:
            return self
        return Diary(
            {**self.tried, key: PuzzleAttempt(old.wrong, old.solved, told=True)}, self.days
        )

    def noted(self, key: str, marks: str) -> Diary:
        """After something was written into a puzzle's notebook; what is solved begins afresh."""
        old = self.of(key)
        if old.solved or old.told or old.marks == marks:
            return self
        new = structs.replace(old, marks=marks)
        others = {one: kept for one, kept in self.tried.items() if one != key}
        return Diary(others if new == PuzzleAttempt() else {**others, key: new}, self.days)

    def _with_day(self, day: date | None) -> Diary:
        if day is None or day.isoformat() in self.days:
            return self
        return Diary(self.tried, tuple(sorted({*self.days, day.isoformat()})))

    def streak(self, today: date) -> int:
        """Days running up to today, or to yesterday while today's case still waits."""
        days = set(self.days)
        day = today if today.isoformat() in days else today - timedelta(days=1)
        count = 0
        while day.isoformat() in days:
            count, day = count + 1, day - timedelta(days=1)
        return count


DIARY: Final = msgspec.json.Decoder(Diary)


class DiaryPlace:
    """Where the diary lies; puzzles can be solved whatever becomes of the file."""

    def __init__(self, root: Path | None = None) -> None:
        self.path = (root or folder()) / FILE

    def load(self) -> Diary:
        """What is written; a new diary where there is none or it cannot be used."""
        try:
            return DIARY.decode(files.read(self.path, LARGEST))
        except FileNotFoundError:
            return Diary()
        except (OSError, *files.DAMAGED) as error:
            log.warning("the diary of puzzles begins anew: %s", error)
            self._put_aside()
            return Diary()

    def _put_aside(self) -> None:
        """What cannot be read is kept beside the new one, once."""
        try:
            self.path.replace(files.free_name(self.path.with_suffix(".damaged")))
        except OSError as error:
            log.warning("the damaged diary stays where it is: %s", error)

    def keep(self, diary: Diary) -> None:
        """Write it down; a diary that cannot be kept can still be read."""
        try:
            files.write_whole(self.path, files.fit(diary, DIARY.decode, LARGEST))
        except OSError as error:
            log.warning("the diary of puzzles cannot be kept: %s", error)
