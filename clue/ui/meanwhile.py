"""Work that another thread does meanwhile; whoever wants it looks now and then."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

LOOK_AGAIN: Final = 0.05
"""Seconds between two looks whether it is done."""


class Meanwhile(Generic[T]):
    """One piece of work, begun at once; its thread holds nobody back who leaves."""

    def __init__(self, name: str, work: Callable[[], T]) -> None:
        self._work = work
        self._found: list[T] = []
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._do, name=name, daemon=True)
        self._thread.start()

    def _do(self) -> None:
        try:
            self._found.append(self._work())
        except Exception as error:  # noqa: BLE001 - raised where the work is asked for
            self._error = error

    @property
    def done(self) -> bool:
        """Whether there is something to be had."""
        return not self._thread.is_alive()

    def wait(self) -> None:
        """Until it is done."""
        self._thread.join()

    @property
    def found(self) -> T:
        """What came of it, once it is done; what went wrong is raised here."""
        if self._error is not None:
            raise self._error
        return self._found[0]
