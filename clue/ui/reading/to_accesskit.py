"""The tree as AccessKit has it, which every system's screen readers understand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from clue.ui.reading.numbered import NumberedTree, PartNumber
from clue.ui.reading.readable import PartDeed, Readable, Role

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
