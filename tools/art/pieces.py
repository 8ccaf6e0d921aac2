"""What stands on the board: six pawns, six weapons, each apart from its shadow."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from art import manifest, palette

if TYPE_CHECKING:
    from PIL.Image import Image

FOLDER: Final = manifest.ASSETS / "pieces"


def _keep(
    name: str, pictures: tuple[Image, Image], anchor: tuple[int, int], what: str, maker: str
) -> list[manifest.Entry]:
    """Write a piece and its shadow; both stand on the same pixel."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    entries = []
    for suffix, purpose, picture in zip(("", ".shadow"), ("", " (shadow)"), pictures, strict=True):
        file = f"pieces/{name}{suffix}.webp"
        picture.save(manifest.ASSETS / file, "WEBP", quality=92, method=6)
        entries.append(
            manifest.Entry(
                name + suffix, "picture", file, what + purpose, maker, picture.size, anchor
            )
        )
    return entries


def make_pawns() -> list[manifest.Entry]:
    """Six pawns. Their medals show the emblems, which must have been made before."""
    from PIL import Image

    from art.pieces_models import pawns

    known = manifest.read()
    entries = []
    with tempfile.TemporaryDirectory() as folder:
        for suspect in palette.SUSPECTS:
            emblem = Image.open(manifest.ASSETS / known[f"emblem.{suspect}.192"].file)
            pictures = pawns.render(suspect, emblem, Path(folder))
            what = f"pawn of {suspect}"
            entries += _keep(f"pawn.{suspect}", pictures, pawns.VIEW.anchor, what, "pawns")
    return entries


def make_weapons() -> list[manifest.Entry]:
    """Six weapons as they lie or stand on the board."""
    from art.pieces_models import weapons

    entries = []
    for weapon in palette.WEAPONS:
        pictures = weapons.render(weapon)
        anchor = weapons.POSES[weapon].view.anchor
        entries += _keep(f"weapon.{weapon}", pictures, anchor, f"weapon: {weapon}", "weapons")
    return entries


MAKERS: Final[dict[str, Callable[[], list[manifest.Entry]]]] = {
    "pawns": make_pawns,
    "weapons": make_weapons,
}
