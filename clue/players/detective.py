"""What every detective does alike: the order in which a decision is taken, whoever decides."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Generic, TypeVar

from clue.players.base import Choice, Player, picked, ranked
from clue.players.reasons import Motive, Reason, ValueScale
from clue.players.skill import Temper
from clue.players.travel import nothing_to_ask
from clue.rules import actions as act
from clue.rules.cards import Card, Case, Seat
from clue.rules.offers import Offers
from clue.rules.view import View

MindT = TypeVar("MindT")

FRUITLESS = 40
"""Questions by each detective still in play, after which it hopes for no more from them."""


class Detective(Player, ABC, Generic[MindT]):
    """A player that first thinks (``mind``) and then asks what the moment calls for."""

    level: str
    by_view_alone = True

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    @property
    def name(self) -> str:
        """Level and temper, as the registry knows them."""
        return f"{self.level}:{self.temper.name}" if self.temper.name else self.level

    def choose(self, view: View, offers: Offers, rng: Random) -> Choice:
        """Answer if asked; else accuse, ask, move or end the turn, in this order."""
        if at_once := self._unthinking(view, offers, rng):
            return at_once
        if offers.accuse and (case := self.proved(view)):
            return self._certain(offers, case)
        if offers.accuse and (accusation := self._accusation(view, offers)):
            return accusation
        if offers.end_turn:
            return Choice(act.EndTurn(offers.seat), Reason(Motive.NOTHING_LEFT))
        mind = self.mind(view)
        if at_once := self._instead_of_walking(view, offers, mind, rng):
            return at_once
        if offers.destinations:
            return self.walk(view, offers, mind, rng)
        if offers.roll or offers.passages:
            return self.begin(view, offers, mind, rng)
        if offers.suggest_in is not None:
            return self.suggest(view, offers, mind, rng)
        return Choice(next(iter(offers)), Reason(Motive.ONLY_CHOICE))

    def _unthinking(self, view: View, offers: Offers, rng: Random) -> Choice | None:
        """What does not hang on whom it suspects: to lay out a weapon, and to answer."""
        if offers.lay:
            return lay_somewhere(offers, rng)
        if offers.have_none:
            return Choice(act.HaveNone(offers.seat), Reason(Motive.ONLY_CHOICE))
        if len(offers.show) == 1:
            card = offers.show[0]
            return Choice(act.Show(offers.seat, card), Reason(Motive.ONLY_CARD, card=card))
        return self.show(view, offers, rng) if offers.show else None

    @staticmethod
    def _certain(offers: Offers, case: Case) -> Choice:
        action = act.Accuse(offers.seat, case)
        reason = Reason(Motive.CASE_CERTAIN, case=case, chance=1.0)
        return Choice(action, reason, ranked([(1.0, action)]), ValueScale.CHANCE)

    def _accusation(self, view: View, offers: Offers) -> Choice | None:
        """What it dares to name, or names because nothing is left to be learnt (R17)."""
        dared = self.accuse(view, offers)
        if dared or not (nothing_to_ask(view) or self._in_circles(view)):
            return dared
        case, chance = self.likeliest(view)
        reason = Reason(Motive.NOTHING_TO_LEARN, case=case, chance=chance)
        return Choice(act.Accuse(offers.seat, case), reason)

    def _instead_of_walking(
        self, view: View, offers: Offers, mind: MindT, rng: Random
    ) -> Choice | None:
        """Staying or a passage, where one walks without a roll (H4) and that is better."""
        if not offers.destinations or not (offers.passages or offers.suggest_in):
            return None
        first = self.begin(view, replace(offers, roll=True), mind, rng)
        if isinstance(first.action, act.Roll):
            return None
        others = (a for a in first.alternatives if not isinstance(a.action, act.Roll))
        return replace(first, alternatives=tuple(others))

    def _in_circles(self, view: View) -> bool:
        """Whether the last many questions have told it nothing: it might never be sure (R17)."""
        lately = FRUITLESS * (len(view.seats) - len(view.eliminated))
        if len(view.inquiries) <= lately:
            return False
        before = replace(view, inquiries=view.inquiries[:-lately])
        return self.likeliest(view)[1] <= self.likeliest(before)[1]

    @abstractmethod
    def mind(self, view: View) -> MindT:
        """What it makes of everything it knows."""

    @abstractmethod
    def proved(self, view: View) -> Case | None:
        """The case, once what it works out leaves no other: it is named before all else."""

    @abstractmethod
    def accuse(self, view: View, offers: Offers) -> Choice | None:
        """What it dares to name although it is not sure, if it dares."""

    @abstractmethod
    def likeliest(self, view: View) -> tuple[Case, float]:
        """The case it would name if it had to, and its chance to be right."""

    @abstractmethod
    def begin(self, view: View, offers: Offers, mind: MindT, rng: Random) -> Choice:
        """Roll, take a passage, or stay and ask."""

    @abstractmethod
    def walk(self, view: View, offers: Offers, mind: MindT, rng: Random) -> Choice:
        """Where to go with what was rolled."""

    @abstractmethod
    def suggest(self, view: View, offers: Offers, mind: MindT, rng: Random) -> Choice:
        """Which case to name in the room entered."""

    def show(self, view: View, offers: Offers, rng: Random) -> Choice:
        """What the suggester has seen before, if possible; else any card, unless it is close."""
        if again := show_again(view, offers):
            return again
        if self.temper.close:
            return show_known(view, offers)
        card = rng.choice(offers.show)
        return picked(
            act.Show(offers.seat, card),
            (act.Show(offers.seat, other) for other in offers.show),
            Reason(Motive.WHIM, card=card),
        )


def lay_somewhere(offers: Offers, rng: Random) -> Choice:
    """Any weapon into any room: where they begin is as good as chance has it."""
    laid = act.LayWeapon(offers.seat, rng.choice(offers.lay), rng.choice(offers.lay_in))
    return Choice(laid, Reason(Motive.WHIM))


def ways_on(offers: Offers) -> list[act.Action]:
    """The dice and the secret passages, as far as they are open."""
    roll: list[act.Action] = [act.Roll(offers.seat)] if offers.roll else []
    return roll + [act.TakePassage(offers.seat, room) for room in offers.passages]


def shown_by_me(view: View, to: Seat) -> frozenset[Card]:
    """The cards this seat has already shown another."""
    return frozenset(
        inquiry.shown
        for inquiry in view.inquiries
        if inquiry.shower == view.seat and inquiry.seat == to and inquiry.shown is not None
    )


def show_again(view: View, offers: Offers) -> Choice | None:
    """Show what the suggester has seen before, if that is possible: it tells nothing new."""
    asker = view.inquiries[-1].seat
    known = shown_by_me(view, asker)
    for card in offers.show:
        if card in known:
            reason = Reason(Motive.SHOWN_BEFORE, card=card, rival=asker)
            return Choice(act.Show(offers.seat, card), reason)
    return None


def show_known(view: View, offers: Offers) -> Choice:
    """Show what the table knows best of this hand: shown to others, or of the largest kind."""
    sizes = {card: len(pile) for pile in view.board.deck.piles for card in pile}
    shown = Counter(i.shown for i in view.inquiries if i.shower == view.seat)
    worth = {card: float(sizes[card] * (1 + shown[card])) for card in offers.show}
    options = sorted(((worth[card], act.Show(offers.seat, card)) for card in worth), key=_best)
    asker = view.inquiries[-1].seat
    reason = Reason(Motive.TELLS_LEAST, card=options[0][1].card, rival=asker)
    return Choice(options[0][1], reason, ranked(options))


def _best(option: tuple[float, act.Show]) -> tuple[float, str]:
    return -option[0], str(option[1].card)
