"""``clue check-case FILE``: what is wrong with a prepared case, or a line that sums it up."""

from __future__ import annotations

import argparse
from pathlib import Path

from clue.commands.parser import Say, speaker_for


def describe(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    file = say("commands-word-file")
    parser.add_argument(
        "file", type=Path, nargs="+", metavar=file, help=say("commands-check-case-file")
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print a line for each file; 1 when one of them cannot be played."""
    from clue.clean_text import clean
    from clue.ladder.case_words import tell_case, tell_case_error
    from clue.ladder.casefile import CaseFileError, read_case

    speaker, code = speaker_for(options), 0
    for file in options.file:
        try:
            told = tell_case(read_case(file), speaker)
        except CaseFileError as error:
            code, told = 1, tell_case_error(error, speaker)
        print(f"{clean(str(file))}: {told}")
    return code
