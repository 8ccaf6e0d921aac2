"""What a house sounds like when nobody speaks: a fire, a tall clock, the air of old rooms."""

from __future__ import annotations

import numpy as np

from .modal import BOARD, LATCH, PANEL, knock, tick
from .rooms import HALLWAY, PARLOUR, Room, answer
from .waves import (
    RATE,
    Dice,
    Wave,
    band_pass,
    chance,
    clock,
    low_pass,
    mixed,
    noise,
    place_round,
    samples,
)
from .weather import round_noise


def _slow(dice: Dice, count: int, waves: int, depth: float) -> Wave:
    """A gain that wanders round the loop and comes back to where it began."""
    turn = 2 * np.pi * np.arange(count) / count
    line = np.zeros(count)
    for wave in range(1, waves + 1):
        line += dice.normal(0, 1 / np.sqrt(wave)) * np.sin(wave * turn + dice.uniform(0, 6.28))
    return np.asarray(np.exp(depth * line / max(line.std(), 1e-9)))


def _round_room(wave: Wave, room: Room, wet: float) -> Wave:
    """A loop in a room: what the room still answers at the end comes in at the beginning."""
    reply = answer(room)
    count = len(wave)
    out = wave.copy()
    for side in range(2):
        spectrum = np.fft.rfft(wave[:, side]) * np.fft.rfft(reply[:, side], count)
        out[:, side] += wet * np.fft.irfft(spectrum, count)
    return out


def _spread(out: Wave, wave: Wave, at: float, gain: float, side: float) -> None:
    """Put a mono sound into a stereo loop."""
    for channel, share in enumerate((1 - side, 1 + side)):
        column = out[:, channel]
        place_round(column, wave, at, gain * share)


def _crack(dice: Dice) -> Wave:
    """A knot bursts: a push of gas, and the log answers."""
    snap = tick(dice, dice.uniform(0.00008, 0.0005), 0.002)
    log_end = low_pass(knock(BOARD, dice, dice.uniform(0.0003, 0.0016)), 3000)
    return mixed(snap * 0.5, log_end * 0.7)


def fire(seconds: float) -> Wave:
    """Flames that flutter, embers that tick, now and then a knot that bursts."""
    dice = chance("fire")
    count = samples(seconds)
    out = np.zeros((count, 2))
    body = round_noise(dice, count, 40, 420, -0.6)
    flutter = _slow(dice, count, int(seconds * 7), 0.32)
    for side in range(2):
        hiss = round_noise(dice, count, 900, 7000, -0.8) * _slow(dice, count, int(seconds * 2), 0.4)
        out[:, side] += body * flutter * 0.030 + hiss * 0.0045
    kinds = [_crack(dice) for _ in range(48)]
    at = 0.0
    while at < seconds:  # crackles come in flurries
        at += float(dice.exponential(0.55))
        for _ in range(int(dice.geometric(0.22))):
            at += float(dice.exponential(0.045))
            force = min(float(dice.pareto(1.6)) + 0.08, 5.0) * 0.075
            crack = kinds[dice.integers(len(kinds))]
            _spread(out, crack, at % seconds, force, float(dice.uniform(-0.5, 0.5)))
    return _round_room(out, PARLOUR, 0.4)


def tall_clock(seconds: float) -> Wave:
    """A tall clock across the hall: a beat a second, the two sides of its escapement unlike."""
    dice = chance("clock")
    out = np.zeros((samples(seconds), 2))
    for beat in range(int(seconds)):
        tock = beat % 2
        pallet = knock(LATCH, dice, 0.00022) * (0.5 if tock else 0.75)
        case = low_pass(knock(PANEL, dice, 0.0013 if tock else 0.0009), 1500) * 0.9
        drop = band_pass(tick(dice, 0.0003), 1500, 6500, 1) * 0.3
        gain = dice.uniform(0.85, 1.1) * (0.82 if tock else 1.0)
        _spread(out, mixed(pallet, case, drop), beat + 0.03 * tock, gain, 0.35)
        _spread(out, low_pass(pallet, 3500) * 0.4, beat + 0.085 + 0.03 * tock, gain, 0.35)
    return _round_room(out, HALLWAY, 0.55)


def _beam(dice: Dice) -> Wave:
    """An old beam moves by a hair."""
    length = float(dice.uniform(0.12, 0.4))
    creak = band_pass(noise(dice, length), 190, 900) * np.sin(np.pi * clock(length) / length) ** 2
    pulses = (np.sin(2 * np.pi * np.cumsum(dice.uniform(30, 70) + 0 * creak) / RATE) > 0.86) * 1.0
    return mixed(low_pass(creak * pulses, 1200) * 0.9, knock(PANEL, dice, 0.003) * 0.5)


def still_room(seconds: float) -> Wave:
    """Air in a chimney, wind about the corner of the house, a beam that settles."""
    dice = chance("room")
    count = samples(seconds)
    out = np.zeros((count, 2))
    air = round_noise(dice, count, 45, 260, -0.9)
    for side in range(2):
        wind = round_noise(dice, count, 180, 900, -0.7) * _slow(dice, count, 9, 0.55)
        out[:, side] += air * 0.05 + wind * 0.016
        out[:, side] += round_noise(dice, count, 700, 5000, -1.1) * 0.004
    for number in range(int(seconds / 6)):
        at = (number + float(dice.uniform(0.1, 0.9))) * 6.0
        _spread(
            out, _beam(dice), at, float(dice.uniform(0.05, 0.14)), float(dice.uniform(-0.6, 0.6))
        )
    return _round_room(out, HALLWAY, 0.5)
