"""Sherlock's weights, each with the reason it is there and the contest that keeps it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace


@dataclass(frozen=True, slots=True)
class Skill:
    """What was found out by playing: how much each consideration weighs, in bits."""

    deal: float = 0.4  # information about the whole deal
    public: float = 0.0  # what the others learn from the answer
    help: float = 0.3  # a rival's pawn called: the way it is saved, or the better room it loses
    again: float = 0.8  # what a later question is worth beside the first
    pairs: int = 4  # suspect and weapon pairs tried in every room
    hands: int = 3  # likely hands of the suggester tried before a card is shown
    block: float = 0.02  # standing where a rival wants to pass
    # The odds that one rival ends the game in a round: at the end, for each bit away from it, and
    # for each rival, since at a full table everybody hears more.
    near: float = -1.3
    away: float = -0.5
    crowd: float = 0.15

    def but(self, changes: Iterable[str]) -> Skill:
        """The same with weights changed, each written as ``name=value``: for contests."""
        kinds = {field.name: type(getattr(self, field.name)) for field in fields(self)}
        parts = (change.partition("=") for change in changes)
        try:
            return replace(self, **{name: kinds[name](value) for name, _, value in parts})
        except KeyError as error:
            raise ValueError(f"no weight is called {error}") from error
