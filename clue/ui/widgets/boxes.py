"""Boxes that hold other widgets: a panel, a column that scrolls, a drawer of a desk."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from clue.ui.input.intents import Act, Command, Intent, PointerMoved, Press, Release, Scroll
from clue.ui.reading.readable import Readable
from clue.ui.theme import frames
from clue.ui.theme.frames import Skin
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.button import Button

BESIDE_BAR: Final = 22
"""What stands in a box that scrolls leaves so much for its bar."""
INTO_SIGHT: Final = 14
"""What has the keyboard is shown with so much round it."""
STEP: Final = 60
"""So far a notch of the wheel goes."""
BAR_REACH: Final = 20
"""Within so much of the edge a press is one on the bar."""
BAR: Final = 6
SHORTEST_BAR: Final = 40

RAIL: Final = 40
"""How broad a drawer's rails are, in units; they stand round its rectangle."""
MADE: Final = 96
"""How broad they are in the pictures."""
FRONT: Final = "drawer.front"
CARD: Final = (0.03, 0.81)
"""Where the card in its holder begins and ends, as shares of a front's width."""
AJAR: Final = 14
"""How far the open one is drawn out to its side, in units."""
FELT: Final = Skin(top="felt_deep", bottom="felt_deep", radius=2)
LIT: Final = (22, 16, 8)
"""What the lamp adds to a front under the hand, and to the open one's."""
SHADOW: Final = Skin(alpha=0, radius=16, shadow=30, drop=10)


class Panel(Widget):
    """A painted ground with whatever is put on it."""

    def __init__(self, ui: Host, skin: Skin = frames.PANEL) -> None:
        super().__init__(ui)
        self.skin = skin

    @property
    def outside(self) -> pygame.Rect:
        """With whatever stands round it."""
        return self.rect

    @property
    def reach(self) -> pygame.Rect:
        """Shadow included."""
        return self.look.paint.reach(self.rect, self.skin)

    def inside(self, pad: float) -> pygame.Rect:
        """Where its content goes."""
        return self.rect.inflate(-2 * self.look.px(pad), -2 * self.look.px(pad))

    def draw(self, canvas: pygame.Surface) -> None:
        """The ground, then the children."""
        self.look.paint.panel(canvas, self.rect, self.skin)
        self.draw_children(canvas)


class ScrollBox(Widget):
    """Shows a part of a tall column; wheel, drag, page keys and focus move it.

    Children lie below each other at their natural heights. Without anything to focus inside, the
    box itself takes the focus so that keys can move it. Where it says what it is ``of``, one stays
    where one was when the scene is made anew.
    """

    def __init__(self, ui: Host, *, gap: float = 10, of: str = "") -> None:
        super().__init__(ui)
        self.gap = gap
        self.of = of
        self.offset = 0
        self.tall = 0
        self._grip: int | None = None

    @property
    def focusable(self) -> bool:  # type: ignore[override]  # worked out, never set
        """Only when nothing inside can be."""
        return self._overhang() > 0 and not any(
            widget.focusable and widget is not self
            for child in self.children
            for widget in child.walk()
        )

    def heard(self) -> Readable:
        """What can only be read is a page, which keys move."""
        called = self.ui.stage.words.say("reader-page") if self.focusable else ""
        return replace(super().heard(), name=called)

    def arrange(self) -> None:
        """Lay the children below each other."""
        wide = self.rect.width - self.look.px(BESIDE_BAR)  # beside the bar
        y = self.rect.y
        for child in self.children:
            high = child.natural(wide)[1]
            child.place((self.rect.x, y, wide, high))
            y += high + self.look.px(self.gap)
        self.tall = max(0, y - self.rect.y - self.look.px(self.gap))
        self.offset, old = 0, self.offset
        self.scroll_to(old)

    def _overhang(self) -> int:
        return max(0, self.tall - self.rect.height)

    @property
    def share(self) -> float:
        """How far it is scrolled, of all there is: the same at every size of the letters."""
        return self.offset / max(1, self.tall)

    def scroll_to(self, offset: int) -> None:
        """Show from this many pixels down."""
        offset = min(max(0, offset), self._overhang())
        if offset != self.offset:
            for child in self.children:
                child.shift(0, self.offset - offset)
            self.offset = offset
            self.damage()

    def leap(self, act: Act) -> bool:
        """To the beginning or the end of what is too long to be seen at once."""
        if not self._overhang():
            return False
        self.scroll_to(0 if act is Act.HOME else self.tall)
        return True

    def reveal(self, widget: Widget) -> None:
        """Bring what has the focus into view."""
        if widget is self:
            return
        margin = self.look.px(INTO_SIGHT)
        if widget.rect.top < self.rect.top + margin:
            self.scroll_to(self.offset - (self.rect.top + margin - widget.rect.top))
        elif widget.rect.bottom > self.rect.bottom - margin:
            self.scroll_to(self.offset + widget.rect.bottom - self.rect.bottom + margin)

    def handle(self, intent: Intent) -> bool:
        """Wheel, keys, and dragging the bar."""
        line = self.look.px(STEP)
        match intent:
            case Scroll(lines=lines) if self._overhang():
                self.scroll_to(self.offset - round(lines * line))
                return True
            case Command(Act.PAGE_DOWN) if self._overhang():
                self.scroll_to(self.offset + self.rect.height - line)
                return True
            case Command(Act.PAGE_UP) if self._overhang():
                self.scroll_to(self.offset - self.rect.height + line)
                return True
            case Command(Act.DOWN | Act.UP as act) if self.focused:
                before = self.offset
                self.scroll_to(self.offset + (line if act is Act.DOWN else -line))
                return self.offset != before
            case Command(Act.HOME | Act.END as act) if self.focused:
                return self.leap(act)
            case Press(x=x, y=y) if x > self.rect.right - self.look.px(BAR_REACH):
                self._grip = y
                return True
            case PointerMoved(y=y) if self.pressed and self._grip is not None:
                by = (y - self._grip) * self.tall / max(1, self.rect.height)
                self._grip = y
                self.scroll_to(self.offset + round(by))
                return True
            case Release():
                self._grip = None
                return True
        return False

    def draw(self, canvas: pygame.Surface) -> None:
        """What fits of the children, and the bar."""
        clip = canvas.get_clip()
        grow = self.look.px(INTO_SIGHT)
        above = grow if self.offset == 0 else 0  # nothing is there that a ring could lay bare
        below = grow if self.offset == self._overhang() else 0
        window = self.rect.inflate(2 * grow, 0)
        window.y, window.height = window.y - above, window.height + above + below
        canvas.set_clip(clip.clip(window))
        self.draw_children(canvas)
        canvas.set_clip(clip)
        if self._overhang():
            self._draw_bar(canvas)
        self.draw_ring(canvas)

    def _draw_bar(self, canvas: pygame.Surface) -> None:
        wide = self.look.px(BAR)
        track = pygame.Rect(self.rect.right - wide, self.rect.y, wide, self.rect.height)
        canvas.fill(self.look.letters.colour("well"), track)
        high = max(self.look.px(SHORTEST_BAR), track.height * track.height // max(1, self.tall))
        y = track.y + (track.height - high) * self.offset // max(1, self._overhang())
        canvas.fill(self.look.letters.colour("brass"), pygame.Rect(track.x, y, wide, high))


class Drawer(Panel):
    """An open drawer; plain where the theme wants no grain under its words."""

    def __init__(self, ui: Host, *, rail: float = RAIL, skin: Skin = frames.PANEL) -> None:
        super().__init__(ui, skin)
        self.rail = rail

    @property
    def outside(self) -> pygame.Rect:
        """With its rails."""
        rail = self.look.px(self.rail)
        return self.rect.inflate(2 * rail, 2 * rail)

    @property
    def reach(self) -> pygame.Rect:
        """Rails and shadow."""
        return self.look.paint.reach(self.outside, SHADOW)

    def draw(self, canvas: pygame.Surface) -> None:
        """Felt, rails, corners, and what lies in it."""
        look = self.look
        if not (look.palette.textured and "frame.edge.n" in look.assets):
            super().draw(canvas)
            return
        look.paint.panel(canvas, self.outside, SHADOW)
        look.paint.panel(canvas, self.rect, FELT)
        for side in "nswe":
            self._draw_rail(canvas, side)
        for corner in ("nw", "ne", "sw", "se"):
            picture, (x, y) = self._picture(f"frame.corner.{corner}")
            at = (
                (self.rect.x if "w" in corner else self.rect.right) - x,
                (self.rect.y if "n" in corner else self.rect.bottom) - y,
            )
            canvas.blit(picture, at)
        self.draw_children(canvas)

    def _picture(self, name: str) -> tuple[pygame.Surface, tuple[int, int]]:
        """A part of the frame brought to our size, and its anchor."""
        look = self.look
        entry = look.assets.entry(name)
        assert entry.size is not None
        assert entry.anchor is not None
        factor = look.px(self.rail) / MADE
        size = (round(entry.size[0] * factor), round(entry.size[1] * factor))
        anchor = (round(entry.anchor[0] * factor), round(entry.anchor[1] * factor))
        return look.assets.scaled(name, size, "exact"), anchor

    def _draw_rail(self, canvas: pygame.Surface, side: str) -> None:
        """One side, its picture repeated and cut off where the next corner hides it."""
        picture, (x, y) = self._picture(f"frame.edge.{side}")
        rect, (wide, high) = self.rect, picture.get_size()
        if side in "ns":
            top = (rect.y if side == "n" else rect.bottom) - y
            for left in range(rect.x, rect.right, wide):
                canvas.blit(picture, (left, top), (0, 0, min(wide, rect.right - left), high))
        else:
            left = (rect.x if side == "w" else rect.right) - x
            for top in range(rect.y, rect.bottom, high):
                canvas.blit(picture, (left, top), (0, 0, wide, min(high, rect.bottom - top)))


class DrawerFront(Button):
    """A drawer one can open, called by the card on it; a button where the theme wants no grain."""

    chosen = False

    @property
    def textured(self) -> bool:
        """Whether walnut is to be seen."""
        return self.look.palette.textured and FRONT in self.look.assets

    def arrange(self) -> None:
        """The open one stands out."""
        self.ink = ("wine_deep" if self.chosen else "ink") if self.textured else None

    @property
    def inside(self) -> pygame.Rect:
        """Its card."""
        if not self.textured:
            return self.rect
        start, end = (round(self.rect.width * share) for share in CARD)
        return pygame.Rect(self.rect.x + start, self.rect.y, end - start, self.rect.height)

    @property
    def reach(self) -> pygame.Rect:
        """Drawn out, with its shadow."""
        ajar = 2 * self.look.px(AJAR)
        return super().reach.inflate(ajar, 0).union(self.look.paint.reach(self.rect, SHADOW))

    def draw(self, canvas: pygame.Surface) -> None:
        """Walnut, and the word on its card."""
        if not self.textured:
            super().draw(canvas)
            return
        look = self.look
        front = self.rect.move(look.px(AJAR) if self.chosen else 0, 0)
        if self.chosen:
            look.paint.panel(canvas, front, SHADOW)
        picture = look.assets.scaled(FRONT, front.size, "exact")
        canvas.blit(picture, front)
        if self.chosen or self.hovered:
            canvas.fill(LIT, front.inflate(-2, -2), special_flags=pygame.BLEND_RGB_ADD)
        if self.focused:
            look.paint.ring(canvas, front)
        self._draw_inside(canvas, self.inside.move(front.x - self.rect.x, 0))
