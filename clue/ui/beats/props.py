"""What stands on the stage, and where: cards, whoever speaks, words on a plaque, stamps, a clock.

All pictures are premultiplied and kept for as long as the look lasts.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from clue.rules.cards import Card, Room, Seat, Suspect
from clue.text.speaker import Speaker
from clue.ui.board.geometry import Plan
from clue.ui.cards import faces, stage_pictures
from clue.ui.cards.faces import SHAPE, fitting
from clue.ui.cards.stage_pictures import Expression
from clue.ui.media.assets import Wanted
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


@dataclass(frozen=True)
class Made:
    """How a picture is made: what it is made of, and the last part of it, which any thread may do.

    ``begin`` gathers in the loop what that part needs.
    """

    key: Hashable
    wanted: tuple[Wanted, ...]
    begin: Callable[[], Callable[[], pygame.Surface]]

    def there(self, look: Look) -> bool:
        """Whether it can be shown: in a window nothing waits for a picture, it comes later."""
        return look.paint.holds(self.key) or not look.assets.behind

    def done(self, look: Look) -> pygame.Surface:
        """The picture, made now if it has not been."""

        def make() -> pygame.Surface:
            last = self.begin()
            picture = last()
            look.assets.spent(self.wanted)
            return picture

        return look.paint.kept(self.key, make)


def name_style(look: Look, names: Sequence[str], wide: int) -> Style:
    """One size for all names; where none is small enough, letters of sentences: they are narrow."""
    style = fitting(look, names, styles.NAME, wide, signs=True)
    longest = max(look.letters.size(name, style)[0] for name in names)
    short = longest <= faces.name_room(look, wide)
    return style if short else fitting(look, names, styles.LABEL, wide)


def names_on(look: Look, cards: Sequence[Card], words: Speaker, wide: int) -> list[str]:
    """What cards so broad bear; where a whole name would be cut, its short form."""
    names = [words.card(card) for card in cards]
    room, style = faces.name_room(look, wide), styles.LABEL
    return [look.letters.first_to_fit((n.alone, n.short), style, room)[0] for n in names]


def card(
    look: Look, shown: Card, name: str, size: tuple[int, int], *, style: Style, lean: float
) -> pygame.Surface:
    """A card on its shadow, leaning as it lies."""
    return card_made(look, shown, name, size, style=style, lean=lean).done(look)


def card_made(
    look: Look, shown: Card, name: str, size: tuple[int, int], *, style: Style, lean: float
) -> Made:
    """The same, to be made when there is time."""

    def begin() -> Callable[[], pygame.Surface]:
        image, place = _shaded(look, size, CARD_SHADOW)
        lay(image, faces.face(look, shown, name, size, style), place.topleft)
        return partial(_leaning, image, lean)

    wanted: tuple[Wanted, ...] = (faces.picture_of(shown), size, "cover"), faces.frame_of(size)
    return Made(("laid card", shown, name, size, style, lean), wanted, begin)


def back(look: Look, size: tuple[int, int], lean: float, *, lit: bool = False) -> pygame.Surface:
    """The same face down; lit, light falls on it."""
    return back_made(look, size, lean, lit=lit).done(look)


def back_made(look: Look, size: tuple[int, int], lean: float, *, lit: bool = False) -> Made:
    """The same, to be made when there is time."""

    def begin() -> Callable[[], pygame.Surface]:
        image, place = _shaded(look, size, LIT if lit else CARD_SHADOW)
        lay(image, faces.back(look, size), place.topleft)
        return partial(_leaning, image, lean)

    wanted: tuple[Wanted, ...] = (faces.BACK, size, "cover"), faces.frame_of(size)
    return Made(("laid back", size, lean, lit), wanted, begin)


def _leaning(image: pygame.Surface, lean: float) -> pygame.Surface:
    return pygame.transform.rotozoom(image, lean, 1.0) if lean else image


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


def bust_wanted(seat: Seat, face: Expression, wide: int) -> Wanted:
    """The picture that a bust is made of."""
    return stage_pictures.bust(seat, face), (wide, round(wide * SHAPE)), "contain"


def bust(look: Look, seat: Seat, face: Expression, wide: int, *, left: bool) -> pygame.Surface:
    """Head and shoulders, cut out, with a shade round them; ``left`` of what is looked at."""
    return bust_made(look, seat, face, wide, left=left).done(look)


def bust_made(look: Look, seat: Seat, face: Expression, wide: int, *, left: bool) -> Made:
    """The same, to be made when there is time."""
    wanted, turned = bust_wanted(seat, face, wide), left and seat in LOOKING_LEFT

    def begin() -> Callable[[], pygame.Surface]:
        cut, pad = look.assets.scaled(*wanted), look.px(RIM)
        return partial(_cut_out, cut, wanted[1], pad, turned=turned)

    return Made(("bust", seat, face, wanted[1], turned), (wanted,), begin)


def _cut_out(
    cut: pygame.Surface, size: tuple[int, int], pad: int, *, turned: bool
) -> pygame.Surface:
    cut = cut.premul_alpha()
    if turned:
        cut = pygame.transform.flip(cut, True, False)
    image = pygame.Surface((size[0] + 2 * pad, size[1] + pad), pygame.SRCALPHA)
    lay(image, cut, (pad, pad))
    shade = _soft(image, 235, pad / 2)
    lay(shade, image, (0, 0))
    return shade


def _soft(image: pygame.Surface, dark: int, reach: float) -> pygame.Surface:
    """A picture's shadow; what is blurred is looked at small, which takes a sixteenth."""
    whole = image.get_size()
    few = (max(1, whole[0] // 4), max(1, whole[1] // 4))
    small = pygame.transform.smoothscale(image, few)
    small.fill((0, 0, 0, dark), special_flags=pygame.BLEND_RGBA_MULT)
    soft = pygame.transform.gaussian_blur(small, max(1, int(reach) // 4))
    return pygame.transform.smoothscale(soft, whole)


@dataclass(frozen=True)
class PlaqueSizes:
    """How words on a plaque are set."""

    style: Style
    words: int
    """How high they are."""
    tab: int
    body: pygame.Rect
    reach: pygame.Rect


def measured_plaque(look: Look, said: Words, wide: int) -> PlaqueSizes:
    """As high as the words need, as small as they have room."""
    px, letters = look.px, look.letters
    across, along = px(PLAQUE_PAD[0]), px(PLAQUE_PAD[1])
    style = SPEECH
    size = letters.size(said, style, wide - 2 * across)
    while size[0] > wide - 2 * across and style.size > SMALLEST_SPEECH:
        style = style.but(size=style.size - 1)
        size = letters.size(said, style, wide - 2 * across)
    tab = letters.line_height(styles.NAME) + 2 * px(TAB_PAD[1])
    body = pygame.Rect(0, 0, wide, size[1] + 2 * along + tab // 2)
    return PlaqueSizes(style, size[1], tab, body, look.paint.reach(body, PLAQUE))


def high_plaque(look: Look, said: Words, wide: int) -> int:
    """How high its picture is."""
    sizes = measured_plaque(look, said, wide)
    return sizes.reach.height + sizes.tab // 2


def plaque(look: Look, seat: Seat, who: str, said: Words, wide: int) -> pygame.Surface:
    """What somebody says, under the name: as high as the words need."""

    def make() -> pygame.Surface:
        across, along = look.px(PLAQUE_PAD[0]), look.px(PLAQUE_PAD[1])
        sizes = measured_plaque(look, said, wide)
        body, reach, tab_high = sizes.body, sizes.reach, sizes.tab
        image = pygame.Surface((reach.width, reach.height + tab_high // 2), pygame.SRCALPHA)
        body.topleft = (-reach.x, -reach.y + tab_high // 2)
        look.paint.panel(image, body, PLAQUE)
        inner = body.inflate(-2 * across, 0)
        inner.top, inner.height = body.top + tab_high // 2 + along // 2, sizes.words + along
        look.letters.draw(image, said, sizes.style, inner, wrap=True)
        _draw_tab(
            look,
            image,
            pygame.Rect(body.x + across, body.top - tab_high // 2, 0, tab_high),
            seat,
            who,
        )
        return image.premul_alpha()

    return look.paint.kept(("plaque", seat, who, said, wide), make)


def set_words(look: Look, said: Words, wide: int) -> None:
    """Have the words of a plaque set: that takes as long as all else of it."""
    sizes = measured_plaque(look, said, wide)
    inner = sizes.body.inflate(-2 * look.px(PLAQUE_PAD[0]), 0)
    look.letters.draw(pygame.Surface((1, 1)), said, sizes.style, inner, wrap=True)


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


HANDS: Final = (-0.13, -0.42)
"""How far the hour's and the minute's hand are turned back from twelve: nearly midnight."""
SECONDS: Final = (3.6, 0.32)
"""Where the thin hand begins, and how far it goes with a tick."""


def clock(look: Look, side: int, tick: int) -> pygame.Surface:
    """A clock a few minutes before midnight; its thin hand goes on with every tick."""

    def make() -> pygame.Surface:
        face, *hands = (scaled(look, name, (side, side)) for name in stage_pictures.CLOCK)
        image = face.copy()
        for hand, turn in zip(hands, HANDS, strict=True):
            turned = pygame.transform.rotozoom(hand, -math.degrees(turn), 1.0)
            lay(image, turned, turned.get_rect(center=image.get_rect().center).topleft)
        turn, middle, long = SECONDS[0] + tick * SECONDS[1], side / 2, side * 0.34
        tip = middle + math.sin(turn) * long, middle - math.cos(turn) * long
        pygame.draw.line(image, look.palette.wine, (middle, middle), tip, max(1, side // 90))
        return image

    return look.paint.kept(("clock", side, tick), make)


def scaled(look: Look, name: str, size: tuple[int, int], strength: float = 1.0) -> pygame.Surface:
    """One of the stage's pictures at a size."""
    return scaled_made(look, name, size, strength).done(look)


def scaled_made(look: Look, name: str, size: tuple[int, int], strength: float = 1.0) -> Made:
    """The same, to be made when there is time."""
    wanted: Wanted = (name, size, "exact")

    def begin() -> Callable[[], pygame.Surface]:
        return partial(_thinned, look.assets.scaled(*wanted), strength)

    return Made(("scaled", name, size, strength), (wanted,), begin)


def _thinned(picture: pygame.Surface, strength: float) -> pygame.Surface:
    thin = picture.premul_alpha()
    if strength < 1:
        thin.fill((round(255 * strength),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return thin


def haloed(look: Look, word: Words, style: Style) -> pygame.Surface:
    """A line with shade round it."""
    return look.paint.kept(
        ("haloed", word, style),
        lambda: look.letters.haloed(word, style, halo=HALO).premul_alpha(),
    )


def cloud(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """Shade under words."""

    def make() -> pygame.Surface:
        small = pygame.Surface((32, 16), pygame.SRCALPHA)
        pygame.draw.ellipse(small, (0, 0, 0, 170), (2, 2, 28, 12))
        return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 2), size)

    return look.paint.kept(("cloud", size), make)


# -- light -----------------------------------------------------------------------------------------


def glow(look: Look, size: tuple[int, int], strength: float) -> pygame.Surface:
    """Lamplight to be added: bright in the middle, nothing at its edges."""

    def make() -> pygame.Surface:
        small = look.paint.kept(("small glow", strength), spot)
        return pygame.transform.smoothscale(small, size).convert()

    def spot() -> pygame.Surface:
        small = pygame.Surface((48, 48))
        red, green, blue = look.palette.lamp
        for y in range(24):
            for x in range(24):
                away = min(1.0, math.hypot(x - 23.5, y - 23.5) / 23.5)
                lit = strength * (1 - away) ** 2 * (1 + 2 * away)
                small.set_at(
                    (x, y), (round(red * lit), round(green * lit * 0.86), round(blue * lit))
                )
        for corner in ((24, 0), (0, 24), (24, 24)):  # each quarter is like the first
            part = small.subsurface((0, 0, 24, 24))
            small.blit(pygame.transform.flip(part, corner[0] > 0, corner[1] > 0), corner)
        return small

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


HALO: Final = styles.Halo(reach=12, strength=3)


def shade_of(look: Look, key: object, image: pygame.Surface) -> pygame.Surface:
    """The shadow of a picture that is held above the table."""
    return look.paint.kept(("shade", key), lambda: _soft(image, 110, look.px(SOFT)))


SOFT: Final = 8
"""How far such a shadow runs out."""


# -- where they stand ------------------------------------------------------------------------------


CARD: Final = 0.15
BUST: Final = 0.3
"""How broad a card and whoever speaks are, as shares of the board."""
GAP: Final = 12
EDGE: Final = 8
STEPS: Final = (0.0, -0.13, 0.13, -0.22, 0.22)
"""How far the group may stand above or below the middle, as shares of the board."""
UNDER: Final = 22
"""How far whoever speaks reaches behind the words."""


@dataclass(frozen=True)
class Blocking:
    """Where all of a question stands, in pixels: beside what it speaks of, never over it."""

    cards: tuple[pygame.Rect, ...]
    bust: pygame.Rect
    plaque: pygame.Rect
    mirrored: bool

    @property
    def solid(self) -> tuple[pygame.Rect, ...]:
        """What hides the board."""
        return (self.cards[0].unionall(self.cards), self.bust, self.plaque)


def wide_of_plaque(look: Look, plan: Plan) -> int:
    """From the outer side of whoever speaks to the last of the cards."""
    board = plan.rect
    row = 3 * round(board.width * CARD) + 2 * look.px(GAP)
    return (board.width - row) // 2 - plan.border - look.px(EDGE) + row


def blocked(look: Look, plan: Plan, middle: tuple[int, int], high: int, room: Room) -> Blocking:
    """The best of a few ways to stand: it hides nothing of the room, and no head is cut off."""
    lit = plan.box_of(room)
    ways = list(_ways(look, plan, middle, high))
    return min(
        ways,
        key=lambda way: (
            sum(_area(part.clip(lit)) for part in way.solid),
            max(0, -way.bust.top),
        ),
    )


def _ways(look: Look, plan: Plan, middle: tuple[int, int], high: int) -> Iterator[Blocking]:
    board, gap = plan.rect, look.px(GAP)
    wide = round(board.width * CARD)
    tall = round(wide * SHAPE)
    row = 3 * wide + 2 * gap
    speaks = round(board.width * BUST)
    plaque_wide = wide_of_plaque(look, plan)
    for step in STEPS:
        top = middle[1] + round(step * board.height) - (tall + gap + high) // 2
        top = min(max(top, board.top + gap), board.bottom - tall - high - 2 * gap)
        left = board.centerx - row // 2
        for mirrored in (False, True):
            cards = tuple(
                pygame.Rect(left + number * (wide + gap), top, wide, tall) for number in range(3)
            )
            plaque = pygame.Rect(0, top + tall + gap, plaque_wide, high)
            bust = pygame.Rect(0, 0, speaks, round(speaks * SHAPE))
            bust.bottom = plaque.top + look.px(UNDER)
            if mirrored:
                plaque.left = left
                bust.right = plaque.right
            else:
                plaque.right = left + row
                bust.left = plaque.left
            yield Blocking(cards, bust, plaque, mirrored)


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
