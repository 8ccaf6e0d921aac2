"""``clue check-map FILE``: everything that is wrong with a mansion, or a line that sums it up."""

from __future__ import annotations

import argparse
from pathlib import Path

from clue.commands.parser import Commands, Say, add_command, speaker_for


def add_to(commands: Commands, say: Say) -> None:
    """Describe the command and its options."""
    parser = add_command(commands, say, "check-map")
    file = say("commands-word-file")
    parser.add_argument(
        "file", type=Path, nargs="+", metavar=file, help=say("commands-check-map-file")
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print a line for each fault; 1 when there was one."""
    from clue.boards import MapError, load_mansion
    from clue.text.maps import tell_fault, tell_summary

    speaker = speaker_for(options)
    code = 0
    for file in options.file:
        try:
            print(tell_summary(load_mansion(file), speaker))
        except MapError as error:
            code = 1
            for fault in error.faults:
                print(tell_fault(fault, speaker))
    return code
