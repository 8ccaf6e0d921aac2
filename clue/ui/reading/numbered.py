"""The same part keeps the same number from one tree to the next, however often widgets are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from clue.ui.reading.readable import Readable, Role

PartNumber: TypeAlias = int
_STEADY = frozenset({Role.LABEL, Role.NOTICE, Role.WINDOW, Role.DIALOG})
"""What is told from its kin by its place alone: its words change, it stays."""


@dataclass(frozen=True)
class NumberedTree:
    """A tree laid flat: every part under its number, with the numbers of what is in it."""

    parts: Mapping[PartNumber, Readable]
    inside: Mapping[PartNumber, tuple[PartNumber, ...]]
    root: PartNumber
    focus: PartNumber


class Numbering:
    """Gives numbers, and remembers for which way from the root each was given."""

    def __init__(self) -> None:
        self._given: dict[Hashable, PartNumber] = {}

    def lay_flat(self, root: Readable) -> NumberedTree:
        """Every part of a tree with its number."""
        parts: dict[PartNumber, Readable] = {}
        inside: dict[PartNumber, tuple[PartNumber, ...]] = {}
        focus: list[PartNumber] = []

        def lay(part: Readable, number: PartNumber) -> None:
            parts[number] = part
            if part.focused:
                focus.append(number)
            met: Counter[tuple[Role, str]] = Counter()
            numbers = []
            for child in part.parts:
                kind = child.role, "" if child.role in _STEADY else child.name
                numbers.append(self._number((number, *kind, met[kind])))
                met[kind] += 1
                lay(child, numbers[-1])
            inside[number] = tuple(numbers)

        top = self._number((0, root.role, "", 0))
        lay(root, top)
        return NumberedTree(parts, inside, top, focus[-1] if focus else top)

    def _number(self, way: Hashable) -> PartNumber:
        return self._given.setdefault(way, len(self._given) + 1)
