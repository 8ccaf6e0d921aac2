"""The first case at the table: an evening on which everybody else plays what the script says."""

from __future__ import annotations

from collections.abc import Callable

from clue.boards import Mansion
from clue.firstcase import story
from clue.firstcase.progress import Place, Progress, Shown, Written
from clue.firstcase.steps import STEPS, Step, Until
from clue.game.case import OpenCase
from clue.game.seating import Seating
from clue.game.session import Session
from clue.notebook.notes import Help, Mark
from clue.players.names import HUMAN
from clue.records.lines import card_of
from clue.rules.actions import Action, Show
from clue.rules.cards import Weapon
from clue.rules.editions import DELUXE

COMPANY = {story.LEARNER: HUMAN, story.LEFT: "constable", story.RIGHT: "sergeant"}
"""What stands beside the seats; nobody there has to think."""


class FirstEvening(OpenCase):
    """Takes the one action that is due and gently refuses every other."""

    def __init__(self, mansion: Mansion, place: Place, progress: Progress | None = None) -> None:
        began = progress if progress is not None and not progress.finished else Progress()
        session = story.laid(mansion.board)
        _play_up_to(session, began)
        seating = Seating(mansion.board, DELUXE, COMPANY)
        super().__init__(seating, "", session=session, pulled=min(began.told, session.count))
        self.place = place
        self.at = began.step
        self.refused: Callable[[], None] = _nobody_listens
        self._shown: Shown = began.shown
        self.think()
        if not self._in_step:
            self.at = next(i for i, step in enumerate(STEPS) if step.played >= self._played)
        notes = self.notes[story.LEARNER]
        notes = notes.helped(Help.FACTS)  # what is seen is printed; what follows is for the learner
        for line in began.marks:
            notes = notes.marked(card_of(line.card), line.column, line.mark)
        for card, words in began.lines.items():
            notes = notes.written(card_of(card), words)
        self.notes[story.LEARNER] = notes
        self._known_marks = dict(notes.marks)

    # -- the lesson --------------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
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
    def _in_step(self) -> bool:
        """Whether the step belongs to what has been played; a file may have been tampered with."""
        return self.step is None or self.step.played == self._played

    @property
    def _played(self) -> int:
        return len(self.session.played)

    # -- the evening -------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """The learner does something: what is due, or else nothing happens."""
        if not self.due(Until.ACT) or not story.follows(action, self._played):
            self.refused()
            return
        if isinstance(action, Show):
            self._shown = "knife" if action.card is Weapon.KNIFE else "dining-room"
        story.play(self.session, action)
        self.at += 1
        self.keep()
        self.think()

    def think(self) -> None:
        """Everybody else does what the script says, at once."""
        while (offers := self.offers) is not None and offers.seat != story.LEARNER:
            story.play(self.session, story.SCRIPT[self._played].action)

    def take_thought(self) -> bool:
        """Nobody is ever waited for."""
        return False

    @property
    def thinking(self) -> bool:
        """Nobody thinks."""
        return False

    def keep(self) -> None:
        """Write down how far the learner has come; a mark may be what the step waits for."""
        marks = self.notes[story.LEARNER].marks
        if self.due(Until.MARK) and marks != self._known_marks:
            self.at += 1
        self._known_marks = dict(marks)
        self.place.keep(self.progress)

    @property
    def progress(self) -> Progress:
        """How far the learner has come; what has been told but not seen is told again."""
        notes = self.notes[story.LEARNER]
        return Progress(
            step=self.at,
            played=self._played,
            told=self.pulled,
            shown=self._shown,
            marks=tuple(
                Written(str(card), column, mark)
                for (card, column), mark in notes.marks.items()
                if mark is not Mark.BLANK
            ),
            lines={str(card): words for card, words in notes.lines.items()},
            finished=self.session.state.over,
        )


def _play_up_to(session: Session, progress: Progress) -> None:
    """Let everything happen again that had happened, with the card the learner chose."""
    for line in story.SCRIPT[: progress.played]:
        action = line.action
        if isinstance(action, Show) and action.seat == story.LEARNER and progress.shown:
            action = Show(action.seat, card_of(progress.shown))
        story.play(session, action)


def _nobody_listens() -> None:
    """Until somebody wants to say why."""
