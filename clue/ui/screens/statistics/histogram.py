"""How many turns solved cases took, pencilled on a page of paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import pygame

from clue.ui.reading.readable import Readable, Role
from clue.ui.screens.statistics.plot import Plot
from clue.ui.theme import frames, styles
from clue.ui.theme.palette import Colour
from clue.ui.widgets.base import Host
from clue.ui.widgets.layout import Cutter, columns

MOST_BARS: Final = 16
"""So many numbers of turns are told apart; longer games share bars."""


class Histogram(Plot):
    """Hatched bars, a bar for each number of turns."""

    def __init__(
        self,
        ui: Host,
        title: str,
        turns: Mapping[int, int],
        median: float | None,
        words: Mapping[str, str],
    ) -> None:
        super().__init__(ui, title, frames.PAPER, styles.PAPER_HEADING)
        self.beside = 0.36 if median is not None else 0.0
        self.turns = turns
        self.median = median
        self.words = words  # axis, none, median

    def heard_inside(self) -> Iterator[Readable]:
        """How many games took how many turns."""
        for key in ("axis", "median") if self.turns else ("none",):
            yield Readable(Role.LABEL, self.words[key])
        for turns, games in sorted(self.turns.items()):
            yield Readable(Role.LINE, f"{turns}: {games}")

    def draw(self, canvas: pygame.Surface) -> None:
        """Hatched bars on an inked line, and where half of them lie."""
        super().draw(canvas)
        look, letters = self.look, self.look.letters
        if not self.turns:
            letters.draw(
                canvas, self.words["none"], styles.PAPER, self.plain, align="center", wrap=True
            )
            return
        room = Cutter(self.plain)
        style = letters.fit(self.words["axis"], styles.PAPER_SMALL, room.rect.width)
        rows = letters.size(self.words["axis"], style, room.rect.width)[1]
        axis = room.bottom(max(letters.line_height(styles.PAPER_SMALL), rows))
        numbers = room.bottom(letters.line_height(styles.HAND), look.px(2))
        letters.draw(canvas, self.words["axis"], style, axis, align="center", wrap=True)
        step, bins = binned(self.turns)
        most = max(bins)
        above = letters.line_height(styles.HAND)
        slots = columns(room.rect, len(bins), look.px(4 if len(bins) > 10 else 10))
        for index, (slot, times) in enumerate(zip(slots, bins, strict=True)):
            high = round((slot.height - above) * times / most * self.grown)
            bar = pygame.Rect(slot.x, slot.bottom - high, slot.width, high)
            self._bar(canvas, bar, times)
            label = str(index * step + 1)
            number = pygame.Rect(slot.x - slot.width, numbers.y, 3 * slot.width, numbers.height)
            letters.draw(canvas, label, styles.HAND.but(size=26), number, align="center")
        line = pygame.Rect(room.rect.x, room.rect.bottom, room.rect.width, max(1, look.px(2)))
        canvas.fill(letters.colour("ink"), line)
        self._median(canvas, line.centery, step, slots)

    def _bar(self, canvas: pygame.Surface, bar: pygame.Rect, times: int) -> None:
        look, letters = self.look, self.look.letters
        if not times or bar.height < 2:
            return
        tone = letters.colour("pencil")
        gap = max(4, look.px(8))
        canvas.blit(
            look.paint.kept(("hatch", bar.size), lambda: _hatched(bar.size, tone, gap)), bar
        )
        count = pygame.Rect(0, 0, 3 * bar.width, letters.line_height(styles.HAND))
        count.midbottom = (bar.centerx, bar.top)
        letters.draw(canvas, str(times), styles.HAND, count, align="center")

    def _median(
        self, canvas: pygame.Surface, line: int, step: int, slots: list[pygame.Rect]
    ) -> None:
        """A lozenge in wine on the line where half of the cases were solved, and what it means."""
        if self.median is None or self.grown < 1:
            return
        look, letters = self.look, self.look.letters
        at = (self.median - 0.5) / step
        slot = slots[min(len(slots) - 1, int(at))]
        x = slot.x + round((slots[-1].right - slots[0].x) / len(slots) * (at - int(at)))
        look.paint.diamond(canvas, (x, line), 17, "wine")
        heading = Cutter(self._parts()[0])
        heading.left(round(heading.rect.width * (1 - self.beside)), look.px(12))
        words = self.words["median"]
        style = letters.fit(words, styles.HAND, heading.rect.width)
        letters.draw(canvas, words, style, heading.rect, align="right", colour="wine")


def binned(turns: Mapping[int, int]) -> tuple[int, list[int]]:
    """How many turns share a bar, and how often each bar came, beginning with one turn."""
    longest = max(turns, default=1)
    step = -(-longest // MOST_BARS)
    bins = [0] * -(-longest // step)
    for number, times in turns.items():
        bins[max(0, number - 1) // step] += times
    return step, bins


def _hatched(size: tuple[int, int], tone: Colour, gap: int) -> pygame.Surface:
    """A bar as a pencil fills it: slanting strokes between firm edges."""
    bar = pygame.Surface(size, pygame.SRCALPHA)
    bar.fill((*tone, 46))
    for start in range(-size[1], size[0], gap):
        pygame.draw.aaline(bar, tone, (start, size[1]), (start + size[1], 0))
    pygame.draw.rect(bar, tone, bar.get_rect(), 2)
    return bar
