"""The proof of every sound: length, peak, loudness, size, and a sheet of spectrograms.

``python tools/art/sound_table.py [--sheet FOLDER] [NAME ...]`` reads the files the game
will play, not what the makers meant to write.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from art import manifest  # noqa: E402


def row(entry: manifest.Entry) -> tuple[str, ...]:
    """One line of the table."""
    from art.sound import loudness, mastering

    path = manifest.ASSETS / entry.file
    wave = mastering.heard(path)
    seamless = entry.kind == "music" or entry.name.endswith("rain")
    measure = loudness.loudness if seamless else loudness.loudest_moment
    edge = (
        "jump {:.2f}, level {:+.1f} dB".format(*loudness.seam(wave))
        if seamless
        else f"{max(abs(wave[0]).max(), abs(wave[-1]).max()):.4f}"
    )
    return (
        entry.name,
        f"{len(wave) / 44100:.2f}",
        f"{loudness.true_peak(wave):.1f}",
        f"{measure(wave):.1f}",
        f"{abs(wave.mean(axis=0)).max():.5f}",
        edge,
        f"{path.stat().st_size / 1000:.1f}",
    )


HEADINGS = ("sound", "seconds", "peak dBTP", "LUFS", "DC", "ends or seam", "kB")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("name", nargs="*", help="manifest names (all sounds when absent)")
    parser.add_argument("--sheet", type=Path, help="write spectrogram sheets into this folder")
    options = parser.parse_args()
    entries = [
        e
        for e in manifest.read().values()
        if e.kind in ("sound", "music") and (not options.name or e.name in options.name)
    ]
    rows = [HEADINGS, *map(row, entries)]
    widths = [max(len(cells[k]) for cells in rows) for k in range(len(HEADINGS))]
    for cells in rows:
        name, *numbers = cells
        print(
            name.ljust(widths[0]), *(n.rjust(w) for n, w in zip(numbers, widths[1:], strict=True))
        )
    if options.sheet:
        from art.sound import pictures

        for page in pictures.sheets([manifest.ASSETS / e.file for e in entries], options.sheet):
            print(page)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
