"""What stands in the settings: a row with a name, its control, and what it means."""

from __future__ import annotations

import pygame

from clue.ui.theme import styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter


class SettingRow(Widget):
    """One setting: its name at the left, its control at the right, what it means below."""

    def __init__(self, ui: Host, name: str, control: Widget, about: str = "", *others: str) -> None:
        super().__init__(ui)
        self.others = others  # what may come to stand below instead: there is room for each
        self.name = Label(ui, name, styles.BODY, valign="middle")
        self.control = control
        for part in control.walk():
            if part.focusable and not isinstance(part, Button):
                part.called = name
        self.about = Label(ui, about, styles.SMALL, colour="soft") if about else None
        self.add(self.name, control, *([self.about] if self.about else []))

    def _name_width(self, width: int) -> int:
        return round(width * 0.46)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As tall as the taller of name and control, and the words below."""
        wide = width or self.look.px(900)
        high = max(
            self.name.natural(self._name_width(wide))[1],
            self.control.natural(wide - self._name_width(wide))[1],
        )
        return wide, high + self._below(wide) + self.look.px(14)

    def _below(self, width: int) -> int:
        if self.about is None:
            return 0
        letters, style = self.look.letters, self.about.style
        words = (self.about.words, *self.others)
        return max(letters.size(told, style, width)[1] for told in words)

    def tell(self, about: str) -> None:
        """What it means now that something else was chosen."""
        if self.about is not None:
            self.about.say_now(about)

    def arrange(self) -> None:
        """Side by side."""
        high = max(
            self.name.natural(self._name_width(self.rect.width))[1],
            self.control.natural(self.rect.width - self._name_width(self.rect.width))[1],
        )
        room = Cutter(self.rect)
        line = Cutter(room.top(high))
        self.name.place(line.left(self._name_width(self.rect.width)))
        tall = self.control.natural(line.rect.width)[1]
        self.control.place((line.rect.x, line.rect.centery - tall // 2, line.rect.width, tall))
        if self.about:
            self.about.place(room.rect)

    @property
    def reach(self) -> pygame.Rect:
        """Rings of the control included."""
        return self.rect.inflate(self.look.px(40), self.look.px(40))


class Pair(Widget):
    """Two small buttons side by side."""

    def __init__(self, ui: Host, *buttons: Button) -> None:
        super().__init__(ui)
        self.add(*buttons)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A line of them; one below the other where there is no room for that."""
        sizes = [button.natural() for button in self.children]
        gap = self.look.px(14)
        wide = sum(size[0] for size in sizes) + gap
        if width is not None and wide > width:
            return width, sum(size[1] for size in sizes) + gap
        return wide if width is None else width, max(size[1] for size in sizes)

    def arrange(self) -> None:
        """From the left, or from the top."""
        room, gap = Cutter(self.rect), self.look.px(14)
        sizes = [button.natural() for button in self.children]
        beside = sum(size[0] for size in sizes) + gap <= self.rect.width
        for button, (wide, high) in zip(self.children, sizes, strict=True):
            if beside:
                button.place(room.left(wide, gap))
            else:
                button.place(Cutter(room.top(high, gap)).left(min(wide, self.rect.width)))
