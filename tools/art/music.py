"""The pieces of music: scores in ``sound/piece_*.py``, waves under ``assets/music/``.

A piece of the table is written as stems, which the game lets come and go; added together they are
the whole piece. An ending is played once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from importlib import import_module

from art import manifest

LIMIT = 1_500_000  # bytes
LOUDNESS = -20.0  # LUFS over the whole piece


@dataclass(frozen=True)
class Piece:
    """One of them."""

    score: str
    purpose: str
    quality: float = 0.2
    loops: bool = True
    composer: str = "compose"


PIECES = {
    "title": Piece("piece_title", "behind the title and the menus; a seamless loop", 0.3),
    "play": Piece("piece_play", "while the game is played"),
    "parlour": Piece("piece_parlour", "while the game is played: another piece"),
    "midnight": Piece("piece_midnight", "while the game is played: a third piece"),
    "accuse": Piece("piece_accuse", "while somebody accuses; a seamless loop", 0.35),
    "review": Piece("piece_review", "while the case is looked at again; a seamless loop"),
    "won": Piece("piece_endings", "the case is closed", loops=False, composer="won"),
    "lost": Piece("piece_endings", "another closed the case", loops=False, composer="lost"),
    "unsolved": Piece("piece_endings", "nobody knows", loops=False, composer="unsolved"),
    "wrong": Piece("piece_endings", "you were wrong", loops=False, composer="wrong"),
}


def make(name: str) -> list[manifest.Entry]:
    """Play, mix and write one piece, every stem a file of its own."""
    from art.sound import mastering, mixing, rooms

    piece = PIECES[name]
    score = import_module(f"art.sound.{piece.score}")
    parts, tempo = getattr(score, piece.composer)()
    stems = getattr(score, "STEMS", {"": tuple(parts)})
    made = []
    for stem, wave in mixing.mixed_stems(parts, tempo, rooms.STAGE, stems, LOUDNESS).items():
        done = wave if piece.loops else mastering.soft_ends(wave, 0.01, 1.5)
        called = f"{name}.{stem}" if stem else name
        file = f"music/{called}.ogg"
        path = manifest.ASSETS / file
        mastering.write(path, done, piece.quality)
        if path.stat().st_size > LIMIT:
            raise ValueError(f"{file} takes {path.stat().st_size} bytes")
        purpose = f"{piece.purpose}: the {stem}" if stem else piece.purpose
        made.append(manifest.Entry(f"music.{called}", "music", file, purpose, f"music.{name}"))
    return made


MAKERS = {f"music.{name}": partial(make, name) for name in PIECES}
