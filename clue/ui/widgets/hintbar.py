"""The quiet line that names the keys: chips and a word or two for each."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from clue.ui.intents import Act
from clue.ui.theme import styles
from clue.ui.theme.styles import Align
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.keycap import act_label, draw_keycap, keycap_size


class HintBar(Widget):
    """Keys and what they do, set to the right; what does not fit is left out from the left."""

    def __init__(
        self, ui: Host, hints: Sequence[tuple[tuple[Act, ...], str]], *, align: Align = "right"
    ) -> None:
        super().__init__(ui)
        self.hints = hints
        self.align = align
        self._key: tuple[tuple[int, int], int, bool] | None = None
        self._places: list[tuple[int, str, str]] = []

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """One line."""
        wide = sum(self._wide(acts, words) for acts, words in self.hints)
        return width or wide, self.look.letters.line_height(styles.TINY) + self.look.px(10)

    def _wide(self, acts: tuple[Act, ...], words: str) -> int:
        look = self.look
        chips = sum(
            keycap_size(self.ui.stage, label)[0] + look.px(5) for label in self._labels(acts)
        )
        return chips + look.px(30) + look.letters.size(words, styles.TINY)[0]

    def _labels(self, acts: tuple[Act, ...]) -> list[str]:
        """The chips' words; what a pad has on one cross is named once."""
        labels = (act_label(self.ui.stage, act) for act in acts)
        return list(dict.fromkeys(label for label in labels if label))

    def draw(self, canvas: pygame.Surface) -> None:
        """Chips and words."""
        look = self.look
        for x, label, words in self.laid_out():
            if label:
                draw_keycap(canvas, self.ui.stage, label, (x, self.rect.centery))
            line = pygame.Rect(x, self.rect.y, self.rect.width, self.rect.height)
            if words:
                look.letters.draw(canvas, words, styles.TINY, line)

    def laid_out(self) -> list[tuple[int, str, str]]:
        """Each chip and each word with its place; worked out once for each hand and width."""
        key = (self.rect.topleft, self.rect.width, self.ui.stage.with_pad)
        if self._key != key:
            self._key, self._places = key, self._arranged()
        return self._places

    def _arranged(self) -> list[tuple[int, str, str]]:
        look = self.look
        shown = [(acts, words) for acts, words in self.hints if self._labels(acts)]
        while shown and sum(self._wide(*hint) for hint in shown) > self.rect.width:
            shown = shown[1:]
        x = self.rect.x
        if self.align == "right":
            x = self.rect.right - sum(self._wide(*hint) for hint in shown) + look.px(24)
        places: list[tuple[int, str, str]] = []
        for acts, words in shown:
            for label in self._labels(acts):
                places.append((x, label, ""))
                x += keycap_size(self.ui.stage, label)[0] + look.px(5)
            places.append((x + look.px(3), "", words))
            x += look.px(3) + look.letters.size(words, styles.TINY)[0] + look.px(22)
        return places
