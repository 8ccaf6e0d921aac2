"""Mansions called by name: those that come with the game, and others that lie beside them."""

from __future__ import annotations

import logging
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from clue import files, folders
from clue.boards import Mansion, MapError, load_mansion
from clue.rules.board import Board

log = logging.getLogger(__name__)

OUR_OWN: Final = ("classic", "lodge")
"""What every copy of the game has, whatever else may lie in its folder of maps."""
MAP: Final = ".tmx"
FIRST: Final = ".first"
"""A map as it was while records called its mansion by its name: they mean that one for ever."""
FIGURES: Final = "figures.json"
"""Beside the maps of a folder: what has been measured in them."""
LARGEST_FIGURES: Final = 200_000


class UnknownMansionError(LookupError):
    """No mansion of that name can be played in."""


@lru_cache(maxsize=8)
def board_named(name: str) -> Board:
    """The board of a bundled mansion."""
    bundled = {path.stem: path for path in folders.maps().glob("*.tmx")}
    if name not in bundled:
        raise UnknownMansionError(name)
    try:
        return load_mansion(bundled[name]).board
    except MapError:
        raise UnknownMansionError(name) from None


@lru_cache(maxsize=8)
def board_at(wish: str) -> Board:
    """The board of a mansion by its name, or by the way to its map."""
    return load_mansion(Path(wish)).board if wish.lower().endswith(MAP) else board_named(wish)


@cache
def first_mansion(name: str) -> Mansion | None:
    """One that has been built anew since, as it was at first."""
    path = folders.maps() / f"{name}{FIRST}"
    try:
        return load_mansion(path) if name in OUR_OWN and path.is_file() else None
    except MapError as error:
        log.warning("%s: %s", path, error)
        return None


def board_recorded(name: str) -> Board:
    """The board a record means by a name."""
    first = first_mansion(name)
    return first.board if first else board_named(name)


def comes_with_game(board: Board) -> bool:
    """Whether its rooms are called by names the game has of its own."""
    if board.name not in OUR_OWN:
        return False
    try:
        return board in {board_named(board.name), board_recorded(board.name)}
    except UnknownMansionError:
        return False


def is_bundled(board: Board) -> bool:
    """Whether a record may call this board by its name alone.

    A map of one's own may lie beside those of the game; but it may be drawn anew tomorrow, and
    nobody else has it.
    """
    return comes_with_game(board) and board == board_recorded(board.name)


class MansionFigures(msgspec.Struct, frozen=True):
    """How long a case takes in a mansion, as measured: in turns of the whole table, in minutes."""

    turns: Annotated[float, Meta(ge=0, le=100_000)]
    minutes: Annotated[int, Meta(ge=0, le=100_000)]


_FIGURES: Final[msgspec.json.Decoder[dict[str, MansionFigures]]] = msgspec.json.Decoder(
    dict[str, MansionFigures]
)


@dataclass(frozen=True)
class MansionEntry:
    """One map that can be played on."""

    path: Path
    mansion: Mansion
    figures: MansionFigures | None = None

    @property
    def own(self) -> bool:
        """Whether it did not come with the game."""
        return self.path.parent != folders.maps()

    @property
    def rooms(self) -> int:
        """How many rooms it has."""
        return len(self.mansion.rooms)

    def title(self, language: str) -> str:
        """What the mansion is called."""
        return self.mansion.titles.get(language, self.path.stem)


_admitted: Final[dict[str, MansionEntry]] = {}
"""Those from anywhere, which a player has opened since the window has."""
_door: Final = threading.Lock()
"""The table is laid out by another thread, which reads them all, while a map is dropped."""


def read_mansions() -> dict[str, MansionEntry]:
    """Every playable map by its file's name; one that cannot be played is left out."""
    with _door:
        return {**_found(), **_admitted}


def faulty_mansions() -> Mapping[Path, MapError]:
    """The maps that cannot be played on, and all that is wrong with them."""
    with _door:
        return _looked_through()[1]


def _found() -> Mapping[str, MansionEntry]:
    """Those of the game and those in the player's own folder."""
    return _looked_through()[0]


@cache
def _looked_through() -> tuple[Mapping[str, MansionEntry], Mapping[Path, MapError]]:
    found: dict[str, MansionEntry] = {}
    faulty: dict[Path, MapError] = {}
    for folder in (folders.maps(), folders.own_maps()):
        measured = _figures(folder / FIGURES)
        for path in [*sorted(folder.glob("*.tmx")), *sorted(folder.glob("*/*.tmx"))]:
            try:
                shown = MansionEntry(path, load_mansion(path), measured.get(path.stem))
            except MapError as error:
                log.warning("%s: %s", path, error)
                faulty[path] = error
            else:
                found[_name(shown, found)] = shown
    return dict(sorted(found.items(), key=lambda pair: pair[0] != "classic")), faulty


def _figures(path: Path) -> Mapping[str, MansionFigures]:
    """What has been measured in the mansions of a folder; nothing where nobody has."""
    try:
        return _FIGURES.decode(files.read(path, LARGEST_FIGURES))
    except (OSError, *files.DAMAGED):
        return {}


def forget_mansions() -> None:
    """Look anew what there is, as after a start."""
    with _door:
        _looked_through.cache_clear()
        _admitted.clear()


def look_again() -> None:
    """See what has come into the folders; what was opened from elsewhere stays."""
    with _door:
        _looked_through.cache_clear()


def admit(path: Path) -> str:
    """Take in a map from anywhere, until the window is closed; the name it goes by here."""
    mansion = load_mansion(path.resolve())
    shown = MansionEntry(mansion.path, mansion)
    with _door:
        name = _name(shown, {**_found(), **_admitted})
        _admitted[name] = shown
    return name


def _name(shown: MansionEntry, known: Mapping[str, MansionEntry]) -> str:
    """A map's file name, or one beside it where that is taken."""
    name = shown.mansion.board.name
    while name in known and known[name].path != shown.path:
        name += "+"
    return name
