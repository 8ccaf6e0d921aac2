"""A game being put together: who sits where, by which rulebook; plain data without a window."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Final

from clue.notebook.notes import Help
from clue.players.names import HUMAN, OUTSIDE, PHONE, PROGRAM
from clue.players.skill import NATURES
from clue.rules.cards import SUSPECTS, WEAPONS, Seat
from clue.rules.editions import EDITIONS, OPEN_CARDS, Edition, HouseRules

EMPTY: Final = "empty"
EVEN: Final = "even"
TEMPERS: Final = (EVEN, "bold", "careful", "bluffer", "talker")
UNTEMPERED: Final = frozenset({EMPTY, PROGRAM, "random"})
"""Kinds whose way of playing is not for choosing."""
PEOPLE: Final = frozenset({HUMAN, PHONE})
"""Kinds that are persons, wherever their cards are."""
CLASSIC: Final = "classic"
CASE_CARDS: Final = 3


@dataclass(frozen=True)
class SeatPlan:
    """Who is to sit on one seat: ``human``, ``phone``, ``empty``, ``outside`` or a level."""

    seat: Seat
    kind: str = EMPTY
    temper: str = EVEN
    name: str = ""  # what a person is called at the table
    command: str = ""  # what starts the program that sits here

    @property
    def player(self) -> str:
        """The name the players' registry knows; ``human`` for a person."""
        if self.kind in PEOPLE:
            return HUMAN
        if self.kind == PROGRAM:
            return f"{OUTSIDE}{self.command}"
        tempered = self.kind != EMPTY and self.temper != EVEN
        return f"{self.kind}:{self.temper}" if tempered else self.kind


@dataclass(frozen=True)
class NewGame:
    """What the new-game scene hands over: everything needed to lay the table."""

    seats: tuple[SeatPlan, ...]  # the taken ones, clockwise from red
    edition: Edition
    house: HouseRules
    mansion: str  # the map's file name without its ending
    seed: str = ""  # empty: by chance
    cut: bool = False  # whether people cut the deck before it is dealt
    help: Help | None = None  # how much notebooks help at first; nothing: as the settings say

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats with a person."""
        return tuple(plan.seat for plan in self.seats if plan.kind in PEOPLE)

    @property
    def phones(self) -> tuple[Seat, ...]:
        """The seats of those who hold their cards on a phone."""
        return tuple(plan.seat for plan in self.seats if plan.kind == PHONE)

    @property
    def players(self) -> dict[Seat, str]:
        """Each seat's player by its registry name, people as ``human``."""
        return {plan.seat: plan.player for plan in self.seats}

    @property
    def names(self) -> dict[Seat, str]:
        """What the people are called."""
        return {plan.seat: plan.name for plan in self.seats if plan.kind in PEOPLE}


@dataclass(frozen=True)
class Draft:
    """A game on its way; every change gives a new one."""

    plans: tuple[SeatPlan, ...]
    edition: str = "deluxe"
    house: HouseRules = field(default_factory=HouseRules)
    mansion: str = CLASSIC
    rooms: int = 9
    seed: str = ""
    seed_shown: bool = False

    @property
    def taken(self) -> tuple[SeatPlan, ...]:
        """The seats somebody sits on."""
        return tuple(plan for plan in self.plans if plan.kind != EMPTY)

    @property
    def people(self) -> int:
        """How many persons play."""
        return sum(plan.kind in PEOPLE for plan in self.plans)

    def plan(self, seat: Seat) -> SeatPlan:
        """Who is to sit there."""
        return next(plan for plan in self.plans if plan.seat == seat)

    def seated(self, seat: Seat, **changes: str) -> Draft:
        """The same with one seat changed."""
        plan = replace(self.plan(seat), **changes)  # type: ignore[arg-type]  # all but the seat is text
        return replace(self, plans=tuple(plan if p.seat == seat else p for p in self.plans))

    def for_two(self) -> Draft:
        """The rule for two comes when two sit there, and goes when more do (H3)."""
        two = len(self.taken) == 2
        if two == self.house.two_with_open_cards:
            return self
        return replace(self, house=replace(self.house, two_with_open_cards=two))

    def hands(self) -> tuple[int, ...]:
        """How many cards each seat will hold, in seat order from the start (R2, H3)."""
        count = len(self.taken)
        if not count:
            return ()
        left = len(SUSPECTS) + len(WEAPONS) + self.rooms - CASE_CARDS
        if self.house.two_with_open_cards and count == 2:
            left -= OPEN_CARDS
        each, more = divmod(left, count)
        return tuple(each + (index < more) for index in range(count))

    def problem(self) -> str:
        """The key of the sentence that says why nothing can be dealt yet; empty if it can."""
        count, most = len(self.taken), EDITIONS[self.edition].seats[1]
        open_cards = self.house.two_with_open_cards
        names = Counter(p.name.strip().casefold() for p in self.plans if p.kind in PEOPLE)
        checks = (
            (count < 2 or count > most, "newgame-problem-too-few"),
            (count == 2 and not open_cards, "newgame-problem-two"),
            (count > 2 and open_cards, "newgame-problem-not-two"),
            (names[""] > 0, "newgame-problem-name"),
            (any(times > 1 for times in names.values()), "newgame-problem-same-name"),
            (not _is_seed(self.seed), "newgame-problem-seed"),
        )
        return next((key for failed, key in checks if failed), "")

    def finished(self) -> NewGame:
        """The game to be dealt."""
        plans = tuple(replace(plan, name=plan.name.strip()) for plan in self.taken)
        seed = self.seed.strip()
        return NewGame(plans, EDITIONS[self.edition], self.house, self.mansion, seed)


def _is_seed(text: str) -> bool:
    """Nothing at all, or a whole number."""
    text = text.strip()
    return not text or (text.isascii() and text.removeprefix("-").isdigit())


def first_draft(name: str, levels: tuple[str, ...]) -> Draft:
    """One person as red against two of the weaker detectives: a table a beginner can win at."""
    weak = levels[min(1, len(levels) - 1)] if levels else EMPTY
    kinds = [HUMAN, weak, EMPTY, EMPTY, weak, EMPTY]
    return Draft(
        tuple(
            SeatPlan(seat, kind, NATURES[seat] or EVEN, name if kind == HUMAN else "")
            for seat, kind in zip(SUSPECTS, kinds, strict=True)
        )
    )
