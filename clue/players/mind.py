"""What Sherlock makes of a view: what is proved, what is likely, what each question is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

from clue.deduction.belief import (
    likeliest_case,
    likely_cases,
    most_deals,
    possible_in_case,
    proved,
)
from clue.deduction.deals import Deals, deals_of
from clue.deduction.facts import Facts, facts_from
from clue.deduction.holders import Evidence
from clue.deduction.value import Worth, weigh
from clue.players.common import words_of
from clue.players.habits import HabitsBySeat
from clue.players.likelihoods import likelihoods
from clue.players.rivals import Rivals
from clue.players.skill import Skill
from clue.rules.cards import SUSPECTS, WEAPONS, Case, Room, Seat
from clue.rules.view import View

_WORTH_WEIGHING = 0.15
"""Nobody accuses of what is less likely by a sample: it need not be known more exactly."""


_TOO_FEW = 0.05
"""Where no case has such a share of all deals, reading the others makes none likely enough to be
accused: of 5,900 such ends of turns not one."""


class Mind:
    """What Sherlock makes of a view; worked out once and asked several times in a turn."""

    def __init__(self, view: View, skill: Skill, habits: HabitsBySeat = ()) -> None:
        self.view = view
        self.skill = skill
        self.habits = habits
        self.facts = facts_from(view)

    @cached_property
    def hints(self) -> tuple[Evidence, ...]:
        """What is likely, though not certain, from how the others play."""
        return likelihoods(words_of(self.view), self.habits)

    @cached_property
    def deals(self) -> Deals:
        """All deals still possible, or a fair sample; what is proved is known without them."""
        return deals_about(self.facts, self.hints)

    @cached_property
    def open(self) -> bool:
        """Whether no case is near yet, however the others are read: asked before they are."""
        return most_deals(self.facts) < _TOO_FEW

    @cached_property
    def seat(self) -> Seat:
        """Whose mind this is."""
        assert self.view.seat is not None
        return self.view.seat

    @cached_property
    def proved(self) -> Case | None:
        """The case, once it is certain."""
        return proved(self.facts)

    @cached_property
    def likeliest(self) -> tuple[Case, float]:
        """The likeliest case and its chance; what is likely enough to act on is weighed exactly."""
        if self.proved:
            return self.proved, 1.0
        case, chance = self.deals.likeliest
        if self.deals.complete or chance < _WORTH_WEIGHING:
            return case, chance
        return likeliest_case(self.facts, likely_cases(self.facts, self.hints))

    @cached_property
    def rivals(self) -> Rivals:
        """The others who can still win."""
        return Rivals(self.view, self.deals, self.skill, self.habits)

    @cached_property
    def pairs(self) -> tuple[Case, ...]:
        """The most telling suspects and weapons, whatever the room."""
        room = self.view.board.deck.rooms[0]
        worth = self.asked(cases_in(room))
        order = sorted(zip(self.bits(worth), worth.cases, strict=True), key=lambda one: -one[0])
        return tuple(case for _, case in order[: self.skill.pairs])

    @cached_property
    def rooms(self) -> Mapping[Room, float]:
        """What the best question in each room is worth."""
        rooms = self.view.board.deck.rooms
        cases = [Case(p.suspect, p.weapon, room) for room in rooms for p in self.pairs]
        worth = self.asked(cases)
        best = dict.fromkeys(rooms, 0.0)
        for case, bits in zip(cases, self.bits(worth), strict=True):
            best[case.room] = max(best[case.room], bits)
        return best

    @cached_property
    def goals(self) -> Mapping[Room, float]:
        """What it is worth to be in each room: its question, and more where the room is open."""
        possible = possible_in_case(self.facts).intersection(self.rooms)
        if len(possible) == 1:
            return self.rooms
        more = self.skill.room
        return {room: bits + more * (room in possible) for room, bits in self.rooms.items()}

    def asked(self, cases: Sequence[Case]) -> Worth:
        """What suggestions are worth by the deals thought possible."""
        return weighed(self.deals, self.seat, tuple(cases))

    def bits(self, worth: Worth) -> list[float]:
        """Each suggestion's information on one scale, whoever it helps."""
        skill, empty = self.skill, len(SUSPECTS) - len(self.view.seats)
        rooms = skill.where * empty * worth.room_bits
        both = worth.case_bits + rooms + skill.deal * worth.deal_bits
        bits: list[float] = (both + skill.hope * worth.best).tolist()
        return bits


@lru_cache(maxsize=6)  # they can be large, and are asked for again within one turn
def deals_about(facts: Facts, hints: tuple[Evidence, ...]) -> Deals:
    """The table of deals, kept while nothing new is learnt."""
    return deals_of(facts, hints)


@lru_cache(maxsize=8)
def weighed(deals: Deals, asker: Seat, cases: tuple[Case, ...]) -> Worth:
    """What suggestions are worth, kept while nothing new is learnt: a roll changes nothing."""
    return weigh(deals, asker, cases)


@lru_cache(maxsize=12)
def mind_of(view: View, skill: Skill, habits: HabitsBySeat = ()) -> Mind:
    """The mind for a view, kept for the other decisions of the turn."""
    return Mind(view, skill, habits)


@lru_cache(maxsize=32)
def cases_in(room: Room) -> tuple[Case, ...]:
    """Every suggestion that can be made in a room."""
    return tuple(Case(suspect, weapon, room) for suspect in SUSPECTS for weapon in WEAPONS)
