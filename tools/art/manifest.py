"""The one list of everything the game loads from ``assets/``.

Makers hand their entries to :func:`record`; the game reads the same file. Nothing
under ``assets/`` is loaded by a path written anywhere else.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
MANIFEST = ASSETS / "manifest.json"
VERSION = 1


@dataclass(frozen=True, order=True)
class Entry:
    """One asset as the game sees it.

    ``size`` is pixels for pictures, absent for the rest. ``anchor`` is the pixel that
    stands on the board point (a pawn's foot); absent where the top left corner does.
    """

    name: str
    kind: str  # picture, sound, music, font, data, tileset, desktop
    file: str  # relative to assets/, with forward slashes
    purpose: str
    maker: str  # what `build.py` calls to make it again
    size: tuple[int, int] | None = None
    anchor: tuple[int, int] | None = None


@contextmanager
def _locked() -> Iterator[None]:
    """Two makers may finish at once; the list must keep both."""
    import fcntl  # where the makers run it is there

    ASSETS.mkdir(exist_ok=True)
    with (ASSETS / ".manifest.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def read() -> dict[str, Entry]:
    """Every entry by name."""
    if not MANIFEST.exists():
        return {}
    rows = json.loads(MANIFEST.read_text(encoding="utf-8"))["assets"]
    return {row["name"]: _entry(row) for row in rows}


def _entry(row: dict[str, Any]) -> Entry:
    pairs: dict[str, Any] = {k: tuple(row[k]) for k in ("size", "anchor") if k in row}
    return Entry(**(row | pairs))


def record(maker: str, entries: Iterable[Entry]) -> None:
    """Replace what ``maker`` made before by ``entries``."""
    with _locked():
        kept = {name: e for name, e in read().items() if e.maker != maker}
        kept.update({e.name: e for e in entries})
        rows = [
            {k: v for k, v in asdict(kept[name]).items() if v is not None} for name in sorted(kept)
        ]
        body = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
        MANIFEST.write_text(f'{{"version": {VERSION}, "assets": [\n{body}\n]}}\n', encoding="utf-8")
