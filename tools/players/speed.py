"""How many games a second the detectives play with nobody watching, in processor time of one core.

python -m tools.players.speed                       # of these sources
python -m tools.players.speed --beside ../before    # and of others, turn and turn about

Other sources (``git worktree add ../before COMMIT``) play the same deals in the same run, so that
what else the machine does slows both alike; and it is told whether they play the same games, to the
last action.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from pathlib import Path
from time import process_time

HERE = Path(__file__).parents[2]
TABLES = (("inspector", 4, 300), ("random", 6, 120), ("sherlock", 4, 20))
ROUNDS = 3


def play(name: str, seats: int, games: int) -> tuple[float, str]:
    """Games a second, and a digest of every action of theirs."""
    from clue.boards.catalogue import board_at  # noqa: PLC0415 - of whichever sources are on the path
    from clue.commands.simulate import done  # noqa: PLC0415
    from clue.game.seating import Seating, played, seats_for  # noqa: PLC0415
    from clue.rules.editions import DELUXE  # noqa: PLC0415

    seating = Seating(board_at("classic"), DELUXE, seats_for([name] * seats))
    played(seating, "warm")
    seeds = [f"speed:{number}" for number in range(games)]
    began = process_time()
    acts = [*done(lambda seed: played(seating, seed).played, seeds, 1)]
    spent = process_time() - began
    return games / spent, hashlib.blake2b(repr(acts).encode(), digest_size=8).hexdigest()


def played_in(sources: Path, table: tuple[str, int, int]) -> tuple[float, str]:
    """The same by other sources, in a program of its own."""
    words = [sys.executable, "-P", __file__, "--play", *map(str, table)]
    one_core = {"OPENBLAS_NUM_THREADS": "1"}  # its other threads would only wait, and be counted
    there = {**os.environ, **one_core, "PYTHONPATH": str(sources), "PYTHONHASHSEED": "0"}
    told = subprocess.run(words, env=there, check=True, capture_output=True, text=True)
    speed, digest = told.stdout.split()
    return float(speed), digest


def measure(folders: list[Path]) -> bool:
    """Tell the best of some rounds of each; whether all play the same games."""
    alike = True
    for table in TABLES:
        name, seats, games = table
        rounds = [[played_in(folder, table) for folder in folders] for _ in range(ROUNDS)]
        best = [max(speed for speed, _ in column) for column in zip(*rounds, strict=True)]
        same = len({digest for each in rounds for _, digest in each}) == 1
        alike &= same
        told = ", beside ".join(f"{speed:.1f}" for speed in best)
        print(
            f"{name} x {seats}: {told} games a second ({games} games, the same: {same})", flush=True
        )
    return alike


def main() -> int:
    """Measure, or play one table for whoever measures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="other sources of the game")
    parser.add_argument("--play", nargs=3, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.play:
        name, seats, games = options.play
        print(*play(name, int(seats), int(games)))
        return 0
    return 0 if measure([HERE, *([options.beside.resolve()] if options.beside else [])]) else 1


if __name__ == "__main__":
    raise SystemExit(main())
