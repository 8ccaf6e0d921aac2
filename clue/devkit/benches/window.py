"""How fast the window is: the figures behind ``clue bench ui``.

Frames are measured in processor time of the loop's own thread: what else the machine does is not
the window's speed. What a person waits for (first picture, another size) is measured on the wall.
Each part has a process of its own, so that none finds the caches of another, and memory is honest.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Final

import msgspec
import pygame

from clue import files
from clue.background import Background
from clue.boards.catalogue import read_mansions
from clue.devkit.benches.players import forget
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import DIALOGS, SCENES, SELDOM, a_case, curtain_of, table_of
from clue.game.case import OpenCase
from clue.players.registry import make_player
from clue.rules import events as ev
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS
from clue.store.keeping import Casebook
from clue.ui.cases import table_for
from clue.ui.media.assets import Assets
from clue.ui.menu import title
from clue.ui.screens.settings.scene import SettingsScene
from clue.ui.sound import music
from clue.ui.sound.audio import Audio
from clue.ui.stage.scene import Scene
from clue.ui.stage.settings import Settings
from clue.ui.start import SWITCH
from clue.ui.table.scene import TableScene
from clue.ui.window.app import App
from clue.ui.window.loop import LOOKS
from clue.ui.window.sdl import share_heap

Size = tuple[int, int]
FULL_HD: Final = (1920, 1080)
UHD: Final = (3840, 2160)
STARTS: Final = 5
GAMES: Final = 3
OPENINGS: Final = 3
LOOKED_AT: Final = 8.0
"""Seconds a player looks at the table, until everything is as it will be."""
WORK: Final = 0.5
"""Milliseconds: a turn of the loop that draws nothing is worth measuring from here."""
STILL: Final = 10.0
"""Seconds for which a table stands still."""
HEARD: Final = 4.0
"""Seconds until everything that is to sound does."""
WATCHED: Final = 30.0
"""Seconds for which Sherlocks play, and again with one who never rests."""
MOST_FRAMES: Final = 4000
PATIENCE: Final = 10.0
MEGABYTE: Final = 1 << 20

_OF_CHILDREN: Final = ("children_user", "children_system")
_START = """
import time
from clue.ui.window.app import App
def stop(app):
    print(time.time())
    app.quit()
App.open_late = stop  # called once the first picture stands
from clue.__main__ import main
main([])
"""


def measure() -> dict[str, float]:
    """Every figure by name: milliseconds, shares of a core, megabytes."""
    figures = _first_picture()
    for part in PARTS:
        figures |= _alone(part)
    return figures


# -- processes of their own ------------------------------------------------------------------------


@contextmanager
def _own_folders() -> Iterator[Mapping[str, str]]:
    """An environment in which nobody's settings and cases are touched."""
    with tempfile.TemporaryDirectory() as folder:
        own = dict(os.environ, CLUE_CONFIG=folder, CLUE_DATA=folder, PYGAME_HIDE_SUPPORT_PROMPT="1")
        if sys.platform.startswith("linux") and not ({"DISPLAY", "WAYLAND_DISPLAY"} & own.keys()):
            own["SDL_VIDEODRIVER"] = "dummy"
        own.setdefault("SDL_AUDIODRIVER", "dummy")
        own.pop("PYTHONDONTWRITEBYTECODE", None)  # a warm start is one that need not compile
        own["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "bytecode")
        yield own


def _first_picture() -> dict[str, float]:
    """From the start of the process to the picture; the first start only warms the disk."""
    spans, work = [], []
    with _own_folders() as environment:
        for _ in range(1 + STARTS):
            before, begun = os.times(), time.time()
            command = [sys.executable, "-c", _START]
            told = subprocess.run(command, env=environment, capture_output=True, check=True)  # noqa: S603
            after = os.times()
            spans.append(float(told.stdout.split()[-1]) - begun)
            user, system = (getattr(after, n) - getattr(before, n) for n in _OF_CHILDREN)
            work.append(user + system)
    return {
        "start to first picture, median ms": median(spans[1:]) * 1e3,
        "start to end at the first picture, processor ms": median(work[1:]) * 1e3,
    }


def _alone(part: str) -> dict[str, float]:
    with _own_folders() as environment:
        command = [sys.executable, "-m", "clue.devkit.benches.window", part]
        told = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)  # noqa: S603
    return msgspec.json.decode(told.stdout.splitlines()[-1], type=dict[str, float])


# -- frames ----------------------------------------------------------------------------------------


def near_worst(frames: list[float]) -> float:
    """What only one frame in a hundred is over."""
    return quantiles(frames, n=100, method="inclusive")[98]


class Watch:
    """Milliseconds of processor time of each turn of the loop that drew something, or worked."""

    def __init__(self, robot: Robot) -> None:
        self.robot = robot
        self.frames: list[float] = []

    def frame(self, act: Callable[[], None] | None = None) -> None:
        """Turn the loop once, and have something done in that turn."""
        begun = time.thread_time()
        if act is not None:
            act()
        drew = self.robot.app.frame()
        spent = (time.thread_time() - begun) * 1e3
        if drew or spent > WORK:
            self.frames.append(spent)
        self.robot.clock.advance(1 / 60)
        if self.robot.app.assets.coming() or self.robot.app.background.busy:
            time.sleep(max(1e-3, 1 / 60 - spent / 1e3))  # what is done behind takes real time

    def while_(self, going: Callable[[], bool]) -> None:
        """Turn the loop as long as this holds."""
        for _ in range(MOST_FRAMES):
            if not going():
                return
            self.frame()

    def for_(self, seconds: float) -> None:
        """Turn the loop for so long on the robot's clock."""
        end = self.robot.clock.now() + seconds
        self.while_(lambda: self.robot.clock.now() < end)

    def told(self, what: str) -> dict[str, float]:
        """The figures."""
        return {
            f"{what}, median ms": median(self.frames),
            f"{what}, 99th percentile ms": near_worst(self.frames),
        }


ENDINGS: Final[Mapping[str, str]] = {
    "ending": "a case ends with one's own page",
    "ending-lost": "a case ends with another's page",
    "ending-unsolved": "a case ends at the gate",
    "ending-yourself": "a case ends with oneself",
    "envelope": "a case goes on without oneself",
}
"""How a case may end, and what each costs to be shown, from the envelope on."""


def _frames(size: Size) -> dict[str, float]:
    """Dice tumble, a pawn walks, what can be done next appears, a dialog opens and closes."""
    name = "x".join(map(str, size))
    settings = Settings(language="en", ends_turns=False)  # dialogs come up over a table that waits
    with Robot(title, size=size, settings=settings) as robot:
        robot.app.at_leisure = robot.app.softly = True
        dice, walk, choices, dialog, card, first = (Watch(robot) for _ in range(6))
        for _ in range(GAMES):
            table = table_of(robot, a_case())
            robot.key("r")
            _until_asked(table, dice, choices)
            _walk_far(robot, table)
            _until_asked(table, walk, choices)
        Watch(robot).for_(LOOKED_AT)
        for make in (DIALOGS["see"], *SELDOM.values()):
            _open_and_close(robot, first, partial(make, table))
        for _ in range(OPENINGS):
            for dialog_name, make in DIALOGS.items():
                watch = card if dialog_name == "see" else dialog
                _open_and_close(robot, watch, partial(make, table))
            robot.app.push(DIALOGS["pause"](table))
            robot.settle()
            _open_and_close(robot, dialog, SettingsScene)
            robot.app.pop()
            robot.settle()
        table, curtain = table_of(robot, a_case()), Watch(robot)
        robot.app.rehearse(lambda: curtain_of(table))  # as where people share a screen
        Watch(robot).for_(LOOKED_AT)
        curtain.frame(lambda: robot.app.push(curtain_of(table)))
        curtain.while_(lambda: not robot.app.at_rest)
        endings = {name: _played(robot, name) for name in ENDINGS}
    return {
        **dice.told(f"dice tumble, {name}"),
        **walk.told(f"a pawn walks, {name}"),
        f"what can be done next appears, {name}, median ms": median(choices.frames),
        **dialog.told(f"a dialog opens and closes, {name}"),
        **card.told(f"a card is shown, {name}"),
        f"a card, the envelope and the seal for the first time, {name}, most ms": max(first.frames),
        **curtain.told(f"a curtain falls, {name}"),
        **{
            figure: value
            for ending, watch in endings.items()
            for figure, value in watch.told(f"{ENDINGS[ending]}, {name}").items()
        },
    }


BEATS: Final[Mapping[type, str]] = {
    ev.GameBegan: "a case is opened",
    ev.Suggested: "a suggestion",
    ev.HadNone: "somebody has none",
    ev.Showed: "a card is passed on",
    ev.NobodyDisproved: "nobody can answer",
    ev.Accused: "an accusation",
}
"""What is played upon the stage."""
ENOUGH: Final = 240
"""So many frames of a beat are measured, if there are so many before the case is over."""


def _beats(size: Size) -> dict[str, float]:
    """Computers play at normal speed; every frame counts for what is being performed."""
    name = "x".join(map(str, size))
    kinds = ("inspector", "sergeant", "constable", "sergeant", "constable", "inspector")
    with Robot(title, size=size, settings=Settings(language="en")) as robot:
        robot.app.at_leisure = robot.app.assets.behind = True
        watches = {kind: Watch(robot) for kind in BEATS}
        other = Watch(robot)
        case = a_case(kinds)
        mansion = read_mansions()[case.session.setup.board.name].mansion
        robot.app.replace(table_for(robot.app, Casebook(case), mansion, title))
        table = robot.scene
        assert isinstance(table, TableScene)
        while robot.scene is table:
            kind = type(table.performance.event)
            watch = watches.get(kind, other)
            if table.performance.playing and len(watch.frames) >= ENOUGH and kind is not ev.Accused:
                table.performance.hurry()
            watch.frame()
    return {
        figure: value
        for kind, watch in watches.items()
        if len(watch.frames) > 1
        for figure, value in watch.told(f"{BEATS[kind]}, {name}").items()
    }


def _until_asked(table: TableScene, moving: Watch, choices: Watch) -> None:
    """Watch what moves; the last frame is the one that lays the table out for the next choice."""
    moving.while_(lambda: table.model.offers is None)
    choices.frames.append(moving.frames.pop())


def _walk_far(robot: Robot, table: TableScene) -> None:
    assert table.model.offers is not None
    squares = {p: way for p, way in table.model.offers.destinations.items() if isinstance(p, Cell)}
    table.turn.choose_place(max(squares, key=lambda place: len(squares[place])))
    robot.point((1, 1))  # a hand on the mouse wakes the loop


def _played(robot: Robot, name: str) -> Watch:
    """A scene that moves by itself, twice: the first time fetches its pictures, as a table does."""
    for _ in range(2):
        watch = Watch(robot)
        SCENES[name](robot, a_case())
        watch.while_(lambda: not robot.app.at_rest)
    return watch


def _open_and_close(robot: Robot, dialog: Watch, make: Callable[[], Scene]) -> None:
    for act in (lambda: robot.app.push(make()), robot.app.pop):
        dialog.frame(act)
        dialog.while_(lambda: not robot.app.at_rest)


# -- the real loop ---------------------------------------------------------------------------------


def _still() -> dict[str, float]:
    """What a table costs while nobody does anything, and how soon another size is sharp."""
    app = App(Settings(language="en"), size=FULL_HD, home=title)
    app.lively = False  # else it never comes to rest
    app.start(title())
    app.frame()
    app.open_late()
    _sit(app, a_case())
    _turn(app, lambda: not app.at_rest)
    _turn_for(app, 3.0)
    figures = {
        "a still table with music, share of a core in %": _share(app, STILL),
    }
    app.change(app.settings.but(muted=True, music_volume=0.0, sound_volume=0.0))
    app.audio.close()
    _turn_for(app, 2.0)
    figures["a still table without sound, share of a core in %"] = _share(app, STILL)
    app.lively = True
    app.change(app.settings.but(life="always"))
    app.relayout()
    _turn_for(app, 6.0)
    figures["a living table without sound, share of a core in %"] = _share(app, STILL)
    app.change(app.settings.but(reduced_motion=True))
    _turn_for(app, 6.0)
    figures["the same with reduced motion, share of a core in %"] = _share(app, STILL)
    app.lively = False
    for size in ((1600, 900), (2560, 1440), FULL_HD):
        name = "x".join(map(str, size))
        figures[f"resize to a sharp picture, {name}, ms"] = _resized(app, size)
    app.close()
    return figures


def _sit(app: App, case: OpenCase) -> None:
    """Sit down at a table of the bench."""
    mansion = read_mansions()[case.session.setup.board.name].mansion
    app.replace(table_for(app, Casebook(case), mansion, title))


def _turn(app: App, going: Callable[[], bool]) -> None:
    """Turn the real loop as long as this holds."""
    end = time.perf_counter() + PATIENCE
    while going() and time.perf_counter() < end:
        app.frame()
        app.clock.tick(app.pace)


def _turn_for(app: App, seconds: float) -> None:
    end = time.perf_counter() + seconds
    _turn(app, lambda: time.perf_counter() < end)


def _thinking() -> dict[str, float]:
    """What a frame takes on the wall while Sherlocks play, alone and with one who never rests."""
    app = App(Settings(language="en"), size=FULL_HD, home=title)
    app.start(title())
    app.open_late()
    case = a_case(("sherlock",) * len(SUSPECTS))
    _sit(app, case)
    _turn_for(app, 1.0)
    figures: dict[str, float] = {}
    for name, company in (("Sherlocks play", nullcontext()), ("one never rests", _pondering())):
        with company:
            spans = _spans(app, WATCHED)
        figures[f"a frame while {name}, median ms"] = median(spans)
        figures[f"a frame while {name}, 99th percentile ms"] = near_worst(spans)
    app.close()
    return figures


def _spans(app: App, seconds: float) -> list[float]:
    """How long each frame took that drew something, on the wall."""
    spans, end = [], time.perf_counter() + seconds
    while (begun := time.perf_counter()) < end:
        if app.frame():
            spans.append((time.perf_counter() - begun) * 1e3)
        app.clock.tick(app.pace)
    return spans


@contextmanager
def _pondering() -> Iterator[None]:
    """A Sherlock in another thread, to whom the same question is new again and again."""
    session = a_case(("sherlock",) * len(SUSPECTS)).session
    offers = session.offers()
    assert offers is not None
    view, sherlock, over = session.view(offers.seat), make_player("sherlock"), threading.Event()

    def ponder() -> None:
        while not over.is_set():
            forget()
            sherlock.choose(view, offers, Random(0))

    thinker = threading.Thread(target=ponder, name="pondering")
    thinker.start()
    try:
        yield
    finally:
        over.set()
        thinker.join()


def _share(app: App, seconds: float) -> float:
    """Processor time of all threads over the wall's, in percent."""
    spent, begun = time.process_time(), time.perf_counter()
    _turn_for(app, seconds)
    return (time.process_time() - spent) / (time.perf_counter() - begun) * 100


def _resized(app: App, size: Size) -> float:
    """From the window's new size until the picture fits it and nothing is being fetched."""
    begun = time.perf_counter()
    app.window.size = size
    pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
    _turn(app, lambda: app.look.size != size or not app.at_rest)
    return (time.perf_counter() - begun) * 1e3


def _memory() -> dict[str, float]:
    """The most a game takes: title, table, every dialog, a whole case with its beats, its end."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return {}
    with Robot(title, size=FULL_HD, settings=Settings(language="en")) as robot:
        robot.settle()
        robot.app.open_late()
        table = table_of(robot, a_case())
        for make in DIALOGS.values():
            robot.app.push(make(table))
            robot.rest()
            robot.app.pop()
        _sit(robot.app, a_case(("inspector", "sergeant", "inspector", "sergeant")))
        watched = robot.scene
        assert isinstance(watched, TableScene)
        while robot.scene is watched:
            while robot.app.assets.coming():  # a window takes what has come with every picture
                robot.app.background.wait(1 / 60)
            robot.app.background.wait(PATIENCE)
            robot.step(3, seconds=0.1)
            if watched.performance.playing:
                watched.performance.hurry()
        robot.rest()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    unit = 1 if sys.platform == "darwin" else 1024
    return {"memory at 1920x1080, MB": most * unit / MEGABYTE}


def _sound() -> dict[str, float]:
    """What sound takes while a table's piece plays with all its stems, in a room of four loops."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.set_mode((64, 64))
    share_heap()
    audio = Audio(Assets(), Background())
    before = _held()
    audio.open()
    audio.level(music.CLOSING_IN)
    audio.music("play")
    audio.around("study")
    time.sleep(HEARD)
    spent = time.process_time()
    time.sleep(STILL)
    share = (time.process_time() - spent) / STILL * 100
    held = _held() - before
    audio.close()
    return {"sound's memory, MB": held, "mixing, share of a core in %": share}


def _held() -> float:
    """How much memory is in use now."""
    try:
        pages = int(files.read(Path("/proc/self/statm"), 1000).split()[1])
    except OSError:  # only Linux tells
        return 0.0
    return pages * 4096 / MEGABYTE


PARTS: Final[Mapping[str, Callable[[], dict[str, float]]]] = {
    "full-hd": lambda: _frames(FULL_HD),
    "beats-full-hd": lambda: _beats(FULL_HD),
    "beats-uhd": lambda: _beats(UHD),
    "uhd": lambda: _frames(UHD),
    "still": _still,
    "thinking": _thinking,
    "memory": _memory,
    "sound": _sound,
}


if __name__ == "__main__":
    gc.set_threshold(*LOOKS)  # as in the window, and so is the next
    sys.setswitchinterval(SWITCH)
    print(msgspec.json.encode(PARTS[sys.argv[1]]()).decode())
