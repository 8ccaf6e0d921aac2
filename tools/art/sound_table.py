"""The proof of every sound: length, peak, loudness, size, and a sheet of spectrograms.

``python tools/art/sound_table.py [--sheet FOLDER] [NAME ...]`` reads the files the game
will play, not what the makers meant to write. It ends with the groups: a sound is as loud as
it is important (hover, routine, turn, shown, grave), takes of one sound differ, and what lies
under everything and music have groups of their own. What misses its group, clicks, clips or is
too like another take is named, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import numpy as np

sys.path[:0] = [str(Path(__file__).resolve().parents[n]) for n in (1, 2)]

from art import ambience, manifest, music, sounds  # noqa: E402
from clue.ui.sound.music import AT_TABLE, STAGES  # noqa: E402

SPAN = 6.0  # LU, between the quietest and the loudest that a piece of the table can be
LEAST_APART = 0.75  # dB, between the spectra of two takes, in thirds of an octave
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
        if self.group != "stem" and self.edge > (SILENCE if self.dip is None else JUMP):
            yield f"{self.name}: clicks at its ends"
        if self.group == "music" and self.seconds < SHORTEST_LOOP:
            yield f"{self.name}: repeats after {self.seconds:.0f} s"
        if self.group == "bed" and not ambience.SHORTEST <= self.seconds <= ambience.LONGEST:
            yield f"{self.name}: {self.seconds:.0f} s long"
        if self.group not in ("music", "bed", "stem", "ending") and self.size >= sounds.LIMIT:
            yield f"{self.name}: {self.size} bytes"


def group_of(entry: manifest.Entry) -> tuple[str, float]:
    """What a sound is measured with, and how loud that is to be."""
    if entry.name.startswith("loop."):
        return "bed", ambience.LOUDNESS
    if entry.name.removeprefix("music.") in music.PIECES:
        ending = not music.PIECES[entry.name.removeprefix("music.")].loops
        return ("ending" if ending else "music"), music.LOUDNESS
    if entry.kind == "music":
        return "stem", math.nan  # measured with its fellows
    wished = sounds.table()[entry.name.removeprefix("sfx.")].loudness
    return sounds.CLASSES[wished], wished


def measured(entry: manifest.Entry) -> Measured:
    """Read a sound as the game does, and measure it."""
    from art.sound import loudness, mastering
    from art.sound.waves import RATE

    path = manifest.ASSETS / entry.file
    wave = mastering.heard(path)
    group, wished = group_of(entry)
    seamless = group in ("music", "bed", "stem")
    edge, dip = max(abs(wave[0]).max(), abs(wave[-1]).max()), None
    if seamless:
        edge, dip = loudness.seam(wave)
    return Measured(
        entry.name,
        group,
        wished,
        len(wave) / RATE,
        loudness.true_peak(wave),
        loudness.loudness(wave) if seamless or group == "ending" else loudness.loudest_moment(wave),
        float(abs(wave.mean(axis=0)).max()),
        float(edge),
        dip,
        path.stat().st_size,
    )


def alike(entries: Sequence[manifest.Entry]) -> Iterator[str]:
    """Takes of one sound whose spectra hardly differ."""
    from art.sound import loudness, mastering

    takes: dict[str, list[manifest.Entry]] = {}
    for entry in entries:
        name, _, number = entry.name.rpartition(".")
        if number.isdecimal():
            takes.setdefault(name, []).append(entry)
    for name, some in takes.items():
        heard = [loudness.spectrum(mastering.heard(manifest.ASSETS / e.file)) for e in some]
        for (one, first), (other, second) in combinations(zip(some, heard, strict=True), 2):
            apart = loudness.apart(first, second)
            if apart < LEAST_APART:
                yield f"{one.name} and {other.name}: only {apart:.1f} dB apart"
        if len(some) > 1:
            pairs = [loudness.apart(a, b) for a, b in combinations(heard, 2)]
            print(f"takes of {name}: {len(some)}, {min(pairs):.1f} to {max(pairs):.1f} dB apart")


def together(pieces: Sequence[str]) -> Iterator[str]:
    """Whether a piece's stems lie upon each other, and how far its loudness spans over a game."""
    from art.sound import loudness, mastering

    for piece in pieces:
        stems = {
            name.rpartition(".")[2]: mastering.heard(manifest.ASSETS / entry.file)
            for name, entry in manifest.read().items()
            if name.startswith(f"music.{piece}.")
        }
        lengths = {len(wave) for wave in stems.values()}
        if len(lengths) != 1 or len(stems) < 2:
            yield f"music.{piece}: stems of {sorted(lengths)} samples"
            continue
        whole = np.sum(list(stems.values()), axis=0)
        jump, dip = loudness.seam(whole)
        loud = {}
        for name, levels in STAGES.items():
            mix = np.sum([wave * levels[stem] for stem, wave in stems.items()], axis=0)
            if loudness.seam(mix)[0] > JUMP:
                yield f"music.{piece}: clicks at its end ({name})"
            loud[name] = loudness.loudness(mix)
        span = max(loud.values()) - min(loud.values())
        told = ", ".join(f"{name} {level:.1f}" for name, level in loud.items())
        print(
            f"music.{piece}: {lengths.pop()} samples a stem, seam {jump:.2f} ({dip:+.1f} dB); {told}"
        )
        if span < SPAN:
            yield f"music.{piece}: spans only {span:.1f} LU"
        if abs(loudness.loudness(whole) - music.LOUDNESS) > LEEWAY:
            yield f"music.{piece}: {loudness.loudness(whole):.1f} LUFS with all its stems"


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
    print()
    faults = [*(fault for one in every for fault in one.faults()), *alike(entries)]
    if not options.name:
        faults += together(AT_TABLE)
    print(*(faults or ["nothing wrong"]), sep="\n")
    if options.sheet:
        from art.sound import pictures

        for page in pictures.sheets([manifest.ASSETS / e.file for e in entries], options.sheet):
            print(page)
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
