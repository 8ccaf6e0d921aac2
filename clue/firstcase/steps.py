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
class LessonStep:
    """One thing to learn. It can be said once so many actions have been played."""

    key: str  # its sentence is firstcase-<key>
    played: int
    until: Until
    points: tuple[str, ...] = ()  # what the ring goes round: the first of these that is there


STEPS: Final = (
    LessonStep("welcome", 0, Until.READ, ("envelope",)),
    LessonStep("cards", 0, Until.READ, ("hand",)),
    LessonStep("book", 0, Until.READ, ("notebook",)),
    LessonStep("roll", 0, Until.ACT, ("roll",)),
    LessonStep("walk", 1, Until.ACT, ("goal",)),
    LessonStep("suggest", 2, Until.ACT, ("suspect", "weapon", "confirm", "suggest")),
    LessonStep("see", 5, Until.SEEN, ("confirm",)),
    LessonStep("answers", 5, Until.READ, ("notebook",)),
    LessonStep("mark", 5, Until.MARK, ("notebook",)),
    LessonStep("end", 5, Until.ACT, ("end",)),
    LessonStep("show", 10, Until.ACT, ("choices", "confirm")),
    LessonStep("none", 13, Until.ACT, ("refuse",)),
    LessonStep("overheard", 16, Until.READ, ("notebook",)),
    LessonStep("passage", 16, Until.ACT, ("passage",)),
    LessonStep("trap", 17, Until.ACT, ("suspect", "weapon", "confirm", "suggest")),
    LessonStep("silence", 20, Until.READ, ("notebook",)),
    LessonStep("proof", 20, Until.READ, ("notebook",)),
    LessonStep("accuse", 20, Until.ACT, ("suspect", "weapon", "room", "confirm", "accuse")),
)
"""The lesson. ``points`` are names that :mod:`clue.ui.lesson.coach` finds on the screen."""
