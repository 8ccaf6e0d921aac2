"""What a false accuser alone sees: the three cards of the envelope (R15)."""

from __future__ import annotations

from collections.abc import Callable

from clue.rules.cards import Card, Case, kind_of
from clue.table.tags import Hint
from clue.text.speaker import Speaker
from clue.ui.cards.case_card import CaseCard, set_alike
from clue.ui.cards.faces import name_on, three_places
from clue.ui.input.intents import Act
from clue.ui.stage.scene import Stage
from clue.ui.table.dialogs.base import Dialog
from clue.ui.theme import styles
from clue.ui.widgets.button import Button


class EnvelopeScene(Dialog):
    """Which of the three were right; the seat is out but still answers."""

    def __init__(
        self, *, case: Case, accusation: Case, words: Speaker, on_done: Callable[[], None]
    ) -> None:
        self.case = case
        self.accusation = accusation
        self.words = words
        self.on_done = on_done

    def enter(self, stage: Stage) -> None:
        """It was wrong."""
        super().enter(stage)
        stage.audio.play("wrong")

    def fill(self) -> None:
        """Three cards, each with whether it had been said."""
        words, screen = self.words, self.screen
        panel, room = self.open_panel(1160, 770)
        self.head(panel, room, words.say("envelope-wrong"), words.say("envelope-wrong-text"))
        done = Button(
            screen, words.say("envelope-close"), self._done, kind="primary", act=Act.CANCEL
        )
        done.default = True
        self.foot(room, [done])
        cards: tuple[Card, ...] = self.case.cards
        shown = []
        for card, place in zip(cards, three_places(self.look, room.rect), strict=True):
            hit = card in self.accusation
            said = words.say("envelope-hit") if hit else self._not_as_said(card)
            widget = CaseCard(
                screen, card, name_on(card, words), hint=Hint(said), style=styles.BODY, chosen=hit
            )
            widget.failed = not hit
            widget.place(place)
            shown.append(widget)
        set_alike(shown)
        panel.add(*shown, done)

    def _not_as_said(self, card: Card) -> str:
        """What had been said in its place."""
        said: tuple[Card, ...] = self.accusation.cards
        wrong = next(other for other in said if kind_of(other) is kind_of(card))
        return self.words.say("envelope-instead", card=self.words.card(wrong))

    def _done(self) -> None:
        self.stage.pop(self)
        self.on_done()
