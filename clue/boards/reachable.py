"""Which files a map may name, those below its own folder and the game's; when each was written."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final, TypeAlias

from clue import files, folders
from clue.boards.xml_tree import MOST_BYTES

_OURS: Final = "assets"
_NAMED: Final = re.compile(r"""\bsource\s*=\s*["']([^"']+)["']""")
_MOST_FILES: Final = 2048


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


Stamps: TypeAlias = dict[Path, tuple[int, int] | None]
"""When each file was written and how large it is; None for one that is not there."""


def stamps(path: Path) -> Stamps:
    """A map, its tilesets and their pictures, as they are at this moment.

    They are found by what is written, not by what it means: a map with faults is watched too.
    """
    found: Stamps = {}
    waiting = [path]
    while waiting and len(found) < _MOST_FILES:
        file = waiting.pop()
        if file in found:
            continue
        found[file] = _stamp(file)
        if file.suffix.lower() in {".tmx", ".tsx"}:
            named = (reachable(path.parent, file.parent, name) for name in _sources(file))
            waiting += [other for other in named if other is not None]
    return found


def _stamp(file: Path) -> tuple[int, int] | None:
    try:
        known = file.stat()
    except (OSError, ValueError):
        return None
    return known.st_mtime_ns, known.st_size


def _sources(file: Path) -> list[str]:
    try:
        return _NAMED.findall(files.read(file, MOST_BYTES).decode("utf-8", "replace"))
    except OSError:
        return []
