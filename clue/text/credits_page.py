"""The credits as a page: the data of :mod:`clue.credits` in words, chapter by chapter."""

from __future__ import annotations

from collections.abc import Iterator

from clue import __version__
from clue.credits import AUTHORS, CHAPTERS, Licence, Part, Thanks
from clue.text.pages import Kind, Piece
from clue.text.speaker import Speaker


def credits_page(speaker: Speaker) -> tuple[Piece, ...]:
    """The whole page."""
    return tuple(_pieces(speaker))


def _pieces(speaker: Speaker) -> Iterator[Piece]:
    version = speaker.say("credits-version", version=__version__)
    yield Piece(Kind.TITLE, "", speaker.say("credits-title"), aside=version)
    for chapter in CHAPTERS:
        yield Piece(Kind.HEADING, chapter.key, speaker.say(f"credits-{chapter.key}"))
        for part in chapter.parts:
            yield from _told(part, chapter.key, speaker)


def _told(part: Part, section: str, speaker: Speaker) -> Iterator[Piece]:
    match part:
        case Thanks():
            words = speaker.say(f"credits-does-{part.key}")
            yield Piece(Kind.THANKS, section, words, thanks=part)
        case Licence():
            for paragraph in part.paragraphs:
                yield Piece(Kind.SMALL, section, paragraph)
        case _:
            yield Piece(Kind.PARAGRAPH, section, speaker.say(part, authors=AUTHORS))
