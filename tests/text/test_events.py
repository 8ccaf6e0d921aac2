"""Every event, phase and refusal has a sentence in every language, and tells no more than it may."""

import re
from itertools import product
from typing import get_args

import pytest

from clue.rules import events as ev
from clue.rules import phases as ph
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS, Case, Deck, Room, Suspect, Weapon
from clue.rules.offers import Offers
from clue.rules.refusals import Refusal, Why
from clue.text.catalogue import languages
from clue.text.decisions import mark_phase, tell_phase, tell_refusal
from clue.text.events import tell

from . import fluent, tables


def finished(sentence):
    """A sentence a person can read: a capital, an end, and nothing left of the machinery."""
    assert sentence == sentence.strip()
    assert sentence[0].isupper()
    assert sentence[-1] in ".!?”»"
    assert not re.search(r"[{}\[\]$_]|None|  |\ue000|\ue001|\.\.", sentence), sentence
    return sentence


def test_the_table_of_events_is_complete():
    told = {type(event) for event in tables.all_events()}
    assert told == set(get_args(ev.Event))
    assert {type(phase) for phase in tables.all_phases()} == set(get_args(ph.Phase))


@pytest.mark.parametrize("players", [{}, tables.PLAYERS], ids=["suspects", "players"])
@pytest.mark.parametrize("edition", ["vintage", "bilingual"])  # between them, every word differs
@pytest.mark.parametrize("language", languages())
def test_every_event_for_every_reader(language, edition, players):
    words = tables.speaker(language, edition, players=players)
    for event in tables.all_events():
        for seat in (None, Suspect.SCARLET, Suspect.MUSTARD):
            finished(tell(event, words, seat))


@pytest.mark.parametrize("language", languages())
def test_a_redacted_event_names_no_card(language):
    """R12, R14: who showed what, and what the envelope holds, is said to those who know it."""
    words = tables.speaker(language)
    case = Case(Suspect.WHITE, Weapon.CANDLESTICK, Room("library"))
    secret = [str(words.card(card)).casefold() for card in case.cards]
    events = (
        ev.HandDealt(Suspect.SCARLET, case.cards),
        ev.Showed(Suspect.SCARLET, Suspect.PLUM, Weapon.CANDLESTICK),
        ev.AccusationFailed(Suspect.SCARLET, case),
    )
    for event in events:
        open_sentence = tell(event, words).casefold()
        assert any(name in open_sentence for name in secret)
        for seat in (Suspect.GREEN, None):
            closed = tell(ev.redact(event, seat), words, seat).casefold()
            assert not any(name in closed for name in secret)


def offers(**more):
    return Offers(Suspect.SCARLET, Deck(tables.ROOMS), **more)


SITUATIONS = (
    (ph.TurnStart(Suspect.SCARLET), {"roll": True}),
    (ph.TurnStart(Suspect.SCARLET), {"roll": True, "passages": (Room("kitchen"),)}),
    (ph.TurnStart(Suspect.SCARLET), {"passages": (Room("kitchen"), tables.CELLAR)}),
    (ph.TurnStart(Suspect.SCARLET), {"roll": True, "suggest_in": tables.HALL}),
    (
        ph.TurnStart(Suspect.SCARLET),
        {"roll": True, "passages": (Room("study"),), "suggest_in": tables.HALL},
    ),
    (ph.TurnStart(Suspect.SCARLET), {"suggest_in": tables.CELLAR}),
    (ph.TurnStart(Suspect.SCARLET), {"accuse": True, "end_turn": True}),  # R9
    (ph.TurnStart(Suspect.SCARLET), {"accuse": True}),  # R17
    (ph.TurnStart(Suspect.SCARLET), {"destinations": {Cell(1, 2): ()}}),  # H4
    (ph.Moving(Suspect.SCARLET, (4, 3)), {"destinations": {Cell(1, 2): ()}}),
    (ph.Moving(Suspect.SCARLET, (4, 3)), {"destinations": {tables.HALL: ()}}),
    (
        ph.Moving(Suspect.SCARLET, (4,)),
        {"destinations": {Cell(1, 2): (), tables.HALL: (), tables.CELLAR: ()}},
    ),
    (ph.Suggesting(Suspect.SCARLET, tables.HALL), {"suggest_in": tables.HALL}),
    (ph.Suggesting(Suspect.SCARLET, tables.HALL), {"suggest_in": tables.HALL, "decline": True}),
    (ph.TurnClosing(Suspect.SCARLET), {"accuse": True, "end_turn": True}),
    (ph.TurnClosing(Suspect.SCARLET), {"end_turn": True}),
)


@pytest.mark.parametrize("language", languages())
def test_the_one_next_thing_for_each_situation(language):
    words = tables.speaker(language)
    seen = [
        finished(tell_phase(phase, words, Suspect.SCARLET, offers(**more)))
        for phase, more in SITUATIONS
    ]
    assert len(set(seen)) == len(seen)  # each tells something of its own
    for (phase, more), told in zip(SITUATIONS, seen, strict=True):
        spans = mark_phase(phase, words, Suspect.SCARLET, offers(**more))
        assert "".join(span.text for span in spans) == told
        strong = [span.text for span in spans if span.strong]
        assert bool(strong) is isinstance(phase, ph.Moving | ph.Suggesting)


def test_the_one_next_thing_in_words():
    words = tables.speaker("en")
    say = [tell_phase(p, words, Suspect.SCARLET, offers(**more)) for p, more in SITUATIONS]
    assert say[0] == "Your turn: roll the dice."
    assert say[4] == (
        "Your turn: roll the dice, take the secret passage to the Study "
        "or stay and suggest in the Hall."
    )
    assert say[6] == "Every door is closed: accuse, or end your turn."
    assert say[11] == "You rolled 4 — choose a square, or enter the Hall or the Cellar."
    words = tables.speaker("fr")
    say = [tell_phase(p, words, Suspect.SCARLET, offers(**more)) for p, more in SITUATIONS]
    assert say[11] == (
        "Vous avez obtenu 4 — choisissez une case, ou entrez dans le hall ou dans le cellier."
    )


DETAILS = {
    "seat": Suspect.PEACOCK,
    "place": tables.CELLAR,
    "room": tables.HALL,
    "card": Weapon.ROPE,
    "steps": 7,
    "distance": 9,
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("why", Why)
def test_every_refusal_with_any_details(language, why):
    words = tables.speaker(language)
    for given in product((False, True), repeat=len(DETAILS)):
        details = {name: DETAILS[name] for name, there in zip(DETAILS, given, strict=True) if there}
        finished(tell_refusal(Refusal(why, **details), words))
    finished(tell_refusal(Refusal(why, place=Cell(1, 1)), words))


@pytest.mark.parametrize("language", languages())
def test_refusals_differ(language):
    """A player who asks why gets an answer to this question, not to another."""
    words = tables.speaker(language)
    sentences = {why: tell_refusal(Refusal(why), words) for why in Why}
    assert len(set(sentences.values())) >= len(Why) - 1  # suggest first and must suggest are one


def test_a_refusal_tells_what_it_knows():
    words = tables.speaker("en")
    far = Refusal(Why.TOO_FAR, place=Room("lounge"), steps=5, distance=9)
    assert tell_refusal(far, words) == "The Lounge is 9 steps away, and you rolled 5."
    door = Refusal(Why.DOORS_BLOCKED, seat=Suspect.GREEN, room=Room("study"))
    assert tell_refusal(door, words) == "Mr.\xa0Green stands in front of the door of the Study."
    doors = Refusal(Why.DOORS_BLOCKED, room=Room("hall"))
    assert tell_refusal(doors, words) == "Every door of the Hall has a pawn in front of it."
    tokens = tables.speaker("en", "detective-1986")
    assert tell_refusal(doors, tokens) == "Every door of the Hall has a token in front of it."
    start = Refusal(Why.NOT_NOW_STARTING, seat=Suspect.PLUM, open=offers(roll=True))
    assert tell_refusal(start, words) == "Your turn has only begun: first roll the dice."
    ways = offers(passages=(Room("kitchen"),))
    closed = Refusal(Why.TRAPPED, seat=Suspect.PLUM, room=Room("study"), open=ways)
    told = tell_refusal(closed, words)
    assert told == "Every door of the Study is closed: take the secret passage to the Kitchen."
    short = Refusal(Why.MUST_GO_LONGEST, place=Cell(1, 1), steps=12, distance=2)
    told = tell_refusal(short, words)
    assert told == "No way takes 12 steps, so you must go the longest way there is."


@pytest.mark.parametrize("language", languages())
def test_no_refusal_is_written_that_the_referee_never_gives(language):
    written = {key for key in fluent.messages(language) if key.startswith("refusal-")}
    assert written == {f"refusal-{why.value}" for why in Why}


def test_french_agrees_contracts_and_elides():
    words = tables.speaker("fr", players={Suspect.SCARLET: "Anna", Suspect.PLUM: "Hugo"})
    red, yellow, blue = Suspect.SCARLET, Suspect.MUSTARD, Suspect.PEACOCK
    say = {
        "Le colonel Mustard a soupçonné le colonel Mustard, dans le hall, avec la clé anglaise.": (
            ev.Suggested(yellow, tables.CASE)
        ),
        "L’accusation était fausse : Mme Peacock a été éliminée, mais répond toujours aux soupçons.": (
            ev.AccusationFailed(blue, None)
        ),
        "L’accusation était fausse : le colonel Mustard a été éliminé, mais répond toujours aux soupçons.": (
            ev.AccusationFailed(yellow, None)
        ),
        "La clé anglaise a été apportée dans la bibliothèque.": (
            ev.WeaponMoved(Weapon.WRENCH, tables.HALL, Room("library"))
        ),
        "Le chandelier a été apporté dans le cellier.": (
            ev.WeaponMoved(Weapon.CANDLESTICK, tables.HALL, tables.CELLAR)
        ),
        "Mme Peacock a quitté l’orangerie et est entrée dans la salle à manger.": (
            ev.Moved(blue, tables.ATTIC, (tables.A,), Room("dining-room"))
        ),
        "Tour 3 : au colonel Mustard de jouer.": ev.TurnBegan(yellow, 3),
        "Personne n’a pu réfuter les soupçons d’Anna (Mlle Scarlet).": (
            ev.NobodyDisproved(red, tables.CASE)
        ),
        "Personne n’a pu réfuter les soupçons d’Hugo (professeur Plum).": (
            ev.NobodyDisproved(Suspect.PLUM, tables.CASE)
        ),
        "Le colonel Mustard a pris le passage secret du salon à la véranda.": (
            ev.TookPassage(yellow, Room("lounge"), Room("conservatory"))
        ),
        "Le colonel Mustard a avancé d’une case.": ev.Moved(
            yellow, tables.A, (tables.B,), tables.B
        ),
        "Mme Peacock a montré une carte au colonel Mustard.": ev.Showed(blue, yellow, None),
    }
    assert {tell(event, words).replace("\xa0", " ") for event in say.values()} == set(say)


def test_you_in_both_languages():
    event = ev.Showed(Suspect.WHITE, Suspect.SCARLET, Weapon.ROPE)
    told = {
        (language, seat): tell(event, tables.speaker(language), seat).replace("\xa0", " ")
        for language in ("en", "fr")
        for seat in (Suspect.WHITE, Suspect.SCARLET)
    }
    assert told == {
        ("en", Suspect.WHITE): "You showed Miss Scarlet the Rope.",
        ("en", Suspect.SCARLET): "Mrs. White showed you the Rope.",
        ("fr", Suspect.WHITE): "Vous avez montré à Mlle Scarlet la carte « Corde ».",
        ("fr", Suspect.SCARLET): "Mme White vous a montré la carte « Corde ».",
    }


@pytest.mark.parametrize("seat", SUSPECTS)
def test_a_reader_is_told_of_their_own_deeds_as_you(seat):
    words = tables.speaker("en")
    own = [e for e in tables.all_events() if getattr(e, "seat", None) == seat]
    own = [e for e in own if not isinstance(e, ev.HandDealt)]
    told = [tell(event, words, seat) for event in own]
    assert told
    assert all(re.search(r"\b[Yy]ou", sentence) for sentence in told)
