"""Colonel Mustard: retired from three campaigns, never from telling of them."""

from __future__ import annotations

from typing import Final

from art.portraits.features import Eye, Lips, Look, brow, eye, mouth
from art.portraits.hands import fist
from art.portraits.poster import Ground, Poster, Shade, mirrored

GROUND: Final = Ground("#1d1a0c", "#7a5a14", ("#fbe3a0", "#dd9f30"))
SKIN: Final = "#e9b68c"
SHADOW: Final = "#bd7a50"
DEEP: Final = "#7c4126"
CLOTH: Final = "#d59c22"
CLOTH_DARK: Final = "#4a300a"
KHAKI: Final = "#ead9ae"
KHAKI_DARK: Final = "#6b5228"
GOLD: Final = "#f3cf6a"
GLOVE: Final = "#9a5c2c"

FACE: Final = (
    "M298,214 C236,214 196,262 196,336 C196,392 202,442 226,482 C246,512 272,530 300,530 "
    "C330,530 356,512 376,480 C400,440 406,392 404,336 C404,262 360,214 298,214Z"
)
RIBBONS: Final = (
    ("#7a1020", "#e8d8a8"),
    ("#143a6b", "#e8d8a8"),
    ("#1d5a34", "#d8a030"),
    ("#4a1a60", "#e8e0d0"),
)


EYES: Final = (
    Eye((229, 350), (283, 351), 11, 8, (258, 347, 9.6), "#3c5f86", "#d69d74", "#2a160c", 8, 5),
    Eye((319, 348), (375, 346), 16, 12, (347, 345, 12), "#3c5f86", "#d69d74", "#2a160c", 7, 5.5),
)
LIPS: Final = Lips((302, 482), (0.95, 0.72), 0, "#8c3a2a", "#b0584a", "#4a160e", DEEP, 3.0)
WHISKERS: Final = {"startled": (-13, 7), "guilty": (12, -2), "smug": (-6, 0), "speaking": (-3, 3)}
"""How far each half of the moustache turns up (less is higher), and how far it all rises."""


def figure(look: Look) -> Poster:
    """Himself, cut out."""
    poster = Poster()
    _body(poster)
    with poster.moved(f"translate(4,6) rotate({5 + look.tilt} 300 500)"):
        _face(poster, look)
        _moustache(poster, *WHISKERS.get(look.mouth, (0, 0)))
        _monocle(poster, look)
        _helmet(poster)
    _collar(poster)
    _stick(poster)
    return poster


def _body(poster: Poster) -> None:
    tunic = (
        "M34,800 C36,716 76,656 150,630 C196,614 226,598 236,566 L366,560 C378,592 408,606 452,618 "
        "C528,640 566,706 570,800Z"
    )
    poster.form(
        tunic,
        CLOTH,
        Shade(CLOTH_DARK, (250, 680), (570, 720), 1.0),
        Shade(CLOTH_DARK, (120, 700), (30, 780), 0.6),
    )
    shirt = "M232,560 C262,590 340,590 370,556 L364,610 L302,640 L240,612Z"
    poster.form(shirt, "#f4ead2", Shade("#8a7c60", (300, 580), (372, 600), 0.9))
    poster.form(
        "M286,602 L318,602 L324,626 L318,800 L290,800 L282,626Z",
        "#2a1d0c",
        Shade("#6b4f22", (306, 660), (286, 660), 0.8),
    )
    poster.form(
        "M284,600 L320,600 L323,622 L302,636 L281,622Z",
        "#3d2c14",
        Shade("#120b04", (296, 606), (322, 626), 0.9),
    )
    lapels = (
        "M240,574 C226,604 206,620 184,630 L222,704 L202,722 L288,812 L298,812 C270,760 244,680 240,574Z "
        "M364,570 C378,600 398,614 420,624 L386,700 L406,718 L318,812 L304,812 C336,760 360,680 364,570Z"
    )
    poster.form(lapels, "#b97f16", Shade("#4a2c06", (250, 660), (410, 720), 0.95))
    poster.line("M184,630 L222,704 L202,722 L288,812", "#5a3a08", 2.6)
    poster.line("M420,624 L386,700 L406,718 L318,812", "#5a3a08", 2.6)
    for x in (212, 392):
        poster.flat(
            f'<circle cx="{x}" cy="650" r="7" fill="#5a3a08"/><circle cx="{x - 1}" cy="649" r="5.4" fill="{GOLD}"/>'
        )
    poster.form(
        "M482,626 C524,636 556,664 572,704 L552,714 C536,686 512,668 474,660Z",
        "#f0c75e",
        Shade("#7a4e0c", (490, 640), (572, 700), 0.9),
    )
    fringe = "".join(
        f'<path d="M{484 + i * 11},{668 + i * 5.4} l4,34" stroke="{GOLD if i % 2 else "#b5822a"}" '
        f'stroke-width="7" stroke-linecap="round"/>'
        for i in range(8)
    )
    poster.flat(fringe)
    for row in range(2):
        for i in range(3):
            x, y = 412 + i * 31, 716 + row * 21
            base, band = RIBBONS[(i + row) % 4]
            poster.flat(
                f'<rect x="{x}" y="{y}" width="29" height="18" fill="{base}"/>'
                f'<rect x="{x + 11}" y="{y}" width="7" height="18" fill="{band}"/>'
                f'<rect x="{x + 2}" y="{y}" width="2.6" height="18" fill="{band}"/>'
                f'<rect x="{x + 24}" y="{y}" width="2.6" height="18" fill="{band}"/>'
            )
    # the strap across his chest
    strap = "M452,618 L478,626 L150,812 L104,812Z"
    poster.form(
        strap,
        "#7a4420",
        Shade("#2c1406", (300, 720), (470, 640), 0.9),
        Shade("#2c1406", (260, 730), (120, 812), 0.7),
    )
    poster.line("M458,624 L120,808 M474,630 L146,808", "#c98a4a", 1.6, 0.8)


def _collar(poster: Poster) -> None:
    """A stiff wing collar that holds the chin where it was on parade."""
    wings = "M228,548 C258,588 342,590 376,542 L386,590 L330,624 L303,600 L276,626 L220,596Z"
    poster.form(wings, "#f4ead2", Shade("#8a7c60", (280, 570), (384, 590), 0.95))
    poster.line("M303,600 L276,626 M303,600 L330,624", "#8a7c60", 2.4)
    knot = "M284,604 L322,604 L326,628 L303,642 L280,628Z"
    poster.form(knot, "#3d2c14", Shade("#120b04", (298, 608), (324, 632), 0.9))


def _face(poster: Poster, look: Look) -> None:
    neck = "M214,450 C212,520 222,560 238,584 C270,604 334,604 366,578 C384,552 392,510 388,450Z"
    poster.form(neck, SKIN, Shade(DEEP, (300, 590), (300, 510), 1.0))
    ears = (
        "M204,346 C184,330 172,350 178,378 C182,404 196,418 208,410Z "
        "M396,346 C416,330 428,350 422,378 C418,404 404,418 392,410Z"
    )
    poster.form(ears, SKIN, Shade(DEEP, (300, 370), (430, 380), 0.95))
    poster.form(
        FACE,
        SKIN,
        Shade(
            DEEP,
            (306, 380),
            (408, 384),
            1.0,
            inside=(
                "M312,214 L410,214 L410,540 L290,536 C336,506 354,470 354,432 C362,402 352,380 346,366 "
                "C358,344 354,310 338,300 L312,300Z"
            ),
        ),
        Shade(DEEP, (300, 336), (300, 230), 1.0),
        Shade("#d9573a", (236, 420), (280, 430), 0.75, round=True),
        Shade("#a83a22", (366, 420), (408, 430), 0.7, round=True),
    )
    side = "M199,262 C194,330 196,392 212,436 C222,430 222,408 218,390 C212,362 214,310 222,262Z"
    poster.flat(mirrored(f'<path fill="#d8d6d0" d="{side}"/>'))
    poster.shade(side, Shade("#7d7f88", (214, 340), (198, 400), 0.9))
    poster.line(
        "M204,318 C203,350 206,380 212,408 M210,312 C209,340 211,366 216,394", "#8d8f96", 1.8
    )
    poster.line(
        "M396,318 C397,350 394,380 388,408 M390,312 C391,340 389,366 384,394", "#8d8f96", 1.8
    )
    # eyes: one level, one enlarged behind glass
    for one in EYES:
        eye(poster, one, look)
    poster.line("M236,366 C250,376 268,374 280,364 M238,378 C250,386 266,385 276,378", SHADOW, 3)
    brow(
        poster,
        "M218,334 C222,308 256,300 290,324 L292,336 C270,324 248,324 232,336 C226,340 218,342 218,334Z",
        "#e9e7e1", (255, 322), look, inner=1,
    )  # fmt: skip
    brow(
        poster,
        "M386,300 C372,276 336,282 314,312 L314,324 C336,306 360,302 376,308 C384,312 390,308 386,300Z",
        "#e3e0d8", (350, 300), look, inner=-1, cocked=True,
    )  # fmt: skip
    poster.line(
        "M296,322 C292,332 293,340 297,348 M308,318 C313,328 313,336 309,344", DEEP, 2.8, 0.8
    )
    poster.form(
        "M288,340 C286,368 270,392 264,408 C260,420 270,428 284,424 C292,432 310,432 318,424 "
        "C334,428 342,418 336,406 C328,388 316,366 312,340Z",
        "#eebb90",
        Shade(DEEP, (300, 380), (338, 404), 0.95),
        Shade("#d9452e", (294, 408), (326, 420), 0.75, round=True),
    )
    poster.line(
        "M265,408 C260,420 270,428 284,424 C292,431 310,431 318,424 C333,428 342,418 336,407",
        DEEP,
        3,
    )
    if look.mouth == "neutral":
        poster.flat(
            '<path fill="#8c3a2a" d="M262,478 C282,488 322,488 340,476 C334,500 268,502 262,478Z"/>'
        )
    else:
        mouth(poster, LIPS, look.mouth)
    poster.line("M276,514 C290,507 312,507 326,514", DEEP, 3.4, 0.7)


def _moustache(poster: Poster, turn: float = 0, rise: float = 0) -> None:
    """Its two halves turn about the nose."""
    left = "M302,436 C278,422 244,432 222,456 C202,478 172,480 150,452 C150,496 190,520 230,508 C262,498 288,482 302,468Z"
    right = "M298,436 C322,422 356,430 380,452 C402,472 430,472 450,440 C454,486 414,512 374,504 C340,496 312,482 298,468Z"
    with poster.moved(f"translate(0,{-rise})"), poster.turned(-turn, (300, 450)):
        poster.form(left, "#f4f2ec", Shade("#6a6d78", (240, 450), (250, 512), 0.95))
        for i in range(6):
            poster.line(
                f"M{294 - i * 4},{444 + i * 3.4:.1f} C{268 - i * 6},{442 + i * 6} {240 - i * 6},{472 + i * 3} "
                f"{186 + i * 9},{488 - abs(i - 2) * 2}",
                "#8d8f98",
                1.7,
                0.85,
            )
    with poster.moved(f"translate(0,{-rise})"), poster.turned(turn, (300, 450)):
        poster.form(right, "#f4f2ec", Shade("#6a6d78", (340, 440), (400, 508), 1.0))
        for i in range(6):
            poster.line(
                f"M{306 + i * 4},{444 + i * 3.4:.1f} C{332 + i * 6},{440 + i * 6} {360 + i * 6},{468 + i * 3} "
                f"{414 - i * 9},{482 - abs(i - 2) * 2}",
                "#8d8f98",
                1.7,
                0.85,
            )


def _monocle(poster: Poster, look: Look) -> None:
    """It drops from a startled eye and hangs by its chain."""
    fallen = look.mouth == "startled"
    x, y, rx = (404, 500, 25) if fallen else (347, 348, 38)
    glass = poster.linear(
        (x - 31, y - 32), (x + 29, y + 42), (0, "#ffffff", 0.6), (0.5, "#ffffff", 0.03), (1, "#ffffff", 0.3)
    )  # fmt: skip
    chain = (
        "M410,540 C420,580 398,620 410,690"
        if fallen
        else "M381,366 C424,420 430,500 414,560 C404,600 402,640 414,690"
    )
    lens = f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="38"'
    poster.flat(
        f'{lens} fill="{glass}"/>'
        f'{lens} fill="none" stroke="#6e4a10" stroke-width="8"/>'
        f'{lens} fill="none" stroke="{GOLD}" stroke-width="4.4"/>'
        f'<path d="{chain}" fill="none" '
        f'stroke="{GOLD}" stroke-width="2.6" stroke-dasharray="5 3"/>'
    )


def _helmet(poster: Poster) -> None:
    crown = "M178,262 C172,150 234,94 300,94 C366,94 428,150 422,262Z"
    poster.form(
        crown,
        KHAKI,
        Shade(KHAKI_DARK, (250, 160), (430, 220), 1.0),
        Shade(KHAKI_DARK, (220, 170), (170, 230), 0.5),
    )
    poster.line(
        "M300,96 C296,150 296,200 300,240 M300,96 C248,120 220,180 218,250 M300,96 C352,120 380,180 382,250",
        "#9a7f4c",
        2.6,
    )
    band = "M178,226 C230,204 370,204 422,226 L422,260 C370,236 230,236 178,260Z"
    poster.form(band, "#a4761c", Shade("#4a2f06", (260, 220), (424, 250), 0.95))
    poster.line("M178,238 C230,216 370,216 422,238 M178,249 C230,226 370,226 422,249", "#6e4c0c", 2)
    brim = (
        "M112,296 C146,258 210,240 300,240 C390,240 454,258 488,296 C494,308 478,312 458,304 "
        "C412,282 360,274 300,274 C240,274 188,282 142,304 C122,312 106,308 112,296Z"
    )
    poster.form(brim, "#dccb9c", Shade(KHAKI_DARK, (260, 258), (490, 300), 0.9))
    poster.flat(
        '<path fill="#7d6435" d="M126,304 C176,276 240,266 300,266 C360,266 424,276 474,304 C444,304 404,286 300,281 C196,286 156,304 126,304Z"/>'
    )
    poster.flat(
        '<circle cx="300" cy="94" r="11" fill="#c9a24c"/><circle cx="297" cy="91" r="4" fill="#f7e2a8"/>'
        '<path fill="#7a5210" d="M302,178 l10.5,21 23,3 -17,16 4.5,23 -21,-10.5 -21,10.5 4.5,-23 -17,-16 23,-3z"/>'
        f'<path fill="{GOLD}" d="M300,175 l10.5,21 23,3 -17,16 4.5,23 -21,-10.5 -21,10.5 4.5,-23 -17,-16 23,-3z"/>'
        '<circle cx="300" cy="208" r="7" fill="#7a1020"/>'
    )


def _stick(poster: Poster) -> None:
    """His stick, gripped as if there were still troops to point it at."""
    with poster.moved("translate(12,4) rotate(-5 120 690)"):
        poster.form(
            "M113,470 h12 l4,360 h-20z", "#4a2a14", Shade("#160a04", (114, 600), (128, 600), 0.95)
        )
        poster.line("M115,490 V640", "#a8703c", 2)
        poster.form(
            "M108,446 C108,432 130,432 130,446 L126,486 H112Z",
            "#f0c75e",
            Shade("#7a4e0c", (114, 450), (130, 470), 0.95),
        )
        cuff = "M62,742 C84,730 150,730 172,746 L186,800 L176,860 H50Z"
        poster.form(cuff, "#8a5028", Shade("#2c1406", (100, 760), (186, 780), 0.95))
        poster.line("M66,752 C90,742 146,742 168,754", "#c98a4a", 2)
        with poster.moved("translate(74,640)"):
            fist(poster, GLOVE, "#2c1406", line="#1a0c04")
