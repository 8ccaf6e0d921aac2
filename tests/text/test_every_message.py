"""Every message of every language, with every value that could change its words."""

import re
from itertools import islice, product

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from clue.rules.cards import Room, Suspect, Weapon
from clue.rules.editions import EDITIONS
from clue.text.catalogue import languages
from clue.text.names import initial
from tests.daily import long, part

from . import fluent, tables

NUMBERS = {
    *("count", "number", "steps", "distance", "total", "turn", "turns", "players", "people"),
    *("computers", "minutes", "hours", "wins", "games", "fewest", "most", "percent"),
}
GRAMMAR = {
    "gender": ("masculine", "feminine", "plural", "proper", "unknown"),
    "initial": ("vowel", "h", "consonant"),
}
MOST = 400  # combinations tried of one message
CASES = list(product(languages(), EDITIONS))
EVERY_DAY = [
    (language, edition) for language, edition in CASES if edition in {"vintage", "bilingual"}
]
"""The rulebooks whose words differ most from the others' and from each other's."""


def values_of(name, words):
    if name in NUMBERS:
        return (0, 1, 2, 3, 4, 5, 6, 21)
    if name in GRAMMAR:
        return GRAMMAR[name]
    if name in {"room", "left", "rooms"}:
        return (words.room(Room("hall")), words.room(Room("library")), words.room(tables.ATTIC))
    if name == "weapon":
        return (words.card(Weapon.ROPE), words.card(Weapon.REVOLVER))
    if name == "card":
        return (words.card(Weapon.WRENCH), words.card(Suspect.PLUM), words.room(Room("study")))
    if name in {"who", "to", "by", "seat", "suspect", "first", "rest", "player", "seats"}:
        return (words.card(Suspect.SCARLET), words.card(Suspect.MUSTARD))
    return ("Anna",)


def combinations(node, words):
    names = sorted(fluent.variables(node))
    rows = product(*(values_of(name, words) for name in names))
    for row in islice(rows, MOST):
        values = dict(zip(names, row, strict=True))
        for name, value in values.items():
            if name in {"dice", "what"} and isinstance(value, str):
                values[name] = "4"
        yield values


def patterns(message):
    if message.value:
        yield None, message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value


@long
@pytest.mark.parametrize(("language", "edition"), part(CASES, EVERY_DAY))
def test_every_message_can_be_said(language, edition):
    words = tables.speaker(language, edition)
    for key, message in fluent.messages(language).items():
        for form, pattern in patterns(message):
            with_references = ast.Pattern([pattern, *_referred(pattern, language)])
            for values in combinations(with_references, words):
                said = words.say(key, form, **values)
                assert said, key
                assert said == said.strip(), key
                assert not re.search(r"[{}\ue000\ue001]", said), (key, said)


def _referred(pattern, language):
    """The messages a pattern speaks of; their variables are its own."""
    found = []

    class References(Visitor):
        def visit_MessageReference(self, node):  # noqa: N802
            message = fluent.messages(language)[node.id.name]
            attribute = node.attribute and node.attribute.name
            other = dict(patterns(message))[attribute]
            found.append(other)
            self.visit(other)

    References().visit(pattern)
    return found


def test_initials():
    assert [initial(text) for text in ("Anna", "Éric", "Hugo", "Paul", "")] == [
        "vowel",
        "vowel",
        "h",
        "consonant",
        "consonant",
    ]
