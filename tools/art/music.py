"""The three pieces of music: scores in ``sound/piece_*.py``, loops under ``assets/music/``."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from importlib import import_module

from art import manifest

LIMIT = 1_500_000  # bytes
LOUDNESS = -20.0  # LUFS over the whole piece


@dataclass(frozen=True)
class Piece:
    """One loop."""

    score: str
    purpose: str
    quality: float = 0.2


PIECES = {
    "title": Piece("piece_title", "behind the title and the menus; a seamless loop", 0.3),
    "play": Piece("piece_play", "while the game is played; a seamless loop"),
    "accuse": Piece("piece_accuse", "while somebody accuses; a seamless loop", 0.35),
}


def make(name: str) -> list[manifest.Entry]:
    """Play, mix and write one piece."""
    from art.sound import mastering, mixing, rooms

    piece = PIECES[name]
    parts, tempo = import_module(f"art.sound.{piece.score}").compose()
    loop = mixing.mixed_down(parts, tempo, rooms.STAGE, LOUDNESS)
    file = f"music/{name}.ogg"
    path = manifest.ASSETS / file
    mastering.write(path, loop, piece.quality)
    if path.stat().st_size > LIMIT:
        raise ValueError(f"{file} takes {path.stat().st_size} bytes")
    return [manifest.Entry(f"music.{name}", "music", file, piece.purpose, f"music.{name}")]


MAKERS = {f"music.{name}": partial(make, name) for name in PIECES}
