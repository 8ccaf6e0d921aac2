"""What cases come to, drawn: turns they took, pencilled on paper, and suspects by cases solved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import pygame

from clue.rules.cards import SUSPECTS, Suspect
from clue.store.database import SolvedShare
from clue.text.speaker import Speaker
from clue.ui.reading.readable import Readable, Role
from clue.ui.screens.statistics.plot import Plot
from clue.ui.theme import frames, styles
from clue.ui.theme.look import Look
from clue.ui.theme.palette import Colour, mix
from clue.ui.theme.styles import Halo
from clue.ui.widgets.base import Host
from clue.ui.widgets.layout import Cutter, columns

MOST_BARS: Final = 16
"""So many numbers of turns are told apart; longer games share bars."""
BAR_GAP: Final = 10
NARROW_GAP: Final = 4
"""Between two bars, and where there are many."""
MANY: Final = 10
AXIS: Final = 2
HATCHING: Final = 8
"""Between two strokes with which a bar is hatched."""
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
        numbers = room.bottom(letters.line_height(styles.HAND), look.px(2))
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
        wide = place.inflate(self.look.px(24), 0).width
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
