"""The four loops that lie around the table: rain, a fire, a clock, the room itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from art import manifest

if TYPE_CHECKING:
    from art.sound.waves import Wave

LOUDNESS = -30.0  # LUFS; how loud each is in which room is the game's to say
SHORTEST, LONGEST = 45.0, 90.0  # seconds
LIMIT = 700_000  # bytes


@dataclass(frozen=True)
class Loop:
    """One of them."""

    make: Callable[[float], Wave]
    seconds: float
    purpose: str
    quality: float


def table() -> dict[str, Loop]:
    """All by name, of lengths that do not fall together; the synthesis is imported only here."""
    from art.sound import hearth, weather

    return {
        "rain": Loop(weather.rain, 51.0, "rain outside; a loop", 0.15),
        "fire": Loop(hearth.fire, 57.0, "a fire in the hearth; a loop", 0.2),
        "clock": Loop(hearth.tall_clock, 46.0, "a tall clock ticks; a loop", 0.2),
        "room": Loop(hearth.still_room, 63.0, "the air of an old house; a loop", 0.15),
    }


def make_all() -> list[manifest.Entry]:
    """Every loop."""
    from art.sound import mastering

    made = []
    for name, loop in table().items():
        file = f"sounds/loop.{name}.ogg"
        path = manifest.ASSETS / file
        mastering.write(path, mastering.loop(loop.make(loop.seconds), LOUDNESS), loop.quality)
        if path.stat().st_size > LIMIT:
            raise ValueError(f"{file} takes {path.stat().st_size} bytes")
        made.append(manifest.Entry(f"loop.{name}", "music", file, loop.purpose, "ambience"))
    return made


MAKERS = {"ambience": make_all}
