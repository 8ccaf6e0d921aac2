"""Three short lessons after the first case, each a few pages that end in a puzzle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from clue.puzzles.puzzle import Puzzle
from clue.puzzles.shipped import called


@dataclass(frozen=True)
class ShortLesson:
    """What is taught on the log of a puzzle: for each page the suggestion that is lit, or none."""

    key: str  # its messages are course-<key> and course-<key>-1, -2 and so on
    puzzle_name: str
    lit: tuple[int, ...]

    @property
    def puzzle(self) -> Puzzle:
        """What it ends in."""
        found = called(self.puzzle_name)
        assert found is not None, "the lessons' puzzles come with the game"
        return found.puzzle


SHORT_LESSONS: Final = (
    ShortLesson("passes", "1-19", (0, 5, 6)),
    ShortLesson("corner", "1-25", (0, 3, 6)),
    ShortLesson("early", "2-29", (6, 0, 3)),
)
