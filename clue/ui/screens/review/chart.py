"""How many cases each seat still had open, turn by turn: one line a seat, up to the solution."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import log
from typing import Final

import pygame

from clue.review.standings import TurnStanding
from clue.rules.cards import Seat
from clue.text.speaker import Speaker
from clue.ui.cards.signs import draw_disc
from clue.ui.reading.readable import Role
from clue.ui.theme import styles
from clue.ui.widgets.base import Host, Widget

STEPS: Final = 4
"""Lines across the chart between all cases and the solution."""
FINER: Final = 2
"""Lines are drawn so much larger and made smaller again, which softens their edges."""
DISC: Final = 26
LEFT: Final = 112
RIGHT: Final = 24
TOP: Final = 64
FOOT: Final = 52
"""Free round the field: for the scale, the discs, the flags, the turns."""
DASH: Final = 7
FLAG_GAP: Final = 16
OVER: Final = 12
"""How far the line of a turn goes above the field; between the field and what stands beside it."""
CHOSEN_LINE: Final = 5
LINE: Final = 2.6


class Chart(Widget):
    """Fewer open cases stand higher, on a scale where halving them is always the same step."""

    role = Role.PICTURE

    def __init__(self, ui: Host, seats: Sequence[Seat], cases: int, words: Speaker) -> None:
        super().__init__(ui)
        self.seats = tuple(seats)
        self.cases = cases
        self.words = words
        self.called = words.say("reader-chart")
        self.standings: tuple[TurnStanding, ...] = ()
        self.chosen: Seat | None = None

    def plot(self, standings: Sequence[TurnStanding], chosen: Seat | None) -> None:
        """Draw as much as is known by now; the chosen seat's line is the strong one."""
        if (tuple(standings), chosen) != (self.standings, self.chosen):
            self.standings, self.chosen = tuple(standings), chosen
            self.damage()

    # -- the scales --------------------------------------------------------------------------------

    @property
    def _field(self) -> pygame.Rect:
        px = self.look.px
        left, right = px(LEFT), px(RIGHT + DISC)
        return pygame.Rect(
            self.rect.x + left,
            self.rect.y + px(TOP),
            self.rect.width - left - right,
            self.rect.height - px(TOP) - max(px(FOOT), 2 * self._line + px(10)),
        )

    @property
    def _line(self) -> int:
        return self.look.letters.line_height(styles.TINY)

    @property
    def _turns(self) -> tuple[int, int]:
        if not self.standings:
            return 1, 2
        return self.standings[0].turn, max(self.standings[-1].turn, self.standings[0].turn + 1)

    def _x(self, turn: int) -> int:
        first, last = self._turns
        return self._field.x + round(self._field.width * (turn - first) / (last - first))

    def _y(self, cases: float) -> int:
        share = log(max(cases, 1)) / log(self.cases)
        return self._field.y + round(self._field.height * share)

    # -- picture -----------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """The grid, the lines, and where the chosen seat could have accused."""
        self._draw_grid(canvas)
        if self.standings:
            self._draw_moment_of_truth(canvas)
            self._draw_lines(canvas)
            self._draw_discs(canvas)

    def _draw_grid(self, canvas: pygame.Surface) -> None:
        look, field = self.look, self._field
        dim = look.paint.colour("brass_dim")
        for step in range(STEPS + 1):
            cases = round(self.cases ** (step / STEPS))
            y = self._y(cases)
            pygame.draw.line(canvas, dim, (field.x, y), (field.right, y))
            self._label(canvas, self._cases(step, cases), pygame.Rect(0, y, field.x, 0), "right")
        first, last = self._turns
        stride = max(1, -(-(last - first) // 12))
        for turn in range(first, last + 1, stride):
            below = pygame.Rect(self._x(turn), field.bottom + look.px(10) + self._line // 2, 0, 0)
            self._label(canvas, str(turn), below, "center")
        under = pygame.Rect(field.x, self.rect.bottom - self._line // 2, field.width, 0)
        self._label(canvas, self.words.say("review-turns"), under, "center")

    def _cases(self, step: int, cases: int) -> str:
        if step == 0:
            return self.words.say("review-solved")
        return self.words.say("review-cases", cases=cases) if step == STEPS else str(cases)

    def _label(self, canvas: pygame.Surface, words: str, at: pygame.Rect, side: str) -> None:
        image = self.look.letters.image(words, styles.TINY)
        rect = image.get_rect(center=at.center)
        if side == "right":
            rect.midright = (at.right - self.look.px(OVER), at.centery)
        canvas.blit(image, rect)

    def _draw_moment_of_truth(self, canvas: pygame.Surface) -> None:
        """A dashed line at the first turn the chosen seat began with nothing left to find out."""
        seat = self.chosen
        knew = (at for at in self.standings if seat and at.open_cases[seat] == 1)
        first = next(knew, None)
        if seat is None or first is None or seat in first.out:
            return
        look, field, x = self.look, self._field, self._x(first.turn)
        lamp, dash = look.paint.colour("lamp"), look.px(DASH)
        for y in range(field.y - look.px(OVER), field.bottom, 2 * dash):
            pygame.draw.line(canvas, lamp, (x, y), (x, min(y + dash, field.bottom)))
        said = self.words.say("review-could-accuse", who=self.words.player(seat))
        style = styles.SMALL.but(colour="lamp")
        image = look.letters.image(said, style)
        rect = image.get_rect(midbottom=(x, field.y - look.px(FLAG_GAP)))
        canvas.blit(image, rect.clamp(self.rect))

    def _draw_lines(self, canvas: pygame.Surface) -> None:
        """All lines in one fine picture; the chosen seat's last, so that it is whole."""
        field, px = self._field.inflate(self.look.px(8), self.look.px(8)), self.look.px
        fine = pygame.Surface((field.width * FINER, field.height * FINER), pygame.SRCALPHA)
        for seat in sorted(self.seats, key=lambda seat: seat == self.chosen):
            wide = px(CHOSEN_LINE if seat == self.chosen else LINE) * FINER
            points = [
                (
                    (self._x(s.turn) - field.x) * FINER,
                    (self._y(s.open_cases[seat]) - field.y) * FINER,
                )
                for s in self.standings
            ]
            colour = self.look.paint.colour(seat.value)
            for start, end in pairwise(points):
                pygame.draw.line(fine, colour, start, end, wide)
            for point in points:
                pygame.draw.circle(fine, colour, point, wide / 2)
        canvas.blit(pygame.transform.smoothscale(fine, field.size), field)

    def _draw_discs(self, canvas: pygame.Surface) -> None:
        """Each line's disc at its end; those that would cover each other stand apart."""
        high = self.look.px(DISC)
        ends: Mapping[Seat, int] = self.standings[-1].open_cases
        order = sorted(self.seats, key=lambda seat: (ends[seat], self.seats.index(seat)))
        free = self.rect.y
        for seat in order:
            y = max(self._y(ends[seat]), free + high // 2)
            free = y + high // 2 + self.look.px(2)
            disc = pygame.Rect(self._field.right + self.look.px(OVER), y - high // 2, high, high)
            draw_disc(self.look, canvas, seat, disc)
