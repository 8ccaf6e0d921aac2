"""Play in a real window, by mouse and by keyboard, beside a twin that tells what must be seen.

Starts an X server without a screen and a window manager, opens ``clue`` there as a player would,
and the same scenes once more inside this program. Whatever the hands do is done to both: to the
real window through xdotool, to the twin through its robot. Before each act both must show the
same picture. At the end the window is closed as a window manager closes it, and the case that was
kept on disk must be the twin's, action by action.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ.pop("DISPLAY", None)
os.environ.pop("WAYLAND_DISPLAY", None)
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
HOME = Path(tempfile.mkdtemp(prefix="clue-window-"))
os.environ["CLUE_CONFIG"] = os.environ["CLUE_DATA"] = str(HOME / "twin")

import numpy as np  # noqa: E402
from PIL import Image, ImageGrab  # noqa: E402

from clue.codec.record import played_of  # noqa: E402
from clue.devkit.robot import Robot  # noqa: E402
from clue.store.shelf import Shelf  # noqa: E402
from clue.ui.menu import title  # noqa: E402
from clue.ui.screens.newgame.scene import NewGameScene  # noqa: E402
from clue.ui.stage.settings import Settings, SettingsFile  # noqa: E402
from clue.ui.table.scene import TableScene  # noqa: E402
from clue.ui.widgets.base import Widget  # noqa: E402
from tests.ui.hands import Hands  # noqa: E402

SIZE = (1280, 720)
SETTINGS = Settings(
    language="en", window=SIZE, reduced_motion=True, own_speed="fast", computer_speed="instant"
)
SEED = "1949"
PATIENCE = 40.0  # seconds until two pictures must be the same
FAR = 24  # how far a colour may be off
FEW = 0.002  # how much of a picture may be further off
TURNS = 2  # with each hand


COMMAND = (sys.executable, "-m", "clue")


class WindowError(Exception):
    """The real window is not as it should be."""


class RealWindow:
    """The window as a player has it: a picture to look at, keys, a mouse."""

    def __init__(
        self, display: str, command: Sequence[str], folder: Path, environment: Mapping[str, str]
    ) -> None:
        self.display = display
        self.log = HOME / "stderr.txt"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=folder, env=environment, stdout=log, stderr=log
            )
        self.id = self._found()
        self.place = self._placed()

    def _found(self) -> str:
        for _ in range(300):
            if self.process.poll() is not None:
                raise WindowError(f"clue ended at once: {self.log.read_text()}")
            found = self._do("search", "--onlyvisible", "--class", "^Clue$", check=False).split()
            if found:
                self._do("windowactivate", "--sync", found[-1])
                time.sleep(1)
                return found[-1]
            time.sleep(0.1)
        raise WindowError("no window came up in thirty seconds")

    def _do(self, *words: str, check: bool = True) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=os.environ | {"DISPLAY": self.display},
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
        if check and done.returncode:
            raise WindowError(f"xdotool {' '.join(words)}: {done.stderr}")
        return done.stdout

    def _placed(self) -> tuple[int, int, int, int]:
        """Left, top, right, bottom on the screen; the geometry xdotool tells forgets the frame."""
        self.point((0, 0))
        told = self._do("getmouselocation", "--shell")
        at = {name: int(n) for name, n in re.findall(r"(\w+)=(\d+)", told)}
        return at["X"], at["Y"], at["X"] + SIZE[0], at["Y"] + SIZE[1]

    def picture(self) -> Image.Image:
        """What is to be seen."""
        return ImageGrab.grab(xdisplay=self.display).convert("RGB").crop(self.place)

    def key(self, name: str) -> None:
        """Press a key by SDL's name for it."""
        self._do("key", name.capitalize() if len(name) > 1 else name)

    def write(self, text: str) -> None:
        """Type letters."""
        self._do("type", "--delay", "40", text)

    def point(self, spot: tuple[int, int]) -> None:
        """Move the mouse to a pixel of the window."""
        self._do("mousemove", "--window", self.id, str(spot[0]), str(spot[1]))

    def click(self) -> None:
        """Press and release the left button."""
        self._do("click", "1")

    def minimise(self) -> None:
        """Put the window away."""
        self._do("windowminimize", "--sync", self.id)

    def in_front(self) -> bool:
        """Whether the window can be seen and takes the keys."""
        return self._do("getactivewindow", check=False).strip() == self.id

    def close(self) -> int:
        """Close the window through the window manager's own key; the program's exit code."""
        self._do("key", "alt+F4")
        return self.process.wait(timeout=20)


def from_source(display: str, folder: Path) -> dict[str, str]:
    """What the game is told when it is started from its sources."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("SDL_")}
    return environment | {
        "DISPLAY": display,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONFAULTHANDLER": "1",
        "CLUE_CONFIG": str(folder),
        "CLUE_DATA": str(folder),
    }


class Pair:
    """A robot for the hands: what it does is done to the twin and to the real window."""

    def __init__(self, twin: Robot, real: RealWindow) -> None:
        self.twin = twin
        self.real = real
        self.acts = 0

    # -- what hands want to know, the twin knows -----------------------------------------------

    @property
    def scene(self):  # noqa: ANN201
        """What is on top."""
        return self.twin.scene

    @property
    def screen(self):  # noqa: ANN201
        """Its widgets."""
        return self.twin.screen

    def widgets(self) -> Iterator[Widget]:
        """Every widget that can be met now."""
        return self.twin.widgets()

    def find(self, words: str, kind: type[Widget] = Widget) -> Widget:
        """A widget by its words."""
        return self.twin.find(words, kind)

    # -- what hands do ----------------------------------------------------------------------------

    def step(self, frames: int = 1, seconds: float = 1 / 60) -> None:
        """Let the twin's time pass; the real one's passes by itself."""
        self.twin.step(frames, seconds)
        time.sleep(0.002)

    def settle(self, most: int = 4000, patience: float = PATIENCE) -> None:
        """Until the twin is still and the window shows the same."""
        for _ in range(most):
            self.twin.step(seconds=0.1)
            if self.twin.app.at_rest:
                break
            time.sleep(0.001)
        self.agree(patience)

    def key(self, name: str) -> None:
        """Press a key."""
        self.settle()
        self.real.key(name)
        self.twin.key(name)
        self.acts += 1

    def write(self, text: str) -> None:
        """Type letters."""
        self.settle()
        self.real.write(text)
        self.twin.write(text)
        self.acts += 1

    def click(self, at: Widget | tuple[int, int]) -> None:
        """Click there."""
        self.settle()
        spot = at.rect.center if isinstance(at, Widget) else (round(at[0]), round(at[1]))
        self.real.point(spot)
        self.twin.point(spot)
        self.settle()
        self.real.click()
        self.twin.click(spot)
        self.acts += 1

    def agree(self, patience: float = PATIENCE) -> None:
        """Wait until both show the same picture."""
        end = time.monotonic() + patience
        expected = Image.frombytes("RGB", SIZE, self.twin.pixels())
        while True:
            seen = self.real.picture()
            share = _apart(expected, seen)
            if share <= FEW:
                return
            if self.real.process.poll() is not None:
                code = self.real.process.returncode
                where = f"after {self.acts} acts in {type(self.scene).__name__}"
                raise WindowError(f"clue ended with {code} {where}: {self.real.log.read_text()}")
            if time.monotonic() > end:
                expected.save(HOME / "expected.png")
                seen.save(HOME / "seen.png")
                raise WindowError(
                    f"after {self.acts} acts in {type(self.scene).__name__} {share:.1%} of the "
                    f"window differ; see {HOME}/expected.png and seen.png"
                )
            time.sleep(0.1)


def _apart(one: Image.Image, other: Image.Image) -> float:
    """The share of two pictures that differs."""
    if one.size != other.size:
        return 1.0
    a, b = (np.asarray(picture, np.int16) for picture in (one, other))
    return float((np.abs(a - b).max(axis=2) > FAR).mean())


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """An X server of our own with a window manager, gone afterwards.

    Its number is far from those people choose, so that nobody else's hands reach our window.
    """
    number = f":{1000 + os.getpid() % 20000}"
    reader, writer = os.pipe()
    server = subprocess.Popen(
        [
            "Xvfb",
            number,
            "-displayfd",
            str(writer),
            "-screen",
            "0",
            "1440x900x24",
            "-nolisten",
            "tcp",
        ],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as told:  # it tells its number when it is ready
        display = f":{told.readline().strip()}"
    manager = subprocess.Popen(
        ["openbox"],
        env=os.environ | {"DISPLAY": display},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        time.sleep(1)
        yield display
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(timeout=20)


def begin(pair: Pair) -> None:
    """From the title to the table: a new case by keyboard, its seed by mouse."""
    say = pair.scene.stage.words.say
    new = pair.find(say("title-new"))
    while pair.screen.focused is not new:
        pair.key("down")
    pair.key("return")
    pair.settle()
    if not isinstance(pair.scene, NewGameScene):
        raise WindowError(f"“New case” led to {type(pair.scene).__name__}")
    pair.click(pair.find(say("newgame-seed")))
    wanted = say("newgame-seed-random")
    field = next(w for w in pair.screen.walk() if getattr(w, "placeholder", "") == wanted)
    pair.click(field)
    pair.write(SEED)
    pair.click(pair.find(say("newgame-deal")))
    pair.settle()


def play(pair: Pair, by: str, turns: int) -> None:
    """Some turns of the person at the table, and whatever the others ask meanwhile."""
    hands = Hands(pair, by, seed=3, boldness=0.0)  # type: ignore[arg-type]
    rolls = lambda: sum(  # noqa: E731
        type(played.action).__name__ == "Roll" and played.action.seat == "scarlet"
        for played in open_case(pair).session.played
    )
    wanted = rolls() + turns
    for _ in range(3000):
        hands.beat()
        if (
            rolls() >= wanted
            and isinstance(pair.scene, TableScene)
            and pair.scene.model.offers is None
        ):
            return
    raise WindowError(f"{turns} turns by {by} did not end; now {type(pair.scene).__name__}")


def open_case(pair: Pair):  # noqa: ANN201
    """The case on the twin's table."""
    return next(s for s in pair.twin.app.stack if isinstance(s, TableScene)).case


def main() -> int:
    """Look, play, close."""
    real_folder = HOME / "real"
    SettingsFile(real_folder).save(SETTINGS)
    began = time.monotonic()
    with screen() as display:
        real = RealWindow(display, COMMAND, ROOT, from_source(display, real_folder))
        try:
            with Robot(title, size=SIZE, settings=SETTINGS) as twin:
                pair = Pair(twin, real)
                twin.point((0, 0))
                pair.settle()
                colours = real.picture().getcolors(1 << 24) or []
                if len(colours) < 1000:
                    raise WindowError(f"the title shows {len(colours)} colours")
                print(f"the title stands, {len(colours)} colours")
                begin(pair)
                print("a new case is on the table")
                for by in ("keys", "mouse"):
                    play(pair, by, TURNS)
                    print(f"{TURNS} turns played by {by}; {pair.acts} acts so far")
                pair.settle()
                played = open_case(pair).session.played
            code = real.close()
        finally:
            if real.process.poll() is None:
                real.process.kill()
    complaints = real.log.read_text()
    if code:
        raise WindowError(f"the exit code is {code}: {complaints}")
    if "Traceback" in complaints or "Error" in complaints:
        raise WindowError(f"it complained: {complaints}")
    check_kept(real_folder, played)
    print(f"the window closed and kept the case; {time.monotonic() - began:.0f} s")
    return 0


def check_kept(folder: Path, played: list) -> None:
    """What the real window left on disk is what was played."""
    found = Shelf(folder).latest()
    if found is None or [played_of(line) for line in found.kept.record.actions] != played:
        raise WindowError("the case kept on disk is not the one that was played")


if __name__ == "__main__":
    try:
        main()
    except WindowError as error:
        print(f"real window: {error}", file=sys.stderr)
        raise SystemExit(1) from None
    shutil.rmtree(HOME, ignore_errors=True)
