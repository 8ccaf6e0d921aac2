"""Mrs. White: the cook, who has heard every word and says nothing."""

from __future__ import annotations

from typing import Final

from art.portraits import strokes
from art.portraits.features import Eye, Lips, Look, brow, eye, mouth
from art.portraits.hands import fist
from art.portraits.poster import Ground, Poster, Shade

GROUND: Final = Ground("#181d26", "#4b5565", ("#f4ecd6", "#9aa6b4"))
SKIN: Final = "#f3ccae"
SHADOW: Final = "#c58a70"
DEEP: Final = "#8a5246"
HAIR: Final = "#8a5a40"
HAIR_DARK: Final = "#3a2016"
GREY: Final = "#d2c6ba"
LINEN: Final = "#f6f1e4"
FOLD: Final = "#8d93a3"
BLACK: Final = "#22222b"
BLACK_LIGHT: Final = "#5c6072"
STEEL: Final = "#c3c8d0"
ROSE: Final = "#b8454c"

FACE: Final = (
    "M300,232 C254,232 226,266 224,314 C223,330 228,342 227,354 C220,370 215,386 216,404 "
    "C218,426 224,446 232,466 C240,494 258,520 288,522 C322,524 358,502 376,464 "
    "C390,432 396,388 394,344 C392,272 352,232 300,232Z"
)
EYES: Final = (
    Eye((225, 357), (255, 359), 11.5, 7, (239, 355.5, 8.6), "#6f5a3a", "#dba58c", "#3a211a", 8, 5),
    Eye(
        (283, 361),
        (336, 358),
        13.5,
        9,
        (307, 357.5, 10.5),
        "#6f5a3a",
        "#dba58c",
        "#3a211a",
        9,
        5.5,
        (343, 350),
    ),
)
LIPS: Final = Lips((259, 463), (0.8, 0.76), -3, "#a83c46", "#c9605f", "#6a1c22", SHADOW, 6.5)


def figure(look: Look) -> Poster:
    """Herself, cut out: drawn looking left, then turned to look right."""
    poster = Poster()
    head = f"translate(0,12) rotate({-2 + look.tilt} 310 500)"
    with poster.moved("translate(600,0) scale(-1,1)"):
        with poster.moved(head):
            _hair_behind(poster)
        _body(poster)
        with poster.moved(head):
            _face(poster, look)
            _hair(poster)
            _cap(poster)
        _ladle(poster)
    return poster


def _hair_behind(poster: Poster) -> None:
    """A soft knot of hair at the nape, and the ends of the cap's ribbon."""
    tails = (
        "M424,300 C452,330 462,386 450,440 C440,432 434,424 430,414 C432,376 426,340 410,316Z "
        "M416,306 C432,346 436,404 424,462 C414,452 408,444 404,434 C410,390 408,350 398,322Z"
    )
    knot = "M384,384 C398,366 436,366 444,396 C452,428 430,458 400,456 C378,454 366,430 370,408Z"
    poster.form(knot, HAIR, Shade(HAIR_DARK, (396, 390), (446, 440), 0.95))
    poster.line(
        "M392,396 C412,384 432,396 432,416 M386,410 C402,398 422,408 420,430 M400,446 C416,446 430,436 436,422",
        GREY, 2.6, 0.9,
    )  # fmt: skip
    poster.form(tails, BLACK, Shade(BLACK_LIGHT, (410, 330), (450, 420), 0.8))


def _body(poster: Poster) -> None:
    neck = "M274,480 C280,520 278,552 268,584 L268,620 H384 L390,590 C374,560 370,520 376,440Z"
    poster.form(
        neck,
        SKIN,
        Shade(
            DEEP,
            (262, 590),
            (330, 490),
            1.0,
            inside="M250,490 L392,430 L392,566 C360,546 310,542 270,552Z",
        ),
    )
    dress = (
        "M72,800 C78,716 106,660 166,632 C206,614 240,600 256,574 C290,604 360,604 396,572 "
        "C414,602 450,616 486,634 C528,658 548,716 552,800Z"
    )
    poster.form(dress, BLACK, Shade(BLACK_LIGHT, (320, 700), (110, 660), 0.8))
    bib = "M206,800 C204,742 206,700 214,668 C262,690 366,690 420,664 C430,700 434,748 434,800Z"
    straps = "M196,622 C206,640 214,660 218,690 L246,690 C240,656 232,630 222,610Z M428,610 C424,636 416,664 408,688 L436,686 C446,660 456,640 462,626Z"
    poster.form(straps, LINEN, Shade(FOLD, (230, 640), (460, 650), 0.8))
    poster.form(
        bib,
        LINEN,
        Shade(FOLD, (290, 720), (440, 760), 0.95),
        Shade(FOLD, (240, 720), (200, 730), 0.5),
    )
    for x in range(226, 430, 25):
        poster.line(
            f"M{x},{684 if 250 < x < 400 else 678} C{x + 3},{720} {x - 2},{760} {x},{800}",
            FOLD,
            1.8,
            0.6,
        )
    _frill(poster, [(x, 676 + 14 * (1 - ((x - 317) / 105) ** 2)) for x in range(212, 424, 15)], 9)
    collar = (
        "M250,566 C254,590 290,606 326,606 C362,606 396,590 402,562 L416,596 C400,628 360,640 322,640 "
        "C282,640 248,626 236,598Z"
    )
    poster.form(collar, LINEN, Shade(FOLD, (290, 600), (416, 620), 0.95))
    poster.line("M322,606 L318,640", FOLD, 2.4)
    poster.flat(
        '<ellipse cx="318" cy="622" rx="17" ry="20" fill="#d9b064"/>'
        '<ellipse cx="318" cy="622" rx="13" ry="16" fill="#6f1f2c"/>'
        '<path d="M318,610 c5,3 6,8 3,12 c5,3 6,8 3,12 h-11 c-3,-4 -2,-9 2,-12 c-3,-4 -2,-9 3,-12z" fill="#f4e6d0"/>'
    )


def _frill(poster: Poster, points: list[tuple[float, float]], radius: float) -> None:
    """A gathered edge: a row of small rounds, each with its own shadow."""
    for x, y in points:
        poster.flat(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{LINEN}"/>')
    for (ax, ay), (bx, by) in zip(points, points[1:], strict=False):
        mx, my = (ax + bx) / 2, (ay + by) / 2
        poster.line(
            f"M{mx:.1f},{my - radius * 0.7:.1f} L{mx:.1f},{my + radius * 0.8:.1f}", FOLD, 2, 0.85
        )


def _face(poster: Poster, look: Look) -> None:
    chin = "M258,500 C266,540 300,556 334,548 C366,538 384,504 386,464 L300,470Z"
    poster.form(chin, SKIN, Shade(DEEP, (310, 512), (322, 552), 0.9))
    ear = "M380,366 C396,356 406,372 400,394 C396,412 386,422 378,416Z"
    poster.form(ear, SKIN, Shade(DEEP, (380, 372), (404, 400), 0.8))
    poster.form(
        FACE,
        SKIN,
        Shade(
            SHADOW,
            (262, 430),
            (214, 436),
            0.8,
            inside="M240,250 L200,250 L200,530 L268,526 C250,506 246,478 250,452 C236,430 234,410 240,392 C230,362 230,300 240,250Z",
        ),
        Shade(
            DEEP,
            (330, 440),
            (400, 474),
            0.75,
            inside="M400,370 L400,530 L290,526 C334,508 364,462 376,396Z",
        ),
        Shade("#e0705c", (332, 424), (376, 442), 0.75, round=True),
        Shade("#e0705c", (234, 424), (262, 438), 0.6, round=True),
        Shade(SHADOW, (300, 312), (300, 250), 0.7),
    )
    # a nose that has been in every pot: it stands out before the far cheek
    poster.form(
        "M252,340 C248,364 233,386 215,401 C207,408 208,419 217,421 C223,423 229,419 235,422 "
        "C247,427 260,421 263,410 C264,392 260,364 252,340Z",
        "#f7d6ba",
        Shade(SHADOW, (254, 388), (234, 400), 0.8),
        Shade("#d9604c", (218, 412), (238, 418), 0.4, round=True),
    )
    poster.line(
        "M226,391 L215,401 C207,408 208,419 217,421 C221,422 225,421 229,420 M240,424 C250,427 259,421 262,412",
        DEEP,
        2.6,
    )
    # a mouth that keeps its opinion to one corner
    if look.mouth == "neutral":
        poster.flat(
            f'<path fill="{ROSE}" d="M235,464 C241,457 247,454 252,454 L257,456 C264,453 274,455 286,452 C276,464 246,467 235,464Z"/>'
            '<path fill="#cf6a66" d="M238,465 C250,467 272,463 284,455 C281,471 262,478 250,476 C244,475 240,470 238,465Z"/>'
            '<path fill="#f2aa9c" d="M248,470 C253,467 260,467 264,468 C259,473 252,473 248,470Z"/>'
        )
        poster.line("M235,464 C247,467 274,463 288,450", "#7a2228", 2.6)
        poster.line("M289,442 C295,445 297,451 294,457", SHADOW, 3)
    else:
        mouth(poster, LIPS, look.mouth)
    poster.line("M280,420 C294,427 302,436 305,445", SHADOW, 2.6)
    poster.line("M256,494 C264,490 276,490 284,493", SHADOW, 2.8)
    for one in EYES:
        eye(poster, one, look)
    poster.line("M227,355 L219,350 M231,350 L224,344", "#3a211a", 2.2)
    poster.line("M291,377 C305,383 320,381 332,374 M231,373 C239,377 246,376 252,372", SHADOW, 2.4)
    poster.line("M348,358 L357,353 M349,365 L359,366", SHADOW, 2)
    brow(
        poster, "M220,334 C230,320 246,320 258,331 C246,326 232,328 223,337Z", "#7a5a48", (240, 328),
        look, inner=1,
    )  # fmt: skip
    brow(
        poster, "M281,324 C300,302 332,302 350,324 C332,312 302,312 284,329Z", "#7a5a48", (316, 314),
        look, inner=-1, cocked=True,
    )  # fmt: skip


def _hair(poster: Poster) -> None:
    """Parted in the middle, in two soft waves, grey coming in."""
    far = "M288,270 C250,262 222,286 218,336 C216,352 220,362 226,364 C228,346 236,334 250,326 C268,316 284,300 288,270Z"
    near = (
        "M284,270 C290,306 324,318 350,330 C374,340 380,362 376,388 C376,402 392,406 400,394 "
        "C412,370 412,318 388,288 C362,262 316,258 284,270Z"
    )
    poster.form(far, HAIR, Shade(HAIR_DARK, (270, 280), (222, 350), 0.85))
    poster.form(near, HAIR, Shade(HAIR_DARK, (310, 280), (404, 380), 0.95))
    poster.line(
        "M282,284 C258,286 236,302 228,334 M286,292 C266,308 244,312 230,346 M292,284 C320,306 364,308 384,348 "
        "M304,280 C346,290 392,310 396,366 M298,298 C326,318 366,326 384,372",
        GREY, 3, 0.95,
    )  # fmt: skip
    poster.flat(
        '<circle cx="390" cy="424" r="6.6" fill="#d9b064"/><circle cx="390" cy="424" r="5.2" fill="#fdf3e0"/>'
        '<circle cx="388" cy="422" r="1.8" fill="#fff"/>'
    )


BRIM: Final[strokes.Cubic] = ((206.0, 306.0), (238.0, 224.0), (372.0, 220.0), (424.0, 312.0))


def _cap(poster: Poster) -> None:
    """A cook's cap: a soft crown gathered into a ribbon, and the frill that hangs from it."""
    crown = (
        "M212,284 C176,262 164,206 196,170 C212,122 268,92 322,98 C384,94 440,130 448,186 "
        "C470,222 458,272 424,292 C372,236 262,232 212,284Z"
    )
    poster.form(
        crown,
        LINEN,
        Shade(FOLD, (280, 150), (456, 240), 0.95),
        Shade(FOLD, (270, 190), (180, 270), 0.6),
    )
    for fold in (
        "M222,268 C204,236 202,196 216,160",
        "M252,252 C242,212 246,164 268,122",
        "M298,244 C294,198 300,152 314,118",
        "M346,246 C356,206 362,160 356,122",
        "M386,260 C408,226 420,186 412,150",
        "M412,280 C436,256 446,226 444,200",
    ):
        poster.line(fold, FOLD, 2.6, 0.75)
    _ruffle(poster)
    ribbon = "M203,294 C236,214 374,210 428,300 L424,318 C372,234 240,238 207,312Z"
    poster.form(ribbon, BLACK, Shade(BLACK_LIGHT, (300, 240), (216, 280), 0.9))
    bow = (
        "M418,304 C428,280 452,270 466,282 C470,298 452,312 430,312Z "
        "M420,308 C438,316 452,334 444,350 C428,352 414,334 414,316Z"
    )
    poster.form(bow, BLACK, Shade(BLACK_LIGHT, (424, 300), (462, 290), 0.9))
    poster.flat(
        f'<circle cx="422" cy="308" r="9" fill="{BLACK_LIGHT}"/><circle cx="421" cy="307" r="6.5" fill="{BLACK}"/>'
    )


def _ruffle(poster: Poster) -> None:
    """The frill: one gathered edge, its folds fanning out from the ribbon."""
    count, deep = 17, 27.0
    roots, hems = [], []
    for i in range(count + 1):
        t = i / count
        (x, y), (nx, ny) = strokes.along(BRIM, t), strokes.across(BRIM, t)
        down = 1 if ny >= 0 else -1
        sway = (-0.35 + 0.7 * t) * 0.2
        roots.append((x, y))
        hems.append((x + (nx * down * 0.5 - sway) * deep, y + (ny * down * 0.5 + 0.5) * deep))
    edge, folds = f"M{roots[0][0]:.1f},{roots[0][1]:.1f} L{hems[0][0]:.1f},{hems[0][1]:.1f} ", ""
    for i in range(1, count + 1):
        (ax, ay), (bx, by), (x, y) = hems[i - 1], hems[i], roots[i]
        (rx, ry), mx, my = roots[i - 1], (ax + bx) / 2, (ay + by) / 2
        edge += f"Q{mx:.1f},{my + 14:.1f} {bx:.1f},{by:.1f} "
        folds += f"M{(rx + x) / 2:.1f},{(ry + y) / 2:.1f} L{mx:.1f},{my:.1f} "
        folds += f"M{bx:.1f},{by:.1f} L{(x * 2 + bx) / 3:.1f},{(y * 2 + by) / 3:.1f} "
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = BRIM
    path = edge + f"L{x3},{y3} C{x2},{y2} {x1},{y1} {x0},{y0}Z"
    poster.flat(
        f'<path transform="translate(0,5)" d="{path}" fill="{HAIR_DARK}" fill-opacity=".45"/>'
    )
    poster.form(path, LINEN, Shade(FOLD, (300, 250), (430, 320), 0.8))
    poster.line(folds, FOLD, 2, 0.8)


def _ladle(poster: Poster) -> None:
    """A ladle held upright like a sceptre."""
    poster.form("M484,330 h13 l5,330 h-22z", STEEL, Shade("#5a6270", (484, 400), (502, 400), 1.0))
    bowl = "M444,286 H536 C538,326 518,350 490,350 C462,350 442,326 444,286Z"
    poster.form(bowl, STEEL, Shade("#4d5563", (470, 300), (536, 330), 1.0))
    poster.flat(
        '<ellipse cx="490" cy="286" rx="46" ry="11" fill="#7b8492"/><ellipse cx="490" cy="288" rx="38" ry="7.5" fill="#3d4552"/>'
    )
    poster.line("M456,304 C458,322 466,334 478,340", "#ffffff", 3.4, 0.9)
    sleeve = "M428,800 C432,744 444,704 462,676 L532,688 C540,724 548,760 550,800Z"
    poster.form(sleeve, BLACK, Shade(BLACK_LIGHT, (480, 740), (430, 740), 0.8))
    cuff = "M450,694 C456,678 466,666 476,660 L534,674 C538,686 540,700 540,714 C510,700 480,694 450,694Z"
    poster.form(cuff, LINEN, Shade(FOLD, (480, 680), (540, 700), 0.9))
    with poster.moved("translate(446,576)"):
        fist(poster, SKIN, DEEP)
