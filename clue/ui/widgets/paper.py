"""Paper to write on: a loose page, a form, the leather notebook that holds one, a slip."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from clue.ui.media.assets import Wanted
from clue.ui.reading.readable import Readable, Role
from clue.ui.theme import frames, styles
from clue.ui.theme.frames import Skin
from clue.ui.theme.look import Look
from clue.ui.theme.styles import Style, Words, plain
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.keycap import cap_size, draw_cap
from clue.ui.widgets.layout import rows

PAPER: Final = "notebook.paper"
LEATHER: Final = "notebook.leather"
ON_TABLE: Final = Skin(alpha=0, radius=8, shadow=30, drop=10)
IN_BOOK: Final = Skin(alpha=0, radius=4, shadow=7, drop=2, shadow_alpha=170)
SPINE: Final = 0.052
"""How much of the notebook's width its spine takes."""
BRIM: Final = 8
"""How much of the cover shows beside the page, in units."""

FORM: Final = styles.PAPER_HEADING.but(size=27)
"""A form's printed heading."""
GAP: Final = 18
"""What is between the lines of a form, in units."""
FORM_INSET: Final = (120, 80)
"""How much smaller the typed lines of a form are than the form."""
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
THIN: Final = 1.2
"""Where rules begin and end, how far the one at the foot is above it, and how thick that is."""
HOLE: Final = 52
HOLE_UP: Final = 4
"""How far a form's holes are from its sides, and above the middle of its head."""
RIM: Final = 9
PUNCHED: Final = 7.6
"""A hole, and its rim."""
BESIDE_FORM: Final = 60
"""What of the window a form leaves free, both sides together."""

HEADING: Final = styles.PAPER_HEADING.but(size=24)
LABEL: Final = Style(styles.ITALIC, 19, "ink_soft")
TEXT: Final = styles.PAPER.but(size=21)
WARNING: Final = styles.PAPER.but(size=21, colour="wine")
PENCIL: Final = styles.HAND.but(size=25)
KEYS: Final = Style(styles.ITALIC, 18, "ink_soft")
"""What may stand on a slip."""
WIDEST: Final = 460
SMALLEST: Final = 14
"""How broad its words may run, and how small they may get."""
PAD: Final = 18
"""From the slip's edge to its words."""
SPARE: Final = 2
"""What a line has beside its words, so that it is not broken."""
ROUND: Final = 12
"""Free beside it, and to the window's edge."""
CAP_GAP: Final = 7
"""Between a key and what it does."""
KEY_GAP: Final = 16
KEY_LINE: Final = 5
"""Between two keys with their words, and between two lines of them."""
STEPS: Final = 12
"""So many places across and down are tried where it is to hide nothing."""


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
        canvas.fill(line, (room.x, rect.bottom - look.px(FOOT_RULE), room.width, look.px(THIN)))
        for x in (rect.x + look.px(HOLE), rect.right - look.px(HOLE)):
            centre = (x, rect.y + self.head // 2 - look.px(HOLE_UP))
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
        return _page_in(self.look, self.rect) if self.textured else self.rect

    @staticmethod
    def wanted(look: Look, rect: pygame.Rect) -> list[Wanted]:
        """The pictures with which one is drawn there."""
        if not (look.palette.textured and PAPER in look.assets):
            return []
        return [(LEATHER, rect.size, "exact"), (PAPER, _page_in(look, rect).size, "exact")]

    def _draw_ground(self, canvas: pygame.Surface) -> None:
        look = self.look
        look.paint.panel(canvas, self.rect, ON_TABLE)
        canvas.blit(look.assets.scaled(LEATHER, self.rect.size, "exact"), self.rect)
        super()._draw_ground(canvas)


def _page_in(look: Look, rect: pygame.Rect) -> pygame.Rect:
    """Where the page lies in a notebook there."""
    brim, spine = look.px(BRIM), round(rect.width * SPINE)
    return pygame.Rect(
        rect.x + spine, rect.y + brim, rect.width - spine - brim, rect.height - 2 * brim
    )


@dataclass(frozen=True)
class Part:
    """A paragraph of a slip."""

    words: Words
    style: Style
    gap: float = 4  # above it
    keys: tuple[tuple[str, str], ...] = ()  # instead of words: keys, and what each of them does


class Slip:
    """A slip with a few paragraphs, beside the page of what it is about, over the board's edge."""

    def __init__(
        self,
        look: Look,
        parts: Sequence[Part],
        beside: pygame.Rect,
        cell: pygame.Rect,
        *,
        leftwards: bool = True,
    ) -> None:
        self.look = look
        self.parts = tuple(parts)
        pad, gap = look.px(PAD), look.px(ROUND)
        room = beside.x if leftwards else look.size[0] - beside.right
        wide = min(look.px(WIDEST), room - 2 * gap - 2 * pad)
        tallest = look.size[1] - 2 * gap - 2 * pad
        while sum(self._heights(wide)) > tallest and self.parts[-1].style.size > SMALLEST:
            self.parts = tuple(
                replace(p, style=p.style.but(size=max(SMALLEST, p.style.size - 1)))
                for p in self.parts
            )
        natural = max(self._size(part, wide)[0] for part in self.parts)
        self.width = min(wide, natural + look.px(SPARE))
        size = (self.width + 2 * pad, sum(self._heights(self.width)) + 2 * pad)
        self.rect = pygame.Rect((0, 0), size)
        if leftwards:
            self.rect.midright = (beside.x - gap, cell.centery)
        else:
            self.rect.midleft = (beside.right + gap, cell.centery)
        self.rect.clamp_ip(pygame.Rect((0, 0), look.size).inflate(-2 * gap, -2 * gap))

    def clear(self, things: Sequence[pygame.Rect]) -> None:
        """Lie as near to where it lies as hides nothing of these, or as little as can be."""
        free = pygame.Rect((0, 0), self.look.size).inflate((-2 * self.look.px(ROUND),) * 2)
        lies = self.rect.topleft

        def cost(place: pygame.Rect) -> tuple[int, float]:
            hidden = (place.clip(thing) for thing in things)
            return sum(part.w * part.h for part in hidden), math.dist(place.topleft, lies)

        rights, downs = ([step / STEPS for step in range(STEPS + 1)] for _ in "xy")
        across, down = free.right - self.rect.width - lies[0], free.height - self.rect.height
        places = [
            self.rect.move(round(across * right), 0).move(0, free.y + round(down * low) - lies[1])
            for right in rights
            for low in downs
        ]
        self.rect = min([self.rect, *places], key=cost)

    @property
    def reach(self) -> pygame.Rect:
        """Shadow included."""
        return self.look.paint.reach(self.rect, frames.BUBBLE)

    def aloud(self) -> Iterator[Readable]:
        """Its paragraphs, told of their own accord."""
        for part in self.parts:
            if not part.keys:
                yield Readable(Role.LABEL, plain(part.words), live=True)

    def _heights(self, width: int) -> list[int]:
        return [
            self._size(part, width)[1] + (self.look.px(part.gap) if index else 0)
            for index, part in enumerate(self.parts)
        ]

    def _size(self, part: Part, width: int) -> tuple[int, int]:
        if not part.keys:
            return self.look.letters.size(part.words, part.style, width)
        places = self._key_places(part, width)
        return max(place.right for place in places), places[-1].bottom

    def _key_places(self, part: Part, width: int) -> list[pygame.Rect]:
        """Where each key and its words stand, side by side as far as there is room."""
        look, places = self.look, list[pygame.Rect]()
        x = y = 0
        for key, what in part.keys:
            cap, high = cap_size(look, key)
            wide = cap + look.px(CAP_GAP) + look.letters.size(what, part.style)[0]
            if x and x + wide > width:
                x, y = 0, y + high + look.px(KEY_LINE)
            places.append(pygame.Rect(x, y, wide, high))
            x += wide + look.px(KEY_GAP)
        return places

    def draw(self, canvas: pygame.Surface) -> None:
        """Paper with a brass edge, the paragraphs below each other."""
        look = self.look
        look.paint.panel(canvas, self.rect, frames.BUBBLE)
        y = self.rect.y + look.px(PAD)
        heights = self._heights(self.width)
        for index, (part, high) in enumerate(zip(self.parts, heights, strict=True)):
            gap = look.px(part.gap) if index else 0
            box = pygame.Rect(self.rect.x + look.px(PAD), y + gap, self.width, high - gap)
            if part.keys:
                self._draw_keys(canvas, part, box)
            else:
                look.letters.draw(canvas, part.words, part.style, box, wrap=True, valign="top")
            y += high

    def _draw_keys(self, canvas: pygame.Surface, part: Part, box: pygame.Rect) -> None:
        look = self.look
        for (key, what), place in zip(part.keys, self._key_places(part, box.width), strict=True):
            place.move_ip(box.topleft)
            cap = draw_cap(canvas, look, key, place.midleft, "ink")
            place.left = cap.right + look.px(CAP_GAP)
            look.letters.draw(canvas, what, part.style, place, valign="middle")
