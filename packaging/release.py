"""A release: cut it, check it, rehearse it. Nothing here needs a network or uploads anything.

    python packaging/release.py --rehearse      # all into build/release: built, summed, told, tried
    python packaging/release.py --cut 0.2.0     # the version, and its heading in CHANGELOG.md
    python packaging/release.py --check [--tag v0.2.0]   # version, changelog, metainfo agree
    python packaging/release.py --notes FILE    # what CHANGELOG.md says of this version
    python packaging/release.py --sums FOLDER   # SHA256SUMS of all that lies there

The workflow uses the last three; the rest is for whoever makes a release. Rehearsing again gives
the same files, byte for byte.
"""

from __future__ import annotations

import argparse
import datetime as dt
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "packaging"
OUT = ROOT / "build" / "release"
UNRELEASED = "Unreleased"
SUMS, NOTES = "SHA256SUMS", "RELEASE-NOTES.md"


def main() -> int:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked = parser.add_mutually_exclusive_group(required=True)
    asked.add_argument("--rehearse", action="store_true")
    asked.add_argument("--cut", metavar="VERSION")
    asked.add_argument("--check", action="store_true")
    asked.add_argument("--notes", type=Path, metavar="FILE")
    asked.add_argument("--sums", type=Path, metavar="FOLDER")
    parser.add_argument("--tag", default="", help="with --check: the tag that is to be released")
    options = parser.parse_args()
    if options.rehearse:
        rehearsed(OUT)
    elif options.cut:
        cut(options.cut, today())
    elif options.notes:
        options.notes.write_text(notes(), encoding="utf-8")
    elif options.sums:
        print(summed(options.sums), end="")
    else:
        faults = disagreements(options.tag)
        print("\n".join(faults) or f"{version()}: version, changelog and metainfo agree")
        return 1 if faults else 0
    return 0


def today() -> str:
    """The date of a release."""
    return dt.datetime.now(tz=dt.UTC).date().isoformat()


# -- what the sources say --------------------------------------------------------------------------


def version(root: Path = ROOT) -> str:
    """The version the sources call themselves."""
    source = (root / "clue" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', source, re.MULTILINE)
    if found is None:
        raise SystemExit("clue/__init__.py names no version")
    return found[1]


def sections(root: Path = ROOT) -> dict[str, str]:
    """What the changelog says under each of its headings, by version."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    _, *parts = re.split(r"^## (.+)$", text, flags=re.MULTILINE)
    heads = (head.split(" ")[0] for head in parts[::2])
    return {head: body.strip() for head, body in zip(heads, parts[1::2], strict=True)}


def notes(root: Path = ROOT) -> str:
    """The release notes: what changed, and how to check what was downloaded."""
    told, number = sections(root), version(root)
    body = told.get(UNRELEASED) or told.get(number)
    if not body:
        raise SystemExit(f"CHANGELOG.md says nothing of {number}")
    how = (HERE / "release-notes.md").read_text(encoding="utf-8")
    return f"{body}\n\n{how.replace('@VERSION@', number)}"


def disagreements(tag: str = "", root: Path = ROOT) -> list[str]:
    """What does not fit together; a tag asks for more than a rehearsal."""
    number, told = version(root), sections(root)
    faults = []
    if tag and tag != f"v{number}":
        faults.append(f"the tag {tag} is not v{number}, the version in clue/__init__.py")
    if not told.get(number) and (tag or not told.get(UNRELEASED)):
        faults.append(f"CHANGELOG.md has no section {number}")
    if tag and told.get(UNRELEASED):
        faults.append(
            f"CHANGELOG.md still has changes under {UNRELEASED}: release.py --cut VERSION"
        )
    heads = list(told)
    numbers = [tuple(map(int, re.findall(r"\d+", head))) for head in heads if head != UNRELEASED]
    if numbers != sorted(numbers, reverse=True):
        faults.append("the versions in CHANGELOG.md do not stand newest first")
    page = ET.parse(root / "packaging/linux/clue.metainfo.xml").getroot()  # noqa: S314 - our own
    newest = page.find("releases/release")
    if newest is None or newest.get("version") != "@VERSION@" or newest.get("date") != "@DATE@":
        faults.append("the first release in clue.metainfo.xml is not the one being made")
    entry = (page.findtext("launchable") or "").removesuffix(".desktop")
    if page.findtext("id") != entry:
        faults.append("id and launchable in clue.metainfo.xml differ")
    if "@VERSION@" not in (root / "packaging/debian/changelog").read_text(encoding="utf-8"):
        faults.append("packaging/debian/changelog has a version of its own")
    return faults


def cut(number: str, day: str, root: Path = ROOT) -> None:
    """Give what is unreleased a version; doing it again changes nothing."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", number):
        raise SystemExit(f"{number} is no version: three numbers, such as 0.2.0")
    page = root / "CHANGELOG.md"
    text, told = page.read_text(encoding="utf-8"), sections(root)
    if number not in told:
        if not told.get(UNRELEASED):
            raise SystemExit(f"there is nothing under {UNRELEASED} in CHANGELOG.md")
        heading = f"## {UNRELEASED}\n"
        text = text.replace(heading, f"{heading}\n## {number} ({day})\n", 1)
        page.write_text(text, encoding="utf-8")
    source = root / "clue" / "__init__.py"
    code = source.read_text(encoding="utf-8")
    code = re.sub(r'(?m)^__version__ = ".*"$', f'__version__ = "{number}"', code)
    source.write_text(code, encoding="utf-8")


# -- what is released ------------------------------------------------------------------------------


def summed(folder: Path) -> str:
    """A line a file for ``sha256sum --check``, written beside them."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")
    return "".join(lines)


def rehearsed(out: Path) -> None:
    """Everything a release does but for letting anybody have it."""
    if faults := disagreements():
        raise SystemExit("\n".join(faults))
    shutil.rmtree(out, ignore_errors=True)
    build = [sys.executable, HERE / "build.py", "--out", out]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    (out / NOTES).write_text(notes(), encoding="utf-8")
    print(summed(out), end="")
    subprocess.run(["sha256sum", "--check", "--quiet", SUMS], cwd=out, check=True)
    if shutil.which("appstreamcli"):
        page = next((ROOT / "build/package").glob("Clue-*/share/metainfo/*.xml"))
        subprocess.run(["appstreamcli", "validate", "--no-net", "--strict", page], check=True)
    with tempfile.TemporaryDirectory() as name:
        tried(out, Path(name) / "là bas")
    print(f"rehearsed: {version()} lies in {out}; nothing was uploaded")


def tried(out: Path, home: Path) -> None:
    """Each file as whoever downloads it would use it, in a home of its own."""
    home.mkdir()
    number = version()
    own = {"HOME": str(home), "PATH": os.environ["PATH"]}
    own |= {key: value for key, value in os.environ.items() if key.startswith(("PIP_", "SSL_"))}

    def run(*command: str | Path) -> str:
        done = subprocess.run(
            command, env=own, cwd=home, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise SystemExit(f"{command[0]} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done.stdout

    def is_it(program: Path, name: str) -> None:
        if number not in run(program, "--version"):
            raise SystemExit(f"{name} does not call itself {number}")
        print(f"tried: {name}")

    for path in sorted(out.iterdir()):
        if path.name.endswith("-linux-x86_64.tar.gz") and sys.platform.startswith("linux"):
            run("tar", "xzf", path, "-C", home)
            run(next(home.glob("Clue-*/install.sh")))
            is_it(home / ".local/bin/clue", path.name)
            run(home / ".local/lib/clue/uninstall.sh")
            if (home / ".local/lib/clue").exists():
                raise SystemExit("uninstall.sh left the program")
        elif path.suffix == ".deb" and shutil.which("dpkg-deb"):
            run("dpkg-deb", "--extract", path, home / "debian")
            is_it(home / "debian/usr/games/clue", path.name)
        elif path.suffix == ".whl":
            run(sys.executable, "-m", "venv", home / "fresh")
            bin_folder = home / "fresh" / ("Scripts" if os.name == "nt" else "bin")
            run(bin_folder / "python", "-m", "pip", "install", "--quiet", path)
            is_it(bin_folder / "clue", path.name)


if __name__ == "__main__":
    raise SystemExit(main())
