"""The cards of a case, large: to choose from, to be turned over, to rise out of an envelope.

A mansion of one's own may have rooms nobody has painted: their cards bear the room's initial.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import pygame

from clue.rules.cards import Card, kind_of
from clue.text.speaker import Speaker
from clue.ui.assets import ICON_SIZES
from clue.ui.intents import Act, Command, Intent
from clue.ui.theme import skins, styles
from clue.ui.theme.look import Look
from clue.ui.theme.skins import Border, Skin
from clue.ui.theme.styles import Style
from clue.ui.widgets import signs
from clue.ui.widgets.base import Action, Host
from clue.ui.widgets.button import Pressable

SHAPE: Final = 4 / 3
"""How much taller than broad a card is."""
CORNER: Final = 10
KNOWN: Final = 150
"""How dark the shade over a card is about which all is known."""
TICK: Final = "✓"
BACK: Final = "card.back"

_GLOW: Final = Skin(alpha=0, radius=12, shadow=18, shadow_alpha=170, glow="lamp")
_SHADE: Final = Skin(top="panel_deep", bottom="panel_deep", radius=CORNER, alpha=KNOWN)
_MEDAL: Final = Skin(
    top="lamp", bottom="brass", radius=99, borders=(Border(0, 1.6, "panel_deep"),), shadow=4
)
_CROSSED: Final = Skin(
    top="wine_lit", bottom="wine_deep", radius=99, borders=(Border(0, 1.6, "cream"),), shadow=4
)
_BARE: Final = Skin(
    top="panel_lit",
    bottom="panel_deep",
    radius=CORNER,
    borders=(Border(9, 1.4, "brass_dim"), Border(14, 1.2, "brass_dim")),
)

_DEDUCED: Final = Skin(
    top="paper",
    bottom="paper",
    radius=6,
    borders=(Border(0, 1.8, "brass"),),
    shadow=5,
    drop=2,
    shadow_alpha=120,
)


@dataclass(frozen=True)
class Hint:
    """What the player knows about a card, as a small paper tag on it."""

    text: str
    known: bool = False  # and where it is
    deduced: bool = False  # it follows from what was seen; brass ink says so
    pencil: str = ""  # what the player marked, in the player's hand
    about: str = ""  # more of it, when one asks


NO_HINT: Final = Hint("")


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


def fitting(look: Look, names: Iterable[str], style: Style, width: int) -> Style:
    """One size in which every one of the names takes a line of a card so broad."""
    room = width - look.px(20)
    return min(
        (look.letters.fit(name, style, room) for name in names), key=lambda found: found.size
    )


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
    if name in look.assets or kind_of(card).value != "room":
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
    side = round(look.letters.line_height(style) * 0.86)
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


def inscribed(area: pygame.Rect, *, broadest: int | None = None) -> pygame.Rect:
    """The largest card that fits an area, in its middle."""
    wide = min(area.width, round(area.height / SHAPE), broadest or area.width)
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


class CaseCard(Pressable):
    """A card on the table: chosen it is framed in light and bears a medal, known it is in shade.

    The confirming key on a card that is already chosen goes on to the scene's own button.
    """

    def __init__(
        self,
        ui: Host,
        card: Card,
        name: str,
        on_press: Action | None = None,
        *,
        hint: Hint = NO_HINT,
        style: Style = styles.SMALL,
        chosen: bool = False,
        medal: bool = True,
    ) -> None:
        super().__init__(ui, on_press or _nothing)
        self.card = card
        self.name = name
        self.hint = hint
        self.style = style
        self.chosen = chosen
        self.medal = medal
        self.failed = False  # it bears a cross: not what was said
        self._can_be_pressed = on_press is not None
        self.tip = hint.about

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Only when pressing it does something."""
        return self._can_be_pressed

    @property
    def reach(self) -> pygame.Rect:
        """Glow included."""
        return super().reach.union(self.look.paint.reach(self.rect, _GLOW))

    def choose(self, on: bool) -> None:
        """Mark it as the chosen one or not."""
        if on != self.chosen:
            self.chosen = on
            self.damage()

    def handle(self, intent: Intent) -> bool:
        """A chosen card leaves the confirming key to the button that goes on."""
        if self.chosen and isinstance(intent, Command) and intent.act is Act.CONFIRM:
            return False
        return super().handle(intent)

    def draw(self, canvas: pygame.Surface) -> None:
        """Glow, picture, shade, name, tag, medal."""
        look = self.look
        lit = self.hovered and self.focusable and self.enabled
        border, width = ("lamp", 4.0) if self.chosen else ("lamp" if lit else "brass", 2.0)
        if self.chosen:
            look.paint.panel(canvas, self.rect, _GLOW)
        paint_face(
            look, canvas, self.rect, self.card, border=border, width=width, grey=not self.enabled
        )
        if self.hint.known and not self.chosen and not lit:
            look.paint.panel(canvas, self.rect, _SHADE)
        dim = not self.enabled or (self.hint.known and not self.chosen)
        colour = "soft" if dim else None
        paint_name(
            look,
            canvas,
            self.rect,
            self.name,
            self.style,
            inset=width,
            colour=colour,
            emblem=emblem_of(look, self.card),
        )
        draw_hint(look, canvas, self.rect, self.hint)
        if self.failed or (self.chosen and self.medal):
            self._draw_medal(canvas)
        self.draw_ring(canvas)

    def _draw_medal(self, canvas: pygame.Surface) -> None:
        look = self.look
        side = look.px(34)
        rect = pygame.Rect(self.rect.x + look.px(9), self.rect.y + look.px(9), side, side)
        look.paint.panel(canvas, rect, _CROSSED if self.failed else _MEDAL)
        inner = rect.inflate(-side * 2 // 5, -side * 2 // 5)
        if self.failed:
            line = max(2, look.px(3))
            for start, end in (
                (inner.topleft, inner.bottomright),
                (inner.bottomleft, inner.topright),
            ):
                pygame.draw.line(canvas, look.letters.colour("cream"), start, end, line)
        else:
            look.paint.tick(canvas, inner, "panel_deep")


def draw_hint(look: Look, canvas: pygame.Surface, rect: pygame.Rect, hint: Hint) -> None:
    """The tags in a card's corner: what is certain, and below it what the player marked."""
    foot = rect.y + look.px(8)
    if hint.text:
        tag = draw_tag(look, canvas, rect, hint.text, deduced=hint.deduced)
        foot = tag.bottom + look.px(4)
    if hint.pencil:
        style = styles.HAND.but(size=24)
        style = look.letters.fit(hint.pencil, style, rect.width - look.px(32))
        wide, high = look.letters.size(hint.pencil, style)
        tag = pygame.Rect(0, foot, wide + look.px(16), high)
        tag.right = rect.right - look.px(8)
        look.paint.panel(canvas, tag, skins.TAG)
        look.letters.draw(canvas, hint.pencil, style, tag, align="center")


def draw_tag(
    look: Look, canvas: pygame.Surface, rect: pygame.Rect, text: str, *, deduced: bool = False
) -> pygame.Rect:
    """The paper tag in a card's corner; its tick is drawn, since not every face has one.

    What follows from what was seen has the notebook's ring before it and a brass edge.
    """
    words, ticked = text.removesuffix(TICK).strip(), text.endswith(TICK)
    letters = look.letters
    style = styles.PAPER_SMALL.but(colour="ink")
    high = letters.line_height(style)
    tick = round(high * 0.62) if ticked else 0
    ring = round(high * 0.8) + look.px(4) if deduced else 0
    style = letters.fit(words, style, rect.width - look.px(16) - look.px(16) - tick - ring)
    wide, high = letters.size(words, style)
    gap = look.px(4) if ticked and words else 0
    tag = pygame.Rect(0, 0, wide + tick + ring + gap + look.px(16), high + look.px(2))
    tag.topright = (rect.right - look.px(8), rect.y + look.px(8))
    look.paint.panel(canvas, tag, _DEDUCED if deduced else skins.TAG)
    line = tag.inflate(-look.px(16), 0)
    if deduced:
        side = ring - look.px(4)
        box = pygame.Rect(line.x, 0, side, side)
        box.centery = line.centery
        signs.draw_deduced(look, canvas, box.inflate(side // 4, side // 4), has=True)
        line.x, line.width = line.x + ring, line.width - ring
    letters.draw(canvas, words, style, line)
    if ticked:
        box = pygame.Rect(0, 0, tick, tick)
        box.midright = line.midright
        look.paint.tick(canvas, box, "ink")
    return tag


def _nothing() -> None:
    """A card only to look at."""
