"""Signs of the notebook: printed, worked out in brass ink, pencilled; and a seat's disc."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping
from typing import Final

import pygame

from clue.notebook.notes import Mark
from clue.rules.cards import Seat, Suspect
from clue.ui.theme.look import Look
from clue.ui.theme.palette import Colour, mix
from clue.ui.theme.shapes import FINE, lay

BRASS_INK: Final = 0.45
"""How much ink there is in the brass, so that it can be read on paper."""

WASH: Final = 52
"""How strongly the ring of a card that is there is filled."""

STEPS: Final = 7
"""So many pictures there are of a sign that is being written."""

Stroke = tuple[tuple[float, float], ...]

_CROSS: Final[tuple[Stroke, ...]] = (((0.16, 0.16), (0.84, 0.84)), ((0.84, 0.16), (0.16, 0.84)))
_TICK: Final[tuple[Stroke, ...]] = (((0.12, 0.56), (0.38, 0.84), (0.9, 0.16)),)
_SMALL_CROSS: Final[tuple[Stroke, ...]] = (
    ((0.33, 0.33), (0.67, 0.67)),
    ((0.67, 0.33), (0.33, 0.67)),
)
_SMALL_TICK: Final[tuple[Stroke, ...]] = (((0.28, 0.53), (0.43, 0.68), (0.74, 0.33)),)
_HAND: Final[Mapping[Mark, tuple[Stroke, ...]]] = {
    Mark.NO: (
        ((0.12, 0.2), (0.3, 0.34), (0.52, 0.55), (0.9, 0.86)),
        ((0.86, 0.1), (0.62, 0.36), (0.42, 0.62), (0.1, 0.92)),
    ),
    Mark.YES: (((0.08, 0.5), (0.2, 0.62), (0.34, 0.9), (0.5, 0.56), (0.7, 0.28), (0.98, 0.04)),),
    Mark.MAYBE: (
        (
            *((0.26, 0.28), (0.32, 0.12), (0.5, 0.04), (0.7, 0.12), (0.76, 0.28), (0.68, 0.42)),
            *((0.54, 0.5), (0.5, 0.62), (0.5, 0.7)),
        ),
        ((0.48, 0.88), (0.53, 0.93)),
    ),
}


def brass_ink(look: Look) -> Colour:
    """The colour of what follows."""
    return mix(look.palette.brass, look.palette.ink, BRASS_INK)


def draw_printed(
    look: Look, canvas: pygame.Surface, box: pygame.Rect, *, has: bool, share: float = 1.0
) -> None:
    """What the seat saw; so much of it as is written."""
    side = _side(box, 0.7 if has else 0.56)
    colour = look.paint.colour("wine")
    if has:
        colour = mix(look.palette.suspects["green"], look.palette.ink, 0.25)
    strokes, width = (_TICK, 0.17) if has else (_CROSS, 0.16)
    step = _step(share)

    def make() -> pygame.Surface:
        return _drawn(side, _begun(strokes, step), width, colour)

    _put(look, canvas, box, ("printed", has, side, step), make)


def draw_deduced(
    look: Look, canvas: pygame.Surface, box: pygame.Rect, *, has: bool, share: float = 1.0
) -> None:
    """What follows from it: in a ring, which is drawn first."""
    side = _side(box, 0.8)
    colour = brass_ink(look)
    strokes = _SMALL_TICK if has else _SMALL_CROSS

    step = _step(share)
    round_it = min(1.0, 2 * step / STEPS)

    def make() -> pygame.Surface:
        inside = _begun(strokes, max(0, 2 * step - STEPS))
        width = 0.1 if has else 0.085
        return _drawn(side, inside, width, colour, ring=0.065, filled=has, round_it=round_it)

    _put(look, canvas, box, ("deduced", has, side, step), make)


def _step(share: float) -> int:
    """How much of a sign is written, in few steps: there is a picture for each."""
    return max(0, min(STEPS, round(share * STEPS)))


def _begun(strokes: tuple[Stroke, ...], step: int) -> tuple[Stroke, ...]:
    """So much of some strokes, one after the other, each at its own pace."""
    if step >= STEPS:
        return strokes
    legs = [leg for stroke in strokes for leg in itertools.pairwise(stroke)]
    left, written = sum(math.dist(*leg) for leg in legs) * step / STEPS, []
    for start, end in legs:
        long = math.dist(start, end)
        part = min(1.0, left / long)
        if part <= 0:
            break
        tip = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        written.append((start, tip))
        left -= long
    return tuple(written)


def draw_pencil(look: Look, canvas: pygame.Surface, box: pygame.Rect, mark: Mark) -> None:
    """What the player marked."""
    if mark is Mark.BLANK:
        return
    side = _side(box, 0.74)
    colour = look.paint.colour("pencil")
    key = ("pencil", mark, side)
    _put(look, canvas, box, key, lambda: _drawn(side, _HAND[mark], 0.095, colour, soft=True))


def draw_flag(look: Look, canvas: pygame.Surface, box: pygame.Rect) -> None:
    """A mark that cannot be: the cell's corner is turned down, with a sign of warning on it."""
    side = max(8, round(min(box.height, box.width) * 0.5))
    wine = look.paint.colour("wine")

    def make() -> pygame.Surface:
        whole = side * FINE
        large = pygame.Surface((whole, whole), pygame.SRCALPHA)
        pygame.draw.polygon(large, wine, [(0, 0), (whole, 0), (whole, whole)])
        wide = max(2, whole // 10)
        bar = pygame.Rect(whole * 72 // 100, whole * 10 // 100, wide, whole * 26 // 100)
        large.fill((255, 255, 255), bar)
        large.fill((255, 255, 255), (bar.x, whole * 44 // 100, wide, wide))
        return pygame.transform.smoothscale(large, (side, side))

    image = look.paint.kept(("flag", side), make)
    lay(canvas, image, (box.right - side, box.y))


def _side(box: pygame.Rect, share: float) -> int:
    return max(6, round(min(box.height, box.width) * share))


def _put(
    look: Look,
    canvas: pygame.Surface,
    box: pygame.Rect,
    key: tuple[object, ...],
    make: Callable[[], pygame.Surface],
) -> None:
    image = look.paint.kept(("sign", *key), make)
    lay(canvas, image, image.get_rect(center=box.center).topleft)


def _drawn(
    side: int,
    strokes: tuple[Stroke, ...],
    width: float,
    colour: Colour,
    *,
    ring: float = 0.0,
    filled: bool = False,
    round_it: float = 1.0,
    soft: bool = False,
) -> pygame.Surface:
    """Strokes drawn large and brought down; ``soft`` thins them towards their end."""
    whole = side * FINE
    large = pygame.Surface((whole, whole), pygame.SRCALPHA)
    if ring:
        wide = max(1, round(ring * whole))
        if filled and round_it >= 1:
            wash = tuple(part * WASH // 255 for part in colour)  # premultiplied by hand
            pygame.draw.circle(large, (*wash, WASH), (whole // 2, whole // 2), whole // 2 - 1)
        if round_it >= 1:
            pygame.draw.circle(large, colour, (whole // 2, whole // 2), whole // 2 - 1, wide)
        else:
            turned = math.pi / 2 + math.tau * round_it
            box = pygame.Rect(1, 1, whole - 2, whole - 2)
            pygame.draw.arc(large, colour, box, math.pi / 2, turned, wide)
    for stroke in strokes:
        points = [(x * whole, y * whole) for x, y in stroke]
        _line(large, points, max(1.0, width * whole / 2), colour, soft=soft)
    return pygame.transform.smoothscale(large, (side, side))


def _line(
    large: pygame.Surface,
    points: list[tuple[float, float]],
    radius: float,
    colour: Colour,
    *,
    soft: bool,
) -> None:
    """A row of dots close together: round ends, even width."""
    legs = list(itertools.pairwise(points))
    dots = 26
    for number, (start, end) in enumerate(legs):
        for step in range(dots + 1):
            share = step / dots
            along = (number + share) / len(legs)
            size = radius * (1.15 - 0.45 * along) if soft else radius
            at = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            pygame.draw.circle(large, colour, at, max(1.0, size))


EMBLEM: Final = 0.74
"""How much of a disc its emblem takes."""
PALE: Final = frozenset({Suspect.WHITE, Suspect.MUSTARD})
"""Colours on which dark emblems are seen more easily."""


def draw_disc(look: Look, canvas: pygame.Surface, seat: Seat, rect: pygame.Rect) -> None:
    """The disc of a seat, as wide as a square rectangle: the emblem of the suspect's card."""
    image = look.paint.kept(("disc", seat, rect.width), lambda: _disc(look, seat, rect.width))
    canvas.blit(image, rect)
    emblem = inked_emblem(look, seat, rect.width)
    canvas.blit(emblem, emblem.get_rect(center=rect.center))


def inked_emblem(look: Look, suspect: Suspect, wide: int) -> pygame.Surface:
    """A suspect's emblem as it stands on a disc so wide of its own colour."""
    ink = look.paint.colour("ink" if suspect in PALE else "cream")
    return look.assets.icon(f"emblem.{suspect.value}", max(8, round(wide * EMBLEM)), ink)


def _disc(look: Look, seat: Seat, wide: int) -> pygame.Surface:
    large = pygame.Surface((wide * FINE, wide * FINE), pygame.SRCALPHA)
    centre, radius = (wide * FINE // 2, wide * FINE // 2), wide * FINE // 2
    pygame.draw.circle(large, look.paint.colour("ink"), centre, radius)
    pygame.draw.circle(large, look.paint.colour(seat.value), centre, round(radius * 0.9))
    return pygame.transform.smoothscale(large, (wide, wide))
