"""One of a few: the chosen word in a field, and a list of all that opens over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

import pygame

from clue.ui.input.intents import Act, Command, Intent
from clue.ui.reading.readable import Readable, Role
from clue.ui.theme import frames, styles
from clue.ui.theme.frames import Border, Skin
from clue.ui.theme.shapes import lay, rounded
from clue.ui.theme.styles import Align, Style, Words, plain
from clue.ui.widgets.base import Host, Widget, WidgetAct
from clue.ui.widgets.button import Labelled, Pressable

INSET: Final = 24
"""How much narrower the words of a field are than the field."""
TRIANGLE: Final = 16
BESIDE_TRIANGLE: Final = 8
"""How broad the mark is that tells of a list, and what lies between it and the word."""
LIST_PAD: Final = 8
LIST_GAP: Final = 4
"""Round the lines of an open list, and between it and its field."""
TILE_INSET: Final = 36
"""How much narrower the words on a tile are than the tile."""
T = TypeVar("T")

LEAST_FIELD: Final = 44
FIELD_ROOM: Final = 10
"""A field is at least so high, and so much higher than its word."""
FIELD_ENDS: Final = 64
"""What it has beside its word: the mark, and what is free."""
OPTION_ENDS: Final = 56
OPTION_ROOM: Final = 14
OPTION_INSET: Final = 32
TICK: Final = 20
TILE: Final = 230
TILE_FOOT: Final = 38
"""What a tile has below its picture."""
TILE_FREE: Final = 28
TILE_GAP: Final = 4
TILE_RADIUS: Final = 12


class DropDown(Pressable):
    """One of a few: shows the chosen one, opens a list of all."""

    role = Role.CHOICE

    def __init__(
        self,
        ui: Host,
        options: Sequence[tuple[T, str]],
        chosen: T,
        on_change: Callable[[T], None],
        *,
        tips: Sequence[str] = (),
        style: Style = styles.SMALL,
        align: Align = "left",
        bare: bool = False,
        arrows: bool = True,
    ) -> None:
        super().__init__(ui, self.open_list)
        self.arrows = arrows and not bare  # left and right go through the words; else they go on
        self.options: Sequence[tuple[object, str]] = options
        self.chosen: object = chosen
        self.on_change: Callable[..., None] = on_change
        self.tips = tips
        self.style = style
        self.align = align
        self.bare = bare

    @property
    def reads(self) -> str:
        """The chosen one's word."""
        return next((word for key, word in self.options if key == self.chosen), "")

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As wide as the longest of the words."""
        letters = self.look.letters
        widest = max(letters.size(word, self.style)[0] for _, word in self.options)
        high = max(
            self.look.px(LEAST_FIELD), letters.line_height(self.style) + self.look.px(FIELD_ROOM)
        )
        return width or widest + self.look.px(FIELD_ENDS), high

    @property
    def least(self) -> int:
        """As narrow as it can be without cutting the longest of the words."""
        letters = self.look.letters
        smallest = (letters.fit(word, self.style, 1, smallest=0.6) for _, word in self.options)
        pairs = zip(self.options, smallest, strict=True)
        widest = max(letters.size(word, style)[0] for (_, word), style in pairs)
        return widest + self.look.px(INSET + TRIANGLE + BESIDE_TRIANGLE)

    def heard(self) -> Readable:
        """What is chosen here, and what is."""
        own = super().heard()
        return replace(own, name=self.called or self.tip or self.reads, value=self.reads)

    def choose(self, key: object) -> None:
        """Take one."""
        if key != self.chosen:
            self.chosen = key
            self.damage()
            self.on_change(key)

    def handle(self, intent: Intent) -> bool:
        """Left and right go through the words without opening the list."""
        match intent:
            case Command(Act.LEFT | Act.RIGHT as act) if self.arrows and len(self.options) > 1:
                at = [key for key, _ in self.options].index(self.chosen)
                to = at + (1 if act is Act.RIGHT else -1)
                if 0 <= to < len(self.options):
                    self.say(self.sound)
                    self.choose(self.options[to][0])
                return True
        return super().handle(intent)

    def open_list(self) -> None:
        """Show all of them."""
        self.ui.open_popup(ChoiceList(self))

    def draw(self, canvas: pygame.Surface) -> None:
        """A sunk field with the word and a small triangle."""
        look = self.look
        if not self.bare:
            ground = self.ground
            look.paint.panel(canvas, self.rect, ground.field_lit if self.hovered else ground.field)
        self.draw_ring(canvas)
        room = self.rect.inflate(-look.px(INSET), 0)
        mark = look.px(TRIANGLE)
        words = pygame.Rect(
            room.x, room.y, room.width - mark - look.px(BESIDE_TRIANGLE), room.height
        )
        colour = self.ground.lit if self.hovered or self.focused else None
        style = look.letters.fit(self.reads, self.style, words.width)
        look.letters.draw(canvas, self.reads, style, words, align=self.align, colour=colour)
        at = (room.right - mark // 2, room.centery)
        look.paint.triangle(canvas, at, mark, self.ground.mark)


class ChoiceList(Widget):
    """The open list of a choice."""

    def __init__(self, choice: DropDown) -> None:
        super().__init__(choice.ui)
        self.choice = choice
        look = self.look
        for index, (key, word) in enumerate(choice.options):
            row = ChoiceRow(self.ui, word, partial(self._take, key))
            row.default = key == choice.chosen
            row.chosen = row.default
            row.tip = choice.tips[index] if index < len(choice.tips) else ""
            self.add(row)
        high = self.children[0].natural()[1]
        wide = max(choice.rect.width, *(row.natural()[0] for row in self.children))
        pad = look.px(LIST_PAD)
        rect = pygame.Rect(0, 0, wide + 2 * pad, high * len(self.children) + 2 * pad)
        rect.topleft = (choice.rect.x, choice.rect.bottom + look.px(LIST_GAP))
        if rect.bottom > look.size[1] - pad:
            rect.bottom = choice.rect.top - look.px(LIST_GAP)
        rect.clamp_ip(pygame.Rect((0, 0), look.size))
        self.place(rect)
        self.lie_on(choice.ground)

    @property
    def reach(self) -> pygame.Rect:
        """Shadow included."""
        return self.look.paint.reach(self.rect, self.ground.list)

    def arrange(self) -> None:
        """Rows below each other."""
        pad = self.look.px(LIST_PAD)
        high = self.children[0].natural()[1]
        for index, row in enumerate(self.children):
            row.place(
                (
                    self.rect.x + pad,
                    self.rect.y + pad + index * high,
                    self.rect.width - 2 * pad,
                    high,
                )
            )

    def draw(self, canvas: pygame.Surface) -> None:
        """A box with the words."""
        self.look.paint.panel(canvas, self.rect, self.ground.list)
        self.draw_children(canvas)

    def _take(self, key: object) -> None:
        self.ui.close_popup()
        self.choice.choose(key)


class ChoiceRow(Labelled):
    """One word of an open list."""

    role = Role.OPTION
    chosen = False

    def __init__(self, ui: Host, label: str, on_press: Callable[[], None]) -> None:
        super().__init__(ui, on_press)
        self.label = label
        self.tip_beside = True

    def heard(self) -> Readable:
        """Whether it is the one."""
        return replace(super().heard(), chosen=self.chosen)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A line."""
        wide = self.look.letters.size(self.label, styles.SMALL)[0] + self.look.px(OPTION_ENDS)
        high = self.look.letters.line_height(styles.SMALL) + self.look.px(OPTION_ROOM)
        return width or wide, high

    @property
    def reach(self) -> pygame.Rect:
        """It lights up instead of having a ring."""
        return self.rect

    def draw(self, canvas: pygame.Surface) -> None:
        """The word, lit when it would be taken."""
        look = self.look
        if self.focused or self.hovered:
            look.paint.panel(canvas, self.rect, _ROW_LIT)
        room = self.rect.inflate(-look.px(OPTION_INSET), 0)
        ground = frames.DARK if self.focused or self.hovered else self.ground
        colour = ground.lit if self.chosen or self.focused else ground.words
        look.letters.draw(canvas, self.label, styles.SMALL, room, colour=colour)
        if self.chosen:
            box = pygame.Rect(0, 0, look.px(TICK), look.px(TICK))
            box.midright = room.midright
            look.paint.tick(canvas, box, ground.tick)


_ROW_LIT: Final = frames.Skin(top="wine", bottom="wine_deep", radius=6)


class ChoiceTile(Pressable):
    """A heading and a sentence one can choose: an edition, a mansion."""

    role = Role.OPTION

    def __init__(
        self,
        ui: Host,
        heading: str,
        words: Words,
        on_press: WidgetAct,
        *,
        chosen: bool = False,
        style: Style = styles.SMALL,
        tip: str = "",
        picture: str = "",
    ) -> None:
        super().__init__(ui, on_press, tip=tip)
        self.heading = heading
        self.picture = picture  # lies behind the words
        self.words = words
        self.chosen = chosen
        self.style = style

    @property
    def reads(self) -> Words:
        """Its heading."""
        return self.heading

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As tall as its words at that width."""
        wide = width or self.look.px(TILE)
        room = wide - self.look.px(TILE_INSET)
        letters = self.look.letters
        high = letters.size(self.heading, self._heading_style(room), room)[1]
        high += letters.size(self.words, self.style, room)[1]
        return wide, high + self.look.px(TILE_FOOT)

    @property
    def reach(self) -> pygame.Rect:
        """Glow included."""
        return super().reach.union(self.look.paint.reach(self.rect, frames.WINE_CARD))

    def heard(self) -> Readable:
        """Its sentence too, and whether it is the one."""
        return replace(super().heard(), value=plain(self.words), chosen=self.chosen)

    def _heading_style(self, width: int) -> Style:
        """Small enough that no word of the heading is broken."""
        longest = max(self.heading.split(" "), key=len)
        return self.look.letters.fit(longest, styles.NAME, width)

    def choose(self, on: bool) -> None:
        """Mark it as the chosen one or not."""
        if on != self.chosen:
            self.chosen = on
            self.damage()

    def draw(self, canvas: pygame.Surface) -> None:
        """Wine red when chosen; a booklet lies in light."""
        look = self.look
        if self.picture in look.assets and look.palette.textured:
            self._draw_booklet(canvas)
        else:
            skin = _TILE_LIT if self.hovered else frames.PANEL
            look.paint.panel(canvas, self.rect, frames.WINE_CARD if self.chosen else skin)
        self.draw_ring(canvas, 12)
        room = self.rect.inflate(-look.px(TILE_INSET), -look.px(TILE_FREE))
        style = self._heading_style(room.width)
        place = look.letters.draw(canvas, self.heading, style, room, valign="top", wrap=True)
        below = pygame.Rect(room.x, place.bottom + look.px(TILE_GAP), room.width, room.height)
        look.letters.draw(canvas, self.words, self.style, below, valign="top", wrap=True)

    def _draw_booklet(self, canvas: pygame.Surface) -> None:
        """The picture, dark where words stand, its emblem towards the foot."""
        look, rect = self.look, self.rect
        lit = self.chosen or self.hovered
        if self.chosen:
            look.paint.panel(canvas, rect, frames.PANEL_CHOSEN)

        def make() -> pygame.Surface:
            image = pygame.Surface(rect.size, pygame.SRCALPHA)
            size = (rect.width, max(rect.width * 4 // 3, round(rect.height / COVERED)))
            cover = look.assets.scaled(self.picture, size, "cover")
            image.blit(cover, (0, rect.height - round(size[1] * COVERED)))
            dark = pygame.Surface((1, 4), pygame.SRCALPHA)
            for y, alpha in enumerate(DIMMED[lit]):
                dark.set_at((0, y), (4, 8, 8, alpha))
            image.blit(pygame.transform.smoothscale(dark, rect.size), (0, 0))
            return rounded(image, look.px(TILE_RADIUS))

        lay(canvas, look.paint.kept(("booklet", self.picture, rect.size, lit), make), rect.topleft)
        edge = "lamp" if self.chosen else "brass" if self.hovered else "brass_dim"
        border = Border(0, 3 if self.chosen else 1.6, edge)
        look.paint.panel(canvas, rect, Skin(alpha=0, radius=12, borders=(border,)))


COVERED: Final = 0.74
"""How much of a cover shows, at most, of its height: the ornaments at its foot never do."""
DIMMED: Final = {False: (212, 206, 168, 84), True: (192, 188, 146, 44)}
"""How dark it is from its head to its foot, elsewhere and in the light."""
_TILE_LIT: Final = Skin(top="panel_lit", borders=(Border(0, 1.8, "brass"),), radius=12)
