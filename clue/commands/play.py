"""``clue``, ``clue FILE`` or ``clue play``: the window."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any


def add_to(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("play", help="open the window (as without a command)")
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help="what to open in it")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Open the window, or hand over to the one that is open."""
    from clue.folders import player
    from clue.single import Single

    single = Single(player())
    if not single.claim():
        return _hand_over(single, options.file)
    from clue.ui.hints import set_hints

    set_hints()
    from clue.ui.start import open_window, title

    try:
        return open_window(title, file=options.file, single=single)
    finally:
        single.release()


def _hand_over(single: Any, file: Path | None) -> int:
    """Let the first start do it; where it does not answer, say so."""
    from clue.text.locales import preferred_language
    from clue.text.speaker import Speaker

    words = Speaker(preferred_language())
    if single.hand_over(file):
        print(words.say("start-second"))
        return 0
    from clue.ui.hints import set_hints

    set_hints()
    from clue.ui.door import explain

    print(words.say("start-second-deaf"), file=sys.stderr)
    explain(words.say("start-second-deaf"))
    return 1
