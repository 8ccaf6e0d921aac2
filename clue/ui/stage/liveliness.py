"""Whether anything may move while nothing happens: flames, clouds, the ring of whose turn it is."""

from __future__ import annotations

import math
from typing import Final

import pygame

from clue.ui.stage.scene import Stage

POWER_EVERY: Final = 20.0
"""Seconds between two looks whether the machine runs on its battery."""


class Liveliness:
    """As the player wishes it, and the power."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.awake = True  # the window has the keyboard
        self._asked = -math.inf  # when the power was last looked at
        self._mains = True

    def on(self, now: float) -> bool:
        """Whether it is wished now."""
        settings = self.stage.settings
        wished = self.awake and self.stage.lively and not settings.reduced_motion
        if not wished or settings.life == "never":
            return False
        if settings.life == "mains" and now >= self._asked + POWER_EVERY:
            self._asked, self._mains = now, on_mains()
        return settings.life == "always" or self._mains


def on_mains() -> bool:
    """Whether the machine is not living on its battery, as far as it says."""
    state = pygame.system.get_power_state()
    return state is None or not state.on_battery
