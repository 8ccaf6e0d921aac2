"""What can be wrong with a record, as a code with its details; the words are the text layer's."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from clue.rules.cards import Seat
from clue.rules.refusals import Refusal, redact
from clue.rules.setup import SetupError


class RecordFault(Enum):
    """Every way a record can fail."""

    NO_FILE = "no-file"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too-large"
    NOT_JSON = "not-json"
    NOT_A_RECORD = "not-a-record"
    LATER_VERSION = "later-version"
    WRONG_SHAPE = "wrong-shape"
    UNKNOWN_EDITION = "unknown-edition"
    UNKNOWN_MANSION = "unknown-mansion"
    BAD_PLAN = "bad-plan"
    BAD_SETUP = "bad-setup"
    WRONG_DICE = "wrong-dice"
    ILLEGAL = "illegal"


class PlanFault(Enum):
    """Why a mansion drawn in a record cannot be played on."""

    RESERVED_LETTER = "reserved-letter"
    START_MISSING = "start-missing"
    START_DOUBLED = "start-doubled"
    ROOM_COUNT = "room-count"
    DOUBLED_NAME = "doubled-name"
    OVERLAP = "overlap"
    NO_DOOR = "no-door"
    PASSAGE = "passage"
    DOOR_OUTSIDE = "door-outside"
    DOOR_CLOSED = "door-closed"


class RecordError(Exception):
    """A record cannot be used; ``where`` is a place in the file, ``index`` an action's number.

    A table that cannot be laid, an action that is refused and a mansion that cannot be played on
    come with what the one who judged them found: ``setup``, ``refusal``, ``plan``.
    """

    def __init__(
        self,
        fault: RecordFault,
        *,
        where: str = "",
        what: str = "",
        index: int | None = None,
        setup: SetupError | None = None,
        refusal: Refusal | None = None,
        plan: PlanFault | None = None,
        details: Mapping[str, object] | None = None,
    ) -> None:
        told = f"{plan.value} {dict(details or {})}" if plan else str(setup or what)
        parts = (fault.value, where, told, "" if index is None else f"action {index}")
        super().__init__(" ".join(part for part in parts if part))
        self.fault = fault
        self.where = where
        self.what = what
        self.index = index
        self.setup = setup
        self.refusal = refusal
        self.plan = plan
        self.details = dict(details or {})

    def seen_by(self, seat: Seat | None) -> Refusal | None:
        """Why the action is not legal, as one seat may know it; ``None`` is a bystander."""
        return self.refusal and redact(self.refusal, seat)
