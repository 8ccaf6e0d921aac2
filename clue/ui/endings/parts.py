"""What compositions have in common: words that come up slowly, blocks in columns, cards, faces."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from clue.rules.cards import Card, Seat
from clue.text.speaker import Speaker
from clue.ui.cards import faces
from clue.ui.cards.faces import SHAPE, name_on
from clue.ui.cards.stage_pictures import Expression, bust
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
    size = wide, round(wide * SHAPE)
    name = name_on(card, words)
    style = look.letters.fit(name, lettered, round(wide * 0.7))

    def make() -> pygame.Surface:
        rect = look.paint.reach(pygame.Rect((0, 0), size), UNDER)
        image = pygame.Surface(rect.size, pygame.SRCALPHA)
        look.paint.panel(image, pygame.Rect((-rect.x, -rect.y), size), UNDER)
        lay(image, faces.face(look, card, name, size, style), (-rect.x, -rect.y))
        if dim:
            image.fill((130, 130, 140, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.rotozoom(image, lean, 1.0) if lean else image

    return look.paint.kept(("leaning", card, name, style, size, lean, dim), make)


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
    return pygame.transform.smoothscale(small, size)


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
