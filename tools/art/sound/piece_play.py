"""The evening's music: a slow swing in G minor that leaves room to think.

A (16 bars): vibraphone asks the case's question, a muted trumpet answers. B (16): a clarinet
wanders through E flat's neighbours over strings. A' (16): the trumpet has another thought, vibraphone
and trumpet part. The question is five notes around the fifth: G D E flat C sharp D.
"""

from __future__ import annotations

from .ensemble import brushes, comping, pad, skips, walking_bass
from .mixing import Chair
from .score import Hand, Note, Tempo, breath, harmony, melody, performed, shaped, waves_of_swell
from .soundbank import Part
from .waves import Wave, chance
from .wires import Sweep, sweeps

TEMPO = Tempo(bpm=84, bars=48, swing=0.635)

CHART = """
Gm9 | C13 | Gm9 | Am7b5 D7b9 | Gm9 | Bbm7 Eb9 | Am7b5 | D7alt |
GmM9 | G7b9 | Cm9 | F13 | Bbmaj9 | Ebmaj7 | Am7b5 D7b9 | Gm6 |
Cm9 | CmM9 | Cm7 | F13 | Bbmaj9 | Bb6 | Bbm9 | Eb13 |
Abmaj9 | Dbmaj7#11 | Dm7b5 | G7b9 | Cm9 | A7#5 | Am7b5 | D7b9 |
Gm9 | C13 | Gm9 | Ab13 | Gm9 | Bbm7 Eb9 | Am7b5 | D7b9 |
GmM9 | Db13 | Cm9 | F13 | Bbmaj9 | Ebmaj9 | Am7b5 D7b9 | Gm6 D7#9
"""

QUESTION = """
r/1 G4/.5 D5/1 Eb5/.5 C#5/1 | D5/3 r/1 | r/1 G4/.5 D5/1 F5/.5 E5/1 | Eb5/1.5 C5/.5 A4/.5 Bb4/.5 F#4/1 |
G4/2.5 r/1.5 | r/.5 Db5/.5 F5/.5 Ab5/1 G5/.5 F5/1 | Eb5/1.5 D5/.5 C5/2 | r/2 Bb4/.5 A4/.5 F#4/1
"""
ANSWER = """
D4/.5 G4/.5 Bb4/1.5 A4/.5 F#4/1 | Ab4/2.5 r/.5 B4/.5 D5/.5 | Eb5/2.5 D5/.5 C5/1 | D5/1.5 C5/.5 A4/2 |
r/1 F4/.5 Bb4/.5 D5/1 C5/1 | D5/.5 Bb4/.5 G4/3 | r/.5 A4/.5 C5/.5 Eb5/.5 D5/.5 C5/.5 Bb4/.5 F#4/.5 | G4/3 r/1
"""
WANDERING = """
r/1 G3/1 C4/.5 D4/.5 Eb4/1 | D4/2.5 B3/.5 G3/1 | Bb3/1 C4/.5 Eb4/1 G4/.5 F4/1 | D4/3 r/1 |
r/1 F4/.5 G4/.5 A4/1.5 F4/.5 | D4/1.5 F4/.5 G4/2 | r/.5 Db4/.5 F4/.5 Ab4/1.5 C5/1 | C5/.5 Bb4/.5 G4/1 F4/2 |
r/1 Eb4/.5 Ab4/.5 C5/1 Bb4/1 | G4/3 r/1 | r/1 F4/.5 Ab4/.5 C5/.5 Bb4/.5 Ab4/1 | G4/.5 Ab4/.5 B3/1 D4/1 F4/1 |
Eb4/2.5 D4/.5 C4/1 | C#4/1 F4/1 G4/1.5 r/.5
"""
ASIDES = {  # the vibraphone's remarks while others lead, by first bar
    10: "r/3 G5/.5 F5/.5 | Eb5/1 r/3",
    14: "r/2 D5/.5 G5/.5 Bb5/1 | r/4",
    16: "r/2 D5/.5 Bb5/.5 A5/1",
    20: "r/2 A5/.5 G5/.5 D5/1",
    24: "r/2 Db5/.5 G5/.5 F5/1",
    26: "r/1 F5/.5 G5/.5 C6/2",
    31: "r/1 C6/.5 A5/.5 Eb5/1 G5/1 | F#5/.5 Eb5/.5 C5/.5 A4/.5 Bb4/1 r/1",
    39: "r/2 Eb5/.5 G5/.5 A5/1 | C6/.5 Bb5/.5 F#5/1 Eb5/.5 C5/.5 r/1",
}
SECOND_THOUGHT = """
r/1 G4/.5 D5/1 Eb5/.5 C#5/1 | D5/2 E5/.5 D5/.5 Bb4/1 | r/1.5 Bb4/.5 D5/.5 F5/1 E5/.5 | F5/1.5 Eb5/.5 C5/1 Bb4/1 |
A4/.5 G4/2.5 r/1 | r/1 Db5/.5 F5/.5 G5/1 F5/.5 Eb5/.5 | C5/3 r/1
"""
PARTING_VIBES = """
r/.5 A5/.5 F#5/.5 D5/.5 Bb4/2 | r/1 B4/.5 Eb5/.5 F5/1 Bb4/1 | D5/1.5 Eb5/.5 G5/2 | r/1 A5/.5 G5/.5 D5/2
"""
PARTING_TRUMPET = """
r/1 F4/.5 Bb4/.5 C5/1 A4/1 | Bb4/.5 G4/.5 F4/3 | r/.5 Eb4/.5 G4/.5 A4/.5 C5/.5 Bb4/.5 F#4/1 | G4/2 r/2
"""

# how lively the brushes are: quiet A, a little more in the bridge's second half, thin at the end
LIFE = {
    **dict.fromkeys(range(1, 9), 0.3),
    **dict.fromkeys(range(9, 17), 0.55),
    **dict.fromkeys(range(17, 25), 0.4),
    **dict.fromkeys(range(25, 31), 0.7),
    **dict.fromkeys(range(31, 33), 0.35),
    **dict.fromkeys(range(33, 41), 0.65),
    **dict.fromkeys(range(41, 49), 0.45),
}

STRINGS_SWELL = [
    (0, 30), (64, 30), (72, 66), (88, 74), (96, 60), (108, 88), (118, 70), (128, 24), (192, 24),
]  # fmt: skip


def _sixths(notes: list[Note]) -> list[Note]:
    """Long vibraphone notes get a quiet second mallet a sixth below."""
    return [Note(n.start + 0.01, n.beats, n.pitch - 9, n.force - 18) for n in notes if n.beats >= 2]


def _strokes() -> list[Sweep]:
    """Half circles that lean on two and four."""
    return [
        (bar * 4 + half, 2.0, (0.75 if half else 0.6) * (0.7 + 0.5 * LIFE[bar + 1]))
        for bar in range(TEMPO.bars)
        for half in (0, 2)
    ]


def compose() -> tuple[dict[str, tuple[Part | Wave, Chair]], Tempo]:
    """All parts with their chairs."""
    dice = chance("music.play")
    chords = harmony(CHART)
    bass = skips(walking_bass(chords, dice), dice, 0.16)
    question = shaped(melody(QUESTION, 1, 70))
    vibes = [
        *question,
        *_sixths(question),
        *(n for bar, text in ASIDES.items() for n in shaped(melody(text, bar, 60))),
        *shaped(melody(PARTING_VIBES, 41, 68)),
    ]
    trumpet = performed(
        [
            *shaped(melody(ANSWER, 9, 72)),
            *shaped(melody(SECOND_THOUGHT, 33, 74)),
            *shaped(melody(PARTING_TRUMPET, 45, 66)),
        ],
        TEMPO,
        Hand(late=0.022, loose=0.012, hold=0.92),
        dice,
    )
    clarinet = performed(
        shaped(melody(WANDERING, 17, 70)), TEMPO, Hand(late=0.016, loose=0.012, hold=0.97), dice
    )
    rhodes = [
        *comping(chords, dice, 50, (3, 3, 2, 3, 1, 2, 1), range(1, 17)),
        *comping(chords, dice, 46, (1, 2, 3, 4, 0, 2, 2), range(17, 33)),
        *comping(chords, dice, 52, (3, 3, 2, 2, 2, 3, 1), range(33, 49)),
    ]
    piano = shaped(
        melody("r/2.5 A5/.5 D6/1 | r/4 | r/4 | r/2.5 F#5/.5 Eb6/1", 21, 44)
        + melody("r/2 G5/.5 C6/.5 F6/1", 28, 42)
        + melody("r/2 A5/.5 D6/.5 G6/1", 37, 42)
        + melody("r/2 D5/.5 A5/.5 Bb5/1", 48, 44)
    )
    strings = pad(chords, 58, range(17, 33), 55, 74)
    mallets = Hand(late=0.008, loose=0.009, hold=1.25)
    return {
        "bass": (
            Part("bass", performed(bass, TEMPO, Hand(-0.004, 0.006, 4, 0.93), dice)),
            Chair(level=-1.8, side=-0.05, hall=0.1, bass=-3, treble=2, cut=42, width=0.5),
        ),
        "brushes": (
            Part(
                "brushes",
                performed(brushes(TEMPO.bars, dice, LIFE), TEMPO, Hand(0.0, 0.005, 4), dice),
            ),
            Chair(level=-7.5, side=0.12, hall=0.2, treble=-1.5, cut=45, width=0.8),
        ),
        "wires": (
            sweeps(_strokes(), TEMPO, dice),
            Chair(level=-14, side=0.12, hall=0.15, cut=300),
        ),
        "rhodes": (
            Part("rhodes", performed(rhodes, TEMPO, Hand(0.01, 0.007, 4), dice)),
            Chair(level=-6.5, side=-0.35, hall=0.3, bass=-2, treble=-1.5, cut=90),
        ),
        "vibraphone": (
            Part("vibraphone", performed(vibes, TEMPO, mallets, dice)),
            Chair(level=-3.2, side=0.38, hall=0.42, treble=-1, cut=120),
        ),
        "trumpet": (
            Part("muted trumpet", trumpet, breath(trumpet, 58, 112, TEMPO.seconds)),
            Chair(level=-4.2, side=-0.18, hall=0.45, treble=-3.5, cut=150),
        ),
        "clarinet": (
            Part("clarinet", clarinet, breath(clarinet, 56, 112, TEMPO.seconds)),
            Chair(level=-4.0, side=0.1, hall=0.42, treble=-1, cut=110),
        ),
        "piano": (
            Part("piano", performed(piano, TEMPO, Hand(0.01, 0.01, 4, 2.0), dice)),
            Chair(level=-10, side=-0.5, hall=0.5, cut=200),
        ),
        "strings": (
            Part(
                "slow strings",
                performed(strings, TEMPO, Hand(-0.03, 0.01, 2, 1.0), dice),
                waves_of_swell(STRINGS_SWELL, TEMPO),
            ),
            Chair(level=-12, side=0.0, hall=0.5, bass=-3, treble=-2.5, cut=140),
        ),
    }, TEMPO


STEMS = {
    "ground": ("bass", "brushes", "wires"),
    "harmony": ("rhodes", "piano"),
    "strings": ("strings",),
    "lead": ("vibraphone", "trumpet", "clarinet"),
}
