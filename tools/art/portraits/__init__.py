"""The six suspects: each cut out with every look, a poster for the card, heads for the seats."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from art import manifest
from art.portraits import poster
from art.portraits.features import LOOKS

if TYPE_CHECKING:
    from PIL.Image import Image

CARDS: Final = "cards/suspects"
BUSTS: Final = "busts"
CARD_SCALE: Final = 2.0  # of the poster: 1200 x 1600, without frame
HEAD_QUALITY: Final = 90
BUST_QUALITY: Final = 84
BUST_SCALE: Final = 1.125  # of the poster: 675 x 900
HEAD_SIZE: Final = 256
HEADS: Final[dict[str, tuple[int, int, int]]] = {  # centre x, centre y, side on the poster
    "scarlet": (312, 340, 350),
    "mustard": (312, 322, 390),
    "white": (300, 320, 410),
    "green": (296, 358, 370),
    "peacock": (320, 322, 390),
    "plum": (290, 362, 390),
}


def figure(suspect: str, look: str, scale: float = 1.0) -> Image:
    """A suspect cut out, 600 x 800 times ``scale``."""
    return _module(suspect).figure(LOOKS[look]).print(scale)  # type: ignore[no-any-return]


def ground(suspect: str, scale: float = 1.0) -> Image:
    """What the suspect stands before."""
    sheet = poster.Poster()
    poster.backdrop(sheet, _module(suspect).GROUND)
    return sheet.print(scale)


def _module(suspect: str):  # type: ignore[no-untyped-def]  # noqa: ANN202
    return importlib.import_module(f"art.portraits.{suspect}")


def make_suspect(suspect: str) -> list[manifest.Entry]:
    """Every look as a bust and as a head, and the poster."""
    from PIL import Image

    from art.card_frame import both_sizes  # which is drawn in this package's own measures

    maker, entries = f"suspect-{suspect}", []
    (manifest.ASSETS / BUSTS).mkdir(parents=True, exist_ok=True)
    behind = ground(suspect)
    for look in LOOKS:
        bust = figure(suspect, look, BUST_SCALE)
        file = f"{BUSTS}/{suspect}-{look}.webp"
        bust.save(manifest.ASSETS / file, quality=BUST_QUALITY, alpha_quality=90, method=5)
        entries.append(
            manifest.Entry(f"bust.{suspect}.{look}", "picture", file, "cut out", maker, bust.size)
        )
        before = behind.copy()
        before.alpha_composite(bust.resize(before.size, Image.Resampling.LANCZOS))
        head = _head(before, suspect)
        file = f"{BUSTS}/{suspect}-{look}.head.webp"
        head.save(manifest.ASSETS / file, quality=HEAD_QUALITY, method=5)
        entries.append(
            manifest.Entry(
                f"portrait.{suspect}.{look}", "picture", file, "head at a seat", maker, head.size
            )
        )
    whole = ground(suspect, CARD_SCALE)
    whole.alpha_composite(figure(suspect, "neutral", CARD_SCALE))
    name, file = f"card.suspect.{suspect}", f"{CARDS}/{suspect}"
    return entries + both_sizes(name, file, whole.convert("RGB"), "suspect card", maker)


def _head(poster_alone: Image, suspect: str) -> Image:
    from PIL import Image

    x, y, side = HEADS[suspect]
    box = (x - side // 2, y - side // 2, x + side // 2, y + side // 2)
    cut = poster_alone.convert("RGB").crop(box)
    return cut.resize((HEAD_SIZE, HEAD_SIZE), Image.Resampling.LANCZOS)


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {
    f"suspect-{suspect}": partial(make_suspect, suspect) for suspect in HEADS
}
