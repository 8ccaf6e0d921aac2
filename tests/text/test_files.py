"""The Fluent files themselves: no junk, no key twice, the same keys and variables everywhere."""

import re

import pytest
from fluent.syntax import ast

from clue.text.catalogue import FALLBACK, FOLDER, Catalogue, entries_of, languages
from clue.text.names import functions

from . import fluent

OTHERS = [language for language in languages() if language != FALLBACK]
NOUNS = ("suspect-", "weapon-", "room-", "player-", "word-")
ALL_FILES = [path for language in languages() for path in fluent.files(language)]


def short(path):
    return f"{path.parent.name}/{path.name}"


def test_english_and_french_are_spoken():
    assert languages()[0] == "en"
    assert "fr" in languages()


@pytest.mark.parametrize("path", ALL_FILES, ids=short)
def test_a_file_has_no_junk(path):
    junk = [entry for entry in fluent.parsed(path).body if isinstance(entry, ast.Junk)]
    assert not [f"{entry.annotations[0].message}: {entry.content[:80]}" for entry in junk]


@pytest.mark.parametrize("path", ALL_FILES, ids=short)
def test_reading_entry_by_entry_finds_what_the_parser_finds(path):
    whole = {
        ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        for entry in fluent.parsed(path).body
        if isinstance(entry, ast.Message | ast.Term)
    }
    assert set(entries_of(path.read_text(encoding="utf-8"))) == whole


@pytest.mark.parametrize("language", languages())
def test_no_key_stands_twice(language):
    assert not fluent.doubled(language)


@pytest.mark.parametrize("language", OTHERS)
def test_every_file_of_the_fallback_is_translated(language):
    names = {path.name for path in fluent.files(FALLBACK)}
    assert {path.name for path in fluent.files(language)} == names


@pytest.mark.parametrize("language", OTHERS)
def test_the_keys_are_the_same(language):
    assert set(fluent.messages(language)) == set(fluent.messages(FALLBACK))


@pytest.mark.parametrize("language", OTHERS)
def test_the_facets_are_the_same(language):
    """Nouns may have forms of their own; every other attribute is chosen by code."""
    differing = {
        key: set(fluent.attributes(language, key)) ^ set(fluent.attributes(FALLBACK, key))
        for key in fluent.messages(FALLBACK)
        if not key.startswith(NOUNS)
    }
    assert not {key: facets for key, facets in differing.items() if facets}


@pytest.mark.parametrize("language", OTHERS)
def test_the_variables_are_the_same(language):
    wrong = {}
    for key, message in fluent.messages(FALLBACK).items():
        if key.startswith(NOUNS):
            continue
        here, there = message.value, fluent.messages(language)[key].value
        if here and there and fluent.variables(here) != fluent.variables(there):
            wrong[key] = fluent.variables(here) ^ fluent.variables(there)
        for facet, attribute in fluent.attributes(FALLBACK, key).items():
            other = fluent.attributes(language, key)[facet]
            if fluent.variables(attribute) != fluent.variables(other):
                wrong[f"{key}.{facet}"] = fluent.variables(attribute) ^ fluent.variables(other)
    assert not wrong


@pytest.mark.parametrize("path", ALL_FILES, ids=short)
def test_only_printers_apostrophes_and_ellipses(path):
    """Typewriter quotes and dots look poor in the game's typefaces."""
    found = []
    for entry in fluent.parsed(path).body:
        if isinstance(entry, ast.Message):
            if entry.id.name == "keyboard-rows":
                continue  # these are keys, and one of them types an apostrophe
            text = "".join(_texts(entry))
            found += [entry.id.name for mark in ("'", '"', "...") if mark in text]
    assert not found


@pytest.mark.parametrize("path", [p for p in ALL_FILES if p.parent.name == "fr"], ids=short)
def test_french_sets_high_punctuation_apart(path):
    glued = re.compile(r"[\w)’…][:;!?»]|[^\s]»|«[^\s]")
    found = []
    for entry in fluent.parsed(path).body:
        if isinstance(entry, ast.Message):
            text = "".join(_texts(entry))
            found += [f"{entry.id.name}: {hit}" for hit in glued.findall(text)]
    assert not found


def _texts(node):
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.Placeable):
        yield "X"
        yield from _texts(node.expression)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield "\n"
            yield from _texts(variant.value)
        yield "\n"
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from _texts(element)
        yield "\n"
    elif isinstance(node, ast.Message):
        if node.value:
            yield from _texts(node.value)
        for attribute in node.attributes:
            yield from _texts(attribute.value)


@pytest.mark.parametrize("language", languages())
def test_references_lead_somewhere(language):
    catalogue = Catalogue(language, functions())
    for key in catalogue.keys:
        assert catalogue.forms_of(key) is not None  # parses, with all it refers to


def test_a_third_language_is_one_more_folder(tmp_path):
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "ui.ftl").write_text("common-yes = Jes\n", encoding="utf-8")
    assert Catalogue("eo", functions(), tmp_path).format("common-yes", None, {}) == ("Jes", [])
    assert FOLDER.is_dir()


@pytest.mark.parametrize("language", languages())
def test_mere_words_are_said_as_fluent_says_them(language):
    quick, whole = (Catalogue(language, functions()) for _ in range(2))
    whole.plain = lambda key: None
    mere = [key for key in quick.keys if quick.plain(key) is not None]
    assert len(mere) > 100
    for key in mere:
        assert quick.format(key, None, {}) == whole.format(key, None, {})
        assert quick.forms_of(key) == whole.forms_of(key) == ()
