"""The signs on buttons and in the hint bar, as brass line work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from art import linework, manifest

ICONS: Final[dict[str, str]] = {
    "roll": """
        s M15 3 L27 9 V21 L15 27 L3 21 V9 Z
        s M3 9 L15 15 L27 9 M15 15 V27
        +p 15 9 1.7
        +p 7 15.5 1.5
        +p 11 21.5 1.5
        +p 19 17.5 1.4
        +p 23 15.8 1.4
        +p 19 22.5 1.4
        +p 23 20.8 1.4
        -p 9 18 1.6
        -p 21 18 1.6
        -p 15 9 1.4
    """,
    "passage": """
        s M5 29 V15 A11 11 0 0 1 27 15 V29
        s M3 29 H29
        s M11 29 V25 H16 V21 H21 V17
        s M17 11 H22 V16
        s M22 11 L15 18
    """,
    "suggest": """
        s M5 5 H27 V21 H15 L9 27 V21 H5 Z
        +s M12.5 11 A3.5 3 0 1 1 16 13.5 V15
        +p 16 18 1.4
        -s M11.5 10.5 A3.6 2.6 0 1 1 15 13 V14
        -p 15 17.6 1.3
    """,
    "accuse": """
        s M3 13 H13 M3 13 V25 H9
        s M13 13 L21 13 H27 A2 2 0 0 1 27 17 H19
        s M19 17 H21 A2 2 0 0 1 21 21 H18 A2 2 0 0 1 18 25 H9
        s M9 13 L13 7 A2 2 0 0 1 17 9 L15 13
    """,
    "end-turn": """
        s M25 8 A11 11 0 1 0 27 16
        s M27 3 V9 H21
        s M11 16 L15 20 L22 12
    """,
    "stay": """
        s M16 29 C9 21 7 17 7 12 A9 9 0 0 1 25 12 C25 17 23 21 16 29 Z
        o 16 12 3.4
    """,
    "notes": """
        s M7 3 H25 V29 H7 Z
        s M11 3 V29
        s M15 9 H21 M15 15 H21 M15 21 H21
        +s M4 8 H8 M4 16 H8 M4 24 H8
    """,
    "digest": """
        s M7 3 H25 M7 29 H25
        s M9 3 V7 C9 12 16 12.5 16 16 C16 19.5 9 20 9 25 V29
        s M23 3 V7 C23 12 16 12.5 16 16 C16 19.5 23 20 23 25 V29
        +f M12 26.6 C13 23.4 19 23.4 20 26.6 Z
    """,
    "log": """
        s M9 5 H25 V23 A4 4 0 0 1 21 27 H7
        s M9 5 A3 3 0 0 0 6 8 V9 H9 V5
        s M9 9 V23 A4 4 0 0 1 5 27 H7
        s M13 11 H21 M13 17 H21
    """,
    "menu": """
        +s M5 8 H27 M5 16 H27 M5 24 H27
        -s M5 7 H27 M5 15 H27 M5 23 H27
    """,
    "sound": """
        f M3 12 H8 L15 6 V26 L8 20 H3 Z
        s M19 12 A6 6 0 0 1 19 20
        s M23 8 A11 11 0 0 1 23 24
    """,
    "speed": """
        s M5 23 A12 12 0 1 1 27 23
        s M16 19 L22 11
        p 16 19 2.4
        +s M6.6 17 H8.5 M25.4 17 H23.5 M16 7.2 V9 M9 10 L10.3 11.3
    """,
    "settings": """
        +o 16 16 7.4
        +o 16 16 2.6
        +s M16 3 V7 M16 25 V29 M3 16 H7 M25 16 H29
        +s M6.8 6.8 L9.6 9.6 M22.4 22.4 L25.2 25.2 M25.2 6.8 L22.4 9.6 M9.6 22.4 L6.8 25.2
        -o 15 15 6.6
        -p 15 15 1.6
        -s M15 2 V7 M15 23 V28 M2 15 H7 M23 15 H28
        -s M5.6 5.6 L9.4 9.4 M20.6 20.6 L24.4 24.4 M24.4 5.6 L20.6 9.4 M9.4 20.6 L5.6 24.4
    """,
    "save": """
        s M5 5 H22 L27 10 V27 H5 Z
        s M9 5 V12 H20 V5
        s M9 27 V18 H23 V27
    """,
    "warning": """
        s M16 4 L29 27 H3 Z
        s M16 13 V19
        p 16 23 1.6
    """,
    "trash": """
        s M5 9 H27 M12 9 V5 H20 V9
        s M7 9 L9 28 H23 L25 9
        s M13 14 V23 M19 14 V23
    """,
    "play": "f M9 5 L26 16 L9 27 Z",
    "export": """
        s M11 11 H5 V29 H27 V11 H21
        +s M16 19 V3 M11 8 L16 3 L21 8
        -s M15 19 V3 M10 8 L15 3 L20 8
    """,
    "import": """
        s M11 11 H5 V29 H27 V11 H21
        +s M16 3 V21 M11 16 L16 21 L21 16
        -s M15 3 V21 M10 16 L15 21 L20 16
    """,
    "undo": "s M5 11 H20 A7 7 0 0 1 20 25 H11 M11 5 L5 11 L11 17",
    "edit": """
        s M5 27 L7 20 L21 6 A2.8 2.8 0 0 1 26 11 L12 25 Z
        s M18 9 L23 14
        s M19 27 H27
    """,
    "copy": """
        s M11 9 H25 V27 H11 Z
        s M21 5 H7 V23
    """,
    "lock": """
        s M7 15 H25 V27 H7 Z
        s M11 15 V10 A5 5 0 0 1 21 10 V15
        +p 16 20 2
        +s M16 20 V23
        -s M15 20 V22
    """,
    "eye": """
        s M3 16 C9 6 23 6 29 16 C23 26 9 26 3 16 Z
        o 16 16 4
        p 16 16 1.8
    """,
    "hint": """
        s M11 21 C11 18 7 16 7 11 A9 9 0 0 1 25 11 C25 16 21 18 21 21 Z
        s M12 25 H20 M14 29 H18
        +s M13 12 L16 15 L19 12 M16 15 V21
    """,
    "folder": """
        s M3 9 V25 H27 V9 H15 L12 5 H3 Z
        s M3 13 H27
    """,
    "keyboard": """
        s M3 9 H29 V25 H3 Z
        s M11 21 H21
        -s M9 15 H9.2 M15 15 H15.2 M21 15 H21.2
        +s M8 13 H8.2 M12 13 H12.2 M16 13 H16.2 M20 13 H20.2 M24 13 H24.2
        +s M8 17 H8.2 M12 17 H12.2 M16 17 H16.2 M20 17 H20.2 M24 17 H24.2
    """,
    "gamepad": """
        s M9 9 H23 C27 9 29 15 29 21 C29 26 25 26 23 21 H9 C7 26 3 26 3 21 C3 15 5 9 9 9 Z
        s M11 12 V18 M8 15 H14
        p 21 13.2 1.5
        p 21 17.2 1.5
        +p 19 15.2 1.5
        +p 23 15.2 1.5
    """,
}


def make_icons() -> list[manifest.Entry]:
    """Every icon in every size."""
    return linework.write(
        ICONS, prefix="icon", folder="icons", maker="icons", purpose="button sign"
    )


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {"icons": make_icons}
