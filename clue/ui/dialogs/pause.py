"""The pause menu over the table, and what was promised before the first throw."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from clue.ui.dialogs.base import Dialog
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.reading.readable import Role
from clue.ui.stage import clipboard
from clue.ui.stage.scene import WidgetScene
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Host
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button, MenuRow, set_rows_alike
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
    """A line that goes on, as many others as the table offers, and what becomes of the case."""

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


# -- the promise -----------------------------------------------------------------------------------


GROUP: Final = 4
"""Digits that are read in one glance."""
GROUPS_IN_LINE: Final = 4
SEAL: Final = "seal"
SEAL_GAP: Final = 20
"""Between the digits and the seal."""
SLIP_ROOM: Final = (120, 10)
"""What is free round the slip, both sides together."""
LATER_GAP: Final = 18


def in_groups(digits: str) -> Iterator[str]:
    """The digits as one reads them aloud: groups of four, four to a line."""
    line = GROUP * GROUPS_IN_LINE
    for start in range(0, len(digits), line):
        row = digits[start : start + line]
        yield " ".join(row[at : at + GROUP] for at in range(0, len(row), GROUP))


class CommitmentSlip(Panel):
    """A sheet of paper with typewritten digits and a wax seal."""

    def __init__(self, ui: Host, digits: str) -> None:
        super().__init__(ui, frames.PAPER)
        self.digits = digits

    role = Role.LABEL

    @property
    def reads(self) -> str:
        """The digits."""
        return self.digits

    def draw(self, canvas: pygame.Surface) -> None:
        """The digits at the left, the seal at the right."""
        super().draw(canvas)
        look = self.look
        room = Cutter(self.inside(26))
        side = min(room.rect.height, room.rect.width // 3)
        place = room.right(side, look.px(SEAL_GAP))
        if SEAL in look.assets:
            seal = look.assets.scaled(SEAL, (side, side), "contain")
            canvas.blit(seal, seal.get_rect(center=place.center))
        line = self.digits.partition("\n")[0]
        style = styles.TYPED.but(size=40)
        lines = 1 + self.digits.count("\n")
        while look.letters.line_height(style) * lines > room.rect.height and style.size > 16:
            style = style.but(size=style.size - 2)
        style = look.letters.fit(line, style, room.rect.width)
        look.letters.draw(canvas, self.digits, style, room.rect, align="center", wrap=True)


class PromiseScene(Dialog):
    """What was promised before the first throw: the case's commitment, to note down or to copy."""

    def __init__(self, commitment: str) -> None:
        self.commitment = commitment
        self.told_how = False  # whoever asks is told of salt and commands

    def fill(self) -> None:
        """The slip between what it means now and what it will mean at the end."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        panel, room = self.open_panel(1120, 620, form=True)
        self.head(panel, room, say("promise-title"), say("promise-now"), lines=2)
        done = Button(screen, say("common-done"), self._done, kind="primary", act=Act.CANCEL)
        done.default = True
        copy = Button(screen, say("promise-copy"), self._copy, icon="icon.copy")
        check = Button(screen, say("promise-check"), self._tell_how)
        self.foot(room, [done], [copy, check])
        later = Label(
            screen,
            say("promise-how" if self.told_how else "promise-later"),
            styles.SMALL,
            align="center",
            colour="ink_soft",
        )
        later.place(room.bottom(later.natural(room.rect.width)[1], look.px(LATER_GAP)))
        slip = CommitmentSlip(screen, "\n".join(in_groups(self.commitment)))
        slip.place(room.rect.inflate(-look.px(SLIP_ROOM[0]), -look.px(SLIP_ROOM[1])))
        panel.add(slip, later, copy, check, done)

    def _copy(self) -> None:
        if clipboard.copy(self.commitment):
            self.stage.notice(self.stage.words.say("promise-copied"))

    def _tell_how(self) -> None:
        self.told_how = not self.told_how
        self.rebuild()

    def _done(self) -> None:
        self.stage.pop(self)
