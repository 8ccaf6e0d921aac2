"""How a case ends, each once through: won, lost to another, unsolved, and wrong.

All four are made of the case's question (G D E flat C sharp D): solved it comes home to G major;
lost, somebody else finishes it; unsolved, it is asked once more and nobody answers; wrong, it stops
before its last note. The last bars are empty, so that the hall may die away.
"""

from __future__ import annotations

from collections.abc import Sequence

from .ensemble import TAP, pad, timpani_roll
from .mixing import Chair, Parts
from .score import Hand, Note, Tempo, breath, harmony, melody, performed, shaped, waves_of_swell
from .soundbank import Part
from .waves import chance

FREE = Hand(0.0, 0.012, 3, 1.05)


def _sung(instrument: str, text: str, bar: int, tempo: Tempo, force: float, name: str) -> Part:
    """A line with the player's breath."""
    dice = chance(name)
    notes = performed(shaped(melody(text, bar, force), 9), tempo, Hand(0.015, 0.012, 3, 0.98), dice)
    return Part(instrument, notes, breath(notes, 58, 114, tempo.seconds))


def _struck(instrument: str, notes: list[Note], tempo: Tempo, name: str, hold: float = 1.5) -> Part:
    """Bars, strings and keys that ring on."""
    return Part(instrument, performed(notes, tempo, Hand(0.0, 0.01, 3, hold), chance(name)))


def _held(instrument: str, chart: str, tempo: Tempo, swell: Sequence[tuple[float, float]]) -> Part:
    """A section that holds the chords."""
    chords = harmony(chart)
    notes = performed(
        pad(chords, 66, range(1, len(chart.split("|")) + 1), 52, 76),
        tempo,
        Hand(-0.04, 0.01, 2, 1.02),
        chance(chart),
    )
    return Part(instrument, notes, waves_of_swell(swell, tempo))


def _roots(chart: str, force: float) -> list[Note]:
    """The bottom of each chord, in octaves."""
    return [
        Note(chord.start, chord.beats + 1, low + chord.bass, force)
        for chord in harmony(chart)
        for low in (24, 36)
    ]


def won() -> tuple[Parts, Tempo]:
    """The lamps go on: the question in the major, brass, and a chord that has room for all."""
    tempo = Tempo(bpm=84, bars=9)
    chart = "Gmaj9 | Em9 | Cmaj9 | D13 | Ebmaj9 F13 | Gmaj9 | Gmaj9"
    swell = [(0, 60), (8, 80), (16, 110), (20, 118), (24, 96), (28, 30), (36, 20)]
    return {
        "trumpet": (
            _sung(
                "trumpet",
                "r/1 G4/.5 D5/1 E5/.5 C#5/1 | D5/2.5 B4/.5 G4/1 | r/.5 E5/.5 G5/1 F#5/.5 E5/.5 D5/1 | "
                "C5/1 E5/1 A5/2 | Bb5/1.5 G5/.5 A5/2 | B5/4",
                1,
                tempo,
                78,
                "won.trumpet",
            ),
            Chair(-3, 0.12, 0.6, treble=-2, cut=140),
        ),
        "horn": (
            _sung(
                "horn",
                "r/4 | G3/2 B3/2 | E4/3 D4/1 | F#4/2 C4/2 | G4/2 F4/2 | D4/4",
                1,
                tempo,
                74,
                "won.horn",
            ),
            Chair(-6, -0.35, 0.6, cut=80),
        ),
        "strings": (_held("strings", chart, tempo, swell), Chair(-4, 0, 0.5, cut=110)),
        "piano": (_struck("piano", _roots(chart, 74), tempo, "won.piano"), Chair(-6, -0.2, 0.4)),
        "vibraphone": (
            _struck(
                "vibraphone",
                [
                    Note(20 + k / 3, 3, p, 60 + 3 * k)
                    for k, p in enumerate((67, 71, 74, 78, 81, 86))
                ],
                tempo,
                "won.bars",
            ),
            Chair(-7, 0.4, 0.6, cut=140),
        ),
        "timpani": (
            _struck(
                "timpani",
                [*timpani_roll(5, 43, 2, 30, 84), Note(20, 2, 43, 96)],
                tempo,
                "won.timpani",
            ),
            Chair(-8, -0.3, 0.5, treble=-3, cut=40),
        ),
        "brushes": (
            _struck(
                "brushes",
                [Note(k, 0.4, TAP, 44 if k % 2 else 30) for k in range(20)] + [Note(20, 1, 49, 60)],
                tempo,
                "won.brushes",
                1.0,
            ),
            Chair(-13, 0.1, 0.3, cut=60),
        ),
    }, tempo


def lost() -> tuple[Parts, Tempo]:
    """Another has it: the muted trumpet asks, a clarinet answers with a shrug."""
    tempo = Tempo(bpm=76, bars=8, swing=0.62)
    chart = "Gm9 | Ebmaj9 | Am7b5 D7b9 | Gm6 | Cm9 F13 | Bbmaj9"
    return {
        "trumpet": (
            _sung(
                "muted trumpet",
                "r/1 G4/.5 D5/1 Eb5/.5 C#5/1 | D5/2 r/2",
                1,
                tempo,
                72,
                "lost.trumpet",
            ),
            Chair(-3, -0.2, 0.6, treble=-2, cut=150),
        ),
        "clarinet": (
            _sung(
                "clarinet",
                "r/1 C5/.5 Eb5/.5 D5/.5 C5/.5 A4/.5 F#4/.5 | G4/1.5 Bb4/.5 A4/2 | "
                "r/.5 G4/.5 C5/.5 Eb5/.5 D5/1 A4/1 | Bb4/4",
                3,
                tempo,
                70,
                "lost.clarinet",
            ),
            Chair(-3, 0.2, 0.5, cut=110),
        ),
        "bass": (
            _struck(
                "bass",
                [
                    Note(
                        c.start + k, 0.9, 36 + c.bass - (12 if c.bass > 8 else 0) + 7 * (k % 2), 80
                    )
                    for c in harmony(chart)
                    for k in range(int(c.beats))
                ],
                tempo,
                "lost.bass",
                0.95,
            ),
            Chair(-4, 0, 0.15, cut=40),
        ),
        "rhodes": (
            _struck(
                "rhodes",
                [
                    Note(c.start + 0.5, c.beats - 0.5, 48 + (c.root + t) % 12 + 12 * (t > 12), 50)
                    for c in harmony(chart)
                    for t in c.tones[1:5]
                ],
                tempo,
                "lost.rhodes",
                1.0,
            ),
            Chair(-7, -0.3, 0.35, cut=90),
        ),
    }, tempo


def unsolved() -> tuple[Parts, Tempo]:
    """Nobody knows: a piano asks once more in the empty house; a bell; tail-lights at the gate."""
    tempo = Tempo(bpm=58, bars=8)
    chart = "Cmadd9 | Abmaj7#11 | Fm9 | Dbmaj7#11 | Dm7b5 | G7sus"
    swell = [(0, 34), (10, 60), (18, 74), (24, 30), (32, 20)]
    asked = melody("r/1 C5/.5 G5/1 Ab5/.5 F#5/1 | G5/4", 1, 56) + melody(
        "r/1 C5/.5 G5/1 Ab5/.5 F#5/1 | r/4 | r/2 G5/2", 4, 46
    )
    return {
        "piano": (
            _struck("piano", [*asked, *_roots(chart, 52)], tempo, "unsolved.piano", 1.8),
            Chair(-2, -0.15, 0.7, cut=40),
        ),
        "strings": (_held("slow strings", chart, tempo, swell), Chair(-7, 0, 0.7, cut=110)),
        "bells": (
            _struck("bells", [Note(8, 6, 60, 44), Note(20, 6, 60, 34)], tempo, "unsolved.bells"),
            Chair(-12, -0.5, 1.2, treble=-4, cut=120),
        ),
        "horn": (
            _sung("horn", "r/1 F3/1 Ab3/2 | F3/4", 3, tempo, 60, "unsolved.horn"),
            Chair(-7, 0.4, 1.0, cut=80),
        ),
    }, tempo


def wrong() -> tuple[Parts, Tempo]:
    """You were wrong: the question breaks off, and the basses go on without you."""
    tempo = Tempo(bpm=66, bars=7)
    chart = "Dmadd9 | Ebmaj7#11/D | Bbmaj7/D | Em7b5 | A7b9"
    swell = [(0, 52), (6, 84), (8, 60), (14, 96), (18, 70), (20, 26), (28, 20)]
    return {
        "cello": (
            _sung(
                "cello",
                "r/1 D3/.5 A3/1 Bb3/.5 G#3/1 | r/4 | F3/2 D3/2 | C#3/4",
                1,
                tempo,
                74,
                "w.c",
            ),
            Chair(-2, 0.2, 0.5, cut=55),
        ),
        "tremolo": (_held("tremolo", chart, tempo, swell), Chair(-6, -0.1, 0.5, cut=120)),
        "depths": (
            Part(
                "contrabass",
                performed(
                    [
                        Note(c.start, c.beats, 24 + c.bass + (12 if c.bass < 4 else 0), 70)
                        for c in harmony(chart)
                    ],
                    tempo,
                    FREE,
                    chance("wrong.depths"),
                ),
                waves_of_swell(swell, tempo),
            ),
            Chair(-6, 0.3, 0.3, cut=34),
        ),
        "timpani": (
            _struck(
                "timpani",
                [Note(k * 2 + d, 0.9, 38, 58 - 2 * k) for k in range(9) for d in (0, 0.42)],
                tempo,
                "wrong.heart",
            ),
            Chair(-6, 0, 0.3, treble=-4, cut=36),
        ),
        "celesta": (
            _struck(
                "celesta", melody("r/2 A5/.5 F5/.5 E5/1 | C#5/4", 4, 50), tempo, "wrong.celesta"
            ),
            Chair(-10, 0.35, 0.9, cut=180),
        ),
    }, tempo
