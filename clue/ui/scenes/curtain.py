"""The curtain between two people at one screen; it covers everything until the next one is there."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from clue.rules.cards import Seat
from clue.text.speaker import Speaker
from clue.ui.intents import Act
from clue.ui.scene import Stage
from clue.ui.theme import styles
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Room
from clue.ui.widgets.screen import WidgetScene


class CurtainScene(WidgetScene):
    """Closed from its first picture on; opens when the one it waits for says so."""

    def __init__(
        self, *, seat: Seat, words: Speaker, reason: str, on_open: Callable[[], None]
    ) -> None:
        self.seat = seat
        self.words = words
        self.reason = reason
        self.on_open = on_open

    def enter(self, stage: Stage) -> None:
        """It falls."""
        super().enter(stage)
        stage.audio.play("curtain.close")

    def fill(self) -> None:
        """Whom it waits for, why, and how it opens."""
        look, words, screen = self.look, self.words, self.screen
        player = words.player(self.seat)
        room = Room(screen.rect.inflate(-look.px(120), -look.px(120)))
        title = Label(screen, words.say("curtain-title", player=player), styles.HEADING)
        title.align = "center"
        button = Button(
            screen, words.say("curtain-press", player=player), self._open, kind="primary"
        )
        button.default = True
        button.act = Act.CONFIRM
        why = Label(screen, self.reason, styles.LEAD, align="center")
        wide, high = button.natural()
        row = room.bottom(high, look.px(30))
        button.place(pygame.Rect(row.centerx - wide // 2, row.y, wide, high))
        why.place(room.bottom(why.natural(room.rect.width)[1], look.px(10)))
        title.place(room.bottom(title.natural(room.rect.width)[1], look.px(10)))
        self.portrait = room.rect
        screen.add(title)
        screen.add(why)
        screen.add(button)

    def _open(self) -> None:
        self.stage.audio.play("curtain.open")
        self.on_open()
        self.stage.pop(self)

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """The cloth, and the portrait of whom it waits for."""
        canvas.blit(self.look.assets.scaled("curtain", self.look.size, "cover"), (0, 0))
        high = self.portrait.height
        rect = pygame.Rect(0, 0, high * 3 // 4, high)
        rect.center = self.portrait.center
        self.look.paint.card(canvas, rect, f"card.suspect.{self.seat}")
