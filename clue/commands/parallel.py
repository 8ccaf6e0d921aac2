"""Games played side by side, each by a process of its own."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, TypeVar

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

MOST: Final = 60
"""Processes at once; Windows cannot wait for more."""

RARELY: Final = 50_000
"""New things before Python looks for circles of references: a game leaves none."""

LARGE: Final = 1 << 24
"""Bytes given back once, after which glibc keeps what is given back for the next large table."""


def done(work: Callable[[_Task], _Result], tasks: Sequence[_Task], jobs: int) -> Iterator[_Result]:
    """The results in the tasks' order; who stops asking for them stops the work at once."""
    jobs = min(jobs, len(tasks), MOST)
    tidily = partial(_tidily, work)
    if jobs <= 1:
        from clue.players.outside import kept

        usual = gc.get_threshold()
        _only_play()
        try:
            with kept():
                yield from map(tidily, tasks)
        finally:
            gc.set_threshold(*usual)
        return
    from multiprocessing import Pool

    with Pool(jobs, _begin) as pool:
        yield from pool.imap(tidily, tasks, chunksize=max(1, min(16, len(tasks) // jobs // 8)))


def _only_play() -> None:
    """Nothing else is done here: memory is looked through and given back seldom."""
    import numpy as np

    gc.set_threshold(RARELY)
    np.empty(LARGE, np.uint8)


def _tidily(work: Callable[[_Task], _Result], task: _Task) -> _Result:
    """Work that is stopped in the middle leaves no program running, not even a half-started one."""
    from clue.children import end_all

    try:
        return work(task)
    except BaseException:
        end_all()
        raise


def _begin() -> None:
    _only_play()
    _stop_when_told()


def _stop_when_told() -> None:
    """Ctrl-C reaches every process of the terminal, and one that answers it is enough.

    The others are told by it, and first send home whom they have at their tables.
    """
    import signal

    from clue.children import mind_the_parent

    mind_the_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit())
