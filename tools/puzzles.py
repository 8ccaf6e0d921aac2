"""Make the puzzles that come with the game: games played by the computers, and what is found in them.

``python tools/puzzles.py`` writes ``assets/puzzles.json`` with forty of each grade; ``--each`` says how
many, ``--from`` with which games to begin, ``--to`` where else to write, ``--figures`` only counts.
One puzzle a game, the rarest grade first, so that no two tell the same story.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from clue.api import deal, play  # noqa: E402
from clue.puzzles.own import MinedPuzzle, mined  # noqa: E402
from clue.puzzles.puzzle import GRADES, Puzzle, PuzzleEntry, entry_of  # noqa: E402
from clue.puzzles.shipped import FILE, written  # noqa: E402
from clue.rules.view import View  # noqa: E402

TABLES = ("sherlock", "inspector", "sergeant", "constable", "inspector", "sergeant")
RARE = (5, 2, 4, 3, 1)
"""Which grade is looked for first in a game, as long as more of it are wanted."""
MOST_STEPS = {1: 1, 2: 3, 3: 7, 4: 12, 5: 12}
"""Nobody wants to be told more than that."""
MOST_ASKED = 18
"""Suggestions in a puzzle: more is bookkeeping."""


def puzzles_of(number: int) -> Iterator[MinedPuzzle]:
    """Everything one game holds, through the eyes of each seat."""
    seats = 3 + number % 4
    turned = TABLES[number % 5 :] + TABLES
    game = play(deal(seats, seed=f"puzzles {number}"), turned[:seats], seed=number)
    for seat in game.setup.seats:
        start = View(seat, game.setup.board, game.setup.edition, game.setup.house)
        yield from mined(start, game.seen_by(seat))


def fits(puzzle: Puzzle) -> bool:
    """Whether it is worth a place."""
    solution, grade = puzzle.solution, puzzle.grade
    if solution is None or not grade or len(puzzle.view.inquiries) > MOST_ASKED:
        return False
    return len(solution.steps) <= MOST_STEPS[grade]


def chosen(each: int, first: int) -> dict[int, list[PuzzleEntry]]:
    """So many of each grade, from as many games as that takes."""
    found: dict[int, list[PuzzleEntry]] = {grade: [] for grade in GRADES}
    number = first
    while any(len(entries) < each for entries in found.values()):
        by_grade: dict[int, list[Puzzle]] = {grade: [] for grade in GRADES}
        for one in puzzles_of(number):
            if fits(one.puzzle):
                by_grade[one.puzzle.grade].append(one.puzzle)
        wanted = (grade for grade in RARE if by_grade[grade] and len(found[grade]) < each)
        if (grade := next(wanted, None)) is not None:
            among = by_grade[grade]
            found[grade].append(entry_of(among[number % len(among)]))
        number += 1
    print(f"{number - first} games", file=sys.stderr)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=40)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--to", type=Path, default=ROOT / "assets" / FILE)
    parser.add_argument("--figures", type=int, default=0, metavar="GAMES")
    options = parser.parse_args()
    if options.figures:
        counts = Counter(
            one.puzzle.grade
            for number in range(options.first, options.first + options.figures)
            for one in puzzles_of(number)
        )
        print({grade: round(counts[grade] / options.figures, 2) for grade in (0, *GRADES)})
        return
    options.to.write_bytes(written(chosen(options.each, options.first).values()))


if __name__ == "__main__":
    main()
