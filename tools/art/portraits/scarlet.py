"""Miss Scarlet: a look over her shoulder and a cigarette in a long holder."""

from __future__ import annotations

from typing import Final

from art.portraits import strokes
from art.portraits.features import Eye, Lips, Look, brow, eye, mouth
from art.portraits.poster import Ground, Poster, Shade

GROUND: Final = Ground("#2b0710", "#7d1424", ("#f0b455", "#d0472e"))
SKIN: Final = "#f6d3b0"
SHADOW: Final = "#cb8862"
DEEP: Final = "#8d4a38"
HAIR: Final = "#170f1c"
SHEEN: Final = "#7d6699"
RED: Final = "#c3152d"
NIGHT_RED: Final = "#4a0410"
GLOVE: Final = "#1b1319"
GLOVE_LIGHT: Final = "#6f5a68"
FUR: Final = ("#1c1218", "#2b1e26", "#46343f", "#745c69", "#a8909a")

FACE: Final = (
    "M296,212 C246,214 212,252 210,312 C209,326 213,336 211,346 C206,356 205,368 208,382 "
    "C212,410 222,440 240,468 C252,487 268,500 284,500 C304,500 336,480 362,446 "
    "C382,420 392,380 392,336 C392,262 350,212 296,212Z"
)
NECK: Final = (
    "M268,470 C278,520 268,560 244,590 C216,616 150,618 118,668 L110,800 H520 L512,690 "
    "C496,640 452,616 414,598 C384,582 370,550 378,510 L384,420Z"
)


EYES: Final = (
    Eye((221, 351), (257, 352), 12, 8, (242, 348.5, 9.5), "#2f7a5c", "#a8596a", "#150c12", 8, 6),
    Eye(
        (283, 352),
        (340, 350),
        14.5,
        10,
        (314, 348, 11),
        "#2f7a5c",
        "#a8596a",
        "#150c12",
        9,
        7,
        (361, 333),
    ),
)
LIPS: Final = Lips((263, 451), (0.92, 0.92), -1, "#98091f", "#cf1a33", "#5e0413", SHADOW, 9.0)


def figure(look: Look) -> Poster:
    """Herself, cut out."""
    poster = Poster()
    with poster.turned(5 + look.tilt, (310, 480)):
        _plume(poster)
        _hair_behind(poster)
    _body(poster)
    with poster.turned(5 + look.tilt, (310, 480)):
        _face(poster, look)
        _hair(poster)
        _headband(poster)
    _pearls(poster)
    _stole(poster)
    _hand(poster)
    return poster


def _plume(poster: Poster) -> None:
    quill = ((392.0, 280.0), (424.0, 220.0), (408.0, 130.0), (478.0, 66.0))
    barbs = strokes.plume(quill, 62)
    poster.form(barbs, "#d92a3c", Shade("#6b0b1a", (390, 120), (470, 260), 0.95))
    poster.line("M392,280 C424,220 408,130 478,66", "#ffd9a0", 2.4)


def _hair_behind(poster: Poster) -> None:
    back = (
        "M300,180 C372,176 424,226 428,312 C430,372 432,420 416,452 C404,474 378,478 356,462 "
        "L330,300Z"
    )
    poster.form(back, HAIR, Shade(SHEEN, (412, 330), (436, 400), 0.5))


def _body(poster: Poster) -> None:
    poster.form(
        NECK,
        SKIN,
        Shade(
            DEEP,
            (262, 560),
            (400, 470),
            0.95,
            inside="M262,470 L392,400 L384,600 C372,560 330,520 262,508Z",
        ),
        Shade(DEEP, (330, 640), (540, 640), 0.9),
        Shade(SHADOW, (180, 640), (96, 720), 0.7),
    )
    poster.line("M366,486 C352,536 322,580 286,612", SHADOW, 3)
    poster.line("M164,640 C206,628 250,630 278,652", SHADOW, 3.2)
    poster.line("M440,622 C392,616 340,626 308,652", SHADOW, 3.2)
    dress = (
        "M136,800 C134,752 146,718 168,694 C206,720 262,716 300,752 C344,712 400,716 446,682 "
        "C470,716 478,756 476,800Z"
    )
    poster.form(dress, RED, Shade(NIGHT_RED, (200, 700), (480, 760), 1.0))
    poster.line("M168,694 C206,720 262,716 300,752 C344,712 400,716 446,682", "#f2c77a", 3.2)
    strap = "M446,684 C446,656 436,628 424,604 L412,599 C424,630 430,660 430,694Z"
    poster.form(strap, RED, Shade(NIGHT_RED, (410, 640), (450, 640), 0.9))


def _face(poster: Poster, look: Look) -> None:
    poster.form(
        FACE,
        SKIN,
        Shade(
            DEEP,
            (296, 400),
            (404, 380),
            0.95,
            inside=(
                "M330,240 L400,240 L400,470 L300,506 C322,488 336,462 338,440 C356,424 362,396 352,372 "
                "C366,346 356,290 330,240Z"
            ),
        ),
        Shade("#e0674f", (224, 398), (258, 420), 0.5, round=True),
        Shade("#c4432f", (330, 404), (372, 428), 0.55, round=True),
        Shade(SHADOW, (270, 300), (270, 236), 0.5),
    )
    # nose: one plane in shadow, the tip and the nostril
    poster.form(
        "M268,338 C266,362 257,386 247,402 C249,412 257,413 263,409 C271,414 279,409 281,403 "
        "C281,390 276,362 268,338Z",
        "#ecbd97",
        Shade(SHADOW, (256, 384), (284, 396), 0.9),
    )
    poster.line("M247,402 C246,410 252,414 257,411 M263,412 C270,415 277,411 280,406", DEEP, 2.8)
    if look.mouth == "neutral":
        with poster.moved("translate(7,1)"):
            poster.flat(
                '<path fill="#98091f" d="M226,446 C234,439 241,432 247,432 C250,432 252,435 254,435 '
                "C256,434 260,431 265,432 C275,435 283,440 292,443 C278,447 264,449 253,449 "
                'C243,449 233,448 226,446Z"/>'
                '<path fill="#cf1a33" d="M226,446 C236,449 244,450 253,450 C265,450 278,447 292,443 '
                'C283,462 267,471 254,471 C241,470 231,460 226,446Z"/>'
                '<path fill="#f58d8a" d="M238,460 C243,456 252,457 257,460 C252,465 243,464 238,460Z"/>'
            )
            poster.line("M248,485 C256,481 266,481 274,485", SHADOW, 3.4)
    else:
        mouth(poster, LIPS, look.mouth)
    poster.flat('<circle cx="306" cy="428" r="3.2" fill="#2a1410"/>')
    # lids painted plum, looking back at whoever looks
    for one in EYES:
        eye(poster, one, look)
    brow(
        poster, "M214,318 C220,300 240,292 256,309 C242,301 227,304 214,318Z", "#1d1016", (236, 308),
        look, inner=1,
    )  # fmt: skip
    brow(
        poster, "M280,308 C298,284 332,282 356,308 C334,292 304,292 280,308Z", "#1d1016", (318, 300),
        look, inner=-1, cocked=True,
    )  # fmt: skip


def _hair(poster: Poster) -> None:
    front = (
        "M300,178 C226,176 186,226 184,300 C182,330 186,356 198,384 C204,396 214,398 214,390 "
        "C204,372 206,340 216,316 C228,288 268,272 316,242 C352,266 376,300 378,342 "
        "C380,376 372,396 356,402 C342,406 334,396 340,386 C322,398 330,430 358,432 "
        "C396,432 420,392 422,330 C424,240 380,180 300,178Z"
    )
    poster.form(front, HAIR)
    for i in range(5):
        wave = (
            f"M{192 + i * 5},{306 - i * 24} C{226 + i * 11},{268 - i * 18} {258 + i * 9},{296 - i * 24} "
            f"{316 + i * 8},{240 - i * 10} C{266 + i * 9},{282 - i * 22} {234 + i * 11},{258 - i * 20} "
            f"{192 + i * 5},{318 - i * 24}Z"
        )
        poster.shade(front, Shade(SHEEN, (330, 250), (210, 280), 0.95, inside=wave))
    for i in range(4):
        wave = (
            f"M{340 + i * 8},{236 - i * 10} C{372 + i * 6},{262 - i * 6} {390 + i * 6},{300 - i * 8} "
            f"{388 + i * 8},{356 - i * 6} C{396 + i * 7},{310 - i * 6} {384 + i * 8},{262 - i * 8} "
            f"{348 + i * 8},{232 - i * 9}Z"
        )
        poster.shade(front, Shade(SHEEN, (390, 380), (370, 240), 0.7, inside=wave))


def _headband(poster: Poster) -> None:
    band = "M185,290 C228,246 364,240 420,292 L422,314 C364,264 230,270 183,314Z"
    poster.form(band, "#e8bd62", Shade("#8a5c1c", (240, 270), (430, 300), 0.95))
    for i in range(15):
        t = i / 14
        x = 196 + 196 * t
        y = 292 - 29 * (1 - (2 * t - 0.98) ** 2)
        poster.flat(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#fff3d6"/>')
    poster.flat(
        '<path fill="#fff3d6" d="M394,256 l20,22 -14,30 -22,-24z"/>'
        '<path fill="#1c7a55" d="M395,263 l14,17 -10,22 -16,-19z"/>'
        '<path fill="#7fe0b5" d="M395,263 l14,17 -17,-2 -9,5z"/>'
        '<path fill="#0f4f37" d="M399,302 l10,-22 -17,-2z"/>'
    )
    poster.flat(
        '<circle cx="372" cy="436" r="5" fill="#f0c56d"/>'
        '<path fill="#f0c56d" d="M372,441 l10,24 -10,38 -10,-38z"/>'
        '<path fill="#1c7a55" d="M372,452 l5,14 -5,22 -5,-22z"/>'
    )


def _pearls(poster: Poster) -> None:
    poster.flat(
        strokes.pearls(((262, 566), (268, 640), (360, 640), (384, 560)), 27)
        + strokes.pearls(((248, 588), (250, 722), (372, 720), (396, 584)), 39)
    )


def _stole(poster: Poster) -> None:
    under = (
        "M96,800 C70,760 74,700 112,664 C128,650 150,652 156,668 C140,706 150,756 166,800Z "
        "M452,800 C476,742 474,690 466,640 C474,630 486,630 496,640 C538,668 552,730 548,800Z"
    )
    poster.flat(f'<path d="{under}" fill="{FUR[0]}"/>')
    left = ((146.0, 652.0), (96.0, 676.0), (92.0, 740.0), (128.0, 830.0))
    right = ((470.0, 640.0), (522.0, 664.0), (522.0, 736.0), (500.0, 830.0))
    poster.flat(strokes.fur(left, (20, 46), FUR, count=1000, seed=5))
    poster.flat(strokes.fur(right, (22, 52), FUR, count=1200, seed=8))


def _hand(poster: Poster) -> None:
    """A gloved hand holding the cigarette up at the left."""
    poster.line("M214,620 L108,436", "#0b0709", 8)
    poster.line("M214,620 L112,443", "#2a1c22", 4)
    poster.line("M130,474 L112,443", GLOVE_LIGHT, 2)
    poster.line("M109,438 L92,408", "#fbf4e4", 8)
    poster.line("M92.5,408 L90,404", "#ff9a3c", 7)
    forearm = "M70,800 C78,730 112,676 148,640 L198,664 C196,708 182,760 172,800Z"
    poster.form(forearm, GLOVE, Shade(GLOVE_LIGHT, (150, 720), (84, 700), 0.9))
    hand = (
        "M146,646 C140,624 146,602 160,586 C168,570 176,552 184,540 C190,532 200,536 198,546 "
        "L190,574 C200,560 208,548 214,540 C221,532 231,538 227,548 L210,584 "
        "C220,574 228,566 234,562 C242,557 249,565 243,573 L222,600 C230,596 236,592 241,591 "
        "C249,590 252,599 245,604 C230,618 222,640 202,664 C184,672 160,664 146,646Z"
    )
    poster.form(hand, GLOVE, Shade(GLOVE_LIGHT, (216, 640), (146, 580), 0.85))
    poster.line("M190,574 L180,600 M210,584 L198,608 M222,600 L210,620", "#050304", 2.4)
    poster.line("M184,542 C176,556 170,570 163,584", "#9c8694", 2)
    poster.line("M152,640 C168,654 186,660 200,660", "#9c8694", 2)
    poster.grain(
        f'<path d="{strokes.smoke((90, 400), 300, 16)}" fill="#f7e6cf" fill-opacity=".5"/>'
    )
