"""Every sound effect: what makes it, how loud it is, what it is for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from art import manifest

if TYPE_CHECKING:
    from art.sound.waves import Wave

EVENT = -22.0  # LUFS of the loudest 400 ms: what every event sounds as loud as
MURMUR = -34.0  # what may be heard a hundred times an hour without being noticed
BED = -30.0  # LUFS of what lies under everything
LIMIT = 100_000  # bytes


@dataclass(frozen=True)
class Sound:
    """One effect as this table describes it."""

    make: Callable[[], Wave]
    purpose: str
    loudness: float = EVENT
    quality: float = 0.5
    fade_out: float = 0.05
    loops: bool = False


def table() -> dict[str, Sound]:
    """All effects by name; the synthesis is imported only here."""
    from art.sound import dicebox, doors, drapery, paper, pawns, signals, weather

    rolls = {
        f"dice.roll.{k}": Sound(partial(dicebox.roll, k), "two dice land and tumble on wood")
        for k in (1, 2, 3)
    }
    steps = {
        f"step.{k}": Sound(partial(pawns.step, k), "a pawn set down on the next square")
        for k in (1, 2, 3, 4)
    }
    far = {
        "thunder.1": Sound(
            partial(weather.thunder, 1, 2600.0, 4.6, 0.22), "far thunder", quality=0.4, fade_out=0.9
        ),
        "thunder.2": Sound(
            partial(weather.thunder, 2, 4200.0, 5.4, 0.7),
            "farther thunder",
            quality=0.4,
            fade_out=1.1,
        ),
        "rain": Sound(weather.rain, "rain on the window; a loop", BED, 0.12, loops=True),
    }
    return {
        "dice.shake": Sound(dicebox.shake, "dice shaken in the hands"),
        **rolls,
        "dice.settle": Sound(dicebox.settle, "a die rocks to rest"),
        **steps,
        "glide": Sound(pawns.glide, "a pawn called across the board"),
        "door": Sound(doors.door, "a pawn enters or leaves a room"),
        "passage": Sound(doors.passage, "a secret passage is taken"),
        "deal": Sound(paper.deal, "the pack riffled and dealt, once a game"),
        "card.slide": Sound(paper.card_slide, "a card slid to another seat"),
        "card.flip": Sound(paper.card_flip, "a card turned over"),
        "pencil.1": Sound(partial(paper.pencil, 1), "a cross in the notebook"),
        "pencil.2": Sound(partial(paper.pencil, 2), "a tick in the notebook"),
        "page": Sound(paper.page, "a leaf of the notebook"),
        "envelope": Sound(paper.envelope, "the sealed envelope torn open"),
        "curtain.open": Sound(drapery.opening, "the curtain drawn aside"),
        "curtain.close": Sound(drapery.closing, "the curtain drawn shut"),
        "button": Sound(signals.button, "any button pressed"),
        "hover": Sound(signals.hover, "the pointer or focus moves", MURMUR),
        "bubble": Sound(signals.bubble, "somebody speaks"),
        "turn": Sound(signals.turn, "it is your turn", fade_out=0.4),
        "error": Sound(signals.error, "that cannot be done"),
        "right": Sound(signals.right, "an accusation was right", fade_out=0.5),
        "wrong": Sound(signals.wrong, "an accusation was wrong", fade_out=0.5),
        **far,
    }


def make(name: str, sound: Sound) -> manifest.Entry:
    """Synthesise one effect into its file."""
    from art.sound import mastering

    wave = sound.make()
    if sound.loops:
        done = mastering.loop(wave, sound.loudness)
    else:
        done = mastering.event(wave, sound.loudness, sound.fade_out)
    file = f"sounds/{name}.ogg"
    path = manifest.ASSETS / file
    mastering.write(path, done, sound.quality)
    if path.stat().st_size > LIMIT:
        raise ValueError(f"{file} takes {path.stat().st_size} bytes")
    return manifest.Entry(f"sfx.{name}", "sound", file, sound.purpose, "sounds")


def make_all() -> list[manifest.Entry]:
    """Every effect."""
    return [make(name, sound) for name, sound in table().items()]


MAKERS = {"sounds": make_all}
