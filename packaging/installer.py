"""Make the Windows installer out of the Windows zip, on Linux, with Debian's ``makensis``.

    python packaging/installer.py dist/Clue-*-windows-x86_64.zip

``Clue-<version>-windows-x86_64-setup.exe`` lands beside the zip. It installs for one user, without
an administrator; what its uninstaller takes away is the list of the files it laid down, one by one.
The same zip gives the same bytes.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Sequence
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "packaging" / "windows"


def main() -> int:
    """Make it, and say where it is."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("zip", type=Path)
    parser.add_argument("--quick", action="store_true", help="pack less tightly, to try it")
    options = parser.parse_args()
    print(made(options.zip.resolve(), "zlib" if options.quick else "lzma"))
    return 0


def made(packed: Path, compressor: str = "lzma") -> Path:
    """The installer of a zip, beside it."""
    if shutil.which("makensis") is None:
        raise SystemExit("makensis is not here: apt-get install nsis")
    named = re.fullmatch(r"Clue-(.+)-windows-(\w+)\.zip", packed.name)
    if named is None:
        raise SystemExit(f"{packed.name} is not called like a Windows package of ours")
    version = named[1]
    out = packed.with_name(f"{packed.stem}-setup.exe")
    with tempfile.TemporaryDirectory() as name, zipfile.ZipFile(packed) as content:
        work = Path(name)
        content.extractall(work)
        entries = [info for info in content.infolist() if not info.is_dir()]
        files = sorted(PurePosixPath(info.filename) for info in entries)
        date = str(int(time.mktime((*entries[0].date_time, 0, 0, 0)) - time.timezone))
        laid, taken = work / "files.nsh", work / "unfiles.nsh"
        laid.write_text(laying(files, work), encoding="utf-8")
        taken.write_text(taking(files), encoding="utf-8")
        numbers = ".".join((re.findall(r"\d+", version) + ["0"] * 4)[:4])
        told = {
            "OUT": out, "VERSION": version, "NUMBERS": numbers, "FILES": laid, "UNFILES": taken,
            "ICON": ROOT / "assets/app/icon.ico", "SIDE": HERE / "side.bmp",
            "COMPRESSOR": compressor,
            "KILOBYTES": -(-sum(info.file_size for info in entries) // 1024),
        }  # fmt: skip
        done = subprocess.run(
            ["makensis", "-V2", *(f"-D{key}={value}" for key, value in told.items()), "clue.nsi"],
            cwd=HERE, env=os.environ | {"SOURCE_DATE_EPOCH": date, "TZ": "UTC"}, check=False,
            capture_output=True, encoding="utf-8", errors="replace",
        )  # fmt: skip
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise SystemExit("makensis failed")
    return out


def laying(files: Sequence[PurePosixPath], work: Path) -> str:
    """What lays every file down, folder by folder; the archive's own top folder is left out."""
    lines, folder = [], None
    for path in sorted(files, key=lambda path: (path.parent, path.name)):
        if path.parent != folder:
            folder = path.parent
            lines.append(f'SetOutPath "{installed(folder)}"')
        lines.append(f'File "{nsis(work / path)}"')
    return "\n".join(lines) + "\n"


def taking(files: Sequence[PurePosixPath]) -> str:
    """What takes every file away, then every folder that is empty; the deepest first."""
    folders = {folder for path in files for folder in path.parents if len(folder.parts) > 1}
    lines = [f'Delete "{installed(path)}"' for path in files]
    deepest = sorted(folders, key=lambda path: (-len(path.parts), path))
    return "\n".join([*lines, *(f'RMDir "{installed(path)}"' for path in deepest)]) + "\n"


def installed(path: PurePosixPath) -> str:
    """Where a file of the archive lies on the player's disk."""
    return "\\".join(("$INSTDIR", *(nsis(part) for part in path.parts[1:])))


def nsis(text: object) -> str:
    """A path inside an NSIS string: its dollar is a letter."""
    return str(text).replace("$", "$$")


if __name__ == "__main__":
    raise SystemExit(main())
