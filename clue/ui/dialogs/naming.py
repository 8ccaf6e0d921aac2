"""Naming three cards: a suspicion in the room one stands in, or the accusation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

import pygame

from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Seat, Suspect, Weapon
from clue.table.leaf import NO_HINT, Hint
from clue.text.speaker import Speaker, named, so
from clue.ui.cards.case_card import CaseCard, set_alike
from clue.ui.cards.faces import name_on, three_places
from clue.ui.dialogs.base import Dialog, NotebookAtHand
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.stage.scene import Stage
from clue.ui.theme import frames, styles
from clue.ui.theme.styles import Words
from clue.ui.widgets import layout
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label

HalfMade: TypeAlias = tuple[Suspect | None, Weapon | None]

INSIDE: Final = (56, 26)
"""What is free inside the sentence's well, both sides together."""
WELL_ROOM: Final = 34
"""What it has above and below its lines together."""
WELL_GAP: Final = 20
HERE_GAP: Final = 44
"""Between the cards to choose from and the room one is in."""
CARDS_GAP: Final = 14
"""Between two cards."""
QUOTE_GAP: Final = 4
"""Between the sentence and what comes of it."""


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
        self.quote.place(
            room.top(self.look.letters.line_height(styles.LEAD), self.look.px(QUOTE_GAP))
        )
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


# -- the accusation --------------------------------------------------------------------------------


WARNING_GAP: Final = 14
"""Between the cards and what speaks against them."""
KINDS: Final = ("suspect", "weapon", "room")
MOST_IN_A_ROW: Final = 9
BESIDE_WAYS: Final = 30
"""Free between what is said and the ways on."""
BROADEST: Final = 0.94
"""How broad a card may be for its height before the row is narrowed instead."""


class AccuseScene(Dialog):
    """Choose any three, once in a game (R13); a second step asks once more."""

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
        left = back.rect.x - look.px(BESIDE_WAYS) - room.rect.x
        self.quote.place((room.rect.x, back.rect.y, left, back.rect.height))
        self.cards = {}
        self._rows(room.rect)
        panel.add(*self.cards.values(), self.quote, back, self.go_on)
        self.lay_beside()
        self._refresh()

    def _rows(self, area: pygame.Rect) -> None:
        """Three rows; many rooms stand closer together, and above one another beyond nine."""
        gap = self.look.px(CARDS_GAP)
        rooms = halves(self.rooms) if len(self.rooms) > MOST_IN_A_ROW else (self.rooms,)
        kinds: tuple[tuple[Card, ...], ...] = (SUSPECTS, WEAPONS, *rooms)
        high = (area.height - gap * (len(kinds) - 1)) // len(kinds)
        for row, cards in zip(layout.rows(area, [high] * len(kinds), gap), kinds, strict=True):
            self._row(row, cards)

    def _row(self, row: pygame.Rect, cards: tuple[Card, ...]) -> None:
        gap = self.look.px(CARDS_GAP)
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
            label.place(room.bottom(label.natural(room.rect.width)[1], look.px(WARNING_GAP)))
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
