"""A review worked out behind the picture, piece by piece; and the case as a reel to be shown.

What can be seen at once comes first. A reel is every moment in order, with what was told by then
and where one can jump to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import partial
from typing import TypeAlias

from clue.background import Background
from clue.game.driver import Question
from clue.game.seating import considered
from clue.players.base import Choice
from clue.players.names import HUMAN, is_program
from clue.players.registry import UnknownPlayerError, make_player
from clue.review.findings import CardShown, GameLesson, PlacedCard, card_shown, lesson, placed_cards
from clue.review.questions import (
    Moment,
    QuestionLabel,
    Score,
    TurnAccount,
    TurnFortune,
    fortune,
    moment,
    score,
    turns_of,
)
from clue.review.standings import (
    ClosedCase,
    Frame,
    Frames,
    Provable,
    TurnStanding,
    provable,
    standings,
)
from clue.rules import legal
from clue.rules.actions import Accuse, Suggest
from clue.rules.board import Place
from clue.rules.cards import Seat
from clue.rules.events import Event


@dataclass
class CaseReview:
    """All that has been found out about a closed case by now."""

    frames: Frames
    standings: list[TurnStanding] = field(default_factory=list)
    provable: dict[Seat, Provable] = field(default_factory=dict)
    placed: list[PlacedCard] = field(default_factory=list)
    shown: list[CardShown] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    fortunes: list[TurnFortune] = field(default_factory=list)
    reasons: dict[int, Choice] = field(default_factory=dict)  # by the number of actions before
    done: int = 0
    parts: int = 1

    @property
    def game(self) -> ClosedCase:
        """The case itself."""
        return self.frames.game

    @property
    def whole(self) -> bool:
        """Whether everything has been found out."""
        return self.done >= self.parts

    def moments_of(self, seat: Seat) -> list[Moment]:
        """What a seat said, in its order."""
        return sorted((m for m in self.moments if m.seat == seat), key=lambda m: m.number)

    def judged(self, seat: Seat) -> bool:
        """Whether all that a seat said has been judged, and what chance did to its turns."""
        said = sum(_speaker(frame) == seat for frame in self.frames.spoken)
        begun = sum(frame.state.phase.decider == seat for frame in self.frames.turns)
        return (said, begun) == (len(self.moments_of(seat)), len(self.fortunes_of(seat)))

    def fortunes_of(self, seat: Seat) -> list[TurnFortune]:
        """What chance did to a seat's turns, in their order."""
        return [one for one in self.fortunes if one.seat == seat]

    def accounts_of(self, seat: Seat) -> list[TurnAccount]:
        """Where all that a seat learnt by its questions came from, turn by turn."""
        asked = {m.turn: m.judged for m in self.moments_of(seat) if m.judged is not None}
        return [TurnAccount(one, asked.get(one.turn)) for one in self.fortunes_of(seat)]

    def score(self, seat: Seat) -> Score:
        """A seat's questions, added up."""
        turns = sum(frame.state.phase.decider == seat for frame in self.frames.turns)
        found, fortunes = score(self.moments_of(seat), turns), self.fortunes_of(seat)
        return replace(
            found,
            dice=sum(one.dice for one in fortunes),
            called=sum(one.called for one in fortunes),
        )

    def lesson(self, seat: Seat) -> GameLesson | None:
        """What a seat can learn most."""
        placed = [card for card in self.placed if card.seat == seat]
        found = self.provable.get(seat)
        return lesson(found, self.moments_of(seat), placed, self.score(seat))


FindingPiece: TypeAlias = Callable[[CaseReview], None]
"""Puts something that was found out where it belongs."""


def pieces(frames: Frames, first: Seat | None = None) -> Iterator[FindingPiece]:
    """Everything there is to find out, what is seen first first; each as it is worked out.

    The questions and turns of the ``first`` seat come before the others'.
    """
    seats = sorted(frames.seats, key=lambda seat: seat != first)
    spoken = sorted(frames.spoken, key=lambda frame: _speaker(frame) != first)
    turns, begun = [*standings(frames)], [*turns_of(frames)]
    yield lambda review: _begin(review, turns, 2 * len(spoken) + len(begun))
    for seat in frames.seats:
        if found := provable(frames, seat):
            yield partial(_prove, found=found)
        placed = [*placed_cards(frames, seat)]
        yield lambda review, placed=placed: review.placed.extend(placed)  # type: ignore[misc]
    for frame in frames.every:
        if shown := card_shown(frame):
            yield lambda review, shown=shown: review.shown.append(shown)  # type: ignore[misc]
    for seat in seats:
        yield from _judging(frames, seat, begun)
    for frame in spoken:
        choice = reason_of(frames.game, frame)
        yield partial(_reason, number=frame.number, choice=choice)


def _judging(
    frames: Frames, seat: Seat, begun: Sequence[tuple[Frame, Place]]
) -> Iterator[FindingPiece]:
    """What one seat said, and what chance did to its turns."""
    for frame in frames.spoken:
        if _speaker(frame) == seat:
            yield partial(_judge, judged=moment(frames, frame))
    for frame, before in begun:
        if frame.state.phase.seat == seat:
            yield partial(_tell_fortune, had=fortune(frames, frame, before))


def _begin(review: CaseReview, turns: list[TurnStanding], parts: int) -> None:
    review.standings, review.parts = turns, parts


def _prove(review: CaseReview, found: Provable) -> None:
    review.provable[found.seat] = found


def _judge(review: CaseReview, judged: Moment) -> None:
    review.moments.append(judged)
    review.done += 1


def _tell_fortune(review: CaseReview, had: TurnFortune) -> None:
    review.fortunes.append(had)
    review.done += 1


def _reason(review: CaseReview, number: int, choice: Choice | None) -> None:
    if choice is not None:
        review.reasons[number] = choice
    review.done += 1


def _speaker(frame: Frame) -> Seat | None:
    return frame.action.seat if frame.action is not None else None


def reason_of(game: ClosedCase, frame: Frame) -> Choice | None:
    """Why a detective said what it did: it is asked again.

    Other programs are quoted, not started again; people keep their reasons to themselves.
    """
    if frame.number in game.explained:
        return game.explained[frame.number]
    seat, offers = _speaker(frame), legal.offers(frame.state)
    if seat is None or offers is None:
        return None
    name = game.players[seat]
    if name == HUMAN or is_program(name):
        return None
    try:
        player = make_player(name)
    except UnknownPlayerError:
        return None
    choice = considered(player, Question(frame.views[seat], offers, frame.number), game.whims)
    return choice if choice.action == frame.action else None


def reviewed(game: ClosedCase, first: Seat | None = None) -> CaseReview:
    """The whole review at once, for whoever can wait for it."""
    frames = Frames(game)
    review = CaseReview(frames)
    for piece in pieces(frames, first):
        piece(review)
    return review


class Retrospect:
    """A game that is being looked back at: so much of it is known by now."""

    def __init__(self, game: ClosedCase, background: Background, first: Seat | None = None) -> None:
        self.review = CaseReview(Frames(game))
        self._background = background
        self._fresh = False
        self._left = False
        background.errand(lambda: self._work(first))

    def _work(self, first: Seat | None) -> None:
        for piece in pieces(self.review.frames, first):
            if self._left or self._background.left():
                return
            self._background.post(partial(self._take, piece))

    def _take(self, piece: FindingPiece) -> None:
        piece(self.review)
        self._fresh = True

    def fresh(self) -> bool:
        """Whether anything has come since this was last asked."""
        fresh, self._fresh = self._fresh, False
        return fresh

    def leave(self) -> None:
        """Nobody looks any longer."""
        self._left = True


class Stop(Enum):
    """What one can jump to."""

    TURN = "turn"
    SUGGESTION = "suggestion"
    ACCUSATION = "accusation"
    MISTAKE = "mistake"


class CaseReel:
    """Read only: whoever shows it keeps its own place."""

    def __init__(self, frames: Frames) -> None:
        self.frames = frames
        self.mistakes: frozenset[int] = frozenset()

    @property
    def last(self) -> int:
        """The last place: all actions have been done."""
        return len(self.frames.every) - 1

    def at(self, place: int) -> Frame:
        """The moment at a place."""
        return self.frames.every[place]

    def told(self, place: int, seat: Seat | None) -> tuple[Event, ...]:
        """All that had been told by then, as a seat saw it."""
        return self.frames.session.seen_by(seat)[: self.at(place).told]

    def news(self, place: int, seat: Seat | None) -> tuple[Event, ...]:
        """What the action at a place tells."""
        if place >= self.last:
            return ()
        seen = self.frames.session.seen_by(seat)
        return seen[self.at(place).told : self.at(place + 1).told]

    def stops(self, stop: Stop) -> Sequence[int]:
        """The places before everything of a kind."""
        every = self.frames.every
        match stop:
            case Stop.TURN:
                return [frame.number for frame in self.frames.turns]
            case Stop.SUGGESTION:
                return [frame.number for frame in every if isinstance(frame.action, Suggest)]
            case Stop.ACCUSATION:
                return [frame.number for frame in every if isinstance(frame.action, Accuse)]
            case Stop.MISTAKE:
                return sorted(self.mistakes)

    def next(self, place: int, stop: Stop) -> int | None:
        """The next of a kind after a place."""
        return next((at for at in self.stops(stop) if at > place), None)

    def previous(self, place: int, stop: Stop) -> int | None:
        """The last of a kind before a place."""
        return next((at for at in reversed(self.stops(stop)) if at < place), None)


def mistakes_among(moments: Iterable[Moment], shown: Iterable[CardShown]) -> frozenset[int]:
    """Where something was done that gave much away, or nothing was won by."""
    found = {m.number for m in moments if _mistaken(m)}
    return frozenset(found | {card.number for card in shown if not card.good})


def _mistaken(moment: Moment) -> bool:
    if isinstance(moment.action, Accuse):
        return not moment.right
    label = moment.judged.label if moment.judged is not None else None
    return label in {QuestionLabel.WASTED, QuestionLabel.NEEDLESS}
