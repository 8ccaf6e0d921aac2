"""A finished game checked against what was promised at its start, one thing after the other.

The seed deals the cards again and throws the dice again; the commitment is worked out again; and
each computer player is asked again, with its own seat's view and its own random stream as they were
at that moment. What people chose is theirs, and programs named in a record are never started. The
end belongs to it: only a closed case tells its seed, so a record that stops earlier was cut off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum

from clue.codec.record import AnyLine, Record, line_of, played_of
from clue.game.commitment import Pledge
from clue.game.seating import considered, question
from clue.game.session import Session
from clue.players.base import Player
from clue.players.names import HUMAN, is_program
from clue.players.registry import UnknownPlayerError, make_player
from clue.rules.actions import ActionTaken
from clue.rules.cards import SUSPECTS, Seat
from clue.rules.chance import Chance, luck_of
from clue.rules.setup import deal
from clue.store.replay import act, opened


class Doubt(Enum):
    """Why a record is not what was promised. The comment names the details that come with it."""

    NO_SEED = "no-seed"
    NO_COMMITMENT = "no-commitment"
    DEAL = "deal"  # the seed and the cuts deal otherwise
    COMMITMENT = "commitment"  # seed and salt (in old records the deal, too) give another one
    CUTS = "cuts"  # nobody else than each person at the table once, in the seats' order
    OTHER_PROMISE = "other-promise"  # it is not the one that was noted down at the start
    DICE = "dice"  # index, seat, expected
    UNKNOWN_PLAYER = "unknown-player"  # seat
    CHOICE = "choice"  # index, seat, expected
    CUT_OFF = "cut-off"  # only a case that is closed tells its seed, and this one is not


class DoubtError(Exception):
    """A record that does not keep its promise; ``index`` is the first action that differs."""

    def __init__(
        self,
        doubt: Doubt,
        *,
        index: int | None = None,
        seat: Seat | None = None,
        expected: AnyLine | None = None,
    ) -> None:
        super().__init__(doubt.value if index is None else f"{doubt.value} action {index}")
        self.doubt = doubt
        self.index = index
        self.seat = seat
        self.expected = expected


class Proof(Enum):
    """What has been confirmed."""

    DEAL = "deal"
    COMMITMENT = "commitment"
    CUTS = "cuts"  # count; seats: who cut the deck
    DICE = "dice"  # count: the throws
    CHOICES = "choices"  # count; seats: the computer players
    UNCHECKED = "unchecked"  # count; seats: people and other programs


@dataclass(frozen=True, slots=True)
class Confirmed:
    """One thing that is as promised, in figures."""

    proof: Proof
    count: int = 0
    seats: tuple[Seat, ...] = ()


def _ignore(_done: int) -> None:
    """Nobody watches how far it is."""


def verify(
    record: Record, promised: str = "", progress: Callable[[int], None] = _ignore
) -> Iterator[Confirmed]:
    """Confirm one thing after the other; ``promised`` is the commitment noted at the start.

    What does not agree is a :class:`DoubtError`, and what cannot be played at all a
    :class:`~clue.codec.record_reader.RecordError`.
    """
    if not record.seed:
        raise DoubtError(Doubt.NO_SEED)
    session = opened(record)
    pledge = Pledge(record.seed, record.salt, record.cuts)
    chance = luck_of(pledge.luck)
    if deal(session.setup, chance) != session.dealt:
        raise DoubtError(Doubt.DEAL)
    yield Confirmed(Proof.DEAL)
    _check_commitment(record, pledge, promised)
    yield Confirmed(Proof.COMMITMENT)
    if record.cuts:
        cutters = _cutters(record)
        yield Confirmed(Proof.CUTS, len(cutters), cutters)
    players = _players(record)
    throws = choices = 0
    for index, line in enumerate(record.actions):
        played = played_of(line)
        if line.seat in players:
            _check_choice(session, players[line.seat], pledge.whims, played)
            choices += 1
        act(session, index, played)
        if played.dice:
            _check_dice(chance, index, played)
            throws += 1
        progress(index + 1)
    if not session.state.over:
        raise DoubtError(Doubt.CUT_OFF)
    yield Confirmed(Proof.DICE, throws)
    checked = tuple(seat for seat in SUSPECTS if seat in players)
    if checked:
        yield Confirmed(Proof.CHOICES, choices, checked)
    if others := tuple(seat for seat in session.setup.seats if seat not in players):
        yield Confirmed(Proof.UNCHECKED, len(record.actions) - choices, others)


def _check_commitment(record: Record, pledge: Pledge, promised: str) -> None:
    if not record.commitment:
        raise DoubtError(Doubt.NO_COMMITMENT)
    if pledge.commitment(record.deal) != record.commitment:
        raise DoubtError(Doubt.COMMITMENT)
    if promised and promised.strip().lower() != record.commitment:
        raise DoubtError(Doubt.OTHER_PROMISE)


def _cutters(record: Record) -> tuple[Seat, ...]:
    """Who cut the deck: the people at the table, each once, so that nobody can add a cut later."""
    people = [entry.suspect for entry in record.seats if entry.player == HUMAN]
    cutters = tuple(entry.suspect for entry in record.cuts or ())
    if cutters != tuple(seat for seat in SUSPECTS if seat in people and seat in cutters):
        raise DoubtError(Doubt.CUTS)
    return cutters


def _players(record: Record) -> dict[Seat, Player]:
    """The players that can be asked again."""
    players = {}
    for entry in record.seats:
        if entry.player != HUMAN and not is_program(entry.player):
            try:
                players[entry.suspect] = make_player(entry.player)
            except UnknownPlayerError:
                raise DoubtError(Doubt.UNKNOWN_PLAYER, seat=entry.suspect) from None
    return players


def _check_choice(session: Session, player: Player, whims: str, played: ActionTaken) -> None:
    """Ask a player again what it wished at this moment."""
    seat = played.action.seat
    if session.state.phase.decider != seat:
        return  # out of turn: the referee will say so
    asked = question(session)
    choice = considered(player, asked, whims)
    if choice.action != played.action:
        expected = line_of(ActionTaken(choice.action, played.dice))
        raise DoubtError(Doubt.CHOICE, index=asked.number, seat=seat, expected=expected)


def _check_dice(chance: Chance, index: int, played: ActionTaken) -> None:
    """Throw again."""
    thrown = chance.dice(len(played.dice))
    if thrown != played.dice:
        expected = line_of(ActionTaken(played.action, thrown))
        raise DoubtError(Doubt.DICE, index=index, seat=played.action.seat, expected=expected)
