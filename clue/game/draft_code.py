"""A set-up as a share code: who is to sit where, by which rules, in which mansion, which case.

What people are called and whether they hold their cards on a phone stays at home, and so do other
people's programs: their seats are taken by one of the game's own detectives.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import fields, replace
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
from clue.game.draft import EMPTY, TEMPERS, Draft, SeatPlan
from clue.players.names import HUMAN, PHONE, PROGRAM
from clue.players.registry import LEVELS
from clue.rules.board import Board
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS, PACES, HouseRules

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
