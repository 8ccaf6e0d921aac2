"""Each system's way to its screen readers, where the library for it is installed.

AT-SPI on Linux is tried by a whole game. Windows and macOS want the handle
of a window while it is still hidden; macOS is untried.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, Final, TypeAlias

from clue.ui.reading.numbered import NumberedTree, PartNumber
from clue.ui.reading.readable import PartDeed
from clue.ui.reading.to_accesskit import ACTIONS, update_of

log = logging.getLogger(__name__)

WishedOf: TypeAlias = Callable[[PartNumber, PartDeed, str], None]
SWITCH: Final = "CLUE_READER"
"""Set to ``off`` in the environment no screen reader is told anything."""


class SystemReader:
    """One window, made known; whoever listens is told trees."""

    def __init__(self, ak: Any, adapter: Any) -> None:
        self._ak = ak
        self._adapter = adapter
        self.broken = False  # something went wrong in there: nothing more is told

    def tell(self, tree: NumberedTree, before: NumberedTree | None) -> None:
        """What differs from the tree that was told before."""
        ak, adapter = self._ak, self._adapter
        self._try(lambda: adapter.update_if_active(lambda: update_of(ak, tree, before)))

    def focus(self, *, on: bool) -> None:
        """The window has the keyboard now, or has it no longer."""
        for name in ("update_window_focus_state", "update_view_focus_state"):
            if hasattr(self._adapter, name):
                self._try(partial(getattr(self._adapter, name), on))

    def _try(self, tell: Callable[[], Any]) -> None:
        """Two of the systems give back what is to be told when nothing is held any more."""
        if self.broken:
            return
        try:
            events = tell()
            if events is not None:
                events.raise_events()
        except BaseException as error:  # noqa: BLE001 - see _told_off
            self.broken = True
            _told_off(error)


def reader_of(
    handle: int, come: Callable[[], None], wish: WishedOf, go: Callable[[], None]
) -> SystemReader | None:
    """The system's reader for a window, if there is a way to it; all three are called by threads.

    ``come`` when somebody begins to listen, ``go`` when nobody does any more, ``wish`` with what is
    wanted of which part.
    """
    if os.environ.get(SWITCH) == "off":
        return None
    try:
        ak = import_module("accesskit")
    except ImportError:
        return None

    def begin() -> None:
        come()  # the loop tells the tree: until then there is none

    def act(request: Any) -> None:
        for deed in (
            d for d, name in ACTIONS.items() if getattr(ak.Action, name) == request.action
        ):
            wish(request.target, deed, _text(request.data))

    try:
        return SystemReader(ak, _adapter(ak, handle, begin, act, go))
    except BaseException as error:  # noqa: BLE001 - see _told_off
        _told_off(error)
        return None


def _told_off(error: BaseException) -> None:
    """A game without a reader is a game: only what is meant to end it goes on.

    What goes wrong inside the library is raised as an error that is no ordinary one.
    """
    if isinstance(error, KeyboardInterrupt | SystemExit):
        raise error
    log.warning("no screen reader: %s", error)


def _adapter(ak: Any, handle: int, begin: Callable[[], None], act: Any, go: Any) -> Any:
    if sys.platform == "win32":
        return ak.windows.SubclassingAdapter(handle, begin, act)
    if sys.platform == "darwin":
        ak.macos.add_focus_forwarder_to_window_class("SDLWindow")
        return ak.macos.SubclassingAdapter.for_window(handle, begin, act)
    return ak.unix.Adapter(begin, act, go)


def _text(data: Any) -> str:
    """What is written with a wish, if anything is."""
    value = data[1] if isinstance(data, tuple) and len(data) > 1 else data
    return str(value) if isinstance(value, str | int | float) else ""
