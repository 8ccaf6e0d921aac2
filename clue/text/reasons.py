"""Why a computer player did something, as a sentence: after the game, as advice, as a hint."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from clue.players.hints import CounselGiven, HintGround
from clue.players.reasons import Reason
from clue.rules import actions as act
from clue.rules.board import Cell, Place
from clue.rules.view import View
from clue.text.notebook import Explainer
from clue.text.speaker import Speaker, named, so

_ADVICE: Mapping[type, str] = {
    act.LayWeapon: "advice-lay-weapon",
    act.Roll: "advice-roll",
    act.MoveTo: "advice-move-to",
    act.TakePassage: "advice-take-passage",
    act.Suggest: "advice-suggest",
    act.DeclineToSuggest: "advice-decline-to-suggest",
    act.Show: "advice-show",
    act.HaveNone: "advice-have-none",
    act.Accuse: "advice-accuse",
    act.EndTurn: "advice-end-turn",
}


def tell(reason: Reason, speaker: Speaker) -> str:
    """One sentence that says why, with as many details as the reason has."""
    return _explained(speaker, f"reason-{reason.motive.value}", _details(reason, speaker))


def tell_action(action: act.Action, speaker: Speaker) -> str:
    """An action as a piece of advice."""
    values: dict[str, object] = {}
    if isinstance(action, act.MoveTo):
        values |= _place(action.to, speaker)
    elif isinstance(action, act.TakePassage):
        values["room"] = speaker.room(action.to)
    elif isinstance(action, act.LayWeapon):
        values["weapon"] = speaker.card(action.weapon)
        values["room"] = speaker.room(action.room)
    elif isinstance(action, act.Show):
        values["card"] = speaker.card(action.card)
    elif isinstance(action, act.Suggest | act.Accuse):
        values |= named(action.case, speaker)
    return _explained(speaker, _ADVICE[type(action)], values)


def _explained(speaker: Speaker, key: str, values: Mapping[str, object]) -> str:
    """The sentence of this message that uses the most of what is known."""
    return speaker.choose(key, values, **values)


def _details(reason: Reason, speaker: Speaker) -> dict[str, object]:
    values: dict[str, object] = {}
    if reason.case is not None:
        values |= named(reason.case, speaker)
    if reason.place is not None:
        values |= _place(reason.place, speaker)
    for name, (field, put) in _PUT.items():
        if (detail := getattr(reason, field)) is not None:
            values[name] = put(speaker, detail)
    return values


def _place(place: Place, speaker: Speaker) -> dict[str, object]:
    return {} if isinstance(place, Cell) else {"room": speaker.room(place)}


def _percent(chance: float) -> int:
    """Whole percent; what is not quite certain is never called so."""
    return min(99, round(100 * chance)) if chance < 1 else 100


def _turns(turns: float) -> int:
    return max(1, round(turns))


_PUT: Mapping[str, tuple[str, Callable[[Speaker, Any], object]]] = {
    "room": ("room", Speaker.room),
    "card": ("card", Speaker.card),
    "rival": ("rival", Speaker.seat),
    "percent": ("chance", lambda _, chance: _percent(chance)),
    "danger": ("rival_chance", lambda _, chance: _percent(chance)),
    "bits": ("bits", lambda _, bits: round(max(bits, 0.0), 1)),
    "turns": ("turns", lambda _, turns: _turns(turns)),
    "said": ("said", lambda _, said: said),
}
"""What a sentence calls each detail of a reason, and how it is put."""


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
