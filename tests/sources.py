"""The sources, read and parsed once for all tests that look at them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.house import parsed

ROOT = Path(__file__).resolve().parents[1]


@cache
def modules(folder: str = "clue") -> tuple[Path, ...]:
    return tuple(sorted((ROOT / folder).rglob("*.py")))


def tree_of(path: Path) -> ast.Module:
    return parsed(path)


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """All that stands in a module."""
    return tuple(ast.walk(tree_of(path)))


@cache
def imports_of(path: Path) -> tuple[str, ...]:
    """What a module imports, wherever in it."""
    return tuple(name for node in nodes_of(path) for name in named(node))


def named(node: ast.AST) -> Iterator[str]:
    """What an import statement names."""
    match node:
        case ast.Import(names):
            yield from (name.name for name in names)
        case ast.ImportFrom(module=str(module), level=0):
            yield module
