"""Six weapon cards: the weapon itself, printed into a poster like those of the suspects.

The weapon is rendered (:mod:`art.pieces_models.weapon_portraits`), then given the grain
of the litho stone so that it belongs to the flat colours round it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from art import manifest, palette, svg
from art.card_frame import both_sizes
from art.portraits import poster

if TYPE_CHECKING:
    from PIL.Image import Image

DARK: Final = "#041417"
MIDDLE: Final = "#0d454b"
GLOW: Final = ("#a9e2d2", "#1b7577")
CANDLE_GLOW: Final = ("#fff0bd", "#c8862a")
GOLD: Final = poster.GOLD
OVER: Final = poster.OVERSAMPLE

CENTRE_X, CENTRE_Y, RADIUS = poster.HALO


@dataclass(frozen=True)
class Card:
    """What surrounds one weapon: behind it, in front of it, and the light."""

    behind: Callable[[], str]
    before: Callable[[], str] = str
    glow: tuple[str, str] = GLOW


# ------------------------------------------------------------------ round the disc


def _around(count: int, shape: str) -> str:
    """A shape drawn at the top of the disc's ring, repeated round it."""
    return "".join(
        f'<g transform="rotate({360 * i / count:.3f} {CENTRE_X} {CENTRE_Y})">{shape}</g>'
        for i in range(count)
    )


def _gear() -> str:
    """Cog teeth, for the wrench."""
    top = CENTRE_Y - RADIUS - 10
    tooth = f'<path d="M284,{top + 2} L288,{top - 20} H312 L316,{top + 2}Z"/>'
    return f'<g fill="{DARK}" stroke="{GOLD}" stroke-width="2.5">{_around(24, tooth)}</g>'


def _rivets() -> str:
    """A riveted flange, for the pipe."""
    top = CENTRE_Y - RADIUS - 24
    rivet = (
        f'<circle cx="300" cy="{top}" r="8.5" fill="{DARK}" stroke="{GOLD}" stroke-width="2.5"/>'
        f'<circle cx="298" cy="{top - 2}" r="2.6" fill="{poster.GOLD_LIGHT}"/>'
    )
    ring = (
        f'<circle cx="{CENTRE_X}" cy="{CENTRE_Y}" r="{RADIUS + 37}" fill="none" '
        f'stroke="{GOLD}" stroke-width="2.5"/>'
    )
    return ring + _around(28, rivet)


def _blades() -> str:
    """Long thin points, for the knife."""
    top = CENTRE_Y - RADIUS - 12
    long = f'<path d="M294,{top} L300,{top - 58} L306,{top}Z"/>'
    short = (
        f'<g transform="rotate(7.5 300 330)"><path d="M295,{top} L300,{top - 26} L305,{top}Z"/></g>'
    )
    return f'<g fill="{GOLD}" fill-opacity=".9">{_around(24, long + short)}</g>'


def _twist() -> str:
    """A laid cord, for the rope."""
    top = CENTRE_Y - RADIUS - 22
    lay = f'<path d="M289,{top + 9} C291,{top - 2} 308,{top + 2} 311,{top - 9}"/>'
    rings = "".join(
        f'<circle cx="{CENTRE_X}" cy="{CENTRE_Y}" r="{RADIUS + grow}" fill="none" '
        f'stroke="{GOLD}" stroke-width="2"/>'
        for grow in (33,)
    )
    return rings + f'<g fill="none" stroke="{GOLD}" stroke-width="3.4">{_around(84, lay)}</g>'


def _target() -> str:
    """Rings and six chambers, for the revolver."""
    rings = "".join(
        f'<circle cx="{CENTRE_X}" cy="{CENTRE_Y}" r="{r}" fill="none" stroke="{GOLD}" '
        f'stroke-width="{w}" stroke-opacity=".55"/>'
        for r, w in ((70, 2), (124, 2), (178, 2))
    )
    top = CENTRE_Y - RADIUS - 12
    ticks = _around(60, f'<path d="M300,{top} v-12" stroke="{GOLD}" stroke-width="2.4"/>')
    chamber = (
        f'<circle cx="300" cy="{top - 24}" r="15" fill="{DARK}" stroke="{GOLD}" stroke-width="3"/>'
        f'<circle cx="300" cy="{top - 24}" r="7" fill="{GOLD}"/>'
    )
    return rings + ticks + _around(6, chamber)


def _candle_rays() -> str:
    """Beams from the flame."""
    x, y = 300.0, 112.0
    beams = ""
    for i in range(36):
        inner, outer = (34.0, 190.0) if i % 2 else (34.0, 118.0)
        for_angle = math.radians(10 * i)
        side = math.radians(10 * i + 2.2), math.radians(10 * i - 2.2)
        tip = f"{x + outer * math.cos(for_angle):.1f},{y + outer * math.sin(for_angle):.1f}"
        a = f"{x + inner * math.cos(side[0]):.1f},{y + inner * math.sin(side[0]):.1f}"
        b = f"{x + inner * math.cos(side[1]):.1f},{y + inner * math.sin(side[1]):.1f}"
        beams += f'<path d="M{a} L{tip} L{b}Z"/>'
    return f'<g fill="#ffe9a0" fill-opacity=".75">{beams}</g>'


# ------------------------------------------------------------------ before the weapon


def _flame() -> str:
    """The candle's flame, in three flat tones."""
    return (
        '<g transform="translate(303 146)">'
        '<circle cx="0" cy="-34" r="52" fill="#ffd774" fill-opacity=".28"/>'
        '<path d="M0,4 C-23,0 -22,-27 -9,-45 C-3,-55 0,-66 1,-76 C9,-60 21,-43 20,-22 C19,-4 10,4 0,4Z"'
        ' fill="#f39a1d"/>'
        '<path d="M1,2 C-15,-1 -14,-22 -5,-36 C-1,-44 2,-50 2,-58 C9,-44 14,-33 13,-18 C12,-4 7,2 1,2Z"'
        ' fill="#ffd24a"/>'
        '<path d="M1,0 C-8,-2 -7,-14 -2,-24 C2,-31 4,-34 4,-38 C8,-28 9,-22 8,-13 C7,-4 5,0 1,0Z"'
        ' fill="#fffbe0"/></g>'
    )


def _glint(x: float, y: float, reach: float) -> str:
    """Light caught by an edge."""
    thin = reach * 0.055
    rays = "".join(
        f'<path transform="rotate({turn} {x} {y})" fill="#fffdf2" d="M{x - r},{y} Q{x},{y - thin} '
        f"{x},{y - thin * 1.6} Q{x},{y - thin} {x + r},{y} Q{x},{y + thin} {x},{y + thin * 1.6} "
        f'Q{x},{y + thin} {x - r},{y}Z"/>'
        for turn, r in ((0, reach), (90, reach), (45, reach * 0.45), (135, reach * 0.45))
    )
    return f'<circle cx="{x}" cy="{y}" r="{reach * 0.3}" fill="#fffdf2" fill-opacity=".25"/>' + rays


def _smoke() -> str:
    """A thread of smoke from the muzzle."""
    strand = (
        "M{0},160 C{1},138 {2},126 {3},104 C{4},84 {5},76 {6},52 "
        "C{7},76 {8},90 {9},110 C{10},130 {11},140 {0},160Z"
    )
    one = strand.format(519, 502, 536, 520, 508, 528, 514, 540, 520, 532, 546, 514)
    two = strand.format(517, 490, 512, 494, 480, 500, 484, 508, 494, 506, 524, 506)
    return (
        '<g transform="translate(16 -6)" fill="#dff3ec">'
        f'<path d="{one}" fill-opacity=".62"/><path d="{two}" fill-opacity=".38"/></g>'
    )


def _drop() -> str:
    """Water still dripping from the pipe."""
    drops = ((0.0, 1.0), (46.0, 0.72), (104.0, 0.5))
    return "".join(
        f'<g transform="translate(507 {312 + down}) scale({size})">'
        '<path d="M0,-22 C9,-8 13,-1 13,6 A13,13 0 0 1 -13,6 C-13,-1 -9,-8 0,-22Z" fill="#bdeee6"/>'
        '<path d="M-6,2 A8,8 0 0 0 0,13" fill="none" stroke="#ffffff" stroke-width="3"/></g>'
        for down, size in drops
    )


CARDS: Final[dict[str, Card]] = {
    "rope": Card(_twist),
    "lead-pipe": Card(_rivets, _drop),
    "knife": Card(_blades, lambda: _glint(436, 152, 46)),
    "wrench": Card(_gear, lambda: _glint(388, 92, 34)),
    "candlestick": Card(_candle_rays, _flame, CANDLE_GLOW),
    "revolver": Card(_target, _smoke),
}


# ------------------------------------------------------------------ printing


def _ground(card: Card) -> Image:
    sheet = poster.Poster()
    poster.backdrop(sheet, poster.Ground(DARK, MIDDLE, card.glow))
    sheet.flat(card.behind())
    return sheet.print(float(OVER))


def _shadow(alpha: Image) -> Image:
    """What the weapon darkens on the paper behind it, as stipple."""
    import numpy as np
    from PIL import Image, ImageChops, ImageFilter

    soft = ImageChops.offset(alpha, 26, 34).filter(ImageFilter.GaussianBlur(16))
    dark = np.asarray(soft).astype(float) / 255 * 0.8
    grain = poster.stipple(dark.shape[0], dark.shape[1], seed=8)
    cast = np.zeros((*dark.shape, 4), np.uint8)
    cast[..., :3] = palette.rgb("#020b0d")
    cast[..., 3] = np.where(dark > grain, 235, 0)
    return Image.fromarray(cast)


def compose(card: Card, weapon: Image) -> Image:
    """The weapon before its disc, without frame."""
    from PIL import Image

    size = (poster.WIDTH * OVER, poster.HEIGHT * OVER)
    sheet = _ground(card)
    large = weapon.resize(size, Image.Resampling.LANCZOS)
    before = svg.rasterise(svg.document(card.before(), poster.WIDTH, poster.HEIGHT), *size)
    for layer in (_shadow(large.getchannel("A")), poster.lithographed(large), before):
        sheet.alpha_composite(layer)
    return sheet.convert("RGB")


def make_cards() -> list[manifest.Entry]:
    """All six weapon cards."""
    from art.pieces_models import weapon_portraits

    entries: list[manifest.Entry] = []
    for weapon in palette.WEAPONS:
        picture = compose(CARDS[weapon], weapon_portraits.render(weapon))
        name, file = f"card.weapon.{weapon}", f"cards/weapons/{weapon}"
        entries += both_sizes(name, file, picture, f"card of the {weapon}", "cards.weapons")
    return entries


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {"cards.weapons": make_cards}
