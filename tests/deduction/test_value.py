"""The worth of a suggestion against a slow sum over every deal and every answer."""

from __future__ import annotations

from collections import Counter, defaultdict
from math import log2
from random import Random

import pytest

from clue.deduction.belief import believe
from clue.deduction.deals import deals_of
from clue.deduction.facts import Facts, Holds, Source
from clue.deduction.value import told_by_showing, told_to_each, weigh
from clue.rules.cards import Case
from tests.deduction.slow import deals, history


def entropy(chances) -> float:
    return -sum(p * log2(p) for p in chances if p > 0)


def answers(deal, facts, asked):
    """What the first seat may see after asking, each with its share."""
    for seat in facts.seats[1:]:
        held = [card for card in asked.cards if deal[card] == seat]
        if held:
            return [((seat, card), 1 / len(held)) for card in held]
    return [((None, None), 1.0)]


def slowly(facts, asked):
    """Bits about the case, about the deal, and the hope of a case."""
    every = list(deals(facts))
    cases, full = (defaultdict(lambda: defaultdict(float)) for _ in range(2))
    for number, deal in enumerate(every):
        case = tuple(card for card in facts.deck.cards if deal[card] is None)
        for answer, share in answers(deal, facts, asked):
            cases[answer][case] += share / len(every)
            full[answer][number] += share / len(every)

    def told(joint):
        before = defaultdict(float)
        left = 0.0
        for row in joint.values():
            total = sum(row.values())
            left += total * entropy(v / total for v in row.values())
            for what, chance in row.items():
                before[what] += chance
        return entropy(before.values()) - left

    best = sum(max(row.values()) for row in cases.values())
    return told(cases), told(full), best


def test_worth_equals_the_slow_sum():
    done = 0
    for seed in range(60):
        rng = Random(seed)
        facts = history(rng, rng.randint(3, 6), 9, rng.randint(8, 30))
        if not 1 < believe(facts).deals <= 250:
            continue
        done += 1
        asked = [Case(*(rng.choice(pile) for pile in facts.deck.piles)) for _ in range(3)]
        worth = weigh(deals_of(facts), facts.seats[0], asked)
        for i, case in enumerate(asked):
            bits, deal_bits, best = slowly(facts, case)
            assert worth.case_bits[i] == pytest.approx(bits, abs=1e-9)
            assert worth.deal_bits[i] == pytest.approx(deal_bits, abs=1e-9)
            assert worth.best[i] == pytest.approx(best, abs=1e-9)
    assert done > 10


def test_a_room_shown_tells_less_than_a_weapon_shown_at_the_start():
    facts = history(Random(3), 3, 9, 0)
    me, asker, _ = facts.seats
    held = [told.card for told in facts.statements if isinstance(told, Holds)]
    weapon = next(card for card in held if card in facts.deck.piles[1])
    room = next(card for card in held if card in facts.deck.piles[2])
    public = Facts(facts.deck, facts.seats, facts.hand_sizes)
    left = told_by_showing(public, deals_of(facts), me, asker, [weapon, room], tries=2)
    # One weapon of six crossed off says more than one room of nine.
    assert left[room] > left[weapon] > 0


def test_what_an_answer_tells_each_opponent_equals_enumeration():
    """The public half of every possible answer, for a hand the opponent may well have."""
    done = 0
    for seed in range(60):
        rng = Random(seed)
        facts = history(rng, rng.randint(3, 5), 9, rng.randint(24, 44))
        me, other = facts.seats[0], facts.seats[-1]
        public = without_hand(facts)
        if believe(facts).deals == 1 or believe(public).deals > 300:
            continue
        table = deals_of(facts)
        asked = Case(*(rng.choice(pile) for pile in facts.deck.piles))
        found = list(told_to_each({other: public}, table, me, asked))
        assert sum(answer.chance for answer in found) == pytest.approx(1)
        for answer in found:
            shower = answer.shower
            if shower == other:
                assert not answer.bits  # it knew what it holds
                continue
            column = next(c for c in range(table.count) if first_to_show(table, c, asked) == shower)
            hand = {
                card
                for i, card in enumerate(table.cards)
                if int(table.hands[table.row[other], column]) >> i & 1
            }
            every = [d for d in deals(public) if {c for c, h in d.items() if h == other} == hand]
            after = [d for d in every if shown_first(d, facts, asked) == shower]
            told = case_bits(facts, every) - case_bits(facts, after)
            assert answer.bits[other] == pytest.approx(told)
        done += 1
    assert done > 3


def without_hand(facts):
    own = [told for told in facts.statements if told.origin.source is Source.HAND]
    rest = tuple(told for told in facts.statements if told not in own)
    return Facts(facts.deck, facts.seats, facts.hand_sizes, rest)


def first_to_show(table, column, asked):
    for seat in table.facts.seats[1:]:
        hand = int(table.hands[table.row[seat], column])
        if any(hand >> table.number[card] & 1 for card in asked.cards):
            return seat
    return None


def shown_first(deal, facts, asked):
    return next((s for s in facts.seats[1:] if any(deal[c] == s for c in asked.cards)), None)


def case_bits(facts, every):
    cases = Counter(tuple(c for c in facts.deck.cards if deal[c] is None) for deal in every)
    return entropy(count / len(every) for count in cases.values())
