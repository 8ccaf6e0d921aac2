"""Programs that the game has started: whatever way it ends, they end with it, and all of theirs.

Each leads a group of its own, so that it can be ended with all it has started. Who ends in good
order, or is told to, ends them; for a game that is killed outright somebody else has to: on Windows
a job that the system closes with us, elsewhere a small shell that waits until it hears no more
of us.
"""

from __future__ import annotations

import atexit
import contextlib
import faulthandler
import logging
import os
import signal
import subprocess
import sys
import threading
import time
from _thread import start_new_thread
from collections.abc import Iterator, Mapping, Sequence
from types import FrameType
from typing import Final

log = logging.getLogger(__name__)

SEEING_TO_IT: Final = 2.0
"""Seconds Windows may take to end a program with its company."""

GRACE: Final = 10.0
"""Seconds the game may take to end in good order once it is told to."""

_MOMENT: Final = 0.01
"""Seconds until a signal that came at a bad moment is heard again."""

_STOPS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)
"""By what a system asks a program to end, beside Ctrl-C."""

_COMPLAINTS: Final = 2
"""The number of the stream for them; what stands for it in Python may have been taken away."""

_WARDEN: Final = """
groups=
while read -r word group; do
  others=
  for one in $groups; do [ "$one" = "$group" ] || others="$others $one"; done
  groups=$others
  [ "$word" = begun ] && groups="$groups $group"
done
for one in $groups; do kill -s KILL -- "-$one"; done
"""
"""Keeps the list of groups it is told of, and ends them when it is told nothing any more."""


class _Household:
    """Everything that runs, and who sees to it when we are gone; a process has one."""

    def __init__(self) -> None:
        self.running: set[subprocess.Popen[str]] = set()
        self._warden: subprocess.Popen[str] | None = None
        self._door = threading.Lock()

    def admit(self, process: subprocess.Popen[str]) -> None:
        self.running.add(process)
        if sys.platform == "win32":
            _bound_to_us(process)
        else:
            self._tell("begun", process)

    def dismiss(self, process: subprocess.Popen[str]) -> None:
        if process in self.running:
            self.running.discard(process)
            if sys.platform != "win32":
                self._tell("ended", process)

    def _tell(self, word: str, process: subprocess.Popen[str]) -> None:
        with self._door:
            try:
                if self._warden is None:
                    self._warden = _warden()
                    atexit.register(self._warden.communicate)  # told no more, it goes
                assert self._warden.stdin is not None
                self._warden.stdin.write(f"{word} {process.pid}\n")
                self._warden.stdin.flush()
            except (OSError, ValueError) as error:
                log.warning("nobody would end programs if the game was killed: %s", error)


_household = _Household()


def _moved_out() -> None:
    """A process that was forked off has no programs; they are its parent's."""
    global _household  # noqa: PLW0603 - there is one for each process
    _household = _Household()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_moved_out)


def started(
    command: Sequence[str] | str,
    surroundings: Mapping[str, str] | None = None,
    *,
    silent: bool = False,
) -> subprocess.Popen[str]:
    """Another program, listening to us, with no window of its own; an OSError where there is none.

    What it says can be heard, unless it is to be ``silent``.
    """
    said = subprocess.DEVNULL if silent else subprocess.PIPE
    process = subprocess.Popen(  # noqa: S603 - the player's program, or the desktop's own
        command,
        stdin=subprocess.PIPE,
        stdout=said,
        stderr=said,
        text=True,
        encoding="utf-8",
        errors="replace",
        env=surroundings,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        start_new_session=True,
    )
    _household.admit(process)
    return process


def end(process: subprocess.Popen[str]) -> None:
    """End a program at once, and all it has started."""
    with contextlib.suppress(OSError, subprocess.TimeoutExpired):
        _end_company(process.pid)
    process.kill()
    _household.dismiss(process)


def end_all() -> None:
    """End whatever still runs: who is stopped at any moment at all leaves nothing behind."""
    for process in tuple(_household.running):
        end(process)


_told: Final[list[int]] = []
"""The codes to end with, as soon as a signal has told us to."""


@contextlib.contextmanager
def none_left() -> Iterator[None]:
    """Whatever ends what is done meanwhile, no program outlives it."""
    minded = {stop: _leave for stop in _STOPS if _is_minded(stop, signal.SIG_DFL)}
    if _is_minded(signal.SIGINT, signal.default_int_handler):
        minded[signal.SIGINT] = _interrupt
    before = {stop: signal.signal(stop, how) for stop, how in minded.items()}
    try:
        yield
    finally:
        _told.clear()
        end_all()
        for stop, how in before.items():
            signal.signal(stop, how)


def _is_minded(stop: int, usual: object) -> bool:
    """Whether a signal is ours to answer: in a thread, or told to be ignored, it is not."""
    here = threading.current_thread() is threading.main_thread()
    return here and signal.getsignal(stop) is usual


def _leave(stop: int, frame: FrameType | None) -> None:
    """As a shell tells it: 128 and the signal's number.

    What is raised may fall on deaf ears (what a library calls back, and a destructor), so that the
    window's loop asks again; and whoever clears up may wait for a sound server that never answers.
    Then the game is ended from outside Python, and says where it stood: nothing is lost by that, as
    nothing is by a kill.
    """
    if not _told:
        faulthandler.dump_traceback_later(GRACE, exit=True, file=_COMPLAINTS)
        _told.append(128 + stop)
    if not _put_off(stop, frame):
        leave_if_told()


def _interrupt(stop: int, frame: FrameType | None) -> None:
    """Ctrl-C."""
    if not _put_off(stop, frame):
        raise KeyboardInterrupt


def leave_if_told() -> None:
    """Where a signal has told us to end and we still run, end now."""
    if _told:
        raise SystemExit(_told[0])


def _put_off(stop: int, frame: FrameType | None) -> bool:
    """Amid the interpreter's own bookkeeping of imports a signal is heard again a moment later.

    What is raised there is lost, and a lock stays shut for which other threads then wait for ever.
    """
    if frame is None or not frame.f_code.co_filename.startswith("<frozen importlib"):
        return False
    start_new_thread(_again, (stop,))  # a Thread would take locks that may be taken here
    return True


def _again(stop: int) -> None:
    time.sleep(_MOMENT)
    if sys.platform == "win32":
        signal.raise_signal(stop)
    elif (main := threading.main_thread().ident) is not None:
        signal.pthread_kill(main, stop)  # it may be waiting for the system


def mind_the_parent() -> None:
    """In a process that works for another of ours: not to outlive it either."""
    from multiprocessing import parent_process  # noqa: PLC0415 - few start any

    parent = parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        end_all()
        os._exit(1)

    threading.Thread(target=wait, name="parent", daemon=True).start()


def _end_company(leader: int) -> None:
    """End a program and all it has started; on Windows only while it lives itself."""
    if sys.platform == "win32":
        tool = os.path.join(os.environ.get("SYSTEMROOT", ""), "System32", "taskkill.exe")  # noqa: PTH118
        quiet, nobody = subprocess.DEVNULL, subprocess.CREATE_NO_WINDOW
        command = [tool, "/T", "/F", "/PID", str(leader)]
        subprocess.run(  # noqa: S603 - the system's own program, with a number
            command,
            stdout=quiet,
            stderr=quiet,
            creationflags=nobody,
            timeout=SEEING_TO_IT,
            check=False,
        )
    else:
        os.killpg(leader, signal.SIGKILL)


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes
    from functools import cache

    class _Limits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION; of all this only the flags matter here."""

        _fields_ = (
            ("times", ctypes.c_int64 * 2),
            ("flags", wintypes.DWORD),
            ("working_sets", ctypes.c_size_t * 2),
            ("most_processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("classes", wintypes.DWORD * 2),
            ("counters", ctypes.c_uint64 * 6),
            ("memory", ctypes.c_size_t * 4),
        )

    _KILL_ON_CLOSE: Final = 0x2000
    _EXTENDED_LIMITS: Final = 9

    @cache
    def _job() -> int:
        """What the system ends when its last handle is closed, and nobody but us has one."""
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.CreateJobObjectW.restype = wintypes.HANDLE
        job = kernel.CreateJobObjectW(None, None)
        limits = _Limits(flags=_KILL_ON_CLOSE)
        size = ctypes.sizeof(limits)
        kernel.SetInformationJobObject(
            wintypes.HANDLE(job), _EXTENDED_LIMITS, ctypes.byref(limits), size
        )
        return job or 0

    def _bound_to_us(process: subprocess.Popen[str]) -> None:
        """Put a program, and all it will start, into our job."""
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        handle = wintypes.HANDLE(int(process._handle))  # noqa: SLF001 - there is no other way
        if not kernel.AssignProcessToJobObject(wintypes.HANDLE(_job()), handle):
            log.warning("a program is in no job of ours: %s", ctypes.get_last_error())

else:

    def _warden() -> subprocess.Popen[str]:
        quiet = subprocess.DEVNULL
        return subprocess.Popen(  # noqa: S603 - our own script, which is given nothing but numbers
            ["/bin/sh", "-c", _WARDEN],
            stdin=subprocess.PIPE,
            stdout=quiet,
            stderr=quiet,
            text=True,
            cwd="/",
            start_new_session=True,
        )
