"""A stretch of a record as a film: the real table, on a clock turned by hand, without a window."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import pygame

from clue.codec.record import Record
from clue.devkit.robot import BEAT, Robot
from clue.devkit.strip import FilmStrip
from clue.rules.cards import Seat
from clue.store.replay import replayed
from clue.store.resume import watched
from clue.ui.cases import mansion_of, table_for
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.table.scene import TableScene
from clue.ui.theme.styles import SMALLEST_WINDOW

RATE: Final = 25
"""Pictures a second."""
AFTERWARDS: Final = 1.5
"""So many seconds are still seen when everything has happened."""
ENDING: Final = 8.0
"""And so many of an ending."""
PATIENCE: Final = 10.0
PARTS: Final = 200
"""How often work behind one picture may lead to more of it, each waited for so many seconds."""


@dataclass(frozen=True)
class Stretch:
    """What is filmed: from after so many actions to after so many, as whom, how fast, how large."""

    record: Record
    first: int
    last: int
    seat: Seat | None = None  # what everybody sees
    speed: str = "normal"
    size: tuple[int, int] = (1280, 720)
    language: str = "en"
    reduced: bool = False
    rate: int = RATE


class StretchError(ValueError):
    """Raised for a stretch that a record does not have; ``most`` actions are in it."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


def film(stretch: Stretch, tell: Callable[[float], None] | None = None) -> FilmStrip:
    """Play the stretch and keep every picture; ``tell`` hears how many seconds there are so far."""
    most = len(stretch.record.actions)
    if not 0 <= stretch.first < stretch.last <= most:
        raise StretchError(most)
    settings = Settings(
        language=stretch.language,
        own_speed=stretch.speed,  # type: ignore[arg-type]  # the command line knows the words
        computer_speed=stretch.speed,  # type: ignore[arg-type]
        reduced_motion=stretch.reduced,
    )
    strip = FilmStrip(stretch.size)
    with Robot(title, size=_window(stretch.size), settings=settings, lively=True) as robot:
        robot.patience = PATIENCE
        table = _seated(robot, stretch)
        for number, _ in enumerate(_pictures(robot, table, stretch.rate)):
            strip.add(_small(robot.app.canvas, stretch.size), 1 / stretch.rate)
            if tell is not None and number % stretch.rate == 0:
                tell(number / stretch.rate)
    return strip


def _window(size: tuple[int, int]) -> tuple[int, int]:
    """A window of the same shape that is large enough to be one."""
    times = max(math.ceil(least / side) for least, side in zip(SMALLEST_WINDOW, size, strict=True))
    return size[0] * times, size[1] * times


def _small(canvas: pygame.Surface, size: tuple[int, int]) -> bytes:
    """The picture at the size that was asked for."""
    if canvas.get_size() != size:
        canvas = pygame.transform.smoothscale(canvas, size)
    return pygame.image.tobytes(canvas, "RGB")


def _seated(robot: Robot, stretch: Stretch) -> TableScene:
    """The table before the stretch, at rest."""
    last = replayed(stretch.record, stretch.last)
    book = watched(stretch.record, last, stretch.first)
    book.case.screen.seat = stretch.seat
    mansion = mansion_of(book.case.session.setup.board, plan=book.plan)
    table = table_for(robot.app, book, mansion, title)
    robot.app.replace(table)
    _complete(robot)
    while table.performance.hand.awaits:  # whoever may ask at once is there at once
        table.performance.hand.get_ready()
        robot.app.background.wait(PATIENCE)
        robot.app.assets.collect()
    return table


def _pictures(robot: Robot, table: TableScene, rate: int) -> Iterator[None]:
    """Turn the clock from picture to picture until everything has been seen."""
    turns = math.ceil(1 / BEAT / rate)
    left = math.inf
    while left > 0:
        _complete(robot)
        yield
        for _ in range(turns):
            robot.app.touched(robot.clock.now())  # somebody looks on
            robot.step(seconds=1 / rate / turns)
        if left == math.inf and _all_seen(robot, table):
            left = ENDING if robot.scene is not table else AFTERWARDS
        left -= 1 / rate


def _all_seen(robot: Robot, table: TableScene) -> bool:
    case = table.case
    quiet = not (table.performance.playing or case.screen.behind or case.answered)
    return robot.scene is not table or (quiet and table.model.next is None)


def _complete(robot: Robot) -> None:
    """Wait, while the clock stands, for what is done behind the picture: that takes real time."""
    app = robot.app
    for _ in range(PARTS):
        pygame.event.pump()
        app.background.wait(PATIENCE)
        app.frame()
        if not (app.background.busy or app.assets.coming() or app.picture.opening):
            break
