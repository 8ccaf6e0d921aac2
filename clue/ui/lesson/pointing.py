"""Where on the screen a thing is that the lesson speaks of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

import pygame

from clue.firstcase.lesson import Lesson
from clue.firstcase.story import SCRIPT
from clue.rules import actions as act
from clue.rules.cards import Card, Case, Kind, kind_of
from clue.ui.cards.case_card import CaseCard
from clue.ui.dialogs.accuse import AccuseScene
from clue.ui.dialogs.show_card import ShowCardScene
from clue.ui.input.intents import Act
from clue.ui.stage.scene import Scene, WidgetScene
from clue.ui.table.scene import TableScene
from clue.ui.widgets.base import Widget, bounds
from clue.ui.widgets.button import KINDS, Button

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
