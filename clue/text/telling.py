"""How something is told: which message, what is so of it, and what it names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from clue.rules.cards import Case
from clue.text.names import Span
from clue.text.speaker import Speaker


class Telling(NamedTuple):
    """A sentence before it is said."""

    key: str
    facets: set[str]
    values: Mapping[str, object]

    def said(self, speaker: Speaker) -> str:
        """The sentence."""
        return speaker.choose(self.key, self.facets, **self.values)

    def marked(self, speaker: Speaker) -> tuple[Span, ...]:
        """The same, with its names told from the rest."""
        return speaker.rich(self.key, speaker.best_form(self.key, self.facets), **self.values)


def so(**facets: bool) -> set[str]:
    """The names of what holds."""
    return {name for name, holds in facets.items() if holds}


def named(case: Case, speaker: Speaker) -> dict[str, object]:
    """The three of a case, as messages name them."""
    return {
        "suspect": speaker.card(case.suspect),
        "weapon": speaker.card(case.weapon),
        "room": speaker.room(case.room),
    }
