"""A reason laid out as one reads it: every step after those it rests on, none told twice."""

from __future__ import annotations

from clue.deduction.certainty import Rule, Step


def in_order(goal: Step) -> tuple[Step, ...]:
    """The steps that must be told, the goal last; what a statement says needs no step of its own.

    Depth first without recursion: a proof may be longer than Python's stack allows.
    """
    told: dict[int, Step] = {}
    todo: list[tuple[Step, bool]] = [(goal, False)]
    while todo:
        step, ready = todo.pop()
        if id(step) in told or (step.rule is Rule.TOLD and step is not goal):
            continue
        if ready:
            told[id(step)] = step
        else:
            todo.append((step, True))
            todo += [(part, False) for part in reversed(step.because) if isinstance(part, Step)]
    return tuple(told.values())
