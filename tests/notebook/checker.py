"""A second opinion on proofs, written apart from who makes them: each rule by what it means."""

from __future__ import annotations

from clue.deduction.certainty import ProofStep, Rule
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
from clue.rules.cards import kind_of
from tests.deduction.slow import count_by_states

NOWHERE = Origin(Source.ENVELOPE)


def faults(goal: ProofStep, facts: Facts) -> list[str]:
    """Every step of a proof that does not follow, by its rule; none if the proof is valid."""
    found, seen, todo = [], set(), [goal]
    while todo:
        step = todo.pop()
        if id(step) in seen:
            continue
        seen.add(id(step))
        parts = [part for part in step.because if isinstance(part, ProofStep)]
        told = [part for part in step.because if not isinstance(part, ProofStep)]
        if not set(told) <= set(facts.statements) or not RULES[step.rule](step, parts, told, facts):
            found.append(f"{step.rule.value}: {step.card} {step.holder} {step.has}")
        todo += parts
    return found


def told(step, parts, said, facts):
    if parts or len(said) != 1:
        return False
    match said[0]:
        case Holds(seat, card):
            return (step.card, step.holder, step.has) == (card, seat, True)
        case Lacks(seat, card):
            return (step.card, step.holder, step.has) == (card, seat, False)
        case Open(card):
            return step.card == card and not step.has
        case TheCase(case):
            return step.card in case and step.holder is None and step.has
    return False


def elsewhere(step, parts, said, facts):
    (there,) = parts
    return not step.has and there.has and there.card == step.card and there.holder != step.holder


def hand_full(step, parts, said, facts):
    size = facts.hand_sizes[facts.seats.index(step.holder)]
    cards = {part.card for part in parts if part.has and part.holder == step.holder}
    return not step.has and len(cards) == len(parts) == size and step.card not in cards


def all_that_fit(step, parts, said, facts):
    size = facts.hand_sizes[facts.seats.index(step.holder)]
    gone = {part.card for part in parts if not part.has and part.holder == step.holder}
    left = set(facts.deck.cards) - gone
    return step.has and len(gone) == len(parts) and step.card in left and len(left) == size


def only_place(step, parts, said, facts):
    others = {*facts.seats, None} - {step.holder}
    gone = {part.holder for part in parts if not part.has and part.card == step.card}
    return step.has and gone == others


def one_of_these(step, parts, said, facts):
    (shown,) = said
    gone = {part.card for part in parts if not part.has and part.holder == step.holder}
    return (
        isinstance(shown, OneOf)
        and shown.seat == step.holder
        and step.has
        and {step.card} == set(shown.cards) - gone
    )


def kind_found(step, parts, said, facts):
    (found,) = parts
    alike = kind_of(found.card) is kind_of(step.card) and found.card != step.card
    return alike and found.has and found.holder is step.holder is None and not step.has


def last_of_kind(step, parts, said, facts):
    kin = {card for card in facts.deck.cards if kind_of(card) is kind_of(step.card)}
    gone = {part.card for part in parts if not part.has and part.holder is None}
    return step.has and step.holder is None and kin - gone == {step.card}


def not_the_case(step, parts, said, facts):
    (false,) = said
    right = {part.card for part in parts if part.has and part.holder is None}
    whole = isinstance(false, NotTheCase) and right | {step.card} == set(false.case.cards)
    return whole and len(right) == 2 and step.holder is None and not step.has


def counting(step, parts, said, facts):
    """With the cited statements alone, no deal at all has it otherwise: counted another way."""
    if parts:
        return False
    if step.holder is None and step.has:
        worlds = [[Holds(seat, step.card, NOWHERE)] for seat in facts.seats]
    elif step.holder is None:
        worlds = [[Lacks(seat, step.card, NOWHERE) for seat in facts.seats]]
    else:
        kind = Lacks if step.has else Holds
        worlds = [[kind(step.holder, step.card, NOWHERE)]]
    return not any(
        count_by_states(Facts(facts.deck, facts.seats, facts.hand_sizes, (*said, *world)))
        for world in worlds
    )


RULES = {
    Rule.TOLD: told,
    Rule.ELSEWHERE: elsewhere,
    Rule.HAND_FULL: hand_full,
    Rule.ALL_THAT_FIT: all_that_fit,
    Rule.ONLY_PLACE: only_place,
    Rule.ONE_OF_THESE: one_of_these,
    Rule.KIND_FOUND: kind_found,
    Rule.LAST_OF_KIND: last_of_kind,
    Rule.NOT_THE_CASE: not_the_case,
    Rule.COUNTING: counting,
}
