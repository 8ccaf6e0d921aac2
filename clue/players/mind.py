"""What Sherlock makes of a view: the deals that can be, and what questions about them are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from clue.deduction.deals import Deals, deals_of
from clue.deduction.facts import Facts, facts_from
from clue.deduction.holders import Likelihood
from clue.deduction.value import Worth, weigh
from clue.players.reading import likelihoods
from clue.players.travel import NEVER, turns_from
from clue.rules.cards import SUSPECTS, WEAPONS, Case, Room, Seat
from clue.rules.view import View


@dataclass(frozen=True, slots=True)
class Skill:
    """What was found out by playing: how much each consideration weighs, in bits."""

    deal: float = 0.4  # information about the whole deal
    public: float = 0.0  # what the others learn from the answer
    help: float = 0.3  # bringing a rival into a room saves it the way
    again: float = 0.8  # what a later question is worth beside the first
    pairs: int = 4  # suspect and weapon pairs tried in every room
    block: float = 0.02  # standing where a rival wants to pass
    # The chance that one rival ends the game in a round, by the bits this seat is away.
    hazard: tuple[tuple[float, float], ...] = ((0.5, 0.30), (1.5, 0.22), (3.0, 0.10), (4.5, 0.04))


class Mind:
    """What Sherlock makes of a view; worked out once and asked several times in a turn."""

    def __init__(self, view: View, skill: Skill) -> None:
        self.view = view
        self.skill = skill
        self.facts = facts_from(view)
        self.deals = deals_about(self.facts, likelihoods(view, self.facts))

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
        """A suggestion's bits, less the help it gives a rival whose pawn it calls."""
        return self.bits(worth, i) - self.help(worth.cases[i])

    def help(self, case: Case) -> float:
        """A rival called into the room may ask there at once (R11); a walk saved is a gift."""
        if case.suspect not in self.rivals:
            return 0.0
        place = self.view.place_of(case.suspect)
        if place == case.room:
            return 0.0
        turns = min(turns_from(self.view, place).values())
        gift: float = 1 - 0.8 ** min(turns, NEVER)
        return self.skill.help * gift / len(self.rivals)

    @cached_property
    def hazard(self) -> float:
        """The chance that somebody else ends the game before this seat's next turn.

        Who asks as often as Sherlock knows about as much; who asks half as often, far less.
        """
        bits = self.deals.entropy
        base = next((risk for limit, risk in self.skill.hazard if bits <= limit), 0.01)
        asked = Counter(inquiry.seat for inquiry in self.view.inquiries)
        safe = 1.0
        for rival in self.rivals:
            pace = min(1.0, (asked[rival] + 0.5) / (asked[self.seat] + 0.5))
            safe *= 1 - base * pace**2
        return 1 - safe


@lru_cache(maxsize=64)
def deals_about(facts: Facts, hints: tuple[Likelihood, ...]) -> Deals:
    """The table of deals, kept while nothing new is learnt."""
    return deals_of(facts, hints)


@lru_cache(maxsize=64)
def mind_of(view: View, skill: Skill) -> Mind:
    """The mind for a view, kept for the other decisions of the turn."""
    return Mind(view, skill)


def cases_in(room: Room) -> list[Case]:
    """Every suggestion that can be made in a room."""
    return [Case(suspect, weapon, room) for suspect in SUSPECTS for weapon in WEAPONS]
