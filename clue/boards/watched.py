"""The files a map is made of, to be looked at again when one of them changes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, TypeAlias

from clue import files
from clue.boards.reachable import reachable
from clue.boards.xml_tree import MOST_BYTES

_NAMED: Final = re.compile(r"""\bsource\s*=\s*["']([^"']+)["']""")
_MOST_FILES: Final = 2048

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
