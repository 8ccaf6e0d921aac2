"""What is said aloud at the table, as a few words in a bubble beside the seat that says it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

from clue.rules import events as ev
from clue.rules.cards import Case, Seat
from clue.text.speaker import Speaker
from clue.ui.scene import Stage
from clue.ui.theme import skins, styles
from clue.ui.theme.shapes import FINE
from clue.ui.theme.styles import Style

STYLE: Final = styles.BODY.but(colour="ink")
SMALLEST: Final = 13
WIDEST: Final = 300
"""How broad the words in a bubble may stand, in design units; larger letters get more."""
BROADER: Final = 1.35
"""But they get no more than so much of it."""
PAD: Final = (20, 11)
"""What is left free round the words."""
GAP: Final = 7
"""Between two bubbles, and between the last of them and the window's edge."""
TAIL: Final = 12
"""How far its tip reaches from the bubble to who speaks."""
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


class _Seen(NamedTuple):
    """How one bubble is painted just now."""

    reach: pygame.Rect
    box: pygame.Rect
    sentence: str
    style: Style


class Bubbles:
    """They stand beside their seats until the turn, or the question, passes on."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.sentences: dict[Seat, str] = {}
        self.boxes: dict[Seat, pygame.Rect] = {}
        self._style = STYLE
        self._beside: Mapping[Seat, pygame.Rect] = {}

    def place(self, beside: Mapping[Seat, pygame.Rect]) -> None:
        """Where each seat's panel is."""
        self._beside = beside
        self._lay_out()

    def hear(self, event: ev.Event, words: Speaker) -> None:
        """Somebody may say something now, and others may have finished."""
        before = self._seen()
        if isinstance(event, ev.TurnBegan | ev.Suggested | ev.Accused):
            self.sentences.clear()
        if spoken := said(event, words):
            seat, sentence = spoken
            self.sentences[seat] = sentence
        self._lay_out()
        after = self._seen()
        for seat in before.keys() | after.keys():
            if before.get(seat) != after.get(seat):  # one that speaks may move the others
                for seen in (before, after):
                    if seat in seen:
                        self.stage.damage(seen[seat].reach)

    def _seen(self) -> dict[Seat, _Seen]:
        return {
            seat: _Seen(self._reach(seat), self.boxes[seat].copy(), sentence, self._style)
            for seat, sentence in self.sentences.items()
        }

    def draw(self, canvas: pygame.Surface) -> None:
        """Every bubble that the canvas is open for."""
        look, clip = self.stage.look, canvas.get_clip()
        across, along = (look.px(units) for units in PAD)
        for seat, sentence in self.sentences.items():
            if not clip.colliderect(self._reach(seat)):
                continue
            box = self.boxes[seat]
            look.paint.panel(canvas, box, skins.BUBBLE)
            self._draw_tail(canvas, seat)
            inner = box.inflate(-2 * across, -2 * along)
            look.letters.draw(canvas, sentence, self._style, inner, valign="middle", wrap=True)

    # -- where each stands -------------------------------------------------------------------------

    def _lay_out(self) -> None:
        """As near their seats as they can be without one hiding another."""
        look = self.stage.look
        window = pygame.Rect((0, 0), look.size).inflate(-2 * look.px(GAP), -2 * look.px(GAP))
        speakers = sorted(self.sentences, key=lambda seat: self._beside[seat].y)
        self._style, sizes = self._sized(speakers, window.height)
        wished = [
            self._beside[seat].centery - high / 2
            for seat, (_, high) in zip(speakers, sizes, strict=True)
        ]
        tops = _apart(wished, [high + look.px(GAP) for _, high in sizes])
        self.boxes = {
            seat: pygame.Rect((self._beside[seat].right + look.px(TAIL), round(top)), size)
            for seat, size, top in zip(speakers, sizes, tops, strict=True)
        }
        self._keep_inside(list(self.boxes.values()), window)

    def _sized(self, speakers: Sequence[Seat], most: int) -> tuple[Style, list[tuple[int, int]]]:
        """The letters, smaller if all bubbles would be higher than the window, and their sizes."""
        look, style = self.stage.look, STYLE
        while True:
            sizes = [self._size(self.sentences[seat], style) for seat in speakers]
            high = sum(high + look.px(GAP) for _, high in sizes) - look.px(GAP)
            if high <= most or style.size <= SMALLEST:
                return style, sizes
            style = style.but(size=style.size - 1)

    def _size(self, sentence: str, style: Style) -> tuple[int, int]:
        """No wider than it must be for so many lines: the board is seen beside it."""
        look = self.stage.look
        widest = look.px(WIDEST * min(BROADER, look.scale.text))
        high = look.letters.size(sentence, style, widest)[1]
        narrow, wide = max(1, widest // 4), widest
        while wide - narrow > 1:
            middle = (narrow + wide) // 2
            if look.letters.size(sentence, style, middle)[1] > high:
                narrow = middle
            else:
                wide = middle
        return wide + 2 * look.px(PAD[0]), high + 2 * look.px(PAD[1])

    def _keep_inside(self, boxes: Sequence[pygame.Rect], window: pygame.Rect) -> None:
        """Push down from the top, then up from the foot, keeping them apart."""
        gap = self.stage.look.px(GAP)
        for upper, lower in pairwise([pygame.Rect(0, window.top - gap, 0, 0), *boxes]):
            lower.top = max(lower.top, upper.bottom + gap)
        for lower, upper in pairwise([pygame.Rect(0, window.bottom + gap, 0, 0), *boxes[::-1]]):
            upper.bottom = min(upper.bottom, lower.top - gap)

    def _tail(self, seat: Seat) -> tuple[tuple[int, int], ...]:
        """From the bubble's edge to the panel of who speaks, wherever the bubble had to go."""
        px, box, panel = self.stage.look.px, self.boxes[seat], self._beside[seat]
        half, round_off = px(7), px(skins.BUBBLE.radius) + px(7)
        tip = min(max(box.centery, panel.top + half), panel.bottom - half)
        foot = min(max(tip, box.top + round_off), box.bottom - round_off)
        edge = box.x + px(2)
        return (box.x - px(TAIL) + px(2), tip), (edge, foot - half), (edge, foot + half)

    def _tail_box(self, seat: Seat) -> pygame.Rect:
        corners = self._tail(seat)
        left, top = (min(corner[axis] for corner in corners) for axis in (0, 1))
        right, bottom = (max(corner[axis] for corner in corners) for axis in (0, 1))
        return pygame.Rect(left, top, right - left, bottom - top).inflate(4, 4)

    def _draw_tail(self, canvas: pygame.Surface, seat: Seat) -> None:
        paint, box = self.stage.look.paint, self._tail_box(seat)
        large = pygame.Surface((box.width * FINE, box.height * FINE), pygame.SRCALPHA)
        tip, upper, lower = (((x - box.x) * FINE, (y - box.y) * FINE) for x, y in self._tail(seat))
        pygame.draw.polygon(large, paint.colour("paper"), (tip, upper, lower))
        for start in (upper, lower):
            pygame.draw.line(large, paint.colour("brass"), start, tip, self.stage.look.px(2) * FINE)
        canvas.blit(pygame.transform.smoothscale(large, box.size), box)

    def _reach(self, seat: Seat) -> pygame.Rect:
        whole = self.stage.look.paint.reach(self.boxes[seat], skins.BUBBLE)
        return whole.union(self._tail_box(seat))


def _apart(wished: Sequence[float], heights: Sequence[float]) -> list[float]:
    """Where things of these heights lie one below the other, all as near their wish as can be.

    What would overlap becomes one block, which lies where its members wish on the average.
    """
    blocks: list[tuple[float, float, int]] = []  # sum of its members' wishes for its top; height
    for wish, height in zip(wished, heights, strict=True):
        block = (wish, height, 1)
        while blocks and _top(blocks[-1]) + blocks[-1][1] > _top(block):
            total, high, count = blocks.pop()
            block = (total + block[0] - high * block[2], high + block[1], count + block[2])
        blocks.append(block)
    tops: list[float] = []
    each = iter(heights)
    for block in blocks:
        top = _top(block)
        for _ in range(block[2]):
            tops.append(top)
            top += next(each)
    return tops


def _top(block: tuple[float, float, int]) -> float:
    return block[0] / block[2]
