"""Nouns and their forms, in each edition's words."""

import re

import pytest

from clue.boards.mansion import Title
from clue.rules.cards import SUSPECTS, WEAPONS, Room, Suspect, Weapon
from clue.rules.editions import BILINGUAL, EDITIONS
from clue.text.catalogue import NO_BREAK, languages
from clue.text.names import Name, Span, capital, spans_of
from clue.text.speaker import Speaker

from . import tables


@pytest.mark.parametrize(
    ("edition", "red", "gun", "mustard"),
    [
        ("vintage", "Miss Scarlett", "Revolver", "Col. Mustard"),  # E5
        ("detective-1986", "Miss Scarlet", "Revolver", "Colonel Mustard"),
        ("bilingual", "Miss Scarlet", "Pistol", "Colonel Mustard"),
        ("deluxe", "Miss Scarlet", "Revolver", "Colonel Mustard"),
        ("collector-2020", "Miss Scarlet", "Revolver", "Colonel Mustard"),
    ],
)
def test_the_editions_spell_their_own_way(edition, red, gun, mustard):
    words = tables.speaker("en", edition)
    assert words.card(Suspect.SCARLET).replace("\xa0", " ") == red
    assert words.card(Weapon.REVOLVER) == gun
    assert words.card(Suspect.MUSTARD).listed.replace("\xa0", " ") == mustard


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_line_ends_behind_a_shortened_title(language, edition):
    """Col. Mustard and Mme White are never parted from their titles, in any form of their names."""
    words = tables.speaker(language, edition)
    for suspect in SUSPECTS:
        name = words.card(suspect)
        for form in (str(name), name.alone, name.listed, *name.forms.values()):
            assert not re.search(r"(\.|Mme|Mlle|Miss) ", form), form


def test_french_names_of_the_bilingual_book():
    words = tables.speaker("fr", "bilingual")
    assert [words.card(suspect).alone.replace("\xa0", " ") for suspect in SUSPECTS] == [
        "Mlle Scarlet",
        "Colonel Mustard",
        "Mme White",
        "M. Green",
        "Mme Peacock",
        "Professeur Plum",
    ]
    assert [str(words.card(weapon)) for weapon in WEAPONS] == [
        "corde",
        "tuyau de plomb",
        "couteau",
        "clé anglaise",
        "chandelier",
        "pistolet",
    ]
    assert [str(words.room(room)) for room in tables.ROOMS] == [
        "bureau",
        "hall",
        "salon",
        "bibliothèque",
        "salle de billard",
        "salle à manger",
        "véranda",
        "salle de bal",
        "cuisine",
    ]
    assert words.say("word-pawn") == "pion"


def test_french_forms():
    words = tables.speaker("fr", "deluxe")
    assert words.room(Room("hall")).form("in") == "dans le hall"
    assert words.card(Weapon.WRENCH).form("with") == "avec la clé anglaise"
    assert words.card(Weapon.REVOLVER).form("with") == "avec le revolver"
    assert words.card(Suspect.MUSTARD).form("to") == "au colonel Mustard"
    assert words.card(Suspect.PLUM).form("of") == "du professeur Plum"
    assert words.say("word-envelope.the") == "l’enveloppe confidentielle"
    assert tables.speaker("fr", "vintage").say("word-envelope.the") == "la petite enveloppe"


@pytest.mark.parametrize(
    ("title", "the", "inside", "to", "of"),
    [
        (Title("Cellier", "masculine"), "le cellier", "dans le cellier", "au cellier", "du cellier"),
        (Title("Orangerie", "feminine"), "l’orangerie", "dans l’orangerie", "à l’orangerie", "de l’orangerie"),
        (Title("Atelier", "masculine"), "l’atelier", "dans l’atelier", "à l’atelier", "de l’atelier"),
        (Title("Hangar", "masculine"), "le hangar", "dans le hangar", "au hangar", "du hangar"),
        (Title("Combles", "plural"), "les combles", "dans les combles", "aux combles", "des combles"),
        (Title("Trianon", "proper"), "Trianon", "dans Trianon", "à Trianon", "de Trianon"),
        (Title("Fumoir"), "la pièce « Fumoir »", "dans la pièce « Fumoir »", "à la pièce « Fumoir »", "de la pièce « Fumoir »"),
    ],
)  # fmt: skip
def test_rooms_of_other_mansions_in_french(title, the, inside, to, of):
    room = Speaker("fr", titles={Room("x"): title}, strict=True).room(Room("x"))
    forms = [room.form(form).replace("\xa0", " ") for form in ("the", "in", "to", "of")]
    assert forms == [the, inside, to, of]
    assert room.alone == title.text


def test_rooms_of_other_mansions_in_english():
    titles = {Room("x"): Title("Cellar"), Room("y"): Title("Poets’ Corner", "proper")}
    words = Speaker("en", titles=titles, strict=True)
    assert words.room(Room("x")).form("in") == "in the Cellar"
    assert words.room(Room("y")).form("in") == "in Poets’ Corner"
    assert words.room(Room("wine-cellar")).form("the") == "the Wine cellar"


def test_a_map_that_repeats_a_known_title_keeps_its_grammar():
    """The classic map names its rooms too; the game knows their articles."""
    same = Speaker("fr", titles={Room("lounge"): Title("Salon")}, strict=True)
    assert same.room(Room("lounge")).form("in") == "dans le salon"
    other = Speaker("fr", titles={Room("lounge"): Title("Boudoir", "masculine")}, strict=True)
    assert other.room(Room("lounge")).form("in") == "dans le boudoir"


def test_players_by_their_own_names():
    words = tables.speaker("en", players={Suspect.SCARLET: "Anna", Suspect.GREEN: "Mr.\xa0Green"})
    assert words.seat(Suspect.SCARLET).replace("\xa0", " ") == "Anna (Miss Scarlet)"
    assert words.seat(Suspect.SCARLET).form("of") == "Anna’s"
    assert words.seat(Suspect.SCARLET).short == "Anna"
    assert words.player(Suspect.SCARLET) == "Anna"
    assert words.card(Suspect.SCARLET).replace("\xa0", " ") == "Miss Scarlet"
    assert words.seat(Suspect.GREEN) == words.card(Suspect.GREEN)
    assert words.seat(Suspect.PLUM) == words.card(Suspect.PLUM)
    alone = tables.speaker("en", players={Suspect.SCARLET: "Anna"}, both_names=False)
    assert alone.seat(Suspect.SCARLET) == "Anna"


def test_a_french_percentage_stays_on_one_line():
    assert tables.speaker("fr").say("settings-percent", percent=50) == "50\xa0%"


def test_a_rank_in_brackets_is_as_small_as_in_a_sentence():
    players = {Suspect.MUSTARD: "Papa"}
    assert tables.speaker("fr", players=players).seat(Suspect.MUSTARD) == "Papa (colonel Mustard)"
    assert tables.speaker("en", players=players).seat(Suspect.MUSTARD) == "Papa (Colonel Mustard)"


@pytest.mark.parametrize(
    ("player", "of"),
    [("Anna", "d’Anna"), ("Éric", "d’Éric"), ("Hélène", "d’Hélène"), ("Paul", "de Paul")],
)
def test_french_elides_before_a_players_name(player, of):
    words = Speaker("fr", players={Suspect.WHITE: player}, both_names=False, strict=True)
    assert words.seat(Suspect.WHITE).form("of") == of
    assert words.seat(Suspect.WHITE).form("gender") == "feminine"


@pytest.mark.parametrize("language", languages())
def test_every_noun_knows_its_article(language):
    words = tables.speaker(language)
    for noun in [words.card(weapon) for weapon in WEAPONS] + [words.room(r) for r in tables.ROOMS]:
        assert noun.form("the") not in {"", str(noun)}
    for suspect in SUSPECTS:
        assert words.card(suspect).form("gender") in {"feminine", "masculine"}


def test_rows():
    words = tables.speaker("en")
    one, two, three = (words.card(weapon) for weapon in WEAPONS[:3])
    assert words.several([one]) == "Rope"
    assert words.several([one, two]) == "Rope and Lead Pipe"
    assert words.several([one, two, three]).form("the") == "the Rope, the Lead Pipe and the Knife"
    assert words.several([one, two, three], "or") == "Rope, Lead Pipe or Knife"
    assert words.plain(4, 4, 3, joiner="dots") == "4 · 4 · 3"
    whole = words.plain(4, 4, 3, joiner="numbers")
    assert whole == "4 · 4 · 3".replace(" ", NO_BREAK)
    assert words.several([]) == ""
    french = tables.speaker("fr")
    row = [french.card(Suspect.SCARLET), french.card(Suspect.WHITE)]
    assert french.several(row).form("gender") == "feminine"
    row.append(french.card(Suspect.GREEN))
    assert french.several(row).form("gender") == "masculine"


def test_names_can_be_set_in_gold():
    words = tables.speaker("fr")
    rich = words.rich(
        "event-suggested",
        who=words.seat(Suspect.MUSTARD),
        suspect=words.card(Suspect.SCARLET),
        room=words.room(Room("library")),
        weapon=words.card(Weapon.WRENCH),
    )
    assert [span.text.replace("\xa0", " ") for span in rich if span.strong] == [
        "colonel Mustard",
        "Mlle Scarlet",
        "bibliothèque",
        "clé anglaise",
    ]
    assert "".join(span.text for span in rich).replace("\xa0", " ") == (
        "Le colonel Mustard a soupçonné Mlle Scarlet, dans la bibliothèque, avec la clé anglaise."
    )


def test_a_marked_name_at_the_start_gets_its_capital():
    words = tables.speaker("fr")
    first, *_ = words.rich("event-weapon-moved", weapon=Name("corde"), room=Name("hall"))
    assert first == Span("Corde", strong=True)
    assert spans_of("plain") == (Span("plain"),)
    assert capital("") == ""


TRADITION = [
    "Mlle Rose",
    "le colonel Moutarde",
    "Mme Leblanc",
    "le docteur Olive",
    "Mme Pervenche",
    "le professeur Violet",
]


def test_the_names_of_the_tradition_can_be_had_in_french(monkeypatch):
    monkeypatch.setattr(Speaker, "tradition", True)
    french = Speaker("fr")
    said = [french.card(suspect).form("the").replace(NO_BREAK, " ") for suspect in SUSPECTS]
    assert said == TRADITION
    assert french.card(SUSPECTS[3]).form("of") == "du docteur Olive"
    assert french.say("title-game") == "Cluedo"
    assert Speaker("fr", BILINGUAL).card(SUSPECTS[1]).form("the") == "le colonel Mustard"
    assert Speaker("en").card(SUSPECTS[1]).alone == "Colonel Mustard"


def test_without_the_wish_the_rulebook_s_names_stand():
    french = Speaker("fr")
    assert french.card(SUSPECTS[1]).form("the") == "le colonel Mustard"
    assert french.say("title-game") == "Clue"


def test_a_name_nobody_chose_follows_the_language():
    players = {Suspect.SCARLET: "Player 1", Suspect.GREEN: "Joueur 2", Suspect.WHITE: "Player One"}
    told = {language: Speaker(language, players=players).players for language in ("en", "fr")}
    assert [*told["fr"].values()] == ["Joueur 1", "Joueur 2", "Player One"]
    assert [*told["en"].values()] == ["Player 1", "Player 2", "Player One"]
