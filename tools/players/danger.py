"""The odds that a rival ends the game in its turn, fitted to games in which it happened or not.

python -m tools.players.danger --games 40
"""

from __future__ import annotations

import argparse

import numpy as np

from clue.game.driver import stream_for
from clue.game.seating import opened
from clue.players.mind import mind_of
from clue.players.registry import make_player
from clue.players.skill import Skill, Temper
from clue.rules import actions as act
from clue.rules.events import GameEnded
from tests.players.games import seating
from tools.players.namer import Namer
from tools.players.stranger import Stranger

PATIENT = "sherlock:near=-20"
"""It accuses only when it is certain, so that the others have all the time they need."""

TABLES = (
    *(
        (level,) * others
        for level, others in (("inspector", 2), ("inspector", 3), ("inspector", 5))
    ),
    ("sergeant",) * 3,
    ("sherlock",) * 2,
    *(("namer",) * others for others in (2, 5)),
    ("sherlock", "stranger", "stranger", "inspector", "inspector"),
)
"""Each counts for as much as another."""

PROGRAMS = {"namer": lambda _: Namer(Temper()), "stranger": lambda _: Stranger()}
"""Those that are played by programs of their own elsewhere."""


def observed(players: tuple[str, ...], seed: int):
    """A row for every rival each time Sherlock ends a turn: its signs, and whether it then won."""
    table = seating(PATIENT, *players)
    session = opened(table, f"danger:{seed}")
    seated = {seat: PROGRAMS.get(name, make_player)(name) for seat, name in table.players.items()}
    me = session.setup.seats[0]
    ends = []
    while (offers := session.offers()) is not None:
        seat, view = offers.seat, session.view(offers.seat)
        luck = stream_for(seed, seat, len(session.played))
        action = seated[seat].choose(view, offers, luck).action
        if seat == me and isinstance(action, act.EndTurn) and not view.eliminated:
            rivals = mind_of(view, Skill()).rivals
            ends.append((view.turn, {seat: rivals.signs(seat) for seat in rivals.seats}))
        session.act(action)
    last = session.events[-1]
    winner = last.winner if isinstance(last, GameEnded) else None
    for turn, signs in ends:
        for step, (seat, sign) in enumerate(signs.items(), 1):
            won = seat == winner and session.state.turn == turn + step
            yield sign, won
            if won:
                break


def fitted(signs, won, counts):
    """The weights under which what happened is likeliest, and how far off each may be."""
    weights = np.zeros(signs.shape[1])
    for _ in range(40):
        chance = 1 / (1 + np.exp(-signs @ weights))
        sure = counts * chance * (1 - chance)
        bend = (signs * sure[:, None]).T @ signs + 0.1 * np.eye(len(weights))
        weights += np.linalg.solve(bend, signs.T @ (counts * (won - chance)) - 0.1 * weights)
    return weights, 1.96 * np.sqrt(np.diag(np.linalg.inv(bend)))


def main() -> int:
    """Play every table, fit, and say what was said beside what happened, table by table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=40)
    options = parser.parse_args()
    rows = {
        table: [row for seed in range(options.games) for row in observed(table, seed)]
        for table in TABLES
    }
    signs = np.array([sign for each in rows.values() for sign, _ in each])
    won = np.array([won for each in rows.values() for _, won in each], dtype=float)
    counts = np.array(
        [len(signs) / len(TABLES) / len(each) for each in rows.values() for _ in each]
    )
    weights, spread = fitted(signs, won, counts)
    for name, weight, more in zip(
        ("near", "away", "pace", "own", "notes", "strays"), weights, spread, strict=True
    ):
        print(f"{name}: {weight:.2f} +- {more:.2f}")
    for players, each in rows.items():
        table = np.array([sign for sign, _ in each])
        said = (1 / (1 + np.exp(-table @ np.array(Skill().odds)))).mean()
        happened = np.mean([won for _, won in each])
        print(f"{','.join(players)}: said {said:.3f}, happened {happened:.3f}, {len(each)} times")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
