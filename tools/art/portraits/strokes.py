"""Things made of many strokes: fur, plumes, smoke, strings of pearls."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

Point = tuple[float, float]
Cubic = tuple[Point, Point, Point, Point]
PEARL: Final = ("#cdb797", "#fdf3e0", "#ffffff")


def along(curve: Cubic, t: float) -> Point:
    """The point at share ``t`` of a cubic curve."""
    s = 1 - t
    weights = (s**3, 3 * s * s * t, 3 * s * t * t, t**3)
    x = sum(w * p[0] for w, p in zip(weights, curve, strict=True))
    y = sum(w * p[1] for w, p in zip(weights, curve, strict=True))
    return x, y


def across(curve: Cubic, t: float) -> Point:
    """The unit vector square to the curve at ``t``, to the right of its way."""
    (x0, y0), (x1, y1) = along(curve, max(0, t - 0.01)), along(curve, min(1, t + 0.01))
    length = math.hypot(x1 - x0, y1 - y0) or 1
    return -(y1 - y0) / length, (x1 - x0) / length


def fur(
    curve: Cubic,
    widths: tuple[float, float],
    tones: Sequence[str],
    *,
    length: float = 46,
    count: int = 900,
    seed: int = 5,
) -> str:
    """A fur band along ``curve``: tapered hairs, dark beneath and light on the ridge."""
    import random

    dice = random.Random(seed)
    hairs = []
    for _ in range(count):
        t, side = dice.random(), dice.uniform(-1, 1)
        x, y = along(curve, t)
        nx, ny = across(curve, t)
        half = widths[0] + (widths[1] - widths[0]) * t
        height = math.sqrt(max(0.0, 1 - side * side))  # how high the band bulges here
        hairs.append(
            (
                height + dice.uniform(-0.25, 0.15),
                x + nx * side * half,
                y + ny * side * half,
                side,
                nx,
                ny,
            )
        )
    body = ""
    for height, x, y, side, nx, ny in sorted(hairs):
        step = int(max(0.0, height) ** 1.6 * len(tones) + dice.uniform(-1.4, 0.6))
        tone = tones[max(0, min(len(tones) - 1, step))]
        sweep = side * 0.9 + dice.uniform(-0.35, 0.35)
        dx, dy = nx * sweep - ny * -0.55, ny * sweep + nx * -0.55
        reach = length * dice.uniform(0.55, 1.0) / (math.hypot(dx, dy) or 1)
        ex, ey = x + dx * reach, y + dy * reach + length * 0.22
        bend = dice.uniform(-6, 6)
        wide = dice.uniform(1.6, 3.4)
        mx, my = (x + ex) / 2 + bend, (y + ey) / 2 - 4
        body += (
            f'<path fill="{tone}" d="M{x - wide:.1f},{y:.1f} Q{mx - wide:.1f},{my:.1f} {ex:.1f},{ey:.1f} '
            f'Q{mx + wide:.1f},{my:.1f} {x + wide:.1f},{y:.1f}Z"/>'
        )
    return body


def pearls(curve: Cubic, count: int, radius: float = 5.2) -> str:
    """A string of pearls along a curve."""
    rim, body, glint = PEARL
    out = ""
    for i in range(count):
        x, y = along(curve, i / (count - 1))
        out += (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{rim}"/>'
            f'<circle cx="{x - 0.8:.1f}" cy="{y - 0.8:.1f}" r="{radius * 0.83:.2f}" fill="{body}"/>'
            f'<circle cx="{x - 1.8:.1f}" cy="{y - 1.8:.1f}" r="{radius * 0.29:.2f}" fill="{glint}"/>'
        )
    return out


def plume(curve: Cubic, width: float, *, count: int = 46, droop: float = 0.55) -> str:
    """The barbs of an ostrich feather on both sides of its quill, as path data alone."""
    out = ""
    for i in range(count):
        t = 0.06 + 0.94 * i / (count - 1)
        x, y = along(curve, t)
        nx, ny = across(curve, t)
        tx, ty = ny, -nx  # back along the quill
        reach = width * (math.sin(math.pi * min(1, 0.1 + 0.9 * t)) ** 0.7) + 8
        for side in (-1, 1):
            ex = x + nx * side * reach - tx * reach * droop
            ey = y + ny * side * reach - ty * reach * droop
            cx = x + nx * side * reach * 0.75 + tx * reach * 0.1
            cy = y + ny * side * reach * 0.75 + ty * reach * 0.1
            out += (
                f"M{x:.1f},{y:.1f} Q{cx:.1f},{cy:.1f} {ex:.1f},{ey:.1f} "
                f"Q{cx - tx * 7:.1f},{cy - ty * 7:.1f} {x - tx * 7:.1f},{y - ty * 7:.1f}Z "
            )
    return out


def smoke(start: Point, rise: float, sway: float, *, turns: float = 1.6, width: float = 9) -> str:
    """A ribbon of smoke, as path data: narrow where it begins, wide where it fades."""
    steps = 40
    left, right = [], []
    for i in range(steps + 1):
        t = i / steps
        centre = start[0] + sway * math.sin(turns * 2 * math.pi * t) * (0.25 + t)
        y = start[1] - rise * t
        half = 0.8 + width * t * abs(math.cos(turns * 2 * math.pi * t * 0.9 + 0.4))
        left.append((centre - half, y))
        right.append((centre + half, y + 3 * t))
    points = left + right[::-1]
    return "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z"
