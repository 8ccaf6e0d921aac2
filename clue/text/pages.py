"""A page to be read by chapters: what each piece of it is, whoever sets it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from clue.credits import Thanks


class Kind(Enum):
    """How a piece of the page is set."""

    TITLE = "title"
    HEADING = "heading"
    PARAGRAPH = "paragraph"
    ITEM = "item"  # one of a list
    THANKS = "thanks"  # one thing, and whose it is
    SMALL = "small"  # what must be there and few will read


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of the page in words. ``section`` is the heading's name, to jump to."""

    kind: Kind
    section: str
    text: str
    aside: str = ""  # a few words at the end of the line
    thanks: Thanks | None = None  # what one is thanked for, and who
