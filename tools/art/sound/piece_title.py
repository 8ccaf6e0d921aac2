"""The mansion at night: a slow lament in C minor for piano, strings and a far trumpet.

Bars 1-4 the house alone (a clock strikes); 5-12 trumpet; 13-18 clarinet over full strings; 19-24 the
house again, the case's question on the vibraphone, and a chord that leads back to the start.
"""

from __future__ import annotations

from .ensemble import TAP, pad, timpani_roll
from .mixing import Chair
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
from .waves import Wave, chance
from .wires import sweeps

TEMPO = Tempo(bpm=62, bars=24)

CHART = """
Cmadd9 | Cmadd9 | Abmaj7#11 | G7sus G7b9 | Cm9 | Fm9 | Dm7b5 | G7b9 |
CmM9 | Ebmaj9 | Abmaj9 | Dbmaj7#11 | Fm9 | Bb13 | Ebmaj9 | Am7b5 |
Dm7b5 | G7b9 | Cm9 | Abm6 | Cmadd9 | Abmaj7#11 | Dbmaj7#11 | G7#5
"""

TRUMPET = """
r/1 C4/.5 G4/1.5 Ab4/.5 F#4/.5 | G4/3 F4/.5 Eb4/.5 | F4/2.5 Ab4/.5 G4/.5 F4/.5 | Ab4/1.5 F4/.5 D4/1 B3/1 |
r/1 C4/.5 G4/1 B4/1 D5/.5 | C5/.5 Bb4/2.5 r/1 | r/.5 Eb4/.5 C5/1.5 Bb4/.5 G4/1 | Ab4/1.5 G4/1.5 F4/1
"""
CLARINET = """
r/1 F4/.5 Ab4/.5 C5/1 Eb5/1 | D5/1.5 C5/.5 G4/2 | r/.5 Bb4/.5 D5/.5 F5/1.5 Eb5/.5 D5/.5 | C5/1.5 Eb5/.5 G4/2 |
r/.5 F4/.5 Ab4/.5 C5/1 D5/.5 C5/1 | B4/1.5 Ab4/.5 F4/1 D4/1 | Eb4/3 r/1
"""
FAR_TRUMPET = "r/1 Eb4/.5 F4/.5 Eb4/.5 B3/1.5 | C4/2 r/2"
CELLO = """
G3/2 Eb3/2 | Bb3/3 G3/1 | C4/2 Eb3/2 | F3/4 | C3/2 Ab3/2 | G3/2 D3/2 | G3/3 Bb3/1 | Eb3/2 C3/2 |
F3/2 D3/2 | B2/2 F3/2 | G3/4
"""
VIBES = {
    2: "r/2 G5/.5 D6/1.5",
    4: "r/2 Ab5/.5 F5/.5 B4/1",
    8: "r/3 F5/.5 Ab5/.5",
    10: "r/2.5 D5/.5 F5/.5 G5/.5",
    19: "r/2 D5/.5 G5/1.5",
    21: "r/1 C5/.5 G5/1 Ab5/.5 F#5/1 | G5/3 r/1 | r/1 C5/.5 F5/1 G5/1.5 | r/.5 Eb5/1 B4/.5 F4/2",
}
STRINGS_SWELL = [
    (0, 44), (8, 40), (14, 64), (16, 44), (28, 70), (32, 56), (44, 84), (48, 78), (56, 104), (64, 92),
    (70, 110), (74, 70), (80, 64), (86, 50), (92, 62), (95.9, 50),
]  # fmt: skip


def _arpeggio(chord: Chord) -> list[Note]:
    """The left hand opens a chord from below; the pedal keeps all of it."""
    root = 36 + chord.bass if chord.bass < 9 else 24 + chord.bass
    third, fifth, ninth = (chord.tones[k] for k in (1, 2, 4))
    ladder = (0, fifth, 12 + ninth - 12, 12 + third, 12 + fifth, 12 + ninth)
    notes, count = [], round(chord.beats * 2)
    order = (0, 1, 2, 3, 5, 4, 3, 2)[:count] if count == 8 else (0, 1, 3, 5)
    for step, rung in enumerate(order):
        length = max(1.5, chord.beats - step * 0.5)
        notes.append(Note(chord.start + step * 0.5, length, root + ladder[rung], 58 - 2.2 * step))
    if chord.start % 16 == 0:
        notes.append(Note(chord.start, 4.0, root - 12, 52))
    return notes


def _glissando(bar: int, scale: tuple[int, ...], force: float) -> list[Note]:
    """Harp strings swept upwards into the next bar."""
    pitches = [p for p in range(48, 88) if p % 12 in scale]
    span = 1.5
    return [
        Note(
            bar * 4 - span + span * (k / len(pitches)) ** 0.9, 2.0, p, force + 14 * k / len(pitches)
        )
        for k, p in enumerate(pitches)
    ]


def _taps() -> list[Note]:
    """Brushes: hardly more than breath."""
    notes = []
    for bar in range(5, 20):
        at = (bar - 1) * 4.0
        notes += [Note(at + 1, 0.4, TAP, 26), Note(at + 3, 0.4, TAP, 36)]
    return notes


def compose() -> tuple[dict[str, tuple[Part | Wave, Chair]], Tempo]:
    """All parts with their chairs."""
    dice = chance("music.title")
    chords = harmony(CHART)
    piano = [n for c in chords for n in _arpeggio(c)]
    bass = [
        note
        for c in chords
        for note in (
            Note(c.start, min(1.9, c.beats), 24 + c.bass + (12 if c.bass < 4 else 0), 84),
            *(
                [Note(c.start + 2.5, 1.3, 24 + c.bass + (12 if c.bass < 4 else 0), 62)]
                if c.beats > 3
                else []
            ),
        )
        if c.start >= 8
    ]
    trumpet = performed(
        [*shaped(melody(TRUMPET, 5, 72), 9), *shaped(melody(FAR_TRUMPET, 20, 58))],
        TEMPO,
        Hand(late=0.03, loose=0.015, hold=0.96),
        dice,
    )
    clarinet = performed(
        shaped(melody(CLARINET, 13, 72), 9), TEMPO, Hand(0.02, 0.014, 4, 0.98), dice
    )
    cello = performed(shaped(melody(CELLO, 9, 66)), TEMPO, Hand(0.0, 0.012, 3, 1.0), dice)
    vibes = [n for bar, text in VIBES.items() for n in shaped(melody(text, bar, 60))]
    strings = pad(chords, 62, range(3, 25), 55, 75)
    depths = [Note(c.start, c.beats, 24 + c.bass + (12 if c.bass < 4 else 0), 60) for c in chords]
    bells = [Note(0, 6, 60, 62), Note(4, 6, 60, 50), Note(80, 6, 60, 56), Note(88, 6, 60, 46)]
    timpani = [
        *timpani_roll(4, 43, 2, 26, 58),
        *timpani_roll(12, 44, 2, 26, 62),
        *timpani_roll(18, 43, 2, 26, 60),
        *timpani_roll(24, 43, 3, 22, 52),
    ]
    harp = [*_glissando(12, (1, 3, 5, 7, 8, 10, 0), 40), *_glissando(20, (8, 10, 11, 1, 3, 5), 34)]
    free = Hand(late=0.0, loose=0.012, uneven=4, hold=1.0)
    return {
        "piano": (
            Part("piano", performed(piano, TEMPO, Hand(0.0, 0.012, 4, 1.6), dice)),
            Chair(level=-2, side=-0.2, hall=0.5, cut=40),
        ),
        "bass": (
            Part("bass", performed(bass, TEMPO, Hand(0.0, 0.008, 4, 1.0), dice)),
            Chair(level=-5, hall=0.14, bass=-2, treble=1, cut=38, width=0.5),
        ),
        "strings": (
            Part(
                "slow strings",
                performed(strings, TEMPO, Hand(-0.06, 0.015, 2, 1.02), dice),
                waves_of_swell(STRINGS_SWELL, TEMPO),
            ),
            Chair(level=-4, hall=0.5, bass=-2, cut=110),
        ),
        "depths": (
            Part(
                "contrabass",
                performed(depths, TEMPO, Hand(-0.05, 0.015, 2, 1.02), dice),
                waves_of_swell([(b, v * 0.85) for b, v in STRINGS_SWELL], TEMPO),
            ),
            Chair(level=-7, side=0.25, hall=0.3, treble=-3, cut=34),
        ),
        "trumpet": (
            Part("muted trumpet", trumpet, breath(trumpet, 54, 114, TEMPO.seconds)),
            Chair(level=-3, side=0.15, hall=0.8, treble=-2, cut=150),
        ),
        "clarinet": (
            Part("clarinet", clarinet, breath(clarinet, 52, 114, TEMPO.seconds)),
            Chair(level=-3, side=-0.1, hall=0.65, cut=110),
        ),
        "cello": (
            Part("cello", cello, breath(cello, 60, 108, TEMPO.seconds)),
            Chair(level=-6, side=0.3, hall=0.5, treble=-1.5, cut=60),
        ),
        "vibraphone": (
            Part("vibraphone", performed(vibes, TEMPO, Hand(0.0, 0.01, 4, 1.5), dice)),
            Chair(level=-6, side=0.4, hall=0.7, cut=140),
        ),
        "bells": (
            Part("bells", performed(bells, TEMPO, free, dice)),
            Chair(level=-10, side=-0.5, hall=1.2, treble=-4, cut=120),
        ),
        "timpani": (
            Part("timpani", performed(timpani, TEMPO, free, dice)),
            Chair(level=-9, side=-0.3, hall=0.5, treble=-4, cut=40),
        ),
        "harp": (
            Part("harp", performed(harp, TEMPO, free, dice)),
            Chair(level=-11, side=0.5, hall=0.7, cut=120),
        ),
        "brushes": (
            Part("brushes", performed(_taps(), TEMPO, free, dice)),
            Chair(level=-15, side=0.1, hall=0.3, treble=-2, cut=60),
        ),
        "wires": (
            sweeps([(16 + 2 * k, 2.0, 0.5 + 0.2 * (k % 2)) for k in range(32)], TEMPO, dice),
            Chair(level=-17, side=0.1, hall=0.3, cut=300),
        ),
    }, TEMPO
