"""Where bubbles stand: beside who speaks, apart, and clear of what one looks for on the board.

They stand one below the other along the seats. Each has many places; all are chosen together, from
the top down, so that what they hide and how far they are from their seats is least in all.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

NEAR: Final = 120
"""So far above or below its seat a bubble may look for a place, in units."""
STEP: Final = 4
"""In steps of so many."""
STRAY: Final = 0.02
"""How much a place is worse for each unit that it is away from its seat's middle."""
SLANT: Final = 0.25
"""And for each that its tip must lean."""
BROAD: Final = 0.5
"""And when the words are set broader, in fewer lines: more of the board lies under them."""


class KeepClear(NamedTuple):
    """Something on the board that is to be seen, and how much it matters."""

    rect: pygame.Rect
    weight: float


class Wish(NamedTuple):
    """One who speaks, or may speak next: the panel, and the bubble as it can be set."""

    panel: pygame.Rect
    sizes: tuple[tuple[int, int], ...]


class Berth(NamedTuple):
    """The place for a bubble, and in which of its sizes."""

    rect: pygame.Rect
    size: int


class _Option(NamedTuple):
    cost: float
    berth: Berth
    before: int | None = None  # which option of the one above goes with it


class Quay:
    """The line beside the seats, and what is to be seen there."""

    def __init__(
        self, window: pygame.Rect, gap: int, away: int, unit: float, things: Sequence[KeepClear]
    ) -> None:
        self.window = window
        self.gap = gap
        self.away = away  # from a panel to its bubble
        self.unit = unit  # pixels
        self.things = things

    def berths(self, wishes: Sequence[Wish]) -> list[Berth]:
        """A place for each; the wishes come from the top down."""
        plain = self._in_one_line(wishes)
        rows: list[list[_Option]] = []
        for wish, rect in zip(wishes, plain, strict=True):
            berths = [*self._about(wish), Berth(rect, 0)]
            reach = rect.unionall([berth.rect for berth in berths])
            met = [thing for thing in self.things if reach.colliderect(thing.rect)]
            options = [self._option(wish, berth, met) for berth in berths]
            rows.append(self._below(rows[-1] if rows else None, options))
        return _best_chain(rows)

    def _about(self, wish: Wish) -> Iterator[Berth]:
        step = max(1, round(STEP * self.unit))
        reach = round(NEAR * self.unit) // step
        left = wish.panel.right + self.away
        for number, (wide, high) in enumerate(wish.sizes):
            first = wish.panel.centery - high // 2
            for count in range(-reach, reach + 1):
                rect = pygame.Rect(left, first + count * step, wide, high)
                if self.window.top <= rect.top and rect.bottom <= self.window.bottom:
                    yield Berth(rect, number)

    def _option(self, wish: Wish, berth: Berth, met: Sequence[KeepClear]) -> _Option:
        rect, panel = berth.rect, wish.panel
        lean = max(0, rect.centery - panel.bottom, panel.top - rect.centery)
        stray = abs(rect.centery - panel.centery)
        cost = (STRAY * stray + SLANT * lean) / self.unit + BROAD * berth.size
        for thing in met:
            if rect.colliderect(thing.rect):
                hidden = thing.rect.clip(rect)
                share = hidden.width * hidden.height / (thing.rect.width * thing.rect.height)
                cost += thing.weight * (0.3 + share)  # a letter that is hidden is a word hidden
        return _Option(cost, berth)

    def _below(self, above: list[_Option] | None, options: Sequence[_Option]) -> list[_Option]:
        """What each option costs with the cheapest that leaves it room above; lowest last."""
        if above is None:
            found = list(options)
        else:
            found = []
            ends = [option.berth.rect.bottom + self.gap for option in above]
            cheapest = _cheapest_so_far(above)
            for cost, berth, _ in options:
                fit = bisect_right(ends, berth.rect.top)
                if fit:
                    before = cheapest[fit - 1]
                    found.append(_Option(cost + above[before].cost, berth, before))
        return sorted(found, key=lambda option: option.berth.rect.bottom)

    def _in_one_line(self, wishes: Sequence[Wish]) -> list[pygame.Rect]:
        """As near their seats as they can be without one hiding another, whatever they hide."""
        sizes = [wish.sizes[0] for wish in wishes]
        wished = [
            wish.panel.centery - high / 2 for wish, (_, high) in zip(wishes, sizes, strict=True)
        ]
        tops = _apart(wished, [high + self.gap for _, high in sizes])
        rects = [
            pygame.Rect((wish.panel.right + self.away, round(top)), size)
            for wish, size, top in zip(wishes, sizes, tops, strict=True)
        ]
        self._keep_inside(rects)
        return rects

    def _keep_inside(self, rects: Sequence[pygame.Rect]) -> None:
        """Push down from the top, then up from the foot, keeping them apart."""
        gap, window = self.gap, self.window
        for upper, lower in pairwise([pygame.Rect(0, window.top - gap, 0, 0), *rects]):
            lower.top = max(lower.top, upper.bottom + gap)
        for lower, upper in pairwise([pygame.Rect(0, window.bottom + gap, 0, 0), *rects[::-1]]):
            upper.bottom = min(upper.bottom, lower.top - gap)


def _cheapest_so_far(options: Sequence[_Option]) -> list[int]:
    """For each option which is the cheapest of it and those before it."""
    found: list[int] = []
    for number, option in enumerate(options):
        better = not found or option.cost < options[found[-1]].cost
        found.append(number if better else found[-1])
    return found


def _best_chain(rows: Sequence[list[_Option]]) -> list[Berth]:
    """From the cheapest at the foot back to the top."""
    chain: list[Berth] = []
    at: int | None = None
    for row in reversed(rows):
        if at is None:
            at = min(range(len(row)), key=lambda number: row[number].cost)
        chain.append(row[at].berth)
        at = row[at].before
    return chain[::-1]


def _apart(wished: Sequence[float], heights: Sequence[float]) -> list[float]:
    """Where things of these heights lie one below the other, all as near their wish as can be.

    What would overlap becomes one block, which lies where its members wish on the average.
    """
    blocks: list[tuple[float, float, int]] = []  # sum of its members' wishes for its top; height
    for wish, height in zip(wished, heights, strict=True):
        block = (wish, height, 1)
        while blocks and _top(blocks[-1]) + blocks[-1][1] > _top(block):
            total, high, count = blocks.pop()
            block = (total + block[0] - high * block[2], high + block[1], count + block[2])
        blocks.append(block)
    tops: list[float] = []
    each = iter(heights)
    for block in blocks:
        top = _top(block)
        for _ in range(block[2]):
            tops.append(top)
            top += next(each)
    return tops


def _top(block: tuple[float, float, int]) -> float:
    return block[0] / block[2]
