"""Each system's way to its screen readers, and the tree as AccessKit has it, which all understand.

AT-SPI on Linux is tried by a whole game. Windows and macOS want the handle
of a window while it is still hidden; macOS is untried.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from clue.ui.reading.readable import NumberedTree, PartDeed, PartNumber, Readable, Role

if TYPE_CHECKING:
    import accesskit


ROLES: Final[Mapping[Role, str]] = {
    Role.WINDOW: "WINDOW",
    Role.DIALOG: "DIALOG",
    Role.GROUP: "GROUP",
    Role.BUTTON: "BUTTON",
    Role.TOGGLE: "CHECK_BOX",
    Role.OPTION: "RADIO_BUTTON",
    Role.CHOICE: "COMBO_BOX",
    Role.SLIDER: "SLIDER",
    Role.FIELD: "TEXT_INPUT",
    Role.TAB: "TAB",
    Role.LABEL: "LABEL",
    Role.PICTURE: "IMAGE",
    Role.NOTICE: "ALERT",
    Role.LOG: "LOG",
    Role.LINE: "LIST_ITEM",
    Role.TABLE: "TABLE",
    Role.ROW: "ROW",
    Role.CELL: "CELL",
}
ACTIONS: Final[Mapping[PartDeed, str]] = {
    PartDeed.FOCUS: "FOCUS",
    PartDeed.PRESS: "CLICK",
    PartDeed.MORE: "INCREMENT",
    PartDeed.LESS: "DECREMENT",
    PartDeed.WRITE: "SET_VALUE",
}
WRITTEN: Final = frozenset({Role.FIELD})
"""Whose value every system tells by itself; that of all else is said with its name."""
TICKED: Final = frozenset({Role.TOGGLE, Role.OPTION})
"""What is ticked; everything else that can be chosen is selected."""


def node_of(ak: accesskit, part: Readable, inside: tuple[PartNumber, ...]) -> accesskit.Node:
    """One part."""
    node = ak.Node(getattr(ak.Role, ROLES[part.role]))
    if part.role is Role.LABEL:
        node.set_value(", ".join(filter(None, (part.name, part.value))))  # a label's words
    elif part.role in WRITTEN:
        node.set_label(part.name)
        node.set_value(part.value)
    else:
        node.set_label(", ".join(filter(None, (part.name, part.value))))
    if part.about:
        node.set_description(part.about)
    left, top, wide, high = part.box
    node.set_bounds(ak.Rect(left, top, left + wide, top + high))
    if part.live:
        node.set_live(ak.Live.POLITE)
    if part.role is Role.DIALOG:
        node.set_modal()
    _set_state(ak, node, part)
    for deed in part.does:
        node.add_action(getattr(ak.Action, ACTIONS[deed]))
    if inside:
        node.set_children(list(inside))
    return node


def _set_state(ak: accesskit, node: accesskit.Node, part: Readable) -> None:
    """Whether it can be used, is ticked or the one of a few, and how far it is drawn."""
    if not part.usable:
        node.set_disabled()
    if part.chosen is not None and part.role in TICKED:
        node.set_toggled(ak.Toggled.TRUE if part.chosen else ak.Toggled.FALSE)
    elif part.chosen is not None:
        node.set_selected(part.chosen)
    if part.share is not None:
        node.set_numeric_value(part.share)
        node.set_min_numeric_value(0.0)
        node.set_max_numeric_value(1.0)


def update_of(
    ak: accesskit, tree: NumberedTree, before: NumberedTree | None
) -> accesskit.TreeUpdate:
    """All of a tree, or of one that was told before what differs."""
    update = ak.TreeUpdate(tree.focus)
    if before is None:
        root = ak.Tree(tree.root)
        root.toolkit_name = "Clue"
        update.tree = root
    for number, part in tree.parts.items():
        inside = tree.inside[number]
        if before is None or not _same(before, number, part, inside):
            update.nodes.append((number, node_of(ak, part, inside)))
    return update


def _same(
    before: NumberedTree, number: PartNumber, part: Readable, inside: tuple[PartNumber, ...]
) -> bool:
    """Whether a part was told so already; what is in it is told by itself."""
    was = before.parts.get(number)
    return was is not None and before.inside[number] == inside and _own(was) == _own(part)


def _own(part: Readable) -> tuple[object, ...]:
    return (
        *(part.role, part.name, part.value, part.about, part.box, part.usable),
        *(part.chosen, part.share, part.live, part.does),
    )


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
