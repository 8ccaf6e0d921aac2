"""What Sherlock makes of a view: the deals that can be, and what questions about them are worth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache

from clue.deduction.belief import believe, proved
from clue.deduction.deals import Deals, deals_of
from clue.deduction.facts import Facts, facts_from
from clue.deduction.holders import Likelihood
from clue.deduction.value import Worth, weigh
from clue.players.reading import likelihoods
from clue.players.rivals import Rivals
from clue.players.skill import Skill
from clue.rules.cards import SUSPECTS, WEAPONS, Case, Room, Seat
from clue.rules.view import View

_WORTH_WEIGHING = 0.15
"""Nobody accuses of what is less likely by a sample: it need not be known more exactly."""


class Mind:
    """What Sherlock makes of a view; worked out once and asked several times in a turn."""

    def __init__(self, view: View, skill: Skill) -> None:
        self.view = view
        self.skill = skill
        self.facts = facts_from(view)
        self.hints = likelihoods(view, self.facts)
        self.deals = deals_about(self.facts, self.hints)

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
        return believe(self.facts, self.hints).likeliest

    @cached_property
    def rivals(self) -> Rivals:
        """The others who can still win."""
        return Rivals(self.view, self.deals, self.skill)

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
        return float(worth.case_bits[i] + self.skill.deal * worth.deal_bits[i])


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
