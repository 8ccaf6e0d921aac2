"""Kill the game in the middle of play, again and again: nothing that was seen may ever be lost.

A child plays in the real loop: a person's hands and computer players, with animations, dialogs, pencil marks,
curtains and endings. It tells through a pipe what it shows, before it shows it. It is killed (SIGKILL) at a random
moment, or kills itself inside a random file call. Then the game on disk must hold everything that was shown and at
most one action more; the next child goes on with it from the title, by its first line.

    python -m tools.proofs.kills --times 200 --seed 1
"""

from __future__ import annotations

import argparse
import collections
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INSIDE = 0.35
"""The share of children that die inside a file call."""
PATIENCE = 90


# -- the child -----------------------------------------------------------------------------------


def tell(*words: object) -> None:
    """To the parent; in the pipe even if the next instruction is never reached."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def fingerprint(events: list, before: int = 0) -> int:
    from clue.codec import plain

    for event in events:
        before = zlib.crc32(plain.line(plain.event(event)).encode(), before)
    return before


def tell_what_is_shown() -> None:
    """Tell every event as soon as the screen is told it."""
    from clue.game.session import Feed
    from clue.store.keeping import Casebook

    real, begun, books, told_so_far = Feed.next, Casebook.__init__, {}, {}

    def begin(book, case, *args, **more):
        begun(book, case, *args, **more)
        books[case.screen] = book

    def following(feed):
        book, told = books[feed], feed.told
        if feed not in told_so_far:
            told_so_far[feed] = fingerprint(book.case.session.seen_by(None)[:told])
        event = real(feed)
        if event is not None:
            shown = [book.case.session.seen_by(None, told)[0]]
            told_so_far[feed] = fingerprint(shown, told_so_far[feed])
            name = book.keeper.path.stem if book.keeper and book.keeper.path else "-"
            tell("shown", name, feed.told, told_so_far[feed])
        return event

    Casebook.__init__, Feed.next = begin, following


def die_inside(rng: random.Random) -> None:
    """Count file calls, and at one of them write a part and be gone, or go just before or after."""
    left = [rng.choice([rng.randrange(1, 12), rng.randrange(1, 160)])]

    def deadly(name: str) -> None:
        real = getattr(os, name)

        def call(*args, **more):
            if name == "write" and args[0] == 1:
                return real(*args, **more)  # the pipe
            left[0] -= 1
            if left[0] == 0:
                tell("inside", name)
                if name == "write":
                    real(args[0], bytes(args[1])[: rng.randrange(len(args[1]) + 1)])
                elif rng.random() < 0.5:
                    real(*args, **more)
                os.kill(os.getpid(), signal.SIGKILL)
            return real(*args, **more)

        setattr(os, name, call)

    for name in ("write", "fsync", "replace", "open", "ftruncate", "close"):
        deadly(name)


def child(seed: int, *, inside: bool) -> None:
    """Play until death."""
    rng = random.Random(seed)
    from clue.devkit.robot import Robot
    from clue.game.draft import NewGame, SeatPlan
    from clue.rules.cards import SUSPECTS
    from clue.rules.editions import EDITIONS, HouseRules
    from clue.ui.cases import deal
    from clue.ui.endings.ending import EndingScene
    from clue.ui.menu import title
    from clue.ui.stage.settings import Settings
    from clue.ui.table.scene import TableScene
    from tests.ui.hands import Hands

    tell_what_is_shown()
    speeds = rng.choice(
        [("normal", "normal"), ("fast", "fast"), ("instant", "instant"), ("instant", "fast")]
    )
    settings = Settings(language="en", own_speed=speeds[0], computer_speed=speeds[1])
    with Robot(title, size=(1024, 640), settings=settings, strict=True) as robot:
        robot.step(3)
        first = robot.screen.stops()[0]
        if "Continue" in first.label:
            began = time.perf_counter()
            robot.click(first)
            robot.step()
            assert any(isinstance(scene, TableScene) for scene in robot.app.stack), robot.scene
            tell("resumed", round(1000 * (time.perf_counter() - began)))
        else:
            people = rng.choice([1, 1, 2, 3])
            others = ["random", "constable", "sergeant"]
            kinds = ["human"] * people + others[: rng.randrange(max(0, 3 - people), 4)]
            rng.shuffle(kinds)
            seats = tuple(
                SeatPlan(seat, kind, name=f"Zoé {n}" if kind == "human" else "")
                for n, (seat, kind) in enumerate(zip(SUSPECTS, kinds, strict=False))
            )
            game = NewGame(
                seats, EDITIONS[rng.choice([*EDITIONS])], HouseRules(), "classic", str(seed)
            )
            deal(robot.app, game, title)
            tell("dealt")
        if inside:
            die_inside(rng)
        hands = Hands(robot, rng.choice(["mouse", "keys"]), seed=seed, boldness=0.02)
        last = None
        while robot.app.running:
            scene = robot.scene
            if scene is not last:
                last = scene
                tell("scene", type(scene).__name__)
            if isinstance(scene, EndingScene):
                robot.settle()
                robot.click(robot.find(rng.choice([robot.app.words.say("ending-next"), "title"])))
                robot.step(3)
                if not isinstance(robot.scene, TableScene):
                    return
                continue
            if isinstance(scene, TableScene):
                hands._let_think(scene.case)  # noqa: SLF001 - hands of the same house
                scribble(scene.in_play, rng)
            hands.beat()


def scribble(book, rng: random.Random) -> None:
    """Now and then a pencil mark, told once it is on disk."""
    case = book.case
    if case.viewer not in case.notes or rng.random() > 0.03:
        return
    cards = case.session.setup.board.deck.cards
    notes = case.notes[case.viewer]
    case.notes[case.viewer] = notes.turned(rng.choice(cards), rng.choice(case.seats))
    case.note(case.viewer)
    tell("marks", book.keeper.path.stem, json.dumps(marks_of(book.kept())))


def marks_of(kept) -> list:
    return sorted([line.seat, line.card, line.column or "", line.mark] for line in kept.marks)


# -- the parent ----------------------------------------------------------------------------------


class Losses(collections.Counter):
    """What went wrong, and how it went right."""


def kill_one(data: Path, seed: int, rng: random.Random, tally: Losses) -> float:
    """One child's life; how many seconds its game took to be sat down at again."""
    inside = rng.random() < INSIDE
    environment = os.environ | {
        "CLUE_DATA": str(data),
        "CLUE_CONFIG": str(data),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    command = [
        sys.executable,
        "-m",
        "tools.proofs.kills",
        "--child",
        str(seed),
        *(["--inside"] if inside else []),
    ]
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    lines: list[str] = []
    playing = threading.Event()

    def listen() -> None:
        for raw in process.stdout:
            lines.append(raw.decode())
            playing.set()
        playing.set()  # whoever broke before the first word is not waited for

    def drain() -> None:
        complaints.append(process.stderr.read())

    complaints: list[bytes] = []
    threads = [threading.Thread(target=work) for work in (listen, drain)]
    for thread in threads:
        thread.start()
    playing.wait(PATIENCE)
    try:
        process.wait(8 if inside else rng.choice([rng.uniform(0, 0.3), rng.uniform(0, 3)]))
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
    process.wait()
    for thread in threads:
        thread.join()
    process.stdout.close()
    process.stderr.close()
    if process.returncode not in (0, -signal.SIGKILL):
        raise SystemExit(f"the child broke (seed {seed}): {complaints[0].decode()[-3000:]}")
    return judge(data, lines, tally)


def judge(data: Path, lines: list[str], tally: Losses) -> float:
    """Whether everything that was told is still there."""
    from clue import folders
    from clue.codec.record_reader import load
    from clue.store.found import read_journal
    from clue.store.replay import replayed
    from clue.store.resume import sat_again

    told = [line.split(" ", 2) for line in lines if line.endswith("\n")]
    scenes = [words[1].strip() for words in told if words[0] == "scene"]
    tally[f"killed at {scenes[-1] if scenes else 'the start'}"] += 1
    tally["killed inside a file call"] += any(words[0] == "inside" for words in told)
    for words in told:
        if words[0] == "resumed":
            tally["gone on from the title"] += 1
            tally["slowest click to table, ms"] = max(
                tally["slowest click to table, ms"], int(words[1])
            )
    shown: dict[str, tuple[int, int]] = {}
    marks: dict[str, str] = {}
    for kind, name, rest in (words for words in told if words[0] in {"shown", "marks"}):
        if kind == "marks":
            marks[name] = rest
        else:
            count, crc = map(int, rest.split())
            if count >= shown.get(name, (0, 0))[0]:
                shown[name] = (count, crc)
    slowest = 0.0
    for name, (count, crc) in shown.items():
        path = folders.games(data) / f"{name}.cluejournal"
        if path.exists():
            began = time.perf_counter()
            found = read_journal(path)
            game = sat_again(found.kept).case
            slowest = max(slowest, time.perf_counter() - began)
            session = game.session
            game.close()
            tally["torn last lines cut off"] += found.reading.torn
            tally["damaged"] += bool(found.damaged)
            if name in marks and json.loads(marks[name]) != marks_of(found.kept):
                tally["marks one later"] += 1
        else:
            session = replayed(load(folders.finished(data) / f"{name}.cluegame"))
            tally["finished meanwhile"] += 1
        events = session.seen_by(None)
        if len(events) < count or fingerprint(events[:count]) != crc:
            tally["LOSSES"] += 1
            print(f"LOST: {name}: shown {count} events, kept {len(events)}", flush=True)
            continue
        later = len(session.played) - actions_begun(session, count)
        tally["exactly the last action shown" if later == 0 else "one action later"] += 1
        if later > 1:
            tally["TOO LATE"] += 1
            print(f"{later} actions later than shown: {name}", flush=True)
    return slowest


def actions_begun(session, count: int) -> int:
    """How many actions have something among the first events."""
    from clue.game.session import Session
    from clue.store.replay import act

    again = Session(session.setup, session.dealt, session.chance)
    begun = 0
    for index, played in enumerate(session.played):
        if again.count >= count:
            break
        act(again, index, played)
        begun += 1
    return begun


def main() -> int:
    """Kill so many children; 1 if anything was lost."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--child", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child is not None:
        child(options.child, inside=options.inside)
        return 0
    rng, tally, slowest = random.Random(options.seed), Losses(), 0.0
    with tempfile.TemporaryDirectory() as folder:
        for n in range(options.times):
            if n == 0 or rng.random() < 0.15:  # now and then a new table
                data = Path(tempfile.mkdtemp(dir=folder, prefix="été "))
            slowest = max(slowest, kill_one(data, options.seed * 1000 + n, rng, tally))
    print(
        f"{options.times} moments tried, {tally['LOSSES']} losses, slowest resume {slowest * 1000:.0f} ms"
    )
    for what, count in sorted(tally.items()):
        print(f"  {what}: {count}")
    return 1 if tally["LOSSES"] or tally["TOO LATE"] or tally["damaged"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
