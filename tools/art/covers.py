"""Five booklets: the cover of each rulebook, printed like the posters; what they say is in the game's words."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from art import manifest
from art.palette import SUSPECTS
from art.portraits import poster
from art.portraits.poster import Ground, Poster, Shade

if TYPE_CHECKING:
    from PIL.Image import Image

FOLDER: Final = "covers"
SIZE: Final = (450, 600)
QUALITY: Final = 84
GOLD: Final = poster.GOLD
CENTRE: Final = (300.0, 330.0)


@dataclass(frozen=True)
class Cover:
    """A booklet: its colours, and what is printed on the disc."""

    ground: Ground
    emblem: Callable[[Poster], None]
    rule: str


def _magnifier(sheet: Poster) -> None:
    """A glass over a keyhole."""
    x, y = CENTRE
    with sheet.turned(0, CENTRE):
        keyhole = f"M{x - 20},{y - 34} a34,34 0 1 1 40,0 L{x + 34},{y + 62} H{x - 34}Z"
        sheet.form(keyhole, "#2b1b0e", Shade("#7a4a1c", (x - 20, y), (x + 60, y), 0.6))
    with sheet.turned(38, (x, y - 10)):
        handle = f"M{x - 15},{y + 140} h30 l8,150 q-23,22 -46,0z"
        sheet.form(handle, "#5b3620", Shade("#1c0d04", (x - 6, y + 200), (x + 26, y + 200), 0.95))
        sheet.form(
            f"M{x - 18},{y + 122} h36 v26 h-36z",
            GOLD,
            Shade("#6e4a14", (x - 8, y), (x + 20, y), 0.9),
        )
    glass = sheet.linear(
        (x - 90, y - 110),
        (x + 90, y + 90),
        (0, "#ffffff", 0.55),
        (0.45, "#ffffff", 0.05),
        (1, "#ffffff", 0.3),
    )
    sheet.flat(
        f'<circle cx="{x}" cy="{y - 10}" r="132" fill="{glass}"/>'
        f'<circle cx="{x}" cy="{y - 10}" r="134" fill="none" stroke="#4a300a" stroke-width="22"/>'
        f'<circle cx="{x}" cy="{y - 10}" r="134" fill="none" stroke="{GOLD}" stroke-width="14"/>'
        f'<path d="M{x - 88},{y - 60} A104,104 0 0 1 {x - 10},{y - 118}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="9" stroke-linecap="round"/>'
    )


def _fingerprint(sheet: Poster) -> None:
    """A thumb's print, whorl and all, in ink on the lit disc."""
    x, y = CENTRE
    lines = ""
    for n in range(13):
        wide, high = 12 + n * 11.5, 16 + n * 14.0
        lift = 16 - n * 3.2
        gap = math.radians(18 + (n * 47) % 60)
        start, end = (
            math.radians(-200) + gap * (n % 2),
            math.radians(28) + gap * ((n + 1) % 2) * 0.4,
        )
        points = []
        for k in range(41):
            a = start + (end - start) * k / 40
            wobble = 1 + 0.025 * math.sin(a * 5 + n)
            points.append(
                (x + wide * wobble * math.cos(a), y + 30 - lift + high * wobble * math.sin(a))
            )
        lines += "M" + " L".join(f"{px:.1f},{py:.1f}" for px, py in points) + " "
    for n in range(6):
        lines += f"M{x - 118 + n * 7},{y + 96 + n * 20} C{x - 50},{y + 66 + n * 22} {x + 50},{y + 66 + n * 22} {x + 118 - n * 7},{y + 98 + n * 20} "
    sheet.line(lines, "#3a0a12", 7.4)


def _balloons(sheet: Poster) -> None:
    """Two who speak at once, each a language of its own: quotation marks of either."""
    x, y = CENTRE
    left = f"M{x - 196},{y - 110} h206 q34,0 34,34 v82 q0,34 -34,34 h-96 l-56,58 v-58 h-54 q-34,0 -34,-34 v-82 q0,-34 34,-34z"
    right = f"M{x - 2},{y - 10} h190 q34,0 34,34 v82 q0,34 -34,34 h-42 v58 l-56,-58 h-92 q-34,0 -34,-34 v-82 q0,-34 34,-34z"
    sheet.form(left, "#f4ead2", Shade("#8a7c60", (x - 120, y), (x + 30, y + 60), 0.8))
    sheet.line(left, "#16305e", 6)
    sheet.form(right, "#c0273a", Shade("#4a0612", (x + 60, y + 40), (x + 230, y + 130), 0.95))
    sheet.line(right, "#f4ead2", 6)
    mark = "M0,0 c-26,4 -40,24 -38,48 a22,22 0 1 0 22,-24 c0,-10 6,-18 18,-22z"
    for dx in (-104, -36):
        with sheet.moved(f"translate({x + dx},{y - 84}) scale(1.15)"):
            sheet.flat(f'<path d="{mark}" fill="#16305e"/>')
    for dx in (66, 130):
        sheet.line(
            f"M{x + dx + 34},{y + 34} L{x + dx},{y + 66} L{x + dx + 34},{y + 98}", "#f4ead2", 13
        )


def _crown(sheet: Poster) -> None:
    """A crown over a key: the deluxe edition knows what it is."""
    x, y = CENTRE
    crown = (
        f"M{x - 150},{y + 46} L{x - 172},{y - 88} L{x - 88},{y - 22} L{x},{y - 134} L{x + 88},{y - 22} "
        f"L{x + 172},{y - 88} L{x + 150},{y + 46}Z"
    )
    sheet.form(crown, "#e8bd62", Shade("#6e4410", (x - 60, y - 40), (x + 170, y + 30), 0.95))
    sheet.form(
        f"M{x - 154},{y + 46} H{x + 154} V{y + 92} H{x - 154}Z",
        "#c9902e",
        Shade("#4a2c06", (x - 40, y), (x + 150, y), 0.9),
    )
    for px, py, r in ((-172, -96, 17), (0, -144, 20), (172, -96, 17)):
        sheet.flat(
            f'<circle cx="{x + px}" cy="{y + py}" r="{r}" fill="#f7e2a8"/><circle cx="{x + px - 4}" cy="{y + py - 5}" r="{r * 0.4}" fill="#fff"/>'
        )
    for n, colour in enumerate(SUSPECTS.values()):
        at = x - 120 + n * 48
        sheet.flat(
            f'<path d="M{at},{y + 51} l15,18 -15,18 -15,-18z" fill="#3a2306"/>'
            f'<path d="M{at},{y + 54} l12.5,15 -12.5,15 -12.5,-15z" fill="{colour}"/>'
            f'<path d="M{at},{y + 54} l12.5,15 -12.5,-3z" fill="#fff" fill-opacity=".45"/>'
        )
    sheet.line(
        f"M{x - 90},{y + 140} H{x + 120} M{x + 76},{y + 140} v30 M{x + 108},{y + 140} v24",
        "#e8bd62",
        15,
    )
    sheet.flat(
        f'<circle cx="{x - 112}" cy="{y + 140}" r="31" fill="none" stroke="#e8bd62" stroke-width="15"/>'
    )


def _rosette(sheet: Poster) -> None:
    """A seal on its ribbon, for a shelf behind glass."""
    x, y = CENTRE
    for side in (-1, 1):
        tail = f"M{x + side * 20},{y + 60} L{x + side * 116},{y + 226} L{x + side * 66},{y + 214} L{x + side * 38},{y + 254} L{x - side * 30},{y + 80}Z"
        sheet.form(tail, "#7b3fa0", Shade("#240a34", (x, y + 90), (x + side * 90, y + 220), 0.9))
    petals = "".join(
        f"M{x},{y - 20} L{x + 150 * math.cos(a - 0.11):.1f},{y - 20 + 150 * math.sin(a - 0.11):.1f} "
        f"A18,18 0 0 1 {x + 150 * math.cos(a + 0.11):.1f},{y - 20 + 150 * math.sin(a + 0.11):.1f}Z "
        for a in (math.tau * n / 28 for n in range(28))
    )
    sheet.form(petals, "#e8bd62", Shade("#6e4410", (x - 60, y - 80), (x + 130, y + 90), 0.95))
    disc = f"M{x - 104},{y - 20} a104,104 0 1 1 208,0 a104,104 0 1 1 -208,0Z"
    sheet.form(disc, "#a3182a", Shade("#3a040c", (x - 30, y - 60), (x + 100, y + 70), 0.95))
    sheet.flat(
        f'<circle cx="{x}" cy="{y - 20}" r="82" fill="none" stroke="#f2a0a0" stroke-opacity=".55" stroke-width="5"/>'
    )
    keyhole = f"M{x - 15},{y - 32} a27,27 0 1 1 30,0 L{x + 26},{y + 32} H{x - 26}Z"
    sheet.form(keyhole, "#f6dcb0", Shade("#8a5a1c", (x - 10, y - 40), (x + 34, y + 20), 0.8))


COVERS: Final[dict[str, Cover]] = {
    "vintage": Cover(Ground("#3a2412", "#7a4c22", ("#f8e6bc", "#c98f4a")), _magnifier, "#f1e6c8"),
    "detective-1986": Cover(
        Ground("#2a0a10", "#6a1a22", ("#f8dcb8", "#d8744a")), _fingerprint, "#f0c9a0"
    ),
    "bilingual": Cover(Ground("#0a1c3e", "#1f4a8a", ("#cfe2f4", "#5a8fd0")), _balloons, "#e6eef8"),
    "deluxe": Cover(Ground("#04201a", "#0f5a48", ("#c9f0d8", "#2f9a78")), _crown, "#e8d08a"),
    "collector-2020": Cover(
        Ground("#120a1c", "#38205a", ("#e4d2f4", "#8a5fc0")), _rosette, "#d8c0f0"
    ),
}


def draw(edition: str) -> Image:
    """The cover with its staples and its border."""
    cover, sheet = COVERS[edition], Poster()
    poster.backdrop(sheet, cover.ground)
    cover.emblem(sheet)
    for inset, wide in ((22, 5.0), (36, 1.8)):
        sheet.flat(
            f'<rect x="{inset}" y="{inset}" width="{600 - 2 * inset}" height="{800 - 2 * inset}" rx="6" fill="none" '
            f'stroke="{cover.rule}" stroke-width="{wide}"/>'
        )
    for n in range(5):
        sheet.flat(
            f'<path d="M{180 + n * 60},{660 + abs(n - 2) * 6} l14,17 -14,17 -14,-17z" fill="{cover.rule}" fill-opacity=".9"/>'
        )
    sheet.flat(
        '<rect width="26" height="800" fill="#000" fill-opacity=".28"/><rect x="26" width="3" height="800" fill="#fff" fill-opacity=".18"/>'
        '<path d="M9,180 v60 M9,560 v60" stroke="#d8d8d8" stroke-width="6" stroke-linecap="round"/>'
    )
    return sheet.print(SIZE[0] / poster.WIDTH).convert("RGB")


def make_covers() -> list[manifest.Entry]:
    """All five."""
    (manifest.ASSETS / FOLDER).mkdir(parents=True, exist_ok=True)
    entries = []
    for edition in COVERS:
        file = f"{FOLDER}/{edition}.webp"
        draw(edition).save(manifest.ASSETS / file, quality=QUALITY, method=6)
        entries.append(
            manifest.Entry(
                f"cover.{edition}", "picture", file, "a rulebook's cover", "covers", SIZE
            )
        )
    return entries


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {"covers": make_covers}
