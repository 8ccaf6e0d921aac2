"""Answering a suggestion: the same dialog, opened as fast, whatever the hand.

Where others hear how often something is pressed, it takes as many acts, too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from clue.rules.cards import Card, Case, Seat
from clue.table.leaf import NO_HINT, Hint
from clue.text.names import Span
from clue.text.speaker import Speaker, named
from clue.ui.cards.case_card import CaseCard, set_alike
from clue.ui.cards.faces import name_on, three_places
from clue.ui.dialogs.base import Dialog, NotebookAtHand
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.theme import styles
from clue.ui.theme.styles import Words
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter


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
        overheard: bool = False,
        beside: NotebookAtHand | None = None,
        passed: tuple[Seat, ...] = (),
        on_menu: Callable[[], None] | None = None,
    ) -> None:
        self.on_menu = on_menu
        self.case = case
        self.asker = asker
        self.words = words
        self.holdable = holdable
        self.shown_before = shown_before
        self.on_show = on_show
        self.on_none = on_none
        self.overheard = overheard  # who looks away still hears how often something is pressed
        self.beside = beside
        self.passed = passed  # who was asked before, and had none
        self.chosen: Card | None = self._offered()

    def _offered(self) -> Card | None:
        """The card taken in hand at once: the only one, or one the asker has seen already."""
        if self.overheard:
            return None
        seen = [card for card in self.holdable if card in self.shown_before]
        best = self.holdable if len(self.holdable) == 1 else tuple(seen[:1])
        return best[0] if best else None

    def fill(self) -> None:
        """Heading, three cards, what to do, who will see it, two buttons as broad as any."""
        words, look = self.words, self.look
        panel, room = self.open_panel(1220, 900)
        title = words.say("show-title", by=words.seat(self.asker))
        self.head(panel, room, title, self._quote(), seat=self.asker)
        self._buttons(room)
        note = Label(
            self.screen,
            words.say("show-private", by=words.seat(self.asker)),
            styles.SMALL,
            align="center",
            colour="soft",
        )
        note.place(room.bottom(note.natural(room.rect.width)[1], look.px(4)))
        task = Label(self.screen, self._task(len(self.holdable)), styles.BODY, align="center")
        most = max(
            look.letters.size(self._task(count), styles.BODY, room.rect.width)[1]
            for count in range(4)
        )
        task.place(room.bottom(most, look.px(14)))
        self._cards(room)
        panel.add(*self.cards.values(), task, note, self.none, self.show)
        self.lay_beside()
        self._refresh()

    def _quote(self) -> Words:
        words, case = self.words, self.case
        by = words.seat(self.asker)
        asked = words.rich("show-subtitle", by=by, **named(case, words))
        if not self.passed:
            return asked
        others = words.several([words.seat(seat) for seat in self.passed])
        return (*asked, Span(" "), *words.rich("show-passed", others=others))

    def _task(self, held: int) -> str:
        """What the hand allows, in a sentence."""
        say = self.words.say
        return say("show-choose", count=held) if held else say("show-nothing")

    def _cards(self, room: Cutter) -> None:
        words = self.words
        seen = Hint(words.say("show-seen-before"))
        cards: tuple[Card, ...] = self.case.cards
        self.cards: dict[Card, CaseCard] = {}
        for card, place in zip(cards, three_places(self.look, room.rect), strict=True):
            widget = CaseCard(
                self.screen,
                card,
                name_on(card, words),
                partial(self.choose, card),
                hint=seen if card in self.shown_before else NO_HINT,
                style=styles.BODY,
            )
            held = card in self.holdable
            widget.enable(held, "" if held else words.say("show-not-held"))
            widget.place(place)
            self.cards[card] = widget
        set_alike([*self.cards.values()])

    def _buttons(self, room: Cutter) -> None:
        """Both as broad as the longest word any hand could put on them."""
        say, screen = self.words.say, self.screen
        labels = [say("show-confirm", card=self.words.card(card)) for card in self.case.cards]
        labels.append(say("show-pick"))
        longest = max(labels, key=lambda label: self.look.letters.size(label, styles.BUTTON)[0])
        self.show = Button(screen, longest, self._show, kind="primary", act=Act.CONFIRM)
        self.none = Button(screen, say("show-confirm-none"), self._none, act=Act.CONFIRM)
        self.foot(room, [self.show, self.none])
        free = not self.holdable
        (self.show if free else self.none).act = None  # one key, on the button that can be pressed
        self.none.enable(free, "" if free else say("show-must"))
        self.none.default = free
        self.show.default = self.chosen is not None

    def choose(self, card: Card) -> None:
        """Take a card in hand."""
        self.chosen = card
        self._refresh()

    def _refresh(self) -> None:
        say, chosen = self.words.say, self.chosen
        for card, widget in self.cards.items():
            widget.choose(card == chosen)
        self.show.enable(chosen is not None, say("show-pick") if chosen is None else "")
        self.show.relabel(
            say("show-pick")
            if chosen is None
            else say("show-confirm", card=self.words.card(chosen))
        )

    def _show(self) -> None:
        if self.chosen is not None:
            self.stage.pop(self)
            self.on_show(self.chosen)

    def _none(self) -> None:
        self.stage.pop(self)
        self.on_none()

    def otherwise(self, intent: Intent) -> bool:
        """An answer cannot be left; Escape opens the menu over it."""
        if intent == Command(Act.CANCEL) and self.on_menu is not None:
            self.on_menu()
            return True
        return False
