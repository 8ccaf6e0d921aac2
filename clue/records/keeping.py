"""The case on the table, kept on disk after every action, so that closing the window loses nothing.

Beside the record it holds what a record of a finished game has no need of: the seed of the dice
still to come, the score of the series, and the marks in people's notebooks.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import platformdirs
from msgspec import Meta, Struct

from clue.records.read import LARGEST
from clue.records.replay import replayed
from clue.records.schema import Name, Record, Slug
from clue.records.write import write_whole
from clue.rules.cards import Suspect
from clue.rules.chance import SeededChance
from clue.rules.setup import deal
from clue.session import Session

log = logging.getLogger(__name__)

FILE = "current.clue"


class MarkLine(Struct, frozen=True, forbid_unknown_fields=True):
    """One mark in a notebook."""

    seat: Suspect  # whose notebook
    card: Slug
    column: Suspect
    mark: Literal["no", "yes", "maybe"]


class Kept(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything needed to sit down again where one got up."""

    record: Record
    seed: Name
    salt: Name = ""  # with the seed what the commitment was made of
    mansion: Name  # the map's file name without its ending
    games: Annotated[int, Meta(ge=0)] = 0
    wins: dict[Suspect, int] = {}
    marks: tuple[MarkLine, ...] = ()


def folder() -> Path:
    """Where this player's cases live; ``CLUE_DATA`` moves it."""
    wish = os.environ.get("CLUE_DATA")
    return Path(wish) if wish else platformdirs.user_data_path("clue", appauthor=False)


class Keeper:
    """One file with the case on the table; a fault is logged and play goes on in memory."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or folder() / FILE
        self.fault = ""

    def keep(self, kept: Kept) -> bool:
        """Write the whole file or leave the old one; whether it was written."""
        try:
            write_whole(self.path, msgspec.json.encode(kept))
        except OSError as error:
            self.fault = error.strerror or type(error).__name__
            log.warning("the case cannot be kept: %s", self.fault)
            return False
        self.fault = ""
        return True

    def load(self) -> Kept | None:
        """The case that was on the table; a damaged file is set aside."""
        try:
            data = self.path.read_bytes()
        except OSError:
            return None
        try:
            if len(data) > LARGEST:
                raise msgspec.ValidationError("too large")
            return msgspec.json.decode(data, type=Kept)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            log.warning("the kept case is damaged: %s", error)
            self.set_aside()
            return None

    def set_aside(self) -> None:
        """Keep a file that cannot be used, under another name."""
        try:
            self.path.replace(self.path.with_suffix(".damaged"))
        except OSError as error:
            log.warning("the damaged case cannot be set aside: %s", error)

    def forget(self) -> None:
        """Clear the table: the case is over."""
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            log.warning("the finished case cannot be cleared away: %s", error)


def resumed(kept: Kept) -> Session:
    """The game of a kept case, with the dice that would have come; or a :class:`RecordError`."""
    session = replayed(kept.record)
    chance = SeededChance(f"{kept.seed}:chance")
    deal(session.setup, chance)  # the cards were drawn from the same stream before the dice
    for played in session.played:
        if played.dice:
            chance.dice(len(played.dice))
    session.chance = chance
    return session
