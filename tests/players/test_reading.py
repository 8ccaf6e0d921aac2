"""What others name says something about their hands: a hint, never a fact."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, combinations
from math import prod

import pytest

from clue.deduction.belief import believe
from clue.deduction.facts import facts_from
from clue.players.reading import ANY_CARD, NAMING, NEVER, likelihoods
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
        share = rest / len(hand) if rest else NEVER * ANY_CARD[len(hand)]
        assert weight(hints, SHOWER, hand) == pytest.approx(share)


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


def test_who_named_a_card_of_his_own_is_trusted_no_longer():
    """The less somebody is seen to spare his own cards, the less his questions tell of his hand."""
    at_first = NAMING.weights(1 / 3, 1, 0, 1)
    assert at_first[0] == pytest.approx(1.0), "beside any other hand"
    assert NAMING.weights(1 / 3, 12, 0, 1)[1] < at_first[1] / 2
    assert NAMING.weights(1 / 3, 2, 1, 1)[1] > at_first[1] * 2
    assert NAMING.spared < NAMING.weights(1 / 3, 12, 2, 1)[1] < NAMING.careless


def test_one_card_of_his_own_makes_the_next_one_likelier():
    _, one, two = NAMING.weights(1 / 3, 2, 0, 2)
    assert two > one * one


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
