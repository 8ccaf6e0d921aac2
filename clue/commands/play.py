"""``clue`` or ``clue play``: the window."""

from __future__ import annotations

import argparse
from typing import Any


def add_to(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("play", help="open the window (as without a command)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Open the window on the title."""
    from clue.ui.hints import set_hints

    set_hints()
    from clue.ui.start import open_window, title

    del options
    return open_window(title)
