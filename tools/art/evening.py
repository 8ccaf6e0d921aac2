"""What a whole game sounds like: rendered from its record, and measured from beginning to end.

``python tools/art/evening.py RECORD [--wave FILE] [--picture FILE] [--piece NAME]`` plays the events
of a finished game through what the window uses: its choreography, takes, limiter, beds and stems, at
normal speed and the volumes of a first start. It prints how loud the evening is and over which span,
and draws loudness and spectrum over time. Instead of a record, ``--seed N`` plays a game of computers.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

sys.path[:0] = [str(Path(__file__).resolve().parents[n]) for n in (1, 2)]

from art import manifest  # noqa: E402
from art.sound import loudness, mastering, pictures  # noqa: E402
from clue import api  # noqa: E402
from clue.codec.record_reader import load  # noqa: E402
from clue.game.session import Session  # noqa: E402
from clue.rules import events as ev  # noqa: E402
from clue.rules.board import Board, Cell, Place  # noqa: E402
from clue.rules.cards import SUSPECTS, WEAPONS  # noqa: E402
from clue.rules.view import View, watch  # noqa: E402
from clue.store.replay import replayed  # noqa: E402
from clue.ui.beats.choreography import choreograph  # noqa: E402
from clue.ui.beats.script import Scenery  # noqa: E402
from clue.ui.board.geometry import BoardPoint, middle  # noqa: E402
from clue.ui.sound.around import INSIDE, PLACES, SOFTLY  # noqa: E402
from clue.ui.sound.audio import (  # noqa: E402
    DOWN,
    DUCKED,
    HUSHED,
    UP,
    WEIGHTY,  # noqa: E402
)
from clue.ui.sound.beds import Bed, Strip  # noqa: E402
from clue.ui.sound.effects import FULL, RATE, Limiter, Samples, Takes, peaks_of, pitched  # noqa: E402  # noqa: E402
from clue.ui.sound.music import (  # noqa: E402
    OPENING,
    PIECES,
    Levels,
    goal_of,
    levels_of,
    seen,
    strips_of,
)
from clue.ui.stage.settings import Settings  # noqa: E402
from clue.ui.theme.tempo import TEMPO  # noqa: E402

THOUGHT: Final = 3.0
"""Seconds a player thinks at the beginning of a turn."""
AFTER: Final = 20.0
"""Seconds of the ending's piece."""
SHORT_TERM: Final = 3.0


@dataclass(frozen=True)
class Moment:
    """What is asked of the sound at a time."""

    at: float
    sound: str = ""
    piece: str = ""
    levels: Levels | None = None
    place: str = ""
    under: tuple[float, float] | None = None  # for so long only this share of the music
    silence: bool = False  # the music stops


def _spot(board: Board, place: Place) -> BoardPoint:
    return middle(place if isinstance(place, Cell) else board.doors_of[place][0].cell)


def _scenery(before: View, after: View) -> Scenery:
    earlier, later = (
        {
            **{who: _spot(v.board, v.place_of(who)) for who in SUSPECTS[: len(v.pawns)]},
            **{
                what: _spot(v.board, room)
                for what, room in zip(WEAPONS, v.weapons, strict=False)
                if room
            },
        }
        for v in (before, after)
    )
    return Scenery(after.board, earlier, later)


def moments(session: Session, piece: str) -> Iterator[Moment]:
    """The whole evening as the table asks for it, to one who looks on."""
    setup = session.setup
    view, at = View(None, setup.board, setup.edition, setup.house), 0.0
    staged, charged = False, None
    yield Moment(0.0, piece=piece)
    for event in session.events:
        told = ev.redact(event, None)
        before, view = view, watch(view, told)
        if isinstance(told, ev.Suggested):
            staged = True
        elif isinstance(told, ev.Accused):
            staged, charged = False, told.case
        scenery = _scenery(before if before.pawns else view, view)
        scenery = replace(scenery, staged=staged, charged=charged is not None, accused=charged)
        timeline = choreograph(told, scenery)
        if staged:
            yield Moment(at, under=(timeline.end, DUCKED))
        for cue in timeline.cues:
            match cue.name:
                case "sound":
                    yield Moment(at + cue.time, sound=str(cue.payload))
                case "silence":
                    yield Moment(at + cue.time, silence=True)
                case "hush":
                    yield Moment(at + cue.time, under=(TEMPO.silence, HUSHED))
        at += timeline.end
        match told:
            case ev.Showed() | ev.NobodyDisproved():
                staged = False
            case ev.AccusationFailed():
                charged = None
                yield Moment(at, piece=piece)
            case ev.TurnBegan():
                staged = False
                yield Moment(at, sound="turn")
                at += THOUGHT
            case ev.GameEnded(winner):
                yield Moment(at, silence=True)
                yield Moment(at + 1.0, piece="unsolved" if winner is None else "won")
                yield Moment(at + AFTER, place="")
            case _:
                pass
        seat = view.phase.seat
        place = view.place_of(seat) if view.pawns and seat else None
        where = place if isinstance(place, str) else "corridor"
        yield Moment(at, levels=levels_of(seen(view)), place=where)


class Waves:
    """The files the game plays, as it plays them."""

    def __init__(self) -> None:
        self.entries = manifest.read()
        self._kept: dict[str, Samples] = {}

    def of(self, name: str) -> Samples:
        """A wave in sixteen bits, two channels."""
        if name not in self._kept:
            wave = mastering.heard(manifest.ASSETS / self.entries[name].file)
            stereo = wave if wave.ndim == 2 else np.stack([wave, wave], axis=1)
            self._kept[name] = (stereo * (FULL - 1)).astype(np.int16)
        return self._kept[name]


def beds_of(evening: list[Moment], waves: Waves, volumes: Settings) -> NDArray[np.float32]:
    """Music and house, ducked under what matters."""
    count = int((evening[-1].at + 1) * RATE)
    out = np.zeros((count, 2), np.float32)
    music, around = Bed(0), Bed(1)
    strips: dict[str, Strip] = {}
    played, levels = "", OPENING
    for bed, volume in ((music, volumes.music_volume), (around, volumes.around_volume)):
        todo = list(evening)
        at, number = 0, 0
        under = ducking(evening, waves, count) if bed is music else np.ones(count, np.float32)
        while at < count:
            while todo and todo[0].at * RATE <= at:
                one = todo.pop(0)
                if bed is music and one.silence:
                    bed.strips.clear()
                    played = ""
                if bed is music and one.piece and one.piece != played:
                    bed.send_off(list(strips))
                    played, number = one.piece, number + 1
                    found = {n: waves.of(f"music.{n}") for n in PIECES[played].stems}
                    strips = {
                        f"{stem}#{number}": strip
                        for stem, strip in strips_of(played, found, levels).items()
                    }
                    bed.put(strips)
                if bed is music and one.levels is not None:
                    levels = one.levels
                    bed.aim({k: goal_of(k.partition("#")[0], levels) for k in strips})
                if bed is around and one.place:
                    wanted = PLACES.get(one.place, INSIDE)
                    fresh = wanted.keys() - bed.strips.keys()
                    bed.aim(dict.fromkeys(bed.strips, 0.0) | dict(wanted))
                    bed.put(
                        {n: Strip(waves.of(f"loop.{n}"), wanted[n], pace=SOFTLY) for n in fresh}
                    )
            block = bed.mixed(2)[: count - at].astype(np.float32) / FULL
            out[at : at + len(block)] += block * volume * under[at : at + len(block), None]
            at += len(block)
    return out


def ducking(evening: list[Moment], waves: Waves, count: int) -> NDArray[np.float32]:
    """The music's gain: down under what matters, up again after it."""
    step = RATE // 100
    goal = np.ones(count // step + 1)
    for one in evening:
        if one.sound in WEIGHTY:
            name = next(n for n in waves.entries if n.startswith(f"sfx.{one.sound}"))
            lasts, share = len(waves.of(name)) / RATE, DUCKED
        elif one.under is not None:
            lasts, share = one.under
        else:
            continue
        under = goal[int(one.at * 100) : int((one.at + lasts) * 100)]
        np.minimum(under, share, out=under)
    gain, line = 1.0, np.empty(len(goal))
    for index, wish in enumerate(goal):
        down, up = (1 - DUCKED) / 100 / DOWN, (1 - DUCKED) / 100 / UP
        gain = min(max(wish, gain - down), gain + up)
        line[index] = gain
    return np.repeat(line, step)[:count].astype(np.float32)


def add_effects(
    out: NDArray[np.float32], evening: list[Moment], waves: Waves, volumes: Settings
) -> int:
    """Every sound in a take of its own, under the limiter; how many there were."""
    takes, limiter = Takes(waves.entries, Random(1)), Limiter()
    playing: dict[int, tuple[int, Samples, float]] = {}
    sounds = [one for one in evening if one.sound]
    for channel, one in enumerate(sounds):
        take = takes.next(one.sound)
        wave = waves.of(f"sfx.{take.name}")
        wave = wave if take.pitch == 1 else pitched(wave, take.pitch)
        start = int(one.at * RATE)
        gain = min(1.0, take.gain * volumes.sound_volume)
        beneath = float(np.abs(out[start : start + len(wave)]).max(initial=0.0))
        gains = limiter.begin(channel, peaks_of(wave, RATE), gain, one.at, beneath)
        for number, loud in gains.items():
            began, heard, before = playing.get(number, (start, wave, 0.0))
            part = heard[max(0, start - began) :].astype(np.float32) / FULL * (loud - before)
            place = out[max(start, began) :][: len(part)]
            place += part[: len(place)]
            playing[number] = (began, heard, loud)
    return len(sounds)


def short_term(wave: NDArray[np.float32]) -> list[float]:
    """LUFS of each three seconds, one a second."""
    size = int(SHORT_TERM * RATE)
    return [
        loudness.loudness(np.asarray(wave[at : at + size], np.float64))
        for at in range(0, len(wave) - size, RATE)
    ]


WIDE: Final = 800
HIGH: Final = 190
MINUTE: Final = 60


def draw(levels: list[float], mix: NDArray[np.float32], path: Path) -> None:
    """Loudness over time, a line for every ten LU and every minute; below it the spectrum."""
    from PIL import Image, ImageDraw

    low, top = -50.0, -10.0
    picture = Image.new("RGB", (WIDE, 2 * HIGH), (247, 241, 227))
    pen = ImageDraw.Draw(picture)

    def y(level: float) -> float:
        return float(HIGH * (top - max(level, low)) / (top - low))

    for line in range(-50, -9, 10):
        pen.line([(0, y(line)), (WIDE, y(line))], fill=(200, 190, 170))
        pen.text((4, y(line) + 2), f"{line} LUFS", fill=(90, 80, 60))
    for minute in range(len(levels) // MINUTE + 1):
        x = WIDE * minute * MINUTE / len(levels)
        pen.line([(x, 0), (x, HIGH)], fill=(220, 212, 195))
        pen.text((x + 3, HIGH - 14), f"{minute} min", fill=(90, 80, 60))
    points = [(WIDE * k / len(levels), y(level)) for k, level in enumerate(levels)]
    pen.line(points, fill=(122, 26, 44), width=2)
    picture.paste(Image.fromarray(spectrum(mix)), (0, HIGH))
    picture.quantize(32).save(path, optimize=True)


def spectrum(mix: NDArray[np.float32]) -> NDArray[np.uint8]:
    """From 40 Hz at the bottom to 18 kHz, a column for each share of the time."""
    size = 8192
    starts = np.linspace(0, len(mix) - size, WIDE).astype(int)
    mono, hann = mix.mean(axis=1), np.hanning(size)
    lines = [np.abs(np.fft.rfft(mono[at : at + size] * hann)) ** 2 for at in starts]
    hertz = np.fft.rfftfreq(size, 1 / RATE)
    rows = np.searchsorted(hertz, np.geomspace(18000, 40, HIGH))
    power = np.stack(lines, axis=1)[rows] * 2 / (RATE * (hann**2).sum())
    return pictures.heat(np.asarray(10 * np.log10(power + 1e-14)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("record", nargs="?", type=Path, help="a finished game")
    parser.add_argument("--seed", type=int, default=7, help="without a record: of this game")
    parser.add_argument("--piece", default="play", help="the table's piece")
    parser.add_argument("--wave", type=Path, help="write the mix here (OGG)")
    parser.add_argument("--picture", type=Path, help="draw the loudness here")
    options = parser.parse_args()
    if options.record:
        session = replayed(load(options.record))
    else:
        session = api.play(api.deal(4, seed=options.seed), ["inspector"] * 4, seed=options.seed)
    evening = sorted(moments(session, options.piece), key=lambda one: one.at)
    waves, volumes = Waves(), Settings()
    mix = beds_of(evening, waves, volumes)
    music = short_term(mix)
    sounds = add_effects(mix, evening, waves, volumes)
    levels = short_term(mix)
    loud = [level for level in levels if level > -70]
    quiet, high = np.quantile(loud, (0.1, 0.95))
    under = np.quantile([level for level in music if level > -70], (0.1, 0.95))
    whole = loudness.loudness(np.asarray(mix, np.float64))
    print(f"{len(mix) / RATE / 60:.1f} min, {sounds} sounds, {options.piece}")
    print(f"integrated {whole:.1f} LUFS, highest sample {np.abs(mix).max():.3f} of 1")
    print(f"short term: {quiet:.1f} to {high:.1f} LUFS, span {high - quiet:.1f} LU")
    print(f"music and house alone: span {under[1] - under[0]:.1f} LU")
    if options.wave:
        mastering.write(options.wave, np.asarray(mix, np.float64), 0.3)
    if options.picture:
        draw(levels, mix, options.picture)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
