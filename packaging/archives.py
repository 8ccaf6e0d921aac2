"""Folders as files to download; the same folder always gives the same bytes.

python packaging/archives.py FOLDER    # only what a desktop reads, as the Flatpak asks for it
"""

from __future__ import annotations

import gzip
import os
import shutil
import stat
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

import address
import contents

LINUX = Path(__file__).resolve().parent / "linux"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def staged(frozen: Path, folder: Path, root: Path, version: str, date: int) -> Path:
    """What lies in the Linux archive: the program, how to install it, what the desktop needs."""
    shutil.copytree(frozen, folder, symlinks=True)
    for name in ("install.sh", "uninstall.sh"):
        shutil.copyfile(LINUX / name, folder / name)
    readme = (LINUX / "README.txt").read_text(encoding="utf-8")
    (folder / "README.txt").write_text(readme.replace("@VERSION@", version), encoding="utf-8")
    desktop(folder / "share", root, version, date)
    for path in folder.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _starts(path, folder) else 0o644)
    return folder


def _starts(path: Path, folder: Path) -> bool:
    """Whether a file is a program of its own; libraries and pictures are not."""
    return path.parent == folder and path.name in {"clue", "install.sh", "uninstall.sh"}


def desktop(share: Path, root: Path, version: str, date: int) -> None:
    """Menu entry, icons, the kind of file that opens the game, and the manual's page."""
    for target, source in (
        ("applications/org.cluegame.Clue.desktop", "clue.desktop"),
        ("mime/packages/clue.xml", "clue.xml"),
    ):
        _copied(LINUX / source, share / target)
    told = (LINUX / "clue.metainfo.xml").read_text(encoding="utf-8")
    day = time.strftime("%Y-%m-%d", time.gmtime(date))
    page = share / "metainfo" / "org.cluegame.Clue.metainfo.xml"
    page.parent.mkdir(parents=True, exist_ok=True)
    told = address.in_metainfo(told, version, address.public())
    page.write_text(told.replace("@VERSION@", version).replace("@DATE@", day), encoding="utf-8")
    for size in SIZES:
        icons = share / f"icons/hicolor/{size}x{size}"
        for place in ("apps/clue.png", "mimetypes/application-x-cluegame.png"):
            _copied(root / f"assets/app/icon.{size}.png", icons / place)
    for source, language in (("clue.6", ""), ("clue.fr.6", "fr/")):
        page = (LINUX / source).read_text(encoding="utf-8").replace("@VERSION@", version)
        target = share / f"man/{language}man6/clue.6.gz"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(gzip.compress(page.encode(), 9, mtime=0))


def _copied(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def tarred(folder: Path, out: Path, date: int) -> Path:
    """A tar.gz in which only the content counts: one date, one owner, one order."""

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        member.mtime = date
        return member

    with (
        out.open("wb") as raw,
        gzip.GzipFile("", "wb", 6, raw, mtime=date) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        for path in (folder, *sorted(folder.rglob("*"))):
            name = f"{folder.name}/{path.relative_to(folder).as_posix()}".removesuffix("/.")
            tar.add(path, name, recursive=False, filter=plain)
    return out


def zipped(folder: Path, out: Path, top: str, date: int) -> Path:
    """A zip in which only the content counts."""
    moment = time.gmtime(date)[:6]
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in contents.files(folder):
            entry = zipfile.ZipInfo(f"{top}/{path.relative_to(folder).as_posix()}", moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (stat.S_IMODE(path.stat().st_mode) | stat.S_IFREG) << 16
            packed.writestr(entry, path.read_bytes())
    return out


def bundled(app: Path, licences: Path, out: Path) -> Path:
    """A Mac's application in a zip, by the system's own tool, which knows links and rights."""
    together = out.with_suffix("")
    together.mkdir()
    shutil.move(app, together / app.name)
    shutil.move(licences, together / "licences")
    command = ["ditto", "-c", "-k", "--norsrc", "--keepParent", together, out]
    subprocess.run(command, check=True, env=os.environ | {"COPYFILE_DISABLE": "1"})
    shutil.move(together / app.name, app)
    return out


if __name__ == "__main__":
    import build

    desktop(Path(sys.argv[1]), build.ROOT, build.version_here(), build.date_of_sources())
