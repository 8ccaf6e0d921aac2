"""Real instruments: notes written as MIDI, played by fluidsynth from the orchestral bank.

Every part is played alone and dry; balance, place and room are ours. One tick is one
millisecond, so that a score's own clock is kept exactly.
"""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import mido
import numpy as np
import soundfile

from .waves import RATE, Wave, samples, tiled

BANK = Path("/usr/share/sounds/sf2/MuseScore_General_Full.sf2")
DRUMS = 9

# the bank's programs by the names this project's scores use
PROGRAMS = {
    "piano": 0, "rhodes": 4, "celesta": 8, "glockenspiel": 9, "vibraphone": 11, "marimba": 12,
    "bells": 14, "bass": 32, "pizzicato": 45, "harp": 46, "timpani": 47, "choir": 52,
    "guitar": 26, "brushes": 40, "music box": 10,
}  # fmt: skip
# those whose tone, and not only whose level, follows the player's breath or bow
BREATHING = {
    "cello": 42, "contrabass": 43, "tremolo": 44, "strings": 48, "slow strings": 49, "violin": 40,
    "muted trumpet": 59, "trumpet": 56, "trombone": 57, "horn": 60, "saxophone": 66, "oboe": 68,
    "bassoon": 70, "clarinet": 71, "flute": 73,
}  # fmt: skip
BREATHING_BANK = 17
BREATH = 2
SWELL = 11


@dataclass(frozen=True, order=True)
class Played:
    """One note as a hand plays it: seconds, MIDI pitch, MIDI velocity."""

    start: float
    length: float
    pitch: int
    velocity: int


@dataclass(frozen=True, order=True)
class Turned:
    """One controller moved: 1 vibrato, 11 swell, 64 pedal; 128 stands for the pitch wheel."""

    start: float
    control: int
    value: int


@dataclass
class Part:
    """What one instrument plays."""

    instrument: str
    notes: list[Played] = field(default_factory=list)
    turns: list[Turned] = field(default_factory=list)


WHEEL = 128


def _messages(part: Part) -> list[tuple[int, int, mido.Message]]:
    channel = DRUMS if part.instrument == "brushes" else 0
    rows: list[tuple[int, int, mido.Message]] = []
    breathing = part.instrument in BREATHING
    if breathing and not any(turn.control == SWELL for turn in part.turns):
        even = mido.Message("control_change", channel=channel, control=BREATH, value=92)
        rows.append((0, 1, even))
    for turn in part.turns:
        control = BREATH if breathing and turn.control == SWELL else turn.control
        message = (
            mido.Message("pitchwheel", channel=channel, pitch=turn.value)
            if turn.control == WHEEL
            else mido.Message("control_change", channel=channel, control=control, value=turn.value)
        )
        rows.append((max(0, round(turn.start * 1000)), 1, message))
    for note in part.notes:
        on, off = round(note.start * 1000), round((note.start + note.length) * 1000)
        velocity = max(1, min(127, note.velocity))
        rows.append(
            (on, 2, mido.Message("note_on", channel=channel, note=note.pitch, velocity=velocity))
        )
        rows.append(
            (max(off, on + 8), 0, mido.Message("note_off", channel=channel, note=note.pitch))
        )
    return sorted(rows, key=lambda row: (row[0], row[1]))


def _write_midi(part: Part, path: Path, seconds: float) -> None:
    file = mido.MidiFile(ticks_per_beat=500)
    track = mido.MidiTrack()
    file.tracks.append(track)
    track.append(mido.MetaMessage("set_tempo", tempo=500_000))
    channel = DRUMS if part.instrument == "brushes" else 0
    breathing = part.instrument in BREATHING
    if breathing:
        bank = mido.Message("control_change", channel=channel, control=0, value=BREATHING_BANK)
        track.append(bank)
    program = BREATHING[part.instrument] if breathing else PROGRAMS[part.instrument]
    track.append(mido.Message("program_change", channel=channel, program=program))
    for control, value in ((7, 110), (10, 64), (91, 0), (93, 0)):
        track.append(mido.Message("control_change", channel=channel, control=control, value=value))
    last = 0
    for at, _, message in _messages(part):
        track.append(message.copy(time=at - last))
        last = at
    track.append(mido.MetaMessage("end_of_track", time=max(0, round(seconds * 1000) - last)))
    file.save(path)


def play(part: Part, seconds: float) -> Wave:
    """The part as stereo sound, dry, exactly ``seconds`` long."""
    with tempfile.TemporaryDirectory() as folder:
        score, sound = Path(folder, "part.mid"), Path(folder, "part.wav")
        _write_midi(part, score, seconds + 0.5)
        command = ["fluidsynth", "-ni", "-q", "-R", "0", "-C", "0", "-g", "0.6", "-r", str(RATE)]
        command += ["-O", "float", "-T", "wav", "-F", str(sound), str(BANK), str(score)]
        subprocess.run(command, check=True, capture_output=True)
        wave, rate = soundfile.read(sound, dtype="float64", always_2d=True)
    if rate != RATE:
        raise ValueError(f"the synthesiser gave {rate} Hz")
    return tiled(np.asarray(wave), samples(seconds))


def chord(instrument: str, seconds: float, notes: Sequence[tuple[float, float, int, int]]) -> Wave:
    """A few notes (start, length, pitch, velocity) of one instrument."""
    return play(Part(instrument, [Played(*note) for note in notes]), seconds)
