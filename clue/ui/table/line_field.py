"""A line to write on paper by hand: the words a player puts beside a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from clue.ui.intents import Intent
from clue.ui.theme import styles
from clue.ui.widgets.base import Host
from clue.ui.widgets.textfield import TextField


class Done(Protocol):
    """What is called when the line is written; ``stay`` if the keyboard was still on it."""

    def __call__(self, *, stay: bool) -> None:
        """The line is written."""


class LineField(TextField):
    """Open for writing as long as it is there."""

    def __init__(
        self,
        ui: Host,
        text: str,
        on_change: Callable[[str], None],
        *,
        placeholder: str,
        longest: int,
        on_done: Done,
    ) -> None:
        style = styles.HAND.but(size=26)
        super().__init__(
            ui, text, on_change, placeholder=placeholder, longest=longest, style=style, bare=True
        )
        self.on_done = on_done
        self._over = False

    def open(self) -> None:
        """Begin to write at the end of what is there."""
        self._write(True)
        self.chosen = False  # a note is rather gone on with than written over

    def handle(self, intent: Intent) -> bool:
        """Letters; what ends the writing ends the field."""
        taken = super().handle(intent)
        if not self.writing:
            self._end(stay=True)
        return taken

    def lose(self) -> None:
        """Without the keyboard there is no field."""
        super().lose()
        self._end(stay=False)

    def update(self, now: float) -> float:
        """A dialog that came over it ends the writing too."""
        if self.writing and not self.ui.stage.typing:
            self.lose()
        return super().update(now)

    def _end(self, *, stay: bool) -> None:
        if not self._over:
            self._over = True
            self.on_done(stay=stay)

    def draw(self, canvas: pygame.Surface) -> None:
        """A strip of clean paper under the words, and the pencil's caret."""
        look = self.look
        pygame.draw.rect(canvas, look.paint.colour("paper"), self.rect, border_radius=look.px(5))
        wide = max(2, look.px(2))
        pygame.draw.rect(canvas, look.paint.colour("pencil"), self.rect, wide, look.px(5))
        room = self.rect.inflate(-look.px(24), 0)
        shown = self.text or ("" if self.writing else self.placeholder)
        style = look.letters.fit(shown, self.style, room.width) if shown else self.style
        if shown:
            look.letters.draw(canvas, shown, style, room, valign="middle", lines=1)
        if self.writing and self._shown:
            x = room.x + look.letters.size(self.text[: self.caret], style)[0]
            high = min(round(look.scale.letters(style.size) * 1.1), self.rect.height - look.px(6))
            caret = pygame.Rect(x, 0, max(1, look.px(2)), high)
            caret.centery = room.centery
            canvas.fill(look.paint.colour("ink"), caret)
