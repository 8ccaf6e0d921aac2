"""Tables laid by hand for the rulings: who sits, where the pawns stand, what the dice will be."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from clue.game.session import Session
from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules.board import Board, Place
from clue.rules.cards import SUSPECTS, Case, Room, Seat, Suspect, Weapon
from clue.rules.chance import ScriptedChance
from clue.rules.editions import DELUXE, Edition, HouseRules
from clue.rules.offers import Offers
from clue.rules.phases import Phase
from clue.rules.refusals import IllegalActionError, Why
from clue.rules.setup import deal, lay
from tests.mansions import classic

SCARLET, MUSTARD, WHITE, GREEN, PEACOCK, PLUM = SUSPECTS
CLASSIC = classic()
STUDY, HALL, LOUNGE, LIBRARY, BILLIARD, DINING, CONSERVATORY, BALLROOM, KITCHEN = map(
    Room, CLASSIC.deck.rooms
)


class Table:
    """A game in which the unshuffled deal is known.

    The envelope holds Scarlet, the Rope and the Study; the other cards are dealt in printed
    order, one at a time from the starter.
    """

    def __init__(
        self,
        seats: Iterable[Seat] = (SCARLET, MUSTARD, WHITE),
        *,
        edition: Edition = DELUXE,
        house: HouseRules | None = None,
        board: Board = CLASSIC,
        game: int = 0,
        at: dict[Suspect, Place] | None = None,
        dice: Iterable[tuple[int, ...]] = (),
        phase: Phase | None = None,
    ) -> None:
        setup = lay(board, edition, seats, house, game)
        self.session = Session(setup, deal(setup, ScriptedChance()), ScriptedChance(dice))
        pawns = tuple((at or {}).get(s, p) for s, p in zip(SUSPECTS, board.starts, strict=True))
        state = replace(self.session.state, pawns=pawns)
        self.session.state = replace(state, phase=phase) if phase else state
        self.told: list[ev.Event] = []

    @property
    def state(self):
        return self.session.state

    @property
    def phase(self):
        return self.session.state.phase

    @property
    def offers(self) -> Offers:
        found = self.session.offers()
        assert found is not None
        return found

    def place(self, suspect: Suspect) -> Place:
        return self.state.pawns[SUSPECTS.index(suspect)]

    def do(self, *actions: act.Action) -> Table:
        for action in actions:
            self.told += self.session.act(action)
        return self

    def refused(self, action: act.Action) -> Why:
        """Why the referee refuses: what it says beforehand and what it raises must agree."""
        refusal = self.session.refusal(action)
        assert refusal is not None, f"{action} is allowed"
        before = self.state
        with pytest.raises(IllegalActionError) as raised:
            self.session.act(action)
        assert raised.value.refusal == refusal
        assert self.state == before
        return refusal.why

    def happened(self, kind: type) -> list:
        return [event for event in self.told if isinstance(event, kind)]

    def answers_none(self) -> Table:
        """Everybody has none until the suggestion has come round."""
        while self.session.offers().have_none:
            self.do(act.HaveNone(self.offers.seat))
        return self


def case(suspect: Suspect, weapon: Weapon | str, room: Room | str) -> Case:
    return Case(suspect, Weapon(weapon), Room(room))


TRUTH = case(SCARLET, "rope", "study")
WRONG = case(PLUM, "knife", "kitchen")
