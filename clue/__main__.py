"""Where the program begins and ends: whatever stops it, what is seen is a sentence or nothing."""

from __future__ import annotations

import os
import sys


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code tells how it went.

    All the rest is imported inside: Ctrl-C may come as early as it likes.
    """
    arguments = sys.argv[1:] if argv is None else argv
    try:
        from clue.children import none_left
        from clue.commands.main import obey

        with none_left():
            code = obey(arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output, `head` say, had enough
        _say_no_more()
        return 0
    except OSError as error:
        return _tell(error, arguments)
    return code


def _tell(error: OSError, arguments: list[str]) -> int:
    """A disk that is full or gone where nobody expected it, mostly under our own output."""
    from clue.commands.parser import asked_language, language_of
    from clue.text.faults import tell_os_error
    from clue.text.speaker import Speaker

    words = Speaker(language_of(asked_language(arguments)))
    print(words.say("system-failed", reason=tell_os_error(error, words)), file=sys.stderr)
    _say_no_more()
    return 1


def _say_no_more() -> None:
    """What is still waiting to be written goes nowhere, and nothing complains of it at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    raise SystemExit(main())
