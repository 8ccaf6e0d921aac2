"""One large number and what it counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from clue.rules.cards import Suspect
from clue.store.readings import SolvedShare
from clue.ui.media.surfaces import inked
from clue.ui.reading.readable import Readable, Role
from clue.ui.screens.statistics.plot import Growing, Plot
from clue.ui.theme import frames, styles
from clue.ui.theme.palette import Colour
from clue.ui.theme.shapes import FINE
from clue.ui.theme.styles import Words, plain
from clue.ui.widgets.base import Host
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.layout import Cutter

NUMBER: Final = styles.HEADING.but(size=54)
COLUMN_GAP: Final = 12
MEDAL: Final = 40
MEDAL_GAP: Final = 8


class Figure(Panel):
    """A panel with the two of them."""

    def __init__(self, ui: Host, number: str, words: str) -> None:
        super().__init__(ui, frames.PANEL)
        self.number = number
        self.words = words

    role = Role.LABEL

    @property
    def reads(self) -> str:
        """The number and what it counts."""
        return f"{self.number} {self.words}"

    def draw(self, canvas: pygame.Surface) -> None:
        """The number in lamp gold, the words below it."""
        super().draw(canvas)
        letters = self.look.letters
        room = Cutter(self.rect.inflate(-self.look.px(28), -self.look.px(14)))
        below = room.bottom(letters.line_height(styles.SMALL))
        number = letters.fit(self.number, NUMBER, room.rect.width)
        letters.draw(canvas, self.number, number, room.rect, align="center")
        style = letters.fit(self.words, styles.SMALL, below.width)
        letters.draw(canvas, self.words, style, below, align="center", colour="soft")


class Rate(Growing):
    """As long as the games were many, filled as far as they were won."""

    def __init__(self, ui: Host, label: str, share: SolvedShare, words: str, longest: int) -> None:
        super().__init__(ui)
        self.label = label
        self.share = share
        self.words = words
        self.longest = longest  # the most games of any line

    role = Role.LABEL

    @property
    def reads(self) -> str:
        """What, and the figures."""
        return f"{self.label} {self.words}"

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A line of small letters."""
        return width or self.look.px(styles.SHORT_ROW), self.look.letters.line_height(styles.SMALL)

    def draw(self, canvas: pygame.Surface) -> None:
        """What, the bar, the figures."""
        look, letters = self.look, self.look.letters
        room = Cutter(self.rect)
        label = room.left(round(self.rect.width * 0.37), look.px(COLUMN_GAP))
        said = room.right(round(self.rect.width * 0.2), look.px(COLUMN_GAP))
        letters.draw(canvas, self.label, letters.fit(self.label, styles.SMALL, label.width), label)
        style = letters.fit(self.words, styles.SMALL, said.width)
        letters.draw(canvas, self.words, style, said, align="right", colour="soft")
        self._draw_bar(canvas, room.rect)

    def _draw_bar(self, canvas: pygame.Surface, room: pygame.Rect) -> None:
        look, colour = self.look, self.look.letters.colour
        high = max(6, look.px(14))
        round_end = high // 2
        whole = max(high, round(room.width * self.share.games / max(1, self.longest)))
        bar = pygame.Rect(room.x, room.centery - round_end, whole, high)
        pygame.draw.rect(canvas, colour("well"), bar, border_radius=round_end)
        won = round(whole * self.share.wins / max(1, self.share.games) * self.grown)
        if won:
            full = pygame.Rect(bar.x, bar.y, max(high, won), high)
            pygame.draw.rect(canvas, colour("brass"), full, border_radius=round_end)
            wide, thin = full.width - high, max(1, high // 7)
            canvas.fill(colour("lamp"), (full.x + round_end, full.y + high // 4, wide, thin))
        edge = max(1, look.px(1))
        pygame.draw.rect(canvas, colour("brass_dim"), bar, edge, border_radius=round_end)


NOTES: Final = 4
"""So many lines below the medals."""


class Streak(Plot):
    """A medal in the suspect's colour for each that was solved."""

    def __init__(
        self, ui: Host, title: str, results: Sequence[tuple[Suspect, bool]], note: Words
    ) -> None:
        super().__init__(ui, title)
        self.results = results
        self.note = note

    def heard_inside(self) -> Iterator[Readable]:
        """What is said below the medals."""
        yield Readable(Role.LABEL, plain(self.note))

    def draw(self, canvas: pygame.Surface) -> None:
        """As many as there is room for, the newest at the right."""
        super().draw(canvas)
        look, letters = self.look, self.look.letters
        room = Cutter(self.plain)
        line = letters.line_height(styles.SMALL)
        high = min(letters.size(self.note, styles.SMALL, room.rect.width)[1], NOTES * line)
        note = room.bottom(high)
        letters.draw(canvas, self.note, styles.SMALL, note, colour="soft", wrap=True, lines=NOTES)
        side, gap = look.px(MEDAL), look.px(MEDAL_GAP)
        across = max(1, (room.rect.width + gap) // (side + gap))
        down = max(1, room.rect.height // (side + gap))
        shown = self.results[-across * down :]
        shown = shown[: max(1, round(len(shown) * self.grown))]
        for index, (suspect, won) in enumerate(shown):
            place = pygame.Rect(0, 0, side, side)
            place.x = room.rect.x + index % across * (side + gap)
            place.y = room.rect.y + index // across * (side + gap)
            canvas.blit(self._kept_medal(suspect, won, side), place)

    def _kept_medal(self, suspect: Suspect, won: bool, side: int) -> pygame.Surface:
        key = ("medal", suspect, won, side)
        return self.look.paint.kept(key, lambda: self._medal(suspect, won, side))

    def _medal(self, suspect: Suspect, won: bool, side: int) -> pygame.Surface:
        """The emblem on its colour in a brass ring; an empty ring for a case that got away."""
        letters = self.look.letters
        large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
        middle, radius = (side * FINE // 2, side * FINE // 2), side * FINE // 2
        rim = max(FINE, radius // 9)
        edge, ground = ("brass", suspect.value) if won else ("brass_dim", "well")
        pygame.draw.circle(large, letters.colour(edge), middle, radius)
        pygame.draw.circle(large, letters.colour(ground), middle, radius - rim)
        medal = pygame.transform.smoothscale(large, (side, side))
        sign = self.look.assets.icon(f"emblem.{suspect.value}", round(side * 0.62))
        tone: Colour = (30, 26, 20) if won and suspect is Suspect.WHITE else (255, 250, 235)
        sign = inked(sign, tone)
        sign.set_alpha(255 if won else 70)
        medal.blit(sign, sign.get_rect(center=(side // 2, side // 2)))
        return medal
