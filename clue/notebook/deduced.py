"""What follows from what a seat saw: every certainty of the exact count, and why each is one."""

from __future__ import annotations

from dataclasses import dataclass, field

from clue.deduction.belief import ContradictionError, believe
from clue.deduction.certainty import Rule, Step, plain_steps, why
from clue.deduction.facts import Facts
from clue.notebook.printed import Cell


@dataclass(frozen=True)
class Insight:
    """All that is certain, card by card; made in another thread, for it may take a while."""

    facts: Facts | None = None
    certain: dict[Cell, bool] = field(default_factory=dict)
    steps: dict[Cell, Step] = field(default_factory=dict)

    def reason(self, cell: Cell) -> Step | None:
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
    certain: dict[Cell, bool] = {}
    for card in facts.deck.cards:
        for holder in (*facts.seats, None):
            if belief.certain(card, holder):
                certain[card, holder] = True
            elif belief.impossible(card, holder):
                certain[card, holder] = False
    return Insight(facts, certain, dict(steps))


def counted(facts: Facts, cell: Cell) -> Step | None:
    """Why a cell is certain when only counting every deal shows it; this may take seconds."""
    step = why(facts, *cell)
    return step if step is not None and step.rule is Rule.COUNTING else None
