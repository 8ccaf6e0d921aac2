"""Games played side by side, each by a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

MOST: Final = 60
"""Processes at once; Windows cannot wait for more."""


def done(work: Callable[[_Task], _Result], tasks: Sequence[_Task], jobs: int) -> Iterator[_Result]:
    """The results in the tasks' order; who stops asking for them stops the work at once."""
    jobs = min(jobs, len(tasks), MOST)
    if jobs <= 1:
        yield from map(work, tasks)
        return
    from multiprocessing import Pool

    with Pool(jobs, _leave_stopping_to_us) as pool:
        yield from pool.imap(work, tasks, chunksize=max(1, min(16, len(tasks) // jobs // 8)))


def _leave_stopping_to_us() -> None:
    """Ctrl-C reaches every process of the terminal, and one that answers it is enough."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
