"""What was earned, from the records alone: a rank, magnifiers, a few quiet lines; and its words.

Each level has a figure as chess players have, found from tournaments among the levels: who has so
many points more wins so much more often, and at a table of several each wins in proportion to its
strength. A player's own figure is what makes his results likeliest, beginning from what is known
of beginners; with it comes how far it may be off. All of it is worked out anew from the records.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import exp, log, sqrt
from types import MappingProxyType
from typing import Final

from clue.ladder.casefile import CaseFileError, CaseOnShelf
from clue.players.names import HUMAN
from clue.players.registry import strength_of
from clue.puzzles.diary import Diary
from clue.rules.cards import SUSPECTS
from clue.store.database import StatisticsDatabase
from clue.text.faults import tell_reason
from clue.text.speaker import Speaker

STRENGTHS: Final[Mapping[str, int]] = MappingProxyType(
    {"random": 500, "constable": 970, "sergeant": 1240, "inspector": 1360, "sherlock": 1500}
)
"""What each level is worth (docs/results.md): a sergeant wins five games to a constable's one."""

BEGINNER: Final = (850.0, 300.0)
"""What is thought of somebody who has not played yet, and how far that may be off."""
_GRID: Final = range(0, 2400, 10)

SEATS: Final = """
SELECT key, name, kind, won FROM seats JOIN games USING (key)
WHERE key NOT IN (SELECT key FROM hidden) ORDER BY ended, key
"""


class Rank(StrEnum):
    """From the lowest to the highest."""

    CADET = "cadet"
    CONSTABLE = "constable"
    SERGEANT = "sergeant"
    INSPECTOR = "inspector"
    SUPERINTENDENT = "superintendent"
    CHIEF = "chief"


NEEDED: Final[Mapping[Rank, int]] = MappingProxyType(
    {
        Rank.CADET: -10_000,
        Rank.CONSTABLE: 720,
        Rank.SERGEANT: 950,
        Rank.INSPECTOR: 1150,
        Rank.SUPERINTENDENT: 1300,
        Rank.CHIEF: 1430,
    }
)
"""A rank is held by who is worth so much even if the figure is off by its uncertainty."""


@dataclass(frozen=True, slots=True)
class TableResult:
    """A game of one person against levels: how strong the others were, and who won."""

    others: tuple[int, ...]
    won: bool


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's figure, how far it may be off, and from how many games it comes."""

    points: int
    off: int
    games: int
    wins: int = 0

    @property
    def sure(self) -> int:
        """What the player is worth at least, as far as one can tell."""
        return self.points - self.off

    @property
    def rank(self) -> Rank:
        """The highest whose need is met; a cadet before the first game."""
        if not self.games:
            return Rank.CADET
        return [rank for rank, need in NEEDED.items() if self.sure >= need][-1]

    @property
    def next(self) -> Rank | None:
        """The rank above; nothing above the highest."""
        order = list(Rank)
        at = order.index(self.rank) + 1
        return order[at] if at < len(order) else None


def chance(points: float, others: Sequence[int]) -> float:
    """How likely somebody worth so much wins against these.

    >>> round(chance(1240, [800, 800]), 2)
    0.86
    """
    mine = 10 ** (points / 400)
    return float(mine / (mine + sum(10 ** (other / 400) for other in others)))


def rated(results: Iterable[TableResult]) -> Rating:
    """The figure that results make likeliest, weighed against what is known of beginners.

    >>> rated([])
    Rating(points=850, off=300, games=0, wins=0)
    """
    counted: dict[TableResult, int] = defaultdict(int)
    for result in results:
        counted[result] += 1
    mean, spread = BEGINNER
    games = sum(counted.values())
    wins = sum(times for result, times in counted.items() if result.won)
    if not games:
        return Rating(round(mean), round(spread), 0)
    weights = []
    for points in _GRID:
        told = -((points - mean) ** 2) / (2 * spread**2)
        for result, times in counted.items():
            won = chance(points, result.others)
            told += times * log(won if result.won else 1 - won)
        weights.append(told)
    most = max(weights)
    shares = [exp(weight - most) for weight in weights]
    total = sum(shares)
    middle = sum(p * s for p, s in zip(_GRID, shares, strict=True)) / total
    off = sqrt(sum((p - middle) ** 2 * s for p, s in zip(_GRID, shares, strict=True)) / total)
    return Rating(round(middle), round(off), games, wins)


def results_of(store: StatisticsDatabase, name: str | None = None) -> list[TableResult]:
    """Every counted game of one person against the game's own levels alone.

    With other people or programs at the table nobody can say how strong the others were.
    """
    tables: dict[str, list[tuple[str, str, bool]]] = defaultdict(list)
    for key, who, kind, won in store.lines.execute(SEATS):
        tables[key].append((who, kind, bool(won)))
    found = []
    for seats in tables.values():
        people = [seat for seat in seats if seat[1] == HUMAN]
        others = [kind for _, kind, _ in seats if kind != HUMAN]
        if len(people) != 1 or not others or not all(kind in STRENGTHS for kind in others):
            continue
        who, _, won = people[0]
        if name is None or who == name:
            found.append(TableResult(tuple(sorted(STRENGTHS[kind] for kind in others)), won))
    return found


CASES: Final = """
SELECT laid, count(DISTINCT key), sum(won), min(CASE WHEN won THEN turns END)
FROM seats JOIN games USING (key)
WHERE kind = 'human' AND key NOT IN (SELECT key FROM hidden) GROUP BY laid
"""
EVERY: Final = """
SELECT key, kind, won, turns, wrong FROM seats JOIN games USING (key)
WHERE key NOT IN (SELECT key FROM hidden) ORDER BY ended DESC, key
"""
ENOUGH: Final = 10
"""Games without a false accusation, and puzzles."""
FAST: Final = 5
WEEK: Final = 7


@dataclass(frozen=True, slots=True)
class CaseRecord:
    """What came of a prepared case so far."""

    games: int = 0
    wins: int = 0
    fewest: int = 0  # own turns of the fastest solution


def case_records(store: StatisticsDatabase) -> Mapping[str, CaseRecord]:
    """By how a table was laid: everything that was played at it."""
    return {
        laid: CaseRecord(games, wins or 0, fewest or 0)
        for laid, games, wins, fewest in store.lines.execute(CASES)
    }


def magnifiers(case: CaseOnShelf, records: Mapping[str, CaseRecord]) -> int:
    """How many a case has earned."""
    record = records.get(case.laid, CaseRecord())
    return case.earned(record.wins, record.fewest)


def quiet_lines(store: StatisticsDatabase, diary: Diary) -> Iterator[str]:
    """The keys of what may be said of somebody, quietly; nothing depends on any of it."""
    tables: dict[str, list[tuple[str, bool, int, bool]]] = defaultdict(list)
    for key, kind, won, turns, wrong in store.lines.execute(EVERY):
        tables[key].append((kind, bool(won), turns, bool(wrong)))
    people = [[seat for seat in seats if seat[0] == HUMAN] for seats in tables.values()]
    solved = [
        (seats, min(turns for _, won, turns, _ in mine if won))
        for seats, mine in zip(tables.values(), people, strict=True)
        if any(won for _, won, _, _ in mine)
    ]
    last = [mine for mine in people if mine][:ENOUGH]
    careful = not any(wrong for mine in last for _, _, _, wrong in mine)
    puzzles = sum(one.solved and not one.told for one in diary.tried.values())
    deeds = (
        ("honour-first", bool(solved)),
        ("honour-sherlock", any(seat[0] == "sherlock" for seats, _ in solved for seat in seats)),
        ("honour-fast", any(turns <= FAST for _, turns in solved)),
        ("honour-six", any(len(seats) == len(SUSPECTS) for seats, _ in solved)),
        ("honour-careful", len(last) == ENOUGH and careful),
        ("honour-puzzles", puzzles >= ENOUGH),
        ("honour-days", len(diary.days) >= WEEK),
    )
    return (key for key, done in deeds if done)


def tell_case_error(error: CaseFileError, speaker: Speaker) -> str:
    """Why a case cannot be played, as one sentence."""
    if isinstance(against := error.details.get("error"), OSError):
        return speaker.say("case-fault-unreadable", reason=tell_reason(against, speaker))
    if error.fault == "table":
        return speaker.say(str(error.details["problem"]))
    return speaker.say(f"case-fault-{error.fault}", **error.details)


def tell_case(case: CaseOnShelf, speaker: Speaker) -> str:
    """A case on a line."""
    return speaker.say(
        "case-summary",
        title=case.title(speaker.language),
        count=len(case.players),
        mansion=case.case.mansion,
        second=case.case.turns[0],
        third=case.case.turns[1],
    )


def tell_player(player: str, speaker: Speaker) -> str:
    """A computer player: its level, its temper, how strong it is."""
    level, _, temper = player.partition(":")
    name = speaker.say(f"kind-{level}")
    if temper and speaker.has(f"temper-{temper}"):
        name = speaker.say("case-tempered", level=name, temper=speaker.say(f"temper-{temper}"))
    return speaker.say("case-strength", level=name, strength=strength_of(level))


def tell_rating(rating: Rating, speaker: Speaker) -> str:
    """A player's rank, the figure behind it, and what the next rank asks for."""
    rank = speaker.say(f"rank-{rating.rank}")
    if not rating.games:
        return speaker.say("rank-unknown", rank=rank)
    told = speaker.say(
        "rank-told", rank=rank, points=str(rating.points), off=rating.off, games=rating.games
    )
    if rating.next is None:
        return told
    return speaker.say("rank-next", told=told, rank=speaker.say(f"rank-{rating.next}"))
