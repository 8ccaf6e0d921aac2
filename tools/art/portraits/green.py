"""Mr. Green: a man of business, and nobody asks which."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from art.portraits import strokes
from art.portraits.features import Eye, Lips, Look, brow, eye, mouth
from art.portraits.hands import fist
from art.portraits.poster import Ground, Poster, Shade

GROUND: Final = Ground("#04160b", "#16512b", ("#e6e6a0", "#3f9a55"))
SKIN: Final = "#eebd94"
SHADOW: Final = "#c17d56"
DEEP: Final = "#7d432c"
HAIR: Final = "#15181a"
SHEEN: Final = "#6f8a86"
SUIT: Final = "#1f6b3a"
SUIT_DARK: Final = "#07210f"
SHIRT: Final = "#f3ecd8"
GOLD: Final = "#e8bd62"

FACE: Final = (
    "M298,204 C232,204 190,246 184,322 C180,372 182,412 200,452 C220,494 258,516 300,516 "
    "C344,516 386,490 404,448 C418,410 420,372 416,322 C408,246 366,204 298,204Z"
)


EYES: Final = (
    Eye((221, 358), (277, 361), 9, 8, (262, 356, 10), "#6b6a2c", "#d39a72", "#2a160c", 15, 6),
    Eye((321, 361), (379, 358), 9, 8, (362, 356, 10), "#6b6a2c", "#b9774e", "#2a160c", 15, 6),
)
LIPS: Final = Lips((300, 464), (1.12, 0.92), -1, "#9a4a3a", "#c06a58", "#5a1e16", DEEP, 3.0)
CIGAR: Final = {
    "startled": (46, (16, 22)),
    "guilty": (40, (0, 10)),
    "smug": (-8, (2, -10)),
    "speaking": (20, (10, -2)),
}
"""How it hangs, and where it has slipped to."""


def figure(look: Look) -> Poster:
    """Himself, cut out; he looks aside as it is, so that he must look further for it to be seen."""
    if look.gaze[0] < 0:
        look = replace(look, gaze=(look.gaze[0] * 2.2, look.gaze[1]))
    poster = Poster()
    _body(poster)
    with poster.turned(-4 + look.tilt, (300, 500)):
        _ears(poster)
        _face(poster, look)
        _hair(poster)
        _cigar(poster, *CIGAR.get(look.mouth, (14, (0, 0))))
    _notes(poster)
    return poster


def _body(poster: Poster) -> None:
    jacket = (
        "M30,800 C34,704 74,644 154,612 C196,596 220,580 234,560 L300,640 L372,558 "
        "C388,580 414,596 456,612 C530,644 566,704 572,800Z"
    )
    poster.form(
        jacket,
        SUIT,
        Shade(SUIT_DARK, (240, 680), (570, 700), 1.0),
        Shade(SUIT_DARK, (130, 680), (30, 760), 0.7),
    )
    stripes = "".join(f"M{x},560 L{x - 24 if x < 300 else x + 24},800 " for x in range(50, 570, 26))
    poster.flat(
        f'<g {poster.clip(jacket)}><path d="{stripes}" fill="none" stroke="#a8d8a0" stroke-opacity=".35" '
        f'stroke-width="2"/></g>'
    )
    shirt = "M226,556 C250,584 352,584 378,552 L384,580 L312,760 H294 L216,584Z"
    poster.form(shirt, SHIRT, Shade("#8f8a78", (290, 600), (380, 620), 0.9))
    tie = "M284,592 L320,592 L324,612 L338,700 L306,760 L274,700 L280,612Z"
    poster.form(tie, "#d8a92e", Shade("#6b3f08", (296, 640), (340, 680), 0.95))
    bars = "".join(f"M264,{y} L344,{y - 34} " for y in range(630, 800, 24))
    poster.flat(f'<g {poster.clip(tie)}><path d="{bars}" stroke="#0f4a26" stroke-width="7"/></g>')
    poster.form(
        "M278,586 L324,586 L320,616 L284,616Z",
        "#e8bd52",
        Shade("#6b3f08", (290, 590), (324, 612), 0.9),
    )
    poster.flat(
        '<circle cx="304" cy="664" r="6.5" fill="#fff3d6"/><circle cx="304" cy="664" r="4.6" fill="#2fbf6a"/>'
    )
    lapels = (
        "M232,558 C214,584 190,598 166,608 L150,664 L190,668 L176,696 L298,800 L304,800 L304,776 C268,712 238,640 232,558Z "
        "M374,556 C392,582 416,598 440,608 L456,660 L416,666 L432,694 L318,800 L304,800 L304,776 C342,712 368,640 374,556Z"
    )
    poster.form(lapels, "#257a44", Shade(SUIT_DARK, (250, 640), (460, 720), 0.95))
    poster.line("M166,608 L150,664 L190,668 L176,696 L298,800", SUIT_DARK, 2.4)
    poster.line("M440,608 L456,660 L416,666 L432,694 L318,800", SUIT_DARK, 2.4)
    collar = "M222,552 C236,584 262,604 286,614 L300,600 L316,614 C342,602 368,582 382,548 L372,530 H234Z"
    poster.form(collar, SHIRT, Shade("#8f8a78", (270, 560), (390, 580), 0.85))
    poster.line("M286,614 L300,600 L316,614", "#8f8a78", 2.4)
    # a carnation and a folded handkerchief
    for x, y, r in ((424, 642, 12), (436, 632, 12), (446, 646, 12), (434, 654, 12), (435, 643, 10)):
        poster.form(
            f"M{x - r},{y} a{r},{r} 0 1 1 {2 * r},0 a{r},{r} 0 1 1 {-2 * r},0Z",
            "#f6efe0",
            Shade("#a05a6a", (x, y), (x + r, y + r), 0.8),
        )
    poster.form(
        "M452,716 L470,690 L482,706 L500,686 L506,722 L454,732Z",
        "#f6efe0",
        Shade("#8f8a78", (470, 700), (510, 726), 0.9),
    )


def _ears(poster: Poster) -> None:
    left = "M190,330 C168,314 156,336 162,368 C166,396 182,414 196,408Z"
    right = "M412,330 C434,312 446,334 440,366 C436,394 420,412 406,406Z"
    poster.form(left, SKIN, Shade(SHADOW, (176, 350), (196, 400), 0.7))
    poster.form(right, SKIN, Shade(DEEP, (408, 350), (442, 380), 0.95))
    poster.line("M184,344 C172,342 172,370 184,388", SHADOW, 2.8)
    poster.line("M418,344 C430,342 430,368 418,386", DEEP, 2.8)


def _face(poster: Poster, look: Look) -> None:
    jowl = "M206,440 C196,500 222,562 300,568 C378,562 408,498 398,436Z"
    poster.form(
        jowl,
        SKIN,
        Shade(DEEP, (300, 505), (300, 556), 0.95),
        Shade(DEEP, (300, 540), (410, 520), 0.7),
    )
    poster.form(
        FACE,
        SKIN,
        Shade(
            DEEP,
            (310, 380),
            (420, 390),
            0.95,
            inside=(
                "M330,204 L424,204 L424,520 L300,520 C340,500 366,470 362,440 C384,420 388,384 372,360 "
                "C384,320 376,250 330,204Z"
            ),
        ),
        Shade("#d9573a", (232, 412), (270, 430), 0.65, round=True),
        Shade("#c04a2c", (368, 412), (406, 430), 0.6, round=True),
        Shade(SHADOW, (300, 480), (300, 520), 0.6),
    )
    # a round nose
    poster.form(
        "M284,346 C282,368 270,384 262,398 C254,412 266,424 280,420 C288,428 308,428 316,420 "
        "C332,422 340,410 332,398 C324,384 316,368 314,346Z",
        "#f2c59c",
        Shade(SHADOW, (296, 380), (334, 402), 0.95),
        Shade("#d9573a", (296, 406), (324, 420), 0.6, round=True),
    )
    poster.line(
        "M262,400 C256,411 266,423 280,420 C288,427 308,427 316,420 C330,422 339,411 333,400",
        DEEP,
        2.8,
        0.85,
    )
    # a pencil moustache over a smile that sells something
    poster.flat(
        f'<path fill="{HAIR}" d="M298,437 C282,428 262,432 240,450 C262,444 282,444 298,446 C316,444 336,442 360,446 C336,430 314,428 298,437Z"/>'
    )
    if look.mouth == "neutral":
        poster.flat(
            '<path fill="#7a2a22" d="M246,462 C270,470 330,470 356,456 C352,478 328,492 300,492 C272,492 252,480 246,462Z"/>'
            '<path fill="#fbf4e4" d="M254,466 C276,472 326,472 350,460 C346,472 324,479 300,479 C278,479 260,474 254,466Z"/>'
            '<path fill="#c06a58" d="M270,488 C288,496 314,496 330,486 C320,500 282,502 270,488Z"/>'
        )
        poster.line(
            "M282,472 V479 M300,474 V479 M318,473 V479 M334,469 V474 M267,470 V475", "#c9b8a0", 1.4
        )
    else:
        mouth(poster, LIPS, look.mouth)
    poster.line("M236,432 C226,446 226,458 236,470", SHADOW, 3.2)
    poster.line("M366,428 C376,440 378,452 370,464", DEEP, 3.2)
    poster.line("M282,506 C294,501 308,501 320,506", SHADOW, 3)
    poster.line("M222,512 C250,546 352,548 384,506", DEEP, 2.6, 0.6)
    # heavy lids, and a glance to the side
    for one in EYES:
        eye(poster, one, look)
    brow(
        poster, "M208,332 C222,312 262,310 284,330 L282,340 C262,326 228,326 212,340Z", HAIR, (246, 326),
        look, inner=1,
    )  # fmt: skip
    brow(
        poster, "M392,318 C378,298 338,298 316,320 L319,331 C340,316 372,314 388,328Z", HAIR, (354, 314),
        look, inner=-1, cocked=True,
    )  # fmt: skip
    poster.line("M228,378 C244,386 264,384 276,376 M326,376 C340,384 360,386 374,378", SHADOW, 3)


def _hair(poster: Poster) -> None:
    slick = (
        "M186,338 C176,264 196,206 248,184 C296,166 366,174 396,212 C418,240 424,286 416,338 "
        "C410,320 406,304 398,290 C384,262 350,246 306,250 C280,252 254,244 236,232 "
        "C218,250 206,276 202,304 C198,316 192,326 186,338Z"
    )
    poster.form(slick, HAIR)
    for i in range(6):
        comb = (
            f"M{238 + i * 7},{230 - i * 8} C{276 + i * 9},{240 - i * 10} {330 + i * 8},{226 - i * 6} "
            f"{380 + i * 4},{256 - i * 2} C{334 + i * 8},{216 - i * 6} {280 + i * 9},{228 - i * 10} "
            f"{240 + i * 7},{222 - i * 8}Z"
        )
        poster.shade(slick, Shade(SHEEN, (390, 250), (262, 210), 1.0, inside=comb))
    poster.line("M236,232 C246,208 262,192 282,182", "#3d4a4a", 2.4)


def _cigar(poster: Poster, hang: float, slip: tuple[float, float]) -> None:
    with poster.moved(f"translate({slip[0]},{slip[1]})"), poster.turned(hang, (350, 464)):
        poster.form(
            "M344,456 h96 q6,10 0,21 h-96 q-6,-10 0,-21z",
            "#8a5228",
            Shade("#3a1c0a", (390, 460), (396, 480), 0.9),
        )
        poster.flat(
            '<path d="M362,455 h16 v23 h-16z" fill="#b3202e"/><path d="M360,455 h3 v23 h-3z M378,455 h3 v23 h-3z" fill="#e8bd62"/>'
            '<path d="M432,455 h10 q8,11 0,23 h-10z" fill="#d8d2c8"/><path d="M443,456 q7,10 0,21 q5,-10 0,-21z" fill="#ff8a3c"/>'
        )
    poster.grain(
        f'<path d="{strokes.smoke(_tip(hang, slip), 300, 17, width=13)}" fill="#f0f2e2" fill-opacity=".5"/>'
    )


def _tip(hang: float, slip: tuple[float, float]) -> tuple[float, float]:
    """Where the cigar glows."""
    turn = math.radians(hang)
    return 350 + slip[0] + 97 * math.cos(turn) - 7 * math.sin(turn), 464 + slip[1] + 97 * math.sin(
        turn
    )


def _notes(poster: Poster) -> None:
    """A fist of banknotes, fanned, and a ring to go with them."""
    for i in range(5):
        with poster.turned(-46 + i * 17, (128, 720)):
            poster.form(
                "M96,560 h64 v160 h-64z",
                "#cfe3b4",
                Shade("#3f7a4a", (128, 600), (166, 640), 0.9),
                Shade("#3f7a4a", (128, 650), (128, 720), 0.7),
            )
            poster.flat(
                '<rect x="102" y="566" width="52" height="140" fill="none" stroke="#2f6b3a" stroke-width="2"/>'
                '<circle cx="128" cy="606" r="17" fill="none" stroke="#2f6b3a" stroke-width="2.4"/>'
                '<path d="M128,594 l9,12 -9,12 -9,-12z" fill="#2f6b3a"/>'
                '<path d="M108,572 h10 M138,572 h10" stroke="#2f6b3a" stroke-width="4"/>'
            )
    sleeve = "M40,800 C52,776 70,760 92,752 L170,764 L182,800Z"
    poster.form(sleeve, SHIRT, Shade("#8f8a78", (90, 760), (180, 790), 0.9))
    with poster.moved("translate(84,660) rotate(-4)"):
        fist(poster, SKIN, DEEP)
        poster.flat(
            '<rect x="61" y="54" width="12" height="29" rx="4" fill="#e8bd62"/><rect x="59" y="60" width="16" height="16" rx="2" fill="#1c9a55"/><path d="M62,63 h6 l-6,7z" fill="#9df0bf"/>'
        )
