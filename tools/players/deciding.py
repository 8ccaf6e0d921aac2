"""How often each consideration decides: Sherlock asked again with that weight at nought.

python -m tools.players.deciding --seats 3 --games 24
"""

from __future__ import annotations

import argparse
from collections import Counter

from clue.game.driver import stream_for
from clue.game.seating import opened
from clue.players.registry import make_player
from clue.rules import actions as act
from tests.players.games import play_on, seating

WEIGHED = {act.MoveTo: ("block",), act.Suggest: ("told", "call", "clear")}
"""The weights that speak at each kind of decision."""


def main() -> int:
    """Play against inspectors, and count the choices that would have been others."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=24)
    options = parser.parse_args()
    without = {
        weight: make_player(f"sherlock:{weight}=0") for each in WEIGHED.values() for weight in each
    }
    asked, changed = Counter(), Counter()
    for seed in range(options.games):
        table = seating("sherlock", *["inspector"] * (options.seats - 1))
        session = opened(table, f"deciding:{seed}")
        me = session.setup.seats[0]
        for view, offers, choice in play_on(session, table, seed):
            for weight in WEIGHED.get(type(choice.action), ()) if offers.seat == me else ():
                rng = stream_for(seed, me, len(session.played))
                asked[weight] += 1
                changed[weight] += without[weight].choose(view, offers, rng).action != choice.action
    for weight, count in asked.items():
        print(f"{weight}: decides {changed[weight]} of {count}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
