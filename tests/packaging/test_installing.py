"""The user's own installer: into any folder, whatever its name, and away again without a trace."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import msgspec._core
import pytest

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="a desktop of Linux is meant"
)
HOMES = ("plain", "Chloé d'Été", 'a "quoted" one', "$HOME `and` \\more", "100 % sure")


@pytest.fixture
def archives(monkeypatch):
    """The build's own module, which lies outside of the package."""
    return built_with("archives", monkeypatch)


@pytest.fixture
def debian(monkeypatch):
    return built_with("debian", monkeypatch)


def built_with(name, monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    found = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.fixture
def unpacked(tmp_path, archives):
    """An archive whose program only tells that it was started, and with what."""
    frozen = tmp_path / "frozen"
    frozen.mkdir()
    (frozen / "clue").write_text('#!/bin/sh\necho "started with $1"\n')
    return archives.staged(frozen, tmp_path / "Clue-9.9.9", ROOT, "9.9.9", 0)


def script(path, home, *words):
    surroundings = {"HOME": str(home), "PATH": os.environ["PATH"]}
    return subprocess.run(
        [path, *words], env=surroundings, capture_output=True, text=True, check=True, timeout=30
    )


def desktop_command(entry, file):
    """The Exec line as the Desktop Entry Specification has it read."""
    line = next(x for x in entry.read_text().splitlines() if x.startswith("Exec="))
    value = re.sub(r"\\(.)", r"\1", line.removeprefix("Exec="))  # a value's own escapes
    words = [
        re.sub(r"\\(.)", r"\1", quoted) if quoted else plain
        for quoted, plain in re.findall(r'"((?:[^"\\]|\\.)*)"|(\S+)', value)
    ]
    return [str(file) if word == "%f" else word.replace("%%", "%") for word in words]


@pytest.mark.parametrize("name", HOMES)
def test_the_installed_menu_entry_starts_the_program_from_any_folder(tmp_path, unpacked, name):
    home = tmp_path / name
    home.mkdir()
    script(unpacked / "install.sh", home)
    shutil.rmtree(unpacked)
    entry = home / ".local/share/applications/org.cluegame.Clue.desktop"
    file = home / "une partie.cluegame"
    done = subprocess.run(
        desktop_command(entry, file), env={}, cwd="/", capture_output=True, text=True, check=True
    )
    assert done.stdout == f"started with {file}\n"
    by_name = subprocess.check_output([home / ".local/bin/clue", "x"], text=True)
    assert by_name == "started with x\n"
    icons = home / ".local/share/icons/hicolor"
    assert (icons / "256x256/apps/clue.png").is_file()
    assert (home / ".local/share/mime/packages/clue.xml").is_file()


def test_installing_again_replaces_a_program_nobody_may_write(tmp_path, unpacked):
    script(unpacked / "install.sh", tmp_path)
    program = tmp_path / ".local/lib/clue"
    (program / "of an older version").touch()
    for path in (program, program / "clue"):
        path.chmod(0o555)
    script(unpacked / "install.sh", tmp_path)
    assert not (program / "of an older version").exists()
    assert sorted(path.name for path in program.parent.iterdir()) == ["clue"]


def test_uninstalling_leaves_the_games_and_nothing_else(tmp_path, unpacked):
    before = tree(tmp_path)
    saved = tmp_path / ".local/share/clue/games/one.cluejournal"
    saved.parent.mkdir(parents=True)
    saved.touch()
    script(unpacked / "install.sh", tmp_path, "--prefix", str(tmp_path / ".local"))
    script(tmp_path / ".local/lib/clue/uninstall.sh", tmp_path)
    caches = {"mimeinfo.cache", "icon-theme.cache"}  # the desktop's own, made by its tools
    left = {path for path in tree(tmp_path) - before if path.name not in caches}
    assert {path for path in left if "mime" not in path.parts} == {saved}


def tree(folder):
    return {path for path in folder.rglob("*") if path.is_file() or path.is_symlink()}


def test_uninstalling_what_is_not_there_says_so(tmp_path, unpacked):
    with pytest.raises(subprocess.CalledProcessError) as failed:
        script(unpacked / "uninstall.sh", tmp_path)
    assert "not installed" in failed.value.stderr


def test_the_same_folder_is_packed_into_the_same_bytes(tmp_path, unpacked, archives):
    one = archives.tarred(unpacked, tmp_path / "one.tar.gz", 1_000_000_000)
    for path in unpacked.rglob("*"):
        os.utime(path, (1, 1), follow_symlinks=False)
    other = archives.tarred(unpacked, tmp_path / "other.tar.gz", 1_000_000_000)
    assert one.read_bytes() == other.read_bytes()
    zipped = [archives.zipped(unpacked, tmp_path / f"{n}.zip", "Clue", 1_000_000_000) for n in "ab"]
    assert zipped[0].read_bytes() == zipped[1].read_bytes()


@pytest.mark.skipif(shutil.which("objdump") is None, reason="the build needs it too")
def test_debian_is_told_the_c_library_whose_symbols_are_used(debian, tmp_path, monkeypatch):
    (tmp_path / "README").write_text("no program")
    library = Path(msgspec._core.__file__)
    told = subprocess.run(["objdump", "-T", library], capture_output=True, text=True, check=True)
    used = re.findall(r"\(GLIBC_(\d+)\.(\d+)", told.stdout)
    newest = max((int(one), int(two)) for one, two in used)
    found = debian.least_libc([tmp_path / "README", library])
    assert tuple(map(int, found.split(".")))[:2] == newest
    asked = SimpleNamespace(stdout="  0x0 0x00 02 GLIBC_2.4\n  0x0 0x00 03 GLIBC_2.38\n GLIBC_2.9")
    monkeypatch.setattr(debian.subprocess, "run", lambda *_, **__: asked)
    assert debian.least_libc([library]) == "2.38"
