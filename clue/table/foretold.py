"""What an action will be told as, before it is done: shown so far, it can still be taken back.

Only what follows from the board alone is foretold, no dice and no card: whoever takes it back has
learnt nothing by trying.
"""

from __future__ import annotations

from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules.legal import offers
from clue.rules.view import View


def foretold(view: View, action: act.Action) -> ev.Event | None:
    """The first event of a legal walk, passage or suggestion; nothing of any other action."""
    offered = offers(view)
    if offered is None or action not in offered:
        return None
    match action:
        case act.MoveTo(seat, to):
            return ev.Moved(seat, view.place_of(seat), offered.destinations[to], to)
        case act.Suggest(seat, case):
            return ev.Suggested(seat, case)
    return None
