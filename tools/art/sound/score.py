"""A score as text, and the hands that play it.

Melodies are written ``"G4/.5 D5/1 r/2.5 | ..."`` (pitch or rest, length in beats, bars
checked); harmony is written ``"Gm9 | Am7b5 D7b9 | ..."``. A loop has no first and no last
bar: notes that a hand plays early, before the first beat, belong to the end of the loop.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from .soundbank import Part, Played, Turned
from .waves import Dice

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
# third, fifth, seventh (or sixth), ninth and other colours, in semitones over the root
QUALITIES = {
    "": (0, 4, 7, 12, 14), "m": (0, 3, 7, 12, 14), "m6": (0, 3, 7, 9, 14), "m9": (0, 3, 7, 10, 14),
    "m7": (0, 3, 7, 10, 14), "mM9": (0, 3, 7, 11, 14), "mM7": (0, 3, 7, 11, 14), "madd9": (0, 3, 7, 12, 14),
    "7": (0, 4, 7, 10, 14), "9": (0, 4, 7, 10, 14), "13": (0, 4, 9, 10, 14), "7b9": (0, 4, 7, 10, 13),
    "7#9": (0, 4, 8, 10, 15), "7alt": (0, 4, 8, 10, 13), "7#5": (0, 4, 8, 10, 14), "7sus": (0, 5, 7, 10, 14),
    "maj7": (0, 4, 7, 11, 14), "maj9": (0, 4, 7, 11, 14), "maj7#11": (0, 4, 6, 11, 14), "6": (0, 4, 7, 9, 14),
    "m7b5": (0, 3, 6, 10, 12), "dim7": (0, 3, 6, 9, 12), "5": (0, 7, 12, 19, 24),
}  # fmt: skip
# what a walking bass may step through between chord tones
SCALES = {
    "minor": (0, 2, 3, 5, 7, 9, 10), "major": (0, 2, 4, 5, 7, 9, 11), "seventh": (0, 2, 4, 5, 7, 9, 10),
    "altered": (0, 1, 3, 4, 6, 8, 10), "half": (0, 2, 3, 5, 6, 8, 10),
}  # fmt: skip


@dataclass(frozen=True)
class Chord:
    """A chord for some beats."""

    start: float
    beats: float
    root: int  # 0..11
    tones: tuple[int, ...]  # semitones over the root
    scale: tuple[int, ...]
    bass: int  # 0..11, the root unless written after a slash


@dataclass(frozen=True)
class Note:
    """A note as written: beats, MIDI pitch, loudness 0..127."""

    start: float
    beats: float
    pitch: int
    force: float = 64


def pitch_class(name: str) -> int:
    """``Bb`` -> 10."""
    return (STEPS[name[0]] + name.count("#") - name[1:].count("b")) % 12


def pitch(name: str) -> int:
    """``C4`` -> 60."""
    return 12 * (int(name[-1]) + 1) + STEPS[name[0]] + name.count("#") - name[1:].count("b")


def _scale(quality: str) -> tuple[int, ...]:
    if quality in ("m7b5", "dim7"):
        return SCALES["half"]
    if quality.startswith("m") and not quality.startswith("maj"):
        return SCALES["minor"]
    if quality in ("7b9", "7alt", "7#9", "7#5"):
        return SCALES["altered"]
    return SCALES["seventh" if quality[:1] in ("7", "9", "1") else "major"]


def harmony(text: str, meter: float = 4) -> list[Chord]:
    """Chords from a chart; chords in one bar share it evenly."""
    chords = []
    for number, bar in enumerate(text.split("|")):
        names = bar.split()
        for place, name in enumerate(names):
            match = re.fullmatch(r"([A-G][#b]?)([^/]*)(?:/([A-G][#b]?))?", name)
            if not match or match[2] not in QUALITIES:
                raise ValueError(f"bar {number + 1}: {name!r} is no chord")
            root = pitch_class(match[1])
            beats = meter / len(names)
            chords.append(
                Chord(
                    number * meter + place * beats,
                    beats,
                    root,
                    QUALITIES[match[2]],
                    _scale(match[2]),
                    pitch_class(match[3]) if match[3] else root,
                )
            )
    return chords


def melody(text: str, bar: int, force: float = 64, meter: float = 4) -> list[Note]:
    """Notes from a line of bars, the first of which is bar number ``bar`` (from 1)."""
    notes = []
    for number, tokens in enumerate(text.split("|")):
        at = (bar - 1 + number) * meter
        end = at + meter
        for token in tokens.split():
            name, beats = token.split("/")
            accent = 9 * name.count("!")
            if name != "r":
                notes.append(Note(at, float(beats), pitch(name.strip("!")), force + accent))
            at += float(beats)
        if abs(at - end) > 1e-6:
            raise ValueError(f"bar {bar + number} ({tokens.strip()}) is {at - end:+} beats long")
    return notes


def shaped(notes: list[Note], depth: float = 7) -> list[Note]:
    """Phrased as a player would: high notes and the middle of a phrase lean out."""
    if not notes:
        return notes
    centre = float(np.mean([n.pitch for n in notes]))
    out, phrase = [], [notes[0]]

    def close() -> None:
        for index, note in enumerate(phrase):
            arch = np.sin(np.pi * (index + 0.6) / (len(phrase) + 0.2))
            lift = depth * (arch - 0.5) + 0.35 * (note.pitch - centre)
            out.append(replace(note, force=note.force + lift))

    for last, note in zip(notes, notes[1:], strict=False):
        if note.start - last.start - last.beats > 0.9:
            close()
            phrase.clear()
        phrase.append(note)
    close()
    return out


@dataclass(frozen=True)
class Hand:
    """How a player keeps time, in seconds, and how evenly they strike."""

    late: float = 0.0
    loose: float = 0.008
    uneven: float = 4.0
    hold: float = 0.95  # share of the written length


@dataclass(frozen=True)
class Tempo:
    """Beats to seconds; ``swing`` is where the second eighth falls (.5 straight, .66 triplet)."""

    bpm: float
    bars: int
    swing: float = 0.5
    meter: int = 4

    @property
    def seconds(self) -> float:
        """How long the loop is."""
        return self.bars * self.meter * 60 / self.bpm

    def at(self, beat: float) -> float:
        """When a beat falls: eighths swing, everything between is bent along."""
        whole = np.floor(beat)
        part = beat - whole
        bent = part * 2 * self.swing if part <= 0.5 else 1 - (1 - part) * 2 * (1 - self.swing)
        return float((whole + bent) * 60 / self.bpm)


def performed(notes: list[Note], tempo: Tempo, hand: Hand, dice: Dice) -> list[Played]:
    """Written notes as played once through the loop."""
    out = []
    for note in notes:
        start = (
            tempo.at(note.start)
            + hand.late
            + float(np.clip(dice.normal(0, hand.loose), -0.02, 0.02))
        )
        length = (tempo.at(note.start + note.beats) - tempo.at(note.start)) * hand.hold
        force = note.force + dice.normal(0, hand.uneven)
        out.append(
            Played(
                start % tempo.seconds, max(0.05, length), note.pitch, int(np.clip(force, 8, 124))
            )
        )
    return sorted(out)


def wound_up(part: Part, seconds: float, lead: float) -> Part:
    """The loop once, after the last ``lead`` seconds of the pass before it."""
    cut = seconds - lead
    before: dict[int, Turned] = {}
    for turn in sorted(part.turns):
        if turn.start <= cut:
            before[turn.control] = replace(turn, start=0.0)
    notes = [replace(n, start=n.start - cut) for n in part.notes if n.start >= cut]
    turns = [replace(t, start=t.start - cut) for t in part.turns if t.start > cut]
    return Part(
        part.instrument,
        notes + [replace(n, start=n.start + lead) for n in part.notes],
        [*before.values(), *turns, *(replace(t, start=t.start + lead) for t in part.turns)],
    )


def breath(notes: list[Played], low: int, high: int, seconds: float) -> list[Turned]:
    """A wind player's swell on every long note: in, out, and a little vibrato at the end."""
    turns = [Turned(0.0, 11, low), Turned(0.0, 1, 0)]
    for note in notes:
        when, how = (0.0, 0.25, 0.7, 1.0), (0.72, 1.0, 0.85, 0.5)
        points = np.arange(0, note.length, 0.04)
        for point in points:
            share = float(np.interp(point / note.length, when, how))
            if note.start + point < seconds:
                turns.append(Turned(note.start + float(point), 11, int(low + (high - low) * share)))
        if note.length > 0.7:
            turns.append(Turned(note.start + 0.02, 1, 0))
            late = note.start + note.length * 0.5
            if late < seconds:
                turns.append(Turned(late, 1, 34))
        else:
            turns.append(Turned(note.start, 1, 4))
    return sorted(turns)


def waves_of_swell(points: Sequence[tuple[float, float]], tempo: Tempo) -> list[Turned]:
    """A swell pedal through (beat, value) points, for bowed and sustained parts."""
    beats, values = zip(*points, strict=True)
    grid = np.arange(0, tempo.bars * tempo.meter, 0.125)
    return [
        Turned(tempo.at(float(b)), 11, int(v))
        for b, v in zip(grid, np.interp(grid, beats, values), strict=True)
    ]
