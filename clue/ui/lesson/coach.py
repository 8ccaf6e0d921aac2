"""The coach of the first case: says one thing at a time, rings what to press, and waits.

It stands beside every scene of the lesson as the window's guide. What is due comes from the
:class:`~clue.firstcase.lesson.Lesson`; the coach only finds words and places for it, and where on
the screen the thing is that the lesson speaks of.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

import pygame

from clue.firstcase.lesson import STEPS, Lesson, LessonStep, Until
from clue.firstcase.story import ASKED, LEFT, RIGHT, SCRIPT, TRAP
from clue.rules import actions as act
from clue.rules.cards import Card, Case, Kind, kind_of
from clue.text.names import Name
from clue.text.speaker import Speaker
from clue.ui.cards.case_card import CaseCard
from clue.ui.dialogs.base import Dialog
from clue.ui.dialogs.naming import AccuseScene, SuggestScene
from clue.ui.dialogs.see_card import SeeCardScene
from clue.ui.dialogs.show_card import ShowCardScene
from clue.ui.input.intents import ARROWS, Act, Command, Intent, PointerMoved, Press, Release, Scroll
from clue.ui.lesson.bubble import Bubble, NarratorText, Obstacle
from clue.ui.reading.readable import Readable, Role
from clue.ui.stage.scene import Scene, Stage, WidgetScene
from clue.ui.table.notebook.page import Notebook
from clue.ui.table.panels.edges import Standing
from clue.ui.table.panels.targets import Targets
from clue.ui.table.scene import TableScene
from clue.ui.theme.styles import plain
from clue.ui.widgets.base import Widget, bounds
from clue.ui.widgets.button import KINDS, Button
from clue.ui.widgets.label import Label

_Finder = Callable[[Scene, Lesson], pygame.Rect | None]

_ON_TABLE: Final = {
    "roll": Act.ROLL,
    "end": Act.END_TURN,
    "passage": Act.PASSAGE,
    "suggest": Act.SUGGEST,
    "accuse": Act.ACCUSE,
}


def found(names: tuple[str, ...], top: Scene, lesson: Lesson) -> pygame.Rect | None:
    """The first of the things named that is to be seen and still to be done."""
    for name in names:
        place = _FINDERS[name](top, lesson)
        if place is not None:
            return place
    return None


def _widgets(top: Scene) -> Iterator[Widget]:
    if isinstance(top, WidgetScene):
        yield from top.screen.walk()


def _button(key: Act) -> _Finder:
    """A button at the table, by what it does."""

    def find(top: Scene, _: Lesson) -> pygame.Rect | None:
        if not isinstance(top, TableScene):
            return None
        buttons = (w for w in _widgets(top) if isinstance(w, Button) and w.act is key)
        return next((button.rect for button in buttons), None)

    return find


def _card(kind: Kind) -> _Finder:
    """The card of this kind that is due and has not been chosen yet."""

    def find(top: Scene, lesson: Lesson) -> pygame.Rect | None:
        due = _due_card(kind, lesson)
        cards = (w for w in _widgets(top) if isinstance(w, CaseCard) and w.card == due)
        return next((w.rect for w in cards if w.focusable and not w.chosen), None)

    return find


def _due_card(kind: Kind, lesson: Lesson) -> Card | None:
    due = _due_case(lesson)
    if due is None:
        return None
    return next(card for card in due.cards if kind_of(card) is kind)


def _due_case(lesson: Lesson) -> Case | None:
    action = SCRIPT[len(lesson.case.session.played)].action
    return action.case if isinstance(action, act.Suggest | act.Accuse) else None


def _confirm(top: Scene, lesson: Lesson) -> pygame.Rect | None:
    """The button that goes on, in a dialog; the way back from asking about another case."""
    if isinstance(top, TableScene):
        return None
    buttons = [w for w in _widgets(top) if isinstance(w, Button) and w.alive]
    if isinstance(top, AccuseScene) and top.asked and top.case != _due_case(lesson):
        return next((button.rect for button in buttons if button.act is Act.CANCEL), None)
    primary = KINDS["primary"]
    return next((button.rect for button in buttons if button.kind is primary), None)


def _choices(top: Scene, _: Lesson) -> pygame.Rect | None:
    """The cards one may show, until one is chosen."""
    if not isinstance(top, ShowCardScene) or top.chosen is not None:
        return None
    return bounds([w for w in _widgets(top) if isinstance(w, CaseCard) and w.alive])


def _refuse(top: Scene, _: Lesson) -> pygame.Rect | None:
    return top.none.rect if isinstance(top, ShowCardScene) else None


def _on_table(where: Callable[[TableScene, Lesson], pygame.Rect]) -> _Finder:
    def find(top: Scene, lesson: Lesson) -> pygame.Rect | None:
        return where(top, lesson) if isinstance(top, TableScene) else None

    return find


def _goal(table: TableScene, lesson: Lesson) -> pygame.Rect:
    action = SCRIPT[len(lesson.case.session.played)].action
    assert isinstance(action, act.MoveTo)
    return table.performance.board.rect_of(action.to)


_FINDERS: Final[Mapping[str, _Finder]] = {
    **{name: _button(key) for name, key in _ON_TABLE.items()},
    "suspect": _card(Kind.SUSPECT),
    "weapon": _card(Kind.WEAPON),
    "room": _card(Kind.ROOM),
    "confirm": _confirm,
    "choices": _choices,
    "refuse": _refuse,
    "goal": _on_table(_goal),
    "envelope": _on_table(lambda table, _: table.performance.board.envelope_rect),
    "hand": _on_table(lambda table, _: table.layout.hand),
    "notebook": _on_table(lambda table, _: table.layout.notebook),
}


_KEPT: Final = frozenset({*ARROWS, Act.NEXT, Act.PREVIOUS})
"""What would only move a focus that is not to be seen while there is something to read."""


class Coach:
    """Stands at the learner's shoulder."""

    def __init__(self, stage: Stage, table: TableScene, lesson: Lesson) -> None:
        self.stage = stage
        self.table = table
        self.lesson = lesson
        self.bubble: Bubble | None = None
        self.refused: LessonStep | None = None  # the step at which something else was tried
        self._made_for: object = None
        self._told: LessonStep | None = None  # the step that was said aloud
        self._helped: LessonStep | None = None  # the step whose notebook was opened
        lesson.refused = self._refuse

    # -- what is due -------------------------------------------------------------------------------

    def step_now(self) -> LessonStep | None:
        """The step to be spoken of now; nothing while cards are shown and pieces move."""
        step, top = self.lesson.step, self.stage.top
        if step is None or not self.lesson.due(step.until):
            return None
        if isinstance(top, TableScene):
            return step if top.model.offers is not None else None
        fits = {
            Until.SEEN: (SeeCardScene,),
            Until.ACT: (SuggestScene, ShowCardScene, AccuseScene),
        }.get(step.until, ())
        return step if isinstance(top, fits) else None

    def _refuse(self) -> None:
        """Something was tried that is not due."""
        self.refused = self.lesson.step
        self.stage.audio.play("error", 0.4)

    def _go_on(self) -> None:
        self.lesson.go_on()

    # -- the guide ---------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """What is meant for the narrator; while there is something to read, the way on too."""
        bubble = self.bubble
        if bubble is None:
            return False
        match intent:
            case PointerMoved(x, y) | Press(x, y) | Scroll(x, y):
                inside = bubble.rect.collidepoint(x, y)
                return bool(bubble.screen.handle(intent)) or inside
            case Release():
                return bubble.screen.handle(intent)
            case Command(Act.CONFIRM) if self._reading:
                self._go_on()
                return True
            case Command(act) if self._reading and act in _KEPT:
                return True
        return False

    @property
    def _reading(self) -> bool:
        step = self.step_now()
        return step is not None and step.until is Until.READ

    def update(self, now: float) -> float:
        """Follow what is on the screen."""
        if self.bubble is not None:
            self.bubble.screen.update(now)
        top, step = self.stage.top, self.step_now()
        if step is not None and step.until is Until.SEEN and top is self.table:
            self._go_on()  # the card was put away
            step = self.step_now()
        self._open_notebook(step)
        self._lend_keyboard(step)
        target = found(step.points, top, self.lesson) if step is not None else None
        stage = self.stage
        seen = (stage.look, stage.words.language, id(top), stage.with_pad)
        key = (step, target and tuple(target), self.refused, seen)
        if key != self._made_for:
            self._become(step, target, top)
            self._bring_keyboard(step, target, top)
            self._made_for = key
        return math.inf

    def _lend_keyboard(self, step: LessonStep | None) -> None:
        """While there is something to read the keyboard is the narrator's, then the table's."""
        screen = self.table.screen
        if self.stage.top is not self.table or step is None:
            return
        if step.until is Until.READ:
            screen.focus_on(None)
        elif screen.focused is None:
            screen.focus_first()

    def _bring_keyboard(
        self, step: LessonStep | None, target: pygame.Rect | None, top: Scene
    ) -> None:
        """To what the narrator's ring is round: two rings would be one too many."""
        if step is None or step.until is Until.READ or not isinstance(top, WidgetScene):
            return
        ringed = next((stop for stop in top.screen.stops() if stop.rect == target), None)
        if ringed is not None:
            top.screen.focus_on(ringed)

    def _open_notebook(self, step: LessonStep | None) -> None:
        """What is read or written in the notebook needs its page, and the keyboard there."""
        if step is None or "notebook" not in step.points or self._helped is step:
            return
        self._helped = step
        if self.table.tab != "notes":
            self.table.turn_to("notes")
        pages = (w for w in self.table.screen.stops() if isinstance(w, Notebook))
        if step.until is Until.MARK and (page := next(pages, None)) is not None:
            self.table.screen.focus_on(page)
            page.stand_on((ASKED.room, RIGHT))  # what is spoken of

    def _become(self, step: LessonStep | None, target: pygame.Rect | None, top: Scene) -> None:
        self._damage()
        self.bubble = None
        if step is not None:
            said = self._said(step)
            if step is not self._told:
                self._told = step
                self.stage.speak(plain(said.words))
            self.bubble = Bubble(self.stage, said, target, _things(top), self._go_on)
        self._damage()

    def _damage(self) -> None:
        for rect in self.bubble.reach if self.bubble is not None else ():
            self.stage.damage(rect)

    def draw(self, canvas: pygame.Surface) -> None:
        """The narrator, if there is anything to say."""
        if self.bubble is not None:
            self.bubble.draw(canvas)

    def aloud(self) -> Iterator[Readable]:
        """What the narrator says."""
        said = self.bubble.screen.aloud() if self.bubble is not None else iter(())
        return (replace(part, live=part.role is Role.LABEL) for part in said)

    # -- words -------------------------------------------------------------------------------------

    def _said(self, step: LessonStep) -> NarratorText:
        words = self.table.words
        key, names = f"firstcase-{step.key}", named(words)
        refused = ""
        if self.refused is step:
            own = words.best_form(key, ["no"])
            refused = words.say(key, own, **names) if own else words.say("firstcase-later")
        return NarratorText(
            heading=words.say("firstcase-step", number=STEPS.index(step) + 1, count=len(STEPS)),
            words=words.rich(key, **names),
            refused=refused,
            onward=words.say("common-next") if step.until is Until.READ else "",
        )


def named(words: Speaker) -> dict[str, Name]:
    """Whom and what the lesson speaks of."""
    return {
        "first": words.seat(LEFT),
        "second": words.seat(RIGHT),
        "asked": words.card(ASKED.suspect),
        "gun": words.card(ASKED.weapon),
        "here": words.room(ASKED.room),
        "culprit": words.card(TRAP.suspect),
        "own": words.card(TRAP.weapon),
        "there": words.room(TRAP.room),
    }


def _things(top: Scene) -> list[Obstacle]:
    """What the narrator should rather not hide."""
    if not isinstance(top, WidgetScene):
        return []
    book = _notebook_beside(top)
    found = [
        Obstacle(widget.inked, _weight(widget), torn=True)
        if isinstance(widget, Label)
        else Obstacle(
            widget.rect, _weight(widget), torn=isinstance(widget, Button) and widget.alive
        )
        for widget in top.screen.walk()
        if not isinstance(widget, Standing) and widget not in book
    ]
    found += [Obstacle(widget.rect, 0.6) for widget in book]
    if isinstance(top, TableScene):
        lay = top.layout
        found += [Obstacle(lay.next_thing, 4.0), Obstacle(lay.notebook, 0.6)]
        found += [Obstacle(lay.board, 0.3), Obstacle(lay.hand, 1.5)]
    return found


def _notebook_beside(top: Scene) -> set[Widget]:
    """What lies beside a dialog and may be hidden: the narrator reads in it with the learner."""
    open_book = top.notebook if isinstance(top, Dialog) else None
    return set() if open_book is None else {*open_book.widgets}


def _weight(widget: Widget) -> float:
    """What is to be pressed goes before what is to be read, and that before bare ground."""
    if isinstance(widget, Targets):
        return 0.3
    if widget.children:
        return 1.0
    return 9.0 if widget.focusable and widget.alive else 4.0
