"""The table of deals: complete when it says so, a fair sample when not."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from clue.deduction.belief import ContradictionError, Likelihood, believe
from clue.deduction.deals import FEW, SAMPLE, deals_of
from clue.deduction.facts import Facts, Holds, Lacks, Origin, Source
from tests.daily import long, seeds
from tests.deduction.slow import deals, history


def as_sets(table) -> Counter:
    return Counter(
        tuple(sorted((card, seat) for seat, row in table.row.items()
                     for i, card in enumerate(table.cards) if int(table.hands[row, d]) >> i & 1))
        for d in range(table.count)
    )  # fmt: skip


@long
def test_a_complete_table_is_every_deal_once():
    done = 0
    for seed in seeds(110):
        rng = Random(seed)
        facts = history(rng, rng.randint(2, 6), 9, rng.randint(10, 40))
        if believe(facts).deals > 300:
            continue
        done += 1
        table = deals_of(facts)
        assert table.complete
        every = Counter(
            tuple(sorted((card, home) for card, home in deal.items() if home not in (None, "open")))
            for deal in deals(facts)
        )
        assert as_sets(table) == every
        assert table.likeliest[1] == pytest.approx(believe(facts).likeliest[1])
    assert done > 5


def test_a_sample_keeps_the_facts_and_the_chances():
    done = 0
    for seed in range(6):
        rng = Random(seed)
        facts = history(rng, rng.choice((3, 4, 6)), 9, rng.randint(0, 6))
        hints = tuple(
            Likelihood(rng.choice(facts.seats[1:]), facts.deck.piles[0][:3], (1.0, 0.4, 0.2, 0.1))
            for _ in range(3)
        )
        belief = believe(facts, hints)
        if belief.deals <= FEW:
            continue
        done += 1
        table = deals_of(facts, hints, seed)
        assert not table.complete
        assert table.count == SAMPLE
        assert table.weights.sum() == pytest.approx(1.0)
        for card in facts.deck.cards:
            for seat in facts.seats:
                held = (table.hands[table.row[seat]] >> table.number[card] & 1).astype(float)
                found = float(held @ table.weights)
                chance = belief.probability(card, seat)
                assert found == pytest.approx(chance, abs=5 * np.sqrt(0.25 / SAMPLE))
                if belief.impossible(card, seat):
                    assert found == 0
        # A deal gives every card once.
        together = np.bitwise_or.reduce(table.hands, axis=0)
        for kind in range(3):
            together = together | (np.uint32(1) << table.cells[:, kind].astype(np.uint32))
        assert set(together.tolist()) == {(1 << len(table.cards)) - 1}
    assert done > 2


def plainly_weighed(facts, hints) -> dict[tuple[int, ...], float]:
    """How likely each deal is: its hints multiplied, one after the other."""
    table = deals_of(facts)
    logs = np.zeros(table.count)
    for hint in hints:
        mask = sum(1 << table.number[card] for card in hint.cards)
        held = [int(hand & mask).bit_count() for hand in table.hands[table.row[hint.seat]]]
        logs += np.log(hint.by_count)[held]
    chances = np.exp(logs - logs.max())
    return dict(zip(zip(*table.hands.tolist(), strict=True), chances / chances.sum(), strict=True))


@pytest.mark.parametrize("likelier", [(1, 2, 4, 8), (0.05, 1, 2, 3), (1, 0.03, 0.03, 0.03)])
def test_however_many_hints_there_are_none_is_a_fact(likelier):
    """In a long game hundreds of things are seen; together they must not rule everything out."""
    for seed in range(12):
        rng = Random(seed)
        facts = history(rng, rng.randint(2, 6), 9, rng.randint(25, 40))
        hints = tuple(
            Likelihood(rng.choice(facts.seats), tuple(rng.sample(facts.deck.cards, 3)), likelier)
            for _ in range(400)
        )
        if believe(facts).deals > FEW:
            continue
        table, plain = deals_of(facts, hints), plainly_weighed(facts, hints)
        found = dict(zip(zip(*table.hands.tolist(), strict=True), table.weights, strict=True))
        assert table.complete
        assert found == pytest.approx({deal: plain[deal] for deal in found}, abs=1e-4)
        assert sum(chance for deal, chance in plain.items() if deal not in found) < 1e-4


def test_the_same_facts_and_seed_give_the_same_table():
    facts = history(Random(1), 5, 9, 4)
    one, other = deals_of(facts, seed=3), deals_of(facts, seed=3)
    assert (one.hands == other.hands).all()
    assert (one.hands != deals_of(facts, seed=4).hands).any()


def test_no_deal_at_all_is_a_contradiction():
    facts = history(Random(2), 3, 9, 2)
    card = facts.deck.cards[0]
    clash = (
        Holds(facts.seats[1], card, Origin(Source.INQUIRY, 8)),
        Lacks(facts.seats[1], card, Origin(Source.INQUIRY, 9)),
    )
    with pytest.raises(ContradictionError):
        deals_of(Facts(facts.deck, facts.seats, facts.hand_sizes, (*facts.statements, *clash)))
