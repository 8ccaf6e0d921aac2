"""Which files a map may name: those below its own folder, and the game's."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from clue import folders

_OURS: Final = "assets"


def reachable(folder: Path, beside: Path, source: str) -> Path | None:
    """The file a map in ``folder`` means by a name written in a file that lies ``beside`` it.

    None for one that lies elsewhere: no disk and no network is asked after it. Whoever keeps a map
    far from the game still writes ``../assets/tiles/…``, and means the game's own.
    """
    theirs, ours = _plain(folder), _plain(folders.assets())
    path = _plain(beside / source)
    if not path.is_relative_to(theirs) and not path.is_relative_to(ours):
        parts = path.parts
        if _OURS not in parts:
            return None
        last = len(parts) - 1 - parts[::-1].index(_OURS)
        path = ours.joinpath(*parts[last + 1 :])
    try:
        real = path.resolve()
    except (OSError, ValueError):
        return path  # nothing can lie there, and whoever opens it says so
    homes = theirs.resolve(), ours.resolve()
    return path if any(real.is_relative_to(home) for home in homes) else None


def _plain(path: Path) -> Path:
    """A path without ``..``, as it is written: links are followed later."""
    return Path(os.path.normpath(path.absolute()))
