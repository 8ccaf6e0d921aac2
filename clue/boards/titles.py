"""What a mansion calls its rooms, in each language."""

from __future__ import annotations

from typing import NamedTuple


class Title(NamedTuple):
    """What a mansion calls one of its rooms in one language.

    ``gender`` helps languages that need one: ``masculine``, ``feminine``, ``plural``; ``proper``
    means that the title takes no article. Without it the sentences go round the question.
    """

    text: str
    gender: str = "unknown"
