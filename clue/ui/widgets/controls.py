"""Settings-like controls: a tick and a slider."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from clue.ui.input.intents import Act, Command, Intent, PointerMoved, Press, Release
from clue.ui.reading.readable import PartDeed, Readable, Role
from clue.ui.theme import frames, styles
from clue.ui.theme.styles import Style, plain
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.button import Labelled

BOX_GAP: Final = 14
"""Between a tick's box and its words."""
TICK_ROOM: Final = 8
SLIDER: Final = (320, 44)
"""How large a slider is that has not been given its size."""
KNOB: Final = 28
"""How large its knob is: its track ends half of that from both sides."""
TRACK: Final = 8


class Toggle(Labelled):
    """A box that is ticked or not, with its sentence."""

    role = Role.TOGGLE

    def __init__(
        self,
        ui: Host,
        label: str,
        on: bool,
        on_change: Callable[[bool], None],
        *,
        tip: str = "",
        enabled: bool = True,
        style: Style = styles.BODY,
    ) -> None:
        super().__init__(ui, self._flip, enabled=enabled, tip=tip)
        self.label = label
        self.on = on
        self.on_change = on_change
        self.style = style

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """The box and its sentence, wrapped if need be."""
        box = self._box_side() + self.look.px(BOX_GAP)
        room = None if width is None else width - box
        wide, high = self.look.letters.size(self.label, self.style, room)
        return (width or wide + box, max(high, self._box_side()) + self.look.px(TICK_ROOM))

    def heard(self) -> Readable:
        """What it is called, its sentence, and whether it is ticked."""
        value = plain(self.label) if self.called else ""
        return replace(super().heard(), value=value, chosen=self.on)

    def _box_side(self) -> int:
        return round(self.look.scale.letters(self.style.size) * 1.05)

    def _flip(self) -> None:
        self.on = not self.on
        self.damage()
        self.on_change(self.on)

    def draw(self, canvas: pygame.Surface) -> None:
        """The box, its tick, the sentence."""
        look = self.look
        side = self._box_side()
        box = pygame.Rect(self.rect.x, 0, side, side)
        box.centery = self.rect.centery
        ground = self.ground
        skin = ground.box_lit if self.hovered and self.enabled else ground.box
        look.paint.panel(canvas, box, skin)
        if self.on:
            look.paint.tick(canvas, box, ground.tick)
        self.draw_ring(canvas, 6)
        words = self.rect.copy()
        words.x += side + look.px(BOX_GAP)
        words.width -= side + look.px(BOX_GAP)
        colour = None if self.enabled else ground.off
        look.letters.draw(canvas, self.label, self.style, words, wrap=True, colour=colour)


class Slider(Widget):
    """A value from nought to one, by mouse or by left and right."""

    focusable = True
    role = Role.SLIDER

    def __init__(
        self, ui: Host, value: float, on_change: Callable[[float], None], *, step: float = 0.1
    ) -> None:
        super().__init__(ui)
        self.value = value
        self.on_change = on_change
        self.step = step

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A line with a knob."""
        return width or self.look.px(SLIDER[0]), self.look.px(SLIDER[1])

    def set_value(self, value: float) -> None:
        """Move the knob."""
        value = min(1.0, max(0.0, round(value / self.step) * self.step))
        if abs(value - self.value) > 1e-9:
            self.value = value
            self.damage()
            self.on_change(value)

    def heard(self) -> Readable:
        """How far it is drawn."""
        return replace(super().heard(), share=self.value)

    def deeds(self) -> frozenset[PartDeed]:
        """A step either way, or to where one wishes."""
        return super().deeds() | {PartDeed.MORE, PartDeed.LESS, PartDeed.WRITE}

    def do(self, deed: PartDeed, text: str) -> None:
        """A step, as an arrow would, or all the way."""
        super().do(PartDeed.FOCUS, text)
        match deed:
            case PartDeed.MORE:
                self.set_value(self.value + self.step)
            case PartDeed.LESS:
                self.set_value(self.value - self.step)
            case PartDeed.WRITE:
                self.set_value(float(text))
            case _:
                pass

    def handle(self, intent: Intent) -> bool:
        """Drag, or left and right."""
        match intent:
            case Press(x=x, button=1):
                self.set_value(self._value_at(x))
                return True
            case PointerMoved(x=x) if self.pressed:
                self.set_value(self._value_at(x))
                return True
            case Release():
                self.say(self.sound)
                return True
            case Command(Act.LEFT):
                self.set_value(self.value - self.step)
                return True
            case Command(Act.RIGHT):
                self.set_value(self.value + self.step)
                return True
        return False

    def _track(self) -> pygame.Rect:
        track = self.rect.inflate(-self.look.px(KNOB), 0)
        track.height = self.look.px(TRACK)
        track.centery = self.rect.centery
        return track

    def _value_at(self, x: int) -> float:
        track = self._track()
        return (x - track.x) / max(1, track.width)

    def draw(self, canvas: pygame.Surface) -> None:
        """The groove, what is filled of it, the knob."""
        look, track = self.look, self._track()
        look.paint.panel(canvas, track, _GROOVE)
        filled = pygame.Rect(track.x, track.y, round(track.width * self.value), track.height)
        if filled.width > track.height:
            look.paint.panel(canvas, filled, _FILLED)
        side = look.px(KNOB)
        knob = pygame.Rect(0, 0, side, side)
        knob.center = (filled.right, track.centery)
        look.paint.panel(canvas, knob, _KNOB_LIT if self.hovered or self.pressed else _KNOB)
        self.draw_ring(canvas, 8)


_GROOVE: Final = frames.Skin(
    top="well", bottom="well", radius=4, borders=(frames.Border(0, 1.2, "brass_dim"),)
)
_FILLED: Final = frames.Skin(top="lamp", bottom="brass", radius=4)
_KNOB: Final = frames.Skin(
    top="lamp",
    bottom="brass",
    radius=14,
    borders=(frames.Border(0, 1.4, "well"),),
    shadow=5,
    drop=2,
)
_KNOB_LIT: Final = frames.Skin(
    top="cream",
    bottom="lamp",
    radius=14,
    borders=(frames.Border(0, 1.4, "well"),),
    shadow=5,
    drop=2,
)
