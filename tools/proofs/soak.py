"""Whole games one after another in one window: memory must not grow. Then an hour of nothing.

Every third game has a person's hands in it, the others are computers alone; sizes, mansions and rulebooks change. The
memory counted is what the process holds after a collection (resident set), at the end against after the tenth game.

    python -m tools.proofs.soak --games 300
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import threading
import time

MAY_GROW = 0.05
HOUR = 3600.0


def resident() -> float:
    """Megabytes this process holds now, freed memory given back first."""
    gc.collect()
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL("libc.so.6").malloc_trim(0)
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6


def play(robot, number: int) -> int:
    """One whole game from the deal to the envelope; how many actions it had."""
    from clue.game.draft import NewGame, SeatPlan
    from clue.rules.cards import SUSPECTS
    from clue.rules.editions import EDITIONS, HouseRules
    from clue.ui.cases import deal
    from clue.ui.endings.ending import EndingScene
    from clue.ui.menu import title
    from tests.ui.hands import Hands

    person = number % 3 == 0
    kinds = ["human" if person else "sergeant", "inspector", "sergeant", "constable"][
        : 3 + number % 2
    ]
    seats = tuple(
        SeatPlan(seat, kind, name="Zoé") for seat, kind in zip(SUSPECTS, kinds, strict=False)
    )
    edition = [*EDITIONS.values()][number % len(EDITIONS)]
    game = NewGame(seats, edition, HouseRules(), ("classic", "lodge")[number % 2], str(number))
    deal(robot.app, game, title)
    case = robot.app.stack[0].case
    hands = Hands(robot, ("mouse", "keys")[number % 2], seed=number, boldness=0.1)
    ending = hands.play(most=20_000)
    assert isinstance(ending, EndingScene)
    robot.settle()
    robot.click(robot.find(ending.stage.words.say("ending-leave")))
    robot.step(3)
    return len(case.session.played)


def idle(robot) -> tuple[float, float]:
    """An hour at a table where nobody does anything, twice: the memory after each."""
    from tests.ui.hands import open_case, sit

    sit(robot, open_case(("human", "inspector", "sergeant")))
    robot.settle()
    sizes = []
    for _ in range(2):
        end = robot.clock.now() + HOUR
        while robot.clock.now() < end:
            robot.step(seconds=0.1)
        sizes.append(resident())
    return sizes[0], sizes[1]


def main() -> int:
    """Play so many; 1 if memory grew."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument(
        "--after", type=int, default=10, help="the game whose memory is the measure"
    )
    parser.add_argument("--no-idle", action="store_true")
    options = parser.parse_args()
    folder = tempfile.mkdtemp()
    os.environ |= {"CLUE_DATA": folder, "CLUE_CONFIG": folder, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    from clue.devkit.robot import Robot
    from clue.devkit.sample_scenes import QUIET
    from clue.ui.menu import title
    from clue.ui.stage.settings import Settings

    measure, began, actions = 0.0, time.monotonic(), 0
    with Robot(title, size=(1024, 640), settings=Settings(language="en").but(**QUIET)) as robot:
        robot.settle()
        for number in range(1, options.games + 1):
            actions += play(robot, number)
            if number == options.after:
                measure = resident()
            if number % 10 == 0:
                print(
                    f"{number} games, {actions} actions, {resident():.1f} MB, {threading.active_count()} threads, "
                    f"{time.monotonic() - began:.0f} s",
                    flush=True,
                )
        last = resident()
        grown = last / measure - 1 if measure else 0.0
        print(
            f"after {options.after}: {measure:.1f} MB, after {options.games}: {last:.1f} MB, {grown:+.1%}"
        )
        failed = grown > MAY_GROW
        if not options.no_idle:
            first, second = idle(robot)
            print(
                f"an idle hour: {first:.1f} MB, the next: {second:.1f} MB, {second / first - 1:+.1%}"
            )
            failed |= second > first * (1 + MAY_GROW / 5)
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main())
