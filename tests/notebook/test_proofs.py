"""Every explanation is a valid proof from the facts it cites, and its words cite them all."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from clue.deduction.belief import ContradictionError
from clue.deduction.certainty import ProofStep, Rule, leaves, plain_steps, why
from clue.deduction.facts import Facts, NotTheCase, OneOf, Origin, Source, facts_from
from clue.notebook.page import counted, in_order, insight_of, printed
from clue.rules.cards import SUSPECTS, Case, Deck, Suspect, Weapon
from clue.text.catalogue import languages
from clue.text.notebook import MOST_STEPS, Explainer
from clue.text.speaker import Speaker
from tests.daily import examples, long
from tests.deduction.slow import HOUSE, history
from tests.notebook.checker import faults
from tests.rules.anybody import play

POSITIONS = examples(80)
SIX = Deck(HOUSE[:9])
PUZZLES_ALONE = {Rule.SUPPOSED, Rule.REFUTED}
"""A notebook supposes nothing; tests/puzzles follows these."""


def positions(rng, how_many):
    for _ in range(how_many):
        seats, rooms = rng.randint(2, 6), rng.choice((5, 6, 9, 9, 12))
        yield history(rng, seats, rooms, rng.randint(4, 40))


@long
def test_every_explanation_is_a_valid_proof_from_cited_facts():
    rng, met = Random(20), set()
    for facts in positions(rng, POSITIONS):
        for step in [*plain_steps(facts).values(), *printed(facts, facts.seats[0]).values()]:
            assert not faults(step, facts)
            met.add(step.rule)
    assert met >= set(Rule) - {Rule.COUNTING, Rule.NOT_THE_CASE} - PUZZLES_ALONE
    assert not met & PUZZLES_ALONE


def test_a_wrong_accusation_with_two_right_cards_is_a_valid_proof():
    # Five suspects and five weapons shown to lie elsewhere leave who and with what.
    told = []
    rng = Random(3)
    while not any(step.rule is Rule.NOT_THE_CASE for step in told):
        facts = history(rng, 3, 5, 40)
        steps = plain_steps(facts)
        found = [step.card for step in steps.values() if step.holder is None and step.has]
        kinds = {type(card) for card in found}
        if len(found) == 3 and len(kinds) == 3:
            who, what, where = sorted(found, key=facts.deck.cards.index)
            wrong = next(room for room in facts.deck.rooms if room != where)
            false = NotTheCase(Case(who, what, wrong), Origin(Source.ACCUSATION, 9))
            few = [s for s in facts.statements if _not_about(s, where)]
            try:
                told = list(plain_steps(replace(facts, statements=(*few, false))).values())
            except ContradictionError:
                continue
            for step in told:
                assert not faults(step, replace(facts, statements=(*few, false)))


def _not_about(statement, room):
    return room not in getattr(statement, "cards", ()) and getattr(statement, "card", "") != room


def test_what_only_counting_shows_rests_on_what_is_cited():
    # Three showings that share no card fill a hand of three: whatever they were, no fourth fits.
    showings = tuple(
        OneOf(Suspect.WHITE, (SUSPECTS[i], tuple(Weapon)[i], HOUSE[i]), Origin(Source.INQUIRY, i))
        for i in range(3)
    )
    facts = Facts(SIX, SUSPECTS, (3,) * 6, showings)
    for cell in ((SUSPECTS[5], Suspect.WHITE), (Weapon.REVOLVER, Suspect.WHITE)):
        step = counted(facts, cell)
        assert step.rule is Rule.COUNTING
        assert not faults(step, facts)
    assert counted(facts, (SUSPECTS[0], Suspect.WHITE)) is None


def test_the_checker_finds_a_proof_that_does_not_hold():
    facts = next(positions(Random(1), 1))
    steps = [s for s in plain_steps(facts).values() if s.rule is not Rule.TOLD]
    for step in steps[:20]:
        assert faults(replace(step, has=not step.has), facts)
        assert faults(replace(step, because=()), facts) if _needs(step) else True
        assert faults(step, replace(facts, statements=()))


def _needs(step):
    return step.rule not in {Rule.HAND_FULL, Rule.ALL_THAT_FIT, Rule.ELSEWHERE, Rule.KIND_FOUND}


def test_steps_are_told_after_what_they_rest_on():
    for facts in positions(Random(5), 30):
        for goal in plain_steps(facts).values():
            told: list[ProofStep] = list(in_order(goal))
            assert told[-1] is goal
            for number, step in enumerate(told):
                rests = [part for part in step.because if isinstance(part, ProofStep)]
                earlier = told[:number]
                assert all(p.rule is Rule.TOLD or any(p is e for e in earlier) for p in rests)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3), (6, 4)])
def test_the_words_cite_every_suggestion_a_proof_rests_on(language, seats, seed):
    session = play(seats, seed, 110)
    for seat in session.setup.seats[:3]:
        view = session.view(seat)
        facts = facts_from(view)
        explainer = Explainer(view, Speaker(language, strict=True))
        for goal in {**insight_of(facts).steps, **printed(facts, view.seat)}.values():
            said = explainer.reason(goal)
            assert len(said) <= MOST_STEPS + 1
            text = " ".join(said)
            assert not re.search(r"[\[{}]", text)
            if len(in_order(goal)) >= MOST_STEPS:
                continue
            cited = {
                int(n)
                for group in re.findall(r"\(([\d, etand]+)\)", text.replace("\xa0", " "))
                for n in re.findall(r"\d+", group)
            }
            rests = {
                told.origin.index + 1
                for told in leaves(goal)
                if told.origin.source is Source.INQUIRY
            }
            assert cited == rests, (said, rests)


def test_one_of_three_reads_as_a_person_would_say_it():
    # Mrs. Peacock showed one of three; she has neither of two; so she holds the third.
    session = play(4, 2, 110)
    seen = []
    for seat in session.setup.seats:
        view = session.view(seat)
        explainer = Explainer(view, Speaker("en"))
        steps = insight_of(facts_from(view)).steps.values()
        seen += [explainer.sentence(s) for s in steps if s.rule is Rule.ONE_OF_THESE]
    pattern = r".+ showed one of three\xa0\(\d+\); s?he has neither .+ nor .+; so s?he holds .+\."
    assert seen
    assert all(re.fullmatch(pattern, sentence) for sentence in seen)


def test_why_tells_the_same_as_the_insight():
    facts = next(positions(Random(8), 1))
    insight = insight_of(facts)
    for cell, step in insight.steps.items():
        assert why(facts, *cell) == step
