"""A stranger to spar with: complete in what it can prove, and it reads nobody.

It weighs what a question tells of the case and of the whole deal, one to one, by all deals or a
fair sample of them; names its own cards as freely as any; goes where it learns most soonest; shows
what it has shown before, else anything; and accuses when only one case is left. As a program::

    clue tournament "sherlock,inspector,cmd:python -m tools.players.stranger" --games 60
"""

from __future__ import annotations

from random import Random

from clue.commands.bot import serve
from clue.deduction.belief import proved
from clue.deduction.deals import deals_of
from clue.deduction.facts import facts_from
from clue.deduction.value import weigh
from clue.players.base import Choice, Player
from clue.players.detective import show_again
from clue.players.mind import cases_in
from clue.players.random import any_action
from clue.players.reasons import Motive, Reason
from clue.players.travel import turns_from
from clue.rules import actions as act
from clue.rules.cards import Case, Room
from clue.rules.legal import standing
from clue.rules.offers import Offers
from clue.rules.view import View

PATIENCE = 0.85
"""What a question asked a turn later is worth."""

PAIRS = 4
"""Suspects and weapons tried in every room."""


class Stranger(Player):
    """Plays by numbers alone."""

    name = "stranger"

    def choose(self, view: View, offers: Offers, rng: Random) -> Choice:
        """Accuse if it is proved; ask, show and walk for what it learns."""
        return Choice(self._action(view, offers, rng), Reason(Motive.OUTSIDE))

    def _action(self, view: View, offers: Offers, rng: Random) -> act.Action:
        seat = offers.seat
        if offers.show:
            again = show_again(view, offers)
            return again.action if again else act.Show(seat, rng.choice(offers.show))
        if offers.accuse and (case := proved(facts_from(view))):
            return act.Accuse(seat, case)
        if not (offers.destinations or offers.passages or offers.suggest_in):
            if offers.end_turn:
                return act.EndTurn(seat)
            return act.Roll(seat) if offers.roll else any_action(offers, rng)
        asked = _Asked(view)
        if offers.suggest_in is not None and not asked.better_elsewhere(offers):
            return act.Suggest(seat, asked.best_in(offers.suggest_in)[1])
        if offers.destinations:
            places = sorted(offers.destinations, key=str)
            return act.MoveTo(seat, max(places, key=asked.worth_from))
        here = {room: asked.worth_from(room) for room in offers.passages}
        passage = max(here, key=here.__getitem__, default=None)
        rolled = asked.worth_from(standing(view, seat), turns=0.0) if offers.roll else -1.0
        if passage is not None and here[passage] >= rolled:
            return act.TakePassage(seat, passage)
        return act.Roll(seat)


class _Asked:
    """What questions are worth to a seat."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self.deals = deals_of(facts_from(view))
        pairs = self._weighed(cases_in(view.board.deck.rooms[0]))[:PAIRS]
        self.rooms: dict[Room, float] = {}
        cases = [
            Case(case.suspect, case.weapon, room)
            for room in view.board.deck.rooms
            for _, case in pairs
        ]
        for bits, case in self._weighed(cases):
            self.rooms.setdefault(case.room, bits)

    def _weighed(self, cases: list[Case]) -> list[tuple[float, Case]]:
        worth = weigh(self.deals, self.seat, cases)
        bits = (worth.case_bits + worth.deal_bits).tolist()
        return sorted(zip(bits, cases, strict=True), key=lambda found: -found[0])

    def best_in(self, room: Room) -> tuple[float, Case]:
        """The best question in a room."""
        return self._weighed(cases_in(room))[0]

    def worth_from(self, place: act.Place, turns: float = 1.0) -> float:
        """The best question to be had from a place; ``turns`` is what standing there has cost."""
        ways = turns_from(self.view, place)
        if place in self.rooms:
            return self.rooms[Room(str(place))]
        return max(PATIENCE ** (ways[room] - 1 + turns) * bits for room, bits in self.rooms.items())

    def better_elsewhere(self, offers: Offers) -> bool:
        """Whether asking here at once is worth less than going on."""
        if not (offers.roll or offers.passages):
            return False
        here = standing(self.view, self.seat)
        ways = turns_from(self.view, here)
        best = max(PATIENCE ** ways[room] * bits for room, bits in self.rooms.items())
        return best > self.best_in(Room(str(here)))[0]


if __name__ == "__main__":
    raise SystemExit(serve(Stranger()))
