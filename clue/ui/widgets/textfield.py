"""A line to write in, and the keyboard on the screen for who has nothing but a pad in hand."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from clue.clean_text import clean
from clue.ui.input.intents import Act, Command, Intent, PointerMoved, Press, Release, Typed
from clue.ui.reading.readable import PartDeed, Readable, Role
from clue.ui.theme import frames, styles
from clue.ui.theme.styles import Style
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter, columns

LONGEST_NAME: Final = 24
CARET_BEAT: Final = 0.53
SMALLEST: Final = 0.8
"""How far letters shrink before the line slides."""
LEAST_HIGH: Final = 48
LINE_ROOM: Final = 10
WIDE: Final = 260
"""A field that has not been given its size."""
INSET: Final = 24
"""Free at both ends together."""
OVERHANG: Final = 8
"""How far its letters may reach beyond the line, both ends together."""
CARET_ROOM: Final = 3
CARET: Final = 2
KEYBOARD: Final = 1240
"""How broad the keyboard is, where the window allows it."""
KEY: Final = 66
GAP: Final = 8
PAD: Final = 26
"""Its keys, what is between them, and what is round them."""
SHARES: Final = (3, 2, 4, 3, 3)
"""How broad the keys of its last row are, beside each other."""


class TextField(Widget):
    """A line to write in. Opens for writing by click, Tab or the confirming key.

    Arrows only pass over it: once it is open they go between its letters.

    Letters grow smaller where there are many; where even that does not help, the line slides along
    under the caret.

    All that stands in it is chosen when it opens: what is typed then takes its place, and a second
    click or an arrow goes between the letters.
    """

    focusable = True
    role = Role.FIELD

    def __init__(
        self,
        ui: Host,
        text: str,
        on_change: Callable[[str], None],
        *,
        placeholder: str = "",
        longest: int = LONGEST_NAME,
        style: Style = styles.BODY,
        bare: bool = False,
    ) -> None:
        super().__init__(ui)
        self.text = text
        self.on_change = on_change
        self.placeholder = placeholder
        self.longest = longest
        self.style = style
        self.bare = bare
        self.caret = len(text)
        self.writing = False
        self.chosen = False  # all of it, to be written over
        self.by_pad = False  # letters are chosen on a keyboard on the screen
        self._shown = True
        self._beat = 0.0
        self._slid = 0  # pixels of the line that lie beyond the left edge

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A line."""
        high = max(
            self.look.px(LEAST_HIGH),
            self.look.letters.line_height(self.style) + self.look.px(LINE_ROOM),
        )
        return width or self.look.px(WIDE), high

    def heard(self) -> Readable:
        """What stands in it."""
        return replace(super().heard(), name=self.called or self.placeholder, value=self.text)

    def deeds(self) -> frozenset[PartDeed]:
        """It is opened, or written at once."""
        return super().deeds() | {PartDeed.PRESS, PartDeed.WRITE}

    def do(self, deed: PartDeed, text: str) -> None:
        """Opened for letters; or it says something else from now on."""
        super().do(PartDeed.FOCUS, text)
        if deed is PartDeed.PRESS:
            self._write(True)
        elif deed is PartDeed.WRITE:
            self.become(clean(text.strip("\r\n"))[: self.longest])
            self.caret = len(self.text)

    def handle(self, intent: Intent) -> bool:
        """Letters while writing; otherwise what opens it."""
        match intent:
            case Press(x=x, button=1):
                if self.writing:
                    self._put_caret(x)
                self._write(True)
                return True
            case Release() | PointerMoved():
                return self.pressed
            case Command(Act.CONFIRM):
                self._write(not self.writing)
                return True
            case Command(Act.CANCEL) if self.writing:
                self._write(False)
                return True
            case Typed(text) if self.writing:
                self._insert(text)
                return True
            case Command(act) if self.writing:
                return self._edit(act)
        return False

    def be_focused(self, on: bool) -> None:
        """What the keyboard leaves is no longer written in."""
        super().be_focused(on)
        if self.by_pad and on:
            self.by_pad = False
            self.written_by_pad()
        elif not on and not self.by_pad:
            self.lose()

    def written_by_pad(self) -> None:
        """The keyboard on the screen is gone."""
        self.caret = len(self.text)

    def taken_up(self) -> None:
        """One Tab further, and one writes: letters must not be taken for the table's keys."""
        if not self.ui.stage.with_pad:
            self._write(True)

    def lose(self) -> None:
        """The keyboard has gone elsewhere."""
        self._write(False)

    def update(self, now: float) -> float:
        """The caret blinks while writing."""
        if not self.writing:
            return math.inf
        if now >= self._beat:
            self._beat = now + CARET_BEAT
            self._shown = not self._shown
            self.damage()
        return self._beat

    def _write(self, on: bool) -> None:
        if on and self.ui.stage.with_pad:
            self.by_pad = True
            self.ui.open_popup(PadKeyboard(self))
        elif on != self.writing:
            self.writing = on
            self.chosen = on and bool(self.text)
            self._shown = on
            self._beat = self.ui.stage.now() + CARET_BEAT
            self.caret = len(self.text)
            self.ui.stage.typing = on
            self.damage()

    def _insert(self, text: str) -> None:
        letters = clean(text.strip("\r\n"))
        if letters and self.chosen:
            self._clear()
        drawn = self.look.letters.drawable(letters, self.style)
        taken = drawn[: self.longest - len(self.text)]
        if taken:
            self.become(self.text[: self.caret] + taken + self.text[self.caret :])
            self.caret += len(taken)
        self._refuse(letters, drawn, taken)

    def _refuse(self, letters: str, drawn: str, taken: str) -> None:
        """Say why not all that was typed stands there."""
        say, why = self.ui.stage.words.say, ""
        if drawn != letters:
            lost = "".join(dict.fromkeys(letter for letter in letters if letter not in drawn))
            why = say("field-letters", letters=lost)
        elif taken != drawn:
            why = say("field-full", count=self.longest)
        if why:
            self.ui.stage.audio.play("error")
        self.ui.tell_beside(self, why)

    def _clear(self) -> None:
        self.chosen = False
        self.caret = 0
        self.become("")

    def _edit(self, act: Act) -> bool:
        at, text = self.caret, self.text
        chosen, self.chosen = self.chosen, False
        match act:
            case Act.ERASE | Act.DELETE if chosen:
                self._clear()
            case Act.ERASE if at > 0:
                self.caret -= 1
                self.become(text[: at - 1] + text[at:])
            case Act.DELETE if at < len(text):
                self.become(text[:at] + text[at + 1 :])
            case Act.LEFT:
                self.caret = max(0, at - 1)
            case Act.RIGHT:
                self.caret = min(len(text), at + 1)
            case Act.HOME:
                self.caret = 0
            case Act.END:
                self.caret = len(text)
            case Act.ERASE | Act.DELETE:
                pass
            case _:
                return False
        self._shown = True
        self.damage()
        return True

    def become(self, text: str) -> None:
        """Other words stand there, and whoever listens is told."""
        self.text = text
        self.damage()
        self.on_change(text)

    def _room(self) -> pygame.Rect:
        return self.rect.inflate(-self.look.px(INSET), 0)

    @property
    def _set_in(self) -> Style:
        return self.look.letters.fit(self.text, self.style, self._room().width, SMALLEST)

    def _width_to(self, index: int) -> int:
        return self.look.letters.size(self.text[:index], self._set_in)[0]

    def _slide(self, wide: int) -> int:
        """So far that the caret can be seen; at the line's beginning while nobody writes."""
        room = self._room().width
        caret = self._width_to(self.caret) if self.writing else 0
        self._slid = min(max(self._slid, caret - room + self.look.px(CARET_ROOM)), caret)
        self._slid = max(0, min(self._slid, wide - room + self.look.px(CARET_ROOM)))
        return self._slid

    def _put_caret(self, x: int) -> None:
        self.chosen = False
        start = self._room().x - self._slid
        widths = [self._width_to(index) for index in range(len(self.text) + 1)]
        self.caret = min(range(len(widths)), key=lambda index: abs(start + widths[index] - x))
        self.damage()

    def draw(self, canvas: pygame.Surface) -> None:
        """A sunk field, the words, the caret."""
        look = self.look
        if not self.bare:
            ground = self.ground
            look.paint.panel(canvas, self.rect, ground.field_lit if self.hovered else ground.field)
        self.draw_ring(canvas)
        self._draw_line(canvas, self._room())

    def _draw_line(self, canvas: pygame.Surface, room: pygame.Rect) -> None:
        look = self.look
        shown, colour = (self.text, None) if self.text else (self.placeholder, self.ground.soft)
        style = look.letters.fit(shown, self.style, room.width, SMALLEST) if shown else self.style
        wide = look.letters.size(shown, style)[0] if shown else 0
        line = pygame.Rect(room.x - self._slide(wide), room.y, max(wide, room.width), room.height)
        clip = canvas.get_clip()
        canvas.set_clip(clip.clip(room.inflate(look.px(OVERHANG), 0)))
        if self.chosen:
            behind = pygame.Rect(line.x, 0, *look.letters.size(shown, style))
            behind.centery = room.centery
            canvas.fill(look.letters.colour(self.ground.marked), behind)
        if shown:
            look.letters.draw(canvas, shown, style, line, colour=colour)
        if self.writing and self._shown and not self.chosen:
            high = round(look.scale.letters(self.style.size) * 1.1)
            caret = pygame.Rect(
                line.x + self._width_to(self.caret), 0, max(1, look.px(CARET)), high
            )
            caret.centery = room.centery
            canvas.fill(look.letters.colour(self.ground.lit), caret)
        canvas.set_clip(clip)


class PadKeyboard(Widget):
    """Letters in the order of the language's keyboards, accents on a leaf of their own."""

    def __init__(self, field: TextField) -> None:
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
        wide = min(look.px(KEYBOARD), look.size[0] - look.px(GAP))
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
