"""How the cards of a case look from either side: to be chosen from, turned over, drawn out.

A mansion of one's own may have rooms nobody has painted: their cards bear the room's initial.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import pygame

from clue.rules.cards import Card, Kind, kind_of
from clue.text.speaker import Speaker
from clue.ui.media.assets import ICON_SIZES, Wanted
from clue.ui.theme import styles
from clue.ui.theme.frames import Border, Skin
from clue.ui.theme.look import Look
from clue.ui.theme.shapes import lay, rounded
from clue.ui.theme.styles import Style

BACK: Final = "card.back"
FRAME: Final = "card.frame"
"""The one frame, laid over whatever a card shows."""
CORNER: Final = 10
SHAPE: Final = 4 / 3
"""How much taller than broad a card is."""
INSIDE: Final = 0.026
"""How far from a card's side its plate begins, as a share of its width: on the frame's line."""
PLATE: Final = Skin(
    top="panel_lit",
    bottom="panel_deep",
    radius=4,
    borders=(Border(0, 1.4, "brass"),),
    shadow=5,
    drop=2,
)

_BARE: Final = Skin(top="panel_lit", bottom="panel_deep", radius=CORNER)
NAME_FREE: Final = 20
"""What of a card's breadth its name leaves free."""
SIGN_GAP: Final = 8
PLATE_ROOM: Final = 8
PLATE_ENDS: Final = 4
CARDS_GAP: Final = 30
"""Between three cards that lie side by side."""


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
    room = (
        width - look.px(NAME_FREE) - (_sign_side(look, style) + look.px(SIGN_GAP) if signs else 0)
    )
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
    """A card's picture in its frame, unnamed; another border than brass shines round it."""
    name = picture_of(card)
    if name in look.assets or kind_of(card) is not Kind.ROOM:
        look.paint.card(canvas, rect, name, border="", faded=grey)
    else:
        look.paint.panel(canvas, rect, _BARE)
        letter = Style(styles.DISPLAY, rect.width / look.scale.factor * 0.5, "brass_dim", 1.0)
        look.letters.draw(canvas, str(card)[:1].upper(), letter, rect, align="center")
    lay(canvas, _frame(look, rect.size), rect.topleft)
    if border != "brass":
        shining = Skin(alpha=0, radius=CORNER, borders=(Border(0, width, border),))
        look.paint.panel(canvas, rect, shining)


def frame_of(size: tuple[int, int]) -> Wanted:
    """The picture from which the frame of a card so large is cut."""
    return FRAME, (size[0], round(size[0] * SHAPE)), "exact"


def _frame(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """The frame round a card of any shape: its corners stay, its sides grow; premultiplied."""

    def make() -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        if FRAME not in look.assets:
            return image
        wide, high = size
        whole = look.assets.scaled(*frame_of(size))
        end = min(high, whole.get_height()) // 2
        middle = pygame.Surface((wide, 1), pygame.SRCALPHA)
        middle.blit(whole, (0, 0), (0, whole.get_height() // 2, wide, 1))
        image.blit(pygame.transform.scale(middle, size), (0, 0))
        image.fill((0, 0, 0, 0), (0, 0, wide, end))
        image.fill((0, 0, 0, 0), (0, high - end, wide, end))
        image.blit(whole, (0, 0), (0, 0, wide, end))
        image.blit(whole, (0, high - end), (0, whole.get_height() - end, wide, end))
        return rounded(image, look.px(CORNER))

    return look.paint.kept(("card frame", size), make)


def plate_under(look: Look, rect: pygame.Rect, high: int, inset: float = 2) -> pygame.Rect:
    """Where the plate at a card's foot lies, for a name so high: over the frame's line."""
    edge = max(look.px(inset), int(rect.width * INSIDE))
    band = pygame.Rect(rect.x + edge, 0, rect.width - 2 * edge, high)
    band.bottom = rect.bottom - max(look.px(inset), edge // 2)
    return band


def name_room(look: Look, wide: int, inset: float = 4) -> int:
    """How broad a name on a card so broad can be."""
    return plate_under(look, pygame.Rect(0, 0, wide, wide), 0, inset).width - look.px(PLATE_ENDS)


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
    """The name on a plate at a card's foot; its emblem before it, where that leaves room."""
    band = plate_under(look, rect, look.letters.line_height(style) + look.px(PLATE_ROOM), inset)
    look.paint.panel(canvas, band, PLATE)
    room = name_room(look, rect.width, inset)
    side = _sign_side(look, style)
    wide = look.letters.size(name, style)[0] + side + look.px(SIGN_GAP)
    if emblem and wide <= room:
        sign = look.assets.icon(emblem, side)
        left = band.centerx - wide // 2
        canvas.blit(sign, sign.get_rect(midleft=(left, band.centery)))
        band = pygame.Rect(
            left + side + look.px(SIGN_GAP), band.y, wide - side - look.px(SIGN_GAP), band.height
        )
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


def face_in_parts(
    look: Look, card: Card, name: str, size: tuple[int, int], style: Style
) -> Iterator[None]:
    """Make that picture part by part, for what must not halt meanwhile."""
    paper = pygame.Surface((1, 1), pygame.SRCALPHA)
    _frame(look, size)
    yield
    paint_face(look, paper, pygame.Rect((0, 0), size), card, border="lamp", width=4)
    yield
    if emblem := emblem_of(look, card):
        look.assets.icon(emblem, _sign_side(look, style))
        yield
    face(look, card, name, size, style)


def back(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """The other side, which all cards share; premultiplied."""

    def make() -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        look.paint.card(image, image.get_rect(), BACK, border="brass", width=3)
        return image

    return look.paint.kept(("back", size), make)


def inscribed(area: pygame.Rect) -> pygame.Rect:
    """The largest card that fits an area, in its middle."""
    wide = min(area.width, round(area.height / SHAPE))
    rect = pygame.Rect(0, 0, wide, round(wide * SHAPE))
    rect.center = area.center
    return rect


def three_places(look: Look, area: pygame.Rect) -> list[pygame.Rect]:
    """Places for three cards side by side in the middle of an area, as large as they can be."""
    gap = look.px(CARDS_GAP)
    wide = min((area.width - 2 * gap) // 3, round(area.height / SHAPE))
    line = pygame.Rect(0, 0, 3 * wide + 2 * gap, round(wide * SHAPE))
    line.center = area.center
    return [
        pygame.Rect(line.x + index * (wide + gap), line.y, wide, line.height) for index in range(3)
    ]
