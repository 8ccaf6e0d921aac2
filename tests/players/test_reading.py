"""What others name says something about their hands: a hint, never a fact."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, combinations
from math import prod

import pytest

from clue.deduction.belief import believe
from clue.deduction.facts import facts_from
from clue.players.mind import (
    ANY_CARD,
    CALLING,
    CAREFUL,
    FORGETS,
    NAMING,
    SILENT,
    habits_of,
    likelihoods,
    own_among,
    trusted,
)
from clue.rules.cards import Case, Suspect, Weapon
from clue.rules.view import Inquiry
from tests.players.games import begun, seating

OURS, ASKER, SHOWER = Suspect.SCARLET, Suspect.MUSTARD, Suspect.WHITE


@pytest.fixture
def view():
    """A table of three before anybody has asked, seen from the first seat, and cards not in it."""
    return begun(seating("sherlock", "sherlock", "sherlock"), 5, 0).view(OURS)


def unseen(view, pile):
    return [card for card in pile if card not in view.hand]


def asked(view, turn, *cards, shower=SHOWER):
    return Inquiry(turn, ASKER, Case(*cards), (), shower, None, complete=True)


def weight(hints, seat, hand):
    return prod(hint.by_count[len(hand & set(hint.cards))] for hint in hints if hint.seat == seat)


@pytest.mark.parametrize("again", [1, 2])
def test_a_card_named_again_was_not_the_one_shown(view, again):
    """Of the cards the shower has of the three, any may have been shown but those named again."""
    who, what = unseen(view, Suspect), unseen(view, Weapon)
    where = unseen(view, view.board.deck.rooms)
    first = asked(view, 1, who[0], what[0], where[0])
    second = asked(view, 4, who[0], what[0] if again == 2 else what[1], where[1], shower=None)
    told = replace(view, inquiries=(first, second), turn=5)
    hints = likelihoods(told, facts_from(told))
    named = {who[0], what[0]} if again == 2 else {who[0]}
    for hand in map(set, chain(*(combinations(first.case.cards, n) for n in (1, 2, 3)))):
        rest = len(hand - named)
        share = rest / len(hand) if rest else FORGETS * ANY_CARD[len(hand)]
        assert weight(hints, SHOWER, hand) == pytest.approx(share ** trusted(CAREFUL, FORGETS))


def test_a_card_named_again_is_less_likely_with_the_one_who_answered(view):
    who, what = unseen(view, Suspect), unseen(view, Weapon)
    where = unseen(view, view.board.deck.rooms)
    first = asked(view, 1, who[0], what[0], where[0])
    chances = []
    for later in (who[0], who[1]):
        second = replace(asked(view, 4, later, what[1], where[1], shower=None), complete=False)
        told = replace(view, inquiries=(first, second), turn=5)
        facts = facts_from(told)
        chances.append(believe(facts, likelihoods(told, facts)).probability(who[0], SHOWER))
        assert believe(facts).ways(who[0], SHOWER), "a hint is never a fact"
    assert chances[0] < chances[1]


@pytest.mark.parametrize("sorts", [NAMING, CALLING])
def test_everybody_begins_as_anybody(sorts):
    assert sum(sort.often for sort in sorts) == pytest.approx(1)
    assert own_among(sorts, 1 / 3, 1, 0, 1)[0] == 1.0, "beside any other hand"


def test_who_named_a_card_of_his_own_is_trusted_no_longer():
    """The less somebody is seen to spare his own cards, the less his questions tell of his hand."""
    at_first = own_among(NAMING, 1 / 3, 1, 0, 1)[1]
    assert own_among(NAMING, 1 / 3, 10, 0, 1)[1] < at_first / 1.5
    assert own_among(NAMING, 1 / 3, 2, 1, 1)[1] > at_first * 1.3
    assert NAMING[0].own < own_among(NAMING, 1 / 3, 10, 3, 1)[1] < NAMING[-1].own


def test_one_card_of_his_own_makes_the_next_one_likelier():
    _, one, two = own_among(NAMING, 1 / 3, 2, 0, 2)
    assert two > one * one


@pytest.mark.parametrize("sort", NAMING)
def test_a_manner_is_learnt_within_a_game(sort):
    """Of a player of one sort, after a dozen cards, its own are looked for as often as it names them."""
    own = round(12 * sort.own / (sort.own + 2))  # it holds a third of all cards
    readiness = own_among(NAMING, 1 / 3, 12, own, 1)[1]
    nearest = min(NAMING, key=lambda other: abs(other.own - readiness))
    assert abs(NAMING.index(nearest) - NAMING.index(sort)) <= 1


def test_who_forgets_what_it_was_shown_is_believed_less(view):
    """Names, silence, answers: what rests on keeping notes counts as far as one keeps them."""
    who, what = unseen(view, Suspect), unseen(view, Weapon)
    where, own = (
        unseen(view, view.board.deck.rooms),
        next(c for c in view.hand if c in set(Suspect)),
    )
    shown = replace(asked(view, 1, own, what[0], where[0], shower=OURS), shown=own)
    trust = []
    for later in (own, who[0]):
        silent = asked(view, 4, later, what[1], where[1], shower=None)
        told = replace(view, inquiries=(shown, silent), turn=5)
        trust.append(habits_of(told, ASKER).careful)
        hint = likelihoods(told, facts_from(told))[-1]
        assert hint.by_count[0] == pytest.approx(1 - trust[-1] * (1 - SILENT[0]))
    assert trust[0] < 0.2 < CAREFUL < trust[1]


def test_who_shows_another_card_is_thought_to_choose_anew(view):
    held = [unseen(view, Suspect)[0], unseen(view, Weapon)[0]]
    room = unseen(view, view.board.deck.rooms)[0]
    first = Inquiry(1, OURS, Case(*held, room), (), SHOWER, held[0], complete=True)
    again = replace(first, turn=4)
    other = replace(first, turn=4, shown=held[1])
    thought = [
        habits_of(replace(view, inquiries=seen), SHOWER).repeats
        for seen in ((first, again), (first,), (first, other))
    ]
    assert thought == sorted(thought, reverse=True)
    assert len(set(thought)) == 3


def test_only_what_was_seen_of_a_player_matters(view):
    """Two seats that did the same are thought the same of, whoever plays them."""
    assert habits_of(view, ASKER) == habits_of(view, SHOWER)


def test_a_card_named_ten_times_tells_no_more_of_a_hand_than_once(view):
    who, what = unseen(view, Suspect), unseen(view, Weapon)
    where = unseen(view, view.board.deck.rooms)
    once = asked(view, 1, who[0], what[0], where[0], shower=None)
    chances = []
    for times in (1, 10):
        told = replace(view, inquiries=(replace(once, complete=False),) * times, turn=5)
        facts = facts_from(told)
        chances.append(believe(facts, likelihoods(told, facts)).probability(who[0], ASKER))
    assert chances[0] == pytest.approx(chances[1])


def test_ones_own_answers_are_no_hint_about_others(view):
    """What was shown by this seat it knows already: nothing is to be guessed."""
    who, what = unseen(view, Suspect), unseen(view, Weapon)
    where = unseen(view, view.board.deck.rooms)
    first = asked(view, 1, who[0], what[0], where[0], shower=OURS)
    second = asked(view, 4, who[0], what[1], where[1], shower=None)
    told = replace(view, inquiries=(first, second), turn=5)
    assert {hint.seat for hint in likelihoods(told, facts_from(told))} == {ASKER}
