"""A program that names at random: an inspector in all else, it asks whatever comes to its mind.

Nothing it names tells of its hand, or of what it has found out. As a program::

    clue tournament "sherlock,inspector,cmd:python -m tools.players.namer" --games 60
"""

from __future__ import annotations

from random import Random

from clue.commands.bot import serve
from clue.players.base import Choice
from clue.players.officers import EnvelopeNotes, Inspector
from clue.players.reasons import Motive, Reason
from clue.players.skill import Temper
from clue.rules import actions as act
from clue.rules.cards import SUSPECTS, WEAPONS, Case
from clue.rules.offers import Offers
from clue.rules.view import View


class Namer(Inspector):
    """Names any suspect and any weapon, its own as readily as others."""

    level = "namer"

    def suggest(self, view: View, offers: Offers, mind: EnvelopeNotes, rng: Random) -> Choice:
        """Whatever comes to its mind."""
        del view, mind
        assert offers.suggest_in is not None
        case = Case(rng.choice(SUSPECTS), rng.choice(WEAPONS), offers.suggest_in)
        return Choice(act.Suggest(offers.seat, case), Reason(Motive.OUTSIDE))


if __name__ == "__main__":
    raise SystemExit(serve(Namer(Temper())))
