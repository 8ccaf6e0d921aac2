"""A hint on request: what a detective would do in the viewer's place, and why."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from clue.background import Background, Errands
from clue.players.base import Choice
from clue.players.registry import advise
from clue.table.model import Advice, TableModel
from clue.text.reasons import tell, tell_action
from clue.ui.input.intents import Act
from clue.ui.table.panels.panel import PanelKit
from clue.ui.widgets.keycap import act_label
from clue.ui.widgets.slip import HEADING, KEYS, TEXT, Part, Slip


class Counsel:
    """Thinks behind the picture, from the viewer's own view, and says it on a slip of paper."""

    def __init__(self, background: Callable[[], Background]) -> None:
        self.errands = Errands(background)
        self.slip: Slip | None = None
        self._kit: PanelKit | None = None
        self._said: Advice | None = None

    def update(self, model: TableModel) -> Choice | None:
        """Go on thinking: what has been found."""
        self.errands.take()
        advice, offers, view = model.advice, model.offers, model.view
        if advice is None or offers is None or advice.choice is not None:
            return None
        choice: Choice | None = self.errands.ask(advice.number, lambda: advise(view, offers))
        return choice

    def lay_out(self, kit: PanelKit, model: TableModel) -> None:
        """The window has another size, or speaks another language."""
        self._kit, self._said, self.slip = kit, None, None
        self.show(model)

    def show(self, model: TableModel) -> None:
        """The slip comes when it is asked for, and goes with the decision."""
        if model.advice == self._said:
            return
        self._said = model.advice
        if model.advice is None:
            self.errands.forget()
        for slip in (self.slip, new := self._written(model.advice)):
            if slip is not None and self._kit is not None:
                self._kit.screen.damage(slip.reach)
        self.slip = new

    def _written(self, advice: Advice | None) -> Slip | None:
        """A slip beside the box of the next thing."""
        if advice is None or self._kit is None:
            return None
        words, choice = self._kit.words, advice.choice
        parts = [Part(words.say("advice-title"), HEADING)]
        if choice is None:
            parts.append(Part(words.say("advice-thinking"), TEXT, 8))
        else:
            parts.append(Part(tell_action(choice.action, words), TEXT, 8))
            parts.append(Part(tell(choice.reason, words), TEXT, 4))
        key = act_label(self._kit.screen.stage, Act.HINT)
        if key:
            parts.append(Part("", KEYS, 10, ((key, words.say("advice-close")),)))
        beside = self._kit.layout.next_thing
        return Slip(self._kit.look, parts, beside, beside, leftwards=False)

    def is_at(self, x: int, y: int) -> bool:
        """Whether the slip lies there."""
        return self.slip is not None and self.slip.rect.collidepoint(x, y)

    def draw(self, canvas: pygame.Surface) -> None:
        """The slip, over everything else."""
        if self.slip is not None and canvas.get_clip().colliderect(self.slip.reach):
            self.slip.draw(canvas)
