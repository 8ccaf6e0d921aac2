"""Each language's printing customs that no translator should have to type by hand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime
from typing import Final

from clue.clean_text import NO_BREAK

_Custom = tuple[re.Pattern[str], str]

_CUSTOMS: Mapping[str, tuple[_Custom, ...]] = {
    # French sets high punctuation and quotation marks apart, but never at the start of a line.
    "fr": (
        (re.compile(r" (?=[:;!?»%])"), NO_BREAK),
        (re.compile(r"« "), "«" + NO_BREAK),
    ),
}
_EVERYWHERE: _Custom = (
    re.compile(r"\b(Mr\.|Mrs\.|Miss|M\.|Mme|Mlle|Col\.|Prof\.) (?=\S)"),
    r"\1" + NO_BREAK,
)
"""A title and its name stay on one line."""


def set_in_type(text: str, language: str) -> str:
    """A piece of a message as this language prints it."""
    for pattern, replacement in (_EVERYWHERE, *_CUSTOMS.get(language.partition("-")[0], ())):
        text = pattern.sub(replacement, text)
    return text


PATTERN: Final = "d MMMM y, HH:mm"


def say_moment(language: str, moment: str) -> str:
    """A moment of a record, by the clock on this machine's wall; empty when there is none."""
    from babel.core import UnknownLocaleError  # noqa: PLC0415 - slow to import, seldom needed
    from babel.dates import format_datetime  # noqa: PLC0415 - as above

    try:
        local = datetime.fromisoformat(moment).astimezone()
    except (ValueError, OverflowError, OSError):
        return ""
    try:
        return format_datetime(local, PATTERN, locale=language)
    except UnknownLocaleError:
        return f"{local:%Y-%m-%d %H:%M}"
