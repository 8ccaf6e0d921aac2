"""Animation as data, sampled by time. No window, no clock, no game in here.

A timeline is a frozen list of :class:`Track` (a property of a target that runs from one value to
another) and :class:`Cue` (something that happens at a moment), made by :func:`value`, :func:`move`,
:func:`fade`, :func:`frames`, :func:`set_to`, :func:`cue` and joined by :func:`sequence`,
:func:`together`, :func:`after` and :func:`staggered`. ``sample(t)`` gives each ``(target,
property)`` its value at ``t``; before its first track a property has that track's first value,
after its last the last value. :class:`TimelinePlayer` walks one timeline along a clock and
delivers every cue exactly once, in order; skipping is playing to the end.

    walk = sequence(
        move("scarlet", [(0, 0), (40, 0), (40, 40)], 0.6),
        cue("sound", "knock"),
        together(fade("bubble", 0, 1, 0.2), after(0.1, value("dice", "number", 0, 7, 0.3))),
    )
    player = Player(walk, start=clock.now())
    for name, payload in player.advance(clock.now()): ...
    player.values["scarlet", "position"]
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

Key: TypeAlias = tuple[Hashable, str]
Ease: TypeAlias = Callable[[float], float]


def linear(share: float) -> float:
    """Evenly."""
    return share


def smooth(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3 - 2 * share)


def ease_out(share: float) -> float:
    """Fast first, then settling."""
    return 1 - (1 - share) ** 3


def ease_in(share: float) -> float:
    """Slow first."""
    return share**3


OVERSHOT: Final = 1.4
"""How strongly ``back`` goes past its end: about seven hundredths of the way."""


def back(share: float) -> float:
    """Past the end, and back to it."""
    rest = share - 1
    return 1 + (OVERSHOT + 1) * rest**3 + OVERSHOT * rest**2


def spring(share: float) -> float:
    """To and fro round the end, less and less."""
    return 1 - math.exp(-6 * share) * math.cos(3.5 * math.pi * share) * (1 - share)


REBOUNDS: Final = ((0.4, 0.0, 0.4, 0.0), (0.75, 0.575, 0.175, 0.9), (1.0, 0.875, 0.125, 0.97))
"""Until when each fall lasts, the middle of the rebound before it, half its length, its height."""


def bounce(share: float) -> float:
    """Falling on it, and rebounding twice."""
    _, middle, half, height = next(part for part in REBOUNDS if share <= part[0])
    return height + (1 - height) * ((share - middle) / half) ** 2


EASES: Final[Mapping[str, Ease]] = {
    "linear": linear,
    "smooth": smooth,
    "out": ease_out,
    "in": ease_in,
    "back": back,
    "spring": spring,
    "bounce": bounce,
}


class Track(Struct, frozen=True):
    """One property of one target over a stretch of time.

    ``shape`` says how values lie between: it takes the eased share, from 0 to 1.
    """

    target: Hashable
    name: str
    start: float
    end: float
    shape: Shape
    ease: str = "linear"

    def at(self, time: float) -> Any:
        """The value at a moment; at rest outside the stretch."""
        if time >= self.end:
            return self.shape.at(1.0)
        if time <= self.start or self.end <= self.start:
            return self.shape.at(0.0)
        return self.shape.at(EASES[self.ease]((time - self.start) / (self.end - self.start)))


class Between(Struct, frozen=True):
    """Numbers, or tuples of numbers, on the straight line from one to the other."""

    first: Any
    last: Any

    def at(self, share: float) -> Any:
        """The value that far along."""
        if share == 1.0:
            return self.last
        if isinstance(self.first, tuple):
            pairs = zip(self.first, self.last, strict=True)
            return tuple(a + (b - a) * share for a, b in pairs)
        return self.first + (self.last - self.first) * share


@dataclass(frozen=True)
class Path:
    """A way through points, with an even pace; ``hop`` lifts each leg by an arc."""

    points: tuple[tuple[float, float], ...]
    hop: float = 0.0
    even_legs: bool = False  # each leg takes the same time, however long

    @cached_property
    def marks(self) -> tuple[float, ...]:
        """The share of the whole way at each point."""
        legs = [1.0 if self.even_legs else math.dist(a, b) for a, b in pairwise(self.points)]
        whole = sum(legs) or 1.0
        return (0.0, *(way / whole for way in accumulate(legs)))

    def at(self, share: float) -> tuple[float, float]:
        """The point that far along."""
        if share >= 1.0 or len(self.points) < 2:
            return self.points[-1]
        leg = min(max(bisect_right(self.marks, share) - 1, 0), len(self.points) - 2)
        first, last = self.marks[leg], self.marks[leg + 1]
        part = (share - first) / (last - first) if last > first else 1.0
        (x0, y0), (x1, y1) = self.points[leg], self.points[leg + 1]
        lift = self.hop * 4 * part * (1 - part)
        return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part - lift


class Steps(Struct, frozen=True):
    """One thing after another without anything between: the frames of a sheet."""

    values: tuple[Any, ...]

    def at(self, share: float) -> Any:
        """The thing shown then; the last one at the end."""
        return self.values[min(int(share * len(self.values)), len(self.values) - 1)]


Shape: TypeAlias = Between | Path | Steps


class Cue(Struct, frozen=True):
    """Something that happens at a moment: a sound, a line in the log, "this has been said"."""

    time: float
    name: str
    payload: Any = None


@dataclass(frozen=True)
class Timeline:
    """Tracks and cues on one time axis that starts at nought."""

    tracks: tuple[Track, ...] = ()
    cues: tuple[Cue, ...] = ()
    end: float = 0.0

    @cached_property
    def _by_key(self) -> dict[Key, tuple[Track, ...]]:
        found: dict[Key, list[Track]] = {}
        for track in self.tracks:
            found.setdefault((track.target, track.name), []).append(track)
        return {
            key: tuple(sorted(tracks, key=lambda track: track.start))
            for key, tracks in found.items()
        }

    @property
    def empty(self) -> bool:
        """Whether there is nothing to see, and no time in which to see it."""
        return not self.tracks and not self.end

    def sample(self, time: float) -> dict[Key, Any]:
        """The value of everything at a moment."""
        return {key: _running(tracks, time).at(time) for key, tracks in self._by_key.items()}

    def cues_between(self, after_time: float, until: float) -> tuple[Cue, ...]:
        """The cues later than ``after_time`` and no later than ``until``, in order."""
        found = (cue for cue in self.cues if after_time < cue.time <= until)
        return tuple(sorted(found, key=lambda cue: cue.time))

    def shifted(self, by: float) -> Timeline:
        """The same, later."""
        return Timeline(
            tuple(replace(t, start=t.start + by, end=t.end + by) for t in self.tracks),
            tuple(replace(c, time=c.time + by) for c in self.cues),
            self.end + by,
        )

    def paced(self, factor: float) -> Timeline:
        """The same at ``factor`` times the speed; nought or less means: all at once."""
        slow = 1 / factor if factor > 0 else 0.0
        return Timeline(
            tuple(replace(t, start=t.start * slow, end=t.end * slow) for t in self.tracks),
            tuple(replace(c, time=c.time * slow) for c in self.cues),
            self.end * slow,
        )


def _running(tracks: tuple[Track, ...], time: float) -> Track:
    """The track that rules a property then: the last one begun, else the first to come."""
    begun = [track for track in tracks if track.start <= time]
    return begun[-1] if begun else tracks[0]


def sequence(*parts: Timeline) -> Timeline:
    """One after another."""
    starts = (0.0, *accumulate(part.end for part in parts))
    return together(*(part.shifted(start) for part, start in zip(parts, starts, strict=False)))


def together(*parts: Timeline) -> Timeline:
    """All at once."""
    return Timeline(
        tuple(track for part in parts for track in part.tracks),
        tuple(cue for part in parts for cue in part.cues),
        max((part.end for part in parts), default=0.0),
    )


def after(seconds: float, part: Timeline) -> Timeline:
    """The same, begun later."""
    return part.shifted(seconds)


def staggered(gap: float, parts: Iterable[Timeline]) -> Timeline:
    """Each begun ``gap`` after the one before."""
    return together(*(part.shifted(index * gap) for index, part in enumerate(parts)))


def wait(seconds: float) -> Timeline:
    """Nothing, for a while."""
    return Timeline(end=seconds)


def cue(name: str, payload: Any = None) -> Timeline:
    """A moment."""
    return Timeline(cues=(Cue(0.0, name, payload),))


def value(
    target: Hashable, name: str, first: Any, last: Any, seconds: float, *, ease: str = "smooth"
) -> Timeline:
    """A property from one value to another."""
    track = Track(target, name, 0.0, seconds, Between(first, last), ease)
    return Timeline((track,), (), seconds)


def fade(target: Hashable, first: float, last: float, seconds: float) -> Timeline:
    """A target's ``alpha``, from nought to one."""
    return value(target, "alpha", first, last, seconds)


def move(
    target: Hashable,
    points: Sequence[tuple[float, float]],
    seconds: float,
    *,
    hop: float = 0.0,
    even_legs: bool = False,
    ease: str = "linear",
) -> Timeline:
    """A target's ``position`` along a way."""
    track = Track(target, "position", 0.0, seconds, Path(tuple(points), hop, even_legs), ease)
    return Timeline((track,), (), seconds)


def frames(target: Hashable, shown: Sequence[Any], seconds: float) -> Timeline:
    """A target's ``frame``: each of ``shown`` in turn."""
    return Timeline((Track(target, "frame", 0.0, seconds, Steps(tuple(shown))),), (), seconds)


def set_to(target: Hashable, name: str, to: Any) -> Timeline:
    """A property that jumps to a value."""
    return Timeline((Track(target, name, 0.0, 0.0, Steps((to,))),), (), 0.0)


class TimelinePlayer:
    """Plays one timeline along a clock handed in; each cue is given out exactly once."""

    def __init__(self, timeline: Timeline, start: float) -> None:
        self.timeline = timeline
        self.start = start
        self.values = timeline.sample(0.0)
        self._told = -math.inf

    @property
    def done(self) -> bool:
        """Whether the end has been shown and every cue given out."""
        return self._told >= self.timeline.end

    def advance(self, now: float) -> tuple[Cue, ...]:
        """Go to a moment; the cues passed on the way."""
        time = min(max(0.0, now - self.start), self.timeline.end)
        return self._go(time)

    def skip(self) -> tuple[Cue, ...]:
        """Go to the end at once; every cue that was still to come."""
        return self._go(self.timeline.end)

    def _go(self, time: float) -> tuple[Cue, ...]:
        # at the end everything is told: sums of fractions may put a cue a hair behind it
        until = math.inf if time >= self.timeline.end else time
        cues = () if self.done else self.timeline.cues_between(self._told, until)
        self._told = max(self._told, time)
        self.values = self.timeline.sample(self._told)
        return cues
