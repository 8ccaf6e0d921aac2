"""What stands around the house: trees, hedges, the gate and its railings."""

from __future__ import annotations

import math
import random
from typing import Final

DARK: Final = "#05090d"
IRON: Final = "#080c12"
IRON_LIT: Final = "#5c7186"


def bare_tree(
    x: float,
    foot: float,
    height: float,
    *,
    seed: int,
    lean: float = 0.0,
    colour: str = DARK,
    depth: int = 9,
) -> str:
    """A leafless tree as tapering branches."""
    dice = random.Random(seed)
    limbs: list[str] = []

    def grow(px: float, py: float, angle: float, length: float, width: float, left: int) -> None:
        bend = dice.uniform(-0.22, 0.22)
        mx = px + math.cos(angle + bend) * length * 0.55
        my = py + math.sin(angle + bend) * length * 0.55
        ex = mx + math.cos(angle - bend) * length * 0.5
        ey = my + math.sin(angle - bend) * length * 0.5
        limbs.append(
            f'<path d="M{px:.1f},{py:.1f} Q{mx:.1f},{my:.1f} {ex:.1f},{ey:.1f}" stroke-width="{width:.2f}"/>'
        )
        if left == 0 or length < 5:
            return
        forks = 2 if dice.random() < 0.72 else 3
        for fork in range(forks):
            spread = (fork - (forks - 1) / 2) * dice.uniform(0.5, 0.95) + dice.uniform(-0.16, 0.16)
            upright = (-math.pi / 2 - angle) * 0.10
            grow(
                ex,
                ey,
                angle + spread + upright,
                length * dice.uniform(0.66, 0.84),
                width * 0.66,
                left - 1,
            )

    grow(x, foot, -math.pi / 2 + lean, height * 0.27, height * 0.052, depth)
    return (
        f'<g fill="none" stroke="{colour}" stroke-linecap="round">{"".join(limbs)}</g>'
        f'<path d="M{x - height * 0.06},{foot + 4} Q{x - height * 0.022},{foot - 12} {x - height * 0.02},{foot - height * 0.14} '
        f'H{x + height * 0.02} Q{x + height * 0.022},{foot - 12} {x + height * 0.06},{foot + 4}Z" fill="{colour}"/>'
    )


def conifer(x: float, foot: float, height: float, *, seed: int, colour: str) -> str:
    """A ragged fir."""
    dice = random.Random(seed)
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    tiers = 13
    for tier in range(tiers):
        t = tier / (tiers - 1)
        y = foot - height * (1 - t)
        half = height * 0.20 * t**0.9
        for points, sign in ((left, -1), (right, 1)):
            points.append((x + sign * half * dice.uniform(0.35, 0.5), y))
            points.append((x + sign * half * dice.uniform(0.85, 1.15), y + height * 0.045))
    outline = [(x, foot - height * 1.05), *right, *left[::-1]]
    spots = " ".join(f"{px:.1f},{py:.1f}" for px, py in outline)
    return f'<polygon points="{spots}" fill="{colour}"/>'


def far_woods() -> str:
    """A line of firs behind the house, paler with distance."""
    dice = random.Random(31)
    body = ""
    for colour, low, count, tall in (
        ("#16263a", 812, 46, (70, 130)),
        ("#0f1c2b", 836, 40, (90, 190)),
    ):
        for _ in range(count):
            x = dice.uniform(-20, 1940)
            if 690 < x < 1800 and dice.random() < 0.7:
                continue
            body += conifer(
                x,
                low + dice.uniform(0, 8),
                dice.uniform(*tall),
                seed=dice.randrange(9999),
                colour=colour,
            )
    return body


def near_plants() -> str:
    """Clipped yews along the drive and hedges against the walls."""
    body = ""
    for x, foot, height in ((1116, 868, 58), (1344, 868, 58), (1040, 900, 78), (1424, 900, 78)):
        half = height * 0.36
        cone = (
            f"M{x},{foot - height * 1.5} C{x + half * 0.5},{foot - height * 1.1} {x + half},{foot - height * 0.4} "
            f"{x + half},{foot - 8} Q{x + half},{foot} {x},{foot} Q{x - half},{foot} {x - half},{foot - 8} "
            f"C{x - half},{foot - height * 0.4} {x - half * 0.5},{foot - height * 1.1} {x},{foot - height * 1.5}Z"
        )
        body += (
            f'<ellipse cx="{x}" cy="{foot}" rx="{half * 1.25}" ry="7" fill="#010203" fill-opacity=".75"/>'
            f'<path d="{cone}" fill="#09140f"/>{_clipped(x, foot, height, half)}'
        )
    dice = random.Random(4)
    for left, right in ((690.0, 1140.0), (1320.0, 1830.0)):
        spot = left
        while spot < right:
            r = dice.uniform(9, 17)
            body += f'<circle cx="{spot:.0f}" cy="{842 - r * 0.4:.0f}" r="{r:.1f}" fill="#081210"/>'
            spot += r * 1.1
    return body


def _clipped(x: float, foot: float, height: float, half: float) -> str:
    """The small leaves of a clipped yew, those towards the moon picked out."""
    dice = random.Random(int(x))
    leaves = ""
    for _ in range(260):
        t = dice.random() ** 0.7
        reach = half * min(1.0, 0.12 + t * 1.15)
        side = dice.uniform(-1, 1)
        tone = (
            "#3d5a58"
            if side > 0.45 and dice.random() < 0.5
            else dice.choice(("#0d1d17", "#13281f", "#07100c"))
        )
        leaves += (
            f'<circle cx="{x + side * reach * 0.96:.1f}" cy="{foot - 5 - (height * 1.42) * (1 - t):.1f}" '
            f'r="{dice.uniform(1.3, 2.6):.1f}" fill="{tone}"/>'
        )
    return leaves


def gate() -> str:
    """Two stone piers, the leaves of the gate swung open, railings to both sides."""
    return (
        _railings(-20, 764, 1080)
        + _railings(1836, 1940, 1080)
        + _leaf(838, 940, 752, 822, 1064, 968)
        + _leaf(1762, 1664, 752, 822, 1064, 968)
        + _pier(800)
        + _pier(1800)
    )


def _pier(x: float) -> str:
    courses = "".join(
        f'<path d="M{x - 36},{y} h72" stroke="#020406" stroke-opacity=".6" stroke-width="2"/>'
        for y in range(772, 1080, 34)
    )
    return (
        f'<rect x="{x - 36}" y="742" width="72" height="350" fill="url(#pier)"/>'
        f'<rect x="{x - 36}" y="742" width="72" height="350" fill="url(#stone)"/>{courses}'
        f'<rect x="{x - 46}" y="730" width="92" height="14" fill="#2a3848"/>'
        f'<rect x="{x - 46}" y="730" width="92" height="2.4" fill="#93a8ba" fill-opacity=".7"/>'
        f'<path d="M{x - 30},730 L{x - 16},714 H{x + 16} L{x + 30},730Z" fill="#1f2b39"/>'
        f'<circle cx="{x}" cy="692" r="25" fill="url(#ball)"/>'
    )


def _leaf(
    hinge: float, far: float, top: float, far_top: float, foot: float, far_foot: float
) -> str:
    """One leaf of the gate in perspective, bars and scrolls."""
    bars = ""
    count = 11
    for i in range(count + 1):
        t = i / count
        near = t**0.85
        x = hinge + (far - hinge) * near
        y0 = top + (far_top - top) * near + 26 * math.sin(math.pi * t) * -1
        y1 = foot + (far_foot - foot) * near
        width = 5.4 - 2.6 * near
        bars += (
            f'<path d="M{x:.1f},{y0:.1f} V{y1:.1f}" stroke="{IRON}" stroke-width="{width:.1f}"/>'
            f'<path d="M{x - width:.1f},{y0:.1f} L{x:.1f},{y0 - width * 4:.1f} L{x + width:.1f},{y0:.1f}Z" fill="{IRON}"/>'
            f'<path d="M{x + width * 0.3:.1f},{y0:.1f} V{y1:.1f}" stroke="{IRON_LIT}" stroke-opacity=".45" stroke-width="1"/>'
        )
    rails = ""
    for share in (0.12, 0.5, 0.94):
        ya = top + (foot - top) * share
        yb = far_top + (far_foot - far_top) * share
        rails += f'<path d="M{hinge},{ya:.1f} L{far},{yb:.1f}" stroke="{IRON}" stroke-width="6"/>'
    curls = ""
    for i in range(5):
        t = (i + 0.5) / 5
        x = hinge + (far - hinge) * t**0.85
        y = (
            top
            + (foot - top) * 0.31
            + (far_top - top + (far_foot - foot - far_top + top) * 0.31) * t
        )
        r = 15 - 6 * t
        curls += (
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{r * 0.5:.1f}" ry="{r:.1f}" fill="none" stroke="{IRON}" stroke-width="3"/>'
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{r * 0.18:.1f}" ry="{r * 0.4:.1f}" fill="{IRON}"/>'
        )
    return bars + rails + curls


def _railings(start: float, end: float, foot: float) -> str:
    body = f'<rect x="{start}" y="{foot - 44}" width="{end - start}" height="60" fill="#070c12"/>'
    body += f'<rect x="{start}" y="{foot - 46}" width="{end - start}" height="3" fill="#5c7186" fill-opacity=".4"/>'
    x = start + 10
    while x < end - 4:
        body += (
            f'<path d="M{x},{foot - 190} V{foot - 44}" stroke="{IRON}" stroke-width="5"/>'
            f'<path d="M{x + 1.5},{foot - 186} V{foot - 44}" stroke="{IRON_LIT}" stroke-opacity=".35" stroke-width="1.2"/>'
            f'<path d="M{x - 6},{foot - 190} L{x},{foot - 216} L{x + 6},{foot - 190}Z" fill="{IRON}"/>'
        )
        x += 27
    for y in (foot - 176, foot - 64):
        body += f'<rect x="{start}" y="{y}" width="{end - start}" height="6" fill="{IRON}"/>'
    return body


def paints() -> str:
    """Gradients for the gate."""
    return (
        '<linearGradient id="pier" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#0b1119"/>'
        '<stop offset=".6" stop-color="#1a2532"/><stop offset="1" stop-color="#34475a"/></linearGradient>'
        '<radialGradient id="ball" cx=".66" cy=".3" r=".8"><stop offset="0" stop-color="#7c93a8"/>'
        '<stop offset=".4" stop-color="#2a394a"/><stop offset="1" stop-color="#070b11"/></radialGradient>'
    )
