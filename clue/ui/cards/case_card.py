"""A card of the case on the table, to be looked at or chosen, with tags for what is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import pygame
from msgspec import structs

from clue.rules.cards import Card
from clue.table.leaf import NO_HINT, Hint
from clue.ui.cards import signs
from clue.ui.cards.faces import CORNER, emblem_of, fitting, paint_face, paint_name
from clue.ui.reading.readable import NOTHING, Readable, Role
from clue.ui.stage.timeline import back
from clue.ui.theme import frames, styles
from clue.ui.theme.frames import Border, Skin
from clue.ui.theme.look import Look
from clue.ui.theme.styles import Style
from clue.ui.theme.tempo import TEMPO
from clue.ui.widgets.base import Host, WidgetAct
from clue.ui.widgets.button import Pressable

TICK: Final = "✓"
CORNER_ROOM: Final = 8
"""How far a tag is from the card's edges."""
TAG_PAD: Final = 16
"""How much broader it is than what stands on it."""
APART: Final = 4
"""Between two tags, and between what stands on one."""
TALLER: Final = 2
"""How much taller a tag is than its words."""
MEDAL: Final = 34
MEDAL_ROOM: Final = 9
"""How large a medal is, and how far from the card's edges."""
STROKE: Final = 3
"""How thick its cross is drawn."""

_DEDUCED: Final = structs.replace(frames.TAG, borders=(Border(0, 1.8, "brass"),))


def draw_hint(look: Look, canvas: pygame.Surface, rect: pygame.Rect, hint: Hint) -> None:
    """The tags in a card's corner: what is certain, and below it what the player marked."""
    foot = rect.y + look.px(CORNER_ROOM)
    if hint.text:
        tag = _draw_tag(look, canvas, rect, hint.text, deduced=hint.deduced)
        foot = tag.bottom + look.px(APART)
    if hint.pencil:
        style = styles.HAND.but(size=24)
        style = look.letters.fit(hint.pencil, style, rect.width - look.px(TAG_PAD * 2))
        wide, high = look.letters.size(hint.pencil, style)
        tag = pygame.Rect(0, foot, wide + look.px(TAG_PAD), high)
        tag.right = rect.right - look.px(CORNER_ROOM)
        look.paint.panel(canvas, tag, frames.TAG)
        look.letters.draw(canvas, hint.pencil, style, tag, align="center")


def _draw_tag(
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
    ring = round(high * 0.8) + look.px(APART) if deduced else 0
    style = letters.fit(words, style, rect.width - 2 * look.px(TAG_PAD) - tick - ring)
    wide, high = letters.size(words, style)
    gap = look.px(APART) if ticked and words else 0
    tag = pygame.Rect(0, 0, wide + tick + ring + gap + look.px(TAG_PAD), high + look.px(TALLER))
    tag.topright = (rect.right - look.px(CORNER_ROOM), rect.y + look.px(CORNER_ROOM))
    look.paint.panel(canvas, tag, _DEDUCED if deduced else frames.TAG)
    line = tag.inflate(-look.px(TAG_PAD), 0)
    if deduced:
        side = ring - look.px(APART)
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


ENOUGH: Final = 0.8
"""How far names may shrink to make room for emblems."""
KNOWN: Final = 150
"""How dark the shade over a card is about which all is known."""

TOUCHED: Final = 5
"""How high a card is lifted under pointer or keys, in units."""
CHOSEN: Final = 10
"""And as long as it is chosen."""
HIGHEST: Final = 12

_BELOW: Final = Skin(alpha=0, radius=CORNER, shadow=14, shadow_alpha=150, drop=9)
_GLOW: Final = Skin(alpha=0, radius=12, shadow=18, shadow_alpha=170, glow="lamp")
_SHADE: Final = Skin(top="panel_deep", bottom="panel_deep", radius=CORNER, alpha=KNOWN)
_MEDAL: Final = Skin(
    top="lamp", bottom="brass", radius=99, borders=(Border(0, 1.6, "panel_deep"),), shadow=4
)
_CROSSED: Final = Skin(
    top="wine_lit", bottom="wine_deep", radius=99, borders=(Border(0, 1.6, "cream"),), shadow=4
)


class Lift(NamedTuple):
    """How high something is held on its way from one height to another, in units."""

    start: float
    to: float
    begun: float
    high: float

    def at(self, now: float) -> Lift:
        """At a moment; it goes a little past its end, and back."""
        share = min(1.0, (now - self.begun) / TEMPO.lifts)
        high = self.start + (self.to - self.start) * back(share)
        return self._replace(high=high if share < 1 else self.to)


class CaseCard(Pressable):
    """Chosen it is framed in light and bears a medal, known it is in shade.

    The confirming key on a card that is already chosen goes on to the scene's own button.
    """

    def __init__(
        self,
        ui: Host,
        card: Card,
        name: str,
        on_press: WidgetAct | None = None,
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
        self.signed = True  # its emblem stands before its name, where there is room
        self.failed = False  # it bears a cross: not what was said
        self._can_be_pressed = on_press is not None
        self._lift: Lift | None = None  # it lies where it belongs when it is first seen
        self.tip = hint.about

    def subject(self, x: int, y: int) -> Card:
        """The card."""
        del x, y
        return self.card

    @property
    def reads(self) -> str:
        """The card's name."""
        return self.name

    def heard(self) -> Readable:
        """What the notebook says about it, and whether it is chosen."""
        own = replace(super().heard(), value=self.hint.text or self.hint.pencil)
        if self.focusable:
            return replace(own, role=Role.OPTION, chosen=self.chosen)
        return replace(own, role=Role.LABEL, does=NOTHING)

    @property
    def focusable(self) -> bool:  # type: ignore[override]  # worked out, never set
        """Only when pressing it does something."""
        return self._can_be_pressed

    @property
    def reach(self) -> pygame.Rect:
        """Glow included."""
        reach = super().reach.union(self.look.paint.reach(self.rect, _GLOW))
        up = self.look.px(HIGHEST) if self._can_be_pressed else 0
        return reach.union(reach.move(0, -up))

    def choose(self, on: bool) -> None:
        """Mark it as the chosen one or not."""
        if on != self.chosen:
            self.chosen = on
            self.damage()

    @property
    def takes_confirming(self) -> bool:
        """A chosen card leaves the key to the button that goes on."""
        return not self.chosen and super().takes_confirming

    @property
    def _lit(self) -> bool:
        return self.hovered and self.focusable and self.enabled

    @property
    def _wanted(self) -> int:
        """How high it is to be, in units."""
        if not self._can_be_pressed or not self.enabled:
            return 0
        return CHOSEN if self.chosen else TOUCHED if self.hovered or self.focused else 0

    @property
    def raised(self) -> pygame.Rect:
        """Where it is seen; it is touched where it lies."""
        return self.rect.move(0, -self.look.px(self._lift.high if self._lift else self._wanted))

    def update(self, now: float) -> float:
        """Rise to where it is wanted, or lie down."""
        was = self._lift
        high, wanted = (was.high if was else self._wanted), self._wanted
        if was is None or not self.ui.stage.eases:
            self._lift = Lift(wanted, wanted, now, wanted)
        elif was.to != wanted:
            self._lift = Lift(high, wanted, now, high)
        elif was.high != wanted:
            self._lift = was.at(now)
        assert self._lift is not None
        if self._lift.high != high:
            self.damage()
        return now if self._lift.high != wanted else super().update(now)

    def draw(self, canvas: pygame.Surface) -> None:
        """Glow, picture, shade, name, tag, medal."""
        look, known = self.look, self.hint.known and not self.chosen
        rect = self.raised
        if rect.y < self.rect.y:
            look.paint.panel(canvas, rect, _BELOW)
        border = "lamp" if self.chosen or self._lit else "brass"
        width = 4.0 if self.chosen else 2.0
        if self.chosen:
            look.paint.panel(canvas, rect, _GLOW)
        paint_face(look, canvas, rect, self.card, border=border, width=width, grey=not self.enabled)
        if known and not self._lit:
            look.paint.panel(canvas, rect, _SHADE)
        colour = "soft" if known or not self.enabled else None
        sign = emblem_of(look, self.card) if self.signed else ""
        paint_name(
            look, canvas, rect, self.name, self.style, inset=width, colour=colour, emblem=sign
        )
        draw_hint(look, canvas, rect, self.hint)
        if self.failed or (self.chosen and self.medal):
            self._draw_medal(canvas, rect)
        if self.focused:
            look.paint.ring(canvas, rect)

    def _draw_medal(self, canvas: pygame.Surface, card: pygame.Rect) -> None:
        look = self.look
        side, away = look.px(MEDAL), look.px(MEDAL_ROOM)
        rect = pygame.Rect(card.x + away, card.y + away, side, side)
        look.paint.panel(canvas, rect, _CROSSED if self.failed else _MEDAL)
        inner = rect.inflate(-side * 2 // 5, -side * 2 // 5)
        if self.failed:
            line = max(2, look.px(STROKE))
            for start, end in (
                (inner.topleft, inner.bottomright),
                (inner.bottomleft, inner.topright),
            ):
                pygame.draw.line(canvas, look.letters.colour("cream"), start, end, line)
        else:
            look.paint.tick(canvas, inner, "panel_deep")


def set_alike(cards: Sequence[CaseCard]) -> None:
    """Neighbours bear their names in one size, with emblems for all or for none."""
    look, style = cards[0].look, cards[0].style
    names, width = [card.name for card in cards], min(card.rect.width for card in cards)
    plain = fitting(look, names, style, width)
    signed = fitting(look, names, style, width, signs=True)
    signs = all(emblem_of(look, card.card) for card in cards)
    signs = signs and signed.size >= plain.size * ENOUGH
    for card in cards:
        card.style, card.signed = signed if signs else plain, signs


def _nothing() -> None:
    """A card only to look at."""
