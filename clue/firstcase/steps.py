"""What is taught in the first case, one thing at a time: what is said, when, and what ends it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Until(Enum):
    """What ends a step."""

    READ = "read"  # the learner goes on
    ACT = "act"  # the thing is done
    MARK = "mark"  # something is written into the notebook
    SEEN = "seen"  # the card that was shown is put away


@dataclass(frozen=True)
class Step:
    """One thing to learn. It can be said once so many actions have been played."""

    key: str  # its sentence is firstcase-<key>
    played: int
    until: Until
    points: tuple[str, ...] = ()  # what the ring goes round: the first of these that is there


STEPS: Final = (
    Step("welcome", 0, Until.READ, ("envelope",)),
    Step("cards", 0, Until.READ, ("hand",)),
    Step("book", 0, Until.READ, ("notebook",)),
    Step("roll", 0, Until.ACT, ("roll",)),
    Step("walk", 1, Until.ACT, ("goal",)),
    Step("suggest", 2, Until.ACT, ("suspect", "weapon", "confirm", "suggest")),
    Step("see", 5, Until.SEEN, ("confirm",)),
    Step("answers", 5, Until.READ, ("notebook",)),
    Step("mark", 5, Until.MARK, ("notebook",)),
    Step("end", 5, Until.ACT, ("end",)),
    Step("show", 10, Until.ACT, ("choices", "confirm")),
    Step("none", 13, Until.ACT, ("refuse",)),
    Step("overheard", 16, Until.READ, ("notebook",)),
    Step("passage", 16, Until.ACT, ("passage",)),
    Step("trap", 17, Until.ACT, ("suspect", "weapon", "confirm", "suggest")),
    Step("silence", 20, Until.READ, ("notebook",)),
    Step("proof", 20, Until.READ, ("notebook",)),
    Step("accuse", 20, Until.ACT, ("suspect", "weapon", "room", "confirm", "accuse")),
)
"""The lesson. ``points`` are names that :mod:`clue.ui.lesson.pointing` finds on the screen."""
