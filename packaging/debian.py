"""The Debian package: the same program under /usr, with menu entry, icons, manual and licences."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from email.utils import formatdate
from pathlib import Path

import contents

HERE = Path(__file__).resolve().parent / "debian"
ARCHITECTURE = {"x86_64": "amd64", "aarch64": "arm64"}


def package(staged: Path, work: Path, version: str, date: int) -> Path:
    """Put the staged folder's parts where Debian has them, and pack."""
    architecture = ARCHITECTURE.get(os.uname().machine, os.uname().machine)
    tree = work / "debian"
    program = tree / "usr/lib/clue"
    shutil.copytree(staged, program, symlinks=True, ignore=_kept_apart(staged))
    shutil.copytree(staged / "share", tree / "usr/share")
    games = tree / "usr/games"
    games.mkdir(parents=True)
    (games / "clue").symlink_to("../lib/clue/clue")
    _documents(tree / "usr/share/doc/clue", staged, version, date)
    lintian = tree / "usr/share/lintian/overrides/clue"
    lintian.parent.mkdir(parents=True)
    shutil.copyfile(HERE / "lintian-overrides", lintian)
    _control(tree, version, architecture)
    _rights(tree)
    out = work / f"clue_{version}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", tree, out],
        env=os.environ | {"SOURCE_DATE_EPOCH": str(date)}, stdout=subprocess.DEVNULL, check=True,
    )  # fmt: skip
    return out


def _kept_apart(staged: Path):  # noqa: ANN202
    """What lies beside the program in the archive has another place in Debian."""
    apart = {"share", "licences", "install.sh", "uninstall.sh", "README.txt"}

    def ignored(folder: str, names: list[str]) -> set[str]:
        return apart & set(names) if Path(folder) == staged else set()

    return ignored


def _documents(folder: Path, staged: Path, version: str, date: int) -> None:
    """Copyright, changes, and the licences of all that is inside."""
    folder.mkdir(parents=True)
    shutil.copyfile(HERE / "copyright", folder / "copyright")
    shutil.copytree(staged / "licences", folder / "licences")
    changes = (HERE / "changelog").read_text(encoding="utf-8")
    changes = changes.replace("@VERSION@", version).replace("@DATE@", formatdate(date))
    (folder / "changelog.gz").write_bytes(gzip.compress(changes.encode(), 9, mtime=0))


def _control(tree: Path, version: str, architecture: str) -> None:
    """What dpkg must know."""
    folder = tree / "DEBIAN"
    folder.mkdir()
    files = [path for path in contents.files(tree) if path.parent != folder]
    kilobytes = sum(-(-path.lstat().st_size // 1024) for path in files)
    control = (HERE / "control").read_text(encoding="utf-8")
    for mark, value in (
        ("@VERSION@", version), ("@ARCHITECTURE@", architecture), ("@SIZE@", str(kilobytes)),
        ("@LIBC@", least_libc(files)),
    ):  # fmt: skip
        control = control.replace(mark, value)
    (folder / "control").write_text(control, encoding="utf-8")
    sums = [
        f"{_md5(path)}  {path.relative_to(tree).as_posix()}\n" for path in files if path.is_file()
        and not path.is_symlink()
    ]  # fmt: skip
    (folder / "md5sums").write_text("".join(sums), encoding="utf-8")


def least_libc(files: Iterable[Path]) -> str:
    """The oldest C library that has every symbol these programs and libraries ask for."""
    programs = [path for path in files if path.is_file() and _begins(path) == b"\x7fELF"]
    told = subprocess.run(
        ["objdump", "-p", *programs], capture_output=True, text=True, check=True
    ).stdout  # fmt: skip
    asked = {tuple(map(int, found.split("."))) for found in re.findall(r"\bGLIBC_([\d.]+)", told)}
    return ".".join(map(str, max(asked)))


def _begins(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(4)


def _md5(path: Path) -> str:
    import hashlib

    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()


def _rights(tree: Path) -> None:
    """Folders can be entered, one file is a program."""
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            program = path.is_dir() or path == tree / "usr/lib/clue/clue"
            path.chmod(0o755 if program else 0o644)
