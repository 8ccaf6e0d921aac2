"""The one limiter: what sounds at once never adds up to more than can be played.

Every sound's peaks are known before it is heard. When another one begins, the peaks of all that
still sounds are added, beat by beat; where they would be too high together, all of them are turned
down by the same factor before the first of them is too loud.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:  # numpy comes with the first sound: the first picture is there sooner
    import numpy as np
    from numpy.typing import NDArray


BEAT: Final = 0.05
"""Seconds over which a peak is taken."""
EARLIER: Final = 2
"""A sound may begin so many beats later than it was asked for: peaks are spread so far."""
CEILING: Final = 0.98
FULL: Final = 32768

Peaks: TypeAlias = "NDArray[np.float64]"


def peaks_of(wave: NDArray[np.int16], rate: int) -> Peaks:
    """How high a wave of any number of channels reaches in each beat, from nought to one."""
    import numpy as np

    beat = max(1, int(rate * BEAT))
    loud = np.abs(wave.astype(np.int32)).reshape(len(wave), -1).max(axis=1)
    count = -(-len(loud) // beat)
    heights = np.zeros(count * beat)
    heights[: len(loud)] = loud
    beats = np.pad(heights.reshape(count, beat).max(axis=1), EARLIER) / FULL
    width = 2 * EARLIER + 1
    return np.asarray([beats[k : k + width].max() for k in range(len(beats) - width + 1)])


@dataclass
class Sounding:
    """One sound on its way."""

    peaks: Peaks
    began: float
    gain: float

    def ahead(self, now: float) -> Peaks:
        """What is still to come of it."""
        return self.peaks[max(0, int((now - self.began) / BEAT)) :] * self.gain


class Limiter:
    """Knows what sounds, each under the number of its channel."""

    def __init__(self) -> None:
        self.sounding: dict[int, Sounding] = {}

    def begin(
        self, channel: int, peaks: Peaks, gain: float, now: float, beneath: float = 0.0
    ) -> dict[int, float]:
        """Another sound begins; the gain that each channel must have from now on.

        ``beneath`` is what music and loops may reach at most.
        """
        import numpy as np

        self.sounding = {
            number: one
            for number, one in self.sounding.items()
            if number != channel and len(one.ahead(now))
        }
        self.sounding[channel] = Sounding(peaks, now, gain)
        ahead = [one.ahead(now) for one in self.sounding.values()]
        together = np.zeros(max(map(len, ahead)))
        for peak in ahead:
            together[: len(peak)] += peak
        room = max(0.1, CEILING - beneath)
        factor = min(1.0, room / max(float(together.max(initial=0.0)), 1e-9))
        for one in self.sounding.values():
            one.gain *= factor
        if factor == 1.0:
            return {channel: gain}
        return {number: one.gain for number, one in self.sounding.items()}
