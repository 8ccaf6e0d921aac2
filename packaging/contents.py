"""What was made, file by file, so that two builds can be compared."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

MEGABYTE = 1_000_000


def told(folder: Path, archives: Iterable[Path]) -> str:
    """A line for each file of the folder and each archive: SHA-256, size, path."""
    lines = [_line(path, path.relative_to(folder).as_posix()) for path in files(folder)]
    lines += [_line(path, path.name) for path in sorted(archives)]
    return "\n".join(lines) + "\n"


def files(folder: Path) -> Iterator[Path]:
    """Every file and link in a folder, always in the same order."""
    found = (path for path in folder.rglob("*") if path.is_symlink() or path.is_file())
    return iter(sorted(found, key=lambda path: path.relative_to(folder).as_posix()))


def sizes(folder: Path, archives: Iterable[Path]) -> str:
    """How much it is."""
    unpacked = sum(path.lstat().st_size for path in files(folder))
    lines = [f"{unpacked / MEGABYTE:7.1f} MB unpacked"]
    lines += [f"{path.stat().st_size / MEGABYTE:7.1f} MB {path.name}" for path in archives]
    return "\n".join(lines)


def _line(path: Path, name: str) -> str:
    if path.is_symlink():
        return f"{'link':<64} {'':>10} {name} -> {path.readlink().as_posix()}"
    content = path.read_bytes()
    return f"{hashlib.sha256(content).hexdigest()} {len(content):>10} {name}"
