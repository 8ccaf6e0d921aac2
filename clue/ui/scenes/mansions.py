"""The mansions there are to play in: what the chooser shows of each map."""

from __future__ import annotations

import logging
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from clue import folders
from clue.boards import Mansion, MapError, load_mansion

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Shown:
    """One map that can be played on."""

    path: Path
    mansion: Mansion

    @property
    def rooms(self) -> int:
        """How many rooms it has."""
        return len(self.mansion.rooms)

    def title(self, language: str) -> str:
        """What the mansion is called."""
        return self.mansion.titles.get(language, self.path.stem)


_admitted: Final[dict[str, Shown]] = {}
"""Those from anywhere, which a player has opened since the window has."""
_door: Final = threading.Lock()
"""The table is laid out by another thread, which reads them all, while a map is dropped."""


def read_mansions() -> dict[str, Shown]:
    """Every playable map by its file's name; one that cannot be played is left out."""
    with _door:
        return {**_found(), **_admitted}


@cache
def _found() -> Mapping[str, Shown]:
    """Those of the game and those in the player's own folder."""
    found: dict[str, Shown] = {}
    for folder in (folders.maps(), folders.own_maps()):
        for path in sorted(folder.glob("*.tmx")):
            try:
                shown = Shown(path, load_mansion(path))
            except MapError as error:
                log.warning("%s: %s", path, error)
            else:
                found[_name(shown, found)] = shown
    return dict(sorted(found.items(), key=lambda pair: pair[0] != "classic"))


def forget_mansions() -> None:
    """Look anew what there is, as after a start."""
    with _door:
        _found.cache_clear()
        _admitted.clear()


def admit(path: Path) -> str:
    """Take in a map from anywhere, until the window is closed; the name it goes by here."""
    mansion = load_mansion(path.resolve())
    shown = Shown(mansion.path, mansion)
    with _door:
        name = _name(shown, {**_found(), **_admitted})
        _admitted[name] = shown
    return name


def _name(shown: Shown, known: Mapping[str, Shown]) -> str:
    """A map's file name, or one beside it where that is taken."""
    name = shown.mansion.board.name
    while name in known and known[name].path != shown.path:
        name += "+"
    return name
