"""A reason laid out as one reads it: every step after those it rests on, none told twice."""

from __future__ import annotations

from collections.abc import Iterator

from clue.deduction.certainty import Rule, Step
from clue.deduction.facts import Source


def in_order(goal: Step) -> tuple[Step, ...]:
    """The steps to be told, the goal last.

    That somebody has not got a card because he said so is cited inside the sentence that needs it;
    everything else has a step of its own. Depth first without recursion: a proof may be longer
    than Python's stack.
    """
    told: dict[int, Step] = {}
    todo: list[tuple[Step, bool]] = [(goal, False)]
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


def _own_lines(step: Step) -> Iterator[Step]:
    """What a step rests on that must be told before it; its own sentence cites the rest."""
    for part in step.because:
        if isinstance(part, Step) and (part.rule is not Rule.TOLD or _needs_telling(part, step)):
            yield part


def _needs_telling(part: Step, step: Step) -> bool:
    """Whether the sentence of a step does not say where such a part is known from."""
    told = part.because[0]
    by_hand = not isinstance(told, Step) and told.origin.source is Source.HAND
    return step.rule in {Rule.ELSEWHERE, Rule.KIND_FOUND} and not by_hand
