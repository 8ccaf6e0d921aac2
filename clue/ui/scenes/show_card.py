"""Answering a suggestion: the same dialog whatever the hand."""

from __future__ import annotations

from collections.abc import Callable

from clue.rules.cards import Card, Case, Seat
from clue.text.speaker import Speaker
from clue.ui.scenes.dialog import Dialog, name_on, picture_of
from clue.ui.theme import styles
from clue.ui.widgets import layout
from clue.ui.widgets.button import Button
from clue.ui.widgets.cards import PictureCard
from clue.ui.widgets.label import Label


class ShowCardScene(Dialog):
    """Three cards in their places; those not held are grey, and one may have none (R12)."""

    def __init__(
        self,
        *,
        case: Case,
        asker: Seat,
        words: Speaker,
        holdable: tuple[Card, ...],
        shown_before: frozenset[Card],
        on_show: Callable[[Card], None],
        on_none: Callable[[], None],
    ) -> None:
        self.case = case
        self.asker = asker
        self.words = words
        self.holdable = holdable
        self.shown_before = shown_before
        self.on_show = on_show
        self.on_none = on_none
        self.chosen: Card | None = holdable[0] if len(holdable) == 1 else None

    def fill(self) -> None:
        """Heading, three cards, who will see it, two buttons."""
        words, screen, look = self.words, self.screen, self.look
        by = words.seat(self.asker)
        panel, room = self.open_panel(1180, 880)
        subtitle = words.rich(
            "show-subtitle",
            by=by,
            suspect=words.card(self.case.suspect),
            weapon=words.card(self.case.weapon),
            room=words.room(self.case.room),
        )
        self.head(panel, room, words.say("show-title", by=by), subtitle)
        self.show = Button(screen, words.say("show-pick"), self._show, kind="primary")
        self.none = Button(screen, words.say("show-confirm-none"), self._none)
        self.foot(room, [self.show, self.none])
        note = Label(screen, words.say("show-private", by=by), styles.SMALL, colour="soft")
        note.place(room.bottom(note.natural(room.rect.width)[1], look.px(16)))
        self.cards = {}
        for card, rect in zip(
            self.case.cards, layout.columns(room.rect, 3, look.px(24)), strict=True
        ):
            held = card in self.holdable
            widget = PictureCard(
                screen,
                picture_of(card),
                name_on(card, words),
                lambda card=card: self.choose(card),  # type: ignore[misc]
                faded=not held,
            )
            widget.enable(held)
            widget.place(rect)
            self.cards[card] = widget
        panel.add(*self.cards.values(), note, self.none, self.show)
        self.none.enable(not self.holdable)
        self.none.default = not self.holdable
        self._refresh()

    def choose(self, card: Card) -> None:
        """Take a card in hand."""
        self.chosen = card
        self._refresh()

    def _refresh(self) -> None:
        for card, widget in self.cards.items():
            widget.choose(card == self.chosen)
        self.show.enable(self.chosen is not None)
        if self.chosen is not None:
            self.show.relabel(self.words.say("show-confirm", card=self.words.card(self.chosen)))

    def _show(self) -> None:
        if self.chosen is not None:
            self.stage.pop(self)
            self.on_show(self.chosen)

    def _none(self) -> None:
        self.stage.pop(self)
        self.on_none()
