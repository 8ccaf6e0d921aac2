"""The package as a desktop starts it: installed, from its menu entry, with an empty environment.

    python .ci/desktop.py dist/Clue-*.tar.gz

Unpacks the archive and installs it for a user whose home has a space and an accent, makes the
program's folder read-only, and starts the very line of the menu entry in another folder with
nothing in the environment but the display. A turn is played by hand beside a twin run from the
sources: both must show the same picture before every act. A second start must bring the window
forward. Then the window is closed by the window manager, started again, and the case goes on; at
last it is started with a recorded game and with a mansion.
Some moments are kept as pictures in build/screenshots, the package's and the source's own.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import stat
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median

import platformdirs
from real_window import (
    COMMAND,
    HOME,
    PATIENCE,
    ROOT,
    SETTINGS,
    SIZE,
    Pair,
    RealWindow,
    WindowError,
    begin,
    check_kept,
    from_source,
    open_case,
    play,
    screen,
)

import numpy as np  # isort: skip
from PIL import Image, ImageGrab  # isort: skip

from clue.devkit.robot import Robot
from clue.ui.menu import title
from clue.ui.stage.settings import SettingsFile
from clue.ui.start import open_file
from clue.ui.table.scene import TableScene

PICTURES = ROOT / "build" / "screenshots"
STARTS = 5
SLOWER = 1.5
WATCHED = 3 * PATIENCE  # a recorded game plays by itself, in its own time
"""How many times as long as from the sources the first picture may take."""
FOLDERS = ("user_config_path", "user_data_path", "user_log_path")


def main(archive: Path) -> int:
    """Install, start, play, come forward, close, continue, take away."""
    began = time.monotonic()
    home = HOME / "Chloé d'Été"
    home.mkdir()
    with screen() as display, player(home) as (lent, saves):
        entry = installed(archive, home)
        program = home / ".local/lib/clue"
        before = fingerprint(program)
        read_only(program)
        environment = {"DISPLAY": display, **lent}
        command = started_by(entry)
        print(f"installed; the menu entry starts {command}")
        elsewhere = HOME / "un autre dossier"
        elsewhere.mkdir()
        once(display, command, elsewhere, environment, saves)
        again(display, command, elsewhere, environment, saves)
        for file in (a_record(), ROOT / "maps" / "lodge.tmx"):
            with opened(display, started_by(entry, file), elsewhere, environment, file) as pair:
                keep(pair, f"opened{file.suffix}")
                print(f"{file.name} leads to {type(pair.scene).__name__}")
        speeds(display, command, elsewhere, environment)
        if fingerprint(program) != before:
            raise WindowError("the program changed its own folder")
        taken_away(program, home, entry)
    print(f"the package plays; {time.monotonic() - began:.0f} s")
    return 0


# -- the user --------------------------------------------------------------------------------------


@contextlib.contextmanager
def player(home: Path) -> Iterator[tuple[dict[str, str], Path]]:
    """What the program is told besides the display, and where it keeps its games.

    Nothing, if nobody plays Clue on this account: then its own folders are used, and gone
    afterwards. Otherwise two variables keep it away from that person's games.
    """
    usual = [getattr(platformdirs, name)("clue", appauthor=False) for name in FOLDERS]
    if any(path.exists() for path in usual):
        print("somebody plays on this account: CLUE_CONFIG and CLUE_DATA lead elsewhere")
        own = home / "jeu"
        SettingsFile(own).save(SETTINGS)
        yield {"CLUE_CONFIG": str(own), "CLUE_DATA": str(own)}, own
        return
    SettingsFile(usual[0]).save(SETTINGS)
    try:
        yield {}, usual[1]
    finally:
        for path in usual:
            shutil.rmtree(path, ignore_errors=True)


def installed(archive: Path, home: Path) -> Path:
    """Unpack, run the installer as that user would; the menu entry."""
    unpacked = home / "Téléchargements"
    unpacked.mkdir(parents=True)
    subprocess.run(["tar", "xzf", archive, "-C", unpacked], check=True)
    script = next(unpacked.glob("*/install.sh"))
    surroundings = {"HOME": str(home), "PATH": os.environ["PATH"], "LANG": "fr_FR.UTF-8"}
    told = subprocess.run([script], env=surroundings, capture_output=True, text=True, check=True)
    print(told.stdout.splitlines()[0])
    shutil.rmtree(unpacked)
    entry = home / ".local/share/applications/org.cluegame.Clue.desktop"
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", entry], check=True)
    return entry


def taken_away(program: Path, home: Path, entry: Path) -> None:
    """The uninstaller leaves nothing of the program behind."""
    surroundings = {"HOME": str(home), "PATH": os.environ["PATH"]}
    subprocess.run([program / "uninstall.sh"], env=surroundings, capture_output=True, check=True)
    left = [path for path in (home / ".local").rglob("*clue*") if path.is_file()]
    if program.exists() or entry.exists() or left:
        raise WindowError(f"the uninstaller left {left or program}")
    print("and is gone again")


def read_only(folder: Path) -> None:
    """Nobody may write there."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))


def fingerprint(folder: Path) -> str:
    """Every file of a folder and what is in it."""
    whole = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        whole.update(str(path).encode())
        if path.is_file():
            whole.update(path.read_bytes())
    return whole.hexdigest()


# -- the menu entry --------------------------------------------------------------------------------


def started_by(entry: Path, file: Path | None = None) -> list[str]:
    """The command of a menu entry, read as the Desktop Entry Specification has it."""
    line = next(x for x in entry.read_text().splitlines() if x.startswith("Exec="))
    escapes = {"s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\"}
    value = re.sub(r"\\(.)", lambda m: escapes[m[1]], line.removeprefix("Exec="))
    words = []
    for quoted, plain in re.findall(r'"((?:[^"\\]|\\.)*)"|(\S+)', value):
        word = re.sub(r"\\(.)", r"\1", quoted) if quoted else plain
        if word in {"%f", "%F", "%u", "%U"}:
            words += [str(file)] if file else []
        else:
            words.append(word.replace("%%", "%"))
    return words


# -- playing ---------------------------------------------------------------------------------------


def once(
    display: str, command: list[str], folder: Path, environment: Mapping[str, str], saves: Path
) -> None:
    """The first evening: a new case, a turn, a second start, and home."""
    with opened(display, command, folder, environment) as pair:
        keep(pair, "title")
        begin(pair)
        play(pair, "keys", 1)
        pair.settle()
        keep(pair, "table")
        print(f"a turn played, {pair.acts} acts")
        second_start(pair, command, folder, environment)
        played = open_case(pair).session.played
    check_kept(saves, played)
    print("closed by the window manager; the case is kept")


def again(
    display: str, command: list[str], folder: Path, environment: Mapping[str, str], saves: Path
) -> None:
    """The second evening: on with the case."""
    with opened(display, command, folder, environment) as pair:
        keep(pair, "title-continue")
        pair.click(pair.find(pair.scene.stage.words.say("title-continue")))
        pair.settle()
        if not isinstance(pair.scene, TableScene):
            raise WindowError(f"“Continue” led to {type(pair.scene).__name__}")
        keep(pair, "continued")
        play(pair, "mouse", 1)
        pair.settle()
        played = open_case(pair).session.played
    check_kept(saves, played)
    print("continued, another turn played and kept")


def a_record() -> Path:
    """A game of computers that somebody sent."""
    subprocess.run(
        [
            *(*COMMAND, "simulate", "--seats", "inspector,sergeant,constable"),
            *("--seed", "13", "--records", HOME),  # a short one: it is watched to its end
        ],
        cwd=ROOT, stdout=subprocess.DEVNULL, check=True,
    )  # fmt: skip
    path = HOME / "une soirée d'été.cluegame"
    return next(HOME.glob("*.cluegame")).rename(path)


@contextlib.contextmanager
def opened(
    display: str,
    command: Sequence[str],
    folder: Path,
    environment: Mapping[str, str],
    file: Path | None = None,
) -> Iterator[Pair]:
    """The package's window beside a twin from the sources; closed by the window manager."""
    real = RealWindow(display, command, folder, environment)
    try:
        with Robot(title, size=SIZE, settings=SETTINGS) as twin:
            if file is not None:
                open_file(twin.app, file)
            pair = Pair(twin, real)
            twin.point((0, 0))
            pair.settle(patience=PATIENCE if file is None else WATCHED)
            yield pair
            code = real.close()
    finally:
        if real.process.poll() is None:
            real.process.kill()
    complaints = real.log.read_text()
    if code or "Traceback" in complaints or "Error" in complaints:
        raise WindowError(f"the exit code is {code}: {complaints}")


def keep(pair: Pair, name: str) -> None:
    """A moment as a picture, twice; they have just been found alike."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    pair.real.picture().save(PICTURES / f"{name}-package.png")
    Image.frombytes("RGB", SIZE, pair.twin.pixels()).save(PICTURES / f"{name}-source.png")


def second_start(
    pair: Pair, command: list[str], folder: Path, environment: Mapping[str, str]
) -> None:
    """Another start ends at once, and the window that was put away is in front again."""
    pair.real.minimise()
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    if done.returncode:
        raise WindowError(f"the second start ended with {done.returncode}: {done.stderr}")
    for _ in range(100):
        if pair.real.in_front():
            print(f"a second start: {done.stdout.strip()}")
            pair.settle()
            return
        time.sleep(0.1)
    raise WindowError("a second start did not bring the window forward")


# -- speed -----------------------------------------------------------------------------------------


def speeds(display: str, command: list[str], folder: Path, environment: Mapping[str, str]) -> None:
    """How soon the first picture stands, package and sources by turns."""
    lent = HOME / "lent"
    SettingsFile(lent).save(SETTINGS)
    package, source = [], []
    for _ in range(1 + STARTS):
        package.append(first_picture(display, command, folder, environment))
        source.append(first_picture(display, COMMAND, ROOT, from_source(display, lent)))
    (ours, work), (theirs, their_work) = map(medians, (package[1:], source[1:]))
    print(
        f"first picture, median of {STARTS} warm starts: package {ours:.2f} s ({work:.2f} s of "
        f"processor), sources {theirs:.2f} s ({their_work:.2f} s of processor)"
    )
    if work > SLOWER * their_work:  # what else the machine does is not the program's slowness
        raise WindowError(f"the package works {work / their_work:.1f} times as long as the sources")


def medians(starts: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The middle of the walls' seconds and of the processor's."""
    walls, works = zip(*starts, strict=True)
    return median(walls), median(works)


def first_picture(
    display: str, command: Sequence[str], folder: Path, environment: Mapping[str, str]
) -> tuple[float, float]:
    """Seconds from the start of the program to a picture on the screen; and of its processor."""
    begun = time.monotonic()
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        while time.monotonic() - begun < 30:
            if colourful(ImageGrab.grab(xdisplay=display)):
                return time.monotonic() - begun, processor_seconds(process.pid)
            if process.poll() is not None:
                raise WindowError(f"{command[0]} ended with {process.returncode}")
    finally:
        process.terminate()
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:  # once in some fifty starts; only its speed is asked here
            print(f"{command[0]} did not end when it was asked to; it was killed")
            process.kill()
            process.wait()
        time.sleep(0.3)  # the window manager takes the frame away
    raise WindowError("no picture in thirty seconds")


def processor_seconds(pid: int) -> float:
    """How long a program has worked."""
    told = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def colourful(picture: Image.Image) -> bool:
    """Whether more is to be seen than a desk without a window."""
    pixels = np.asarray(picture.convert("RGB"))[::7, ::7].reshape(-1, 3).astype(np.int32)
    return len(np.unique(pixels @ (1 << 16, 1 << 8, 1))) > 300


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]))
    except WindowError as error:
        print(f"desktop: {error}", file=sys.stderr)
        raise SystemExit(1) from None
    for path in HOME.rglob("*"):
        if path.is_dir():
            path.chmod(0o755)
    shutil.rmtree(HOME, ignore_errors=True)
