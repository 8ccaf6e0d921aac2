"""How something is told: which message, what is so of it, and what it names."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from clue.clean_text import clean
from clue.rules.cards import Card, Case, Room, Seat, Suspect, Weapon
from clue.rules.editions import BILINGUAL, DELUXE, Edition
from clue.text.catalogue import FALLBACK, Catalogue, languages
from clue.text.names import Name, Span, capital, functions, initial, joined_forms, spans_of

if TYPE_CHECKING:
    from clue.boards.mansion import Title


class Message(NamedTuple):
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


TRADITIONS: Final = frozenset({"fr"})
"""The languages in which the suspects have names that all players know, beside the rulebooks'."""
STRICT_VARIABLE: Final = "CLUE_STRICT_TEXT"
"""Set by the tests: a sentence that cannot be said is then an error, not a visible gap."""

_ENUMS = (Suspect, Weapon)

PEOPLE: Final = 7
"""One more than are ever at a table."""
LONGEST: Final = 2000
"""Letters of one word from elsewhere, a path say: what comes after them would help nobody."""


SAID_IN_GAMES: Final = ("events", "voices", "names", "game")
"""The files with the messages in which a game is told."""
NOTHING: Final[Mapping[str, object]] = {}


class MissingTextError(LookupError):
    """A message or one of its variables is missing; players see a gap instead."""


@lru_cache(maxsize=8)
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language, functions())


class Speaker:
    """Says everything a person reads, in one language, as one edition has it.

    ``titles`` names rooms that the game itself has no name for. ``players`` gives the people's
    own names; with ``both_names`` they are followed by the suspect each plays.
    """

    tradition: ClassVar = False
    """Whether whoever speaks from now on calls the suspects as players of a language know them."""

    def __init__(
        self,
        language: str = FALLBACK,
        edition: Edition = DELUXE,
        *,
        titles: Mapping[Room, Title] | None = None,
        players: Mapping[Seat, str] | None = None,
        both_names: bool = True,
        strict: bool | None = None,
    ) -> None:
        self.language = language
        self.edition = edition
        self.traditional = self.tradition and language in TRADITIONS
        self.titles = dict(titles or {})
        named = {
            seat: in_language(clean(name).strip(), language)
            for seat, name in (players or {}).items()
        }
        self.players = {seat: name for seat, name in named.items() if name}
        self.both_names = both_names
        self.strict = bool(os.environ.get(STRICT_VARIABLE)) if strict is None else strict
        self._names: dict[tuple[str, str], Name] = {}
        self._plain = lru_cache(maxsize=1024)(self._found)  # what names nothing is always the same

    # -- sentences ---------------------------------------------------------------------------

    def say(self, key: str, form: str | None = None, /, **values: object) -> str:
        """A message in words, or one of its attributes (``key.form`` is understood too)."""
        return self._found(key, form, values) if values else self._plain(key, form)

    def _found(self, key: str, form: str | None, values: Mapping[str, object] = NOTHING) -> str:
        if form is None and "." in key:
            key, _, form = key.partition(".")
        for catalogue in self._catalogues(key):
            if form is None or form in catalogue.forms_of(key):
                return self._formatted(catalogue, key, form, values)
        return self._gap(f"{key}.{form}" if form else key, "no such message")

    def rich(self, key: str, form: str | None = None, /, **values: object) -> tuple[Span, ...]:
        """The same, cut where a name begins and ends, so that names can be set in gold."""
        marked = {
            name: value.marked() if isinstance(value, Name) else value
            for name, value in values.items()
        }
        return spans_of(self.say(key, form, **marked))

    def choose(self, key: str, facets: Iterable[str], /, **values: object) -> str:
        """The attribute that tells the most of what is so, or the message itself.

        An attribute called ``you-rooms`` is right when the facets ``you`` and ``rooms`` both hold.
        """
        return self.say(key, self.best_form(key, facets), **values)

    def best_form(self, key: str, facets: Iterable[str]) -> str | None:
        """The attribute whose facets all hold and are the most; the message itself if none."""
        holding = set(facets)
        forms = next((c.forms_of(key) for c in self._catalogues(key)), ())
        fitting = [form for form in forms if holding.issuperset(form.split("-"))]
        return max(fitting, key=lambda form: form.count("-"), default=None)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return any(True for _ in self._catalogues(key))

    def learn(self) -> None:
        """Read what is said in a game, in any thread: else each message is read when it is said."""
        _catalogue(self.language).read(SAID_IN_GAMES)

    # -- nouns -------------------------------------------------------------------------------

    def card(self, card: Card) -> Name:
        """A card, or the thing on it."""
        if isinstance(card, Suspect):
            return self.noun(f"suspect-{card.value}")
        if isinstance(card, Weapon):
            return self.noun(f"weapon-{card.value}")
        return self.room(card)

    def room(self, room: Room) -> Name:
        """A room: by its mansion's name for it, by the game's own, or by its bare identity."""
        known = self.noun(f"room-{room}") if self.has(f"room-{room}") else None
        title = self.titles.get(room)
        if known is not None and (title is None or title.text.lower() == str(known).lower()):
            return known
        text, gender = title or (room.replace("-", " ").capitalize(), "unknown")
        return self._free("room-titled", text, title=text, gender=gender)

    def seat(self, seat: Seat) -> Name:
        """Whoever sits there: the player's own name with the suspect's, or the suspect alone."""
        character = self.card(seat)
        player = self.players.get(seat, "")
        if player in {"", str(character), character.alone}:
            return character
        key = "player-as" if self.both_names else "player-alone"
        gender = character.form("gender")
        return self._free(key, player, player=player, character=str(character), gender=gender)

    def player(self, seat: Seat) -> Name:
        """The player's own name alone, where there is one."""
        player = self.players.get(seat, "")
        character = self.card(seat)
        if not player:
            return character
        gender = character.form("gender")
        return self._free("player-alone", player, player=player, character="", gender=gender)

    def noun(self, key: str) -> Name:
        """Any message as a noun with all the forms its attributes give it."""
        if (found := self._names.get((key, ""))) is None:
            found = self._names[key, ""] = self._noun(key, {})
        return found

    def several(self, names: Iterable[Name], joiner: str = "and") -> Name:
        """Nouns in a row, "one, two and three", itself a noun in every form they have.

        The joiners are the messages ``join-and``, ``join-or``, ``join-dots`` and ``join-numbers``.
        """
        row = list(names)
        plain = self._joined([str(name) for name in row], joiner)
        forms = {
            form: self._joined([name.form(form) for name in row], joiner)
            for form in joined_forms(row) - {"gender", "number"}
        }
        genders = {name.form("gender") for name in row}
        forms["gender"] = "feminine" if genders == {"feminine"} else "masculine"
        forms["number"] = "one" if len(row) == 1 else "other"
        return Name(plain, forms)

    def plain(self, *texts: object, joiner: str = "and") -> Name:
        """Words or numbers in a row, as a noun without forms."""
        return self.several([Name(str(text)) for text in texts], joiner)

    # -- how -------------------------------------------------------------------------------------

    @cached_property
    def _edition_facts(self) -> dict[str, str | int]:
        """What every message may ask about the rulebook on the table."""
        edition = self.edition
        by_tradition = self.traditional and edition is not BILINGUAL  # which keeps its own
        return {
            "edition": edition.id,
            "edition_dice": edition.dice,
            "edition_red": edition.red,
            "edition_gun": edition.gun,
            "edition_tokens": edition.tokens.value,
            "edition_ranks": "short" if edition.short_ranks else "full",
            "edition_envelope": edition.envelope.value,
            "edition_place": edition.envelope_place.value,
            "edition_names": "tradition" if by_tradition else "book",
        }

    def _catalogues(self, key: str) -> list[Catalogue]:
        """Where a message stands: in this language, and failing that in the fallback."""
        spoken = dict.fromkeys((self.language, FALLBACK))
        if self.strict:
            spoken = dict.fromkeys((self.language,))
        return [found for language in spoken if key in (found := _catalogue(language))]

    def _formatted(
        self, catalogue: Catalogue, key: str, form: str | None, values: Mapping[str, object]
    ) -> str:
        if self.strict and any(isinstance(value, _ENUMS) for value in values.values()):
            raise TypeError(f"{key}: give say() a name, not a card: speaker.card(...)")
        told = {name: _shown(value) for name, value in values.items()}
        try:
            text, problems = catalogue.format(key, form, {**self._edition_facts, **told})
        except LookupError as missing:
            return self._gap(key, missing)
        if problems and self.strict:
            raise MissingTextError(f"{key}.{form or ''}: {problems}")
        return text

    def _gap(self, key: str, problem: object) -> str:
        if self.strict:
            raise MissingTextError(f"{self.language}: {key}: {problem}")
        return f"[{key}]"

    def _noun(self, key: str, values: Mapping[str, object]) -> Name:
        plain = self.say(key, **values)
        forms = next((c.forms_of(key) for c in self._catalogues(key)), ())
        return Name(plain, {form: self.say(key, form, **values) for form in forms})

    def _free(self, key: str, text: str, **values: str) -> Name:
        """A noun made of a name that no translator has seen."""
        identity = (key, "\0".join(values.values()))
        if (found := self._names.get(identity)) is None:
            found = self._noun(key, {**values, "initial": initial(text)})
            self._names[identity] = found
        return found

    def _joined(self, texts: list[str], joiner: str) -> str:
        if len(texts) < 2:
            return "".join(texts)
        row = texts[0]
        for text in texts[1:-1]:
            row = self.say(f"join-{joiner}", "more", first=row, second=text)
        return self.say(f"join-{joiner}", first=row, second=texts[-1])


def _shown(value: object) -> object:
    """A word from elsewhere, as it may be said; fluent says nothing where one is far too long.

    A :class:`Name` was made of such words, and its marks are the speaker's own.
    """
    if not isinstance(value, str):
        return value
    word = value if isinstance(value, Name) else clean(value)
    return f"{word[:LONGEST]}…" if len(word) > LONGEST else word


def usual_title(language: str, room: Room) -> Title:
    """What the game calls a room by itself."""
    from clue.boards.mansion import Title  # noqa: PLC0415 - it brings all that reads boards

    return Title(capital(str(Speaker(language).room(room))))


@lru_cache(maxsize=8)
def usual_names(language: str) -> tuple[str, ...]:
    """What people are called who have not said."""
    say = Speaker(language).say
    return tuple(say("newgame-player", number=number + 1) for number in range(PEOPLE))


def in_language(name: str, language: str) -> str:
    """A name nobody chose follows the language; any other stays."""
    for other in languages():
        if name in (usual := usual_names(other)):
            return usual_names(language)[usual.index(name)]
    return name
