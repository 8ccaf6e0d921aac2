"""Nouns that know their own forms, so that a sentence can say "dans le hall".

A noun's forms are the attributes of its message: whatever a language needs. In a message the
form is asked for by its name in capitals, ``{ IN($room) }``; a form the noun does not have is the
noun itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

# These stand round a name in a sentence that will be cut where the type changes.
_OPEN: Final = "\ue000"
_CLOSE: Final = "\ue001"
_VOWELS: Final = "aeiouyàâäéèêëîïôöùûüœæ"

FORMS: Final = (
    "the",
    "in",
    "into",
    "from",
    "to",
    "of",
    "with",
    "list",
    "short",
    "gender",
    "number",
)
"""The forms any language may ask for; one that needs more adds them here."""


class Name(str):
    """A noun in its plain form, with all its other forms at hand."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, plain: str, forms: Mapping[str, str] | None = None) -> Self:
        """The plain form, which the noun itself is, and the others."""
        name = super().__new__(cls, plain)
        name.forms = dict(forms or {})
        return name

    def form(self, form: str) -> str:
        """One form of the noun; the plain one where the language makes no difference."""
        return self.forms.get(form, str(self))

    @property
    def alone(self) -> str:
        """The noun standing alone, as on a card."""
        return capital(str(self))

    @property
    def listed(self) -> str:
        """The noun in a list, where some rulebooks shorten ranks (E5)."""
        return capital(self.form("list"))

    @property
    def short(self) -> str:
        """The noun where there is little room: a surname, or a player's own name."""
        return capital(self.form("short"))

    def marked(self) -> Name:
        """The same noun, to be found again in a finished sentence."""
        plain, marked = str(self), f"{_OPEN}{self}{_CLOSE}"

        def mark(form: str, text: str) -> str:
            if form in {"gender", "number"}:
                return text
            return text.replace(plain, marked) if plain in text else f"{_OPEN}{text}{_CLOSE}"

        return Name(marked, {form: mark(form, text) for form, text in self.forms.items()})


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a sentence; strong where it is a name."""

    text: str
    strong: bool = False


def spans_of(marked: str) -> tuple[Span, ...]:
    """A sentence with marked names, cut where the type changes."""
    spans: list[Span] = []
    for piece in marked.split(_OPEN):
        strong, closed, plain = piece.partition(_CLOSE)
        if not closed:
            strong, plain = "", strong
        spans += [Span(strong, strong=True)] if strong else []
        spans += [Span(plain)] if plain else []
    return tuple(spans)


def capital(text: str) -> str:
    """The text with its first letter capital, whether or not a name is marked there."""
    start = 1 if text.startswith(_OPEN) else 0
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def small(text: str) -> str:
    """The text with its first letter small, as a common noun stands in a French sentence."""
    return text[:1].lower() + text[1:]


def initial(text: str) -> str:
    """What a word begins with, for languages that elide: vowel, h or consonant."""
    first = text[:1].lower()
    return "h" if first == "h" else "vowel" if first and first in _VOWELS else "consonant"


def _asking_for(form: str) -> Callable[[Any], str]:
    def ask(noun: Any) -> str:
        return noun.form(form) if isinstance(noun, Name) else str(noun)

    return ask


def functions() -> dict[str, Callable[..., Any]]:
    """What messages may call: a function for each form, ``CAP`` and ``SMALL`` for first letters."""
    return {form.upper(): _asking_for(form) for form in FORMS} | {"CAP": capital, "SMALL": small}


def joined_forms(names: Iterable[Name]) -> set[str]:
    """Every form that at least one of the nouns has."""
    return {form for name in names for form in name.forms}
