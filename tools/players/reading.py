"""What reading the others is worth: bits by which the true case becomes likelier to a watcher.

python -m tools.players.reading --games 20
"""

from __future__ import annotations

import argparse
from math import log2
from unittest.mock import patch

from clue.deduction.belief import believe
from clue.deduction.facts import facts_from
from clue.game.seating import opened
from clue.players import likelihoods as reading
from clue.rules import actions as act
from tests.players.games import play_on, seating

WITHOUT = {
    "everything": {"likelihoods": lambda _view: ()},
    "what is named": {"PAIRS": ((1.0, 1.0, 1.0),) * 4, "ROOMS": ((1.0, 1.0),) * 3},
    "what is named again": {"_named_again": lambda *_: ()},
    "silence": {"SILENT": (1.0,) * 4},
    "nothing": {},
}


def watched(level: str, seats: int, games: int):
    """What the first seat has seen whenever somebody is about to suggest, and the truth."""
    for seed in range(games):
        table = seating(*[level] * seats)
        session = opened(table, f"reading:{seed}")
        me = session.setup.seats[0]
        for _, offers, choice in play_on(session, table, seed):
            if isinstance(choice.action, act.Suggest) and offers.seat != me:
                yield session.view(me), session.dealt.case


def bits(view, case) -> float:
    """How likely the truth is held to be, as a logarithm."""
    facts = facts_from(view)
    belief = believe(facts, reading.likelihoods(view))
    where = (pile.index(card) for pile, card in zip(facts.deck.piles, case.cards, strict=True))
    return log2(max(belief.cases[tuple(where)], 1e-6))


def main() -> int:
    """A line for each table, a figure for each hint left out."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20)
    options = parser.parse_args()
    print(f"{'log2 of the truth, without:':30}", *(f"{name:>20}" for name in WITHOUT))
    for level in ("constable", "sergeant", "inspector", "sherlock"):
        seen = list(watched(level, 3, options.games))
        row = []
        for left_out in WITHOUT.values():
            believe.cache_clear()
            with patch.multiple(reading, **left_out) if left_out else patch.dict({}):
                row.append(sum(bits(view, case) for view, case in seen) / len(seen))
        print(f"{f'3 {level}s, {len(seen)} times':30}", *(f"{figure:20.3f}" for figure in row))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
