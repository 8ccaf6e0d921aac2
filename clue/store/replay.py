"""A record played again, checked action by action; and a game against what its start promised."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

import msgspec

from clue.boards.catalogue import UnknownMansionError, board_recorded
from clue.codec.board import board_of
from clue.codec.record import AnyLine, DealEntry, Record, card_of, case_of, line_of, played_of
from clue.codec.record_reader import RecordError, RecordFault
from clue.game.commitment import Pledge
from clue.game.seating import considered, question
from clue.game.session import Session
from clue.players.base import Player
from clue.players.names import HUMAN, is_program
from clue.players.registry import UnknownPlayerError, make_player
from clue.rules.actions import ActionTaken
from clue.rules.cards import SUSPECTS, WEAPONS, Room, Seat
from clue.rules.chance import Chance, OutOfChanceError, ScriptedChance, luck_of
from clue.rules.editions import EDITIONS, HouseRules
from clue.rules.events import Event
from clue.rules.refusals import IllegalActionError
from clue.rules.setup import Deal, Setup, SetupError, SetupFault, deal, lay

Tell: TypeAlias = Callable[[int, int], None]
"""Who hears how many actions of how many have been read; it may raise to end it."""
OFTEN: Final = 200


def untold(_done: int, _total: int) -> None:
    """Nobody waits for it."""


def setup_of(record: Record) -> Setup:
    """The table a record was played at."""
    if record.edition not in EDITIONS:
        raise RecordError(RecordFault.UNKNOWN_EDITION, where="edition", what=record.edition)
    try:
        board = (
            board_recorded(record.mansion)
            if isinstance(record.mansion, str)
            else board_of(record.mansion)
        )
    except UnknownMansionError as error:
        raise RecordError(RecordFault.UNKNOWN_MANSION, where="mansion", what=str(error)) from None
    house = HouseRules(**msgspec.structs.asdict(record.house))
    seats = [entry.suspect for entry in record.seats]
    try:
        return lay(board, EDITIONS[record.edition], seats, house, record.game)
    except SetupError as error:
        raise RecordError(RecordFault.BAD_SETUP, setup=error) from None


def deal_of(setup: Setup, entry: DealEntry) -> Deal:
    """The cards as a record says they lay; :func:`~clue.rules.setup.check_deal` judges them."""
    if set(entry.hands) != set(setup.seats):
        raise SetupError(SetupFault.WRONG_HANDS)
    if not setup.house.weapons_by_hand and set(entry.weapons) != set(WEAPONS):
        raise SetupError(SetupFault.WRONG_WEAPONS)
    return Deal(
        case=case_of(entry.case),
        hands=tuple(tuple(map(card_of, entry.hands[seat])) for seat in setup.seats),
        open_cards=tuple(map(card_of, entry.open)),
        weapons=tuple(Room(entry.weapons[weapon]) for weapon in WEAPONS if weapon in entry.weapons),
    )


def opened(record: Record) -> Session:
    """The game of a record before its first action."""
    setup = setup_of(record)
    try:
        return Session(setup, deal_of(setup, record.deal), ScriptedChance())
    except SetupError as error:
        raise RecordError(RecordFault.BAD_SETUP, setup=error) from None


def play(session: Session, record: Record, upto: int | None = None) -> Iterator[tuple[Event, ...]]:
    """Let the actions of a record happen, one after the other; each tells its events."""
    for index, line in enumerate(record.actions[:upto]):
        yield act(session, index, played_of(line))


def act(session: Session, index: int, played: ActionTaken) -> tuple[Event, ...]:
    """Let one action of a record happen, with the dice it names; what it told."""
    try:
        return session.repeat(played)
    except IllegalActionError as error:
        raise RecordError(RecordFault.ILLEGAL, index=index, refusal=error.refusal) from None
    except OutOfChanceError:
        raise RecordError(
            RecordFault.WRONG_DICE, index=index, what=str(session.setup.edition.dice)
        ) from None


def replayed(record: Record, upto: int | None = None, tell: Tell = untold) -> Session:
    """The game of a record after all its actions, or the first few; ``tell`` hears of them."""
    session = opened(record)
    for done, _ in enumerate(play(session, record, upto)):
        if done % OFTEN == 0:
            tell(done, len(record.actions))
    return session


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
