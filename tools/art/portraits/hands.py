"""Fists, the one kind of hand that must hold something in these posters."""

from __future__ import annotations

from art.portraits.poster import Poster, Shade


def fist(poster: Poster, skin: str, deep: str, *, line: str | None = None) -> None:
    """A closed hand about 90 wide and 110 high around an upright thing at (45, *).

    Its thumb is to the right; move, turn and mirror it with :meth:`Poster.moved`.
    """
    crease = line or deep
    palm = "M8,10 C18,-4 74,-4 84,12 C92,36 92,72 84,100 C66,112 30,106 18,90 C6,66 2,36 8,10Z"
    poster.form(palm, skin, Shade(deep, (50, 50), (104, 66), 0.8))
    for i in range(4):
        x, y = 6 + (3 - i) % 4 * 1.6, 8 + i * 21.5
        finger = (
            f"M{x + 10},{y} C{x + 30},{y - 3} {x + 48},{y - 1} {x + 56},{y + 3} "
            f"C{x + 66},{y + 8} {x + 64},{y + 20} {x + 54},{y + 21.5} "
            f"C{x + 40},{y + 23} {x + 22},{y + 23} {x + 8},{y + 21} "
            f"C{x - 4},{y + 18} {x - 4},{y + 3} {x + 10},{y}Z"
        )
        poster.form(finger, skin, Shade(deep, (x + 26, y + 10), (x + 28, y + 27), 0.7))
    for i in range(1, 4):
        x, y = 6 + (4 - i) % 4 * 1.6, 8 + i * 21.5
        poster.line(
            f"M{x + 2},{y} C{x + 22},{y + 3} {x + 42},{y + 2} {x + 58},{y - 2}", crease, 2.6, 0.95
        )
    thumb = "M84,80 C72,56 54,38 38,28 C27,23 20,35 29,44 C44,56 54,72 60,92 C68,98 80,92 84,80Z"
    poster.form(thumb, skin, Shade(deep, (50, 46), (92, 92), 0.7))
    poster.line("M30,44 C44,56 54,72 60,92", crease, 1.8, 0.8)


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
