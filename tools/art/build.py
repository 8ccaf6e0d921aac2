"""Make assets again: ``python tools/art/build.py NAME ...``, ``--all`` or ``--list``.

Every module beside this one that has a table ``MAKERS`` takes part: it maps a maker's
name to a function that writes files under ``assets/`` and returns their manifest
entries. Modules import Blender and other heavy tools only inside their makers, so that
listing stays quick and sound can be made where Blender is not installed.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from art import manifest  # noqa: E402

Maker = Callable[[], Iterable[manifest.Entry]]


def makers() -> dict[str, Maker]:
    """Every maker by name, in the order of the modules' names."""
    import art

    found: dict[str, Maker] = {}
    for info in pkgutil.iter_modules(art.__path__):
        if info.name not in ("build", "manifest"):
            module = importlib.import_module(f"art.{info.name}")
            found.update(getattr(module, "MAKERS", {}))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("name", nargs="*", help="makers to run")
    parser.add_argument("--all", action="store_true", help="run every maker")
    parser.add_argument("--list", action="store_true", help="name the makers")
    options = parser.parse_args()
    known = makers()
    if options.list:
        print("\n".join(known))
        return 0
    names = list(known) if options.all else options.name
    if unknown := [name for name in names if name not in known]:
        parser.error(f"no maker is called {', '.join(unknown)}; --list names them")
    for name in names:
        start = time.perf_counter()
        manifest.record(name, known[name]())
        print(f"{name}: {time.perf_counter() - start:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
