"""``clue check-map FILE``: everything that is wrong with a mansion, or a line that sums it up."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any


def add_to(commands: Any) -> None:
    """Describe the command and its options."""
    parser = commands.add_parser(
        "check-map",
        help="name everything that is wrong with a mansion drawn in Tiled",
        description="Checks a Tiled map: prints every fault and where it lies; 1 if there is any.",
    )
    parser.add_argument("file", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--lang", default="en", metavar="LANGUAGE", help="en or fr")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print a line for each fault; 1 when there was one."""
    from clue.boards import MapError, load_mansion
    from clue.boards.telling import tell_fault, tell_summary
    from clue.text.speaker import Speaker

    speaker = Speaker(options.lang)
    code = 0
    for file in options.file:
        try:
            print(tell_summary(load_mansion(file), speaker))
        except MapError as error:
            code = 1
            for fault in error.faults:
                print(tell_fault(fault, speaker))
    return code
