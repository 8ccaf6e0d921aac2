"""A puzzle in words: its log, its question, and its solution step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from clue.deduction.certainty import ProofStep, Rule
from clue.deduction.facts import Source
from clue.deduction.shortest import PlainProof, Said, Supposition, is_seen
from clue.notebook.page import in_order
from clue.puzzles.puzzle import Puzzle, PuzzleLine, Whose, lines_of
from clue.rules.cards import Case
from clue.text.events import tell
from clue.text.names import Name
from clue.text.notebook import Explainer
from clue.text.speaker import Speaker, named

WORLDS: Final = frozenset({Rule.SUPPOSED, Rule.REFUTED})
"""What is told round the proof of a supposition, never in it."""


@dataclass(frozen=True)
class ToldStep:
    """A sentence of the solution, and the cell it settles, if it settles one."""

    words: str
    cell: Said | None = None
    lines: tuple[int, ...] = ()  # the numbers of the suggestions it rests on


def tell_line(line: PuzzleLine, puzzle: Puzzle, speaker: Speaker) -> str:
    """A line of the log: what was asked, and all that came of it."""
    return " ".join(tell(event, speaker, puzzle.view.seat) for event in line.events)


def tell_question(puzzle: Puzzle, speaker: Speaker) -> str:
    """What is asked."""
    if puzzle.card is None:
        return speaker.say("puzzle-who-did-it")
    return speaker.say("puzzle-who-has", card=speaker.card(puzzle.card))


def tell_table(puzzle: Puzzle, speaker: Speaker) -> str:
    """Who sits there with how many cards, in whose place one sits, and with which cards."""
    view = puzzle.view
    assert view.seat is not None
    hands = [
        speaker.say("puzzle-seat", who=speaker.seat(seat), count=size)
        for seat, size in zip(view.seats, view.hand_sizes, strict=True)
    ]
    told = speaker.say(
        "puzzle-table",
        who=speaker.seat(view.seat),
        hands=speaker.plain(*hands, joiner="numbers"),
        cards=speaker.several(speaker.card(card) for card in view.hand),
    )
    if view.open_cards:
        cards = speaker.several(speaker.card(card) for card in view.open_cards)
        told += " " + speaker.say("puzzle-open", cards=cards)
    return told


def tell_answer(puzzle: Puzzle, answer: Case | Whose, speaker: Speaker) -> str:
    """An answer as a sentence."""
    if isinstance(answer, Case):
        return speaker.say("puzzle-answer-case", **named(answer, speaker))
    assert puzzle.card is not None
    card = speaker.card(puzzle.card)
    if answer is None:
        return speaker.say("puzzle-answer-envelope", card=card)
    return speaker.say("puzzle-answer-seat", who=speaker.seat(answer), card=card)


def tell_solution(puzzle: Puzzle, speaker: Speaker) -> tuple[ToldStep, ...]:
    """Why it is so, from the first step to the answer."""
    solution = puzzle.solution
    if solution is None:
        return ()
    explain = _Solver(puzzle.view, speaker)
    told: list[ToldStep] = []
    for one in solution.supposed:
        told += _supposing(one, explain)
    told += _telling(solution.proof, explain)
    if puzzle.card is None:
        told.append(ToldStep(tell_answer(puzzle, puzzle.answer, speaker)))
    return tuple(told)


def _supposing(one: Supposition, explain: Explainer) -> Iterator[ToldStep]:
    """The contrary, where it leads, and that it leads nowhere."""
    yield ToldStep(explain.sentence(ProofStep(*one.contrary, Rule.SUPPOSED)))
    for step in _telling(one.clash, explain):
        yield replace(step, cell=None)  # not to be written down: it is only supposed
    yield ToldStep(explain.speaker.say("puzzle-cannot-be"))
    yield ToldStep(explain.sentence(ProofStep(*one.so, Rule.REFUTED)), one.so)


def _telling(proof: PlainProof, explain: Explainer) -> Iterator[ToldStep]:
    """Every step in a sentence, each after those it rests on.

    What one has seen is cited where it is needed; that a card found is nowhere else goes without
    saying.
    """
    told: set[int] = set()
    goals = {id(goal) for goal in proof.goals}
    for goal in proof.goals:
        for step in in_order(goal):
            plain = is_seen(step) or step.rule is Rule.ELSEWHERE
            shown = step.rule not in WORLDS and (id(step) in goals or not plain)
            if id(step) not in told and shown:
                told.add(id(step))
                said = step.card, step.holder, step.has
                yield ToldStep(explain.sentence(step), said, _numbers(step))


class _Solver(Explainer):
    """Cites a card one has seen with the suggestion it was shown at."""

    def _cited(self, step: ProofStep, noun: Name | None = None) -> Name:
        below = step.because[0] if step.because else None
        if step.rule is Rule.ELSEWHERE and isinstance(below, ProofStep) and is_seen(below):
            return super()._cited(below, noun)
        return super()._cited(step, noun)


def _numbers(step: ProofStep) -> tuple[int, ...]:
    """The suggestions a step cites itself, or by what was said there."""
    origins = []
    for part in step.because:
        if not isinstance(part, ProofStep):
            origins.append(part.origin)
        elif part.rule is Rule.TOLD and not isinstance(part.because[0], ProofStep):
            origins.append(part.because[0].origin)
    numbers = {
        one.index + 1 for one in origins if one.source is Source.INQUIRY and one.index is not None
    }
    return tuple(sorted(numbers))


def lines_told(puzzle: Puzzle, speaker: Speaker) -> list[tuple[int, str]]:
    """The whole log, each line with its number; a wrong accusation has none."""
    return [(line.number, tell_line(line, puzzle, speaker)) for line in lines_of(puzzle.view)]
