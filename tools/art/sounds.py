"""Every sound effect: what makes it, how loud it is, what it is for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from art import manifest

if TYPE_CHECKING:
    from art.sound.waves import Wave

# LUFS of a sound's loudest 400 ms: the more it matters, the louder it is
HOVER = -34.0  # may be heard a hundred times an hour without being noticed
ROUTINE = -26.0  # whatever happens in every turn
TURN = -22.0  # you are meant
SHOWN = -20.0  # a card tells something
GRAVE = -16.0  # the seal, and the verdict
CLASSES = {HOVER: "hover", ROUTINE: "routine", TURN: "turn", SHOWN: "shown", GRAVE: "grave"}
LIMIT = 100_000  # bytes


@dataclass(frozen=True)
class Sound:
    """One effect as this table describes it."""

    make: Callable[[], Wave]
    purpose: str
    loudness: float = ROUTINE
    quality: float = 0.5
    fade_out: float = 0.05


def table() -> dict[str, Sound]:
    """All effects by name; the synthesis is imported only here."""
    from art.sound import dicebox, doors, drama, drapery, paper, pawns, signals, weather

    far = {
        "thunder.1": Sound(
            partial(weather.thunder, 1, 2600.0, 4.6, 0.22), "far thunder", TURN, 0.4, fade_out=0.9
        ),
        "thunder.2": Sound(
            partial(weather.thunder, 2, 4200.0, 5.4, 0.7),
            "farther thunder",
            TURN,
            0.4,
            fade_out=1.1,
        ),
    }
    return {
        "dice.shake": Sound(dicebox.shake, "dice shaken in the hands"),
        **_takes("dice.roll", dicebox.roll, 3, "two dice land and tumble on wood"),
        "dice.settle": Sound(dicebox.settle, "a die rocks to rest"),
        **_takes("step.marble", partial(pawns.step, "marble"), 4, "a pawn set down on stone"),
        **_takes("step.wood", partial(pawns.step, "wood"), 4, "a pawn set down on boards"),
        **_takes("step.carpet", partial(pawns.step, "carpet"), 4, "a pawn set down on a carpet"),
        "glide": Sound(pawns.glide, "a pawn called across the board"),
        **_takes("door", doors.door, 4, "a pawn enters or leaves a room"),
        "passage": Sound(doors.passage, "a secret passage is taken"),
        "deal": Sound(paper.deal, "the pack riffled and dealt, once a game"),
        **_takes("card.slide", paper.card_slide, 4, "a card slid to another seat"),
        **_takes("card.flip", paper.card_flip, 4, "a card turned over", SHOWN),
        **_takes("pencil", paper.pencil, 4, "a cross or a tick in the notebook"),
        **_takes("page", paper.page, 4, "a leaf of the notebook"),
        "envelope": Sound(paper.envelope, "the seal broken, the envelope torn open", GRAVE),
        **_takes("knock", drama.laid, 3, "a card laid down on the table"),
        **_takes("stamp", drama.stamped, 4, "a stamp: the case begins, a tick, a cross", GRAVE),
        **_takes("none", drama.waved_off, 4, "a light stamp: a seat has none", TURN),
        "heartbeat": Sound(drama.heartbeat, "a heart, while somebody accuses", TURN),
        "wax": Sound(drama.wax, "the seal cracks", GRAVE, fade_out=0.2),
        **_takes("tick", drama.clock_tick, 2, "the clock, when nobody can answer"),
        "curtain.open": Sound(drapery.opening, "the curtain drawn aside"),
        "curtain.close": Sound(drapery.closing, "the curtain drawn shut"),
        **_takes("button", signals.button, 4, "any button pressed"),
        "hover": Sound(signals.hover, "the pointer or focus moves", HOVER),
        **_takes("bubble", signals.bubble, 4, "somebody speaks"),
        **{
            f"motif.{who}": Sound(
                partial(signals.motif, who), f"{who} has something to say", fade_out=0.3
            )
            for who in signals.MOTIFS
        },
        "turn": Sound(signals.turn, "it is your turn", TURN, fade_out=0.4),
        "error": Sound(signals.error, "that cannot be done"),
        "right": Sound(signals.right, "an accusation was right", GRAVE, fade_out=0.5),
        "wrong": Sound(signals.wrong, "an accusation was wrong", GRAVE, fade_out=0.5),
        **far,
    }


def _takes(
    name: str,
    make_one: Callable[[int], Wave],
    count: int,
    purpose: str,
    loudness: float = ROUTINE,
) -> dict[str, Sound]:
    """One sound as it was made several times, so that nobody hears the same twice running."""
    return {
        f"{name}.{take}": Sound(partial(make_one, take), purpose, loudness)
        for take in range(1, count + 1)
    }


def make(name: str, sound: Sound) -> manifest.Entry:
    """Synthesise one effect into its file."""
    from art.sound import mastering

    wave = sound.make()
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
