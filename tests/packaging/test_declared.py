"""Whatever the game imports of others is declared, and thanked for."""

import re
import sys
import tomllib

from clue.credits import LIBRARIES
from tests.sources import ROOT, imports_of, modules

CALLED = {"pygame": "pygame-ce", "fluent": "fluent.runtime"}
"""What is called otherwise where it is fetched."""
BY_CHOICE = {"pettingzoo", "gymnasium"}
"""What only somebody who has it already comes by."""


def test_every_library_is_declared_and_thanked():
    imported = {name for path in modules() for name in imports_of(path)}
    others = {name.partition(".")[0] for name in imported} - sys.stdlib_module_names - {"clue"}
    named = {CALLED.get(name, name) for name in others - BY_CHOICE}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {re.match(r"[\w.-]+", one)[0] for one in project["dependencies"]}
    assert named == declared
    thanked = {name.lower() for thanks in LIBRARIES for name in thanks.name.split(", ")}
    assert {name.lower() for name in declared} <= thanked
