"""A reason laid out as one reads it: every step after those it rests on, none told twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from clue.deduction.belief import ContradictionError, believe
from clue.deduction.certainty import ProofStep, Rule, plain_steps, why
from clue.deduction.facts import Facts, Source
from clue.notebook.printed import PrintedCell


def in_order(goal: ProofStep) -> tuple[ProofStep, ...]:
    """The steps to be told, the goal last.

    That somebody has not got a card because he said so is cited inside the sentence that needs it;
    everything else has a step of its own. Depth first without recursion: a proof may be longer
    than Python's stack.
    """
    told: dict[int, ProofStep] = {}
    todo: list[tuple[ProofStep, bool]] = [(goal, False)]
    while todo:
        step, ready = todo.pop()
        if id(step) in told:
            continue
        if ready:
            told[id(step)] = step
        else:
            todo.append((step, True))
            todo += [(part, False) for part in reversed(list(_own_lines(step)))]
    return tuple(told.values())


def _own_lines(step: ProofStep) -> Iterator[ProofStep]:
    """What a step rests on that must be told before it; its own sentence cites the rest."""
    for part in step.because:
        if isinstance(part, ProofStep) and (
            part.rule is not Rule.TOLD or _needs_telling(part, step)
        ):
            yield part


def _needs_telling(part: ProofStep, step: ProofStep) -> bool:
    """Whether the sentence of a step does not say where such a part is known from."""
    told = part.because[0]
    by_hand = not isinstance(told, ProofStep) and told.origin.source is Source.HAND
    return step.rule in {Rule.ELSEWHERE, Rule.KIND_FOUND} and not by_hand


@dataclass(frozen=True)
class Insight:
    """All that is certain, card by card; made in another thread, for it may take a while."""

    facts: Facts | None = None
    certain: dict[PrintedCell, bool] = field(default_factory=dict)
    steps: dict[PrintedCell, ProofStep] = field(default_factory=dict)

    def reason(self, cell: PrintedCell) -> ProofStep | None:
        """Why, if it follows by plain steps; what only counting proves must be asked for."""
        return self.steps.get(cell)

    def still_holds(self, facts: Facts) -> bool:
        """Whether it was drawn from some of these facts: then it is true, if not everything."""
        old = self.facts
        if old is None or (old.deck, old.seats) != (facts.deck, facts.seats):
            return False
        return facts.statements == old.statements or set(old.statements) <= set(facts.statements)


def insight_of(facts: Facts) -> Insight:
    """Everything that is certain; nothing at all should the facts contradict each other."""
    try:
        belief, steps = believe(facts), plain_steps(facts)
    except ContradictionError:
        return Insight(facts)
    certain: dict[PrintedCell, bool] = {}
    for card in facts.deck.cards:
        for holder in (*facts.seats, None):
            if belief.certain(card, holder):
                certain[card, holder] = True
            elif belief.impossible(card, holder):
                certain[card, holder] = False
    return Insight(facts, certain, dict(steps))


def counted(facts: Facts, cell: PrintedCell) -> ProofStep | None:
    """Why a cell is certain when only counting every deal shows it; this may take seconds."""
    step = why(facts, *cell)
    return step if step is not None and step.rule is Rule.COUNTING else None
