"""What cases come to, drawn: figures, bars, medals, turns on paper, and pawns by cases solved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import pygame

from clue.rules.cards import SUSPECTS, Suspect
from clue.store.database import SolvedShare
from clue.text.speaker import Speaker
from clue.ui.media.surfaces import inked
from clue.ui.reading.readable import Readable, Role
from clue.ui.theme import frames, styles
from clue.ui.theme.frames import Skin
from clue.ui.theme.look import Look
from clue.ui.theme.palette import Colour, mix
from clue.ui.theme.shapes import FINE
from clue.ui.theme.styles import Halo, Style, Words, plain
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.layout import Cutter, columns

PAD: Final = (28, 16)
"""Free inside a plot, at its sides and above and below."""
HEADING_GAP: Final = 8
"""Between its heading and what grows."""


class Growing(Widget):
    """What comes up when the scene opens."""

    grown = 1.0

    def grow(self, share: float) -> None:
        """How much of it is to be seen by now."""
        if share != self.grown:
            self.grown = share
            self.damage()


class Plot(Growing, Panel):
    """The panel and its heading; what grows below it is each plot's own."""

    def __init__(
        self, ui: Host, title: str, skin: Skin = frames.PANEL, style: Style = styles.SUBHEADING
    ) -> None:
        super().__init__(ui, skin)
        self.title = title
        self.called = title
        self.style = style
        self.beside = 0.0  # the share of the heading's line that is for something else

    @property
    def plain(self) -> pygame.Rect:
        """The room below the heading."""
        return self._parts()[1]

    def _parts(self) -> tuple[pygame.Rect, pygame.Rect]:
        look = self.look
        room = Cutter(look.inside(self.rect, PAD))
        heading = room.top(look.letters.line_height(self.style), look.px(HEADING_GAP))
        return heading, room.rect

    def draw(self, canvas: pygame.Surface) -> None:
        """The ground and the heading."""
        super().draw(canvas)
        heading, _ = self._parts()
        heading.width = round(heading.width * (1 - self.beside))
        style = self.look.letters.fit(self.title, self.style, heading.width)
        self.look.letters.draw(canvas, self.title, style, heading)


NUMBER: Final = styles.HEADING.but(size=54)
FIGURE_PAD: Final = (28, 14)
"""Free round a figure, both sides together."""
RATE: Final = 14
"""How thick the bar of a rate is."""
COLUMN_GAP: Final = 12
MEDAL: Final = 40
MEDAL_GAP: Final = 8


class Figure(Panel):
    """One large number and what it counts."""

    def __init__(self, ui: Host, number: str, words: str) -> None:
        super().__init__(ui, frames.PANEL)
        self.number = number
        self.words = words

    role = Role.LABEL

    @property
    def reads(self) -> str:
        """The number and what it counts."""
        return f"{self.number} {self.words}"

    def draw(self, canvas: pygame.Surface) -> None:
        """The number in lamp gold, the words below it."""
        super().draw(canvas)
        letters = self.look.letters
        room = Cutter(self.rect.inflate(-self.look.px(FIGURE_PAD[0]), -self.look.px(FIGURE_PAD[1])))
        below = room.bottom(letters.line_height(styles.SMALL))
        number = letters.fit(self.number, NUMBER, room.rect.width)
        letters.draw(canvas, self.number, number, room.rect, align="center")
        style = letters.fit(self.words, styles.SMALL, below.width)
        letters.draw(canvas, self.words, style, below, align="center", colour="soft")


class Rate(Growing):
    """As long as the games were many, filled as far as they were won."""

    def __init__(self, ui: Host, label: str, share: SolvedShare, words: str, longest: int) -> None:
        super().__init__(ui)
        self.label = label
        self.share = share
        self.words = words
        self.longest = longest  # the most games of any line

    role = Role.LABEL

    @property
    def reads(self) -> str:
        """What, and the figures."""
        return f"{self.label} {self.words}"

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A line of small letters."""
        return width or self.look.px(styles.SHORT_ROW), self.look.letters.line_height(styles.SMALL)

    def draw(self, canvas: pygame.Surface) -> None:
        """What, the bar, the figures."""
        look, letters = self.look, self.look.letters
        room = Cutter(self.rect)
        label = room.left(round(self.rect.width * 0.37), look.px(COLUMN_GAP))
        said = room.right(round(self.rect.width * 0.2), look.px(COLUMN_GAP))
        letters.draw(canvas, self.label, letters.fit(self.label, styles.SMALL, label.width), label)
        style = letters.fit(self.words, styles.SMALL, said.width)
        letters.draw(canvas, self.words, style, said, align="right", colour="soft")
        self._draw_bar(canvas, room.rect)

    def _draw_bar(self, canvas: pygame.Surface, room: pygame.Rect) -> None:
        look, colour = self.look, self.look.letters.colour
        high = max(6, look.px(RATE))
        round_end = high // 2
        whole = max(high, round(room.width * self.share.games / max(1, self.longest)))
        bar = pygame.Rect(room.x, room.centery - round_end, whole, high)
        pygame.draw.rect(canvas, colour("well"), bar, border_radius=round_end)
        won = round(whole * self.share.wins / max(1, self.share.games) * self.grown)
        if won:
            full = pygame.Rect(bar.x, bar.y, max(high, won), high)
            pygame.draw.rect(canvas, colour("brass"), full, border_radius=round_end)
            wide, thin = full.width - high, max(1, high // 7)
            canvas.fill(colour("lamp"), (full.x + round_end, full.y + high // 4, wide, thin))
        edge = max(1, look.px(1))
        pygame.draw.rect(canvas, colour("brass_dim"), bar, edge, border_radius=round_end)


NOTES: Final = 4
"""So many lines below the medals."""


class Streak(Plot):
    """A medal in the suspect's colour for each that was solved."""

    def __init__(
        self, ui: Host, title: str, results: Sequence[tuple[Suspect, bool]], note: Words
    ) -> None:
        super().__init__(ui, title)
        self.results = results
        self.note = note

    def heard_inside(self) -> Iterator[Readable]:
        """What is said below the medals."""
        yield Readable(Role.LABEL, plain(self.note))

    def draw(self, canvas: pygame.Surface) -> None:
        """As many as there is room for, the newest at the right."""
        super().draw(canvas)
        look, letters = self.look, self.look.letters
        room = Cutter(self.plain)
        line = letters.line_height(styles.SMALL)
        high = min(letters.size(self.note, styles.SMALL, room.rect.width)[1], NOTES * line)
        note = room.bottom(high)
        letters.draw(canvas, self.note, styles.SMALL, note, colour="soft", wrap=True, lines=NOTES)
        side, gap = look.px(MEDAL), look.px(MEDAL_GAP)
        across = max(1, (room.rect.width + gap) // (side + gap))
        down = max(1, room.rect.height // (side + gap))
        shown = self.results[-across * down :]
        shown = shown[: max(1, round(len(shown) * self.grown))]
        for index, (suspect, won) in enumerate(shown):
            place = pygame.Rect(0, 0, side, side)
            place.x = room.rect.x + index % across * (side + gap)
            place.y = room.rect.y + index // across * (side + gap)
            canvas.blit(self._kept_medal(suspect, won, side), place)

    def _kept_medal(self, suspect: Suspect, won: bool, side: int) -> pygame.Surface:
        key = ("medal", suspect, won, side)
        return self.look.paint.kept(key, lambda: self._medal(suspect, won, side))

    def _medal(self, suspect: Suspect, won: bool, side: int) -> pygame.Surface:
        """The emblem on its colour in a brass ring; an empty ring for a case that got away."""
        letters = self.look.letters
        large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
        middle, radius = (side * FINE // 2, side * FINE // 2), side * FINE // 2
        rim = max(FINE, radius // 9)
        edge, ground = ("brass", suspect.value) if won else ("brass_dim", "well")
        pygame.draw.circle(large, letters.colour(edge), middle, radius)
        pygame.draw.circle(large, letters.colour(ground), middle, radius - rim)
        medal = pygame.transform.smoothscale(large, (side, side))
        sign = self.look.assets.icon(f"emblem.{suspect.value}", round(side * 0.62))
        tone: Colour = (30, 26, 20) if won and suspect is Suspect.WHITE else (255, 250, 235)
        sign = inked(sign, tone)
        sign.set_alpha(255 if won else 70)
        medal.blit(sign, sign.get_rect(center=(side // 2, side // 2)))
        return medal


MOST_BARS: Final = 16
"""So many numbers of turns are told apart; longer games share bars."""
BAR_GAP: Final = 10
NARROW_GAP: Final = 4
"""Between two bars, and where there are many."""
MANY: Final = 10
AXIS: Final = 2
HATCHING: Final = 8
"""Between two strokes with which a bar is hatched."""
NUMBERS_GAP: Final = 2
"""Between the axis and the numbers below it."""
MEDIAN_GAP: Final = 12
BOARD: Final = 30
BOARD_GAP: Final = 6
"""The shelf, and what is free above it."""
COLUMNS_GAP: Final = 26
LEAST_COLUMN: Final = 6
CAP: Final = 5
CAP_OVER: Final = 3
"""The brass edge of a column, and how far it stands out."""
NUMBER_ROOM: Final = 8
NAME_OVER: Final = 24
"""How much broader than its column a name may be."""


class Histogram(Plot):
    """Hatched bars, a bar for each number of turns."""

    def __init__(
        self,
        ui: Host,
        title: str,
        turns: Mapping[int, int],
        median: float | None,
        words: Mapping[str, str],
    ) -> None:
        super().__init__(ui, title, frames.PAPER, styles.PAPER_HEADING)
        self.beside = 0.36 if median is not None else 0.0
        self.turns = turns
        self.median = median
        self.words = words  # axis, none, median

    def heard_inside(self) -> Iterator[Readable]:
        """How many games took how many turns."""
        for key in ("axis", "median") if self.turns else ("none",):
            yield Readable(Role.LABEL, self.words[key])
        for turns, games in sorted(self.turns.items()):
            yield Readable(Role.LINE, f"{turns}: {games}")

    def draw(self, canvas: pygame.Surface) -> None:
        """Hatched bars on an inked line, and where half of them lie."""
        super().draw(canvas)
        look, letters = self.look, self.look.letters
        if not self.turns:
            letters.draw(
                canvas, self.words["none"], styles.PAPER, self.plain, align="center", wrap=True
            )
            return
        room = Cutter(self.plain)
        style = letters.fit(self.words["axis"], styles.PAPER_SMALL, room.rect.width)
        rows = letters.size(self.words["axis"], style, room.rect.width)[1]
        axis = room.bottom(max(letters.line_height(styles.PAPER_SMALL), rows))
        numbers = room.bottom(letters.line_height(styles.HAND), look.px(NUMBERS_GAP))
        letters.draw(canvas, self.words["axis"], style, axis, align="center", wrap=True)
        step, bins = binned(self.turns)
        most = max(bins)
        above = letters.line_height(styles.HAND)
        slots = columns(room.rect, len(bins), look.px(NARROW_GAP if len(bins) > MANY else BAR_GAP))
        for index, (slot, times) in enumerate(zip(slots, bins, strict=True)):
            high = round((slot.height - above) * times / most * self.grown)
            bar = pygame.Rect(slot.x, slot.bottom - high, slot.width, high)
            self._bar(canvas, bar, times)
            label = str(index * step + 1)
            number = pygame.Rect(slot.x - slot.width, numbers.y, 3 * slot.width, numbers.height)
            letters.draw(canvas, label, styles.HAND.but(size=26), number, align="center")
        line = pygame.Rect(room.rect.x, room.rect.bottom, room.rect.width, max(1, look.px(AXIS)))
        canvas.fill(letters.colour("ink"), line)
        self._median(canvas, line.centery, step, slots)

    def _bar(self, canvas: pygame.Surface, bar: pygame.Rect, times: int) -> None:
        look, letters = self.look, self.look.letters
        if not times or bar.height < 2:
            return
        tone = letters.colour("pencil")
        gap = max(4, look.px(HATCHING))
        canvas.blit(
            look.paint.kept(("hatch", bar.size), lambda: _hatched(bar.size, tone, gap)), bar
        )
        count = pygame.Rect(0, 0, 3 * bar.width, letters.line_height(styles.HAND))
        count.midbottom = (bar.centerx, bar.top)
        letters.draw(canvas, str(times), styles.HAND, count, align="center")

    def _median(
        self, canvas: pygame.Surface, line: int, step: int, slots: list[pygame.Rect]
    ) -> None:
        """A lozenge in wine on the line where half of the cases were solved, and what it means."""
        if self.median is None or self.grown < 1:
            return
        look, letters = self.look, self.look.letters
        at = (self.median - 0.5) / step
        slot = slots[min(len(slots) - 1, int(at))]
        x = slot.x + round((slots[-1].right - slots[0].x) / len(slots) * (at - int(at)))
        look.paint.diamond(canvas, (x, line), 17, "wine")
        heading = Cutter(self._parts()[0])
        heading.left(round(heading.rect.width * (1 - self.beside)), look.px(MEDIAN_GAP))
        words = self.words["median"]
        style = letters.fit(words, styles.HAND, heading.rect.width)
        letters.draw(canvas, words, style, heading.rect, align="right", colour="wine")


def binned(turns: Mapping[int, int]) -> tuple[int, list[int]]:
    """How many turns share a bar, and how often each bar came, beginning with one turn."""
    longest = max(turns, default=1)
    step = -(-longest // MOST_BARS)
    bins = [0] * -(-longest // step)
    for number, times in turns.items():
        bins[max(0, number - 1) // step] += times
    return step, bins


def _hatched(size: tuple[int, int], tone: Colour, gap: int) -> pygame.Surface:
    """A bar as a pencil fills it: slanting strokes between firm edges."""
    bar = pygame.Surface(size, pygame.SRCALPHA)
    bar.fill((*tone, 46))
    for start in range(-size[1], size[0], gap):
        pygame.draw.aaline(bar, tone, (start, size[1]), (start + size[1], 0))
    pygame.draw.rect(bar, tone, bar.get_rect(), 2)
    return bar


SHELF: Final = "frame.edge.s"
SHELF_WOOD: Final = pygame.Rect(0, 24, 192, 72)
"""The walnut in the frame's picture, without its shadows."""
PAWN: Final = 0.46
ALONE: Final = 0.9
"""How much of the height pawns take on their columns, and where there are none."""


class Podium(Plot):
    """The six pawns on columns as high as the cases they solved, on a walnut shelf."""

    def __init__(
        self, ui: Host, title: str, words: Speaker, shares: Mapping[Suspect, SolvedShare], none: str
    ) -> None:
        super().__init__(ui, title)
        self.words = words
        self.shares = shares
        self.none = none

    def _said(self, suspect: Suspect) -> str:
        """How many cases, of how many."""
        share = self.shares.get(suspect, SolvedShare())
        if not share.games:
            return self.none
        return self.words.say("statistics-of", wins=share.wins, games=share.games)

    def heard_inside(self) -> Iterator[Readable]:
        """Each of them with what it solved."""
        for suspect in SUSPECTS:
            who = self.words.card(suspect).form("short")
            told = self.words.say("reader-layer", layer=who, what=self._said(suspect))
            yield Readable(Role.LABEL, told)

    def draw(self, canvas: pygame.Surface) -> None:
        """Columns, pawns, the shelf, and below it who they are."""
        super().draw(canvas)
        look, letters = self.look, self.look.letters
        room = Cutter(self.plain)
        games = room.bottom(letters.line_height(styles.TINY))
        names = room.bottom(letters.line_height(styles.SMALL))
        shelf = room.bottom(max(look.px(BOARD), 8), look.px(BOARD_GAP))
        most = max((share.wins for share in self.shares.values()), default=0)
        places = columns(room.rect, len(SUSPECTS), look.px(COLUMNS_GAP))
        tall = PAWN if most else ALONE
        pawn = min(round(places[0].width * 1.35), round(room.rect.height * tall))
        for suspect, place in zip(SUSPECTS, places, strict=True):
            share = self.shares.get(suspect, SolvedShare())
            tallest = place.height - round(pawn * 0.93)
            high = round(tallest * share.wins / most * self.grown) if most else 0
            self._column(
                canvas, suspect, share, pygame.Rect(place.x, place.bottom - high, place.width, high)
            )
            self._pawn(canvas, suspect, share, pawn, (place.centerx, place.bottom - high))
        self._shelf(canvas, shelf)
        for suspect, place in zip(SUSPECTS, places, strict=True):
            self._named(canvas, suspect, place, names, games)

    def _column(
        self, canvas: pygame.Surface, suspect: Suspect, share: SolvedShare, rect: pygame.Rect
    ) -> None:
        """A block in the suspect's colour with a brass edge, its wins written on it."""
        look, letters = self.look, self.look.letters
        if rect.height < look.px(LEAST_COLUMN):
            return
        ground = letters.colour(suspect.value)
        block = look.paint.kept(("column", suspect, rect.size), lambda: _block(rect.size, ground))
        canvas.blit(block, rect)
        cap = pygame.Rect(
            rect.x - look.px(CAP_OVER), rect.y, rect.width + 2 * look.px(CAP_OVER), look.px(CAP)
        )
        canvas.fill(letters.colour("brass"), cap)
        style = letters.fit(str(share.wins), styles.HEADING.but(size=40), rect.width)
        if rect.height > letters.line_height(style) + look.px(NUMBER_ROOM):
            tone, around = ("ink", "paper") if suspect is Suspect.WHITE else ("cream", "shade")
            image = letters.haloed(str(share.wins), style, halo=Halo(around, 3, 3), colour=tone)
            canvas.blit(image, image.get_rect(center=rect.center))

    def _pawn(
        self,
        canvas: pygame.Surface,
        suspect: Suspect,
        share: SolvedShare,
        size: int,
        foot: tuple[int, int],
    ) -> None:
        """The suspect's pawn with its foot on the column; those never played stand in the dark."""
        look = self.look
        wide = round(size * 288 / 320)
        picture = look.assets.scaled(f"pawn.{suspect.value}", (wide, size), "contain")
        if not share.games:
            picture = look.paint.kept(("dark", suspect, size), lambda: _darkened(picture))
        canvas.blit(picture, (foot[0] - round(wide * 94 / 288), foot[1] - round(size * 0.93)))

    def _shelf(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """Walnut between brass lines, as round the board."""
        look = self.look
        wood = look.paint.kept(("shelf", rect.size), lambda: _walnut(look, rect.size))
        canvas.blit(wood, rect)

    def _named(
        self,
        canvas: pygame.Surface,
        suspect: Suspect,
        place: pygame.Rect,
        names: pygame.Rect,
        games: pygame.Rect,
    ) -> None:
        letters, share = self.look.letters, self.shares.get(suspect, SolvedShare())
        name = self.words.card(suspect).form("short")
        wide = place.inflate(self.look.px(NAME_OVER), 0).width
        line = pygame.Rect(0, names.y, wide, names.height)
        line.centerx = place.centerx
        tone = "cream" if share.games else "soft"
        style = letters.fit(name, styles.SMALL, wide)
        letters.draw(canvas, name, style, line, align="center", colour=tone)
        line.y, line.height = games.y, games.height
        said = self._said(suspect)
        style = letters.fit(said, styles.TINY, wide)
        letters.draw(canvas, said, style, line, align="center", colour="soft")


def _block(size: tuple[int, int], tone: Colour) -> pygame.Surface:
    """A turned column: light from the left, shade at the right."""
    strip = pygame.Surface((5, 1))
    lights = (0.10, -0.22, 0.0, 0.35, 0.62)
    for x, light in enumerate(lights):
        other: Colour = (255, 255, 255) if light < 0 else (8, 8, 10)
        strip.set_at((x, 0), mix(tone, other, abs(light)))
    return pygame.transform.smoothscale(strip, size)


def _darkened(picture: pygame.Surface) -> pygame.Surface:
    dark = pygame.transform.grayscale(picture)
    dark.fill((90, 96, 94, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return dark


def _walnut(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """The board's frame as a shelf, its grain repeated."""
    board = pygame.Surface(size, pygame.SRCALPHA)
    wood = look.assets.picture(SHELF).subsurface(SHELF_WOOD)
    wide = max(1, round(SHELF_WOOD.width * size[1] / SHELF_WOOD.height))
    tile = pygame.transform.smoothscale(wood, (wide, size[1]))
    for x in range(0, size[0], wide):
        board.blit(tile, (x, 0))
    return board
