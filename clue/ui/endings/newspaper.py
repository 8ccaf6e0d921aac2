"""The front page: who solved it, the murderer in the light of the crime's room, and how it was."""

from __future__ import annotations

from typing import Final

import pygame

from clue.rules.cards import Card, Case
from clue.ui.cards.stage_pictures import PAGE
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
from clue.ui.theme.frames import Border, Skin
from clue.ui.theme.look import Look
from clue.ui.theme.styles import Style
from clue.ui.widgets.base import Host
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter

WIDE: Final = 1400
BESIDE: Final = 232
"""How broad the page may be, and the cards that lie beside it where that leaves room."""
MARGIN: Final = 46
SHEET: Final = Skin(
    top="paper", bottom="paper_edge", radius=4, shadow=34, drop=10, shadow_alpha=220
)
FRAME: Final = Skin(alpha=0, borders=(Border(0, 2.4, "ink"), Border(6, 1.2, "ink")), radius=0)
MASTHEAD: Final = Style(styles.DISPLAY, 66, "ink", 1.04)
HEADLINE: Final = Style(styles.DISPLAY, 92, "ink", 1.04)
SUBLINE: Final = Style(styles.ITALIC, 34, "ink_soft", 1.15, bold=styles.BOLD, strong="wine")
DATELINE: Final = Style(styles.TEXT, 20, "ink", 1.15)
HEAD: Final = Style(styles.DISPLAY, 24, "ink", 1.15)
PLAIN: Final = styles.PAPER.but(size=25)
SAID: Final = Style(styles.ITALIC, 29, "ink", 1.16)
NUMBER: Final = Style(styles.DISPLAY, 46, "ink", 1.0)
COUNTED: Final = Style(styles.TEXT, 20, "ink", 1.1)
CAPTION: Final = Style(styles.ITALIC, 21, "ink_soft", 1.15)
LEAST_PICTURE: Final = 150
LOW: Final = 560
"""A page lower than so many units has no masthead."""
ENVELOPE: Final = "envelope.open"
LEANS: Final = (6.0, -4.0, 5.0)
RIM: Final = 24
MATTED: Final = 11
"""How far a picture stands in from its frame's outer edge."""
GUTTER: Final = 26
"""Between two columns."""
ABOVE: Final = 14
"""Free over the page, and within it over the first line."""
BELOW: Final = 22
"""Free under the lowest line, the page's upper edge counted in."""
EAR: Final = 190
"""How broad what stands at either side of the masthead is."""
RULE: Final = 2
RULE_GAP: Final = 12
DOUBLE: Final = 3
DATED_GAP: Final = 6
"""How high a line across the page takes room, and what is left free below each."""
SAID_GAP: Final = 8
HEAD_GAP: Final = 4
FIGURES_GAP: Final = 20
CAPTION_GAP: Final = 6
"""Free below the headline's sentence, a column's heading, and the figures; over a caption."""
AIR: Final = 16
"""Free beside the cards, and over whoever found out."""
LEAST_SCENE: Final = 60
"""In less room the crime is not drawn."""


class Newspaper:
    """A page of it, laid out for one window."""

    def __init__(self, screen: Host, copy: Copy, room: pygame.Rect) -> None:
        self.look: Look = screen.look
        self.copy = copy
        self.screen = screen
        px = self.look.px
        beside = room.width - min(room.width, px(WIDE))
        cards = beside // 2 > px(BESIDE * 0.8)
        wide = min(room.width - px(RIM * 2), px(WIDE) if cards else room.width)
        self.sheet = pygame.Rect(0, 0, wide, self.look.size[1])
        self.sheet.midtop = (room.centerx, px(ABOVE))
        self.cards = cards
        self.foot = room.bottom
        self.said: list[FadingLabel] = []
        self.labels: list[Label] = []
        self.rules: list[tuple[pygame.Rect, int]] = []
        self._lay_out(
            Cutter(
                pygame.Rect(
                    self.sheet.x + px(MARGIN),
                    self.sheet.y + px(ABOVE),
                    wide - 2 * px(MARGIN),
                    room.bottom - self.sheet.y - px(BELOW),
                )
            )
        )

    # -- words -------------------------------------------------------------------------------------

    def _label(
        self, words: object, style: Style, align: str = "left", *, wrap: bool = True
    ) -> FadingLabel:
        return FadingLabel(self.screen, words, style, align=align, wrap=wrap)  # type: ignore[arg-type]

    def _line(self, rect: pygame.Rect, thick: float = 1.4) -> None:
        self.rules.append((rect, self.look.px(thick)))

    def _lay_out(self, room: Cutter) -> None:
        look, copy = self.look, self.copy
        wide, text = room.rect.width, look.scale.text
        if room.rect.height > look.px(LOW * text):
            self._masthead(room)
        style = look.letters.fit(copy.headline, HEADLINE, wide)
        heading = self._label(copy.headline, style, "center", wrap=False)
        heading.place(room.top(heading.natural()[1]))
        told = copy.sentence
        sentence = self._label(told, look.letters.fit(told, SUBLINE, wide, 0.75), "center")
        sentence.place(room.top(sentence.natural(wide)[1], look.px(SAID_GAP)))
        self.said = [heading, sentence]
        self.labels += self.said
        self._line(room.top(look.px(RULE), look.px(RULE_GAP)))
        if copy.finale is Finale.WON:
            self._own_page(room.rect)
        else:
            self._their_page(room.rect)

    def _masthead(self, room: Cutter) -> None:
        look, say = self.look, self.copy.words.say
        wide = room.rect.width
        ears = look.px(EAR * look.scale.text)
        title = say("paper-masthead")
        style = look.letters.fit(title, MASTHEAD, wide - 2 * ears)
        row = Cutter(room.top(look.letters.line_height(style)))
        for cut, words in (
            (row.left, (say("paper-extra"), say("paper-price"))),
            (row.right, (say("paper-weather-title"), say("paper-weather"))),
        ):
            ear = cut(ears)
            both = self._label(f"{words[0]}\n{words[1]}", DATELINE.but(size=18), "center")
            both.smallest = 11
            both.place(ear)
            if both.natural(ear.width)[1] <= ear.height:
                self.labels.append(both)
        name = self._label(title, style, "center", wrap=False)
        name.place(row.rect)
        self.labels.append(name)
        self._line(room.top(look.px(DOUBLE), look.px(DOUBLE)), DOUBLE)
        dated = Cutter(room.top(look.letters.line_height(DATELINE)))
        for key, align, place in (
            ("paper-founded", "left", dated.left(wide // 3)),
            ("paper-printed", "right", dated.right(wide // 3)),
            ("paper-date", "center", dated.rect),
        ):
            line = self._label(say(key), DATELINE, align, wrap=False)
            line.place(place)
            self.labels.append(line)
        self._line(room.top(look.px(RULE), look.px(DATED_GAP)))

    def _head(self, key: str) -> FadingLabel:
        said = self.copy.words.say(key)
        return self._label(said, HEAD, "center")

    def _motive(self) -> Block:
        said = self._label(self.copy.motive, SAID, "center")
        return Block((self._head("paper-motive"), said), 5, ruled=True)

    def _lesson(self) -> Block:
        lesson = self._label(self.copy.lesson, PLAIN)
        return Block((self._head("paper-lesson"), lesson), 6, ruled=True)

    def _remark(self) -> list[Block]:
        said = self.copy.remark
        return [Block((self._label(said, SAID, "center"),), 2, ruled=True)] if said else []

    def _series(self) -> list[Block]:
        copy, blocks = self.copy, []
        if copy.prepared:
            blocks.append(Block((self._label(copy.prepared, PLAIN, "center"),), 5, ruled=True))
        if copy.series:
            told = self._label(copy.series, PLAIN, "center")
            blocks.append(Block((self._head("paper-solved"), told), 3, ruled=True))
        if copy.copied:
            blocks.append(Block((self._label(copy.copied, CAPTION, "center"),), 8))
        return blocks

    def _counted(self) -> Block:
        """The figures, one below the other in words."""
        line = self._label(self.copy.figures_line, PLAIN, "center")
        return Block((self._head("paper-figures"), line), 4, ruled=True)

    def _figures(self, column: Cutter) -> None:
        """Three large numbers beside each other, where the column is broad enough."""
        look = self.look
        head = self._head("paper-figures")
        number = look.letters.line_height(NUMBER)
        small = look.letters.line_height(COUNTED)
        figures = self.copy.figures
        third = column.rect.width // len(figures)
        widest = max(look.letters.size(what, COUNTED)[0] for _, what in figures)
        if widest > third or column.rect.height < 3 * (number + small):
            return
        head.place(column.top(head.natural(column.rect.width)[1], look.px(HEAD_GAP)))
        self.labels.append(head)
        rows = Cutter(column.top(number + small, look.px(FIGURES_GAP)))
        self._line(
            pygame.Rect(
                rows.rect.x, rows.rect.bottom + look.px(FIGURES_GAP / 2), rows.rect.width, 2
            )
        )
        for count, what in figures:
            cell = Cutter(rows.left(third))
            for words, style, high in ((count, NUMBER, number), (what, COUNTED, small)):
                label = self._label(words, style, "center", wrap=False)
                label.place(cell.top(high))
                self.labels.append(label)
        self._numbers = True

    _numbers = False

    def _stack(self, rect: pygame.Rect, blocks: list[Block]) -> None:
        placed, lines = stacked(self.look, rect, blocks, 18)
        self.labels += placed
        for y in lines:
            self._line(pygame.Rect(rect.x, y, rect.width, 2))

    # -- the two pages -----------------------------------------------------------------------------

    def _own_page(self, rect: pygame.Rect) -> None:
        """The picture in the middle, columns at both sides."""
        look, copy = self.look, self.copy
        gap = look.px(GUTTER)
        room = Cutter(rect)
        side = round(rect.width * min(0.33, 0.225 * max(1.0, look.scale.text**0.8)))
        left, right = room.left(side, gap), Cutter(room.right(side, gap))
        self._caption(room)
        self.picture = room.rect
        lead = Block((self._label(copy.lead, PLAIN),), 1)
        self._stack(left, [lead, self._motive(), *self._remark()])
        self._figures(right)
        more = [] if self._numbers else [self._counted()]
        self._stack(right.rect, [self._lesson(), *more, *self._series()])
        self.portrait = pygame.Rect(0, 0, 0, 0)

    def _their_page(self, rect: pygame.Rect) -> None:
        """Whoever found out, as tall as the page; the crime is smaller, at the other side."""
        look = self.look
        gap = look.px(GUTTER)
        room = Cutter(rect)
        self.portrait = room.left(round(rect.width * 0.29), gap)
        share = min(0.42, 0.31 * max(1.0, look.scale.text**0.8))
        right = Cutter(room.right(round(rect.width * share), gap))
        self.picture = room.rect
        self._caption(room)
        self.picture = room.rect
        self._figures(right)
        blocks = [self._lesson()]
        more = [] if self._numbers else [self._counted()]
        self._stack(right.rect, [*self._remark(), *blocks, self._motive(), *more, *self._series()])

    def _caption(self, room: Cutter) -> None:
        label = self._label(self.copy.caption, CAPTION, "center")
        high = label.natural(room.rect.width)[1]
        if room.rect.height - high > self.look.px(LEAST_PICTURE):
            label.place(room.bottom(high, self.look.px(CAPTION_GAP)))
            self.labels.append(label)

    @property
    def spent(self) -> list[Wanted]:
        """Large pictures that are not wanted any more once it is painted."""
        return [(PAGE, self.sheet.size, "exact")]

    # -- pictures ----------------------------------------------------------------------------------

    def back(self) -> pygame.Surface:
        """The dark table, and the three cards beside the page."""
        look, copy = self.look, self.copy
        image = look.paint.backdrop(look.size).copy()
        image.fill((150, 150, 150), special_flags=pygame.BLEND_RGB_MULT)
        if not self.cards:
            return image
        left = pygame.Rect(0, 0, self.sheet.x, self.look.size[1])
        wide = min(look.px(BESIDE), left.width - look.px(AIR))
        step = round(wide * 1.36)
        cards: tuple[Card, ...] = copy.outcome.case.cards
        for number, (card, lean) in enumerate(zip(cards, LEANS, strict=True)):
            lying = leaning(look, card, copy.words, wide, lean)
            at = (left.centerx, round(left.height * 0.2) + number * step)
            image.blit(lying, lying.get_rect(center=at), special_flags=pygame.BLEND_PREMULTIPLIED)
        right = pygame.Rect(self.sheet.right, 0, look.size[0] - self.sheet.right, look.size[1])
        if ENVELOPE in look.assets:
            wide = round(right.width * 1.7)
            lying = look.assets.scaled(ENVELOPE, (wide, wide * 2))
            lying = pygame.transform.rotozoom(lying, -7, 1.0)
            image.blit(
                lying, lying.get_rect(midleft=(right.x - look.px(AIR / 2), look.size[1] * 0.62))
            )
        return image

    def page(self) -> tuple[pygame.Surface, pygame.Rect]:
        """The sheet with its rules and pictures, premultiplied, and where it lies."""
        look = self.look
        reach = look.paint.reach(self.sheet, SHEET).clip(pygame.Rect((0, 0), look.size))
        image = pygame.Surface(reach.size, pygame.SRCALPHA)
        off = (-reach.x, -reach.y)
        look.paint.panel(image, self.sheet.move(off), SHEET)
        if look.palette.textured and PAGE in look.assets:
            image.blit(look.assets.scaled(*self.spent[0]), self.sheet.move(off))
        ink = look.paint.colour("ink")
        for rect, thick in self.rules:
            image.fill(ink, pygame.Rect(rect.x, rect.y, rect.width, thick).move(off))
        if self.portrait.width:
            self._draw_portrait(image, self.portrait.move(off))
        self._draw_crime(image, self.picture.move(off))
        low = pygame.Surface((1, 2), pygame.SRCALPHA)
        low.set_at((0, 1), (0, 0, 0, 200))
        foot = self.look.size[1] - self.foot
        deep = pygame.transform.smoothscale(low, (self.sheet.width, max(1, foot)))
        image.blit(deep, (self.sheet.x - reach.x, self.foot - reach.y))
        return image, reach

    def _draw_crime(self, image: pygame.Surface, place: pygame.Rect) -> None:
        """The murderer in the light, the weapon on the desk before them."""
        look, case = self.look, self.copy.outcome.case
        if min(place.size) < look.px(LEAST_SCENE):
            return
        look.paint.panel(image, place, FRAME)
        inner = place.inflate(-2 * look.px(MATTED), -2 * look.px(MATTED))
        scene = crime_scene(look, case, inner.size)
        image.blit(scene, inner)

    def _draw_portrait(self, image: pygame.Surface, place: pygame.Rect) -> None:
        look, winner = self.look, self.copy.outcome.winner
        if winner is None:
            return
        look.paint.panel(image, place, FRAME)
        inner = place.inflate(-2 * look.px(MATTED), -2 * look.px(MATTED))
        ground = pygame.Surface(inner.size)
        tone = look.paint.colour(winner.value)
        ground.fill([round(part * 0.42) for part in tone])
        ground = spotlit(lighter(ground), (0.5, 0.42), 0.62, 0.4)
        draw_bust(
            look,
            ground,
            winner,
            "smug",
            ground.get_rect().inflate(0, -look.px(AIR)).move(0, look.px(AIR / 2)),
        )
        image.blit(halftone(ground, look), inner)


def lighter(ground: pygame.Surface) -> pygame.Surface:
    """The same colour as if lit."""
    lit = ground.copy()
    lit.fill((58, 52, 44), special_flags=pygame.BLEND_RGB_ADD)
    return lit


DESK: Final = 0.17
STANDS: Final = 0.9
"""How tall the desk is, and whoever sits behind it, as shares of the picture."""
DOT: Final = 5


def crime_scene(look: Look, case: Case, size: tuple[int, int]) -> pygame.Surface:
    """The room in the dark, the suspect in the light, the weapon in front."""
    reach = 0.36 * min(1.0, size[1] / size[0] * 1.2)
    image = spotlit(room_picture(look, case.room, size), (0.5, 0.44), reach)
    desk = pygame.Rect(0, 0, size[0], round(size[1] * DESK))
    desk.bottom = size[1]
    sitting = pygame.Rect(0, 0, size[0], round((size[1] - desk.height // 2) * STANDS))
    sitting.midbottom = (size[0] // 2, desk.top + desk.height // 3)
    draw_bust(look, image, case.suspect, "guilty", sitting)
    wood = pygame.Surface((1, 8))
    for y, tone in enumerate((96, 62, 54, 48, 42, 36, 30, 24)):
        wood.set_at((0, y), (tone, round(tone * 0.62), round(tone * 0.42)))
    image.blit(pygame.transform.smoothscale(wood, desk.size), desk)
    lies = round(min(size[0] * 0.34, size[1] * 0.5))
    place = pygame.Rect(0, 0, lies, lies)
    place.midbottom = (round(size[0] * 0.74), size[1] - round(lies * -0.08))
    for part in (f"weapon.{case.weapon}.shadow", f"weapon.{case.weapon}"):
        if part in look.assets:
            image.blit(look.assets.scaled(part, place.size), place)
    return halftone(image, look)


def halftone(image: pygame.Surface, look: Look) -> pygame.Surface:
    """As it is printed: a little paler, in fine dots."""
    grey = pygame.transform.grayscale(image)
    grey.set_alpha(70)
    image.blit(grey, (0, 0))
    step = max(3, look.px(DOT))
    tile = pygame.Surface((step, step))
    tile.fill((255, 252, 244))
    tile.set_at((0, 0), (222, 216, 206))
    dots = pygame.Surface(image.get_size())
    for y in range(0, image.get_height(), step):
        for x in range(0, image.get_width(), step):
            dots.blit(tile, (x, y))
    image.blit(dots, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return image
