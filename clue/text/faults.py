"""Why something cannot be read or begun, in words: records, and the laying of a table."""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from clue.rules.refusals import Refusal
from clue.text.events import tell_refusal
from clue.text.speaker import Speaker


class BrokenRecord(Protocol):
    """What a record's error says of itself."""

    @property
    def fault(self) -> Enum: ...
    @property
    def where(self) -> str: ...
    @property
    def what(self) -> str: ...
    @property
    def index(self) -> int | None: ...
    @property
    def refusal(self) -> Refusal | None: ...


class BrokenSetup(Protocol):
    """What a set-up's error says of itself."""

    @property
    def fault(self) -> Enum: ...
    @property
    def what(self) -> str: ...


def tell_broken_record(error: BrokenRecord, speaker: Speaker) -> str:
    """One sentence for a record that cannot be used."""
    reason = tell_refusal(error.refusal, speaker) if error.refusal else ""
    where = error.where
    if speaker.has(f"setup-{where}"):  # the table it describes cannot be laid
        reason, where = _setup_sentence(where, error.what, speaker), ""
    index = None if error.index is None else str(error.index)
    return tell_fault(
        speaker,
        f"record-{error.fault.value}",
        where=where,
        what=error.what,
        index=index,
        reason=reason,
    )


def tell_broken_setup(error: BrokenSetup, speaker: Speaker) -> str:
    """One sentence for a table that cannot be laid."""
    return _setup_sentence(error.fault.value, error.what, speaker)


def _setup_sentence(code: str, what: str, speaker: Speaker) -> str:
    return tell_fault(speaker, f"setup-{code}", what=what)


def tell_fault(speaker: Speaker, key: str, **details: str | int | None) -> str:
    """A message that tells more the more details are known; empty ones are not."""
    known = {name: value for name, value in details.items() if value not in {None, ""}}
    return speaker.choose(key, known, **known)
