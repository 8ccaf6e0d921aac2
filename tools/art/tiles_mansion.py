"""The tiles every mansion needs: squares, starts, ground, thresholds, passages, shade."""

from __future__ import annotations

from art.tiles import Properties

COLUMNS = 12
SQUARES, GROUNDS = 8, 4
SUSPECTS = ("scarlet", "mustard", "white", "green", "peacock", "plum")
SIDES = ("up", "right", "down", "left")
COMPASS = (
    "north",
    "north-east",
    "east",
    "south-east",
    "south",
    "south-west",
    "west",
    "north-west",
)
EMPTY: tuple[str, Properties] = ("", {})


def _shade_traits(mask: int) -> Properties:
    return {side: bool(mask >> bit & 1) for bit, side in enumerate(SIDES)}


def layout() -> list[tuple[str, Properties]]:
    """Type and traits of every tile, in reading order, twelve to a row.

    ``threshold-up`` lies on the square before a door that is at the square's upper edge.
    ``passage-south-east`` lies in a room and points where its other end is.
    ``shade-N`` lies on a square; N adds 1, 2, 4, 8 for a wall up, right, down, left.
    """
    squares = [("square", {"variant": n}) for n in range(SQUARES)]
    grounds = [("ground", {"variant": n}) for n in range(GROUNDS)]
    starts = [(f"start-{who}", {"suspect": who}) for who in SUSPECTS]
    thresholds = [(f"threshold-{side}", {"side": side}) for side in SIDES]
    passages = [(f"passage-{way}", {"direction": way}) for way in COMPASS]
    shades = [(f"shade-{mask}", _shade_traits(mask)) for mask in range(16)]
    rows = [
        *squares,
        *grounds,
        *starts,
        *thresholds,
        *[EMPTY] * 2,
        *passages,
        *[EMPTY] * 4,
        *shades,
        *[EMPTY] * 8,
    ]
    return [(kind, dict(traits)) for kind, traits in rows]
