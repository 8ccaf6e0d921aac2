"""What the system says of a file, in the reader's language where it is one of the usual reasons."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

from clue.files import FileError

if TYPE_CHECKING:
    from clue.text.speaker import Speaker


def tell_os_error(error: OSError, speaker: Speaker) -> str:
    """Which file it is, as far as that is known, and what is wrong with it."""
    code = error.code if isinstance(error, FileError) else errno.errorcode.get(error.errno or 0, "")
    reason = speaker.say("system-reason", code=code, said=error.strerror or str(error))
    if error.filename is None:
        return reason
    return speaker.say("system-file", file=str(error.filename), reason=reason)
