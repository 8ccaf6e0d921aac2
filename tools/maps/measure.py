"""How each mansion plays, measured by equal detectives: writes maps/figures.json and its table.

python -m tools.maps.measure maps/*.tmx --games 2400       # as most of the table was made
python -m tools.maps.measure maps/mine.tmx --games 60      # a first look at one's own

Six constables, who cost little, sit at every table. A *vain roll* leads to no room; a roll meets
*a blocked door* if it would have led to one more room, had no pawn stood in the way.

Every deal is played six times, with everybody moved on by one start each time: so each start is
left by each hand of cards and in each place of the order of turns equally often, and what is won
from it tells of the start alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import sqrt
from pathlib import Path
from statistics import mean, pvariance
from typing import Any

from clue.boards import load_mansion
from clue.codec.share import mark_of
from clue.game.feed import Feed
from clue.game.seating import Seating, decide, opened, question, seats_for
from clue.players.registry import make_player
from clue.rules import events as ev
from clue.rules.board import Board, Cell
from clue.rules.cards import SUSPECTS, Suspect
from clue.rules.chance import whims_of
from clue.rules.editions import EDITIONS
from clue.rules.movement import reach

MAPS = Path(__file__).resolve().parents[2] / "maps"
FIGURES = MAPS / "figures.json"
PAGE = MAPS / "README.md"
BEGIN, END = "<!-- figures -->", "<!-- /figures -->"
LEVEL = "constable"
SECONDS = 25
"""What a turn takes people at a table, roughly: for the length that is told."""


def measured(board: Board, games: int, seed: int) -> dict[str, Any]:
    """The figures of one mansion."""
    turns: list[int] = []
    won: list[list[int]] = []
    told: Counter[str] = Counter()
    count = len(SUSPECTS)
    deals = max(1, games // count)
    for number in range(deals):
        from_here = [0] * count
        for moved in range(count):
            starts = board.starts[moved:] + board.starts[:moved]
            seen = told if moved == 0 else None
            winner = played(replace(board, starts=starts), f"{seed}:{number}", turns, seen)
            if winner is not None:
                from_here[(SUSPECTS.index(winner) + moved) % count] += 1
        won.append(from_here)
        sys.stderr.write(f"\r{board.name} {len(turns)}/{deals * count}")
        sys.stderr.flush()
    sys.stderr.write("\n")
    rolls = max(1, told["rolls"])
    decided = max(1, sum(map(sum, won)))
    shares = [sum(column) / decided for column in zip(*won, strict=True)]
    spread = mean(pvariance(column) for column in zip(*won, strict=True))
    return {
        "plan": mark_of(board).plan,
        "games": len(turns),
        "turns": round(mean(turns), 1),
        "minutes": round(mean(turns) * SECONDS / 60),
        "won": {
            suspect.value: round(share, 3) for suspect, share in zip(SUSPECTS, shares, strict=True)
        },
        "error": round(sqrt(spread / deals) / count, 4),
        "vain": round(told["vain"] / rolls, 3),
        "blocked": round(told["blocked"] / rolls, 3),
        "passages": round(told["passages"] / deals, 1),
    }


def played(board: Board, seed: str, turns: list[int], told: Counter[str] | None) -> Suspect | None:
    """One game from the deal to the open envelope; who won it. What is told costs looking."""
    seating = Seating(board, EDITIONS["deluxe"], seats_for([LEVEL] * len(SUSPECTS)))
    session = opened(seating, seed)
    players = {seat: make_player(name) for seat, name in seating.players.items()}
    feeds = {seat: Feed(session, seat) for seat in players}
    whims, last, won = whims_of(seed), 0, None
    while not session.state.over:
        asked = question(session)
        players[asked.seat].hear(feeds[asked.seat].news())
        pawns = dict(zip(SUSPECTS, session.state.pawns, strict=True))
        for event in session.act(decide(players[asked.seat], asked, whims).action):
            match event:
                case ev.TurnBegan(_, number):
                    last = number
                case ev.GameEnded(_, winner, _):
                    won = winner
                case _ if told is None:
                    pass
                case ev.Rolled(seat, dice):
                    taken = frozenset(
                        place
                        for suspect, place in pawns.items()
                        if suspect is not seat and isinstance(place, Cell)
                    )
                    steps, origin = sum(dice), pawns[seat]
                    open_ways = reach(board, origin, taken, steps).rooms
                    all_ways = reach(board, origin, frozenset(), steps).rooms
                    told["rolls"] += 1
                    told["blocked"] += bool(all_ways.keys() - open_ways.keys())
                case ev.Moved(_, _, _, to):
                    told["vain"] += isinstance(to, Cell)
                case ev.CouldNotMove():
                    told["vain"] += 1
                case ev.TookPassage():
                    told["passages"] += 1
    turns.append(last)
    for player in players.values():
        player.close()
    return won


def table(figures: Mapping[str, Mapping[str, Any]]) -> Iterable[str]:
    """The figures as Markdown, a row a mansion."""
    starts = " | ".join(suspect.value for suspect in SUSPECTS)
    yield (
        "| mansion | games | turns | minutes | vain rolls | blocked doors | passages a game | "
        f"{starts} | spread |"
    )
    yield "|---" * (8 + len(SUSPECTS)) + "|"
    for stem, one in figures.items():
        won = [one["won"][suspect.value] for suspect in SUSPECTS]
        shares = " | ".join(f"{100 * share:.1f} %" for share in won)
        yield (
            f"| {stem} | {one['games']} | {one['turns']:.0f} | {one['minutes']} | "
            f"{100 * one['vain']:.0f} % | {100 * one['blocked']:.0f} % | {one['passages']:.1f} | "
            f"{shares} | {100 * (max(won) - min(won)):.1f} ± {141 * one['error']:.1f} |"
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
        fresh[path.stem] = measured(load_mansion(path).board, options.games, options.seed)
        ours = {**figures, **fresh}
        if not options.dry and path.resolve().parent == MAPS:
            figures = ours
            rows = [f'"{stem}": {json.dumps(one)}' for stem, one in sorted(figures.items())]
            FIGURES.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
            _write_page(figures)
    print("\n".join(table(fresh)))
    return 0


def _write_page(figures: Mapping[str, Mapping[str, Any]]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    if BEGIN in text and END in text:
        head, rest = text.split(BEGIN, 1)
        tail = rest.split(END, 1)[1]
        body = "\n".join(table(dict(sorted(figures.items()))))
        PAGE.write_text(f"{head}{BEGIN}\n{body}\n{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
