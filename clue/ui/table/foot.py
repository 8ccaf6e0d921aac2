"""The foot of the notebook's page: how much it helps, and which sign means what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from clue.notebook.notes import Help, Mark
from clue.text.speaker import Speaker
from clue.ui.table import signs
from clue.ui.table.tab import ring_on_paper
from clue.ui.theme import styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.choice import Choice

STYLE: Final = styles.PAPER_SMALL.but(size=18)


class HelpChoice(Choice):
    """How much the notebook fills in by itself; its word stands on paper."""

    def __init__(
        self, ui: Host, words: Speaker, chosen: Help, on_change: Callable[[Help], None]
    ) -> None:
        options = [(level, words.say(f"help-level-{level.value}")) for level in Help]
        tips = [words.say(f"help-level-{level.value}", "about") for level in Help]
        super().__init__(ui, options, chosen, on_change, tips=tips, style=STYLE, bare=True)
        self.words = words
        self.tip = words.say(f"help-level-{chosen.value}", "about")

    @property
    def _said(self) -> str:
        return self.words.say("help-chosen", level=self.reads)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As broad as its words and the mark beside them."""
        wide, high = self.look.letters.size(self._said, STYLE)
        return (width or wide + 3 * self.look.px(14), max(self.look.px(28), high))

    def draw(self, canvas: pygame.Surface) -> None:
        """What it is about, and the chosen word."""
        look = self.look
        lit = self.hovered or self.focused
        mark = look.px(14)
        room = pygame.Rect(self.rect.x, self.rect.y, self.rect.width - 2 * mark, self.rect.height)
        words = self._said
        style = look.letters.fit(words, STYLE, room.width - look.px(6))
        colour = "wine" if lit else "ink"
        place = look.letters.draw(
            canvas, words, style, room, colour=colour, valign="middle", lines=1
        )
        at = (place.right + mark, room.centery)
        look.paint.triangle(canvas, at, mark, "wine" if lit else "ink_soft")
        if self.focused:
            ring_on_paper(look, canvas, self.rect.inflate(look.px(12), look.px(2)))


class Legend(Widget):
    """Which sign means what, at the level of help that is on."""

    def __init__(self, ui: Host, words: Speaker, level: Help) -> None:
        super().__init__(ui)
        names = {
            Help.NONE: ("yours",),
            Help.FACTS: ("printed", "yours"),
            Help.DEDUCTION: ("printed", "deduced", "yours"),
        }[level]
        self.names = [(name, words.say(f"legend-{name}")) for name in names]

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As broad as the signs with their words."""
        look = self.look
        wide = sum(look.letters.size(word, STYLE)[0] for _, word in self.names)
        wide += len(self.names) * (look.px(20) + 3 * look.px(6))
        return (width or wide, max(look.px(28), look.letters.line_height(STYLE)))

    def draw(self, canvas: pygame.Surface) -> None:
        """From the right, each sign with its word."""
        look = self.look
        side, gap = look.px(20), look.px(6)
        style = STYLE
        spare = self.rect.width - len(self.names) * (side + 3 * gap)
        whole = "".join(word for _, word in self.names)
        style = look.letters.fit(whole, style, spare)
        x = self.rect.right
        for name, word in reversed(self.names):
            wide = look.letters.size(word, style)[0]
            place = pygame.Rect(x - wide, self.rect.y, wide, self.rect.height)
            look.letters.draw(canvas, word, style, place, valign="middle", lines=1)
            box = pygame.Rect(place.x - side - gap, 0, side, side)
            box.centery = self.rect.centery
            self._draw_sign(canvas, box, name)
            x = box.x - 2 * gap

    def _draw_sign(self, canvas: pygame.Surface, box: pygame.Rect, name: str) -> None:
        if name == "printed":
            signs.draw_printed(self.look, canvas, box, has=False)
        elif name == "deduced":
            signs.draw_deduced(self.look, canvas, box, has=False)
        else:
            signs.draw_pencil(self.look, canvas, box, Mark.NO)
