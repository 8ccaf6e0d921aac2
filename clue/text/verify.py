"""What checking a finished game against its promise has found, in words."""

from __future__ import annotations

import msgspec

from clue import __version__
from clue.records.schema import Record
from clue.records.verify import Confirmed, DoubtError
from clue.text.speaker import Speaker


def tell_confirmed(confirmed: Confirmed, speaker: Speaker, record: Record) -> str:
    """One thing that is as promised."""
    who = speaker.several([speaker.seat(seat) for seat in confirmed.seats])
    return speaker.choose(
        f"verify-proof-{confirmed.proof.value}",
        _promise(record),
        count=confirmed.count,
        seats=who,
        commitment=record.commitment,
    )


def tell_doubt(error: DoubtError, speaker: Speaker, record: Record) -> str:
    """What does not agree; an action is named as it stands in the file."""
    values: dict[str, object] = {}
    facets = _promise(record)
    if error.seat is not None:
        values["who"] = speaker.seat(error.seat)
        values["player"] = next(s.player for s in record.seats if s.suspect == error.seat)
    if error.index is not None:
        values["index"] = error.index
        values["found"] = msgspec.json.encode(record.actions[error.index]).decode()
    if error.expected is not None:
        values["expected"] = msgspec.json.encode(error.expected).decode()
    if record.program and record.program != f"clue {__version__}":
        facets.add("elsewhere")
        values["program"] = record.program
        values["here"] = f"clue {__version__}"
    return speaker.choose(f"verify-doubt-{error.doubt.value}", facets, **values)


def _promise(record: Record) -> set[str]:
    """What the promise was made of beside seed and salt."""
    if record.cuts is None:
        return {"deal"}
    return {"cuts"} if record.cuts else set()
