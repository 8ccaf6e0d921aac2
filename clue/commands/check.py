"""``clue check-map`` and ``clue check-case``: what is wrong with files, or a line about each."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from clue.commands.parser import Say, speaker_for

if TYPE_CHECKING:
    from clue.boards.faults import MapFault
    from clue.text.speaker import Speaker

PAUSE = 0.5
"""Seconds between two looks at the files that are watched."""
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"


def describe_map(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    file = say("commands-word-file")
    parser.add_argument(
        "file", type=Path, nargs="+", metavar=file, help=say("commands-check-map-file")
    )
    parser.add_argument("--json", action="store_true", help=say("commands-check-map-json"))
    parser.add_argument("--watch", action="store_true", help=say("commands-check-map-watch"))
    parser.set_defaults(run=run_map)


def run_map(options: argparse.Namespace) -> int:
    """Print a line for each fault; 1 when there was one."""
    speaker = speaker_for(options)
    return _watched(options, speaker) if options.watch else _told(options, speaker)


def _told(options: argparse.Namespace, speaker: Speaker) -> int:
    """Every map once."""
    from clue.boards import MapError, load_mansion
    from clue.text.faults import tell_fault, tell_summary

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


def _watched(options: argparse.Namespace, speaker: Speaker) -> int:
    """All of them again whenever a file they are made of is saved, until Ctrl-C."""
    from clue.boards.tilesets import Stamps, stamps

    code, before = 0, list[Stamps]()
    try:
        while True:
            if (now := [stamps(file) for file in options.file]) != before:
                before = now
                if not options.json:
                    print(_CLEAR if _clears() else "\n" * bool(code), end="")
                code = _told(options, speaker)
                if not options.json:
                    print(speaker.say("map-watching", count=len(options.file)))
                sys.stdout.flush()
            time.sleep(PAUSE)
    except KeyboardInterrupt:
        if not options.json:
            print("\n" + speaker.say("map-watched"))
        return code


def _clears() -> bool:
    """Whether somebody looks through something that can; old consoles of Windows cannot."""
    return sys.stdout.isatty() and (sys.platform != "win32" or "WT_SESSION" in os.environ)


def _in_json(file: Path, faults: Sequence[MapFault], speaker: Speaker) -> str:
    """A map on one line: each fault with its code, its place and its sentence."""
    from clue.codec.plain import line
    from clue.text.faults import tell_fault

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


def describe_case(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    file = say("commands-word-file")
    parser.add_argument(
        "file", type=Path, nargs="+", metavar=file, help=say("commands-check-case-file")
    )
    parser.set_defaults(run=run_case)


def run_case(options: argparse.Namespace) -> int:
    """Print a line for each file; 1 when one of them cannot be played."""
    from clue.clean_text import clean
    from clue.ladder.casefile import CaseFileError, read_case
    from clue.ladder.honours import tell_case, tell_case_error

    speaker, code = speaker_for(options), 0
    for file in options.file:
        try:
            told = tell_case(read_case(file), speaker)
        except CaseFileError as error:
            code, told = 1, tell_case_error(error, speaker)
        print(f"{clean(str(file))}: {told}")
    return code
