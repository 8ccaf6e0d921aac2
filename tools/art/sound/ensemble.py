"""What the rhythm section plays from a chord chart: walking bass, voicings, pads, brushes."""

from __future__ import annotations

from itertools import product

import numpy as np

from .score import Chord, Note
from .waves import Dice

BASS_LOW, BASS_HIGH = 31, 50  # G1 to D3: lower is lost on small loudspeakers


def _places(pitch_class: int, low: int, high: int) -> list[int]:
    return [p for p in range(low, high + 1) if p % 12 == pitch_class % 12]


def _middle_beats(chord: Chord, count: int, start: int, goal: int) -> list[tuple[int, ...]]:
    """Ways to fill a chord after its root and lead into the next one by a step or a fifth."""
    scale = [p for s in chord.scale for p in _places(chord.root + s, BASS_LOW, BASS_HIGH)]
    tones = [p for t in chord.tones[:4] for p in _places(chord.root + t, BASS_LOW, BASS_HIGH)]
    leads = [
        p for p in (goal - 1, goal + 1, goal + 2, goal + 7, goal - 5) if BASS_LOW <= p <= BASS_HIGH
    ]
    near = [p for p in scale if abs(p - start) <= 7]
    steady = [p for p in tones if abs(p - start) <= 9]
    return list(product(*([near, steady, leads][3 - count :]))) if count else [()]


def _cost(line: tuple[int, ...], chord: Chord, dice: Dice) -> float:
    """Prefer steps, one direction, no repeats; a little whim keeps two bars from being alike."""
    leaps = np.abs(np.diff(line))
    turns = np.sum(np.diff(np.sign(np.diff(line))) != 0)
    tones = {(chord.root + t) % 12 for t in chord.tones}
    foreign = sum(p % 12 not in tones for p in line[2:3])
    edge = sum(max(0, p - 46) + max(0, 36 - p) for p in line) * 0.45
    spread = float(np.sum(np.maximum(leaps - 2, 0) * 0.8) + np.sum(leaps == 0) * 9 + turns * 0.9)
    return spread + edge + foreign * 2.5 + float(dice.exponential(2.2))


def walking_bass(chords: list[Chord], dice: Dice, force: float = 84) -> list[Note]:
    """Four quarters a bar: root, a way, a chord tone, a leading note."""
    notes: list[Note] = []
    at = min(_places(chords[0].bass, BASS_LOW, BASS_HIGH), key=lambda p: abs(p - 41))
    first = at
    for index, chord in enumerate(chords):
        last = index == len(chords) - 1
        following = chords[(index + 1) % len(chords)]
        goals = [first] if last else _places(following.bass, BASS_LOW, BASS_HIGH)
        beats = round(chord.beats)
        best: tuple[float, tuple[int, ...], int] | None = None
        for goal in goals:
            for middle in _middle_beats(chord, beats - 1, at, goal):
                line = (at, *middle, goal)
                cost = _cost(line, chord, dice)
                if best is None or cost < best[0]:
                    best = (cost, line, goal)
        assert best is not None
        for beat, note in enumerate(best[1][:beats]):
            weight = (5, -3, 2, -2)[(round(chord.start) + beat) % 4]
            notes.append(Note(chord.start + beat, 1.0, note, force + weight))
        at = best[2]
    return notes


def skips(notes: list[Note], dice: Dice, share: float) -> list[Note]:
    """Now and then a ghost note on the swung eighth before the next beat."""
    ghosts = [
        Note(n.start + 0.5, 0.35, n.pitch, n.force - 30)
        for n in notes
        if n.start % 2 == 1 and dice.random() < share
    ]
    return sorted([*notes, *ghosts], key=lambda n: n.start)


def voicing(chord: Chord, previous: list[int], low: int = 50, high: int = 70) -> list[int]:
    """Four notes without the root, each as near as can be to where the hand was."""
    classes = [(chord.root + t) % 12 for t in chord.tones[1:5]]
    best: tuple[float, list[int]] = (1e9, [])
    for octaves in product(range(low, low + 12), repeat=1):
        base = octaves[0]
        for turn in range(4):
            order = classes[turn:] + classes[:turn]
            hand, at = [], base
            for pitch_class in order:
                at = next(p for p in range(at, at + 13) if p % 12 == pitch_class)
                hand.append(at)
                at += 1
            if hand[-1] > high:
                continue
            goal = previous or [54, 58, 61, 65]
            move = sum(abs(a - b) for a, b in zip(hand, goal, strict=True))
            crowd = sum(3.0 for a, b in zip(hand, hand[1:], strict=False) if b - a == 1)
            best = min(best, (move + crowd, hand))
    return best[1]


def voicings(chords: list[Chord], low: int = 50, high: int = 70) -> list[list[int]]:
    """All hands in a row."""
    hands: list[list[int]] = []
    for chord in chords:
        hands.append(voicing(chord, hands[-1] if hands else [], low, high))
    return hands


# where chords fall in a bar: (beat, length); all leave room for the melody
COMPS: tuple[tuple[tuple[float, float], ...], ...] = (
    ((0.0, 1.4), (1.5, 0.4)),
    ((0.5, 0.4), (2.5, 1.3)),
    ((1.5, 1.8),),
    ((0.0, 3.2),),
    ((1.0, 0.3), (2.5, 0.4)),
    ((-0.5, 1.6), (2.5, 0.4)),
    (),
)


def comping(
    chords: list[Chord], dice: Dice, force: float, weights: tuple[float, ...], bars: range
) -> list[Note]:
    """Sparse chords in rhythms that change from bar to bar."""
    hands = voicings(chords)
    notes, last = [], -1
    share = np.array(weights) / sum(weights)
    for bar in bars:
        kind = int(dice.choice(len(COMPS), p=share))
        if kind == last:
            kind = int(dice.choice(len(COMPS), p=share))
        last = kind
        for beat, length in COMPS[kind]:
            at = (bar - 1) * 4 + beat
            # a push before the bar already sounds the new chord
            index = max(i for i, c in enumerate(chords) if c.start <= max(0.0, at + 0.5) + 1e-6)
            accent = 5 if beat % 1 else 0
            for order, pitch in enumerate(hands[index]):
                notes.append(
                    Note(
                        at + 0.004 * order,
                        length,
                        pitch,
                        force + accent + (2 if order == 3 else -2),
                    )
                )
    return notes


def pad(
    chords: list[Chord], force: float, bars: range, low: int = 55, high: int = 76
) -> list[Note]:
    """Held chords; a voice that stays on its note is tied over instead of struck again."""
    notes: list[Note] = []
    open_notes: dict[int, tuple[float, float]] = {}
    inside = [c for c in chords if bars.start <= c.start // 4 + 1 < bars.stop]
    for chord, hand in zip(inside, voicings(inside, low, high), strict=True):
        for pitch in [p for p in open_notes if p not in hand]:
            start, end = open_notes.pop(pitch)
            notes.append(Note(start, end - start, pitch, force))
        for pitch in hand:
            start, _ = open_notes.get(pitch, (chord.start, 0.0))
            open_notes[pitch] = (start, chord.start + chord.beats)
    notes += [Note(s, e - s, p, force) for p, (s, e) in open_notes.items()]
    return sorted(notes, key=lambda n: n.start)


TAP, SLAP, RIDE, PEDAL, KICK = 38, 39, 51, 44, 36


def brushes(bars: int, dice: Dice, busy: dict[int, float]) -> list[Note]:
    """Brushes on the snare, hat on two and four, a feathered bass drum; ``busy`` by bar."""
    notes = []
    for bar in range(1, bars + 1):
        at, life = (bar - 1) * 4.0, busy.get(bar, 0.5)
        for beat in range(4):
            back = beat % 2 == 1
            notes.append(Note(at + beat, 0.4, TAP, (46 if back else 30) + 10 * life))
            if back:
                notes.append(Note(at + beat, 0.3, PEDAL, 50))
            if back or dice.random() < 0.3 * life:
                notes.append(Note(at + beat + 0.5, 0.3, TAP, 24 + 12 * life))
            if life > 0.6:
                notes.append(Note(at + beat, 0.8, RIDE, 17 + (7 if back else 0)))
                if back:
                    notes.append(Note(at + beat + 0.5, 0.6, RIDE, 14))
        notes.append(Note(at, 0.3, KICK, 34 + 8 * life))
        if bar % 8 == 0:  # every eighth bar leads on
            for step, drum in enumerate((TAP, SLAP, TAP)):
                notes.append(Note(at + 2.5 + step / 2, 0.3, drum, 40 + 6 * step))
        elif dice.random() < 0.35 * life:
            notes.append(Note(at + 3.5, 0.3, SLAP, 34))
    return notes


def timpani_roll(bar: int, pitch: int, beats: float, low: float, high: float) -> list[Note]:
    """A soft timpani roll that grows towards the next bar."""
    count = int(beats * 8)
    start = bar * 4 - beats
    return [
        Note(start + k / 8, 0.5, pitch, low + (high - low) * (k / count) ** 1.6)
        for k in range(count)
    ]
