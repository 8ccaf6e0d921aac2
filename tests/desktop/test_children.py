"""Whatever ends the game, the programs it has started end with it, and all that they have started."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from clue import children
from tests.daily import long, part

WINDOWS = sys.platform == "win32"
signals = pytest.mark.skipif(WINDOWS, reason="no such signals there")

BOT = """
import pathlib, subprocess, sys, time
if len(sys.argv) == 2:
    subprocess.Popen([sys.executable, __file__, sys.argv[1] + ".child", "child"])
for beat in range(600):  # half a minute, should the test fail
    pathlib.Path(sys.argv[1]).write_text(str(beat))
    time.sleep(0.05)
"""
"""A program that minds nobody, with a helper of its own that does not either."""

WINDOW = """
import sys
from clue.__main__ import main
from clue.ui import menu
from clue.players.program import Program
from tests.ui.plain import Plain

class Host(Plain):
    def update(self, now):
        if not self.updates:
            self.guest = Program(sys.argv.pop())
        return super().update(now)

menu.title = Host
sys.exit(main(["play"]))
"""


@pytest.fixture
def beats(tmp_path):
    return tmp_path / "beats"


@pytest.fixture
def guest(tmp_path, beats):
    """The command line of a program that beats."""
    bot = tmp_path / "bot.py"
    bot.write_text(BOT, encoding="utf-8")
    return f'"{sys.executable}" "{bot}" "{beats}"'


def hosts(guest: str) -> dict[str, list[str]]:
    """Every way in which the game has programs running."""
    simulate = ["-m", "clue", "simulate", "--games", "2", "--seats", f"random,random,cmd:{guest}"]
    return {
        "simulate": simulate,
        "simulate side by side": [*simulate, "--jobs", "2"],
        "window": ["-c", WINDOW, guest],
    }


HOST = """
import atexit, shlex, sys
from clue import children
atexit.register(lambda: print(children._household._warden.returncode))  # heard last of all
with children.started(shlex.split(sys.argv.pop()), silent=True) as program:
    children.end(program)
"""

ENDS = [
    ("simulate", "SIGINT"),
    ("simulate", "SIGHUP"),
    ("simulate", "SIGKILL"),
    ("simulate side by side", "SIGINT"),
    ("simulate side by side", "SIGTERM"),
    ("simulate side by side", "SIGKILL"),
    ("window", "SIGINT"),
    ("window", "SIGTERM"),
    ("window", "SIGKILL"),
]
DAILY = {ENDS[2], ENDS[4], ENDS[6]}
"""Every host, and every signal but that of a terminal that is closed."""


def beating(path: Path) -> bool:
    last = path.read_text(encoding="utf-8")
    time.sleep(0.15)
    return path.read_text(encoding="utf-8") != last


def until(what, seconds=60.0 if WINDOWS else 20.0):
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


@long
@signals
@pytest.mark.parametrize(("host", "how"), part(ENDS, DAILY))
def test_no_program_outlives_the_game(host, how, guest, beats, tmp_path):
    """One signal to the game alone, as `kill` sends it; only Ctrl-C reaches all it works with."""
    how = signal.Signals[how]
    surroundings = {**os.environ, "SDL_VIDEODRIVER": "dummy", "CLUE_DATA": str(tmp_path / "data")}
    command = [sys.executable, *hosts(guest)[host]]
    with subprocess.Popen(
        command, env=surroundings, start_new_session=True, stderr=subprocess.DEVNULL
    ) as game:
        files = beats, beats.with_name("beats.child")
        try:
            until(lambda: all(path.exists() and path.read_text() for path in files))
            (os.killpg if how is signal.SIGINT else os.kill)(game.pid, how)
            code = game.wait(30)
        finally:
            game.kill()
    assert code == {signal.SIGINT: 130, signal.SIGKILL: -signal.SIGKILL}.get(how, 128 + how)
    until(lambda: not any(beating(path) for path in files))
    until(lambda: not of_group(game.pid))


@pytest.mark.skipif(not WINDOWS, reason="elsewhere the signals above are tried")
@pytest.mark.parametrize("host", hosts(""))
def test_a_job_of_windows_ends_programs_with_a_game_that_is_killed(host, guest, beats, tmp_path):
    surroundings = {**os.environ, "SDL_VIDEODRIVER": "dummy", "CLUE_DATA": str(tmp_path / "data")}
    with subprocess.Popen([sys.executable, *hosts(guest)[host]], env=surroundings) as game:
        files = beats, beats.with_name("beats.child")
        try:
            until(lambda: all(path.exists() and path.read_text() for path in files))
        finally:
            game.kill()
    until(lambda: not any(beating(path) for path in files))


def of_group(leader: int) -> bool:
    """Whether anything of a group of processes is left."""
    try:
        os.killpg(leader, 0)
    except ProcessLookupError:
        return False
    return True


@signals
def test_a_program_ended_in_good_order_is_nobodys_business_any_more(guest, beats):
    """Its number may be another's tomorrow: whoever sees to the rest does not end that."""
    household = children._household
    process = children.started(guest.replace('"', "").split())
    until(beats.exists)
    children.end(process)
    process.wait()
    with process:
        assert process not in household.running
    told = []
    spoken = children._Household()

    class Listener:
        stdin = type("Pipe", (), {"write": told.append, "flush": lambda *_: None})

    spoken._warden = Listener
    spoken.admit(process)
    spoken.dismiss(process)
    spoken.dismiss(process)
    assert told == [f"begun {process.pid}\n", f"ended {process.pid}\n"]


@signals
@pytest.mark.parametrize("ended", [0, 1, 2])
def test_the_warden_ends_those_it_was_told_of_and_no_others(ended, tmp_path):
    sleepers = [
        subprocess.Popen(["/bin/sh", "-c", "sleep 60 & wait"], start_new_session=True)
        for _ in range(3)
    ]
    told = [f"begun {sleeper.pid}\n" for sleeper in sleepers[:2]]
    told += [f"ended {sleeper.pid}\n" for sleeper in sleepers[:ended]]
    warden = children._warden()
    warden.communicate("".join(told), timeout=20)
    try:
        for sleeper in sleepers[ended:2]:
            assert sleeper.wait(10) == -signal.SIGKILL
        assert all(sleeper.poll() is None for sleeper in (*sleepers[:ended], sleepers[2]))
    finally:
        for sleeper in sleepers:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(sleeper.pid, signal.SIGKILL)
            sleeper.wait()


def test_when_a_game_is_over_its_programs_are_though_the_process_lives_on(guest, beats):
    with children.none_left():
        process = children.started(guest.replace('"', "").split())
        until(beats.exists)
        assert process.poll() is None
    with process:
        process.wait(20)
    assert process not in children._household.running


@signals
def test_signals_are_answered_as_before_when_all_is_over():
    before = signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        with pytest.raises(SystemExit) as left, children.none_left():
            signal.raise_signal(signal.SIGTERM)
        assert left.value.code == 128 + signal.SIGTERM
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        with children.none_left():
            os.kill(os.getpid(), signal.SIGTERM)
    finally:
        faulthandler.cancel_dump_traceback_later()
        signal.signal(signal.SIGTERM, before)


DEAF = """
import signal, sys
from clue.__main__ import main
from clue.ui import menu
from tests.ui.plain import Plain

class Deaf(Plain):
    def update(self, now):
        if not self.updates:
            try:
                signal.raise_signal(signal.SIGTERM)
            except SystemExit:
                pass
        return super().update(now)

menu.title = Deaf
sys.exit(main(["play"]))
"""

ENDLESS = """
import signal, threading
from clue import children

children.GRACE = 0.3
with children.none_left():
    try:
        signal.raise_signal(signal.SIGTERM)
    finally:
        threading.Event().wait()
"""


IMPORTING = """
import signal, sys
from clue import children

how = getattr(signal, sys.argv[1])
amid = compile("signal.raise_signal(how)", "<frozen importlib._bootstrap>", "exec")
children._MOMENT = 0.5
with children.none_left():
    exec(amid)
    print("imported", flush=True)
    signal.pause()
"""


@signals
@pytest.mark.parametrize(("how", "code"), [("SIGTERM", 128 + 15), ("SIGINT", 1)])
def test_a_signal_in_the_middle_of_an_import_is_heard_after_it(how, code):
    done = subprocess.run(
        [sys.executable, "-c", IMPORTING, how],
        capture_output=True, timeout=60, check=False, text=True,
    )  # fmt: skip
    ends = {code, -signal.Signals[how]}
    assert done.returncode in ends
    assert "Exception ignored" not in done.stderr
    assert done.stdout == "imported\n"


@signals
@pytest.mark.parametrize(
    ("script", "code", "said"), [(DEAF, 128 + signal.SIGTERM, ""), (ENDLESS, 1, "wait")]
)
def test_who_is_told_to_end_ends_though_a_library_swallows_it_or_never_answers(
    script, code, said, tmp_path
):
    surroundings = {**os.environ, "SDL_VIDEODRIVER": "dummy", "CLUE_DATA": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=surroundings, capture_output=True, timeout=60, check=False, text=True,
    )  # fmt: skip
    assert (done.returncode, said in done.stderr) == (code, True)


@signals
def test_a_thread_may_run_a_command_too():
    ran = []

    def run():
        with children.none_left():
            ran.append(True)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert ran


@signals
def test_who_ends_in_good_order_leaves_nothing_open(guest):
    """Not even the one who would have ended its programs."""
    told = [sys.executable, "-X", "dev", "-c", HOST, guest]
    done = subprocess.run(told, capture_output=True, text=True, timeout=60, check=False)
    assert (done.stdout, done.stderr) == ("0\n", "")
