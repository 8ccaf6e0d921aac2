"""The finished games, counted: one SQLite file that can always be made anew from their records.

The records are the truth and are never touched. The file only saves playing them all again: a
lost one is filled again, a damaged one is put aside, and where none can be written, or a later
version of the game has written it, everything is counted in memory. What the counted games say of
somebody, or of everybody who has played here, is read from it.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import statistics
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final, Self, TypeAlias

import msgspec
from msgspec import Meta, Struct

from clue import files, folders
from clue.codec.record import MomentText
from clue.codec.record_reader import RecordError, load
from clue.files import free_name, write_whole
from clue.rules.cards import SUSPECTS, Suspect
from clue.store.digest import Closed, digest
from clue.store.records import moment, now

log = logging.getLogger(__name__)

FILE: Final = "statistics.sqlite"
RESETS: Final = "statistics.json"
VERSION: Final = 2
COPIED: Final = "copied"
"""Stands for the key of a game that was copied while it was open."""
PATIENCE: Final = 1.0
"""Seconds to wait for another running copy of the game."""

TABLES: Final = """
CREATE TABLE files (name TEXT PRIMARY KEY, size INTEGER, changed INTEGER, key TEXT);
CREATE TABLE games (
  key TEXT PRIMARY KEY, ended TEXT, edition TEXT, mansion TEXT, ending TEXT, laid TEXT
) WITHOUT ROWID;
CREATE TABLE seats (
  key TEXT REFERENCES games, seat TEXT, name TEXT, kind TEXT,
  won INTEGER, turns INTEGER, wrong INTEGER, PRIMARY KEY (key, seat)
) WITHOUT ROWID;
"""


FORGOTTEN: Final = "DROP TABLE seats; DROP TABLE games; DROP TABLE files;"
COUNTING: Final = """
SELECT key FROM games WHERE key NOT IN (SELECT key FROM hidden) ORDER BY key
"""
FORGET: Final = (
    "DELETE FROM seats WHERE key NOT IN (SELECT key FROM files WHERE key IS NOT NULL)",
    "DELETE FROM games WHERE key NOT IN (SELECT key FROM files WHERE key IS NOT NULL)",
)
VIEWS: Final = """
CREATE TEMP TABLE IF NOT EXISTS hidden (key TEXT PRIMARY KEY);
CREATE TEMP VIEW IF NOT EXISTS played AS
SELECT * FROM seats JOIN games USING (key)
WHERE kind = 'human' AND key NOT IN (SELECT key FROM hidden) AND edition != 'steady-pace';
CREATE TEMP VIEW IF NOT EXISTS steady AS
SELECT * FROM seats JOIN games USING (key)
WHERE kind = 'human' AND key NOT IN (SELECT key FROM hidden) AND edition = 'steady-pace';
"""


class Reset(Struct, frozen=True):
    """A fresh start: these games no longer count, though their records stay."""

    at: MomentText
    games: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=1_000_000)]


Resets: TypeAlias = Annotated[tuple[Reset, ...], Meta(max_length=100_000)]
EVERY_RESET: Final[msgspec.json.Decoder[tuple[Reset, ...]]] = msgspec.json.Decoder(Resets)
LARGEST: Final = 64_000_000
"""Bytes of all fresh starts: a million games, each named once."""


class LaterVersionError(Exception):
    """The file was written by a later version of the game; it is left as it is."""


class StatisticsDatabase:
    """The counted games under one root."""

    def __init__(self, root: Path | None = None, *, in_memory: bool = False) -> None:
        self.root = root or folders.player()
        self.in_memory = in_memory
        self.lines = self._opened()
        self._hide()

    # -- opening -------------------------------------------------------------------------------

    def _opened(self) -> sqlite3.Connection:
        """The file, a new one in its place, or a memory that is as good for this time."""
        if not self.in_memory:
            for attempt in (self._connected, self._made_anew):
                try:
                    return attempt()
                except LaterVersionError:
                    log.warning("the statistics are of a later version; counted in memory")
                    break
                except sqlite3.OperationalError as error:
                    log.warning("the statistics cannot be opened, counted in memory: %s", error)
                    break
                except (sqlite3.DatabaseError, OSError) as error:
                    log.warning("the statistics cannot be used: %s", error)
            self.in_memory = True
        return _laid_out(sqlite3.connect(":memory:", check_same_thread=False))

    def _connected(self) -> sqlite3.Connection:
        with contextlib.suppress(OSError):
            self.root.mkdir(parents=True, exist_ok=True)
        path = self.root / FILE
        lines = sqlite3.connect(path, timeout=PATIENCE, check_same_thread=False)
        try:
            return _laid_out(lines)
        except BaseException:
            lines.close()
            raise

    def _made_anew(self) -> sqlite3.Connection:
        """Put a file that is none of ours, or damaged, aside."""
        path = self.root / FILE
        aside = free_name(path.with_suffix(".damaged"))
        path.replace(aside)  # SQLite takes nothing of what it left beside it for a new file's
        log.warning("the damaged statistics are kept as %s", aside.name)
        return self._connected()

    def close(self) -> None:
        """Let the file go."""
        self.lines.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- filling -------------------------------------------------------------------------------

    def fill(self, left: Callable[[], bool] = lambda: False) -> int:
        """Count the finished games that are not counted yet, and forget those that are gone.

        A file that turns out to be damaged only now is put aside, and everything counted again.
        Once the player has ``left``, no more are read. How many were new.
        """
        try:
            return self._fill(left)
        except sqlite3.DatabaseError as error:
            if self.in_memory:
                raise
            log.warning("the statistics cannot be written: %s", error)
            self.lines.close()
            self.lines = self._after(error)
            self._hide()
            return self._fill(left)

    def _after(self, error: sqlite3.DatabaseError) -> sqlite3.Connection:
        """Another place to count in, after the file has failed."""
        if not isinstance(error, sqlite3.OperationalError):
            with contextlib.suppress(sqlite3.DatabaseError, OSError):
                return self._made_anew()
        self.in_memory = True
        return _laid_out(sqlite3.connect(":memory:", check_same_thread=False))

    def _fill(self, left: Callable[[], bool]) -> int:
        records = _records(folders.finished(self.root))
        if records is None:
            return 0
        known = {name: tuple(rest) for name, *rest in self.lines.execute("SELECT * FROM files")}
        there = {path.name for path, _, _ in records}
        with self.lines:
            new = sum(
                self._take(path, size, changed)
                for path, size, changed in records
                if known.get(path.name, ())[:2] != (size, changed) and not left()
            )
            gone = known.keys() - there
            self.lines.executemany("DELETE FROM files WHERE name = ?", [(name,) for name in gone])
            for sentence in FORGET:
                self.lines.execute(sentence)
        return new

    def _take(self, path: Path, size: int, changed: int) -> int:
        """Count one record, or remember that it cannot be."""
        try:
            record = load(path)
            played = moment(datetime.fromtimestamp(changed // 10**9, UTC))
            closed = None if record.copied else digest(record, played)
            left_out = COPIED if record.copied else None
        except RecordError as error:
            log.info("%s does not count: %s", path.name, error)
            closed = left_out = None
        new = self.add(closed) if closed is not None else 0
        row = (path.name, size, changed, closed.key if closed else left_out)
        self.lines.execute("INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?)", row)
        return new

    def add(self, closed: Closed) -> int:
        """Count a game; one that is counted already stays as it is. How many are new."""
        row = (closed.key, closed.ended, closed.edition, closed.mansion, closed.ending, closed.laid)
        sentence = "INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?)"
        new = self.lines.execute(sentence, row).rowcount
        self.lines.executemany(
            "INSERT OR IGNORE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (closed.key, p.seat.value, p.name, p.kind, p.won, p.turns, p.wrong)
                for p in closed.played
            ],
        )
        return new

    @property
    def copies(self) -> int:
        """How many games do not count, because somebody may have seen how a copy of them ended."""
        counted = self.lines.execute("SELECT count(*) FROM files WHERE key = ?", (COPIED,))
        return int(counted.fetchone()[0])

    # -- starting afresh -----------------------------------------------------------------------

    @property
    def resets(self) -> tuple[Reset, ...]:
        """Every fresh start so far; what cannot be read is none."""
        try:
            return EVERY_RESET.decode(files.read(self.root / RESETS, LARGEST))
        except (OSError, *files.DAMAGED):
            return ()

    def reset(self) -> None:
        """From now on only what comes counts; OSError where that cannot be remembered."""
        counted = self.lines.execute(COUNTING)
        fresh = Reset(now(), tuple(key for (key,) in counted))
        self._remember((*self.resets, fresh))

    def undo_reset(self) -> None:
        """Let the games of the last fresh start count again."""
        self._remember(self.resets[:-1])

    def _remember(self, resets: tuple[Reset, ...]) -> None:
        write_whole(self.root / RESETS, files.fit(resets, EVERY_RESET.decode, LARGEST))
        self._hide()

    def _hide(self) -> None:
        """Tell the queries which games do not count."""
        self.lines.executescript(VIEWS)
        with self.lines:
            self.lines.execute("DELETE FROM hidden")
            keys = {key for reset in self.resets for key in reset.games}
            self.lines.executemany("INSERT INTO hidden VALUES (?)", [(key,) for key in keys])


def _laid_out(lines: sqlite3.Connection) -> sqlite3.Connection:
    """A file with its tables; a damaged one is found out now rather than later."""
    (version,) = lines.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise LaterVersionError
    if 0 < version < VERSION:  # counted by an earlier version: the records are counted anew
        lines.executescript(f"BEGIN; {FORGOTTEN} PRAGMA user_version = 0; COMMIT;")
        version = 0
    if version == 0:
        if lines.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
            raise sqlite3.DatabaseError("a file of another program")
        lines.executescript(f"BEGIN; {TABLES} PRAGMA user_version = {VERSION}; COMMIT;")
    (sound,) = lines.execute("PRAGMA quick_check(1)").fetchone()
    if sound != "ok":
        raise sqlite3.DatabaseError(sound)
    lines.execute("SELECT count(*) FROM games JOIN seats USING (key) JOIN files USING (key)")
    return lines


def _records(place: Path) -> list[tuple[Path, int, int]] | None:
    """The records in a folder, with what tells whether they have changed; or no answer."""
    try:
        paths = sorted(
            path for path in place.iterdir() if path.name.endswith(folders.RECORD_SUFFIX)
        )
        found = [(path, path.stat()) for path in paths]
    except FileNotFoundError:
        return []
    except OSError as error:
        log.warning("the finished games cannot be listed: %s", error)
        return None
    return [(path, status.st_size, status.st_mtime_ns) for path, status in found]


def counted(games: Iterable[Closed]) -> StatisticsDatabase:
    """Games that were never played, counted in memory: for pictures and proofs."""
    store = StatisticsDatabase(Path("nowhere"), in_memory=True)
    for closed in games:
        store.add(closed)
    return store


# ``played`` is every seat of a person in a game that counts.
PEOPLE: Final = """
SELECT name FROM played WHERE name != '' GROUP BY name ORDER BY count(*) DESC, name
"""
TOTAL: Final = """
SELECT '', count(DISTINCT key), count(DISTINCT CASE WHEN won THEN key END)
FROM played WHERE :name IS NULL OR name = :name
"""
BY_SEAT: Final = """
SELECT seat, count(DISTINCT key), count(DISTINCT CASE WHEN won THEN key END)
FROM played WHERE :name IS NULL OR name = :name GROUP BY seat
"""
BY_EDITION: Final = """
SELECT edition, count(DISTINCT key), count(DISTINCT CASE WHEN won THEN key END)
FROM (SELECT * FROM played UNION ALL SELECT * FROM steady)
WHERE :name IS NULL OR name = :name GROUP BY edition ORDER BY 2 DESC, 1
"""
BY_OPPONENT: Final = """
SELECT others.kind, count(DISTINCT key), count(DISTINCT CASE WHEN played.won THEN key END)
FROM played JOIN seats AS others USING (key)
WHERE others.seat != played.seat AND (:name IS NULL OR played.name = :name)
GROUP BY others.kind ORDER BY 2 DESC, 1
"""
TURNS: Final = """
SELECT turns, count(*), 0 FROM played
WHERE won AND ending = 'solved' AND (:name IS NULL OR name = :name) GROUP BY turns
"""
WRONG: Final = """
SELECT '', coalesce(sum(wrong), 0), 0 FROM played WHERE :name IS NULL OR name = :name
"""
RESULTS: Final = """
SELECT seat, max(won), 0 FROM played WHERE :name IS NULL OR name = :name
GROUP BY key ORDER BY ended, key
"""


@dataclass(frozen=True, slots=True)
class SolvedShare:
    """How many of so many."""

    games: int = 0
    wins: int = 0

    @property
    def percent(self) -> int:
        """The wins in a hundred games."""
        return round(100 * self.wins / self.games) if self.games else 0


Shares: TypeAlias = Mapping[str, SolvedShare]


@dataclass(frozen=True)
class Readings:
    """Everything there is to plot."""

    total: SolvedShare
    by_suspect: Mapping[Suspect, SolvedShare]
    by_edition: Shares
    by_opponent: Shares  # by kind; a game counts for every kind that sat there
    turns: Mapping[int, int]  # own turns to solve a case, and how often
    wrong: int  # false accusations
    results: tuple[tuple[Suspect, bool], ...]  # each game's seat and whether it won, oldest first

    @cached_property
    def median(self) -> float | None:
        """Half of the solved cases took fewer turns."""
        every = [turns for turns, times in self.turns.items() for _ in range(times)]
        return statistics.median(every) if every else None

    @property
    def fastest(self) -> int | None:
        """The fewest turns a case was solved in."""
        return min(self.turns, default=None)

    @property
    def streak(self) -> int:
        """Games won in a row, up to the last."""
        return _run([won for _, won in reversed(self.results)])

    @property
    def longest(self) -> int:
        """The most games ever won in a row."""
        won = [won for _, won in self.results]
        return max((_run(won[start:]) for start in range(len(won))), default=0)


def people(store: StatisticsDatabase) -> tuple[str, ...]:
    """Who has played here, those who played most first."""
    rows = store.lines.execute(PEOPLE)
    return tuple(name for (name,) in rows)


def readings(store: StatisticsDatabase, name: str | None = None) -> Readings:
    """What there is to say of one person, or of everybody."""

    def ask(query: str) -> list[tuple[str, int, int]]:
        return store.lines.execute(query, {"name": name}).fetchall()

    def shares(query: str) -> dict[str, SolvedShare]:
        return {what: SolvedShare(games, wins) for what, games, wins in ask(query)}

    suspects = shares(BY_SEAT)
    return Readings(
        total=shares(TOTAL)[""],
        by_suspect={suspect: suspects.get(suspect.value, SolvedShare()) for suspect in SUSPECTS},
        by_edition=shares(BY_EDITION),
        by_opponent=shares(BY_OPPONENT),
        turns={int(turns): times for turns, times, _ in ask(TURNS)},
        wrong=ask(WRONG)[0][1],
        results=tuple((Suspect(seat), bool(won)) for seat, won, _ in ask(RESULTS)),
    )


def _run(won: list[bool]) -> int:
    """How many at the beginning are true."""
    return next((index for index, one in enumerate(won) if not one), len(won))
