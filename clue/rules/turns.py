"""When a turn is over: the referee asks as he goes, whoever counts turns asks afterwards."""

from __future__ import annotations

from collections.abc import Iterable

from clue.rules import actions as act
from clue.rules.editions import Edition


def ends_turn(edition: Edition, kind: type[act.Action], *, all_asked: bool = False) -> bool:
    """Whether an action of this kind leaves its player's turn nothing more to decide.

    >>> from clue.rules.editions import DELUXE, VINTAGE
    >>> ends_turn(VINTAGE, act.Show), ends_turn(DELUXE, act.Show)
    (True, False)
    """
    if kind is act.Show:
        return not edition.accuse_after_disproof  # E1
    if kind is act.HaveNone:
        return all_asked and not edition.accuse_unanswered  # E2
    return kind in {act.EndTurn, act.Accuse}


def turns_begun(edition: Edition, seats: int, kinds: Iterable[type[act.Action]]) -> int:
    """How many turns have begun in a game, from what was done in it.

    >>> from clue.rules.editions import DELUXE
    >>> turns_begun(DELUXE, 3, [act.Suggest, act.Show, act.EndTurn, act.Suggest])
    2
    """
    turns, silent = 1, 0
    for kind in kinds:
        silent = silent + 1 if kind is act.HaveNone else 0
        turns += ends_turn(edition, kind, all_asked=silent == seats - 1)
    return turns
