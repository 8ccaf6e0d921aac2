"""What stands on the stage, as pictures: cards, whoever speaks, words on a plaque, stamps, a clock.

All of them are premultiplied and kept for as long as the look lasts.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from clue.rules.cards import Card, Seat, Suspect
from clue.ui.cards import expressions, faces
from clue.ui.cards.expressions import Expression
from clue.ui.cards.faces import SHAPE
from clue.ui.theme import styles
from clue.ui.theme.frames import Border, Skin
from clue.ui.theme.look import Look
from clue.ui.theme.shapes import FINE, lay
from clue.ui.theme.styles import Style, Words

RIM: Final = 12
"""How far the shade reaches round whoever speaks."""
LEANS: Final = (4.0, -1.0, -4.0)
"""How three cards lie that were laid down by hand, in degrees."""
CARD_SHADOW: Final = Skin(alpha=0, radius=10, shadow=15, shadow_alpha=190, drop=7)
LIT: Final = Skin(alpha=0, radius=12, shadow=26, shadow_alpha=150, glow="lamp")
PLAQUE: Final = Skin(
    radius=12,
    borders=(Border(0, 2.4, "lamp"),),
    alpha=246,
    shadow=20,
    drop=6,
    shadow_alpha=170,
)
NAME_TAB: Final = Skin(radius=9, borders=(Border(0, 2, "lamp"),), shadow=8, drop=3)
PLAQUE_PAD: Final = (24, 14)
TAB_PAD: Final = (16, 3)
SIGN: Final = 30
SPEECH: Final = styles.BODY
SMALLEST_SPEECH: Final = 16
STAMP: Final = styles.Style(styles.DISPLAY, 23, "cream", 1.1)
STAMP_LEAN: Final = 6.0
STAMP_PAD: Final = (12, 5)
STAMP_EDGE: Final = 3
HUSHED: Final = styles.HEADING.but(size=92)


def card(
    look: Look, shown: Card, name: str, size: tuple[int, int], *, style: Style, lean: float
) -> pygame.Surface:
    """A card on its shadow, leaning as it lies."""

    def make() -> pygame.Surface:
        image, place = _shaded(look, size, CARD_SHADOW)
        lay(image, faces.face(look, shown, name, size, style), place.topleft)
        return pygame.transform.rotozoom(image, lean, 1.0) if lean else image

    return look.paint.kept(("laid card", shown, name, size, style, lean), make)


def back(look: Look, size: tuple[int, int], lean: float, *, lit: bool = False) -> pygame.Surface:
    """The same face down; lit, light falls on it."""

    def make() -> pygame.Surface:
        image, place = _shaded(look, size, LIT if lit else CARD_SHADOW)
        lay(image, faces.back(look, size), place.topleft)
        return pygame.transform.rotozoom(image, lean, 1.0) if lean else image

    return look.paint.kept(("laid back", size, lean, lit), make)


def _shaded(look: Look, size: tuple[int, int], skin: Skin) -> tuple[pygame.Surface, pygame.Rect]:
    """An empty picture with a shadow for something of that size, and where that comes."""
    reach = look.paint.reach(pygame.Rect((0, 0), size), skin)
    image = pygame.Surface(reach.size, pygame.SRCALPHA)
    place = pygame.Rect((-reach.x, -reach.y), size)
    look.paint.panel(image, place, skin)
    return image, place


def larger(look: Look, key: object, image: pygame.Surface, scale: float) -> pygame.Surface:
    """The same nearer to the eye, in few sizes."""
    step = round(scale * 16)
    if step == 16:
        return image
    made = (round(image.get_width() * step / 16), round(image.get_height() * step / 16))
    return look.paint.kept(("near", key, step), lambda: pygame.transform.smoothscale(image, made))


# -- whoever speaks --------------------------------------------------------------------------------


LOOKING_LEFT: Final = frozenset({Suspect.PEACOCK})
"""Seen from the side: she is turned to what she speaks of."""


def bust(look: Look, seat: Seat, face: Expression, wide: int, *, left: bool) -> pygame.Surface:
    """Head and shoulders, cut out, with a shade round them; ``left`` of what is looked at."""
    size = (wide, round(wide * SHAPE))

    def make() -> pygame.Surface:
        cut = look.assets.scaled(expressions.bust(seat, face), size, "contain").premul_alpha()
        if left and seat in LOOKING_LEFT:
            cut = pygame.transform.flip(cut, True, False)
        pad = look.px(RIM)
        image = pygame.Surface((size[0] + 2 * pad, size[1] + pad), pygame.SRCALPHA)
        lay(image, cut, (pad, pad))
        shade = image.copy()
        shade.fill((0, 0, 0, 235), special_flags=pygame.BLEND_RGBA_MULT)
        shade = pygame.transform.gaussian_blur(shade, max(1, pad // 2))
        lay(shade, image, (0, 0))
        return shade

    return look.paint.kept(("bust", seat, face, size, left), make)


def plaque(look: Look, seat: Seat, who: str, said: Words, wide: int) -> pygame.Surface:
    """What somebody says, under the name: as high as the words need."""

    def make() -> pygame.Surface:
        px, letters = look.px, look.letters
        across, along = px(PLAQUE_PAD[0]), px(PLAQUE_PAD[1])
        style = SPEECH
        size = letters.size(said, style, wide - 2 * across)
        while size[0] > wide - 2 * across and style.size > SMALLEST_SPEECH:
            style = style.but(size=style.size - 1)
            size = letters.size(said, style, wide - 2 * across)
        tab_high = letters.line_height(styles.NAME) + 2 * px(TAB_PAD[1])
        body = pygame.Rect(0, 0, wide, size[1] + 2 * along + tab_high // 2)
        reach = look.paint.reach(body, PLAQUE)
        image = pygame.Surface((reach.width, reach.height + tab_high // 2), pygame.SRCALPHA)
        body.topleft = (-reach.x, -reach.y + tab_high // 2)
        look.paint.panel(image, body, PLAQUE)
        inner = body.inflate(-2 * across, 0)
        inner.top, inner.height = body.top + tab_high // 2 + along // 2, size[1] + along
        letters.draw(image, said, style, inner, wrap=True)
        _draw_tab(
            look,
            image,
            pygame.Rect(body.x + across, body.top - tab_high // 2, 0, tab_high),
            seat,
            who,
        )
        return image.premul_alpha()

    return look.paint.kept(("plaque", seat, who, said, wide), make)


def _draw_tab(look: Look, image: pygame.Surface, tab: pygame.Rect, seat: Seat, who: str) -> None:
    px, letters = look.px, look.letters
    side, pad = px(SIGN), px(TAB_PAD[0])
    tab.width = letters.size(who, styles.NAME)[0] + side + 3 * pad
    look.paint.panel(image, tab, NAME_TAB)
    sign = look.assets.icon(f"emblem.{seat.value}", side)
    image.blit(sign, sign.get_rect(midleft=(tab.x + pad, tab.centery)))
    words = pygame.Rect(tab.x + 2 * pad + side, tab.y, tab.width, tab.height)
    letters.draw(image, who, styles.NAME, words)


# -- answers ---------------------------------------------------------------------------------------


def stamp(look: Look, word: str, room: int) -> pygame.Surface:
    """A word in a box, stamped askew, no broader than its place."""
    style = look.letters.fit(word, STAMP, room)

    def make() -> pygame.Surface:
        px = look.px
        wide, high = look.letters.size(word, style)
        size = wide + 2 * px(STAMP_PAD[0]), high + 2 * px(STAMP_PAD[1])
        image = pygame.Surface(size, pygame.SRCALPHA)
        box = image.get_rect()
        edge = max(2, px(STAMP_EDGE))
        pygame.draw.rect(image, (*look.palette.well, 225), box, border_radius=edge * 2)
        pygame.draw.rect(image, (*look.palette.cream, 255), box, edge, border_radius=edge * 2)
        look.letters.draw(image, word, style, box, align="center")
        return pygame.transform.rotozoom(image.premul_alpha(), STAMP_LEAN, 1.0)

    return look.paint.kept(("stamp", word, style), make)


def at_hand(middle: tuple[int, int], turn: float, far: float) -> tuple[float, float]:
    """Where a clock's hand points, turned so far from the hour."""
    return middle[0] + math.sin(turn) * far, middle[1] - math.cos(turn) * far


def clock(look: Look, side: int, tick: int) -> pygame.Surface:
    """A brass clock a few minutes before midnight; its thin hand goes on with every tick."""

    def make() -> pygame.Surface:
        large = side * 2
        image = pygame.Surface((large, large), pygame.SRCALPHA)
        middle, radius = (large // 2, large // 2), large * 36 // 100
        palette = look.palette
        for ray in range(24):
            angle = ray * math.tau / 24
            near, far = (
                at_hand(middle, angle, radius * reach)
                for reach in (1.12, 1.34 if ray % 2 else 1.24)
            )
            pygame.draw.line(image, (*palette.brass, 210), near, far, max(2, large // 80))
        pygame.draw.circle(image, (*palette.brass, 255), middle, radius)
        pygame.draw.circle(image, (*palette.panel_deep, 255), middle, round(radius * 0.9))
        pygame.draw.circle(image, (*palette.panel, 255), middle, round(radius * 0.86))
        for hour in range(12):
            angle = hour * math.tau / 12
            spot = at_hand(middle, angle, radius * 0.72)
            pygame.draw.circle(image, (*palette.lamp, 255), spot, large // (60 if hour % 3 else 36))
        hands = ((-0.07, 0.42, 22, palette.cream), (-0.42, 0.6, 40, palette.cream))
        for turn, long, thin, colour in (*hands, (3.6 + tick * 0.32, 0.66, 90, palette.wine_lit)):
            tip = at_hand(middle, turn, radius * long)
            pygame.draw.line(image, (*colour, 255), middle, tip, max(2, large // thin))
        pygame.draw.circle(image, (*palette.lamp, 255), middle, large // 44)
        return pygame.transform.smoothscale(image.premul_alpha(), (side, side))

    return look.paint.kept(("clock", side, tick), make)


def mark(look: Look, side: int, *, right: bool) -> pygame.Surface:
    """A brass seal with a tick, or a wine one with a cross."""

    def make() -> pygame.Surface:
        large = side * FINE
        image = pygame.Surface((large, large), pygame.SRCALPHA)
        palette, middle = look.palette, (large // 2, large // 2)
        ground = palette.brass if right else palette.wine
        rim = palette.lamp if right else palette.wine_lit
        for tone, share in ((palette.shade, 0.5), (rim, 0.485), (ground, 0.43)):
            pygame.draw.circle(image, (*tone, 255), middle, round(large * share))
        for notch in range(40):
            angle = notch * math.tau / 40
            near, far = (at_hand(middle, angle, large * reach) for reach in (0.44, 0.475))
            pygame.draw.line(image, (*ground, 255), near, far, max(1, large // 90))
        pen = (*(palette.ink if right else palette.cream), 255)
        for line in _STROKES[right]:
            points = [(round(x * large), round(y * large)) for x, y in line]
            pygame.draw.lines(image, pen, False, points, max(2, large // 11))
            for point in points:
                pygame.draw.circle(image, pen, point, max(1, large // 22))
        return pygame.transform.smoothscale(image.premul_alpha(), (side, side))

    return look.paint.kept(("mark", side, right), make)


_STROKES: Final[dict[bool, Sequence[Sequence[tuple[float, float]]]]] = {
    True: (((0.28, 0.53), (0.44, 0.69), (0.73, 0.32)),),
    False: (((0.32, 0.32), (0.68, 0.68)), ((0.68, 0.32), (0.32, 0.68))),
}


# -- light -----------------------------------------------------------------------------------------


def glow(look: Look, size: tuple[int, int], strength: float) -> pygame.Surface:
    """Lamplight to be added: bright in the middle, nothing at its edges."""

    def make() -> pygame.Surface:
        small = pygame.Surface((48, 48))
        red, green, blue = look.palette.lamp
        for y in range(48):
            for x in range(48):
                away = min(1.0, math.hypot(x - 23.5, y - 23.5) / 23.5)
                lit = strength * (1 - away) ** 2 * (1 + 2 * away)
                small.set_at(
                    (x, y), (round(red * lit), round(green * lit * 0.86), round(blue * lit))
                )
        return pygame.transform.smoothscale(small, size).convert()

    return look.paint.kept(("glow", size, strength), make)


def dot(look: Look, side: int) -> pygame.Surface:
    """One dot of a trail."""

    def make() -> pygame.Surface:
        large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
        middle = (side * FINE // 2, side * FINE // 2)
        pygame.draw.circle(large, (*look.palette.lamp, 255), middle, side * FINE // 3)
        pygame.draw.circle(large, (*look.palette.cream, 255), middle, side * FINE // 5)
        return pygame.transform.smoothscale(large.premul_alpha(), (side, side))

    return look.paint.kept(("dot", side), make)


def faint(image: pygame.Surface, alpha: float) -> pygame.Surface:
    """A premultiplied picture that is only partly there."""
    if alpha >= 1:
        return image
    thin = image.copy()
    thin.fill((round(255 * max(0.0, alpha)),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return thin


HALO: Final = styles.Halo(reach=12, strength=3)


def shade_of(look: Look, key: object, image: pygame.Surface) -> pygame.Surface:
    """The shadow of a picture that is held above the table."""

    def make() -> pygame.Surface:
        shade = image.copy()
        shade.fill((0, 0, 0, 110), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.gaussian_blur(shade, max(1, look.px(SOFT)))

    return look.paint.kept(("shade", key), make)


SOFT: Final = 8
"""How far such a shadow runs out."""
