"""Sherlock's weights: what each consideration counts, and what is known of its worth.

A contest tells what a weight is worth over the same deals from the same seats; two programs under
``tools`` tell how often a consideration decides at all, and what the odds of a rival are::

    clue tournament sherlock,inspector*2 sherlock:call=0,inspector*2 --paired --seed 80 --games 402
    python -m tools.players.deciding --seats 3 --games 24
    python -m tools.players.danger --games 30

Points of win share against inspectors, with the weight at nought less with it as it is (95 %; 402
games at three seats, 96 at six), and how often it decides (24 games and 12):

======  =============  =============  ===================  ===================
weight  2 inspectors   5 inspectors   decides, 3 seats     decides, 6 seats
======  =============  =============  ===================  ===================
call    -1.0 +- 2.3    +2.1 +- 2.7    7 of 101 questions   3 of 43
told    -0.7 +- 1.5    -1.0 +- 2.0    7 of 101             3 of 43
clear   -0.2 +- 0.5    -2.1 +- 2.7    none of 101          none of 43
block   +0.0 +- 0.0    +0.0 +- 0.0    none of 98 walks     none of 32
======  =============  =============  ===================  ===================

So none of these four is known to win games: they decide between what is nearly alike, and are kept
small. What wins is to know how near the others are (``sherlock,constable*5``), and to read what
they name (``python -m tools.players.reading``).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace


@dataclass(frozen=True, slots=True)
class Skill:
    """How much each consideration weighs: in bits about the case, if nothing else is said."""

    # What a question is worth.
    deal: float = 0.4
    """Of a bit about the whole deal: it says little at once, and makes later answers say more."""
    again: float = 0.8
    """What a later question is worth beside the first."""
    pairs: int = 4
    """Suspect and weapon pairs tried in every room: to try them all takes nine times as long."""

    # What it brings the others.
    call: float = 0.3
    """Of a rival's question: the way it is saved when called, or the better room it then loses."""
    clear: float = 1.0
    """Of the bits that come sooner because a pawn called no longer stands in the way to them."""
    block: float = 0.3
    """Of a rival's question: what it cannot get to because of where one stands."""
    told: float = 0.1
    """Of a bit that the answer tells those who are ahead; more would cost too much of one's own."""
    close: float = 0.05
    """Questions so nearly as good as the best are compared by what they tell."""
    hands: int = 3
    """Likely hands of the suggester tried before a card is shown."""

    # The odds that a rival ends the game in its turn, as their logarithm: fitted, not chosen.
    near: float = 0.0
    """To begin with."""
    away: float = -0.5
    """For each bit it is away from the case, by what it can know."""
    pace: float = 1.4
    """For how often it asks beside this seat, as a logarithm: who asks half as often knows less."""
    slip: float = -1.0
    """For each card it named that everybody could know to be out: such a player keeps few notes."""
    round: float = -0.07
    """For each round in which it has not ended it yet."""

    @property
    def odds(self) -> tuple[float, ...]:
        """The weights of a rival's odds, in the order in which its signs are told."""
        return self.near, self.away, self.pace, self.slip, self.round

    def but(self, changes: Iterable[str]) -> Skill:
        """The same with weights changed, each written as ``name=value``: for contests."""
        kinds = {field.name: type(getattr(self, field.name)) for field in fields(self)}
        parts = (change.partition("=") for change in changes)
        try:
            return replace(self, **{name: kinds[name](value) for name, _, value in parts})
        except KeyError as error:
            raise ValueError(f"no weight is called {error}") from error
