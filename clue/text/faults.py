"""What is wrong with a record, a share code or a map, as one sentence that says where."""

from __future__ import annotations

import errno
from pathlib import Path

import msgspec

from clue import __version__
from clue.boards.faults import Detail, FaultCode, MapFault, Where
from clue.boards.mansion import Mansion
from clue.clean_text import clean
from clue.codec.record import Record
from clue.codec.record_reader import RecordError
from clue.codec.share import CodeError
from clue.files import FileError
from clue.rules.cards import SUSPECTS, Suspect
from clue.rules.refusals import Refusal
from clue.rules.setup import SetupError
from clue.store.replay import Confirmed, DoubtError, Proof
from clue.text.decisions import tell_refusal
from clue.text.speaker import Speaker


def tell_record_error(error: RecordError, speaker: Speaker, refusal: Refusal | None = None) -> str:
    """The fault in words; an illegal action is named by its index and the referee's reason.

    The reason is what a bystander may know, unless it is handed in.
    """
    refusal = refusal or error.seen_by(None)
    facets = {"where"} if error.where else set()
    values: dict[str, object] = {"where": error.where, "what": str(error.what)}
    if isinstance(error.__cause__, OSError):
        values["what"] = tell_os_error(error.__cause__, speaker)
    if error.index is not None:
        values["index"] = error.index
    if refusal is not None:
        values["reason"] = tell_refusal(refusal, speaker)
    if error.plan is not None:
        values["what"] = speaker.say(f"plan-fault-{error.plan.value}", **error.details)
    if error.setup is not None:
        values["reason"] = tell_setup_error(error.setup, speaker)
    return speaker.choose(f"record-{error.fault.value}", facets, **values)


def tell_setup_error(error: SetupError, speaker: Speaker) -> str:
    """Why a table cannot be laid so."""
    what = error.what
    named = speaker.card(Suspect(what)) if what in set(SUSPECTS) else what
    return speaker.say(f"setup-fault-{error.fault.value}", what=named)


def tell_confirmed(confirmed: Confirmed, speaker: Speaker, record: Record) -> str:
    """One thing that is as promised."""
    who = speaker.several([speaker.seat(seat) for seat in confirmed.seats])
    told = speaker.choose(
        f"verify-proof-{confirmed.proof.value}",
        _promise(record),
        count=confirmed.count,
        seats=who,
        commitment=record.commitment,
    )
    cuts = (record.cuts or ()) if confirmed.proof is Proof.CUTS else ()
    said = [speaker.say("verify-cut", who=speaker.seat(one.suspect), said=one.cut) for one in cuts]
    return "\n  ".join([told, *said])


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


def tell_reason(error: OSError, speaker: Speaker) -> str:
    """What the system, or the game, has against a file."""
    code = error.code if isinstance(error, FileError) else errno.errorcode.get(error.errno or 0, "")
    return speaker.say("system-reason", code=code, said=error.strerror or str(error))


def tell_os_error(error: OSError, speaker: Speaker) -> str:
    """Which file it is, as far as that is known, and what is wrong with it."""
    reason = tell_reason(error, speaker)
    if error.filename is None:
        return reason
    return speaker.say("system-file", file=str(error.filename), reason=reason)


def tell_code_error(error: CodeError, speaker: Speaker) -> str:
    """The same of a code that was typed or pasted."""
    values = dict(error.details)
    if "kind" in values:
        values["kind"] = speaker.say(f"code-kind-{values['kind']}")
    if "name" in values:
        values["name"] = clean(str(values["name"]))
    return speaker.say(f"code-{error.fault.value}", **values)


_LONGEST = 120
_OF_THE_MAP = (
    FaultCode.PROPERTY_MISSING,
    FaultCode.PROPERTY_TYPE,
    FaultCode.PROPERTY_VALUE,
    FaultCode.TITLE_LONG,
)
"""What an object can lack as well as the map itself: whose it is has to be said."""


def tell_fault(fault: MapFault, speaker: Speaker) -> str:
    """A line such as ``file:line: layer, object, cell: what is wrong; what would be right``."""
    where = fault.where
    details = {"layer": where.layer, "object": where.object, **fault.details}
    quoted = {name: _short(detail) for name, detail in details.items()}
    sentence = speaker.say(f"fault-{fault.code.value}", **quoted)
    if spot := _spot(fault, speaker):
        sentence = speaker.say("map-spot-and", spot=spot, sentence=sentence)
    return f"{_address(where)}: {clean(sentence)}"


def tell_summary(mansion: Mansion, speaker: Speaker) -> str:
    """A good map in a line."""
    board = mansion.board
    return speaker.say(
        "map-good",
        title=mansion.titles.get(speaker.language, board.name),
        width=board.width,
        height=board.height,
        rooms=len(board.rooms),
        squares=len(board.squares),
        doors=len(board.doors),
        passages=len(board.passages),
    )


def _address(where: Where) -> str:
    name = clean(str(_nearest(where.file)))
    return name if where.line is None else f"{name}:{where.line}"


def _nearest(path: Path) -> Path:
    """A file below the folder one works in is named from there."""
    try:
        here, whole = Path.cwd(), path.resolve()
    except (OSError, ValueError):  # a name no file can bear, or a folder that is gone
        return path
    return whole.relative_to(here) if whole.is_relative_to(here) else whole


def _spot(fault: MapFault, speaker: Speaker) -> str:
    """Layer, object and cell as far as they are known, in one phrase or none."""
    where = fault.where
    found: list[str] = []
    if where.layer:
        found.append(speaker.say("map-spot-layer", layer=_short(where.layer)))
    if where.object_id and where.object:
        number = str(where.object_id)
        found.append(speaker.say("map-spot-object", "id", object=_short(where.object), id=number))
    elif where.object_id:
        found.append(speaker.say("map-spot-object", "nameless", id=str(where.object_id)))
    elif where.object:
        found.append(speaker.say("map-spot-object", object=_short(where.object)))
    if where.cell is not None:
        column, row = where.cell
        found.append(speaker.say("map-spot-cell", column=str(column), row=str(row)))
    if not found and fault.code in _OF_THE_MAP:
        found.append(speaker.say("map-spot-map"))
    return ", ".join(found)


def _short(detail: Detail) -> Detail:
    """A name of a thousand letters is told from another by its first."""
    if isinstance(detail, int) or len(detail) <= _LONGEST:
        return detail
    return detail[: _LONGEST - 1] + "…"
