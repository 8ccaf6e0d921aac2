"""The results of a match as figures: shares with intervals, lengths, times; and as a chart."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import UNSET, Struct, UnsetType, field

from clue.tournament.games import STEPS, Game, Match

if TYPE_CHECKING:
    from pygame import Font, Surface

BINS = 10
Z = 1.96  # 95 %
SHARES = (0.5, 0.9, 0.99)  # of the decisions: their times are told beside the longest


class WinShare(Struct, frozen=True):
    """How often the seats of one level won, and how often they accused falsely."""

    player: str
    seats: int
    wins: int
    share: float
    low: float
    high: float
    fair: float
    wrong: int


class Times(Struct, frozen=True):
    """How long one level's decisions took."""

    decisions: int
    median_ms: float
    p90_ms: float
    p99_ms: float
    longest_ms: float


class StatedChance(Struct, frozen=True):
    """How sure the first player said it was, in one tenth of chances, and how often it was so."""

    least: float = field(name="from")
    said: float
    right: float
    low: float
    high: float
    times: int


class Paired(Struct, frozen=True):
    """How much more was won than by the first match's first player over the same games."""

    more: float
    half: float  # of the interval


class Result(Struct, kw_only=True):
    """Everything worth telling of a match; the first player is the one it is about."""

    players: tuple[str, ...]
    edition: str
    games: int
    unsolved: int
    turns: float
    own_turns: float
    shares: list[WinShare]
    times: dict[str, Times]
    calibration: list[StatedChance]
    paired: Paired | UnsetType = UNSET


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: honest at the edges and for few games."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def tally(match: Match, games: Sequence[Game]) -> Result:
    """What the games of a match come to."""
    played = len(games)
    levels: dict[str, list[int]] = {}
    for index, name in enumerate(match.players):
        levels.setdefault(name if index else f"{name}*", []).append(index)
    turns = sum(game.turns for game in games) / max(played, 1)
    called = {name: said for game in games for name, said in game.names.items()}
    return Result(
        players=tuple(called.get(name, name) for name in match.players),
        edition=match.edition,
        games=played,
        unsolved=sum(game.winner is None for game in games),
        turns=turns,
        own_turns=turns / len(match.players),
        shares=[
            _share(_called(name, called), places, len(match.players), games)
            for name, places in levels.items()
        ],
        times={
            called.get(name, name): _times(games, name) for name in dict.fromkeys(match.players)
        },
        calibration=calibration(games),
    )


def _called(name: str, called: Mapping[str, str]) -> str:
    """What a player is told by: a program by its own name; the star is the first player's."""
    plain = name.removesuffix("*")
    return called.get(plain, plain) + name[len(plain) :]


def _share(name: str, places: Sequence[int], seats: int, games: Sequence[Game]) -> WinShare:
    wins = sum(game.winner in places for game in games)
    low, high = interval(wins, len(games))
    return WinShare(
        player=name,
        seats=len(places),
        wins=wins,
        share=wins / len(games) if games else 0.0,
        low=low,
        high=high,
        fair=len(places) / seats,
        wrong=sum(place in game.wrong for game in games for place in places),
    )


def difference(games: Sequence[Game], others: Sequence[Game], seats: int) -> Paired:
    """How much more of the same games the first player wins here than there.

    Both sides played the same deals from the same seats, so luck that both had cancels out. The
    games of one deal are alike: deals are counted, not games.
    """
    won = {game.game: game.winner == 0 for game in games}
    there = {game.game: game.winner == 0 for game in others}
    deals: dict[int, list[int]] = {}
    for number in won.keys() & there.keys():
        deals.setdefault(number // seats, []).append(won[number] - there[number])
    played = sum(map(len, deals.values()))
    if not played:
        return Paired(0.0, 1.0)
    mean = sum(map(sum, deals.values())) / played
    spread = sum((sum(deal) - len(deal) * mean) ** 2 for deal in deals.values())
    return Paired(mean, Z * sqrt(spread) / played)


def _times(games: Sequence[Game], name: str) -> Times:
    clocks = [game.ms[name] for game in games if name in game.ms]
    buckets: Counter[int] = Counter()
    for clock in clocks:
        buckets.update(clock.buckets)
    longest = max((clock.longest for clock in clocks), default=0.0)
    median, most, nearly_all = (min(_quantile(buckets, share), longest) for share in SHARES)
    return Times(buckets.total(), median, most, nearly_all, longest)


def _quantile(buckets: Counter[int], share: float) -> float:
    wanted, seen = share * buckets.total(), 0
    for bucket, count in sorted(buckets.items()):
        seen += count
        if seen >= wanted:
            return round(float(2 ** (bucket / STEPS)), 2)
    return 0.0


def calibration(games: Sequence[Game]) -> list[StatedChance]:
    """How often the first player was right, by how sure it said it was."""
    rows: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for game in games:
        for chance, right in game.said:
            rows[min(int(chance * BINS), BINS - 1)].append((chance, right))
    return [_said(index / BINS, row) for index, row in enumerate(rows) if row]


def _said(least: float, row: Sequence[tuple[float, bool]]) -> StatedChance:
    times, right = len(row), sum(right for _, right in row)
    low, high = interval(right, times)
    said = sum(chance for chance, _ in row) / times
    return StatedChance(least, said, right / times, low, high, times)


WIDTH, ROW, LEFT, TOP, RIGHT = 1400, 84, 430, 110, 120
PAPER, INK, BRASS, WINE, FAINT = "#f0e3c2", "#2b1b0e", "#c9a227", "#8c1d2c", "#d9c9a0"


def draw_ladder(ladder: Sequence[Result], path: Path) -> None:
    """Draw the first player's share in every match; needs no window."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # figures may go to a program
    import pygame  # noqa: PLC0415 - only a plot needs it

    pygame.font.init()
    size = (WIDTH, TOP + ROW * len(ladder) + 70)
    sheet = pygame.Surface(size)
    sheet.fill(PAPER)
    title, small = pygame.font.Font(None, 48), pygame.font.Font(None, 30)
    sheet.blit(title.render("Win share, 95 % interval", antialias=True, color=INK), (40, 34))
    for tenth in range(0, 11, 2):
        x = _at(tenth / 10)
        pygame.draw.line(sheet, FAINT, (x, TOP), (x, size[1] - 60), 2)
        mark = small.render(f"{tenth * 10} %", antialias=True, color=INK)
        sheet.blit(mark, (x - mark.get_width() // 2, size[1] - 46))
    for row, result in enumerate(ladder):
        _bar(sheet, small, TOP + row * ROW, result)
    with path.open("wb") as file:
        pygame.image.save(sheet, file, ".png")


def _at(share: float) -> int:
    return LEFT + round(share * (WIDTH - LEFT - RIGHT))


def _bar(sheet: Surface, font: Font, y: int, result: Result) -> None:
    import pygame  # noqa: PLC0415 - as above

    share, middle = result.shares[0], y + ROW // 2
    first, *others = result.players
    label = f"{first} against {len(others)} {'/'.join(dict.fromkeys(others))}"
    sheet.blit(font.render(label, antialias=True, color=INK), (40, middle - 20))
    detail = f"{result.games} games, {result.own_turns:.1f} own turns"
    sheet.blit(font.render(detail, antialias=True, color=WINE), (40, middle + 4))
    bar = pygame.Rect(LEFT, middle - 20, _at(share.share) - LEFT, 40)
    pygame.draw.rect(sheet, BRASS, bar, border_radius=4)
    pygame.draw.line(sheet, INK, (_at(share.low), middle), (_at(share.high), middle), 4)
    for edge in (share.low, share.high):
        pygame.draw.line(sheet, INK, (_at(edge), middle - 10), (_at(edge), middle + 10), 4)
    fair = _at(share.fair)
    pygame.draw.line(sheet, WINE, (fair, middle - 32), (fair, middle + 32), 3)
    figure = font.render(f"{share.share:.1%}", antialias=True, color=INK)
    sheet.blit(figure, (max(_at(share.high), fair) + 14, middle - 10))
