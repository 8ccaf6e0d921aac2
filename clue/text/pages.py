"""A page to be read by chapters: what each piece of it is, whoever sets it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from clue import __version__
from clue.credits import AUTHORS, CHAPTERS, CreditedPart, Licence, Thanks
from clue.text.speaker import Speaker


class PartKind(Enum):
    """How a piece of the page is set."""

    TITLE = "title"
    HEADING = "heading"
    PARAGRAPH = "paragraph"
    ITEM = "item"  # one of a list
    THANKS = "thanks"  # one thing, and whose it is
    SMALL = "small"  # what must be there and few will read


@dataclass(frozen=True, slots=True)
class PagePart:
    """A piece of the page in words. ``section`` is the heading's name, to jump to."""

    kind: PartKind
    section: str
    text: str
    aside: str = ""  # a few words at the end of the line
    thanks: Thanks | None = None  # what one is thanked for, and who


def credits_page(speaker: Speaker) -> tuple[PagePart, ...]:
    """All that is owed to others, chapter by chapter."""
    return tuple(_pieces(speaker))


def _pieces(speaker: Speaker) -> Iterator[PagePart]:
    version = speaker.say("credits-version", version=__version__)
    yield PagePart(PartKind.TITLE, "", speaker.say("credits-title"), aside=version)
    for chapter in CHAPTERS:
        yield PagePart(PartKind.HEADING, chapter.key, speaker.say(f"credits-{chapter.key}"))
        for part in chapter.parts:
            yield from _told(part, chapter.key, speaker)


def _told(part: CreditedPart, section: str, speaker: Speaker) -> Iterator[PagePart]:
    match part:
        case Thanks():
            words = speaker.say(f"credits-does-{part.key}")
            yield PagePart(PartKind.THANKS, section, words, thanks=part)
        case Licence():
            for paragraph in part.paragraphs:
                yield PagePart(PartKind.SMALL, section, paragraph)
        case _:
            yield PagePart(PartKind.PARAGRAPH, section, speaker.say(part, authors=AUTHORS))
