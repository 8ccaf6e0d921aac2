"""Follow a suggestion through the turn of the loop that writes it to disk, and count what it passes.

``python tools/walk.py`` prints the rooms and files between that turn and the journal's ``fsync``, and how many
calls the frame after it takes. ``--steps`` prints every function on the way.
"""

from __future__ import annotations

import os
import sys
import tempfile
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import Self

ROOT = Path(__file__).resolve().parents[1]
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

PARSER = ("fluent.syntax", "fluent.runtime.prepare")
"""What reads a message the first time it is said."""
PATIENCE = 2000
"""So many turns of the loop, and the suggestion is not kept."""


def room(module: str) -> str:
    """The room a module stands in: a folder of the house, or of the window."""
    parts = module.split(".")
    return ".".join(parts[1:3]) if parts[1] == "ui" and len(parts) > 3 else parts[1]


def walked() -> Walk:
    """Play to a suggestion by mouse, and watch the turn of the loop in which it is made."""
    from clue.boards.catalogue import read_mansions
    from clue.devkit.robot import Robot
    from clue.store.keeping import Casebook, Keeper
    from clue.ui import cases
    from clue.ui.dialogs.naming import SuggestScene
    from clue.ui.stage.settings import Settings
    from tests.ui import hands

    walk = Walk()
    with Robot(hands.title, settings=hands.INSTANT) as robot:
        book = Casebook(hands.open_case(["human", "constable", "constable"], seed="3"), Keeper())
        book.keep()
        cases.sit_down(robot.app, book, read_mansions()["classic"].mansion, hands.title)
        robot.step()
        player = hands.Hands(robot, "mouse", seed=2, boldness=0)
        while not isinstance(robot.scene, SuggestScene):
            player.beat()
            player._let_think(book.case)  # noqa: SLF001 - the tests' hands
        robot.settle()
        robot.app.change(Settings(language="en"))  # told at a pace one can follow
        robot.settle()
        with walk:
            while isinstance(robot.scene, SuggestScene):
                player.beat()
            for _ in range(PATIENCE):
                robot.step()  # it may be taken back until it has been performed
                if walk.down:
                    break
            robot.step(3)
    return walk


class Walk:
    """What is entered from the beginning of a turn of the loop until something lies on disk."""

    def __init__(self) -> None:
        self.entered: list[tuple[str, str]] = []
        self.down: list[str] = []  # the rooms from the loop to the disk
        self.calls: list[int] = []  # of each turn after it
        self.reading: list[int] = []  # and so many of them for sentences said for the first time
        self._arrived = False
        self._fsync = os.fsync

    def __enter__(self) -> Self:
        os.fsync = self._synced
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        os.fsync = self._fsync

    def _note(self, frame: FrameType, event: str, _arg: object) -> None:
        if event != "call":
            return
        name = frame.f_globals.get("__name__", "")
        turn = frame.f_code.co_qualname == "Loop.turn"
        if self._arrived:
            if turn or not self.calls:
                self.calls.append(0)
                self.reading.append(0)
            self.calls[-1] += 1
            self.reading[-1] += name.startswith(PARSER)
        elif turn:
            self.entered.clear()
        elif name.startswith("clue."):
            self.entered.append((name, frame.f_code.co_qualname))

    def _synced(self, handle: int) -> None:
        if not self._arrived:
            self._arrived = True
            frame: FrameType | None = sys._getframe(1)  # noqa: SLF001
            modules = []
            while frame is not None:
                modules.append(frame.f_globals.get("__name__", ""))
                frame = frame.f_back
            ours = [room(name) for name in reversed(modules) if name.startswith("clue.")]
            ours = [name for name in ours if name != "devkit"]  # the robot's hands
            self.down = [key for key, _ in groupby(ours)]
        self._fsync(handle)


def main(asked: list[str]) -> None:
    with tempfile.TemporaryDirectory() as home:
        os.environ["CLUE_CONFIG"] = os.environ["CLUE_DATA"] = home
        walk = walked()
    if "--steps" in asked:
        print("\n".join(f"{name}.{what}" for name, what in walk.entered))
    files, ways = {name for name, _ in walk.entered}, set(walk.entered)
    print(" -> ".join(walk.down))
    print(f"{len(walk.down) - 1:6}  changes of room between the click and the disk")
    print(f"{len(files):6}  files, {len(ways)} functions entered on the way")
    told = [
        all_of_them - reading for all_of_them, reading in zip(walk.calls, walk.reading, strict=True)
    ]
    print(f"{max(walk.calls):6}  calls in the fullest turn of the loop from there on")
    print(f"{max(told):6}  of them without those that parse sentences said for the first time")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    main(sys.argv[1:])
