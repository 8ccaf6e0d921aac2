"""What can be read of a part of the window, and done with it, without the part itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

Edges: TypeAlias = tuple[int, int, int, int]
"""Left, top, width, height, in the window's pixels."""


class Role(StrEnum):
    """What a part is for."""

    WINDOW = "window"
    DIALOG = "dialog"
    GROUP = "group"
    BUTTON = "button"
    TOGGLE = "toggle"
    OPTION = "option"
    CHOICE = "choice"
    SLIDER = "slider"
    FIELD = "field"
    TAB = "tab"
    LABEL = "label"
    PICTURE = "picture"
    NOTICE = "notice"
    LOG = "log"
    LINE = "line"
    TABLE = "table"
    ROW = "row"
    CELL = "cell"


class PartDeed(StrEnum):
    """What can be done with a part."""

    FOCUS = "focus"
    PRESS = "press"
    MORE = "more"
    LESS = "less"
    WRITE = "write"


DoDeed: TypeAlias = Callable[[PartDeed, str], None]
"""Does it; the word is what is written, where something is."""
NOTHING: Final[frozenset[PartDeed]] = frozenset()


def _nothing_can_be_done(deed: PartDeed, text: str) -> None:
    del deed, text


@dataclass(frozen=True)
class Readable:
    """One part with all that is in it. Two are equal if whoever hears them hears the same."""

    role: Role
    name: str = ""
    value: str = ""  # what it holds now
    about: str = ""  # what it is for, or why it cannot be used
    box: Edges = (0, 0, 0, 0)
    usable: bool = True
    chosen: bool | None = None  # ticked, or the one of a few; nothing where it cannot be
    share: float | None = None  # how far, from nought to one
    focused: bool = False
    live: bool = False  # told of its own accord when it changes
    does: frozenset[PartDeed] = NOTHING
    parts: tuple[Readable, ...] = ()
    do: DoDeed = field(default=_nothing_can_be_done, compare=False, repr=False)

    def walk(self) -> Iterator[Readable]:
        """Itself and everything in it."""
        yield self
        for part in self.parts:
            yield from part.walk()

    def lines(self, depth: int = 0) -> Iterator[str]:
        """All of it as text, a line a part: for people who build on the game, and for tests."""
        facts = [
            f"= {self.value}" if self.value else "",
            f"({self.about})" if self.about else "",
            "" if self.usable else "[off]",
            "" if self.chosen is None else "[x]" if self.chosen else "[ ]",
            "" if self.share is None else f"{self.share:.2f}",
            "[here]" if self.focused else "",
            "[live]" if self.live else "",
        ]
        told = " ".join(fact for fact in (self.role.value, self.name, *facts) if fact)
        yield "  " * depth + told
        for part in self.parts:
            yield from part.lines(depth + 1)


# -- numbers that stay -----------------------------------------------------------------------------


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
    """The same part keeps its number from one tree to the next, however often widgets are made."""

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
