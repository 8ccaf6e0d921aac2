"""The six suspects: a poster for the card, a head for the seat."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial
from typing import Final

from art import manifest

FOLDER: Final = "cards/suspects"
CARD_QUALITY: Final = 90
HEAD_SIZE: Final = 256
HEADS: Final[dict[str, tuple[int, int, int]]] = {  # centre x, centre y, side on the poster
    "scarlet": (312, 340, 350),
    "mustard": (312, 322, 390),
    "white": (300, 330, 400),
    "green": (296, 358, 370),
    "peacock": (320, 322, 390),
    "plum": (290, 352, 380),
}


def make_suspect(suspect: str) -> list[manifest.Entry]:
    """Print one poster and cut the head from it."""
    from PIL import Image

    poster = importlib.import_module(f"art.portraits.{suspect}").draw()
    picture = poster.print()
    maker = f"suspect-{suspect}"
    target = manifest.ASSETS / FOLDER
    target.mkdir(parents=True, exist_ok=True)
    card, head = f"{FOLDER}/{suspect}.webp", f"{FOLDER}/{suspect}.head.webp"
    picture.save(manifest.ASSETS / card, quality=CARD_QUALITY, method=6)
    x, y, side = HEADS[suspect]
    box = (x - side // 2, y - side // 2, x + side // 2, y + side // 2)
    cut = picture.crop(box).resize((HEAD_SIZE, HEAD_SIZE), Image.Resampling.LANCZOS)
    cut.save(manifest.ASSETS / head, quality=CARD_QUALITY, method=6)
    return [
        manifest.Entry(
            f"card.suspect.{suspect}", "picture", card, "suspect card", maker, picture.size
        ),
        manifest.Entry(
            f"portrait.{suspect}", "picture", head, "head at a seat", maker, (HEAD_SIZE, HEAD_SIZE)
        ),
    ]


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {
    f"suspect-{suspect}": partial(make_suspect, suspect) for suspect in HEADS
}
