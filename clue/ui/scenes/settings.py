"""Settings: four leaves, every change takes effect at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import pygame

from clue.text.catalogue import languages
from clue.text.locales import preferred_language
from clue.text.speaker import Speaker
from clue.ui import desktop, logfile
from clue.ui.intents import DEFAULT_KEYS, FIXED, Act
from clue.ui.settings import HELPS, SPEEDS, TEXT_SIZES, THEMES, Settings
from clue.ui.theme import paint, styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.boxes import Panel, ScrollBox
from clue.ui.widgets.button import Button, Pressable
from clue.ui.widgets.controls import Choice, Slider, Toggle
from clue.ui.widgets.keycap import draw_keycap, key_label, keycap_size
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Room
from clue.ui.widgets.screen import WidgetScene

GROUPS: Final = ("game", "sound", "sight", "keys")
LONGEST_PATH: Final = 48
KEYS_SHOWN: Final = tuple(act for act in DEFAULT_KEYS if act not in FIXED)


def shortened(path: Path) -> str:
    """A path that fits on a line: the beginning and the end tell which it is."""
    text = str(path).replace(str(Path("~").expanduser()), "~", 1)
    if len(text) <= LONGEST_PATH:
        return text
    return f"{text[: LONGEST_PATH // 3]}…{text[1 - 2 * LONGEST_PATH // 3 :]}"


class Row(Widget):
    """One setting: its name at the left, its control at the right, what it means below."""

    def __init__(self, ui: Host, name: str, control: Widget, about: str = "") -> None:
        super().__init__(ui)
        self.name = Label(ui, name, styles.BODY, valign="middle")
        self.control = control
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
        below = self.about.natural(wide)[1] if self.about else 0
        return wide, high + below + self.look.px(14)

    def arrange(self) -> None:
        """Side by side."""
        high = max(
            self.name.natural(self._name_width(self.rect.width))[1],
            self.control.natural(self.rect.width - self._name_width(self.rect.width))[1],
        )
        room = Room(self.rect)
        line = Room(room.top(high))
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
        room, gap = Room(self.rect), self.look.px(14)
        sizes = [button.natural() for button in self.children]
        beside = sum(size[0] for size in sizes) + gap <= self.rect.width
        for button, (wide, high) in zip(self.children, sizes, strict=True):
            if beside:
                button.place(room.left(wide, gap))
            else:
                button.place(Room(room.top(high, gap)).left(min(wide, self.rect.width)))


class KeyButton(Pressable):
    """The keys of one act; pressing it waits for another key."""

    def __init__(self, ui: Host, labels: Sequence[str], on_press: Callable[[], None]) -> None:
        super().__init__(ui, on_press)
        self.labels = labels
        self.waiting = False

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A line."""
        high = max(self.look.px(46), self.look.letters.line_height(styles.SMALL) + self.look.px(8))
        return width or self.look.px(240), high

    def draw(self, canvas: pygame.Surface) -> None:
        """Chips on a sunk field; while waiting it glows wine red."""
        look = self.look
        look.paint.panel(canvas, self.rect, paint.PRIMARY if self.waiting else paint.WELL)
        self.draw_ring(canvas)
        wide = sum(keycap_size(self.ui.stage, label)[0] + look.px(8) for label in self.labels)
        x = self.rect.centerx - (wide - look.px(8)) // 2
        for label in self.labels if not self.waiting else ():
            place = draw_keycap(
                canvas, self.ui.stage, label, (x, self.rect.centery), colour="cream"
            )
            x = place.right + look.px(8)


class SettingsScene(WidgetScene):
    """Every setting there is."""

    def __init__(self, group: str = GROUPS[0]) -> None:
        self.group = group
        self._note = ""
        self._offset = 0

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self.stage.settings

    def _set(self, **changes: Any) -> None:
        self.stage.change(self.settings.but(**changes))

    # -- widgets -------------------------------------------------------------------------------

    def fill(self) -> None:
        """Leaves at the left, the open one at the right, the ways out below."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        room = Room(screen.rect.inflate(-2 * look.px(130), -2 * look.px(46)))
        title = Label(screen, say("settings-title"), styles.HEADING, wrap=False)
        title.place(room.top(title.natural()[1], look.px(22)))
        screen.add(title)
        done = Button(screen, say("common-done"), self._back, kind="primary", act=Act.CANCEL)
        reset = Button(screen, say("settings-reset"), self._reset, kind="quiet")
        high = done.natural()[1]
        bottom = Room(room.bottom(high, look.px(24)))
        done.place(bottom.right(max(look.px(240), done.natural()[0]), look.px(24)))
        quiet = reset.natural()
        place = bottom.left(quiet[0])
        reset.place((place.x, place.centery - quiet[1] // 2, *quiet))
        self._tabs(room.left(look.px(290), look.px(34)))
        panel = screen.add(Panel(screen, paint.PANEL))
        panel.place(room.rect)
        box = ScrollBox(screen, gap=12)
        box.add(*self._rows())
        box.place(room.rect.inflate(-2 * look.px(52), -2 * look.px(34)))
        panel.add(box)
        if box.tall < box.rect.height:  # a short leaf is a short piece of paper
            panel.rect.height -= box.rect.height - box.tall - look.px(10)
        self._box = box
        screen.add(reset)
        screen.add(done)

    def _tabs(self, rect: pygame.Rect) -> None:
        look, screen, say = self.look, self.screen, self.stage.words.say
        room = Room(rect)
        for group in GROUPS:
            kind = "primary" if group == self.group else "secondary"
            button = Button(
                screen,
                say(f"settings-group-{group}"),
                lambda group=group: self._open(group),  # type: ignore[misc]
                kind=kind,
            )
            button.default = group == self.group
            button.place(room.top(button.natural()[1], look.px(16)))
            screen.add(button)

    def _open(self, group: str) -> None:
        self.group, self._note = group, ""
        self.rebuild()

    def _rows(self) -> list[Widget]:
        rows: dict[str, Callable[[], list[Widget]]] = {
            "game": self._game,
            "sound": self._sound,
            "sight": self._sight,
            "keys": self._keys,
        }
        return rows[self.group]()

    def _choice(self, field: str, options: Sequence[tuple[Any, str]]) -> Choice:
        return Choice(
            self.screen,
            options,
            getattr(self.settings, field),
            lambda value: self._set(**{field: value}),
            style=styles.BODY,
        )

    def _worded(self, field: str, words: str, values: Sequence[str]) -> Choice:
        say = self.stage.words.say
        return self._choice(field, [(value, say(f"{words}-{value}")) for value in values])

    def _switch(self, field: str) -> Toggle:
        say = self.stage.words.say
        on: bool = getattr(self.settings, field)

        def flip(now_on: bool) -> None:
            toggle.label = say("settings-on" if now_on else "settings-off")
            self._set(**{field: now_on})

        toggle = Toggle(self.screen, say("settings-on" if on else "settings-off"), on, flip)
        return toggle

    def _row(self, key: str, control: Widget, about: str = "") -> Row:
        say = self.stage.words.say
        return Row(self.screen, say(key), control, say(about) if about else "")

    def _game(self) -> list[Widget]:
        say = self.stage.words.say
        tongues = [(code, Speaker(code).say("language-name")) for code in languages()]
        system = Speaker(preferred_language()).say("language-name")
        tongues.insert(0, ("", say("settings-language-system", language=system)))
        helping = self._worded("help", "settings-help", HELPS)
        helping.tips = [say(f"settings-help-{value}-about") for value in HELPS]
        about = f"settings-help-{self.settings.help}-about"
        return [
            self._row("settings-language", self._choice("language", tongues)),
            self._row("settings-own-speed", self._worded("own_speed", "settings-speed", SPEEDS)),
            self._row(
                "settings-computer-speed",
                self._worded("computer_speed", "settings-speed", SPEEDS),
            ),
            self._row("settings-help", helping, about),
            self._row("settings-hints", self._switch("hints")),
            self._log(),
        ]

    def _log(self) -> Widget:
        """Where the log lies that a report of a fault should bring along."""
        say, screen, log = self.stage.words.say, self.screen, logfile.written()
        if log is None:
            return Row(
                screen, say("settings-log"), Label(screen, say("settings-log-none"), styles.SMALL)
            )
        copy = Button(screen, say("settings-log-copy"), lambda: self._copy(log), kind="small")
        show = Button(screen, say("settings-log-show"), lambda: self._show(log), kind="small")
        about = say("settings-log-about", path=shortened(log))
        return Row(screen, say("settings-log"), Pair(screen, copy, show), about)

    def _copy(self, log: Path) -> None:
        if desktop.copy(str(log)):
            self.stage.notice(self.stage.words.say("settings-log-copied"))

    def _show(self, log: Path) -> None:
        if not desktop.show_folder(log.parent):
            self.stage.notice(self.stage.words.say("settings-log-no-manager", path=str(log.parent)))

    def _sound(self) -> list[Widget]:
        sound = Slider(
            self.screen, self.settings.sound_volume, lambda v: self._set(sound_volume=v), step=0.05
        )
        music = Slider(
            self.screen, self.settings.music_volume, lambda v: self._set(music_volume=v), step=0.05
        )
        return [
            self._row("settings-sound-volume", sound),
            self._row("settings-music-volume", music),
            self._row("settings-muted", self._switch("muted")),
        ]

    def _sight(self) -> list[Widget]:
        say = self.stage.words.say
        sizes = [(size, say("settings-percent", percent=round(size * 100))) for size in TEXT_SIZES]
        return [
            self._row("settings-text-size", self._choice("text_size", sizes)),
            self._row("settings-theme", self._worded("theme", "settings-theme", THEMES)),
            self._row(
                "settings-reduced-motion",
                self._switch("reduced_motion"),
                "settings-reduced-motion-about",
            ),
            self._row("settings-full-screen", self._switch("full_screen")),
        ]

    # -- keys ----------------------------------------------------------------------------------

    def _keys(self) -> list[Widget]:
        note = Label(self.screen, self._note or " ", styles.SMALL, colour="lamp")
        self._note_label = note
        rows: list[Widget] = [note]
        for act in KEYS_SHOWN:
            labels = [key_label(self.stage, key) for key in self.stage.bindings.keys[act]]
            button = KeyButton(
                self.screen,
                labels or [self.stage.words.say("key-none")],
                lambda act=act: self._wait_for(act),  # type: ignore[misc]
            )
            button.waiting = False
            rows.append(Row(self.screen, self.stage.words.say(f"act-{act.value}"), button))
        again = self.stage.words.say("settings-keys-reset")
        rows.append(Button(self.screen, again, lambda: self._set(keys={}), kind="quiet"))
        return rows

    def _wait_for(self, act: Act) -> None:
        words = self.stage.words
        button = self.screen.focused
        if isinstance(button, KeyButton):
            button.waiting = True
            button.damage()
        self._tell(words.say("settings-keys-change", act=words.say(f"act-{act.value}")))
        self.stage.listen_for_key(lambda key: self._bind(act, key))

    def _bind(self, act: Act, key: str) -> None:
        """Give the act this key, unless it is another's."""
        words, bound = self.stage.words, self.stage.bindings.act(key)
        if key == "escape":
            self._note = ""
            self.rebuild()
        elif bound is not None and bound is not act:
            fixed = "settings-keys-fixed" if bound in FIXED else "settings-keys-taken"
            called = key_label(self.stage, key)
            self._note = words.say(fixed, key=called, act=words.say(f"act-{bound.value}"))
            self.rebuild()
        else:
            self._note = ""
            self._set(keys={**self.settings.keys, act.value: (key,)})
            self.rebuild()

    def _tell(self, note: str) -> None:
        self._note = note
        self._note_label.say_now(note)

    # -- out -----------------------------------------------------------------------------------

    def build(self) -> None:
        """Keep the place in a long leaf."""
        box = getattr(self, "_box", None)
        self._offset = box.offset if isinstance(box, ScrollBox) else 0
        super().build()
        self._box.scroll_to(self._offset)

    def _reset(self) -> None:
        fresh = Settings()
        self.stage.change(
            fresh.but(window=self.settings.window, last_names=self.settings.last_names)
        )
        self.rebuild()

    def _back(self) -> None:
        self.stage.pop(self)
