"""A hint on request: what a detective would do in the viewer's place, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from clue.players.advice import advise
from clue.players.base import Choice
from clue.rules.legal import Offers
from clue.text.reasons import tell, tell_action
from clue.ui.background import Errands
from clue.ui.intents import Act
from clue.ui.table.slip import HEADING, KEYS, TEXT, Part, Slip
from clue.ui.widgets.keycap import act_label

if TYPE_CHECKING:
    from clue.ui.table.scene import TableScene


class Counsel:
    """Thinks behind the picture, from the viewer's own view, and says it on a slip of paper."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.errands = Errands(lambda: table.stage.background)
        self.slip: Slip | None = None
        self._about: Offers | None = None  # the decision that is being thought about
        self._choice: Choice | None = None

    @property
    def wanted(self) -> bool:
        """Whether the settings allow hints at all."""
        return self.table.stage.settings.hints

    def ask(self) -> None:
        """Begin to think about the decision at hand; asked again, put the slip away."""
        offers = self.table.decisions.offers
        if self._about is not None:
            self.drop()
        elif offers is not None and self.wanted:
            self._about = offers
            self._show()

    def drop(self) -> None:
        """The decision has been taken, or is somebody else's."""
        self._about, self._choice = None, None
        self.errands.forget()
        if self.slip is not None:
            self.table.damage(self.slip.reach)
            self.slip = None

    def put_away(self, x: int, y: int) -> bool:
        """A press on the slip takes it away; whether it was one."""
        if self.slip is None or not self.slip.rect.collidepoint(x, y):
            return False
        self.drop()
        return True

    def update(self) -> None:
        """Go on thinking."""
        self.errands.take()
        offers = self._about
        if offers is None or self._choice is not None:
            return
        known = self.table.known
        self._choice = self.errands.ask(id(offers), lambda: advise(known, offers))
        if self._choice is not None:
            self._show()

    def rebuild(self) -> None:
        """The window has another size, or speaks another language."""
        if self._about is not None:
            self._show()

    def _show(self) -> None:
        """Lay the slip beside the box of the next thing."""
        words, layout = self.table.words, self.table.layout
        parts = [Part(words.say("advice-title"), HEADING)]
        if self._choice is None:
            parts.append(Part(words.say("advice-thinking"), TEXT, 8))
        else:
            parts.append(Part(tell_action(self._choice.action, words), TEXT, 8))
            parts.append(Part(tell(self._choice.reason, words), TEXT, 4))
        key = act_label(self.table.stage, Act.HINT)
        if key:
            parts.append(Part("", KEYS, 10, ((key, words.say("advice-close")),)))
        if self.slip is not None:
            self.table.damage(self.slip.reach)
        beside = layout.next_thing
        self.slip = Slip(self.table.look, parts, beside, beside, leftwards=False)
        self.table.damage(self.slip.reach)

    def draw(self, canvas: pygame.Surface) -> None:
        """The slip, over everything else."""
        if self.slip is not None and canvas.get_clip().colliderect(self.slip.reach):
            self.slip.draw(canvas)
