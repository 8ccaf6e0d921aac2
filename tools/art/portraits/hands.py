"""Fists, the one kind of hand that must hold something in these posters."""

from __future__ import annotations

from typing import Final

from art.portraits.poster import Poster, Shade

FINGERS: Final = (86.0, 93.0, 91.0, 82.0)
"""How far each finger of a fist reaches, from the uppermost."""
FINGER: Final = 27.0


def fist(poster: Poster, skin: str, deep: str, *, line: str | None = None) -> None:
    """A closed hand about 92 wide and 110 high around an upright thing at (45, *).

    Four fingers come round from the back at the left, the thumb lies across them; move, turn
    and mirror it with :meth:`Poster.moved`.
    """
    crease = line or deep
    back = "M34,0 C10,2 -2,24 -1,54 C0,86 10,108 34,110 L56,104 V4Z"
    poster.form(back, skin, Shade(deep, (30, 50), (-6, 66), 0.85))
    for number, reach in enumerate(FINGERS):
        _finger(poster, skin, deep, crease, (number * (FINGER + 0.5), reach))
    thumb = (
        "M2,88 C0,66 14,50 34,38 C46,30 58,21 68,23 C81,26 81,42 70,49 "
        "C56,57 46,66 40,80 C34,96 8,104 2,88Z"
    )
    poster.form(thumb, skin, Shade(deep, (40, 40), (44, 92), 0.8))
    poster.line("M70,49 C56,57 46,66 40,80 C36,90 26,96 16,97", crease, 3.0, 0.95)
    poster.line("M34,38 C46,30 58,21 68,23 C78,25 80,36 74,45", crease, 1.8, 0.7)
    nail = "M62,27 C70,24 77,30 73,38 C68,44 60,44 57,40 C56,34 58,29 62,27Z"
    poster.flat(f'<path d="{nail}" fill="#fff2e2" fill-opacity="{0.0 if line else 0.55}"/>')


def _finger(poster: Poster, skin: str, deep: str, crease: str, lie: tuple[float, float]) -> None:
    """One finger of a fist, its shade below, its joint creased; ``lie`` is its top and reach."""
    top, reach = lie
    foot, tip = top + FINGER, reach - 14
    path = (
        f"M26,{top} H{tip} C{reach + 4},{top} {reach + 4},{foot} {tip},{foot} H26 "
        f"C20,{foot} 20,{top} 26,{top}Z"
    )
    below = Shade(deep, (50, top + FINGER * 0.42), (50, foot + 5), 0.85)
    beyond = Shade(deep, (tip - 4, top + 12), (reach + 6, top + 16), 0.7)
    poster.form(path, skin, below, beyond)
    poster.line(f"M30,{foot} H{tip} C{reach - 4},{foot} {reach},{foot - 5} {reach + 1},{foot - 11}",
                crease, 2.6, 0.95)  # fmt: skip
    poster.line(f"M{tip - 12},{top + 6} q6,7 1,15", crease, 1.8, 0.6)


def finger_row(poster: Poster, skin: str, deep: str) -> None:
    """Four fingertips seen from their backs as they hold an edge, 60 wide, 84 high."""
    for i, reach in enumerate((46, 56, 58, 48)):
        y = i * 20
        finger = (
            f"M0,{y + 1} C{reach * 0.5},{y - 1} {reach},{y + 1} {reach + 4},{y + 7} "
            f"C{reach + 6},{y + 16} {reach - 4},{y + 20} {reach - 14},{y + 20} "
            f"C{reach * 0.4},{y + 21} 0,{y + 20} 0,{y + 20}Z"
        )
        poster.form(finger, skin, Shade(deep, (20, y + 8), (24, y + 23), 0.8))
        nail = f"M{reach - 8},{y + 5} q10,1 10,5 q-1,6 -10,5 q-5,-5 0,-10Z"
        poster.flat(f'<path d="{nail}" fill="#fbe6d2" fill-opacity=".75"/>')
