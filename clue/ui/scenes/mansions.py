"""The mansions there are to play in: what the chooser shows of each map."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache
from pathlib import Path

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


@cache
def read_mansions() -> dict[str, Shown]:
    """Every playable map by its file's name; one that cannot be played is left out."""
    found: dict[str, Shown] = {}
    for folder in (folders.maps(), folders.own_maps()):
        for path in sorted(folder.glob("*.tmx")):
            try:
                _put(found, Shown(path, load_mansion(path)))
            except MapError as error:
                log.warning("%s: %s", path, error)
    return dict(sorted(found.items(), key=lambda pair: pair[0] != "classic"))


def admit(path: Path) -> str:
    """Take in a map from anywhere, until the window is closed; the name it goes by here."""
    mansion = load_mansion(path.resolve())
    return _put(read_mansions(), Shown(mansion.path, mansion))


def _put(known: dict[str, Shown], shown: Shown) -> str:
    """Put a map among the others; its file's name, or one beside it where that is taken."""
    name = shown.path.stem
    while name in known and known[name].path != shown.path:
        name += "+"
    known[name] = shown
    return name
