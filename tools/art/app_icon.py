"""The program's icon: a brass magnifying glass over the seal's red, in every size.

From 48 pixels up it has its rays, rivets and glints; below, only what still reads.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from art import manifest, svg

if TYPE_CHECKING:
    from PIL.Image import Image

FOLDER: Final = "app"
SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
PLAIN_UP_TO: Final = 32
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)

PAINTS: Final = """
<linearGradient id="plate" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#1f4d50"/><stop offset="1" stop-color="#081618"/></linearGradient>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1">
  <stop offset="0" stop-color="#fff0bf"/><stop offset=".45" stop-color="#dba93c"/>
  <stop offset="1" stop-color="#7a4f12"/></linearGradient>
<radialGradient id="wine" cx=".4" cy=".35" r=".75">
  <stop offset="0" stop-color="#d22c40"/><stop offset="1" stop-color="#4d0a16"/></radialGradient>
<linearGradient id="wood" x1="0" y1="0" x2="1" y2="0">
  <stop offset="0" stop-color="#8a5228"/><stop offset=".4" stop-color="#b9763c"/>
  <stop offset="1" stop-color="#3c1e0c"/></linearGradient>
<linearGradient id="glint" x1="0" y1="0" x2="1" y2="1">
  <stop offset="0" stop-color="#fff" stop-opacity=".75"/>
  <stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient>
"""


def make_icons() -> list[manifest.Entry]:
    """PNGs for every desktop, one .ico and one .icns."""
    target = manifest.ASSETS / FOLDER
    target.mkdir(parents=True, exist_ok=True)
    pictures = {size: picture(size) for size in SIZES}
    entries = []
    for size, image in pictures.items():
        file = f"{FOLDER}/icon.{size}.png"
        image.save(manifest.ASSETS / file, optimize=True)
        entries.append(
            manifest.Entry(
                f"app.icon.{size}", "picture", file, "icon of the program", "app-icon", (size, size)
            )
        )
    largest = pictures[SIZES[-1]]
    pictures[256].save(
        target / "icon.ico",
        sizes=[(size, size) for size in ICO_SIZES],
        append_images=[pictures[size] for size in ICO_SIZES[:-1]],
    )
    rest = [pictures[size] for size in (16, 32, 64, 128, 256, 512)]
    largest.save(target / "icon.icns", append_images=rest)
    for suffix, purpose in (("ico", "icon for Windows"), ("icns", "icon for macOS")):
        file = f"{FOLDER}/icon.{suffix}"
        entries.append(manifest.Entry(f"app.icon.{suffix}", "desktop", file, purpose, "app-icon"))
    return entries


def picture(size: int) -> Image:
    """The icon drawn for one size."""
    body = _plain() if size <= PLAIN_UP_TO else _rich()
    return svg.rasterise(svg.document(body, 64, 64, PAINTS), size, size)


def _plain() -> str:
    """Plate, glass and handle: no more than sixteen pixels can hold."""
    return (
        '<rect x="1" y="1" width="62" height="62" rx="13" fill="url(#plate)"/>'
        '<path d="M40,40 L55,55" stroke="#b9763c" stroke-width="11" stroke-linecap="round"/>'
        '<circle cx="27" cy="27" r="18" fill="#b51f33" stroke="#f0c75e" stroke-width="7"/>'
        f'<path d="{_keyhole(27, 27, 1.25)}" fill="#ffe9b0"/>'
    )


def _rich() -> str:
    rays = "".join(
        f'<path d="M27,27 L{27 + 60 * math.cos(a - 0.07):.2f},{27 + 60 * math.sin(a - 0.07):.2f} '
        f'L{27 + 60 * math.cos(a + 0.07):.2f},{27 + 60 * math.sin(a + 0.07):.2f}Z"/>'
        for a in (2 * math.pi * i / 20 for i in range(20))
    )
    return (
        '<clipPath id="inside"><rect x="2" y="2" width="60" height="60" rx="13"/></clipPath>'
        '<rect x="2" y="2" width="60" height="60" rx="13" fill="url(#plate)"/>'
        f'<g clip-path="url(#inside)" fill="#c9a24c" fill-opacity=".17">{rays}</g>'
        '<rect x="3.2" y="3.2" width="57.6" height="57.6" rx="12" fill="none" stroke="url(#brass)" stroke-width="2"/>'
        '<rect x="5.8" y="5.8" width="52.4" height="52.4" rx="9.6" fill="none" stroke="#c9a24c" stroke-opacity=".55" stroke-width=".6"/>'
        '<g transform="translate(1,1.6)" opacity=".5"><path d="M39,39 L54,54" stroke="#000" stroke-width="9" stroke-linecap="round"/>'
        '<circle cx="27" cy="27" r="19.5" fill="#000"/></g>'
        '<g transform="rotate(-45 42 42)"><rect x="39.6" y="38" width="4.8" height="6" fill="url(#brass)"/>'
        '<rect x="37.6" y="43" width="8.8" height="15.5" rx="4.2" fill="url(#wood)"/>'
        '<rect x="37.2" y="42.4" width="9.6" height="3" rx="1" fill="url(#brass)"/></g>'
        '<circle cx="27" cy="27" r="17" fill="url(#wine)"/>'
        '<circle cx="27" cy="27" r="12.6" fill="none" stroke="#f0c75e" stroke-opacity=".7" stroke-width=".9"/>'
        f'<path d="{_keyhole(27, 27, 1.15)}" fill="#2a0409" transform="translate(.4,.6)"/>'
        f'<path d="{_keyhole(27, 27, 1.15)}" fill="url(#brass)"/>'
        '<circle cx="27" cy="27" r="18" fill="none" stroke="#5c3a0c" stroke-width="5"/>'
        '<circle cx="27" cy="27" r="18" fill="none" stroke="url(#brass)" stroke-width="3.8"/>'
        '<path d="M13.2,26 A14,14 0 0 1 25,13.2 C19,17 16,20 13.2,26Z" fill="url(#glint)"/>'
    )


def _keyhole(x: float, y: float, scale: float) -> str:
    s = scale
    return (
        f"M{x - 4.6 * s},{y - 3.4 * s} a{4.6 * s},{4.6 * s} 0 1 1 {9.2 * s},0 "
        f"a{4.6 * s},{4.6 * s} 0 1 1 {-9.2 * s},0Z "
        f"M{x - 2.2 * s},{y - 1 * s} H{x + 2.2 * s} L{x + 4.2 * s},{y + 8.2 * s} H{x - 4.2 * s}Z"
    )


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {"app-icon": make_icons}
