"""One word a thing: the words that ``docs/glossary.md`` has put others in the place of."""

import re

import pytest

from . import fluent

FORBIDDEN = {
    "en": {
        r"\bsaved cases?\b": "saved games",
        r"\bseeds?\b": "deal number",
        r"\b(?:game ?)?pads?\b": "controller",
        r"\bdisproofs?\b": "disprove",
        r"\bfals(?:e|ely) accus|\baccus\w+ falsely": "wrong accusation",
        r"\bhas not got\b|\bhave not got\b": "doesn’t have",
        r"\bwhims?\b": "habits",
        r"\bafresh\b|\banew\b": "again",
        r"\bSilence\b": "Mute",
        r"\bGo on\b": "Continue, Resume",
        r"\bopen case\b|\bclosed cases?\b": "game in progress, finished game",
    },
    "fr": {
        r"\baffaires? conservées?\b": "parties enregistrées",
        r"\bgraines?\b": "numéro de donne",
        r"\bdémentis?\b|\bdémenti[er]\b": "réfuter",
        r"\bJournal des pannes\b": "Journal technique",
        r"\bd’affilée\b": "meilleure série",
        r"\bde votre main\b": "noté par vous",
        r"\bSilence$": "Couper le son",
        r"\bIndices?$": "Conseil",
        r"\bquelle affaire\b|\bcette affaire\b": "cette partie",
    },
}
"""What must not be said any more, and what is said instead."""
BY_OTHERS = {
    "credits-does-pygame-ce": "it names what a library does",
    "rules-": "a rulebook's own words, which are what it is",
    "newgame-edition-bilingual": "the bilingual edition keeps its terms",
    "commands-": "an option keeps its name",
    "simulate-number": "the same",
    "voice-": "a suspect speaks in character",
    "puzzle": "a puzzle is a case, and the game one never plays",
}
"""Messages by how their keys begin, and why a word may stand there."""


def excused(key):
    return any(key.startswith(begin) for begin in BY_OTHERS)


@pytest.mark.parametrize("language", FORBIDDEN)
def test_no_word_that_has_been_replaced_is_said(language):
    found = [
        f"{key}: “{match[0]}”, say {better}"
        for key, text in fluent.texts(language)
        if not excused(key)
        for word, better in FORBIDDEN[language].items()
        if (match := re.search(word, text))
    ]
    assert not found


def test_the_search_finds_what_it_looks_for():
    assert re.search(next(iter(FORBIDDEN["en"])), "your saved cases")
    assert len(list(fluent.texts("en"))) > 500


def reading_ease(texts):
    """Flesch's measure: the higher, the easier; newspapers have about 60."""
    said = " ".join(texts)
    words = re.findall(r"[A-Za-z’']+", said)
    sentences = max(1, len(re.findall(r"[.!?](?:\s|$)", said)))
    syllables = sum(max(1, len(re.findall(r"[aeiouy]+", word.lower()))) for word in words)
    return 206.835 - 1.015 * len(words) / sentences - 84.6 * syllables / len(words)


def test_the_english_is_told_how_easy_it_is(record_property):
    """A figure for the report; it is measured, not demanded."""
    sentences = [text for _, text in fluent.texts("en") if text.rstrip().endswith((".", "?", "!"))]
    record_property("reading ease", round(reading_ease(sentences), 1))
    assert sentences
