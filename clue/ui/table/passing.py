"""The card that slides, face down, from who shows it to who asked."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

import pygame

from clue.rules import events as ev
from clue.rules.cards import Seat
from clue.ui.scene import Stage
from clue.ui.scenes.card_faces import BACK

SIZE: Final = (84, 112)
BOW: Final = 140
"""How far the way from seat to seat bends towards the board, in design units."""


class PassedCard:
    """Nothing most of the time; a card's back while one is shown."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._beside: Mapping[Seat, pygame.Rect] = {}
        self._between: tuple[Seat, Seat] | None = None
        self._way = 0.0

    def place(self, beside: Mapping[Seat, pygame.Rect]) -> None:
        """Where each seat's panel is."""
        self._beside = beside

    def pass_on(self, event: ev.Event) -> None:
        """A card begins its way if the event is one of showing."""
        self._way = 0.0
        self._between = (event.seat, event.to) if isinstance(event, ev.Showed) else None

    def move(self, values: Mapping[str, Any]) -> None:
        """Be so far on the way."""
        self.stage.damage(self._reach)
        self._way = values.get("way", values.get("alpha", 1.0))
        self.stage.damage(self._reach)

    def arrive(self) -> None:
        """Vanish into the hand of who asked."""
        if self._between is not None:
            self.stage.damage(self._reach)
            self._between = None

    def draw(self, canvas: pygame.Surface) -> None:
        """The card's back, wherever it is."""
        if self._between is not None:
            self.stage.look.paint.card(canvas, self._box, BACK)

    @property
    def _box(self) -> pygame.Rect:
        px = self.stage.look.px
        box = pygame.Rect(0, 0, px(SIZE[0]), px(SIZE[1]))
        if self._between is not None:
            start, end = (self._beside[seat] for seat in self._between)
            bow = math.sin(math.pi * self._way) * px(BOW)
            box.center = (
                round(start.right - px(60) - bow / 2),
                round(start.centery + (end.centery - start.centery) * self._way),
            )
        return box

    @property
    def _reach(self) -> pygame.Rect:
        margin = self.stage.look.px(40)
        return self._box.inflate(margin, margin)
