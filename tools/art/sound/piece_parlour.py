"""Cards in the parlour: a slow bossa in C minor, guitar and brushes, a flute that knows more.

A (8 bars) guitar and vibraphone; A' (8) the flute takes the question; B (8) strings and clarinet in
E flat; A'' (8) both, and a turn back to the beginning.
"""

from __future__ import annotations

from .ensemble import comping, pad
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

TEMPO = Tempo(bpm=98, bars=32)

CHART = """
Cm9 | Cm9 | Fm9 | Fm9 | Dm7b5 | G7b9 | Cm9 | Dm7b5 G7alt |
Cm9 | Cm9 | Fm9 | Bb13 | Ebmaj9 | Abmaj9 | Dm7b5 | G7b9 |
Ebmaj9 | Ebmaj9 | Gm7b5 | C7b9 | Fm9 | Fm9 | Abm6 | Dbmaj7#11 |
Cm9 | Bbm9 Eb13 | Abmaj9 | Dbmaj7#11 | Dm7b5 | G7alt | Cm6 | Dm7b5 G7b9
"""

VIBES = {
    1: "r/2 G4/.5 C5/.5 D5/1 | Eb5/1.5 D5/.5 B4/2 | r/4 | r/1 Ab4/.5 C5/.5 Eb5/2",
    5: "D5/1.5 C5/.5 Ab4/2 | r/4 | r/1 G4/.5 Bb4/.5 D5/1 C5/1 | r/4",
    11: "r/2 G5/.5 Ab5/.5 C6/1 | r/4",
    15: "r/2.5 F5/.5 Ab5/.5 C6/.5 | B5/1 Ab5/1 F5/2",
    25: "r/2.5 D5/.5 Eb5/.5 G5/.5 | r/4 | r/2 C6/.5 Bb5/.5 G5/1 | r/4",
    31: "r/1 Eb5/.5 G5/.5 A5/1 G5/1 | F5/1 D5/1 B4/2",
}
FLUTE = {
    9: "r/1 C5/.5 G5/1 Ab5/.5 F#5/1 | G5/3 r/1 | r/.5 F5/.5 Ab5/.5 C6/1.5 Bb5/.5 Ab5/.5 | G5/1.5 F5/.5 D5/2",
    13: "r/1 Bb5/1 G5/.5 F5/.5 D5/1 | Eb5/2.5 r/1.5 | r/.5 F5/.5 Ab5/1 G5/.5 F5/.5 D5/1 | B4/3 r/1",
    25: "r/1 C5/.5 G5/1 Ab5/.5 F#5/1 | G5/1.5 F5/.5 Db5/2 | C5/1 Eb5/1 G5/1.5 Bb5/.5 | Ab5/3 G5/1",
    29: "F5/1.5 Ab5/.5 C6/1 Ab5/1 | B5/1.5 Ab5/.5 F5/1 Eb5/1 | D5/1 C5/3 | r/4",
}
CLARINET = """
G4/1.5 Bb4/.5 D5/2 | r/.5 C5/.5 Bb4/.5 G4/.5 F4/2 | Db5/1.5 Bb4/.5 G4/1 F4/1 | E4/3 r/1 |
Ab4/1.5 C5/.5 Eb5/2 | D5/1 C5/1 Ab4/1 G4/1 | F4/1.5 Ab4/.5 B4/1 Eb5/1 | F5/2 G4/2
"""
SWELL = [
    (0, 50),
    (32, 46),
    (46, 66),
    (60, 58),
    (64, 84),
    (80, 96),
    (92, 104),
    (96, 70),
    (116, 88),
    (127, 50),
]


def _bass(chords: list[Chord]) -> list[Note]:
    """Root, and the fifth that comes before the beat."""
    notes = []
    for chord in chords:
        root = 36 + chord.bass if chord.bass < 6 else 24 + chord.bass
        fifth = root + (6 if 6 in chord.tones and 7 not in chord.tones else 7)
        for half in range(0, int(chord.beats), 2):
            notes.append(Note(chord.start + half, 1.4, root if half == 0 else fifth, 80 - 3 * half))
            notes.append(Note(chord.start + half + 1.5, 0.45, fifth if half == 0 else root, 66))
    return notes


def _drums() -> list[Note]:
    """A stick on the rim, a shy bass drum."""
    notes = []
    for bar in range(TEMPO.bars):
        at = bar * 4.0
        for beat in (0, 1.5, 3) if bar % 2 else (1, 2.5):
            notes.append(Note(at + beat, 0.3, 37, 34))
        for beat in (0, 1.5, 2, 3.5):
            notes.append(Note(at + beat, 0.3, 36, 30))
        notes += [Note(at + k / 2, 0.3, 42, 22 + 7 * (k % 2)) for k in range(8)]
    return notes


def compose() -> tuple[Parts, Tempo]:
    """All parts with their chairs."""
    dice = chance("music.parlour")
    chords = harmony(CHART)
    vibes = [n for bar, text in VIBES.items() for n in shaped(melody(text, bar, 62))]
    flute_notes = [n for bar, text in FLUTE.items() for n in shaped(melody(text, bar, 66), 9)]
    flute = performed(flute_notes, TEMPO, Hand(0.018, 0.012, 4, 0.95), dice)
    clarinet = performed(
        shaped(melody(CLARINET, 17, 70), 8), TEMPO, Hand(0.016, 0.012, 4, 0.97), dice
    )
    guitar = comping(chords, dice, 54, (3, 3, 1, 1, 2, 3, 0), range(1, 33))
    rhodes = comping(chords, dice, 40, (0, 0, 2, 3, 1, 1, 3), range(9, 33))
    strings = pad(chords, 60, range(1, 33), 55, 74)
    high = pad(chords, 52, range(17, 33), 67, 86)
    return {
        "bass": (
            Part("bass", performed(_bass(chords), TEMPO, Hand(-0.004, 0.006, 4, 0.92), dice)),
            Chair(level=-2, bass=-2, treble=2, cut=40, width=0.0),
        ),
        "drums": (
            Part("brushes", performed(_drums(), TEMPO, Hand(0.0, 0.005, 4), dice)),
            Chair(level=-9, side=0.0, hall=0.15, treble=-2, cut=45, width=0.0),
        ),
        "guitar": (
            Part("guitar", performed(guitar, TEMPO, Hand(0.006, 0.007, 4), dice)),
            Chair(level=-5, side=-0.35, hall=0.3, cut=90),
        ),
        "rhodes": (
            Part("rhodes", performed(rhodes, TEMPO, Hand(0.012, 0.008, 4), dice)),
            Chair(level=-10, side=0.3, hall=0.35, bass=-2, cut=90),
        ),
        "wires": (
            sweeps([(k * 2.0, 2.0, 0.45 + 0.2 * (k % 2)) for k in range(64)], TEMPO, dice),
            Chair(level=-16, side=0.12, hall=0.15, cut=300),
        ),
        "strings": (
            Part(
                "slow strings",
                performed(strings, TEMPO, Hand(-0.03, 0.01, 2, 1.0), dice),
                waves_of_swell(SWELL, TEMPO),
            ),
            Chair(level=-9, hall=0.5, bass=-3, treble=-2, cut=140),
        ),
        "high": (
            Part(
                "violin",
                performed(high, TEMPO, Hand(-0.03, 0.012, 2, 1.0), dice),
                waves_of_swell([(b, v * 0.8) for b, v in SWELL], TEMPO),
            ),
            Chair(level=-17, side=-0.3, hall=0.7, treble=-3, cut=250),
        ),
        "vibraphone": (
            Part("vibraphone", performed(vibes, TEMPO, Hand(0.006, 0.009, 4, 1.25), dice)),
            Chair(level=-5, side=0.38, hall=0.45, treble=-1, cut=120),
        ),
        "flute": (
            Part("flute", flute, breath(flute, 60, 108, TEMPO.seconds)),
            Chair(level=-5, side=-0.15, hall=0.5, treble=-2, cut=180),
        ),
        "clarinet": (
            Part("clarinet", clarinet, breath(clarinet, 58, 112, TEMPO.seconds)),
            Chair(level=-4, side=0.1, hall=0.45, cut=110),
        ),
    }, TEMPO


STEMS = {
    "ground": ("bass", "drums"),
    "harmony": ("guitar", "rhodes", "wires"),
    "strings": ("strings", "high"),
    "lead": ("vibraphone", "flute", "clarinet"),
}
