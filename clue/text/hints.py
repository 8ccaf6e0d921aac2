"""A hint in words: where to look, why, and what to do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from clue.players.hints import CounselGiven, HintGround
from clue.rules import actions as act
from clue.rules.view import View
from clue.text.notebook import Explainer
from clue.text.reasons import tell, tell_action
from clue.text.speaker import Speaker, named, so

HALVES: Final = 1.0
THIRDS: Final = 0.5
NOTHING: Final = 0.02
MOST_LINES: Final = 6
"""So many lines of the log are named; of more, the latest."""


def tell_hint(given: CounselGiven, view: View, speaker: Speaker) -> tuple[tuple[str, ...], ...]:
    """The three steps, each as its sentences."""
    return (
        (_look(given, speaker),),
        tuple(_why(given, view, speaker)),
        tuple(_do(given, speaker)),
    )


def tell_worth(bits: float, speaker: Speaker) -> str:
    """What a question should tell, as one says it."""
    if bits >= HALVES:
        return speaker.say("hint-worth-half")
    if bits >= THIRDS:
        return speaker.say("hint-worth-third")
    return speaker.say("hint-worth-little" if bits >= NOTHING else "hint-worth-nothing")


def _look(given: CounselGiven, speaker: Speaker) -> str:
    suspects, weapons, rooms = given.open_cards
    numbers = given.lines[-MOST_LINES:]
    lines = {"numbers": speaker.plain(*numbers), "count": len(numbers)} if numbers else {}
    facets = so(lines=bool(numbers))
    if given.ground in {HintGround.PROVED, HintGround.PROVED_LATER}:
        return speaker.choose("hint-look-proved", facets, **lines)
    if given.ground is HintGround.PLACED:
        return speaker.choose("hint-look-row", facets, card=speaker.card(given.rows[0]), **lines)
    match given.choice.action:
        case act.Roll() | act.MoveTo() | act.TakePassage():
            return speaker.say("hint-look-rooms", rooms=rooms)
        case act.Show() if given.choice.reason.rival is not None:
            rival = speaker.seat(given.choice.reason.rival)
            return speaker.say("hint-look-shown", rival=rival)
        case act.Show() | act.HaveNone():
            return speaker.say("hint-look-hand")
    return speaker.say("hint-look-case", suspects=suspects, weapons=weapons, rooms=rooms)


def _why(given: CounselGiven, view: View, speaker: Speaker) -> Iterator[str]:
    if given.goals:
        yield from Explainer(view, speaker).reason(*given.goals)
        return
    if given.bits is not None:
        yield tell_worth(given.bits, speaker)
    yield tell(given.choice.reason, speaker)


def _do(given: CounselGiven, speaker: Speaker) -> Iterator[str]:
    advice = tell_action(given.choice.action, speaker)
    match given.ground:
        case HintGround.PLACED:
            (goal,) = given.goals
            who = {} if goal.holder is None else {"who": speaker.seat(goal.holder)}
            facets = so(envelope=goal.holder is None)
            yield speaker.choose("hint-do-mark", facets, card=speaker.card(goal.card), **who)
            yield speaker.say("hint-do-then", advice=advice)
            if isinstance(given.choice.action, act.Accuse):
                yield tell(given.choice.reason, speaker)
        case HintGround.PROVED_LATER:
            assert given.case is not None
            yield speaker.say("hint-do-later", **named(given.case, speaker))
            yield speaker.say("hint-do-now", advice=advice)
        case _:
            yield advice
