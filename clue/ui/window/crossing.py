"""How one picture gives way to the next: a dialog comes up, light comes back, a lit window nears.

While one of them runs, scenes paint on a sheet behind the canvas, and it lays the sheet on the
canvas in its own way. It costs no press: scenes go on as if nothing were between them and the eye.

What a dialog covers is kept as it was, and shown meanwhile as a still, blurred and in the dark.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from clue.ui.media.surfaces import scale_between
from clue.ui.stage.timeline import back, smooth
from clue.ui.theme.palette import mix
from clue.ui.theme.tempo import TEMPO
from clue.ui.widgets.layout import around
from clue.ui.window.damage import merge

if TYPE_CHECKING:
    from clue.ui.theme.palette import Colour

SMALLER: Final = 0.03
"""How much smaller a panel is when it begins to come."""
THERE: Final = 0.6
"""Till when, of its way, it is only partly there."""
LARGEST: Final = 2_600_000
"""Pixels from which on a panel only fades."""
STRIP: Final = 40_000
"""So many pixels of what moves are worked upon together: those touched again are near."""
OVER: Final = 16
"""How far it may overshoot, in pixels."""
SASH: Final = 0.09
"""How broad a window's bars are, as a share of it."""
WARMTH: Final = 0.5
NEARS: Final = 2.2
"""How much faster it comes nearer at last than at first."""
WHITE: Final = (255, 255, 255)
BLACK: Final = (0, 0, 0)

DIM: Final = 70
"""How bright the still behind a dialog is, of 255."""
LINES: Final = 135
"""How many lines high it is kept: what is blurred needs no more."""
BLUR: Final = 2
MOST_SPOILT: Final = 60
"""More changes of what is covered than this are put together, or else it is drawn anew instead."""


class Crossing:
    """From one picture to the next, in so many seconds from when the next can be shown."""

    seconds = TEMPO.scene

    def __init__(self) -> None:
        self.begun: float | None = None

    def share(self, now: float) -> float:
        """How much of the time has passed, from nought to one."""
        if self.begun is None:
            self.begun = now
        return min(1.0, (now - self.begun) / self.seconds)

    def compose(self, canvas: pygame.Surface, sheet: pygame.Surface, now: float) -> None:
        """The picture at a moment."""
        raise NotImplementedError

    def over(self, now: float) -> bool:
        """Whether the sheet is all there is to see."""
        return self.share(now) >= 1


class Blending(Crossing):
    """The next picture comes through the one that is on the canvas."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = 0.0

    def compose(self, canvas: pygame.Surface, sheet: pygame.Surface, now: float) -> None:
        """Bring the canvas so much nearer to the sheet."""
        share = smooth(self.share(now))
        step = 1 - (1 - share) / (1 - self._shown)
        _lay(canvas, sheet, (0, 0), step)
        sheet.set_alpha(None)
        self._shown = share


class ComingUp(Crossing):
    """The light goes down on what a dialog covers; its panel comes as soon as it is painted."""

    seconds = TEMPO.dialog

    def __init__(
        self, before: pygame.Surface, parts: Sequence[pygame.Rect], *, grows: bool
    ) -> None:
        super().__init__()
        self.painted: float | None = None  # when what the dialog is made of was
        self.dark = False  # the light is down, and has been shown so
        self._panel, self._beside = parts[0], parts[1:]
        self._before = before  # only read: it is laid back when the dialog goes
        self._grows = grows and self._panel.width * self._panel.height <= LARGEST
        self._strip: pygame.Surface | None = None  # of the panel, farther away
        self._light = 1.0  # what is left of it on the canvas
        self._soft = False  # and it is no longer sharp
        self._shown = 0.0  # how much of the panel

    def compose(self, canvas: pygame.Surface, sheet: pygame.Surface, now: float) -> None:
        """What was on, darker and darker, and on it what the dialog is made of."""
        coming = self.painted is not None and now > self.painted  # that picture has had work enough
        self._dim(canvas, sheet, smooth(self.share(now)), coming=coming)
        if self.painted is None or not coming:
            return
        for rect in self._beside if not self._shown else ():
            canvas.blit(sheet, rect, rect)  # the notebook lies where it has lain
        share = min(1.0, (now - self.painted) / self.seconds)
        there = smooth(min(1.0, share / THERE))
        if self._grows:
            self._lay_resized(canvas, sheet, 1 - SMALLER * (1 - back(share)), there)
        elif self._shown < 1:
            step = 1 - (1 - there) / (1 - self._shown)
            _lay(canvas, sheet.subsurface(self._panel), self._panel, step)
        self._shown = there

    @property
    def _around(self) -> pygame.Rect:
        """The panel with all it may overshoot."""
        return self._panel.inflate(OVER, OVER)

    def _lay_resized(
        self, canvas: pygame.Surface, sheet: pygame.Surface, scale: float, there: float
    ) -> None:
        """The panel nearer or farther, strip by strip: each is near while it is worked upon."""
        whole, around = canvas.get_rect(), self._around.clip(canvas.get_rect())
        seen = pygame.Rect((0, 0), [round(side * scale) for side in self._panel.size])
        seen.center = self._panel.center
        for rect in apart(around, [seen.clip(whole)]):
            self._lay_back(canvas, rect)
        for part in in_strips(self._panel, STRIP):
            lines = part.top - self._panel.top, part.bottom - self._panel.top
            y, end = (seen.y + round(line * scale) for line in lines)
            strip = pygame.Rect(seen.x, y, seen.width, end - y)
            if there >= 1 and whole.contains(strip):
                pygame.transform.scale(sheet.subsurface(part), strip.size, canvas.subsurface(strip))
                continue
            room = self._room(canvas, strip.size)
            pygame.transform.scale(sheet.subsurface(part), strip.size, room)
            self._lay_back(canvas, strip.clip(whole), 1 - there)
            room.fill((round(255 * there),) * 3, special_flags=pygame.BLEND_RGB_MULT)
            canvas.blit(room, strip, special_flags=pygame.BLEND_RGB_ADD)  # sooner than by its alpha

    def _room(self, canvas: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        if self._strip is None:
            first = next(in_strips(self._panel, STRIP))
            self._strip = pygame.Surface(first.inflate(OVER, OVER).size).convert(canvas)
        return self._strip.subsurface((0, 0), size)

    def _dim(
        self, canvas: pygame.Surface, sheet: pygame.Surface, dark: float, *, coming: bool
    ) -> None:
        """Take light away from what is there; when the panel comes, lay what is soft there."""
        tone = min(255, round(255 * (1 - (1 - DIM / 255) * dark) / self._light))
        self._light *= tone / 255
        self.dark = dark >= 1
        others = [self._panel, *self._beside] if coming else self._beside
        for rect in apart(canvas.get_rect(), others):
            if self.dark and coming:
                if not self._soft:
                    canvas.blit(sheet, rect, rect)
            elif tone < 255:
                canvas.fill((tone,) * 3, rect, special_flags=pygame.BLEND_RGB_MULT)
        self._soft = self.dark and coming

    def _lay_back(self, canvas: pygame.Surface, rect: pygame.Rect, share: float = 1.0) -> None:
        """Under a panel in motion what was there is dark, too, and as much of it as is seen."""
        canvas.blit(self._before, rect, rect)
        canvas.fill((round(255 * self._light * share),) * 3, rect, pygame.BLEND_RGB_MULT)

    def over(self, now: float) -> bool:
        """When the panel has come to rest."""
        come = self.painted is not None and now >= self.painted + self.seconds
        return come and self.share(now) >= 1


class GoingDown(Crossing):
    """A dialog has gone: its panel fades, and the light comes back."""

    seconds = TEMPO.dialog

    def __init__(self, parts: Sequence[pygame.Rect]) -> None:
        super().__init__()
        self._panel, self._beside = parts[0], parts[1:]
        self._shown = 0.0

    def compose(self, canvas: pygame.Surface, sheet: pygame.Surface, now: float) -> None:
        """What is on now, in the dark that is left; through the panel it comes."""
        light = smooth(self.share(now))
        tone = mix((DIM, DIM, DIM), WHITE, light)
        for rect in apart(canvas.get_rect(), [self._panel, *self._beside]):
            canvas.blit(sheet, rect, rect)
            canvas.fill(tone, rect, special_flags=pygame.BLEND_RGB_MULT)
        for rect in self._beside:
            canvas.blit(sheet, rect, rect)
        step = 1 - (1 - light) / (1 - self._shown)
        _lay(canvas, sheet.subsurface(self._panel), self._panel, step)
        self._shown = light


class NearingWindow(Crossing):
    """A lit window of the picture that was comes nearer, until one is through it."""

    seconds = TEMPO.into_house

    def __init__(self, window: pygame.Rect, lamp: Colour, frame: Colour) -> None:
        super().__init__()
        self._window = window
        self._lamp = lamp
        self._frame = frame

    def compose(self, canvas: pygame.Surface, sheet: pygame.Surface, now: float) -> None:
        """The next picture within the window's frame, in warm light."""
        share = self.share(now)
        whole, near = canvas.get_rect(), smooth(share) ** NEARS
        start, end = self._window, whole.inflate(whole.width * SASH * 4, whole.height * SASH * 4)
        pane = pygame.Rect(*(round(a + (b - a) * near) for a, b in zip(start, end, strict=True)))
        seen = pane.clip(whole)
        canvas.blit(sheet, seen, seen)
        warm = mix(BLACK, self._lamp, WARMTH * (1 - share))
        canvas.fill(warm, seen, special_flags=pygame.BLEND_RGB_ADD)
        bar = max(1, round(pane.width * SASH * (1 - share / 2)))
        for rect in _sashes(pane, bar, apart=share):
            canvas.fill(self._frame, rect.clip(whole))


def _sashes(pane: pygame.Rect, bar: int, *, apart: float) -> list[pygame.Rect]:
    """The frame round a pane, and the cross in it: its two halves open towards whoever comes."""
    wide, high = pane.size
    aside = round(wide / 2 * smooth(max(0.0, 2 * apart - 1)))
    half = max(1, bar // 3)
    return [
        pygame.Rect(pane.x - bar, pane.y - bar, wide + 2 * bar, bar),
        pygame.Rect(pane.x - bar, pane.bottom, wide + 2 * bar, bar),
        pygame.Rect(pane.x - bar, pane.y, bar, high),
        pygame.Rect(pane.right, pane.y, bar, high),
        pygame.Rect(pane.centerx - aside - half, pane.y, half, high),
        pygame.Rect(pane.centerx + aside, pane.y, half, high),
        pygame.Rect(pane.x, pane.centery - half, wide // 2 - aside, half),
        pygame.Rect(pane.centerx + aside, pane.centery - half, wide // 2 - aside, half),
    ]


def apart(whole: pygame.Rect, holes: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """What is left of a rectangle."""
    rest = [whole]
    for hole in holes:
        rest = [part for rect in rest for part in around(rect, hole.clip(rect))]
    return rest


def in_strips(rect: pygame.Rect, pixels: int) -> Iterator[pygame.Rect]:
    """The same, so many pixels at a time."""
    high = max(1, pixels // max(1, rect.width))
    for y in range(rect.top, rect.bottom, high):
        yield pygame.Rect(rect.x, y, rect.width, min(high, rect.bottom - y))


def _lay(
    canvas: pygame.Surface,
    picture: pygame.Surface,
    at: pygame.Rect | tuple[int, int],
    share: float,
) -> None:
    """A picture that is partly there; with an alpha of 255 SDL takes nine times as long."""
    alpha = round(255 * share)
    if not alpha:
        return
    picture.set_alpha(alpha if alpha < 255 else None)
    canvas.blit(picture, at)


class SpareSurface:
    """Memory for one picture as large as the window, taken once: to be given it takes long."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._of: pygame.Surface | None = None  # what is in it, brought up

    def take(self, picture: pygame.Surface) -> bool:
        """For pictures like this one; whether it was still to be taken."""
        lacking = self._picture is None or self._picture.get_size() != picture.get_size()
        if lacking:
            self._picture, self._of = picture.copy(), None
        return lacking

    def part(self, size: tuple[int, int]) -> pygame.Surface:
        """As much of it as another picture takes."""
        assert self._picture is not None
        self._of = None
        return self._picture.subsurface((0, 0), size)

    def enlarged(self, small: pygame.Surface) -> pygame.Surface:
        """A small picture at the size of the room."""
        assert self._picture is not None
        if self._of is not small:
            pygame.transform.smoothscale(small, self._picture.get_size(), self._picture)
            self._of = small
        return self._picture


class Veil:
    """A dim, blurred copy of a picture; what is on top has the room in which it is kept large.

    It is kept small, and brought up to the window's size straight onto the canvas when all of it is
    drawn; only when single parts of it are wanted again is it kept large.
    """

    def __init__(self, picture: pygame.Surface, room: SpareSurface) -> None:
        self._small = _softened(picture, room)
        self._room = room

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint what the clip shows."""
        if canvas.get_clip() == canvas.get_rect():
            self._room.take(canvas)
            between = self._room.part((canvas.get_width(), self._small.get_height()))
            scale_between(self._small, between, canvas)
            return
        self._room.take(canvas)
        canvas.blit(self._room.enlarged(self._small), (0, 0))


def _softened(picture: pygame.Surface, room: SpareSurface) -> pygame.Surface:
    """Small, soft and dark; on the way down only as many pixels are looked at as will be seen."""
    wide, high = picture.get_size()
    small = (max(1, wide * LINES // high), LINES)
    fine = (small[0] * 4, small[1] * 4)
    if fine[1] < high:
        room.take(picture)
        picture = _thinned(picture, room.part(fine))
    soft = pygame.transform.box_blur(pygame.transform.smoothscale(picture, small), BLUR)
    soft.fill((DIM, DIM, DIM), special_flags=pygame.BLEND_RGB_MULT)
    return soft


def _thinned(picture: pygame.Surface, onto: pygame.Surface) -> pygame.Surface:
    """A picture with pixels left out: three times as quick where it goes evenly."""
    step = picture.get_width() // onto.get_width()
    if picture.get_size() != (onto.get_width() * step, onto.get_height() * step):
        return pygame.transform.scale(picture, onto.get_size(), onto)
    lines = pygame.surfarray.pixels2d(picture).T
    middle = step // 2  # the one that stands for the others
    pygame.surfarray.pixels2d(onto).T[:] = lines[middle::step, middle::step]
    return onto


class Covered:
    """The picture as it was before a dialog came over it: it is laid back when the dialog goes.

    What was damaged meanwhile, by whomever, is drawn again after that.
    """

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._by: object = None  # what covers it, and what else it depends on
        self._spoilt: list[pygame.Rect] = []

    @property
    def picture(self) -> pygame.Surface:
        """What is kept."""
        assert self._picture is not None
        return self._picture

    @property
    def used(self) -> bool:
        """Whether a picture is kept now."""
        return self._by is not None

    def make_room(self, picture: pygame.Surface) -> bool:
        """Take the memory beforehand, for that takes longer than to fill it; whether it lacked."""
        self.forget()
        lacking = self._picture is None or self._picture.get_size() != picture.get_size()
        if lacking:
            self._picture = picture.copy()
        return lacking

    def keep(self, picture: pygame.Surface, by: object) -> None:
        """Remember the picture that ``by`` is about to cover."""
        self.make_room(picture)
        assert self._picture is not None
        self._picture.blit(picture, (0, 0))
        self._by = by
        self._spoilt.clear()

    def clean(self) -> None:
        """The dialog stands now: what it damaged on its way is its own."""
        self._spoilt.clear()

    def spoil(self, rect: pygame.Rect | None) -> None:
        """A part of the window has changed; all of it if none is given."""
        if self._by is None:
            return
        if rect is None:
            self.forget()
            return
        if any(other.contains(rect) for other in self._spoilt):
            return  # what turns or pulses spoils the same part again and again
        self._spoilt.append(rect.copy())
        if len(self._spoilt) > MOST_SPOILT:
            self._spoilt = merge(self._spoilt)
            if len(self._spoilt) > MOST_SPOILT // 2:
                self.forget()

    def forget(self) -> None:
        """It will not be wanted again."""
        self._by = None

    def is_by(self, by: object) -> bool:
        """Whether this is what ``by`` covers."""
        return self._by is not None and self._by == by

    def lay_back(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Paint it; the parts that must be drawn anew."""
        canvas.blit(self.picture, (0, 0))
        self.forget()
        return self._spoilt

    def give_back(self, sheet: pygame.Surface) -> tuple[pygame.Surface, list[pygame.Rect]]:
        """The picture itself in exchange for another, which is quicker; and those parts."""
        picture, self._picture = self.picture, sheet
        self.forget()
        return picture, self._spoilt
