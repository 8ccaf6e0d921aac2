"""``clue bench ai``: milliseconds of belief and of whole decisions."""

from __future__ import annotations

import argparse


def run_ai(options: argparse.Namespace) -> int:
    """Measure, and print a table or JSON."""
    import msgspec

    from clue.benches.ai import measure

    figures = measure()
    if options.json:
        print(msgspec.json.encode(figures).decode())
        return 0
    width = max(map(len, figures))
    for name, figure in figures.items():
        print(f"{name:<{width}}  {figure:>10,.2f}")
    return 0
