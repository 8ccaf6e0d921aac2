"""The random player: legal, aimless, and only now and then bold enough to accuse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from clue.players.base import Choice, Player
from clue.players.reasons import Motive, Reason
from clue.rules import actions as act
from clue.rules.cards import SUSPECTS, WEAPONS, Case
from clue.rules.offers import Offers
from clue.rules.view import View

ACCUSES = 0.02
"""How often it accuses where it could: a blind accusation is nearly always the end of it."""

_WHIM = Reason(Motive.WHIM)


class RandomPlayer(Player):
    """Picks among the kinds of action first, so that a rare kind is not drowned by many squares."""

    name = "random"
    by_view_alone = by_offers_alone = True  # nothing it knows would change its mind

    def choose(self, view: View, offers: Offers, rng: Random) -> Choice:
        """Pick anything legal."""
        return Choice(self.chosen(view, offers, rng), _WHIM)

    def chosen(self, view: View, offers: Offers, rng: Random) -> act.Action:
        """Anything legal."""
        del view
        return any_action(offers, rng)


def any_action(offers: Offers, rng: Random) -> act.Action:
    """Something legal at random, an accusation seldom unless nothing else is left."""
    kinds = _kinds(offers)
    if offers.accuse and (not kinds or rng.random() < ACCUSES):
        case = Case(rng.choice(SUSPECTS), rng.choice(WEAPONS), rng.choice(offers.deck.rooms))
        return act.Accuse(offers.seat, case)
    among, made = rng.choice(kinds)
    return made(rng.choice(among))


_Kind: TypeAlias = tuple[Sequence[Any], Callable[[Any], act.Action]]
"""Among what one chooses, and the action that is made of the one chosen."""

_PAIRS = [(suspect, weapon) for suspect in SUSPECTS for weapon in WEAPONS]


def _kinds(offers: Offers) -> list[_Kind]:
    """The legal actions but accusations, kind by kind; kinds with nothing in them left out."""
    seat, room = offers.seat, offers.suggest_in
    alone = (seat,)
    kinds: list[_Kind] = [
        (
            [(weapon, to) for weapon in offers.lay for to in offers.lay_in],
            lambda laid: act.LayWeapon(seat, *laid),
        ),
        (alone if offers.roll else (), act.Roll),
        (offers.passages, lambda to: act.TakePassage(seat, to)),
        ([*offers.destinations], lambda to: act.MoveTo(seat, to)),
        ([(*pair, room) for pair in _PAIRS] if room else (), lambda c: act.Suggest(seat, Case(*c))),
        (alone if offers.decline else (), act.DeclineToSuggest),
        (offers.show, lambda card: act.Show(seat, card)),
        (alone if offers.have_none else (), act.HaveNone),
        (alone if offers.end_turn else (), act.EndTurn),
    ]
    return [kind for kind in kinds if kind[0]]
