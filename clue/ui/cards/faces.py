"""How the cards of a case look from either side: to be chosen from, turned over, drawn out.

A mansion of one's own may have rooms nobody has painted: their cards bear the room's initial.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from clue.rules.cards import Card, Kind, kind_of
from clue.text.speaker import Speaker
from clue.ui.media.assets import ICON_SIZES
from clue.ui.theme import styles
from clue.ui.theme.frames import Border, Skin
from clue.ui.theme.look import Look
from clue.ui.theme.styles import Style

BACK: Final = "card.back"
CORNER: Final = 10

_BARE: Final = Skin(
    top="panel_lit",
    bottom="panel_deep",
    radius=CORNER,
    borders=(Border(9, 1.4, "brass_dim"), Border(14, 1.2, "brass_dim")),
)


def picture_of(card: Card) -> str:
    """The picture on a card."""
    return f"card.{kind_of(card).value}.{card}"


def emblem_of(look: Look, card: Card) -> str:
    """The sign of what a card names; rooms of a mansion of one's own have none."""
    sign = f"emblem.{card}"
    return sign if f"{sign}.{ICON_SIZES[0]}" in look.assets else ""


def name_on(card: Card, words: Speaker) -> str:
    """The name a card bears."""
    return words.card(card).alone


def fitting(
    look: Look, names: Iterable[str], style: Style, width: int, *, signs: bool = False
) -> Style:
    """One size in which every one of the names takes a line of a card so broad."""
    room = width - look.px(20) - (_sign_side(look, style) + look.px(8) if signs else 0)
    return min(
        (look.letters.fit(name, style, room) for name in names), key=lambda found: found.size
    )


def _sign_side(look: Look, style: Style) -> int:
    """How large the sign before a name is."""
    return round(look.letters.line_height(style) * 0.86)


def paint_face(
    look: Look,
    canvas: pygame.Surface,
    rect: pygame.Rect,
    card: Card,
    *,
    border: str = "brass",
    width: float = 2,
    grey: bool = False,
) -> None:
    """A card's picture in its frame, without its name."""
    name = picture_of(card)
    if name in look.assets or kind_of(card) is not Kind.ROOM:
        look.paint.card(canvas, rect, name, border=border, width=width, faded=grey)
        return
    look.paint.panel(canvas, rect, _BARE)
    frame = Skin(alpha=0, radius=CORNER, borders=(Border(0, width, border),))
    look.paint.panel(canvas, rect, frame)
    letter = Style(styles.DISPLAY, rect.width / look.scale.factor * 0.5, "brass_dim", 1.0)
    look.letters.draw(canvas, str(card)[:1].upper(), letter, rect, align="center")


def paint_name(
    look: Look,
    canvas: pygame.Surface,
    rect: pygame.Rect,
    name: str,
    style: Style,
    *,
    inset: float = 2,
    colour: str | None = None,
    emblem: str = "",
) -> None:
    """The name on its dark band at a card's foot; its emblem before it, where that leaves room."""
    edge = look.px(inset)
    high = look.letters.line_height(style) + look.px(10)
    band = pygame.Rect(rect.x + edge, rect.bottom - high - edge, rect.width - 2 * edge, high)
    canvas.blit(look.paint.strip(band.size, look.px(CORNER - inset)), band)
    room = band.width - look.px(12)
    side = _sign_side(look, style)
    wide = look.letters.size(name, style)[0] + side + look.px(8)
    if emblem and wide <= room:
        sign = look.assets.icon(emblem, side)
        left = band.centerx - wide // 2
        canvas.blit(sign, sign.get_rect(midleft=(left, band.centery)))
        band = pygame.Rect(left + side + look.px(8), band.y, wide - side - look.px(8), band.height)
        room = band.width
    style = look.letters.fit(name, style, room)
    look.letters.draw(canvas, name, style, band, align="center", colour=colour)


def face(look: Look, card: Card, name: str, size: tuple[int, int], style: Style) -> pygame.Surface:
    """A whole card as a picture, premultiplied; for what moves and turns."""

    def make() -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        rect = image.get_rect()
        paint_face(look, image, rect, card, border="lamp", width=4)
        paint_name(look, image, rect, name, style, inset=4, emblem=emblem_of(look, card))
        return image

    return look.paint.kept(("face", card, name, size, style), make)


def back(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """The other side, which all cards share; premultiplied."""

    def make() -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        look.paint.card(image, image.get_rect(), BACK, border="brass", width=3)
        return image

    return look.paint.kept(("back", size), make)


SHAPE: Final = 4 / 3
"""How much taller than broad a card is."""


def inscribed(area: pygame.Rect) -> pygame.Rect:
    """The largest card that fits an area, in its middle."""
    wide = min(area.width, round(area.height / SHAPE))
    rect = pygame.Rect(0, 0, wide, round(wide * SHAPE))
    rect.center = area.center
    return rect


def three_places(look: Look, area: pygame.Rect) -> list[pygame.Rect]:
    """Places for three cards side by side in the middle of an area, as large as they can be."""
    gap = look.px(30)
    wide = min((area.width - 2 * gap) // 3, round(area.height / SHAPE))
    line = pygame.Rect(0, 0, 3 * wide + 2 * gap, round(wide * SHAPE))
    line.center = area.center
    return [
        pygame.Rect(line.x + index * (wide + gap), line.y, wide, line.height) for index in range(3)
    ]
