"""A part of the table round the board: a reading of the model, drawn anew where it differs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from clue.table.closer import Subject
from clue.table.model import TableModel
from clue.table.requests import Request
from clue.text.speaker import Speaker
from clue.ui.table.layout import TableLayout
from clue.ui.theme.look import Look
from clue.ui.widgets.base import Widget
from clue.ui.widgets.screen import Screen

S = TypeVar("S")


class Glance(Protocol):
    """What is told of a thing one points at; of a card in hand, who has seen it."""

    def __call__(self, thing: Subject, *, held: bool = False) -> str:
        """One line."""


def no_glance(thing: Subject, *, held: bool = False) -> str:
    """Nothing is told of it."""
    del thing, held
    return ""


@dataclass(frozen=True)
class PanelKit:
    """What every panel is made with; another look or language makes other panels."""

    screen: Screen
    words: Speaker
    layout: TableLayout
    send: Callable[[Request], None]
    glance: Glance = no_glance

    @property
    def look(self) -> Look:
        """Theme, letters and scale of the window it is in."""
        return self.screen.look


class TablePanel(Generic[S]):
    """Selects from the model what it shows, and changes its widgets when that is something else."""

    def __init__(self, kit: PanelKit) -> None:
        self.kit = kit
        self.screen = kit.screen
        self.look = kit.look
        self.words = kit.words
        self.widgets: list[Widget] = []
        self._shown: S | None = None

    def select(self, model: TableModel) -> S:
        """All that is drawn of the model."""
        raise NotImplementedError

    def change(self, was: S | None, now: S) -> None:
        """Show something else."""
        raise NotImplementedError

    def differs(self, was: S, now: S) -> bool:
        """Whether there is anything to change."""
        return was != now

    def show(self, model: TableModel) -> None:
        """Read the model."""
        was, now = self._shown, self.select(model)
        if was is None or self.differs(was, now):
            self._shown = now
            self.change(was, now)

    def become(self, widgets: Sequence[Widget]) -> None:
        """Other widgets in the place of those there were."""
        for widget in (*self.widgets, *widgets):
            widget.damage()
        self.widgets = list(widgets)
