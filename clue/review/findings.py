"""What could be found out and was it: cards that could be placed, cards shown, and one lesson.

It is read from what stood in people's notebooks, and from when on: pencilled, or printed at the
help they had.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from math import log2
from typing import Final

from clue.codec.notebook import MarkLine
from clue.codec.record import card_of
from clue.deduction.belief import believe, cases_of, consequences
from clue.deduction.certainty import ProofStep, why
from clue.deduction.facts import Facts, Holds, Origin, Source, facts_from
from clue.notebook.notes import Help, Mark
from clue.notebook.page import PrintedCell, printed
from clue.players.hints import case_proof
from clue.players.names import HUMAN
from clue.review.questions import Moment, QuestionLabel, Score
from clue.review.standings import Frame, Frames, Provable
from clue.rules.actions import Accuse, Show
from clue.rules.cards import Card, Case, Seat


class ClosedNotebook:
    """A seat's notebook, looked through when the case is closed."""

    def __init__(self, frames: Frames, seat: Seat) -> None:
        self.frames = frames
        self.seat = seat
        self.help = frames.game.help.get(seat, Help.FACTS)

    def noted(self, frame: Frame, card: Card, holder: Seat | None) -> tuple[bool | None, int]:
        """Whether a card's place was written down, and how many turns after that moment.

        Nothing where nobody knows; nor is anybody blamed who had nothing more to decide after it.
        """
        game, frames = self.frames.game, self.frames
        if game.pencilled is None or game.players[self.seat] != HUMAN:
            return None, 0
        if self.help is Help.DEDUCTION:
            return True, 0
        after = self._since(card, holder)
        if after is not None:
            return True, max(0, frames.every[min(after, len(frames.every) - 1)].turn - frame.turn)
        rest = frames.every[frame.number :]
        time_came = any(one.state.phase.decider == self.seat for one in rest)
        return (False if time_came else None), 0

    def _since(self, card: Card, holder: Seat | None) -> int | None:
        """After how many actions it stood there: the card ticked, or crossed everywhere else."""
        has, number = self._cells.get((card, holder), (False, 0))
        if has:
            return number
        others = [one for one in (*self.frames.seats, None) if one != holder]
        crosses = [self._cells.get((card, other), (True, 0)) for other in others]
        return None if any(has for has, _ in crosses) else max(number for _, number in crosses)

    @cached_property
    def _cells(self) -> dict[PrintedCell, tuple[bool, int]]:
        """What stood at the end, has it or has it not, and after how many actions."""
        found: dict[PrintedCell, tuple[bool, int]] = {}
        for one in self.frames.game.pencilled or ():
            if isinstance(one.line, MarkLine) and one.line.seat == self.seat:
                cell = card_of(one.line.card), one.line.column
                found.pop(cell, None)
                if (mark := Mark(one.line.mark)) in {Mark.YES, Mark.NO}:
                    found[cell] = mark is Mark.YES, one.after
        if self.help is not Help.NONE:
            for frame, facts in self.frames.news(self.seat):
                for cell, step in printed(facts, self.seat).items():
                    old = found.get(cell)
                    if old is None or old[0] is not step.has or old[1] > frame.number:
                        found[cell] = step.has, frame.number
        return found


DISCREET: Final = 0.05
"""Halvings: a card that tells so little more than the best one is as good."""
LUCKY: Final = 1.0
"""Halvings of a game from which on one may speak of luck."""
LATE: Final = 2
"""A card placed so many turns after it could be is worth a word."""


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card nobody showed this seat, from the moment on at which its place could be proved."""

    seat: Seat
    card: Card
    holder: Seat | None
    number: int
    turn: int
    facts: Facts
    noted: bool | None  # whether it stood in the notebook at the end; nobody may know
    late: int = 0  # so many turns after it could be

    def proof(self) -> ProofStep | None:
        """Why; what only counting shows may take a moment."""
        return why(self.facts, self.card, self.holder)


@dataclass(frozen=True, slots=True)
class CardShown:
    """A card shown where there was a choice: what it told, and the one that told least."""

    number: int
    turn: int
    seat: Seat
    to: Seat
    card: Card
    told: float  # halvings, by what the other one knew
    least: float
    discreet: Card

    @property
    def good(self) -> bool:
        """Whether nothing better could be shown."""
        return self.told - self.least < DISCREET


class LessonKind(Enum):
    """What one game teaches most."""

    COULD_HAVE_WON = "could-have-won"  # the case was proved, and it was not named
    GUESSED = "guessed"  # a false accusation while cases were open
    OVERLOOKED = "overlooked"  # a card that could be placed and was not noted
    WASTED = "wasted"  # a question that could tell hardly anything
    WON_AT_ONCE = "won-at-once"  # named as soon as it was proved
    GAMBLED = "gambled"  # won without a proof
    UNLUCKY = "unlucky"  # asked well, and heard little
    OUTRUN = "outrun"  # somebody else was faster, and nothing was badly wrong


@dataclass(frozen=True, slots=True)
class GameLesson:
    """One headline, with what it speaks of."""

    kind: LessonKind
    number: int  # the moment to look at
    turn: int
    case: Case | None = None
    card: Card | None = None
    holder: Seat | None = None
    count: int = 0


def proof_of(frames: Frames, found: Provable) -> tuple[ProofStep, ...]:
    """Why the case was proved then."""
    return case_proof(facts_from(frames.every[found.number].views[found.seat]), found.case)


def placed_cards(frames: Frames, seat: Seat) -> Iterator[PlacedCard]:
    """Every card whose place a seat could prove without being shown it, in the order of turns."""
    notebook, known = ClosedNotebook(frames, seat), set[Card]()
    for frame, facts in frames.news(seat):
        seen = {told.card for told in facts.statements if isinstance(told, Holds)}
        homes = consequences(facts)
        for number, card in enumerate(homes.cards):
            place = homes.home[number]
            if card in seen:
                known.add(card)
            if card in known or place is None or place < 0:
                continue
            known.add(card)
            holder = None if place == homes.envelope else facts.seats[place]
            if holder == seat:
                continue
            noted, late = notebook.noted(frame, card, holder)
            yield PlacedCard(seat, card, holder, frame.number, frame.turn, facts, noted, late)


def card_shown(frame: Frame) -> CardShown | None:
    """A card shown, judged by what it told; nothing where there was no choice."""
    action = frame.action
    if not isinstance(action, Show):
        return None
    inquiry = frame.views[action.seat].inquiries[-1]
    hand = frame.views[action.seat].hand
    cards = [card for card in inquiry.case.cards if card in hand]
    if len(cards) < 2:
        return None
    known = facts_from(frame.views[inquiry.seat])
    before = _bits(known)
    told = {card: before - _bits(_with(known, action.seat, card)) for card in cards}
    discreet = min(cards, key=lambda card: (told[card], card != action.card))
    return CardShown(
        frame.number,
        frame.turn,
        action.seat,
        inquiry.seat,
        action.card,
        told[action.card],
        told[discreet],
        discreet,
    )


def _with(known: Facts, seat: Seat, card: Card) -> Facts:
    shown = Holds(seat, card, Origin(Source.INQUIRY))
    return Facts(known.deck, known.seats, known.hand_sizes, (shown, *known.statements))


def _bits(facts: Facts) -> float:
    cases = cases_of(facts)
    chances: list[float] = cases[cases > 0].tolist()
    return -sum(chance * log2(chance) for chance in chances)


def lesson(
    found: Provable | None,
    moments: Sequence[Moment],
    placed: Sequence[PlacedCard],
    score: Score,
) -> GameLesson | None:
    """What one seat can learn most from this game."""
    if found is not None and found.chance is not None and not found.used:
        return GameLesson(LessonKind.COULD_HAVE_WON, found.chance, found.chance_turn, found.case)
    accusation = next((m for m in moments if isinstance(m.action, Accuse)), None)
    if accusation is not None and not accusation.right:
        return GameLesson(
            LessonKind.GUESSED, accusation.number, accusation.turn, count=accusation.before
        )
    missed = [card for card in placed if card.noted is False]
    if missed:
        first = min(missed, key=lambda card: (card.holder is not None, card.turn))
        return GameLesson(
            LessonKind.OVERLOOKED, first.number, first.turn, card=first.card, holder=first.holder
        )
    if accusation is not None:
        kind = LessonKind.WON_AT_ONCE if found is not None else LessonKind.GAMBLED
        return GameLesson(kind, accusation.number, accusation.turn, count=accusation.before)
    wasted = [m for m in moments if m.judged is not None and m.judged.label is QuestionLabel.WASTED]
    if wasted:
        worst = max(wasted, key=_lost)
        assert worst.judged is not None
        return GameLesson(LessonKind.WASTED, worst.number, worst.turn, worst.judged.best_case)
    if not moments:
        return None
    kind = LessonKind.UNLUCKY if score.answers < -LUCKY else LessonKind.OUTRUN
    return GameLesson(kind, moments[-1].number, moments[-1].turn)


def _lost(moment: Moment) -> float:
    return moment.judged.best - moment.judged.expected if moment.judged is not None else 0.0


def certain_places(facts: Facts) -> dict[Card, Seat | None]:
    """Where each card is for certain, by the exact count."""
    belief = believe(facts)
    return {
        card: holder
        for card in facts.deck.cards
        for holder in (*facts.seats, None)
        if belief.certain(card, holder)
    }
