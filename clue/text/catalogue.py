"""Which language the player's system speaks, its messages, and the printing customs they keep."""

from __future__ import annotations

import locale
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from clue import folders
from clue.clean_text import NO_BREAK

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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


FOLDER: Final = folders.TEXT
FALLBACK: Final = folders.FALLBACK

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_WORD = re.compile(r"-?[a-z][\w-]*")
_PLAIN = re.compile(r"\A[A-Za-z][\w-]* *= *([^\s{}.*\[][^{}\n]*?) *\n*(?:#[^\n]*\n*)*\Z")
_SEPARATE = re.compile(r"^(?=[^\s}])", re.MULTILINE)


@cache
def languages() -> tuple[str, ...]:
    """Every language there is a folder for, the fallback first."""
    return folders.languages(FOLDER)


def entries_of(source: str) -> Mapping[str, str]:
    """The text of each message and term of a Fluent file, by its key."""
    found: dict[str, str] = {}
    for piece in _SEPARATE.split(source):
        match = _ENTRY.match(piece)
        if match:
            found[match.group(1)] = piece
    return found


class Catalogue:
    """The messages of one language, found by key."""

    def __init__(
        self,
        language: str,
        functions: Mapping[str, Callable[..., Any]],
        folder: Path | None = None,
    ) -> None:
        self.language = language
        self._functions = dict(functions)
        self._sources: dict[str, str] = {}
        self._files: dict[str, tuple[str, ...]] = {}
        self._read: set[str] = set()
        for path in sorted(((folder or FOLDER) / language).glob("*.ftl")):
            entries = entries_of(path.read_text(encoding="utf-8"))
            self._files[path.stem] = tuple(entries)
            self._sources.update(entries)

    @cached_property
    def _bundle(self) -> FluentBundle:
        """Fluent's own half; the first picture is drawn before it is needed."""
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - slow to import

        return FluentBundle([self.language], functions=self._functions, use_isolating=False)

    @property
    def keys(self) -> tuple[str, ...]:
        """Every message's key, sorted; terms are not messages."""
        return tuple(sorted(key for key in self._sources if not key.startswith("-")))

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def forms_of(self, key: str) -> tuple[str, ...]:
        """The names of a message's attributes, in the order of the file."""
        if key not in self._sources:
            return ()
        if self.plain(key) is not None:
            return ()
        self._need(key)
        return tuple(self._bundle.get_message(key).attributes)

    def format(
        self, key: str, form: str | None, values: Mapping[str, object]
    ) -> tuple[str, list[Exception]]:
        """A message, or one of its attributes, in words; and whatever went wrong on the way."""
        plain = self.plain(key) if form is None else None
        if plain is not None:
            return plain, []
        self._need(key)
        message = self._bundle.get_message(key)
        pattern = message.value if form is None else message.attributes[form]
        if pattern is None:
            raise LookupError(key)
        text, problems = self._bundle.format_pattern(pattern, dict(values))
        return str(text), problems

    def read(self, files: Iterable[str]) -> None:
        """Read these files before anything that stands there is said."""
        for key in (key for file in files for key in self._files.get(file, ())):
            if self.plain(key) is None:
                self._need(key)

    def plain(self, key: str) -> str | None:
        """A message that is one line of mere words needs no reading of Fluent; ``None`` if not."""
        found = _PLAIN.match(self._sources.get(key, ""))
        return set_in_type(found.group(1), self.language) if found else None

    def _need(self, key: str) -> None:
        """Parse a message and all it refers to; two threads may do that at the same time."""
        if key in self._read:
            return
        needed = {key: None}
        waiting = [key]
        while waiting:
            source = self._sources[waiting.pop()]
            self._bundle.add_resource(_typeset(source, self.language))
            found = [word for word in _WORD.findall(source) if word in self._sources]
            new = [word for word in found if word not in self._read and word not in needed]
            needed |= dict.fromkeys(new)
            waiting += new
        self._read.update(needed)


def _typeset(source: str, language: str) -> Any:
    """A message read, every piece of text in it given its language's printing customs."""
    from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

    resource = FluentResource(source)
    _typesetter(language).visit(resource)
    return resource


@cache
def _typesetter(language: str) -> Any:
    from fluent.syntax.visitor import Visitor  # noqa: PLC0415 - as above

    class Typesetter(Visitor):
        def visit_TextElement(self, node: Any) -> None:  # noqa: N802 - Fluent's name
            node.value = set_in_type(node.value, language)

    return Typesetter()


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
