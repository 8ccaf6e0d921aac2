"""One game of a tournament: played from its number alone, and summed up in one line."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import log2
from time import perf_counter
from typing import Any

from clue.players.base import Choice, Player, dismiss
from clue.players.reasons import Motive
from clue.players.registry import make_player
from clue.records.mansions import board_at
from clue.rules.cards import Seat
from clue.rules.editions import EDITIONS, HouseRules
from clue.rules.events import GameEnded
from clue.session import Session
from clue.table import Question, Seating, decide, opened, question, seats_for

LONGEST = 5000
"""Actions after which a game counts as unfinished: players that never accuse play for ever."""

STEPS = 8
"""Buckets to a doubling of time, in the histograms of milliseconds."""

SAID = frozenset({Motive.NOT_SURE_YET, Motive.CASE_LIKELY, Motive.CASE_CERTAIN})


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays, and under what; the first player is the one the match is about."""

    players: tuple[str, ...]
    edition: str = "deluxe"
    mansion: str = "classic"
    seed: int = 0

    @property
    def key(self) -> str:
        """What the games of this match are filed under."""
        return f"{','.join(self.players)}|{self.edition}|{self.mansion}|{self.seed}"


@dataclass
class Clock:
    """How long one player's decisions took."""

    buckets: Counter[str] = field(default_factory=Counter)
    longest: float = 0.0

    def note(self, milliseconds: float) -> None:
        """Count one decision."""
        self.buckets[str(round(STEPS * log2(max(milliseconds, 0.01))))] += 1
        self.longest = max(self.longest, milliseconds)


def play(match: Match, number: int) -> dict[str, Any]:
    """Game ``number``: seats rotate within a deal, so every player sits everywhere with it."""
    seats = len(match.players)
    the_deal, turned = divmod(number, seats)
    order = [(place - turned) % seats for place in range(seats)]
    named = seats_for([match.players[player] for player in order])
    seating = Seating(board_at(match.mansion), EDITIONS[match.edition], named, HouseRules())
    seed = f"{match.seed}:{the_deal}"
    who = dict(zip(named, order, strict=True))
    return {"match": match.key, "game": number} | _played(opened(seating, seed), named, who, seed)


def _played(
    session: Session, named: dict[Seat, str], who: dict[Seat, int], seed: str
) -> dict[str, Any]:
    players = {seat: make_player(name) for seat, name in named.items()}
    clocks = {name: Clock() for name in named.values()}
    said: list[tuple[float, bool]] = []
    try:
        while not session.state.over and len(session.played) < LONGEST:
            asked = question(session)
            seat = asked.seat
            choice, spent = _timed(players[seat], asked, seed)
            clocks[named[seat]].note(spent)
            reason = choice.reason
            if who[seat] == 0 and reason.motive in SAID and reason.chance is not None:
                said.append((round(reason.chance, 4), reason.case == session.dealt.case))
            session.act(choice.action)
    finally:
        for player in players.values():
            dismiss(player)
    return {
        **_ending(session, who),
        "said": said,
        "ms": {
            name: [dict(clock.buckets), round(clock.longest, 1)] for name, clock in clocks.items()
        },
    }


def _timed(player: Player, asked: Question, seed: str) -> tuple[Choice, float]:
    """What a player does, and how many milliseconds it thought."""
    started = perf_counter()
    choice = decide(player, asked, seed)
    return choice, (perf_counter() - started) * 1000


def _ending(session: Session, who: dict[Seat, int]) -> dict[str, Any]:
    end = session.events[-1]
    winner = end.winner if isinstance(end, GameEnded) else None
    return {
        "winner": None if winner is None else who[winner],
        "wrong": sorted(who[seat] for seat in session.state.eliminated),
        "turns": session.state.turn,
        "actions": len(session.played),
    }
