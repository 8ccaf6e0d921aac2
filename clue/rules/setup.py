"""Laying the table (R1, R2): who sits and starts, what is dealt, where the weapons lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from clue.rules.board import Board
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Seat
from clue.rules.chance import Chance
from clue.rules.editions import OPEN_CARDS, PACES, Edition, HouseRules


class SetupFault(Enum):
    """Every way a table can be laid wrongly."""

    TOO_FEW_SEATS = "too-few-seats"
    TOO_MANY_SEATS = "too-many-seats"
    TWO_NEED_OPEN_CARDS = "two-need-open-cards"  # H3
    DOUBLED_SEAT = "doubled-seat"
    WRONG_PACE = "wrong-pace"  # H4
    NEGATIVE_GAME = "negative-game"
    UNKNOWN_CARD = "unknown-card"
    DOUBLED_CARD = "doubled-card"
    MISSING_CARD = "missing-card"
    WRONG_HANDS = "wrong-hands"
    WRONG_HAND_SIZE = "wrong-hand-size"
    WRONG_OPEN_CARDS = "wrong-open-cards"
    WRONG_WEAPONS = "wrong-weapons"
    LAID_TOO_SOON = "laid-too-soon"
    CROWDED_WEAPONS = "crowded-weapons"


class SetupError(ValueError):
    """The table cannot be laid so; the fault says why, the details say what."""

    def __init__(self, fault: SetupFault, what: str = "") -> None:
        super().__init__(f"{fault.value} {what}".strip())
        self.fault = fault
        self.what = what


@dataclass(frozen=True)
class Setup:
    """What a table agrees on before anything is dealt. ``game`` counts a series from nought."""

    board: Board
    edition: Edition
    seats: tuple[Seat, ...]
    house: HouseRules = HouseRules()  # noqa: RUF009 - frozen, so one default serves all
    game: int = 0

    @cached_property
    def starter(self) -> Seat:
        """Red, or the first occupied seat clockwise (R1); E4 passes the start to the left."""
        first = min(self.seats, key=SUSPECTS.index)
        if not self.edition.start_passes_left:
            return first
        return self.seats[(self.seats.index(first) + self.game) % len(self.seats)]

    @cached_property
    def dealing_order(self) -> tuple[Seat, ...]:
        """The seats clockwise from the one that starts (R2)."""
        return from_left(self.seats, self.starter, inclusive=True)

    @cached_property
    def house_in_force(self) -> HouseRules:
        """The house rules that change anything here: H3 is for two alone."""
        return self.house.among(len(self.seats))

    @cached_property
    def open_count(self) -> int:
        """How many cards lie open: four for two players by H3, else none."""
        return OPEN_CARDS if self.house_in_force.two_with_open_cards else 0

    @cached_property
    def hand_sizes(self) -> dict[Seat, int]:
        """How many cards each seat is dealt."""
        dealt = len(self.board.deck.cards) - 3 - self.open_count
        whole, over = divmod(dealt, len(self.seats))
        return {seat: whole + (index < over) for index, seat in enumerate(self.dealing_order)}


@dataclass(frozen=True)
class Deal:
    """What chance decided: the envelope, the hands in the seats' order, open cards, weapons.

    There are none where the players lay them out by hand.
    """

    case: Case
    hands: tuple[tuple[Card, ...], ...]
    open_cards: tuple[Card, ...]
    weapons: tuple[Room, ...]


def from_left(seats: tuple[Seat, ...], seat: Seat, *, inclusive: bool = False) -> tuple[Seat, ...]:
    """The seats clockwise from the left of one, which itself comes first or not at all.

    >>> [seat.value for seat in from_left(SUSPECTS[:4], SUSPECTS[1])]
    ['white', 'green', 'scarlet']
    """
    at = seats.index(seat)
    return seats[at + (not inclusive) :] + seats[:at]


def lay(
    board: Board,
    edition: Edition,
    seats: Iterable[Seat],
    house: HouseRules | None = None,
    game: int = 0,
) -> Setup:
    """A table with its seats in board order (R1), or a :class:`SetupError`.

    >>> from clue.boards.catalogue import board_named
    >>> from clue.rules.editions import DELUXE
    >>> setup = lay(board_named('classic'), DELUXE, SUSPECTS[:3])
    >>> [seat.value for seat in setup.seats]
    ['scarlet', 'mustard', 'white']
    """
    chosen = tuple(seats)
    house = house or HouseRules()
    if len(set(chosen)) < len(chosen):
        raise SetupError(SetupFault.DOUBLED_SEAT)
    fewest, most = edition.seats
    if house.two_with_open_cards:
        fewest = 2  # H3
    if len(chosen) > most:
        raise SetupError(SetupFault.TOO_MANY_SEATS, str(most))
    if len(chosen) == 2 < fewest:
        raise SetupError(SetupFault.TWO_NEED_OPEN_CARDS)
    if len(chosen) < fewest:
        raise SetupError(SetupFault.TOO_FEW_SEATS, str(fewest))
    if house.steady_pace and house.steady_pace not in PACES:
        raise SetupError(SetupFault.WRONG_PACE, str(house.steady_pace))
    if game < 0:
        raise SetupError(SetupFault.NEGATIVE_GAME)
    return Setup(board, edition, tuple(sorted(chosen, key=SUSPECTS.index)), house, game)


def deal(setup: Setup, chance: Chance) -> Deal:
    """Fill the envelope, deal one card at a time, scatter the weapons (R2).

    >>> from clue.api import deal as dealt_to
    >>> from clue.rules.chance import luck_of
    >>> setup = dealt_to(4).setup
    >>> dealt = deal(setup, luck_of('7'))
    >>> [len(hand) for hand in dealt.hands]
    [5, 5, 4, 4]
    """
    who, how, where = setup.board.deck.piles
    case = Case(chance.shuffled(who)[0], chance.shuffled(how)[0], chance.shuffled(where)[0])
    rest = chance.shuffled([card for card in setup.board.deck.cards if card not in case])
    open_cards, dealt = rest[: setup.open_count], rest[setup.open_count :]
    order = setup.dealing_order
    hands = {seat: dealt[index :: len(order)] for index, seat in enumerate(order)}
    weapons = () if setup.house.weapons_by_hand else _scattered(setup.board.deck.rooms, chance)
    return Deal(case, tuple(hands[seat] for seat in setup.seats), open_cards, weapons)


def _scattered(rooms: tuple[Room, ...], chance: Chance) -> tuple[Room, ...]:
    mixed = chance.shuffled(rooms)
    return tuple(mixed[index % len(mixed)] for index in range(len(WEAPONS)))


def check_deal(setup: Setup, dealt: Deal) -> None:
    """Refuse a deal, perhaps written by hand, that no dealing could have given (R2, H3)."""
    deck = set(setup.board.deck.cards)
    if dealt.case not in setup.board.deck:
        raise SetupError(SetupFault.UNKNOWN_CARD, dealt.case.room)
    if len(dealt.hands) != len(setup.seats):
        raise SetupError(SetupFault.WRONG_HANDS)
    counts = Counter([*dealt.case.cards, *dealt.open_cards, *(c for h in dealt.hands for c in h)])
    for card, count in counts.items():
        if card not in deck:
            raise SetupError(SetupFault.UNKNOWN_CARD, str(card))
        if count > 1:
            raise SetupError(SetupFault.DOUBLED_CARD, str(card))
    if missing := [card for card in setup.board.deck.cards if card not in counts]:
        raise SetupError(SetupFault.MISSING_CARD, str(missing[0]))
    if len(dealt.open_cards) != setup.open_count:
        raise SetupError(SetupFault.WRONG_OPEN_CARDS, str(setup.open_count))
    for seat, hand in zip(setup.seats, dealt.hands, strict=True):
        if len(hand) != setup.hand_sizes[seat]:
            raise SetupError(SetupFault.WRONG_HAND_SIZE, seat.value)
    _check_weapons(setup, dealt.weapons)


def _check_weapons(setup: Setup, weapons: tuple[Room, ...]) -> None:
    """Six weapons in six rooms, or none; a mansion of five must put two into one (R2)."""
    rooms = setup.board.deck.rooms
    if setup.house.weapons_by_hand:
        if weapons:
            raise SetupError(SetupFault.LAID_TOO_SOON)
        return
    if len(weapons) != len(WEAPONS):
        raise SetupError(SetupFault.WRONG_WEAPONS)
    for room in weapons:
        if room not in rooms:
            raise SetupError(SetupFault.UNKNOWN_CARD, room)
    if len(set(weapons)) < min(len(WEAPONS), len(rooms)):
        raise SetupError(SetupFault.CROWDED_WEAPONS)
