"""Professor Plum: brilliant, no longer young, and three steps ahead of the question."""

from __future__ import annotations

import math
from typing import Final

from art.portraits import strokes
from art.portraits.features import Eye, Lips, Look, brow, eye, mouth
from art.portraits.hands import finger_row
from art.portraits.poster import Ground, Poster, Shade

GROUND: Final = Ground("#180b24", "#4a2466", ("#f0d9a8", "#9a5fc0"))
SKIN: Final = "#f2cba6"
SHADOW: Final = "#c98a64"
DEEP: Final = "#8a4f3c"
HAIR: Final = "#5a3422"
HAIR_DARK: Final = "#25120a"
HAIR_LIGHT: Final = "#a2714a"
GREY: Final = "#bcb3ab"
TWEED: Final = "#6d3a93"
TWEED_DARK: Final = "#2b1240"
GOLD: Final = "#e8bd62"

FACE: Final = (
    "M296,204 C246,204 214,246 213,308 C212,326 217,338 213,350 C206,364 208,382 212,396 "
    "C214,424 222,456 238,486 C248,506 264,516 282,516 C306,514 344,490 368,450 "
    "C386,416 394,378 394,336 C394,256 350,204 296,204Z"
)

EYES: Final = (
    Eye((221, 354), (257, 355), 9, 7, (238, 352, 9), "#6b4a8f", "#d9a886", "#2a150c", 11, 6),
    Eye(
        (283, 356), (340, 354), 10.5, 8, (307, 352, 10.5), "#6b4a8f", "#d9a886", "#2a150c", 12, 6.5
    ),
)
LIPS: Final = Lips((266, 459), (0.92, 0.72), -4, "#9a4438", "#b8665a", "#5a1e16", HAIR_DARK, 2.5)
PIPE: Final = {
    "startled": (-34, (6, 18)),
    "guilty": (-22, (2, 8)),
    "speaking": (-10, (-1, 6)),
    "smug": (7, (0, -4)),
}
"""How the pipe turns at the lips, and where it has slipped to."""


def figure(look: Look) -> Poster:
    """Himself, cut out: drawn looking left, then turned to look right."""
    poster = Poster()
    with poster.moved("translate(600,0) scale(-1,1)"):
        with poster.turned(6 + look.tilt, (330, 500)):
            _hair_behind(poster)
        _body(poster)
        with poster.turned(6 + look.tilt, (330, 500)):
            _face(poster, look)
            _hair(poster)
            _glasses(poster)
            _pipe(poster, *PIPE.get(look.mouth, (0, (0, 0))))
        _book(poster)
    return poster


def _hair_behind(poster: Poster) -> None:
    back = "M350,200 C410,206 440,254 434,326 C434,372 428,404 408,422 C396,428 386,418 388,398 L366,270Z"
    poster.form(back, HAIR, Shade(HAIR_DARK, (380, 260), (430, 380), 1.0))


def _body(poster: Poster) -> None:
    neck = "M276,480 C282,516 282,548 276,580 L380,590 C374,552 376,510 384,440Z"
    poster.form(
        neck,
        SKIN,
        Shade(
            DEEP,
            (276, 580),
            (330, 480),
            1.0,
            inside="M262,500 L388,430 L386,556 C356,530 310,526 276,532Z",
        ),
    )
    poster.line("M292,540 C286,548 287,558 294,566", DEEP, 3, 0.8)
    shirt = "M256,584 C262,566 270,558 276,554 C300,590 350,590 380,548 C392,556 400,568 404,584 L350,800 H286Z"
    poster.form(shirt, "#f4ead2", Shade("#9a8f86", (300, 600), (400, 640), 0.9))
    vest = "M262,640 C280,690 300,720 318,744 C338,716 366,676 388,628 L420,800 H232Z"
    poster.form(vest, "#c9962e", Shade("#5c3a0c", (280, 720), (410, 740), 0.95))
    for y in (752, 776):
        poster.flat(f'<circle cx="320" cy="{y}" r="4.4" fill="#5c3a0c"/>')
    jacket = (
        "M76,800 C82,724 108,672 164,646 C206,630 240,614 258,586 C254,640 270,700 296,760 L304,800Z "
        "M560,800 C556,720 530,668 476,642 C438,626 412,610 402,580 C408,640 384,700 346,758 L336,800Z"
    )
    poster.form(
        jacket,
        TWEED,
        Shade(TWEED_DARK, (250, 700), (70, 740), 0.7),
        Shade(TWEED_DARK, (380, 700), (560, 730), 1.0),
    )
    weave = "".join(
        f"M{x},{600} L{x + 70},{810} M{x + 70},{600} L{x},{810} " for x in range(40, 580, 22)
    )
    poster.flat(
        f'<g {poster.clip(jacket)}><path d="{weave}" stroke="#c9a0e0" stroke-opacity=".16" stroke-width="1.6"/></g>'
    )
    lapels = (
        "M258,586 C244,602 228,612 214,620 L196,668 L232,676 L222,700 L296,776 C270,716 252,650 258,586Z "
        "M402,580 C416,600 434,610 448,618 L470,664 L434,674 L444,698 L346,772 C380,712 408,650 402,580Z"
    )
    poster.form(lapels, "#83499f", Shade(TWEED_DARK, (260, 640), (450, 700), 0.8))
    poster.line("M214,620 L196,668 L232,676 L222,700 L296,776", TWEED_DARK, 2.2)
    poster.line("M448,618 L470,664 L434,674 L444,698 L346,772", TWEED_DARK, 2.2)
    # a bow tie that he tied himself
    with poster.turned(-7, (324, 606)):
        poster.form(
            "M324,606 C300,584 274,578 262,586 C256,600 258,622 266,636 C284,638 306,626 324,606Z "
            "M324,606 C348,586 374,580 390,590 C396,606 394,626 384,640 C366,638 342,626 324,606Z",
            "#b3273f",
            Shade("#4a0a18", (290, 600), (390, 630), 0.95),
        )
        for x, y in (
            (276, 600),
            (284, 616),
            (296, 604),
            (272, 624),
            (352, 602),
            (364, 618),
            (376, 604),
            (380, 626),
        ):
            poster.flat(f'<circle cx="{x}" cy="{y}" r="3" fill="#f4e2b8"/>')
        poster.form(
            "M314,594 h20 q6,12 0,26 h-20 q-6,-14 0,-26z",
            "#8f1a30",
            Shade("#3a0612", (318, 600), (336, 616), 0.9),
        )


def _face(poster: Poster, look: Look) -> None:
    ear = "M380,342 C402,324 420,344 412,374 C406,402 390,416 380,408Z"
    poster.form(ear, SKIN, Shade(DEEP, (384, 350), (416, 380), 0.75))
    poster.line("M388,352 C402,346 406,366 396,384", SHADOW, 2.6)
    poster.form(
        FACE,
        SKIN,
        Shade(
            DEEP,
            (282, 420),
            (214, 430),
            0.7,
            inside=(
                "M238,230 L200,230 L200,530 L270,520 C246,500 242,470 246,444 C232,420 232,400 238,386 "
                "C226,356 226,290 238,230Z"
            ),
        ),
        Shade(
            DEEP,
            (330, 440),
            (396, 470),
            0.75,
            inside="M400,370 L400,540 L284,520 C330,500 360,450 374,390Z",
        ),
        Shade("#e0745a", (322, 416), (356, 432), 0.55, round=True),
        Shade("#e0745a", (234, 412), (256, 424), 0.4, round=True),
        Shade(SHADOW, (300, 290), (300, 226), 0.6),
    )
    poster.form(
        "M262,342 C258,366 246,390 232,408 C228,415 233,421 241,419 C250,418 256,421 262,422 "
        "C272,420 279,414 280,405 C278,390 270,366 262,342Z",
        "#f7d8b8",
        Shade(SHADOW, (266, 390), (238, 398), 0.9),
    )
    poster.line("M232,408 C228,415 233,421 241,419 M260,421 C268,421 276,415 279,406", DEEP, 2.8)
    # years: under the eyes, beside the nose, across the forehead
    poster.line("M226,372 C234,378 244,378 252,373 M290,377 C304,385 322,383 334,374", SHADOW, 2.8)
    poster.line(
        "M286,416 C300,424 310,434 313,444 M346,350 L357,343 M347,357 L359,355 M345,364 L356,367",
        SHADOW,
        2.6,
    )
    poster.line(
        "M250,270 C276,262 312,262 338,272 M256,254 C280,248 308,248 330,255", SHADOW, 2.2, 0.75
    )
    poster.line("M262,322 C259,330 259,336 262,343 M272,320 C276,328 276,335 272,342", SHADOW, 2.6)
    _beard(poster)
    if look.mouth == "neutral":
        poster.line("M236,455 C248,450 258,453 265,454 C277,453 289,449 301,441", "#7a2f26", 4.4)
        poster.line("M250,464 C260,468 271,467 281,461", "#c97a64", 3.6)
    else:
        mouth(poster, LIPS, look.mouth)
    moustache = (
        "M262,432 C250,424 236,428 224,446 C220,452 214,454 210,450 C214,462 230,462 240,454 "
        "C250,448 256,446 263,446 C276,446 292,444 304,448 C316,454 330,450 332,436 "
        "C326,444 320,442 312,436 C298,426 276,424 262,432Z"
    )
    poster.form(moustache, HAIR, Shade(HAIR_DARK, (270, 430), (330, 448), 0.9))
    poster.line(
        "M258,434 C246,434 236,440 228,450 M268,433 C286,432 300,438 312,444", HAIR_LIGHT, 1.8, 0.8
    )
    for one in EYES:
        eye(poster, one, look)
    brow(
        poster, "M212,312 C224,298 246,302 261,319 L258,327 C246,314 230,310 215,320Z", HAIR_DARK, (238, 310),
        look, inner=1,
    )  # fmt: skip
    brow(
        poster, "M277,322 C298,294 336,288 358,306 C338,299 306,306 282,331Z", HAIR_DARK, (316, 306),
        look, inner=-1, cocked=True,
    )  # fmt: skip


def _beard(poster: Poster) -> None:
    """A beard to a point, grey where he strokes it."""
    beard = (
        "M240,470 C250,478 284,478 300,462 C312,470 318,484 312,502 C304,526 286,552 262,562 "
        "C246,550 236,522 236,498 C234,486 236,476 240,470Z"
    )
    poster.form(beard, HAIR, Shade(HAIR_DARK, (262, 490), (318, 520), 1.0))
    poster.line(
        "M256,492 C254,516 256,536 261,552 M270,494 C272,516 270,534 266,548 M246,492 C244,508 247,524 252,538",
        GREY,
        2.6,
        0.85,
    )
    poster.line(
        "M284,490 C288,506 284,522 278,534 M298,482 C302,496 298,510 292,520", HAIR_LIGHT, 2.2, 0.8
    )


def _hair(poster: Poster) -> None:
    """Hair that has drawn back from so much thinking, and not seen a comb since Tuesday."""
    top = (
        "M212,300 C202,262 208,226 234,206 C226,200 222,190 226,180 C240,190 252,190 262,184 "
        "C266,166 284,152 306,154 C302,162 304,168 310,172 C330,156 362,158 382,176 "
        "C392,168 406,172 412,182 C404,186 402,192 404,198 C432,218 446,262 438,318 "
        "C436,344 430,358 420,364 C412,350 402,342 392,346 C390,330 386,312 376,298 "
        "C362,296 352,280 350,254 C342,234 326,226 306,230 C280,226 250,228 238,244 "
        "C224,256 216,278 212,300Z"
    )
    poster.form(
        top,
        HAIR,
        Shade(HAIR_DARK, (310, 220), (444, 320), 1.0),
        Shade(HAIR_DARK, (262, 220), (204, 290), 0.7),
    )
    for lock in (
        "M244,212 C274,194 310,202 330,228",
        "M262,194 C300,180 338,194 358,234",
        "M304,176 C346,174 382,206 394,252",
        "M376,178 C410,196 428,232 428,280",
        "M232,236 C238,222 254,214 272,214",
    ):
        poster.line(lock, HAIR_LIGHT, 3.4, 0.9)
    for lock in (
        "M386,298 C400,310 408,322 412,336",
        "M392,286 C410,298 420,316 425,338",
        "M398,274 C418,290 430,308 433,330",
    ):
        poster.line(lock, GREY, 3.0, 0.9)
    poster.line("M372,328 L450,268", "#e2a83a", 8)
    poster.line("M372,328 L384,319", "#f3d7a6", 8)
    poster.line("M450,268 L456,263", "#c9473f", 8)


def _glasses(poster: Poster) -> None:
    shine = poster.linear(
        (220, 320), (350, 400), (0, "#ffffff", 0.5), (0.45, "#ffffff", 0.04), (1, "#ffffff", 0.3)
    )
    for cx, rx in ((239, 27), (312, 39)):
        poster.flat(f'<ellipse cx="{cx}" cy="353" rx="{rx}" ry="36" fill="{shine}"/>')
        for colour, width in (("#2b1510", 8), ("#7a4426", 4)):
            poster.flat(
                f'<ellipse cx="{cx}" cy="353" rx="{rx}" ry="36" fill="none" stroke="{colour}" '
                f'stroke-width="{width}"/>'
            )
    poster.line("M265,346 C268,340 271,340 274,346", "#2b1510", 7)
    poster.line("M351,346 L392,340", "#2b1510", 6.5)
    poster.line("M290,330 L304,322 M292,338 L300,333", "#ffffff", 3, 0.85)


def _pipe(poster: Poster, turn: float, slip: tuple[float, float]) -> None:
    with poster.moved(f"translate({slip[0]},{slip[1]})"), poster.turned(turn, (250, 454)):
        _briar(poster)
    spin = math.radians(turn)
    x = 250 - 82 * math.cos(spin) + 20 * math.sin(spin) + slip[0]
    y = 454 - 82 * math.sin(spin) - 20 * math.cos(spin) + slip[1]
    poster.grain(
        f'<path d="{strokes.smoke((x, y), 290, 20, width=12)}" fill="#f2e6f4" fill-opacity=".5"/>'
    )


def _briar(poster: Poster) -> None:
    poster.line("M248,454 C222,462 204,470 190,482", "#140b08", 8.5)
    poster.line("M248,452 C222,460 206,467 192,478", "#5a4038", 2.6)
    bowl = "M146,446 L196,438 C200,462 204,486 194,504 C182,520 160,518 152,500 C146,484 146,464 146,446Z"
    poster.form(bowl, "#7a3a1c", Shade("#2a0f06", (156, 470), (204, 490), 1.0))
    poster.flat(
        '<ellipse cx="171" cy="442" rx="25.4" ry="7" transform="rotate(-9 171 442)" fill="#2a0f06"/>'
        '<ellipse cx="171" cy="442" rx="17" ry="4" transform="rotate(-9 171 442)" fill="#e06a2a"/>'
    )
    poster.line("M155,462 C155,480 158,492 164,500", "#c97a45", 3.4)
    poster.line("M196,470 L201,492", GOLD, 5)


def _book(poster: Poster) -> None:
    """A book held shut upon one finger."""
    with poster.turned(14, (480, 700)):
        poster.form(
            "M410,640 L548,640 L548,800 L410,800Z",
            "#7a1f2b",
            Shade("#2c060c", (440, 680), (550, 760), 0.9),
        )
        poster.flat(
            '<path d="M404,646 L412,640 V800 H404Z" fill="#f0e3c2"/>'
            '<path d="M424,656 H534 V790 M434,668 H524 V790 M424,656 V790 M434,668 V790" fill="none" '
            'stroke="#e8bd62" stroke-width="2.6"/>'
            '<path d="M479,690 l22,30 -22,30 -22,-30z" fill="none" stroke="#e8bd62" stroke-width="3"/>'
            '<circle cx="479" cy="720" r="6" fill="#e8bd62"/>'
        )
    with poster.moved("translate(452,700) rotate(14) scale(-1,1)"):
        finger_row(poster, SKIN, DEEP)
