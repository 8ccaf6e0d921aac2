"""Each language's printing customs that no translator should have to type by hand."""

from __future__ import annotations

import re
from collections.abc import Mapping

from clue.text.clean import NO_BREAK

_Custom = tuple[re.Pattern[str], str]

_CUSTOMS: Mapping[str, tuple[_Custom, ...]] = {
    # French sets high punctuation and quotation marks apart, but never at the start of a line.
    "fr": (
        (re.compile(r" (?=[:;!?»%])"), NO_BREAK),
        (re.compile(r"« "), "«" + NO_BREAK),
        (re.compile(r"\b(M\.|Mme|Mlle|Col\.|Prof\.) (?=\S)"), r"\1" + NO_BREAK),
    ),
    "en": ((re.compile(r"\b(Mr\.|Mrs\.|Miss|Col\.|Prof\.) (?=\S)"), r"\1" + NO_BREAK),),
}


def set_in_type(text: str, language: str) -> str:
    """A piece of a message as this language prints it."""
    for pattern, replacement in _CUSTOMS.get(language.partition("-")[0], ()):
        text = pattern.sub(replacement, text)
    return text
