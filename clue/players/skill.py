"""Sherlock's weights, each with the reason it is there and the contest that keeps it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace


@dataclass(frozen=True, slots=True)
class Skill:
    """What was found out by playing: how much each consideration weighs, in bits."""

    deal: float = 0.4  # information about the whole deal
    told: float = 0.1  # a bit that the answer tells the others
    call: float = 0.3  # a rival's pawn called: the way it is saved, or the better room it loses
    clear: float = 1.0  # a pawn called that stood in the way to the next room
    block: float = 0.3  # a question that a rival cannot get to because of where one stands
    again: float = 0.8  # what a later question is worth beside the first
    pairs: int = 4  # suspect and weapon pairs tried in every room
    hands: int = 3  # likely hands of the suggester tried before a card is shown
    close: float = 0.05  # questions nearly as good as the best, compared by what they tell others
    # The odds that a rival ends the game in its turn: for nothing, ...
    near: float = 0.0
    away: float = -0.5  # for each bit it is away from the case
    pace: float = 1.4  # for how often it asks
    slip: float = -1.0  # for each card it named although everybody could know it to be out
    round: float = -0.07  # for each round it has not ended so far

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
