"""Paper to write on: a loose page, and the leather notebook that holds one."""

from __future__ import annotations

from typing import Final

import pygame

from clue.ui.theme import frames, styles
from clue.ui.theme.frames import Skin
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.layout import rows

PAPER: Final = "notebook.paper"
LEATHER: Final = "notebook.leather"
ON_TABLE: Final = Skin(alpha=0, radius=8, shadow=30, drop=10)
IN_BOOK: Final = Skin(alpha=0, radius=4, shadow=7, drop=2, shadow_alpha=170)
SPINE: Final = 0.052
"""How much of the notebook's width its spine takes."""
FORM: Final = styles.PAPER_HEADING.but(size=27)
"""A form's printed heading."""
GAP: Final = 18
"""What is between the lines of a form, in units."""
BRIM: Final = 8
"""How much of the cover shows beside the page, in units."""


class PaperSheet(Panel):
    """A sheet of laid paper; plain where the theme wants no grain under its words."""

    lying: Skin = ON_TABLE

    def __init__(self, ui: Host) -> None:
        super().__init__(ui, frames.PAPER)

    @property
    def textured(self) -> bool:
        """Whether paper and leather are to be seen."""
        return self.look.palette.textured and PAPER in self.look.assets

    @property
    def sheet(self) -> pygame.Rect:
        """Where the paper lies."""
        return self.rect

    def inside(self, pad: float) -> pygame.Rect:
        """Where its content goes."""
        return self.sheet.inflate(-2 * self.look.px(pad), -2 * self.look.px(pad))

    @property
    def reach(self) -> pygame.Rect:
        """Either shadow included."""
        return super().reach.union(self.look.paint.reach(self.rect, ON_TABLE))

    def draw(self, canvas: pygame.Surface) -> None:
        """The paper, then what is written on it."""
        if not self.textured:
            super().draw(canvas)
            return
        self._draw_ground(canvas)
        self.draw_children(canvas)

    def _draw_ground(self, canvas: pygame.Surface) -> None:
        look, sheet = self.look, self.sheet
        look.paint.panel(canvas, sheet, self.lying)
        canvas.blit(look.assets.scaled(PAPER, sheet.size, "exact"), sheet)


FORM_INSET: Final = (120, 80)
"""How much smaller the typed lines of a form are than the form."""
HOLE: Final = 52
HEAD: Final = 34
"""What a form's head has beside its line."""
HEAD_TOP: Final = 16
HEAD_FREE: Final = 30
HEAD_HELD: Final = 22
"""How far down its words begin, what they leave free, how far what is held reaches into it."""
RULES: Final = ((10, 3.0), (4, 1.2))
"""The two lines below it: how far above its end, and how thick."""
RULE_INSET: Final = 40
FOOT_RULE: Final = 18
RIM: Final = 9
PUNCHED: Final = 7.6
"""A hole, and its rim."""
BESIDE_FORM: Final = 60
"""What of the window a form leaves free, both sides together."""
"""How far a form's holes are from its sides."""


class PrintedForm(PaperSheet):
    """A printed form: what is put on it is filled in."""

    ground = frames.FORM

    def add(self, *widgets: Widget) -> None:
        """Laid on paper with everything in it."""
        super().add(*widgets)
        self.lie_on(self.ground)


class Telegram(PrintedForm):
    """A form with its heading printed over a double rule; what it says is typed below."""

    def __init__(self, ui: Host, heading: str) -> None:
        super().__init__(ui)
        self.heading = heading

    @property
    def head(self) -> int:
        """How much of it the printed head takes."""
        return self.look.letters.line_height(FORM) + self.look.px(HEAD)

    def hold(self, wide: float, *widgets: Widget) -> None:
        """These below each other, on a form so many units broad in the middle of the window."""
        look, gap = self.look, self.look.px(GAP)
        rect = pygame.Rect(0, 0, min(look.px(wide), look.size[0] - look.px(BESIDE_FORM)), 0)
        across, down = map(look.px, FORM_INSET)
        inner = rect.width - across
        heights = [widget.natural(inner)[1] for widget in widgets]
        head = self.head - look.px(HEAD_HELD)
        rect.height = head + sum(heights) + gap * (len(widgets) - 1) + down
        rect.center = (look.size[0] // 2, look.size[1] // 2)
        self.place(rect)
        lines = rows(rect.inflate(-across, -down).move(0, head), heights, gap)
        for widget, line in zip(widgets, lines, strict=True):
            widget.place(line)
        self.add(*widgets)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paper, head, holes, and what is written."""
        if self.textured:
            self._draw_ground(canvas)
        else:
            self.look.paint.panel(canvas, self.rect, self.skin)
        look, rect = self.look, self.rect
        line = look.paint.colour("wine")
        head = pygame.Rect(
            rect.x, rect.y + look.px(HEAD_TOP), rect.width, self.head - look.px(HEAD_FREE)
        )
        look.letters.draw(canvas, self.heading, FORM, head, align="center", valign="middle")
        room = rect.inflate(-2 * look.px(RULE_INSET), 0)
        for above, thick in RULES:
            y = rect.y + self.head - look.px(above)
            canvas.fill(line, (room.x, y, room.width, look.px(thick)))
        canvas.fill(line, (room.x, rect.bottom - look.px(FOOT_RULE), room.width, look.px(1.2)))
        for x in (rect.x + look.px(HOLE), rect.right - look.px(HOLE)):
            centre = (x, rect.y + self.head // 2 - look.px(4))
            pygame.draw.circle(canvas, look.paint.colour("ink_soft"), centre, look.px(RIM))
            pygame.draw.circle(canvas, look.paint.colour("well"), centre, look.px(PUNCHED))
        self.draw_children(canvas)


class ClosedBook(Panel):
    """A closed notebook lying on the table."""

    def __init__(self, ui: Host) -> None:
        super().__init__(ui, frames.DIALOG)

    @property
    def reach(self) -> pygame.Rect:
        """Either shadow included."""
        return super().reach.union(self.look.paint.reach(self.rect, ON_TABLE))

    def draw(self, canvas: pygame.Surface) -> None:
        """Leather, and what is on it."""
        look, rect = self.look, self.rect
        if not (look.palette.textured and LEATHER in look.assets):
            super().draw(canvas)
            return
        look.paint.panel(canvas, rect, ON_TABLE)
        canvas.blit(look.assets.scaled(LEATHER, rect.size, "exact"), rect)
        self.draw_children(canvas)


class Book(PaperSheet):
    """The notebook: its page lies in a leather cover."""

    lying = IN_BOOK

    @property
    def sheet(self) -> pygame.Rect:
        """Beside the spine, with a brim of leather round it."""
        if not self.textured:
            return self.rect
        brim = self.look.px(BRIM)
        spine = round(self.rect.width * SPINE)
        rect = self.rect
        return pygame.Rect(
            rect.x + spine, rect.y + brim, rect.width - spine - brim, rect.height - 2 * brim
        )

    def _draw_ground(self, canvas: pygame.Surface) -> None:
        look = self.look
        look.paint.panel(canvas, self.rect, ON_TABLE)
        canvas.blit(look.assets.scaled(LEATHER, self.rect.size, "exact"), self.rect)
        super()._draw_ground(canvas)
