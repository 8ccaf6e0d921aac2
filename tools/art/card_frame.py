"""The one frame of all cards: black, a brass line with stepped corners, a hairline; clear within."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from art import manifest, svg
from art.portraits import poster

if TYPE_CHECKING:
    from PIL.Image import Image

SIZE: Final = (1200, 1600)
EDGE: Final = 15.0
"""How broad the black is at the sides, in units of the poster."""
STEP: Final = 13.0
STEPS: Final = 3
FAN: Final = 52.0


def outline(inset: float) -> str:
    """The card's inside so far from its edge, as a path whose corners go in by steps."""
    wide, high, reach = poster.WIDTH, poster.HEIGHT, STEPS * STEP
    near = [(inset, inset + reach)]
    for n in range(STEPS):
        x, y = near[-1]
        near += [(x + STEP, y), (x + STEP, y - STEP)] if n < STEPS else []
    corners = [
        near,
        [(wide - x, y) for x, y in reversed(near)],
        [(wide - x, high - y) for x, y in near],
        [(x, high - y) for x, y in reversed(near)],
    ]
    return "M" + " L".join(f"{x:g},{y:g}" for corner in corners for x, y in corner) + "Z"


def drawn() -> str:
    """As SVG in the poster's units; it needs no definitions."""
    return (
        f'<path fill-rule="evenodd" fill="{poster.BLACK}" d="M0,0H600V800H0Z {outline(EDGE)}"/>'
        f'<path fill="none" stroke="#6e4a14" stroke-width="7" d="{outline(EDGE)}"/>'
        f'<path fill="none" stroke="{poster.GOLD}" stroke-width="4.6" d="{outline(EDGE)}"/>'
        f'<path fill="none" stroke="{poster.GOLD_LIGHT}" stroke-width="1.4" d="{outline(EDGE - 0.8)}"/>'
        f'<path fill="none" stroke="{poster.GOLD}" stroke-opacity=".75" stroke-width="1.8" d="{outline(EDGE + 9)}"/>'
    )


def frame() -> Image:
    """On nothing, as large as the pictures it lies on."""
    return svg.rasterise(svg.document(drawn(), poster.WIDTH, poster.HEIGHT), *SIZE)


def both_sizes(
    name: str, file: str, picture: Image, purpose: str, maker: str, *, lossless: bool = False
) -> list[manifest.Entry]:
    """A card's picture at its full size, and half as large for most uses: that is read far sooner."""
    from PIL import Image

    half = picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.LANCZOS)
    entries = []
    for ending, drawn, quality in (("", half, 90), (".large", picture, 82)):
        target = f"{file}{ending}.webp"
        (manifest.ASSETS / target).parent.mkdir(parents=True, exist_ok=True)
        drawn.save(manifest.ASSETS / target, quality=quality, lossless=lossless, method=6)
        entries.append(
            manifest.Entry(f"{name}{ending}", "picture", target, purpose, maker, drawn.size)
        )
    return entries


def make_frame() -> list[manifest.Entry]:
    """The frame as a layer."""
    name, file = "card.frame", "cards/frame"
    return both_sizes(name, file, frame(), "round every card", "card-frame", lossless=True)


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {"card-frame": make_frame}
