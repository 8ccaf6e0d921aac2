"""Where the game finds its pictures and mansions, and where it keeps what a player has played.

Pictures and mansions lie in a checkout, a wheel, or a frozen program.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from typing import Final

JOURNAL_SUFFIX: Final = ".cluejournal"
RECORD_SUFFIX: Final = ".cluegame"

_PACKAGE = Path(__file__).resolve().parent

TEXT: Final = _PACKAGE / "text"
FALLBACK: Final = "en"


class MissingFolderError(Exception):
    """The game was installed without a folder it cannot do without."""


@cache
def languages(texts: Path = TEXT) -> tuple[str, ...]:
    """Every language there is a folder for, the fallback first."""
    found = {path.parent.name for path in texts.glob("*/*.ftl")}
    return (FALLBACK, *sorted(found - {FALLBACK}))


def _candidates(name: str) -> list[Path]:
    """Every place a folder may lie, the likeliest first."""
    places = [_PACKAGE.parent / name, _PACKAGE / "data" / name]
    if getattr(sys, "frozen", False):
        beside = Path(sys.executable).resolve().parent
        unpacked = Path(getattr(sys, "_MEIPASS", beside))
        frozen = (unpacked / "clue" / "data", unpacked, beside)
        places = [*(folder / name for folder in frozen), *places]
    return places


@cache
def _find(name: str, mark: str) -> Path:
    """The folder of that name which holds ``mark``, so that a stranger's folder is not taken."""
    places = _candidates(name)
    for place in places:
        if (place / mark).is_file():
            return place
    looked = ", ".join(str(place) for place in places)
    raise MissingFolderError(f"The folder “{name}” with {mark} is missing; looked in {looked}.")


def assets() -> Path:
    """Pictures, sounds and fonts, with their list ``manifest.json``."""
    return _find("assets", "manifest.json")


def maps() -> Path:
    """The mansions that come with the game."""
    return _find("maps", "classic.tmx")


def player() -> Path:
    """Where this player's cases live; ``CLUE_DATA`` moves it."""
    wish = os.environ.get("CLUE_DATA")
    if wish:
        return Path(wish)
    import platformdirs  # noqa: PLC0415 - most starts of a command never ask

    return platformdirs.user_data_path("clue", appauthor=False)


def documents() -> Path:
    """Where people look for their own files: their documents, else their home, else here."""
    import platformdirs  # noqa: PLC0415 - as above

    try:
        found, home = platformdirs.user_documents_path(), Path.home()
    except RuntimeError:  # nobody's home is known
        return Path.cwd()
    return found if found.is_dir() else home


def own_maps() -> Path:
    """Where a player may put mansions of their own, whatever way the game was installed."""
    return player() / "maps"


def games(root: Path | None = None) -> Path:
    """Where the journals of unfinished games lie."""
    return (root or player()) / "games"


def finished(root: Path | None = None) -> Path:
    """Where the records of finished games lie."""
    return (root or player()) / "finished"


def notebooks(root: Path | None = None) -> Path:
    """Where what people wrote into the notebooks of finished games lies; no record tells it."""
    return (root or player()) / "notebooks"


def written(root: Path | None = None) -> tuple[Path, ...]:
    """Every folder the game writes files of its own in, but for the settings'."""
    return root or player(), games(root), finished(root), notebooks(root)
