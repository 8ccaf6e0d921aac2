"""The first case as it is learnt: which step is due, what it lets through, how far one has come."""

from __future__ import annotations

from collections.abc import Callable

from clue.boards import Mansion
from clue.codec.record import card_of
from clue.firstcase import story
from clue.firstcase.progress import LearnersPlace, Progress, ShownCard, WrittenPlace
from clue.firstcase.steps import STEPS, LessonStep, Until
from clue.game.case import OpenCase
from clue.game.driver import Driver
from clue.game.drivers import PersonHereDriver, ScriptDriver
from clue.game.observer import Mishap
from clue.game.seating import Seating
from clue.notebook.notes import Help, Mark
from clue.players.names import HUMAN
from clue.rules.actions import Action, ActionTaken, Show
from clue.rules.cards import Seat, Weapon
from clue.rules.editions import DELUXE

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
