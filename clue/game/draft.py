"""A game being put together: who sits where, by which rulebook; plain data, or a share code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final

from clue.codec.share import (
    Code,
    CodeError,
    CodeFault,
    CodeKind,
    MansionMark,
    Packer,
    Unpacker,
    mark_in,
    mark_of,
)
from clue.notebook.notes import Help
from clue.players.names import HUMAN, OUTSIDE, PHONE, PROGRAM
from clue.players.registry import LEVELS
from clue.players.skill import NATURES
from clue.rules.board import Board
from clue.rules.cards import SUSPECTS, WEAPONS, Seat
from clue.rules.editions import EDITIONS, OPEN_CARDS, PACES, Edition, HouseRules

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


# What a code calls things by number: these only ever grow at their ends, and what is not among them
# is called by its name.
KINDS: Final = (EMPTY, HUMAN, "random", "constable", "sergeant", "inspector", "sherlock")
EDITION_IDS: Final = ("vintage", "detective-1986", "bilingual", "deluxe", "collector-2020")
SWITCHES: Final = (
    "optional_suggestion",
    "last_standing_wins",
    "two_with_open_cards",
    "weapons_by_hand",
)
_ROOM: Final = 32
"""So many of each kind a code has numbers for: later games have more of them."""
_NAMED: Final = _ROOM - 1
"""Behind this number stands a name."""
_LONGEST_SEED: Final = 18
_STAND_INS: Final = {PROGRAM: "inspector", PHONE: HUMAN}


def setup_code(draft: Draft, board: Board) -> Code:
    """The code of a set-up; :class:`CodeError` if it does not fit into one."""
    packer = Packer()
    for plan in draft.plans:
        _put_name(packer, _STAND_INS.get(plan.kind, plan.kind), KINDS)
        packer.put(TEMPERS.index(plan.temper), _ROOM)
    _put_name(packer, draft.edition, EDITION_IDS)
    for rule in SWITCHES:
        packer.put(int(getattr(draft.house, rule)), 2)
    packer.put(draft.house.steady_pace, _ROOM)
    mark_of(board).packed(packer)
    _put_seed(packer, draft.seed.strip())
    return Code(CodeKind.SETUP, packer.number)


def _put_name(packer: Packer, name: str, numbered: tuple[str, ...]) -> None:
    if name in numbered:
        packer.put(numbered.index(name), _ROOM)
    else:
        packer.put(_NAMED, _ROOM)
        packer.put_text(name)


def _put_seed(packer: Packer, seed: str) -> None:
    digits = seed.removeprefix("-")
    if len(digits) > _LONGEST_SEED or not (digits.isascii() and (digits.isdigit() or not digits)):
        raise CodeError(CodeFault.TOO_MUCH, most=_LONGEST_SEED)
    packer.put_text(seed)


def drafted(code: Code, boards: Mapping[str, Board]) -> Draft:
    """The set-up a code tells, with people who have no names yet.

    :class:`CodeError` says what of it this game does not have.
    """
    source = Unpacker(code.number)
    plans = tuple(
        SeatPlan(
            seat,
            _name_in(source, KINDS, (EMPTY, HUMAN, *LEVELS)),
            _one_of(TEMPERS, source.take(_ROOM)),
        )
        for seat in SUSPECTS
    )
    edition = _name_in(source, EDITION_IDS, EDITIONS)
    house = HouseRules(**{rule: bool(source.take(2)) for rule in SWITCHES})
    pace = source.take(_ROOM)
    if pace and pace not in PACES:
        raise CodeError(CodeFault.UNUSABLE)
    mark = mark_in(source)
    seed = source.take_text()
    source.done()
    board = _found(mark, boards)
    draft = Draft(
        plans,
        edition,
        replace(house, steady_pace=pace),
        mark.name,
        len(board.deck.rooms),
        seed,
        bool(seed),
    )
    named = replace(draft, plans=tuple(replace(p, name=p.seat.value) for p in plans))
    if named.problem():
        raise CodeError(CodeFault.UNUSABLE)
    return draft


def _found(mark: MansionMark, boards: Mapping[str, Board]) -> Board:
    board = boards.get(mark.name)
    mark.check(board)
    assert board is not None, "a mark fits no mansion that is not there"
    return board


def _name_in(source: Unpacker, numbered: tuple[str, ...], known: Collection[str]) -> str:
    number = source.take(_ROOM)
    name = source.take_text() if number == _NAMED else _one_of(numbered, number)
    if name not in known:
        raise CodeError(CodeFault.LATER_VERSION)
    return name


def _one_of(known: tuple[str, ...], number: int) -> str:
    if number >= len(known):
        raise CodeError(CodeFault.LATER_VERSION)
    return known[number]


def untold_rules() -> set[str]:
    """The house rules that a code would leave out; there should be none."""
    return {rule.name for rule in fields(HouseRules)} - {*SWITCHES, "steady_pace"}
