"""Proofs in plain steps: true, complete together with counting, and resting on what they cite."""

from __future__ import annotations

from random import Random

import pytest

from clue.deduction.belief import ContradictionError, believe, consequences
from clue.deduction.certainty import Rule, leaves, plain_steps, why
from clue.deduction.facts import Facts, Holds, Lacks, OneOf, Origin, Source
from clue.rules.cards import SUSPECTS, Deck, Suspect, Weapon
from tests.deduction.slow import HOUSE, history

DECK = Deck(HOUSE[:9])
HALL = HOUSE[1]


def frame(*statements, seats=3) -> Facts:
    return Facts(DECK, SUSPECTS[:seats], (18 // seats,) * seats, statements)


def test_every_certainty_has_a_reason_and_nothing_else_has():
    for seed in range(8):
        rng = Random(seed)
        facts = history(rng, rng.randint(2, 6), 9, rng.randint(5, 35))
        belief = believe(facts)
        for _ in range(12):
            card, holder = rng.choice(facts.deck.cards), rng.choice((*facts.seats, None))
            step = why(facts, card, holder)
            sure = belief.certain(card, holder), belief.impossible(card, holder)
            assert (step is not None and step.has, step is not None and not step.has) == sure


def test_plain_steps_are_the_plain_consequences():
    for seed in range(15):
        rng = Random(seed)
        facts = history(rng, rng.randint(2, 6), 9, rng.randint(0, 35))
        problem, steps = consequences(facts), plain_steps(facts)
        for i, card in enumerate(problem.cards):
            for number, holder in enumerate((*facts.seats, None)):
                step = steps.get((card, holder))
                settled = problem.home[i] == number
                barred = not problem.may[i] >> number & 1
                assert (step is not None and step.has) == settled
                assert (step is not None and not step.has) == barred


def test_what_a_proof_cites_is_enough():
    checked = 0
    for seed in range(6):
        rng = Random(seed)
        facts = history(rng, rng.randint(3, 5), 9, 25)
        steps = [s for s in plain_steps(facts).values() if s.rule is not Rule.TOLD]
        for step in rng.sample(steps, min(6, len(steps))):
            cited = Facts(facts.deck, facts.seats, facts.hand_sizes, leaves(step))
            belief = believe(cited)
            sure = belief.certain if step.has else belief.impossible
            assert sure(step.card, step.holder)
            checked += 1
    assert checked > 20


def test_one_of_three_by_plain_steps():
    asked = (Suspect.GREEN, Weapon.ROPE, HALL)
    shown = OneOf(Suspect.WHITE, asked, Origin(Source.INQUIRY, 4))
    mine = Holds(Suspect.SCARLET, HALL, Origin(Source.HAND))
    none = Lacks(Suspect.WHITE, Weapon.ROPE, Origin(Source.INQUIRY, 2))
    step = why(frame(shown, mine, none), Suspect.GREEN, Suspect.WHITE)
    assert step.has
    assert step.rule is Rule.ONE_OF_THESE
    assert set(leaves(step)) == {shown, mine, none}


def test_what_only_counting_proves_cites_the_statements_it_needs():
    # Three showings that share no card fill a hand of three: whatever they were, no fourth fits.
    told = [
        OneOf(Suspect.WHITE, (SUSPECTS[i], tuple(Weapon)[i], HOUSE[i]), Origin(Source.INQUIRY, i))
        for i in range(3)
    ]
    step = why(frame(*told, seats=6), SUSPECTS[5], Suspect.WHITE)
    assert not step.has
    assert step.rule is Rule.COUNTING
    assert set(leaves(step)) == set(told)


def test_impossible_facts_have_no_steps():
    told = Holds(Suspect.WHITE, HALL, Origin(Source.INQUIRY, 0))
    with pytest.raises(ContradictionError):
        plain_steps(frame(told, Lacks(Suspect.WHITE, HALL, Origin(Source.INQUIRY, 1))))
