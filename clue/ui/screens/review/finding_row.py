"""A finding of the review as a row: when, what, how good it was, and why; pressed, its moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from clue.review.verdicts import FindingLine
from clue.ui.reading.readable import Readable
from clue.ui.theme import frames, styles
from clue.ui.theme.palette import Colour, mix
from clue.ui.widgets.base import Host
from clue.ui.widgets.button import Pressable

PAD: Final = 8
TURN: Final = styles.PAPER_HEADING
WHAT: Final = styles.PAPER.but(size=styles.BODY.size)
WHY: Final = styles.PAPER_SMALL.but(size=styles.SMALL.size - 1)
VERDICT: Final = styles.SMALL.but(colour="ink_soft")
INKED: Final = 0.55
"""How much of a verdict's colour becomes ink on the paper."""
UNDER: Final = frames.Skin(top="paper_edge", bottom="paper_edge", alpha=150, radius=8)
"""What lies under a row that pointer or keys are on."""


class FindingRow(Pressable):
    """One finding; to press it is to look at the board of that moment."""

    def __init__(self, ui: Host, line: FindingLine, on_press: Callable[[], None], tip: str) -> None:
        super().__init__(ui, on_press, tip=tip)
        self.line = line

    def heard(self) -> Readable:
        """When, what, how good it was, and why."""
        line = self.line
        told = " ".join((line.verdict, *line.why))
        return replace(super().heard(), name=f"{line.turn}. {line.what}", value=told)

    # -- layout ------------------------------------------------------------------------------------

    @property
    def _number(self) -> int:
        return self.look.px(58)

    def _right(self) -> int:
        return self.look.letters.size(self.line.verdict, VERDICT, None)[0] + self.look.px(18)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As many lines as its words take."""
        letters, wide = self.look.letters, width or self.look.px(600)
        inside = wide - 2 * self.look.px(PAD) - self._number
        first = letters.size(self.line.what, WHAT, inside - self._right())[1]
        rest = sum(letters.size(why, WHY, inside)[1] for why in self.line.why)
        return wide, first + rest + 2 * self.look.px(PAD)

    @property
    def _tone(self) -> Colour:
        """The verdict's colour, as it is written on paper."""
        palette, mood = self.look.palette, self.line.mood
        return palette.ink_soft if mood == "soft" else mix(palette.named(mood), palette.ink, INKED)

    def draw(self, canvas: pygame.Surface) -> None:
        """The turn's number in the display face, the verdict at the right, a rule below."""
        look, rect, line = self.look, self.rect.inflate(-2 * self.look.px(PAD), 0), self.line
        if self.hovered or self.focused:
            look.paint.panel(canvas, self.rect, UNDER)
        letters, y = look.letters, rect.y + look.px(PAD)
        head = pygame.Rect(rect.x, y, self._number, rect.height)
        letters.draw(canvas, str(line.turn), TURN, head, valign="top")
        right = pygame.Rect(rect.right - self._right(), y, self._right(), rect.height)
        letters.draw(
            canvas, line.verdict, VERDICT, right, align="right", valign="top", colour=self._tone
        )
        inside = rect.width - self._number
        said = pygame.Rect(rect.x + self._number, y, inside - self._right(), rect.height)
        y += letters.draw(canvas, line.what, WHAT, said, valign="top", wrap=True).height
        for why in line.why:
            high = letters.size(why, WHY, inside)[1]
            box = pygame.Rect(said.x, y, inside, high)
            letters.draw(canvas, why, WHY, box, valign="top", wrap=True)
            y += high
        rule = look.paint.colour("brass_dim")
        pygame.draw.line(canvas, rule, (rect.x, rect.bottom - 1), (rect.right, rect.bottom - 1))
        self.draw_ring(canvas)
