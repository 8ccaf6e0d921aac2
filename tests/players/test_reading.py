"""What others name says something about their hands: a hint, never a fact."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, combinations
from math import prod

import pytest

from clue.deduction.belief import believe
from clue.deduction.deals import deals_of
from clue.deduction.facts import facts_from
from clue.deduction.holders import Mixture
from clue.players.common import passed_over, rooms_met, seen_by_all
from clue.players.habits import ANYBODY, CAREFUL, Habits
from clue.players.likelihoods import (
    ANY_CARD,
    ASKED,
    FORGETS,
    INSISTS,
    LEAVES,
    LEFT,
    PAIRS,
    ROOMS,
    SILENT,
    STAYS,
    habits_after,
    habits_of,
    likelihoods,
    trusted,
)
from clue.rules.cards import Case, Room, Suspect, Weapon
from clue.rules.view import FalseAccusation, Inquiry
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
    plain = [hint for hint in hints if not isinstance(hint, Mixture) and hint.seat == seat]
    return prod(hint.by_count[len(hand & set(hint.cards))] for hint in plain)


def named_by(view, *cases):
    """The view after the asker has named these, one after another, and nobody has answered yet."""
    inquiries = tuple(
        replace(asked(view, turn, *case, shower=None), complete=False)
        for turn, case in enumerate(cases, 1)
    )
    return replace(view, inquiries=inquiries, turn=30)


def chance_of(view, card):
    """How likely the asker holds a card, by what it named."""
    return believe(facts_from(view), likelihoods(view)).probability(card, ASKER)


@pytest.mark.parametrize("again", [1, 2])
def test_a_card_named_again_was_not_the_one_shown(view, again):
    """Of the cards the shower has of the three, any may have been shown but those named again."""
    who, what = unseen(view, Suspect), unseen(view, Weapon)
    where = unseen(view, view.board.deck.rooms)
    first = asked(view, 1, who[0], what[0], where[0])
    second = asked(view, 4, who[0], what[0] if again == 2 else what[1], where[1], shower=None)
    told = replace(view, inquiries=(first, second), turn=5)
    hints = likelihoods(told)
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
        chances.append(believe(facts, likelihoods(told)).probability(who[0], SHOWER))
        assert believe(facts).ways(who[0], SHOWER), "a hint is never a fact"
    assert chances[0] < chances[1]


def test_everybody_begins_as_anybody():
    for shares, sorts in ((ANYBODY.pairs, PAIRS), (ANYBODY.keeping, PAIRS), (ANYBODY.rooms, ROOMS)):
        assert sum(shares) == pytest.approx(1)
        assert len(shares) == len(sorts)
    assert sum(ANYBODY.forgetting) == pytest.approx(1)


def known_to_hold(view, *cards):
    """The same when the asker has shown this seat some cards."""
    rest = {Suspect: Suspect.PLUM, Weapon: Weapon.ROPE, Room: view.board.deck.rooms[0]}
    shown = []
    for turn, card in enumerate(cards, 20):
        kind = type(card) if isinstance(card, Suspect | Weapon) else Room
        case = Case(*(rest | {kind: card}).values())
        shown.append(Inquiry(turn, OURS, case, (), ASKER, card, complete=True))
    return replace(view, inquiries=(*view.inquiries, *shown), turn=40)


@pytest.fixture
def cards(view):
    """Unseen suspects, weapons and rooms, and the same view with a hand that has one of each."""
    return unseen(view, Suspect), unseen(view, Weapon), unseen(view, view.board.deck.rooms)


def test_who_names_ever_other_cards_is_thought_to_spare_his_own(view, cards):
    """Whoever asks for the same two beside other rooms may well hold both."""
    who, what, where = cards
    others = named_by(view, *((who[i], what[i], where[0]) for i in range(3)))
    same = named_by(view, *((who[0], what[0], room) for room in where[:3]))
    assert chance_of(others, who[0]) < chance_of(others, who[3])
    assert chance_of(same, who[0]) > chance_of(same, who[3])


def test_who_named_a_pair_of_his_own_is_thought_to_have_named_another(view, cards):
    """Which sort a player is of follows from all it named at once."""
    who, what, where = cards
    pairs = named_by(view, (who[0], what[0], where[0]), (who[1], what[1], where[1]))
    seen = known_to_hold(pairs, who[0], what[0])
    others = named_by(view, (who[2], what[2], where[0]), (who[1], what[1], where[1]))
    spared = known_to_hold(others, who[0], what[0])
    assert chance_of(seen, who[1]) > chance_of(spared, who[1])


@pytest.mark.parametrize("sort", range(len(PAIRS)))
def test_a_manner_is_learnt_and_carried_through_a_series(view, cards, sort):
    """After a few games with a player of one sort it is thought of that sort more than before."""
    who, what, where = cards
    hand = (*who[:2], *what[:2], *where[:2])  # its hand is known, and what it named of it
    who, what = (
        (*ours[:2], *(card for card in type(ours[0]) if card not in ours[:2]))
        for ours in (who, what)
    )
    named = {
        0: [(2, 2), (3, 3), (4, 4), (2, 3), (3, 4)],
        1: [(2, 2), (3, 3), (4, 4), (0, 3), (3, 1)],
        2: [(i, j) for i in range(5) for j in range(5)],
        3: [(2, 2), (0, 0), (1, 1), (0, 1), (3, 3)],
    }[sort]
    game = named_by(view, *((who[i], what[j], where[3]) for i, j in named))
    game = known_to_hold(game, *hand)
    habits = ()
    for _ in range(4):
        deals = deals_of(facts_from(game), likelihoods(game, habits))
        habits = habits_after(game, deals, habits)
    learnt = dict(habits)[ASKER]
    assert learnt.keeping[sort] > ANYBODY.keeping[sort], learnt
    assert learnt.forgetting[sort] > ANYBODY.forgetting[sort], learnt
    assert sum(learnt.pairs) == pytest.approx(1)
    assert max(learnt.keeping) < 0.95, "people change"


def test_nothing_seen_of_somebody_leaves_him_anybody(view):
    learnt = dict(habits_after(view, deals_of(facts_from(view))))
    assert set(learnt) == {ASKER, SHOWER}
    assert learnt[SHOWER].numbers == pytest.approx(ANYBODY.numbers)


def test_what_a_file_says_of_a_manner_is_made_one():
    """Numbers of other versions of the game are nobody's; wild ones are bounded."""
    assert Habits.of(ANYBODY.numbers).numbers == pytest.approx(ANYBODY.numbers)
    assert Habits.of([1.0, 2.0]) == ANYBODY
    wild = Habits.of([1e6, 1e6, 0.0, 0.0, *[0.0] * 4, *[1e6] * 4, 1.0, 0.0, 0.0])
    assert wild != ANYBODY
    assert 0 < wild.careful < 1
    assert 0 < wild.curious < 1
    assert 0 < wild.repeats < 1
    for shares in (wild.keeping, wild.forgetting, wild.rooms):
        assert sum(shares) == pytest.approx(1)
        assert min(shares) > 0


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
        hint = likelihoods(told)[-1]
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


def test_a_card_named_ten_times_tells_no_more_of_a_hand_than_twice(view):
    who, what = unseen(view, Suspect), unseen(view, Weapon)
    where = unseen(view, view.board.deck.rooms)
    once = asked(view, 1, who[0], what[0], where[0], shower=None)
    chances = []
    for times in (INSISTS, 10):
        told = replace(view, inquiries=(replace(once, complete=False),) * times, turn=5)
        facts = facts_from(told)
        chances.append(believe(facts, likelihoods(told)).probability(who[0], ASKER))
    assert chances[0] == pytest.approx(chances[1])


def test_ones_own_answers_are_no_hint_about_others(view):
    """What was shown by this seat it knows already: nothing is to be guessed."""
    who, what = unseen(view, Suspect), unseen(view, Weapon)
    where = unseen(view, view.board.deck.rooms)
    first = asked(view, 1, who[0], what[0], where[0], shower=OURS)
    second = asked(view, 4, who[0], what[1], where[1], shower=None)
    told = replace(view, inquiries=(first, second), turn=5)
    assert {hint.seat for hint in likelihoods(told)} == {ASKER}


def homes(view, card):
    """How likely a card is in the envelope, and with the asker."""
    belief = believe(facts_from(view), likelihoods(view))
    return belief.probability(card, None), belief.probability(card, ASKER)


def called(view, room, then=None):
    """The asker was called to a room in our turn, and asked in some room or none in its own."""
    weapon = unseen(view, Weapon)[0]
    ours = Inquiry(1, OURS, Case(ASKER, weapon, room), (), ASKER, weapon, complete=True)
    who, what = unseen(view, Suspect)[0], unseen(view, Weapon)[1]
    asks = () if then is None else (asked(view, 2, who, what, then, shower=OURS),)
    return replace(view, inquiries=(ours, *asks), turn=3)


def test_who_leaves_the_room_it_was_called_to_may_know_of_it(view):
    """R11: it could have asked there at once. It has the card, or has been shown it."""
    here, there = unseen(view, view.board.deck.rooms)[:2]
    alone = called(view, here)
    stayed, left, roamed = (called(view, here, then=room) for room in (here, there, None))
    plain = homes(replace(alone, turn=2), here)
    for gone in (left, roamed):
        assert homes(gone, here)[0] < plain[0]
        assert homes(gone, here)[1] > plain[1]
    assert homes(stayed, here)[1] < homes(left, here)[1]
    assert homes(left, here)[0] > 0, "a hint is never a fact"


def test_who_names_itself_was_not_called(view):
    """It came by itself, so it may not ask there again (R11): that it leaves tells nothing."""
    room, other = unseen(view, view.board.deck.rooms)[:2]
    who, what = unseen(view, Suspect), unseen(view, Weapon)
    first = asked(view, 2, ASKER, what[0], room, shower=OURS)
    after = asked(view, 5, who[1], what[1], other, shower=OURS)
    told = replace(view, inquiries=(first, after), turn=6)
    assert rooms_met(seen_by_all(told)).called == ()
    assert habits_of(told, ASKER).curious == pytest.approx(ANYBODY.curious)


def test_how_curious_somebody_is_is_learnt(view):
    here, there = unseen(view, view.board.deck.rooms)[:2]
    odds = [
        one / (1 - one)
        for room in (here, there)
        for one in [habits_of(called(view, here, then=room), ASKER).curious]
    ]
    before = ANYBODY.curious / (1 - ANYBODY.curious)
    assert odds == pytest.approx([before * ASKED, before * LEFT])


def test_a_passage_that_is_not_taken_led_to_a_room_that_may_be_known(view):
    room = next(r for r in unseen(view, view.board.deck.rooms) if view.board.passages_of[r])
    (beyond,) = view.board.passages_of[room]
    other = next(r for r in view.board.deck.rooms if r not in (room, beyond))
    passages = [
        {
            (chance.card, chance.taken)
            for chance in rooms_met(seen_by_all(called(view, room, then=to))).passages
        }
        for to in (beyond, other, room)
    ]
    assert passages == [{(beyond, True)}, {(beyond, False)}, set()]
    if beyond not in view.hand:
        left = homes(called(view, room, then=other), beyond)
        assert left[0] < homes(replace(called(view, room), turn=2), beyond)[0]


def test_what_is_nearer_to_proof_and_not_named_may_be_known(view):
    """All three passed on one suspect: who then asks for another may know of the first."""
    who, what, rooms = (unseen(view, pile) for pile in view.board.deck.piles)
    first = Inquiry(3, SHOWER, Case(who[0], what[0], rooms[0]), (OURS,), ASKER, None, complete=True)
    chances = []
    for named in (who[0], who[1]):
        asks = replace(asked(view, 5, named, what[1], rooms[1], shower=None), complete=False)
        told = replace(view, inquiries=(first, asks), turn=5)
        missed = {chance.card for chance in passed_over(seen_by_all(told))}
        assert (who[0] in missed) == (named == who[1])
        chances.append(homes(told, who[0]))
    assert chances[1][1] > chances[0][1]
    assert chances[1][0] < chances[0][0]


def test_what_was_named_twice_running_may_rest(view):
    who, what, rooms = (unseen(view, pile) for pile in view.board.deck.piles)
    first = Inquiry(3, SHOWER, Case(who[0], what[0], rooms[0]), (OURS,), ASKER, None, complete=True)
    asks = [
        replace(asked(view, turn, card, weapon, rooms[1], shower=None), complete=False)
        for turn, card, weapon in (
            (5, who[0], what[1]),
            (8, who[0], what[2]),
            (11, who[1], what[1]),
        )
    ]
    for few, over in ((asks[1:], True), (asks, False)):
        told = replace(view, inquiries=(first, *few), turn=11)
        last = {
            chance.card for chance in passed_over(seen_by_all(told)) if chance.before == len(few)
        }
        assert (who[0] in last) == over


def test_who_is_out_takes_no_turns(view):
    """R14: the turns after a false accusation are counted without the accuser."""
    room = unseen(view, view.board.deck.rooms)[0]
    weapon = unseen(view, Weapon)[0]
    failed = FalseAccusation(2, ASKER, Case(*(pile[0] for pile in view.board.deck.piles)))
    ours = Inquiry(4, OURS, Case(SHOWER, weapon, room), (), SHOWER, weapon, complete=True)
    told = replace(view, inquiries=(ours,), accusations=(failed,), turn=6, eliminated={ASKER})
    (met,) = rooms_met(seen_by_all(told)).called
    assert (met.seat, met.card, met.taken) == (SHOWER, room, False)


def test_where_turns_are_counted_otherwise_nothing_is_read_of_rooms(view):
    """A view may come from anywhere: whose turn it was must agree with who asked."""
    room, other = unseen(view, view.board.deck.rooms)[:2]
    met = called(view, room, then=other)
    assert rooms_met(seen_by_all(met)).called
    first, second = met.inquiries
    for inquiries, accusations in (
        ((first, replace(second, seat=SHOWER)), ()),
        ((replace(first, turn=4),), [FalseAccusation(t, s, first.case) for t, s in
                                     enumerate(view.seats, 1)]),
    ):  # fmt: skip
        told = replace(met, inquiries=inquiries, accusations=tuple(accusations), turn=9)
        assert rooms_met(seen_by_all(told)).called == ()


def leaning(view, seat, card):
    """How much likelier a seat has a card by what was done and left undone, with nothing else."""
    alone = [hint for hint in likelihoods(view) if getattr(hint, "cards", None) == (card,)]
    return prod(hint.by_count[1] / hint.by_count[0] for hint in alone if hint.seat == seat)


def test_what_is_left_undone_weighs_as_much_as_it_is_seldom(view):
    """Each by itself, as far as the manner is believed that it speaks of, without this one."""
    here, there = unseen(view, view.board.deck.rooms)[:2]
    left, stayed = (called(view, here, then=room) for room in (there, here))
    assert leaning(left, ASKER, here) == pytest.approx(1 / (1 - ANYBODY.curious * (1 - LEAVES)))
    assert leaning(stayed, ASKER, here) == pytest.approx(1 - ANYBODY.curious * (1 - STAYS))
    assert leaning(stayed, ASKER, here) < 0.7 < 2 < leaning(left, ASKER, here)


def test_a_passage_and_a_card_passed_over_weigh_as_well(view):
    who, what, rooms = (unseen(view, pile) for pile in view.board.deck.piles)
    ways = view.board.passages_of
    room, beyond = next((room, to) for room in ways for to in ways[room] if to in rooms)
    other = next(r for r in rooms if r not in (room, beyond))
    assert leaning(called(view, room, then=other), ASKER, beyond) > 1.4
    first = Inquiry(3, SHOWER, Case(who[0], what[0], other), (OURS,), ASKER, None, complete=True)
    asks = replace(asked(view, 5, who[1], what[1], room, shower=None), complete=False)
    assert leaning(replace(view, inquiries=(first, asks), turn=5), ASKER, who[0]) > 1.4


def called_back(view, about):
    """The asker asked about a room and was answered; it was called away, back here, and left."""
    who, what, rooms = (unseen(view, pile) for pile in view.board.deck.piles)
    shown = asked(view, 2, who[0], what[2], about)
    away = Inquiry(3, SHOWER, Case(ASKER, what[1], rooms[2]), (), OURS, None, complete=True)
    ours = replace(called(view, rooms[0]).inquiries[0], turn=4)
    return replace(view, inquiries=(shown, away, ours), turn=6)


def test_who_may_have_shown_the_card_shares_in_it(view):
    """It was one of three at the most: half as much speaks for whoever answered."""
    rooms = unseen(view, view.board.deck.rooms)
    told, other = (called_back(view, about) for about in rooms[:2])
    has = leaning(told, ASKER, rooms[0])
    assert has > 2
    assert leaning(told, SHOWER, rooms[0]) == pytest.approx((1 + has) / 2)
    assert leaning(other, ASKER, rooms[0]) == pytest.approx(has)
    assert leaning(other, SHOWER, rooms[0]) == 1


def test_the_right_to_ask_lasts_one_turn(view):
    """R11: who has left on its turn is not called to wherever it goes by itself."""
    first, second, third = unseen(view, view.board.deck.rooms)[:3]
    who, what = unseen(view, Suspect), unseen(view, Weapon)
    met = called(view, first, then=second)
    later = asked(view, 5, who[0], what[1], third, shower=OURS)
    told = replace(met, inquiries=(*met.inquiries, later), turn=6)
    assert [one.card for one in rooms_met(seen_by_all(told)).called if one.seat == ASKER] == [first]
