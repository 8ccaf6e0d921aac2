"""One game of a tournament: played from its number alone, and summed up in one line."""

from __future__ import annotations

from dataclasses import dataclass
from math import log2
from time import perf_counter

from msgspec import Struct

from clue.boards.catalogue import board_at
from clue.game.driver import Question
from clue.game.seating import Seating, decide, opened, question, seats_for
from clue.game.session import Feed, Session
from clue.players.base import Choice, Player
from clue.players.names import is_program
from clue.players.reasons import Motive
from clue.players.registry import make_player
from clue.rules.cards import Seat
from clue.rules.chance import whims_of
from clue.rules.editions import EDITIONS, HouseRules
from clue.rules.events import GameEnded

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
        return f"{self.series}|{self.seed}"

    @property
    def series(self) -> str:
        """The same without the seed."""
        return f"{','.join(self.players)}|{self.edition}|{self.mansion}"


class DecisionTimes(Struct, array_like=True):
    """How long one player's decisions took: how many fell into each bucket, and the longest."""

    buckets: dict[int, int] = {}
    longest: float = 0.0

    def note(self, milliseconds: float) -> None:
        """Count one decision."""
        bucket = round(STEPS * log2(max(milliseconds, 0.01)))
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1
        self.longest = max(self.longest, round(milliseconds, 1))


class Game(Struct, frozen=True, kw_only=True):
    """A game in one line; players are known by their place in the match."""

    match: str
    game: int
    winner: int | None
    wrong: tuple[int, ...]  # who accused falsely
    turns: int
    actions: int
    said: tuple[tuple[float, bool], ...] = ()  # how sure the first player was, and was it right
    ms: dict[str, DecisionTimes] = {}  # by the players' names
    names: dict[str, str] = {}  # what programs call themselves, by the same names


def play(match: Match, number: int) -> Game:
    """Game ``number``: seats rotate within a deal, so every player sits everywhere with it.

    Other programs might remember a deal from one game to the next, so they never meet one twice.
    """
    seats = len(match.players)
    the_deal, turned = divmod(number, seats)
    order = [(place - turned) % seats for place in range(seats)]
    named = seats_for([match.players[player] for player in order])
    seating = Seating(board_at(match.mansion), EDITIONS[match.edition], named, HouseRules())
    if any(map(is_program, match.players)):
        the_deal = number
    seed = f"{match.seed}:{the_deal}"
    who = dict(zip(named, order, strict=True))
    session = opened(seating, seed)
    said, clocks, names = _played(session, named, who, whims_of(seed))
    end = session.events[-1]
    winner = end.winner if isinstance(end, GameEnded) else None
    return Game(
        match=match.key,
        game=number,
        winner=None if winner is None else who[winner],
        wrong=tuple(sorted(who[seat] for seat in session.state.eliminated)),
        turns=session.state.turn,
        actions=len(session.played),
        said=tuple(said),
        ms=clocks,
        names=names,
    )


def _played(
    session: Session, named: dict[Seat, str], who: dict[Seat, int], whims: str
) -> tuple[list[tuple[float, bool]], dict[str, DecisionTimes], dict[str, str]]:
    """Play to the end; what the first player said of its chances, and how long each thought.

    And what programs called themselves.
    """
    players = {seat: make_player(name) for seat, name in named.items()}
    feeds = {seat: Feed(session, seat) for seat in named}
    clocks = {name: DecisionTimes() for name in named.values()}
    said: list[tuple[float, bool]] = []
    try:
        while not session.state.over and len(session.played) < LONGEST:
            asked = question(session)
            seat = asked.seat
            players[seat].hear(feeds[seat].news())
            choice, spent = _timed(players[seat], asked, whims)
            clocks[named[seat]].note(spent)
            reason = choice.reason
            if who[seat] == 0 and reason.motive in SAID and reason.chance is not None:
                said.append((round(reason.chance, 4), reason.case == session.dealt.case))
            session.act(choice.action)
    finally:
        for seat, player in players.items():
            player.hear(feeds[seat].news())
            player.close()
    introduced = ((named[seat], player.introduced) for seat, player in players.items())
    return said, clocks, {name: said_name for name, said_name in introduced if said_name}


def _timed(player: Player, asked: Question, whims: str) -> tuple[Choice, float]:
    """What a player does, and how many milliseconds it thought."""
    started = perf_counter()
    choice = decide(player, asked, whims)
    return choice, (perf_counter() - started) * 1000
