"""Which language the player's system speaks, as far as the game has it."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Iterable, Iterator

from clue.text.catalogue import FALLBACK, languages

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def preferred_language(wishes: Iterable[str] | None = None) -> str:
    """The first language wished for that the game speaks; English when it speaks none."""
    for wish in _system_wishes() if wishes is None else wishes:
        if (language := spoken(wish)) is not None:
            return language
        if _bare(wish) in {"C", "POSIX"}:
            return FALLBACK
    return FALLBACK


def spoken(wish: str) -> str | None:
    """The game's language that is meant by ``fr``, ``fr_CA`` or ``fr_FR.UTF-8``; or none."""
    whole, known = _bare(wish), languages()
    candidates = (whole, whole.partition("-")[0].lower())
    return next((candidate for candidate in candidates if candidate in known), None)


def _bare(wish: str) -> str:
    return wish.partition(".")[0].partition("@")[0].replace("_", "-")


def _system_wishes() -> Iterator[str]:
    """What the environment, then the system itself, says; the dearest wish first."""
    for variable in _VARIABLES:
        yield from filter(None, os.environ.get(variable, "").split(":"))
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - only Windows has what is wanted of it

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        yield locale.windows_locale.get(number, "")
    yield locale.getlocale()[0] or ""
