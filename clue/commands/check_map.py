"""``clue check-map FILE``: everything that is wrong with a mansion, or a line that sums it up."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from clue.commands.parser import Commands, Say, add_command, speaker_for

if TYPE_CHECKING:
    from clue.boards.faults import MapFault
    from clue.text.speaker import Speaker


def add_to(commands: Commands, say: Say) -> None:
    """Describe the command and its options."""
    parser = add_command(commands, say, "check-map")
    file = say("commands-word-file")
    parser.add_argument(
        "file", type=Path, nargs="+", metavar=file, help=say("commands-check-map-file")
    )
    parser.add_argument("--json", action="store_true", help=say("commands-check-map-json"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print a line for each fault; 1 when there was one."""
    from clue.boards import MapError, load_mansion
    from clue.text.maps import tell_fault, tell_summary

    speaker = speaker_for(options)
    code = 0
    for file in options.file:
        faults: list[MapFault] = []
        try:
            told = tell_summary(load_mansion(file), speaker)
        except MapError as error:
            code, faults = 1, error.faults
            told = "\n".join(tell_fault(fault, speaker) for fault in faults)
        print(_in_json(file, faults, speaker) if options.json else told)
    return code


def _in_json(file: Path, faults: Sequence[MapFault], speaker: Speaker) -> str:
    """A map on one line: each fault with its code, its place and its sentence."""
    from clue.codec.plain import line
    from clue.text.maps import tell_fault

    return line(
        {
            "file": str(file),
            "good": not faults,
            "faults": [
                {
                    "code": fault.code.value,
                    "line": fault.where.line,
                    "layer": fault.where.layer or None,
                    "object": fault.where.object or None,
                    "object_id": fault.where.object_id,
                    "cell": fault.where.cell and [*fault.where.cell],
                    "told": tell_fault(fault, speaker),
                }
                for fault in faults
            ],
        }
    )
