"""Past midnight: a ballad in E minor, piano and a walking shadow of a bass, a tired saxophone.

Eight bars of piano with the horn far away, eight in which the saxophone asks the question, eight of
strings that answer it wrongly and come back.
"""

from __future__ import annotations

from .ensemble import pad
from .mixing import Chair, Parts
from .score import (
    Chord,
    Hand,
    Note,
    Tempo,
    breath,
    harmony,
    melody,
    performed,
    shaped,
    waves_of_swell,
)
from .soundbank import Part
from .waves import chance
from .wires import sweeps

TEMPO = Tempo(bpm=69, bars=24, swing=0.6)

CHART = """
Em9 | Em9 | Cmaj7#11 | B7sus B7b9 | Em9 | Am9 | F#m7b5 | B7alt |
EmM9 | Em7/D | C#m7b5 | Cmaj9 | Am9 | D13 | Gmaj9 | F#m7b5 B7b9 |
Cmaj9 | Bbmaj7#11 | Am9 | G#dim7 | Gmaj9 | Fmaj7#11 | F#m7b5 | B7b9
"""
SAXOPHONE = """
r/1 E3/.5 B3/1 C4/.5 A#3/1 | B3/3 r/1 | r/.5 G3/.5 B3/.5 E4/1.5 D4/.5 B3/.5 | C4/2.5 r/1.5 |
r/1 C4/.5 E4/.5 G4/1 B4/1 | A4/1.5 F#4/.5 D4/2 | r/.5 B3/.5 D4/.5 F#4/1.5 A4/.5 G4/.5 | E4/1 C4/1 B3/2
"""
HORN = {
    3: "E3/2 F#3/2 | F#3/3 r/1",
    7: "A3/2 C4/2 | D#4/3 r/1",
    19: "E4/2 C4/2 | D4/2 B3/2 | B3/3 A3/1 | A3/2 E3/2",
}
OBOE = {
    17: "r/1 B4/.5 E5/.5 G5/1 F#5/1 | E5/1.5 D5/.5 A4/2 | r/1 C5/.5 E5/.5 B5/1 A5/1 | F5/1.5 D5/.5 B4/2",
    21: "D5/2 B4/1 A4/1 | C5/1.5 B4/.5 E4/2 | r/1 C5/1 A4/1 E5/1 | D#5/3 r/1",
}
BARS = {
    2: "r/2 B5/.5 F#5/.5 G5/1",
    6: "r/2.5 E5/.5 B5/1",
    10: "r/2 D6/.5 B5/.5 G5/1",
    15: "r/2 F#5/.5 A5/.5 B5/1",
    24: "r/2 C6/.5 A5/.5 D#5/1",
}
SWELL = [(0, 44), (14, 60), (30, 74), (34, 52), (56, 78), (64, 92), (80, 110), (88, 84), (95, 46)]


def _hands(chords: list[Chord]) -> list[Note]:
    """Open chords, broken from below, later each bar."""
    notes = []
    for number, chord in enumerate(chords):
        root = 36 + chord.bass if chord.bass < 9 else 24 + chord.bass
        third, fifth, seventh, ninth = chord.tones[1:5]
        ladder = (0, fifth, 12 + third, 12 + seventh, 12 + ninth, 12 + third)
        gap = 0.5 if number % 2 else 0.75
        for step, rung in enumerate(ladder[: int(chord.beats / gap)]):
            length = max(1.0, chord.beats - step * gap)
            notes.append(Note(chord.start + step * gap, length, root + rung, 56 - 2 * step))
    return notes


def _bass(chords: list[Chord]) -> list[Note]:
    """Long notes, and one that leads on."""
    notes = []
    for chord in chords:
        root = 24 + chord.bass + (12 if chord.bass < 4 else 0)
        notes.append(Note(chord.start, chord.beats - 0.6, root, 80))
        if chord.beats > 2:
            notes.append(Note(chord.start + 3, 0.5, root + 7, 60))
            notes.append(Note(chord.start + 3.5, 0.45, root + 11, 54))
    return notes


def compose() -> tuple[Parts, Tempo]:
    """All parts with their chairs."""
    dice = chance("music.midnight")
    chords = harmony(CHART)
    saxophone = performed(
        shaped(melody(SAXOPHONE, 9, 72), 9), TEMPO, Hand(0.035, 0.016, 4, 0.96), dice
    )
    horn_notes = [n for bar, text in HORN.items() for n in shaped(melody(text, bar, 62))]
    horn = performed(horn_notes, TEMPO, Hand(0.0, 0.014, 3, 1.0), dice)
    oboe_notes = [n for bar, text in OBOE.items() for n in shaped(melody(text, bar, 64), 9)]
    oboe = performed(oboe_notes, TEMPO, Hand(0.02, 0.014, 4, 0.97), dice)
    vibes = [n for bar, text in BARS.items() for n in shaped(melody(text, bar, 54))]
    drums = [
        Note(bar * 4 + beat, 0.4, 38, 26 + 8 * (beat == 3))
        for bar in range(TEMPO.bars)
        for beat in (1, 3)
    ]
    return {
        "bass": (
            Part("bass", performed(_bass(chords), TEMPO, Hand(0.0, 0.008, 4, 1.0), dice)),
            Chair(level=-3, bass=-2, treble=1, cut=38, width=0.0),
        ),
        "drums": (
            Part("brushes", performed(drums, TEMPO, Hand(0.0, 0.008, 4), dice)),
            Chair(level=-14, hall=0.2, treble=-2, cut=60, width=0.0),
        ),
        "wires": (
            sweeps([(k * 2.0, 2.0, 0.5 + 0.2 * (k % 2)) for k in range(48)], TEMPO, dice),
            Chair(level=-14, hall=0.15, cut=300, width=0.0),
        ),
        "piano": (
            Part("piano", performed(_hands(chords), TEMPO, Hand(0.004, 0.012, 4, 1.6), dice)),
            Chair(level=-3, side=-0.2, hall=0.5, cut=45),
        ),
        "strings": (
            Part(
                "slow strings",
                performed(
                    pad(chords, 60, range(1, 25), 52, 72), TEMPO, Hand(-0.05, 0.012, 2), dice
                ),
                waves_of_swell(SWELL, TEMPO),
            ),
            Chair(level=-7, hall=0.55, bass=-2, treble=-2, cut=110),
        ),
        "cello": (
            Part(
                "cello",
                performed(
                    [Note(c.start, c.beats, 36 + c.root, 62) for c in chords],
                    TEMPO,
                    Hand(-0.04, 0.012, 2, 1.02),
                    dice,
                ),
                waves_of_swell([(b, v * 0.85) for b, v in SWELL], TEMPO),
            ),
            Chair(level=-11, side=0.3, hall=0.4, cut=50),
        ),
        "saxophone": (
            Part("saxophone", saxophone, breath(saxophone, 56, 112, TEMPO.seconds)),
            Chair(level=-3, side=0.12, hall=0.6, treble=-2, cut=90),
        ),
        "horn": (
            Part("horn", horn, breath(horn, 54, 100, TEMPO.seconds)),
            Chair(level=-7, side=-0.35, hall=0.8, cut=80),
        ),
        "oboe": (
            Part("oboe", oboe, breath(oboe, 54, 106, TEMPO.seconds)),
            Chair(level=-6, side=-0.1, hall=0.6, cut=160),
        ),
        "vibraphone": (
            Part("vibraphone", performed(vibes, TEMPO, Hand(0.006, 0.01, 4, 1.4), dice)),
            Chair(level=-9, side=0.4, hall=0.6, cut=140),
        ),
    }, TEMPO


STEMS = {
    "ground": ("bass", "drums", "wires"),
    "harmony": ("piano",),
    "strings": ("strings", "cello"),
    "lead": ("saxophone", "horn", "oboe", "vibraphone"),
}
