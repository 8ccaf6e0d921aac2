"""The rules page says what the edition on the table plays, and nothing else."""

from itertools import product

import pytest

from clue.boards.catalogue import board_named
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS, HouseRules
from clue.rules.setup import lay
from clue.text.catalogue import languages
from clue.text.pages import PartKind, house_rules_in_play, rules_page, tell_rules

from . import fluent, tables

HOUSES = [
    HouseRules(*rules)
    for rules in product((False, True), (False, True), (False, True), (0, 5), (False, True))
]


def keys(language, edition, house=None):
    """Which messages a page uses, found by their text."""
    words = tables.speaker(language, edition)
    named = {
        words.say(key, name="", about="", fewest=3, most=6, rooms=9, pace=5): key
        for key in fluent.messages(language)
        if key.startswith("rules-")
    }
    return {named[p.text] for p in rules_page(words, house) if p.text in named}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_page_has_every_part(language, edition):
    for house in HOUSES:
        page = rules_page(tables.speaker(language, edition), house)
        assert page[0].kind is PartKind.TITLE
        sections = [piece.section for piece in page if piece.kind is PartKind.HEADING]
        assert sections == [
            "case",
            "setup",
            "turn",
            "moving",
            "doors",
            "passages",
            "suggesting",
            "answering",
            "accusing",
            "edition",
            "house",
            "advice",
        ]
        for piece in page[1:]:
            assert piece.kind is PartKind.HEADING or piece.text[-1] in ".:;!?"


@pytest.mark.parametrize(("language", "five"), [("en", "five rooms"), ("fr", "cinq pièces")])
def test_r2_in_a_mansion_of_five_rooms_two_weapons_share_one(language, five):
    words = tables.speaker(language, "deluxe")
    pages = {rooms: " ".join(p.text for p in rules_page(words, rooms=rooms)) for rooms in (5, 9)}
    assert five in pages[5]
    assert five not in pages[9] == " ".join(p.text for p in rules_page(words))


def test_e1_accusing_after_a_disproof():
    assert "rules-accusing-when-strict" in keys("en", "vintage")
    assert "rules-edition-disproof-ends" in keys("en", "vintage")
    assert "rules-accusing-when" in keys("en", "deluxe")
    assert "rules-accusing-when-strict" not in keys("en", "deluxe")


def test_e3_the_door_of_a_false_accuser():
    assert "rules-accusing-door" not in keys("fr", "vintage")
    for name, edition in EDITIONS.items():
        told = "rules-accusing-door" in keys("fr", name)
        assert told is edition.clear_door_of_false_accuser


def test_e8_silence_after_a_passage():
    told = {"rules-suggesting-silent", "rules-edition-silent-passage"}
    assert told <= keys("en", "vintage")
    assert all((told <= keys("en", e)) is EDITIONS[e].silent_passage for e in EDITIONS)


def test_e4_the_start_of_a_series():
    assert "rules-setup-start-passes" in keys("en", "vintage")
    assert "rules-edition-start-red" in keys("en", "collector-2020")


def test_e5_ranks_and_e6_the_envelope():
    assert "rules-edition-ranks" in keys("en", "vintage")
    assert "rules-edition-ranks" not in keys("en", "deluxe")
    places = {
        piece.text
        for edition in EDITIONS
        for piece in rules_page(tables.speaker("en", edition))
        if "It lies" in piece.text
    }
    assert len(places) == len({(one.envelope, one.envelope_place) for one in EDITIONS.values()})


def test_dice_and_tokens_are_called_by_their_book():
    page = " ".join(p.text for p in rules_page(tables.speaker("en", "detective-1986")))
    assert "token" in page
    assert "pawn" not in page
    assert "roll the die" in page
    assert "dice" not in page


def test_house_rules_appear_when_chosen():
    assert house_rules_in_play(HouseRules(last_standing_wins=True)) == ("house-last-standing-wins",)
    assert "rules-house-none" in keys("en", "deluxe")
    assert "rules-setup-open" in keys("en", "deluxe", HouseRules(two_with_open_cards=True))
    assert "rules-setup-open" not in keys("en", "deluxe")


@pytest.mark.parametrize("language", languages())
def test_h3_three_and_more_are_told_of_no_open_cards(language):
    """What a table agreed on is told only where it changes anything: in the rules, and in the log."""
    words, house = tables.speaker(language), HouseRules(two_with_open_cards=True)
    board, name = board_named("classic"), words.say("house-two-with-open-cards")
    for count in range(2, 7):
        setup = lay(board, words.edition, SUSPECTS[:count], house)
        told = keys(language, "deluxe", setup.house_in_force)
        page = " ".join(piece.text for piece in rules_page(words, setup.house_in_force))
        assert {"rules-setup-open", "rules-setup-two"} & told == (
            {"rules-setup-open", "rules-setup-two"} if count == 2 else set()
        )
        assert (name in page) == (name in tell_rules(setup, words)) == (count == 2)
        assert setup.house == house, "it is kept as it was agreed on"


def test_h2_nobody_is_told_that_the_last_one_plays_on_where_that_one_wins():
    alone = {"rules-accusing-alone", "rules-accusing-nobody"}
    assert alone <= keys("en", "deluxe")
    assert not alone & keys("en", "deluxe", HouseRules(last_standing_wins=True))


@pytest.mark.parametrize("language", languages())
def test_h4_the_page_tells_the_pace_and_of_no_throw(language):
    told = keys(language, "deluxe", HouseRules(steady_pace=5))
    assert {"rules-turn-walk", "rules-moving-steady", "rules-turn-roll"} & told == {
        "rules-turn-walk",
        "rules-moving-steady",
    }
    assert not {"rules-turn-walk", "rules-moving-steady"} & keys(language, "deluxe")
    words, house = tables.speaker(language), HouseRules(steady_pace=5)
    setup = lay(board_named("classic"), words.edition, SUSPECTS, house)
    assert "5" in tell_rules(setup, words), "the log says which pace was agreed on"


@pytest.mark.parametrize("language", languages())
def test_h5_the_page_tells_who_lays_the_weapons_out(language):
    both = {"rules-setup-weapons", "rules-setup-weapons-by-hand"}
    assert both & keys(language, "deluxe") == {"rules-setup-weapons"}
    by_hand = HouseRules(weapons_by_hand=True)
    assert both & keys(language, "deluxe", by_hand) == {"rules-setup-weapons-by-hand"}


def test_a_gun_is_named_only_where_the_book_has_its_own():
    words = {e: said("rules-edition-words", e) for e in EDITIONS}
    assert [e for e in EDITIONS if "Pistol" in words[e]] == ["bilingual"]
    assert not any("Revolver" in told for told in words.values())


def said(key, edition):
    return tables.speaker("en", edition).say(key)


@pytest.mark.parametrize("language", languages())
def test_no_rule_is_written_and_never_shown(language):
    used = {"rules-title", "rules-contents", "rules-house-one"}
    for edition, house in product(EDITIONS, HOUSES):
        used |= keys(language, edition, house)
    assert used == {key for key in fluent.messages(language) if key.startswith("rules-")}
