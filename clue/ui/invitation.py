"""A table laid from the command line: whoever is named sits down, other programs among them."""

from __future__ import annotations

import math

import pygame

from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS, HouseRules
from clue.ui.intents import Intent
from clue.ui.scene import Home, Scene
from clue.ui.scenes.draft import CLASSIC, NewGame, SeatPlan


class InvitationScene(Scene):
    """A dark moment before the table: the window stands, then everybody sits down."""

    def __init__(self, players: list[str], edition: str, home: Home) -> None:
        plans = (SeatPlan(seat, kind=name) for seat, name in zip(SUSPECTS, players, strict=False))
        self.game = NewGame(tuple(plans), EDITIONS[edition], HouseRules(), CLASSIC)
        self.home = home

    def handle(self, intent: Intent) -> bool:
        """There is nothing to do here yet."""
        del intent
        return False

    def update(self, now: float) -> float:
        """Sit down."""
        from clue.ui.table.opening import deal  # noqa: PLC0415 - heavy

        del now
        deal(self.stage, self.game, self.home)
        return math.inf

    def draw(self, canvas: pygame.Surface) -> None:
        """Nothing to be seen yet."""
        canvas.fill("black")
