"""Endings without a page: the gate in the rain, and oneself in the light. Words at the left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from clue.rules.cards import Card
from clue.ui.cards.stage_pictures import CAR, GATE
from clue.ui.endings.newspaper import DESK
from clue.ui.endings.parts import (
    Block,
    FadingLabel,
    draw_bust,
    leaning,
    room_picture,
    spotlit,
    stacked,
)
from clue.ui.endings.wording import Copy, Finale
from clue.ui.media.assets import Wanted
from clue.ui.theme import styles
from clue.ui.theme.look import Look
from clue.ui.theme.styles import Style
from clue.ui.widgets.base import Host
from clue.ui.widgets.label import Label

LEFT: Final = 74
WIDE: Final = 780
"""Where the words begin, and how broad they may stand."""
OVER: Final = Style(styles.DISPLAY, 25, "brass", 1.2)
HEADLINE: Final = Style(styles.DISPLAY, 92, "paper", 1.06)
SENTENCE: Final = Style(styles.TEXT, 31, "cream", 1.2, bold=styles.BOLD, italic=styles.ITALIC)
SAID: Final = Style(styles.ITALIC, 30, "soft", 1.2)
PLAIN: Final = Style(styles.TEXT, 26, "cream", 1.2, bold=styles.BOLD)
ASIDE: Final = Style(styles.ITALIC, 25, "soft", 1.2)
CARD: Final = 170
LEAST_CARD: Final = 84
FITTING: Final = 0.66
"""How much smaller a headline may be set for it to take one line."""
LEANS: Final = (2.5, 0.0, -2.5)
BROAD: Final = 520
"""How broad a motor-car with its lights is, in units; two of them leave."""
CARS: Final = ((0.035, 0.945, 0.94), (0.30, 0.97, 1.12))
"""Where each stands at last, as shares of the window, and how large it is."""
COME_FROM: Final = 0.62


class Nocturne:
    """A picture over all the window; at the left headline, cards, figures and the lesson."""

    spent: Sequence[Wanted] = ()
    """Nothing it is made of is large and seen no more."""

    def __init__(self, screen: Host, copy: Copy, room: pygame.Rect) -> None:
        self.look: Look = screen.look
        self.copy = copy
        self.screen = screen
        look, px = self.look, self.look.px
        wide = min(px(WIDE * max(1.0, look.scale.text**0.5)), round(room.width * 0.62))
        column = pygame.Rect(px(LEFT), px(30), wide, room.bottom - px(42))
        over = self._label(copy.over, OVER, wrap=False)
        style = HEADLINE
        widest = max(look.letters.size(word, style)[0] for word in copy.headline.split())
        if widest > wide:
            style = style.but(size=style.size * wide / widest)
        heading = self._label(copy.headline, style)
        line = look.letters.fit(copy.headline, style, wide, FITTING)
        fits = look.letters.size(copy.headline, line)[0] <= wide
        if fits or column.height < px(700 * look.scale.text):
            heading = self._label(copy.headline, look.letters.fit(copy.headline, style, wide))
        sentence = self._label(copy.sentence, SENTENCE)
        self.said = [heading, sentence]
        blocks = [
            Block((over,), 1, gap=2),
            Block((heading, sentence), 9, gap=12),
            Block((self._label(copy.figures_line, PLAIN),), 6),
            Block((self._label(copy.lesson, ASIDE),), 5),
        ]
        if copy.finale is Finale.YOURSELF:
            blocks.insert(2, Block((self._label(copy.motive, SAID),), 4))
        if copy.prepared:
            blocks.append(Block((self._label(copy.prepared, ASIDE),), 5))
        if copy.series:
            blocks.append(Block((self._label(copy.series, ASIDE),), 3))
        if copy.copied:
            blocks.append(Block((self._label(copy.copied, ASIDE),), 8))
        self.labels: list[Label] = []
        self.labels, _ = stacked(look, column, blocks, 14)
        self._find_room_for_cards(column)

    def _label(self, words: object, style: Style, *, wrap: bool = True) -> FadingLabel:
        return FadingLabel(self.screen, words, style, wrap=wrap)  # type: ignore[arg-type]

    def _find_room_for_cards(self, column: pygame.Rect) -> None:
        """Between the sentence and the figures, if the column has room."""
        look = self.look
        spare = column.bottom - max(label.rect.bottom for label in self.labels) - look.px(50)
        wide = min(look.px(CARD), round(spare / 1.36), round(column.width / 3.3))
        self.card = wide if wide >= look.px(LEAST_CARD) else 0
        if not self.card:
            return
        after = self.said[-1].rect.bottom
        self.cards_at = after + look.px(20)
        down = round(self.card * 1.36) + look.px(40)
        for label in self.labels:
            if label.rect.y > after:
                label.rect.y += down

    # -- pictures ----------------------------------------------------------------------------------

    def back(self) -> pygame.Surface:
        """The picture under the words."""
        yourself = self.copy.finale is Finale.YOURSELF
        image = self._in_the_light() if yourself else self._gate()
        self._shade(image)
        if self.card:
            cards: tuple[Card, ...] = self.copy.outcome.case.cards
            for number, (card, lean) in enumerate(zip(cards, LEANS, strict=True)):
                lying = leaning(self.look, card, self.copy.words, self.card, lean)
                x = self.look.px(LEFT) + round((number + 0.5) * self.card * 1.09)
                at = lying.get_rect(center=(x, self.cards_at + round(self.card * 0.67)))
                image.blit(lying, at, special_flags=pygame.BLEND_PREMULTIPLIED)
        return image

    def page(self) -> None:
        """There is none."""

    def _shade(self, image: pygame.Surface) -> None:
        """Dark where the words and the ways on stand."""
        look = self.look
        wide = min(look.size[0], look.px(WIDE) * 2)
        image.blit(look.paint.ribbon((wide, look.size[1]), "shade", 205), (0, 0))
        low = pygame.Surface((1, 2), pygame.SRCALPHA)
        low.set_at((0, 1), (0, 0, 0, 215))
        deep = pygame.transform.smoothscale(low, (look.size[0], look.px(190)))
        image.blit(deep, (0, look.size[1] - deep.get_height()))

    def _gate(self) -> pygame.Surface:
        """The house as an old photograph."""
        look = self.look
        if GATE not in look.assets:
            return look.paint.backdrop(look.size).copy()
        return look.assets.scaled(GATE, look.size, "cover").convert()

    def _in_the_light(self) -> pygame.Surface:
        """One's own face in the crime's room, and the weapon."""
        look, case = self.look, self.copy.outcome.case
        wide, high = look.size
        small = (max(1, wide // 4), max(1, high // 4))
        soft = pygame.transform.gaussian_blur(room_picture(look, case.room, small), 2)
        room = pygame.transform.smoothscale(soft, look.size)
        image = spotlit(room, (0.72, 0.44), 0.25, 0.13)
        standing = pygame.Rect(0, 0, round(wide * 0.5), round(high * 0.86))
        standing.midbottom = (round(wide * 0.72), high - round(high * DESK * 0.35))
        draw_bust(look, image, case.suspect, "startled", standing)
        side = round(high * 0.36)
        place = pygame.Rect(0, 0, side, side)
        place.center = (round(wide * 0.55), round(high * 0.76))
        for part in (f"weapon.{case.weapon}.shadow", f"weapon.{case.weapon}"):
            if part in look.assets:
                image.blit(look.assets.scaled(part, place.size), place)
        return image


# -- who leaves ------------------------------------------------------------------------------------


class Departure:
    """Two motor-cars on their way to the gate, seen by their lights: a function of time."""

    def __init__(self, look: Look) -> None:
        self._cars: list[tuple[pygame.Surface, pygame.Rect, int]] = []
        for x, y, large in CARS:
            image = look.assets.scaled(CAR, (look.px(BROAD * large),) * 2)
            stands = image.get_rect(midbottom=(round(x * look.size[0]), round(y * look.size[1])))
            self._cars.append((image, stands, round(COME_FROM * look.size[0])))
        self.places = [rect for _, rect, _ in self._cars]

    def move(self, share: float) -> list[pygame.Rect]:
        """So far on their way; what has changed."""
        left = (1 - share) ** 2
        new = [rect.move(round(way * left), 0) for _, rect, way in self._cars]
        changed = [a.union(b) for a, b in zip(new, self.places, strict=True) if a != b]
        self.places = new
        return changed

    def draw(self, canvas: pygame.Surface) -> None:
        """Both, the nearer last."""
        for (image, _, _), place in zip(self._cars, self.places, strict=True):
            if canvas.get_clip().colliderect(place):
                canvas.blit(image, place)
