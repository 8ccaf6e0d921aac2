"""A keyboard on the screen: a field is written in with nothing but a pad in hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Protocol

import pygame

from clue.ui.input.intents import Act, Command, Intent
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter, columns

WIDE: Final = 1240
KEY: Final = 66
GAP: Final = 8
PAD: Final = 26
SHARES: Final = (3, 2, 4, 3, 3)
"""How broad the keys of the last row are, beside each other."""


class WrittenByPad(Protocol):
    """What is written in: it takes letters as if they were typed."""

    ui: Host
    text: str
    longest: int

    def become(self, text: str) -> None:
        """Other words stand there, and whoever listens is told."""


class PadKeyboard(Widget):
    """Letters in the order of the language's keyboards, accents on a leaf of their own."""

    def __init__(self, field: WrittenByPad) -> None:
        super().__init__(field.ui)
        self.field = field
        self.capital = not field.text
        self.accents = False
        self.called = self._say("keyboard")
        self._make()

    def _say(self, key: str) -> str:
        return self.ui.stage.words.say(key)

    def _make(self) -> None:
        """All keys as they are now."""
        look = self.look
        self.line = Label(self.ui, self.field.text, styles.LEAD, align="center", wrap=False)
        self.line.live = True
        leaf = self._say("keyboard-accents" if self.accents else "keyboard-rows")
        self.rows = [[self._letter(letter) for letter in row] for row in leaf.split()]
        self.last = [
            self._key("keyboard-shift", self._shift),
            self._key("keyboard-accented", self._turn),
            self._key("keyboard-space", partial(self._write, " ")),
            self._key("keyboard-delete", self._erase, act=Act.MARK),
            self._key("keyboard-done", self._done, act=Act.MENU),
        ]
        self.rows[len(self.rows) // 2][0].default = True
        self.children = [self.line, *(key for row in self.rows for key in row), *self.last]
        high = look.px(KEY) * (len(self.rows) + 2) + look.px(GAP) * (len(self.rows) + 1)
        wide = min(look.px(WIDE), look.size[0] - look.px(GAP))
        rect = pygame.Rect(0, 0, wide, high + 2 * look.px(PAD))
        rect.midbottom = (look.size[0] // 2, look.size[1] - look.px(GAP))
        self.place(rect)

    def _letter(self, letter: str) -> Button:
        shown = letter.upper() if self.capital and letter != "ß" else letter
        key = Button(self.ui, shown, partial(self._write, shown), kind="small")
        key.chip = False
        return key

    def _key(self, name: str, do: Callable[[], None], act: Act | None = None) -> Button:
        return Button(self.ui, self._say(name), do, kind="small", act=act)

    def arrange(self) -> None:
        """What is written above, the rows, and what is no letter below."""
        look, gap = self.look, self.look.px(GAP)
        room = Cutter(self.rect.inflate(-2 * look.px(PAD), -2 * look.px(PAD)))
        self.line.place(room.top(look.px(KEY), gap))
        for row in self.rows:
            places = columns(room.top(look.px(KEY), gap), len(row), gap)
            for key, place in zip(row, places, strict=True):
                key.place(place)
        foot = Cutter(room.top(look.px(KEY)))
        spare = foot.rect.width - gap * (len(self.last) - 1)
        for key, share in zip(self.last, SHARES, strict=True):
            key.place(foot.left(spare * share // sum(SHARES), gap))

    @property
    def reach(self) -> pygame.Rect:
        """Shadow included."""
        return self.look.paint.reach(self.rect, frames.DIALOG)

    def draw(self, canvas: pygame.Surface) -> None:
        """A dark panel with its keys."""
        self.look.paint.panel(canvas, self.rect, frames.DIALOG)
        self.draw_children(canvas)

    def handle(self, intent: Intent) -> bool:
        """Whoever cancels is done; nothing written is lost."""
        if intent == Command(Act.CANCEL):
            self._done()
            return True
        return False

    # -- what keys do ------------------------------------------------------------------------------

    def _write(self, letter: str) -> None:
        if len(self.field.text) < self.field.longest:
            self.field.become(self.field.text + letter)
        if self.capital and letter != " ":
            self.capital = False
            self._again()
        self._tell()

    def _erase(self) -> None:
        self.field.become(self.field.text[:-1])
        if not self.field.text and not self.capital:
            self._shift()
        self._tell()

    def _tell(self) -> None:
        self.line.say_now(self.field.text)

    def _shift(self) -> None:
        self.capital = not self.capital
        self._again()

    def _turn(self) -> None:
        self.accents = not self.accents
        self._again()

    def _again(self) -> None:
        """Other letters on the same keys; the keyboard stays where it is."""
        self.damage()
        at = next((n for n, key in enumerate(self.children) if key is self.ui.focused), 1)
        of_foot = at >= len(self.children) - len(self.last)
        from_end = len(self.children) - at
        self._make()
        key = (
            self.children[-from_end] if of_foot else self.children[min(at, len(self.children) - 1)]
        )
        self.ui.focus_on(key)
        self.damage()

    def _done(self) -> None:
        self.ui.close_popup()

    def letters(self) -> Iterator[str]:
        """What can be written on this leaf."""
        for row in self.rows:
            yield from (str(key.label) for key in row)
