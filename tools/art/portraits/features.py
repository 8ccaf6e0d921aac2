"""What a face does: lids, irises, brows and mouth from a few figures, one hand for all six."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from art.portraits.poster import Point, Poster


@dataclass(frozen=True)
class Look:
    """A face at one moment; all nought is the face on the card."""

    gaze: Point = (0.0, 0.0)  # how far the irises move, in their own radii
    lids: float = 1.0  # how far the upper lids are open: 0 is shut, 1.4 is fright
    squint: float = 0.0  # how far the lower lids come up
    brows: float = 0.0  # how far the brows are raised, in units of the poster
    worry: float = 0.0  # degrees by which their inner ends rise
    cock: float = 0.0  # how much further one of them is raised
    mouth: str = "neutral"
    tilt: float = 0.0  # degrees the head turns further


LOOKS: Final[dict[str, Look]] = {
    "neutral": Look(),
    "speaking": Look(brows=5, cock=3, mouth="speaking", tilt=-2),
    "smug": Look(lids=0.66, squint=0.35, brows=1, cock=11, mouth="smug", tilt=-4),
    "startled": Look(lids=1.5, brows=17, worry=6, mouth="startled", tilt=3),
    "guilty": Look((0.75, 0.5), lids=0.86, brows=4, worry=17, mouth="guilty", tilt=5),
    "blink": Look(lids=0.0, brows=-2),
    "aside": Look((-0.95, 0.05), lids=0.94, cock=4),
}


@dataclass(frozen=True)
class Eye:
    """An eye by its corners: how high it arches, where it looks, how its lid is painted."""

    left: Point
    right: Point
    top: float
    foot: float
    iris: tuple[float, float, float]
    colour: str
    lid: str
    lash: str
    fold: float = 9.0  # how far above the lid its crease lies
    lash_width: float = 5.0
    wing: Point | None = None  # where the lashes sweep out to, beyond the right corner


def eye(poster: Poster, one: Eye, look: Look) -> None:
    """White, iris, lid and lashes as ``look`` has them."""
    (ax, ay), (bx, by) = one.left, one.right
    first, second = ax + (bx - ax) * 0.24, ax + (bx - ax) * 0.74
    shut = one.foot * 0.9
    rise = shut + (-one.top - shut) * look.lids
    low = one.foot * (1 - 0.75 * look.squint) * (1.0 if look.lids <= 1 else look.lids**0.5)

    def arc(offset: float, out: float = 0.0) -> str:
        """From the left corner to the right one, ``offset`` below the line between them."""
        deep = offset * 4 / 3
        return f"M{ax - out:.1f},{ay:.1f} C{first:.1f},{ay + deep:.1f} {second:.1f},{by + deep:.1f} {bx + out:.1f},{by:.1f}"

    def back(offset: float, out: float = 0.0) -> str:
        """The same, from right to left."""
        deep = offset * 4 / 3
        return f"L{bx + out:.1f},{by:.1f} C{second:.1f},{by + deep:.1f} {first:.1f},{ay + deep:.1f} {ax - out:.1f},{ay:.1f}Z"

    crease = -one.top * max(1.0, look.lids) - one.fold
    poster.flat(f'<path fill="{one.lid}" d="{arc(crease, 5)} {back(max(rise, low) + 1, 5)}"/>')
    if look.lids > 0.05:
        x, y, radius = one.iris
        x += look.gaze[0] * radius
        y += look.gaze[1] * radius * 0.8
        small = radius * (0.9 if look.lids > 1.2 else 1.0)
        poster.eye(f"{arc(rise)} {back(low)}", (x, y, small), one.colour)
    else:
        poster.flat(f'<path fill="{one.lid}" d="{arc(crease, 5)} {back(low, 5)}"/>')
    thick = one.lash_width
    wing = one.wing or (bx + 3, by - 1)
    deep, high = rise * 4 / 3, (rise - thick) * 4 / 3
    poster.flat(
        f'<path fill="{one.lash}" d="M{ax - 4:.1f},{ay + 1:.1f} '
        f"C{first:.1f},{ay + high:.1f} {second:.1f},{by + high:.1f} {wing[0]:.1f},{wing[1]:.1f} "
        f'L{bx:.1f},{by + 1:.1f} C{second:.1f},{by + deep:.1f} {first:.1f},{ay + deep:.1f} {ax - 4:.1f},{ay + 1:.1f}Z"/>'
    )


def brow(
    poster: Poster,
    path: str,
    colour: str,
    about: Point,
    look: Look,
    *,
    inner: int,
    cocked: bool = False,
) -> None:
    """A brow raised and turned about its middle; ``inner`` is 1 where its inner end is at the right."""
    lift = look.brows + (look.cock if cocked else 0)
    with (
        poster.moved(f"translate(0,{-lift})"),
        poster.turned(-look.worry * inner, about),
    ):
        poster.flat(f'<path fill="{colour}" d="{path}"/>')


@dataclass(frozen=True)
class Lips:
    """A mouth's place and paint: ``full`` is how thick its lips are."""

    centre: Point
    scale: tuple[float, float]
    turn: float
    upper: str
    lower: str
    line: str
    shadow: str
    full: float = 4.0


def mouth(poster: Poster, lips: Lips, kind: str) -> None:
    """A mouth that does not rest: it speaks, smirks, gapes or is pressed shut."""
    (x, y), (wide, high) = lips.centre, lips.scale
    with poster.moved(f"translate({x},{y}) rotate({lips.turn}) scale({wide},{high})"):
        {"speaking": _speaking, "smug": _smug, "startled": _startled, "guilty": _guilty}[kind](
            poster, lips
        )


def _opening(poster: Poster, hole: str, teeth: str, tongue: Point) -> None:
    poster.flat(
        f'<path fill="#4a1016" d="{hole}"/><g {poster.clip(hole)}>'
        f'<ellipse cx="{tongue[0]}" cy="{tongue[1]}" rx="19" ry="11" fill="#b8545a"/>'
        f'<path fill="#fbf4e4" d="{teeth}"/></g>'
    )


def _speaking(poster: Poster, lips: Lips) -> None:
    full = lips.full
    poster.flat(
        f'<path fill="{lips.lower}" d="M-36,0 C-32,{22 + full} -14,{28 + full * 1.4} 0,{28 + full * 1.4} '
        f'C14,{28 + full * 1.4} 32,{22 + full} 36,0Z"/>'
        f'<path fill="{lips.upper}" d="M-37,1 C-24,{-9 - full} -10,{-12 - full} -4,{-11 - full} L0,{-9 - full} '
        f'L4,{-11 - full} C10,{-12 - full} 24,{-9 - full} 37,1 C20,6 -20,6 -37,1Z"/>'
    )
    hole = "M-31,0 C-18,-9 18,-9 31,0 C26,18 12,26 0,26 C-12,26 -26,18 -31,0Z"
    _opening(poster, hole, "M-30,-12 H30 V2 C16,5 -16,5 -30,2Z", (0, 27))
    poster.line(
        f"M-14,{38 + full * 1.4} C-5,{34 + full * 1.4} 5,{34 + full * 1.4} 14,{38 + full * 1.4}",
        lips.shadow,
        3,
    )
    poster.line("M43,-8 C48,-2 48,6 44,12", lips.shadow, 2.8)


def _smug(poster: Poster, lips: Lips) -> None:
    full = lips.full
    poster.flat(
        f'<path fill="{lips.upper}" d="M-34,7 C-22,{2 - full} -8,{-3 - full} -3,{-3 - full} L1,{-1 - full} '
        f'C8,{-4 - full} 24,{-8 - full * 0.6} 38,-13 C26,1 -2,7 -34,7Z"/>'
        f'<path fill="{lips.lower}" d="M-30,7 C-2,7 24,1 35,-9 C30,{4 + full} 10,{10 + full * 1.5} -4,{10 + full * 1.5} '
        f'C-16,{10 + full * 1.4} -26,{7 + full} -30,7Z"/>'
    )
    poster.line("M-34,7 C-4,8 24,1 38,-13", lips.line, 4.2)
    poster.line("M38,-22 C47,-17 49,-9 44,-1", lips.shadow, 3.2)
    poster.line("M-12,30 C-4,26 6,26 13,29", lips.shadow, 2.8)


def _startled(poster: Poster, lips: Lips) -> None:
    full = lips.full * 0.9
    poster.flat(
        f'<path fill="{lips.lower}" d="M{-17 - full},6 C{-17 - full},{34 + full} {17 + full},{34 + full} {17 + full},6Z"/>'
        f'<path fill="{lips.upper}" d="M{-17 - full},8 C{-17 - full},{-14 - full} -8,{-18 - full} 0,{-14 - full} '
        f'C8,{-18 - full} {17 + full},{-14 - full} {17 + full},8Z"/>'
    )
    hole = "M-16,7 C-16,-12 -8,-14 0,-14 C8,-14 16,-12 16,7 C16,24 9,29 0,29 C-9,29 -16,24 -16,7Z"
    _opening(poster, hole, "M-20,-20 H20 V-7 C8,-4 -8,-4 -20,-7Z", (0, 30))
    poster.line(f"M-10,{42 + full} C-3,{39 + full} 3,{39 + full} 10,{42 + full}", lips.shadow, 2.8)


def _guilty(poster: Poster, lips: Lips) -> None:
    full = lips.full * 0.75
    poster.flat(
        f'<path fill="{lips.upper}" d="M-33,9 C-22,{-1 - full} -8,{-3 - full} 0,{0 - full} C10,{-3 - full} 22,{-1 - full} 33,11 '
        f'C20,4 -18,2 -33,9Z"/>'
        f'<path fill="{lips.lower}" d="M-28,8 C-16,3 18,5 28,9 C20,{12 + full * 1.4} -18,{12 + full * 1.4} -28,8Z"/>'
    )
    poster.line("M-34,11 C-22,0 -10,3 -1,4 C9,6 20,0 34,13", lips.line, 4.2)
    poster.line("M-38,12 C-41,16 -41,20 -39,23 M38,14 C42,18 42,23 39,27", lips.shadow, 2.8)
    poster.line("M-16,27 C-6,19 8,20 17,27", lips.shadow, 3)
