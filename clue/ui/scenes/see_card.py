"""Seeing the card somebody shows: it slides in face down and is turned over."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from clue.rules.cards import Card, Seat
from clue.text.speaker import Speaker
from clue.ui.intents import Act
from clue.ui.scenes.case_cards import name_on, picture_of
from clue.ui.scenes.dialog import Dialog
from clue.ui.widgets.button import Button
from clue.ui.widgets.cards import PictureCard


class SeeCardScene(Dialog):
    """One card, for one player's eyes."""

    def __init__(
        self, *, card: Card, shower: Seat, words: Speaker, on_done: Callable[[], None]
    ) -> None:
        self.card = card
        self.shower = shower
        self.words = words
        self.on_done = on_done

    def fill(self) -> None:
        """Who shows it, the card, the way on."""
        words, screen = self.words, self.screen
        panel, room = self.open_panel(860, 860)
        title = words.say("see-title", who=words.seat(self.shower))
        self.head(panel, room, title, words.rich("see-text", card=words.card(self.card)))
        done = Button(screen, words.say("see-done"), self._done, kind="primary", act=Act.CANCEL)
        done.default = True
        self.foot(room, [done])
        high = room.rect.height
        rect = pygame.Rect(0, 0, high * 3 // 4, high)
        rect.center = room.rect.center
        widget = PictureCard(screen, picture_of(self.card), name_on(self.card, words))
        widget.place(rect)
        panel.add(widget, done)

    def _done(self) -> None:
        self.stage.pop(self)
        self.on_done()
