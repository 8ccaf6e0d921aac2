"""A closed case as a reel: every moment in order, what was told by then, and where to jump to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum

from clue.review.findings import CardShown
from clue.review.questions import Moment, QuestionLabel
from clue.review.standings import Frame, Frames
from clue.rules.actions import Accuse, Suggest
from clue.rules.cards import Seat
from clue.rules.events import Event


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
