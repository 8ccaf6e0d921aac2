"""Reading the others: what is likely, though not certain, from how they play.

What sort of player each of them is is learnt in the game, from what it does and nothing else.
Everybody begins as anybody: every sort is thought possible, as often as it is met among people and
programs. What a player names, shows and lets pass makes some sorts likelier. Who it is (a level, a
program, a person) is never asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import log
from typing import TypeAlias

from clue.deduction.belief import (
    consequences,
    how_many,
    likeliest_case,
    likely_cases,
    possible_in_case,
    proved,
)
from clue.deduction.deals import FEW, Deals, deals_of
from clue.deduction.facts import Facts, facts_from
from clue.deduction.holders import Likelihood
from clue.deduction.value import Worth, weigh
from clue.players.common import slips
from clue.players.rivals import Rivals
from clue.players.skill import Skill
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Seat
from clue.rules.view import Inquiry, View


@dataclass(frozen=True, slots=True)
class Sort:
    """Players who name a card of their own as readily as this beside any other card."""

    often: float
    """The share of all players who are so."""
    own: float


Sorts: TypeAlias = tuple[Sort, ...]

NAMING: Sorts = (Sort(0.15, 0.02), Sort(0.3, 0.2), Sort(0.3, 0.6), Sort(0.25, 1.1))
"""Suspects and weapons: some spare their own, some name them as readily as any."""

CALLING: Sorts = (Sort(0.3, 0.35), Sort(0.4, 0.8), Sort(0.3, 1.15))
"""Rooms: many go where they know least, others wherever is nearest."""

CAREFUL = 0.75
"""The share of players who keep notes of what they were shown."""

FORGETS = 0.03
"""How often such a player names again, of its own will, what it was shown, beside other cards."""

SLIPS = 0.2
"""How readily who keeps notes names what everybody could know to be out, beside who forgets."""

REPEATS = (3.0, 1.0)
"""So many times, before anything is seen of it, a player has shown the same card again or not."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What is thought of a player by what it did.

    ``careful`` is the chance that it keeps notes, ``repeats`` that it shows again what it has
    shown before.
    """

    careful: float
    repeats: float


def habits_of(view: View, seat: Seat) -> Habits:
    """What this seat's eyes have seen of another's manner."""
    asked = [inquiry for inquiry in view.inquiries if inquiry.seat == seat]
    return Habits(_careful(view, asked, slips(view)[seat]), _repeats(view, seat))


def _careful(view: View, asked: Sequence[Inquiry], slipped: int) -> float:
    """By what it names again although this seat has shown it to it, or everybody could know it."""
    odds = CAREFUL / (1 - CAREFUL) * SLIPS**slipped
    suspects, weapons, _ = view.board.deck.piles
    known: set[Card] = set()
    for inquiry in asked:
        for pile, named in zip((suspects, weapons), inquiry.case.cards, strict=False):
            seen = len(known.intersection(pile))
            if named in known:
                odds *= FORGETS
            elif seen:  # who forgets would have named one of these as soon as any other
                odds *= (len(pile) - FORGETS * seen) / (len(pile) - seen)
        if inquiry.shower == view.seat and inquiry.shown is not None:
            known.add(inquiry.shown)
    return odds / (1 + odds)


def _repeats(view: View, seat: Seat) -> float:
    """By what it showed to this seat where it could show the same again."""
    again, other = REPEATS
    shown: set[Card] = set()
    for inquiry in view.inquiries:
        if inquiry.seat == view.seat and inquiry.shower == seat and inquiry.shown is not None:
            if inquiry.shown in shown:
                again += 1
            elif shown.intersection(inquiry.case.cards):
                other += 1
            shown.add(inquiry.shown)
    return again / (again + other)


def own_among(sorts: Sorts, share: float, named: int, own: int, unsure: int) -> tuple[float, ...]:
    """How likely it is that none, one, two... of the unsure cards a player named are its own.

    It holds a share of all cards and named so many different ones, of which so many are known to
    be its own. Which sort it is follows from all of them at once: who named one of its own may
    well have named more.
    """
    beside = [sort.often / (1 - (1 - sort.own) * share) ** named for sort in sorts]
    weights = [
        sum(chance * sort.own ** (own + held) for chance, sort in zip(beside, sorts, strict=True))
        for held in range(unsure + 1)
    ]
    return tuple(weight / weights[0] for weight in weights)


CardHomes: TypeAlias = Mapping[Card, int | None]
"""For each card the number of its holder, once that is certain."""

ANY_CARD = (1.0, 1.0, 1 / 2, 1 / 3)
"""A card shown out of several was one choice among them."""

SILENT = (0.03, 1.0, 1.0, 1.0)
"""Asked, heard nothing, and did not accuse: of who keeps notes the three are hardly the case."""


def likelihoods(view: View, facts: Facts) -> tuple[Likelihood, ...]:
    """Every hint in a view, none about the viewer's own hand."""
    problem = consequences(facts)
    homes = dict(zip(problem.cards, problem.home, strict=True))
    habits = {seat: habits_of(view, seat) for seat in view.seats if seat != view.seat}
    hints: list[Likelihood] = []
    for seat in habits:
        hints += _named(view, seat, homes)
    for index, inquiry in enumerate(view.inquiries):
        if inquiry.seat == view.seat:
            hints += _shown(view, index, habits)
            continue
        careful = habits[inquiry.seat].careful
        hints += _named_again(view, index, careful)
        if inquiry.complete and inquiry.shower is None and view.turn > inquiry.turn:
            silent = _believed(SILENT, trusted(careful, SILENT[0]))
            hints.append(Likelihood(inquiry.seat, inquiry.case.cards, silent))
    return tuple(hints)


def _believed(weights: tuple[float, ...], trust: float) -> tuple[float, ...]:
    """A hint as far as one may trust it: not at all, and all its weights are one."""
    return tuple(weight**trust for weight in weights)


def trusted(careful: float, least: float) -> float:
    """How far to trust a hint of who keeps notes with some chance, and else tells nothing.

    What the hint makes least likely becomes as likely as it is of both together.
    """
    return log(1 - careful * (1 - least)) / log(least)


def _named(view: View, seat: Seat, homes: CardHomes) -> Iterator[Likelihood]:
    """The hints about a seat's own hand in the cards it named, however often it named them."""
    cases = [inquiry.case for inquiry in view.inquiries if inquiry.seat == seat]
    share, holder = view.hand_size(seat) / len(homes), view.seats.index(seat)
    who_what = {card for case in cases for card in (case.suspect, case.weapon)}
    for sorts, named in ((NAMING, who_what), (CALLING, {case.room for case in cases})):
        unsure = tuple(card for card in homes if card in named and homes[card] is None)
        own = sum(homes[card] == holder for card in named)
        if unsure:
            weights = own_among(sorts, share, len(named), own, len(unsure))
            yield Likelihood(seat, unsure, weights)


def _named_again(view: View, index: int, careful: float) -> list[Likelihood]:
    """Who keeps notes and names a card again was hardly shown that one of the three."""
    inquiry = view.inquiries[index]
    if inquiry.shower is None or inquiry.shower == view.seat:
        return []
    again = {
        card
        for later in view.inquiries[index + 1 :]
        if later.seat == inquiry.seat
        for card in (later.case.suspect, later.case.weapon)
    }
    rest = tuple(card for card in inquiry.case.cards if card not in again)
    if len(rest) in (0, 3):
        return []
    # Together: of the cards the shower has of the three, the share that was not named again.
    trust = trusted(careful, FORGETS)
    return [
        Likelihood(inquiry.shower, rest, _believed((FORGETS, 1.0, 2.0)[: len(rest) + 1], trust)),
        Likelihood(inquiry.shower, inquiry.case.cards, _believed(ANY_CARD, trust)),
    ]


def _shown(view: View, index: int, habits: Mapping[Seat, Habits]) -> list[Likelihood]:
    """The hint in a card shown to the viewer; who likes to show the same again had no choice."""
    inquiry = view.inquiries[index]
    if inquiry.shower is None or inquiry.shown is None:
        return []
    free = 1.0
    if any(_same_answer(inquiry, earlier) for earlier in view.inquiries[:index]):
        free -= habits[inquiry.shower].repeats
    return [Likelihood(inquiry.shower, inquiry.case.cards, _believed(ANY_CARD, free))]


def _same_answer(inquiry: Inquiry, earlier: Inquiry) -> bool:
    return (
        earlier.seat == inquiry.seat
        and earlier.shower == inquiry.shower
        and earlier.shown == inquiry.shown
    )


_WORTH_WEIGHING = 0.15
"""Nobody accuses of what is less likely by a sample: it need not be known more exactly."""


class Mind:
    """What Sherlock makes of a view; worked out once and asked several times in a turn."""

    def __init__(self, view: View, skill: Skill) -> None:
        self.view = view
        self.skill = skill
        self.facts = facts_from(view)

    @cached_property
    def hints(self) -> tuple[Likelihood, ...]:
        """What is likely, though not certain, from how the others play."""
        return likelihoods(self.view, self.facts)

    @cached_property
    def deals(self) -> Deals:
        """All deals still possible, or a fair sample; what is proved is known without them."""
        return deals_about(self.facts, self.hints)

    @cached_property
    def few(self) -> bool:
        """Whether all deals can be written down: asked before any is."""
        return how_many(self.facts) <= FEW

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
        return Rivals(self.view, self.deals, self.skill)

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

    def asked(self, cases: list[Case]) -> Worth:
        """What suggestions are worth by the deals thought possible."""
        return weighed(self.deals, self.seat, tuple(cases))

    def bits(self, worth: Worth) -> list[float]:
        """Each suggestion's information on one scale, whoever it helps."""
        skill, empty = self.skill, len(SUSPECTS) - len(self.view.seats)
        rooms = skill.where * empty * worth.room_bits
        bits: list[float] = (worth.case_bits + rooms + skill.deal * worth.deal_bits).tolist()
        return bits


@lru_cache(maxsize=6)  # they can be large, and are asked for again within one turn
def deals_about(facts: Facts, hints: tuple[Likelihood, ...]) -> Deals:
    """The table of deals, kept while nothing new is learnt."""
    return deals_of(facts, hints)


@lru_cache(maxsize=8)
def weighed(deals: Deals, asker: Seat, cases: tuple[Case, ...]) -> Worth:
    """What suggestions are worth, kept while nothing new is learnt: a roll changes nothing."""
    return weigh(deals, asker, cases)


@lru_cache(maxsize=12)
def mind_of(view: View, skill: Skill) -> Mind:
    """The mind for a view, kept for the other decisions of the turn."""
    return Mind(view, skill)


def cases_in(room: Room) -> list[Case]:
    """Every suggestion that can be made in a room."""
    return [Case(suspect, weapon, room) for suspect in SUSPECTS for weapon in WEAPONS]
