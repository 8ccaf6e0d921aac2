"""Mrs. White: the cook, who has heard every word and says nothing."""

from __future__ import annotations

from typing import Final

from art.portraits.hands import fist
from art.portraits.poster import Poster, Shade, backdrop, frame

SKIN: Final = "#eec4a2"
SHADOW: Final = "#bf8163"
DEEP: Final = "#7d4838"
HAIR: Final = "#7c4a34"
GREY: Final = "#cbbfb4"
LINEN: Final = "#f6f1e4"
FOLD: Final = "#8d93a3"
BLACK: Final = "#22222b"
BLACK_LIGHT: Final = "#5c6072"
STEEL: Final = "#c3c8d0"

FACE: Final = (
    "M300,216 C252,216 222,252 220,310 C219,326 223,338 219,350 C212,362 210,376 214,394 "
    "C219,420 222,448 230,476 C236,504 254,524 280,526 C304,526 340,502 364,462 "
    "C384,426 390,382 390,336 C390,264 350,216 300,216Z"
)


def draw() -> Poster:
    """The whole poster: drawn looking left, then turned to look right."""
    poster = Poster()
    backdrop(poster, "#181d26", "#4b5565", ("#f4ecd6", "#9aa6b4"))
    with poster.moved("translate(600,0) scale(-1,1)"):
        with poster.moved("translate(0,12) rotate(-3 310 500)"):
            _hair_behind(poster)
        _body(poster)
        with poster.moved("translate(0,12) rotate(-3 310 500)"):
            _face(poster)
            _cap(poster)
        _ladle(poster)
    frame(poster)
    return poster


def _hair_behind(poster: Poster) -> None:
    nape = "M384,300 C412,330 416,400 398,448 C388,470 370,470 366,450 L380,330Z"
    poster.form(nape, HAIR, Shade("#2e1710", (380, 340), (412, 440), 0.9))
    bow = "M404,270 C444,280 470,330 462,392 C448,372 432,356 414,348Z M398,280 C420,330 430,400 418,470 C404,440 396,400 392,350Z"
    poster.form(bow, LINEN, Shade(FOLD, (400, 290), (462, 400), 0.9))


def _body(poster: Poster) -> None:
    neck = "M262,480 C270,520 268,552 258,584 L262,620 H392 L398,590 C384,556 382,520 386,440Z"
    poster.form(
        neck,
        SKIN,
        Shade(
            DEEP,
            (262, 590),
            (330, 490),
            1.0,
            inside="M250,490 L392,430 L392,560 C360,536 310,530 264,540Z",
        ),
    )
    poster.line(
        "M300,540 C302,556 300,570 294,584 M352,520 C350,546 344,566 334,586", DEEP, 2.4, 0.7
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


def _face(poster: Poster) -> None:
    ear = "M384,344 C402,332 412,350 406,374 C402,396 390,408 382,402Z"
    poster.form(ear, SKIN, Shade(DEEP, (384, 350), (410, 380), 0.8))
    poster.form(
        FACE,
        SKIN,
        Shade(
            DEEP,
            (280, 420),
            (216, 424),
            0.75,
            inside=(
                "M240,236 L200,236 L200,540 L268,530 C246,512 244,478 250,450 C238,430 236,408 240,390 "
                "C228,360 230,300 240,236Z"
            ),
        ),
        Shade(
            DEEP,
            (330, 440),
            (392, 470),
            0.7,
            inside="M396,380 L396,540 L286,530 C330,510 360,460 372,400Z",
        ),
        Shade("#d2614a", (326, 412), (364, 430), 0.6, round=True),
        Shade("#d2614a", (240, 412), (264, 424), 0.45, round=True),
        Shade(DEEP, (300, 306), (300, 232), 0.75),
    )
    # a long nose with a knob, seen from the side that has the light
    poster.form(
        "M258,336 C256,364 244,392 228,412 C224,420 230,428 240,426 C248,424 254,428 260,430 "
        "C272,428 280,422 282,412 C280,396 270,366 258,336Z",
        "#f3cfae",
        Shade(SHADOW, (262, 390), (236, 400), 0.95),
        Shade("#c9543f", (244, 416), (262, 424), 0.6, round=True),
    )
    poster.line("M228,412 C224,420 230,427 240,425 M258,428 C266,430 276,424 281,413", DEEP, 3)
    # a mouth that keeps its opinion to one corner
    poster.line("M234,468 C248,463 258,467 266,468 C280,467 296,462 310,450", "#8c3a34", 5)
    poster.line("M246,476 C258,480 272,480 288,473", "#b5655a", 3.4)
    poster.line("M312,442 C318,446 319,452 315,458", SHADOW, 3)
    poster.line("M286,420 C302,428 312,438 316,448", SHADOW, 2.8)
    poster.line("M226,424 C224,436 226,446 229,452", DEEP, 2.4)
    poster.line("M250,500 C260,495 272,495 282,499", SHADOW, 3)
    # narrowed eyes; one brow asks
    poster.eye(
        "M226,352 C233,345 247,344 256,354 C248,360 234,360 226,352Z", (240, 351, 8), "#5a6b58"
    )
    poster.eye(
        "M284,355 C296,344 322,343 338,354 C324,364 300,365 284,355Z", (308, 353, 9.5), "#5a6b58"
    )
    poster.flat(
        '<path fill="#3a211a" d="M220,350 C230,338 248,338 258,356 C248,346 234,346 224,354Z"/>'
        '<path fill="#3a211a" d="M281,357 C294,336 324,336 344,356 C324,344 300,344 286,358Z"/>'
        '<path fill="#5c3a2b" d="M218,330 C230,320 246,322 260,332 L259,337 C246,329 232,329 219,337Z"/>'
        '<path fill="#5c3a2b" d="M280,316 C300,288 334,290 352,318 C334,302 304,302 284,322Z"/>'
    )
    poster.line("M284,336 C300,324 322,324 338,334", SHADOW, 2.6)
    poster.line("M292,371 C306,377 322,375 334,368 M232,367 C240,371 248,370 254,366", SHADOW, 2.8)
    poster.line("M348,352 L358,346 M349,359 L360,359 M347,366 L357,371", SHADOW, 2.2)
    poster.line(
        "M264,282 C290,276 318,278 340,286 M270,268 C290,264 314,265 332,270", SHADOW, 2, 0.7
    )


def _cap(poster: Poster) -> None:
    hair = (
        "M212,330 C206,280 230,240 286,236 C268,254 244,276 232,306 C226,322 220,336 214,352Z "
        "M286,236 C356,232 400,276 396,372 C392,396 382,392 380,372 C376,316 340,262 286,236Z"
    )
    poster.form(hair, HAIR, Shade("#2e1710", (300, 250), (400, 360), 0.9))
    for strand in (
        "M288,240 C330,250 366,290 380,350",
        "M300,238 C350,252 380,300 388,360",
        "M280,240 C252,258 230,290 222,326",
    ):
        poster.line(strand, GREY, 3.2, 0.95)
    puff = (
        "M196,262 C168,220 184,160 232,142 C248,108 312,92 352,112 C404,108 444,150 436,204 "
        "C452,232 446,266 424,282 C364,252 266,246 196,274Z"
    )
    poster.form(
        puff,
        LINEN,
        Shade(FOLD, (280, 150), (452, 240), 0.95),
        Shade(FOLD, (270, 190), (190, 270), 0.6),
    )
    for fold in (
        "M232,244 C232,206 238,176 252,146",
        "M286,236 C282,196 290,152 304,116",
        "M340,240 C348,204 354,164 352,126",
        "M388,254 C402,220 412,190 410,150",
    ):
        poster.line(fold, FOLD, 2.6, 0.75)
    ribbon = "M194,262 C262,218 366,224 426,282 L416,302 C360,248 264,242 198,286Z"
    poster.form(ribbon, BLACK, Shade(BLACK_LIGHT, (300, 240), (210, 270), 0.9))
    lower = []
    for i in range(19):
        t = i / 18
        x = 196 + 222 * t
        y = 296 - 56 * (1 - (2 * t - 0.92) ** 2) + 12 * t
        lower.append((x, y))
    _frill(poster, lower, 13)


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
