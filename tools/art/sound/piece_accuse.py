"""The accusation: D minor, a heartbeat, and strings that will not hold still.

Eight bars of held breath, eight that start to move, eight in which the question sounds in the cello
under a music box, and eight a semitone away that find no way out but back to the beginning.
"""

from __future__ import annotations

from .ensemble import pad, timpani_roll
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
from .waves import chance

TEMPO = Tempo(bpm=96, bars=32)

CHART = """
Dmadd9 | Dmadd9 | Ebmaj7#11/D | Dmadd9 | Bbmaj7/D | Gm6/D | Em7b5 | A7b9 |
Dmadd9 | Fm6 | Abdim7 | A7b9 | Bbmaj7 | Ebmaj7 | Em7b5 | A7#5 |
Dm9 | DmM9/C# | Dm7/C | Dm6/B | Bbmaj7#11 | Gm9 | Ebmaj7#11 | A7alt |
Ebm9 | Ebm6 | Edim7 | Bb7b9 | Em7b5 | A7b9 | Dm6/A | A7b9
"""

CELESTA = {
    1: "r/1 D5/.5 A5/1 Bb5/.5 G#5/1 | A5/2 r/2 | r/1 D5/.5 Bb5/1 A5/.5 G5/1 | A5/.5 F5/.5 E5/3",
    7: "r/1 E5/.5 Bb5/1 A5/.5 G5/1 | C#5/.5 E5/.5 G5/1 Bb5/2",
    11: "r/.5 B5/.5 Ab5/.5 F5/.5 D5/2 | r/.5 Bb5/.5 G5/.5 E5/.5 C#5/2",
    29: "r/1 D5/1 A5/2 | Bb5/1 G#5/1 A5/2 | r/1 F5/.5 A5/1 B5/.5 G#5/1 | A5/1.5 Bb5/.5 G#5/2",
}
CELLO = """
r/1 D3/.5 A3/1.5 Bb3/.5 G#3/.5 | A3/3 r/1 | r/1 F3/.5 C4/1.5 D4/.5 Bb3/.5 | B3/3 r/1 |
D4/1.5 E4/.5 F4/2 | D4/1 Bb3/1 A3/2 | G3/1.5 A3/.5 Bb3/2 | C#4/2 Bb3/1 G3/1
"""
HORN = {
    13: "F3/4 | G3/4 | Bb3/2 D4/2 | C#4/4",
    21: "D4/3 C4/1 | Bb3/4 | G3/2 A3/2 | C#4/4",
    25: "Bb3/3 Db4/1 | C4/4 | Bb3/2 Db4/2 | D4/4",
}
TREMOLO_SWELL = [
    (0, 88), (5, 80), (8, 52), (14, 78), (16, 46), (28, 92), (32, 50), (44, 100), (48, 64), (60, 112),
    (64, 52), (72, 70), (80, 84), (94, 116), (96, 88), (110, 120), (116, 84), (122, 98), (127.9, 88),
]  # fmt: skip
# one violin held far above: start, beats, pitch, force
HIGH = ((0, 24, 81, 56), (24, 8, 82, 58), (92, 12, 82, 60), (104, 8, 83, 62), (112, 16, 81, 56))
PIANO = {
    1: 58,
    5: 52,
    9: 62,
    13: 64,
    17: 66,
    21: 62,
    25: 74,
    27: 66,
    29: 60,
    31: 52,
}  # force by bar
HIGH_SWELL = [(0, 44), (12, 60), (28, 84), (31, 40), (92, 40), (108, 104), (112, 60), (126, 70), (127.9, 44)]  # fmt: skip


def _heart(chords: list[Chord]) -> list[Note]:
    """Two beats close together, a rest; it grows with the piece and follows the bass."""
    notes = []
    for bar in range(TEMPO.bars):
        chord = max((c for c in chords if c.start <= bar * 4), key=lambda c: c.start)
        pitch = 36 + chord.bass if chord.bass < 10 else 24 + chord.bass
        push = 6 * (bar // 8) + (4 if bar % 8 > 5 else 0) - (10 if bar >= 30 else 0)
        for half in (0, 2):
            notes.append(Note(bar * 4 + half, 0.9, pitch, 66 + push - 2 * half))
            notes.append(Note(bar * 4 + half + 0.42, 0.9, pitch, 46 + push - 2 * half))
    return [*notes, *timpani_roll(32, 45, 1.5, 30, 58)]


def _music_box(chords: list[Chord]) -> list[Note]:
    """Eighths around each chord, as a box that cannot stop."""
    notes = []
    for chord in chords:
        if 64 <= chord.start < 96:
            rungs = sorted(72 + (chord.root + t) % 12 for t in chord.tones[1:5])
            for step, rung in enumerate((0, 2, 1, 3, 2, 1, 3, 2)):
                notes.append(
                    Note(chord.start + step / 2, 0.5, rungs[rung], 44 + 8 * (step % 4 == 0))
                )
    return notes


def _pulse(chords: list[Chord]) -> list[Note]:
    """Plucked basses: steps behind a door."""
    notes = []
    for chord in chords:
        bar = int(chord.start // 4) + 1
        if not (9 <= bar <= 24 or bar in (27, 28, 31, 32)):
            continue
        root = 36 + chord.bass if chord.bass < 9 else 24 + chord.bass
        shape = ((0, 0, 70), (0.5, 0, 50), (1.5, 7, 58), (2, 0, 64), (3, 12, 54), (3.5, 7, 50))
        fifth = 6 if 6 in chord.tones and 7 not in chord.tones else 7
        for beat, over, force in shape:
            notes.append(
                Note(chord.start + beat, 0.45, root + (fifth if over == 7 else over), force)
            )
    return notes


def compose() -> tuple[dict[str, tuple[Part, Chair]], Tempo]:
    """All parts with their chairs."""
    dice = chance("music.accuse")
    chords = harmony(CHART)
    tremolo = pad(chords, 70, range(1, 33), 53, 74)
    high = [Note(*row) for row in HIGH]
    celesta = [n for bar, text in CELESTA.items() for n in shaped(melody(text, bar, 66))]
    celesta += _music_box(chords)
    cello = performed(shaped(melody(CELLO, 17, 74), 9), TEMPO, Hand(0.01, 0.012, 3, 1.0), dice)
    horn_notes = [n for bar, text in HORN.items() for n in shaped(melody(text, bar, 66))]
    horn = performed(horn_notes, TEMPO, Hand(0.0, 0.012, 3, 1.0), dice)
    depths = [Note(c.start, c.beats, 24 + c.bass + (12 if c.bass < 4 else 0), 64) for c in chords]
    piano = [
        Note((bar - 1) * 4, 6.0, low + chords[bar - 1].bass, force)
        for bar, force in PIANO.items()
        for low in (24, 36)
    ]
    strict = Hand(0.0, 0.006, 4, 1.0)
    bowed = Hand(-0.04, 0.012, 2, 1.03)
    return {
        "heart": (
            Part("timpani", performed(_heart(chords), TEMPO, strict, dice)),
            Chair(level=-1.5, hall=0.25, treble=-4, cut=36, width=0.6),
        ),
        "tremolo": (
            Part(
                "tremolo",
                performed(tremolo, TEMPO, bowed, dice),
                waves_of_swell(TREMOLO_SWELL, TEMPO),
            ),
            Chair(level=-3, side=-0.1, hall=0.45, bass=-2, treble=1, cut=120),
        ),
        "high": (
            Part("tremolo", performed(high, TEMPO, bowed, dice), waves_of_swell(HIGH_SWELL, TEMPO)),
            Chair(level=-13, side=-0.4, hall=0.7, treble=-2, cut=300),
        ),
        "depths": (
            Part(
                "contrabass",
                performed(depths, TEMPO, bowed, dice),
                waves_of_swell(TREMOLO_SWELL, TEMPO),
            ),
            Chair(level=-6, side=0.3, hall=0.3, treble=-3, cut=34),
        ),
        "pulse": (
            Part("pizzicato", performed(_pulse(chords), TEMPO, strict, dice)),
            Chair(level=-5, side=0.25, hall=0.35, cut=40),
        ),
        "celesta": (
            Part("celesta", performed(celesta, TEMPO, Hand(0.0, 0.007, 4, 1.4), dice)),
            Chair(level=-4.5, side=0.35, hall=0.7, treble=1, cut=180),
        ),
        "cello": (
            Part("cello", cello, breath(cello, 62, 112, TEMPO.seconds)),
            Chair(level=-3, side=0.2, hall=0.45, treble=-1, cut=55),
        ),
        "horn": (
            Part("horn", horn, breath(horn, 50, 108, TEMPO.seconds)),
            Chair(level=-6, side=-0.3, hall=0.6, treble=-2, cut=90),
        ),
        "piano": (
            Part("piano", performed(piano, TEMPO, Hand(0.0, 0.008, 3, 1.0), dice)),
            Chair(level=-6, side=-0.15, hall=0.5, treble=-3, cut=32),
        ),
    }, TEMPO
