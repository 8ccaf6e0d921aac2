"""Why a computer player did something, as a sentence: after the game, or as advice on asking."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from clue.players.reasons import Reason
from clue.rules import actions as act
from clue.rules.board import Cell, Place
from clue.text.speaker import Speaker, named

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
