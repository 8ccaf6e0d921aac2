"""What plots have in common: a panel with a heading, in which something grows."""

from __future__ import annotations

from typing import Final

import pygame

from clue.ui.theme import frames, styles
from clue.ui.theme.frames import Skin
from clue.ui.theme.styles import Style
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.layout import Cutter

PAD: Final = (28, 16)
"""Free inside a plot, at its sides and above and below."""


class Growing(Widget):
    """What comes up when the scene opens."""

    grown = 1.0

    def grow(self, share: float) -> None:
        """How much of it is to be seen by now."""
        if share != self.grown:
            self.grown = share
            self.damage()


class Plot(Growing, Panel):
    """The panel and its heading; what grows below it is each plot's own."""

    def __init__(
        self, ui: Host, title: str, skin: Skin = frames.PANEL, style: Style = styles.SUBHEADING
    ) -> None:
        super().__init__(ui, skin)
        self.title = title
        self.called = title
        self.style = style
        self.beside = 0.0  # the share of the heading's line that is for something else

    @property
    def plain(self) -> pygame.Rect:
        """The room below the heading."""
        return self._parts()[1]

    def _parts(self) -> tuple[pygame.Rect, pygame.Rect]:
        look = self.look
        room = Cutter(look.inside(self.rect, PAD))
        heading = room.top(look.letters.line_height(self.style), look.px(8))
        return heading, room.rect

    def draw(self, canvas: pygame.Surface) -> None:
        """The ground and the heading."""
        super().draw(canvas)
        heading, _ = self._parts()
        heading.width = round(heading.width * (1 - self.beside))
        style = self.look.letters.fit(self.title, self.style, heading.width)
        self.look.letters.draw(canvas, self.title, style, heading)
