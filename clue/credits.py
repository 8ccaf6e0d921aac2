"""Who and what the game owes thanks to: names, owners, licences and links, as data.

The window's page and CREDITS.md are both made of this, and of the sentences in ``credits.ftl``:
``credits-CHAPTER`` heads a chapter, ``credits-does-KEY`` says what something is thanked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

AUTHORS: Final = "The Clue desktop game authors"
OFL: Final = "OFL-1.1"


@dataclass(frozen=True)
class Thanks:
    """One thing that was made by others."""

    key: str
    name: str
    licence: str
    link: str = ""
    holder: str = ""
    """Whose it is, where its name does not say so."""


@dataclass(frozen=True)
class Licence:
    """A licence that must come with what stands under it, in its own words."""

    holders: tuple[str, ...]
    text: str

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """Holders and text, each paragraph on one line."""
        return (*self.holders, *(" ".join(part.split()) for part in self.text.split("\n\n")))


CreditedPart = str | Thanks | Licence
"""What a chapter is made of; a string is the key of a paragraph."""


@dataclass(frozen=True)
class Chapter:
    """One heading and what stands below it."""

    key: str
    parts: tuple[CreditedPart, ...]


TYPEFACES: Final = (
    Thanks("limelight", "Limelight", OFL, "https://www.sorkintype.com", "Sorkin Type Co"),
    Thanks(
        "eb-garamond",
        "EB Garamond",
        OFL,
        "https://github.com/octaviopardo/EBGaramond12",
        "The EB Garamond Project Authors",
    ),
    Thanks(
        "caveat",
        "Caveat",
        OFL,
        "https://github.com/googlefonts/caveat",
        "The Caveat Project Authors",
    ),
    Thanks(
        "courier-prime",
        "Courier Prime",
        OFL,
        "https://github.com/quoteunquoteapps/CourierPrime",
        "The Courier Prime Project Authors",
    ),
)

LIBRARIES: Final = (
    Thanks(
        "pygame-ce",
        "pygame-ce, SDL 2, SDL_image, SDL_mixer, SDL_ttf",
        "LGPL-2.1; SDL: zlib",
        "https://pyga.me",
    ),
    Thanks("pytmx", "PyTMX", "LGPL-3.0", "https://github.com/bitcraft/pytmx"),
    Thanks("msgspec", "msgspec", "BSD-3-Clause", "https://jcristharif.com/msgspec/"),
    Thanks("platformdirs", "platformdirs", "MIT", "https://platformdirs.readthedocs.io"),
    Thanks("fluent", "fluent.runtime, fluent.syntax", "Apache-2.0", "https://projectfluent.org"),
    Thanks("babel", "Babel", "BSD-3-Clause", "https://babel.pocoo.org"),
    Thanks("pytz", "pytz", "MIT", "https://pythonhosted.org/pytz/"),
    Thanks("attrs", "attrs", "MIT", "https://www.attrs.org"),
    Thanks(
        "typing-extensions",
        "typing-extensions",
        "PSF-2.0",
        "https://github.com/python/typing_extensions",
    ),
    Thanks("numpy", "NumPy", "BSD-3-Clause", "https://numpy.org"),
    Thanks("accesskit", "AccessKit", "MIT OR Apache-2.0", "https://accesskit.dev"),
    Thanks("websockets", "websockets", "BSD-3-Clause", "https://websockets.readthedocs.io"),
    Thanks("segno", "segno", "BSD-3-Clause", "https://segno.readthedocs.io"),
    Thanks("ifaddr", "ifaddr", "MIT", "https://github.com/ifaddr/ifaddr"),
    Thanks("python", "Python", "PSF-2.0", "https://www.python.org"),
    Thanks(
        "pyinstaller",
        "PyInstaller",
        "GPL-2.0-or-later WITH Bootloader-exception",
        "https://pyinstaller.org",
    ),
    Thanks("pettingzoo", "PettingZoo, Gymnasium", "MIT", "https://pettingzoo.farama.org"),
)

TOOLS: Final = (
    Thanks(
        "blender",
        "Blender, Cycles, Intel Open Image Denoise",
        "GPL-3.0-or-later; Cycles, Open Image Denoise: Apache-2.0",
        "https://www.blender.org",
    ),
    Thanks("bullet", "Bullet, PyBullet", "zlib", "https://pybullet.org"),
    Thanks(
        "resvg",
        "resvg, resvg-py",
        "Apache-2.0 OR MIT; resvg-py: MIT",
        "https://github.com/linebender/resvg",
    ),
    Thanks("fonttools", "fontTools", "MIT", "https://github.com/fonttools/fonttools"),
    Thanks(
        "pillow", "Pillow, libwebp", "MIT-CMU; libwebp: BSD-3-Clause", "https://python-pillow.org"
    ),
    Thanks("scipy", "NumPy, SciPy", "BSD-3-Clause", "https://scipy.org"),
    Thanks("fluidsynth", "FluidSynth", "LGPL-2.1-or-later", "https://www.fluidsynth.org"),
    Thanks("mido", "mido", "MIT", "https://mido.readthedocs.io"),
    Thanks(
        "soundfile",
        "python-soundfile, libsndfile, libvorbis",
        "BSD-3-Clause; libsndfile: LGPL-2.1-or-later",
        "https://python-soundfile.readthedocs.io",
    ),
    Thanks("tiled", "Tiled", "GPL-2.0-or-later", "https://www.mapeditor.org"),
)

SOUNDFONT: Final = Thanks(
    "soundfont",
    "MuseScore_General_HQ SoundFont, out of Fluid (R3) General MIDI",
    "MIT, parts CC0-1.0",
    "https://musescore.org/en/node/269869",
    holder="S. Christian Collins, Michael Cowgill, Michael Schorsch, Frank Wen, Toby Smithe; "
    "strings of Versilian Studios Chamber Orchestra: Sam Gossner, Simon Dalzell, Elan Hickler; "
    "Suren M. Seron, Scott Hanan, Steve Aupperle, Chris Gillman, Alex Taubr, Chris Prola, "
    "Andrew Klenk, Winfried Hubbe, Dylan, Tim, Gort, Uros Katic, Ethan Winer",
)

MIT: Final = Licence(
    (
        f"Copyright (c) 2026 {AUTHORS}",
        "Copyright (c) 2018-2021 S. Christian Collins; Copyright (c) 2014-2017 Michael Cowgill",
        "Copyright (c) 2002 Ethan Winer; Copyright (c) 2016 Michael Schorsch",
        "Copyright (c) 2000-2002, 2008 Frank Wen; Copyright (c) 2008 Toby Smithe",
    ),
    """
Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
associated documentation files (the "Software"), to deal in the Software without restriction,
including without limitation the rights to use, copy, modify, merge, publish, distribute,
sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or
substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT
NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM,
DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT
OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
""",
)

CHAPTERS: Final = (
    Chapter("game", ("credits-made", "credits-licensed", "credits-name")),
    Chapter("typefaces", ("credits-cut-down", *TYPEFACES)),
    Chapter("music", ("credits-composed", SOUNDFONT, "credits-computed")),
    Chapter("libraries", ("credits-carried", *LIBRARIES)),
    Chapter("tools", ("credits-makers", *TOOLS)),
    Chapter("mit", ("credits-under-mit", MIT)),
)
"""The whole page."""
