"""What is wrong with a share code, as one sentence."""

from __future__ import annotations

from clue.clean_text import clean
from clue.codec.share import CodeError
from clue.text.speaker import Speaker


def tell_code_error(error: CodeError, speaker: Speaker) -> str:
    """The fault in words."""
    values = dict(error.details)
    if "kind" in values:
        values["kind"] = speaker.say(f"code-kind-{values['kind']}")
    if "name" in values:
        values["name"] = clean(str(values["name"]))
    return speaker.say(f"code-{error.fault.value}", **values)
