"""The accusation: any suspect, any weapon, any room, once in a game (R13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import pygame

from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Suspect, Weapon
from clue.table.leaf import NO_HINT, Hint
from clue.text.speaker import Speaker, named
from clue.ui.cards.case_card import CaseCard, set_alike
from clue.ui.cards.faces import name_on, three_places
from clue.ui.dialogs.base import Dialog, NotebookAtHand
from clue.ui.input.intents import Act
from clue.ui.stage.scene import Stage
from clue.ui.theme import styles
from clue.ui.widgets import layout
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label

KINDS: Final = ("suspect", "weapon", "room")
MOST_IN_A_ROW: Final = 9
BROADEST: Final = 0.94
"""How broad a card may be for its height before the row is narrowed instead."""


class AccuseScene(Dialog):
    """Choose all three; a second step asks once more."""

    def __init__(
        self,
        *,
        rooms: tuple[Room, ...],
        words: Speaker,
        hints: Mapping[Card, Hint],
        on_accuse: Callable[[Case], None],
        on_cancel: Callable[[], None],
        refutes: Callable[[Case], str] = lambda _: "",
        beside: NotebookAtHand | None = None,
    ) -> None:
        self.rooms = rooms
        self.words = words
        self.hints = hints
        self.on_accuse = on_accuse
        self.on_cancel = on_cancel
        self.refutes = refutes  # where one of its cards was seen, which is then not in the envelope
        self.beside = beside
        self.suspect: Suspect | None = None
        self.weapon: Weapon | None = None
        self.room: Room | None = None
        self.asked = False
        self.cards: dict[Card, CaseCard] = {}

    def enter(self, stage: Stage) -> None:
        """The music changes."""
        super().enter(stage)
        stage.audio.music("accuse")

    @property
    def case(self) -> Case | None:
        """What has been chosen, once it is complete."""
        if self.suspect is None or self.weapon is None or self.room is None:
            return None
        return Case(self.suspect, self.weapon, self.room)

    def fill(self) -> None:
        """The cards, or the question."""
        if self.asked and self.case is not None:
            self._fill_question(self.case)
        else:
            self._fill_cards()

    def _fill_cards(self) -> None:
        look, words, screen = self.look, self.words, self.screen
        panel, room = self.open_panel(1640, 1010)
        self.head(panel, room, words.say("accuse-title"), words.say("accuse-subtitle"))
        self.go_on = Button(
            screen, words.say("accuse-continue"), self._ask, kind="primary", act=Act.CONFIRM
        )
        back = Button(screen, words.say("accuse-cancel"), self._cancel, act=Act.CANCEL)
        self.foot(room, [self.go_on, back])
        self.quote = Label(screen, "", styles.LEAD, valign="middle", wrap=False)
        left = back.rect.x - look.px(30) - room.rect.x
        self.quote.place((room.rect.x, back.rect.y, left, back.rect.height))
        self.cards = {}
        self._rows(room.rect)
        panel.add(*self.cards.values(), self.quote, back, self.go_on)
        self.lay_beside()
        self._refresh()

    def _rows(self, area: pygame.Rect) -> None:
        """Three rows; many rooms stand closer together, and above one another beyond nine."""
        gap = self.look.px(14)
        rooms = halves(self.rooms) if len(self.rooms) > MOST_IN_A_ROW else (self.rooms,)
        kinds: tuple[tuple[Card, ...], ...] = (SUSPECTS, WEAPONS, *rooms)
        high = (area.height - gap * (len(kinds) - 1)) // len(kinds)
        for row, cards in zip(layout.rows(area, [high] * len(kinds), gap), kinds, strict=True):
            self._row(row, cards)

    def _row(self, row: pygame.Rect, cards: tuple[Card, ...]) -> None:
        gap = self.look.px(14)
        wide = min((row.width - gap * (len(cards) - 1)) // len(cards), round(row.height * BROADEST))
        line = pygame.Rect(0, row.y, (wide + gap) * len(cards) - gap, row.height)
        line.centerx = row.centerx
        for card, rect in zip(cards, layout.columns(line, len(cards), gap), strict=True):
            widget = CaseCard(
                self.screen,
                card,
                name_on(card, self.words),
                partial(self.choose, card),
                hint=self.hints.get(card, NO_HINT),
            )
            widget.place(rect)
            self.cards[card] = widget
        set_alike([self.cards[card] for card in cards])

    def choose(self, card: Card) -> None:
        """Take a card into the accusation."""
        if isinstance(card, Suspect):
            self.suspect = card
        elif isinstance(card, Weapon):
            self.weapon = card
        else:
            self.room = card
        self._refresh()

    def _refresh(self) -> None:
        words = self.words
        for card, widget in self.cards.items():
            widget.choose(card in {self.suspect, self.weapon, self.room})
        said = {
            kind: words.card(card)
            for kind, card in zip(KINDS, (self.suspect, self.weapon, self.room), strict=True)
            if card is not None
        }
        quote = words.rich("accuse-quote", words.best_form("accuse-quote", said), **said)
        self.quote.say_now(quote)
        ready = self.case is not None
        self.go_on.enable(ready, "" if ready else words.say("accuse-incomplete"))

    def _fill_question(self, case: Case) -> None:
        look, words, screen = self.look, self.words, self.screen
        panel, room = self.open_panel(1160, 800)
        said = words.rich("accuse-confirm", **named(case, words))
        self.head(panel, room, words.say("accuse-confirm-title"), said)
        yes = Button(screen, words.say("accuse-confirm-yes"), self._accuse, kind="primary")
        no = Button(screen, words.say("accuse-confirm-no"), self._think_again, act=Act.CANCEL)
        no.default = True
        self.foot(room, [yes, no])
        if warning := self.refutes(case):
            label = Label(screen, warning, styles.LEAD, align="center", colour="lamp")
            label.place(room.bottom(label.natural(room.rect.width)[1], look.px(14)))
            panel.add(label)
        trio: tuple[Card, ...] = case.cards
        cards = [CaseCard(screen, c, name_on(c, words), chosen=True, medal=False) for c in trio]
        for widget, rect in zip(cards, three_places(look, room.rect), strict=True):
            widget.style = styles.BODY
            widget.place(rect)
            panel.add(widget)
        set_alike(cards)
        panel.add(no, yes)
        self.lay_beside()

    # -- leaving -------------------------------------------------------------------------------

    def _ask(self) -> None:
        self.asked = True
        self.screen.focus_on(None)
        self.rebuild()

    def _think_again(self) -> None:
        self.asked = False
        self.rebuild()
        self.screen.focus_on(self.go_on)  # a card would take the key that says it goes on

    def _accuse(self) -> None:
        case = self.case
        if case is not None:
            self.stage.pop(self)
            self.on_accuse(case)

    def _cancel(self) -> None:
        self.stage.pop(self)
        self.on_cancel()


def halves(rooms: tuple[Room, ...]) -> tuple[tuple[Room, ...], tuple[Room, ...]]:
    """Two rows as equal as can be, the longer one above."""
    middle = (len(rooms) + 1) // 2
    return rooms[:middle], rooms[middle:]
