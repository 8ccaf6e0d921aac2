"""The six suspects, each on a column as high as the cases they solved."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import pygame

from clue.rules.cards import SUSPECTS, Suspect
from clue.store.readings import SolvedShare
from clue.text.speaker import Speaker
from clue.ui.reading.readable import Readable, Role
from clue.ui.screens.statistics.plot import Plot
from clue.ui.theme import styles
from clue.ui.theme.look import Look
from clue.ui.theme.palette import Colour, mix
from clue.ui.theme.styles import Halo
from clue.ui.widgets.base import Host
from clue.ui.widgets.layout import Cutter, columns

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
        shelf = room.bottom(max(look.px(30), 8), look.px(6))
        most = max((share.wins for share in self.shares.values()), default=0)
        places = columns(room.rect, len(SUSPECTS), look.px(26))
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
        if rect.height < look.px(6):
            return
        ground = letters.colour(suspect.value)
        block = look.paint.kept(("column", suspect, rect.size), lambda: _block(rect.size, ground))
        canvas.blit(block, rect)
        cap = pygame.Rect(rect.x - look.px(3), rect.y, rect.width + 2 * look.px(3), look.px(5))
        canvas.fill(letters.colour("brass"), cap)
        style = letters.fit(str(share.wins), styles.HEADING.but(size=40), rect.width)
        if rect.height > letters.line_height(style) + look.px(8):
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
