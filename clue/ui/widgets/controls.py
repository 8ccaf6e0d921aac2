"""Settings-like controls: a tick, a slider, a choice among few."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import pygame

from clue.ui.intents import Act, Command, Intent, Point, Press, Release
from clue.ui.theme import skins, styles
from clue.ui.theme.styles import Style
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.button import Pressable

T = TypeVar("T")


class Toggle(Pressable):
    """A box that is ticked or not, with its sentence."""

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
        box = self._box_side() + self.look.px(14)
        room = None if width is None else width - box
        wide, high = self.look.letters.size(self.label, self.style, room)
        return (width or wide + box, max(high, self._box_side()) + self.look.px(8))

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
        skin = _BOX_LIT if self.hovered and self.enabled else _BOX
        look.paint.panel(canvas, box, skin)
        if self.on:
            look.paint.tick(canvas, box)
        self.draw_ring(canvas, 6)
        words = self.rect.copy()
        words.x += side + look.px(14)
        words.width -= side + look.px(14)
        colour = None if self.enabled else "brass_dim"
        look.letters.draw(canvas, self.label, self.style, words, wrap=True, colour=colour)


_BOX: Final = skins.Skin(
    top="well", bottom="well", radius=5, borders=(skins.Border(0, 1.6, "brass"),)
)
_BOX_LIT: Final = skins.Skin(
    top="panel", bottom="well", radius=5, borders=(skins.Border(0, 2, "lamp"),)
)


class Slider(Widget):
    """A value from nought to one, by mouse or by left and right."""

    focusable = True

    def __init__(
        self, ui: Host, value: float, on_change: Callable[[float], None], *, step: float = 0.1
    ) -> None:
        super().__init__(ui)
        self.value = value
        self.on_change = on_change
        self.step = step

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A line with a knob."""
        return width or self.look.px(320), self.look.px(44)

    def set_value(self, value: float) -> None:
        """Move the knob."""
        value = min(1.0, max(0.0, round(value / self.step) * self.step))
        if abs(value - self.value) > 1e-9:
            self.value = value
            self.damage()
            self.on_change(value)

    def handle(self, intent: Intent) -> bool:
        """Drag, or left and right."""
        match intent:
            case Press(x=x, button=1):
                self.set_value(self._value_at(x))
                return True
            case Point(x=x) if self.pressed:
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
        track = self.rect.inflate(-self.look.px(28), 0)
        track.height = self.look.px(8)
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
        side = look.px(28)
        knob = pygame.Rect(0, 0, side, side)
        knob.center = (filled.right, track.centery)
        look.paint.panel(canvas, knob, _KNOB_LIT if self.hovered or self.pressed else _KNOB)
        self.draw_ring(canvas, 8)


_GROOVE: Final = skins.Skin(
    top="well", bottom="well", radius=4, borders=(skins.Border(0, 1.2, "brass_dim"),)
)
_FILLED: Final = skins.Skin(top="lamp", bottom="brass", radius=4)
_KNOB: Final = skins.Skin(
    top="lamp", bottom="brass", radius=14, borders=(skins.Border(0, 1.4, "well"),), shadow=5, drop=2
)
_KNOB_LIT: Final = skins.Skin(
    top="cream", bottom="lamp", radius=14, borders=(skins.Border(0, 1.4, "well"),), shadow=5, drop=2
)


class Choice(Pressable):
    """One of a few: shows the chosen one, opens a list of all."""

    def __init__(
        self,
        ui: Host,
        options: Sequence[tuple[T, str]],
        chosen: T,
        on_change: Callable[[T], None],
        *,
        tips: Sequence[str] = (),
        style: Style = styles.SMALL,
        align: str = "left",
        bare: bool = False,
        arrows: bool = True,
    ) -> None:
        super().__init__(ui, self.open_list)
        self.arrows = arrows and not bare  # left and right go through the words; else they go on
        self.options: Sequence[tuple[object, str]] = options
        self.chosen: object = chosen
        self.on_change: Callable[..., None] = on_change
        self.tips = tips
        self.style = style
        self.align = align
        self.bare = bare

    @property
    def label(self) -> str:
        """The chosen one's word."""
        return next((word for key, word in self.options if key == self.chosen), "")

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As wide as the longest of the words."""
        letters = self.look.letters
        widest = max(letters.size(word, self.style)[0] for _, word in self.options)
        high = max(self.look.px(44), letters.line_height(self.style) + self.look.px(10))
        return width or widest + self.look.px(64), high

    def choose(self, key: object) -> None:
        """Take one."""
        if key != self.chosen:
            self.chosen = key
            self.damage()
            self.on_change(key)

    def handle(self, intent: Intent) -> bool:
        """Left and right go through the words without opening the list."""
        match intent:
            case Command(Act.LEFT | Act.RIGHT as act) if self.arrows and len(self.options) > 1:
                at = [key for key, _ in self.options].index(self.chosen)
                to = at + (1 if act is Act.RIGHT else -1)
                if 0 <= to < len(self.options):
                    self.say(self.sound)
                    self.choose(self.options[to][0])
                return True
        return super().handle(intent)

    def open_list(self) -> None:
        """Show all of them."""
        self.ui.open_popup(ChoiceList(self))

    def draw(self, canvas: pygame.Surface) -> None:
        """A sunk field with the word and a small triangle."""
        look = self.look
        if not self.bare:
            look.paint.panel(canvas, self.rect, skins.WELL_LIT if self.hovered else skins.WELL)
        self.draw_ring(canvas)
        room = self.rect.inflate(-look.px(24), 0)
        mark = look.px(16)
        words = pygame.Rect(room.x, room.y, room.width - mark - look.px(8), room.height)
        colour = "lamp" if self.hovered or self.focused else None
        style = look.letters.fit(self.label, self.style, words.width)
        look.letters.draw(canvas, self.label, style, words, align=self.align, colour=colour)
        look.paint.triangle(canvas, (room.right - mark // 2, room.centery), mark, "brass")


class ChoiceList(Widget):
    """The open list of a choice."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice.ui)
        self.choice = choice
        look = self.look
        for index, (key, word) in enumerate(choice.options):
            row = ChoiceRow(self.ui, word, lambda key=key: self._take(key))  # type: ignore[misc]
            row.default = key == choice.chosen
            row.chosen = row.default
            row.tip = choice.tips[index] if index < len(choice.tips) else ""
            self.add(row)
        high = self.children[0].natural()[1]
        wide = max(choice.rect.width, *(row.natural()[0] for row in self.children))
        pad = look.px(8)
        rect = pygame.Rect(0, 0, wide + 2 * pad, high * len(self.children) + 2 * pad)
        rect.topleft = (choice.rect.x, choice.rect.bottom + look.px(4))
        if rect.bottom > look.size[1] - pad:
            rect.bottom = choice.rect.top - look.px(4)
        rect.clamp_ip(pygame.Rect((0, 0), look.size))
        self.place(rect)

    @property
    def reach(self) -> pygame.Rect:
        """Shadow included."""
        return self.look.paint.reach(self.rect, skins.TOOLTIP)

    def arrange(self) -> None:
        """Rows below each other."""
        pad = self.look.px(8)
        high = self.children[0].natural()[1]
        for index, row in enumerate(self.children):
            row.place(
                (
                    self.rect.x + pad,
                    self.rect.y + pad + index * high,
                    self.rect.width - 2 * pad,
                    high,
                )
            )

    def draw(self, canvas: pygame.Surface) -> None:
        """A dark box with the words."""
        self.look.paint.panel(canvas, self.rect, skins.TOOLTIP)
        self.draw_children(canvas)

    def _take(self, key: object) -> None:
        self.ui.close_popup()
        self.choice.choose(key)


class ChoiceRow(Pressable):
    """One word of an open list."""

    chosen = False

    def __init__(self, ui: Host, label: str, on_press: Callable[[], None]) -> None:
        super().__init__(ui, on_press)
        self.label = label
        self.tip_beside = True

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A line."""
        wide = self.look.letters.size(self.label, styles.SMALL)[0] + self.look.px(56)
        high = self.look.letters.line_height(styles.SMALL) + self.look.px(14)
        return width or wide, high

    @property
    def reach(self) -> pygame.Rect:
        """It lights up instead of having a ring."""
        return self.rect

    def draw(self, canvas: pygame.Surface) -> None:
        """The word, lit when it would be taken."""
        look = self.look
        if self.focused or self.hovered:
            look.paint.panel(canvas, self.rect, _ROW_LIT)
        room = self.rect.inflate(-look.px(32), 0)
        colour = "lamp" if self.chosen or self.focused else None
        look.letters.draw(canvas, self.label, styles.SMALL, room, colour=colour)
        if self.chosen:
            box = pygame.Rect(0, 0, look.px(20), look.px(20))
            box.midright = room.midright
            look.paint.tick(canvas, box)


_ROW_LIT: Final = skins.Skin(top="wine", bottom="wine_deep", radius=6)
