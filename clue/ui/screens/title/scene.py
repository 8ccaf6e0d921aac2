"""The title: the mansion in the rain, and what one can do.

The first picture stands before the painting is read: a night sky is drawn at once, the painting
comes from another thread and fades in.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from msgspec import Struct

from clue.text.catalogue import languages
from clue.text.speaker import Speaker
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.screens.title.night import BEAT, Night
from clue.ui.stage.scene import Scene, Stage, WidgetScene
from clue.ui.stage.settings import Settings
from clue.ui.theme import styles
from clue.ui.theme.styles import Halo
from clue.ui.widgets.base import Host
from clue.ui.widgets.button import KINDS, Button, MenuRow, set_rows_alike
from clue.ui.widgets.choice import DropDown
from clue.ui.widgets.keycap import HintBar
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter

IDLE: Final = 1.2
"""After so many seconds the title stands, painting and all."""
LEFT: Final = 132
"""Where the menu begins, from the window's left edge."""
ROW_GAP: Final = 10
"""Between two rows of it, and two buttons in the corner."""
BELOW_MENU: Final = 66
"""Free below it, beside the corner's line."""
NARROWEST: Final = 520
BROADEST: Final = 720
"""Between these lies how broad a row is; the corner's line is no broader."""
ROW_PAD: Final = 90
"""So much broader than its words a row is."""
HIGHEST: Final = 16
LOWEST: Final = 170
"""Between these the name stands, from the window's upper edge."""
FREE: Final = 70
"""So much stays free above and below the name and the menu, at least."""
OUTSIDE: Final = 6
"""The name's first letter stands so far out, and so in line with what is below it."""
QUESTION_GAP: Final = 6
MENU_GAP: Final = 46
"""Between the question and the menu."""
CORNER: Final = 36
CORNER_FOOT: Final = 18
"""How far from the right and lower edges the corner's line ends."""


class MenuEntry(Struct, frozen=True):
    """One line of the menu: a message's key, what it does, and a few words at its right."""

    key: str
    choose: Callable[[Stage], None]
    aside: Callable[[Stage], str] | None = None
    small: bool = False  # in the corner, for whoever looks for it


class Tongues(DropDown):
    """The languages; how the others call themselves is read when the list is opened."""

    def __init__(self, ui: Host, words: Speaker, on_change: Callable[[str], None]) -> None:
        now = words.language
        super().__init__(
            ui, [(now, words.say("language-name"))], now, on_change, bare=True, align="right"
        )

    def open_list(self) -> None:
        """Read the names, then open."""
        self.options = [(code, Speaker(code).say("language-name")) for code in languages()]
        super().open_list()


class TitleScene(WidgetScene):
    """Where everything begins."""

    night: Night

    def __init__(
        self,
        entries: Callable[[Stage], Sequence[MenuEntry]],
        meanwhile: Callable[[Stage], None] = lambda _: None,
    ) -> None:
        self.entries = entries
        self.meanwhile = meanwhile  # begun once nothing is left to do here
        self._entered = 0.0
        self.greet: Callable[[Stage], Scene] | None = None  # what is laid over it once, at first
        self._reaches: list[pygame.Rect] = []
        self._hasty = False  # nothing was read yet that the first picture need not wait for

    def enter(self, stage: Stage) -> None:
        """Music, softly."""
        super().enter(stage)
        self._entered = stage.now()
        self.night = Night(stage)
        stage.audio.music("title")
        stage.audio.around("night")

    @property
    def door(self) -> pygame.Rect | None:
        """One goes in where a lamp burns."""
        return self.night.door

    def focus(self, gained: bool) -> None:
        """Nobody looks at the clouds of a window in the background."""
        self.night.liveliness.awake = gained

    def leave(self) -> None:
        """The rain stays outside."""
        self.stage.audio.around("")

    def resume(self) -> None:
        """A scene above has gone: what can be continued may have changed."""
        self.rebuild()
        self.stage.audio.music("title")
        self.stage.audio.around("night")

    # -- widgets -------------------------------------------------------------------------------

    def fill(self) -> None:
        """Name, question, menu, keys."""
        look, stage = self.look, self.stage
        self.night.lay(at_once=stage.top is not self)
        self._hasty = not stage.frames
        left = look.px(LEFT)
        offered = self.entries(stage)
        entries = [self._row(entry) for entry in offered if not entry.small]
        gap = look.px(ROW_GAP)
        high = entries[0].natural()[1]
        line = self._name(left, len(entries) * (high + gap))
        left_over = look.size[1] - look.px(BELOW_MENU) - line
        high = min(high, left_over // len(entries) - gap)
        widest = max(look.letters.size(row.label, styles.MENU)[0] for row in entries)
        wide = min(look.px(BROADEST), max(look.px(NARROWEST), widest + look.px(ROW_PAD)))
        room = Cutter(pygame.Rect(left, line, wide, left_over))
        for row in entries:
            row.place(room.top(high, gap))
            self.screen.add(row)
        set_rows_alike(entries)
        self._corner(left, [entry for entry in offered if entry.small])
        self._reaches = [widget.reach for widget in self.screen.widgets]

    def _row(self, entry: MenuEntry) -> MenuRow:
        words = self.stage.words
        known = entry.aside is not None and self.stage.frames > 0
        aside = entry.aside(self.stage) if entry.aside is not None and known else ""
        return MenuRow(
            self.screen, words.say(entry.key), lambda: entry.choose(self.stage), aside=aside
        )

    def _name(self, left: int, menu: int) -> int:
        """The game's name and its question; where the menu begins."""
        look, say = self.look, self.stage.words.say
        lettered = styles.TITLE.but(size=styles.TITLE.size / look.scale.text)
        glow = Halo("brass", 18, 1)
        title = Label(self.screen, say("title-game"), lettered, halo=glow, wrap=False)
        question = Label(
            self.screen, say("title-subtitle"), styles.TAGLINE, halo=Halo(), wrap=False
        )
        high = title.natural()[1] + question.natural()[1] + look.px(QUESTION_GAP + MENU_GAP)
        spare = look.size[1] - high - menu - look.px(FREE)
        top = max(look.px(HIGHEST), min(round(spare * 0.62), look.px(LOWEST)))
        title.place((left - look.px(OUTSIDE), top, *title.natural()))
        question.place((left, title.rect.bottom + look.px(QUESTION_GAP), *question.natural()))
        self.screen.add(title)
        self.screen.add(question)
        return question.rect.bottom + look.px(MENU_GAP)

    def _corner(self, left: int, entries: Sequence[MenuEntry]) -> None:
        """What is small, the keys, and the language for whoever cannot read this one."""
        look, say = self.look, self.stage.words.say
        tongue = Tongues(self.screen, self.stage.words, self._speak)
        high = tongue.natural()[1]
        room = Cutter(
            pygame.Rect(0, look.size[1] - high - look.px(CORNER_FOOT), look.size[0], high)
        )
        room.right(look.px(CORNER))
        tongue.place(room.right(tongue.natural()[0]))
        hints = [
            ((Act.UP, Act.DOWN), say("hint-choose")),
            ((Act.CONFIRM,), say("hint-open")),
            ((Act.FULLSCREEN,), say("hint-full-screen")),
        ]
        bar = HintBar(self.screen, hints)
        small = Cutter(room.left(look.px(BROADEST)))
        small.left(left - look.px(KINDS["bare"].pad))  # its words stand below the menu's edge
        for entry in entries:
            button = Button(
                self.screen, say(entry.key), partial(entry.choose, self.stage), kind="bare"
            )
            button.place(small.left(button.natural()[0], look.px(ROW_GAP)))
            self.screen.add(button)
        bar.place(room.rect)
        self.screen.add(bar)
        self.screen.add(tongue)

    def _speak(self, code: str) -> None:
        settings: Settings = self.stage.settings
        self.stage.change(settings.but(language=code))

    def handle(self, intent: Intent) -> bool:
        """From the corners one goes up to the last line of the menu."""
        match intent, self.screen.focused:
            case Command(Act.UP), Tongues() | Button() if self.screen.popup is None:
                return self.otherwise(intent)
        return super().handle(intent)

    def otherwise(self, intent: Intent) -> bool:
        """Escape goes to the last line, where the way out is."""
        rows = [widget for widget in self.screen.stops() if isinstance(widget, MenuRow)]
        match intent:
            case Command(Act.CANCEL) if rows:
                self.screen.focus_on(rows[-1])
                return True
            case Command(Act.DOWN) if rows:
                self.screen.focus_on(rows[0])
                return True
            case Command(Act.UP) if rows:
                self.screen.focus_on(rows[-1])
                return True
        return False

    # -- time --------------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """The night goes on; who comes here for the first time is greeted."""
        due = min(super().update(now), self._prepare(now))
        if self._hasty:
            return now
        return min(due, self.night.update(now), self._welcome(now))

    def _prepare(self, now: float) -> float:
        """Read what the first picture did not wait for, and later what the table needs."""
        if self._hasty and self.stage.frames:
            self.rebuild()
        if now - self._entered >= IDLE:
            self._entered = math.inf
            self.meanwhile(self.stage)
        return self._entered + IDLE

    def _welcome(self, now: float) -> float:
        """Lay something over the title, this once: kept settings mean that one has been here."""
        if self.greet is None:
            return math.inf
        if not self.stage.frames or not self.night.stands(now):
            return now + BEAT  # the first picture does not wait for it
        greet, self.greet = self.greet, None
        self.stage.push(greet(self.stage))
        self.stage.change(self.stage.settings)
        return math.inf

    # -- picture -----------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """A drop that falls where no widget is costs only its own few pixels."""
        self.paint_ground(canvas)
        met = canvas.get_clip().collidelist(self._reaches) >= 0
        if met or self.screen.popup is not None:
            self.screen.draw(canvas)

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """The night."""
        self.night.draw(canvas)
