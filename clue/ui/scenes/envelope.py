"""What a false accuser alone sees: the three cards of the envelope (R15)."""

from __future__ import annotations

from collections.abc import Callable

from clue.rules.cards import Case
from clue.text.speaker import Speaker
from clue.ui.intents import Act
from clue.ui.scenes.dialog import Dialog, name_on, picture_of
from clue.ui.widgets import layout
from clue.ui.widgets.button import Button
from clue.ui.widgets.cards import PictureCard


class EnvelopeScene(Dialog):
    """Which of the three were right; the seat is out but still answers."""

    def __init__(
        self, *, case: Case, accusation: Case, words: Speaker, on_done: Callable[[], None]
    ) -> None:
        self.case = case
        self.accusation = accusation
        self.words = words
        self.on_done = on_done

    def fill(self) -> None:
        """Three cards, each with whether it was said."""
        words, screen = self.words, self.screen
        panel, room = self.open_panel(1180, 860)
        self.head(panel, room, words.say("envelope-wrong"), words.say("envelope-wrong-text"))
        done = Button(
            screen, words.say("envelope-close"), self._done, kind="primary", act=Act.CANCEL
        )
        self.foot(room, [done])
        for card, rect in zip(
            self.case.cards, layout.columns(room.rect, 3, self.look.px(24)), strict=True
        ):
            hit = card in self.accusation
            tag = words.say("envelope-hit" if hit else "envelope-miss")
            widget = PictureCard(
                screen, picture_of(card), name_on(card, words), chosen=hit, tag=tag
            )
            widget.place(rect)
            panel.add(widget)
        panel.add(done)

    def _done(self) -> None:
        self.stage.pop(self)
        self.on_done()
