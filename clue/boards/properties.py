"""Numbers as a map file writes them: read without ever raising, bounded against nonsense."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from clue.boards.faults import FaultCode, Findings, Where
from clue.boards.xml_tree import Node
from clue.clean_text import clean

_WHOLE = re.compile(r"[+-]?\d{1,10}\Z")
_MOST = 1e7


def whole(text: str | None) -> int | None:
    """A whole number, or None for anything else."""
    stripped = (text or "").strip()
    return int(stripped) if _WHOLE.match(stripped) and stripped.isascii() else None


def real(text: str | None) -> float | None:
    """A finite number no map exceeds, or None for anything else."""
    try:
        number = float(text or "")
    except ValueError:
        return None
    return number if math.isfinite(number) and abs(number) <= _MOST else None


_READABLE: dict[str, Callable[[str], bool]] = {
    "string": lambda _text: True,
    "file": lambda _text: True,
    "color": lambda _text: True,
    "int": lambda text: whole(text) is not None,
    "object": lambda text: whole(text) is not None,
    "float": lambda text: real(text) is not None,
    "bool": lambda text: text in ("true", "false"),
}


@dataclass(frozen=True)
class Property:
    """One property as it is written: its type and its value."""

    type: str
    value: str


UNREADABLE = "unreadable"
"""The type of a property whose fault is noted already."""

Properties = Mapping[str, Property]


def read_properties(node: Node, where: Where, findings: Findings) -> Properties:
    """All properties of an element; those that cannot be read are noted."""
    found: dict[str, Property] = {}
    for listing in node.all("properties"):
        for child in listing.all("property"):
            name = child.attributes.get("name", "")
            kind = child.attributes.get("type", "string")
            value = child.attributes.get("value", child.text)
            at = where.on(child.line)
            found[name] = Property(UNREADABLE, value)
            if kind not in _READABLE:
                findings.add(FaultCode.PROPERTY_TYPE, at, property=name, found=kind, right="string")
            elif not _READABLE[kind](value):
                findings.add(FaultCode.PROPERTY_VALUE, at, property=name, type=kind, value=value)
            else:
                found[name] = Property(kind, value)
    return MappingProxyType(found)


def words(
    properties: Properties,
    name: str,
    where: Where,
    findings: Findings,
    choices: Collection[str] = (),
) -> str | None:
    """A property that must be there and be words, one of ``choices`` if there are any."""
    found = properties.get(name)
    if found is None:
        findings.add(FaultCode.PROPERTY_MISSING, where, property=name)
    elif found.type == UNREADABLE:
        pass
    elif found.type != "string":
        findings.add(
            FaultCode.PROPERTY_TYPE, where, property=name, found=found.type, right="string"
        )
    elif not (value := " ".join(clean(found.value).split())):
        findings.add(FaultCode.PROPERTY_MISSING, where, property=name)
    elif choices and value not in choices:
        listing = ", ".join(choices)
        findings.add(FaultCode.PROPERTY_CHOICE, where, property=name, value=value, choices=listing)
    else:
        return value
    return None
