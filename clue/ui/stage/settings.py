"""What the player chose: kept in the user's folder, repaired when damaged, written whole.

``load`` never fails: an unreadable file is set aside under another name and defaults take its
place; a single wrong field is replaced by its default and the rest is kept. Whatever had to be
mended is told by ``Loaded.trouble``, a key of the text layer's sentences.
"""

from __future__ import annotations

import contextlib
import logging
import math
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
import platformdirs
from msgspec import Meta, inspect

from clue import files
from clue.clean_text import LONGEST_PLAYER, clean
from clue.rules.editions import PACES

log = logging.getLogger(__name__)

FILE: Final = "settings.json"
TEXT_SIZES: Final = (0.9, 1.0, 1.15, 1.3, 1.5)
THEMES: Final = ("night", "contrast")
SPEEDS: Final = ("slow", "normal", "fast", "instant")
SPEED_FACTORS: Final = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "instant": 0.0}
"""How many seconds of animation pass in one; none means: at once."""
LIVES: Final = ("always", "mains", "never")
VOICES: Final = ("talkative", "quiet", "silent")
HELPS: Final = ("none", "facts", "deduction")
LEAST: Final = 640, 400
LARGEST: Final = 16384
"""Between these lie the sides of a window."""

LARGEST_FILE: Final = 8_000_000
"""Bytes: more than all the settings at their longest."""
MOST_PROGRAMS: Final = 8
"""Those seated last are remembered."""
MOST_MAPS: Final = 32
"""Those opened last are remembered."""
LONGEST_PATH: Final = 4096

Speed: TypeAlias = Literal["slow", "normal", "fast", "instant"]
HelpLevel: TypeAlias = Literal["none", "facts", "deduction"]
Volume: TypeAlias = Annotated[float, Meta(ge=0, le=1)]
TextSize: TypeAlias = Annotated[float, Meta(ge=TEXT_SIZES[0], le=TEXT_SIZES[-1])]
Width: TypeAlias = Annotated[int, Meta(ge=LEAST[0], le=LARGEST)]
Height: TypeAlias = Annotated[int, Meta(ge=LEAST[1], le=LARGEST)]
Word: TypeAlias = Annotated[str, Meta(max_length=255)]
ProgramCommand: TypeAlias = Annotated[str, Meta(max_length=LONGEST_PLAYER)]
OwnBindings: TypeAlias = Annotated[
    dict[Word, Annotated[tuple[Word, ...], Meta(max_length=16)]], Meta(max_length=200)
]


ANY_HINTS: Final = 99
"""Hints a game, where one may have as many as one likes."""


class LastSeat(msgspec.Struct, frozen=True):
    """Who sat on one seat of the table that was laid last."""

    seat: Word
    kind: Word
    temper: Word = ""
    name: Word = ""
    command: ProgramCommand = ""


class LastTable(msgspec.Struct, frozen=True):
    """The table that was laid last, by the names of what was chosen: some may be gone since."""

    seats: Annotated[tuple[LastSeat, ...], Meta(max_length=6)] = ()
    edition: Word = ""
    house: Annotated[tuple[Word, ...], Meta(max_length=50)] = ()  # the house rules that were on
    mansion: Word = ""
    pace: Annotated[int, Meta(ge=0, le=PACES[-1])] = 0  # nought: dice, or the edition's own (H4)


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """Everything that can be set, with what a first start has."""

    names: Literal["book", "tradition"] = "book"  # the suspects', where a language has others
    language: Word = ""  # empty: the system's
    sound_volume: Volume = 0.8
    music_volume: Volume = 0.5
    around_volume: Volume = 0.5  # rain, fire, clock and rooms
    voice_volume: Volume = 1.0  # of the desktop's voice
    muted: bool = False
    mono: bool = False
    captions: bool = False  # what a sound tells is written as well
    voices: Literal["talkative", "quiet", "silent"] = "talkative"  # how much the six say
    text_size: TextSize = 1.0
    theme: Literal["night", "contrast"] = "night"
    reduced_motion: bool = False
    life: Literal["always", "mains", "never"] = "mains"  # flames and lamps, while nothing happens
    own_speed: Speed = "normal"
    computer_speed: Speed = "normal"
    ends_turns: bool = True  # one's own turn ends by itself where nothing is left to decide
    closes_notices: bool = True  # a forced answer and a card one was shown close by themselves
    shows_way: bool = False  # the first click on a place shows the way, the second walks
    help: HelpLevel = "facts"  # the notebook's assistance for a new seat
    hints_a_game: Annotated[int, Meta(ge=0, le=ANY_HINTS)] = 3
    full_screen: bool = False
    window: tuple[Width, Height] = (1600, 900)
    phones: Word = ""  # the address at which phones are always awaited
    speech: bool = False  # what happens at the table is said aloud
    keys: OwnBindings = {}  # only what differs from the defaults
    pad: OwnBindings = {}  # the same for a pad's buttons
    last_names: Annotated[
        dict[Word, Word], Meta(max_length=50)
    ] = {}  # seat -> the name used last, for the next game
    last_table: LastTable | None = None  # offered again for the next case
    # command lines of other programs that played -> their names
    programs: Annotated[dict[ProgramCommand, Word], Meta(max_length=MOST_PROGRAMS)] = {}
    # maps the player has opened: a saved game is drawn by them, and by no others
    maps: Annotated[
        tuple[Annotated[str, Meta(max_length=LONGEST_PATH)], ...], Meta(max_length=MOST_MAPS)
    ] = ()

    def but(self, **changes: Any) -> Settings:
        """The same with some fields changed."""
        return msgspec.structs.replace(self, **changes)


_SETTINGS: Final = msgspec.json.Decoder(Settings)


@dataclass(frozen=True)
class Loaded:
    """Settings, and what had to be mended to get them."""

    settings: Settings
    trouble: str = ""  # a key such as settings-unreadable; empty when all was well
    kept: Path | None = None  # where the damaged file lies now


def settings_folder() -> Path:
    """Where this player's settings live; ``CLUE_CONFIG`` moves it."""
    wish = os.environ.get("CLUE_CONFIG")
    return Path(wish) if wish else platformdirs.user_config_path("clue", appauthor=False)


class SettingsFile:
    """Where what a player has chosen outlives the window."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or settings_folder()) / FILE
        self._unread = False  # what lies there is not known, and so not overwritten

    def load(self) -> Loaded:
        """Read, repair, and say what was repaired."""
        try:
            fields = msgspec.json.decode(files.read(self.path, LARGEST_FILE))
        except FileNotFoundError:
            return Loaded(Settings())
        except (files.TooLargeError, *files.DAMAGED) as error:
            log.warning("settings are damaged: %s", error)
            fields = None
        except OSError as error:
            log.warning("settings cannot be read: %s", error)
            self._unread = True
            return Loaded(Settings(), "settings-unreadable")
        if not isinstance(fields, dict):
            return Loaded(Settings(), "settings-replaced", self._set_aside())
        settings, broken = repaired(fields)
        if broken:
            log.warning("settings repaired: %s", ", ".join(broken))
            return Loaded(settings, "settings-repaired", self._set_aside())
        return Loaded(settings)

    def save(self, settings: Settings) -> bool:
        """Write the whole file or leave the old one; whether it was written."""
        fields: dict[str, Any] = msgspec.to_builtins(settings)
        kept, broken = repaired(fields)
        if broken:
            log.warning("settings that cannot be kept: %s", ", ".join(broken))
        try:
            content = files.fit(kept, _SETTINGS.decode, LARGEST_FILE // 2)  # indented it grows
            if self._unread:
                self._set_aside()
            files.write_whole(self.path, msgspec.json.format(content, indent=2))
        except OSError as error:
            log.warning("settings cannot be kept: %s", error)
            return False
        self._unread = False
        return True

    def _set_aside(self) -> Path | None:
        """Keep the damaged file beside the new one."""
        kept = files.free_name(self.path.with_suffix(".damaged.json"))
        with contextlib.suppress(OSError):
            self.path.replace(kept)
            return kept
        return None


def repaired(fields: dict[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    """Settings from raw fields, each wrong one replaced by its default; and which were wrong."""
    good: dict[str, Any] = {}
    broken: list[str] = []
    for field in msgspec.structs.fields(Settings):
        if field.encode_name not in fields:
            continue
        found = fields[field.encode_name]
        sane = _within(found, inspect.type_info(field.type))
        if sane != found:
            broken.append(field.name)
        try:
            good[field.name] = msgspec.convert(sane, field.type)
        except msgspec.ValidationError:
            broken.append(field.name)
    return Settings(**good), tuple(dict.fromkeys(broken))


def _within(value: Any, kind: inspect.Type) -> Any:
    """A number brought back between the bounds of its type, and so the numbers of a pair."""
    match kind:
        case inspect.FloatType(ge=low, le=high) | inspect.IntType(ge=low, le=high):
            if low is None or high is None or not isinstance(value, int | float):
                return value
            return low if math.isnan(value) else min(max(value, low), high)
        case inspect.TupleType(kinds) if isinstance(value, list | tuple):
            if len(value) != len(kinds):
                return value
            return type(value)(map(_within, value, kinds))
        case _:
            return value


def has_opened(settings: Settings, path: str) -> bool:
    """Whether the player has opened this map; a saved game may name any file at all."""
    return path in settings.maps


def with_map(settings: Settings, path: str) -> Settings:
    """The settings with this map as the one opened last, if its name can be written down."""
    if len(path) > LONGEST_PATH or clean(path) != path:
        return settings
    maps = (*(other for other in settings.maps if other != path), path)
    return settings.but(maps=maps[-MOST_MAPS:])


def remembered(settings: Settings, command: str, name: str = "") -> Settings:
    """The settings with this program as the one seated last."""
    name = name or settings.programs.get(command, "")
    others = {c: n for c, n in settings.programs.items() if c != command}
    last = list({**others, command: name}.items())[-MOST_PROGRAMS:]
    return settings.but(programs=dict(last))


def called(settings: Settings, command: str) -> str:
    """The name a program gave itself, else the end of its command line."""
    from clue.players.names import last_part  # noqa: PLC0415 - a start seats nobody
    from clue.players.outside import LONGEST_NAME  # noqa: PLC0415

    return settings.programs.get(command) or last_part(command)[-LONGEST_NAME:]
