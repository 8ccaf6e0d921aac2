"""What is printed on a page one reads: headings, paragraphs, items, and thanks for one thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import pygame

from clue.credits import Thanks
from clue.text.pages import PagePart, PartKind
from clue.ui.reading.readable import Role
from clue.ui.theme import styles
from clue.ui.theme.styles import Align, Style, Valign
from clue.ui.widgets.base import Host, Widget


class PartStyle(NamedTuple):
    """How one kind of piece is set; lengths in units."""

    style: Style
    above: float = 0  # room over it
    indent: float = 0  # and before it
    below: float = 0


SETTINGS: Final[Mapping[PartKind, PartStyle]] = {
    PartKind.TITLE: PartStyle(styles.PAPER_HEADING.but(size=48)),
    PartKind.HEADING: PartStyle(styles.PAPER_HEADING, above=22),
    PartKind.PARAGRAPH: PartStyle(styles.PAPER.but(size=25)),
    PartKind.ITEM: PartStyle(styles.PAPER.but(size=25), indent=34),
    PartKind.THANKS: PartStyle(styles.PAPER.but(size=23), below=8),
    PartKind.SMALL: PartStyle(styles.PAPER_SMALL),
}
LOZENGE: Final = (14, 10)
"""How far in the lozenge stands that begins an item, and how large it is."""
NAMED: Final = Style(styles.BOLD, 25, "wine_deep")
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


class PrintedStroke(NamedTuple):
    """Some words, and where they stand on their piece."""

    words: str
    style: Style
    place: pygame.Rect
    align: Align = "left"
    valign: Valign = "top"


class Printed(Widget):
    """A piece of the page: an item has a lozenge before it, thanks a hairline below."""

    role = Role.LABEL

    def __init__(self, ui: Host, piece: PagePart) -> None:
        super().__init__(ui)
        self.piece = piece
        self.words = piece.text
        self.setting = SETTINGS[piece.kind]

    @property
    def reads(self) -> str:
        """The piece."""
        return self.words

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As tall as what stands lowest, and the room below."""
        wide = width or self.rect.width
        lowest = max(stroke.place.bottom for stroke in self._strokes(wide))
        return wide, lowest + self.look.px(self.setting.below)

    def draw(self, canvas: pygame.Surface) -> None:
        """The words, and what marks their kind."""
        look, rect = self.look, self.rect
        for words, style, place, align, valign in self._strokes(rect.width):
            at = place.move(rect.topleft)
            look.letters.draw(canvas, words, style, at, align=align, valign=valign, wrap=True)
        if self.piece.kind is PartKind.ITEM:
            inside, size = LOZENGE
            middle = look.letters.line_height(self.setting.style) // 2
            look.paint.diamond(canvas, (rect.x + look.px(inside), rect.y + middle), size, "wine")
        if self.piece.kind is PartKind.THANKS:
            high = look.px(2)
            look.paint.rule(canvas, pygame.Rect(rect.x, rect.bottom - high, rect.width, high))

    def _strokes(self, width: int) -> Iterator[PrintedStroke]:
        thanks = self.piece.thanks
        return self._said(width) if thanks is None else self._thanked(thanks, width)

    def _said(self, width: int) -> Iterator[PrintedStroke]:
        """A sentence or a heading, and at the end of its line the aside."""
        look, setting, aside = self.look, self.setting, self.piece.aside
        left, top = look.px(setting.indent), look.px(setting.above)
        yield self._stroke(self.piece.text, setting.style, (left, top, width - left))
        if aside:
            line = pygame.Rect(left, top, width - left, look.letters.line_height(setting.style))
            yield PrintedStroke(aside, ASIDE, line, "right", "middle")

    def _thanked(self, thanks: Thanks, width: int) -> Iterator[PrintedStroke]:
        """Name, words and owner at the left; licence and address at the right."""
        right = round(width * RIGHT_SHARE)
        left = width - right - self.look.px(24)
        beside = "\n".join((*thanks.licence.split("; "), shortened(thanks.link))).strip()
        yield self._stroke(beside, ASIDE, (width - right, self.look.px(4), right), "right")
        y = 0
        for words, style in (
            (thanks.name, FACES.get(thanks.key, NAMED)),
            (self.piece.text, self.setting.style),
            (thanks.holder, ASIDE),
        ):
            if words:
                yield (stroke := self._stroke(words, style, (0, y, left)))
                y = stroke.place.bottom

    def _stroke(
        self, words: str, style: Style, at: tuple[int, int, int], align: Align = "left"
    ) -> PrintedStroke:
        x, y, wide = at
        high = self.look.letters.size(words, style, wide)[1]
        return PrintedStroke(words, style, pygame.Rect(x, y, wide, high), align)


def shortened(link: str) -> str:
    """An address as people write it."""
    return link.removeprefix("https://").removeprefix("www.").removesuffix("/")
