"""The list of everything the game loads: what each asset is called, and what is known of it."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, NamedTuple

log = logging.getLogger(__name__)


class AssetError(Exception):
    """An asset is missing or broken; ``name`` says which, ``key`` is the text layer's sentence."""

    def __init__(self, name: str, key: str, detail: str = "") -> None:
        super().__init__(f"{name}: {detail or key}")
        self.name = name
        self.key = key


class Entry(NamedTuple):
    """One line of the manifest."""

    name: str
    kind: str
    file: str
    size: tuple[int, int] | None = None
    anchor: tuple[int, int] | None = None


def read_manifest(root: Path) -> dict[str, Entry]:
    """Every entry by name; an unreadable list is an empty one with a word in the log."""
    try:
        rows = json.loads((root / "manifest.json").read_text(encoding="utf-8"))["assets"]
        return {row["name"]: _entry(row) for row in rows}
    except (OSError, ValueError, KeyError, TypeError) as error:
        log.warning("the list of assets cannot be read: %s", error)
        return {}


def _entry(row: dict[str, Any]) -> Entry:
    pairs = {key: tuple(row[key]) for key in ("size", "anchor") if row.get(key)}
    return Entry(row["name"], row["kind"], row["file"], **pairs)
