"""Naming a suspicion: six suspects, six weapons, and the room one stands in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

import pygame

from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Seat, Suspect, Weapon
from clue.table.leaf import NO_HINT, Hint
from clue.text.speaker import Speaker, so
from clue.ui.cards.case_card import CaseCard, set_alike
from clue.ui.cards.faces import name_on
from clue.ui.dialogs.base import Dialog, NotebookAtHand
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.theme import frames, styles
from clue.ui.theme.styles import Words
from clue.ui.widgets import layout
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label

__all__ = ["HalfMade", "Hint", "SuggestScene"]

HalfMade: TypeAlias = tuple[Suspect | None, Weapon | None]

INSIDE: Final = (56, 26)
"""What is free inside the sentence's well, both sides together."""
WELL_ROOM: Final = 34
"""What it has above and below its lines together."""
WELL_GAP: Final = 20
HERE_GAP: Final = 44
"""Between the cards to choose from and the room one is in."""
CARDS_GAP: Final = 14


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
        here: frozenset[Card] = frozenset(),
        chosen: HalfMade = (None, None),
        on_peek: Callable[[HalfMade], None] | None = None,
        on_hint: Callable[[], None] | None = None,
        beside: NotebookAtHand | None = None,
    ) -> None:
        self.room = room
        self.beside = beside
        self.words = words
        self.answer_order = answer_order
        self.hints = hints
        self.here = here  # whose pieces stand in the room already
        self.on_suggest = on_suggest
        self.on_decline = on_decline
        self.on_cancel = on_cancel
        self.on_peek = on_peek
        self.on_hint = on_hint
        self.suspect, self.weapon = chosen
        self.cards: dict[Card, CaseCard] = {}

    def fill(self) -> None:
        """Heading, the cards in two rows with the room beside them, the sentence, the buttons."""
        look, words = self.look, self.words
        panel, room = self.open_panel(1420, 900)
        subtitle = words.rich("suggest-subtitle", room=words.room(self.room))
        self.head(panel, room, words.say("suggest-title"), subtitle)
        self._buttons(room)
        line = look.letters.line_height
        high = (
            line(styles.LEAD)
            + self._lines(room.rect.width) * line(styles.SMALL)
            + look.px(WELL_ROOM)
        )
        well = room.bottom(high, look.px(WELL_GAP))
        self._cards(panel, room.rect)
        self._sentence(panel, well)
        panel.add(*self.buttons)
        self.lay_beside()
        self._refresh()

    def _lines(self, width: int) -> int:
        """How many lines the order of answers can take, whatever is chosen."""
        said = self.words.card
        suspect = max(SUSPECTS, key=lambda card: len(said(card)))
        weapon = max(WEAPONS, key=lambda card: len(said(card)))
        most = self._told_moves(suspect, weapon, {"pawn", "weapon"})
        longest = f"{most} {self._order()}"
        room = width - self.look.px(INSIDE[0])
        high = self.look.letters.size(longest, styles.SMALL, room)[1]
        return max(1, high // self.look.letters.line_height(styles.SMALL))

    def _cards(self, panel: Panel, area: pygame.Rect) -> None:
        look, words = self.look, self.words
        room = layout.Cutter(area)
        here = room.right(round(area.width * 0.185), look.px(HERE_GAP))
        places = layout.grid(room.rect, 6, 2, look.px(CARDS_GAP))
        cards: tuple[Suspect | Weapon, ...] = (*SUSPECTS, *WEAPONS)
        self.cards = {}
        for card, place in zip(cards, places, strict=True):
            hint = self.hints.get(card, NO_HINT)
            choose = partial(self.choose, card)
            widget = CaseCard(self.screen, card, name_on(card, words), choose, hint=hint)
            widget.place(place)
            self.cards[card] = widget
        set_alike([*self.cards.values()])
        panel.add(*self.cards.values())
        scene = CaseCard(
            self.screen,
            self.room,
            name_on(self.room, words),
            hint=replace(self.hints.get(self.room, NO_HINT), known=False),
            chosen=True,
            medal=False,
        )
        scene.place(here)
        panel.add(scene)

    def _sentence(self, panel: Panel, rect: pygame.Rect) -> None:
        well = Panel(self.screen, frames.WELL)
        well.place(rect)
        room = layout.Cutter(rect.inflate(-self.look.px(INSIDE[0]), -self.look.px(INSIDE[1])))
        self.quote = Label(self.screen, "", styles.LEAD, wrap=False)
        self.quote.place(room.top(self.look.letters.line_height(styles.LEAD), self.look.px(4)))
        self.about = Label(self.screen, "", styles.SMALL, colour="soft")
        self.about.place(room.rect)
        well.add(self.quote, self.about)
        panel.add(well)

    def _buttons(self, room: layout.Cutter) -> None:
        say, screen = self.words.say, self.screen
        self.confirm = Button(
            screen, say("suggest-confirm"), self._suggest, kind="primary", act=Act.CONFIRM
        )
        self.confirm.default = self.case is not None
        right, left = [self.confirm], []
        if self.on_cancel is not None:
            right.append(Button(screen, say("common-cancel"), self._cancel, act=Act.CANCEL))
        if self.on_peek is not None:
            leave = Act.CANCEL if self.on_cancel is None else None
            right.append(Button(screen, say("suggest-board"), self._peek, act=leave))
        if self.on_decline is not None:
            left.append(Button(screen, say("suggest-decline"), self._decline))
        self.foot(room, right, left)
        self.buttons = [*left, *reversed(right)]

    # -- choosing ------------------------------------------------------------------------------

    @property
    def case(self) -> Case | None:
        """What has been chosen, once it is complete."""
        if self.suspect is None or self.weapon is None:
            return None
        return Case(self.suspect, self.weapon, self.room)

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
        ready = self.case is not None
        self.confirm.enable(ready, "" if ready else self._missing())

    def _quote(self) -> Words:
        words = self.words
        named = {"room": words.room(self.room)}
        if self.suspect is not None:
            named["suspect"] = words.card(self.suspect)
        if self.weapon is not None:
            named["weapon"] = words.card(self.weapon)
        return words.rich("suggest-quote", words.best_form("suggest-quote", named), **named)

    def _about(self) -> Words:
        if self.suspect is None or self.weapon is None:
            return self._missing()
        return f"{self._moves(self.suspect, self.weapon)} {self._order()}".strip()

    def _missing(self) -> str:
        """What is still to be chosen."""
        form = "suspect" if self.weapon else "weapon" if self.suspect else None
        return self.words.say("suggest-incomplete", form)

    def _moves(self, suspect: Suspect, weapon: Weapon) -> str:
        """What will be brought here."""
        facets = so(pawn=suspect not in self.here, weapon=weapon not in self.here)
        return self._told_moves(suspect, weapon, facets)

    def _told_moves(self, suspect: Suspect, weapon: Weapon, facets: set[str]) -> str:
        words = self.words
        named = {"suspect": words.card(suspect), "weapon": words.card(weapon)}
        return words.choose("suggest-moves", facets, **named)

    def _order(self) -> str:
        names = [self.words.seat(seat) for seat in self.answer_order]
        if not names:
            return ""
        first, *rest = names
        if not rest:
            return self.words.say("suggest-order", "one", first=first)
        return self.words.say("suggest-order", first=first, rest=self.words.several(rest))

    # -- leaving -------------------------------------------------------------------------------

    def _suggest(self) -> None:
        case = self.case
        if case is not None:
            self.stage.pop(self)
            self.on_suggest(case)

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

    def otherwise(self, intent: Intent) -> bool:
        """The key that means suggesting on the table means it here too."""
        if isinstance(intent, Command) and intent.act is Act.SUGGEST and self.case is not None:
            self.confirm.press()
            return True
        if isinstance(intent, Command) and intent.act is Act.HINT and self.on_hint is not None:
            self._peek()  # advice lies on the table, beside what is to be done
            self.on_hint()
            return True
        return False
