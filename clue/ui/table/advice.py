"""A hint on request, in three steps: where to look, why, and what to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import pygame

from clue.background import Errands
from clue.notebook.notes import Help, Mark
from clue.notebook.page import page_of
from clue.notebook.printed import PrintedCell
from clue.players.base import Choice
from clue.players.hints import CounselGiven, hint_for
from clue.rules.actions import MoveTo
from clue.rules.board import Place
from clue.table.model import Advice, TableModel
from clue.text.hints import tell_hint
from clue.text.speaker import so
from clue.ui.input.intents import Act
from clue.ui.table.panels.panel import PanelKit
from clue.ui.table.sitting import Sitting
from clue.ui.widgets.keycap import act_label
from clue.ui.widgets.paper import HEADING, KEYS, LABEL, TEXT, Part, Slip

_STEPS: Final = ("look", "why", "do")


class Counsel:
    """Thinks behind the picture, from the viewer's own view, and says it on a slip of paper."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.errands = Errands(lambda: sitting.stage.background)
        self._counted: object = None  # the decision that was counted last
        self.slip: Slip | None = None
        self._kit: PanelKit | None = None
        self._said: tuple[Advice | None, int | None] = (None, None)

    def ask(self) -> None:
        """Begin to think about the decision at hand; asked again, tell more, then put it away."""
        sitting = self.sitting
        advice = sitting.model.advice
        if advice is not None and (advice.given is None or advice.complete):
            self.drop()
        elif advice is not None:
            sitting.put(replace(sitting.model, advice=replace(advice, step=advice.step + 1)))
        elif sitting.decides and sitting.model.hints and self._may_ask():
            sitting.put(replace(sitting.model, advice=Advice(len(sitting.model.told.events))))

    def _may_ask(self) -> bool:
        """Whether this game has a hint left for this decision; asked for again it counts once."""
        model = self.sitting.model
        viewer, asked = model.viewer, (model.viewer, len(model.told.events))
        if viewer is None or asked == self._counted:
            return viewer is not None
        if model.hints_left == 0:
            self.sitting.stage.notice(self.sitting.words.say("advice-used-up"))
            return False
        self._counted = asked
        self.sitting.write(model.notes.hinted(model.notes.hints + 1), done=True)
        return True

    def drop(self) -> None:
        """Put it away."""
        self.sitting.put(replace(self.sitting.model, advice=None))

    def update(self) -> None:
        """Go on thinking, and tell what has been found."""
        self.errands.take()
        model = self.sitting.model
        advice, offers, view = model.advice, model.offers, model.view
        if advice is None or offers is None or advice.given is not None:
            return
        given: CounselGiven | None = self.errands.ask(
            advice.number, lambda: hint_for(view, offers, _noted(model))
        )
        if given is not None:
            self.sitting.put(replace(model, advice=replace(advice, given=given)))

    def lay_out(self, kit: PanelKit) -> None:
        """The window has another size, or speaks another language."""
        self._kit, self._said, self.slip = kit, (None, None), None
        self.show(self.sitting.model)

    def show(self, model: TableModel) -> None:
        """The slip comes when it is asked for, and goes with the decision."""
        if (model.advice, model.hints_left) == self._said:
            return
        self._said = (model.advice, model.hints_left)
        if model.advice is None:
            self.errands.forget()
        for slip in (self.slip, new := self._written(model)):
            if slip is not None and self._kit is not None:
                self._kit.screen.damage(slip.reach)
        self.slip = new

    def _written(self, model: TableModel) -> Slip | None:
        """A slip beside the box of the next thing: as many steps as were asked for."""
        advice = model.advice
        if advice is None or self._kit is None:
            return None
        words, given = self._kit.words, advice.given
        parts = [Part(words.say("advice-title"), HEADING)]
        if given is None:
            parts.append(Part(words.say("advice-thinking"), TEXT, 8))
        else:
            told = zip(_STEPS, tell_hint(given, model.view, words), strict=True)
            for step, lines in [*told][: advice.step]:
                parts.append(Part(words.say(f"hint-step-{step}"), LABEL, 10))
                parts += [Part(line, TEXT, 2) for line in lines]
        if model.hints_left is not None:
            count = model.hints_left
            parts.append(
                Part(words.choose("advice-left", so(last=not count), count=count), LABEL, 10)
            )
        key = act_label(self._kit.screen.stage, Act.HINT)
        if key:
            then = "close" if given is None or advice.complete else _STEPS[advice.step]
            onward = {"why": "why", "do": "what"}.get(then, "close")
            parts.append(Part("", KEYS, 10, ((key, words.say(f"advice-{onward}")),)))
        beside = self._kit.layout.next_thing
        slip = Slip(self._kit.look, parts, beside, beside, leftwards=False)
        if given is not None:
            board = self.sitting.performance.board
            slip.clear([board.rect_of(place) for place in spoken_of(given.choice)])
        return slip

    def is_at(self, x: int, y: int) -> bool:
        """Whether the slip lies there."""
        return self.slip is not None and self.slip.rect.collidepoint(x, y)

    def draw(self, canvas: pygame.Surface) -> None:
        """The slip, over everything else."""
        if self.slip is not None and canvas.get_clip().colliderect(self.slip.reach):
            self.slip.draw(canvas)


def spoken_of(choice: Choice) -> set[Place]:
    """The rooms and squares on the board that a choice and its reason name."""
    named = {choice.reason.room, choice.reason.place}
    if choice.reason.case is not None:
        named.add(choice.reason.case.room)
    if isinstance(choice.action, MoveTo):
        named.add(choice.action.to)
    return {place for place in named if place is not None}


def _noted(model: TableModel) -> Mapping[PrintedCell, bool]:
    """What stands in the viewer's notebook, whoever has written it; a wrong mark is no mark."""
    page = page_of(model.view, model.notes, model.help, model.insight)
    marked = {
        cell: mark is Mark.YES
        for cell, mark in model.notes.marks.items()
        if mark in {Mark.YES, Mark.NO}
    }
    drawn = page.insight.certain if model.help is Help.DEDUCTION else {}
    return {**marked, **drawn}
