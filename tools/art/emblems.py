"""One emblem for each suspect, weapon and room: told apart without any colour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art import linework, manifest

SUSPECTS: Final[dict[str, str]] = {
    # A kiss.
    "scarlet": """
        f M2 15 C6 11 9 7 12 7 C14 7 15 8.4 16 8.4 C17 8.4 18 7 20 7 C23 7 26 11 30 15
          C26 22 21 26 16 26 C11 26 6 22 2 15 Z
        x M4 15.2 C9 14 12 16.4 16 16.4 C20 16.4 23 14 28 15.2
        +x M10 22 C13 23.6 16 23.8 18 23.2
    """,
    # The helmet of his campaigns.
    "mustard": """
        f M16 3 A2 2 0 0 1 18 5.4 C24 7 26 13 26 18 H6 C6 13 8 7 14 5.4 A2 2 0 0 1 16 3 Z
        f M6 19.6 H26 C28 20.4 30 22.6 30.4 25.4 C26 23.6 21 23 16 23 C11 23 6 23.6 1.6 25.4
          C2 22.6 4 20.4 6 19.6 Z
        x M6 18.8 H26
        +x M16 6 V15 M11.4 7.6 C9.8 10 9.4 12.6 9.4 15 M20.6 7.6 C22.2 10 22.6 12.6 22.6 15
        +x M6 15.4 H26
    """,
    # The cook's hat.
    "white": """
        f M9 21 V17 A6 6 0 0 1 8.4 6.6 A7.8 7.4 0 0 1 23.6 6.6 A6 6 0 0 1 23 17 V21 Z
        f M9 23.2 H23 V28.6 H9 Z
        x M13 14.6 V19 M19 14.6 V19
    """,
    # Luck in business.
    "green": """
        f M15.2 15.4 C9.4 12.6 7 9 8.8 5.6 C10.4 2.8 14 3 15.2 6 C15.5 6.8 15.6 7.4 16 7.4 C16.4 7.4 16.5 6.8 16.8 6
          C18 3 21.6 2.8 23.2 5.6 C25 9 22.6 12.6 16.8 15.4 Z
        f M14.8 16 C12.4 10.2 8.6 7.6 5 9.4 C2 11 2.2 14.6 5.2 15.8 C6 16.1 6.6 16.2 6.6 16.6 C6.6 17 6 17.1 5.4 17.6
          C2.8 19.4 3.2 23 6.2 24 C9.8 25.2 13 22.4 15 17 Z
        f M17.2 16 C19.6 10.2 23.4 7.6 27 9.4 C30 11 29.8 14.6 26.8 15.8 C26 16.1 25.4 16.2 25.4 16.6 C25.4 17 26 17.1 26.6 17.6
          C29.2 19.4 28.8 23 25.8 24 C22.2 25.2 19 22.4 17 17 Z
        s M16 16 C16 22 16.6 26 19 30
    """,
    # A peacock's feather.
    "peacock": """
        +f M16 1.4 C22 5 26.6 10 26.2 16 C25.8 21 21.4 24 16 25 C10.6 24 6.2 21 5.8 16 C5.4 10 10 5 16 1.4 Z
        +x M16 2 L16 8 M10.4 5.6 L12.6 9.6 M21.6 5.6 L19.4 9.6 M6.4 11 L10 12.8 M25.6 11 L22 12.8
        +x M6 18 L10 17.6 M26 18 L22 17.6 M9.4 23 L12 20.4 M22.6 23 L20 20.4
        +X M16 8.4 C20 8.4 22.4 11.6 22.4 15 C22.4 18.6 19.6 21 16 21 C12.4 21 9.6 18.6 9.6 15 C9.6 11.6 12 8.4 16 8.4 Z
        +f M16 10.4 C19 10.4 20.6 12.6 20.6 15 C20.6 17.6 18.6 19.4 16 19.4 C13.4 19.4 11.4 17.6 11.4 15 C11.4 12.6 13 10.4 16 10.4 Z
        +e 16 15.6 1.9
        +s M16 25 V30.4
        -f M15 1 C21 4 25 8 25 13 C25 18 20 21 15 21 C10 21 5 18 5 13 C5 8 9 4 15 1 Z
        -X M15 7 A6 6 0 1 1 14.99 7 Z
        -p 15 13 3.4
        -s M15 21 V30 M9 23 L14 27 M21 23 L16 27
    """,
    # A pipe for thinking.
    "plum": """
        f M3 14 H16 V18 L22 13.6 C24 12 26 9 29 8 L30 10.8 C27.6 12 26 15 23.6 17.6 L16.6 24.4
          C14.6 26.6 12.6 28 9.6 28 C5.4 28 3 24.6 3 20 Z
        x M3 17.4 H16
        s M8 10.6 C6 8 11.4 6.6 9 3
    """,
}

WEAPONS: Final[dict[str, str]] = {
    "rope": """
        t M15 4 A10 9 0 1 1 14.9 4 Z
        +x M11 2 L13 8 M17 1 L17.6 7 M23 3 L21 8.6 M27 8 L22.6 11 M28.6 13.4 L22.4 14.4 M27 18.6 L21 17
        +x M22.4 23.4 L19.4 18.4 M16 25.6 L15.6 19.6 M9.4 24.6 L11.6 19 M4 20.6 L9 17 M1.4 15 L8 13.6
        +x M2 9.4 L8.4 11 M5.4 5 L10 9
        -x M10 1 L13 9 M21 1 L20 9 M28.6 8.4 L21 12 M28 18 L20 16 M3 20 L10 16 M1 10 L9 12
        f M11 17.6 L19 16.6 L20.4 26.6 L12.4 27.6 Z
        x M12 20.6 L19 19.6 M12.6 24 L19.6 23
        +s M18 27 C20 29 24 30 29.6 27.6 M13.6 27.6 C12 29.6 9 30 6 29.4
        -s M17 26 C19 29 24 30 29 27
    """,
    "lead-pipe": """
        t M8 27 V17 C8 11 11 8 17 8 H27
        f M2.6 25.6 H13.4 V30.4 H2.6 Z
        f M25.6 2.6 H30.4 V13.4 H25.6 Z
        f M3.8 16 H12.2 V20 H3.8 Z
        f M16 3.8 H20 V12.2 H16 Z
        +x M2.6 28 H13.4 M28 2.6 V13.4
        +x M3.8 18 H12.2 M18 3.8 V12.2
    """,
    "knife": """
        f M29.6 2.4 C29.6 8 24 14 16.4 19.6 L12.4 15.6 C18 8 24 2.4 29.6 2.4 Z
        f M8.6 13.6 L10.4 11.8 L20.2 21.6 L18.4 23.4 Z
        f M10.8 18 L14 21.2 L7.2 28 L4 24.8 Z
        p 4.8 27.2 2.6
        x M25 7 L15.4 17
    """,
    "wrench": """
        f M29.4 8.6 L25 13 L20.4 11.6 L19 7 L23.4 2.6 C19.4 1.6 15.4 4 14.8 8 C14.6 9.4 14.8 10.6 15.2 11.8
          L3.2 23.8 C1.8 25.2 1.8 27.4 3.2 28.8 C4.6 30.2 6.8 30.2 8.2 28.8 L20.2 16.8
          C21.4 17.2 22.6 17.4 24 17.2 C28 16.6 30.4 12.6 29.4 8.6 Z
        e 6 26 1.5
    """,
    "candlestick": """
        f M13 9 H19 V15 H13 Z
        f M16 0.8 C18.6 3.6 18.4 7 16 7.4 C13.6 7 13.4 3.6 16 0.8 Z
        f M7 14 H25 C24.6 17 22 18 19 18 H13 C10 18 7.4 17 7 14 Z
        f M14 18 H18 C18 20.4 20.4 20.8 20.4 22.8 C20.4 24.6 18.4 24.8 18 26 C23 26.2 26.6 27.6 27 31 H5
          C5.4 27.6 9 26.2 14 26 C13.6 24.8 11.6 24.6 11.6 22.8 C11.6 20.8 14 20.4 14 18 Z
        x M12 8.4 H20
        +x M12.6 22.8 H19.4 M8 28.6 H24
    """,
    "revolver": """
        f M7 7 C7 5.6 8 5.4 9 5.4 H19 V7 H30 V11.2 H19.4 V14.8 C19.4 15.6 18.8 16 18 16 H11.8
          C10.6 16 10 17 9.6 18.4 L7.6 27.4 C7.2 29 5.6 29.8 4 29.4 L2.6 29 C1.2 28.6 0.8 27.2 1.2 25.8
          L4.6 15.6 C5 14 4.8 12.6 4 11.2 L2.6 9.4 C2 8.4 2.4 7.6 3.2 7.6 Z
        f M2.4 9 L1 4.2 L4.2 3.2 L8 7.6 Z
        f M26.4 7.6 L27.2 4.6 H29.6 V7.6 Z
        f M19 12.6 H26.4 V14.4 H19 Z
        x M10.6 7.4 H18.2 V13.8 H10.6 Z
        +x M13 9.6 H16 M13 11.6 H16
        s M11.8 17 C11.4 22.2 18.4 22.6 18.8 16.4
        +s M14.8 17 C14.2 18.4 14.6 19 15.4 19.6
        +x M4.8 19 L8.6 20 M3.8 22.4 L7.8 23.4
    """,
}

ROOMS: Final[dict[str, str]] = {
    # Quill and ink.
    "study": """
        f M29.4 2.4 C20 3 13.4 8 11.8 17 L14.6 18.8 C22 17.4 28.4 11.6 29.4 2.4 Z
        x M26 6 L12 19
        s M13 18 L9 23
        f M3 22 H13 V24 L15 26 V30 H1 V26 L3 24 Z
    """,
    # The grandfather clock.
    "hall": """
        s M9 11 C9 7 12 3 16 3 C20 3 23 7 23 11 V29 H9 Z
        p 16 11 3.6
        +x M16 11 V8.8 M16 11 H17.8
        +s M16 18 V23
        +p 16 24.4 1.7
        -s M15 18 V25
        s M6 29 H26
    """,
    # The winged armchair.
    "lounge": """
        s M9 17 V8 C9 5 11 4 16 4 C21 4 23 5 23 8 V17
        s M9 21 V17 A3.2 3.2 0 1 0 5 20 V27 H27 V20 A3.2 3.2 0 1 0 23 17 V21 Z
        s M7 27 V30 M25 27 V30
    """,
    # Books on a shelf.
    "library": """
        s M3 27 H29
        s M5 27 V7 H11 V27
        s M11 27 V11 H17 V27
        s M18.6 9.4 L23 8.2 L28 26 L23.4 27
        +s M5 12 H11 M11 16 H17 M20 13.4 L24.4 12.2
    """,
    # Balls and cue.
    "billiard-room": """
        p 9 23 5.4
        p 21 23 5.4
        p 15 12.6 5.4
        +e 15 12.6 2.4
        s M29 3 L21.4 14
        +s M3 30 H29
    """,
    # Fork, knife and plate.
    "dining-room": """
        o 16 16 6.4
        +o 16 16 3
        s M3 4 V10 A2.4 2.4 0 0 0 7 10 V4 M5 4 V29
        s M27 29 V4 C24.4 6 24.4 14 25.4 18 H27
    """,
    # A palm in its pot.
    "conservatory": """
        s M16 21 C16 17 16 14 16 10
        s M16 12 C12 7 7 7 3 12 M16 12 C20 7 25 7 29 12
        s M16 10 C14 5 10 3 6 4 M16 10 C18 5 22 3 26 4
        +s M16 13 C12 12 8 14 6 19 M16 13 C20 12 24 14 26 19
        f M8 20 H24 L22.6 24 H9.4 Z
        f M10.2 25.4 H21.8 L20.4 30 H11.6 Z
    """,
    # Music to dance to.
    "ballroom": """
        s M16 1 V7
        p 16 8 2
        s M5 15 C5 20 9 23 16 23 C23 23 27 20 27 15 M16 9 V23 M16 23 V26
        p 16 27.6 2.4
        f M5 6 C7 8.6 7 11.6 5 12 C3 11.6 3 8.6 5 6 Z
        f M27 6 C29 8.6 29 11.6 27 12 C25 11.6 25 8.6 27 6 Z
        s M3 14 H7 M25 14 H29
        +s M10 16 C10 20 13 21 16 23 M22 16 C22 20 19 21 16 23 M8.6 15.4 H11.4 M20.6 15.4 H23.4
        +f M10 8.4 C11.6 10.6 11.6 13 10 13.4 C8.4 13 8.4 10.6 10 8.4 Z
        +f M22 8.4 C23.6 10.6 23.6 13 22 13.4 C20.4 13 20.4 10.6 22 8.4 Z
    """,
    # The pot on the range.
    "kitchen": """
        f M6 14 H26 V25 C26 27.4 24.4 28.6 22 28.6 H10 C7.6 28.6 6 27.4 6 25 Z
        s M2 17 H6 M26 17 H30
        s M5 11 H27
        s M12 8 C10.6 6 13.4 5 12 2.6 M19 8 C17.6 6 20.4 5 19 2.6
    """,
}

EMBLEMS: Final = SUSPECTS | WEAPONS | ROOMS


def make_emblems() -> list[manifest.Entry]:
    """Every emblem in every size."""
    joined = {name: _joined(sign) for name, sign in EMBLEMS.items()}
    return linework.write(
        joined, prefix="emblem", folder="emblems", maker="emblems", purpose="emblem"
    )


def _joined(sign: str) -> str:
    """The sign with every mark on one line, as the pen wants it."""
    marks: list[str] = []
    for line in sign.strip().splitlines():
        text = line.strip()
        starts = text.lstrip("+-")[:2] in {f"{kind} " for kind in "stfxXope"}
        if starts:
            marks.append(text)
        else:
            marks[-1] += " " + text
    return "\n".join(marks)


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {"emblems": make_emblems}
