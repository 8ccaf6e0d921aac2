"""Whatever the game imports of others is declared, and thanked for."""

import ast
import re
import sys
import tomllib
from pathlib import Path

from clue.credits import LIBRARIES

ROOT = Path(__file__).resolve().parents[2]
CALLED = {"pygame": "pygame-ce", "fluent": "fluent.runtime"}
"""What is called otherwise where it is fetched."""
BY_CHOICE = {"pettingzoo", "gymnasium"}
"""What only somebody who has it already comes by."""


def imported():
    for path in (ROOT / "clue").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Import(names):
                    yield from (name.name for name in names)
                case ast.ImportFrom(module=str(module), level=0):
                    yield module


def test_every_library_is_declared_and_thanked():
    others = {name.partition(".")[0] for name in imported()} - sys.stdlib_module_names - {"clue"}
    named = {CALLED.get(name, name) for name in others - BY_CHOICE}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {re.match(r"[\w.-]+", one)[0] for one in project["dependencies"]}
    assert named == declared
    thanked = {name.lower() for thanks in LIBRARIES for name in thanks.name.split(", ")}
    assert {name.lower() for name in declared} <= thanked
