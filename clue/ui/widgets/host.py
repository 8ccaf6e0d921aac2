"""The window as widgets see it: letters, sounds, words and the time, and no game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

if TYPE_CHECKING:
    from clue.background import Background
    from clue.text.speaker import Speaker
    from clue.ui.input.bindings import Bindings
    from clue.ui.media.assets import Assets
    from clue.ui.sound.audio import Audio
    from clue.ui.theme.look import Look


class Surroundings(Protocol):
    """What every widget may count on, whatever stands around it."""

    look: Look
    assets: Assets
    audio: Audio
    background: Background
    bindings: Bindings
    words: Speaker
    typing: bool  # a text field is open: keys are letters

    @property
    def eases(self) -> bool:
        """Whether small things may move to where they belong, and need not be there at once."""

    @property
    def with_pad(self) -> bool:
        """Whether the last hand was a pad."""

    @property
    def pad_family(self) -> str:
        """What is printed on the buttons of the pad that is in hand."""

    def now(self) -> float:
        """Seconds on the clock that was handed in."""

    def damage(self, rect: pygame.Rect | None = None) -> None:
        """This part of the picture has changed; nothing given means all of it."""
