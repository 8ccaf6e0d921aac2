"""What Sherlock would do in a seat's place: the hint a person can ask for."""

from __future__ import annotations

from random import Random

from clue.players.base import Choice
from clue.players.sherlock import Sherlock
from clue.players.tempers import TEMPERS
from clue.rules.offers import Offers
from clue.rules.view import View


def advise(view: View, offers: Offers) -> Choice:
    """The best that can be done by what this seat knows, with its reason; always the same."""
    return Sherlock(TEMPERS[""]).choose(view, offers, Random(0))
