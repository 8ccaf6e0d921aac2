"""``clue --selftest`` and ``clue bench``: whether all works on this machine, and how fast it is."""

from __future__ import annotations

import argparse
import importlib
import os
import re
import sys
import tempfile
import time
import traceback
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from clue.commands.parser import Say, add_language, asked_in, language_of

if TYPE_CHECKING:
    from clue.devkit.selftest import Check
    from clue.text.speaker import Speaker

OFF_SCREEN: Final = {
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
    "CLUE_STRICT_TEXT": "1",  # a sentence that cannot be said is a fault here
}
BENCHES = {
    "rules": "clue.devkit.benches.rules",
    "ai": "clue.devkit.benches.players",
    "ui": "clue.devkit.benches.window",
    "phones": "clue.devkit.benches.phones",
}


def describe_selftest(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    parser.add_argument("--json", action="store_true", help=say("commands-selftest-json"))
    parser.set_defaults(run=run_selftest)


def run_selftest(options: argparse.Namespace) -> int:
    """Try one thing after the other; 1 when anything fails."""
    with _own_world() as folder:
        from clue.ui.window.sdl import set_hints

        set_hints()
        from clue.devkit.selftest import CHECKS
        from clue.text.speaker import Speaker
        from clue.versions import versions

        words = Speaker(language_of(asked_in(options)), strict=False)
        if options.json:
            tried = [_tried(check, folder) for check in CHECKS]
            print(_in_json(versions(), tried))
            return 1 if any(one.error for one in tried) else 0
        print(", ".join(f"{part} {version}" for part, version in versions()), flush=True)
        failed = sum(not _passed(check, folder, words) for check in CHECKS)
        print(words.say("selftest-failed" if failed else "selftest-passed", count=failed))
    return 1 if failed else 0


@dataclass(frozen=True)
class TriedCheck:
    """One thing that was tried: what it found, or what went wrong, and how long it took."""

    name: str
    seconds: float
    figures: Mapping[str, object] = field(default_factory=dict)
    error: str = ""


def _tried(check: Check, folder: Path) -> TriedCheck:
    """Try one thing, whatever becomes of it."""
    begun = time.perf_counter()
    try:
        figures = check.try_it(folder)
    except Exception as error:  # noqa: BLE001 - whatever it is, the other parts are tried too
        traceback.print_exc(file=sys.stderr)
        wrong = f"{type(error).__name__}: {error}"
        return TriedCheck(check.name, time.perf_counter() - begun, error=wrong)
    return TriedCheck(check.name, time.perf_counter() - begun, figures)


def _passed(check: Check, folder: Path, words: Speaker) -> bool:
    """Try one thing and tell how it went."""
    tried = _tried(check, folder)
    if tried.error:
        about = words.say(f"selftest-{check.name}", "about")
        print(f"FAIL  {about}: {tried.error}", flush=True)
        return False
    told = words.say(f"selftest-{check.name}", **tried.figures)
    print(f"ok    {told} ({tried.seconds:.1f} s)", flush=True)
    return True


def _in_json(versions: Iterable[tuple[str, str]], tried: Sequence[TriedCheck]) -> str:
    from clue.codec.plain import line

    checks = [
        {
            "name": one.name,
            "ok": not one.error,
            "seconds": round(one.seconds, 3),
            "figures": dict(one.figures),
            "error": one.error or None,
        }
        for one in tried
    ]
    good = not any(one.error for one in tried)
    return line({"versions": dict(versions), "good": good, "checks": checks})


@contextmanager
def _own_world() -> Iterator[Path]:
    """No screen, no sound, and folders that are nobody's and soon gone."""
    before = dict(os.environ)
    with tempfile.TemporaryDirectory(prefix="clue-selftest-") as folder:
        own = {"CLUE_CONFIG": folder, "CLUE_DATA": folder}
        os.environ.update(OFF_SCREEN | own)
        try:
            yield Path(folder)
        finally:
            os.environ.clear()
            os.environ.update(before)


def describe_bench(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    benches = parser.add_subparsers(metavar=say("commands-word-what"), required=True)
    for name, module in BENCHES.items():
        purpose = say(f"commands-bench-{name}")
        bench = benches.add_parser(name, help=purpose, description=purpose)
        add_language(bench, say)
        bench.add_argument("--json", action="store_true", help=say("commands-bench-json"))
        bench.set_defaults(run=run_bench, module=module)


def key_of(name: str) -> str:
    """A figure's name as programs read it: small letters, figures and low lines, its unit last."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("%", "percent")).strip("_")


def run_bench(options: argparse.Namespace) -> int:
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
