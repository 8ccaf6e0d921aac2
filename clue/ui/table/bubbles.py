"""What is said aloud at the table, as a few words in a bubble beside the seat that says it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from clue.rules import events as ev
from clue.rules.cards import Case, Seat
from clue.text.speaker import Speaker
from clue.ui.scene import Stage
from clue.ui.theme import skins, styles

STYLE: Final = styles.BODY.but(colour="ink")
WIDEST: Final = 400
"""How broad the words in a bubble may stand, in design units."""
_SILENT_KEYS = {
    ev.HadNone: "bubble-none",
    ev.Showed: "bubble-show",
    ev.NobodyDisproved: "bubble-nobody",
    ev.DeclinedToSuggest: "bubble-decline",
    ev.CouldNotMove: "bubble-stuck",
    ev.TookPassage: "bubble-passage",
    ev.AccusationFailed: "bubble-wrong",
}
_CASE_KEYS = {ev.Suggested: "bubble-suggest", ev.Accused: "bubble-accuse"}


def said(event: ev.Event, words: Speaker) -> tuple[Seat, str] | None:
    """Who says what when this happens; ``None`` when nobody speaks."""
    if isinstance(event, ev.GameEnded):
        solved = event.ending is ev.Ending.SOLVED and event.winner is not None
        return (event.winner, words.say("bubble-right")) if solved and event.winner else None
    if key := _CASE_KEYS.get(type(event)):
        return event.seat, words.say(key, **_named(event.case, words))  # type: ignore[union-attr]
    if key := _SILENT_KEYS.get(type(event)):
        return event.seat, words.say(key)  # type: ignore[union-attr]
    return None


def _named(case: Case, words: Speaker) -> dict[str, object]:
    return {
        "suspect": words.card(case.suspect),
        "weapon": words.card(case.weapon),
        "room": words.room(case.room),
    }


class Bubbles:
    """They stand beside their seats until the turn, or the question, passes on."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.sentences: dict[Seat, str] = {}
        self._beside: Mapping[Seat, pygame.Rect] = {}

    def place(self, beside: Mapping[Seat, pygame.Rect]) -> None:
        """Where each seat's panel is."""
        self._beside = beside

    def hear(self, event: ev.Event, words: Speaker) -> None:
        """Somebody may say something now, and others may have finished."""
        if isinstance(event, ev.TurnBegan | ev.Suggested | ev.Accused):
            for seat in self.sentences:
                self.stage.damage(self._reach(seat))
            self.sentences.clear()
        if spoken := said(event, words):
            seat, sentence = spoken
            if seat in self.sentences:  # another bubble, perhaps a smaller one, takes its place
                self.stage.damage(self._reach(seat))
            self.sentences[seat] = sentence
            self.stage.damage(self._reach(seat))

    def draw(self, canvas: pygame.Surface) -> None:
        """Every bubble that the canvas is open for."""
        look = self.stage.look
        for seat, sentence in self.sentences.items():
            if not canvas.get_clip().colliderect(self._reach(seat)):
                continue
            box = self._box(seat)
            look.paint.panel(canvas, box, skins.BUBBLE)
            inner = box.inflate(-look.px(40), -look.px(20))
            look.letters.draw(canvas, sentence, STYLE, inner, valign="middle", wrap=True)

    def _box(self, seat: Seat) -> pygame.Rect:
        px, beside = self.stage.look.px, self._beside[seat]
        wide, high = self.stage.look.letters.size(self.sentences[seat], STYLE, px(WIDEST))
        box = pygame.Rect(beside.right + px(10), 0, wide + px(42), high + px(34))
        box.centery = beside.centery
        return box.clamp(pygame.Rect((0, 0), self.stage.look.size))

    def _reach(self, seat: Seat) -> pygame.Rect:
        return self.stage.look.paint.reach(self._box(seat), skins.BUBBLE)
