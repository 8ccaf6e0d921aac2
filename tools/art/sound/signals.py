"""What the table says to its players: buttons, bubbles, chimes and stings.

All tonal signals share the music's keys (G minor and its relatives), so that they never
grate against it.
"""

from __future__ import annotations

import numpy as np

from .modal import BOARD, LATCH, knock, tick
from .rooms import PARLOUR, STAGE, within
from .soundbank import Part, Played, Turned, chord, play
from .waves import (
    RATE,
    Wave,
    band_pass,
    chance,
    clock,
    curve,
    low_pass,
    mixed,
    noise,
    place,
    shelf,
    silence,
    sweep_tint,
)


def button(variant: int) -> Wave:
    """A bakelite key pressed and let go."""
    dice = chance(f"button.{variant}")
    out = silence(0.25)
    for at, force in ((0.003, 1.0), (dice.uniform(0.052, 0.075), dice.uniform(0.35, 0.6))):
        bed = knock(BOARD, dice, 0.0006) * 1.4
        spring = knock(LATCH, dice, 0.0003) * 0.18
        contact = band_pass(tick(dice, 0.00035), 700, 4200, 1) * 0.3
        place(out, mixed(bed, spring, contact), at, force)
    return within(PARLOUR, low_pass(out, 5200, 1), 0.25)


def hover() -> Wave:
    """A fingertip on felt."""
    dice = chance("hover")
    pad = low_pass(noise(dice, 0.06) * np.exp(-clock(0.06) / 0.006), 1300)
    return within(PARLOUR, mixed(pad * 0.4, low_pass(knock(BOARD, dice, 0.0016), 1500)), 0.2)


# what the two bars play, one pair a variant: fifths and fourths of the table's key
BARS = {1: (67, 74), 2: (62, 67), 3: (65, 72), 4: (69, 74)}


def bubble(variant: int) -> Wave:
    """A breath and two soft wooden bars: somebody speaks."""
    dice = chance(f"bubble.{variant}")
    first, second = BARS[variant]
    breath = sweep_tint(
        noise(dice, 0.16) * curve(0.16, (0, 0), (0.05, 1), (0.16, 0)),
        curve(0.16, (0, 500), (0.08, 1500), (0.16, 800)),
        0.8,
    )
    bars = chord(
        "marimba", 0.8, [(0.02, 0.3, first, 62), (dice.uniform(0.08, 0.1), 0.3, second, 54)]
    )
    bars = low_pass(bars, 3200, 1) * np.exp(-np.maximum(clock(0.8) - 0.1, 0) / 0.13)[:, None]
    bars[: len(breath)] += breath[:, None] * 0.010
    return within(PARLOUR, bars, 0.3)


# an instrument for each suspect: start, length, pitch of each note, in the table's G minor
MOTIFS: dict[str, tuple[str, tuple[tuple[float, float, int], ...]]] = {
    "scarlet": ("saxophone", ((0.0, 0.16, 67), (0.16, 0.16, 70), (0.32, 0.7, 69))),
    "mustard": ("horn", ((0.0, 0.2, 55), (0.2, 0.12, 55), (0.32, 0.75, 62))),
    "white": ("celesta", ((0.0, 0.5, 82), (0.17, 0.5, 79), (0.34, 0.5, 81), (0.51, 0.8, 74))),
    "green": ("clarinet", ((0.0, 0.22, 65), (0.22, 0.22, 62), (0.44, 0.6, 63))),
    "peacock": ("flute", ((0.0, 0.1, 86), (0.1, 0.1, 87), (0.2, 0.75, 82))),
    "plum": ("bassoon", ((0.0, 0.3, 50), (0.3, 0.7, 56))),
}


def motif(suspect: str) -> Wave:
    """Two to four notes by which one knows who speaks."""
    instrument, notes = MOTIFS[suspect]
    played = [Played(at + 0.02, length, pitch, 84) for at, length, pitch in notes]
    end = notes[-1][0] + notes[-1][1]
    swell = _swell(2.0, (0, 92), (notes[-1][0] + 0.1, 108), (end, 40), (2.0, 1))
    return within(STAGE, _dying(play(Part(instrument, played, swell), 2.0), end, 0.15), 0.35)


def turn() -> Wave:
    """Your turn: two vibraphone bars, a fourth apart, with a glint of celesta."""
    bars = chord("vibraphone", 2.8, [(0.01, 2.6, 74, 74), (0.17, 2.6, 79, 80)])
    glint = chord("celesta", 2.8, [(0.17, 2.6, 91, 42)])
    body = chord("rhodes", 2.8, [(0.01, 0.5, 62, 40), (0.17, 2.6, 67, 40)])
    chime = shelf(bars + 0.5 * glint + 0.7 * body, 5000, -2, high=True)
    return within(STAGE, _dying(chime, 0.6, 0.4), 0.28)


def error() -> Wave:
    """Not possible: two muffled knocks, the second lower."""
    dice = chance("error")
    plucks = chord("pizzicato", 0.9, [(0.01, 0.2, 58, 70), (0.15, 0.3, 55, 76)])
    bars = chord("marimba", 0.9, [(0.01, 0.2, 58, 66), (0.15, 0.3, 55, 70)])
    late = np.maximum(clock(0.9) - 0.22, 0)[:, None]
    out = low_pass(plucks * 1.2 + bars, 3200, 1) * np.exp(-late / 0.12)
    for at, force in ((0.012, 0.7), (0.152, 1.0)):
        tap = low_pass(knock(BOARD, dice, 0.0012), 1600) * 0.06 * force
        place(out[:, 0], tap, at)
        place(out[:, 1], tap, at)
    return within(PARLOUR, out, 0.28)


def _swell(seconds: float, *points: tuple[float, int]) -> list[Turned]:
    """A breath from value to value on the swell pedal."""
    times, values = zip(*points, strict=True)
    grid = np.arange(0, seconds, 0.03)
    return [
        Turned(float(t), 11, int(v))
        for t, v in zip(grid, np.interp(grid, times, values), strict=True)
    ]


def _dying(wave: Wave, start: float, pace: float) -> Wave:
    """Everybody lets the last chord die together."""
    late = np.maximum(clock(len(wave) / RATE) - start, 0)
    return np.asarray(wave * np.exp(-late / pace)[:, None])


def right() -> Wave:
    """The case is closed: a rising vibraphone run into a warm major ninth of brass and strings."""
    seconds = 4.2
    run = [(0.01 + 0.082 * k, 1.6, p, 66 + 5 * k) for k, p in enumerate((67, 70, 74, 77, 81))]
    vibes = chord("vibraphone", seconds, [*run, (0.46, 3.6, 86, 90)])
    hit = 0.46
    trumpets = Part(
        "muted trumpet",
        [Played(hit + 0.006 * k, 2.6, p, 88) for k, p in enumerate((67, 71, 74, 78))],
        _swell(seconds, (0, 100), (hit, 112), (hit + 0.4, 84), (hit + 0.9, 106), (hit + 2.4, 8)),
    )
    strings = Part(
        "strings",
        [Played(hit - 0.08, 3.2, p, 78) for p in (55, 62, 66, 69, 74)],
        _swell(seconds, (0, 40), (hit, 70), (hit + 0.9, 110), (hit + 3.0, 6)),
    )
    bass = chord("bass", seconds, [(0.01, 0.4, 38, 76), (hit, 2.8, 43, 92)])
    piano = chord("piano", seconds, [(hit, 3.6, p, 74) for p in (43, 59, 66, 69, 74)])
    brush = chord("brushes", seconds, [(hit, 0.6, 49, 56), (hit, 0.3, 36, 70)])
    mix = 0.9 * vibes + 0.62 * play(trumpets, seconds) + 0.62 * play(strings, seconds)
    return within(
        STAGE, _dying(mix + 0.8 * bass + 0.75 * piano + 0.5 * brush, hit + 0.9, 0.8), 0.42
    )


def wrong() -> Wave:
    """The wrong one: muted trumpets slide down by semitones into a dark chord."""
    seconds = 4.4
    steps = ((0.01, 0.30, 74), (0.33, 0.30, 73), (0.65, 0.30, 72), (0.97, 2.6, 70))
    line = []
    for start, length, top in steps:
        line += [Played(start, length, top, 92), Played(start + 0.008, length, top - 6, 82)]
    last = 0.97
    bend = [
        Turned(last + 0.5 + 0.03 * k, 128, int(-4096 * (k / 30) ** 1.4)) for k in range(31)
    ]  # the last note sags by a semitone
    shake = [Turned(0.0, 1, 10), Turned(last + 0.2, 1, 70)]
    trumpets = Part("muted trumpet", line, [*bend, *shake])
    low = chord(
        "piano",
        seconds,
        [(last, 3.2, 31, 96), (last, 3.2, 43, 84), (last, 3.2, 55, 62), (last, 3.2, 61, 58)],
    )
    bow = Part(
        "tremolo",
        [Played(last - 0.05, 3.2, p, 74) for p in (43, 49, 55, 58)],
        _swell(seconds, (0, 60), (last, 74), (last + 0.7, 104), (last + 3.0, 6)),
    )
    drum = chord("timpani", seconds, [(last, 2.5, 43, 100), (last + 0.62, 2.5, 43, 64)])
    bass = chord("bass", seconds, [(0.01 + 0.32 * k, 0.3, 43 - k, 84) for k in range(3)])
    mix = 0.72 * play(trumpets, seconds) + 0.9 * low + 0.55 * play(bow, seconds)
    return within(STAGE, _dying(mix + 0.8 * drum + 0.6 * bass, last + 1.0, 0.8), 0.42)
