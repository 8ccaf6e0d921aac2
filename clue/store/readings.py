"""What the counted games say of somebody, or of everybody who has played here."""

from __future__ import annotations

import statistics
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

from clue.rules.cards import SUSPECTS, Suspect
from clue.store.database import StatisticsDatabase

# ``played`` is every seat of a person in a game that counts; see :mod:`clue.store.database`.
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
