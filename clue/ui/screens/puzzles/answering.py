"""Answering a puzzle: who has the card, or the three of a case; wrong answers cost nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from clue.puzzles.puzzle import Puzzle, Whose
from clue.puzzles.telling import tell_question
from clue.rules.cards import Card, Case, Room, Suspect, Weapon
from clue.text.speaker import Speaker
from clue.ui.cards.case_card import CaseCard, set_alike
from clue.ui.cards.faces import name_on, paint_name
from clue.ui.dialogs.base import Dialog
from clue.ui.dialogs.naming import BROADEST, MOST_IN_A_ROW, halves
from clue.ui.input.intents import Act
from clue.ui.reading.readable import Readable, Role
from clue.ui.theme import styles
from clue.ui.widgets import layout
from clue.ui.widgets.base import Host, WidgetAct
from clue.ui.widgets.button import Button, Pressable

ENVELOPE: Final = "envelope.closed"
NAME_PAD: Final = 20
"""Free beside a name on an envelope, both sides together."""
GAP: Final = 14
"""Between two rows, and two cards of one."""


class EnvelopeChoice(Pressable):
    """The envelope among those who may have a card."""

    role = Role.OPTION

    def heard(self) -> Readable:
        """Whether it is chosen."""
        return replace(super().heard(), chosen=self.chosen)

    def __init__(self, ui: Host, name: str, on_press: WidgetAct) -> None:
        super().__init__(ui, on_press)
        self.name = name
        self.chosen = False

    @property
    def reads(self) -> str:
        """What it is called."""
        return self.name

    def choose(self, on: bool) -> None:
        """Mark it as the chosen one or not."""
        if on != self.chosen:
            self.chosen = on
            self.damage()

    def draw(self, canvas: pygame.Surface) -> None:
        """The picture, the name, a frame of light where it is chosen."""
        look = self.look
        border = "lamp" if self.chosen or self.hovered else "brass"
        width = 4.0 if self.chosen else 2.0
        look.paint.card(canvas, self.rect, ENVELOPE, border=border, width=width)
        style = look.letters.fit(self.name, styles.SMALL, self.rect.width - look.px(NAME_PAD))
        paint_name(look, canvas, self.rect, self.name, style, inset=width)
        self.draw_ring(canvas)


class AnswerScene(Dialog):
    """Cards to choose from, one of each row; then the answer is given."""

    def __init__(
        self, puzzle: Puzzle, words: Speaker, on_answer: Callable[[Case | Whose], None]
    ) -> None:
        self.puzzle = puzzle
        self.words = words
        self.on_answer = on_answer
        self.chosen: dict[type, Card] = {}
        self.holder: Whose = None
        self.has_chosen = False  # a holder: the envelope is none
        self.choices: dict[Card | None, CaseCard | EnvelopeChoice] = {}

    @property
    def answer(self) -> Case | Whose:
        """What is chosen; only of use where ``complete``."""
        if self.puzzle.card is not None:
            return self.holder
        who, what, where = (self.chosen[kind] for kind in (Suspect, Weapon, str))
        assert isinstance(who, Suspect)
        assert isinstance(what, Weapon)
        return Case(who, what, Room(str(where)))

    @property
    def complete(self) -> bool:
        """Whether there is an answer yet."""
        return len(self.chosen) == 3 if self.puzzle.card is None else self.has_chosen

    def fill(self) -> None:
        """The question, the rows, two buttons."""
        words, screen = self.words, self.screen
        case = self.puzzle.card is None
        panel, room = self.open_panel(1640 if case else 1300, 1010 if case else 560)
        self.head(panel, room, tell_question(self.puzzle, words), words.say("puzzle-answer-about"))
        self.go_on = Button(
            screen, words.say("puzzle-answer-give"), self._give, kind="primary", act=Act.CONFIRM
        )
        back = Button(screen, words.say("common-cancel"), self._cancel, act=Act.CANCEL)
        self.foot(room, [self.go_on, back])
        self.choices = {}
        self._rows(room.rect)
        panel.add(*self.choices.values(), back, self.go_on)
        self._refresh()

    def _rows(self, area: pygame.Rect) -> None:
        gap = self.look.px(GAP)
        rows: list[Sequence[Card | None]] = []
        if self.puzzle.card is not None:
            rows.append((*self.puzzle.view.seats, None))
        else:
            who, what, where = self.puzzle.view.board.deck.piles
            rows += [who, what]
            rows += halves(where) if len(where) > MOST_IN_A_ROW else [where]
        high = (area.height - gap * (len(rows) - 1)) // len(rows)
        for place, cards in zip(layout.rows(area, [high] * len(rows), gap), rows, strict=True):
            self._row(place, cards)

    def _row(self, row: pygame.Rect, cards: Sequence[Card | None]) -> None:
        gap = self.look.px(GAP)
        wide = min((row.width - gap * (len(cards) - 1)) // len(cards), round(row.height * BROADEST))
        line = pygame.Rect(0, row.y, (wide + gap) * len(cards) - gap, row.height)
        line.centerx = row.centerx
        for card, rect in zip(cards, layout.columns(line, len(cards), gap), strict=True):
            choice = self._choice(card)
            choice.place(rect)
            self.choices[card] = choice
        set_alike([one for one in map(self.choices.get, cards) if isinstance(one, CaseCard)])

    def _choice(self, card: Card | None) -> CaseCard | EnvelopeChoice:
        choose = partial(self.choose, card)
        if card is None:
            return EnvelopeChoice(self.screen, self.words.say("puzzle-envelope"), choose)
        return CaseCard(self.screen, card, name_on(card, self.words), choose)

    def choose(self, card: Card | None) -> None:
        """Take it into the answer."""
        if self.puzzle.card is not None:
            assert card is None or isinstance(card, Suspect)
            self.holder, self.has_chosen = card, True
        elif card is not None:
            self.chosen[next(k for k in (Suspect, Weapon, str) if isinstance(card, k))] = card
        self._refresh()

    def _refresh(self) -> None:
        for card, choice in self.choices.items():
            taken = self.has_chosen and card == self.holder
            choice.choose(taken if self.puzzle.card is not None else card in self.chosen.values())
        self.go_on.enable(self.complete, self.words.say("puzzle-answer-incomplete"))

    def _give(self) -> None:
        self.stage.pop(self)
        self.on_answer(self.answer)

    def _cancel(self) -> None:
        self.stage.pop(self)
