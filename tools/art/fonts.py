"""Typefaces: whole upright TTFs cut down to what English and French need.

The sources are the fonts' own TTF files in one folder (``CLUE_FONT_SOURCES``, or
``build/fonts``), named as in ``FACES``, each family's licence beside them. Limelight's
name is reserved by its makers, so it is copied byte for byte; the others may be
changed, and lose the scripts the game never writes.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from art import manifest

SOURCES: Final = Path(os.environ.get("CLUE_FONT_SOURCES", manifest.ROOT / "build" / "fonts"))
FOLDER: Final = "fonts"
THIN_SPACE, NARROW_NO_BREAK_SPACE, NO_BREAK_SPACE = 0x2009, 0x202F, 0x00A0
KEPT: Final = (
    *range(0x20, 0x7F),  # ASCII
    *range(0xA0, 0x180),  # Latin-1 and Latin Extended-A: French and its neighbours
    *range(0x2009, 0x2010),
    *range(0x2010, 0x2028),  # dashes, quotation marks, ellipsis, bullet
    0x202F,
    0x2032,
    0x2033,
    0x2039,
    0x203A,
    0x20AC,
    0x2116,  # the numero sign
    *range(0x2190, 0x219A),  # arrows
    0x2212,
    0x25B2,
    0x25B6,
    0x25BC,
    0x25C0,
)
FEATURES: Final = ("kern", "mark", "mkmk", "ccmp", "locl", "liga", "rlig", "calt", "case", "smcp")


@dataclass(frozen=True)
class Face:
    """One font file of the game and the family it comes from."""

    name: str
    source: str
    family: str
    purpose: str
    untouched: bool = False


FACES: Final = (
    Face("font.display", "Limelight_400Regular", "limelight", "names and headings", True),
    Face("font.text", "EBGaramond_400Regular", "eb-garamond", "sentences"),
    Face("font.text.italic", "EBGaramond_400Regular_Italic", "eb-garamond", "asides"),
    Face("font.text.bold", "EBGaramond_600SemiBold", "eb-garamond", "stressed words, labels"),
    Face("font.hand", "Caveat_500Medium", "caveat", "what a player writes"),
    Face("font.type", "CourierPrime_400Regular", "courier-prime", "the case file"),
)


def make_fonts() -> list[manifest.Entry]:
    """Cut every face down, with its licence beside it."""
    target = manifest.ASSETS / FOLDER
    target.mkdir(parents=True, exist_ok=True)
    entries = []
    for face in FACES:
        file = f"{face.source}.ttf"
        if face.untouched:
            shutil.copyfile(SOURCES / file, target / file)
        else:
            _cut(SOURCES / file, target / file)
        shutil.copyfile(SOURCES / f"{face.family}.LICENSE", target / f"{face.family}.OFL.txt")
        entries.append(manifest.Entry(face.name, "font", f"{FOLDER}/{file}", face.purpose, "fonts"))
    return entries


def _cut(source: Path, target: Path) -> None:
    """Keep Latin letters and signs; give the narrow no-break space a glyph."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    font = TTFont(source)
    best = font.getBestCmap()
    spaces = (THIN_SPACE, NO_BREAK_SPACE, 0x20)
    narrow = next(best[code] for code in spaces if code in best)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.setdefault(NARROW_NO_BREAK_SPACE, narrow)
            table.cmap.setdefault(THIN_SPACE, narrow)
    options = Options()
    options.layout_features = list(FEATURES)
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.legacy_kern = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=KEPT)
    subsetter.subset(font)
    font.save(target)


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {"fonts": make_fonts}
