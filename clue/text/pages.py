"""A page to be read by chapters: what each piece of it is, whoever sets it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


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
    name: str = ""  # the name that stands above the words, or is a part of them
    asides: tuple[str, ...] = ()  # what stands beside them, such as a licence and a link
    key: str = ""  # what it is about, where the words do not matter
