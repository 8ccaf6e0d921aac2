"""A record played again, checked action by action, without any chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

import msgspec

from clue.boards.catalogue import UnknownMansionError, board_recorded
from clue.codec.board import board_of
from clue.codec.record import DealEntry, Record, card_of, case_of, played_of
from clue.codec.record_reader import RecordError, RecordFault
from clue.game.session import Session
from clue.rules.actions import ActionTaken
from clue.rules.cards import WEAPONS, Room
from clue.rules.chance import OutOfChanceError, ScriptedChance
from clue.rules.editions import EDITIONS, HouseRules
from clue.rules.events import Event
from clue.rules.refusals import IllegalActionError
from clue.rules.setup import Deal, Setup, SetupError, SetupFault, lay

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
