"""What it costs to keep a game: each action's way to the disk, the sync in it, and sitting down again.

python -m tools.proofs.cost --actions 300
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from pathlib import Path


def main() -> int:
    """Play, and measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--actions", type=int, default=300)
    options = parser.parse_args()
    from clue.store.keeping import Keeper
    from clue.store.resume import sat_again
    from clue.store.shelf import Shelf
    from tests.store.games import a_book, played_on

    synced, real = [0.0], os.fsync

    def fsync(handle: int) -> None:
        began = time.perf_counter()
        real(handle)
        synced[0] += time.perf_counter() - began

    os.fsync = fsync
    own: list[float] = []
    whole: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        game = a_book(Keeper(Path(folder)))
        game.keep()
        keep = game.keep

        def measured() -> None:
            synced[0] = 0.0
            began = time.perf_counter()
            keep()
            took = time.perf_counter() - began
            whole.append(took * 1000)
            own.append((took - synced[0]) * 1000)

        game.keep = measured
        for _ in range(options.actions):
            played_on(game, 1, seed=len(whole))
            time.sleep(0.004)  # nobody acts two hundred times a second
        game.case.close()
        began = time.perf_counter()
        found = Shelf(Path(folder)).latest()
        sat_again(found.kept).case.close()
        again = (time.perf_counter() - began) * 1000
        size = found.path.stat().st_size
    for name, times in (("an action's way to the disk", whole), ("of it without the sync", own)):
        ranked = sorted(times)
        print(
            f"{name}: median {statistics.median(ranked):.2f} ms, 95 of 100 within {ranked[len(ranked) * 95 // 100]:.2f} ms"
        )
    print(
        f"sitting down again after {options.actions} actions: {again:.0f} ms; the journal has {size} bytes"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
