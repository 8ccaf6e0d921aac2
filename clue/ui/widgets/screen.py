"""The root of a scene's widgets: pointer, focus, Tab order, arrows, tips and popups.

A key that means an act presses the button that shows that act.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

import pygame

from clue.ui.input.intents import (
    Act,
    Command,
    Intent,
    PointerMoved,
    Press,
    Release,
    Released,
    Scroll,
    Typed,
)
from clue.ui.reading.readable import Readable
from clue.ui.theme.look import Look
from clue.ui.widgets.base import WAYS, Surroundings, Widget, nearest
from clue.ui.widgets.boxes import ScrollBox
from clue.ui.widgets.button import Pressable
from clue.ui.widgets.label import Tooltip

TIP_AFTER: Final = 0.45
WHY_FOR: Final = 5.0
"""How long it is told why a key does nothing."""
HOLD: Final = 0.6
"""Seconds a press lasts that asks for a closer look."""
RIGHT: Final = 3
"""The mouse's right button."""
SECOND: Final = 0.4
"""Within so many a second press is one with the first."""
W = TypeVar("W", bound=Widget)


class TipWords(NamedTuple):
    """What is told of something one points at, or has come to by keys."""

    words: str
    about: pygame.Rect
    at_side: bool = False


class ScreenMemory(NamedTuple):
    """What outlives a screen whose widgets are made anew."""

    focus: int | None  # the place of what had it in Tab order
    read: Mapping[str, float]  # how far was scrolled of what
    pressed: Widget | None  # what the mouse's button is down on


class Screen:
    """Holds widgets and knows which is hovered, pressed and focused."""

    def __init__(self, stage: Surroundings) -> None:
        self.stage = stage
        self.look: Look = stage.look
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.hovered: Widget | None = None
        self.pressed: Widget | None = None
        self.popup: Widget | None = None
        self._before_popup: Widget | None = None
        self.tooltip: Tooltip | None = None
        self._tip: TipWords | None = None
        self._tip_due = math.inf
        self._tip_over = math.inf
        self.on_subject: Callable[[object], None] | None = None  # who looks more closely at things
        self._held: tuple[object, float] | None = None  # what was pressed last, and since when

    @property
    def rect(self) -> pygame.Rect:
        """The whole window."""
        return pygame.Rect((0, 0), self.look.size)

    def add(self, widget: W) -> W:
        """Put a widget on the screen."""
        self.widgets.append(widget)
        return widget

    def become(self, widgets: Sequence[Widget]) -> None:
        """Hold other widgets; hands let go of what is gone, and keep what has stayed."""
        self.widgets = list(widgets)
        roots = [*self.widgets, *([self.popup] if self.popup is not None else [])]
        here = {widget for root in roots for widget in root.walk()}
        if self.hovered not in here:
            self.hovered = None
            self._hide_tip()
        if self.focused not in here:
            self.focused = None
        if self.pressed not in here:
            self.pressed = None

    def damage(self, rect: pygame.Rect | None = None) -> None:
        """This part has changed."""
        self.stage.damage(rect)

    # -- focus ---------------------------------------------------------------------------------

    def walk(self) -> Iterator[Widget]:
        """Every widget that can be met now: of the popup alone while one is open."""
        for widget in [self.popup] if self.popup is not None else self.widgets:
            yield from widget.walk()

    def stops(self) -> list[Widget]:
        """Everything that can take the focus, in Tab order; what is grey may say why."""
        return [one for one in self.walk() if one.focusable and (one.alive or one.why)]

    def focus_on(self, widget: Widget | None) -> None:
        """Give a widget the keyboard."""
        if widget is self.focused:
            return
        if self.focused is not None:
            self.focused.be_focused(False)
        self.focused = widget
        if widget is not None:
            widget.be_focused(True)
            self._reveal(widget)
        for one in self.widgets:
            for other in one.walk():
                other.focus_moved()

    def focus_first(self) -> None:
        """The widget marked as default, else the first."""
        stops = [stop for stop in self.stops() if stop.alive]
        chosen = next((widget for widget in stops if widget.default), stops[0] if stops else None)
        self.focus_on(chosen)

    def step(self, by: int) -> bool:
        """Tab: to the next stop or the one before, round and round."""
        stops = self.stops()
        if not stops:
            return False
        at = stops.index(self.focused) if self.focused in stops else (-1 if by > 0 else 0)
        stop = stops[(at + by) % len(stops)]
        self.focus_on(stop)
        stop.taken_up()
        self._await_tip(stop, *stop.rect.center)
        self.stage.audio.play("hover")
        return True

    def go(self, direction: Act) -> bool:
        """Arrows: to the nearest stop that way."""
        stops = self.stops()
        if self.focused not in stops:
            return self.step(1)
        others = [stop for stop in stops if stop.alive and stop is not self.focused]
        found = nearest(self.focused.rect, others, direction)
        if found is not None:
            self.focus_on(found)
            self._await_tip(found, *found.rect.center)
            self.stage.audio.play("hover")
        return found is not None

    def aloud(self) -> Iterator[Readable]:
        """Everything that can be met now, for whoever hears it."""
        for widget in [self.popup] if self.popup is not None else self.widgets:
            yield from widget.aloud()

    # -- made anew -----------------------------------------------------------------------------

    @property
    def kept(self) -> ScreenMemory:
        """How it stands now."""
        boxes = [w for one in self.widgets for w in one.walk() if isinstance(w, ScrollBox)]
        stops = self.stops() if self.popup is None else []
        focus = stops.index(self.focused) if self.focused in stops else None
        read = {box.of: box.share for box in boxes if box.of}
        return ScreenMemory(focus, read, self.pressed)

    def restore(self, kept: ScreenMemory) -> None:
        """Stand as the screen before it did, as far as there is what there was."""
        for box in self._scrolled():
            if box.of in kept.read:
                box.scroll_to(round(kept.read[box.of] * box.tall))
        stops = self.stops()
        if kept.focus is not None and kept.focus < len(stops):
            self.focus_on(stops[kept.focus])
        else:
            self.focus_first()
        if kept.pressed is not None:
            self._go_on_pressing(kept.pressed)

    def _go_on_pressing(self, gone: Widget) -> None:
        """The hand that was upon a widget is upon the one that is the same, in the same place."""

        def same(widget: Widget) -> bool:
            alike = type(widget) is type(gone) and widget.rect == gone.rect
            return alike and widget.enabled and widget.reads == gone.reads

        self.pressed = next(filter(same, self.walk()), None)
        if self.pressed is not None:
            self.pressed.be_pressed(True)

    # -- what is scrolled ------------------------------------------------------------------------

    def _scrolled(self) -> list[ScrollBox]:
        """Every box of which only a part may be seen, those within others after them."""
        return [widget for widget in self.walk() if isinstance(widget, ScrollBox)]

    def _reveal(self, widget: Widget) -> None:
        for box in self._scrolled():
            if widget in box.walk():
                box.reveal(widget)

    # -- popups --------------------------------------------------------------------------------

    def open_popup(self, widget: Widget) -> None:
        """Lay a widget over everything until it closes."""
        self.close_popup()
        self._before_popup = self.focused
        self.popup = widget
        self._hide_tip()
        self.focus_first()
        widget.damage()

    def close_popup(self) -> None:
        """Take it away and go back to where the focus was."""
        if self.popup is not None:
            self.popup.damage()
            self.popup = None
            self.focus_on(self._before_popup)
            self._before_popup = None

    # -- intents -------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """An intent to the widget it is meant for."""
        match intent:
            case PointerMoved():
                return self._point(intent)
            case Press():
                return self._press(intent)
            case Release():
                return self._release(intent)
            case Scroll():
                return self._scroll(intent)
            case Command():
                return self._command(intent)
            case Typed() | Released():
                return self.focused is not None and self.focused.handle(intent)

    def at(self, x: int, y: int) -> Widget | None:
        """The topmost widget under a pixel."""
        found = None
        for widget in self.walk():
            if widget.rect.collidepoint(x, y) and not self._clipped_away(widget, x, y):
                found = widget
        return found

    def _clipped_away(self, widget: Widget, x: int, y: int) -> bool:
        return any(
            widget is not box and not box.rect.collidepoint(x, y) and widget in box.walk()
            for box in self._scrolled()
        )

    def _point(self, intent: PointerMoved) -> bool:
        if self.pressed is not None and self.pressed.handle(intent):
            return True
        under = self.at(intent.x, intent.y)
        if under is not self.hovered:
            if self.hovered is not None:
                self.hovered.be_hovered(False)
            self.hovered = under
            if under is not None:
                under.be_hovered(True)
            self._hide_tip()
        if self.pressed is not None and under is not self.pressed:
            self._held = None
        taken = under is not None and under.handle(intent)
        if under is not None:
            self._await_tip(under, intent.x, intent.y)
        return taken

    def _press(self, intent: Press) -> bool:
        self._point(PointerMoved(intent.x, intent.y))
        told = self._tip
        self._hide_tip()
        self._tip = told  # it comes again for something else
        under = self.at(intent.x, intent.y)
        if self.popup is not None and under is None:
            self.close_popup()
            return True
        if under is not None and self._look_closer(under, intent):
            return True
        if under is None or not under.enabled:
            return False
        if under.focusable:
            self.focus_on(under)
        self.pressed = under
        under.be_pressed(True)
        return under.handle(intent)

    def _look_closer(self, under: Widget, intent: Press) -> bool:
        """By the right button, or a second press on what waits for none; a long one waits."""
        subject = under.subject(intent.x, intent.y)
        held, self._held = self._held, None
        if subject is None or self.on_subject is None:
            return False
        now = self.stage.now()
        again = held is not None and held[0] == subject and now - held[1] <= SECOND
        if intent.button == RIGHT or (again and intent.button == 1 and not under.focusable):
            self.on_subject(subject)
            return True
        if intent.button == 1:
            self._held = subject, now
        return False

    def _look_at_focus(self) -> bool:
        """By a key, or the pad's button for marks where there is nothing to mark."""
        if self.focused is None or self.on_subject is None:
            return False
        subject = self.focused.subject(*self.focused.rect.center)
        if subject is not None:
            self.on_subject(subject)
        return subject is not None

    def _hold_on(self, now: float) -> float:
        """A press that lasts is no press: it looks more closely; when that will be."""
        if self._held is None or self.pressed is None or self.on_subject is None:
            return math.inf
        subject, since = self._held
        if now < since + HOLD:
            return since + HOLD
        self._held = None
        pressed, self.pressed = self.pressed, None
        pressed.be_pressed(False)
        self.on_subject(subject)
        return math.inf

    def _release(self, intent: Release) -> bool:
        pressed, self.pressed = self.pressed, None
        if pressed is None:
            return False
        pressed.be_pressed(False)
        return pressed.handle(intent)

    def _scroll(self, intent: Scroll) -> bool:
        holders = [w for w in self.walk() if w.rect.collidepoint(intent.x, intent.y)]
        return any(widget.handle(intent) for widget in reversed(holders))

    def _command(self, intent: Command) -> bool:
        self._hide_tip()
        if self.focused is not None and self._use(self.focused, intent):
            return True
        if self.popup is not None and self.popup.handle(intent):
            return True
        match intent.act:
            case Act.NEXT:
                return self.step(1)
            case Act.PREVIOUS:
                return self.step(-1)
            case act if act in WAYS and self.go(act):
                return True
            case Act.PAGE_UP | Act.PAGE_DOWN:
                return any(box.handle(intent) for box in self._scrolled())
            case Act.HOME | Act.END if self._leap(intent.act):
                return True
            case Act.CANCEL if self.popup is not None:
                self.close_popup()
                return True
            case Act.LOOK | Act.MARK if self._look_at_focus():
                return True
            case act:
                return self._shortcut(act)

    def _use(self, focused: Widget, intent: Command) -> bool:
        """What has the keyboard comes first; what is grey says why."""
        if focused.alive or intent.act is not Act.CONFIRM:
            return focused.handle(intent)
        self.stage.audio.play("error")
        self._show_tip(TipWords(*focused.tip_at(*focused.rect.center), focused.tip_beside))
        return True

    def _leap(self, act: Act) -> bool:
        """Home and End: to the first or last line of the list one is in, else over a long page."""
        stops, here = self.stops(), self.focused
        if here in stops:
            around = [set(box.walk()) for box in self._scrolled() if here in box.walk()]
            if around:
                stops = [stop for stop in stops if stop in around[-1]]
                self.focus_on(stops[0 if act is Act.HOME else -1])
                return True
        if any(box.leap(act) for box in self._scrolled()):
            return True
        alike = [stop for stop in stops if type(stop) is type(here)]
        if alike:
            self.focus_on(alike[0 if act is Act.HOME else -1])
        return bool(alike)

    def _shortcut(self, act: Act) -> bool:
        for widget in self.walk():
            if isinstance(widget, Pressable) and widget.act is act:
                if widget.alive:
                    widget.press()
                    return True
                if widget.why:
                    self.stage.audio.play("error")
                    self._show_tip(TipWords(widget.why, widget.rect, widget.tip_beside))
                    self._tip_over = self.stage.now() + WHY_FOR
        return False

    # -- time and picture ------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Go on to this time; when to be called again."""
        if now >= self._tip_due and self._tip is not None:
            self._show_tip(self._tip)
        if now >= self._tip_over:
            self._hide_tip()
        due = min((widget.update(now) for widget in self.walk()), default=math.inf)
        return min(due, self._tip_due, self._tip_over, self._hold_on(now))

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint all widgets the clip shows, then popup and tip."""
        clip = canvas.get_clip()
        for widget in self.widgets:
            if widget.visible and clip.colliderect(widget.reach):
                widget.draw(canvas)
        if self.popup is not None and clip.colliderect(self.popup.reach):
            self.popup.draw(canvas)
        if self.tooltip is not None and clip.colliderect(self.tooltip.reach):
            self.tooltip.draw(canvas)

    def _await_tip(self, widget: Widget, x: int, y: int) -> None:
        """Tell of what is there, once somebody has stayed with it."""
        tip = TipWords(*widget.tip_at(x, y), widget.tip_beside)
        if tip != self._tip:
            self._hide_tip()
            self._tip = tip
            if tip.words:
                self._tip_due = self.stage.now() + TIP_AFTER

    def tell_beside(self, widget: Widget, words: str) -> None:
        """Say something of a widget at once; nothing more, with no words."""
        self._show_tip(TipWords(words, widget.rect))

    def _show_tip(self, tip: TipWords) -> None:
        self._hide_tip()
        if tip.words:
            self._tip = tip
            self.tooltip = Tooltip(self.look, tip.words, tip.about, at_side=tip.at_side)
            self.damage(self.tooltip.reach)

    def _hide_tip(self) -> None:
        self._tip, self._tip_due, self._tip_over = None, math.inf, math.inf
        if self.tooltip is not None:
            self.damage(self.tooltip.reach)
            self.tooltip = None
