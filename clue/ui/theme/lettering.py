r"""Words to pixels: measured, wrapped, aligned, stressed, cached.

Every method takes :data:`~clue.ui.theme.styles.Words`, a plain string or spans, and a
:class:`~clue.ui.theme.styles.Style`. Line breaks stand only at spaces and ``\n``; a no-break space
holds French punctuation to its word.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from unicodedata import bidirectional

import pygame
from msgspec import Struct

from clue.clean_text import clean
from clue.ui.media.assets import Assets
from clue.ui.media.surfaces import SurfaceCache
from clue.ui.theme.palette import Colour, Palette
from clue.ui.theme.styles import Align, Halo, Style, Tone, UnitScale, Valign, Words, tones

LETTER_BYTES: Final = 16 * 1024 * 1024
LETTER_WINDOWS: Final = (2, 4)
"""What is kept of what was set: as much, but so many pictures of the whole window."""
STRENGTH: Final = 110
ELLIPSIS: Final = "\u2026"
_SPLIT: Final = re.compile(r"( (?!·)|\n)")  # a dot between two things stays with the first


class Run(Struct, frozen=True):
    """Neighbouring words of one line that are set alike."""

    text: str
    face: str
    colour: str


class FontReach(Struct, frozen=True):
    """How far a typeface reaches at one size: above and below the line, and its capitals."""

    highest: float
    lowest: float
    capital: float


Line = tuple[Run, ...]


def fineness(pixels: int) -> int:
    """How many times larger letters are drawn before they are brought down."""
    return 3 if pixels < 34 else 2 if pixels < 60 else 1


LEFTWARDS: Final = frozenset({"R", "AL"})
"""What Unicode calls letters that are written from right to left."""
NO_CHARACTER: Final = "\uffff"


class Lettering:
    """Sets words in one window's scale and one theme's colours."""

    def __init__(self, assets: Assets, scale: UnitScale, palette: Palette) -> None:
        self.assets = assets
        self.scale = scale
        self.palette = palette
        self._images = SurfaceCache(scale.room(LETTER_BYTES, LETTER_WINDOWS))
        self.lines = lru_cache(maxsize=1024)(self._broken)  # words broken into lines
        self._sizes = lru_cache(maxsize=1024)(self._sized)
        self._face = lru_cache(maxsize=256)(self._reaches)
        self._width = lru_cache(maxsize=4096)(self._measured)
        self._fits = lru_cache(maxsize=1024)(self._fitted)

    def clear(self) -> None:
        """Let go of what was set."""
        self._images.clear()

    def tidy(self) -> None:
        """Let go of half of what was set."""
        self._images.tidy()

    def colour(self, name: str | Colour) -> Colour:
        """A colour by its palette name, or as it is."""
        return self.palette.named(name)

    def font(self, style: Style, face: str = "") -> pygame.Font:
        """The typeface of a style at this window's size."""
        return self.assets.font(face or style.face, self.scale.letters(style.size))

    def drawable(self, text: str, style: Style) -> str:
        """What of a text this style's typeface has letters for, from left to right."""
        font = self.font(style)
        nothing = _shape(font, NO_CHARACTER)  # what stands for every letter a typeface has not
        return "".join(
            letter
            for letter in text
            if bidirectional(letter) not in LEFTWARDS
            and (letter.isspace() or _shape(font, letter) != nothing)
        )

    def line_height(self, style: Style) -> int:
        """From one baseline to the next."""
        return round(self.scale.letters(style.size) * style.leading)

    def size(self, words: Words, style: Style, width: int | None = None) -> tuple[int, int]:
        """How much room words take, broken at ``width`` if one is given."""
        return self._sizes(words, style, width)

    def _sized(self, words: Words, style: Style, width: int | None) -> tuple[int, int]:
        lines = self.lines(tones(words, style.strong), style, width)
        widest = max((self.line_width(line, style) for line in lines), default=0)
        return widest, self.line_height(style) * len(lines)

    def widest_word(self, text: str, style: Style) -> int:
        """How much room a text needs for no word of it to be broken."""
        return max(self.size(word, style)[0] for word in _SPLIT.split(text))

    def fit(self, words: Words, style: Style, width: int, smallest: float = 0.6) -> Style:
        """The style, smaller if need be, in which words take one line of ``width``."""
        return self._fits(words, style, width, smallest)

    def _fitted(self, words: Words, style: Style, width: int, smallest: float) -> Style:
        wide = self.size(words, style)[0]
        while wide > width and style.size > 8:
            smaller = style.size * max(0.5, min(0.97, width / wide))
            if smaller < style.size * smallest or self.scale.letters(smaller) == 12:
                return style.but(size=smaller)
            smallest = smallest * style.size / smaller
            style = style.but(size=smaller)
            wide = self.size(words, style)[0]
        return style

    def first_to_fit(
        self, choices: Sequence[str], style: Style, width: int, smallest: float = 0.6
    ) -> tuple[str, Style]:
        """The first of some ways to say a thing that takes one line of ``width``, else the last."""
        for words in choices:
            fitting = self.fit(words, style, width, smallest)
            if self.size(words, fitting)[0] <= width:
                return words, fitting
        return words, fitting

    def image(
        self,
        words: Words,
        style: Style,
        *,
        colour: str | Colour | None = None,
        width: int | None = None,
        align: Align = "left",
        lines: int | None = None,
    ) -> pygame.Surface:
        """Words as a picture: as wide as ``width`` if one is given, at most ``lines`` lines."""
        key = (words, style, colour, width, align, lines)
        return self._images.get(key, lambda: self._set(*key))

    def haloed(
        self,
        words: Words,
        style: Style,
        *,
        halo: Halo,
        colour: str | Colour | None = None,
    ) -> pygame.Surface:
        """One line with a soft halo round it: a shadow, an outline or a glow; padded by it."""
        key = ("halo", words, style, halo, colour)
        return self._images.get(key, lambda: self._halo(*key[1:]))

    def draw(
        self,
        canvas: pygame.Surface,
        words: Words,
        style: Style,
        rect: pygame.Rect,
        *,
        colour: str | Colour | None = None,
        align: Align = "left",
        valign: Valign = "middle",
        wrap: bool = False,
        lines: int | None = None,
    ) -> pygame.Rect:
        """Set words into a rectangle; gives back where they stand.

        A single line in the middle is centred by its capitals, which is how eyes centre it.
        """
        image = self.image(
            words,
            style,
            colour=colour,
            width=rect.width if wrap else None,
            align=align,
            lines=lines,
        )
        place = image.get_rect()
        place.x = rect.x + _share(rect.width - place.width, align)
        if valign == "middle":
            place.centery = rect.centery
            if image.get_height() <= self.line_height(style):
                place.y += self.optical_shift(style)
        elif valign == "bottom":
            place.bottom = rect.bottom
        else:
            place.y = rect.y
        canvas.blit(image, place)
        return place

    def optical_shift(self, style: Style) -> int:
        """How far down a line must go for its capitals to be centred."""
        face = self._face(style.face, self.scale.letters(style.size))
        return round(self.line_height(style) / 2 - (self._baseline(style) - face.capital / 2))

    def _baseline(self, style: Style) -> int:
        """How far below a line's top its letters stand: what is highest and lowest both fit."""
        face = self._face(style.face, self.scale.letters(style.size))
        spare = self.line_height(style) - (face.highest - face.lowest)
        return round(spare / 2 + face.highest)

    def _reaches(self, name: str, pixels: int) -> FontReach:
        fine = fineness(pixels)
        font = self.assets.font(name, pixels * fine)
        tops = [metrics[3] for metrics in font.metrics("\u00c9H") if metrics]
        lows = [metrics[2] for metrics in font.metrics("gpj") if metrics]
        if not tops or not lows:
            return FontReach(font.get_ascent() / fine, font.get_descent() / fine, pixels * 0.65)
        return FontReach(max(tops) / fine, min(lows) / fine, tops[-1] / fine)

    def _measured(self, text: str, face: str, pixels: int) -> int:
        fine = fineness(pixels)
        return -(-self.assets.font(face, pixels * fine).size(text)[0] // fine)

    def line_width(self, line: Line, style: Style) -> int:
        """How wide one line is set."""
        pixels = self.scale.letters(style.size)
        return self._wide(line, pixels)

    def _wide(self, runs: Line, pixels: int) -> int:
        return sum([self._width(run.text, run.face, pixels) for run in runs])

    def _broken(self, words: tuple[Tone, ...], style: Style, width: int | None) -> tuple[Line, ...]:
        """Break words into lines no wider than ``width``."""
        pixels = self.scale.letters(style.size)
        lines: list[list[Run]] = [[]]
        used = 0
        for whole in _chunks(words, style):
            chunk = whole
            wide = self._wide(chunk, pixels)
            if chunk[0].text == "\n":
                lines.append([])
                used = 0
            elif chunk[0].text == " ":
                if lines[-1]:
                    lines[-1].append(chunk[0])
                    used += wide
            else:
                if width is not None and lines[-1] and used + wide > width:
                    # Rounding up word by word says more than the line will really take.
                    used = self.line_width(_joined([*lines[-1], *chunk]), style) - wide
                    if used + wide > width:
                        lines.append([])
                        used = 0
                if width is not None and wide > width:
                    *full, chunk = self._cut(chunk, width, pixels)
                    lines[-1:] = [*([run] for part in full for run in part), []]
                    wide = self._wide(chunk, pixels)
                lines[-1].extend(chunk)
                used += wide
        return tuple(_joined(line) for line in lines)

    def _evenly(self, words: Words, style: Style, width: int) -> int:
        """The least width that takes no more lines and breaks no word: none stands forlorn."""
        high = self.size(words, style, width)[1]
        pixels = self.scale.letters(style.size)
        whole = max(
            (self._wide(chunk, pixels) for chunk in _chunks(tones(words, style.strong), style)),
            default=0,
        )
        if high <= self.line_height(style) or whole > width:
            return width
        least, most = whole, width
        while least < most:
            middle = (least + most) // 2
            wide, tall = self.size(words, style, middle)
            if tall > high or wide > middle:
                least = middle + 1
            else:
                most = middle
        return most

    def _cut(self, chunk: Line, width: int, pixels: int) -> list[Line]:
        """A word too long for any line, cut into pieces that fit."""
        first = chunk[0]
        text = "".join(run.text for run in chunk)
        parts: list[Line] = []
        while text:
            cut = 1
            while cut < len(text) and self._width(text[: cut + 1], first.face, pixels) <= width:
                cut += 1
            parts.append((Run(text[:cut], first.face, first.colour),))
            text = text[cut:]
        return parts

    def _set(  # noqa: PLR0917 - the parts of a cache's key
        self,
        words: Words,
        style: Style,
        colour: str | Colour | None,
        width: int | None,
        align: Align,
        limit: int | None,
    ) -> pygame.Surface:
        within = self._evenly(words, style, width) if align == "center" and width else width
        lines = self.lines(tones(words, style.strong), style, within)
        if limit is not None and len(lines) > limit:
            lines = (*lines[: limit - 1], self._shortened(lines[limit - 1], style, width or 0))
        height = self.line_height(style)
        widest = max((self.line_width(line, style) for line in lines), default=0)
        wide = max(width or 0, widest) if align != "left" else widest
        image = pygame.Surface((max(1, wide), max(1, height * len(lines))), pygame.SRCALPHA)
        own = self.colour(colour if colour is not None else style.colour)
        for row, line in enumerate(lines):
            x = _share(wide - self.line_width(line, style), align)
            for run in line:
                x += self._stamp(image, run, style, own, (x, row * height))
        return image

    def _stamp(
        self, image: pygame.Surface, run: Run, style: Style, own: Colour, at: tuple[int, int]
    ) -> int:
        pixels = self.scale.letters(style.size)
        ink, ascent = self._ink(run, pixels, self.colour(run.colour) if run.colour else own)
        image.blit(ink, (at[0], at[1] + self._baseline(style) - ascent))
        return self._width(run.text, run.face, pixels)

    def _ink(self, run: Run, pixels: int, colour: Colour) -> tuple[pygame.Surface, int]:
        """Letters as a picture, and how far down their baseline lies.

        Small letters are drawn larger and brought down: drawn small, whole pixels between letters
        tear words apart. What that costs in strength is put back by laying them down twice.
        """
        fine = fineness(pixels)
        font = self.assets.font(run.face, pixels * fine)
        ink = font.render(run.text, True, colour)
        ascent = font.get_ascent()
        if fine == 1:
            return ink, ascent
        above = -ascent % fine
        size = (-(-ink.get_width() // fine), -(-(ink.get_height() + above) // fine))
        large = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
        large.fill((*colour, 0))
        large.blit(ink, (0, above), special_flags=pygame.BLEND_RGBA_MAX)
        small = pygame.transform.smoothscale(large, size)
        faint = small.copy()
        faint.set_alpha(STRENGTH)
        small.blit(faint, (0, 0))
        return small, (ascent + above) // fine

    def _shortened(self, line: Line, style: Style, width: int) -> Line:
        """A line cut so that an ellipsis fits behind it."""
        runs = list(line)
        while runs:
            last = runs[-1]
            cut = (*runs[:-1], Run(last.text.rstrip() + ELLIPSIS, last.face, last.colour))
            if self.line_width(cut, style) <= width:
                return cut
            text = last.text[:-1]
            runs[-1:] = [Run(text, last.face, last.colour)] if text else []
        return (Run(ELLIPSIS, style.face, ""),)

    def _halo(
        self, words: Words, style: Style, halo: Halo, colour: str | Colour | None
    ) -> pygame.Surface:
        ink = self.image(words, style, colour=colour)
        pad = self.scale.px(halo.reach * 2) + 1
        size = (ink.get_width() + 2 * pad, ink.get_height() + 2 * pad)
        shape = pygame.Surface(size, pygame.SRCALPHA)
        shape.blit(self.image(words, style, colour=(255, 255, 255)), (pad, pad))
        image = _softened(shape, self.scale.px(halo.reach), self.colour(halo.colour))
        soft = image.copy()
        for _ in range(halo.strength - 1):
            image.blit(soft, (0, 0))
        image.blit(ink, (pad, pad))
        return image


def _shape(font: pygame.Font, letter: str) -> bytes:
    return pygame.image.tobytes(font.render(letter, True, "white"), "RGBA")


def _softened(shape: pygame.Surface, reach: int, colour: Colour) -> pygame.Surface:
    """A shape as soft light or shade of one colour; blurred small where the softness hides it."""
    size = shape.get_size()
    shrink = max(1, reach // 3)
    if shrink > 1:
        small = (-(-size[0] // shrink), -(-size[1] // shrink))
        shape = pygame.transform.smoothscale(shape, small)
    soft = pygame.transform.gaussian_blur(shape, max(1, reach // shrink))
    if shrink > 1:
        soft = pygame.transform.smoothscale(soft, size)
    soft.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGB_MAX)
    soft.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return soft


def _share(spare: int, align: Align) -> int:
    return {"left": 0, "center": spare // 2, "right": spare}[align]


def _chunks(words: tuple[Tone, ...], style: Style) -> list[Line]:
    """What may not be broken, each as its runs; spaces and line ends stand alone."""
    chunks: list[list[Run]] = [[]]
    for span in words:
        face = (style.bold if span.bold else style.italic if span.italic else "") or style.face
        for piece in _SPLIT.split(span.text):
            if piece in {" ", "\n"}:
                chunks += [[Run(piece, face, span.colour)], []]
            elif letters := clean(piece):
                chunks[-1].append(Run(letters, face, span.colour))
    return [tuple(chunk) for chunk in chunks if chunk]


def _joined(line: Sequence[Run]) -> Line:
    """Neighbours set alike become one run, so that letters are kerned across words."""
    while line and line[-1].text == " ":
        line = line[:-1]
    joined: list[Run] = []
    for run in line:
        if joined and (joined[-1].face, joined[-1].colour) == (run.face, run.colour):
            joined[-1] = Run(joined[-1].text + run.text, run.face, run.colour)
        else:
            joined.append(run)
    return tuple(joined)
