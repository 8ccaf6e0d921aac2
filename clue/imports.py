"""Everything the program can import, early or late, found in its own code and tried."""

from __future__ import annotations

import dis
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import CodeType

START = "clue.__main__"


def load_all(start: str = START) -> int:
    """Import whatever can be reached from a module, inside functions too; how many there are.

    What only another system's Python has is passed over; any other that is missing is raised.
    """
    todo, seen = [start], set[str]()
    while todo:
        name = todo.pop()
        if name not in seen and (code := _loaded(name)):
            todo += imported(code)
        seen.add(name)
    return len(seen)


def _loaded(name: str) -> CodeType | None:
    """Import a module, or make sure of the thing in it; the code of a module of ours."""
    parent, _, thing = name.rpartition(".")
    try:
        if parent and not hasattr(import_module(parent), "__path__"):
            return None  # a class, a function, a constant
        if parent and name not in sys.modules and hasattr(sys.modules[parent], thing):
            return None  # the same, offered by a package
        import_module(name)
    except ImportError:
        if name.partition(".")[0] in sys.stdlib_module_names:
            return None
        raise
    spec = find_spec(name)
    ours = name.partition(".")[0] == __package__
    return spec.loader.get_code(name) if ours and spec and spec.loader else None  # type: ignore[attr-defined]


def imported(code: CodeType) -> Iterator[str]:
    """The modules some code imports, and with dots what it takes from them."""
    module = ""
    for step in dis.get_instructions(code):
        if step.opname == "IMPORT_NAME":
            module = step.argval
            yield module
        elif step.opname == "IMPORT_FROM":
            yield f"{module}.{step.argval}"
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from imported(inner)
