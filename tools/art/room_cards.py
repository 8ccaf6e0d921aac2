"""Room cards: a look into each room, printed like the posters; the frame is a layer of its own."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from art import palette
from art.card_frame import both_sizes
from art.manifest import Entry
from art.portraits import poster
from art.rooms_plan import LETTERS

if TYPE_CHECKING:
    from PIL.Image import Image

SIZE: Final = (1200, 1600)
PIXELS: Final = (810, 1080)
SAMPLES: Final = 8
EXPOSURE: Final = 1.4
GRAIN: Final = 0.34
TONES: Final = 10
INKS: Final = ("#0a1412", "#fbeccb")
INKED: Final = 0.16
"""How far a render takes on the posters' inks."""


def render(room: str, pixels: tuple[int, int] = PIXELS, samples: int = SAMPLES) -> Image:
    """The room's set, lit and seen through its camera."""
    from PIL import Image

    from art.blender import kit, sets

    kit.reset(pixels, samples, EXPOSURE, transparent=False)
    sets.build(room)
    kit.bounce(4)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "room.png"
        kit.render(path)
        return Image.open(path).convert("RGBA")


def _dusk(picture: Image) -> Image:
    """Its edges in the dark, most of all below, where the card's name is written."""
    import numpy as np
    from PIL import Image

    pixels = np.asarray(picture).astype(float)
    height, width = pixels.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(float)
    away = np.hypot((x / width - 0.5) * 1.15, y / height - 0.48)
    light = 1 - 1.1 * np.clip(away - 0.3, 0, 1) ** 1.2
    light *= 1 - 0.4 * np.clip((y / height - 0.8) / 0.2, 0, 1)
    pixels[..., :3] *= np.clip(light, 0, 1)[..., None]
    return Image.fromarray(np.round(pixels).astype(np.uint8))


def _toned(picture: Image) -> Image:
    """Drawn a little towards the posters' inks: night in the shadows, cream in the lights."""
    import numpy as np
    from PIL import Image

    pixels = np.asarray(picture).astype(float)
    tone = (pixels[..., :3] @ (0.30, 0.59, 0.11) / 255)[..., None]
    dark, light = np.array(palette.rgb(INKS[0]), float), np.array(palette.rgb(INKS[1]), float)
    printed = dark + (light - dark) * tone
    pixels[..., :3] += (printed - pixels[..., :3]) * INKED
    return Image.fromarray(pixels.clip(0, 255).astype(np.uint8))


def compose(view: Image) -> Image:
    """The view as it is printed, without frame."""
    from PIL import Image

    large = _toned(_dusk(view.convert("RGBA").resize(SIZE, Image.Resampling.LANCZOS)))
    card = poster.lithographed(large, GRAIN, TONES).convert("RGB")
    return poster.papered(card, 0.6)


OTHERS: Final = (
    *("map-room", "winter-garden", "music-room", "smoking-room", "cellar", "gallery"),
    *("gun-room", "tack-room", "ice-house"),
    *("vestibule", "parlour", "scullery", "nursery"),
    *("boudoir", "sewing-room", "dressing-room", "attic"),
    *("wheelhouse", "captains-cabin", "grand-saloon", "stateroom"),
    *("card-room", "engine-room", "galley", "cargo-hold"),
    *("loggia", "atelier", "chapel", "wine-vault"),
    *("bath-house", "aviary", "observatory", "boathouse"),
)
"""The rooms of the lodge, the town house, the steamer and the villa."""


def _make(room: str) -> list[Entry]:
    return _printed(room, render(room))


def _printed(room: str, view: Image) -> list[Entry]:
    purpose, maker = f"the {room}'s card, unnamed", f"card-{room}"
    return both_sizes(f"card.room.{room}", f"cards/rooms/{room}", compose(view), purpose, maker)


MAKERS: dict[str, Callable[[], list[Entry]]] = {
    f"card-{room}": partial(_make, room) for room in (*LETTERS, *OTHERS)
}
