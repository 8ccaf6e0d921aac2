"""What Sherlock makes of a view: the deals that can be, and what questions about them are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property, lru_cache
from math import exp

from clue.deduction.belief import possible_in_case
from clue.deduction.deals import Deals, deals_of
from clue.deduction.facts import Facts, Holds, Origin, Source, facts_from
from clue.deduction.holders import Likelihood
from clue.deduction.value import Worth, weigh
from clue.players.reading import likelihoods
from clue.players.skill import Skill
from clue.players.travel import turns_to_rooms
from clue.rules import movement
from clue.rules.cards import SUSPECTS, WEAPONS, Case, Room, Seat
from clue.rules.view import View

_DELAY = 0.8
"""What a rival's question is worth a turn later."""

_ROOM_KNOWN = 0.6
"""What a question tells where only suspect and weapon are open, beside one about all three."""


class Mind:
    """What Sherlock makes of a view; worked out once and asked several times in a turn."""

    def __init__(self, view: View, skill: Skill) -> None:
        self.view = view
        self.skill = skill
        self.facts = facts_from(view)
        self.deals = deals_about(self.facts, likelihoods(view, self.facts))
        self._reach: dict[Seat, float] = {}

    @cached_property
    def seat(self) -> Seat:
        """Whose mind this is."""
        assert self.view.seat is not None
        return self.view.seat

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        """The others who can still win."""
        out = {self.seat, *self.view.eliminated}
        return tuple(seat for seat in self.view.seats if seat not in out)

    @cached_property
    def pairs(self) -> tuple[Case, ...]:
        """The most telling suspects and weapons, whatever the room."""
        room = self.view.board.deck.rooms[0]
        worth = self.asked(cases_in(room))
        order = sorted(range(len(worth.cases)), key=lambda i: -self.bits(worth, i))
        return tuple(worth.cases[i] for i in order[: self.skill.pairs])

    @cached_property
    def rooms(self) -> Mapping[Room, float]:
        """What the best question in each room is worth."""
        rooms = self.view.board.deck.rooms
        cases = [Case(p.suspect, p.weapon, room) for room in rooms for p in self.pairs]
        worth = self.asked(cases)
        best = dict.fromkeys(rooms, 0.0)
        for i, case in enumerate(cases):
            best[case.room] = max(best[case.room], self.bits(worth, i))
        return best

    def asked(self, cases: list[Case]) -> Worth:
        """What suggestions are worth by the deals thought possible."""
        return weigh(self.deals, self.seat, cases)

    def bits(self, worth: Worth, i: int) -> float:
        """A suggestion's information on one scale, whoever it helps."""
        return float(
            worth.case_bits[i]
            + self.skill.deal * worth.deal_bits[i]
            - self.skill.public * worth.public_bits[i]
        )

    def value(self, worth: Worth, i: int) -> float:
        """A suggestion's bits, less what it gives a rival whose pawn it calls."""
        return self.bits(worth, i) - self.skill.help * self.gift(worth.cases[i])

    def gift(self, case: Case) -> float:
        """What being called is worth to the rival who is named, as a share of a question.

        It may ask where it is called to at once (R11), which saves it the way; if it stood before a
        better room it is held up instead, and the gift is below nought. It counts for as much as
        that rival counts among all of them: most for whoever is ahead.
        """
        rival, room = case.suspect, case.room
        if rival not in self.rivals or self.view.place_of(rival) == room:
            return 0.0
        return (self._asking(room) - self._soonest(rival)) * self._ahead[rival]

    @cached_property
    def _ahead(self) -> Mapping[Seat, float]:
        """Each rival's share in the danger: who has asked more knows more."""
        asked = {seat: self.asked_by[seat] + 1 for seat in self.rivals}
        return {seat: count / sum(asked.values()) for seat, count in asked.items()}

    @cached_property
    def asked_by(self) -> Counter[Seat]:
        """How often each seat has asked."""
        return Counter(inquiry.seat for inquiry in self.view.inquiries)

    def _soonest(self, rival: Seat) -> float:
        """The best question a rival can reach by itself, the less worth the later."""
        if rival not in self._reach:
            place = self.view.place_of(rival)
            taken = movement.taken_squares(self.view.pawns, place)
            ways = turns_to_rooms(self.view.board, place, taken, self.view.edition.dice)
            best = max(_DELAY ** (ways[room] - 1) * self._asking(room) for room in ways)
            if rival in self.view.brought:
                best = max(best, self._asking(Room(str(place))))
            self._reach[rival] = best
        return self._reach[rival]

    def _asking(self, room: Room) -> float:
        """What a question in a room is worth to anybody: the room counts while it is open."""
        return 1.0 if room in self._open_rooms else _ROOM_KNOWN

    @cached_property
    def _open_rooms(self) -> frozenset[Room]:
        """The rooms that may be the case's as far as everybody can know."""
        possible = possible_in_case(public_facts(self.view))
        return frozenset(room for room in self.view.board.deck.rooms if room in possible)

    @cached_property
    def hazard(self) -> float:
        """The chance that somebody else ends the game before this seat's next turn.

        Who asks as often as Sherlock knows about as much; who asks half as often, less. The odds
        were found in games against inspectors, where what was said here came true as often as said.
        """
        skill = self.skill
        odds = exp(skill.near + skill.crowd * len(self.rivals) + skill.away * self.deals.entropy)
        asked = self.asked_by
        safe = 1.0
        for rival in self.rivals:
            pace = min(1.0, (asked[rival] + 0.5) / (asked[self.seat] + 0.5))
            safe *= 1 - odds / (1 + odds) * pace
        return 1 - safe


@lru_cache(maxsize=16)
def public_facts(view: View) -> Facts:
    """What everybody at the table knows."""
    seen = tuple(replace(inquiry, shown=None) for inquiry in view.inquiries)
    return facts_from(replace(view, seat=None, hand=(), inquiries=seen, envelope=None))


def known_to(view: View, seat: Seat) -> Facts:
    """What another seat knows as far as this one can tell: the public facts, and what it was shown.

    Its hand is missing, and so are the cards that others have shown to it.
    """
    public, origin = public_facts(view), Origin(Source.INQUIRY)
    assert view.seat is not None
    shown = (
        i.shown for i in view.inquiries if i.seat == seat and i.shower == view.seat and i.shown
    )
    more = tuple(Holds(view.seat, card, origin) for card in dict.fromkeys(shown))
    return replace(public, statements=(*more, *public.statements))


@lru_cache(maxsize=6)  # they can be large, and are asked for again within one turn
def deals_about(facts: Facts, hints: tuple[Likelihood, ...]) -> Deals:
    """The table of deals, kept while nothing new is learnt."""
    return deals_of(facts, hints)


@lru_cache(maxsize=12)
def mind_of(view: View, skill: Skill) -> Mind:
    """The mind for a view, kept for the other decisions of the turn."""
    return Mind(view, skill)


def cases_in(room: Room) -> list[Case]:
    """Every suggestion that can be made in a room."""
    return [Case(suspect, weapon, room) for suspect in SUSPECTS for weapon in WEAPONS]
