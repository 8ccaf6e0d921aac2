"""Contact sheets of everything in the manifest: ``contact_sheet.py FOLDER [PREFIX ...]``.

Pictures as labelled thumbnails on checked ground, fonts as a line of type, sounds and
music as their wave and spectrogram with peak, loudness and size. Several pages, one
kind after another, so that whoever looks sees all there is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from art import manifest  # noqa: E402

if TYPE_CHECKING:
    from PIL.Image import Image

PAGE: Final = (1900, 1400)
MARGIN: Final = 14
LABEL: Final = 30
THUMB: Final = 226
SOUND_ROW: Final = 118
GROUND: Final = (30, 52, 56)
CHECK: Final = (40, 66, 70)
INK: Final = (236, 222, 184)
FAINT: Final = (150, 165, 160)
SAMPLE: Final = "Élémentaire : « Où, qui, comment ? » Nº 1926 — I accuse!"


def main() -> int:
    """Write all pages and say how many."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    prefixes = tuple(sys.argv[2:])
    entries = [e for e in manifest.read().values() if not prefixes or e.name.startswith(prefixes)]
    pages = [*_picture_pages(entries), *_font_pages(entries), *_sound_pages(entries)]
    for number, (title, page) in enumerate(pages, 1):
        page.save(folder / f"{number:02d}-{title}.png")
    print(f"{len(pages)} pages, {len(entries)} assets, {_megabytes(entries):.1f} MB")
    return 0


def _megabytes(entries: Sequence[manifest.Entry]) -> float:
    files = {e.file for e in entries}
    return sum((manifest.ASSETS / file).stat().st_size for file in files) / 1e6


def _blank() -> Image:
    from PIL import Image

    return Image.new("RGB", PAGE, GROUND)


def _write(
    page: Image, at: tuple[float, float], text: str, size: int = 13, faint: bool = False
) -> None:
    from PIL import ImageDraw, ImageFont

    face = manifest.ASSETS / "fonts" / "EBGaramond_600SemiBold.ttf"
    font = ImageFont.truetype(str(face), size) if face.exists() else ImageFont.load_default()
    ImageDraw.Draw(page).text(at, text, font=font, fill=FAINT if faint else INK)


# -- pictures ------------------------------------------------------------------------------


def _picture_pages(entries: Sequence[manifest.Entry]) -> Iterator[tuple[str, Image]]:
    """Small signs first, then everything else by the folder it lies in."""
    pictures = [
        e
        for e in entries
        if e.kind in ("picture", "tileset") and e.file.endswith((".png", ".webp"))
    ]
    small = [e for e in pictures if e.size and max(e.size) <= 32]
    rest = [e for e in pictures if e not in small]
    yield from _grid("signs-small", small, 104)
    folders = sorted({Path(e.file).parent.as_posix() for e in rest})
    for folder in folders:
        here = [e for e in rest if Path(e.file).parent.as_posix() == folder]
        yield from _grid(folder.replace("/", "-"), here, THUMB)


def _grid(title: str, entries: Sequence[manifest.Entry], cell: int) -> Iterator[tuple[str, Image]]:
    columns = (PAGE[0] - MARGIN) // (cell + MARGIN)
    rows = (PAGE[1] - MARGIN - LABEL) // (cell + LABEL + MARGIN)
    per_page = columns * rows
    for first in range(0, len(entries), per_page):
        page = _blank()
        _write(page, (MARGIN, 6), title, 18)
        for spot, entry in enumerate(entries[first : first + per_page]):
            x = MARGIN + spot % columns * (cell + MARGIN)
            y = MARGIN + LABEL + spot // columns * (cell + LABEL + MARGIN)
            _thumbnail(page, entry, x, y, cell)
        page = page.crop((0, 0, PAGE[0], y + cell + LABEL + MARGIN))
        yield f"{title}-{first // per_page + 1}", page


def _thumbnail(page: Image, entry: manifest.Entry, x: int, y: int, cell: int) -> None:
    """One picture fitted into its cell; signs of 32 and less stand at their size and enlarged."""
    from PIL import Image

    page.paste(_checked(cell), (x, y))
    with Image.open(manifest.ASSETS / entry.file) as opened:
        picture = opened.convert("RGBA")
    if max(picture.size) <= 32:
        enlarged = picture.resize((picture.width * 2, picture.height * 2), Image.Resampling.NEAREST)
        page.paste(picture, (x + 2, y + 2), picture)
        page.paste(
            enlarged, (x + cell - enlarged.width - 2, y + cell - enlarged.height - 2), enlarged
        )
    else:
        picture.thumbnail((cell, cell), Image.Resampling.LANCZOS)
        page.paste(
            picture, (x + (cell - picture.width) // 2, y + (cell - picture.height) // 2), picture
        )
    _write(page, (x, y + cell), entry.name[: cell // 6], 12)
    size = f"{entry.size[0]}×{entry.size[1]}" if entry.size else ""
    _write(
        page,
        (x, y + cell + 13),
        f"{size}  {(manifest.ASSETS / entry.file).stat().st_size / 1000:.0f} kB",
        11,
        True,
    )


def _checked(cell: int) -> Image:
    """The ground that shows where a picture is transparent."""
    import numpy as np
    from PIL import Image

    y, x = np.mgrid[0:cell, 0:cell] // 12
    odd = ((x + y) % 2)[..., None]
    return Image.fromarray(np.where(odd, CHECK, GROUND).astype(np.uint8))


# -- fonts -----------------------------------------------------------------------------------


def _font_pages(entries: Sequence[manifest.Entry]) -> Iterator[tuple[str, Image]]:
    from PIL import ImageDraw, ImageFont

    fonts = [e for e in entries if e.kind == "font"]
    if not fonts:
        return
    page = _blank()
    pen = ImageDraw.Draw(page)
    y = 30
    for entry in fonts:
        _write(page, (MARGIN, y), f"{entry.name} — {entry.purpose}", 16, True)
        for size in (18, 30, 54):
            font = ImageFont.truetype(str(manifest.ASSETS / entry.file), size)
            pen.text((MARGIN, y + 22), SAMPLE, font=font, fill=INK)
            y += int(size * 1.4)
        y += 50
    yield "fonts", page


# -- sounds ----------------------------------------------------------------------------------


def _sound_pages(entries: Sequence[manifest.Entry]) -> Iterator[tuple[str, Image]]:
    sounds = [e for e in entries if e.kind in ("sound", "music")]
    per_column = (PAGE[1] - 50) // SOUND_ROW
    per_page = per_column * 2
    for first in range(0, len(sounds), per_page):
        page = _blank()
        _write(page, (MARGIN, 6), "sounds: wave, spectrogram to 16 kHz, peak, loudness", 18)
        for spot, entry in enumerate(sounds[first : first + per_page]):
            x = MARGIN + spot // per_column * (PAGE[0] // 2)
            y = 40 + spot % per_column * SOUND_ROW
            _sound_row(page, entry, x, y)
        yield f"sounds-{first // per_page + 1}", page


def _sound_row(page: Image, entry: manifest.Entry, x: int, y: int) -> None:
    import numpy as np
    import soundfile

    samples, rate = soundfile.read(manifest.ASSETS / entry.file, always_2d=True)
    mono = samples.mean(axis=1)
    peak = float(np.abs(samples).max())
    active = mono[np.abs(mono) > peak * 0.02]
    loud = float(np.sqrt((active**2).mean())) if active.size else 0.0
    size = (manifest.ASSETS / entry.file).stat().st_size / 1000
    _write(page, (x, y), entry.name, 15)
    facts = (
        f"{len(mono) / rate:.2f} s, {samples.shape[1]} ch",
        f"peak {_decibel(peak):.1f} dB",
        f"loudness {_decibel(loud):.1f} dB",
        f"ends at {_decibel(float(np.abs(samples[-1]).max())):.0f} dB",
        f"{size:.0f} kB",
    )
    for line, fact in enumerate(facts):
        _write(page, (x, y + 20 + line * 16), fact, 13, True)
    page.paste(_wave(mono, peak, 330, SOUND_ROW - 14), (x + 170, y))
    page.paste(_spectrogram(mono, rate, 400, SOUND_ROW - 14), (x + 510, y))


def _decibel(value: float) -> float:
    import math

    return 20 * math.log10(max(value, 1e-6))


def _wave(mono: object, peak: float, width: int, height: int) -> Image:
    import numpy as np
    from PIL import Image, ImageDraw

    samples = np.asarray(mono)
    picture = Image.new("RGB", (width, height), (12, 22, 24))
    pen = ImageDraw.Draw(picture)
    for column, part in enumerate(np.array_split(samples, width)):
        if part.size:
            top, foot = (
                height / 2 * (1 - part.max() / max(peak, 1e-6) * 0.95),
                height / 2 * (1 - part.min() / max(peak, 1e-6) * 0.95),
            )
            pen.line((column, top, column, foot), fill=(230, 190, 90))
    return picture


def _spectrogram(mono: object, rate: int, width: int, height: int) -> Image:
    import numpy as np
    from PIL import Image
    from scipy.signal import spectrogram

    samples = np.asarray(mono)
    window = int(min(1024, max(64, len(samples) // 4)))
    step = max(1, (len(samples) - window) // width)
    pitch, _, power = spectrogram(samples, rate, nperseg=window, noverlap=max(0, window - step))
    level = 10 * np.log10(power[pitch <= 16000] + 1e-12)
    share = np.clip((level - level.max() + 80) / 80, 0, 1)[::-1]
    stops = [0.0, 0.4, 0.75, 1.0]
    tones = ((8, 14, 22), (90, 26, 66), (224, 110, 40), (255, 244, 200))
    colours = np.stack([np.interp(share, stops, [t[c] for t in tones]) for c in range(3)], axis=-1)
    return Image.fromarray(colours.astype(np.uint8)).resize((width, height))


if __name__ == "__main__":
    raise SystemExit(main())
