"""Write the list of modules in CONTRIBUTING.md anew from their docstrings: ``house_map.py``."""

from __future__ import annotations

import ast
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "CONTRIBUTING.md"
BEGIN, END = "<!-- the list of modules begins -->\n", "<!-- the list of modules ends -->\n"


def modules() -> list[Path]:
    """Every module but the empty ones, those of the top folder first."""
    found = ((path, path.parent.relative_to(ROOT)) for path in (ROOT / "clue").rglob("*.py"))
    return [path for path, _ in sorted(found, key=lambda f: (f[1].parts, f[0].name)) if said(path)]


def said(path: Path) -> str:
    """The first line of a module's docstring."""
    told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return told.partition("\n")[0].replace("``", "`")


def told() -> str:
    """The list, a heading for each folder."""
    lines = []
    for folder, paths in groupby(modules(), key=lambda path: path.parent.relative_to(ROOT)):
        lines += [f"\n**{folder.as_posix()}/**\n\n"]
        lines += [f"- `{path.relative_to(ROOT).as_posix()}`: {said(path)}\n" for path in paths]
    return "".join(lines)


if __name__ == "__main__":
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + BEGIN + told() + "\n" + END + after, encoding="utf-8")
