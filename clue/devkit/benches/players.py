"""How fast the detectives think: the figures behind ``clue bench ai``.

Processor time, not the clock: what else the machine does is not the detectives' speed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import TypeAlias

from clue.boards.catalogue import board_named
from clue.deduction import belief
from clue.deduction.facts import Facts, facts_from
from clue.deduction.holders import lay_out
from clue.deduction.reduce import problem_of
from clue.deduction.weighing import Weighing
from clue.game.driver import stream_for
from clue.game.seating import Seating, opened, seats_for
from clue.game.session import Session
from clue.players import common, likelihoods, mind
from clue.players.base import Player
from clue.players.registry import make_player
from clue.rules.cards import Seat
from clue.rules.editions import DELUXE
from clue.rules.offers import Offers
from clue.rules.view import View

Positions: TypeAlias = dict[str, list[Facts]]
"""What seats knew, by the stage of the game."""

GAMES = 12
DECIDED = 4
"""In so many of the games the levels are asked as well: one decision costs as much as a hundred
posteriors."""
LEVELS = ("inspector", "sherlock")
FORCED_MS = 0.05
"""Decisions quicker than this had nothing to decide and are left out."""


def measure() -> dict[str, float]:
    """Every figure by name, in milliseconds of one core."""
    times: dict[str, list[float]] = defaultdict(list)
    seen: Positions = defaultdict(list)
    for seats in (3, 4, 5, 6):
        for game in range(GAMES):
            _follow(seats, f"bench:{game}", times, seen, decisions=game < DECIDED)
    _measure_posteriors(seen, times)
    figures: dict[str, float] = {}
    for name in sorted(times):
        figures[f"{name}, median ms"] = median(times[name])
        figures[f"{name}, worst ms"] = max(times[name])
        figures[f"{name}, how many"] = len(times[name])
    return figures


def _follow(
    seats: int, seed: str, times: dict[str, list[float]], seen: Positions, *, decisions: bool
) -> None:
    """Inspectors play; beside them what seats know is collected and the levels are asked anew."""
    named = seats_for(["inspector"] * seats)
    session = opened(Seating(board_named("classic"), DELUXE, named), seed)
    players: dict[Seat, Player] = {seat: make_player(name) for seat, name in named.items()}
    asked = -1
    while (offers := session.offers()) is not None:
        view = session.view(offers.seat)
        if (done := sum(inquiry.complete for inquiry in view.inquiries)) > asked:
            asked = done
            for seat in named:
                known = session.view(seat)
                seen[f"{len(named)} seats, {_stage(known)}"].append(facts_from(known))
        if decisions and (offers.destinations or offers.suggest_in):
            _measure_decisions(session, view, offers, seed, times)
        rng = stream_for(seed, offers.seat, len(session.played))
        session.act(players[offers.seat].choose(view, offers, rng).action)


def _measure_posteriors(seen: Positions, times: dict[str, list[float]]) -> None:
    """What seats knew, worked out one position after the other, none remembered from the play.

    And the same by the plain formula over all sets of cards: it tells slow machines from slow work.
    """
    for when, facts in _each(seen):
        started = process_time()
        belief.believe.__wrapped__(facts)
        times[f"{when}, full posterior"].append((process_time() - started) * 1000)
    for when, facts in _each(seen):
        started = process_time()
        weighing = Weighing(lay_out(problem_of(facts), (), facts.seats))
        weighing.by_card()
        weighing.by_case()
        times[f"{when}, the same over all sets"].append((process_time() - started) * 1000)


def _each(seen: Positions) -> Iterator[tuple[str, Facts]]:
    return ((when, facts) for when, found in seen.items() for facts in found)


def _measure_decisions(
    session: Session, view: View, offers: Offers, seed: str, times: dict[str, list[float]]
) -> None:
    for level in LEVELS:
        forget()
        player = make_player(level)
        rng = stream_for(seed, offers.seat, len(session.played))
        started = process_time()
        player.choose(view, offers, rng)
        spent = (process_time() - started) * 1000
        if spent > FORCED_MS:
            times[f"{len(view.seats)} seats, {_stage(view)}, {level} decision"].append(spent)
            times[f"any table, any time, {level} decision"].append(spent)


def forget() -> None:
    """Empty the caches, as if every decision were the first about its position."""
    for cached in (
        belief.believe, belief.cases_of, belief.likely_cases, belief.possible_in_case,
        belief.consequences,
        mind.deals_about, mind.mind_of, likelihoods.likelihoods, common.public_facts,
        common.passed_over, common.rooms_met, common.known_to_all,
    ):  # fmt: skip
        cached.cache_clear()


def _stage(view: View) -> str:
    """The opening, the middle (one suggestion made), what follows, the end (after two rounds)."""
    asked = sum(inquiry.complete for inquiry in view.inquiries)
    if asked <= 1:
        return ("1 opening", "2 middle, one suggestion made")[asked]
    rounds = asked / len(view.seats)
    return "3 middle, up to two rounds" if rounds < 2 else "4 end, after two rounds"
