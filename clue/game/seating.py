"""Who plays where, how a decision is put to a player, and games that computers play alone."""

from __future__ import annotations

import gc
import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from clue.game.driver import Question, stream_for
from clue.game.session import Feed, Session
from clue.players.base import Choice, Player
from clue.players.random import any_action
from clue.players.reasons import Motive, Reason
from clue.players.registry import make_player
from clue.rules.board import Board
from clue.rules.cards import SUSPECTS, Seat
from clue.rules.chance import luck_of, whims_of
from clue.rules.editions import Edition, HouseRules
from clue.rules.setup import SetupError, SetupFault, deal, lay

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Seating:
    """Who plays where, under which rulebook."""

    board: Board
    edition: Edition
    players: Mapping[Seat, str]  # a player's name in the registry, or HUMAN
    house: HouseRules = HouseRules()  # noqa: RUF009 - frozen, so one default serves all
    game: int = 0


def opened(seating: Seating, seed: int | str) -> Session:
    """A game dealt from a seed."""
    setup = lay(seating.board, seating.edition, seating.players, seating.house, seating.game)
    chance = luck_of(seed)
    return Session(setup, deal(setup, chance), chance)


def question(session: Session) -> Question:
    """The decision the table waits for."""
    offers = session.offers()
    assert offers is not None, "nobody is asked once the game is over"
    return Question(session.view(offers.seat), offers, len(session.played))


def decide(player: Player, asked: Question, whims: int | str) -> Choice:
    """What a player does."""
    return player.choose(asked.view, asked.offers, asked.luck(whims))


def considered(player: Player, asked: Question, whims: int | str) -> Choice:
    """A player's choice; one that fails or wishes the impossible gets something legal instead."""
    rng = asked.luck(whims)
    try:
        choice = player.choose(asked.view, asked.offers, rng)
    except Exception:
        log.exception("%s failed; something legal is done instead", player.name)
        choice = None
    if choice is not None and choice.action in tuple(asked.offers):
        return choice
    return Choice(any_action(asked.offers, rng), Reason(Motive.DEFAULT))


def played(seating: Seating, seed: int | str) -> Session:
    """A whole game; the same seating and seed give the same game."""
    session = opened(seating, seed)
    play_on(session, seating, whims_of(seed))
    return session


def play_on(session: Session, seating: Seating, whims: str) -> None:
    """A game under way, played to its end: nobody watches, nothing waits."""
    play_with(session, {s: make_player(name) for s, name in seating.players.items()}, whims)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Without looking for circles of references: a game leaves few, and looking takes long."""
    looked = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looked:
            gc.enable()


@_undisturbed()
def play_with(session: Session, players: Mapping[Seat, Player], whims: str) -> None:
    """The same, by players who are there already; they go home at the end."""
    told = {seat: Feed(session, seat) for seat, one in players.items() if not one.by_view_alone}
    unseen = {seat: session.unseen(seat) for seat, one in players.items() if one.by_offers_alone}
    try:
        while offers := session.offers():
            seat, action = offers.seat, offers.only_answer
            if seat in told:
                players[seat].hear(told[seat].news())
            if action is None or seat in told:
                view = unseen.get(seat) or session.view(seat)
                luck = stream_for(whims, seat, len(session.played))
                action = players[seat].chosen(view, offers, luck)
            session.act(action)
    finally:
        for seat, player in players.items():
            if seat in told:
                player.hear(told[seat].news())
            player.close()


def seats_for(names: Sequence[str]) -> dict[Seat, str]:
    """Players sat down clockwise from red."""
    if len(names) > len(SUSPECTS):
        raise SetupError(SetupFault.TOO_MANY_SEATS, str(len(SUSPECTS)))
    return dict(zip(SUSPECTS, names, strict=False))
