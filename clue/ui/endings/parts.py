"""What endings have in common: words that come up slowly, blocks, cards, faces; the envelope."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from clue.rules.cards import Card, Case, Seat
from clue.text.speaker import Speaker
from clue.ui.cards import faces
from clue.ui.cards.faces import SHAPE, name_on
from clue.ui.cards.stage_pictures import Expression, bust
from clue.ui.media.assets import Wanted
from clue.ui.stage.timeline import (
    Timeline,
    TimelinePlayer,
    cue,
    fade,
    frames,
    sequence,
    staggered,
    together,
    value,
    wait,
)
from clue.ui.theme import styles
from clue.ui.theme.frames import Skin
from clue.ui.theme.look import Look
from clue.ui.theme.shapes import lay
from clue.ui.theme.styles import Style
from clue.ui.widgets.label import Label

UNDER: Final = Skin(alpha=0, radius=10, shadow=16, shadow_alpha=170, drop=6)
ROOM_PART: Final = (0.02, 0.02, 0.96, 0.80)
"""What of a room's card is its picture."""
SOFT: Final = 64
SMALLEST: Final = 13


class FadingLabel(Label):
    """Words that come up slowly."""

    alpha = 1.0

    def draw(self, canvas: pygame.Surface) -> None:
        """Set them as strong as they are by now."""
        if self.alpha >= 1.0:
            super().draw(canvas)
        elif self.alpha > 0.0:
            paper = pygame.Surface(self.reach.size, pygame.SRCALPHA)
            place, self.rect = self.rect, self.rect.move(-self.reach.x, -self.reach.y)
            super().draw(paper)
            self.rect = place
            paper.set_alpha(round(255 * self.alpha))
            canvas.blit(paper, self.reach)


@dataclass
class Block:
    """Labels below each other that stand or go together."""

    labels: Sequence[Label]
    keep: int  # what is less worth keeping goes first where there is no room
    gap: float = 8
    ruled: bool = False  # a line above it

    def tall(self, wide: int, look: Look) -> int:
        """How much room it takes."""
        return sum(label.natural(wide)[1] for label in self.labels) + look.px(self.gap) * len(
            self.labels
        )


def stacked(
    look: Look, rect: pygame.Rect, blocks: Sequence[Block], apart: float
) -> tuple[list[Label], list[int]]:
    """Place what there is room for from the top; the labels, and where lines are to be drawn."""
    gap = look.px(apart)
    left = list(blocks)

    def whole() -> int:
        return sum(block.tall(rect.width, look) + gap for block in left) - gap

    while len(left) > 1 and whole() > rect.height:
        left.remove(min(left, key=lambda block: block.keep))
    placed: list[Label] = []
    lines: list[int] = []
    y = rect.y
    for block in left:
        if block.ruled and y > rect.y:
            lines.append(y - gap // 2)
        for label in block.labels:
            high = min(label.natural(rect.width)[1], max(0, rect.bottom - y))
            label.smallest = label.smallest or SMALLEST
            label.place((rect.x, y, rect.width, high))
            placed.append(label)
            y += high + look.px(block.gap)
        y += gap
    return placed, lines


def leaning(
    look: Look,
    card: Card,
    words: Speaker,
    wide: int,
    lean: float,
    *,
    dim: bool = False,
    lettered: Style = styles.NAME,
) -> pygame.Surface:
    """A card on its shadow as it lies; premultiplied."""
    size, name, style = _lettered(look, card, words, wide, lettered)

    def make() -> pygame.Surface:
        rect = look.paint.reach(pygame.Rect((0, 0), size), UNDER)
        image = pygame.Surface(rect.size, pygame.SRCALPHA)
        look.paint.panel(image, pygame.Rect((-rect.x, -rect.y), size), UNDER)
        lay(image, faces.face(look, card, name, size, style), (-rect.x, -rect.y))
        if dim:
            image.fill((130, 130, 140, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.rotozoom(image, lean, 1.0) if lean else image

    return look.paint.kept(("leaning", card, name, style, size, lean, dim), make)


def leaning_face(
    look: Look, card: Card, words: Speaker, wide: int, lettered: Style
) -> Iterator[None]:
    """Make such a card's face in parts, for what must not halt meanwhile."""
    size, name, style = _lettered(look, card, words, wide, lettered)
    yield from faces.face_in_parts(look, card, name, size, style)


def _lettered(
    look: Look, card: Card, words: Speaker, wide: int, lettered: Style
) -> tuple[tuple[int, int], str, Style]:
    """Its size, its name, and how that is set."""
    name = name_on(card, words)
    return (wide, round(wide * SHAPE)), name, look.letters.fit(name, lettered, round(wide * 0.7))


# -- pictures --------------------------------------------------------------------------------------


def draw_bust(
    look: Look, canvas: pygame.Surface, seat: Seat, feeling: str, room: pygame.Rect
) -> None:
    """Head and shoulders, on the foot of the room."""
    image = look.assets.scaled(bust(seat, Expression(feeling)), room.size)
    canvas.blit(image, image.get_rect(midbottom=room.midbottom))


def room_picture(look: Look, card: Card, size: tuple[int, int]) -> pygame.Surface:
    """The crime's room, all over a rectangle."""
    name = faces.picture_of(card)
    picture = pygame.Surface(size)
    if name not in look.assets:
        picture.blit(look.paint.backdrop(size), (0, 0))
        return picture
    whole = look.assets.picture(name)
    wide, high = whole.get_size()
    x, y, across, down = ROOM_PART
    part = pygame.Rect(x * wide, y * high, across * wide, down * high)
    ratio = max(size[0] / part.width, size[1] / part.height)
    cut = pygame.Rect(0, 0, min(part.width, size[0] / ratio), min(part.height, size[1] / ratio))
    cut.center = part.center
    pygame.transform.smoothscale(whole.subsurface(cut).convert(picture), size, picture)
    return picture


def pool(size: tuple[int, int], centre: tuple[float, float], reach: float) -> pygame.Surface:
    """A spotlight's circle as a mask: white where it falls, nothing where it does not."""
    return pygame.transform.smoothscale(small_pool(size, centre, reach), size)


def small_pool(size: tuple[int, int], centre: tuple[float, float], reach: float) -> pygame.Surface:
    """The same, still to be brought to its size."""
    wide = SOFT
    high = max(2, round(SOFT * size[1] / size[0]))
    small = pygame.Surface((wide, high), pygame.SRCALPHA)
    small.fill((255, 255, 255, 0))
    for y in range(high):
        down = ((y + 0.5) / high - centre[1]) * size[1] / size[0]
        for x in range(wide):
            share = (reach - math.hypot((x + 0.5) / wide - centre[0], down)) / (reach * 0.3)
            if share > 0:
                share = min(1.0, share)
                strength = round(255 * share * share * (3 - 2 * share))
                small.set_at((x, y), (255, 255, 255, strength))
    return small


def spotlit(
    picture: pygame.Surface, centre: tuple[float, float], reach: float, dark: float = 0.24
) -> pygame.Surface:
    """A room in the dark but for one circle of light."""
    night = picture.copy()
    tone = round(255 * dark)
    night.fill((tone, round(tone * 0.94), round(tone * 1.05)), special_flags=pygame.BLEND_RGB_MULT)
    lit = picture.convert_alpha()
    lit.blit(pool(picture.get_size(), centre, reach), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    night.blit(lit, (0, 0))
    return night


# -- the envelope ----------------------------------------------------------------------------------


OPENING: Final = ("envelope.closed", "envelope.opening", "envelope.open")
FRONT: Final = "envelope.open.front"
TABLE: Final = (940, 764)
"""The envelope and the cards are laid out on a table of this size, which is then scaled."""
BODY: Final = pygame.Rect(137, 290, 666, 474)
"""The closed envelope on that table; open, its flap stands above it."""
CARD: Final = (290, 387)
FANNED: Final = ((163, 244, 7.0), (470, 202, 0.0), (777, 244, -7.0))
"""Where the middle of each card comes to lie, and how it leans."""
INSIDE: Final = (470, 750)
MOUTH: Final = (470, 190)
"""Where a card has just left the envelope: its lower edge is above the front's."""
PROPERTIES: Final = ("rise", "spread", "alpha")
LEEWAY: Final = 50
"""How far above the table a card may reach on its way."""
ABOVE: Final = (0, 2, 1)
"""Which card lies on which, from the lowest: no name is covered."""
GLOW: Final = Skin(alpha=0, radius=12, shadow=20, shadow_alpha=150, glow="lamp")


def revealing(sting: str, *, reduced: bool) -> Timeline:
    """The envelope opens, the cards come out, and then it is said how it was.

    ``rise`` is a card's way out of the envelope, ``spread`` its way to its place in the fan.
    """
    cards = [
        fade(index, 0.0, 1.0, 0.45)
        if reduced
        else sequence(
            value(index, "rise", 0.0, 1.0, 0.5, ease="out"),
            value(index, "spread", 0.0, 1.0, 0.4),
        )
        for index in range(3)
    ]
    return sequence(
        wait(0.7),
        cue("sound", "envelope"),
        frames("envelope", OPENING, 0.0 if reduced else 0.42),
        wait(0.25),
        staggered(0.62, [together(cue("sound", "card.slide"), card) for card in cards]),
        cue("sound", sting),
    )


class Unsealing:
    """The envelope opens, and the cards rise out of it one by one and spread into a fan."""

    def __init__(
        self, look: Look, words: Speaker, case: Case, player: TimelinePlayer, room: pygame.Rect
    ) -> None:
        self.look = look
        self.words = words
        self.case = case
        self.player = player
        self.factor = min(room.height / TABLE[1], room.width / TABLE[0])
        self.table = pygame.Rect(0, 0, round(TABLE[0] * self.factor), round(TABLE[1] * self.factor))
        self.table.center = room.center
        self.moving = self._on_table(pygame.Rect(0, -LEEWAY, TABLE[0], TABLE[1] + LEEWAY))
        self._unmade = [0, 1, 2]
        self._frame = ""
        self._states: dict[int, tuple[object, ...]] = {}
        self._shown: dict[int, pygame.Rect] = {}

    def pictures(self) -> list[Wanted]:
        """Everything that comes out, fetched while the envelope is still closed."""
        assets = self.look.assets
        scenery: list[Wanted] = [
            (name, self._envelope(name).size, "exact") for name in (*OPENING, FRONT)
        ]
        cards: tuple[Card, ...] = self.case.cards
        size = self._card_size()
        fronts: list[Wanted] = [(faces.picture_of(card), size, "cover") for card in cards]
        return [wanted for wanted in (*scenery, *fronts) if wanted[0] in assets]

    def get_ready(self) -> None:
        """Make one card a turn while nothing moves yet, so that nothing halts when it does."""
        if self._unmade and not self.look.assets.coming():
            self._tilted(self._unmade.pop())

    # -- motion --------------------------------------------------------------------------------

    def changed(self) -> Iterator[pygame.Rect]:
        """What must be drawn anew since the last time it was asked."""
        frame = self.player.values["envelope", "frame"]
        if frame != self._frame:
            self._frame = frame
            yield self.moving
        for index in range(3):
            state = tuple(self.player.values.get((index, name)) for name in PROPERTIES)
            if any(state) and state != self._states.get(index):
                self._states[index] = state
                rect = self._card_rect(index)
                yield rect.union(self._shown.get(index, rect))
                self._shown[index] = rect

    # -- picture -------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """The envelope, the cards on their way out of it."""
        if not canvas.get_clip().colliderect(self.moving):
            return
        values = self.player.values
        shown = values["envelope", "frame"]
        self._draw_envelope(canvas, shown)
        if shown != OPENING[-1]:
            return
        out = [index for index in ABOVE if values.get((index, "rise"), 1.0) >= 1.0]
        clip = canvas.get_clip()
        inside = pygame.Rect(0, -LEEWAY, TABLE[0], LEEWAY + BODY.bottom - 6)
        canvas.set_clip(clip.clip(self._on_table(inside)))
        for index in ABOVE:
            if index not in out:
                self._draw_card(canvas, index)
        canvas.set_clip(clip)
        if len(out) < len(ABOVE):
            self._draw_envelope(canvas, FRONT)
        for index in out:
            self._draw_card(canvas, index)

    def _on_table(self, rect: pygame.Rect) -> pygame.Rect:
        """A rectangle of the table in pixels."""
        left, top = self._spot(rect.x, rect.y)
        right, bottom = self._spot(rect.right, rect.bottom)
        return pygame.Rect(left, top, right - left, bottom - top)

    def _spot(self, x: float, y: float) -> tuple[int, int]:
        return self.table.x + round(x * self.factor), self.table.y + round(y * self.factor)

    def _envelope(self, name: str) -> pygame.Rect:
        """Where one of its pictures lies; all share the middle of the closed one."""
        entry = self.look.assets.entries.get(name)
        body = self._on_table(BODY)
        wide, high = (entry.size if entry else None) or BODY.size
        anchor = (entry.anchor if entry else None) or (wide // 2, high // 2)
        scale = body.width / wide
        top = body.centery - round(anchor[1] * scale)
        return pygame.Rect(body.x, top, body.width, round(high * scale))

    def _draw_envelope(self, canvas: pygame.Surface, name: str) -> None:
        rect = self._envelope(name)
        canvas.blit(self.look.assets.scaled(name, rect.size, "exact"), rect)

    def _card_rect(self, index: int) -> pygame.Rect:
        """Where a card is by now, its glow included."""
        values = self.player.values
        way = between(INSIDE, MOUTH, values.get((index, "rise"), 1.0))
        spot = between(way, FANNED[index][:2], values.get((index, "spread"), 1.0))
        return self._tilted(index).get_rect(center=self._spot(*spot))

    def _draw_card(self, canvas: pygame.Surface, index: int) -> None:
        values = self.player.values
        alpha = values.get((index, "alpha"), 1.0)
        if values.get((index, "rise"), 1.0) <= 0.0 or alpha <= 0.0:
            return
        lay(canvas, self._tilted(index), self._card_rect(index).topleft, alpha)

    def _card_size(self) -> tuple[int, int]:
        return round(CARD[0] * self.factor), round(CARD[1] * self.factor)

    def _tilted(self, index: int) -> pygame.Surface:
        """A card in its glow, leaning as it will lie; premultiplied."""
        look = self.look
        card: Card = self.case.cards[index]
        name = name_on(card, self.words)
        size = self._card_size()
        style = look.letters.fit(name, styles.NAME, round(size[0] * 0.7))

        def make() -> pygame.Surface:
            rect = look.paint.reach(pygame.Rect((0, 0), size), GLOW)
            image = pygame.Surface(rect.size, pygame.SRCALPHA)
            place = pygame.Rect((-rect.x, -rect.y), size)
            look.paint.panel(image, place, GLOW)
            lay(image, faces.face(look, card, name, size, style), place.topleft)
            lean = FANNED[index][2]
            return pygame.transform.rotozoom(image, lean, 1.0) if lean else image

        return look.paint.kept(("tilted", card, name, size), make)


def between(
    first: tuple[float, float], last: tuple[float, float], share: float
) -> tuple[float, float]:
    """The point that far along."""
    return first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share
