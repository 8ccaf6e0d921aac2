"""``clue bench``: how fast the rules, the detectives and the window are on this machine."""

from __future__ import annotations

import argparse
import importlib
from typing import Any

BENCHES = {
    "rules": ("clue.benches.rules", "the referee: destinations, actions, games"),
    "ai": ("clue.benches.ai", "the detectives: belief and whole decisions"),
    "ui": ("clue.benches.ui", "the window: first picture, frames, a still table, memory"),
}


def add_to(commands: Any) -> None:
    """Describe the command and its options."""
    parser = commands.add_parser("bench", help="measure speed on this machine")
    benches = parser.add_subparsers(metavar="WHAT", required=True)
    for name, (module, purpose) in BENCHES.items():
        bench = benches.add_parser(name, help=purpose, description=purpose)
        bench.add_argument("--json", action="store_true", help="figures for a program")
        bench.set_defaults(run=run, module=module)


def run(options: argparse.Namespace) -> int:
    """Measure, and print the figures."""
    import msgspec

    figures: dict[str, float] = importlib.import_module(options.module).measure()
    if options.json:
        print(msgspec.json.encode(figures).decode())
        return 0
    width = max(map(len, figures))
    for name, figure in figures.items():
        print(f"{name:<{width}}  {figure:>12,.3f}")
    return 0
