"""Settings: a few leaves, every change takes effect at once and is kept."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import pygame

from clue.phones.network import addresses
from clue.text.catalogue import languages, preferred_language
from clue.text.speaker import TRADITIONS, Speaker
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.screens.settings.rows import (
    ABOUT,
    FILLED,
    KEYS,
    PAD,
    KeysLeaf,
    Pair,
    SettingRow,
    Walks,
)
from clue.ui.stage import clipboard, logfile
from clue.ui.stage.scene import WidgetScene
from clue.ui.stage.settings import (
    ANY_HINTS,
    HELPS,
    LIVES,
    SPEEDS,
    TEXT_SIZES,
    THEMES,
    VOICES,
    Settings,
)
from clue.ui.theme import styles
from clue.ui.widgets.base import Widget
from clue.ui.widgets.boxes import RAIL, Drawer, DrawerFront, ScrollBox
from clue.ui.widgets.button import Button, set_alike
from clue.ui.widgets.choice import DropDown
from clue.ui.widgets.controls import Slider, Toggle
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.paper import IN_BOOK, PrintedForm

GROUPS: Final[Mapping[str, str]] = {
    "game": "icon.settings",
    "sound": "icon.sound",
    "sight": "icon.eye",
    "keys": "icon.keyboard",
    "pad": "icon.gamepad",
}
"""The leaves, and the sign of each."""
LONGEST_PATH: Final = 48
MARGINS: Final = (130, 46)
"""Free at the window's sides, and above and below."""
DESK: Final = (14, 14)
"""Round the sheet, in its drawer."""
SHEET_PAD: Final = (34, 30)
"""Free at the sheet's sides, and above and below."""
TITLE_GAP: Final = 22
WAYS: Final = 24
"""Above the ways out, and between them."""
DONE: Final = 240
"""The way out is at least so broad."""
LEAVES: Final = 290
"""How broad the leaves' fronts are."""
LEAVES_GAP: Final = 34
FRONT_GAP: Final = 16
END: Final = 10
"""What a short sheet has below its last row."""


def shortened(path: Path) -> str:
    """A path that fits on a line: the beginning and the end tell which it is."""
    text = str(path).replace(str(Path("~").expanduser()), "~", 1)
    if len(text) <= LONGEST_PATH:
        return text
    return f"{text[: LONGEST_PATH // 3]}…{text[1 - 2 * LONGEST_PATH // 3 :]}"


WALKED: Final = frozenset({"game", "sight"})
"""The leaves on which one sees pawns walk as they are set."""
HEARD: Final = {
    "sound_volume": "card.flip",
    "around_volume": "door",
    "captions": "card.flip",
    "mono": "card.slide",
}
"""What is heard, or written, of a setting that is changed; the music is to be heard anyway."""


class SettingsScene(WidgetScene):
    """Leaves of rows; what is changed takes effect at once and is kept."""

    def __init__(self, group: str = "game") -> None:
        self.group = group
        self._changed = -math.inf  # when something was changed last
        self._walks: Walks | None = None
        self._leaves = {hand.field: KeysLeaf(self, hand) for hand in (KEYS, PAD)}

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self.stage.settings

    def put(self, **changes: Any) -> None:
        """Change some settings, at once, and show what that changes."""
        self._changed = self.stage.now()
        self.stage.change(self.settings.but(**changes))
        if self._walks is not None:
            self._walks.since = self._changed
            self._walks.damage()

    # -- widgets -------------------------------------------------------------------------------

    def fill(self) -> None:
        """Leaves at the left, the open one at the right, the ways out below."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        room = Cutter(look.inside(screen.rect, MARGINS))
        title = Label(screen, say("settings-title"), styles.HEADING, wrap=False)
        title.place(room.top(title.natural()[1], look.px(TITLE_GAP)))
        screen.add(title)
        done = Button(screen, say("common-done"), self._back, kind="primary", act=Act.CANCEL)
        reset = Button(screen, say("settings-reset"), self._reset, kind="quiet")
        high = done.natural()[1]
        bottom = Cutter(room.bottom(high, look.px(WAYS)))
        done.place(bottom.right(max(look.px(DONE), done.natural()[0]), look.px(WAYS)))
        quiet = reset.natural()
        place = bottom.left(quiet[0])
        reset.place((place.x, place.centery - quiet[1] // 2, *quiet))
        self._tabs(room.left(look.px(LEAVES), look.px(LEAVES_GAP)))
        panel = screen.add(Drawer(screen))
        rail = look.px(RAIL)
        panel.place(room.rect.inflate(-2 * rail, -2 * rail))
        sheet = PrintedForm(screen)
        sheet.lying = IN_BOOK
        sheet.place(look.inside(panel.rect, DESK))
        panel.add(sheet)
        box = ScrollBox(screen, gap=16, of=self.group)
        box.add(*self._rows())
        box.place(look.inside(sheet.rect, SHEET_PAD))
        sheet.add(box)
        if box.tall < box.rect.height:  # a short leaf is a short piece of paper
            sheet.rect.height -= box.rect.height - box.tall - look.px(END)
        self._box = box
        screen.add(reset)
        screen.add(done)

    def _tabs(self, rect: pygame.Rect) -> None:
        look, screen, say = self.look, self.screen, self.stage.words.say
        room = Cutter(rect)
        fronts: list[DrawerFront] = []
        for group in GROUPS:
            button = DrawerFront(
                screen,
                say(f"settings-group-{group}"),
                partial(self._open, group),
                kind="primary" if group == self.group else "secondary",
                icon=GROUPS[group],
            )
            if group == self.group:
                button.default = button.chosen = True
                self._tab = button
            button.place(room.top(button.natural()[1], look.px(FRONT_GAP)))
            fronts.append(screen.add(button))
        set_alike(fronts)
        self._walks = None
        walks = Walks(screen, lambda: self.settings, self._changed)
        high = walks.natural(room.rect.width)[1]
        if self.group in WALKED and room.rect.height >= high:  # what is changed is seen at once
            walks.place(room.bottom(high))
            self._walks = screen.add(walks)

    def _open(self, group: str) -> None:
        self.group = group
        for leaf in self._leaves.values():
            leaf.note = ""
        self.rebuild()

    def _rows(self) -> list[Widget]:
        rows: dict[str, Callable[[], list[Widget]]] = {
            "game": self._game,
            "sound": self._sound,
            "sight": self._sight,
            "keys": self._leaves["keys"].rows,
            "pad": self._leaves["pad"].rows,
        }
        return rows[self.group]()

    def _choice(self, field: str, options: Sequence[tuple[object, str]]) -> DropDown:
        return DropDown(
            self.screen,
            options,
            getattr(self.settings, field),
            lambda value: self.put(**{field: value}),
            style=FILLED,
            arrows=False,
        )

    def _worded(self, field: str, words: str, values: Sequence[str]) -> DropDown:
        say = self.stage.words.say
        return self._choice(field, [(value, say(f"{words}-{value}")) for value in values])

    def _switch(self, field: str) -> Toggle:
        say = self.stage.words.say
        on: bool = getattr(self.settings, field)

        def flip(now_on: bool) -> None:
            toggle.label = say("settings-on" if now_on else "settings-off")
            self.put(**{field: now_on})
            self._hear(field)

        word = say("settings-on" if on else "settings-off")
        toggle = Toggle(self.screen, word, on, flip, style=FILLED)
        return toggle

    def _row(self, key: str, control: Widget, about: str = "") -> SettingRow:
        say = self.stage.words.say
        return SettingRow(self.screen, say(key), control, say(about) if about else "")

    def _game(self) -> list[Widget]:
        say = self.stage.words.say
        tongues = [(code, Speaker(code).say("language-name")) for code in languages()]
        code = preferred_language()
        system = Speaker(code).say("language-name")
        tongues.insert(0, ("", say("settings-language-system", code=code, language=system)))
        return [
            self._row("settings-language", self._choice("language", tongues)),
            *self._names(),
            self._row("settings-own-speed", self._worded("own_speed", "settings-speed", SPEEDS)),
            self._row(
                "settings-computer-speed",
                self._worded("computer_speed", "settings-speed", SPEEDS),
            ),
            self._row(
                "settings-ends-turns", self._switch("ends_turns"), "settings-ends-turns-about"
            ),
            self._row(
                "settings-closes-notices",
                self._switch("closes_notices"),
                "settings-closes-notices-about",
            ),
            self._row("settings-shows-way", self._switch("shows_way"), "settings-shows-way-about"),
            self._help(),
            self._phones(),
            self._row("settings-hints", self._hints(), "settings-hints-about"),
            self._log(),
        ]

    def _hints(self) -> DropDown:
        """None, a few, or as many as one likes."""
        say = self.stage.words.say
        counts = sorted({0, 1, 3, 5, 10, ANY_HINTS, self.settings.hints_a_game})
        words = {0: say("settings-hints-none"), ANY_HINTS: say("settings-hints-any")}
        return self._choice(
            "hints_a_game", [(count, words.get(count, str(count))) for count in counts]
        )

    def _names(self) -> list[Widget]:
        """What the suspects are called, in a language that has more names than one for them."""
        if self.stage.words.language not in TRADITIONS:
            return []
        say = self.stage.words.say
        names = [
            ("book", say("settings-names-book")),
            ("tradition", say("settings-names-tradition")),
        ]
        choice = self._choice("names", names)
        return [self._row("settings-names", choice, "settings-names-about")]

    def _help(self) -> SettingRow:
        """How much the notebook does, in the notebook's own words; what that means follows it."""
        say = self.stage.words.say
        about = {level: say(f"help-level-{level}", "about") for level in HELPS}

        def take(level: str) -> None:
            row.tell(about[level])
            self.put(help=level)

        options = [(level, say(f"help-level-{level}")) for level in HELPS]
        chosen = self.settings.help
        control = DropDown(
            self.screen,
            options,
            chosen,
            take,
            tips=list(about.values()),
            style=FILLED,
            arrows=False,
        )
        row = SettingRow(self.screen, say("settings-help"), control, about[chosen], *about.values())
        return row

    def _phones(self) -> SettingRow:
        """At which address phones are awaited by themselves, if at any."""
        never, wished = self.stage.words.say("settings-phones-never"), self.settings.phones
        found = [(one.address, f"{one.address}  {one.adapter}".strip()) for one in addresses()]
        options = [("", never), *found]
        if wished not in dict(options):
            options.append((wished, wished))
        return self._row(
            "settings-phones", self._choice("phones", options), "settings-phones-about"
        )

    def _log(self) -> Widget:
        """Where the log lies that a report of a fault should bring along."""
        say, screen, log = self.stage.words.say, self.screen, logfile.written()
        if log is None:
            return SettingRow(
                screen, say("settings-log"), Label(screen, say("settings-log-none"), ABOUT)
            )
        copy = Button(
            screen,
            say("settings-log-copy"),
            lambda: self._copy(log),
            kind="small",
            icon="icon.copy",
        )
        show = Button(
            screen,
            say("settings-log-show"),
            lambda: self._show(log),
            kind="small",
            icon="icon.folder",
        )
        about = say("settings-log-about", path=shortened(log))
        return SettingRow(screen, say("settings-log"), Pair(screen, copy, show), about)

    def _copy(self, log: Path) -> None:
        if clipboard.copy(str(log)):
            self.stage.notice(self.stage.words.say("settings-log-copied"))

    def _show(self, log: Path) -> None:
        if not clipboard.show_folder(log.parent):
            self.stage.notice(self.stage.words.say("settings-log-no-manager", path=str(log.parent)))

    def _sound(self) -> list[Widget]:
        missing = "settings-no-sound" if self.stage.audio.missing else ""
        return [
            self._row("settings-sound-volume", self._volume("sound_volume"), missing),
            self._row("settings-music-volume", self._volume("music_volume")),
            self._row("settings-around-volume", self._volume("around_volume")),
            self._row("settings-voice-volume", self._volume("voice_volume")),
            self._row("settings-muted", self._switch("muted")),
            self._row("settings-mono", self._switch("mono")),
            self._row("settings-captions", self._switch("captions"), "settings-captions-about"),
            self._row(
                "settings-voices",
                self._worded("voices", "settings-manner", VOICES),
                "settings-voices-about",
            ),
            self._speech(),
        ]

    def _hear(self, field: str) -> None:
        if field in HEARD:
            self.stage.audio.play(HEARD[field])

    def _volume(self, field: str) -> Slider:
        now: float = getattr(self.settings, field)

        def turn(volume: float) -> None:
            self.put(**{field: volume})
            self._hear(field)

        return Slider(self.screen, now, turn, step=0.05)

    def _speech(self) -> Widget:
        """What happens at the table, said aloud; or why that cannot be had here."""
        possible = self.stage.speech.possible
        switch = self._switch("speech")
        switch.enable(possible, self.stage.words.say("settings-speech-none"))
        about = "settings-speech-about" if possible else "settings-speech-none"
        return self._row("settings-speech", switch, about)

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
            self._row(
                "settings-life",
                self._worded("life", "settings-lives", LIVES),
                "settings-life-about",
            ),
            self._row("settings-full-screen", self._switch("full_screen")),
        ]

    def handle(self, intent: Intent) -> bool:
        """Left of the rows are the leaves, the open one first."""
        focused = self.screen.focused
        leftwards = intent == Command(Act.LEFT) and self.screen.popup is None
        if not leftwards or focused is None or focused not in self._box.walk():
            return super().handle(intent)
        if not focused.handle(intent):
            self.screen.focus_on(self._tab)
        return True

    # -- out -----------------------------------------------------------------------------------

    def _reset(self) -> None:
        fresh = Settings()
        self.stage.change(
            fresh.but(
                window=self.settings.window,
                last_names=self.settings.last_names,
                last_table=self.settings.last_table,
            )
        )
        self.rebuild()

    def _back(self) -> None:
        self.stage.pop(self)
