"""Which take of a sound comes next: in no order one could learn, and never one twice running.

The numbers come from a stream of this module's own, begun anew by every window: nothing that is
heard can depend on what is hidden, or tell of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

LOUDER: Final = 2.0
"""Decibels by which a take is played louder or softer, at most."""
HIGHER: Final = 0.04
"""The share by which it is played higher or lower, at most."""


NUMBERED: Final = re.compile(r"\.\d$")


class Take(NamedTuple):
    """One way to play a sound."""

    name: str
    gain: float = 1.0
    pitch: float = 1.0


def gain_of(decibels: float) -> float:
    """By which factor a wave is larger that is so much louder."""
    return float(10 ** (decibels / 20))


class Takes:
    """Draws them; a sound of one take is always the same."""

    def __init__(self, names: Mapping[str, object], dice: Random | None = None) -> None:
        self._names = names
        self._dice = dice or Random()
        self._bags: dict[str, list[str]] = {}
        self._last: dict[str, str] = {}

    @property
    def sounds(self) -> list[str]:
        """Every sound there is, without the numbers of its takes, in the order of the list."""
        every = [one.removeprefix("sfx.") for one in self._names if one.startswith("sfx.")]
        return list(dict.fromkeys(NUMBERED.sub("", one) for one in every))

    def of(self, name: str) -> tuple[str, ...]:
        """Every take of a sound: ``name`` itself, or ``name.1``, ``name.2`` and so on."""
        if f"sfx.{name}" in self._names:
            return (name,)
        return tuple(f"{name}.{n}" for n in range(1, 10) if f"sfx.{name}.{n}" in self._names)

    def next(self, name: str) -> Take:
        """The take to play now: each comes once before any comes again."""
        takes = self.of(name)
        if len(takes) < 2:
            return Take(takes[0] if takes else name)
        bag = self._bags.setdefault(name, [])
        if not bag:
            bag.extend(takes)
            self._dice.shuffle(bag)
            if bag[-1] == self._last.get(name):
                bag.insert(0, bag.pop())
        chosen = self._last[name] = bag.pop()
        gain = gain_of(self._dice.uniform(-LOUDER, LOUDER))
        return Take(chosen, gain, 1 + self._dice.uniform(-HIGHER, HIGHER))
