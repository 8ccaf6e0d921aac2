"""The posterior against plain enumeration and against a second way to count."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import numpy as np
import pytest

from clue.deduction.belief import (
    ContradictionError,
    Likelihood,
    believe,
    consequences,
    likely_cases,
    possible_in_case,
    proved,
)
from clue.deduction.examples import shown_possible
from clue.deduction.facts import (
    Facts,
    Holds,
    Lacks,
    NotTheCase,
    OneOf,
    Open,
    Origin,
    Source,
    TheCase,
)
from clue.rules.cards import SUSPECTS, Case, Suspect, Weapon
from tests.daily import examples, long
from tests.deduction.slow import HOUSE, count_by_states, deals, from_a_game, history

MOST = 150
POSITIONS = examples(200)


def small_positions(rng: Random, how_many: int):
    """Positions of every table size and mansion size with few deals left."""
    while how_many:
        seats, rooms = rng.randint(2, 6), rng.choice((5, 6, 7, 9, 9, 9, 12))
        facts = history(rng, seats, rooms, rng.randint(4, 40))
        if believe(facts).deals <= MOST:
            how_many -= 1
            yield facts


def test_examples_show_what_counting_proves():
    rng, shown, possible = Random(2), 0, 0
    for _ in range(examples(300)):
        facts = history(rng, rng.randint(2, 6), rng.choice((5, 6, 7, 9, 12)), rng.randint(2, 40))
        belief = believe(facts)
        counted = {card for card in facts.deck.cards if not belief.impossible(card, None)}
        assert possible_in_case(facts) == counted
        assert (proved(facts) is None) == (len(counted) > 3)
        found = shown_possible(consequences(facts))
        cards = {card for i, card in enumerate(facts.deck.cards) if found >> i & 1}
        assert cards <= counted
        shown, possible = shown + len(cards), possible + len(counted)
    assert shown > 0.9 * possible  # or it would save nothing


def test_cases_alone_are_weighed_as_beside_all_else():
    rng = Random(3)
    for _ in range(20):
        facts = history(rng, rng.randint(2, 4), 9, rng.randint(6, 20))
        hints = tuple(
            Likelihood(seat, tuple(rng.sample(facts.deck.cards, 3)), (1.0, 0.5, 2.0, 0.1))
            for seat in facts.seats
        )
        assert likely_cases(facts, hints) == pytest.approx(believe(facts, hints).cases)


@long
def test_exact_counts_equal_plain_enumeration():
    for facts in small_positions(Random(1), POSITIONS):
        every = list(islice(deals(facts), MOST + 1))
        belief = believe(facts)
        assert belief.deals == len(every)
        found = Counter((card, home) for deal in every for card, home in deal.items())
        for card in facts.deck.cards:
            for holder in (*facts.seats, None):
                assert belief.ways(card, holder) == found[card, holder]
                # Certainties are those enumeration proves, no more, no less.
                assert belief.certain(card, holder) == (found[card, holder] == len(every))
                assert belief.impossible(card, holder) == (found[card, holder] == 0)
        cases = Counter(
            tuple(card for card in facts.deck.cards if deal[card] is None) for deal in every
        )
        shares = {
            tuple(pile[i] for pile, i in zip(facts.deck.piles, cell, strict=True)): belief.cases[
                cell
            ]
            for cell in zip(*map(list, np.nonzero(belief.cases)), strict=True)
        }
        assert shares == pytest.approx({c: n / len(every) for c, n in cases.items()}, abs=1e-12)
        assert (belief.solved is not None) == (len(cases) == 1)


def test_weighted_chances_equal_weighted_enumeration():
    rng = Random(2)
    for facts in small_positions(rng, 40):
        hints = tuple(
            Likelihood(
                rng.choice(facts.seats),
                (rng.choice(facts.deck.piles[0]), rng.choice(facts.deck.piles[1])),
                (1.0, rng.uniform(0.05, 2), rng.uniform(0.05, 2)),
            )
            for _ in range(5)
        )
        total, found = 0.0, Counter()
        for deal in deals(facts):
            weight = 1.0
            for hint in hints:
                weight *= hint.by_count[sum(deal[c] == hint.seat for c in hint.cards)]
            total += weight
            for card, home in deal.items():
                found[card, home] += weight
        belief = believe(facts, hints)
        for card in facts.deck.cards:
            for holder in (*facts.seats, None):
                assert belief.probability(card, holder) == pytest.approx(
                    found[card, holder] / total, abs=1e-9
                )


@pytest.mark.parametrize(
    ("seats", "rooms"),
    [(2, 5), (3, 5), (6, 5), (2, 9), (3, 9), (4, 9), (5, 9), (6, 9), (3, 12), (6, 12)],
)
def test_two_formulations_agree_on_full_size_positions(seats, rooms):
    rng = Random(seats * 100 + rooms)
    for inquiries in (0, 2) if rooms == 9 else (1,):
        agree_on(history(rng, seats, rooms, inquiries), rng, cells=1)


@pytest.mark.parametrize("seats", [6, 4, 3])
def test_two_formulations_agree_on_positions_of_real_games(seats):
    """The beginning, the middle and the end; ``tests.deduction.long`` takes hundreds more."""
    rng = Random(seats)
    for facts in islice(from_a_game(seats, 1), 0, None, 4):
        agree_on(facts, rng, cells=1)


def agree_on(facts, rng, *, cells):
    """Every deal, and every deal that has a card somewhere, counted in two ways."""
    belief = believe(facts)
    assert belief.deals == count_by_states(facts)
    opened = {told.card for told in facts.statements if isinstance(told, Open)}
    for _ in range(cells):
        card = rng.choice([card for card in facts.deck.cards if card not in opened])
        seat = rng.choice(facts.seats)
        more = Holds(seat, card, Origin(Source.INQUIRY))
        assert belief.ways(card, seat) == count_by_states(with_statement(facts, more))


def test_rows_sum_to_one_with_and_without_weights():
    for seed in range(40):
        rng = Random(seed)
        facts = history(rng, rng.randint(3, 6), 9, rng.randint(0, 12))
        hints = tuple(
            Likelihood(rng.choice(facts.seats), facts.deck.piles[0][:2], (1.0, 0.5, 0.3))
            for _ in range(4)
        )
        for belief in (believe(facts), believe(facts, hints)):
            assert belief.chance.sum(axis=1) == pytest.approx(1.0, abs=1e-9)
            assert belief.chance.sum(axis=0) == pytest.approx((*facts.hand_sizes, 3), abs=1e-7)
            assert belief.cases.sum() == pytest.approx(1.0, abs=1e-9)


def with_statement(facts: Facts, *more) -> Facts:
    return Facts(facts.deck, facts.seats, facts.hand_sizes, (*facts.statements, *more))


def test_contradiction_by_plain_consequence_names_the_clash():
    facts = history(Random(4), 3, 9, 0)
    card = next(c for c in facts.deck.cards if believe(facts).ways(c, facts.seats[1]))
    one = Holds(facts.seats[1], card, Origin(Source.INQUIRY, 0))
    other = Lacks(facts.seats[1], card, Origin(Source.INQUIRY, 1))
    with pytest.raises(ContradictionError) as error:
        believe(with_statement(facts, one, other))
    assert set(error.value.statements) == {one, other}


def test_contradiction_only_counting_finds_names_the_clash():
    # Six seats hold three cards each; four showings that share no card are one too many.
    deck_facts = Facts(history(Random(0), 6, 9, 0).deck, SUSPECTS, (3,) * 6)
    told = [
        OneOf(Suspect.SCARLET, (SUSPECTS[i], tuple(Weapon)[i], HOUSE[i]), Origin(Source.INQUIRY, i))
        for i in range(4)
    ]
    with pytest.raises(ContradictionError) as error:
        believe(with_statement(deck_facts, *told))
    assert set(error.value.statements) == set(told)


def test_a_case_proved_wrong_and_known_is_a_contradiction():
    deck_facts = Facts(history(Random(0), 3, 9, 0).deck, SUSPECTS[:3], (6,) * 3)
    case = Case(Suspect.PLUM, Weapon.ROPE, HOUSE[0])
    told = (
        TheCase(case, Origin(Source.ENVELOPE)),
        NotTheCase(case, Origin(Source.ACCUSATION, 0)),
    )
    with pytest.raises(ContradictionError) as error:
        believe(with_statement(deck_facts, *told))
    assert set(error.value.statements) == set(told)
