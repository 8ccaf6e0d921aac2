"""The mansion's front, drawn as an architect would: walls, roofs, windows, chimneys.

Everything is in units of a 1920 x 1080 picture. :func:`front` draws the house without
its light, :func:`light` nothing but the light in its windows, so that the two can be
mixed, bloomed and reflected apart.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

GROUND: Final = 838
WALL: Final = "#28364a"
WALL_NEAR: Final = "#2f3f55"
WALL_DARK: Final = "#131c2a"
TRIM: Final = "#465a74"
TRIM_DARK: Final = "#0d1420"
MOONLIT: Final = "#9fb4c8"
GLASS: Final = "#0b1420"
BAR: Final = "#0a0d14"


@dataclass(frozen=True)
class Window:
    """One window: its middle, its sill, its size, and who switches it on.

    ``group`` 0 burns in the picture itself; other groups are lit by overlays.
    """

    x: float
    sill: float
    width: float
    height: float
    arched: bool = False
    group: int | None = 0
    panes: tuple[int, int] = (2, 3)
    warmth: float = 1.0
    figure: bool = False

    @property
    def outline(self) -> str:
        """The opening as a path."""
        left, right, top = self.x - self.width / 2, self.x + self.width / 2, self.sill - self.height
        if not self.arched:
            return f"M{left},{self.sill} V{top} H{right} V{self.sill}Z"
        spring = top + self.width * 0.62
        return (
            f"M{left},{self.sill} V{spring} Q{left},{top + 4} {self.x},{top} "
            f"Q{right},{top + 4} {right},{spring} V{self.sill}Z"
        )


WINDOWS: Final = (
    # left wing
    Window(862, 772, 40, 74, group=0, panes=(2, 3)),
    Window(938, 772, 40, 74, group=0, panes=(2, 3), warmth=0.92),
    Window(862, 626, 36, 66, group=None),
    Window(938, 626, 36, 66, group=1),
    Window(900, 486, 34, 62, arched=True, group=0, warmth=0.8),
    # main block, left
    Window(1050, 772, 42, 78, group=2, panes=(2, 3)),
    Window(1114, 772, 42, 78, group=None),
    Window(1050, 632, 36, 66, group=0, warmth=0.95),
    Window(1114, 632, 36, 66, group=None),
    # the middle
    Window(1230, 640, 72, 108, arched=True, group=0, panes=(3, 4), warmth=1.05, figure=True),
    Window(1230, 452, 34, 50, arched=True, group=3, panes=(2, 2)),
    # main block, right
    Window(1352, 772, 42, 78, group=0, panes=(2, 3), warmth=0.9),
    Window(1418, 772, 42, 78, group=0, panes=(2, 3)),
    Window(1484, 772, 42, 78, group=None),
    Window(1352, 632, 36, 66, group=None),
    Window(1418, 632, 36, 66, group=4),
    Window(1484, 632, 36, 66, group=0, warmth=0.85),
    # tower
    Window(1590, 776, 34, 76, arched=True, group=None),
    Window(1590, 640, 34, 72, arched=True, group=0, warmth=0.95),
    Window(1590, 500, 34, 66, arched=True, group=5),
    # dormers
    Window(1080, 470, 24, 34, arched=True, group=None, panes=(2, 2)),
    Window(1392, 470, 24, 34, arched=True, group=0, panes=(2, 2), warmth=0.8),
    # service wing
    Window(738, 792, 34, 46, group=6, panes=(2, 2)),
    Window(786, 792, 30, 46, group=None, panes=(2, 2)),
)
GROUPS: Final = tuple(sorted({w.group for w in WINDOWS if w.group}))
DOOR: Final = "M1206,832 V776 Q1206,748 1230,744 Q1254,748 1254,776 V832Z"


def _polygon(points: Iterable[tuple[float, float]], fill: str, extra: str = "") -> str:
    spots = " ".join(f"{x},{y}" for x, y in points)
    return f'<polygon points="{spots}" fill="{fill}" {extra}/>'


def _line(path: str, colour: str, width: float, opacity: float = 1.0) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-opacity="{opacity}" stroke-linejoin="round"/>'
    )


# -- the house -------------------------------------------------------------------------------


def defs() -> str:
    """Patterns and paints used by :func:`front` and :func:`light`."""
    courses = "".join(
        f'<path d="M0,{row * 9} H72 M{(row % 2) * 12 + 6},{row * 9} v9 M{(row % 2) * 12 + 34},{row * 9} v9 '
        f'M{(row % 2) * 12 + 58},{row * 9} v9" stroke="#05080e" stroke-opacity=".34" stroke-width="1"/>'
        f'<path d="M0,{row * 9 + 1} H72" stroke="#8fa6bf" stroke-opacity=".07" stroke-width="1"/>'
        for row in range(2)
    )
    slates = "".join(
        f'<path d="M{x + (row % 2) * 6},{row * 7} a6,6.5 0 0 0 12,0" fill="none" stroke="{tone}" '
        f'stroke-opacity="{alpha}" stroke-width="1.1"/>'
        for row in range(2)
        for x in (-12, 0, 12, 24)
        for tone, alpha in (("#04070c", 0.55),)
    ) + "".join(
        f'<path d="M{x + (row % 2) * 6 + 1},{row * 7 + 1} a5,5 0 0 0 6,4.6" fill="none" stroke="#a8bccf" '
        f'stroke-opacity=".16" stroke-width="1"/>'
        for row in range(2)
        for x in (-12, 0, 12, 24)
    )
    return (
        f'<pattern id="stone" width="72" height="18" patternUnits="userSpaceOnUse">{courses}</pattern>'
        f'<pattern id="slate" width="24" height="14" patternUnits="userSpaceOnUse">{slates}</pattern>'
        '<linearGradient id="moonroof" x1="0" y1="0" x2="1" y2="1">'
        '<stop offset="0" stop-color="#3c5068"/><stop offset=".55" stop-color="#2a3a50"/>'
        '<stop offset="1" stop-color="#182334"/></linearGradient>'
        '<linearGradient id="cone" x1="0" y1="0" x2="1" y2="0">'
        '<stop offset="0" stop-color="#6f88a0"/><stop offset=".3" stop-color="#3a4e66"/>'
        '<stop offset=".62" stop-color="#1d2a3c"/><stop offset="1" stop-color="#0f1826"/></linearGradient>'
        '<linearGradient id="drum" x1="0" y1="0" x2="1" y2="0">'
        '<stop offset="0" stop-color="#45586f"/><stop offset=".35" stop-color="#2b3a4f"/>'
        '<stop offset="1" stop-color="#0d1521"/></linearGradient>'
        '<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="#202d40"/><stop offset=".6" stop-color="{WALL}"/>'
        '<stop offset="1" stop-color="#1a2433"/></linearGradient>'
        '<linearGradient id="near" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="#2a394e"/><stop offset=".6" stop-color="{WALL_NEAR}"/>'
        '<stop offset="1" stop-color="#1c2838"/></linearGradient>'
        '<linearGradient id="warm" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#ffb454"/><stop offset=".4" stop-color="#ffd98a"/>'
        '<stop offset="1" stop-color="#f79a3a"/></linearGradient>'
        '<linearGradient id="under" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#02040a" stop-opacity=".85"/>'
        '<stop offset="1" stop-color="#02040a" stop-opacity="0"/></linearGradient>'
    )


def front() -> str:
    """The house with all its windows dark."""
    return (
        _service_wing()
        + _conservatory()
        + _chimneys()
        + _main_block()
        + _dormer(1080)
        + _dormer(1392)
        + _tower()
        + _left_wing()
        + _entrance()
        + "".join(_frame(window) for window in WINDOWS)
        + _porch()
    )


def _wall(x: float, top: float, width: float, paint: str) -> str:
    height = GROUND - top
    box = f'x="{x}" y="{top}" width="{width}" height="{height}"'
    return f'<rect {box} fill="{paint}"/><rect {box} fill="url(#stone)"/>'


def _eaves(x: float, y: float, width: float, depth: float = 34) -> str:
    """A cornice with brackets, and the shadow it throws."""
    brackets = "".join(
        f'<rect x="{x + 6 + i * 16}" y="{y}" width="5" height="8" fill="{TRIM_DARK}"/>'
        for i in range(int((width - 8) / 16))
    )
    return (
        f'<rect x="{x}" y="{y + 4}" width="{width}" height="{depth}" fill="url(#under)"/>{brackets}'
        f'<rect x="{x - 8}" y="{y - 6}" width="{width + 16}" height="7" fill="{TRIM}"/>'
        f'<rect x="{x - 8}" y="{y - 6}" width="{width + 16}" height="1.6" fill="{MOONLIT}" fill-opacity=".6"/>'
    )


def _course(x: float, y: float, width: float) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="5" fill="{TRIM}" fill-opacity=".85"/>'
        f'<rect x="{x}" y="{y + 5}" width="{width}" height="5" fill="#02040a" fill-opacity=".4"/>'
    )


def _quoins(x: float, top: float) -> str:
    return "".join(
        f'<rect x="{x - (7 if i % 2 else 5)}" y="{y}" width="{14 if i % 2 else 10}" height="11" '
        f'fill="{TRIM}" fill-opacity=".5"/>'
        for i, y in enumerate(range(int(top), GROUND - 10, 14))
    )


def _roof(points: Sequence[tuple[float, float]], paint: str = "url(#moonroof)") -> str:
    return _polygon(points, paint) + _polygon(points, "url(#slate)")


def _gable(x: float, half: float, eaves: float, peak: float, finial: float = 26) -> str:
    """A gable end in stone with a coped edge and a finial."""
    top = f"M{x - half - 12},{eaves + 6} L{x},{peak} L{x + half + 12},{eaves + 6}"
    return (
        _polygon([(x - half, eaves + 2), (x, peak + 6), (x + half, eaves + 2)], "url(#near)")
        + _polygon([(x - half, eaves + 2), (x, peak + 6), (x + half, eaves + 2)], "url(#stone)")
        + _line(top, "#05080e", 13)
        + _line(top, TRIM, 8)
        + _line(f"M{x - half - 12},{eaves + 3} L{x},{peak - 3}", MOONLIT, 1.6, 0.55)
        + _line(f"M{x},{peak - 3} L{x + half + 12},{eaves + 3}", MOONLIT, 2, 0.85)
        + _line(f"M{x},{peak} V{peak - finial}", TRIM, 3)
        + f'<circle cx="{x}" cy="{peak - finial}" r="4" fill="{TRIM}"/>'
        f'<path d="M{x - 6},{peak - finial + 10} H{x + 6}" stroke="{TRIM}" stroke-width="2.4"/>'
    )


def _main_block() -> str:
    roof = [(940, 524), (1010, 396), (1478, 396), (1560, 524)]
    cresting = "".join(
        f'<path d="M{x},394 v-9 m-3,4 l3,-6 l3,6" stroke="{TRIM}" stroke-width="1.6" fill="none"/>'
        for x in range(1018, 1474, 12)
    )
    return (
        _wall(950, 520, 600, "url(#wall)")
        + _roof(roof)
        + _line("M1010,396 H1478", MOONLIT, 2.4, 0.8)
        + cresting
        + _eaves(950, 524, 600)
        + _course(950, 668, 600)
        + '<rect x="950" y="806" width="600" height="32" fill="#0e1622" fill-opacity=".8"/>'
    )


def _left_wing() -> str:
    return (
        f'<polygon points="1000,500 1022,516 1022,{GROUND} 1000,{GROUND}" fill="{WALL_DARK}"/>'
        + _polygon([(900, 346), (1012, 506), (1060, 506), (968, 372)], "#131d2b")
        + _polygon([(900, 346), (1012, 506), (1060, 506), (968, 372)], "url(#slate)")
        + _wall(800, 500, 200, "url(#near)")
        + _gable(900, 100, 500, 346)
        + _course(800, 668, 200)
        + _course(812, 528, 176)
        + _quoins(804, 506)
        + _quoins(996, 506)
        + '<rect x="800" y="808" width="200" height="30" fill="#0e1622" fill-opacity=".75"/>'
        + _oriel()
        + _ivy(806, 640, 70, 200, 3)
    )


def _oriel() -> str:
    """The bay the two ground-floor windows of the wing stand in."""
    return (
        '<rect x="828" y="684" width="144" height="154" fill="#33445b"/>'
        '<rect x="828" y="684" width="144" height="154" fill="url(#stone)"/>'
        f'<path d="M820,684 H980 L962,664 H838Z" fill="#22303f"/><path d="M820,684 H980 L962,664 H838Z" fill="url(#slate)"/>'
        f'<rect x="820" y="682" width="160" height="5" fill="{TRIM}"/>'
    )


def _entrance() -> str:
    merlons = "".join(
        f'<rect x="{x}" y="470" width="11" height="9" fill="{TRIM}" fill-opacity=".0"/>'
        for x in range(1150, 1306, 20)
    )
    return (
        f'<polygon points="1150,486 1134,500 1134,{GROUND} 1150,{GROUND}" fill="{WALL_DARK}"/>'
        f'<polygon points="1310,486 1324,500 1324,{GROUND} 1310,{GROUND}" fill="#3a4c62"/>'
        + _polygon([(1230, 322), (1322, 492), (1372, 492), (1290, 360)], "#22304a")
        + _polygon([(1230, 322), (1322, 492), (1372, 492), (1290, 360)], "url(#slate)")
        + _wall(1150, 480, 160, "url(#near)")
        + _gable(1230, 80, 482, 322, 34)
        + merlons
        + _course(1150, 668, 160)
        + _course(1158, 506, 144)
        + _quoins(1154, 490)
        + _quoins(1306, 490)
    )


def _porch() -> str:
    columns = "".join(
        f'<rect x="{x}" y="728" width="11" height="104" fill="url(#drum)"/>'
        f'<rect x="{x - 3}" y="722" width="17" height="7" fill="{TRIM}"/>'
        f'<rect x="{x - 3}" y="828" width="17" height="8" fill="{TRIM}"/>'
        for x in (1164, 1181, 1268, 1285)
    )
    balusters = "".join(
        f'<path d="M{x},690 v14" stroke="{TRIM}" stroke-width="3.4"/>' for x in range(1166, 1300, 9)
    )
    steps = "".join(
        f'<rect x="{1166 - i * 12}" y="{834 + i * 5}" width="{128 + i * 24}" height="6" fill="{tone}"/>'
        for i, tone in enumerate(("#52647a", "#425369", "#334256"))
    )
    return (
        '<rect x="1160" y="728" width="140" height="108" fill="#02040a" fill-opacity=".6"/>'
        + "".join(
            f'<path d="M{x - 5.5},830 V783 q5.5,-9 11,0 V830Z" fill="{TRIM_DARK}" stroke="{TRIM}" stroke-width="1.6"/>'
            for x in (1199.5, 1260.5)
        )
        + f'<path d="{DOOR}" fill="#2a1509" stroke="{TRIM}" stroke-width="6"/>'
        '<path d="M1230,748 V832 M1212,780 h12 v20 h-12z M1236,780 h12 v20 h-12z M1212,806 h12 v18 h-12z '
        'M1236,806 h12 v18 h-12z" fill="none" stroke="#120803" stroke-width="2"/>'
        '<path d="M1227,803 a1.5,1.5 0 1 0 .1,0Z M1233,803 a1.5,1.5 0 1 0 .1,0Z" fill="#d9a441"/>'
        + columns
        + f'<rect x="1154" y="704" width="152" height="19" fill="#31425a"/><rect x="1148" y="701" width="164" height="5" fill="{TRIM}"/>'
        f'<rect x="1148" y="701" width="164" height="1.6" fill="{MOONLIT}" fill-opacity=".7"/>'
        f"{balusters}"
        f'<rect x="1156" y="686" width="148" height="4.6" fill="{TRIM}"/>'
        + "".join(
            f'<rect x="{x}" y="682" width="9" height="22" fill="{TRIM}"/>'
            for x in (1156, 1226, 1295)
        )
        + steps
    )


def _tower() -> str:
    roof = "M1590,176 C1600,250 1640,350 1688,404 H1492 C1540,350 1580,250 1590,176Z"
    bands = "".join(
        f'<path d="M{1590 - w},{y} Q1590,{y + 12} {1590 + w},{y}" fill="none" stroke="#04070c" '
        f'stroke-opacity=".5" stroke-width="1.6"/>'
        for y, w in (
            (240, 22),
            (262, 30),
            (284, 39),
            (306, 48),
            (328, 58),
            (350, 69),
            (372, 80),
            (390, 90),
        )
    )
    corbels = "".join(
        f'<rect x="{x}" y="408" width="6" height="11" fill="{TRIM_DARK}"/>'
        for x in range(1518, 1664, 14)
    )
    return (
        f'<rect x="1520" y="404" width="140" height="{GROUND - 404}" fill="url(#drum)"/>'
        f'<rect x="1520" y="404" width="140" height="{GROUND - 404}" fill="url(#stone)"/>'
        f'<path d="{roof}" fill="url(#cone)"/><path d="{roof}" fill="url(#slate)"/>'
        f'<clipPath id="spire"><path d="{roof}"/></clipPath><g clip-path="url(#spire)">{bands}</g>'
        + _line("M1590,176 C1580,250 1540,350 1492,404", MOONLIT, 2.6, 0.9)
        + '<rect x="1512" y="404" width="156" height="40" fill="url(#under)"/>'
        f'<rect x="1508" y="402" width="164" height="8" fill="{TRIM}"/>{corbels}'
        + _course(1516, 560, 148)
        + _course(1516, 690, 148)
        + '<rect x="1514" y="812" width="152" height="26" fill="#0e1622" fill-opacity=".8"/>'
        + _line("M1590,178 V128", TRIM, 3.4)
        + f'<circle cx="1590" cy="150" r="5" fill="{TRIM}"/>'
        f'<path d="M1562,136 h44 m-8,-6 l10,6 l-10,6 M1568,130 l-8,6 l8,6" stroke="{TRIM}" stroke-width="2.6" fill="none"/>'
    )


def _dormer(x: float) -> str:
    return (
        f'<polygon points="{x + 22},440 {x + 52},440 {x + 30},404 {x},404" fill="#1a2637"/>'
        f'<rect x="{x - 22}" y="430" width="44" height="56" fill="#2d3d53"/>'
        f'<rect x="{x - 22}" y="430" width="44" height="56" fill="url(#stone)"/>'
        + _polygon([(x - 30, 434), (x, 396), (x + 30, 434)], "#26354a")
        + _line(f"M{x - 32},436 L{x},395 L{x + 32},436", TRIM, 4.6)
        + _line(f"M{x},393 L{x + 32},434", MOONLIT, 1.6, 0.8)
    )


def _chimneys() -> str:
    body = ""
    for x, top, width in (
        (984, 318, 34),
        (1150, 342, 30),
        (1330, 330, 34),
        (1462, 346, 38),
        (846, 392, 26),
    ):
        pots = "".join(
            f'<path d="M{px - 4},{top - 8} l1.6,-17 h5 l1.6,17z" fill="#2b3a4e"/>'
            f'<path d="M{px + 1.6},{top - 25} l1.8,17" stroke="{MOONLIT}" stroke-width="1.4" stroke-opacity=".8"/>'
            for px in (x - width / 4, x + width / 4)
        )
        body += (
            f'<rect x="{x - width / 2}" y="{top}" width="{width}" height="150" fill="url(#drum)"/>'
            f'<rect x="{x - width / 2}" y="{top}" width="{width}" height="150" fill="url(#stone)"/>'
            f'<rect x="{x - width / 2 - 4}" y="{top - 9}" width="{width + 8}" height="10" fill="{TRIM}"/>'
            f'<rect x="{x - width / 2 - 4}" y="{top - 9}" width="{width + 8}" height="2" fill="{MOONLIT}" fill-opacity=".8"/>'
            f'<rect x="{x - width / 2 - 2}" y="{top + 12}" width="{width + 4}" height="4" fill="{TRIM}" fill-opacity=".7"/>'
            f"{pots}"
        )
    return body


def _service_wing() -> str:
    return (
        _wall(690, 690, 130, "url(#wall)")
        + _roof([(674, 694), (716, 606), (830, 606), (830, 694)])
        + _line("M716,606 H830", MOONLIT, 2, 0.7)
        + _line("M674,694 L716,606", MOONLIT, 1.6, 0.5)
        + _eaves(690, 694, 130, 22)
        + f'<rect x="742" y="560" width="24" height="70" fill="url(#drum)"/><rect x="738" y="554" width="32" height="8" fill="{TRIM}"/>'
        + _ivy(690, 700, 40, 138, 9)
    )


def _conservatory() -> str:
    """Glass and white iron leaning against the tower."""
    dome = "M1656,700 C1664,650 1700,628 1728,628 C1756,628 1792,650 1800,700Z"
    ribs = "".join(
        f'<path d="M{1656 + i * 18},{GROUND} V700 Q{1656 + i * 18 + (4 - i) * 6},648 1728,628" '
        f'fill="none" stroke="#5d7288" stroke-width="2.2"/>'
        for i in range(9)
    )
    palms = "".join(
        f'<path d="M{x},830 Q{x - 4},780 {x},740 M{x},742 q-22,-18 -34,2 M{x},742 q22,-18 34,2 M{x},742 q-14,-30 -26,-26 '
        f'M{x},742 q14,-30 26,-26 M{x},746 q-16,2 -26,22 M{x},746 q16,2 26,22" fill="none" stroke="#061008" stroke-width="4"/>'
        for x in (1692, 1758)
    )
    return (
        f'<path d="{dome}" fill="#14232c"/><rect x="1656" y="700" width="144" height="138" fill="#12202a"/>{palms}{ribs}'
        f'<path d="M1652,700 H1804 M1656,764 H1800 M1654,{GROUND - 2} H1802" stroke="#5d7288" stroke-width="4"/>'
        f'<path d="{dome}" fill="none" stroke="{MOONLIT}" stroke-opacity=".7" stroke-width="2"/>'
        '<path d="M1728,628 v-22" stroke="#5d7288" stroke-width="3"/><circle cx="1728" cy="604" r="4" fill="#5d7288"/>'
        f'<rect x="1650" y="812" width="154" height="26" fill="#1a2634"/>'
    )


def _ivy(x: float, top: float, width: float, height: float, seed: int) -> str:
    import random

    dice = random.Random(seed)
    leaves = ""
    for _ in range(420):
        t = dice.random()
        reach = width * (0.35 + 0.65 * t) * (0.6 + 0.4 * math.sin(t * 9 + seed))
        px = x + dice.random() ** 1.4 * reach
        py = top + t * height
        tone = dice.choice(("#0b1a16", "#10241d", "#173226", "#22463a"))
        leaves += (
            f'<circle cx="{px:.1f}" cy="{py:.1f}" r="{dice.uniform(2.2, 4.4):.1f}" fill="{tone}"/>'
        )
    return leaves


def _frame(window: Window) -> str:
    """Surround, sill, dark glass and bars."""
    left, top = window.x - window.width / 2, window.sill - window.height
    return (
        f'<path d="{window.outline}" fill="none" stroke="{TRIM}" stroke-width="9"/>'
        f'<path d="{window.outline}" fill="{GLASS}" stroke="#05080e" stroke-width="3"/>'
        f'<path d="M{left + 4},{top + window.height * 0.5} L{left + window.width * 0.6},{top + 10} '
        f'L{left + window.width * 0.8},{top + 10} L{left + 4},{top + window.height * 0.75}Z" fill="#8fb0c8" fill-opacity=".1"/>'
        + _bars(window, "#1a2636")
        + f'<rect x="{left - 8}" y="{window.sill}" width="{window.width + 16}" height="6" fill="{TRIM}"/>'
        f'<rect x="{left - 8}" y="{window.sill}" width="{window.width + 16}" height="1.6" fill="{MOONLIT}" fill-opacity=".5"/>'
    )


def _bars(window: Window, colour: str) -> str:
    columns, rows = window.panes
    left, top = window.x - window.width / 2, window.sill - window.height
    down = "".join(
        f"M{left + window.width * i / columns:.1f},{top + (2 if i * 2 == columns else 10 * window.arched)} V{window.sill} "
        for i in range(1, columns)
    )
    across = "".join(
        f"M{left},{top + window.height * i / rows:.1f} h{window.width} " for i in range(1, rows)
    )
    return _line(down + across, colour, 2.6)


# -- its light -------------------------------------------------------------------------------


def light(group: int) -> str:
    """The light of one group of windows on black; the first also has door and conservatory."""
    body = "".join(_lit(window) for window in WINDOWS if window.group == group)
    return body + (_door_light() if group == 0 else "")


def panes(group: int) -> str:
    """The openings of one group of windows, white."""
    return "".join(f'<path d="{w.outline}" fill="#fff"/>' for w in WINDOWS if w.group == group)


_WATCHER: Final = (
    # somebody with her hair up, and a candlestick
    '<g fill="#0a0302"><circle cx="1213.6" cy="567.4" r="5.4"/>'
    '<path d="M1216,573 C1214.6,562.6 1221.6,557.6 1228.4,558.4 C1233.6,559 1236.4,562.6 1236.2,567 '
    "C1236.2,569.4 1237,571 1239.9,575.2 C1240.4,576.3 1239,576.7 1237.5,576.9 L1238.5,578.7 L1237.3,579.9 "
    "L1238.1,581.4 C1238.2,583.2 1237.4,585.4 1234.8,585.8 C1232.6,586.1 1231,585.6 1230.2,585.4 "
    "C1229.6,588.6 1229.8,591.4 1231,593.4 C1236,595 1241,596 1243.6,598.6 C1247.4,602.4 1250,606.6 1252.6,609.4 "
    "L1252.4,590.6 C1251.6,588.4 1252,586.6 1253.4,586 L1258.2,586.4 C1259.6,587.6 1259.4,589.4 1258.6,591 "
    "L1259.6,613.4 C1259.4,617.4 1255.6,618.6 1252.6,616.6 L1242.4,609.6 C1241.4,616 1239.6,622 1239.4,628 "
    "C1240,634 1243,638 1245,644 H1211 C1213.4,637 1216.6,633 1216.8,627 C1216.4,623 1214.6,619.6 1213.4,616 "
    "L1211.4,624 C1210.4,631 1209.8,637 1209.4,644 H1202.6 C1202.4,633 1203,622 1204.4,612 C1205.2,604 1207.4,599.4 1212.4,597.2 "
    'C1216.4,595.6 1220.4,595 1221.4,592.6 C1222.2,589.6 1221.8,585 1219.6,581.6 C1217.4,579 1216.4,576 1216,573Z"/>'
    '<path d="M1254.6,587 h3 v-6 h-3z M1249.8,581.6 q6.2,3.4 12.4,0 v-1.8 h-12.4z M1253.4,580.4 h5.4 v-3 h-5.4z"/></g>'
    '<path d="M1254.3,577.6 h3.6 v-10.4 h-3.6z" fill="#fff2cc"/>'
    '<path d="M1256.1,566.4 q-4,-4.4 0,-11.4 q4,7 0,11.4z" fill="#fffdf2"/>'
)
"""Whoever stands at the window over the door."""


def _lit(window: Window) -> str:
    left, top = window.x - window.width / 2, window.sill - window.height
    right = left + window.width
    curtains = (
        f'<path d="M{left},{top} q{window.width * 0.42},{window.height * 0.3} {window.width * 0.08},{window.height} '
        f"H{left}Z M{right},{top} q{-window.width * 0.42},{window.height * 0.3} {-window.width * 0.08},{window.height} "
        f'H{right}Z" fill="#a3431c" fill-opacity=".75"/>'
    )
    figure = _WATCHER if window.figure else ""
    clip = f"w{int(window.x)}{int(window.sill)}"
    return (
        f'<clipPath id="{clip}"><path d="{window.outline}"/></clipPath>'
        f'<g clip-path="url(#{clip})" opacity="{min(1.0, window.warmth)}">'
        f'<path d="{window.outline}" fill="url(#warm)"/>{curtains}{figure}</g>'
        + _bars(window, BAR)
        + _line(window.outline, BAR, 2)
    )


_LANTERN: Final = (
    # on its chain under the porch: a cap, four panes, a knob
    '<path d="M1230,722 V729" stroke="#1a1410" stroke-width="1.4"/>'
    '<path d="M1225.4,733.4 h9.2 l-1.6,10 h-6z" fill="#fff0c4"/>'
    '<path d="M1230,728 q4.4,1.6 6.2,5.4 h-12.4 q1.8,-3.8 6.2,-5.4z M1226.4,743.2 h7.2 v1.8 h-7.2z M1229,745 h2 v2.4 h-2z" fill="#1a1410"/>'
    '<path d="M1228.2,733.4 l.5,10 M1231.8,733.4 l-.5,10" stroke="#3a2410" stroke-width=".9"/>'
)


def _side_light(x: float) -> str:
    """A narrow window beside the door, in leaded panes."""
    leads = "".join(
        f"M{x - 3.5},{y} l3.5,-4.5 l3.5,4.5 l-3.5,4.5z " for y in (787.5, 796.5, 805.5, 814.5)
    )
    return (
        f'<path d="M{x - 3.5},822 V785 q3.5,-6 7,0 V822Z" fill="#eb9436"/>'
        f'<path d="{leads}" fill="none" stroke="#1a0d06" stroke-width="1.1"/>'
    )


def _door_light() -> str:
    glass = "M1656,704 H1800 V812 H1656Z"
    return (
        # the fanlight with its spokes
        '<path d="M1210,772 Q1212,750 1230,747 Q1248,750 1250,772Z" fill="#ffb95a"/>'
        '<path d="M1230,747 V764 M1218,752.4 L1224.4,765.6 M1242,752.4 L1235.6,765.6 M1211.6,762 L1222.4,768 '
        'M1248.4,762 L1237.6,768 M1221.4,772 a8.6,8.6 0 0 1 17.2,0" fill="none" stroke="#1a0d06" stroke-width="1.7"/>'
        + "".join(_side_light(x) for x in (1199.5, 1260.5))
        + _LANTERN
        # a dim lamp among the palms
        + f'<radialGradient id="palmlamp" gradientUnits="userSpaceOnUse" cx="1728" cy="772" r="90">'
        '<stop offset="0" stop-color="#c9a85a" stop-opacity=".62"/><stop offset="1" stop-color="#54683a" stop-opacity=".10"/></radialGradient>'
        f'<path d="{glass}" fill="url(#palmlamp)"/>'
        + "".join(
            f'<path d="M{x},830 Q{x - 4},780 {x},740 M{x},742 q-22,-18 -34,2 M{x},742 q22,-18 34,2 M{x},742 q-14,-30 -26,-26 '
            f'M{x},742 q14,-30 26,-26 M{x},746 q-16,2 -26,22 M{x},746 q16,2 26,22" fill="none" stroke="#04060a" stroke-width="4"/>'
            for x in (1692, 1758)
        )
        + "".join(
            f'<path d="M{1656 + i * 18},812 V704" stroke="#04060a" stroke-width="2.4"/>'
            for i in range(9)
        )
        + '<path d="M1656,764 H1800" stroke="#04060a" stroke-width="4"/>'
    )
