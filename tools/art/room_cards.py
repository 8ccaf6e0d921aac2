"""Nine room cards: a look into each room, printed into the frame all cards share."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from art.manifest import ASSETS, Entry
from art.portraits import poster
from art.rooms_plan import LETTERS

if TYPE_CHECKING:
    from PIL.Image import Image

PIXELS: Final = (660, 880)
SAMPLES: Final = 10
EXPOSURE: Final = 1.4
GRAIN: Final = 0.22
TONES: Final = 12


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


def compose(view: Image) -> Image:
    """The view behind the frame, 600 x 800."""
    from PIL import Image

    frame = poster.frame_alone()
    large = _dusk(view.resize(frame.size, Image.Resampling.LANCZOS))
    card = poster.lithographed(large, GRAIN, TONES)
    card.alpha_composite(frame)
    small = card.convert("RGB").resize((poster.WIDTH, poster.HEIGHT), Image.Resampling.LANCZOS)
    return poster.papered(small, 0.6)


def _make(room: str) -> list[Entry]:
    card = compose(render(room))
    file = f"cards/rooms/{room}.webp"
    (ASSETS / file).parent.mkdir(parents=True, exist_ok=True)
    card.save(ASSETS / file, "WEBP", quality=90, method=6)
    purpose = f"the {room}'s card, unnamed"
    return [Entry(f"card.room.{room}", "picture", file, purpose, f"card-{room}", card.size)]


MAKERS: dict[str, Callable[[], list[Entry]]] = {
    f"card-{room}": partial(_make, room) for room in LETTERS
}
