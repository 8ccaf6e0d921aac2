"""The colours of the deluxe edition: one list for every picture."""

from __future__ import annotations

from typing import Final

NIGHT: Final = "#10211f"
PANEL: Final = "#17323a"
BRASS: Final = "#c9a227"
LAMP: Final = "#f4d35e"
CREAM: Final = "#f1e6c8"
PAPER: Final = "#f0e3c2"
INK: Final = "#2b1b0e"
WINE: Final = "#8c1d2c"
WALNUT: Final = "#4a2c17"
LEATHER: Final = "#5b3620"

SUSPECTS: Final[dict[str, str]] = {
    "scarlet": "#b3202e",
    "mustard": "#d8a11a",
    "white": "#e9e4d6",
    "green": "#2f8a4a",
    "peacock": "#2a5fc0",
    "plum": "#7b3fa0",
}

WEAPONS: Final = ("rope", "lead-pipe", "knife", "wrench", "candlestick", "revolver")

ROOMS: Final = (
    "study",
    "hall",
    "lounge",
    "library",
    "billiard-room",
    "dining-room",
    "conservatory",
    "ballroom",
    "kitchen",
)


def rgb(colour: str) -> tuple[int, int, int]:
    """``#rrggbb`` as three numbers from 0 to 255."""
    digits = colour.lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def linear(colour: str) -> tuple[float, float, float]:
    """The same colour as a renderer wants it: scene-linear, from 0 to 1."""

    def channel(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = rgb(colour)
    return channel(red), channel(green), channel(blue)


def mix(first: str, second: str, share: float) -> str:
    """The colour ``share`` of the way from ``first`` to ``second``."""
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
