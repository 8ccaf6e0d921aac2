"""The pause menu, over the table: its first line goes on, the others lead elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from clue.ui.input.intents import Act, Command, Intent
from clue.ui.stage.scene import WidgetScene
from clue.ui.theme import styles
from clue.ui.widgets.button import MenuRow, set_rows_alike
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.paper import ClosedBook

WIDE: Final = 720
INSIDE: Final = (150, 80)
"""What the panel leaves free at both sides, and above and below, together."""
TALLER: Final = 140
"""What it has beside its rows and words."""
ASIDE: Final = 12
ROW_GAP: Final = 10
HEADING_GAP: Final = 28


@dataclass(frozen=True)
class MenuWay:
    """One line of the menu."""

    key: str
    choose: Callable[[], None]


class PauseScene(WidgetScene):
    """As many ways as the table offers, and what becomes of the case."""

    veil = True

    def __init__(self, ways: Sequence[MenuWay], *, note: str = "") -> None:
        self.ways = ways
        self.note = note  # whether everything is kept, in words

    def fill(self) -> None:
        """A heading, the lines, and what becomes of the case."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        panel = screen.add(ClosedBook(screen))
        heading = Label(
            screen, say("pause-title"), styles.HEADING.but(size=48), align="center", wrap=False
        )
        rows: list[MenuRow] = [MenuRow(screen, say("pause-resume"), self._resume)]
        rows += [MenuRow(screen, say(way.key), way.choose) for way in self.ways]
        note = Label(screen, self.note or say("pause-saved"), styles.SMALL, align="center")
        note.colour = "soft"
        wide = look.px(WIDE)
        inner = wide - look.px(INSIDE[0])
        high = rows[0].natural()[1] + look.px(ROW_GAP)
        tall = heading.natural()[1] + len(rows) * high + note.natural(inner)[1] + look.px(TALLER)
        rect = pygame.Rect(0, 0, wide, tall)
        rect.center = screen.rect.center
        panel.place(rect)
        room = Cutter(
            panel.inside(0)
            .inflate(-look.px(INSIDE[0]), -look.px(INSIDE[1]))
            .move(look.px(ASIDE), 0)
        )
        heading.place(room.top(heading.natural()[1], look.px(HEADING_GAP)))
        for row in rows:
            row.place(room.top(rows[0].natural()[1], look.px(ROW_GAP)))
        set_rows_alike(rows)
        note.place(room.bottom(note.natural(inner)[1]))
        panel.add(heading, *rows, note)

    def _resume(self) -> None:
        self.stage.pop(self)

    def otherwise(self, intent: Intent) -> bool:
        """Escape and the menu key go on."""
        match intent:
            case Command(Act.CANCEL | Act.MENU):
                self._resume()
                return True
        return False
