"""How fast the referee is: the figures behind ``clue bench rules``."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median, quantiles
from time import perf_counter

from clue.boards.catalogue import board_named
from clue.game.driver import stream_for
from clue.game.seating import Seating, opened, seats_for
from clue.game.session import Session
from clue.players.random import any_action
from clue.rules import movement
from clue.rules.board import Board, Cell, Place
from clue.rules.cards import SUSPECTS
from clue.rules.editions import DELUXE

GAMES = 40
REPEATS = 3  # the best of three: what else the machine does is not the referee's speed


def measure() -> dict[str, float]:
    """Every figure by name: milliseconds, or things a second."""
    board = board_named("classic")
    return _destinations(board) | _games(board)


def _destinations(board: Board) -> dict[str, float]:
    """All origins, rolls 1 to 12, the five other pawns about at random."""
    rng = Random(12)
    origins: list[Place] = [*sorted(board.squares), *board.deck.rooms]
    times: dict[int, list[float]] = {roll: [] for roll in range(1, 13)}
    for origin in origins:
        others: list[Cell] = [cell for cell in sorted(board.squares) if cell != origin]
        taken = frozenset(rng.sample(others, 5))
        for roll, found in times.items():
            found.append(_best(partial(_reach, board, origin, taken, roll)))
    every = [time for found in times.values() for time in found]
    return {
        "destinations, all rolls, median ms": median(every) * 1e3,
        "destinations, all rolls, 99th percentile ms": quantiles(every, n=100)[98] * 1e3,
        "destinations, roll of 12, median ms": median(times[12]) * 1e3,
        "destinations, roll of 12, worst ms": max(times[12]) * 1e3,
    }


def _reach(board: Board, origin: Place, taken: frozenset[Cell], roll: int) -> None:
    movement.reach_anew(board, origin, taken, roll)


def _best(deed: Callable[[], None]) -> float:
    times = []
    for _ in range(REPEATS):
        start = perf_counter()
        deed()
        times.append(perf_counter() - start)
    return min(times)


def _games(board: Board) -> dict[str, float]:
    """Whole games of six random players, with every seat's view brought up to date."""
    seating = Seating(board, DELUXE, seats_for(["random"] * len(SUSPECTS)))
    actions, spans = 0, []
    for number in range(GAMES):
        session = opened(seating, f"bench:{number}")
        start = perf_counter()
        actions += _play(session, number)
        spans.append(perf_counter() - start)
    return {
        "actions a second, six views up to date": actions / sum(spans),
        "games a second, six random seats": GAMES / sum(spans),
        "a game of six random seats, median s": median(spans),
        "a game of six random seats, longest s": max(spans),
        "actions a game": actions / GAMES,
    }


def _play(session: Session, number: int) -> int:
    while (offers := session.offers()) is not None:
        rng = stream_for(f"bench:{number}", offers.seat, len(session.played))
        session.act(any_action(offers, rng))
        for seat in session.setup.seats:
            session.view(seat)
    return len(session.played)
