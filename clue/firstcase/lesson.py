"""The first case as it is learnt: its steps, which is due, what it lets through, how far one is.

How far one has come stands in a small file of its own, so that one may get up at any point.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from clue import files
from clue.boards import Mansion
from clue.codec.record import card_of
from clue.firstcase import story
from clue.folders import player as folder
from clue.game.case import Mishap, OpenCase
from clue.game.driver import Driver
from clue.game.drivers import PersonHereDriver, ScriptDriver
from clue.game.seating import Seating
from clue.notebook.notes import LONGEST_LINE, Help, Mark
from clue.players.names import HUMAN
from clue.rules.actions import Action, ActionTaken, Show
from clue.rules.cards import Seat, Suspect, Weapon
from clue.rules.editions import DELUXE

log = logging.getLogger(__name__)


class Until(Enum):
    """What ends a step."""

    READ = "read"  # the learner goes on
    ACT = "act"  # the thing is done
    MARK = "mark"  # something is written into the notebook
    SEEN = "seen"  # the card that was shown is put away


@dataclass(frozen=True)
class LessonStep:
    """One thing to learn. It can be said once so many actions have been played."""

    key: str  # its sentence is firstcase-<key>
    played: int
    until: Until
    points: tuple[str, ...] = ()  # what the ring goes round: the first of these that is there


STEPS: Final = (
    LessonStep("welcome", 0, Until.READ, ("envelope",)),
    LessonStep("cards", 0, Until.READ, ("hand",)),
    LessonStep("book", 0, Until.READ, ("notebook",)),
    LessonStep("roll", 0, Until.ACT, ("roll",)),
    LessonStep("walk", 1, Until.ACT, ("goal",)),
    LessonStep("suggest", 2, Until.ACT, ("suspect", "weapon", "confirm", "suggest")),
    LessonStep("see", 5, Until.SEEN, ("confirm",)),
    LessonStep("answers", 5, Until.READ, ("notebook",)),
    LessonStep("mark", 5, Until.MARK, ("notebook",)),
    LessonStep("end", 5, Until.ACT, ("end",)),
    LessonStep("show", 10, Until.ACT, ("choices", "confirm")),
    LessonStep("none", 13, Until.ACT, ("refuse",)),
    LessonStep("overheard", 16, Until.READ, ("notebook",)),
    LessonStep("passage", 16, Until.ACT, ("passage",)),
    LessonStep("trap", 17, Until.ACT, ("suspect", "weapon", "confirm", "suggest")),
    LessonStep("silence", 20, Until.READ, ("notebook",)),
    LessonStep("proof", 20, Until.READ, ("notebook",)),
    LessonStep("accuse", 20, Until.ACT, ("suspect", "weapon", "room", "confirm", "accuse")),
)
"""The lesson. ``points`` are names that :mod:`clue.ui.lesson.coach` finds on the screen."""


FILE: Final = "first-case.json"

CardName: TypeAlias = Annotated[str, Meta(max_length=64)]
WrittenLine: TypeAlias = Annotated[str, Meta(max_length=LONGEST_LINE)]
ShownCard: TypeAlias = Literal["", "knife", "dining-room"]
"""What the learner can have shown; empty before that."""


class WrittenPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """A mark of the learner's."""

    card: CardName
    column: Suspect | None  # none is the envelope's
    mark: Mark


class Progress(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was played, what the screen had told of it, which step is on, what is pencilled in."""

    step: Annotated[int, Meta(ge=0, le=len(STEPS))] = 0
    played: Annotated[int, Meta(ge=0, le=len(story.SCRIPT))] = 0
    told: Annotated[int, Meta(ge=0, le=10_000)] = 0
    shown: ShownCard = ""  # the card the learner chose to show
    marks: Annotated[tuple[WrittenPlace, ...], Meta(max_length=200)] = ()
    lines: Annotated[
        dict[CardName, WrittenLine], Meta(max_length=40)
    ] = {}  # what is written about a card
    finished: bool = False


PROGRESS: Final = msgspec.json.Decoder(Progress)
LARGEST: Final = 100_000
"""Bytes: more than ever stands in it."""


class LearnersPlace:
    """Where the progress lies; whatever becomes of the file, the lesson can be begun."""

    def __init__(self, root: Path | None = None) -> None:
        self.path = (root or folder()) / FILE

    def load(self) -> Progress | None:
        """How far one has come; nothing if one has not begun, or the file cannot be used."""
        try:
            return PROGRESS.decode(files.read(self.path, LARGEST))
        except FileNotFoundError:
            return None
        except (OSError, *files.DAMAGED) as error:
            log.warning("the first case begins anew: %s", error)
            return None

    def keep(self, progress: Progress) -> None:
        """Write it down; a lesson that cannot be kept can still be taken."""
        try:
            files.write_whole(self.path, files.fit(progress, PROGRESS.decode, LARGEST))
        except OSError as error:
            log.warning("the first case cannot be kept: %s", error)


class Nowhere(LearnersPlace):
    """A lesson that is only looked at, and leaves the player's own progress alone."""

    def load(self) -> Progress | None:
        """Nobody has begun."""
        return None

    def keep(self, progress: Progress) -> None:
        """Nothing is written."""
        del progress


COMPANY = {story.LEARNER: HUMAN, story.LEFT: "constable", story.RIGHT: "sergeant"}
"""What stands beside the seats; nobody there has to think."""


class Lesson:
    """Watches the first case, lets through what is due, and writes down how far one has come."""

    trouble = ""
    """A lesson that cannot be kept can still be taken."""

    def __init__(
        self, mansion: Mansion, place: LearnersPlace, progress: Progress | None = None
    ) -> None:
        began = progress if progress is not None and not progress.finished else Progress()
        session = story.played(mansion.board, began.played, _shown(began))
        script = [played.action for played in story.SCRIPT]
        drivers: dict[Seat, Driver] = dict.fromkeys(COMPANY, ScriptDriver(script))
        drivers[story.LEARNER] = PersonHereDriver(self._lets_through)
        seating = Seating(mansion.board, DELUXE, COMPANY)
        told = min(began.told, session.count)
        self.case = OpenCase(seating, "", session=session, drivers=drivers, told=told)
        self.place = place
        self.at = began.step
        self.refused: Callable[[], None] = _nobody_listens
        self._shown: ShownCard = began.shown
        if self.step is not None and self.step.played != self._played:  # the file says otherwise
            self.at = next(
                (i for i, step in enumerate(STEPS) if step.played >= self._played), len(STEPS)
            )
        notes = self.case.notes[story.LEARNER]
        notes = notes.helped(Help.FACTS)  # what is seen is printed; what follows is for the learner
        for line in began.marks:
            notes = notes.marked(card_of(line.card), line.column, line.mark)
        for card, words in began.lines.items():
            notes = notes.written(card_of(card), words)
        self.case.notes[story.LEARNER] = notes
        self._known_marks = dict(notes.marks)
        self.case.observers.append(self)

    # -- what is due -------------------------------------------------------------------------------

    @property
    def step(self) -> LessonStep | None:
        """What is being learnt now; nothing once all has been."""
        return STEPS[self.at] if self.at < len(STEPS) else None

    def go_on(self) -> None:
        """The step is done: on to the next."""
        self.at += 1
        self.keep()

    def due(self, *until: Until) -> bool:
        """Whether the present step can be said now and ends so."""
        step = self.step
        return step is not None and step.until in until and self._played == step.played

    @property
    def _played(self) -> int:
        return len(self.case.session.played)

    def _lets_through(self, action: Action) -> bool:
        """Whether this is what is due; the learner is told gently where it is not."""
        if self.due(Until.ACT) and story.follows(action, self._played):
            return True
        if story.solves(action, self._played):  # whoever has seen it need not read on
            self.at = len(STEPS) - 1
            return True
        self.refused()
        return False

    # -- what happens ------------------------------------------------------------------------------

    def acted(self, played: ActionTaken) -> None:
        """The learner has done what was due, or the others went on."""
        action = played.action
        if action.seat == story.LEARNER:
            self.at += 1
            if isinstance(action, Show):
                self._shown = "knife" if action.card is Weapon.KNIFE else "dining-room"
        self.keep()

    def noted(self, seat: Seat) -> None:
        """A mark may be what the step waits for."""
        marks = self.case.notes[seat].marks
        if self.due(Until.MARK) and marks != self._known_marks:
            self.at += 1
        self._known_marks = dict(marks)
        self.keep()

    def erred(self, mishap: Mishap) -> None:
        """No program sits here."""
        del mishap

    def left(self) -> None:
        """All of it has been written down."""

    def keep(self) -> None:
        """Write down how far the learner has come."""
        self.place.keep(self.progress)

    @property
    def progress(self) -> Progress:
        """How far the learner has come; what has been told but not seen is told again."""
        notes = self.case.notes[story.LEARNER]
        return Progress(
            step=self.at,
            played=self._played,
            told=self.case.screen.told,
            shown=self._shown,
            marks=tuple(
                WrittenPlace(str(card), column, mark)
                for (card, column), mark in notes.marks.items()
                if mark is not Mark.BLANK
            ),
            lines={str(card): words for card, words in notes.lines.items()},
            finished=self.case.session.state.over,
        )


def _shown(progress: Progress) -> Show | None:
    """What the learner chose to show, once it has been."""
    return Show(story.LEARNER, card_of(progress.shown)) if progress.shown else None


def _nobody_listens() -> None:
    """Until somebody wants to say why."""
