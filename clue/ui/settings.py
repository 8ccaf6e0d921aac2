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
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
import platformdirs

log = logging.getLogger(__name__)

FILE: Final = "settings.json"
TEXT_SIZES: Final = (0.9, 1.0, 1.15, 1.3, 1.5)
THEMES: Final = ("night", "contrast")
SPEEDS: Final = ("slow", "normal", "fast", "instant")
SPEED_FACTORS: Final = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "instant": 0.0}
"""How many seconds of animation pass in one; none means: at once."""
HELPS: Final = ("none", "facts", "deduction")
LEAST: Final = 640, 400
LARGEST: Final = 16384
"""Between these lie the sides of a window."""

Volume = float
Speed = Literal["slow", "normal", "fast", "instant"]
Help = Literal["none", "facts", "deduction"]


class LastSeat(msgspec.Struct, frozen=True):
    """Who sat on one seat of the table that was laid last."""

    seat: str
    kind: str
    temper: str = ""
    name: str = ""
    command: str = ""


class LastTable(msgspec.Struct, frozen=True):
    """The table that was laid last, by the names of what was chosen: some may be gone since."""

    seats: tuple[LastSeat, ...] = ()
    edition: str = ""
    house: tuple[str, ...] = ()  # the house rules that were on
    mansion: str = ""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """Everything that can be set, with what a first start has."""

    language: str = ""  # empty: the system's
    sound_volume: Volume = 0.8
    music_volume: Volume = 0.5
    muted: bool = False
    text_size: float = 1.0
    theme: Literal["night", "contrast"] = "night"
    reduced_motion: bool = False
    own_speed: Speed = "normal"
    computer_speed: Speed = "normal"
    help: Help = "facts"  # the notebook's assistance for a new seat
    hints: bool = False
    full_screen: bool = False
    window: tuple[int, int] = (1600, 900)
    speech: bool = False  # what happens at the table is said aloud
    keys: dict[str, tuple[str, ...]] = {}  # only what differs from the defaults
    pad: dict[str, tuple[str, ...]] = {}  # the same for a pad's buttons
    last_names: dict[str, str] = {}  # seat -> the name used last, for the next game
    last_table: LastTable | None = None  # offered again for the next case
    programs: dict[str, str] = {}  # command lines of other programs that played -> their names

    def but(self, **changes: Any) -> Settings:
        """The same with some fields changed."""
        return msgspec.structs.replace(self, **changes)


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


class Store:
    """The settings' file."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or settings_folder()) / FILE

    def load(self) -> Loaded:
        """Read, repair, and say what was repaired."""
        try:
            raw = self.path.read_bytes()
        except FileNotFoundError:
            return Loaded(Settings())
        except OSError as error:
            log.warning("settings cannot be read: %s", error)
            return Loaded(Settings(), "settings-unreadable")
        try:
            fields = msgspec.json.decode(raw)
        except msgspec.DecodeError as error:
            log.warning("settings are damaged: %s", error)
            fields = None
        if not isinstance(fields, dict):
            return Loaded(Settings(), "settings-replaced", self._set_aside())
        settings, broken = repaired(fields)
        if broken:
            log.warning("settings repaired: %s", ", ".join(broken))
            return Loaded(settings, "settings-repaired", self._set_aside())
        return Loaded(settings)

    def save(self, settings: Settings) -> bool:
        """Write the whole file or leave the old one; whether it was written."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._write(msgspec.json.format(msgspec.json.encode(settings), indent=2))
        except OSError as error:
            log.warning("settings cannot be kept: %s", error)
            return False
        return True

    def _write(self, content: bytes) -> None:
        handle, name = tempfile.mkstemp(prefix=".settings-", dir=self.path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(self.path)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise

    def _set_aside(self) -> Path | None:
        """Keep the damaged file beside the new one."""
        kept = self.path.with_suffix(".damaged.json")
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
        try:
            value = msgspec.convert(fields[field.encode_name], field.type)
        except msgspec.ValidationError:
            broken.append(field.name)
            continue
        sane = _within(field.name, value)
        if sane != value:
            broken.append(field.name)
        good[field.name] = sane
    return Settings(**good), tuple(broken)


_RANGES: Final[dict[str, tuple[float, float]]] = {
    "sound_volume": (0.0, 1.0),
    "music_volume": (0.0, 1.0),
    "text_size": (TEXT_SIZES[0], TEXT_SIZES[-1]),
}


def _within(name: str, value: Any) -> Any:
    """A value of its field's type, its numbers brought back between their bounds."""
    if name in _RANGES:
        low, high = _RANGES[name]
        return low if math.isnan(value) else min(max(value, low), high)
    if name == "window":
        return tuple(
            min(max(side, least), LARGEST) for side, least in zip(value, LEAST, strict=True)
        )
    return value
