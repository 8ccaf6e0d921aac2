"""``clue bench``: how fast the rules, the detectives and the window are on this machine."""

from __future__ import annotations

import argparse
import importlib
import re

from clue.commands.parser import Say, add_language

BENCHES = {
    "rules": "clue.devkit.benches.rules",
    "ai": "clue.devkit.benches.players",
    "ui": "clue.devkit.benches.window",
    "phones": "clue.devkit.benches.phones",
}


def describe(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    benches = parser.add_subparsers(metavar=say("commands-word-what"), required=True)
    for name, module in BENCHES.items():
        purpose = say(f"commands-bench-{name}")
        bench = benches.add_parser(name, help=purpose, description=purpose)
        add_language(bench, say)
        bench.add_argument("--json", action="store_true", help=say("commands-bench-json"))
        bench.set_defaults(run=run, module=module)


def key_of(name: str) -> str:
    """A figure's name as programs read it: small letters, figures and low lines, its unit last."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("%", "percent")).strip("_")


def run(options: argparse.Namespace) -> int:
    """Measure, and print the figures."""
    import msgspec

    figures: dict[str, float] = importlib.import_module(options.module).measure()
    if options.json:
        keyed = {key_of(name): figure for name, figure in figures.items()}
        print(msgspec.json.encode(keyed).decode())
        return 0
    width = max(map(len, figures))
    for name, figure in figures.items():
        print(f"{name:<{width}}  {figure:>12,.3f}")
    return 0
