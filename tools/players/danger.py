"""The odds that a rival ends the game in its turn, fitted to games in which it happened or not.

python -m tools.players.danger --games 40
"""

from __future__ import annotations

import argparse

import numpy as np

from clue.game.seating import opened
from clue.players.mind import mind_of
from clue.players.skill import Skill
from clue.rules import actions as act
from clue.rules.events import GameEnded
from tests.players.games import play_on, seating

PATIENT = "sherlock:near=-20"
"""It accuses only when it is certain, so that the others have all the time they need."""

TABLES = tuple(
    (level, others) for level in ("constable", "sergeant", "inspector") for others in (2, 3, 5)
)


def observed(level: str, others: int, seed: int):
    """A row for every rival each time Sherlock ends a turn: its signs, and whether it then won."""
    table = seating(PATIENT, *[level] * others)
    session = opened(table, f"danger:{seed}")
    me = session.setup.seats[0]
    ends = []
    for view, offers, choice in play_on(session, table, seed):
        if offers.seat == me and isinstance(choice.action, act.EndTurn) and not view.eliminated:
            mind = mind_of(view, Skill())
            if mind.deals.entropy < 4:
                ends.append(
                    (view.turn, {seat: mind.rivals.signs(seat) for seat in mind.rivals.seats})
                )
    last = session.events[-1]
    winner = last.winner if isinstance(last, GameEnded) else None
    for turn, signs in ends:
        for step, (seat, sign) in enumerate(signs.items(), 1):
            won = seat == winner and session.state.turn == turn + step
            yield sign, won
            if won:
                break


def fitted(signs, won):
    """The weights under which what happened is likeliest, and how far off each may be."""
    weights = np.zeros(signs.shape[1])
    for _ in range(40):
        chance = 1 / (1 + np.exp(-signs @ weights))
        bend = (signs * (chance * (1 - chance))[:, None]).T @ signs + 1e-3 * np.eye(len(weights))
        weights += np.linalg.solve(bend, signs.T @ (won - chance) - 1e-3 * weights)
    return weights, 1.96 * np.sqrt(np.diag(np.linalg.inv(bend)))


def main() -> int:
    """Play every table, fit, and say what was said beside what happened, table by table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=40)
    options = parser.parse_args()
    rows = {
        table: [row for seed in range(options.games) for row in observed(*table, seed)]
        for table in TABLES
    }
    signs = np.array([sign for each in rows.values() for sign, _ in each])
    won = np.array([won for each in rows.values() for _, won in each], dtype=float)
    weights, spread = fitted(signs, won)
    for name, weight, more in zip(
        ("near", "away", "pace", "own", "notes", "strays"), weights, spread, strict=True
    ):
        print(f"{name}: {weight:.2f} +- {more:.2f}")
    for (level, others), each in rows.items():
        table = np.array([sign for sign, _ in each])
        said = (1 / (1 + np.exp(-table @ np.array(Skill().odds)))).mean()
        happened = np.mean([won for _, won in each])
        print(f"{others} of {level}: said {said:.3f}, happened {happened:.3f}, {len(each)} times")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
