"""The pause menu: over the table, five lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from clue.ui.intents import Act, Command, Intent
from clue.ui.theme import skins, styles
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button, MenuRow, set_rows_alike
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Room
from clue.ui.widgets.screen import WidgetScene


@dataclass(frozen=True)
class Way:
    """One line of the menu."""

    key: str
    choose: Callable[[], None]


class PauseScene(WidgetScene):
    """Go on, read the rules, change settings, leave, quit; the first line goes on."""

    veil = True

    def __init__(self, ways: Sequence[Way], *, note: str = "") -> None:
        self.ways = ways
        self.note = note  # whether everything is kept, in words

    def fill(self) -> None:
        """A heading, the lines, and what becomes of the case."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        panel = screen.add(Panel(screen, skins.DIALOG))
        heading = Label(
            screen, say("pause-title"), styles.HEADING.but(size=48), align="center", wrap=False
        )
        rows: list[MenuRow] = [MenuRow(screen, say("pause-resume"), self._resume)]
        rows += [MenuRow(screen, say(way.key), way.choose) for way in self.ways]
        note = Label(screen, self.note or say("pause-saved"), styles.SMALL, align="center")
        note.colour = "soft"
        wide = look.px(680)
        inner = wide - look.px(110)
        high = rows[0].natural()[1] + look.px(10)
        tall = heading.natural()[1] + len(rows) * high + note.natural(inner)[1] + look.px(140)
        rect = pygame.Rect(0, 0, wide, tall)
        rect.center = screen.rect.center
        panel.place(rect)
        room = Room(panel.inside(0).inflate(-look.px(110), -look.px(80)))
        heading.place(room.top(heading.natural()[1], look.px(28)))
        for row in rows:
            row.place(room.top(rows[0].natural()[1], look.px(10)))
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


class QuestionScene(WidgetScene):
    """A yes-or-no question over whatever is on; the keyboard stands on no, unless yes is safe."""

    veil = True

    def __init__(
        self,
        title: str,
        about: str,
        yes: str,
        no: str,
        agree: Callable[[], None],
        *,
        safe: bool = False,
    ) -> None:
        self.title = title
        self.about = about
        self.yes = yes
        self.no = no
        self.agree = agree
        self.safe = safe

    def fill(self) -> None:
        """The question, its consequence, two buttons."""
        look, screen = self.look, self.screen
        panel = screen.add(Panel(screen, skins.DIALOG))
        wide = min(look.px(1000), look.size[0] - look.px(60))
        inner = wide - look.px(120)
        heading = Label(screen, self.title, styles.HEADING.but(size=46), align="center")
        about = Label(screen, self.about, styles.LEAD, align="center")
        yes = Button(screen, self.yes, self._agree, kind="primary")
        no = Button(screen, self.no, lambda: self.stage.pop(self), act=Act.CANCEL)
        (yes if self.safe else no).default = True
        high = heading.natural(inner)[1] + about.natural(inner)[1] + yes.natural()[1]
        rect = pygame.Rect(0, 0, wide, high + look.px(150))
        rect.center = screen.rect.center
        panel.place(rect)
        room = Room(rect.inflate(-look.px(120), -look.px(80)))
        heading.place(room.top(heading.natural(inner)[1], look.px(14)))
        row = Room(room.bottom(yes.natural()[1]))
        about.place(room.rect)
        spare = row.rect.width - yes.natural()[0] - no.natural()[0] - look.px(20)
        row.left(max(0, spare // 2))
        no.place(row.left(no.natural()[0], look.px(20)))
        yes.place(row.left(yes.natural()[0]))
        panel.add(heading, about, no, yes)

    def _agree(self) -> None:
        self.stage.pop(self)
        self.agree()
