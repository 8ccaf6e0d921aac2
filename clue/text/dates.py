"""Dates and times of day as each language writes them."""

from __future__ import annotations

from datetime import datetime
from typing import Final

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
