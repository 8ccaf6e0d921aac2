"""The front of a small desk drawer: walnut, a line of brass, a card in its holder, a knob."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from art import manifest, relief, svg

if TYPE_CHECKING:
    from PIL.Image import Image

SIZE: Final = (580, 128)
CARD: Final = (34, 24, 436, 80)
"""Where its card lies: left, top, width, height."""
KNOB: Final = (524, 64)
QUALITY: Final = 88


def make_drawer() -> list[manifest.Entry]:
    """The front of a drawer, with room for a word on its card."""
    file = "paper/drawer.front.webp"
    picture = _front()
    picture.save(manifest.ASSETS / file, quality=QUALITY, method=6)
    entry = manifest.Entry(
        "drawer.front", "picture", file, "a leaf of the settings", "drawer-front", picture.size
    )
    return [entry]


def _front() -> Image:
    import numpy as np

    wide, high = SIZE
    y, x = np.mgrid[0:high, 0:wide].astype(float)
    slow = relief.noise(high, wide, (60,), 4) * 5  # the grain runs along, and wavers
    grain = np.sin((y + slow * 4 + x * 0.012) * 0.9) * 0.5 + np.sin((y + slow * 7) * 0.31)
    pores = relief.noise(high, wide * 12, (1.6,), 6)[:, ::12].repeat(1, axis=1)
    edge = np.minimum.reduce([x, wide - 1 - x, y, high - 1 - y])
    heights = np.sqrt(np.clip(edge, 0, 9) / 9) * 7  # a rounded lip
    heights -= 3 * np.exp(-(((edge - 13) / 2.2) ** 2))  # and a groove inside it
    bright = relief.lit(heights, 0.5) * (1 + grain * 0.07 + pores * 0.03)
    bright *= 1.06 - 0.3 * (y / high)
    picture = relief.tinted("#7b4a28", bright, relief.gleam(heights, 0.5, 40) * 0.1)
    front = picture.convert("RGBA")
    front.alpha_composite(svg.rasterise(svg.document(_brass(), wide, high), wide, high))
    mask = svg.document(f'<rect width="{wide}" height="{high}" rx="12" fill="#fff"/>', wide, high)
    front.putalpha(svg.rasterise(mask, wide, high).getchannel("A"))
    return front


def _brass() -> str:
    """The holder with its card, and the knob with its shadow."""
    left, top, wide, high = CARD
    x, y = KNOB
    shine = (
        '<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6dd92"/>'
        '<stop offset=".5" stop-color="#bd8e38"/><stop offset="1" stop-color="#6b4816"/></linearGradient>'
        '<radialGradient id="k" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff3c4"/>'
        '<stop offset=".35" stop-color="#d9ab4c"/><stop offset="1" stop-color="#5c3c10"/></radialGradient>'
        '<linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9c79c"/>'
        '<stop offset=".18" stop-color="#f1e5c6"/><stop offset="1" stop-color="#e9dab4"/></linearGradient>'
    )
    holder = (
        f'<rect x="{left - 10}" y="{top - 6}" width="{wide + 20}" height="{high + 18}" rx="8" fill="#000" fill-opacity=".35"/>'
        f'<rect x="{left - 10}" y="{top - 9}" width="{wide + 20}" height="{high + 18}" rx="8" fill="url(#b)" stroke="#3c260a" stroke-width="1.5"/>'
        f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="3" fill="url(#c)" stroke="#4a3210" stroke-width="2"/>'
    )
    screws = "".join(
        f'<circle cx="{at}" cy="{top + high / 2}" r="3.2" fill="#5c3c10"/>'
        for at in (left - 5, left + wide + 5)
    )
    knob = (
        f'<ellipse cx="{x + 3}" cy="{y + 10}" rx="25" ry="23" fill="#000" fill-opacity=".45"/>'
        f'<circle cx="{x}" cy="{y}" r="24" fill="url(#b)" stroke="#3c260a" stroke-width="1.5"/>'
        f'<circle cx="{x}" cy="{y - 2}" r="17" fill="url(#k)"/>'
    )
    return f"<defs>{shine}</defs>{holder}{screws}{knob}"


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {"drawer-front": make_drawer}
