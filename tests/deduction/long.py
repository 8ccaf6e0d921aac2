"""The same proofs over hundreds of positions: ``python -m tests.deduction.long [GAMES]``.

Every position of whole games with three to six seats, from the opening to the end, counted in
two ways that have nothing in common; for each also a cell or two of the table of cards by holders.
"""

from __future__ import annotations

import sys
from random import Random
from time import perf_counter

from tests.deduction.slow import from_a_game
from tests.deduction.test_belief import agree_on


def main(games: int) -> None:
    for seats in (6, 5, 4, 3):
        rng, positions, started = Random(seats), 0, perf_counter()
        for game in range(games):
            for facts in from_a_game(seats, game):
                agree_on(facts, rng, cells=2)
                positions += 1
        spent = perf_counter() - started
        print(f"{seats} seats: {positions} positions counted alike, {spent:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
