"""Write `docs/map.md` anew from the first lines of the docstrings of folders and modules."""

from __future__ import annotations

import ast
import re
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "map.md"
HEAD = """\
# The map of the house

First the folders, then every module in them. To find a rule of the game, look under `clue/rules` first.
Written by `python tools/house_map.py` from the first line of each docstring; a test compares them.

"""
FOLDER = "__init__.py"
"""What says, in its first line, what a folder is for."""


def modules() -> list[Path]:
    """Every module, those of the top folder first."""
    found = ((path, path.parent.relative_to(ROOT)) for path in (ROOT / "clue").rglob("*.py"))
    return [path for path, _ in sorted(found, key=lambda f: (f[1].parts, f[0].name))]


def said(path: Path) -> str:
    """The first line of a module's docstring."""
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return re.sub(r":\w+:(?=`)", "", told.partition("\n")[0]).replace("``", "`")


def folders(paths: list[Path]) -> str:
    """A line for each folder."""
    homes = [path.parent for path in paths if path.name == FOLDER]
    return "".join(
        f"- `{home.relative_to(ROOT).as_posix()}`: {said(home / FOLDER)}\n" for home in homes
    )


def told() -> str:
    """The folders, then their modules, a heading for each folder."""
    paths = modules()
    lines = [HEAD, folders(paths), "\n## Every module\n"]
    rooms = (path for path in paths if path.name != FOLDER)
    for home, inside in groupby(rooms, key=lambda path: path.parent.relative_to(ROOT)):
        lines += [f"\n**{home.as_posix()}/**\n\n"]
        lines += [f"- `{path.relative_to(ROOT).as_posix()}`: {said(path)}\n" for path in inside]
    return "".join(lines)


if __name__ == "__main__":
    PAGE.write_text(told(), encoding="utf-8")
