"""The results of a match as figures: shares with their intervals, lengths, times, calibration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any

from clue.contests.play import STEPS, Match

BINS = 10
Z = 1.96  # 95 %


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: honest at the edges and for few games."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def tally(match: Match, games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Everything worth telling of a match; the first player is the one it is about."""
    played = len(games)
    levels: dict[str, list[int]] = {}
    for index, name in enumerate(match.players):
        levels.setdefault(name if index else f"{name}*", []).append(index)
    turns = sum(game["turns"] for game in games) / max(played, 1)
    return {
        "players": list(match.players),
        "edition": match.edition,
        "games": played,
        "unsolved": sum(game["winner"] is None for game in games),
        "turns": turns,
        "own_turns": turns / len(match.players),
        "shares": [
            _share(name, places, len(match.players), games) for name, places in levels.items()
        ],
        "times": {name: _times(games, name) for name in dict.fromkeys(match.players)},
        "calibration": calibration(games),
    }


def _share(
    name: str, places: Sequence[int], seats: int, games: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """How often the seats of one level won, and how often they accused falsely."""
    wins = sum(game["winner"] in places for game in games)
    low, high = interval(wins, len(games))
    return {
        "player": name,
        "seats": len(places),
        "wins": wins,
        "share": wins / len(games) if games else 0.0,
        "low": low,
        "high": high,
        "fair": len(places) / seats,
        "wrong": sum(place in game["wrong"] for game in games for place in places),
    }


def difference(
    games: Sequence[dict[str, Any]], others: Sequence[dict[str, Any]], seats: int
) -> tuple[float, float]:
    """How much more of the same games the first player wins here than there; half its interval.

    Both sides played the same deals from the same seats, so luck that both had cancels out. The
    games of one deal are alike: deals are counted, not games.
    """
    won = {game["game"]: game["winner"] == 0 for game in games}
    there = {game["game"]: game["winner"] == 0 for game in others}
    deals: dict[int, list[int]] = {}
    for number in won.keys() & there.keys():
        deals.setdefault(number // seats, []).append(won[number] - there[number])
    played = sum(map(len, deals.values()))
    if not played:
        return 0.0, 1.0
    mean = sum(map(sum, deals.values())) / played
    spread = sum((sum(deal) - len(deal) * mean) ** 2 for deal in deals.values())
    return mean, Z * sqrt(spread) / played


def _times(games: Sequence[dict[str, Any]], name: str) -> dict[str, float]:
    buckets: Counter[int] = Counter()
    longest = 0.0
    for game in games:
        counts, most = game["ms"].get(name, ({}, 0.0))
        longest = max(longest, most)
        for bucket, count in counts.items():
            buckets[int(bucket)] += count
    return {
        "decisions": buckets.total(),
        "median_ms": _quantile(buckets, 0.5),
        "p90_ms": _quantile(buckets, 0.9),
        "p99_ms": _quantile(buckets, 0.99),
        "longest_ms": longest,
    }


def _quantile(buckets: Counter[int], share: float) -> float:
    wanted, seen = share * buckets.total(), 0
    for bucket, count in sorted(buckets.items()):
        seen += count
        if seen >= wanted:
            return round(float(2 ** (bucket / STEPS)), 2)
    return 0.0


def calibration(games: Sequence[dict[str, Any]]) -> list[dict[str, float]]:
    """How often the first player was right, by how sure it said it was."""
    rows: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for game in games:
        for chance, right in game["said"]:
            rows[min(int(chance * BINS), BINS - 1)].append((chance, right))
    return [
        {
            "from": index / BINS,
            "said": sum(chance for chance, _ in row) / len(row),
            "right": sum(right for _, right in row) / len(row),
            "low": interval(sum(right for _, right in row), len(row))[0],
            "high": interval(sum(right for _, right in row), len(row))[1],
            "times": len(row),
        }
        for index, row in enumerate(rows)
        if row
    ]
