"""What is printed on a page one reads: headings, paragraphs, items, and thanks for one thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import pygame

from clue.text.pages import Kind, Piece
from clue.ui.theme import styles
from clue.ui.theme.styles import Align, Style
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.label import Label

SETTINGS: Final[Mapping[Kind, Style]] = {
    Kind.TITLE: styles.PAPER_HEADING.but(size=48),
    Kind.HEADING: styles.PAPER_HEADING,
    Kind.PARAGRAPH: styles.PAPER.but(size=25),
    Kind.ITEM: styles.PAPER.but(size=25),
    Kind.SMALL: styles.PAPER_SMALL,
}
NAMED: Final = Style(styles.BOLD, 25, "wine_deep")
WHAT_FOR: Final = styles.PAPER.but(size=23)
ASIDE: Final = styles.PAPER_SMALL
FACES: Final[Mapping[str, Style]] = {
    "limelight": Style(styles.DISPLAY, 30, "wine_deep"),
    "eb-garamond": Style(styles.TEXT, 33, "wine_deep"),
    "caveat": Style(styles.HAND_FACE, 38, "wine_deep"),
    "courier-prime": Style(styles.TYPE_FACE, 29, "wine_deep"),
}
"""A typeface's name stands in its own letters."""
RIGHT_SHARE: Final = 0.4
"""How much of the width what stands beside the words may take."""


def printed(ui: Host, piece: Piece) -> Widget:
    """A piece of the page, set as its kind is set."""
    return Acknowledged(ui, piece) if piece.kind is Kind.THANKS else Set(ui, piece)


class Set(Label):
    """A piece of the page: a heading has room above it, an item a brass lozenge before it."""

    def __init__(self, ui: Host, piece: Piece) -> None:
        super().__init__(ui, piece.text, SETTINGS[piece.kind])
        self.piece = piece

    @property
    def _above(self) -> int:
        return self.look.px({Kind.HEADING: 22}.get(self.piece.kind, 0))

    @property
    def _indent(self) -> int:
        return self.look.px(34) if self.piece.kind is Kind.ITEM else 0

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """Its words and the room above."""
        wide, high = super().natural(None if width is None else width - self._indent)
        return wide + self._indent, high + self._above

    def draw(self, canvas: pygame.Surface) -> None:
        """The words, and what marks their kind."""
        whole = self.rect
        self.rect = pygame.Rect(
            whole.x + self._indent,
            whole.y + self._above,
            whole.width - self._indent,
            whole.height - self._above,
        )
        super().draw(canvas)
        letters = self.look.letters
        line = letters.line_height(self.style)
        if self.piece.kind is Kind.ITEM:
            middle = (whole.x + self.look.px(14), self.rect.y + line // 2)
            self.look.paint.diamond(canvas, middle, 10, "wine")
        for aside in self.piece.asides:
            first = pygame.Rect(self.rect.topleft, (self.rect.width, line))
            letters.draw(canvas, aside, ASIDE, first, align="right")
        self.rect = whole


class Stroke(NamedTuple):
    """Some words, and where they stand on their piece."""

    words: str
    style: Style
    place: pygame.Rect
    align: Align


class Acknowledged(Widget):
    """One thing made by others: its name, what it is for, and at the right its licence and link."""

    def __init__(self, ui: Host, piece: Piece) -> None:
        super().__init__(ui)
        self.piece = piece
        self.label = piece.name
        self.named = FACES.get(piece.key, NAMED)

    def _strokes(self, width: int) -> Iterator[Stroke]:
        """Name, words and owner at the left; licence and address at the right."""
        licence, holder, link = self.piece.asides
        right = round(width * RIGHT_SHARE)
        left = width - right - self.look.px(24)
        beside = "\n".join((*licence.split("; "), shortened(link))).strip()
        yield self._stroke(beside, ASIDE, (width - right, self.look.px(4), right), "right")
        y = 0
        for words, style in (
            (self.piece.name, self.named),
            (self.piece.text, WHAT_FOR),
            (holder, ASIDE),
        ):
            if words:
                yield (stroke := self._stroke(words, style, (0, y, left)))
                y = stroke.place.bottom

    def _stroke(
        self, words: str, style: Style, at: tuple[int, int, int], align: Align = "left"
    ) -> Stroke:
        x, y, wide = at
        high = self.look.letters.size(words, style, wide)[1]
        return Stroke(words, style, pygame.Rect(x, y, wide, high), align)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """What both sides need."""
        wide = width or self.rect.width
        lowest = max(stroke.place.bottom for stroke in self._strokes(wide))
        return wide, lowest + self.look.px(8)

    def draw(self, canvas: pygame.Surface) -> None:
        """The words, over a hairline."""
        look = self.look
        for words, style, place, align in self._strokes(self.rect.width):
            at = place.move(self.rect.topleft)
            look.letters.draw(canvas, words, style, at, align=align, valign="top", wrap=True)
        foot = pygame.Rect(self.rect.x, self.rect.bottom - look.px(2), self.rect.width, look.px(2))
        look.paint.rule(canvas, foot)


def shortened(link: str) -> str:
    """An address as people write it."""
    return link.removeprefix("https://").removeprefix("www.").removesuffix("/")
