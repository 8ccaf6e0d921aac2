"""Looking back: the case is over, and a small band plays what was thought, lightly, in B flat."""

from __future__ import annotations

from .ensemble import brushes, comping, walking_bass
from .mixing import Chair, Parts
from .score import Hand, Tempo, breath, harmony, melody, performed, shaped
from .soundbank import Part
from .waves import chance

TEMPO = Tempo(bpm=104, bars=32, swing=0.64)

CHART = """
Bbmaj9 | G7b9 | Cm9 | F13 | Bbmaj9 | Bb7 | Ebmaj9 | Abm6 |
Bbmaj9 | G7b9 | Cm9 | F13 | Dm7b5 | G7b9 | Cm9 F13 | Bb6 |
Ebmaj9 | Ebmaj9 | Dm7b5 | G7b9 | Cm9 | Ab13 | Bbmaj9 G7b9 | Cm9 F13 |
Bbmaj9 | G7b9 | Cm9 | F13 | Bbmaj9 G7b9 | Cm9 F13 | Bb6 | Cm9 F13
"""
VIBES = {
    1: "r/1 Bb4/.5 F5/1 G5/.5 E5/1 | F5/2 r/2 | r/.5 Eb5/.5 G5/.5 Bb5/1.5 A5/1 | G5/1 Eb5/1 C5/2",
    9: "r/1 Bb4/.5 F5/1 G5/.5 E5/1 | F5/1 Ab5/1 G5/2 | r/.5 Eb5/.5 D5/.5 C5/1.5 A4/1 | Bb4/3 r/1",
    25: "r/1 Bb4/.5 F5/1 G5/.5 E5/1 | F5/2 Ab5/1 B4/1 | C5/1 Eb5/1 G5/1 Bb5/1 | A5/2 F5/2",
    31: "r/1 D5/.5 F5/.5 G5/2 | r/4",
}
CLARINET = {
    5: "r/1 D5/.5 F5/.5 Bb4/2 | r/.5 Ab4/.5 D5/.5 F5/.5 Ab5/2 | G5/1.5 F5/.5 Eb5/2 | D5/1 B4/1 Ab4/2",
    13: "r/1 F4/.5 Ab4/.5 C5/1 D5/1 | F5/1.5 D5/.5 B4/2 | Eb5/1 D5/1 C5/1 A4/1 | Bb4/4",
    17: "G4/1.5 Bb4/.5 D5/1 F5/1 | G5/3 r/1 | F5/1.5 D5/.5 C5/1 Ab4/1 | B4/2.5 r/1.5",
    21: "r/.5 C5/.5 Eb5/.5 G5/1.5 F5/1 | Eb5/1.5 C5/.5 Gb4/2 | D5/1 F5/1 B4/2 | C5/1 Eb5/1 A4/2",
}
LIFE = dict.fromkeys(range(1, 33), 0.45) | dict.fromkeys(range(17, 25), 0.65)


def compose() -> tuple[Parts, Tempo]:
    """All parts with their chairs."""
    dice = chance("music.review")
    chords = harmony(CHART)
    vibes = [n for bar, text in VIBES.items() for n in shaped(melody(text, bar, 62))]
    notes = [n for bar, text in CLARINET.items() for n in shaped(melody(text, bar, 64), 8)]
    clarinet = performed(notes, TEMPO, Hand(0.018, 0.012, 4, 0.94), dice)
    guitar = comping(chords, dice, 50, (3, 3, 2, 1, 3, 2, 1), range(1, 33))
    return {
        "bass": (
            Part(
                "bass",
                performed(walking_bass(chords, dice), TEMPO, Hand(-0.004, 0.006, 4, 0.92), dice),
            ),
            Chair(level=-2, bass=-3, treble=2, cut=42, width=0.5),
        ),
        "brushes": (
            Part(
                "brushes",
                performed(brushes(TEMPO.bars, dice, LIFE), TEMPO, Hand(0.0, 0.005, 4), dice),
            ),
            Chair(level=-8, side=0.12, hall=0.2, treble=-1.5, cut=45, width=0.8),
        ),
        "guitar": (
            Part("guitar", performed(guitar, TEMPO, Hand(0.008, 0.007, 4), dice)),
            Chair(level=-6, side=-0.35, hall=0.3, cut=90),
        ),
        "vibraphone": (
            Part("vibraphone", performed(vibes, TEMPO, Hand(0.006, 0.009, 4, 1.2), dice)),
            Chair(level=-4, side=0.35, hall=0.4, cut=120),
        ),
        "clarinet": (
            Part("clarinet", clarinet, breath(clarinet, 58, 110, TEMPO.seconds)),
            Chair(level=-4, side=0.1, hall=0.4, cut=110),
        ),
    }, TEMPO
