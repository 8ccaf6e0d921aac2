"""Naming a suspicion: six suspects, six weapons, and the room one stands in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Seat, Suspect, Weapon
from clue.text.speaker import Speaker
from clue.ui.intents import Act
from clue.ui.scenes.dialog import Dialog, Hint, name_on, picture_of
from clue.ui.theme import paint, styles
from clue.ui.theme.markup import Words
from clue.ui.widgets import layout
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.cards import PictureCard
from clue.ui.widgets.label import Label

__all__ = ["Choice", "Hint", "SuggestScene"]

Choice = tuple[Suspect | None, Weapon | None]


class SuggestScene(Dialog):
    """Choose a suspect and a weapon; the room is where the pawn stands (R10)."""

    def __init__(
        self,
        *,
        room: Room,
        words: Speaker,
        answer_order: tuple[Seat, ...],
        hints: Mapping[Card, Hint],
        on_suggest: Callable[[Case], None],
        on_decline: Callable[[], None] | None = None,
        on_cancel: Callable[[], None] | None = None,
        chosen: Choice = (None, None),
        on_peek: Callable[[Choice], None] | None = None,
    ) -> None:
        self.room = room
        self.words = words
        self.answer_order = answer_order
        self.hints = hints
        self.on_suggest = on_suggest
        self.on_decline = on_decline
        self.on_cancel = on_cancel
        self.on_peek = on_peek
        self.suspect, self.weapon = chosen
        self.cards: dict[Card, PictureCard] = {}

    def fill(self) -> None:
        """Heading, the cards in two rows with the room beside them, the sentence, the buttons."""
        look, words = self.look, self.words
        panel, room = self.open_panel(1420, 900)
        subtitle = words.rich("suggest-subtitle", room=words.room(self.room))
        self.head(panel, room, words.say("suggest-title"), subtitle)
        self._buttons(room)
        self._sentence(panel, room.bottom(self._quote_height(room.rect.width), look.px(20)))
        self._cards(panel, room.rect)
        panel.add(*self.buttons)
        self._refresh()

    def _quote_height(self, width: int) -> int:
        lines = self.look.letters.line_height
        del width
        return lines(styles.LEAD) + 2 * lines(styles.SMALL) + self.look.px(30)

    def _cards(self, panel: Panel, area: pygame.Rect) -> None:
        look = self.look
        gap = look.px(14)
        room = layout.Room(area)
        here = room.right(round(area.width * 0.185), look.px(44))
        rows = layout.grid(room.rect, 6, 2, gap)
        self.cards = {}
        for card, rect in zip((*SUSPECTS, *WEAPONS), rows, strict=True):
            self._card(panel, card, rect)
        shown = PictureCard(
            self.screen, picture_of(self.room), name_on(self.room, self.words), chosen=True
        )
        shown.place(here)
        panel.add(shown)

    def _card(self, panel: Panel, card: Suspect | Weapon, rect: pygame.Rect) -> None:
        hint = self.hints.get(card, Hint(""))
        widget = PictureCard(
            self.screen,
            picture_of(card),
            name_on(card, self.words),
            lambda: self.choose(card),
            tag=hint.text,
            faded=hint.known,
            emblem=f"emblem.{card}" if isinstance(card, Suspect) else "",
        )
        widget.place(rect)
        self.cards[card] = widget
        panel.add(widget)

    def _sentence(self, panel: Panel, rect: pygame.Rect) -> None:
        well = Panel(self.screen, paint.WELL)
        well.place(rect)
        room = layout.Room(rect.inflate(-self.look.px(48), -self.look.px(26)))
        self.quote = Label(self.screen, "", styles.LEAD, wrap=False)
        self.quote.place(room.top(self.look.letters.line_height(styles.LEAD)))
        self.about = Label(self.screen, "", styles.SMALL, colour="soft")
        self.about.place(room.rect)
        well.add(self.quote, self.about)
        panel.add(well)

    def _buttons(self, room: layout.Room) -> None:
        say, screen = self.words.say, self.screen
        self.confirm = Button(
            screen, say("suggest-confirm"), self._suggest, kind="primary", act=Act.SUGGEST
        )
        right, left = [self.confirm], []
        if self.on_peek is not None:
            right.append(Button(screen, say("suggest-board"), self._peek, act=Act.CANCEL))
        elif self.on_cancel is not None:
            right.append(Button(screen, say("common-cancel"), self._cancel, act=Act.CANCEL))
        if self.on_decline is not None:
            left.append(Button(screen, say("suggest-decline"), self._decline))
        self.foot(room, right, left)
        self.buttons = [*left, *reversed(right)]

    # -- choosing ------------------------------------------------------------------------------

    def choose(self, card: Suspect | Weapon) -> None:
        """Take a card into the sentence."""
        if isinstance(card, Suspect):
            self.suspect = card
        else:
            self.weapon = card
        self._refresh()

    def _refresh(self) -> None:
        for card, widget in self.cards.items():
            widget.choose(card in {self.suspect, self.weapon})
        self.quote.say_now(self._quote())
        self.about.say_now(self._about())
        ready = self.suspect is not None and self.weapon is not None
        self.confirm.enable(ready, "" if ready else self.words.say("suggest-incomplete"))

    def _quote(self) -> Words:
        words, facets, names = self.words, set(), {"room": self.words.room(self.room)}
        if self.suspect is not None:
            facets.add("suspect")
            names["suspect"] = words.card(self.suspect)
        if self.weapon is not None:
            facets.add("weapon")
            names["weapon"] = words.card(self.weapon)
        return words.rich("suggest-quote", words.best_form("suggest-quote", facets), **names)

    def _about(self) -> Words:
        words = self.words
        if self.suspect is None or self.weapon is None:
            return words.say("suggest-incomplete")
        moves = words.say(
            "suggest-moves",
            "pawn-weapon",
            suspect=words.card(self.suspect),
            weapon=words.card(self.weapon),
        )
        return f"{moves} {self._order()}".strip()

    def _order(self) -> str:
        names = [self.words.seat(seat) for seat in self.answer_order]
        if not names:
            return ""
        first, *rest = names
        if not rest:
            return self.words.say("suggest-order", "one", first=first)
        return self.words.say(
            "suggest-order", first=first, rest=self.words.several(rest, joiner="and")
        )

    # -- leaving -------------------------------------------------------------------------------

    def _suggest(self) -> None:
        if self.suspect is not None and self.weapon is not None:
            self.stage.pop(self)
            self.on_suggest(Case(self.suspect, self.weapon, self.room))

    def _decline(self) -> None:
        if self.on_decline is not None:
            self.stage.pop(self)
            self.on_decline()

    def _cancel(self) -> None:
        if self.on_cancel is not None:
            self.stage.pop(self)
            self.on_cancel()

    def _peek(self) -> None:
        if self.on_peek is not None:
            self.stage.pop(self)
            self.on_peek((self.suspect, self.weapon))
