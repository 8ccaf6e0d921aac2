"""What is wrong with a record or a share code, as one sentence that says where."""

from __future__ import annotations

import errno

import msgspec

from clue import __version__
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
