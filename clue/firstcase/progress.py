"""How far a learner has come: a small file of its own, so that one may get up at any point."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from clue import files
from clue.firstcase.steps import STEPS
from clue.firstcase.story import SCRIPT
from clue.folders import player as folder
from clue.notebook.notes import LONGEST_LINE, Mark
from clue.rules.cards import Suspect

log = logging.getLogger(__name__)

FILE: Final = "first-case.json"

CardName: TypeAlias = Annotated[str, Meta(max_length=64)]
WrittenLine: TypeAlias = Annotated[str, Meta(max_length=LONGEST_LINE)]
ShownCard: TypeAlias = Literal["", "knife", "dining-room"]
"""What the learner can have shown; empty before that."""


class WrittenPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """A mark of the learner's."""

    card: CardName
    column: Suspect | None  # none is the envelope's
    mark: Mark


class Progress(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was played, what the screen had told of it, which step is on, what is pencilled in."""

    step: Annotated[int, Meta(ge=0, le=len(STEPS))] = 0
    played: Annotated[int, Meta(ge=0, le=len(SCRIPT))] = 0
    told: Annotated[int, Meta(ge=0, le=10_000)] = 0
    shown: ShownCard = ""  # the card the learner chose to show
    marks: Annotated[tuple[WrittenPlace, ...], Meta(max_length=200)] = ()
    lines: Annotated[
        dict[CardName, WrittenLine], Meta(max_length=40)
    ] = {}  # what is written about a card
    finished: bool = False


PROGRESS: Final = msgspec.json.Decoder(Progress)
LARGEST: Final = 100_000
"""Bytes: more than ever stands in it."""


class LearnersPlace:
    """Where the progress lies; whatever becomes of the file, the lesson can be begun."""

    def __init__(self, root: Path | None = None) -> None:
        self.path = (root or folder()) / FILE

    def load(self) -> Progress | None:
        """How far one has come; nothing if one has not begun, or the file cannot be used."""
        try:
            return PROGRESS.decode(files.read(self.path, LARGEST))
        except FileNotFoundError:
            return None
        except (OSError, *files.DAMAGED) as error:
            log.warning("the first case begins anew: %s", error)
            return None

    def keep(self, progress: Progress) -> None:
        """Write it down; a lesson that cannot be kept can still be taken."""
        try:
            files.write_whole(self.path, files.fit(progress, PROGRESS.decode, LARGEST))
        except OSError as error:
            log.warning("the first case cannot be kept: %s", error)


class Nowhere(LearnersPlace):
    """A lesson that is only looked at, and leaves the player's own progress alone."""

    def load(self) -> Progress | None:
        """Nobody has begun."""
        return None

    def keep(self, progress: Progress) -> None:
        """Nothing is written."""
        del progress
