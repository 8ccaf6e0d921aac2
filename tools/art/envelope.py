"""The confidential envelope, closed, opening and open, and the wax that seals it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from art import manifest, relief, svg

if TYPE_CHECKING:
    from PIL.Image import Image

FOLDER: Final = "paper"
WIDTH: Final = 900
BODY: Final = 640
LEFT, RIGHT, TOP, FOOT = 18, 882, 18, 622
MIDDLE: Final = WIDTH / 2
SEAL_SIZE: Final = 256
QUALITY: Final = 90
PAPER: Final = "#dcc08a"
INSIDE: Final = "#6d1522"
POCKET_DIP: Final = 330  # how far down the pocket's edge dips in the middle
FLAP_TIP: Final = 396


@dataclass(frozen=True)
class State:
    """How far the flap is turned: where its tip stands above the fold, how dark it is."""

    name: str
    headroom: int  # canvas above the body, for the flap
    tip: int  # of the flap, below (or, negative, above) the fold
    shade: float


CLOSED: Final = State("closed", 0, FLAP_TIP, 0.0)
OPENING: Final = State("opening", 130, -118, 0.55)
OPEN: Final = State("open", 360, -346, 0.12)
FRAMES: Final = 10
"""In so many pictures of one size the flap turns over, from closed to open."""
FRAME_QUALITY: Final = 84


def make_envelope() -> list[manifest.Entry]:
    """The three states, the open one's front alone, and the seal."""
    target = manifest.ASSETS / FOLDER
    target.mkdir(parents=True, exist_ok=True)
    wax = seal(SEAL_SIZE)
    entries = [_saved("seal", wax, "wax seal", (SEAL_SIZE // 2, SEAL_SIZE // 2))]
    for state in (CLOSED, OPENING, OPEN):
        picture = _envelope(state, wax)
        anchor = (WIDTH // 2, state.headroom + BODY // 2)
        purpose = f"confidential envelope, {state.name}"
        entries.append(_saved(f"envelope.{state.name}", picture, purpose, anchor))
    front = _front(OPEN, wax)
    anchor = (WIDTH // 2, OPEN.headroom + BODY // 2)
    entries += [
        _saved(f"envelope.flap.{i}", _turning(i, wax), "its flap on the way", anchor, FRAME_QUALITY)
        for i in range(FRAMES)
    ]
    entries.append(
        _saved("envelope.open.front", front, "its pocket alone, to slide cards behind", anchor)
    )
    return entries


def _saved(
    name: str, picture: Image, purpose: str, anchor: tuple[int, int], quality: int = QUALITY
) -> manifest.Entry:
    file = f"{FOLDER}/{name}.webp"
    picture.save(manifest.ASSETS / file, quality=quality, method=6)
    return manifest.Entry(name, "picture", file, purpose, "envelope", picture.size, anchor)


def _envelope(state: State, wax: Image) -> Image:
    from PIL import Image

    height = BODY + state.headroom
    sheet = Image.new("RGBA", (WIDTH, height), (0, 0, 0, 0))
    if state is CLOSED:
        sheet.alpha_composite(_papered(_pocket(), height, 0))
        sheet.alpha_composite(_papered(_closed_flap(), height, 0))
        sheet.alpha_composite(_dropped(wax, 236), (332, 250))
        return sheet
    sheet.alpha_composite(_papered(_inside(state), height, state.headroom))
    sheet.alpha_composite(_front(state, wax))
    return sheet


def _turning(frame: int, wax: Image) -> Image:
    """The flap on its way over: first its face, shortened, with its half of the wax; then its lining."""
    import math

    from PIL import Image

    angle = math.pi * frame / (FRAMES - 1)
    down = math.cos(angle)
    height = BODY + OPEN.headroom
    if down <= 0:
        return _envelope(
            State("turning", OPEN.headroom, round(OPEN.tip * -down), 0.12 + 0.6 * (1 + down)), wax
        )
    sheet = Image.new("RGBA", (WIDTH, height), (0, 0, 0, 0))
    if frame == 0:
        closed = _envelope(CLOSED, wax)
        sheet.alpha_composite(closed, (0, OPEN.headroom))
        return sheet
    back = _inside(State("back", OPEN.headroom, -2, 0.5))
    sheet.alpha_composite(_papered(back, height, OPEN.headroom))
    sheet.alpha_composite(_front(OPEN, wax))
    tip = TOP + round((FLAP_TIP - TOP) * down)
    sheet.alpha_composite(_papered(_closed_flap(tip, 0.62 * (1 - down)), height, OPEN.headroom))
    upper = _shard(wax, upper=True).resize(
        (236, max(2, round(236 * down))), Image.Resampling.LANCZOS
    )
    top = TOP + round((250 - TOP) * down)
    sheet.alpha_composite(upper, (332, OPEN.headroom + top))
    return sheet


def _front(state: State, wax: Image) -> Image:
    """The pocket with what is left of the seal."""
    from PIL import Image

    height = BODY + state.headroom
    sheet = Image.new("RGBA", (WIDTH, height), (0, 0, 0, 0))
    sheet.alpha_composite(_papered(_pocket(), height, state.headroom))
    sheet.alpha_composite(_dropped(_shard(wax, upper=False), 236), (332, state.headroom + 250))
    return sheet


# -- drawing -----------------------------------------------------------------------------

DEFS: Final = """
<linearGradient id="bottom" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#e6cd9a"/><stop offset="1" stop-color="#c9a86c"/></linearGradient>
<linearGradient id="left" x1="0" y1="0" x2="1" y2="0">
  <stop offset="0" stop-color="#dfc48e"/><stop offset="1" stop-color="#c4a468"/></linearGradient>
<linearGradient id="right" x1="1" y1="0" x2="0" y2="0">
  <stop offset="0" stop-color="#cdae72"/><stop offset="1" stop-color="#ba985c"/></linearGradient>
<linearGradient id="flap" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#d6b87e"/><stop offset="1" stop-color="#ecd6a6"/></linearGradient>
<linearGradient id="lining" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#7d1b2a"/><stop offset="1" stop-color="#3c0a12"/></linearGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%">
  <feGaussianBlur stdDeviation="9"/></filter>
<pattern id="fans" width="48" height="24" patternUnits="userSpaceOnUse">
  <path d="M0,24 a24,24 0 0 1 48,0 M8,24 a16,16 0 0 1 32,0 M16,24 a8,8 0 0 1 16,0
  M-24,12 a24,24 0 0 1 48,0 M24,12 a24,24 0 0 1 48,0 M-16,12 a16,16 0 0 1 32,0
  M32,12 a16,16 0 0 1 32,0" fill="none" stroke="#d9a860" stroke-opacity=".38" stroke-width="1.4"/>
</pattern>
"""


def _pocket() -> str:
    """The side and bottom flaps, folded over each other."""
    round_corner = 10
    left = f"M{LEFT},{TOP} L{MIDDLE + 2},{POCKET_DIP + 9} L{MIDDLE + 2},{POCKET_DIP + 60} L{LEFT},{FOOT}Z"
    right = f"M{RIGHT},{TOP} L{MIDDLE - 2},{POCKET_DIP + 9} L{MIDDLE - 2},{POCKET_DIP + 60} L{RIGHT},{FOOT}Z"
    bottom = (
        f"M{LEFT},{FOOT - round_corner} L{MIDDLE - 60},{POCKET_DIP + 12} "
        f"Q{MIDDLE},{POCKET_DIP - 30} {MIDDLE + 60},{POCKET_DIP + 12} L{RIGHT},{FOOT - round_corner} "
        f"Q{RIGHT},{FOOT} {RIGHT - round_corner},{FOOT} H{LEFT + round_corner} "
        f"Q{LEFT},{FOOT} {LEFT},{FOOT - round_corner}Z"
    )
    edge = f"M{LEFT},{FOOT - 12} L{MIDDLE - 60},{POCKET_DIP + 12} Q{MIDDLE},{POCKET_DIP - 30} {MIDDLE + 60},{POCKET_DIP + 12} L{RIGHT},{FOOT - 12}"
    return (
        f'<path d="{left}" fill="url(#left)"/><path d="{right}" fill="url(#right)"/>'
        f'<path d="M{LEFT},{TOP} L{MIDDLE - 40},{POCKET_DIP - 22} M{RIGHT},{TOP} L{MIDDLE + 40},{POCKET_DIP - 22}" '
        f'stroke="#f7e8c4" stroke-width="3"/>'
        f'<g clip-path="url(#body)"><path d="{bottom}" fill="#3c2408" fill-opacity=".5" transform="translate(0,-6)" '
        f'filter="url(#soft)"/></g>'
        f'<path d="{bottom}" fill="url(#bottom)"/>'
        f'<path d="{edge}" fill="none" stroke="#f7e8c4" stroke-width="2.6"/>'
        f'<path d="M{LEFT + 58},{FOOT - 26} L{MIDDLE - 48},{POCKET_DIP + 44} Q{MIDDLE},{POCKET_DIP + 12} '
        f'{MIDDLE + 48},{POCKET_DIP + 44} L{RIGHT - 58},{FOOT - 26}Z" fill="none" stroke="#8c1d2c" '
        f'stroke-opacity=".55" stroke-width="2.4"/>'
    )


def _closed_flap(tip: int = FLAP_TIP, shade: float = 0.0) -> str:
    """Its outer side, from the fold down to ``tip``, in the dark as it turns from the lamp."""
    share = (tip - TOP) / (FLAP_TIP - TOP)
    shoulder, lined, lined_tip = tip - 36 * share, tip - 62 * share, tip - 24 * share
    flap = (
        f"M{LEFT},{TOP + 10} Q{LEFT},{TOP} {LEFT + 10},{TOP} H{RIGHT - 10} Q{RIGHT},{TOP} {RIGHT},{TOP + 10} "
        f"L{MIDDLE + 56},{shoulder} Q{MIDDLE},{tip + 12 * share} {MIDDLE - 56},{shoulder}Z"
    )
    line = (
        f"M{LEFT + 62},{TOP + 22 * share} H{RIGHT - 62} L{MIDDLE + 44},{lined} Q{MIDDLE},{lined_tip} "
        f"{MIDDLE - 44},{lined}Z"
    )
    return (
        f'<g clip-path="url(#body)"><path d="{flap}" fill="#2c1804" fill-opacity=".62" '
        f'transform="translate(0,11)" filter="url(#soft)"/></g>'
        f'<path d="{flap}" fill="url(#flap)"/>'
        f'<path d="M{RIGHT},{TOP + 10} L{MIDDLE + 56},{shoulder} Q{MIDDLE},{tip + 12 * share} {MIDDLE - 56},{shoulder} '
        f'L{LEFT},{TOP + 10}" fill="none" stroke="#fbeecb" stroke-width="2.6"/>'
        f'<path d="{line}" fill="none" stroke="#8c1d2c" stroke-opacity=".6" stroke-width="2.4"/>'
        f'<path d="{flap}" fill="#1a0d02" fill-opacity="{shade:.2f}"/>'
    )


def _inside(state: State) -> str:
    """The lined back of the envelope and the lined side of the lifted flap."""
    tip = TOP + state.tip
    back = f"M{LEFT},{TOP} H{RIGHT} V{FOOT - 10} H{LEFT}Z"
    flap = (
        f"M{LEFT},{TOP + 4} L{MIDDLE - 60},{tip + 26 * (1 - state.shade)} Q{MIDDLE},{tip - 12} "
        f"{MIDDLE + 60},{tip + 26 * (1 - state.shade)} L{RIGHT},{TOP + 4}Z"
    )
    squash = (MIDDLE - 44 - LEFT) / 2
    lined = (
        f"M{LEFT + 46},{TOP} L{LEFT + 46 + squash * 1.72},{tip + (TOP - tip) * 0.2} "
        f"Q{MIDDLE},{tip + 6} {RIGHT - 46 - squash * 1.72},{tip + (TOP - tip) * 0.2} L{RIGHT - 46},{TOP}Z"
    )
    return (
        f'<path d="{back}" fill="url(#lining)"/><path d="{back}" fill="url(#fans)"/>'
        f'<path d="{flap}" fill="url(#flap)"/><path d="{lined}" fill="url(#lining)"/>'
        f'<path d="{lined}" fill="url(#fans)"/>'
        f'<path d="{flap}" fill="#1a0d02" fill-opacity="{state.shade * 0.5}"/>'
        f'<path d="M{LEFT},{TOP} H{RIGHT}" stroke="#1a0504" stroke-opacity=".55" stroke-width="5"/>'
        f'<g clip-path="url(#body)"><path d="M{LEFT - 30},{TOP} L{MIDDLE},{POCKET_DIP + 40} L{RIGHT + 30},{TOP} V{FOOT} H{LEFT - 30}Z" '
        f'fill="#120204" fill-opacity=".75" transform="translate(0,-16)" filter="url(#soft)"/></g>'
    )


def _papered(body: str, height: int, down: int) -> Image:
    """The drawing with the tooth, fibres and wear of real paper."""
    import numpy as np
    from PIL import Image

    clip = f'<clipPath id="body"><path d="M{LEFT},{TOP} H{RIGHT} V{FOOT} H{LEFT}Z"/></clipPath>'
    moved = f'<g transform="translate(0,{down})">{body}</g>'
    drawn = svg.rasterise(svg.document(moved, WIDTH, height, DEFS + clip), WIDTH, height)
    rough = relief.noise(height, WIDTH, (1.0, 2.4), 3)
    cloud = relief.noise(height, WIDTH, (30, 90), 4)
    light = relief.lit(rough, 0.14) * (1 + cloud * 0.045)
    pixels = np.asarray(drawn).astype(float)
    pixels[..., :3] *= light[..., None]
    return Image.fromarray(pixels.clip(0, 255).astype(np.uint8), "RGBA")


def _dropped(picture: Image, size: int) -> Image:
    """The wax at ``size`` with the shadow it throws on the paper."""
    from PIL import Image, ImageFilter

    wax = picture.resize((size, size), Image.Resampling.LANCZOS)
    sheet = Image.new("RGBA", (size + 24, size + 24), (0, 0, 0, 0))
    shadow = Image.new("RGBA", sheet.size, (0, 0, 0, 0))
    dark = Image.new("RGBA", wax.size, (40, 16, 4, 255))
    dark.putalpha(wax.getchannel("A").point(lambda a: int(a * 0.6)))
    shadow.alpha_composite(dark, (6, 10))
    sheet.alpha_composite(shadow.filter(ImageFilter.GaussianBlur(6)))
    sheet.alpha_composite(wax)
    return sheet


# -- wax -----------------------------------------------------------------------------------


def seal(size: int) -> Image:
    """A pool of wine-red wax pressed with a keyhole in a ring."""
    import numpy as np
    from PIL import Image
    from scipy.ndimage import gaussian_filter

    over = size * 2
    y, x = np.mgrid[0:over, 0:over] / over * 2 - 1
    angle, radius = np.arctan2(y, x), np.hypot(x, y)
    edge = (
        0.86
        + 0.035 * np.sin(angle * 3 + 0.7)
        + 0.028 * np.sin(angle * 5 + 2)
        + 0.018 * np.sin(angle * 9)
    )
    inside = gaussian_filter((radius < edge).astype(float), over * 0.004)
    pool = np.clip((edge - radius) / 0.24, 0, 1)
    heights = np.sqrt(np.clip(1 - (1 - pool) ** 2, 0, 1)) * 0.5
    pressed = gaussian_filter((radius < 0.63).astype(float), over * 0.008)
    heights -= pressed * 0.2
    stamp = np.asarray(_stamp(over)).astype(float) / 255
    heights += gaussian_filter(stamp, over * 0.0045) * 0.13
    heights += relief.noise(over, over, (3, 9, 26), 11) * 0.012
    heights *= over * 0.11
    bright = relief.lit(heights, 1.0) * 0.86 + 0.12
    shine = relief.gleam(heights, 1.0, 26) * 0.5 + relief.gleam(heights, 1.0, 180) * 0.45
    picture = relief.tinted("#9c1728", bright, shine)
    picture.putalpha(Image.fromarray((inside.clip(0, 1) * 255).astype(np.uint8)))
    return picture.resize((size, size), Image.Resampling.LANCZOS)


def _stamp(size: int) -> Image:
    """What the signet leaves raised: rays, a ring and a keyhole."""
    import math

    rays = "".join(
        f'<path d="M50,50 L{50 + 30 * math.cos(a - 0.05):.2f},{50 + 30 * math.sin(a - 0.05):.2f} '
        f'L{50 + 30 * math.cos(a + 0.05):.2f},{50 + 30 * math.sin(a + 0.05):.2f}Z"/>'
        for a in (2 * math.pi * i / 24 for i in range(24))
    )
    body = (
        '<rect width="100" height="100" fill="#000"/>'
        f'<g fill="#bbb">{rays}</g><circle cx="50" cy="50" r="17.5" fill="#000"/>'
        '<circle cx="50" cy="50" r="28" fill="none" stroke="#fff" stroke-width="1.6"/>'
        '<circle cx="50" cy="50" r="16.5" fill="none" stroke="#fff" stroke-width="1.4"/>'
        '<path fill="#fff" d="M50,39.5 a5.8,5.8 0 0 1 3.4,10.4 l2.6,10.6 h-12 l2.6,-10.6 a5.8,5.8 0 0 1 3.4,-10.4z"/>'
    )
    return svg.rasterise(svg.document(body, 100, 100), size, size).convert("L")


def _shard(wax: Image, *, upper: bool) -> Image:
    """Half of the seal, cracked off where the flap tore away."""
    import numpy as np
    from PIL import Image
    from scipy.ndimage import gaussian_filter

    size = wax.width
    columns = np.arange(size)
    dice = np.random.default_rng(4)
    corners = np.interp(columns, np.linspace(0, size, 9), dice.uniform(-1, 1, 9) * size * 0.04)
    crack = size * 0.44 + corners
    rows = np.arange(size)[:, None]
    below = (rows > crack[None, :]).astype(float)
    kept = gaussian_filter(1 - below if upper else below, 0.7)
    pixels = np.asarray(wax).astype(float)
    rim = np.exp(-((rows - crack[None, :] + (3 if upper else -3)) ** 2) / 8.0)
    pixels[..., :3] += rim[..., None] * 70
    pixels[..., 3] *= kept
    return Image.fromarray(pixels.clip(0, 255).astype(np.uint8), "RGBA")


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {"envelope": make_envelope}
