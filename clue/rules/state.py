"""The whole truth of a game at one moment: frozen, hashable, with its invariants."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from clue.rules.board import Board, Cell, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Room, Seat
from clue.rules.editions import Edition, HouseRules
from clue.rules.phases import Answering, LayingOut, Moving, Over, Phase, Suggesting
from clue.rules.setup import Deal, Setup


@dataclass(frozen=True)
class State:
    """Set-up and deal never change in a game; the rest is what the actions made of it."""

    setup: Setup
    dealt: Deal
    pawns: tuple[Place, ...]  # in the suspects' order
    weapons: tuple[Room | None, ...]  # in the weapons' order; not yet laid out is None
    phase: Phase
    turn: int = 0  # from the first on they are counted from one
    brought: frozenset[Seat] = frozenset()  # R11
    eliminated: frozenset[Seat] = frozenset()  # R14

    def but(self, **changes: Any) -> State:
        """The same with some fields changed: ``dataclasses.replace`` takes five times as long."""
        after = object.__new__(State)
        vars(after).update(vars(self), **changes)
        return after

    @property
    def board(self) -> Board:
        """The mansion."""
        return self.setup.board

    @property
    def edition(self) -> Edition:
        """The rulebook."""
        return self.setup.edition

    @property
    def house(self) -> HouseRules:
        """What the table agreed on."""
        return self.setup.house

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits, clockwise."""
        return self.setup.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.phase, Over)

    def hand_of(self, seat: Seat) -> tuple[Card, ...]:
        """The cards a seat holds."""
        return self.dealt.hands[self.seats.index(seat)]

    @property
    def in_play(self) -> tuple[Seat, ...]:
        """The seats that have not accused wrongly."""
        return tuple(seat for seat in self.seats if seat not in self.eliminated)


def check(state: State) -> None:
    """Assert everything that must hold after every action, whatever was played."""
    dealt, board = state.dealt, state.board
    held = Counter([*dealt.case.cards, *dealt.open_cards, *(c for h in dealt.hands for c in h)])
    assert held == Counter(board.deck.cards), "every card lies in exactly one place"
    assert len(state.pawns) == len(SUSPECTS), "all six pawns are on the board (R2)"
    squares = [place for place in state.pawns if isinstance(place, Cell)]
    assert len(set(squares)) == len(squares), "no two pawns share a square (R4)"
    assert board.squares.issuperset(squares), "pawns stand on squares or in rooms"
    rooms = {*(p for p in state.pawns if not isinstance(p, Cell)), *state.weapons} - {None}
    assert rooms.issubset(board.deck.rooms), "rooms are the mansion's own"
    assert len(state.weapons) == len(WEAPONS), "all six weapons lie about (R2)"
    assert state.eliminated.issubset(state.seats), "only seats are eliminated"
    assert state.brought.issubset(state.seats), "only seats are brought"
    _check_phase(state)
    if state.over:
        return  # whoever ended it may have left the room it was brought to
    for seat in state.brought - {state.phase.seat}:  # whose turn it is may leave
        place = state.pawns[SUSPECTS.index(seat)]
        assert not isinstance(place, Cell), "one is brought into a room (R11)"


def _check_phase(state: State) -> None:
    if isinstance(state.phase, Over):
        assert state.phase.winner is None or state.phase.winner in state.in_play
        return
    seat = state.phase.seat
    place = state.pawns[SUSPECTS.index(seat)]
    assert seat in state.in_play, "an eliminated seat takes no turns (R14)"
    if isinstance(state.phase, LayingOut):
        left = [w for w, room in zip(WEAPONS, state.weapons, strict=True) if room is None]
        assert state.phase.weapons == tuple(left) != (), "those are laid out that do not lie yet"
    else:
        assert None not in state.weapons, "all weapons lie before the first turn (R2)"
    match state.phase:
        case Moving(_, dice):
            assert len(dice) == state.edition.dice, "the edition's dice are thrown"
        case Suggesting(_, room):
            assert place == room, "one suggests where one stands (R10)"
        case Answering(_, case, answerer):
            assert place == case.room, "one suggests where one stands (R10)"
            assert answerer != seat, "one does not answer oneself (R12)"
        case _:
            pass
