"""What a puzzle is: what one seat has seen, a question, the only answer; in a file or a code."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from clue.codec.record import card_of
from clue.codec.share import (
    Code,
    CodeError,
    CodeFault,
    CodeKind,
    Packer,
    Unpacker,
    mark_in,
    mark_of,
    read_code,
)
from clue.deduction.belief import believe, proved
from clue.deduction.certainty import Rule
from clue.deduction.facts import Facts, facts_from
from clue.deduction.reduce import ContradictionError
from clue.deduction.shortest import Said, Solution, solved, trimmed
from clue.rules import events as ev
from clue.rules.board import Board
from clue.rules.cards import SUSPECTS, Card, Case, Seat, Suspect, Weapon
from clue.rules.editions import DELUXE, HouseRules
from clue.rules.setup import from_left
from clue.rules.view import FalseAccusation, Inquiry, View

GRADES: Final = (1, 2, 3, 4, 5)
HARD: Final = frozenset({Rule.HAND_FULL, Rule.ALL_THAT_FIT, Rule.NOT_THE_CASE})
"""Rules that ask for more than one line or one row: whoever needs them needs grade four."""
DEEP: Final = 5
"""So many steps standing on each other, and the puzzle is of grade four."""
LONG: Final = 8
"""So many steps, likewise."""
MOST_LINES: Final = 120
ACCUSES: Final = "accuses"

Whose: TypeAlias = Seat | None
"""Who has a card: a seat, or the envelope."""


class PuzzleError(ValueError):
    """What is wrong with a puzzle that somebody wrote, in a word the text layer knows."""

    def __init__(self, fault: str, what: str = "") -> None:
        super().__init__(f"{fault} {what}".strip())
        self.fault = fault
        self.what = what


@dataclass(frozen=True)
class Puzzle:
    """A question about what a seat has seen. ``card`` is whose place is asked; none: the case."""

    view: View
    card: Card | None = None

    @cached_property
    def facts(self) -> Facts:
        """All that is certain at the beginning."""
        return facts_from(self.view)

    @cached_property
    def answer(self) -> Case | Whose:
        """The case, or who has the card; a fault if there is none, or more than one."""
        try:
            if self.card is None:
                if (case := proved(self.facts)) is not None:
                    return case
            else:
                belief = believe(self.facts)
                for holder in (*self.view.seats, None):
                    if belief.certain(self.card, holder):
                        return holder
        except ContradictionError:
            raise PuzzleError("contradiction") from None
        raise PuzzleError("open")

    @property
    def goals(self) -> tuple[Said, ...]:
        """What a solution has to prove."""
        if self.card is not None:
            holder = self.answer
            assert not isinstance(holder, Case)
            return ((self.card, holder, True),)
        case = self.answer
        assert isinstance(case, Case)
        return tuple((card, None, True) for card in case.cards)

    @cached_property
    def proved(self) -> Solution | None:
        """A proof of the fewest steps; nothing where only counting every deal shows it."""
        return solved(self.facts, self.goals)

    @cached_property
    def solution(self) -> Solution | None:
        """The same, with as few lines as it can do with: what is told."""
        found = self.proved
        if found is None or found.supposed:
            return found
        return Solution(trimmed(self.facts, self.goals, found.proof))

    @cached_property
    def grade(self) -> int:
        """From one to five; nought for what has no proof one could tell."""
        return grade_of(self.proved, about_case=self.card is None)

    @cached_property
    def key(self) -> str:
        """The same puzzle has the same key, wherever it stands."""
        return hashlib.sha256(msgspec.json.encode(entry_of(self))).hexdigest()[:12]

    def right(self, answer: Case | Whose) -> bool:
        """Whether this is it."""
        return answer == self.answer


def grade_of(solution: Solution | None, *, about_case: bool) -> int:
    """By the hardest rule and the depth of the shortest proof, as sudokus are graded."""
    if solution is None:
        return 0
    if solution.supposed:
        return 5
    proof = solution.proof
    if proof.rules & HARD or proof.depth >= DEEP or len(proof.steps) >= LONG:
        return 4
    if proof.depth >= 2:
        return 3
    return 2 if about_case else 1


# -- as data ---------------------------------------------------------------------------------------

CardWord: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]


class PuzzleEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A puzzle as it is written down.

    A line of the log is who asks, the three cards, and who shows (``-``: nobody), with the card
    where the seat saw it; or ``green accuses`` and the three cards of a wrong accusation.
    """

    seats: Annotated[tuple[Suspect, ...], Meta(min_length=2, max_length=6)]
    sizes: Annotated[tuple[Annotated[int, Meta(ge=1, le=20)], ...], Meta(max_length=6)]
    seat: Suspect
    hand: Annotated[tuple[CardWord, ...], Meta(max_length=20)]
    log: Annotated[tuple[Annotated[str, Meta(max_length=300)], ...], Meta(max_length=MOST_LINES)]
    card: str = ""
    open: Annotated[tuple[CardWord, ...], Meta(max_length=20)] = ()


@dataclass(frozen=True)
class PuzzleLine:
    """A line of a puzzle's log: a suggestion with all that came of it, or a wrong accusation."""

    number: int
    told: Inquiry | FalseAccusation

    @property
    def events(self) -> Iterator[ev.Event]:
        """What happened, as the puzzle's seat saw it."""
        told = self.told
        if isinstance(told, FalseAccusation):
            yield ev.Accused(told.seat, told.case)
            yield ev.AccusationFailed(told.seat, None)
            return
        yield ev.Suggested(told.seat, told.case)
        for seat in told.had_none:
            yield ev.HadNone(seat)
        if told.shower is not None:
            yield ev.Showed(told.shower, told.seat, told.shown)
        else:
            yield ev.NobodyDisproved(told.seat, told.case)


def lines_of(view: View) -> list[PuzzleLine]:
    """The log in its order; suggestions are numbered as everywhere, accusations have no number."""
    lines = [PuzzleLine(i, told) for i, told in enumerate(view.inquiries, 1)]
    lines += [PuzzleLine(0, told) for told in view.accusations]
    return sorted(lines, key=lambda line: (line.told.turn, not line.number))


def entry_of(puzzle: Puzzle) -> PuzzleEntry:
    """A puzzle as data, cards in the deck's order."""
    view = puzzle.view
    assert view.seat is not None
    deck = view.board.deck.cards
    return PuzzleEntry(
        view.seats,
        view.hand_sizes,
        view.seat,
        tuple(str(card) for card in deck if card in view.hand),
        tuple(map(_written, lines_of(view))),
        "" if puzzle.card is None else str(puzzle.card),
        tuple(str(card) for card in deck if card in view.open_cards),
    )


def _written(line: PuzzleLine) -> str:
    told = line.told
    words: list[object] = [told.seat]
    if isinstance(told, FalseAccusation):
        words += [ACCUSES, *told.case.cards]
    else:
        words += [*told.case.cards, told.shower or "-"]
        if told.shown is not None:
            words.append(told.shown)
    return " ".join(map(str, words))


def puzzle_of(entry: PuzzleEntry, board: Board) -> Puzzle:
    """From data to a puzzle; whatever is wrong with it is a :class:`PuzzleError`."""
    if len(entry.sizes) != len(entry.seats) or list(entry.seats) != sorted(
        set(entry.seats), key=list(Suspect).index
    ):
        raise PuzzleError("seats")
    if entry.seat not in entry.seats:
        raise PuzzleError("seat", entry.seat.value)
    deck = board.deck
    known = frozenset(map(str, deck.cards))
    for word in (*entry.hand, *entry.open, *([entry.card] if entry.card else [])):
        if word not in known:
            raise PuzzleError("card", word)
    if sum(entry.sizes) + len(entry.open) + len(deck.piles) != len(known):
        raise PuzzleError("sizes")
    if len(set(entry.hand)) != entry.sizes[entry.seats.index(entry.seat)]:
        raise PuzzleError("hand")
    inquiries: list[Inquiry] = []
    accusations: list[FalseAccusation] = []
    for turn, text in enumerate(entry.log, 1):
        told = _read(text, turn, entry, known)
        if isinstance(told, Inquiry):
            inquiries.append(told)
        else:
            accusations.append(told)
    view = View(
        entry.seat,
        board,
        DELUXE,
        HouseRules(two_with_open_cards=bool(entry.open)),
        seats=entry.seats,
        hand_sizes=entry.sizes,
        open_cards=tuple(map(card_of, entry.open)),
        hand=tuple(map(card_of, entry.hand)),
        turn=len(entry.log),
        inquiries=tuple(inquiries),
        accusations=tuple(accusations),
        eliminated=frozenset(told.seat for told in accusations),
    )
    return Puzzle(view, card_of(entry.card) if entry.card else None)


def _read(
    text: str, turn: int, entry: PuzzleEntry, known: frozenset[str]
) -> Inquiry | FalseAccusation:
    """A line of the log."""
    words = text.split()
    seats = {seat.value: seat for seat in entry.seats}
    if len(words) not in {5, 6} or words[0] not in seats:
        raise PuzzleError("line", str(turn))
    asker = seats[words[0]]
    if words[1] == ACCUSES:
        return FalseAccusation(turn, asker, _case(words[2:], turn, known))
    case, by = _case(words[1:4], turn, known), words[4]
    others = from_left(entry.seats, asker)
    if by == "-" and len(words) == 5:
        return Inquiry(turn, asker, case, others, complete=True)
    shower = seats.get(by)
    if shower not in others:
        raise PuzzleError("line", str(turn))
    shown = None
    if len(words) == 6:
        if words[5] not in words[1:4]:
            raise PuzzleError("line", str(turn))
        shown = card_of(words[5])
    return Inquiry(turn, asker, case, others[: others.index(shower)], shower, shown, True)


def _case(words: Sequence[str], turn: int, known: frozenset[str]) -> Case:
    if len(words) != 3 or not known.issuperset(words):
        raise PuzzleError("line", str(turn))
    who, what, where = map(card_of, words)
    if not isinstance(who, Suspect) or not isinstance(what, Weapon):
        raise PuzzleError("line", str(turn))
    if isinstance(where, Suspect | Weapon):
        raise PuzzleError("line", str(turn))
    return Case(who, what, where)


MOST_CARDS: Final = 32
"""In a hand."""


def code_of(puzzle: Puzzle) -> Code:
    """The code; :class:`CodeError` if the log is too long for one."""
    entry, board, packer = entry_of(puzzle), puzzle.view.board, Packer()
    cards = [str(card) for card in board.deck.cards]
    mark_of(board).packed(packer)
    for size in _seated(entry).values():
        packer.put(int(size > 0), 2)
        if size:
            packer.put(size, MOST_CARDS)
    packer.put(entry.seats.index(entry.seat), len(entry.seats))
    for card in cards:
        packer.put(int(card in entry.hand) + 2 * int(card in entry.open), 3)
    packer.put(cards.index(entry.card) + 1 if entry.card else 0, len(cards) + 1)
    packer.put(len(entry.log), MOST_LINES + 1)
    for line in entry.log:
        _pack_line(line, entry, board, packer)
    return Code(CodeKind.PUZZLE, packer.number)


def _seated(entry: PuzzleEntry) -> Mapping[str, int]:
    """How many cards each suspect's seat has; nought where nobody sits."""
    sizes = dict(zip(entry.seats, entry.sizes, strict=True))
    return {suspect: sizes.get(suspect, 0) for suspect in SUSPECTS}


def _pack_line(line: str, entry: PuzzleEntry, board: Board, packer: Packer) -> None:
    words, seats = line.split(), [seat.value for seat in entry.seats]
    accused = words[1] == ACCUSES
    packer.put(int(accused), 2)
    packer.put(seats.index(words[0]), len(seats))
    named = words[2:5] if accused else words[1:4]
    for word, pile in zip(named, board.deck.piles, strict=True):
        packer.put([str(card) for card in pile].index(word), len(pile))
    if accused:
        return
    shower = words[4]
    packer.put(0 if shower == "-" else seats.index(shower) + 1, len(seats) + 1)
    if shower != "-":
        packer.put(named.index(words[5]) + 1 if len(words) == 6 else 0, 4)


def puzzle_in(text: str, boards: Mapping[str, Board]) -> Puzzle:
    """The puzzle somebody's code tells; :class:`CodeError` says why it cannot be had.

    A code is also refused whose puzzle has no answer, or more than one.
    """
    source = Unpacker(read_code(text, CodeKind.PUZZLE).number)
    mark = mark_in(source)
    board = boards.get(mark.name)
    mark.check(board)
    assert board is not None, "a mark fits no mansion that is not there"
    entry = _entry_in(source, board)
    source.done()
    try:
        puzzle = puzzle_of(entry, board)
        _ = puzzle.answer
    except PuzzleError:
        raise CodeError(CodeFault.UNUSABLE) from None
    return puzzle


def _entry_in(source: Unpacker, board: Board) -> PuzzleEntry:
    sizes = {seat: source.take(MOST_CARDS) if source.take(2) else 0 for seat in SUSPECTS}
    seats = tuple(seat for seat, size in sizes.items() if size)
    if len(seats) < 2:
        raise CodeError(CodeFault.UNUSABLE)
    seat = seats[source.take(len(seats))]
    cards = [str(card) for card in board.deck.cards]
    where = [source.take(3) for _ in cards]
    asked = source.take(len(cards) + 1)
    lines = tuple(
        _line_in(source, [one.value for one in seats], board)
        for _ in range(source.take(MOST_LINES + 1))
    )
    return PuzzleEntry(
        seats,
        tuple(size for size in sizes.values() if size),
        seat,
        tuple(card for card, place in zip(cards, where, strict=True) if place == 1),
        lines,
        cards[asked - 1] if asked else "",
        tuple(card for card, place in zip(cards, where, strict=True) if place == 2),
    )


def _line_in(source: Unpacker, seats: list[str], board: Board) -> str:
    accused, asker = source.take(2), seats[source.take(len(seats))]
    named = [str(pile[source.take(len(pile))]) for pile in board.deck.piles]
    if accused:
        return " ".join([asker, ACCUSES, *named])
    shower = source.take(len(seats) + 1)
    if not shower:
        return " ".join([asker, *named, "-"])
    shown = source.take(4)
    seen = [named[shown - 1]] if shown else []
    return " ".join([asker, *named, seats[shower - 1], *seen])
