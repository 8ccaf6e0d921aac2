"""How each mansion plays, measured by equal detectives: writes maps/figures.json and its table.

python -m tools.maps.measure maps/*.tmx --games 4800 --seed 8128     # as the table was made
python -m tools.maps.measure maps/mine.tmx --games 60      # a first look at one's own

Six constables, who cost little, sit at every table. A *vain roll* leads to no room; a roll meets
*a blocked door* if it would have led to one more room, had no pawn stood in the way.

Every deal is played six times, with everybody moved on by one start each time: so each start is
left by each hand of cards and in each place of the order of turns equally often, and what is won
from it tells of the start alone.

How far the best start is from the worst, the *spread*, is never nought: of six starts worth the
same one has more luck than another. What luck alone makes of it on the average, after so many
games, stands beside it: only a spread that is clearly larger tells of the starts. Compare mansions
only after equally many games.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from math import sqrt
from pathlib import Path
from statistics import mean, pvariance
from typing import Any

from clue.boards import load_mansion
from clue.codec.share import mark_of
from clue.game.seating import Seating, seats_for
from clue.game.seating import played as play
from clue.rules import events as ev
from clue.rules.board import Board, Cell, Place
from clue.rules.cards import SUSPECTS, Suspect
from clue.rules.editions import EDITIONS
from clue.rules.movement import reach, taken_squares

MAPS = Path(__file__).resolve().parents[2] / "maps"
FIGURES = MAPS / "figures.json"
PAGE = MAPS / "README.md"
BEGIN, END = "<!-- figures -->", "<!-- /figures -->"
LEVEL = "constable"
LUCK, LUCK_EITHER_WAY = 2.78, 0.93
"""How far the highest of six equal shares lies from the lowest, in errors of a share: on the
average, and how much more or less two times in three."""
SECONDS = 25
"""What a turn takes people at a table, roughly: for the length that is told."""


@dataclass
class Tally:
    """What games came to: their turns, who won from where in each deal, what was told of rolls."""

    turns: list[int] = field(default_factory=list)
    won: list[list[int]] = field(default_factory=list)
    told: Counter[str] = field(default_factory=Counter)


def tally(board: Board, deals: Iterable[int], seed: int) -> Tally:
    """Play deals by their numbers, each of them from every start."""
    found, count = Tally(), len(SUSPECTS)
    boards = [
        replace(board, starts=board.starts[moved:] + board.starts[:moved]) for moved in range(count)
    ]
    for number in deals:
        from_here = [0] * count
        for moved, here in enumerate(boards):
            seen = found.told if moved == 0 else None
            winner = played(here, f"{seed}:{number}", found.turns, seen)
            if winner is not None:
                from_here[(SUSPECTS.index(winner) + moved) % count] += 1
        found.won.append(from_here)
        sys.stderr.write(f"\r{board.name} {len(found.turns)}")
        sys.stderr.flush()
    sys.stderr.write("\n")
    return found


def measured(board: Board, found: Tally) -> dict[str, Any]:
    """The figures of one mansion."""
    deals, told = len(found.won), found.told
    rolls = max(1, told["rolls"])
    columns = [*zip(*found.won, strict=True)]
    decided = max(1, sum(map(sum, columns)))
    shares = [sum(column) / decided for column in columns]
    variance = mean(pvariance(column) for column in columns)
    return {
        "plan": mark_of(board).plan,
        "games": len(found.turns),
        "turns": round(mean(found.turns), 1),
        "minutes": round(mean(found.turns) * SECONDS / 60),
        "won": {
            suspect.value: round(share, 4) for suspect, share in zip(SUSPECTS, shares, strict=True)
        },
        "error": round(sqrt(variance / deals) / len(SUSPECTS), 5),
        "vain": round(told["vain"] / rolls, 3),
        "blocked": round(told["blocked"] / rolls, 3),
        "passages": round(told["passages"] / deals, 1),
    }


def played(board: Board, seed: str, turns: list[int], told: Counter[str] | None) -> Suspect | None:
    """One game from the deal to the open envelope; who won it. What is told costs looking."""
    seating = Seating(board, EDITIONS["deluxe"], seats_for([LEVEL] * len(SUSPECTS)))
    events = play(seating, seed).events
    turns.append(max(event.number for event in events if isinstance(event, ev.TurnBegan)))
    if told is not None:
        _tell(board, events, told)
    return next(event.winner for event in reversed(events) if isinstance(event, ev.GameEnded))


def _tell(board: Board, events: Iterable[ev.Event], told: Counter[str]) -> None:
    """Count what a game's rolls came to."""
    pawns: dict[Suspect, Place] = dict(zip(SUSPECTS, board.starts, strict=True))
    for event in events:
        match event:
            case ev.Rolled(seat, dice):
                taken, steps = taken_squares(pawns.values(), pawns[seat]), sum(dice)
                open_ways = reach(board, pawns[seat], taken, steps).rooms
                all_ways = reach(board, pawns[seat], frozenset(), steps).rooms
                told["rolls"] += 1
                told["blocked"] += bool(all_ways.keys() - open_ways.keys())
            case ev.Moved(seat, _, _, to):
                pawns[seat] = to
                told["vain"] += isinstance(to, Cell)
            case ev.CouldNotMove():
                told["vain"] += 1
            case ev.TookPassage(seat, _, to):
                pawns[seat] = to
                told["passages"] += 1
            case ev.PawnSummoned(suspect, _, room) | ev.DoorCleared(suspect, _, room):
                pawns[suspect] = room


def table(figures: Mapping[str, Mapping[str, Any]]) -> Iterable[str]:
    """The figures as Markdown, a row a mansion."""
    starts = " | ".join(suspect.value for suspect in SUSPECTS)
    yield (
        "| mansion | games | turns | minutes | vain rolls | blocked doors | passages a game | "
        f"{starts} | spread | by luck alone |"
    )
    yield "|---" * (9 + len(SUSPECTS)) + "|"
    for stem, one in figures.items():
        shares = " | ".join(f"{100 * one['won'][suspect.value]:.1f} %" for suspect in SUSPECTS)
        luck, either_way = by_luck(one)
        yield (
            f"| {stem} | {one['games']} | {one['turns']:.0f} | {one['minutes']} | "
            f"{100 * one['vain']:.0f} % | {100 * one['blocked']:.0f} % | {one['passages']:.1f} | "
            f"{shares} | {100 * spread(one):.1f} | {100 * luck:.1f} ± {100 * either_way:.1f} |"
        )


def main() -> int:
    """Measure, and write what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("maps", nargs="+", type=Path)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1926)
    parser.add_argument("--dry", action="store_true", help="print, write nothing")
    options = parser.parse_args()
    figures = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    fresh = {}
    for path in options.maps:
        board = load_mansion(path).board
        deals = range(max(1, options.games // len(SUSPECTS)))
        fresh[path.stem] = measured(board, tally(board, deals, options.seed))
        ours = {**figures, **fresh}
        if not options.dry and path.resolve().parent == MAPS:
            figures = ours
            rows = [f'"{stem}": {json.dumps(one)}' for stem, one in sorted(figures.items())]
            FIGURES.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
            _write_page(figures)
    print("\n".join(table(fresh)))
    return 0


def spread(one: Mapping[str, Any]) -> float:
    """How much oftener a mansion's best start wins than its worst."""
    return float(max(one["won"].values()) - min(one["won"].values()))


def by_luck(one: Mapping[str, Any]) -> tuple[float, float]:
    """The spread of six starts worth the same after so many games, and how far from it it may be."""
    return LUCK * float(one["error"]), LUCK_EITHER_WAY * float(one["error"])


def _write_page(figures: Mapping[str, Mapping[str, Any]]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    if BEGIN in text and END in text:
        head, rest = text.split(BEGIN, 1)
        tail = rest.split(END, 1)[1]
        body = "\n".join(table(dict(sorted(figures.items()))))
        PAGE.write_text(f"{head}{BEGIN}\n{body}\n{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
