"""What is wrong with a record, as one sentence that says where."""

from __future__ import annotations

from clue.records.faults import RecordError
from clue.rules.cards import SUSPECTS, Suspect
from clue.rules.refusals import Refusal
from clue.rules.setup import SetupError
from clue.text.refusals import tell_refusal
from clue.text.speaker import Speaker
from clue.text.system import tell_os_error


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
