"""Mrs. Peacock: a profile with the chin well up, feathers and a fan."""

from __future__ import annotations

import math
from typing import Final

from art.portraits import strokes
from art.portraits.features import Look, brow
from art.portraits.poster import Ground, Poster, Shade

GROUND: Final = Ground("#06122e", "#173a7a", ("#8fd0d8", "#2c6fb8"))
SKIN: Final = "#f3d2ba"
SHADOW: Final = "#c9907a"
DEEP: Final = "#8a5350"
SILVER: Final = "#dfe3ea"
STEEL: Final = "#6f7c93"
BLUE: Final = "#1f52b0"
NIGHT: Final = "#0b1d4a"
GOLD: Final = "#e8bd62"

NECK: Final = (
    "M262,500 C276,524 284,560 270,600 C246,640 150,640 108,706 L96,800 H520 L508,716 "
    "C496,664 440,640 410,612 C388,584 388,530 396,470 L392,400Z"
)


def figure(look: Look) -> Poster:
    """Herself, cut out."""
    poster = Poster()
    with poster.turned(7 + look.tilt, (330, 480)):
        for curve, size in (
            (((352, 214), (376, 160), (360, 110), (392, 72)), 0.92),
            (((366, 218), (410, 170), (436, 138), (482, 118)), 1.0),
            (((376, 232), (430, 206), (470, 200), (512, 206)), 0.9),
        ):
            _feather(poster, curve, size)
        _hair_behind(poster)
    _body(poster)
    with poster.turned(7 + look.tilt, (330, 480)):
        _face(poster, look)
        _hair(poster)
        _hat(poster)
    _choker(poster)
    _fan(poster)
    return poster


GAPES: Final = {"speaking": 13.0, "startled": 18.0, "guilty": -1.0, "smug": 0.0}
"""How far the jaw is open."""


def _head(gape: float, curl: float) -> str:
    """The profile: brow, nose, two lips and a chin that drops as far as the mouth is open."""
    g = gape
    return (
        "M262,222 C240,240 226,268 222,300 C221,310 225,318 226,326 C216,346 200,370 187,392 "
        "C183,400 188,406 197,407 C204,408 210,410 211,414 C211,420 206,424 204,430 "
        f"C202,435 205,439 {210 - curl},{441 - curl} "
        + (
            f"C216,442 224,443 228,444 C224,{446 + g * 0.5} 217,{442 + g} {211 + g * 0.3},{441 + g} "
            if g > 2
            else ""
        )
        + f"C{205 + g * 0.3},{445 + g} {204 + g * 0.4},{451 + g} {208 + g * 0.5},{456 + g} "
        f"C{211 + g * 0.5},{461 + g} {214 + g * 0.5},{464 + g} {212 + g * 0.6},{470 + g} "
        f"C{207 + g * 0.6},{477 + g} {207 + g * 0.7},{488 + g} {214 + g * 0.8},{497 + g} "
        f"C{223 + g * 0.8},{508 + g} 244,{510 + g * 0.8} 262,{506 + g * 0.6} C290,{500 + g * 0.4} 318,492 340,474 "
        "C380,450 400,400 396,330 C392,250 330,206 262,222Z"
    )


def _feather(poster: Poster, curve: strokes.Cubic, size: float) -> None:
    """One tail feather: bronze barbs and the eye at its end."""
    barbs = ""
    for i in range(44):
        t = 0.12 + 0.86 * i / 43
        x, y = strokes.along(curve, t)
        nx, ny = strokes.across(curve, t)
        tx, ty = ny, -nx
        for side in (-1, 1):
            reach = size * (20 + 26 * t)
            ex = x + nx * side * reach + tx * reach * 0.55
            ey = y + ny * side * reach + ty * reach * 0.55
            tone = ("#1d7a66", "#2fa37c", "#b98f36")[i % 3]
            mx, my = x + nx * side * reach * 0.6, y + ny * side * reach * 0.6
            barbs += (
                f'<path d="M{x:.1f},{y:.1f} Q{mx:.1f},{my:.1f} {ex:.1f},{ey:.1f}" fill="none" '
                f'stroke="{tone}" stroke-width="{2.2 * size:.1f}" stroke-linecap="round"/>'
            )
    poster.flat(barbs)
    (ax, ay), (bx, by) = strokes.along(curve, 0.9), strokes.along(curve, 1.0)
    angle = math.degrees(math.atan2(by - ay, bx - ax)) + 90
    drop = (
        "M0,-40 C18,-28 30,-8 28,10 C26,30 12,38 0,38 C-12,38 -26,30 -28,10 C-30,-8 -18,-28 0,-40Z"
    )
    rings = "".join(
        f'<path transform="translate(0,{shift}) scale({scale})" d="{drop}" fill="{tone}"/>'
        for scale, shift, tone in (
            (1.0, 0, "#c99a35"),
            (0.84, 2, "#e8cf6a"),
            (0.7, 4, "#2fa37c"),
            (0.55, 6, "#35c3d6"),
            (0.36, 9, "#122a78"),
        )
    )
    poster.line(
        "M{:.1f},{:.1f} C{:.1f},{:.1f} {:.1f},{:.1f} {:.1f},{:.1f}".format(
            *(value for point in curve for value in point)
        ),
        "#f0dc9a",
        2.4,
    )
    with poster.moved(f"translate({bx:.1f},{by:.1f}) rotate({angle:.1f}) scale({size * 0.95})"):
        poster.flat(rings)
        poster.shade(drop, Shade("#0b1d4a", (-6, 0), (34, 10), 0.55))


def _hair_behind(poster: Poster) -> None:
    bun = "M376,330 C420,316 462,344 460,388 C458,430 418,452 386,436 C360,420 352,380 376,330Z"
    poster.form(bun, SILVER, Shade(STEEL, (390, 360), (462, 420), 1.0))
    for i in range(4):
        poster.line(
            f"M{384 + i * 4},{348 + i * 9} C{414 + i * 4},{338 + i * 10} {444 - i * 2},{360 + i * 9} "
            f"{440 - i * 6},{392 + i * 7}",
            STEEL,
            2,
            0.8,
        )


def _body(poster: Poster) -> None:
    collar = "M380,700 C384,590 392,500 420,452 C476,486 528,566 534,672 L500,760Z"
    poster.form(collar, "#2b66c8", Shade(NIGHT, (500, 560), (390, 600), 0.95))
    poster.line("M420,452 C476,486 528,566 534,672", GOLD, 4)
    for fold in range(4):
        poster.line(
            f"M{428 + fold * 20},{476 + fold * 26} L{408 + fold * 8},{600 + fold * 14}",
            NIGHT,
            2,
            0.5,
        )
    poster.form(
        NECK,
        SKIN,
        Shade(
            DEEP,
            (290, 600),
            (330, 500),
            0.9,
            inside="M250,500 L396,440 L394,560 C360,520 310,516 262,524Z",
        ),
        Shade(DEEP, (320, 560), (420, 560), 0.85),
    )
    poster.line("M338,500 C330,540 322,570 306,600", SHADOW, 2.6)
    gown = (
        "M92,800 C96,740 104,700 124,676 C150,650 190,636 226,626 C262,650 300,690 318,742 "
        "C344,690 384,644 420,620 C470,640 502,670 512,716 L522,800Z"
    )
    poster.form(
        gown,
        BLUE,
        Shade(NIGHT, (220, 660), (500, 740), 1.0),
        Shade(NIGHT, (180, 690), (90, 800), 0.8),
    )
    poster.line("M226,626 C262,650 300,690 318,742 C344,690 384,644 420,620", GOLD, 4)
    scales = ""
    for row in range(7):
        for step in range(12):
            x = 118 + step * 36 + (18 if row % 2 else 0)
            y = 672 + row * 20
            scales += f"M{x - 18},{y} A18,18 0 0 0 {x + 18},{y} "
    clip = poster.clip(gown)
    poster.flat(
        f'<g {clip}><path d="{scales}" fill="none" stroke="#5fd0d8" stroke-opacity=".5" '
        f'stroke-width="1.8"/></g>'
    )


def _face(poster: Poster, look: Look) -> None:
    gape = GAPES.get(look.mouth, 0.0)
    if gape > 2:
        poster.flat('<path fill="#4a1016" d="M208,436 L246,440 L250,470 L216,470Z"/>')
    poster.form(
        _head(gape, 2 if look.mouth == "smug" else 0),
        SKIN,
        Shade(
            DEEP,
            (250, 420),
            (400, 430),
            0.8,
            inside=(
                "M300,300 L400,300 L400,470 L262,520 C250,512 262,498 284,488 C316,470 318,440 306,420 "
                "C320,396 316,340 300,300Z"
            ),
        ),
        Shade("#d9695a", (262, 408), (306, 420), 0.65, round=True),
        Shade(SHADOW, (240, 290), (250, 230), 0.5),
        Shade(SHADOW, (220, 380), (196, 412), 0.6),
    )
    poster.flat(
        f'<path d="M197,407 C204,396 216,394 222,402 C218,408 208,410 197,407Z" fill="{SHADOW}"/>'
        f'<path d="M203,404 C208,399 214,400 217,404 C213,407 207,407 203,404Z" fill="{DEEP}"/>'
    )
    poster.line("M220,396 C227,399 228,406 223,411", SHADOW, 2.6)
    poster.line("M228,416 C238,426 244,438 243,452", SHADOW, 2.6)
    poster.line("M214,468 C220,466 226,466 232,470", SHADOW, 2.6)
    poster.line("M250,506 C266,500 282,494 296,484", SHADOW, 2.4)
    _mouth(poster, look.mouth, gape)
    _eye(poster, look)
    poster.line("M288,332 C294,330 299,328 304,325 M289,338 C295,339 301,339 306,338", SHADOW, 2)


def _mouth(poster: Poster, kind: str, gape: float) -> None:
    """Lips of a profile: the corner rises when she is pleased with herself, and falls when found out."""
    corner = {
        "smug": (241, 436),
        "guilty": (238, 452),
        "speaking": (240, 450),
        "startled": (234, 452),
    }.get(kind, (237, 444))
    x, y = corner
    low = 441 + gape
    if gape > 2:
        poster.flat(
            f'<path fill="#4a1016" d="M207,440 C216,440 228,442 {x},{y} C230,{y + 6} 220,{low + 4} {211 + gape * 0.3},{low}Z"/>'
            '<path fill="#fbf4e4" d="M208,440 C216,441 226,443 232,446 L228,449 C220,446 214,445 209,445Z"/>'
        )
    poster.flat(
        f'<path fill="#8c1d3c" d="M204,430 C209,426 215,428 220,432 C226,435 {x - 5},{y - 6} {x},{y} '
        f'C227,{min(y, 443)} 216,442 210,441 C205,439 202,435 204,430Z"/>'
        f'<path fill="#b52a4c" d="M{210 + gape * 0.3},{low} C217,{low + 1} 227,{(low + y) / 2 + 2} {x},{y} '
        f'C232,{y + 9} 219,{low + 18} {208 + gape * 0.5},{low + 15} C204,{low + 10} 205,{low + 4} {210 + gape * 0.3},{low}Z"/>'
        f'<path fill="#e88a94" d="M{211 + gape * 0.4},{low + 9} C215,{low + 6} 222,{low + 7} 226,{low + 9} '
        f'C220,{low + 12} 214,{low + 12} {211 + gape * 0.4},{low + 9}Z"/>'
    )
    if kind == "smug":
        poster.line("M243,428 C249,432 250,438 246,443", SHADOW, 2.8)
    if kind == "guilty":
        poster.line("M240,454 C244,458 244,463 241,467", SHADOW, 2.8)


def _eye(poster: Poster, look: Look) -> None:
    """An eye from the side: a wedge, its cornea round in front, the iris a narrow ellipse behind it."""
    rise = 15 * look.lids - 9 * (1 - min(1.0, look.lids))
    top, foot = 338 - rise, 348 - 5 * look.squint
    lid = min(top, 326.0)
    poster.flat(
        f'<path fill="#6f8dbd" d="M231,{lid - 2} C238,{lid - 17} 262,{lid - 13} 279,337 C268,345 250,351 240,349 '
        f'C234,342 231,334 231,{lid - 2}Z"/>'
    )
    wedge = f"M237,{top} C233,{(top + foot) / 2 - 3} 234,{(top + foot) / 2 + 4} 239,{foot} C252,{foot + 1} 265,345 274,338 C262,{top + 4} 248,{top - 2} 237,{top}Z"
    if look.lids > 0.05:
        x, y = 239.5 + look.gaze[0] * -7, 336 + look.gaze[1] * 5
        wide = 4.6 + abs(look.gaze[0]) * 2
        poster.flat(
            f'<path d="{wedge}" fill="#fbf1e0"/><g {poster.clip(wedge)}>'
            f'<path d="M230,{top - 4} H280 V{top + 4} C262,{top + 6} 246,{top + 4} 230,{top + 6}Z" fill="#5a3a34" fill-opacity=".35"/>'
            f'<ellipse cx="{x}" cy="{y}" rx="{wide}" ry="9.5" fill="#3c7fb0"/>'
            f'<ellipse cx="{x}" cy="{y}" rx="{wide}" ry="9.5" fill="none" stroke="#0d0a0c" stroke-opacity=".6" stroke-width="1.8"/>'
            f'<ellipse cx="{x - 1.2}" cy="{y}" rx="{wide * 0.5}" ry="5.2" fill="#0b0a0c"/>'
            f'<circle cx="{x - 0.6}" cy="{y - 4}" r="1.9" fill="#fff"/></g>'
        )
    else:
        poster.flat(f'<path d="{wedge}" fill="#6f8dbd"/>')
        top = 346.0
    poster.flat(
        f'<path fill="#1a1626" d="M223,{top - 9} C228,{top - 4} 232,{top - 2} 236,{top + 1} C248,{top - 1} 262,{top + 5} 276,339 '
        f'C264,{top - 4} 250,{top - 8} 238,{top - 5} C232,{top - 5} 227,{top - 6} 223,{top - 9}Z"/>'
    )
    poster.line("M240,349 C252,352 264,350 272,345", SHADOW, 2.2)
    brow(
        poster, "M228,300 C240,280 266,274 290,294 C268,284 246,288 232,304Z", "#7b86a0", (260, 288),
        look, inner=-1, cocked=True,
    )  # fmt: skip


def _hair(poster: Poster) -> None:
    ear = "M352,340 C372,330 384,350 378,374 C374,394 360,404 352,396 C346,382 346,356 352,340Z"
    poster.form(ear, SKIN, Shade(DEEP, (354, 360), (384, 380), 0.8))
    poster.line("M358,352 C370,350 372,368 364,380", SHADOW, 2.4)
    sweep = (
        "M244,244 C250,196 300,168 350,176 C412,186 440,240 436,300 C434,336 420,360 400,372 "
        "C392,376 384,366 380,352 C374,330 356,326 342,344 C334,326 322,306 306,292 "
        "C286,276 262,270 244,244Z"
    )
    poster.form(
        sweep,
        SILVER,
        Shade(STEEL, (300, 240), (436, 340), 1.0),
        Shade(STEEL, (290, 260), (300, 300), 0.35),
    )
    for i in range(8):
        poster.line(
            f"M{254 + i * 7},{250 - i * 4} C{290 + i * 9},{276 - i * 9} {334 + i * 8},{304 - i * 10} "
            f"{356 + i * 9},{340 - i * 6}",
            STEEL,
            2,
            0.65,
        )
    poster.line("M262,240 C300,246 340,262 368,292", "#ffffff", 3, 0.8)
    poster.flat(
        '<circle cx="362" cy="402" r="5" fill="#f0c56d"/>'
        '<path fill="#f0c56d" d="M362,408 c10,14 12,26 0,38 c-12,-12 -10,-24 0,-38z"/>'
        '<path fill="#1b3f9e" d="M362,416 c6,9 7,17 0,24 c-7,-7 -6,-15 0,-24z"/>'
        '<path fill="#7fb0ff" d="M360,420 c-3,6 -3,9 -1,13 z"/>'
    )


def _hat(poster: Poster) -> None:
    crown = (
        "M246,216 C250,168 296,138 352,142 C404,146 436,176 438,222 C440,240 424,248 410,240 "
        "C366,214 310,210 262,214Z"
    )
    poster.form(crown, BLUE, Shade(NIGHT, (300, 170), (440, 230), 1.0))
    brim = "M240,232 C262,204 340,196 412,228 C436,240 448,258 438,266 C392,234 310,226 248,246 C240,246 236,240 240,232Z"
    poster.form(brim, "#16398a", Shade(NIGHT, (300, 220), (440, 260), 0.9))
    poster.line("M262,212 C310,206 372,212 424,240", GOLD, 5)
    poster.flat(
        '<path fill="#f0c56d" d="M356,184 l16,20 -10,28 -22,-4 -8,-24z"/>'
        '<path fill="#0e7a8a" d="M355,191 l11,14 -7,20 -15,-3 -6,-16z"/>'
        '<path fill="#8ff0ea" d="M355,191 l11,14 -15,-2z"/>'
    )


def _choker(poster: Poster) -> None:
    for row in range(4):
        y = 536 + row * 13
        lean = row * 2.4
        poster.flat(
            strokes.pearls(
                ((279 - lean * 0.2, y), (310, y + 24), (352, y + 22), (393 + lean * 0.4, y - 8)),
                15,
                5.4,
            )
        )
    poster.flat(
        '<ellipse cx="318" cy="574" rx="19" ry="25" fill="#f0c56d"/>'
        '<ellipse cx="318" cy="574" rx="15" ry="21" fill="#1b3f9e"/>'
        '<path d="M318,558 c6,4 8,10 4,15 c6,4 7,12 2,18 h-12 c-4,-6 -3,-13 2,-17 c-4,-6 -2,-12 4,-16z" '
        'fill="#fdf3e0"/>'
    )


def _fan(poster: Poster) -> None:
    """A feathered fan spread before her, held from below."""
    cx, cy = 196, 812
    leaves = 9
    for i in range(leaves):
        angle = math.radians(-168 + i * 15.5)
        tip = (cx + 196 * math.cos(angle), cy + 196 * math.sin(angle))
        side = math.radians(8.6)
        left = (cx + 178 * math.cos(angle - side), cy + 178 * math.sin(angle - side))
        right = (cx + 178 * math.cos(angle + side), cy + 178 * math.sin(angle + side))
        leaf = (
            f"M{cx},{cy} L{left[0]:.1f},{left[1]:.1f} Q{tip[0]:.1f},{tip[1]:.1f} "
            f"{right[0]:.1f},{right[1]:.1f}Z"
        )
        poster.form(
            leaf,
            "#1a8f8c" if i % 2 else "#157a86",
            Shade("#062b45", (cx, cy - 60), right, 0.55),
            Shade("#052238", tip, (cx, cy), 0.8),
        )
        ex, ey = cx + 152 * math.cos(angle), cy + 152 * math.sin(angle)
        turn = math.degrees(angle) + 90
        with poster.moved(f"translate({ex:.1f},{ey:.1f}) rotate({turn:.1f})"):
            poster.flat(
                '<ellipse rx="16" ry="22" fill="#c99a35"/><ellipse cy="2" rx="12" ry="16" fill="#35c3d6"/>'
                '<ellipse cy="5" rx="7" ry="9" fill="#122a78"/>'
            )
        poster.line(
            f"M{cx},{cy} L{cx + 124 * math.cos(angle):.1f},{cy + 124 * math.sin(angle):.1f}",
            "#f2d590",
            3.4,
        )
