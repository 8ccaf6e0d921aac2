"""The random player: legal, aimless, and only now and then bold enough to accuse."""

from __future__ import annotations

from random import Random

from clue.players.base import Choice, Player
from clue.players.reasons import Motive, Reason
from clue.rules import actions as act
from clue.rules.cards import SUSPECTS, WEAPONS, Case
from clue.rules.offers import Offers
from clue.rules.view import View

ACCUSES = 0.02
"""How often it accuses where it could: a blind accusation is nearly always the end of it."""


class RandomPlayer(Player):
    """Picks among the kinds of action first, so that a rare kind is not drowned by many squares."""

    name = "random"

    def choose(self, view: View, offers: Offers, rng: Random) -> Choice:
        """Pick anything legal."""
        del view  # nothing it knows would change its mind
        return Choice(any_action(offers, rng), Reason(Motive.WHIM))


def any_action(offers: Offers, rng: Random) -> act.Action:
    """Something legal at random, an accusation seldom unless nothing else is left."""
    kinds = _kinds(offers)
    if offers.accuse and (not kinds or rng.random() < ACCUSES):
        case = Case(rng.choice(SUSPECTS), rng.choice(WEAPONS), rng.choice(offers.deck.rooms))
        return act.Accuse(offers.seat, case)
    return rng.choice(rng.choice(kinds))


def _kinds(offers: Offers) -> list[list[act.Action]]:
    """The legal actions but accusations, kind by kind; kinds with nothing in them left out."""
    seat, room = offers.seat, offers.suggest_in
    kinds: list[list[act.Action]] = [
        [act.LayWeapon(seat, weapon, to) for weapon in offers.lay for to in offers.lay_in],
        [act.Roll(seat)] if offers.roll else [],
        [act.TakePassage(seat, to) for to in offers.passages],
        [act.MoveTo(seat, place) for place in offers.destinations],
        [act.Suggest(seat, Case(s, w, room)) for s in SUSPECTS for w in WEAPONS] if room else [],
        [act.DeclineToSuggest(seat)] if offers.decline else [],
        [act.Show(seat, card) for card in offers.show],
        [act.HaveNone(seat)] if offers.have_none else [],
        [act.EndTurn(seat)] if offers.end_turn else [],
    ]
    return [kind for kind in kinds if kind]
