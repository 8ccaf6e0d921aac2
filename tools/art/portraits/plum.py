"""Professor Plum: young, brilliant, and thinking of something else."""

from __future__ import annotations

from typing import Final

from art.portraits import strokes
from art.portraits.hands import finger_row
from art.portraits.poster import Poster, Shade, backdrop, frame

SKIN: Final = "#f2cba6"
SHADOW: Final = "#c98a64"
DEEP: Final = "#8a4f3c"
HAIR: Final = "#6b3d22"
HAIR_DARK: Final = "#2e170c"
HAIR_LIGHT: Final = "#b87a45"
TWEED: Final = "#6d3a93"
TWEED_DARK: Final = "#2b1240"
GOLD: Final = "#e8bd62"

FACE: Final = (
    "M296,214 C246,214 214,252 213,312 C212,328 217,338 213,350 C207,362 206,376 211,394 "
    "C217,420 224,452 238,482 C246,502 262,514 280,514 C302,512 338,484 362,448 "
    "C382,416 392,378 392,336 C392,262 350,214 296,214Z"
)


def draw() -> Poster:
    """The whole poster: drawn looking left, then turned to look right."""
    poster = Poster()
    backdrop(poster, "#180b24", "#4a2466", ("#f0d9a8", "#9a5fc0"))
    with poster.moved("translate(600,0) scale(-1,1)"):
        with poster.turned(8, (330, 500)):
            _hair_behind(poster)
        _body(poster)
        with poster.turned(8, (330, 500)):
            _face(poster)
            _hair(poster)
            _glasses(poster)
            _pipe(poster)
        _book(poster)
    frame(poster)
    return poster


def _hair_behind(poster: Poster) -> None:
    back = "M330,190 C400,186 440,240 432,320 C432,372 424,410 404,428 C392,436 384,424 386,400 L360,260Z"
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


def _face(poster: Poster) -> None:
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
    # lips parted a little around the pipe
    poster.line("M236,452 C248,447 258,450 264,451 C276,450 288,446 298,440", "#9a4438", 4.4)
    poster.line("M248,462 C258,466 270,465 280,460", "#c97a64", 3.6)
    poster.line("M300,434 C305,437 306,442 303,446", SHADOW, 2.6)
    poster.line("M252,490 C262,485 274,485 284,489", SHADOW, 2.8)
    for x, y in (
        (300, 408),
        (312, 400),
        (326, 410),
        (336, 402),
        (316, 416),
        (240, 402),
        (232, 396),
    ):
        poster.flat(f'<circle cx="{x}" cy="{y}" r="1.7" fill="{SHADOW}"/>')
    # eyes wide and lifted to the ceiling
    poster.eye(
        "M222,352 C228,338 248,336 257,352 C250,364 230,365 222,352Z", (240, 345, 9), "#6b4a8f"
    )
    poster.eye(
        "M283,354 C292,336 326,334 340,352 C328,369 298,370 283,354Z", (310, 345, 11), "#6b4a8f"
    )
    poster.flat(
        '<path fill="#2a150c" d="M218,351 C226,332 250,332 259,355 C248,340 230,340 222,354Z"/>'
        '<path fill="#2a150c" d="M280,356 C290,330 328,328 344,354 C328,338 296,338 284,358Z"/>'
        f'<path fill="{HAIR_DARK}" d="M216,312 C226,296 244,294 258,304 L257,312 C244,304 230,306 218,320Z"/>'
        f'<path fill="{HAIR_DARK}" d="M280,300 C302,280 334,282 352,304 C334,294 306,294 284,309Z"/>'
    )


def _hair(poster: Poster) -> None:
    """Hair that has not seen a comb since Tuesday."""
    top = (
        "M204,330 C184,280 190,236 222,212 C212,206 206,196 210,186 C226,196 238,196 248,190 "
        "C250,172 266,158 286,158 C284,166 286,172 292,176 C312,160 346,160 366,176 "
        "C376,166 392,168 400,178 C392,182 390,188 392,194 C424,212 440,256 432,312 "
        "C430,340 424,352 414,356 C408,342 398,334 388,338 C386,318 380,300 368,286 "
        "C352,296 330,292 316,276 C300,290 276,288 262,272 C254,288 238,296 224,292 "
        "C218,306 214,318 210,336Z"
    )
    poster.form(
        top,
        HAIR,
        Shade(HAIR_DARK, (300, 230), (440, 320), 1.0),
        Shade(HAIR_DARK, (260, 240), (196, 320), 0.7),
    )
    for lock in (
        "M232,214 C262,196 300,206 318,240",
        "M250,196 C292,182 330,196 350,236",
        "M292,178 C336,176 372,206 384,252",
        "M226,236 C250,226 276,236 288,258",
        "M366,178 C400,196 418,232 418,280",
        "M214,262 C226,252 240,252 250,262",
    ):
        poster.line(lock, HAIR_LIGHT, 3.4, 0.9)
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


def _pipe(poster: Poster) -> None:
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
    poster.grain(
        f'<path d="{strokes.smoke((168, 434), 290, 20, width=12)}" fill="#f2e6f4" fill-opacity=".5"/>'
    )


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
