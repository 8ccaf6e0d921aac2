"""The picture beside the first and the last page of the Windows installer: the mansion at night."""

from __future__ import annotations

from typing import Final

from art import manifest

SIZE: Final = (164, 314)
TARGET: Final = manifest.ASSETS.parent / "packaging" / "windows" / "side.bmp"
LEFT: Final = 0.52
"""Where in the title's picture the strip begins: the lit door and the moon."""


def make_side() -> list[manifest.Entry]:
    """A strip of the title's picture; the game itself does not load it."""
    from PIL import Image

    with Image.open(manifest.ASSETS / "title" / "mansion.webp") as night:
        wide = night.height * SIZE[0] / SIZE[1]
        left = night.width * LEFT
        strip = night.convert("RGB").crop((left, 0, left + wide, night.height))
    strip.resize(SIZE, Image.Resampling.LANCZOS).save(TARGET)
    return []


MAKERS: Final = {"installer": make_side}
