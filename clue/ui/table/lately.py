"""What happened last, in a few lines: for who looked away for a moment."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from clue.rules.cards import Seat
from clue.table.log import Chronicle, LogLine
from clue.table.model import TableModel
from clue.ui.table.panel import PanelKit, TablePanel
from clue.ui.theme import styles
from clue.ui.theme.palette import mix
from clue.ui.widgets.base import Host, Widget

MOST: Final = 10
"""No window shows more lines than this."""
FADED: Final = 0.55
"""How far the oldest line shown has faded into the dark."""
STYLE: Final = styles.SMALL.but(size=20)


class Lately(Widget):
    """The log's last lines, newest at the foot; what no longer fits whole is left out."""

    def __init__(self, ui: Host) -> None:
        super().__init__(ui)
        self.lines: tuple[LogLine, ...] = ()

    def tell(self, lines: tuple[LogLine, ...]) -> None:
        """Other lines."""
        self.lines = lines
        self.damage()

    def shown(self) -> list[tuple[LogLine, pygame.Rect]]:
        """The lines that fit, each with its place, the newest first."""
        letters, found, foot = self.look.letters, [], self.rect.bottom
        for line in reversed(self.lines):
            high = letters.size(line.words, STYLE, self.rect.width)[1]
            if foot - high < self.rect.y:
                break
            foot -= high
            found.append((line, pygame.Rect(self.rect.x, foot, self.rect.width, high)))
            foot -= self.look.px(6)
        return found

    def draw(self, canvas: pygame.Surface) -> None:
        """The newest plain, the older fainter."""
        shown, palette = self.shown(), self.look.palette
        for age, (line, box) in enumerate(shown):
            share = FADED * age / max(1, len(shown) - 1)
            colour = mix(palette.lamp if line.heading else palette.cream, palette.night, share)
            self.look.letters.draw(
                canvas, line.words, STYLE, box, colour=colour, valign="top", wrap=True
            )


class LastLines(NamedTuple):
    """The same event is told each viewer in other words."""

    viewer: Seat | None
    lines: tuple[LogLine, ...]


class LatelyPanel(TablePanel[LastLines]):
    """Where there is room for it."""

    def __init__(self, kit: PanelKit, log: Chronicle) -> None:
        super().__init__(kit)
        self.log = log

    def select(self, model: TableModel) -> LastLines:
        """What the log told last, whichever page of the notebook is open."""
        return LastLines(model.viewer, tuple(self.log.read(model.told).entries[-MOST:]))

    def change(self, was: LastLines | None, now: LastLines) -> None:
        """Newer lines."""
        rect = self.kit.layout.lately
        if was is None and rect is not None:
            lately = Lately(self.screen)
            lately.place(rect)
            self.become([lately])
        for widget in self.widgets:
            if isinstance(widget, Lately):
                widget.tell(now.lines)
