"""What was earned, from the records alone: magnifiers, quiet lines; and prepared cases in words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from clue.ladder.casefile import CaseFileError, CaseOnShelf
from clue.ladder.ranks import Rating
from clue.players.names import HUMAN
from clue.players.registry import strength_of
from clue.puzzles.diary import Diary
from clue.rules.cards import SUSPECTS
from clue.store.database import StatisticsDatabase
from clue.text.records import tell_reason
from clue.text.speaker import Speaker

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
