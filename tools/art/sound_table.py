"""The proof of every sound: length, peak, loudness, size, and a sheet of spectrograms.

``python tools/art/sound_table.py [--sheet FOLDER] [NAME ...]`` reads the files the game
will play, not what the makers meant to write. It ends with the groups: every event is as
loud as every other; only what lies under everything (rain), what is heard with every move
of the pointer, and music are quieter or louder, each as its own group. What misses its
group, clicks or clips is named, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from art import manifest, music, sounds  # noqa: E402

LEEWAY = 0.5  # LU, around the group's loudness
HIGHEST = -1.0  # dBTP
SILENCE = 0.001  # a sound that begins or ends above this clicks
JUMP = 1.0  # the same for a loop's seam, against its own steepest steps
SHORTEST_LOOP = 70.0  # seconds of music
HEADINGS = ("sound", "group", "seconds", "peak dBTP", "LUFS", "DC", "ends or seam", "kB")


@dataclass(frozen=True)
class Measured:
    """One sound as it is on the disk."""

    name: str
    group: str
    wished: float
    seconds: float
    peak: float
    loudness: float
    offset: float
    edge: float  # the jump of a loop's seam, or the level of an event's ends
    dip: float | None  # how much quieter than its quiet parts a loop is at its seam, in dB
    size: int

    def cells(self) -> tuple[str, ...]:
        """One line of the table."""
        ends = f"{self.edge:.4f}"
        if self.dip is not None:
            ends = f"jump {self.edge:.2f}, level {self.dip:+.1f} dB"
        return (
            self.name,
            self.group,
            f"{self.seconds:.2f}",
            f"{self.peak:.1f}",
            f"{self.loudness:.1f}",
            f"{self.offset:.5f}",
            ends,
            f"{self.size / 1000:.1f}",
        )

    def faults(self) -> Iterator[str]:
        """What is wrong with it."""
        if abs(self.loudness - self.wished) > LEEWAY:
            yield f"{self.name}: {self.loudness:.1f} LUFS where its group has {self.wished:.1f}"
        if self.peak > HIGHEST:
            yield f"{self.name}: a peak of {self.peak:.1f} dB"
        if self.edge > (SILENCE if self.dip is None else JUMP):
            yield f"{self.name}: clicks at its ends"
        if self.group == "music" and self.seconds < SHORTEST_LOOP:
            yield f"{self.name}: repeats after {self.seconds:.0f} s"
        if self.group != "music" and self.size >= sounds.LIMIT:
            yield f"{self.name}: {self.size} bytes"


def group_of(entry: manifest.Entry) -> tuple[str, float]:
    """What a sound is measured with, and how loud that is to be."""
    if entry.kind == "music":
        return "music", music.LOUDNESS
    wished = sounds.table()[entry.name.removeprefix("sfx.")].loudness
    return {sounds.BED: "bed", sounds.MURMUR: "murmur"}.get(wished, "event"), wished


def measured(entry: manifest.Entry) -> Measured:
    """Read a sound as the game does, and measure it."""
    from art.sound import loudness, mastering
    from art.sound.waves import RATE

    path = manifest.ASSETS / entry.file
    wave = mastering.heard(path)
    group, wished = group_of(entry)
    seamless = group in ("music", "bed")
    edge, dip = max(abs(wave[0]).max(), abs(wave[-1]).max()), None
    if seamless:
        edge, dip = loudness.seam(wave)
    return Measured(
        entry.name,
        group,
        wished,
        len(wave) / RATE,
        loudness.true_peak(wave),
        loudness.loudness(wave) if seamless else loudness.loudest_moment(wave),
        float(abs(wave.mean(axis=0)).max()),
        float(edge),
        dip,
        path.stat().st_size,
    )


def groups(every: Sequence[Measured]) -> Iterator[str]:
    """How far apart the sounds of each group are."""
    for group in sorted({one.group for one in every}):
        loud = [one.loudness for one in every if one.group == group]
        yield f"{group}: {len(loud)} sounds, {min(loud):.1f} to {max(loud):.1f} LUFS"


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
    every = [measured(entry) for entry in entries]
    rows = [HEADINGS, *(one.cells() for one in every)]
    widths = [max(len(cells[k]) for cells in rows) for k in range(len(HEADINGS))]
    for cells in rows:
        name, *numbers = cells
        print(
            name.ljust(widths[0]), *(n.rjust(w) for n, w in zip(numbers, widths[1:], strict=True))
        )
    print("", *groups(every), sep="\n")
    faults = [fault for one in every for fault in one.faults()]
    print(*(faults or ["nothing wrong"]), sep="\n")
    if options.sheet:
        from art.sound import pictures

        for page in pictures.sheets([manifest.ASSETS / e.file for e in entries], options.sheet):
            print(page)
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
