"""A button that is held, or pressed twice: for what must not happen by a slip of the hand."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import pygame

from clue.ui.input.intents import Act, Command, Intent, Press, Release, Released
from clue.ui.theme.frames import Skin
from clue.ui.widgets.base import Host
from clue.ui.widgets.button import Button

HOLD: Final = 0.6
"""How long the key is held, in seconds."""
AGAIN: Final = 2.5
"""How soon a second press must follow a short one."""
FILLED: Final = Skin(top="wine_lit", bottom="wine", radius=7)


class HoldButton(Button):
    """A button that has to be held: it fills while it is, and forgets when it is let go."""

    def __init__(self, ui: Host, label: str, again: str, done: Callable[[], None]) -> None:
        super().__init__(ui, label, done, kind="primary", act=Act.CONFIRM)
        self.held_label = label
        self.again_label = again
        self.since = math.nan  # when it was pressed
        self.short = -math.inf  # when it was last let go too early

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As broad as the broader of its two words."""
        measure = self.look.letters.size
        both = [measure(word, self.kind.style)[0] for word in (self.held_label, self.again_label)]
        wide, high = super().natural(width)
        spare = wide - measure(self.label, self.kind.style)[0]
        return spare + max(both), round(high * 1.2)

    def handle(self, intent: Intent) -> bool:
        """Down and up again, by mouse, key or pad."""
        match intent:
            case Press(button=1) | Command(Act.CONFIRM):
                self._down()
            case Release(button=1) | Released(Act.CONFIRM):
                self._up()
            case _:
                return super().handle(intent)
        return True

    def update(self, now: float) -> float:
        """Fill; forget a short press after a while."""
        if not math.isnan(self.since):
            self.damage()
            if now - self.since >= HOLD:
                self.since = math.nan
                self.on_press()
                return math.inf
            return now
        if self.label == self.again_label:
            if now - self.short > AGAIN:
                self.relabel(self.held_label)
            else:
                return self.short + AGAIN + 0.01
        return math.inf

    def _down(self) -> None:
        now = self.ui.stage.now()
        if not math.isnan(self.since):
            return
        if now - self.short <= AGAIN:
            self.on_press()
            return
        self.say(self.sound)
        self.since = now
        self.damage()

    def _up(self) -> None:
        if not math.isnan(self.since):
            self.since = math.nan
            self.short = self.ui.stage.now()
            self.relabel(self.again_label)
            self.damage()

    def draw(self, canvas: pygame.Surface) -> None:
        """The part that is filled shines."""
        super().draw(canvas)
        if math.isnan(self.since):
            return
        share = min(1.0, (self.ui.stage.now() - self.since) / HOLD)
        inner = self.rect.inflate(-2 * self.look.px(3), -2 * self.look.px(3))
        clip = canvas.get_clip()
        canvas.set_clip(clip.clip((inner.x, inner.y, round(inner.width * share), inner.height)))
        self.look.paint.panel(canvas, inner, FILLED)
        self._draw_inside(canvas, self.rect)
        canvas.set_clip(clip)
