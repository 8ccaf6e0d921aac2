"""Stress inside a sentence: spans of words set bold, slanted or in another colour.

``Speaker.rich`` gives spans whose names are strong: they are set bold and in the style's
``strong`` colour. :class:`Tone` is for everything else (a number in lamp gold, an aside).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from clue.text.names import Span


@dataclass(frozen=True, slots=True)
class Tone:
    """Some words set alike; ``colour`` is a palette name, empty for the style's own."""

    text: str
    bold: bool = False
    italic: bool = False
    colour: str = ""


Words: TypeAlias = str | tuple[Span | Tone, ...]
"""A plain sentence, or one with stressed parts."""


def tones(words: Words, strong: str) -> tuple[Tone, ...]:
    """Any words as tones; strong spans take the colour ``strong``."""
    if isinstance(words, str):
        return (Tone(words),)
    return tuple(
        part
        if isinstance(part, Tone)
        else Tone(part.text, bold=part.strong, colour=strong if part.strong else "")
        for part in words
    )


def plain(words: Words) -> str:
    """The words alone."""
    return words if isinstance(words, str) else "".join(part.text for part in words)
