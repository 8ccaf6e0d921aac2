"""All messages of one language: its folder of Fluent files, each message read when first said.

Reading only what is said keeps the start of the game quick: parsing every message takes longer
than drawing the first picture.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from clue.text.typography import set_in_type

FOLDER: Final = Path(__file__).parent
FALLBACK: Final = "en"

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_WORD = re.compile(r"-?[a-z][\w-]*")
_SEPARATE = re.compile(r"^(?=[^\s}])", re.MULTILINE)


@cache
def languages() -> tuple[str, ...]:
    """Every language there is a folder for, the fallback first."""
    found = {path.parent.name for path in FOLDER.glob("*/*.ftl")}
    return (FALLBACK, *sorted(found - {FALLBACK}))


class _Typesetter(Visitor):
    """Gives every piece of text in a message its language's printing customs."""

    def __init__(self, language: str) -> None:
        self._language = language

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        node.value = set_in_type(node.value, self._language)


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
        folder: Path = FOLDER,
    ) -> None:
        self.language = language
        self._bundle = FluentBundle([language], functions=dict(functions), use_isolating=False)
        self._sources: dict[str, str] = {}
        self._read: set[str] = set()
        for path in sorted((folder / language).glob("*.ftl")):
            self._sources.update(entries_of(path.read_text(encoding="utf-8")))

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
        self._need(key)
        return tuple(self._bundle.get_message(key).attributes)

    def format(
        self, key: str, form: str | None, values: Mapping[str, Any]
    ) -> tuple[str, list[Exception]]:
        """A message, or one of its attributes, in words; and whatever went wrong on the way."""
        self._need(key)
        message = self._bundle.get_message(key)
        pattern = message.value if form is None else message.attributes[form]
        if pattern is None:
            raise LookupError(key)
        text, problems = self._bundle.format_pattern(pattern, dict(values))
        return str(text), problems

    def _need(self, key: str) -> None:
        """Parse a message and all it refers to."""
        if key in self._read:
            return
        self._read.add(key)
        source = self._sources[key]
        resource = FluentResource(source)
        _Typesetter(self.language).visit(resource)
        self._bundle.add_resource(resource)
        for word in _WORD.findall(source):
            if word in self._sources:
                self._need(word)
