"""What a speaker does when all is well, and when something is missing."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from clue.rules.cards import Suspect
from clue.text import catalogue
from clue.text import speaker as module
from clue.text.catalogue import preferred_language, set_in_type
from clue.text.speaker import MissingTextError, Speaker


def test_a_missing_message_is_an_error_in_the_tests():
    with pytest.raises(MissingTextError):
        Speaker("en").say("no-such-message")
    with pytest.raises(MissingTextError):
        Speaker("en").say("common-yes.no-such-form")


def test_a_missing_variable_is_an_error_in_the_tests():
    with pytest.raises(MissingTextError):
        Speaker("en").say("newgame-player")


def test_a_bare_card_is_an_error_in_the_tests():
    """A card would come out as its identity, "lead-pipe"."""
    with pytest.raises(TypeError):
        Speaker("en").say("curtain-turn", who=Suspect.SCARLET)


def test_players_see_a_gap_and_play_on():
    words = Speaker("en", strict=False)
    assert words.say("no-such-message") == "[no-such-message]"
    assert words.say("newgame-player") == "Player number"


def test_players_see_english_where_a_translation_is_missing(monkeypatch, tmp_path):
    for language, text in (("en", "a = one\nb = two"), ("fr", "a = un")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "x.ftl").write_text(text, encoding="utf-8")
    made = {
        language: module.Catalogue(language, module.functions(), tmp_path)
        for language in ("en", "fr")
    }
    monkeypatch.setattr(module, "_catalogue", made.__getitem__)
    assert Speaker("fr", strict=False).say("a") == "un"
    assert Speaker("fr", strict=False).say("b") == "two"


def test_what_is_said_in_a_game_is_read_before_it_is_said(monkeypatch):
    made = module.Catalogue("en", module.functions())
    monkeypatch.setattr(module, "_catalogue", lambda language: made)
    with ThreadPoolExecutor() as threads:  # whoever comes first
        for reading in [threads.submit(Speaker("en").learn) for _ in range(4)]:
            reading.result()
    monkeypatch.setattr(catalogue, "_typeset", None)
    for file in module.SAID_IN_GAMES:
        for key in made._files[file]:
            made.forms_of(key)  # nothing need be read any more


def test_the_richest_facet_that_holds_is_chosen():
    words = Speaker("en")
    assert words.best_form("event-showed", {"you", "card"}) == "you-card"
    assert words.best_form("event-showed", {"card", "solved"}) == "card"
    assert words.best_form("event-showed", {"solved"}) is None
    assert words.best_form("event-showed", set()) is None


def test_french_typography():
    assert set_in_type("Qui ? « Moi » : M. Green !", "fr") == (
        "Qui\xa0? «\xa0Moi\xa0»\xa0: M.\xa0Green\xa0!"
    )
    assert set_in_type("Who? Mr. Green and Miss Scarlet", "en") == (
        "Who? Mr.\xa0Green and Miss\xa0Scarlet"
    )
    assert Speaker("fr").say("ending-solved.you").endswith("Vous aviez raison\xa0!")


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["fr_CA.UTF-8"], "fr"),
        (["fr"], "fr"),
        (["en_GB.UTF-8", "fr_FR"], "en"),
        (["de_DE", "fr_FR"], "fr"),
        (["de_DE"], "en"),
        (["C.UTF-8", "fr_FR"], "en"),
        (["fr_FR@euro"], "fr"),
        (["../../etc"], "en"),
        ([""], "en"),
        ([], "en"),
    ],
)
def test_the_systems_language(wishes, language):
    assert preferred_language(wishes) == language


def test_the_systems_language_from_the_environment(monkeypatch):
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert preferred_language() == "fr"
    monkeypatch.setenv("LANGUAGE", "de:en")
    assert preferred_language() == "en"
