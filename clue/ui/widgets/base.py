"""A widget: a rectangle that draws itself, may be focused and pressed, and knows no game.

What it needs of the window and of the screen it is on it sees as ``Surroundings`` and ``Host``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from clue.ui.input.intents import Act, Intent
from clue.ui.reading.readable import NOTHING, PartDeed, Readable, Role
from clue.ui.theme.frames import DARK, Backing
from clue.ui.theme.styles import plain

if TYPE_CHECKING:
    from clue.background import Background
    from clue.text.speaker import Speaker
    from clue.ui.input.bindings import Bindings
    from clue.ui.media.assets import Assets
    from clue.ui.sound.audio import Audio
    from clue.ui.theme.look import Look
    from clue.ui.theme.styles import Words

WAYS: Final[Mapping[Act, tuple[int, int]]] = {
    Act.LEFT: (-1, 0),
    Act.RIGHT: (1, 0),
    Act.UP: (0, -1),
    Act.DOWN: (0, 1),
}
"""Where each arrow points."""


class Surroundings(Protocol):
    """The window as widgets see it: what each may count on, whatever stands around it."""

    look: Look
    assets: Assets
    audio: Audio
    background: Background
    bindings: Bindings
    words: Speaker
    typing: bool  # a text field is open: keys are letters

    @property
    def eases(self) -> bool:
        """Whether small things may move to where they belong, and need not be there at once."""

    @property
    def with_pad(self) -> bool:
        """Whether the last hand was a pad."""

    @property
    def pad_family(self) -> str:
        """What is printed on the buttons of the pad that is in hand."""

    def now(self) -> float:
        """Seconds on the clock that was handed in."""

    def damage(self, rect: pygame.Rect | None = None) -> None:
        """This part of the picture has changed; nothing given means all of it."""


class Host(Protocol):
    """What a widget needs of the screen it is on."""

    look: Look
    stage: Surroundings
    focused: Widget | None

    def damage(self, rect: pygame.Rect | None = None) -> None:
        """This part has changed."""

    def focus_on(self, widget: Widget | None) -> None:
        """Give a widget the keyboard."""

    def open_popup(self, widget: Widget) -> None:
        """Lay a widget over everything until it closes."""

    def close_popup(self) -> None:
        """Take it away."""

    def tell_beside(self, widget: Widget, words: str) -> None:
        """Say something of a widget at once; nothing more, with no words."""


class Widget:
    """The base of all: a place, a state, children."""

    focusable = False
    sound = "button"
    role = Role.GROUP
    called = ""
    """Its name for whoever hears it, where no words on it are its name."""
    live = False
    """Whether it is told of its own accord when it changes."""
    ground = DARK
    """What it lies on."""

    def __init__(self, ui: Host, *, enabled: bool = True, tip: str = "") -> None:
        self.ui = ui
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.children: list[Widget] = []
        self.enabled = enabled
        self.visible = True
        self.hovered = False
        self.focused = False
        self.pressed = False
        self.tip = tip
        self.tip_beside = False  # the tip goes to its side, so as not to hide what is below
        self.why = ""  # why it is not enabled; shown as its tip
        self.default = False  # takes the focus when a scene opens

    @property
    def look(self) -> Look:
        """Theme, letters and scale of the window it is in."""
        return self.ui.look

    # -- where ---------------------------------------------------------------------------------

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """The size it would like, given a width."""
        return (width if width is not None else self.rect.width, self.rect.height)

    def place(self, rect: pygame.Rect | tuple[int, int, int, int]) -> None:
        """Lay it, and what is in it, into a rectangle."""
        self.rect = pygame.Rect(rect)
        self.arrange()

    def arrange(self) -> None:
        """Lay the children out in ``self.rect``."""

    def shift(self, across: int, along: int) -> None:
        """Move it with everything in it."""
        self.rect.move_ip(across, along)
        for child in self.children:
            child.shift(across, along)

    @property
    def reach(self) -> pygame.Rect:
        """Everything it paints on, focus ring and shadow included."""
        return self.look.paint.ring_reach(self.rect)

    def add(self, *widgets: Widget) -> None:
        """Put widgets inside."""
        self.children.extend(widgets)

    def lie_on(self, ground: Backing) -> None:
        """Lay it on another ground, with everything in it."""
        self.ground = ground
        for child in self.children:
            child.lie_on(ground)

    def walk(self) -> Iterator[Widget]:
        """Itself and everything in it that can be seen, in Tab order."""
        if self.visible:
            yield self
            for child in self.children:
                yield from child.walk()

    # -- what --------------------------------------------------------------------------------

    def tip_at(self, x: int, y: int) -> tuple[str, pygame.Rect]:
        """What is told of what lies under a pixel of it, and where that is."""
        del x, y
        return (self.tip if self.enabled or not self.why else self.why), self.rect

    def subject(self, x: int, y: int) -> object | None:
        """What under a pixel of it may be looked at more closely."""
        del x, y
        return None

    def damage(self) -> None:
        """It has changed."""
        self.ui.damage(self.reach)

    @property
    def reads(self) -> Words:
        """The words on it; none on what is only a picture, or only holds others."""
        return ""

    @property
    def inked(self) -> pygame.Rect:
        """Where its words stand."""
        return self.rect.copy()

    # -- for whoever hears it ----------------------------------------------------------------------

    def aloud(self) -> Iterator[Readable]:
        """What it is and what is in it; what only holds others is passed over."""
        if not self.visible:
            return
        own, inside = self.heard(), tuple(self.heard_inside())
        if own.name or own.value or (own.role is not Role.GROUP and (inside or own.does)):
            yield replace(own, parts=inside)
        else:
            yield from inside

    def heard(self) -> Readable:
        """Itself, without what is in it."""
        return Readable(
            self.role,
            self.called or plain(self.reads),
            about=self.tip if self.enabled or not self.why else self.why,
            box=(self.rect.x, self.rect.y, self.rect.width, self.rect.height),
            usable=self.enabled,
            focused=self.focused,
            live=self.live,
            does=self.deeds() if self.enabled else NOTHING,
            do=self.do,
        )

    def heard_inside(self) -> Iterator[Readable]:
        """What is in it."""
        for child in self.children:
            yield from child.aloud()

    def deeds(self) -> frozenset[PartDeed]:
        """What whoever hears it can do with it."""
        return frozenset({PartDeed.FOCUS}) if self.focusable else NOTHING

    def do(self, deed: PartDeed, text: str) -> None:
        """Whatever was wished of those."""
        del text
        if deed is PartDeed.FOCUS and self.focusable and self.alive:
            self.ui.focus_on(self)

    # -- picture and hands -------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint itself, then its children."""
        self.draw_children(canvas)

    def draw_children(self, canvas: pygame.Surface) -> None:
        """Paint the children that the clip shows."""
        clip = canvas.get_clip()
        for child in self.children:
            if child.visible and clip.colliderect(child.reach):
                child.draw(canvas)

    def draw_ring(self, canvas: pygame.Surface, radius: float = 10) -> None:
        """The focus ring, if it has the focus."""
        if self.focused:
            self.look.paint.ring(canvas, self.rect, radius=radius, colour=self.ground.ring)

    def handle(self, intent: Intent) -> bool:
        """An intent meant for it; whether it took it."""
        del intent
        return False

    @property
    def takes_confirming(self) -> bool:
        """Whether the confirming key does something here, while it has the focus."""
        return self.focusable

    def update(self, now: float) -> float:
        """Go on to this time; when to be called again. The screen asks what is in it as well."""
        del now
        return math.inf

    def taken_up(self) -> None:
        """The Tab key has led here."""

    def be_hovered(self, on: bool) -> None:
        """The pointer is over it now, or has gone."""
        if on != self.hovered:
            self.hovered = on
            self._look_touched()

    def be_focused(self, on: bool) -> None:
        """The keyboard is with it now, or has gone."""
        if on != self.focused:
            self.focused = on
            self._look_touched()

    def focus_moved(self) -> None:
        """The keyboard is with another widget of the screen now, or with none."""

    def be_pressed(self, on: bool) -> None:
        """A button of the mouse is down on it now, or has been let go."""
        if on != self.pressed:
            self.pressed = on
            self._look_touched()

    def _look_touched(self) -> None:
        if self.focusable:  # what cannot be used looks the same under the pointer
            self.damage()

    @property
    def alive(self) -> bool:
        """Whether it can be used now."""
        return self.enabled and self.visible

    def enable(self, on: bool, why: str = "") -> None:
        """Let it be used or not, with the reason why not."""
        if (self.enabled, self.why) != (on, why):
            self.enabled, self.why = on, why
            self.damage()

    def show(self, on: bool) -> None:
        """Let it be seen or not."""
        if self.visible != on:
            self.damage()
            self.visible = on
            self.damage()

    def say(self, name: str) -> None:
        """Make a sound."""
        self.ui.stage.audio.play(name)


WidgetAct = Callable[[], None]


def bounds(widgets: Sequence[Widget]) -> pygame.Rect:
    """The rectangle round some widgets."""
    return widgets[0].rect.unionall([widget.rect for widget in widgets[1:]])


def nearest(here: pygame.Rect, others: list[Widget], direction: Act) -> Widget | None:
    """The widget one would mean by an arrow: near along it, little aside."""
    across, along = WAYS[direction]

    def score(widget: Widget) -> float:
        there = widget.rect
        if across:
            ahead = (there.centerx - here.centerx) * across
            gap = max(0, there.left - here.right if across > 0 else here.left - there.right)
            aside = max(0, there.top - here.bottom, here.top - there.bottom)
            skew = abs(there.centery - here.centery)
            stacked = _column(here, there) > 0.5 > _row(here, there)
        else:
            ahead = (there.centery - here.centery) * along
            gap = max(0, there.top - here.bottom if along > 0 else here.top - there.bottom)
            aside = max(0, there.left - here.right, here.left - there.right)
            skew = abs(there.centerx - here.centerx)
            stacked = _row(here, there) > 0.5 > _column(here, there)
        if ahead <= 0 or stacked or (aside > 0 and aside > 3 * gap + 40):
            return math.inf
        return gap + 3 * aside + 0.3 * skew + 0.01 * ahead

    best = min(others, key=score, default=None)
    return best if best is not None and score(best) < math.inf else None


def _column(one: pygame.Rect, other: pygame.Rect) -> float:
    """How far they stand above each other: 1 if the narrower stands wholly over the other."""
    return _common(one.left, one.right, other.left, other.right)


def _row(one: pygame.Rect, other: pygame.Rect) -> float:
    """How far they stand beside each other."""
    return _common(one.top, one.bottom, other.top, other.bottom)


def _common(start: int, end: int, its_start: int, its_end: int) -> float:
    """What two stretches share, of the shorter; none if they are apart."""
    shorter = max(1, min(end - start, its_end - its_start))
    return max(0, min(end, its_end) - max(start, its_start)) / shorter
